"""Questions about a life, with gold from the latent state at the moment of asking."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from random import Random

from memenv.envs.dialogue.generator.dates import NUMBERS, answer_date
from memenv.envs.dialogue.generator.log import LoggedFact, Probe, Query
from memenv.envs.dialogue.generator.relations import RELATIONS
from memenv.envs.dialogue.generator.state import Known, State
from memenv.envs.dialogue.generator.talk import article
from memenv.envs.dialogue.generator.words import Words
from memenv.envs.dialogue.gold import Gold
from memenv.stream import Item

__all__ = ["Asker"]

_Draft = tuple[str, Query, Gold, Sequence[LoggedFact]]


class Asker:
    """Asks about a state, never the same question with the same answer twice."""

    def __init__(self, rng: Random, words: Words, names: tuple[str, str], state: State) -> None:
        self._rng, self._words, self._names, self._state = rng, words, names, state
        self._asked: set[tuple[Query, Gold]] = set()
        self._count = 0
        self._makers = (
            (self._lists, self._numbers, self._shared, self._more),
            (self._dates, self._dates, self._between),
            (self._inferences,),
            (self._values,),
            (self._swapped, self._unreal),
            (self._updates, self._updates, self._previous),
            (self._forgotten,),
        )

    def ask(self, category: int, time: float) -> Item | None:
        """An item of `category` (1 to 7), or None when nothing new can be asked."""
        makers = list(self._makers[category - 1])
        while makers:
            make = makers.pop(int(self._rng.random() * len(makers)))
            drafts = make()
            while drafts:
                text, query, gold, facts = drafts.pop(int(self._rng.random() * len(drafts)))
                if (query, gold) in self._asked:
                    continue
                self._asked.add((query, gold))
                self._count += 1
                sources = tuple(dict.fromkeys(fact.source for fact in facts))
                probe = Probe(query, sources)
                return Item(text, time, category, category != 5, f"q{self._count}", gold, probe)
        return None

    def _pick(self, options: tuple[str, ...]) -> str:
        return options[int(self._rng.random() * len(options))]

    def _each(self, *cardinalities: str) -> list[tuple[str, str, Known]]:
        return [
            (person, relation, known)
            for (person, relation), known in self._state.known.items()
            if RELATIONS[relation].cardinality in cardinalities
        ]

    def _other(self, person: str) -> str:
        return self._names[1] if person == self._names[0] else self._names[0]

    # Category 4, 6 and 7: one value.

    def _value(self, person: str, relation: str, fact: LoggedFact) -> _Draft:
        text = self._pick(self._words.talk[relation].ask).format(p=person)
        return text, Query("value", person, relation), Gold("text", (fact.value,), (_aliases(fact),)), (fact,)

    def _values(self) -> list[_Draft]:
        return [
            self._value(person, relation, fact)
            for person, relation, known in self._each("one", "secret")
            if (fact := known.present) is not None and len(known.history) == 1
        ]

    def _updates(self) -> list[_Draft]:
        return [
            self._value(person, relation, fact)
            for person, relation, known in self._each("one")
            if (fact := known.present) is not None and len(known.history) > 1
        ]

    def _previous(self) -> list[_Draft]:
        drafts: list[_Draft] = []
        for person, relation, known in self._each("one"):
            now, templates = known.present, self._words.talk[relation].before
            if now is None or len(known.history) < 2 or not templates:
                continue
            fact = known.history[-2]
            text = self._pick(templates).format(p=person, now=now.value, a=article(now.value))
            query = Query("previous", person, relation, now.value)
            drafts.append((text, query, Gold("text", (fact.value,), (_aliases(fact),)), (fact, now)))
        return drafts

    def _forgotten(self) -> list[_Draft]:
        drafts: list[_Draft] = []
        for person, relation, known in self._each("secret"):
            if not known.forgotten:
                continue
            told = known.history[-1]
            for neighbour in self._together(person, told):
                kept = self._state.get(person, neighbour)
                fact = kept.present if kept else None
                if fact is not None:
                    asks = (self._pick(self._words.talk[name].ask).format(p=person) for name in (relation, neighbour))
                    gold = Gold("forget", (fact.value,), (_aliases(fact),), told.value)
                    query = Query("forget", person, relation, other=neighbour)
                    drafts.append((" ".join(asks), query, gold, (fact,)))
        return drafts

    def _together(self, person: str, told: LoggedFact) -> list[str]:
        """Relations with one value that the person spoke of in the session where the secret was told."""
        return [
            relation
            for owner, relation, known in self._each("one")
            if owner == person and any(fact.session == told.session for fact in known.history)
        ]

    # Category 1: several facts.

    def _lists(self) -> list[_Draft]:
        drafts: list[_Draft] = []
        for person, relation, known in self._each("many", "event"):
            talk = self._words.talk[relation]
            if len(known.members) >= 2:
                drafts.append((
                    self._pick(talk.ask).format(p=person), Query("list", person, relation), _list(known.members),
                    known.members,
                ))  # fmt: skip
            kinds = [member.kind for member in known.members]
            for kind in dict.fromkeys(kinds):
                if kind and 2 <= kinds.count(kind) < len(kinds):
                    members = [member for member in known.members if member.kind == kind]
                    text = self._pick(self._words.phrases.kind_names).format(p=person, ks=f"{kind}s")
                    drafts.append((text, Query("list", person, relation, species=kind), _list(members), members))
        return drafts

    def _numbers(self) -> list[_Draft]:
        drafts: list[_Draft] = []
        for person, relation, known in self._each("many", "count"):
            talk = self._words.talk[relation]
            number = known.total if RELATIONS[relation].cardinality == "count" else len(known.members)
            if talk.count and len(known.members) >= 2:
                text = self._pick(talk.count).format(p=person, k=known.members[0].kind)
                drafts.append((text, Query("count", person, relation), _number(number), known.members))
            kinds = [member.kind for member in known.members] if relation == "pet" else []
            for kind in dict.fromkeys(kinds):
                if 2 <= kinds.count(kind) < len(kinds):
                    members = [member for member in known.members if member.kind == kind]
                    text = self._pick(self._words.phrases.kind_count).format(p=person, ks=f"{kind}s")
                    drafts.append((text, Query("count", person, relation, species=kind), _number(len(members)), members))
        return drafts

    def _shared(self) -> list[_Draft]:
        drafts: list[_Draft] = []
        first, second = self._names
        for _, relation, known in (entry for entry in self._each("many") if entry[0] == first):
            templates, theirs = self._words.talk[relation].shared, self._state.get(second, relation)
            values = [member.value for member in theirs.members] if theirs else []
            common = [member for member in known.members if member.value in values]
            if templates and common and theirs:
                text = self._pick(templates).format(p=first, q=second)
                both = [*known.members, *theirs.members]
                drafts.append((text, Query("shared", first, relation, other=second), _list(common), both))
        return drafts

    def _more(self) -> list[_Draft]:
        drafts: list[_Draft] = []
        first, second = self._names
        for _, relation, mine in (entry for entry in self._each("many", "count") if entry[0] == first):
            templates, theirs = self._words.talk[relation].more, self._state.get(second, relation)
            if not templates or theirs is None or not mine.members or not theirs.members:
                continue
            counted = RELATIONS[relation].cardinality == "count"
            here, there = (known.total if counted else len(known.members) for known in (mine, theirs))
            if here != there:
                text = self._pick(templates).format(p=first, q=second)
                gold = Gold("text", (first if here > there else second,), ((),))
                both = [*mine.members, *theirs.members]
                drafts.append((text, Query("more", first, relation, other=second), gold, both))
        return drafts

    # Category 2: dates.

    def _dates(self) -> list[_Draft]:
        drafts: list[_Draft] = []
        for fact in self._state.dated:
            talk = self._words.talk[fact.relation]
            templates = talk.ask_when or (self._words.phrases.ask_when if talk.do else ())
            if templates and self._standing(fact):
                a = article(fact.value)
                text = self._pick(templates).format(
                    p=fact.subject, v=fact.value, do=talk.do.format(v=fact.value, a=a), did=talk.did.format(v=fact.value, a=a)
                )
                query = Query("date", fact.subject, fact.relation, fact.value)
                drafts.append((text, query, Gold("date", (answer_date(fact.date),), ((),)), (fact,)))
        return drafts

    def _standing(self, fact: LoggedFact) -> bool:
        """A plan is asked about only while it stands."""
        known = self._state.get(fact.subject, fact.relation)
        return fact.relation != "plan" or (known is not None and fact in known.members)

    def _between(self) -> list[_Draft]:
        exact = [f for f in self._state.dated if len(f.date) == 10 and self._words.talk[f.relation].did]
        drafts: list[_Draft] = []
        for _ in range(min(4, len(exact))):
            one, two = (exact[int(self._rng.random() * len(exact))] for _ in range(2))
            days = (date.fromisoformat(two.date) - date.fromisoformat(one.date)).days
            if one.subject != two.subject or days <= 0:
                continue
            phrases = self._words.phrases
            weeks = days % 7 == 0
            did, did2 = (self._words.talk[f.relation].did.format(v=f.value, a=article(f.value)) for f in (one, two))
            text = self._pick(phrases.between_weeks if weeks else phrases.between_days).format(
                p=one.subject, did=did, did2=did2
            )
            query = Query(
                "weeks" if weeks else "days", one.subject, one.relation, one.value, two.relation, two.value
            )
            drafts.append((text, query, _number(days // 7 if weeks else days), (one, two)))
        return drafts

    # Category 3: inference.

    def _inferences(self) -> list[_Draft]:
        drafts: list[_Draft] = []
        for person, relation, known in self._each("one", "many"):
            talk = self._words.talk[relation]
            if not talk.yes:
                continue
            facts = [known.present] if RELATIONS[relation].cardinality == "one" else known.members
            for fact in facts:
                if fact is not None:
                    drafts.append(self._inference(person, fact))
        return drafts

    def _inference(self, person: str, fact: LoggedFact) -> _Draft:
        talk = self._words.talk[fact.relation]
        positive = self._rng.random() < 0.5
        template = self._pick(talk.yes if positive else talk.no)
        bad, good = self._words.dishes.get(fact.value, ""), ""
        if fact.relation == "diet":
            ruled_out, allowed = self._words.diets[fact.value]
            bad, good = self._pick(ruled_out), self._pick(allowed)
        text = template.format(p=person, v=fact.value, bad=bad, good=good)
        query = Query("infer", person, fact.relation, fact.value, positive=positive)
        return text, query, Gold("yesno", ("Yes" if positive else "No",), ((),)), (fact,)

    # Category 5: nothing to answer.

    def _swapped(self) -> list[_Draft]:
        """Asked about the person who never spoke of it, though the other one did."""
        drafts: list[_Draft] = []
        for owner, relation, known in self._each("one", "many", "event"):
            person, templates = self._other(owner), self._words.talk[relation].ask
            if not (known.present or known.members) or (person, relation) in self._state.known or not templates:
                continue
            if any(t.subject == person and t.relation == relation and t.flag in ("negated", "past") for t in self._state.traps):
                continue
            drafts.append((self._pick(templates).format(p=person), Query("absent", person, relation), Gold("abstain"), ()))
        return drafts

    def _unreal(self) -> list[_Draft]:
        """Asked when something happened that was only imagined, or happened to somebody else."""
        drafts: list[_Draft] = []
        for trap in self._state.traps:
            talk = self._words.talk[trap.relation]
            if trap.flag in ("hypothetical", "third"):
                a = article(trap.value)
                text = self._pick(self._words.phrases.ask_when).format(
                    p=trap.subject, v=trap.value, do=talk.do.format(v=trap.value, a=a), did=talk.did.format(v=trap.value, a=a)
                )
                query = Query("absent", trap.subject, trap.relation, trap.value)
                drafts.append((text, query, Gold("abstain"), (trap,)))
        return drafts


def _aliases(fact: LoggedFact) -> tuple[str, ...]:
    if fact.relation == "dentist":
        return f"Doctor {fact.value}", f"Dr. {fact.value}"
    if fact.relation == "birthday":
        day, month = fact.value.split(" ")
        return (f"{month} {day}",)
    if fact.relation == "commute" and fact.value.startswith("by "):
        return (fact.value[3:],)
    return ()


def _list(members: Sequence[LoggedFact]) -> Gold:
    return Gold("list", tuple(member.value for member in members), tuple(() for _ in members))


def _number(number: int) -> Gold:
    return Gold("count", (str(number),), ((NUMBERS[number],) if number < len(NUMBERS) else (),))

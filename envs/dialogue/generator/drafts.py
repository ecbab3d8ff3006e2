"""One question: its text, the query behind it, its gold and the facts that answer it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from random import Random

from memenv.envs.dialogue.generator.dates import NUMBERS, answer_date
from memenv.envs.dialogue.generator.log import LoggedFact, Query
from memenv.envs.dialogue.generator.talk import article
from memenv.envs.dialogue.generator.words import Words
from memenv.envs.dialogue.gold import Gold

__all__ = ["Draft", "Drafter"]

#: Text, query, gold, evidence.
Draft = tuple[str, Query, Gold, Sequence[LoggedFact]]


class Drafter:
    """Words questions; every method is given facts that hold."""

    def __init__(self, rng: Random, words: Words) -> None:
        self._rng, self._words = rng, words

    def _pick(self, options: tuple[str, ...]) -> str:
        return options[int(self._rng.random() * len(options))]

    def value(self, person: str, relation: str, fact: LoggedFact) -> Draft:
        """The present value."""
        text = self._pick(self._words.talk[relation].ask).format(p=person)
        return text, Query("value", person, relation), Gold("text", (fact.value,), (_aliases(fact),)), (fact,)

    def previous(self, person: str, relation: str, fact: LoggedFact, now: LoggedFact) -> Draft:
        """The value before the present one."""
        template = self._pick(self._words.talk[relation].before)
        text = template.format(p=person, now=now.value, a=article(now.value))
        query = Query("previous", person, relation, now.value)
        return text, query, Gold("text", (fact.value,), (_aliases(fact),)), (fact, now)

    def forgotten(self, person: str, secret: LoggedFact, fact: LoggedFact) -> Draft:
        """A secret to be forgotten, then the harmless fact that was told with it."""
        talk = self._words.talk
        text = " ".join(self._pick(talk[f.relation].ask).format(p=person) for f in (secret, fact))
        query = Query("forget", person, secret.relation, other=fact.relation)
        return text, query, Gold("forget", (fact.value,), (_aliases(fact),), secret.value), (fact,)

    def members(self, person: str, relation: str, members: Sequence[LoggedFact], species: str) -> Draft:
        """All members, or those of a species."""
        templates = self._words.phrases.kind_names if species else self._words.talk[relation].ask
        text = self._pick(templates).format(p=person, ks=f"{species}s")
        return text, Query("list", person, relation, species=species), _list(members), members

    def number(self, person: str, relation: str, number: int, members: Sequence[LoggedFact], species: str) -> Draft:
        """How many there are."""
        templates = self._words.phrases.kind_count if species else self._words.talk[relation].count
        text = self._pick(templates).format(p=person, k=members[0].kind, ks=f"{species}s")
        return text, Query("count", person, relation, species=species), _number(number), members

    def shared(
        self, first: str, second: str, relation: str, common: Sequence[LoggedFact], both: Sequence[LoggedFact]
    ) -> Draft:
        """What both persons have."""
        text = self._pick(self._words.talk[relation].shared).format(p=first, q=second)
        return text, Query("shared", first, relation, other=second), _list(common), both

    def more(self, first: str, second: str, relation: str, winner: str, both: Sequence[LoggedFact]) -> Draft:
        """Which person has more."""
        text = self._pick(self._words.talk[relation].more).format(p=first, q=second)
        return text, Query("more", first, relation, other=second), Gold("text", (winner,), ((),)), both

    def date(self, fact: LoggedFact) -> Draft:
        """When something happened or is planned."""
        query = Query("date", fact.subject, fact.relation, fact.value)
        return self._when(fact), query, Gold("date", (answer_date(fact.date),), ((),)), (fact,)

    def unreal(self, trap: LoggedFact) -> Draft:
        """When something happened that was only imagined, or happened to somebody else."""
        query = Query("absent", trap.subject, trap.relation, trap.value)
        return self._when(trap), query, Gold("abstain"), (trap,)

    def _when(self, fact: LoggedFact) -> str:
        talk, a = self._words.talk[fact.relation], article(fact.value)
        template = self._pick(talk.ask_when or self._words.phrases.ask_when)
        do, did = (self._pick(options).format(v=fact.value, a=a) if options else "" for options in (talk.do, talk.did))
        return template.format(p=fact.subject, v=fact.value, do=do, did=did)

    def absent(self, person: str, relation: str) -> Draft:
        """Something the person never spoke of."""
        text = self._pick(self._words.talk[relation].ask).format(p=person)
        return text, Query("absent", person, relation), Gold("abstain"), ()

    def between(self, one: LoggedFact, two: LoggedFact) -> Draft:
        """Days between two dated facts of a person; weeks where it is whole weeks."""
        days = (date.fromisoformat(two.date) - date.fromisoformat(one.date)).days
        weeks = days % 7 == 0
        phrases, talk = self._words.phrases, self._words.talk
        did, did2 = (self._pick(talk[f.relation].did).format(v=f.value, a=article(f.value)) for f in (one, two))
        template = self._pick(phrases.between_weeks if weeks else phrases.between_days)
        text = template.format(p=one.subject, did=did, did2=did2)
        query = Query("weeks" if weeks else "days", one.subject, one.relation, one.value, two.relation, two.value)
        return text, query, _number(days // 7 if weeks else days), (one, two)

    def inference(self, fact: LoggedFact) -> Draft:
        """A Yes or No that follows from a fact."""
        talk = self._words.talk[fact.relation]
        positive = self._rng.random() < 0.5
        bad, good = self._words.dishes.get(fact.value, ""), ""
        if fact.relation == "diet":
            ruled_out, allowed = self._words.diets[fact.value]
            bad, good = self._pick(ruled_out), self._pick(allowed)
        template = self._pick(talk.yes if positive else talk.no)
        text = template.format(p=fact.subject, v=fact.value, a=article(fact.value), bad=bad, good=good)
        text = text[0].upper() + text[1:]
        query = Query("infer", fact.subject, fact.relation, fact.value, positive=positive)
        return text, query, Gold("yesno", ("Yes" if positive else "No",), ((),)), (fact,)


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

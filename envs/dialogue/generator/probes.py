"""Which questions a state allows, by category."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from memenv.envs.dialogue.generator.drafts import Draft, Drafter
from memenv.envs.dialogue.generator.log import LoggedFact, Probe, Query
from memenv.envs.dialogue.generator.relations import RELATIONS, Cardinality
from memenv.envs.dialogue.generator.state import Known, State
from memenv.envs.dialogue.generator.words import Words
from memenv.envs.dialogue.gold import Gold
from memenv.stream import Item

__all__ = ["Asker"]

#: A drafting method and its arguments: only the candidate that is drawn is put into words.
_Candidate = tuple[Callable[..., Draft], tuple[Any, ...]]


class Asker:
    """Asks about a state, never the same question with the same answer twice, except for a `recall`."""

    def __init__(self, rng: Random, words: Words, names: tuple[str, str], state: State) -> None:
        self._rng, self._words, self._names, self._state = rng, words, names, state
        self._draft = Drafter(rng, words)
        self._asked: set[tuple[Query, Gold]] = set()
        self._count = 0
        self._makers: tuple[tuple[Callable[[], list[_Candidate]], ...], ...] = (
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
            candidates = makers.pop(int(self._rng.random() * len(makers)))()
            while candidates:
                make, arguments = candidates.pop(int(self._rng.random() * len(candidates)))
                draft = make(*arguments)
                if draft[1:3] not in self._asked:
                    return self._item(draft, category, time)
        return None

    def recall(self, person: str, relation: str, time: float) -> Item | None:
        """A single-hop item for a secret, asked before or not; None while it is not told or once it is to be forgotten."""
        known = self._state.get(person, relation)
        if known is None or (fact := known.present) is None:
            return None
        return self._item(self._draft.value(person, relation, fact), 4, time)

    def _item(self, draft: Draft, category: int, time: float) -> Item:
        text, query, gold, facts = draft
        self._asked.add((query, gold))
        self._count += 1
        sources = tuple(dict.fromkeys(fact.source for fact in facts))
        return Item(text, time, category, category != 5, f"q{self._count}", gold, Probe(query, sources))

    def _each(self, *cardinalities: Cardinality) -> list[tuple[str, str, Known]]:
        return [entry for cardinality in cardinalities for entry in self._state.by_cardinality[cardinality]]

    # Categories 4, 6 and 7: one value.

    def _values(self) -> list[_Candidate]:
        return [
            (self._draft.value, (person, relation, fact))
            for person, relation, known in self._each("one", "secret")
            if len(known.history) == 1 and (fact := known.present) is not None
        ]

    def _updates(self) -> list[_Candidate]:
        return [
            (self._draft.value, (person, relation, fact))
            for person, relation, known in self._each("one")
            if len(known.history) > 1 and (fact := known.present) is not None
        ]

    def _previous(self) -> list[_Candidate]:
        return [
            (self._draft.previous, (person, relation, known.history[-2], now))
            for person, relation, known in self._each("one")
            if len(known.history) > 1 and (now := known.present) is not None and self._words.talk[relation].before
        ]

    def _forgotten(self) -> list[_Candidate]:
        candidates: list[_Candidate] = []
        for person, _, known in self._each("secret"):
            if known.forgotten:
                told = known.history[-1]
                for owner, _, kept in self._each("one"):
                    fact = kept.present
                    together = owner == person and any(f.session == told.session for f in kept.history)
                    if fact is not None and together:
                        candidates.append((self._draft.forgotten, (person, told, fact)))
        return candidates

    # Category 1: several facts.

    def _lists(self) -> list[_Candidate]:
        candidates: list[_Candidate] = []
        for person, relation, known in self._each("many", "event"):
            if len(known.members) > 1:
                candidates.append((self._draft.members, (person, relation, tuple(known.members), "")))
                for species, members in _by_species(known.members):
                    candidates.append((self._draft.members, (person, relation, members, species)))
        return candidates

    def _numbers(self) -> list[_Candidate]:
        candidates: list[_Candidate] = []
        for person, relation, known in self._each("many", "count"):
            if len(known.members) > 1 and self._words.talk[relation].count:
                number = _size(relation, known)
                candidates.append((self._draft.number, (person, relation, number, tuple(known.members), "")))
                if RELATIONS[relation].cardinality == "many":
                    for species, members in _by_species(known.members):
                        candidates.append((self._draft.number, (person, relation, len(members), members, species)))
        return candidates

    def _pairs(self, *cardinalities: Cardinality) -> Iterator[tuple[str, Known, Known]]:
        """Relations of which both persons spoke."""
        first, second = self._names
        for person, relation, mine in self._each(*cardinalities):
            theirs = self._state.get(second, relation)
            if person == first and mine.members and theirs is not None and theirs.members:
                yield relation, mine, theirs

    def _shared(self) -> list[_Candidate]:
        candidates: list[_Candidate] = []
        for relation, mine, theirs in self._pairs("many"):
            values = [member.value for member in theirs.members]
            common = [member for member in mine.members if member.value in values]
            if common and self._words.talk[relation].shared:
                both = (*mine.members, *theirs.members)
                candidates.append((self._draft.shared, (*self._names, relation, common, both)))
        return candidates

    def _more(self) -> list[_Candidate]:
        candidates: list[_Candidate] = []
        for relation, mine, theirs in self._pairs("many", "count"):
            here, there = _size(relation, mine), _size(relation, theirs)
            if here != there and self._words.talk[relation].more:
                winner = self._names[0] if here > there else self._names[1]
                both = (*mine.members, *theirs.members)
                candidates.append((self._draft.more, (*self._names, relation, winner, both)))
        return candidates

    # Category 2: dates.

    def _dates(self) -> list[_Candidate]:
        talk = self._words.talk
        return [
            (self._draft.date, (fact,))
            for fact in self._state.dated
            if (talk[fact.relation].ask_when or talk[fact.relation].do) and self._standing(fact)
        ]

    def _standing(self, fact: LoggedFact) -> bool:
        """A plan is asked about only while it stands."""
        if fact.relation != "plan":
            return True
        known = self._state.get(fact.subject, fact.relation)
        return known is not None and fact in known.members

    def _between(self) -> list[_Candidate]:
        exact = [f for f in self._state.dated if len(f.date) == 10 and self._words.talk[f.relation].did]
        candidates: list[_Candidate] = []
        for _ in range(min(4, len(exact))):
            one, two = (exact[int(self._rng.random() * len(exact))] for _ in range(2))
            if one.subject == two.subject and one.date < two.date:
                candidates.append((self._draft.between, (one, two)))
        return candidates

    # Category 3: inference.

    def _inferences(self) -> list[_Candidate]:
        candidates: list[_Candidate] = []
        for _, relation, known in self._each("one", "many"):
            if self._words.talk[relation].yes:
                facts: list[LoggedFact] = [known.present] if known.present else known.members
                candidates.extend((self._draft.inference, (fact,)) for fact in facts)
        return candidates

    # Category 5: nothing to answer.

    def _swapped(self) -> list[_Candidate]:
        """Asked about the person who never spoke of it, though the other one did."""
        doubtful = [(t.subject, t.relation) for t in self._state.traps if t.flag in ("negated", "past")]
        candidates: list[_Candidate] = []
        for owner, relation, known in self._each("one", "many", "event"):
            person = self._names[1] if owner == self._names[0] else self._names[0]
            told = (person, relation) in self._state.known or (person, relation) in doubtful
            if not told and (known.present or known.members):
                candidates.append((self._draft.absent, (person, relation)))
        return candidates

    def _unreal(self) -> list[_Candidate]:
        """Asked when something happened that was only imagined, or happened to somebody else."""
        return [(self._draft.unreal, (t,)) for t in self._state.traps if t.flag in ("hypothetical", "third")]


def _size(relation: str, known: Known) -> int:
    return known.total if RELATIONS[relation].cardinality == "count" else len(known.members)


def _by_species(members: list[LoggedFact]) -> Iterator[tuple[str, tuple[LoggedFact, ...]]]:
    """Species with several members, where there are other species too."""
    for species in dict.fromkeys(member.kind for member in members):
        of_species = tuple(member for member in members if member.kind == species)
        if species and 1 < len(of_species) < len(members):
            yield species, of_species

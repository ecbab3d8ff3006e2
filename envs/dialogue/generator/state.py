"""The latent state of a life: what holds after the facts said so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from memenv.envs.dialogue.generator.dates import NUMBERS
from memenv.envs.dialogue.generator.log import LoggedFact
from memenv.envs.dialogue.generator.relations import CARDINALITIES, RELATIONS, Cardinality

__all__ = ["Known", "State"]


@dataclass(slots=True)
class Known:
    """What holds for one person and relation.

    Attributes:
        history: accepted values of a relation with one value, oldest first; the last is the present one.
        members: present members, events, or the summands of a number.
        total: the number, for countables.
        ended: the last value holds no more.
        forgotten: its owner asked to forget it.
        time, session: when anything was last said about it, in days and as the number of the session.
    """

    history: list[LoggedFact] = field(default_factory=list)
    members: list[LoggedFact] = field(default_factory=list)
    total: int = 0
    ended: bool = False
    forgotten: bool = False
    time: float = 0.0
    session: int = 0

    @property
    def present(self) -> LoggedFact | None:
        """The fact with the present value of a relation with one value."""
        return self.history[-1] if self.history and not self.ended and not self.forgotten else None


class State:
    """All that holds.

    Attributes:
        known: by (person, relation).
        by_cardinality: the same, as (person, relation, known) in the order in which they were first told.
        dated: facts with a date, in the order told.
        traps: what only looked like facts.
    """

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], Known] = {}
        self.by_cardinality: dict[Cardinality, list[tuple[str, str, Known]]] = {c: [] for c in CARDINALITIES}
        self.dated: list[LoggedFact] = []
        self.traps: list[LoggedFact] = []

    def get(self, person: str, relation: str) -> Known | None:
        """What is known, or None when nothing was ever said."""
        return self.known.get((person, relation))

    def apply(self, fact: LoggedFact) -> None:
        """Take in one more fact. Traps are kept apart and change nothing."""
        if fact.flag:
            self.traps.append(fact)
            return
        key = (fact.subject, fact.relation)
        cardinality = RELATIONS[fact.relation].cardinality
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = Known()
            self.by_cardinality[cardinality].append((*key, known))
        known.time, known.session = fact.time, fact.session
        if fact.op == "forget":
            known.forgotten = True
        elif fact.op == "correct":
            known.history[-1] = fact
            self.dated = [d for d in self.dated if (d.subject, d.relation, d.value) != (*key, fact.old)]
        elif cardinality == "count":
            amount = NUMBERS.index(fact.value)
            known.total = amount if fact.op == "set" else known.total + (amount if fact.op == "add" else -amount)
            known.members.append(fact)
        elif cardinality in ("one", "secret"):
            self._one(known, fact)
        elif fact.op == "end":
            known.members = [member for member in known.members if member.value != fact.value]
        elif all(member.value != fact.value for member in known.members):
            known.members.append(fact)
            self._date(fact)

    def _one(self, known: Known, fact: LoggedFact) -> None:
        if fact.op == "end":
            known.ended = True
        elif known.ended or not known.history or known.history[-1].value != fact.value:
            known.history.append(fact)
            known.ended = False
            self._date(fact)

    def _date(self, fact: LoggedFact) -> None:
        if fact.date:
            self.dated.append(fact)

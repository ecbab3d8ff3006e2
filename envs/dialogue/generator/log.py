"""The event log: every fact that was said, and the questions asked about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["LoggedFact", "Op", "Probe", "Query", "QueryKind"]

Op = Literal["set", "add", "end", "correct", "forget"]
QueryKind = Literal[
    "value", "previous", "list", "count", "more", "shared", "date", "days", "weeks", "infer", "absent", "forget"
]


@dataclass(frozen=True, slots=True)
class LoggedFact:
    """One stated fact.

    Attributes:
        time: of the turn, in days.
        source: of the turn ("D3:5").
        session: its number, from 1.
        subject: the person it is about.
        relation: name in `relations.RELATIONS`.
        op: "set" one value, "add" a member or a number, "end", "correct" (`old` was wrong), "forget" (the value is
            not said again).
        value: as said.
        kind: a pet's species, what is collected.
        date: when it happened (or is planned), "2023-05-03", "2023-05" or "2023"; "" where not said.
        old: the wrong value of a correction.
        flag: "" a real fact; "hypothetical", "third" (somebody else's), "negated", "past": traps that change nothing.
    """

    time: float
    source: str
    session: int
    subject: str
    relation: str
    op: Op
    value: str
    kind: str = ""
    date: str = ""
    old: str = ""
    flag: str = ""


@dataclass(frozen=True, slots=True)
class Query:
    """What an item asks, in terms of the log.

    Attributes:
        kind: "value" the present value; "previous" the one before; "list" the present members, or all events;
            "count" how many; "more" which of two persons has more; "shared" what both have; "date" of a value or
            event; "days", "weeks" between two; "infer" Yes or No from a fact; "absent" nothing was said; "forget".
        person, relation, value: whom, what, and which value.
        other: the second person, relation or value of comparisons: `other` holds a person for "more" and "shared",
            the second relation for "days", "weeks" and "forget".
        other_value: the second value for "days" and "weeks".
        species: restricts pets to a species.
        positive: for "infer", whether the fact means Yes.
    """

    kind: QueryKind
    person: str
    relation: str
    value: str = ""
    other: str = ""
    other_value: str = ""
    species: str = ""
    positive: bool = True


@dataclass(frozen=True, slots=True)
class Probe:
    """The private part of an item: what it asks and the turns that tell the answer."""

    query: Query
    evidence: tuple[str, ...]

"""What happens: a stream of experiences and items (questions or tasks)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, Protocol, runtime_checkable

__all__ = ["EPOCH", "Experience", "Item", "Stream", "Turn", "days_to_date", "days_to_datetime", "to_days"]

#: Day zero of every time in memenv; times are days since then, as floats.
EPOCH = datetime(1970, 1, 1)


def to_days(moment: datetime | date) -> float:
    """Days from 1 January 1970, midnight, to `moment` (naive, no time zone)."""
    if not isinstance(moment, datetime):
        moment = datetime(moment.year, moment.month, moment.day)
    return (moment - EPOCH) / timedelta(days=1)


def days_to_datetime(days: float) -> datetime:
    """The inverse of `to_days`, to the second."""
    return EPOCH + timedelta(seconds=round(days * 86400))


def days_to_date(days: float) -> date:
    """The calendar day that `days` falls in."""
    return days_to_datetime(days).date()


@dataclass(frozen=True, slots=True)
class Turn:
    """One utterance. `time` in days; `source` names it inside its data (for LoCoMo the dia_id)."""

    speaker: str
    text: str
    time: float
    source: str = ""

    def line(self) -> str:
        """The turn as it is stored when nobody decides: the speaker stays attached to the words."""
        return f"{self.speaker}: {self.text}" if self.speaker else self.text


@dataclass(frozen=True, slots=True)
class Experience:
    """Something that happened and may be worth remembering.

    Attributes:
        text: what is on the table, as one text.
        time: when, in days since 1 January 1970.
        source: where it comes from ("D3:5", "puzzle 17"), inherited by entries made from it.
        kind: "session", "turn", "fact", "trajectory" or, for a maintenance moment, "maintain".
        messages: the structured turns behind the text; empty where there are none.
        key: what later retrieval should match; empty means the entry's own text.
        reward: outcome of the task this experience reports, in [0, 1]; None where there is none.
        last: ends a session or task: agents that maintain get a moment after it.
        facts: structured view of the text (extractor output), for rule agents and numeric features. It is derived
            from `text` and `messages` alone, never from gold.
    """

    text: str
    time: float
    source: str = ""
    kind: str = "session"
    messages: tuple[Turn, ...] = ()
    key: str = ""
    reward: float | None = None
    last: bool = True
    facts: tuple[Any, ...] = ()

    def __hash__(self) -> int:
        """Of what tells most experiences apart, not of every turn and fact."""
        return hash((self.text, self.time, self.source))


@dataclass(frozen=True, slots=True)
class Item:
    """A question or task whose score is the measure of memory.

    Attributes:
        text: the question or the task statement.
        time: when it is asked, in days since 1 January 1970.
        category: a name or the data set's own integer; results are reported by it.
        headline: False for abstention items: they are scored and reported, and pay nothing.
        id: unique inside the stream.
        gold: the expected answer; private to solver-independent scoring, never shown before the item is answered.
        data: what the domain needs to run and score the item; private as `gold`.
    """

    text: str
    time: float
    category: str | int = ""
    headline: bool = True
    id: str = ""
    gold: Any = None
    data: Any = None


@runtime_checkable
class Stream(Protocol):
    """A source of episodes.

    `label` tells which data runs and is part of every result ("generated", "locomo10 79fa87e9").
    """

    label: str

    def events(self, seed: int) -> Sequence[Experience | Item]:
        """The events of episode `seed`, in order.

        The same seed gives equal events in every process. A stream over fixed data takes `seed` as an index, modulo
        its number of episodes. The result may be lazy, is never changed, and is shared between forks.
        """
        ...

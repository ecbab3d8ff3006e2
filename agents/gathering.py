"""Many facts in one moment: a look for each, then one at the whole bank, and one list of operations for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from memenv.actions import action
from memenv.errors import MemenvError
from memenv.observation import UNBOUNDED
from memenv.operations import Op, OpKind, add, delete, invalidate, update
from memenv.policies.extractors import Candidate, Exchange, exchange_of

__all__ = ["GATHERING", "Draft", "Gathering", "exchanges"]

#: Memory arguments of agents that gather: slots for the whole bank, and a search for every fact of a long session.
GATHERING: Mapping[str, Any] = {"write_k": 1024, "max_searches": 512}


def exchanges(observation: Mapping[str, Any], info: Mapping[str, Any], size: int, window: int) -> list[Exchange]:
    """What arrived, cut into exchanges of `size` turns, each with the `window` turns before it for reference.

    Mem0 (Chhikara et al. 2025, section 2.1) works on pairs of messages with the ten before. What is no conversation,
    and a fact that the environment has read already, is one exchange.
    """
    turns = tuple(info["messages"])
    if info["facts"] or len(turns) <= 1:
        return [exchange_of(observation, info)]
    time = float(observation["time"])
    return [
        Exchange(
            "\n".join(turn.line() for turn in turns[start : start + size]),
            turns[start : start + size],
            turns[max(0, start - window) : start],
            time=time,
        )
        for start in range(0, len(turns), size)
    ]


class Gathering:
    """The looks of one moment: as arrived, one for each candidate, the whole bank.

    The environment counts the searches of a moment, so that what is kept here never outlives it.

    Args:
        most: entries looked at for each candidate.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.candidates: tuple[Candidate, ...] = ()
        self.looks: list[tuple[int, ...]] = []

    def begins(self, observation: Mapping[str, Any]) -> bool:
        """Whether this is the first look of its moment."""
        return int(observation["budget"][3, 0]) == 0

    def start(self, candidates: Sequence[Candidate]) -> None:
        """The candidates of a new moment."""
        self.candidates, self.looks = tuple(candidates), []

    def next(self, observation: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The next search, or None when the whole bank is shown and every candidate has its look.

        An empty bank needs no search, and neither does what arrived as the one candidate: its look came with it.
        """
        if not observation["budget"][0, 0] or not self.candidates:
            self.looks = [()] * len(self.candidates)
            return None
        if len(self.looks) == len(self.candidates):
            return None
        slots = observation["slots"]
        shown = tuple(int(entry) for entry, full in zip(slots["id"], slots["filled"], strict=True) if full)
        if [candidate.text for candidate in self.candidates] == [observation["experience"]]:
            self.looks = [shown[: self.most]]
            return None
        if not self.begins(observation):
            self.looks.append(shown[: self.most])
        if len(self.looks) < len(self.candidates):
            return action(search=self.candidates[len(self.looks)].text)
        return action(search="*")


class Draft:
    """The bank as it will be after decisions taken one after the other, from one look at all of it.

    New entries have negative ids. Decisions are kept here and committed together by `operations`: all or none.
    """

    def __init__(self, observation: Mapping[str, Any]) -> None:
        slots = observation["slots"]
        full = [place for place, filled in enumerate(slots["filled"]) if filled]
        self._slots = {int(slots["id"][place]): place for place in full}
        self._before = {int(slots["id"][place]): slots["text"][place] for place in full}
        self._texts = dict(self._before)
        #: Ended before now, and by this draft.
        self._over = {int(slots["id"][place]) for place in full if slots["valid_to"][place] < UNBOUNDED}
        self._ended: dict[int, float | None] = {}
        self._touched: dict[int, None] = {}
        self._new = 0

    def shown(self, looked: Sequence[int]) -> list[int]:
        """Of the entries looked at those that are there and hold, and those that this moment added."""
        held = [entry for entry in looked if entry in self._texts and entry not in self._over]
        unknown = [entry for entry in looked if entry not in self._before]
        if unknown:
            raise MemenvError(
                f"the bank holds more entries than the {len(self._slots)} shown: give a larger write_k than that"
            )
        return held + [entry for entry in self._texts if entry < 0]

    def texts(self, shown: Sequence[int]) -> tuple[str, ...]:
        """Their texts."""
        return tuple(self._texts[entry] for entry in shown)

    def apply(self, ops: Sequence[Op], shown: Sequence[int]) -> None:
        """Takes operations on the slots of `shown` into the draft."""
        for op in ops:
            if op.kind is OpKind.ADD:
                self._new -= 1
                self._texts[self._new] = op.text
                self._touched[self._new] = None
                continue
            entry = shown[op.slot]
            self._touched[entry] = None
            if op.kind is OpKind.UPDATE:
                self._texts[entry] = op.text
            elif op.kind is OpKind.INVALIDATE and entry >= 0:
                self._ended[entry] = op.at
                self._over.add(entry)
            else:
                del self._texts[entry]

    def operations(self) -> list[Op]:
        """What leads there, each slot once."""
        ops: list[Op] = []
        for entry in self._touched:
            text = self._texts.get(entry)
            if entry < 0:
                ops += [] if text is None else [add(text)]
            elif text is None:
                ops.append(delete(self._slots[entry]))
            elif entry in self._ended:
                ops.append(invalidate(self._slots[entry], self._ended[entry]))
            elif text != self._before[entry]:
                ops.append(update(self._slots[entry], text))
        return ops

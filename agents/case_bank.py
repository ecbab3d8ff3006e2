"""What agents with a bank of cases share: options, writing a case in the tick it ends, caps, pruning by utility."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from memenv.actions import action
from memenv.agents.case_writing import CaseWriter, case_task, same_task
from memenv.agents.keeping import bank_budget, last_that_fit, seen_whole_bank
from memenv.bank import entry_tokens
from memenv.case_files import same_text
from memenv.config import MAX_SLOTS
from memenv.errors import MemenvError
from memenv.operations import Op, add, delete

__all__ = ["KEEPS", "PRUNES", "CaseBank", "CaseOptions", "Utilities", "case_slots", "rewards_of"]

KEEPS = ("all", "success")
PRUNES = ("oldest", "utility")
#: Slots of agents that look at the whole bank to make room in it themselves.
_WHOLE_BANK = 2048


@dataclass(frozen=True)
class CaseOptions:
    """Options of agents with cases, as NAME:ARG sets them.

    Attributes:
        k: cases handed to the solver; 0: none.
        epsilon: chance that they are drawn uniformly among the candidates.
        exclude_same_task: cases of the very task that is asked are never handed over.
        keep: "all" cases or "success" only (outcome of at least one half).
        cap: cases held at most; 0: as many as the token budget holds.
        prune: what makes room: the "oldest", or the case of least "utility" (among 2,048, where there is no cap).
    """

    k: int = 4
    epsilon: float = 0.0
    exclude_same_task: bool = False
    keep: str = "all"
    cap: int = 0
    prune: str = "oldest"

    def __post_init__(self) -> None:
        for name, values in (("keep", KEEPS), ("prune", PRUNES)):
            if getattr(self, name) not in values:
                raise MemenvError(f"{name}={getattr(self, name)!r}: allowed are {', '.join(values)}")
        for name in ("k", "cap"):
            if getattr(self, name) < 0:
                raise MemenvError(f"{name}={getattr(self, name)}: give a whole number >= 0")
        if self.cap > MAX_SLOTS:
            raise MemenvError(
                f"cap={self.cap}: give at most {MAX_SLOTS}, the cases that can be looked over to make room"
            )
        if not 0.0 <= self.epsilon <= 1.0:
            raise MemenvError(f"epsilon={self.epsilon}: give a chance between 0 and 1")


class Utilities:
    """What showing each case was worth: mean outcome above the mean of all, shrunk by one use of no effect."""

    def __init__(self) -> None:
        self._uses: dict[str, tuple[int, float]] = {}
        self._tasks = 0
        self._mean = 0.0

    def record(self, names: Sequence[str], outcome: float) -> None:
        """A task ended with `outcome` and these cases."""
        for name in names:
            count, gained = self._uses.get(name, (0, 0.0))
            self._uses[name] = (count + 1, gained + outcome - self._mean)
        self._tasks += 1
        self._mean += (outcome - self._mean) / self._tasks

    def __getitem__(self, name: str) -> float:
        count, gained = self._uses.get(name, (0, 0.0))
        return gained / (count + 1)


class CaseBank:
    """Writes cases. Between calls it holds no memory: which task a case came from, to exclude it, and utilities.

    Args:
        options: caps and what is kept.
        writer: makes the text of a case.
    """

    def __init__(self, options: CaseOptions, writer: CaseWriter) -> None:
        self.options = options
        self.writer = writer
        self.utilities = Utilities()
        self._tasks: dict[str, set[str]] = {}  # several tasks may leave the same text

    @property
    def memory(self) -> Mapping[str, Any]:
        """Memory arguments: a dense retriever, and the whole bank at WRITE where the agent itself makes room."""
        if not self.options.cap and self.options.prune != "utility":
            return {"retriever": "dense"}
        return {"retriever": "dense", "write_k": self.options.cap or _WHOLE_BANK, "max_searches": 1}

    def of_task(self, item: str, text: str, key: str) -> bool:
        """Whether the case was made from the task `item`; see `case_writing.same_task` for cases of other makers."""
        if case_task(text, key):
            return same_task(item, text, key)
        return same_text(item) in self._tasks.get(text, ())

    def write(self, observation: Mapping[str, Any], info: Mapping[str, Any], item: str) -> Mapping[str, Any]:
        """The decision at WRITE: the case of the task `item` that just ended, or what was told outside tasks.

        A case may take a quarter of the store, so that the usual four fit. What was told is kept line by line.
        """
        budget = bank_budget(observation)
        if info["outcome"] < 0.0:
            return action([add(line) for line in last_that_fit(_told(observation, info), budget)])
        if self.options.keep == "success" and info["outcome"] < 0.5:
            return action()
        most = None if budget is None else max(1, budget // 4)
        lines = [turn.text for turn in info["messages"]]
        text = self.writer.write(observation["experience"], lines, info["key"], most)
        slots = observation["slots"]
        if not text.strip() or (budget is not None and entry_tokens(text, info["key"]) > budget):
            return action()
        if "write_k" in self.memory and not seen_whole_bank(observation):
            return action(search="*")
        self._tasks.setdefault(text, set()).add(same_text(item))
        held = [slot for slot, full in enumerate(slots["filled"]) if full]
        if any(slots["text"][slot] == text and slots["key"][slot] in (info["key"], text) for slot in held):
            return action()
        return action([*self._room(observation, held, entry_tokens(text, info["key"])), add(text)])

    def _room(self, observation: Mapping[str, Any], held: Sequence[int], needed: int) -> list[Op]:
        """Deletes so that the new case fits cap and budget, least useful (or oldest) first; none where the loop sees to it."""
        if "write_k" not in self.memory:
            return []
        slots = observation["slots"]
        budget = bank_budget(observation)
        over = len(held) + 1 - self.options.cap if self.options.cap else 0
        tokens = 0.0 if budget is None else float(observation["budget"][0, 0]) + needed - budget
        ops: list[Op] = []
        for slot in sorted(held, key=lambda slot: (*self._worth(slots, slot), -slots["age"][slot], slots["id"][slot])):
            if over <= 0 and tokens <= 0:
                break
            ops.append(delete(slot))
            over -= 1
            tokens -= entry_tokens(slots["text"][slot], slots["key"][slot])
        return ops

    def _worth(self, slots: Mapping[str, Any], slot: int) -> tuple[float, ...]:
        return (round(self.utilities[slots["text"][slot]], 9),) if self.options.prune == "utility" else ()


def case_slots(observation: Mapping[str, Any], bank: CaseBank) -> tuple[list[int], list[int]]:
    """Slots that hold a case that may be used for the item on the table, and slots that hold something told outside tasks."""
    slots = observation["slots"]
    places: list[int] = []
    told: list[int] = []
    for slot, full in enumerate(slots["filled"]):
        if not full:
            continue
        if slots["reward"][slot] < 0.0:
            told.append(slot)
        elif not (
            bank.options.exclude_same_task
            and bank.of_task(observation["item"], slots["text"][slot], slots["key"][slot])
        ):
            places.append(slot)
    return places, told


def rewards_of(slots: Mapping[str, Any]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Outcomes of the entries shown; nan where an entry is no case."""
    return np.where(slots["reward"] < 0.0, np.nan, slots["reward"])


def _told(observation: Mapping[str, Any], info: Mapping[str, Any]) -> list[str]:
    if info["messages"]:
        return [turn.line() for turn in info["messages"]]
    return [observation["experience"]] if observation["experience"].strip() else []

"""What an episode is made of: the spec that stays, the state that changes, and the decision on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from typing import NamedTuple

from memenv.config import MemoryConfig
from memenv.efficiency import Meter
from memenv.errors import MemenvError
from memenv.index import Hit
from memenv.memory import Change, Memory
from memenv.operations import BASIC, OpKind, Problem
from memenv.solver import Domain, ItemResult, Outcome, Recall, Task
from memenv.stream import Experience, Item

__all__ = ["LoopSpec", "LoopState", "Moment", "Phase", "QuestionTask", "applicable"]

_UNUSED = Meter()


class Phase(IntEnum):
    """Which decision is asked for."""

    WRITE = 0
    READ = 1
    ACT = 2


@dataclass(frozen=True)
class LoopSpec:
    """What stays the same during an episode, and between forks."""

    domain: Domain
    memory: MemoryConfig
    decide: tuple[str, ...] = ("write",)

    def __post_init__(self) -> None:
        if self.memory.read_k is None and set(self.decide) & {"read", "act"} and not self.memory.own_memory:
            raise MemenvError("read_k=None shows whole memories to the frozen solver only: decide=('write',)")

    @cached_property
    def kinds(self) -> tuple[OpKind, ...]:
        """The operations that the bank takes."""
        return tuple(OpKind) if self.memory.operations == "extended" else BASIC

    @cached_property
    def slots(self) -> int:
        """K: the slots of an observation, enough for every moment that is decided."""
        sizes = [self.memory.write_k] if "write" in self.decide else []
        if self.memory.read_k is not None and set(self.decide) & {"read", "act"}:
            sizes.append(self.memory.read_k)
        return max(sizes, default=1)

    @cached_property
    def fields(self) -> tuple[tuple[str, ...], ...]:
        """For each phase the action fields that mean something in it."""
        bank = self.memory.bank_tokens != 0
        state = ("state",) if self.memory.state_tokens != 0 else ()
        write = (*(("ops", "search") if bank else ()), *state)
        read = ("context",) if self.memory.own_memory else (("select", "search") if bank else ("select",))
        return write, read, (*state, "act")


@dataclass(frozen=True, slots=True)
class QuestionTask:
    """A question as a task of one step."""

    answer: str | None = None

    @property
    def observation(self) -> str:
        """Nothing comes back for an answer."""
        return ""

    @property
    def turns_left(self) -> int:
        """One answer."""
        return 1 if self.answer is None else 0

    def step(self, action: str) -> QuestionTask:
        """The answer is given."""
        return QuestionTask(action)

    def outcome(self) -> Outcome:
        """The answer given."""
        return Outcome(answer=self.answer or "")


class Moment(NamedTuple):
    """A decision: what is on the table and what is shown with it.

    `slots` are the retrieved entries; at ACT `recalls` are the memories the agent solves with, and `meter` is what its
    turns so far took.
    """

    phase: Phase
    experience: Experience | None = None
    item: Item | None = None
    slots: tuple[Hit, ...] = ()
    searches: int = 0
    page: int = 0
    task: Task | None = None
    turns: int = 0
    recalls: tuple[Recall, ...] = ()
    meter: Meter = _UNUSED


@dataclass(slots=True)
class LoopState:
    """Everything that changes. `moment` is None when the stream is over."""

    events: Sequence[Experience | Item]
    seed: int
    memory: Memory
    weight: float
    position: int = 0
    time: float = 0.0
    moment: Moment | None = None
    queue: tuple[Experience, ...] = ()
    earned: float = 0.0
    results: list[ItemResult] = field(default_factory=list)
    invalid: list[Problem] = field(default_factory=list)
    ignored: tuple[str, ...] = ()
    change: Change = field(default_factory=Change)
    reported: int = 0

    def fork(self) -> LoopState:
        """An independent copy; events, and what is immutable, are shared."""
        return replace(self, memory=self.memory.fork(), results=list(self.results), invalid=list(self.invalid))


def applicable(spec: LoopSpec, phase: Phase) -> tuple[str, ...]:
    """The action fields that mean something in `phase`."""
    return spec.fields[phase]

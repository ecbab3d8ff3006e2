"""Who uses memory: frozen solvers, the tasks they play, and the domain that binds them to a stream."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from memenv.stream import Experience, Item, Stream

__all__ = ["Domain", "Hindsight", "ItemResult", "Outcome", "Recall", "Scorer", "Solver", "Task"]


@dataclass(frozen=True, slots=True)
class Recall:
    """One memory as a solver sees it: the text and what the environment, not the policy, knows about it."""

    text: str
    time: float
    source: str = ""
    id: int = -1
    reward: float | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a solver (or an agent acting itself) did with an item.

    Attributes:
        answer: the answer, or the last action.
        won: for tasks, whether it was solved; for questions None.
        steps: inner steps taken.
        tokens: tokens a model read and wrote for it; 0 for rule solvers.
        trace: what was done, for the experience that follows and for the viewer.
        failure: why the solver could not do it (its model did not answer): reported in `info["invalid"]`.
    """

    answer: str = ""
    won: bool | None = None
    steps: int = 1
    tokens: int = 0
    trace: tuple[str, ...] = ()
    failure: str = ""


@runtime_checkable
class Solver(Protocol):
    """A frozen reader or executor. Equal arguments give equal outcomes; it keeps nothing between calls."""

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """Answer `item` from the text of `memories` alone. It must not look at `item.gold`."""
        ...


class Task(Protocol):
    """The inner state of an item that an agent plays itself. Immutable: `step` returns the next state.

    A task that knows all actions which do something now may list them in a property `admissible`, a sequence of texts;
    agents find it in `info["admissible"]`.
    """

    @property
    def observation(self) -> str:
        """What the last action led to (empty at the start)."""
        ...

    @property
    def turns_left(self) -> int:
        """Actions left; 0 means the task is over."""
        ...

    def step(self, action: str) -> Task:
        """The state after `action`. An impossible action costs a turn and is explained in `observation`."""
        ...

    def outcome(self) -> Outcome:
        """The outcome so far."""
        ...


@runtime_checkable
class Scorer(Protocol):
    """Turns outcomes into scores."""

    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        """The score in [0, 1] that pays, and named further figures (official metrics, leaks) that are reported."""
        ...


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What a memory with hindsight would hold: privileged, for the oracle agent and for tests only.

    Attributes:
        texts: self-contained memory texts, most valuable first.
        sources: for each text the experience it restates (its `source`), "" where it restates several.
    """

    texts: tuple[str, ...]
    sources: tuple[str, ...] = ()


class Domain:
    """A stream, the frozen solver that lives on it, and the scorer.

    Subclass to change how a task is played, how memories are ranked for an item, or what a finished item leaves
    behind. All methods are pure: a domain is shared by every fork and every vector copy of an environment.
    """

    #: Whether entries that share no word with an item fill the places left, in the order they were stored. Procedures
    #: rarely share words with the task they help with; facts about others than those asked about only get in the way.
    fill: bool = False

    def __init__(self, stream: Stream, solver: Solver, scorer: Scorer) -> None:
        self.stream = stream
        self.solver = solver
        self.scorer = scorer

    @property
    def label(self) -> str:
        """Which data runs; part of every result."""
        return self.stream.label

    def query(self, item: Item) -> str:
        """The text that retrieves memories for `item`."""
        return item.text

    def subjects(self, item: Item) -> tuple[str, ...]:
        """Names that a memory should mention to be shown first for `item`; empty where none are asked about."""
        return ()

    @property
    def solver_label(self) -> str:
        """Which solver reads; part of every results file."""
        return str(getattr(self.solver, "label", type(self.solver).__name__))

    @property
    def uses_model(self) -> bool:
        """Whether solver or scorer ask the chat model in use (`memenv.chat.current_model`)."""
        return any(bool(getattr(part, "uses_model", False)) for part in (self.solver, self.scorer))

    @property
    def training(self) -> bool:
        """Whether the stream's items are training items, on which `counterfactual` may look ahead."""
        return False

    def redrawn(self, events: Sequence[Experience | Item], draws: int) -> tuple[tuple[Item, ...], ...]:
        """Items of `draws` further drawings of what could be asked in a stream with these events: training items that a
        trainer may average over. Empty where a stream has no other items than its own."""
        return ()

    def start(self, item: Item) -> Task | None:
        """The inner task of `item` for agents that act; None means a question, a task of one step."""
        return None

    def feedback(self, item: Item, outcome: Outcome, score: float) -> Experience | None:
        """The experience that a finished item leaves, if any."""
        return None

    def frozen(self, events: Sequence[Experience | Item], position: int) -> bool:
        """Whether nothing is to be learnt from `events[position]` any more: agents are not told how it ended."""
        return False

    def hindsight(self, events: Sequence[Experience | Item], position: int) -> Hindsight:
        """What to hold after `events[:position]` for the items that follow. Privileged.

        Raises:
            NotImplementedError: the domain knows no oracle.
        """
        raise NotImplementedError(f"{type(self).__name__} has no hindsight, so no oracle agent")


@dataclass(frozen=True)
class ItemResult:
    """A finished item: what is reported about it.

    Attributes:
        item: the item, gold included: private until it is finished, and to the environment's own tools after.
        outcome: what was done.
        score: in [0, 1].
        figures: further figures of the scorer.
        shown: ids of the entries that the solver was shown.
        context: tokens of memory that the solver was shown.
    """

    item: Item
    outcome: Outcome
    score: float
    figures: Mapping[str, float] = field(default_factory=dict)
    shown: tuple[int, ...] = ()
    context: int = 0

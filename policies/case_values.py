"""What a case is worth for a task: the interface of Memento's value functions, and the one that learns nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

__all__ = ["CaseValue", "Cases", "Similarity", "Step", "UsedCase"]

Floats = NDArray[np.float64]
Vector = NDArray[np.float32]


@dataclass(frozen=True)
class Cases:
    """Candidate cases for one task.

    Attributes:
        names: what identifies each case: its text. Entries with the same text are one case to a learner.
        vectors: frozen encodings, float32, shape (n, dimensions).
        similarity: cosine with the task's encoding, shape (n,).
        rewards: outcome of the task each case was made from, in [0, 1]; nan where it had none. Shape (n,).
    """

    names: tuple[str, ...]
    vectors: NDArray[np.float32]
    similarity: Floats
    rewards: Floats

    def __len__(self) -> int:
        return len(self.names)

    def pick(self, places: Sequence[int]) -> Cases:
        """The cases at these places, in this order."""
        chosen = list(places)
        return Cases(
            tuple(self.names[place] for place in chosen),
            self.vectors[chosen],
            self.similarity[chosen],
            self.rewards[chosen],
        )


class UsedCase(NamedTuple):
    """A case as it was used for a task."""

    name: str
    vector: Vector
    similarity: float
    reward: float


class Step(NamedTuple):
    """One use of a case and what came of it: (s, c, r, s′, M′) of Algorithm 1.

    Attributes:
        state: encoding of the task, s.
        case: the case used, c.
        reward: what the use earned, r, in [0, 1].
        next_state: encoding of the next step of the same task, s′; None where the task was over.
        next_cases: the candidates there, M′; None where the task was over or the bank was empty.
    """

    state: Vector
    case: UsedCase
    reward: float
    next_state: Vector | None = None
    next_cases: Cases | None = None


class CaseValue(Protocol):
    """Estimates Q(s, c) and learns it from uses.

    Attributes:
        rows: uses recorded.
        updates: gradient or value updates made.
    """

    rows: int
    updates: int

    def scores(self, state: Vector, cases: Cases) -> Floats:
        """Q(s, c) of each candidate, shape (n,)."""
        ...

    def learn(self, steps: Sequence[Step]) -> None:
        """Records the uses of a finished task and updates the estimate."""
        ...


class Similarity:
    """Memento's non-parametric form: the worth of a case is the similarity of its task. Uses are counted, not learned."""

    def __init__(self) -> None:
        self.rows = 0
        self.updates = 0

    def scores(self, state: Vector, cases: Cases) -> Floats:
        """The cosine."""
        return cases.similarity

    def learn(self, steps: Sequence[Step]) -> None:
        """Counts."""
        self.rows += len(steps)

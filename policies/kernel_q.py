"""Memento's Algorithm 1: soft Q-learning over cases with kernel-weighted episodic values.

As printed in Zhou et al. 2025 (Memento), section 3, and repaired where it can't be run as printed:

* equations 7 and 8 agree for α = 1 only: the soft value is α log Σ exp(Q/α), under which μ ∝ exp(Q/α) is optimal;
* its sum runs over the cases c′ of M′, not over the one case chosen there;
* a case that was never used has no rows (0/0): its value is a prior;
* what is stored with a use is the TD target, which is the reward where the task is over, and it moves with later targets;
* a row takes no part in the estimate of its own target.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from memenv.policies.case_values import Cases, Floats, Step, Vector

__all__ = ["Kernel", "KernelQ", "choice_probabilities", "episodic_value", "soft_value", "value_gradient"]


@dataclass
class Kernel:
    """k(s, s′) = exp(−‖w ⊙ (s − s′)‖² / 2h²).

    Attributes:
        weights: w, shape (dimensions,).
        log_width: log h.
    """

    weights: Floats
    log_width: float

    def copy(self) -> Kernel:
        """An independent kernel."""
        return Kernel(self.weights.copy(), self.log_width)

    def __call__(self, state: Floats, others: Floats) -> Floats:
        """Of a state, shape (dimensions,), with each of `others`, shape (n, dimensions); shape (n,)."""
        apart = (others - state) * self.weights
        return np.asarray(np.exp(-0.5 * np.exp(-2.0 * self.log_width) * (apart * apart).sum(axis=1)))


def episodic_value(kernel: Floats, values: Floats, prior: float = 0.5, prior_weight: float = 0.0) -> float:
    """Q_EC = (Σ kᵢ Qᵢ + κ Q₀) / (Σ kᵢ + κ); Q₀ where that is 0/0.

    Args:
        kernel: kᵢ of the rows of a case.
        values: their Qᵢ.
        prior: Q₀.
        prior_weight: κ; 0 is the printed form, under which a single row far away counts as much as one at hand.
    """
    total = float(kernel.sum()) + prior_weight
    return prior if total <= 0.0 else float(kernel @ values + prior_weight * prior) / total


def value_gradient(
    kernel: Kernel, state: Floats, states: Floats, values: Floats, prior: float = 0.5, prior_weight: float = 0.0
) -> tuple[float, Floats, float]:
    """Q_EC of a case and its gradient by the kernel's weights and log width.

    ∂f = Σ wᵢ (Qᵢ − f) ∂log kᵢ with wᵢ = kᵢ / (Σ kⱼ + κ); the prior's part has no gradient of its own.

    Args:
        kernel: its parameters.
        state: s, shape (dimensions,).
        states: sᵢ of the case's rows, shape (n, dimensions).
        values: their Qᵢ.
        prior: Q₀.
        prior_weight: κ.
    """
    apart = states - state
    squares = apart * apart
    inverse = float(np.exp(-2.0 * kernel.log_width))
    distances = squares @ (kernel.weights * kernel.weights)
    k = np.exp(-0.5 * inverse * distances)
    value = episodic_value(k, values, prior, prior_weight)
    total = float(k.sum()) + prior_weight
    if total <= 0.0:
        return value, np.zeros_like(kernel.weights), 0.0
    pull = k * (values - value) / total
    return value, -inverse * kernel.weights * (pull @ squares), inverse * float(pull @ distances)


def soft_value(values: Floats, alpha: float) -> float:
    """V = α log Σ exp(Q/α), without overflow; 0 where there is no case."""
    if not len(values):
        return 0.0
    most = float(values.max())
    return most + alpha * float(np.log(np.exp((values - most) / alpha).sum()))


def choice_probabilities(values: Floats, alpha: float) -> Floats:
    """μ ∝ exp(Q/α), shape (n,)."""
    weights = np.exp((values - values.max()) / alpha) if len(values) else np.zeros(0)
    return np.asarray(weights / weights.sum()) if len(values) else weights


class _Rows:
    """The uses of one case: D_c."""

    __slots__ = ("numbers", "states", "values")

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.states: list[Vector] = []
        self.values: list[float] = []


class KernelQ:
    """Algorithm 1: rows (s, c, Q) by case, a replay buffer, a target kernel.

    Args:
        rng: draws minibatches.
        alpha: temperature α of the soft value and of the choice.
        gamma: discount γ; it acts only where a task has a next step.
        prior: Q₀; None: the mean reward so far, from 0.5.
        prior_weight: κ of `episodic_value`.
        width: h at the start; states are unit vectors, so distances end at 2.
        rate: step size of the kernel's parameters.
        mix: η, how far a stored value moves to a new target.
        batch: steps replayed after each task.
        period: updates between two moves of the target kernel.
        keep: β, the part of the target kernel that stays at such a move.
        capacity: steps kept for replay; the oldest make room.
        rows_per_case: rows kept of a case; the oldest make room.
    """

    def __init__(
        self,
        rng: np.random.Generator,
        *,
        alpha: float = 0.05,
        gamma: float = 0.95,
        prior: float | None = None,
        prior_weight: float = 0.1,
        width: float = 0.5,
        rate: float = 0.01,
        mix: float = 0.5,
        batch: int = 16,
        period: int = 10,
        keep: float = 0.5,
        capacity: int = 10_000,
        rows_per_case: int = 64,
    ) -> None:
        self.rows = 0
        self.updates = 0
        self.alpha = alpha
        self.kernel: Kernel | None = None
        self.target: Kernel | None = None
        self._rng = rng
        self._gamma = gamma
        self._prior = prior
        self._prior_weight = prior_weight
        self._width = width
        self._rate = rate
        self._mix = mix
        self._batch = batch
        self._period = period
        self._keep = keep
        self._capacity = capacity
        self._rows_per_case = rows_per_case
        self._cases: dict[str, _Rows] = {}
        self._buffer: list[tuple[int, Step]] = []
        self._earned = 0.0

    @property
    def prior(self) -> float:
        """Q₀ now: what a case is worth before it was ever used."""
        return self._prior if self._prior is not None else (self._earned + 0.5) / (self.rows + 1)

    def scores(self, state: Vector, cases: Cases) -> Floats:
        """Q_EC of each candidate under the present kernel."""
        return self._values(self._kernel(len(state)), state, cases)

    def learn(self, steps: Sequence[Step]) -> None:
        """Appends uses to D with their TD target, then replays a minibatch: targets, stored values, kernel."""
        for step in steps:
            self._earned += step.reward
            self.rows += 1
            self._append(step, self._target_of(step))
        for place in self._rng.integers(len(self._buffer), size=self._batch).tolist() if self._buffer else ():
            self._replay(*self._buffer[place])

    def _kernel(self, dimensions: int) -> Kernel:
        if self.kernel is None:
            self.kernel = Kernel(np.ones(dimensions), float(np.log(self._width)))
            self.target = self.kernel.copy()
        return self.kernel

    def _values(self, kernel: Kernel, state: Vector, cases: Cases) -> Floats:
        held = [self._cases.get(name) for name in cases.names]
        sizes = [len(rows.values) if rows is not None else 0 for rows in held]
        prior, weight = self.prior, self._prior_weight
        if not sum(sizes):
            return np.full(len(cases), prior)
        states = np.array([each for rows in held if rows is not None for each in rows.states], dtype=np.float64)
        values = np.array([each for rows in held if rows is not None for each in rows.values])
        k = kernel(np.asarray(state, dtype=np.float64), states)
        ends = np.cumsum(sizes)
        return np.array(
            [
                episodic_value(k[end - size : end], values[end - size : end], prior, weight)
                for size, end in zip(sizes, ends.tolist(), strict=True)
            ]
        )

    def _target_of(self, step: Step) -> float:
        """y = r + γ V(s′; θ̄), V(s′) over all cases there; r where the task was over."""
        if step.next_state is None:
            return step.reward
        after = 0.0
        if step.next_cases is not None and len(step.next_cases):
            self._kernel(len(step.state))
            assert self.target is not None
            after = soft_value(self._values(self.target, step.next_state, step.next_cases), self.alpha)
        return step.reward + self._gamma * after

    def _append(self, step: Step, value: float) -> None:
        rows = self._cases.setdefault(step.case.name, _Rows())
        rows.numbers.append(self.rows)
        rows.states.append(step.state)
        rows.values.append(value)
        if len(rows.values) > self._rows_per_case:
            del rows.numbers[0], rows.states[0], rows.values[0]
        entry = (self.rows, step)
        if len(self._buffer) < self._capacity:
            self._buffer.append(entry)
        else:
            self._buffer[(self.rows - 1) % self._capacity] = entry

    def _replay(self, number: int, step: Step) -> None:
        kernel = self._kernel(len(step.state))
        target = self._target_of(step)
        rows = self._cases[step.case.name]
        self.updates += 1
        own = rows.numbers.index(number) if number in rows.numbers else None
        if own is not None:
            rows.values[own] += self._mix * (target - rows.values[own])
        others = [i for i in range(len(rows.values)) if i != own]
        if others:
            states = np.array([rows.states[i] for i in others], dtype=np.float64)
            values = np.array([rows.values[i] for i in others])
            value, by_weights, by_width = value_gradient(
                kernel, np.asarray(step.state, dtype=np.float64), states, values, self.prior, self._prior_weight
            )
            kernel.weights -= self._rate * 2.0 * (value - target) * by_weights
            kernel.log_width -= self._rate * 2.0 * (value - target) * by_width
        if self.updates % self._period == 0:
            assert self.target is not None
            self.target.weights = self._keep * self.target.weights + (1.0 - self._keep) * kernel.weights
            self.target.log_width = self._keep * self.target.log_width + (1.0 - self._keep) * kernel.log_width

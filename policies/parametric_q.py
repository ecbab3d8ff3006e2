"""Memento's parametric form: a two-layer Q over frozen encodings, trained online with cross-entropy.

After Zhou et al. 2025 (Memento), section 3.2: single-step tasks make the target the outcome itself, so that
Q(s, c) = P(success | s, c) is fitted with −r log Q − (1 − r) log(1 − Q). The published code trains it offline, once,
together with the encoder, and only if a checkpoint is there; this one starts at the first task and needs no torch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from memenv.policies.case_values import Cases, Floats, Step, Vector

__all__ = ["Layers", "ParametricQ", "cross_entropy"]

#: Numbers beside the two encodings: cosine, outcome of the case, whether the outcome is unknown.
_BESIDE = 3
#: Weight of the cosine in the logit before anything was learnt.
_TRUST = 5.0


@dataclass
class Layers:
    """Weights of z = ReLU(x·first + first_bias)·second + skip·(cos, 1), a logit. Float64.

    The cosine, input number `inputs − 3`, also goes straight to the output: a net whose second layer is still zero ranks
    as similarity does, so that there is no cold start, and learns where similarity is wrong.

    Attributes:
        first: shape (inputs, hidden).
        first_bias: shape (hidden,).
        second: shape (hidden,).
        skip: weight of the cosine, and bias; shape (2,).
    """

    first: Floats
    first_bias: Floats
    second: Floats
    skip: Floats

    @classmethod
    def drawn(cls, inputs: int, hidden: int, rng: np.random.Generator) -> Layers:
        """He et al.'s initial weights (2015, eq. 12) into the hidden layer, zeros out of it."""
        first = rng.normal(0.0, np.sqrt(2.0 / inputs), (inputs, hidden))
        return cls(first, np.zeros(hidden), np.zeros(hidden), np.array([_TRUST, 0.0]))

    def arrays(self) -> tuple[Floats, ...]:
        """All weights, for optimisers and tests."""
        return self.first, self.first_bias, self.second, self.skip

    def logits(self, inputs: Floats) -> Floats:
        """Shape (n, inputs) to shape (n,)."""
        hidden = np.maximum(_product(inputs, self.first) + self.first_bias, 0.0)
        return np.asarray(hidden @ self.second + inputs[:, -_BESIDE] * self.skip[0] + self.skip[1])


def _product(left: Floats, right: Floats) -> Floats:
    """The matrix product, one thread, sums in one order: on small matrices BLAS threads cost more than they save, and
    their number would decide the last bits of what is learnt.
    """
    return np.asarray(np.einsum("ij,jk->ik", left, right))


def cross_entropy(layers: Layers, inputs: Floats, targets: Floats) -> tuple[float, tuple[Floats, ...]]:
    """Mean of −r log Q − (1 − r) log(1 − Q), and its gradient by each of `layers.arrays()`.

    With Q = σ(z) the loss of a row is log(1 + eᶻ) − r z, and its derivative by z is Q − r.
    """
    before = _product(inputs, layers.first) + layers.first_bias
    hidden = np.maximum(before, 0.0)
    cosine = inputs[:, -_BESIDE]
    logits = hidden @ layers.second + cosine * layers.skip[0] + layers.skip[1]
    loss = float(np.mean(np.logaddexp(0.0, logits) - targets * logits))
    by_logit = (_sigmoid(logits) - targets) / len(targets)
    by_hidden = by_logit[:, None] * layers.second * (before > 0.0)
    return loss, (
        _product(inputs.T, by_hidden),
        by_hidden.sum(axis=0),
        hidden.T @ by_logit,
        np.array([by_logit @ cosine, by_logit.sum()]),
    )


def _sigmoid(logits: Floats) -> Floats:
    return np.asarray(0.5 * (1.0 + np.tanh(0.5 * logits)))


class ParametricQ:
    """Q(s, c) by a small net, trained after every task on what was used so far.

    Untrained it ranks by similarity, and rows are recorded from the first task on: there is no deadlock without a
    checkpoint (issue 27 of the published code).

    Args:
        rng: draws weights and minibatches.
        hidden: hidden units.
        rate: step size of AdamW (Loshchilov & Hutter 2019).
        decay: its weight decay.
        batch: rows of a minibatch.
        batches: minibatches after each task.
        capacity: rows kept; the oldest make room.
    """

    def __init__(
        self,
        rng: np.random.Generator,
        *,
        hidden: int = 32,
        rate: float = 2e-3,
        decay: float = 1e-2,
        batch: int = 32,
        batches: int = 2,
        capacity: int = 10_000,
    ) -> None:
        self.rows = 0
        self.updates = 0
        self.layers: Layers | None = None
        self._rng = rng
        self._hidden = hidden
        self._rate = rate
        self._decay = decay
        self._batch = batch
        self._batches = batches
        self._capacity = capacity
        self._inputs: NDArray[np.float32] = np.zeros((0, 0), dtype=np.float32)
        self._targets = np.zeros(0)
        self._moments: tuple[tuple[Floats, Floats], ...] = ()

    def scores(self, state: Vector, cases: Cases) -> Floats:
        """Q of each candidate, in (0, 1); the cosine before the first update."""
        if self.layers is None or not len(cases):
            return cases.similarity
        return _sigmoid(self.layers.logits(_features(state, cases.vectors, cases.similarity, cases.rewards)))

    def learn(self, steps: Sequence[Step]) -> None:
        """Records uses and makes `batches` steps of AdamW on minibatches of all rows kept."""
        for step in steps:
            case = step.case
            row = _features(step.state, case.vector[None], np.array([case.similarity]), np.array([case.reward]))
            self._record(row[0], step.reward)
        if not self.rows:
            return
        for _ in range(self._batches):
            kept = min(self.rows, self._capacity)
            chosen = self._rng.integers(kept, size=min(self._batch, kept))
            self._descend(self._inputs[chosen].astype(np.float64), self._targets[chosen])

    def _record(self, row: Floats, target: float) -> None:
        place = self.rows % self._capacity
        if place >= len(self._inputs):
            size = min(self._capacity, max(64, 2 * len(self._inputs)))
            inputs = np.zeros((size, len(row)), dtype=np.float32)
            targets = np.zeros(size)
            inputs[: len(self._inputs)] = self._inputs if len(self._inputs) else 0.0
            targets[: len(self._targets)] = self._targets
            self._inputs, self._targets = inputs, targets
        self._inputs[place] = row
        self._targets[place] = target
        self.rows += 1

    def _descend(self, inputs: Floats, targets: Floats) -> None:
        if self.layers is None:
            self.layers = Layers.drawn(inputs.shape[1], self._hidden, self._rng)
            self._moments = tuple((np.zeros_like(array), np.zeros_like(array)) for array in self.layers.arrays())
        _, gradients = cross_entropy(self.layers, inputs, targets)
        self.updates += 1
        first, second = 1.0 - 0.9**self.updates, 1.0 - 0.999**self.updates
        for array, gradient, (mean, square) in zip(self.layers.arrays(), gradients, self._moments, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            decay = 0.0 if array is self.layers.skip else self._decay
            array -= self._rate * (mean / first / (np.sqrt(square / second) + 1e-8) + decay * array)


def _features(state: Vector, vectors: NDArray[np.float32], similarity: Floats, rewards: Floats) -> Floats:
    """Inputs of the net, shape (n, 2·dimensions + 3): both encodings, scaled to unit variance, and what stands beside."""
    count, size = vectors.shape
    inputs = np.empty((count, 2 * size + _BESIDE))
    scale = np.sqrt(size)
    inputs[:, :size] = scale * state
    inputs[:, size : 2 * size] = scale * vectors
    unknown = np.isnan(rewards)
    inputs[:, 2 * size] = similarity
    inputs[:, 2 * size + 1] = np.where(unknown, 0.0, rewards)
    inputs[:, 2 * size + 2] = unknown
    return inputs

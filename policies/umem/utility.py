"""Marginal utility of a memory (UMEM 2026, section 3, equations 2 to 4), and the neighbourhoods it is taken over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memenv.errors import MemenvError
from memenv.policies.settings import check_settings
from memenv.solver import ItemResult

__all__ = ["Trial", "UtilityConfig", "marginal_utility", "neighbourhoods"]


_BUCKETS = 1024


class Trial(NamedTuple):
    """How an item went: success in [0, 1], and the length of its trajectory (tokens, or steps where none were read)."""

    success: float
    length: float

    @classmethod
    def of(cls, result: ItemResult) -> Trial:
        """The trial of a finished item."""
        return cls(result.score, float(result.outcome.tokens or result.outcome.steps))


@dataclass(frozen=True)
class UtilityConfig:
    """What counts.

    Attributes:
        neighbours: N, how many other items an insight is judged on; 0: on its own item alone, which is what UMEM's
            neighbourhoods are there to prevent.
        anchors: A, how many of the items finished before are judged as well, drawn anew each time. UMEM has none: an
            UPDATE that destroys what helps elsewhere is free then. On puzzles optimisers learnt to add either way
            (docs/train.md).
        similarity: with a value, N is dynamic: neighbours less similar than this don't count, though one always does.
        efficiency: weight of the efficiency term.
        gate: efficiency counts only where the item succeeds with and without the insight (published). Without the gate
            short failures pay.
        clip: bounds of the efficiency term, which is unbounded below as published.
        adaptive: the efficiency weight falls with the failures of the reference: while little succeeds, only success
            counts (our option).
    """

    neighbours: int = 3
    anchors: int = 3
    similarity: float | None = None
    efficiency: float = 1.0
    gate: bool = True
    clip: float = 1.0
    adaptive: bool = False

    def __post_init__(self) -> None:
        check_settings(self, "utility")
        least = self.similarity
        if least is not None and not (type(least) in (int, float) and -1.0 <= least <= 1.0):
            raise MemenvError(f"similarity={least!r}: utility takes a cosine from -1 to 1, or None")


def marginal_utility(reference: Sequence[Trial], augmented: Sequence[Trial], config: UtilityConfig) -> float:
    """Mean over items of success gain and efficiency: G = c_mem − c_ref, R = c_mem · c_ref · (1 − ℓ_mem / ℓ_ref).

    A reference of length 0 gives no efficiency term.

    Args:
        reference: the items with the memory as it was.
        augmented: the same items with the memory as it would be.
        config: see `UtilityConfig`.

    Raises:
        ValueError: there are no items, or not equally many.
    """
    if not reference or len(reference) != len(augmented):
        raise ValueError(
            f"{len(reference)} reference and {len(augmented)} augmented trials: give as many, at least one"
        )
    weight = config.efficiency
    if config.adaptive:
        weight *= float(np.mean([trial.success for trial in reference]))
    total = 0.0
    for before, after in zip(reference, augmented, strict=True):
        total += after.success - before.success
        if before.length > 0:
            saved = float(np.clip(1.0 - after.length / before.length, -config.clip, config.clip))
            total += weight * (after.success * before.success if config.gate else 1.0) * saved
    return total / len(reference)


def neighbourhoods(texts: Sequence[str], config: UtilityConfig) -> list[tuple[int, ...]]:
    """For each item the N most similar others by cosine (ties by place); with N = 0 the item itself.

    Texts are compared by their character trigrams: what makes two puzzles alike may be in their signs.

    Args:
        texts: what describes the items.
        config: N, and the similarity that dynamic neighbourhoods ask for.
    """
    if config.neighbours == 0:
        return [(place,) for place in range(len(texts))]
    vectors = np.stack([_trigrams(text) for text in texts])
    cosines = np.round(vectors @ vectors.T, 6)
    found = []
    for place in range(len(texts)):
        order = sorted((j for j in range(len(texts)) if j != place), key=lambda j: (-cosines[place, j], j))
        near = order[: config.neighbours]
        if config.similarity is not None:
            near = [j for j in near if cosines[place, j] >= config.similarity] or near[:1]
        found.append(tuple(near))
    return found


def _trigrams(text: str) -> NDArray[np.float64]:
    """A unit vector, shape (1024,), of hashed character trigrams; zero for a text without one."""
    vector = np.zeros(_BUCKETS)
    padded = f" {text.lower()} "
    for place in range(len(padded) - 2):
        digest = blake2b(padded[place : place + 3].encode("utf-8", "replace"), digest_size=4).digest()
        number = int.from_bytes(digest, "little")
        vector[number % _BUCKETS] += 1.0 if number >> 31 else -1.0
    norm = float(np.sqrt(vector @ vector))
    return vector / norm if norm else vector

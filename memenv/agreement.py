"""Whether two readers rank the same conditions alike: rank correlation with intervals, and pairs told apart by both.

Scores are arrays of conditions × items; items come in clusters (questions about the same life are no independent
evidence). All randomness comes from fixed seeds.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import numpy as np
from numpy.typing import NDArray

from memenv.statistics import Interval, kendall_tau, paired_difference

__all__ = ["Scores", "halves_tau", "separated", "tau_interval"]

#: Conditions first, then items.
Scores = NDArray[np.float64]


def tau_interval(one: Scores, two: Scores, clusters: Sequence[Hashable], resamples: int) -> Interval:
    """Kendall's τ-b between the orders of two readers, with its 95 % bootstrap interval over clusters.

    Both ends are nan where there is one cluster, all is nan where a reader scores every condition alike.
    """
    value = kendall_tau(one.mean(1), two.mean(1))
    names = list(dict.fromkeys(clusters))
    places = [np.flatnonzero([label == name for label in clusters]) for name in names]
    rng = np.random.default_rng(0)
    drawn = []
    for _ in range(resamples if len(names) > 1 else 0):
        chosen = np.concatenate([places[k] for k in rng.integers(len(names), size=len(names))])
        drawn.append(kendall_tau(one[:, chosen].mean(1), two[:, chosen].mean(1)))
    kept = [tau for tau in drawn if not np.isnan(tau)]
    low, high = np.quantile(kept, [0.025, 0.975]) if kept else (np.nan, np.nan)
    return Interval(value, float(low), float(high))


def halves_tau(one: Scores, two: Scores, halves: int) -> Interval:
    """τ-b between one reader's order on half of the items and the other's on the other half.

    A reader against itself is its own reliability at half the size; two readers are compared with it at the same size.
    The interval holds 95 % of the random splits; all is nan with less than four items.
    """
    number = one.shape[1]
    rng = np.random.default_rng(1)
    found = []
    for _ in range(halves if number >= 4 else 0):
        order = rng.permutation(number)
        first, second = order[: number // 2], order[number // 2 :]
        found.append(kendall_tau(one[:, first].mean(1), two[:, second].mean(1)))
    kept = [tau for tau in found if not np.isnan(tau)]
    if not kept:
        return Interval(np.nan, np.nan, np.nan)
    low, high = np.quantile(kept, [0.025, 0.975])
    return Interval(float(np.mean(kept)), float(low), float(high))


def separated(scores: Scores, clusters: Sequence[Hashable], resamples: int) -> dict[tuple[int, int], int]:
    """For each pair of conditions 1 or −1 where the 95 % interval of their paired difference leaves 0 out, else 0."""
    signs: dict[tuple[int, int], int] = {}
    for i in range(len(scores)):
        for j in range(i + 1, len(scores)):
            apart = paired_difference(scores[i], scores[j], clusters, resamples=resamples)
            signs[i, j] = 1 if apart.low > 0 else -1 if apart.high < 0 else 0
    return signs

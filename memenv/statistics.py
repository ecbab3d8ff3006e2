"""Honest figures from few runs: intervals by bootstrap, clustered where runs share their data.

Scores of one agent come in strata (tasks, environments) and clusters (runs on the same conversation are no independent
evidence: ten conversations are ten observations, however many questions they have). Every interval is the percentile
interval of a bootstrap (Efron 1979) that resamples whole clusters inside each stratum (Field & Welsh 2007; rliable,
Agarwal et al. 2021, §4.1, is the case where every run is its own cluster). All randomness comes from `seed`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

__all__ = [
    "Difference",
    "Interval",
    "improvement_interval",
    "interquartile_mean",
    "iqm_interval",
    "kendall_tau",
    "mean_interval",
    "normalised_interval",
    "paired_difference",
    "probability_of_improvement",
    "significance_groups",
    "standard_error",
    "student_quantile",
    "student_tail",
]

Floats = NDArray[np.float64]
Clusters = Sequence[Hashable]

#: Resamples whose counts are held at a time, times observations: bounds memory to some tens of MB.
_BLOCK = 1 << 21


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate with its interval; both ends are nan where the data can't tell (a single cluster)."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Difference:
    """A mean paired difference.

    Attributes:
        value: mean of first minus second.
        low: lower end of its bootstrap interval.
        high: upper end.
        error: its standard error, robust to clusters.
        z: value / error; infinite where every pair differs alike, nan where nothing differs or one cluster is all.
        p: two-sided p-value of Student's t with clusters - 1 degrees of freedom.
        clusters: number of independent observations behind it.
    """

    value: float
    low: float
    high: float
    error: float
    z: float
    p: float
    clusters: int


def _floats(values: ArrayLike, name: str = "values") -> Floats:
    array = np.asarray(values, dtype=np.float64)
    if array.ndim != 1 or array.size == 0:
        raise ValueError(f"{name} must be a non-empty list of numbers; its shape is {array.shape}")
    if not np.isfinite(array).all():
        raise ValueError(f"{name} must be finite numbers")
    return array


def _codes(clusters: Clusters | None, size: int) -> NDArray[np.intp]:
    """Cluster labels as 0, 1, … in order of first appearance; every observation its own cluster if None."""
    if clusters is None:
        return np.arange(size)
    if len(clusters) != size:
        raise ValueError(f"{len(clusters)} cluster labels for {size} values")
    numbers: dict[Hashable, int] = {}
    return np.array([numbers.setdefault(label, len(numbers)) for label in clusters], dtype=np.intp)


def standard_error(values: ArrayLike, clusters: Clusters | None = None) -> float:
    """Standard error of the mean, robust to clusters; nan for a single cluster.

    √(G/(G-1) Σ_g (Σ_{i∈g} (x_i - x̄))²) / n: the CR1 sandwich of Liang & Zeger (1986) for a mean. Without clusters it
    is the sample standard deviation (n - 1) over √n.
    """
    array = _floats(values)
    codes = _codes(clusters, array.size)
    groups = int(codes.max()) + 1
    if groups < 2:
        return math.nan
    sums = np.bincount(codes, weights=array - array.mean())
    return math.sqrt(groups / (groups - 1) * float(sums @ sums)) / array.size


def interquartile_mean(values: ArrayLike) -> float:
    """Mean of the values without the lowest and the highest ⌊n/4⌋ (Agarwal et al. 2021, §4.3; rliable's trim_mean)."""
    ordered = np.sort(_floats(values))
    cut = ordered.size // 4
    return float(ordered[cut : ordered.size - cut].mean())


def _draws(strata: Sequence[NDArray[np.intp]], seed: int, resamples: int) -> Iterator[list[NDArray[np.float64]]]:
    """Blocks of bootstrap draws: for each stratum how often each observation is in each resample (rows)."""
    rng = np.random.default_rng(seed)
    sizes = [int(codes.max()) + 1 for codes in strata]
    step = max(1, _BLOCK // max(1, sum(codes.size for codes in strata)))
    for start in range(0, resamples, step):
        rows = min(step, resamples - start)
        yield [
            rng.multinomial(groups, np.full(groups, 1 / groups), size=rows)[:, codes].astype(np.float64)
            for groups, codes in zip(sizes, strata, strict=True)
        ]


def _interval(
    value: float,
    strata: Sequence[NDArray[np.intp]],
    statistic: Callable[[list[NDArray[np.float64]]], Floats],
    seed: int,
    resamples: int,
    level: float,
) -> Interval:
    if not 0 < level < 1 or resamples < 1:
        raise ValueError(f"level={level} must lie between 0 and 1, and resamples={resamples} be at least 1")
    if all(codes.max() == 0 for codes in strata):
        return Interval(value, math.nan, math.nan)
    found = np.concatenate([statistic(counts) for counts in _draws(strata, seed, resamples)])
    if not found.size:
        return Interval(value, math.nan, math.nan)
    low, high = np.quantile(found, [(1 - level) / 2, (1 + level) / 2])
    return Interval(value, float(low), float(high))


def mean_interval(
    values: ArrayLike,
    clusters: Clusters | None = None,
    *,
    seed: int = 0,
    resamples: int = 2000,
    level: float = 0.95,
) -> Interval:
    """Mean with its cluster bootstrap interval; the mean of a resample weighs every observation in it alike."""
    array = _floats(values)

    def means(counts: list[NDArray[np.float64]]) -> Floats:
        return np.asarray(counts[0] @ array / counts[0].sum(axis=1))

    return _interval(float(array.mean()), [_codes(clusters, array.size)], means, seed, resamples, level)


def iqm_interval(
    strata: Sequence[ArrayLike],
    clusters: Sequence[Clusters] | None = None,
    *,
    seed: int = 0,
    resamples: int = 2000,
    level: float = 0.95,
) -> Interval:
    """Interquartile mean over the runs of all strata, with its stratified bootstrap interval (Agarwal et al. 2021).

    Args:
        strata: for each task the scores of its runs; lengths may differ.
        clusters: for each task the cluster of each run; None takes every run as independent.
    """
    arrays, codes = _strata(strata, clusters)
    pooled = np.concatenate(arrays)
    order = np.argsort(pooled, kind="stable")
    ordered = pooled[order]

    def trimmed(counts: list[NDArray[np.float64]]) -> Floats:
        weights = np.concatenate(counts, axis=1)[:, order]
        above = np.cumsum(weights, axis=1)
        total = above[:, -1:]
        cut = np.floor(total / 4)
        # Each value counts as often as it lies between the cuts of its resample, written out in order.
        kept = np.clip(np.minimum(above, total - cut) - np.maximum(above - weights, cut), 0, None)
        return np.asarray(kept @ ordered / (total - 2 * cut)[:, 0])

    return _interval(interquartile_mean(pooled), codes, trimmed, seed, resamples, level)


def _strata(
    strata: Sequence[ArrayLike], clusters: Sequence[Clusters] | None
) -> tuple[list[Floats], list[NDArray[np.intp]]]:
    if not len(strata):
        raise ValueError("strata must hold the scores of at least one task")
    if clusters is not None and len(clusters) != len(strata):
        raise ValueError(f"{len(clusters)} lists of cluster labels for {len(strata)} strata")
    arrays = [_floats(values, f"strata[{place}]") for place, values in enumerate(strata)]
    codes = [_codes(None if clusters is None else clusters[place], array.size) for place, array in enumerate(arrays)]
    return arrays, codes


def probability_of_improvement(first: Sequence[ArrayLike], second: Sequence[ArrayLike]) -> float:
    """P(a run of `first` beats one of `second` on the same task), ties half, averaged over tasks.

    The Mann-Whitney U of each task over the number of pairs (Agarwal et al. 2021, §4.3).
    """
    wins = _wins(first, second)
    return float(np.mean([matrix.mean() for matrix in wins]))


def improvement_interval(
    first: Sequence[ArrayLike],
    second: Sequence[ArrayLike],
    clusters: tuple[Sequence[Clusters], Sequence[Clusters]] | None = None,
    *,
    seed: int = 0,
    resamples: int = 2000,
    level: float = 0.95,
) -> Interval:
    """`probability_of_improvement` with its stratified bootstrap interval; both sides are resampled on their own."""
    wins = _wins(first, second)
    tasks = len(wins)
    sides = clusters or (None, None)
    codes = _strata(first, sides[0])[1] + _strata(second, sides[1])[1]

    def statistic(counts: list[NDArray[np.float64]]) -> Floats:
        total = np.zeros(len(counts[0]))
        for task, matrix in enumerate(wins):
            ours, theirs = counts[task], counts[tasks + task]
            total += ((ours @ matrix) * theirs).sum(axis=1) / (ours.sum(axis=1) * theirs.sum(axis=1))
        return total / tasks

    value = float(np.mean([matrix.mean() for matrix in wins]))
    return _interval(value, codes, statistic, seed, resamples, level)


def _wins(first: Sequence[ArrayLike], second: Sequence[ArrayLike]) -> list[Floats]:
    """For each task the matrix of 1 (won), ½ (tied) and 0 (lost) of every run against every run."""
    if len(first) != len(second) or not len(first):
        raise ValueError(f"both sides need the same tasks, at least one; got {len(first)} and {len(second)}")
    pairs = [(_floats(a, "first")[:, None], _floats(b, "second")[None, :]) for a, b in zip(first, second, strict=True)]
    return [(a > b) + 0.5 * (a == b) for a, b in pairs]


def normalised_interval(
    scores: ArrayLike,
    none: ArrayLike,
    oracle: ArrayLike,
    clusters: Clusters | None = None,
    *,
    seed: int = 0,
    resamples: int = 2000,
    level: float = 0.95,
) -> Interval:
    """(score - none) / (oracle - none) as a ratio of means over the same episodes, with its bootstrap interval.

    A mean of ratios would let the episodes with the smallest denominators decide. The three are resampled together.
    nan where the oracle does not beat an empty memory on average; such resamples are left out of the interval.
    """
    ours, floor, ceiling = _floats(scores, "scores"), _floats(none, "none"), _floats(oracle, "oracle")
    if not ours.size == floor.size == ceiling.size:
        raise ValueError(f"scores, none and oracle must pair up; lengths {ours.size}, {floor.size}, {ceiling.size}")
    gained, possible = ours - floor, ceiling - floor
    if possible.sum() <= 0:
        return Interval(math.nan, math.nan, math.nan)

    def ratios(counts: list[NDArray[np.float64]]) -> Floats:
        below = counts[0] @ possible
        return np.asarray((counts[0] @ gained)[below > 0] / below[below > 0])

    value = float(gained.sum() / possible.sum())
    return _interval(value, [_codes(clusters, ours.size)], ratios, seed, resamples, level)


def kendall_tau(first: ArrayLike, second: ArrayLike) -> float:
    """Kendall's rank correlation τ-b (Kendall 1945), which allows for ties; nan where one side is all ties.

    Raises:
        ValueError: lengths differ.
    """
    one, two = _floats(first, "first"), _floats(second, "second")
    if one.size != two.size:
        raise ValueError(f"first and second must pair up; lengths {one.size} and {two.size}")
    upper = np.triu_indices(one.size, 1)
    # means of the same scores summed in another order differ in the last bits: rounded they tie
    signs = [np.sign(np.round(values[:, None] - values[None, :], 12))[upper] for values in (one, two)]
    norm = math.sqrt(float(np.abs(signs[0]).sum()) * float(np.abs(signs[1]).sum()))
    return float(signs[0] @ signs[1]) / norm if norm else math.nan


def paired_difference(
    first: ArrayLike,
    second: ArrayLike,
    clusters: Clusters | None = None,
    *,
    seed: int = 0,
    resamples: int = 2000,
    level: float = 0.95,
) -> Difference:
    """Mean of first minus second over the same episodes or items: pairing removes how hard each one is.

    Raises:
        ValueError: lengths differ.
    """
    one, two = _floats(first, "first"), _floats(second, "second")
    if one.size != two.size:
        raise ValueError(f"first and second must pair up; lengths {one.size} and {two.size}")
    apart = one - two
    interval = mean_interval(apart, clusters, seed=seed, resamples=resamples, level=level)
    error = standard_error(apart, clusters)
    groups = int(_codes(clusters, apart.size).max()) + 1
    value = interval.value
    # Differences of floats that should be equal differ in the last bits: below this they are equal.
    if error <= 1e-12 * max(1.0, float(np.abs(one).max()), float(np.abs(two).max())):
        z = math.copysign(math.inf, value) if abs(value) > 1e-12 else math.nan
    else:
        z = value / error
    p = 1.0 if math.isnan(z) else student_tail(z, groups - 1)
    return Difference(value, interval.low, interval.high, error, z, p, groups)


def student_tail(t: float, freedom: int) -> float:
    """Two-sided tail of Student's t: P(|T| ≥ |t|), for whole degrees of freedom.

    The finite sums of Abramowitz & Stegun (1964), 26.7.3 and 26.7.4; beyond 1,000 degrees the normal tail.
    """
    if freedom < 1 or math.isnan(t):
        return math.nan
    t = abs(t)
    if math.isinf(t):
        return 0.0
    if freedom > 1000:
        return math.erfc(t / math.sqrt(2))
    angle = math.atan2(t, math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    term = cosine if freedom % 2 else 1.0
    total = 0.0
    for step in range(1 + freedom % 2, freedom, 2):
        total += term
        term *= cosine * cosine * step / (step + 1)
    inside = 2 / math.pi * (angle + sine * total) if freedom % 2 else sine * total
    return max(0.0, 1.0 - inside)


def student_quantile(level: float, freedom: int) -> float:
    """The t that |T| of Student's t stays below with probability `level`; nan without a degree of freedom.

    `student_tail` inverted by bisection, so that the two are of one making (beyond 1,000 degrees the normal one).

    Raises:
        ValueError: `level` is not between 0 and 1.
    """
    if not 0.0 < level < 1.0:
        raise ValueError(f"level={level!r}: give a probability above 0 and below 1")
    if freedom < 1:
        return math.nan
    low, high = 0.0, 1.0
    while student_tail(high, freedom) > 1.0 - level:
        low, high = high, 2.0 * high
    for _ in range(100):
        middle = (low + high) / 2.0
        low, high = (middle, high) if student_tail(middle, freedom) > 1.0 - level else (low, middle)
    return (low + high) / 2.0


def significance_groups(
    samples: Mapping[str, ArrayLike], clusters: Clusters | None = None, *, level: float = 0.95
) -> dict[str, str]:
    """Letters to print instead of bare ranks: two agents that share one can't be told apart.

    Every pair is compared by `paired_difference` over the same episodes, p-values are corrected by Holm (1979), and
    the letters are the compact display of Piepho (2004, insert and absorb). The best mean gets "a".

    Args:
        samples: scores by agent, in the same order of episodes.
        clusters: cluster of each episode.

    Returns:
        Letters by agent, agents ordered by mean, best first (ties by name).
    """
    arrays = {name: _floats(values, name) for name, values in samples.items()}
    names = sorted(arrays, key=lambda name: (-arrays[name].mean(), name))
    pairs = [(i, j) for i in range(len(names)) for j in range(i + 1, len(names))]
    tails = [paired_difference(arrays[names[i]], arrays[names[j]], clusters, resamples=1).p for i, j in pairs]
    apart: list[tuple[int, int]] = []
    for rank, place in enumerate(sorted(range(len(pairs)), key=lambda place: tails[place])):
        # A nan p-value (one cluster) tells nothing and stops the procedure, as a large one does.
        if not tails[place] <= (1 - level) / (len(pairs) - rank):
            break
        apart.append(pairs[place])
    columns = [set(range(len(names)))]
    for i, j in sorted(apart):
        for column in [column for column in columns if {i, j} <= column]:
            columns.remove(column)
            columns += [column - {i}, column - {j}]
        columns = [
            one for k, one in enumerate(columns) if not any(one < two for two in columns) and one not in columns[:k]
        ]
    columns.sort(key=sorted)
    return {
        name: "".join(_letter(place) for place, column in enumerate(columns) if index in column)
        for index, name in enumerate(names)
    }


def _letter(place: int) -> str:
    """a … z, then (aa), (ab), …, bracketed so that joined letters stay readable."""
    if place < 26:
        return chr(97 + place)
    return f"({chr(96 + place // 26)}{chr(97 + place % 26)})"

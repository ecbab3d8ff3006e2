"""Statistics against values worked out by hand and against plain loops."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv import statistics as stats


def test_standard_error_by_hand() -> None:
    # 1, 2, 3, 4: s = √(5/3), over √4
    assert stats.standard_error([1, 2, 3, 4]) == pytest.approx(math.sqrt(5 / 3) / 2, abs=1e-15)
    # Two clusters, sums of deviations -2 and 2: √(2/1 · 8) / 4 = 1
    assert stats.standard_error([1, 2, 3, 4], ["x", "x", "y", "y"]) == pytest.approx(1.0, abs=1e-15)
    assert math.isnan(stats.standard_error([1, 2], ["x", "x"]))
    # Repeating every observation in its cluster adds no evidence.
    assert stats.standard_error([1, 1, 2, 2, 4, 4], [0, 0, 1, 1, 2, 2]) == pytest.approx(
        stats.standard_error([1, 2, 4]), abs=1e-15
    )


def test_interquartile_mean_by_hand() -> None:
    assert stats.interquartile_mean([0, 1, 2, 100]) == 1.5
    assert stats.interquartile_mean([0, 1, 2, 3, 100]) == 2.0  # ⌊5/4⌋ = 1 off each end
    assert stats.interquartile_mean([5]) == 5.0 and stats.interquartile_mean([1, 3]) == 2.0
    assert stats.interquartile_mean(range(8)) == 3.5


def test_probability_of_improvement_by_hand() -> None:
    # Task 1: pairs (1,0) won, (1,1) tied, (2,0) won, (2,1) won = 3.5/4; task 2: lost = 0
    assert stats.probability_of_improvement([[1, 2], [0]], [[0, 1], [9]]) == pytest.approx(0.4375, abs=1e-15)
    interval = stats.improvement_interval([[1, 2], [0]], [[0, 1], [9]])
    assert interval.value == pytest.approx(0.4375) and interval.low == pytest.approx(0.25)
    assert interval.high == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("t", "freedom", "tail"),
    [  # two-sided quantiles of the usual tables
        (12.7062047362, 1, 0.05),
        (4.30265272991, 2, 0.05),
        (2.77644510520, 4, 0.05),
        (4.60409487142, 4, 0.01),
        (2.26215716280, 9, 0.05),
        (2.04227245630, 30, 0.05),
        (1.96233908082, 1000, 0.05),
        (1.95996398454, 5000, 0.05),
        (0.0, 7, 1.0),
        (math.inf, 7, 0.0),
    ],
)
def test_student_tail_against_tables(t: float, freedom: int, tail: float) -> None:
    assert stats.student_tail(t, freedom) == pytest.approx(tail, abs=1e-9)
    assert stats.student_tail(-t, freedom) == stats.student_tail(t, freedom)
    if 0.0 < tail < 1.0:
        assert stats.student_quantile(1.0 - tail, freedom) == pytest.approx(t, abs=1e-6)


def test_student_quantile_at_its_ends() -> None:
    assert stats.student_quantile(1e-9, 3) == pytest.approx(0.0, abs=1e-8)
    assert math.isnan(stats.student_quantile(0.95, 0))
    for level in (0.0, 1.0, math.nan):
        with pytest.raises(ValueError, match="give a probability"):
            stats.student_quantile(level, 3)


def test_mean_interval_is_a_cluster_bootstrap() -> None:
    # Two clusters: a resample is {A,A}, {A,B} or {B,B} with probabilities ¼, ½, ¼: the 95 % ends are A's and B's mean.
    interval = stats.mean_interval([0, 0, 0, 1, 1], ["A", "A", "A", "B", "B"])
    assert (interval.value, interval.low, interval.high) == (0.4, 0.0, 1.0)
    # With observations as clusters, the bootstrap error is s(n)/√n: compare the normal interval.
    values = np.random.default_rng(7).normal(size=400)
    found = stats.mean_interval(values, resamples=4000)
    half = 1.96 * values.std() / 20
    assert found.low == pytest.approx(values.mean() - half, abs=0.01)
    assert found.high == pytest.approx(values.mean() + half, abs=0.01)
    assert math.isnan(stats.mean_interval([1, 2], ["A", "A"]).low)


def test_same_seed_same_interval_and_blocks_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    values = np.random.default_rng(0).random(50)
    labels = [place % 7 for place in range(50)]
    first = stats.mean_interval(values, labels, seed=3)
    assert first == stats.mean_interval(values, labels, seed=3) != stats.mean_interval(values, labels, seed=4)
    monkeypatch.setattr(stats, "_BLOCK", 1000)
    assert stats.mean_interval(values, labels, seed=3) == first


def test_trimmed_resamples_equal_a_plain_loop() -> None:
    rng = np.random.default_rng(1)
    strata = [rng.random(9).round(1), rng.random(6).round(1)]
    labels = [[0, 0, 0, 1, 1, 1, 2, 2, 2], [0, 1, 1, 2, 2, 2]]
    found = stats.iqm_interval(strata, labels, seed=5, resamples=300)
    codes = [np.array(item) for item in labels]
    loop = []
    for counts in stats._draws(codes, 5, 300):
        for row in range(len(counts[0])):
            drawn = [np.repeat(values, counts[place][row].astype(int)) for place, values in enumerate(strata)]
            loop.append(stats.interquartile_mean(np.concatenate(drawn)))
    assert len(loop) == 300
    low, high = np.quantile(loop, [0.025, 0.975])
    assert found.value == stats.interquartile_mean(np.concatenate(strata))
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-12), pytest.approx(high, abs=1e-12))


def test_stratified_resampling_keeps_every_task() -> None:
    # Constant inside each task: a stratified resample always has both tasks in full, so nothing varies.
    interval = stats.iqm_interval([[0.2] * 6, [0.8] * 6])
    assert interval.low == pytest.approx(0.5) and interval.high == pytest.approx(0.5)


def test_normalised_score_is_a_ratio_of_means() -> None:
    interval = stats.normalised_interval([0.5, 0.3], [0.1, 0.1], [0.9, 0.2])
    assert interval.value == pytest.approx((0.4 + 0.2) / (0.8 + 0.1))
    assert math.isnan(stats.normalised_interval([1], [1], [1]).value)


def test_paired_difference_by_hand() -> None:
    found = stats.paired_difference([3, 5, 7, 9], [1, 2, 6, 7])
    # Differences 2, 3, 1, 2: mean 2, s = √(2/3), error √(2/3)/2, z = 2√6
    assert found.value == 2 and found.error == pytest.approx(math.sqrt(2 / 3) / 2)
    assert found.z == pytest.approx(2 * math.sqrt(6)) and found.clusters == 4
    assert found.p == pytest.approx(stats.student_tail(2 * math.sqrt(6), 3)) and 1 <= found.low < 2 < found.high <= 3
    always = stats.paired_difference([0.3, 0.7, 0.5], [0.1, 0.5, 0.3])
    assert always.z == math.inf and always.p == 0.0
    same = stats.paired_difference([0.1 + 0.2, 1], [0.3, 1])
    assert math.isnan(same.z) and same.p == 1.0
    lone = stats.paired_difference([1, 2], [0, 0], ["A", "A"])
    assert math.isnan(lone.z) and lone.clusters == 1


def test_groups() -> None:
    noise = np.random.default_rng(2).normal(size=60) * 0.1
    other = np.random.default_rng(3).normal(size=60) * 0.3
    base = np.random.default_rng(4).random(60)
    samples = {"worst": base - 1 + noise, "best": base + 1, "close": base + 1 - other * 0.1 - 0.001, "mid": base}
    assert stats.significance_groups(samples) == {"best": "a", "close": "a", "mid": "b", "worst": "c"}
    # Intransitive: the middle one can't be told from either neighbour, the ends can from each other.
    steps = np.random.default_rng(5).normal(size=(3, 30))
    chain = {"x": steps[0] * 0.5 + 0.55, "y": steps[1] + 0.28, "z": steps[2] * 0.5}
    letters = stats.significance_groups(chain)
    assert letters == {"x": "a", "y": "ab", "z": "b"}
    one_cluster = stats.significance_groups(samples, ["A"] * 60)
    assert set(one_cluster.values()) == {"a"}
    assert stats.significance_groups({"only": [1.0]}) == {"only": "a"}


def test_kendall_tau() -> None:
    assert stats.kendall_tau([1, 2, 3, 4], [10, 20, 30, 40]) == 1.0
    assert stats.kendall_tau([1, 2, 3, 4], [4, 3, 2, 1]) == -1.0
    # 10 pairs: 7 concordant, 2 discordant, 1 tied in the second: 5 / √(10 · 9)
    assert stats.kendall_tau([1, 2, 3, 4, 5], [2, 1, 4, 3, 4]) == pytest.approx(5 / math.sqrt(90))
    assert math.isnan(stats.kendall_tau([1, 1, 1], [1, 2, 3]))
    assert stats.kendall_tau([0.1 + 0.2, 0.3, 1], [1, 1, 2]) == 1.0
    with pytest.raises(ValueError, match="pair up"):
        stats.kendall_tau([1, 2], [1])


def test_bad_input_is_refused() -> None:
    for values in ([], [[1.0]], [math.nan], [math.inf]):
        with pytest.raises(ValueError, match="values"):
            stats.mean_interval(values)
    with pytest.raises(ValueError, match="cluster labels"):
        stats.standard_error([1, 2], ["A"])
    with pytest.raises(ValueError, match="pair up"):
        stats.paired_difference([1, 2], [1])
    with pytest.raises(ValueError, match="level"):
        stats.mean_interval([1, 2], level=1)
    with pytest.raises(ValueError, match="at least one"):
        stats.probability_of_improvement([], [])
    with pytest.raises(ValueError, match="at least one task"):
        stats.iqm_interval([])


@given(st.lists(st.floats(0, 1), min_size=2, max_size=30), st.integers(0, 5))
def test_intervals_lie_in_the_range_of_the_data(values: list[float], seed: int) -> None:
    labels = [place % 3 for place in range(len(values))]
    for found in (
        stats.mean_interval(values, labels, seed=seed, resamples=50),
        stats.iqm_interval([values], [labels], seed=seed, resamples=50),
    ):
        assert min(values) - 1e-12 <= found.low <= found.high <= max(values) + 1e-12


def test_clustered_intervals_cover() -> None:
    """95 % intervals of clustered data hold the truth about as often; taken as independent they would not."""
    rng = np.random.default_rng(11)
    labels = [cluster for cluster in range(30) for _ in range(20)]
    clustered = independent = 0
    for trial in range(200):
        values = np.repeat(rng.normal(size=30), 20) + rng.normal(size=600)
        fair = stats.mean_interval(values, labels, seed=trial, resamples=300)
        naive = stats.mean_interval(values, seed=trial, resamples=300)
        clustered += fair.low <= 0 <= fair.high
        independent += naive.low <= 0 <= naive.high
    assert clustered >= 176 and independent <= 120

"""Rank agreement of readers."""

from __future__ import annotations

import numpy as np

from memenv.agreement import halves_tau, separated, tau_interval


def test_pairs_that_both_separate() -> None:
    rng = np.random.default_rng(0)
    clusters = [f"e{place // 5}" for place in range(60)]
    base = rng.random(60)
    noise = base + 0.1 * rng.standard_normal(60)
    one = np.stack([base, base + 0.5, noise])
    two = np.stack([base + 0.5, base, noise])
    signs = separated(one, clusters, 200), separated(two, clusters, 200)
    assert signs[0][0, 1] == -1 and signs[1][0, 1] == 1, "told apart in opposite directions"
    assert signs[0][0, 2] == 0 and set(signs[0]) == {(0, 1), (0, 2), (1, 2)}
    assert set(separated(one, ["e"] * 60, 50).values()) == {0}, "one cluster tells nothing"


def test_intervals() -> None:
    rng = np.random.default_rng(1)
    clusters = [f"e{place // 5}" for place in range(60)]
    levels = np.linspace(0, 1, 8)[:, None]
    one = levels + 0.3 * rng.standard_normal((8, 60))
    two = levels + 0.3 * rng.standard_normal((8, 60))
    own = tau_interval(one, one, clusters, 100)
    assert (own.value, own.low, own.high) == (1.0, 1.0, 1.0)
    found = tau_interval(one, two, clusters, 200)
    assert found.low <= found.value <= found.high <= 1.0 and found.value > 0.8
    assert tau_interval(one, -two, clusters, 50).value == -found.value
    assert np.isnan(tau_interval(one, two, ["e"] * 60, 100).low)
    assert np.isnan(tau_interval(one, np.ones((8, 60)), clusters, 20).value)


def test_halves() -> None:
    rng = np.random.default_rng(2)
    levels = np.linspace(0, 1, 8)[:, None]
    sure = levels + 0.01 * rng.standard_normal((8, 40))
    assert halves_tau(sure, sure, 20).value == 1.0
    noisy = 0.1 * levels + rng.standard_normal((8, 40))
    found = halves_tau(noisy, noisy, 100)
    assert found.low < found.value < found.high and found.value < 0.7
    assert halves_tau(noisy, noisy, 100) == found, "fixed seeds"
    assert np.isnan(halves_tau(sure[:, :3], sure[:, :3], 10).value)

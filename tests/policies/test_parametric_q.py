"""The two-layer Q: its gradient, and that it learns online from nothing."""

from __future__ import annotations

import numpy as np
import pytest

from memenv.policies.case_values import Cases, Step, UsedCase
from memenv.policies.parametric_q import Layers, ParametricQ, cross_entropy


def test_gradient_matches_finite_differences():
    rng = np.random.default_rng(2)
    layers = Layers.drawn(7, 5, rng)
    layers.second[:] = rng.normal(size=5)
    inputs, targets = rng.normal(size=(9, 7)), rng.uniform(size=9)
    _, gradients = cross_entropy(layers, inputs, targets)
    step = 1e-5
    for array, gradient in zip(layers.arrays(), gradients, strict=True):
        for place in np.ndindex(array.shape):
            kept = array[place]
            losses = []
            for moved in (kept + step, kept - step):
                array[place] = moved
                losses.append(cross_entropy(layers, inputs, targets)[0])
            array[place] = kept
            assert gradient[place] == pytest.approx((losses[0] - losses[1]) / (2 * step), abs=1e-6)


def test_loss_is_cross_entropy():
    layers = Layers(np.zeros((3, 2)), np.zeros(2), np.zeros(2), np.zeros(2))
    assert cross_entropy(layers, np.ones((1, 3)), np.array([0.3]))[0] == pytest.approx(np.log(2.0))
    layers.skip[1] = 2.0
    q = 1 / (1 + np.exp(-2.0))
    expected = -0.3 * np.log(q) - 0.7 * np.log(1 - q)
    assert cross_entropy(layers, np.ones((1, 3)), np.array([0.3]))[0] == pytest.approx(expected)


def _cases(rewards: list[float], similarity: list[float]) -> Cases:
    rng = np.random.default_rng(0)
    vectors = rng.normal(size=(len(rewards), 16)).astype(np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    return Cases(tuple(map(str, range(len(rewards)))), vectors, np.array(similarity), np.array(rewards))


def test_untrained_it_ranks_as_similarity_does_and_failures_are_learnt():
    state = np.ones(16, dtype=np.float32) / 4
    cases = _cases([0.0, 1.0, float("nan")], [0.9, 0.5, 0.1])
    value = ParametricQ(np.random.default_rng(1), rate=0.01)
    assert value.scores(state, cases).tolist() == [0.9, 0.5, 0.1]
    used = [UsedCase(cases.names[i], cases.vectors[i], cases.similarity[i], cases.rewards[i]) for i in range(3)]
    value.learn([Step(state, used[0], 0.0)])
    assert value.updates == 2 and value.rows == 1
    assert np.argmax(value.scores(state, cases)) == 0  # one row has not turned the order round
    for _ in range(60):
        value.learn([Step(state, used[0], 0.0), Step(state, used[1], 1.0)])
    scores = value.scores(state, cases)
    assert scores[1] > 0.8 and scores[0] < 0.2
    assert len(value.scores(state, cases.pick([]))) == 0


def test_capacity_is_a_bound_and_seeds_decide():
    def trained(seed: int) -> np.ndarray:
        value = ParametricQ(np.random.default_rng(seed), capacity=10, batches=1)
        cases = _cases([0.0, 1.0], [0.2, 0.3])
        for number in range(25):
            case = UsedCase("0", cases.vectors[number % 2], 0.2, 0.0)
            value.learn([Step(cases.vectors[0], case, float(number % 2))])
        assert value.rows == 25
        return value.scores(cases.vectors[0], cases)

    assert (trained(4) == trained(4)).all() and (trained(4) != trained(5)).any()

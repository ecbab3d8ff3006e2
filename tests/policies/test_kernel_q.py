"""Algorithm 1: golden values, the gradient, and what bootstrapping is for."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.policies.case_values import Cases, Step, UsedCase
from memenv.policies.kernel_q import Kernel, KernelQ, choice_probabilities, episodic_value, soft_value, value_gradient

NAN = float("nan")


def test_golden_episodic_value():
    """Squared distances 0, 1, 4 at h = 1 weigh 1, .60653, .13534; Q = 1, 0, 1 give .65179."""
    states = np.array([[0.0], [1.0], [2.0]])
    k = Kernel(np.ones(1), 0.0)(np.zeros(1), states)
    assert k == pytest.approx([1.0, 0.60653, 0.13534], abs=1e-5)
    assert episodic_value(k, np.array([1.0, 0.0, 1.0])) == pytest.approx(0.65179, abs=1e-5)


def test_golden_soft_value_and_choice():
    """α is in the exponent: the printed α log Σ exp(Q) would give .61874 at α = .5."""
    values = np.array([0.2, 0.8])
    assert soft_value(values, 1.0) == pytest.approx(1.23749, abs=1e-5)
    assert soft_value(values, 0.5) == pytest.approx(0.93164, abs=1e-5)
    assert choice_probabilities(values, 0.5) == pytest.approx([0.23148, 0.76852], abs=1e-5)
    assert soft_value(np.zeros(0), 0.5) == 0.0 and len(choice_probabilities(np.zeros(0), 1.0)) == 0
    assert soft_value(np.array([900.0]), 0.01) == pytest.approx(900.0)


@pytest.mark.parametrize("prior_weight", [0.0, 0.3])
def test_gradient_matches_finite_differences(prior_weight):
    """Central differences on six rows of five dimensions, to 1e-6, with and without a prior."""
    rng = np.random.default_rng(5)
    kernel = Kernel(rng.uniform(0.5, 1.5, 5), 0.2)
    state, states, values = rng.normal(size=5), rng.normal(size=(6, 5)), rng.uniform(size=6)
    _, by_weights, by_width = value_gradient(kernel, state, states, values, 0.4, prior_weight)

    def value(weights: np.ndarray, width: float) -> float:
        return episodic_value(Kernel(weights, width)(state, states), values, 0.4, prior_weight)

    step = 1e-5
    for place in range(5):
        moved = np.eye(5)[place] * step
        slope = value(kernel.weights + moved, 0.2) - value(kernel.weights - moved, 0.2)
        assert by_weights[place] == pytest.approx(slope / (2 * step), abs=1e-6)
    slope = (value(kernel.weights, 0.2 + step) - value(kernel.weights, 0.2 - step)) / (2 * step)
    assert by_width == pytest.approx(slope, abs=1e-6)
    assert np.abs(by_weights).max() > 1e-3  # the comparison is of something


@given(st.lists(st.floats(0.0, 1.0), min_size=1, max_size=8), st.floats(0.01, 2.0))
def test_soft_value_bounds(values, alpha):
    """Between the largest value and that plus α log n."""
    array = np.array(values)
    soft = soft_value(array, alpha)
    assert array.max() - 1e-9 <= soft <= array.max() + alpha * np.log(len(values)) + 1e-9
    assert choice_probabilities(array, alpha).sum() == pytest.approx(1.0)


def _vector(place: int, size: int = 4) -> np.ndarray:
    return np.eye(size, dtype=np.float32)[place]


def _cases(*names: str) -> Cases:
    return Cases(names, np.zeros((len(names), 4), np.float32), np.zeros(len(names)), np.full(len(names), NAN))


def test_unseen_cases_have_the_prior_and_uses_move_them():
    value = KernelQ(np.random.default_rng(0), prior=0.3)
    assert value.scores(_vector(0), _cases("a", "b")).tolist() == [0.3, 0.3]
    used = UsedCase("a", _vector(1), 0.0, NAN)
    value.learn([Step(_vector(0), used, 1.0)])
    near, other = value.scores(_vector(0), _cases("a", "b"))
    assert near == pytest.approx((1.0 + 0.1 * 0.3) / 1.1) and other == 0.3
    assert value.scores(_vector(2), _cases("a"))[0] < near  # far from where it was used, it says less
    assert value.rows == 1 and value.updates > 0


def test_value_of_what_follows_is_carried_back():
    """The first step earns nothing; what it leads to does."""
    value = KernelQ(np.random.default_rng(0), prior=0.0, gamma=0.9, alpha=0.01)
    end, door = UsedCase("treasure", _vector(3), 0.0, NAN), UsedCase("door", _vector(3), 0.0, NAN)
    for _ in range(20):
        value.learn([Step(_vector(1), end, 1.0)])
        value.learn([Step(_vector(0), door, 0.0, _vector(1), _cases("treasure"))])
    assert value.scores(_vector(0), _cases("door"))[0] > 0.7
    assert KernelQ(np.random.default_rng(0), prior=0.0).scores(_vector(0), _cases("door"))[0] == 0.0


def test_capacity_and_rows_per_case_are_bounds():
    value = KernelQ(np.random.default_rng(0), capacity=8, rows_per_case=3, prior=0.0)
    used = UsedCase("a", _vector(1), 0.0, NAN)
    for number in range(30):
        value.learn([Step(_vector(0), used, float(number >= 20))])
    assert value.rows == 30
    assert value.scores(_vector(0), _cases("a"))[0] > 0.9  # old failures were pushed out


def test_kernel_learns_which_dimension_matters():
    """Outcomes follow the first dimension; the second is noise. Training widens the first against the second."""
    rng = np.random.default_rng(3)
    value = KernelQ(np.random.default_rng(1), rate=0.05, width=0.7)
    used = UsedCase("a", _vector(1), 0.0, NAN)
    for _ in range(150):
        state = np.zeros(4, dtype=np.float32)
        state[0], state[1] = rng.choice([-0.5, 0.5]), rng.uniform(-0.5, 0.5)
        value.learn([Step(state, used, float(state[0] > 0))])
    assert value.kernel is not None and value.target is not None
    assert value.kernel.weights[0] > value.kernel.weights[1] + 0.05
    assert np.abs(value.target.weights - 1.0).max() > 0.0

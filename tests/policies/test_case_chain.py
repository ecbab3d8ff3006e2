"""Where bootstrapping matters, only the kernel form with a discount above zero can do well."""

from __future__ import annotations

import random

import numpy as np

from memenv.policies.case_chain import BEST, FIRST, play_chain
from memenv.policies.case_values import Floats, Similarity
from memenv.policies.kernel_q import KernelQ, choice_probabilities

ALPHA = 0.2


def nearest(scores: Floats, rng: random.Random) -> int:
    return int(np.argmax(scores))


def drawn(scores: Floats, rng: random.Random) -> int:
    return rng.choices(range(len(scores)), weights=choice_probabilities(scores, ALPHA).tolist())[0]


def test_bootstrapping_finds_the_second_step():
    assert play_chain(Similarity(), nearest, 7, 20) == [FIRST] * 20
    means = {}
    for gamma in (0.0, 0.95):
        value = KernelQ(np.random.default_rng(7), alpha=ALPHA, gamma=gamma)
        means[gamma] = np.mean(play_chain(value, drawn, 7, 100)[50:])
    assert means[0.95] > means[0.0] + 0.15
    assert max(means.values()) <= BEST

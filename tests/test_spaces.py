"""The text space, with both ends of the gymnasium range."""

from __future__ import annotations

import copy
import pickle

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.spaces import Dict, Discrete, Sequence, flatdim, flatten, flatten_space, unflatten
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv
from gymnasium.vector.utils import batch_space, concatenate, create_empty_array, create_shared_memory, iterate
from hypothesis import given
from hypothesis import strategies as st

from memenv import UnicodeText

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@given(TEXT)
def test_flattening_and_back(text):
    space = UnicodeText(20)
    flat = flatten(space, text)
    assert flat.shape == (flatdim(space),) and flatten_space(space).contains(flat)
    assert unflatten(space, flat) == text


@given(TEXT)
def test_every_text_without_surrogates_is_inside(text):
    assert text in UnicodeText(20)
    assert (text + "x" * 21) not in UnicodeText(20)


@pytest.mark.parametrize("foreign", [None, 3, b"bytes", ["a"], np.array("a"), "a" * 21, "\ud800", "a\udfff"])
def test_what_is_no_text_is_outside(foreign):
    assert not UnicodeText(20).contains(foreign)


def test_samples_are_inside_and_follow_the_seed():
    space = UnicodeText(10, seed=3)
    samples = [space.sample() for _ in range(200)]
    assert all(sample in space for sample in samples)
    assert "" in samples and any(not sample.isascii() for sample in samples)
    again = UnicodeText(10, seed=3)
    assert [again.sample() for _ in range(200)] == samples
    with pytest.raises(ValueError, match="takes no mask"):
        space.sample(mask=(None, None))


def test_equality_copies_and_pickles():
    space = UnicodeText(50)
    assert space == UnicodeText(50) == copy.deepcopy(space) == pickle.loads(pickle.dumps(space))
    assert hash(space) == hash(UnicodeText(50))
    assert space != UnicodeText(51) and space != gym.spaces.Text(50) and space != 50
    assert len(pickle.dumps(space)) < 10_000  # the set of all characters is not in it
    assert repr(space) == "UnicodeText(50)"


def test_inside_other_spaces():
    space = Dict({"ops": Sequence(Dict({"op": Discrete(3), "text": UnicodeText(9)})), "text": UnicodeText(9)}, seed=1)
    for _ in range(20):
        assert space.sample() in space


def test_batches():
    space = UnicodeText(9)
    batched = batch_space(space, 3)
    texts = ("", "é世🙂", "a b")
    out = create_empty_array(space, 3)
    joined = concatenate(space, texts, out)
    assert tuple(joined) == texts
    assert tuple(iterate(batched, tuple(joined))) == texts


class Echo(gym.Env[str, str]):
    """Gives back what was said."""

    observation_space = UnicodeText(100)
    action_space = UnicodeText(100)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return f"world {seed} 世界", {}

    def step(self, action):
        return action, 0.0, False, False, {}


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_vector_environments_hand_texts_through(kind):
    vector = SyncVectorEnv([Echo] * 2) if kind == "sync" else AsyncVectorEnv([Echo] * 2, shared_memory=False)
    observations, _ = vector.reset(seed=[1, 2])
    assert tuple(observations) == ("world 1 世界", "world 2 世界")
    observations, *_ = vector.step(("", "naïve 🙂"))
    assert tuple(observations) == ("", "naïve 🙂")
    vector.close()


def test_shared_memory_is_refused_instead_of_going_stale():
    with pytest.raises(TypeError, match="shared_memory=False"):
        create_shared_memory(UnicodeText(9), 2)
    with pytest.raises((TypeError, gym.error.CustomSpaceError), match="shared_memory=False"):
        AsyncVectorEnv([Echo] * 2)

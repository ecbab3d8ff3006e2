"""Numbers of moments: a batch has those of each moment alone."""

import gymnasium as gym
import numpy as np
import pytest

import memenv  # noqa: F401 — registers the environments
from memenv.errors import MemenvError
from memenv.features import FEATURES
from memenv.numeric import NumericOps


@pytest.mark.parametrize("features", FEATURES)
@pytest.mark.parametrize("memory", [{}, {"eviction": "none", "bank_tokens": 120}, {"bank_tokens": None}])
def test_a_batch_is_what_each_environment_observes(features, memory):
    """Different lives side by side, banks full and empty: the numbers and the masks of each, to the last digit."""
    rng = np.random.default_rng(0)
    envs, seen = [], []
    for seed in range(4):
        core = gym.make("MemLoCoMo-v0", preset="easy", granularity="fact", **memory).unwrapped
        envs.append(NumericOps(core, features))
        seen.append(envs[-1].reset(seed=seed)[0])
    filled = 0
    while envs:
        batch = NumericOps.observations(envs)
        for row, (env, observation) in enumerate(zip(envs, seen, strict=True)):
            for found, name in zip(batch, ("fact", "slots", "budget", "action_mask"), strict=True):
                assert found.dtype == np.float32 and np.array_equal(found[row], observation[name])
            assert env.observation_space.contains(observation)
            assert np.array_equal(env.action_masks(), observation["action_mask"] == 1.0)
            filled += int(observation["slots"][:, 0].sum())
        going = []
        for env, observation in zip(envs, seen, strict=True):
            possible = observation["action_mask"][1:].nonzero()[0] + 1
            action = rng.choice(possible) if len(possible) and rng.random() < 0.9 else 0
            observation, _, done, _, info = env.step(action)
            assert not info["invalid"]
            if not done:
                going.append((env, observation))
        envs, seen = [env for env, _ in going], [observation for _, observation in going]
    assert filled > 500


@pytest.mark.parametrize("eviction", ["weakest", "none"])
def test_the_mask_is_exact(eviction):
    """All actions at every moment of a life, each in a fork: what is forbidden is invalid, and nothing else is."""
    memory = {"bank_tokens": 150, "eviction": eviction}
    env = NumericOps(gym.make("MemLoCoMo-v0", preset="easy", granularity="fact", **memory).unwrapped)
    rng = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    firsts = [0, 1, 2, *range(3, env.action_space.n, env.k)]  # what needs no slot, and what the first slot offers
    done, tried = False, set()
    while not done:
        mask = observation["action_mask"]
        for action in range(env.action_space.n):
            invalid = bool(env.fork().step(action)[4]["invalid"])
            assert invalid == (mask[action] == 0.0)
            tried.add((action, invalid))
        growing = [action for action in (1, 2, *range(3 + env.k, 3 + 2 * env.k)) if mask[action]]
        observation, _, done, _, _ = env.step(rng.choice(growing) if growing else 0)
    assert {action for action, invalid in tried if not invalid} >= set(firsts[:6])
    assert {action for action, invalid in tried if invalid} >= set(firsts[2:] if eviction == "weakest" else firsts[1:])


@pytest.mark.parametrize("action", [1.5, np.float64(1.0), "1", np.True_, True, None, -1, 999])
def test_what_is_no_whole_number_is_no_action(action):
    env = NumericOps(gym.make("MemLoCoMo-v0", preset="tiny", granularity="fact").unwrapped)
    env.reset(seed=0)
    with pytest.raises(MemenvError, match="give a whole number from 0 to 42"):
        env.step(action)
    for allowed in (1, np.int64(0), np.array(0)):
        env.step(allowed)


@pytest.mark.parametrize("features", FEATURES)
def test_the_registered_form_takes_features(features):
    env = gym.make("MemLoCoMoNumeric-v0", preset="tiny", features=features)
    same = NumericOps(gym.make("MemLoCoMo-v0", preset="tiny", granularity="fact").unwrapped, features)
    assert env.observation_space == same.observation_space and env.unwrapped.features == features
    seen, other = env.reset(seed=3)[0], same.reset(seed=3)[0]
    assert all(np.array_equal(seen[name], other[name]) for name in other)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"granularity": "turn"}, "granularity='turn': numeric operations .*; leave granularity out"),
        ({"granularity": "session"}, "granularity='session': numeric operations .*; leave granularity out"),
        ({"decide": "read"}, r"decide=\('read',\): numeric operations .*; leave decide out"),
        ({"decide": ("write", "act")}, r"decide=\('write', 'act'\): numeric operations .*; leave decide out"),
        ({"features": "poor"}, "features='poor': allowed are 'rich', 'hashed'"),
        ({"features": ["rich"]}, r"features=\['rich'\]: allowed are"),
        ({"bank_tokens": 0, "state_tokens": 50}, "bank_tokens=0: numeric operations are on a bank"),
        ({"speed": 3}, "unknown argument speed"),
    ],
)
def test_what_the_numeric_form_cannot_have_is_refused(arguments, said):
    with pytest.raises(MemenvError, match=f"^{said}"):
        gym.make("MemLoCoMoNumeric-v0", preset="tiny", **arguments)


def test_an_environment_without_candidate_facts_has_no_numeric_form():
    with pytest.raises(MemenvError, match=r"^MemGame24-v0 \[.*\] has no candidate facts"):
        NumericOps(gym.make("MemGame24-v0").unwrapped)
    with pytest.raises(MemenvError, match=r"^granularity='session'"):
        NumericOps(gym.make("MemLoCoMo-v0", preset="tiny").unwrapped)

"""The two-agent game under PettingZoo's own tests, and what is particular to it."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `pettingzoo` is not installed")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import memenv
from memenv.envs.manager_answerer import ANSWERER, MANAGER, env, parallel_env, raw_env
from memenv.errors import MemenvError
from memenv.registration import make_agent
from memenv.testing import texts_in

#: What PettingZoo warns of because it expects arrays, and names of one word.
EXPECTED = [
    "We recommend agents to be named in the format",
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action space for each agent probably should be",
]
GAMES = [("MemLoCoMo-v0", {"preset": "tiny"}), ("MemGame24-v0", {"puzzles": 3, "turns": 2})]


def quiet(test):
    for message in EXPECTED:
        test = pytest.mark.filterwarnings(f"ignore:{message}")(test)
    return test


@quiet
@pytest.mark.parametrize(("env_id", "arguments"), GAMES)
def test_turn_based_form_passes_pettingzoos_test(env_id, arguments):
    api_test(env(env_id, **arguments), num_cycles=300)


@pytest.mark.parametrize(("env_id", "arguments"), GAMES)
def test_parallel_form_passes_pettingzoos_test(env_id, arguments):
    parallel_api_test(parallel_env(env_id, **arguments), num_cycles=300)


@pytest.mark.parametrize(("env_id", "arguments"), GAMES)
def test_seeds_decide_everything(env_id, arguments):
    seed_test(lambda: env(env_id, **arguments), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(env_id, **arguments), num_cycles=100)


def play(game, manager, answer):
    """A whole episode; what both roles earned."""
    totals = {MANAGER: 0.0, ANSWERER: 0.0}
    for role in game.agent_iter():
        observation, reward, done, _, info = game.last()
        totals[role] += reward
        if done:
            game.step(None)
        elif role == MANAGER:
            assert observation["phase"] == 0
            game.step(manager.act(observation, info))
        elif observation["phase"] == 1:
            game.step({"select": observation["slots"]["filled"]})
        else:
            game.step({"act": answer(observation)})
    return totals


def test_both_earn_what_the_environment_pays_and_the_last_reward_is_not_lost():
    game = env(preset="tiny")
    game.reset(seed=3)
    manager = make_agent("recency")
    manager.reset({}, 3)
    reader = game.unwrapped.core.loop.domain.solver

    def answer(observation):
        core = game.unwrapped.core
        return reader.solve(core.state.moment.item, core.state.moment.recalls).answer

    totals = play(game, manager, answer)
    results = game.unwrapped.core.results
    headline = [result.score for result in results if result.item.headline]
    assert totals[MANAGER] == pytest.approx(totals[ANSWERER]) == pytest.approx(np.mean(headline))
    assert totals[MANAGER] > 0.0


def test_shaping_is_per_role():
    def shaping(role, action, info):
        return -0.01 * len(action.get("ops", ())) if role == MANAGER else 0.0

    game = env(preset="tiny", shaping=shaping)
    game.reset(seed=3)
    manager = make_agent("recency")
    manager.reset({}, 3)
    totals = play(game, manager, lambda observation: "")
    assert totals[MANAGER] < totals[ANSWERER] == 0.0


def test_the_manager_is_not_shown_the_question_before_it_is_answered():
    game = raw_env(preset="tiny")
    game.reset(seed=1)
    seen_items = 0
    while game.agents:
        role = game.agent_selection
        if game.terminations[role]:
            game.step(None)
            continue
        if role == ANSWERER:
            item = game.observe(ANSWERER)["item"]
            assert item and item not in list(texts_in(game.observe(MANAGER)))
            assert item not in list(texts_in(game.infos[MANAGER]))
            seen_items += 1
        game.step({} if role == MANAGER else {"act": "x"} if game.observe(role)["phase"] == 2 else {})
    assert seen_items


def test_both_forms_play_the_same_game():
    turns, both = raw_env(preset="tiny"), parallel_env(preset="tiny")
    turns.reset(seed=5)
    both.reset(seed=5)
    while both.agents:
        role = turns.agent_selection
        action = {"ops": (memenv.add("Mia lives in Rome.").as_dict(),)} if role == MANAGER else {}
        turns.step(action)
        observations, rewards, *_ = both.step({role: action, MANAGER if role == ANSWERER else ANSWERER: {"keep": 1}})
        assert rewards == turns.rewards
        assert observations[MANAGER]["experience"] == turns.observe(MANAGER)["experience"]


def test_wrong_use_has_one_message():
    with pytest.raises(MemenvError, match="the two agents decide"):
        env(decide=("write",))
    with pytest.raises(MemenvError, match="unknown environment"):
        env("MemNothing-v0")
    with pytest.raises(MemenvError, match="for policies over numbers"):
        env("MemLoCoMoNumeric-v0")
    game = raw_env(preset="tiny")
    game.reset(seed=0)
    with pytest.raises(ValueError, match="has no action field act"):
        game.step({"act": "x"})
    both = parallel_env(preset="tiny")
    both.reset(seed=0)
    with pytest.raises(MemenvError, match="it is the turn of memory_manager_0"):
        both.step({ANSWERER: {}})

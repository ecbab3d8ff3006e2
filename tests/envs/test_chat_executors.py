"""Chat models in the place of the executors of tasks, chosen by a string."""

from __future__ import annotations

import gymnasium as gym
import pytest

import memenv
from memenv.chat import ChatProblem, RunModel, use_model
from memenv.errors import MemenvError
from memenv.policies.models.scripted import ScriptedModel

ENVS = {
    "MemALFWorld-v0": {"games": 2, "practice": 1, "max_steps": 4},
    "MemWebShop-v0": {"items": 2, "users": 1, "turns": 3, "products": 400},
}


@pytest.mark.parametrize("env_id", ENVS)
def test_a_string_makes_the_model_play(env_id):
    model = RunModel(ScriptedModel(lambda request: "look" if "ALF" in env_id else "search[shirt]"))
    agent = memenv.make_agent("recency")
    with use_model(model):
        env = memenv.make_env(env_id, agent, {**ENVS[env_id], "executor": "chat"})
        domain = env.unwrapped.loop.domain
        result = memenv.run_episode(env, agent, 0)
        assert domain.uses_model and domain.solver_label.endswith("(script)")
    steps = [item["steps"] for item in result.items]
    assert steps == [next(v for k, v in ENVS[env_id].items() if k in ("max_steps", "turns"))] * 2
    assert result.chat["act"]["calls"] == sum(steps) and result.invalid == 0


@pytest.mark.parametrize("env_id", ENVS)
def test_a_failing_model_ends_the_task_and_is_reported(env_id):
    model = RunModel(ScriptedModel(lambda request: ChatProblem("overflow", "too long")), None)
    agent = memenv.make_agent("recency")
    with use_model(model):
        env = memenv.make_env(env_id, agent, {**ENVS[env_id], "executor": "chat"})
        infos = []
        result = memenv.run_episode(env, agent, 0, on_step=lambda t: infos.append(t.next_info))
    assert result.chat["act"]["calls"] == 2, "one call a task"
    problems = [p.why for info in infos for p in info["invalid"]]
    assert len(problems) == 2 and all("the solver failed: overflow: too long" in why for why in problems)
    assert len(result.items) == 2 and not any(item["won"] for item in result.items)


@pytest.mark.parametrize("env_id", ENVS)
def test_other_strings_are_refused(env_id):
    with pytest.raises(MemenvError, match="executor='robot': allowed are"):
        gym.make(env_id, executor="robot")
    assert not gym.make(env_id, **ENVS[env_id]).unwrapped.loop.domain.uses_model


@pytest.mark.parametrize("name", ["mem1", "hybrid"])
def test_a_turn_writer_on_a_model(name):
    """MEM1 and the hybrid ask the model for every turn, and survive the copies that the runner makes of them."""
    model = RunModel(ScriptedModel(lambda request: "<IS>nothing yet</IS><answer>x</answer>"))
    agent = memenv.make_agent(name, model=model)
    env = memenv.make_env("MemMultiHop-v0", agent, {"passages": 120, "tasks": 2, "closed_book": 0.0})
    result = memenv.run_episode(env, agent, 0)
    assert result.chat["turn"]["calls"] == 2 and result.invalid == 0

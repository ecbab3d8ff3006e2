"""What the published systems share: options in their names, a model through a whole life."""

from __future__ import annotations

import json
from typing import Any

import pytest
from told import texts

from memenv.agents.mem0 import Mem0
from memenv.chat import ChatRequest
from memenv.errors import MemenvError
from memenv.policies.models.scripted import ScriptedModel
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode

# --- names


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mem0:mode=both", "mem0:both: allowed are per_fact, union"),
        ("mem0:s=0", "give s >= 1"),
        ("mem0:s=many", "s='many': give a whole number"),
        ("mem0:vanilla=perhaps", "vanilla is a flag"),
        ("mem0:speed=3", "'speed' is no option; options and their defaults: mode='per_fact', s=10"),
        ("mem0:s=3,m", "m needs a value, such as m="),
        ("memory_r1:each=0", "at least 1 candidate"),
        ("mem0_g:k=0", "give k >= 1"),
        ("a_mem:neighbours=-1", "give a whole number >= 0"),
        ("reasoning_bank:n=11", "give 1 to 10 tasks"),
        ("mem0_v3:m=0", "give m >= 1"),
    ],
)
def test_options_are_checked(name, why):
    with pytest.raises(MemenvError, match=why):
        make_agent(name)


def test_options_reach_the_agent():
    agent = make_agent("mem0:mode=union,s=3,vanilla=true")
    assert isinstance(agent, Mem0) and agent.mode == "union" and agent.gathering.most == 3
    assert make_agent("mem0:union").mode == "union"  # type: ignore[attr-defined]
    with pytest.raises(MemenvError, match="a control by rules"):
        make_agent("mem0:vanilla=true", model=ScriptedModel([]))


# --- with a model, through a whole life


def some_value(schema: Any, number: int = 0) -> Any:
    """A value that satisfies a schema."""
    if "anyOf" in schema:
        return some_value(schema["anyOf"][0], number)
    if "enum" in schema:
        return schema["enum"][0]
    if schema["type"] == "object":
        return {name: some_value(inner, number) for name, inner in schema["properties"].items()}
    if schema["type"] == "array":
        return [some_value(schema["items"], number)] if schema.get("maxItems", 1) else []
    if schema["type"] == "string":
        return f"Mia has the number {number}."[: schema.get("maxLength", 99)]
    return schema["type"] == "boolean" or schema.get("minimum", 0)


@pytest.mark.parametrize(
    "name", ["memorybank", "mem0", "mem0:union", "mem0_v3", "mem0_g", "memory_r1", "a_mem", "static:survey"]
)
def test_each_lives_a_life_with_a_model_and_the_same_twice(name):
    results = []
    for _ in range(2):
        asked: list[ChatRequest] = []

        def answer(request: ChatRequest, asked: list[ChatRequest] = asked) -> str:
            asked.append(request)
            if request.schema is None:
                return "Mia lives in Oslo."
            return json.dumps(some_value(request.schema, len(asked)))

        model = ScriptedModel(answer)
        agent = make_agent(name, model=model)
        env = make_env("MemLoCoMo-v0", agent, {"preset": "tiny", "split": "train"})
        result = run_episode(env, agent, 2_000_001)
        assert result.invalid == 0 and asked
        results.append((result.items, texts(env), [request.digest for request in asked]))
    assert results[0] == results[1], "a recorded run replays"
    assert results[0][1], "something was kept"


def test_reasoning_bank_learns_with_a_model():
    model = ScriptedModel(lambda request: json.dumps(some_value(request.schema)))
    agent = make_agent("reasoning_bank", model=model)
    env = make_env("MemALFWorld-v0", agent, {"games": 2, "practice": 2})
    assert run_episode(env, agent, 2_000_000).invalid == 0
    assert texts(env)


@pytest.mark.parametrize("name", ["mem0", "mem0:mode=union", "mem0_g", "memory_r1"])
def test_many_facts_in_one_moment_are_all_looked_up(name):
    """Where the environment does not cut what arrives into facts, there are more of them than searches by default."""
    agent = make_agent(name)
    env = make_env("MemMultiHop-v0", agent, {"tasks": 3, "passages": 120})
    assert run_episode(env, agent, 3).invalid == 0


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("a_mem:neighbours=100000", "agent a_mem asks for this memory, by its class or options: write_k=100000"),
        ("mem0_v3:s=100000", "agent mem0_v3 asks for this memory, by its class or options: write_k=100000"),
    ],
)
def test_options_that_no_environment_allows(name, why):
    with pytest.raises(MemenvError, match=why):
        make_env("MemLoCoMo-v0", make_agent(name))


def test_what_the_user_gives_wrongly_is_not_put_on_the_agent():
    with pytest.raises(MemenvError, match=r"^write_k=0: give"):
        make_env("MemLoCoMo-v0", make_agent("mem0"), {"write_k": 0})
    with pytest.raises(MemenvError, match="encoder=… is used by"):
        make_env("MemLoCoMo-v0", make_agent("recency"), {"encoder": "folder"})
    core: Any = make_env("MemLoCoMo-v0", make_agent("mem0"), {"encoder": "folder"}).unwrapped
    assert core.loop.memory.encoder == "folder"  # the agent's retriever encodes: there it has a use


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("memorybank:redraw,bump=no", "memorybank:redraw=yes,bump=no"),
        ("memorybank:redraw", "memorybank:redraw=yes"),
        ("a_mem:stale", "a_mem:stale=true"),
        ("reasoning_bank:apart", "reasoning_bank:apart=yes"),
    ],
)
def test_a_flag_alone_is_turned_on(short, long):
    """What the message about flags says to write."""
    plain = make_agent(short.partition(":")[0])
    kinds = (bool, int, str, dict)
    values = [
        {name: value for name, value in vars(agent).items() if isinstance(value, kinds)}
        for agent in (make_agent(short), make_agent(long), plain)
    ]
    assert values[0] == values[1] != values[2]


@pytest.mark.parametrize("name", ["a_mem:x", "crud_rules:x", "reasoning_bank:x", "recency:-1"])
def test_an_argument_that_an_agent_does_not_take_is_one_clear_error(name):
    with pytest.raises(MemenvError, match=f"agent '{name}': '.+' is no option; options and their defaults: "):
        make_agent(name)

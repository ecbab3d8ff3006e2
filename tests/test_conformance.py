"""One suite over every registered environment and every agent."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import pytest
from untrained_policy import untrained_optimiser, untrained_policy, untrained_trained_r1

from memenv.registration import AGENTS, BUILT_IN, env_class
from memenv.testing import AgentConformance, EnvConformance

#: Smaller episodes than the defaults, so that the whole suite stays quick. An id without an entry runs its defaults.
SMALLER: dict[str, dict[str, Any]] = {
    "MemLoCoMo-v0": {"preset": "easy"},
    "MemLoCoMoNumeric-v0": {"preset": "easy"},
    "MemALFWorld-v0": {"games": 4, "practice": 2},
    "MemGame24-v0": {"puzzles": 40},
    "MemMultiHop-v0": {"tasks": 3, "passages": 120},
}

#: Agents that are not made for every domain, and where they play.
HOME: dict[str, str] = {
    "insights": "MemALFWorld-v0",
    "templates": "MemGame24-v0",
    "memento_np": "MemALFWorld-v0",
    "memento_p": "MemGame24-v0",
    "memento_kernel": "MemGame24-v0",
    "remem": "MemALFWorld-v0",
    "umem": "MemGame24-v0",
    **dict.fromkeys(("mem1", "fact_bank", "hybrid"), "MemMultiHop-v0"),
}


def _name(text: str) -> str:
    return "".join(part.capitalize() for part in text.replace("-", "_").split("_"))


def _env_tests(env_id: str, **arguments: Any) -> type[EnvConformance]:
    values = {"env_id": env_id, "arguments": {**SMALLER.get(env_id, {}), **arguments}}
    return type(f"Test{_name(env_id)}", (EnvConformance,), values)


for _id in BUILT_IN:
    globals()[f"Test{_name(_id)}"] = _env_tests(_id)

TestFacts = _env_tests("MemLoCoMo-v0", granularity="fact", bank_tokens=60)
TestTurnsAndState = _env_tests("MemLoCoMo-v0", granularity="turn", state_tokens=50, decide=("write", "read", "act"))
TestHouseholdPlayed = _env_tests("MemALFWorld-v0", decide=("write", "read", "act"), state_tokens=100, max_steps=5)
TestSearchPlayed = _env_tests("MemMultiHop-v0", decide=("write", "read", "act"), bank_tokens=200, state_tokens=100)
TestSearchOnStateAlone = _env_tests("MemMultiHop-v0", decide=("act",), bank_tokens=0, state_tokens=60, context="full")
TestDense = _env_tests("MemLoCoMo-v0", retriever="dense", maintain=True)

#: Agents that are nothing without an argument, with one for each.
TRAINED = ("policy", "umem", "trained_r1")
ARGUMENTS = (
    {"policy": untrained_policy(), "umem": untrained_optimiser(), "trained_r1": untrained_trained_r1()}
    if find_spec("torch")
    else {}
)

for _agent in [name for name in AGENTS if name not in TRAINED or ARGUMENTS]:
    _env_id = HOME.get(_agent, "MemLoCoMo-v0")
    globals()[f"TestAgent{_name(_agent)}"] = type(
        f"TestAgent{_name(_agent)}",
        (AgentConformance,),
        {
            "agent": f"{_agent}:{ARGUMENTS[_agent]}" if _agent in ARGUMENTS else _agent,
            "env_id": _env_id,
            "arguments": SMALLER.get(_env_id, {}),
        },
    )


@pytest.mark.parametrize("env_id", [name for name in BUILT_IN if hasattr(env_class(name), "agents")])
def test_leaderboard_agents_exist(env_id):
    assert set(env_class(env_id).agents) <= set(AGENTS)
    assert {"no_memory", "oracle"} <= set(env_class(env_id).agents)


@pytest.mark.parametrize("env_id", [name for name in BUILT_IN if hasattr(env_class(name), "agents")])
def test_docstrings_have_gymnasiums_sections(env_id):
    text = env_class(env_id).__doc__ or ""
    sections = ["Description", "Action Space", "Observation Space", "Rewards", "Starting State", "Episode End"]
    for section in [*sections, "Arguments", "Version History"]:
        assert f"## {section}" in text

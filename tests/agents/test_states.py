"""State everywhere: one text instead of a bank, in every domain."""

from __future__ import annotations

from typing import Any

import pytest

from memenv.registration import make_agent
from memenv.runner import EpisodeResult, make_env, run_episode

DOMAINS: dict[str, dict[str, Any]] = {
    "MemLoCoMo-v0": {"preset": "tiny"},
    "MemGame24-v0": {"tries": 10},
    "MemMultiHop-v0": {"passages": 120, "tasks": 4},
}


def episode(env_id: str, name: str) -> EpisodeResult:
    agent = make_agent(name)
    env = make_env(env_id, agent, DOMAINS[env_id])
    memory = env.unwrapped.loop.memory
    if agent.store == "state":
        assert memory.bank_tokens == 0 and memory.state_tokens > 0
    return run_episode(env, agent, 0)


@pytest.mark.parametrize("env_id", DOMAINS)
def test_state_agents_keep_their_budget_and_hindsight_beats_nothing(env_id: str) -> None:
    scores = {name: episode(env_id, name) for name in ("no_memory", "recency_state", "salience_state", "oracle_state")}
    for name in ("recency_state", "salience_state", "oracle_state"):
        assert scores[name].invalid == 0 and scores[name].peak_tokens > 0
    assert scores["oracle_state"].score > scores["no_memory"].score
    assert scores["oracle_state"].score >= max(result.score for result in scores.values())

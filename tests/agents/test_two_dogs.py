"""Accumulate, replace, contradict: every agent that manages a bank keeps both dogs; the vanilla control loses the first."""

from __future__ import annotations

from collections import defaultdict

import pytest

from memenv.envs.dialogue.two_dogs import TEMPLATES, ProbeStream
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.stream import Experience, Item

MANAGED = ("crud_rules", "mem0", "mem0:union", "mem0_g", "mem0_g:hard_delete=true", "memory_r1", "memory_r1:union")
LIVES = 48


def play(agent: str, lives: int = LIVES, **arguments: str) -> dict[str, list[float]]:
    """Scores by "kind: template"."""
    made = make_agent(agent)
    env = make_env("memenv.envs.dialogue.two_dogs:MemTwoDogs-v0", made, arguments)
    scores: dict[str, list[float]] = defaultdict(list)
    for seed in range(lives):
        result = run_episode(env, made, seed)
        assert result.invalid == 0
        for item in result.items:
            scores[item["category"]].append(item["score"])
    return scores


def test_twelve_templates_of_three_kinds():
    kinds = [kind for kind, _ in TEMPLATES.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"accumulate": 4, "replace": 4, "contradict": 4}


def test_lives_differ_by_seed_and_are_the_same_for_one():
    stream = ProbeStream("two_dogs")
    lives = [stream.events(seed) for seed in range(60)]
    assert len({str(life) for life in lives}) == 60
    assert ProbeStream("two_dogs").events(7) == lives[7]
    dogs = {len([event for event in lives[seed] if isinstance(event, Experience)]) for seed in range(0, 60, 12)}
    assert dogs == {2, 3}, "counts vary"
    assert all(isinstance(life[-1], Item) for life in lives)


@pytest.mark.parametrize("agent", MANAGED)
def test_managers_lose_nothing_and_believe_nothing_old(agent):
    scores = play(agent)
    assert len(scores) == 12
    assert {name: min(values) for name, values in scores.items()} == dict.fromkeys(scores, 1.0)


@pytest.mark.parametrize("agent", ["mem0:vanilla=true", "memory_r1:vanilla=true"])
def test_the_vanilla_control_fails_as_published(agent):
    scores = play(agent)
    for name, values in scores.items():
        if name.startswith("accumulate"):
            assert max(values) < 1.0, f"{name}: the first is lost in every life"
        else:
            assert min(values) == 1.0, f"{name}: only what accumulates is lost"


def test_the_control_answers_one_and_forgets_the_first_name():
    made = make_agent("mem0:vanilla=true")
    env = make_env("memenv.envs.dialogue.two_dogs:MemTwoDogs-v0", made)
    life = ProbeStream("two_dogs").events(0)
    first = next(turn.text for turn in life[0].messages if "named" in turn.text)
    result = run_episode(env, made, 0)
    assert result.items[0]["answer"] == "1"
    assert first.split()[-1].rstrip(".") not in " ".join(entry.text for entry in env.unwrapped.memory.bank)


@pytest.mark.parametrize(
    ("agent", "low", "high"),
    [("mem0_g", 1.0, 1.0), ("mem0_g:as_of=false", 0.4, 0.6), ("mem0_g:hard_delete=true", 0.4, 0.6), ("mem0", 0.4, 0.6)],
)
def test_only_a_graph_that_keeps_what_ended_knows_what_was(agent, low, high):
    scores = play(agent, 24, probe="as_of")
    mean = sum(map(sum, scores.values())) / sum(map(len, scores.values()))
    assert low <= mean <= high

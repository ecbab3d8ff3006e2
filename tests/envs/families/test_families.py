"""The world of task families: what the solver does with cases, and what comes before the first task."""

from __future__ import annotations

import pytest

from memenv import MemenvError, make_agent, make_env, run_episode
from memenv.envs.families import FamiliesConfig
from memenv.envs.families.domain import FamiliesDomain, PlanFollower
from memenv.solver import Recall
from memenv.stream import Experience, Item
from memenv.testing import AgentConformance, EnvConformance

ENV = "memenv.envs.families:MemFamilies-v0"


class TestFamilies(EnvConformance):
    env_id = ENV
    arguments = {"tasks": 8, "near": "failures"}  # noqa: RUF012


class TestMementoAmongFamilies(AgentConformance):
    agent = "memento_kernel"
    env_id = ENV
    arguments = {"tasks": 8}  # noqa: RUF012


def items(config: FamiliesConfig, seed: int = 1) -> list[Item]:
    return [event for event in FamiliesDomain(config).stream.events(seed) if isinstance(event, Item)]


def test_a_family_has_one_plan_and_words_of_its_own():
    plans: dict[object, set[str]] = {}
    words: dict[object, set[str]] = {}
    for item in items(FamiliesConfig(similarity=1.0)):
        plans.setdefault(item.category, set()).add(item.gold)
        words.setdefault(item.category, set()).update(item.text.split())
    assert len(plans) == 6 and all(len(found) == 1 for found in plans.values())
    assert len(set().union(*words.values())) == sum(map(len, words.values()))


def test_a_shift_exchanges_the_plans():
    shifted = items(FamiliesConfig(shift=0.5))
    for category in {item.category for item in shifted}:
        first = {item.gold for item in shifted[:30] if item.category == category}
        second = {item.gold for item in shifted[30:] if item.category == category}
        assert not first & second


@pytest.mark.parametrize(("near", "reward"), [("failures", 0.0), ("successes", 1.0)])
def test_near_duplicates_come_first(near, reward):
    events = FamiliesDomain(FamiliesConfig(near=near, tasks=10)).stream.events(3)
    told = [event for event in events if isinstance(event, Experience)]
    assert len(told) == 6 * 4 + 10 and events[: len(told)] == tuple(told)
    for item in (event for event in events if isinstance(event, Item)):
        close = [
            case
            for case in told
            if sum(a == b for a, b in zip(case.text.split("\n")[0][6:].split(), item.text.split(), strict=True)) >= 9
        ]
        assert any(case.reward == reward for case in close)


def recall(plan: str, reward: float | None) -> Recall:
    return Recall(f"Task: x\nPlan: {plan}", 0.0, reward=reward)


def test_what_the_solver_tries():
    (item, *_) = items(FamiliesConfig())
    right = item.gold
    wrong = [plan for plan in ("anchor", "barrel", "candle") if plan != right]
    blind, told = PlanFollower(2, False), PlanFollower(2, True)
    assert blind.solve(item, [recall(wrong[0], 0.0), recall(right, 1.0)]).won
    assert not blind.solve(item, [recall(wrong[0], 0.0), recall(wrong[1], 0.0), recall(right, 1.0)]).won
    assert told.solve(item, [recall(wrong[0], 0.0), recall(wrong[1], 0.0), recall(right, 1.0)]).won
    assert told.solve(item, [recall(right, 0.0), recall(right, 1.0)]).won  # a plan that worked once is no failure
    assert wrong[0] not in told.solve(item, [recall(wrong[0], 0.0)]).trace
    assert blind.solve(item, [recall("anchor)(", None)]).trace == blind.solve(item, [recall("anchor", None)]).trace


def test_failures_help_who_reads_them():
    means = {}
    for outcomes in (False, True):
        agent = make_agent("memento_np")
        env = make_env(ENV, agent, {"outcomes": outcomes, "tasks": 40})
        means[outcomes] = sum(run_episode(env, agent, seed).score for seed in range(3)) / 3
    assert means[True] > means[False] + 0.1


@pytest.mark.parametrize(
    "bad",
    [{"families": 1}, {"tasks": 0}, {"tries": 99}, {"similarity": 2}, {"shift": "x"}, {"near": "all"}, {"split": "x"},
     {"outcomes": 1}, {"families": True}],
)  # fmt: skip
def test_bad_arguments_are_refused(bad):
    with pytest.raises(MemenvError):
        FamiliesConfig(**bad)

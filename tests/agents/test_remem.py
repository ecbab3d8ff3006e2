"""ReMem and ExpRAG: what is shown, what is put away, and from where."""

from __future__ import annotations

from typing import Any

import pytest

from memenv import MemenvError, make_agent, make_env, run_episode
from memenv.agents.remem import ExpRAG, ReMem
from memenv.policies.refining import InnerStep, RefineView

HOMES: dict[str, dict[str, Any]] = {
    "MemGame24-v0": {"puzzles": 12},
    "MemALFWorld-v0": {"games": 6, "practice": 6},
    "MemWebShop-v0": {"items": 8},
    "MemMultiHop-v0": {"tasks": 4},
}


def run(agent, env_id: str = "memenv.envs.families:MemFamilies-v0", seed: int = 2, **arguments: Any):
    env = make_env(env_id, agent, arguments)
    seen: list[Any] = []
    sizes: list[int] = []
    core: Any = env.unwrapped

    def watch(step: Any) -> None:
        seen.append(step)
        sizes.append(len(core.state.memory.bank))

    return run_episode(env, agent, seed, on_step=watch), seen, sizes


def shown(step: Any) -> list[str]:
    slots, flags = step.observation["slots"], step.action["select"]
    return [
        text for text, flag, reward in zip(slots["text"], flags, slots["reward"], strict=True) if flag and reward >= 0
    ]


@pytest.mark.parametrize("name", ["exprag", "remem", "remem:delete"])
@pytest.mark.parametrize("env_id", HOMES)
def test_plays_everywhere_without_refusals(name, env_id):
    result, seen, _ = run(make_agent(name), env_id, **HOMES[env_id])
    assert not result.invalid
    reads = [step for step in seen if step.info["phase"] == "READ"]
    assert reads and all(len(shown(step)) <= 4 for step in reads)


def test_exprag_shows_whole_experiences_most_similar_first():
    _, seen, _ = run(ExpRAG("3"), tasks=12)
    last = [step for step in seen if step.info["phase"] == "READ"][-1]
    slots = last.observation["slots"]
    assert shown(last) == list(slots["text"][:3])
    assert all(text.startswith("Task: ") and "The task was" in text for text in shown(last))


class PutAway:
    """Puts away whatever was not solved."""

    def step(self, view: RefineView) -> InnerStep:
        low = tuple(place for place, (_, case) in enumerate(view.cases) if "not solved" in case)
        return InnerStep("refine", drop=low) if low else InnerStep("act")


def test_refining_the_view_leaves_the_bank_alone_and_delete_does_not():
    _, seen, sizes = run(ReMem(refiner=PutAway()), tasks=20)
    assert sizes == sorted(sizes) and sizes[-1] >= 18
    for step in seen:
        if step.info["phase"] == "READ":
            assert not any("not solved" in text for text in shown(step))
    _, _, deleted = run(ReMem("delete", refiner=PutAway()), tasks=20)
    assert deleted[-1] < sizes[-1] - 10


class Undecided:
    """Thinks for ever."""

    def step(self, view: RefineView) -> InnerStep:
        assert len(view.thoughts) < 10
        return InnerStep("think", thought="hm")


def test_inner_steps_are_bounded():
    result, _, _ = run(ReMem(refiner=Undecided()), tasks=4)
    assert len(result.items) == 4


@pytest.mark.parametrize("name", ["remem:theta=2", "remem:delete,cap=4", "exprag:theta=0.1"])
def test_bad_options_are_refused(name):
    with pytest.raises(MemenvError):
        make_agent(name)

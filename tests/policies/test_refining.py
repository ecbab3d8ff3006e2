"""Inner steps as text, by rules and by chat."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv import MemenvError
from memenv.policies.refining import ChatRefiner, InnerStep, RefineView, RuleRefiner, overlap, read_step


@pytest.mark.parametrize(
    ("reply", "step"),
    [
        ("Think: what do I need?", InnerStep("think", "what do I need?")),
        ("Think-Prune: 1,3", InnerStep("refine", drop=(0, 2))),
        ("refine: 2-4", InnerStep("refine", drop=(1, 2, 3))),
        ("REFINE 2 - 99, 1, 1", InnerStep("refine", drop=(1, 2, 3, 0))),
        ("Refine: 0 and 7", InnerStep("refine")),
        ("Act", InnerStep("act")),
        ("I would rather look around", InnerStep("act")),
        ("", InnerStep("act")),
    ],
)
def test_read_step(reply, step):
    assert read_step(reply, 4) == step


@given(st.text(max_size=80), st.integers(0, 5))
def test_read_step_takes_anything(reply, cases):
    step = read_step(reply, cases)
    assert step.kind in ("think", "refine", "act") and all(0 <= place < cases for place in step.drop)


def test_overlap_is_of_the_cases_task():
    assert overlap("heat the egg, then clean up", "heat an egg", "") == 1.0
    assert overlap("heat the egg", "heat the mug", "egg egg egg") == 0.5
    assert overlap("heat the egg", "", "an egg is in the fridge") == 0.5
    assert overlap("heat", "", "") == 0.0


def test_rules_think_refine_act():
    refiner = RuleRefiner(0.5)
    view = RefineView("heat the egg", (("heat an egg", "a"), ("cool a mug", "b")))
    first = refiner.step(view)
    assert first.kind == "think" and "case 1: 1.00; case 2: 0.00" in first.thought
    view = RefineView(view.task, view.cases, (first.thought,))
    assert refiner.step(view) == InnerStep("refine", drop=(1,))
    assert refiner.step(RefineView(view.task, view.cases[:1], view.thoughts)) == InnerStep("act")


def test_chat_sees_numbered_cases_without_live_tags():
    asked = []

    def chat(messages):
        asked.append(messages)
        return "Refine: 1"

    view = RefineView("a task", (("", "<answer>x</answer>"), ("", "two")), ("hm",))
    assert ChatRefiner(chat).step(view) == InnerStep("refine", drop=(0,))
    assert "[1] ‹answer>x" in asked[0][1]["content"] and "[2] two" in asked[0][1]["content"]
    with pytest.raises(MemenvError):
        ChatRefiner(lambda messages: None).step(view)  # type: ignore[arg-type, return-value]

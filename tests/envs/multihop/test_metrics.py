"""Golden values of data.md section 6 and of SQuAD's metric."""

from __future__ import annotations

import pytest

from memenv.envs.multihop.metrics import (
    by_position,
    exact,
    f1,
    mem1_eval,
    mem1_train,
    normalise,
    normalise_eval,
    score_each,
)

PROMPT = "Put it as <answer>a1; a2</answer>. "


def both(answer: str, *golds: str | tuple[str, ...]) -> tuple[int, float]:
    listed = [(gold,) if isinstance(gold, str) else gold for gold in golds]
    return mem1_train(f"{PROMPT}<answer>{answer}</answer>", listed), mem1_eval(f"<answer>{answer}</answer>", listed)


@pytest.mark.parametrize(
    ("answer", "golds", "train", "evaluation"),
    [
        ("Paris; 42; x", ("Paris", "42"), 2, 0),
        ("The Paris; 42", ("Paris", "42"), 2, 1),
        ("U.S.A.", ("USA",), 1, 0),
        ("Paris; 42;", ("Paris", "42"), 2, 0),
        ("Paris", ("Paris", "42"), 1, 0),
        ("42; Paris", ("Paris", "42"), 0, 0),
        ("paris ;  42", ("Paris", "42"), 2, 2),
        ("well-known", ("well known",), 0, 1),
    ],
)
def test_mem1s_two_scorers_disagree_as_published(
    answer: str, golds: tuple[str, ...], train: int, evaluation: int
) -> None:
    assert both(answer, *golds) == (train, evaluation)


def test_training_needs_the_prompts_answer_tag_and_does_not_crash_without() -> None:
    assert mem1_train("<answer>Paris</answer>", [("Paris",)]) == 0
    assert mem1_train("nothing", [("Paris",)]) == 0
    assert mem1_train("<answer></answer><answer>Paris</answer>", [("Paris",)]) == 1


def test_evaluation_needs_balanced_tags() -> None:
    assert mem1_eval("<answer>Paris</answer><answer>", [("Paris",)]) == 0.0
    assert mem1_eval("", [("Paris",)]) == 0.0


def test_evaluations_f1_is_over_sets() -> None:
    assert mem1_eval("<answer>New New York</answer>", [("New York",)], "f1") == 1.0
    assert f1("New New York", ["New York"]) == pytest.approx(0.8)
    assert mem1_eval("<answer>York city; x</answer>", [("New York", "York"), ("y",)], "f1") == pytest.approx(2 / 3)


def test_normal_forms() -> None:
    assert normalise("The U.S.A., an  Apple!") == "usa apple"
    assert normalise_eval("The U.S.A.") == "the u s a"


def test_exact_and_f1() -> None:
    assert exact("the Eiffel Tower", ["Tour Eiffel", "Eiffel Tower"]) == 1.0
    assert exact("", [""]) == 0.0 and exact("the", ["a"]) == 0.0
    assert f1("yes", ["yes it is"]) == 0.0 and f1("yes", ["Yes."]) == 1.0
    assert exact("the the", ["The The"]) == f1("The The", ["the  the"]) == 1.0 and exact("!!!", ["???"]) == 0.0
    assert f1("Barack Obama", ["Obama"]) == pytest.approx(2 / 3)


def test_positions() -> None:
    golds = [("Paris",), ("one; two",), ("yes",)]
    assert by_position(["Paris", "one", "two", "yes"], golds) == (["Paris", "one; two", "yes"], True)
    assert by_position(["Paris", "one", "yes"], golds) == (["Paris", "one", "yes"], True)
    assert by_position(["Paris"], golds) == (["Paris", "", ""], False)


def test_a_wrong_number_of_answers_shifts_nothing_but_itself() -> None:
    golds = [("a b",), ("c",), ("d",)]
    assert score_each("a b; c", golds)[0] == [1.0, 1.0, 0.0]
    assert score_each("a b; c; d; e; f", golds)[::2] == ([1.0, 1.0, 1.0], False)
    assert score_each("", golds) == ([0.0] * 3, [0.0] * 3, False)
    assert score_each('"a b"; c; d', golds)[::2] == ([1.0, 1.0, 1.0], True)


def test_a_list_of_everything_gains_nothing() -> None:
    golds = [("x1",), ("x2",)]
    shotgun = "; ".join(f"x{n}" for n in range(20, 0, -1))
    assert sum(score_each(shotgun, golds)[0]) == 0.0

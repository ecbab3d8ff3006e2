"""The executor answers from memory text alone, within its budget."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.envs.game24.executor import BudgetedExecutor, candidates
from memenv.envs.game24.expression import check
from memenv.envs.game24.forms import forms
from memenv.envs.game24.ideas import Goal, Step, read_ideas
from memenv.envs.game24.puzzles import Puzzle
from memenv.envs.game24.solver import puzzles, row_of, solution, solution_form
from memenv.errors import MemenvError
from memenv.solver import Recall
from memenv.stream import Item

SOME = random.Random(5).sample(puzzles(), 120)
NUMBERS = st.sampled_from(puzzles())


def item(numbers):
    return Item(" ".join(map(str, numbers)), 0.0, data=Puzzle(numbers))


def play(numbers, *texts, tries=30):
    return BudgetedExecutor(tries).solve(item(numbers), [Recall(text, 0.0) for text in texts])


def template_of(numbers):
    return forms().full[solution_form(numbers)]


def test_outcome_holds_what_it_says():
    for numbers in SOME:
        outcome = play(numbers)
        assert outcome.won is check(outcome.answer, numbers).correct
        assert outcome.steps == len(outcome.trace) == len(set(outcome.trace)) <= 30
        assert outcome.answer == outcome.trace[-1]
        assert not any(check(text, numbers).correct for text in outcome.trace[:-1])
        assert outcome.won or outcome.steps == 30


def test_all_forms_solve_everything():
    assert all(play(numbers, tries=1170).won for numbers in SOME)


@pytest.mark.parametrize(
    "useless",
    [
        "",
        "It was a nice day; puzzles are fun.",
        "4 5 6 10 solved\n1 2 3 4 solved\n3 3 8 8: not solved in 30 tries.",
        "(10-6)*5+5 = 25",
        "__import__('os').system('id')",
        "(" * 10_000,
        "\x00\ud800[bold]",
    ],
)
def test_useless_text_changes_nothing(useless):
    for numbers in SOME[:40]:
        assert play(numbers, useless) == play(numbers)
        template = template_of(numbers)
        assert play(numbers, useless, template, useless) == play(numbers, template)


def test_an_answer_helps_its_own_puzzle_alone():
    for numbers, other in pairwise(SOME):
        text = f"{' '.join(map(str, numbers))}: {solution(numbers)} = 24"
        assert play(numbers, text).steps == 1 and play(numbers, text).won
        assert play(other, text) == play(other)


def test_templates_carry_over():
    """A template is tried first on every puzzle, and wins where it makes 24."""
    for numbers in SOME[:40]:
        template = template_of(numbers)
        assert play(numbers, template).steps == 1 and play(numbers, template).won
        wins = [other for other in puzzles() if play(other, template, tries=1).won]
        assert numbers in wins
        assert all(play(other, template, tries=1).steps == 1 for other in SOME)


def test_words_say_the_same_as_signs():
    for numbers in SOME:
        words = "multiply the difference of the two largest by the sum of the two smallest"
        assert play(numbers, words) == play(numbers, "(a+b)*(d-c)")


def test_order_counts():
    """In the order of the memories, inside a memory in the order of its words."""
    numbers = (4, 5, 6, 10)
    wrong, right = "a+b+c+d", "(d-c)*b+a"
    assert play(numbers, wrong, right).trace == play(numbers, f"{wrong}, {right}").trace == ("4+5+6+10", "(10-6)*5+4")
    assert play(numbers, right, wrong).trace == ("(10-6)*5+4",)


def test_a_list_of_many_ideas_uses_the_budget_up():
    """The one that helps, behind 30 that don't, is not reached."""
    for numbers in SOME[:20]:
        row = row_of(numbers)
        useless = [text for text in forms().full if not check(_filled(text, numbers), numbers).correct]
        listed = ", ".join(useless[:400])
        assert row is not None and not play(numbers, listed, template_of(numbers)).won


def _filled(template, numbers):
    for letter, number in zip("abcd", numbers, strict=True):
        template = template.replace(letter, str(number))
    return template


def test_repetition_and_other_spellings_cost_nothing_and_gain_nothing():
    for numbers in SOME[:40]:
        once = play(numbers, "a+b+c+d")
        assert play(numbers, "a+b+c+d, d+c+b+a\n(a+b)+(c+d)", "a+b+c+d") == once


def test_equal_numbers_are_not_tried_twice():
    outcome = play((6, 6, 6, 7), tries=400)
    assert len(set(outcome.trace)) == len(outcome.trace)
    assert outcome.steps < 400  # all there are


@given(
    NUMBERS,
    st.lists(st.sampled_from(["a+b+c+d", "make 6 × 4", "start with d-c", "(d-a)*(c-b)", "nothing"]), max_size=4),
)
@settings(max_examples=60, deadline=None)
def test_more_tries_never_lose(numbers, texts):
    few, many = play(numbers, *texts, tries=10), play(numbers, *texts, tries=40)
    assert many.trace[: few.steps] == few.trace
    assert many.won or not few.won


@given(NUMBERS)
@settings(max_examples=40, deadline=None)
def test_goals_and_steps_narrow_the_own_order(numbers):
    """What they suggest is in the order in which the executor would come to it without them."""
    row = row_of(numbers)
    own = play(numbers, tries=1170).trace
    assert row is not None
    for text, kind in (("make 6 × 4", Goal), ("start with d-c", Step)):
        (idea,) = read_ideas(text)
        assert isinstance(idea, kind)
        suggested = candidates(idea, numbers, row)
        assert len(suggested) == len(set(suggested)) <= 68 * 20
        told = [text for text in play(numbers, text, tries=len(suggested) or 1).trace if text in own]
        if suggested:
            assert told == sorted(told, key=own.index)


def test_a_goal_finds_what_it_names():
    # 6 is there, 4 is 10 - 5 - 1: 6 × (10 - 5 - 1)
    outcome = play((1, 5, 6, 10), "make 6 × 4", tries=68)
    assert outcome.won and "6" in outcome.answer


def test_bad_arguments():
    with pytest.raises(MemenvError, match="tries=0"):
        BudgetedExecutor(0)
    with pytest.raises(MemenvError, match="1 to 13"):
        play((1, 1, 1, 24))

"""What is read out of memory text, and what is not."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.envs.game24.forms import forms
from memenv.envs.game24.ideas import Answer, Goal, Step, Template, read_ideas
from memenv.envs.game24.templates import idea_of


def told(text):
    """Ideas as short texts."""
    table = forms()
    found = []
    for idea in read_ideas(text):
        if isinstance(idea, Template):
            found.append(table.full[idea.form])
        elif isinstance(idea, Step):
            found.append(f"first {table.all[idea.part].text}")
        elif isinstance(idea, Goal):
            found.append(f"{idea.left} {idea.op} {idea.right}")
        else:
            assert isinstance(idea, Answer)
            found.append(f"{idea.numbers}: {table.full[idea.form]}")
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(a-b)*(c+d)", ["(a-b)*(c+d)"]),
        ("`(c+d)*(a-b)` worked", ["(a-b)*(c+d)"]),
        ("a×b×(d−c)", ["(d-c)*a*b"]),
        ("A+B+C+D", ["a+b+c+d"]),
        ("- (a-b)*(c+d)\n- a*b*(d-c)", ["(a-b)*(c+d)", "(d-c)*a*b"]),
        ("1. (a-b)*(c+d) - good\n2) a+b+c+d", ["(a-b)*(c+d)", "a+b+c+d"]),
        ("**(c-a)*(d-b)**, **a+b+c+d**", ["(c-a)*(d-b)", "a+b+c+d"]),
        ("(c-a)*(d-b) x5, a+b+c+d x2", ["(c-a)*(d-b)", "a+b+c+d"]),
        ('{"templates": ["(c-a)*(d-b)", "a+b+c+d"]}', ["(c-a)*(d-b)", "a+b+c+d"]),
        ("(d - a) times (c - b)", ["(c-b)*(d-a)"]),
        ("multiply a by b, then add c and subtract d", ["a*b+c-d"]),
        ("Multiply the difference of the two largest by the sum of the two smallest.", ["(a+b)*(d-c)"]),
        ("add the two largest, subtract the smallest from it, then multiply by b", ["(c+d-a)*b"]),
        ("difference of d and c times the sum of a and b", ["(a+b)*(d-c)"]),
        ("the smallest number times the second smallest times the largest minus c", ["a*b*d-c"]),
        ("subtract a from d, multiply by c and multiply by b", ["(d-a)*b*c"]),
        ("divide d by a, then add b and add c", ["b+c+d/a"]),
        ("make 6 × 4", ["6 * 4"]),
        ("Make 3 x 8 or 12 + 12", ["3 * 8", "12 + 12"]),
        ("24 × 1, 25 - 1, 3x8, 48 divided by 2", ["24 * 1", "25 - 1", "3 * 8", "48 / 2"]),
        ("get 24 as 4 times 6", ["4 * 6"]),
        ("the product of 4 and 6; the sum of 20 and 4", ["4 * 6", "20 + 4"]),
        ("first the difference of the two largest", ["first d-c"]),
        ("start with d - c", ["first d-c"]),
        ("a+b first", ["first a+b"]),
        ("4 5 6 10: (10-6)*5+4 = 24", ["(4, 5, 6, 10): (d-c)*b+a"]),
        ("(10 - 6) * 5 + 4 = 20 + 4 = 24", ["(4, 5, 6, 10): (d-c)*b+a"]),
    ],
)
def test_ideas_in_their_order(text, expected):
    assert told(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "The weather was fine; a dog met a cat, a-b testing went on.",
        "4 5 6 10 solved",
        "4 5 6 10: not solved in 30 tries.",
        "(10-6)*5+5 = 25",
        "6*4+1 = 25",
        "foo * 6 * 3",
        "1 + 6 * 4",
        "24/7, 2023-11-05, 3.5*2, page 6-4",
        "a+b",
        "a+b+c",
        "a*b*c*c",
        "a*(b+c-2)",
        "axb",
        "（a-b)*(c+d",
        "４×６",
        "a/(b-b)+c",
    ],
)
def test_anything_else_is_passed_over(text):
    assert told(text) == []


def test_every_form_is_read_back_as_itself():
    for index, text in enumerate(forms().full):
        assert read_ideas(text) == (Template(index),)


def test_idea_of_a_worked_solution():
    assert idea_of("4 5 6 10: solved on try 3: 4+5*(10-6) = 24") == "(d-c)*b+a"
    assert idea_of("1 5 5 5: 5*(5-1/5)") == "(c-a/d)*b"
    assert idea_of("nothing here") == ""


@given(st.text(max_size=300))
def test_never_raises(text):
    read_ideas(text)


@given(st.text(alphabet="abcd0246+-*/()=x, \n", max_size=120))
def test_never_raises_on_near_misses(text):
    read_ideas(text)


@pytest.mark.parametrize(
    "part", ["(", "(a", "multiply ", "a-", "1 x ", "difference of ", "two largest ", "-", "\t", "6*4="]
)
def test_a_megabyte_of_anything_is_read_in_bounded_time(part):
    start = time.perf_counter()
    read_ideas(part * (1_000_000 // len(part)))
    assert time.perf_counter() - start < 10

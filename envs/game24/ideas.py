"""Reads ideas for making 24 out of any text: templates, first steps, goals and worked answers.

What is understood (the grammar is in `memenv.envs.game24.phrases`):

* a template: each of the letters a <= b <= c <= d once, as "(d-a)*(c-b)" or in words: "multiply the difference of the two
  largest by the sum of a and b", "multiply a by b, then add c and subtract d", "(d - a) times (c - b)";
* a first step, announced by "first" or "start with": "first the sum of the two smallest";
* a goal: two numbers that make 24, as "make 6 × 4", "12 + 12", "24 as 4 times 6", "25 minus 1";
* a worked answer: four numbers that make 24, as "(10 - 4) * (9 - 5) = 24". It is about these four numbers alone.

Anything else is passed over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from memenv.envs.game24.expression import TARGET, Refused, evaluate
from memenv.envs.game24.forms import LETTERS, find, forms
from memenv.envs.game24.phrases import Postfix, read_chains
from memenv.envs.game24.solver import Numbers

__all__ = ["Answer", "Goal", "Idea", "Step", "Template", "read_ideas"]


@dataclass(frozen=True, slots=True)
class Template:
    """A full form: index into `FormTable.full`."""

    form: int


@dataclass(frozen=True, slots=True)
class Step:
    """A form of two or three letters to begin with: index into `FormTable.all`."""

    part: int


@dataclass(frozen=True, slots=True)
class Goal:
    """Make `left` and `right`, which `op` turns into 24."""

    left: int
    op: str
    right: int


@dataclass(frozen=True, slots=True)
class Answer:
    """A full form that makes 24 of these sorted numbers."""

    numbers: Numbers
    form: int


Idea = Template | Step | Goal | Answer


@lru_cache(maxsize=2048)
def read_ideas(text: str) -> tuple[Idea, ...]:
    """The ideas in the first 100,000 characters of `text`, in order of appearance, with repetitions; never raises."""
    found = (_idea(chain.expressions, chain.first) for chain in read_chains(text))
    return tuple(idea for idea in found if idea is not None)


def _idea(chain: Sequence[Postfix], announced: bool) -> Idea | None:
    """What a chain of equal expressions suggests; a whole solution before a goal in it."""
    for postfix in chain:
        idea = _whole(postfix)
        if idea is not None:
            return idea
    for postfix in chain:
        goal = _goal(postfix)
        if goal is not None:
            return goal
    return _step(chain[0]) if announced else None


@lru_cache(maxsize=8192)
def _whole(postfix: Postfix) -> Idea | None:
    operands = [token for token in postfix if isinstance(token, int) or token in LETTERS]
    if len(operands) != len(LETTERS):
        return None
    numbers = sorted(token for token in operands if isinstance(token, int))
    if not numbers and len(set(operands)) == len(LETTERS):
        form = _full(postfix)
        return None if form is None else Template(form)
    if len(numbers) == len(LETTERS) and _makes_target(postfix):
        form = _full(postfix)
        return None if form is None else Answer((numbers[0], numbers[1], numbers[2], numbers[3]), form)
    return None


def _full(postfix: Postfix) -> int | None:
    table = forms()
    index = find(postfix)
    return None if index is None or index < table.offset else index - table.offset


def _goal(postfix: Postfix) -> Goal | None:
    if len(postfix) != 3:
        return None
    left, right, op = postfix
    if isinstance(left, int) and isinstance(right, int) and isinstance(op, str) and _makes_target(postfix):
        return Goal(left, op, right)
    return None


def _step(postfix: Postfix) -> Step | None:
    letters = [token for token in postfix if isinstance(token, str) and token in LETTERS]
    if not 2 <= len(letters) <= 3 or len(set(letters)) != len(letters) or len(postfix) != 2 * len(letters) - 1:
        return None
    part = find(postfix)
    return None if part is None else Step(part)


def _makes_target(postfix: Postfix) -> bool:
    try:
        return evaluate(postfix) == TARGET
    except Refused:
        return False

"""The frozen executor: tries what the memory text suggests, then its own order, until the budget of tries is spent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from math import gcd
from typing import NamedTuple

from memenv.envs.game24.forms import LETTERS, combined, filled, forms, instance, pattern_of, same_forms
from memenv.envs.game24.ideas import Answer, Goal, Idea, Step, Template, read_ideas
from memenv.envs.game24.solver import Numbers, row_of, solving_flags, values
from memenv.errors import MemenvError
from memenv.solver import Outcome, Recall
from memenv.stream import Item

__all__ = ["BudgetedExecutor", "candidates"]


class BudgetedExecutor:
    """Plays a puzzle with a budget of distinct expressions.

    Order: the ideas of the memories as they are shown, inside a memory as they are written, then all 1,170 forms in an order
    fixed for the puzzle. One expression is one try, however often it is suggested and whatever suggests it; expressions
    that differ only in the order of operands, or in which of two equal numbers stands where, are one.

    Args:
        tries: the budget.
    """

    def __init__(self, tries: int = 30) -> None:
        if isinstance(tries, bool) or not isinstance(tries, int) or tries < 1:
            raise MemenvError(f"tries={tries!r}: give a whole number >= 1")
        self.tries = tries

    @property
    def label(self) -> str:
        """Which solver this is, for results files."""
        return f"BudgetedExecutor v1, {self.tries} tries"

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """Solves `item`, whose `data` has the sorted `numbers`. `steps` is the tries spent, `trace` all of them."""
        numbers: Numbers = item.data.numbers
        row = row_of(numbers)
        if row is None:
            raise MemenvError(f"puzzle {item.text!r}: the executor plays numbers from 1 to 13")
        same = same_forms(pattern_of(numbers))
        makes = solving_flags(row)
        tried: dict[int, None] = {}
        won = False
        for form in self._order(numbers, row, memories):
            form = same[form]
            if form in tried:
                continue
            tried[form] = None
            won = makes[form] == 1
            if won or len(tried) == self.tries:
                break
        trace = tuple(instance(form, numbers) for form in tried)
        return Outcome(answer=trace[-1], won=won, steps=len(trace), trace=trace)

    def _order(self, numbers: Numbers, row: int, memories: Sequence[Recall]) -> Iterator[int]:
        for memory in memories:
            for idea in read_ideas(memory.text):
                yield from candidates(idea, numbers, row)
        walk = _walk(numbers)
        for i in range(walk.size):
            yield (walk.start + i * walk.stride) % walk.size


class _Walk(NamedTuple):
    """A full cycle through all forms: the own order of a puzzle."""

    size: int
    start: int
    stride: int
    inverse: int

    def rank(self, form: int) -> int:
        """The place of `form` in the cycle."""
        return (form - self.start) * self.inverse % self.size


@lru_cache(maxsize=2048)
def _walk(numbers: Numbers) -> _Walk:
    count = len(forms().full)
    drawn = int.from_bytes(blake2b(repr(numbers).encode(), digest_size=8).digest(), "big")
    start, rest = drawn % count, drawn // count
    strides = [stride for stride in range(count // 8, count - count // 8) if gcd(stride, count) == 1]
    stride = strides[rest % len(strides)]
    return _Walk(count, start, stride, pow(stride, -1, count))


def candidates(idea: Idea, numbers: Numbers, row: int) -> Sequence[int]:
    """The full forms that an idea suggests for sorted `numbers` on `row`, in the order in which they are tried.

    A first step or a goal leaves a choice. It is made in the puzzle's own order: the text narrows the executor's search
    and gives it no preference that it would not have without.
    """
    if isinstance(idea, Template):
        return (idea.form,)
    if isinstance(idea, Answer):
        return (idea.form,) if idea.numbers == numbers else ()
    return _narrowed(idea, numbers, row)


@lru_cache(maxsize=16384)
def _narrowed(idea: Step | Goal, numbers: Numbers, row: int) -> tuple[int, ...]:
    found = _after_step(idea.part) if isinstance(idea, Step) else _towards(idea, row)
    walk, same = _walk(numbers), same_forms(pattern_of(numbers))
    met: dict[int, int] = {}  # when the own order first comes to an expression
    for form, first in enumerate(same):
        met[first] = min(walk.rank(form), met.get(first, walk.size))
    return tuple(sorted({same[form] for form in found}, key=met.__getitem__))


@lru_cache(maxsize=256)
def _after_step(part: int) -> tuple[int, ...]:
    """All ways to go on from a first step."""
    table = forms()
    step = table.all[part]
    rest = [table.all[i].mark for i in range(len(LETTERS)) if not step.mask >> i & 1]
    shapes = table.of_mask[(1 << (len(rest) + 1)) - 1]
    return _full(filled(shape, [step.mark, *rest]) for shape in shapes)


def _towards(goal: Goal, row: int) -> tuple[int, ...]:
    """Ways to a goal: one side is got exactly by one number or by two, then the other numbers are tried for the other side.

    Only the found side is known to be right; each attempt at the other is a try, so that a goal narrows the search and
    does not replace it.
    """
    table = forms()
    numerators, denominators = values(row)

    def gets(i: int, value: int) -> bool:
        return bool(denominators[i] != 0 and numerators[i] == value * denominators[i])

    def attempts() -> Iterator[int | None]:
        for size in (1, 2):
            for mask in (m for m in range(1, 15) if m.bit_count() == size):
                for found in table.of_mask[mask]:
                    for other in table.of_mask[15 ^ mask]:
                        if gets(found, goal.left):
                            yield _joined(found, goal.op, other)
                        if gets(found, goal.right):
                            yield _joined(other, goal.op, found)

    return _full(attempts())


@lru_cache(maxsize=65536)
def _joined(left: int, op: str, right: int) -> int | None:
    table = forms()
    mark = combined(table.all[left].mark, op, table.all[right].mark)
    return None if mark is None else table.by_mark.get(mark)


def _full(found: Iterator[int | None]) -> tuple[int, ...]:
    offset = forms().offset
    return tuple(dict.fromkeys(i - offset for i in found if i is not None and i >= offset))

"""The frozen executor: tries what the memory text suggests, then its own order, until the budget of tries is spent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from math import gcd

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
        count = len(forms().full)
        start, stride = _walk(numbers, count)
        for i in range(count):
            yield (start + i * stride) % count


@lru_cache(maxsize=2048)
def _walk(numbers: Numbers, count: int) -> tuple[int, int]:
    """Where the own order of a puzzle starts and how far it jumps: a full cycle, for the jump is coprime to `count`."""
    drawn = int.from_bytes(blake2b(repr(numbers).encode(), digest_size=8).digest(), "big")
    start, rest = drawn % count, drawn // count
    strides = [stride for stride in range(count // 8, count - count // 8) if gcd(stride, count) == 1]
    return start, strides[rest % len(strides)]


def candidates(idea: Idea, numbers: Numbers, row: int) -> Sequence[int]:
    """The full forms that an idea suggests for sorted `numbers` on `row`, in the order in which they are tried."""
    if isinstance(idea, Template):
        return (idea.form,)
    if isinstance(idea, Answer):
        return (idea.form,) if idea.numbers == numbers else ()
    if isinstance(idea, Step):
        return _after_step(idea.part)
    return _towards(idea, row)


@lru_cache(maxsize=256)
def _after_step(part: int) -> tuple[int, ...]:
    """All ways to go on from a first step, plainest first."""
    table = forms()
    step = table.all[part]
    rest = [table.all[i].mark for i in range(len(LETTERS)) if not step.mask >> i & 1]
    shapes = table.of_mask[(1 << (len(rest) + 1)) - 1]
    return _full(filled(shape, [step.mark, *rest]) for shape in shapes)


@lru_cache(maxsize=16384)
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

"""The exact solver: which forms make 24 from which four numbers of 1 to 13."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from memenv.envs.game24.expression import TARGET
from memenv.envs.game24.forms import LETTERS, FormTable, forms, instance

__all__ = [
    "HIGHEST",
    "LOWEST",
    "Numbers",
    "puzzles",
    "row_of",
    "solution",
    "solution_form",
    "solving_flags",
    "solving_forms",
    "values",
]

LOWEST, HIGHEST = 1, 13

Numbers = tuple[int, int, int, int]
_Column = NDArray[np.int64]


class _Solved:
    """Every form on every multiset, exactly: numerators and denominators, a denominator of 0 where undefined.

    Numerators stay below 13**4 * 2**3 and so do denominators: products of two of them fit int64.
    """

    def __init__(self, table: FormTable) -> None:
        self.multisets: list[Numbers] = list(combinations_with_replacement(range(LOWEST, HIGHEST + 1), 4))
        self.row = {numbers: i for i, numbers in enumerate(self.multisets)}
        given = np.array(self.multisets, dtype=np.int64)
        one = np.ones(len(given), dtype=np.int64)
        ratios: list[tuple[_Column, _Column]] = [(given[:, i].copy(), one) for i in range(4)]
        makes = np.zeros((len(table.full), len(given)), dtype=np.uint8)
        for i, form in enumerate(table.all):
            if not form.op:
                continue
            ratio = _ratio(ratios[form.left], form.op, ratios[form.right])
            if i < table.offset:
                ratios.append(ratio)
            else:
                numerator, denominator = ratio
                makes[i - table.offset] = (denominator != 0) & (numerator == TARGET * denominator)
        self.flags: list[bytes] = [column.tobytes() for column in np.ascontiguousarray(makes.T)]
        self.puzzles: tuple[Numbers, ...] = tuple(
            numbers for numbers, flags in zip(self.multisets, self.flags, strict=True) if any(flags)
        )
        self.numerators = np.array([ratio[0] for ratio in ratios])
        self.denominators = np.array([ratio[1] for ratio in ratios])


def _ratio(left: tuple[_Column, _Column], op: str, right: tuple[_Column, _Column]) -> tuple[_Column, _Column]:
    (n, d), (m, e) = left, right
    if op == "*":
        return n * m, d * e
    if op == "/":
        denominator = d * m
        return np.where(denominator == 0, 0, n * e), denominator  # 0/0 stays undefined through every operation
    return (n * e + m * d if op == "+" else n * e - m * d), d * e


@cache
def _solved() -> _Solved:
    return _Solved(forms())


def puzzles() -> tuple[Numbers, ...]:
    """The 1,362 solvable puzzles of four numbers 1 to 13, in ascending order; computed once per process."""
    return _solved().puzzles


def row_of(numbers: Sequence[int]) -> int | None:
    """The row of sorted numbers among all 1,820 multisets; None where a number is out of range."""
    return _solved().row.get(tuple(numbers))  # type: ignore[arg-type]


def solving_flags(row: int) -> bytes:
    """For each full form 1 where it makes 24 on that row, else 0."""
    return _solved().flags[row]


@lru_cache(maxsize=2048)
def solving_forms(numbers: Numbers) -> tuple[int, ...]:
    """The full forms that make 24, plainest first; empty where nothing does."""
    row = row_of(numbers)
    return () if row is None else tuple(i for i, makes in enumerate(solving_flags(row)) if makes)


def values(row: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Numerators and denominators (0: undefined) on that row of all forms of fewer than four letters."""
    solved = _solved()
    return solved.numerators[:, row], solved.denominators[:, row]


@lru_cache(maxsize=2048)
def solution_form(numbers: Numbers) -> int | None:
    """The form of the canonical solution, None where there is none.

    People's kind first: whole and non-negative intermediate results, then few divisions; among equals a draw that is
    fixed for the puzzle, so that no form is favoured by its spelling.
    """
    found = solving_forms(numbers)
    if not found:
        return None
    table = forms()
    draw = random.Random(f"game24 solution {numbers}")
    return min(found, key=lambda i: (_oddness(i, numbers), table.full[i].count("/"), draw.random()))


def _oddness(index: int, numbers: Numbers) -> int:
    """2 for a fraction on the way, 1 for a negative number, 0 for neither."""
    table = forms()

    def value(i: int) -> tuple[Fraction, int]:
        form = table.all[i]
        if not form.op:
            return Fraction(numbers[LETTERS.index(form.text)]), 0
        (left, odd), (right, odder) = value(form.left), value(form.right)
        made = {"+": left + right, "-": left - right, "*": left * right}.get(form.op)
        if made is None:
            made = left / right
        return made, max(odd, odder, 2 if made.denominator != 1 else int(made < 0))

    return value(table.offset + index)[1]


def solution(numbers: Sequence[int]) -> str:
    """The canonical solution, such as "(10-4)*(9-5)"; "" where there is none or a number is out of range."""
    ordered: Numbers = tuple(sorted(numbers))  # type: ignore[assignment]
    index = solution_form(ordered)
    return "" if index is None else instance(index, ordered)

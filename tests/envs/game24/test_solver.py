"""Forms and the exact solver, against counting, the official file and brute force."""

import csv
from fractions import Fraction
from itertools import permutations

import pytest

from memenv.envs.game24.expression import check
from memenv.envs.game24.forms import LETTERS, PATTERNS, forms, instance, pattern_of, same_forms
from memenv.envs.game24.solver import puzzles, row_of, solution, solving_forms

#: Puzzles that need a fraction on the way (data.md §5).
FRACTIONS = [
    (1, 3, 4, 6), (1, 4, 5, 6), (1, 5, 5, 5), (1, 8, 12, 12), (2, 2, 11, 11), (2, 2, 13, 13), (2, 3, 5, 12),
    (2, 4, 10, 10), (2, 5, 5, 10), (2, 7, 7, 10), (3, 3, 7, 7), (3, 3, 8, 8), (4, 4, 7, 7), (5, 5, 7, 11), (5, 7, 7, 11),
]  # fmt: skip


def test_numbers_of_forms_are_those_of_oeis_a140606():
    table = forms()
    for mask, members in table.of_mask.items():
        assert len(members) == {1: 1, 2: 6, 3: 68, 4: 1170}[mask.bit_count()]
    assert len(set(table.full)) == 1170


def test_there_are_1362_puzzles_and_they_are_those_of_the_file(data_path):
    with open(data_path("game24/24.csv"), encoding="utf-8") as file:
        official = [tuple(map(int, row["Puzzles"].split())) for row in csv.DictReader(file)]
    assert len(puzzles()) == len(official) == 1362
    assert set(puzzles()) == set(official)


def test_every_solution_passes_the_checker():
    for numbers in puzzles():
        assert check(solution(numbers), numbers).correct
        assert check(solution(numbers), numbers, "official").correct


def _reachable(numbers):
    """Brute force over pairs, independent of forms."""
    if len(numbers) == 1:
        return {numbers[0]}
    found = set()
    for i, j in permutations(range(len(numbers)), 2):
        rest = [n for k, n in enumerate(numbers) if k not in (i, j)]
        x, y = numbers[i], numbers[j]
        for made in (x + y, x - y, x * y, *((x / y,) if y else ())):
            found |= _reachable([*rest, made])
    return found


@pytest.mark.parametrize(
    "numbers", [(1, 1, 1, 1), (1, 3, 4, 6), (3, 3, 8, 8), (1, 1, 1, 9), (4, 5, 6, 10), (13, 13, 13, 13)]
)
def test_solvable_exactly_where_brute_force_says(numbers):
    assert (24 in _reachable([Fraction(n) for n in numbers])) is bool(solving_forms(numbers))


def test_every_solving_form_makes_24_and_others_do_not():
    for numbers in [(1, 3, 4, 6), (4, 5, 6, 10), (2, 2, 12, 12), (6, 6, 6, 6)]:
        solving = set(solving_forms(numbers))
        for index in range(1170):
            assert check(instance(index, numbers), numbers).correct is (index in solving)


@pytest.mark.parametrize("numbers", FRACTIONS)
def test_fractions_are_exact(numbers):
    assert "/" in solution(numbers)


def test_canonical_solutions_avoid_fractions_where_they_can():
    assert solution((2, 3, 4, 12)).count("/") == 0
    assert solution((1, 1, 1, 1)) == ""
    assert row_of((0, 1, 2, 3)) is None and solution((24, 1, 1, 1)) == ""


@pytest.mark.parametrize("pattern", PATTERNS)
def test_forms_are_the_same_where_equal_numbers_share_a_letter(pattern):
    numbers = [Fraction(n) for n in (2, 31, 523, 7919)]
    for i in range(3):
        if pattern >> i & 1:
            numbers[i + 1] = numbers[i]
    assert pattern_of(numbers) == pattern
    same = same_forms(pattern)
    assert all(same[i] <= i and same[same[i]] == same[i] for i in range(1170))
    table = forms()

    def worth(i):
        form = table.all[i]
        if not form.op:
            return numbers[LETTERS.index(form.text)]
        left, right = worth(form.left), worth(form.right)
        if left is None or right is None or (form.op == "/" and right == 0):
            return None
        return {"+": lambda: left + right, "-": lambda: left - right, "*": lambda: left * right}.get(
            form.op, lambda: left / right
        )()

    for i in range(0, 1170, 7):
        assert worth(table.offset + i) == worth(table.offset + same[i])

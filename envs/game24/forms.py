"""Every way to combine four numbers: 1,170 forms over letters, no two of them algebraically equal.

Letters stand for the puzzle's numbers in ascending order, a <= b <= c <= d. Two expressions are one form when they are
equal as rational functions ("a*(b+c)" and "(c+b)*a"), which is decided by their value at one fixed random point of a
prime field; that there are 1, 6, 68 and 1,170 forms of one to four operands is OEIS A140606.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from memenv.envs.game24.expression import NEGATE, Token

__all__ = [
    "LETTERS",
    "PATTERNS",
    "Form",
    "FormTable",
    "combined",
    "filled",
    "find",
    "forms",
    "instance",
    "pattern_of",
    "same_forms",
]

LETTERS = "abcd"
_PRIME = 2**61 - 1
_POINT = tuple(random.Random("game24 forms").choices(range(2, _PRIME), k=len(LETTERS)))
_PRECEDENCE = {"+": 0, "-": 0, "*": 1, "/": 1}
_ATOM = 2

#: An ascending choice of numbers, for the spelling of forms alone.
_EXAMPLE = (2.1, 5.3, 7.9, 11.7)
_FLOATS: dict[str, Callable[[float, float], float]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
}

#: Which neighbours among the sorted numbers are equal, as bits: a=b is 1, b=c is 2, c=d is 4.
PATTERNS = range(8)


@dataclass(frozen=True, slots=True)
class Form:
    """A combination of some of the letters.

    Attributes:
        text: the plainest way to write it.
        mask: which letters it uses, as bits (a is 1).
        mark: its value at the fixed point: what identifies it.
        left, right, op: what it is made of; indices into `FormTable.all`, -1 and "" for a letter alone.
        binding: 0 for a sum or difference, 1 for a product or quotient, 2 for a letter.
        value: for one ascending choice of numbers.
        negative: how many differences in it are negative for that choice.
    """

    text: str
    mask: int
    mark: int
    left: int = -1
    right: int = -1
    op: str = ""
    binding: int = _ATOM
    value: float = 0.0
    negative: int = 0

    @property
    def plainness(self) -> tuple[int, int, int, str]:
        """Plain forms first: few divisions, few parentheses, larger minus smaller."""
        return self.text.count("/"), self.text.count("("), self.negative, self.text


class FormTable:
    """All forms. `full` are those of all four letters: their index is what executor and templates work with.

    Attributes:
        all: forms of any letters; operands come before what is made of them.
        of_mask: for each set of letters the indices into `all`, plainest first.
        full: texts of the 1,170 forms of all letters.
        offset: `all[offset + i]` is full form i.
        by_mark: mark to index into `all`.
    """

    def __init__(self) -> None:
        self.all: list[Form] = [Form(letter, 1 << i, _POINT[i], value=_EXAMPLE[i]) for i, letter in enumerate(LETTERS)]
        self.of_mask: dict[int, list[int]] = {1 << i: [i] for i in range(len(LETTERS))}
        for mask in sorted(range(1, 16), key=int.bit_count):
            if mask.bit_count() > 1:
                self._fill(mask)
        self.offset = self.of_mask[15][0]
        self.full = tuple(self.all[i].text for i in self.of_mask[15])
        self.by_mark = {form.mark: i for i, form in enumerate(self.all)}

    def _fill(self, mask: int) -> None:
        found: dict[int, Form] = {}
        for left_mask in range(1, mask):
            if left_mask & ~mask:
                continue
            for left in self.of_mask[left_mask]:
                for right in self.of_mask[mask ^ left_mask]:
                    for op in "+-*/":
                        form = self._made(left, op, right)
                        known = found.get(form.mark)
                        if known is None or form.plainness < known.plainness:
                            found[form.mark] = form
        ordered = sorted(found.values(), key=lambda form: form.plainness)
        self.of_mask[mask] = list(range(len(self.all), len(self.all) + len(ordered)))
        self.all += ordered

    def _made(self, left: int, op: str, right: int) -> Form:
        one, two = self.all[left], self.all[right]
        binding = _PRECEDENCE[op]
        first = f"({one.text})" if one.binding < binding else one.text
        grouped = two.binding < binding or (two.binding == binding and op in "-/")
        second = f"({two.text})" if grouped else two.text
        mark = combined(one.mark, op, two.mark)
        assert mark is not None
        value = _FLOATS[op](one.value, two.value)
        negative = one.negative + two.negative + (op == "-" and value < 0)
        return Form(f"{first}{op}{second}", one.mask | two.mask, mark, left, right, op, binding, value, negative)


@cache
def forms() -> FormTable:
    """The table, made on first use (some 20 ms)."""
    return FormTable()


def combined(left: int, op: str, right: int) -> int | None:
    """The mark of `left op right`; None for a division by zero."""
    if op == "+":
        return (left + right) % _PRIME
    if op == "-":
        return (left - right) % _PRIME
    if op == "*":
        return left * right % _PRIME
    inverse = _inverse(right)
    return None if inverse is None else left * inverse % _PRIME


@lru_cache(maxsize=4096)
def _inverse(value: int) -> int | None:
    return pow(value, -1, _PRIME) if value else None


def find(postfix: Sequence[Token]) -> int | None:
    """The index into `FormTable.all` of a postfix expression over letters or over numbers.

    Four numbers stand for the letters in ascending order, equal ones in order of appearance.

    Returns:
        None where it is undefined, or no form (a letter twice, a sign that can't be removed).
    """
    operands = [token for token in postfix if isinstance(token, int)]
    letters = iter(sorted(range(len(operands)), key=lambda i: (operands[i], i)))
    place = {position: rank for rank, position in enumerate(letters)}
    seen = 0
    stack: list[int] = []
    for token in postfix:
        if isinstance(token, int):
            if len(operands) > len(LETTERS):
                return None
            stack.append(_POINT[place[seen]])
            seen += 1
        elif token in LETTERS:
            stack.append(_POINT[LETTERS.index(token)])
        elif token == NEGATE:
            stack.append(-stack.pop() % _PRIME)
        else:
            right, left = stack.pop(), stack.pop()
            made = combined(left, token, right)
            if made is None:
                return None
            stack.append(made)
    return forms().by_mark.get(stack.pop())


def filled(pattern: int, marks: Sequence[int]) -> int | None:
    """The index into `FormTable.all` of form `pattern` with parts of the given marks for its letters."""
    table = forms()
    letters = [i for i in range(len(LETTERS)) if table.all[pattern].mask >> i & 1]
    part = dict(zip(letters, marks, strict=True))

    def mark(i: int) -> int | None:
        form = table.all[i]
        if not form.op:
            return part[i]
        left, right = mark(form.left), mark(form.right)
        return None if left is None or right is None else combined(left, form.op, right)

    made = mark(pattern)
    return None if made is None else table.by_mark.get(made)


def instance(index: int, numbers: Sequence[int]) -> str:
    """Full form `index` with the sorted `numbers` for its letters."""
    return forms().full[index].translate({ord(letter): str(n) for letter, n in zip(LETTERS, numbers, strict=True)})


def pattern_of(numbers: Sequence[int]) -> int:
    """Which of `PATTERNS` the sorted numbers show."""
    return sum(1 << i for i in range(3) if numbers[i] == numbers[i + 1])


@cache
def same_forms(pattern: int) -> tuple[int, ...]:
    """For each full form the first full form that is the same expression where equal numbers share a letter."""
    table = forms()
    point = list(_POINT)
    for i in range(3):
        if pattern >> i & 1:
            point[i + 1] = point[i]
    marks: list[int | None] = list(point)
    for form in table.all[len(LETTERS) :]:
        left, right = marks[form.left], marks[form.right]
        marks.append(None if left is None or right is None else combined(left, form.op, right))
    merged = {ord(LETTERS[i + 1]): LETTERS[i] for i in (2, 1, 0) if pattern >> i & 1}
    first: dict[int | str, int] = {}
    same: list[int] = []
    for i, (text, mark) in enumerate(zip(table.full, marks[table.offset :], strict=True)):
        if mark is None:  # a division by zero whatever the numbers are: the same only where it reads the same
            for _ in merged:
                text = text.translate(merged)
        same.append(first.setdefault(text if mark is None else mark, i))
    return tuple(same)

"""The grammar of ideas: arithmetic over numbers and letters, in signs or in English words.

One pass over tokens; depth, length and characters are bounded; nothing is evaluated. What the expressions found mean is said in
`memenv.envs.game24.ideas`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from memenv.envs.game24.expression import Token

__all__ = ["Chain", "Postfix", "read_chains"]

_MAX_DEPTH = 8
_MAX_OPERANDS = 8
_MAX_DIGITS = 4

#: So much of one memory is read.
_MAX_CHARACTERS = 100_000

_SPACE = r"[ \t-]{1,3}"
_TOP = "(?:largest|biggest|highest|greatest)"
_LOW = "(?:smallest|lowest)"
_NUMBERS = r"(?:[ \t](?:numbers|number|ones|one))?"
_RANKS = (
    (rf"two{_SPACE}{_TOP}{_NUMBERS}", "pair", "cd"),
    (rf"two{_SPACE}{_LOW}{_NUMBERS}", "pair", "ab"),
    (rf"two{_SPACE}middle{_NUMBERS}", "pair", "bc"),
    (rf"(?:second|2nd){_SPACE}{_TOP}{_NUMBERS}", "operand", "c"),
    (rf"(?:third|3rd){_SPACE}{_TOP}{_NUMBERS}", "operand", "b"),
    (rf"(?:second|2nd){_SPACE}{_LOW}{_NUMBERS}", "operand", "b"),
    (rf"(?:third|3rd){_SPACE}{_LOW}{_NUMBERS}", "operand", "c"),
    (rf"{_TOP}{_NUMBERS}", "operand", "d"),
    (rf"{_LOW}{_NUMBERS}", "operand", "a"),
)
_PHRASES = (
    *_RANKS,
    (rf"multiplied{_SPACE}by|times", "op", "*"),
    (rf"divided{_SPACE}by", "op", "/"),
    (rf"plus|added{_SPACE}to", "op", "+"),
    (r"minus", "op", "-"),
    (r"product", "noun", "*"),
    (r"quotient", "noun", "/"),
    (r"sum", "noun", "+"),
    (r"difference", "noun", "-"),
    (r"multiply|multiplying", "verb", "*"),
    (r"divide|dividing", "verb", "/"),
    (r"add|adding", "verb", "+"),
    (r"subtract|subtracting", "verb", "-"),
    (rf"first|(?:start|begin){_SPACE}with", "first", ""),
    (r"of|between", "of", ""),
    (r"and|with", "and", ""),
    (r"by", "by", ""),
    (r"to", "to", ""),
    (r"from", "from", ""),
    (r"then", "then", ""),
    (r"it|that|result", "it", ""),
    (r"the|take|make|form|get|try|compute|use", "filler", ""),
)
# What is frequent first. Only words can begin alike: a letter alone goes before phrases, longer phrases before shorter.
_TOKEN = re.compile(
    r"(?P<space>[ \t]+)|(?P<bracket>[()])|(?P<op>[-+*/−–÷])|(?P<comma>,)|(?P<equals>=)"
    r"|(?P<letter>(?<!\w)[abcd](?!\w))|(?P<number>(?:(?<![\w.])|(?<=[0-9)]x))[0-9]+(?![\d_]|\.[0-9]))"
    r"|(?P<cross>[×·∙⋅]|(?<![^\W\d_])x(?![^\W\d_]))|"
    + "|".join(f"(?P<p{i}>(?<![^\\W_])(?:{pattern})(?![^\\W\\d_]))" for i, (pattern, _, _) in enumerate(_PHRASES))
    + r"|(?P<other>\w+|.|\n)"
)
_PHRASE_OF = {f"p{i}": (kind, value) for i, (_, kind, value) in enumerate(_PHRASES)}
_PLAIN = {"−": "-", "–": "-", "÷": "/"}

Postfix = tuple[Token, ...]


class _Token(NamedTuple):
    kind: str
    value: Token = ""


class Chain(NamedTuple):
    """Expressions that a text says are equal, and whether it announces them as what comes first."""

    expressions: tuple[Postfix, ...]
    first: bool


def read_chains(text: str) -> Iterator[Chain]:
    """The expressions in the first 100,000 characters of `text`, in order of appearance; never raises."""
    tokens = _tokens(text[:_MAX_CHARACTERS].lower())
    place = 0
    while place < len(tokens):
        kind = tokens[place].kind
        if kind not in ("operand", "(", "noun", "verb") or _inside_expression(tokens, place):
            place += 1
            continue
        chain, end = _chain(tokens, place)
        if not chain:
            place += 1
            continue
        before = place > 0 and tokens[place - 1].kind == "first"
        yield Chain(tuple(chain), before or _kind(tokens, end) == "first")
        place = end


def _inside_expression(tokens: list[_Token], place: int) -> bool:
    """Whether operators tie it to an operand before it, so that it is the rest of something; bullets and markup don't."""
    before = place - 1
    while before >= 0 and tokens[before].kind == "op" and place - before <= _MAX_DEPTH:
        before -= 1
    return 0 <= before < place - 1 and tokens[before].kind in ("operand", ")", "pair", "op")


def _tokens(text: str) -> list[_Token]:
    tokens: list[_Token] = []
    for match in _TOKEN.finditer(text):
        group = match.lastgroup or "other"
        kind, value = _PHRASE_OF.get(group, (group, match[0]))
        if kind in ("space", "filler"):
            continue
        if kind == "cross":
            # "6 x 4" and "6x4" multiply; in "(d-a)*(c-b) x3" it counts
            spaced = text[match.start() - 1 : match.start()].isspace(), text[match.end() : match.end() + 1].isspace()
            tokens.append(_Token("op", "*") if spaced[0] == spaced[1] else _Token("other"))
        elif kind == "op":
            tokens.append(_Token("op", _PLAIN.get(value, value)))
        elif kind == "number":
            tokens.append(_Token("operand", int(value)) if len(value) <= _MAX_DIGITS else _Token("other"))
        elif kind == "letter":
            tokens.append(_Token("operand", value))
        elif kind == "bracket":
            tokens.append(_Token(value))
        else:
            tokens.append(_Token(kind, value))
    return tokens


# --- grammar: every rule takes a place and gives (postfix, next place), or None ----------------------------------

_Found = tuple[Postfix, int] | None


def _chain(tokens: list[_Token], place: int) -> tuple[list[Postfix], int]:
    """Expressions joined by "=", and the place after them."""
    chain: list[Postfix] = []
    end = place
    while True:
        found = _sequence(tokens, place)
        if found is None:
            return chain, end
        chain.append(found[0])
        end = found[1]
        if end >= len(tokens) or tokens[end].kind != "equals":
            return chain, end
        place = end + 1


def _sequence(tokens: list[_Token], place: int) -> _Found:
    """An expression and the steps that go on from its result: "multiply a by b, then add c"."""
    found = _sum(tokens, place, 0)
    while found is not None and len(found[0]) < 2 * _MAX_OPERANDS:
        more = _continuation(tokens, found)
        if more is None:
            return found
        found = more
    return found


def _continuation(tokens: list[_Token], so_far: tuple[Postfix, int]) -> _Found:
    value, place = so_far
    while _kind(tokens, place) in ("comma", "and", "then"):
        place += 1
    if _kind(tokens, place) != "verb":
        return None
    op = tokens[place].value
    place += 1
    if _kind(tokens, place) == "it":
        place += 1
        link = {"*": ("by", "with"), "/": ("by",), "+": ("to", "and"), "-": ("from",)}[str(op)]
        if _kind(tokens, place) not in link:
            return None
        right = _sum(tokens, place + 1, 1)
        if right is None:
            return None
        pair = (right[0], value) if op == "-" else (value, right[0])
        return (*pair[0], *pair[1], op), right[1]
    if op in ("*", "/"):
        if _kind(tokens, place) != "by":
            return None
        place += 1
    right = _sum(tokens, place, 1)
    if right is None:
        return None
    after = _kind(tokens, right[1])
    end = right[1]
    if after in ("to", "from"):
        if _kind(tokens, end + 1) != "it":
            return None  # "add c to d" is a thought of its own
        end += 2
    return (*value, *right[0], op), end


def _kind(tokens: list[_Token], place: int) -> str:
    return tokens[place].kind if place < len(tokens) else ""


def _sum(tokens: list[_Token], place: int, depth: int) -> _Found:
    return _infix(tokens, place, depth, "+-", _product)


def _product(tokens: list[_Token], place: int, depth: int) -> _Found:
    return _infix(tokens, place, depth, "*/", _operand)


def _infix(
    tokens: list[_Token], place: int, depth: int, ops: str, part: Callable[[list[_Token], int, int], _Found]
) -> _Found:
    found = part(tokens, place, depth)
    while found is not None and len(found[0]) < 2 * _MAX_OPERANDS:
        value, place = found
        if _kind(tokens, place) != "op" or str(tokens[place].value) not in ops:
            break
        right = part(tokens, place + 1, depth)
        if right is None:
            break
        found = (*value, *right[0], tokens[place].value), right[1]
    return found


def _operand(tokens: list[_Token], place: int, depth: int) -> _Found:
    kind = _kind(tokens, place)
    if kind == "operand":
        return (tokens[place].value,), place + 1
    if depth >= _MAX_DEPTH:
        return None
    if kind == "(":
        inner = _sum(tokens, place + 1, depth + 1)
        if inner is None or _kind(tokens, inner[1]) != ")":
            return None
        return inner[0], inner[1] + 1
    if kind == "noun":
        return _named(tokens, place, depth)
    if kind == "verb":
        return _told(tokens, place, depth)
    return None


def _named(tokens: list[_Token], place: int, depth: int) -> _Found:
    """ "sum of a and b", "difference of the two largest"."""
    op = str(tokens[place].value)
    place += 1
    if _kind(tokens, place) == "of":
        place += 1
    if _kind(tokens, place) == "pair":
        return _pair(str(tokens[place].value), op), place + 1
    left = _operand(tokens, place, depth + 1)
    if left is None or _kind(tokens, left[1]) != "and":
        return None
    right = _operand(tokens, left[1] + 1, depth + 1)
    if right is None:
        return None
    first, second = left[0], right[0]
    if op == "-" and len(first) == len(second) == 1 and _smaller(first[0], second[0]):
        first, second = second, first  # a difference is of the larger from the smaller, in whichever order named
    return (*first, *second, op), right[1]


def _told(tokens: list[_Token], place: int, depth: int) -> _Found:
    """ "multiply a by b", "add a to b", "subtract a from b", "multiply the two smallest"."""
    op = str(tokens[place].value)
    place += 1
    if _kind(tokens, place) == "pair":
        return _pair(str(tokens[place].value), op), place + 1
    left = _sum(tokens, place, depth + 1)
    links = {"*": ("by", "and"), "/": ("by",), "+": ("to", "and"), "-": ("from",)}[op]
    if left is None or _kind(tokens, left[1]) not in links:
        return None
    right = _sum(tokens, left[1] + 1, depth + 1)
    if right is None:
        return None
    first, second = (right[0], left[0]) if op == "-" else (left[0], right[0])
    return (*first, *second, op), right[1]


def _pair(letters: str, op: str) -> Postfix:
    low, high = letters[0], letters[1]
    return (high, low, op) if op in "-/" else (low, high, op)


def _smaller(one: Token, other: Token) -> bool:
    if isinstance(one, int) and isinstance(other, int):
        return one < other
    return isinstance(one, str) and isinstance(other, str) and one < other

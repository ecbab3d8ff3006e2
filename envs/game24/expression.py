"""The checker: is this text an expression of the four numbers, each used once, that equals 24?

Text comes from models and files, so it is never evaluated by Python: own tokenizer, own parser (shunting-yard, no
recursion), exact `Fraction` arithmetic.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from memenv.config import check_choice

__all__ = [
    "CHECKERS",
    "MAX_LENGTH",
    "TARGET",
    "CheckMode",
    "Refused",
    "Token",
    "Verdict",
    "check",
    "evaluate",
    "to_postfix",
]

TARGET = 24

CheckMode = Literal["strict", "official"]
CHECKERS: tuple[CheckMode, ...] = ("strict", "official")

#: Longest expression that is read, in characters. Four numbers need 35 with every useful parenthesis and space.
MAX_LENGTH = 100

#: Deepest nesting that is read; three operators need three.
MAX_DEPTH = 20

NEGATE = "neg"
_BINDING = {"+": 1, "-": 1, "*": 2, "/": 2, NEGATE: 3}
_BINARY: dict[str, Callable[[Fraction, Fraction], Fraction]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
}
_TOKEN = re.compile(r"\s*([0-9]+|[-+*/()])")
_GLYPHS = str.maketrans({"×": "*", "·": "*", "∙": "*", "⋅": "*", "÷": "/", "∕": "/", "−": "-", "–": "-"})

Token = int | str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the checker found.

    Attributes:
        correct: the expression is valid and equals 24.
        reason: why it is not; "" where it is.
        value: of a valid expression, right or wrong; None where it is invalid.
        postfix: the valid expression in postfix order; empty where it is invalid.
    """

    correct: bool
    reason: str = ""
    value: Fraction | None = None
    postfix: tuple[Token, ...] = ()


class Refused(Exception):
    """Why a text is no expression. `check` turns it into a verdict."""


def check(text: str, numbers: Sequence[int], mode: CheckMode = "strict") -> Verdict:
    """Judges an answer to the puzzle of `numbers`; never raises on any `text`.

    Args:
        text: "strict": one expression over + - * / ( ), or the glyphs × · ÷ − for them, with "= 24" after it or not.
            "official": what Yao et al. 2023 read (`src/tot/tasks/game24.py`): of the last line, lower-cased and rid of
            "answer: ", what precedes the first "=" (so "= 25" is not looked at), with signs before operands, ASCII
            operators only, and the numbers compared as texts. Theirs hands the rest to sympy and so accepts powers,
            factorials, //, % and names; these are refused in both modes, as is what is longer than `MAX_LENGTH`.
        numbers: the four numbers, each to be used exactly once.
        mode: which of the two.

    Raises:
        MemenvError: an unknown mode.
    """
    check_choice("checker", mode, CHECKERS)
    try:
        expression = _strict_part(text) if mode == "strict" else _official_part(text)
        _check_length(expression)
        tokens = _tokens(expression)
        _check_numbers(tokens, numbers)
        postfix = to_postfix(tokens, signs=mode == "official")
        value = evaluate(postfix)
    except Refused as refused:
        return Verdict(False, str(refused))
    if value != TARGET:
        return Verdict(False, f"= {value}, not {TARGET}", value, tuple(postfix))
    return Verdict(True, "", value, tuple(postfix))


def _strict_part(text: str) -> str:
    expression, equals, right = text[: 2 * MAX_LENGTH].translate(_GLYPHS).partition("=")
    if len(text) > 2 * MAX_LENGTH:
        raise Refused(f"too long: {len(text)} characters, at most {MAX_LENGTH} are read")
    if equals and right.strip() != str(TARGET):
        raise Refused(f"after '=' stands {_quoted(right.strip())}, only {TARGET} may")
    return expression


def _official_part(text: str) -> str:
    return text.strip().split("\n")[-1].lower().replace("answer: ", "").split("=")[0]


def _check_length(expression: str) -> None:
    if not expression.strip():
        raise Refused("no expression")
    if len(expression) > MAX_LENGTH:
        raise Refused(f"too long: {len(expression)} characters, at most {MAX_LENGTH} are read")


def _tokens(expression: str) -> list[Token]:
    tokens: list[Token] = []
    place = 0
    stripped = expression.rstrip()
    while place < len(stripped):
        found = _TOKEN.match(stripped, place)
        if not found:
            raise Refused(_foreign(stripped[place:].lstrip()[0]))
        token = found[1]
        if token in ("*", "/") and tokens and tokens[-1] == token and stripped[found.start(1) - 1] == token:
            raise Refused(f"'{token * 2}' is not allowed: only + - * / and parentheses are")
        if token.isdigit():
            if len(token) > 1 and token[0] == "0":
                raise Refused(f"{token}: numbers are written without leading zeros")
            tokens.append(int(token))
        else:
            tokens.append(token)
        place = found.end()
    return tokens


def _foreign(character: str) -> str:
    if character == "!":
        return "factorials are not allowed: only + - * / and parentheses are"
    if character in ".,":
        return f"'{character}' is not allowed: numbers are whole"
    if character.isdigit() or character.isnumeric():
        return f"{_quoted(character)} is no digit 0-9"
    return f"{_quoted(character)} is not allowed: only numbers, + - * / and parentheses are"


def _quoted(text: str) -> str:
    short = text if len(text) <= 20 else text[:20] + "…"
    return f"'{short}'" if short.isprintable() else ascii(short)


def _check_numbers(tokens: Sequence[Token], numbers: Sequence[int]) -> None:
    used = sorted(token for token in tokens if isinstance(token, int))
    if used != sorted(numbers):
        given = " ".join(map(str, sorted(numbers)))
        raise Refused(f"uses {' '.join(map(str, used)) or 'no number'}; each of {given} has to be used exactly once")


def to_postfix(tokens: Sequence[Token], signs: bool = False) -> list[Token]:
    """Infix to postfix. `signs`: + and - may stand before an operand; the latter becomes `NEGATE`.

    Raises:
        Refused: no well-formed expression.
    """
    output: list[Token] = []
    waiting: list[str] = []
    depth = 0
    operand_next = True
    for token in tokens:
        if isinstance(token, int):
            if not operand_next:
                raise Refused(f"no operator before {token}")
            output.append(token)
            operand_next = False
        elif token == "(":
            if not operand_next:
                raise Refused("no operator before '('")
            depth += 1
            if depth > MAX_DEPTH:
                raise Refused(f"nested deeper than {MAX_DEPTH} parentheses")
            waiting.append(token)
        elif token == ")":
            if operand_next:
                raise Refused("')' where a number is expected")
            while waiting and waiting[-1] != "(":
                output.append(waiting.pop())
            if not waiting:
                raise Refused("')' without '('")
            waiting.pop()
            depth -= 1
        elif operand_next:
            if not signs or token not in "+-":
                raise Refused(f"'{token}' where a number is expected")
            if token == "-":
                waiting.append(NEGATE)
        else:
            while waiting and waiting[-1] != "(" and _BINDING[waiting[-1]] >= _BINDING[token]:
                output.append(waiting.pop())
            waiting.append(token)
            operand_next = True
    if operand_next:
        raise Refused("ends where a number is expected")
    while waiting:
        if waiting[-1] == "(":
            raise Refused("'(' without ')'")
        output.append(waiting.pop())
    return output


def evaluate(postfix: Sequence[Token]) -> Fraction:
    """The exact value of a well-formed postfix expression.

    Raises:
        Refused: a division by zero.
    """
    stack: list[Fraction] = []
    for token in postfix:
        if isinstance(token, int):
            stack.append(Fraction(token))
        elif token == NEGATE:
            stack.append(-stack.pop())
        else:
            right = stack.pop()
            left = stack.pop()
            if token == "/" and right == 0:
                raise Refused("division by zero")
            stack.append(_BINARY[token](left, right))
    return stack.pop()

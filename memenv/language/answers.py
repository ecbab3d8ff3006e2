"""Several answers in one text, separated by ";" (MEM1), also where an answer has a ";" of its own."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable

__all__ = ["join_answers", "split_answers"]

_MARK = re.compile(r'\\;|;|"')
#: A quote that can close an answer: a separator or the end follows.
_CLOSING = re.compile(r'"(?=\s*(?:;|\Z))')


def join_answers(answers: Iterable[str]) -> str:
    """The text that `split_answers` takes apart again: an answer with a ";" of its own has it written as "\\;"."""
    return "; ".join(_protected(" ".join(answer.split())) for answer in answers)


def _protected(answer: str) -> str:
    answer = answer.replace(";", "\\;")
    return f'"{answer}"' if answer[:1] == '"' else answer  # a quote at the start would be read as an opening one


def split_answers(text: str) -> list[str]:
    """The answers of an answer text, in order, stripped; empty ones keep their place.

    The separator is ";". An answer that has one itself is put in double quotes or has it written as "\\;". One
    trailing separator is no further answer. A quote that is not closed, or inside a word, is an ordinary character.
    """
    closing = [found.start() for found in _CLOSING.finditer(text)]
    parts: list[str] = []
    pieces: list[str] = []
    blank = True
    place = 0
    for found in _MARK.finditer(text):
        if found.start() < place:
            continue  # inside quotes
        plain = text[place : found.start()]
        pieces.append(plain)
        blank = blank and not plain.strip()
        place = found.end()
        if found.group() == ";":
            parts.append("".join(pieces).strip())
            pieces, blank = [], True
        elif found.group() == '"' and blank and (after := bisect_left(closing, place)) < len(closing):
            inside = text[place : closing[after]].replace("\\;", ";")
            pieces, blank = [inside], not inside.strip()
            place = closing[after] + 1
        else:
            pieces.append(found.group()[-1])
            blank = False
    last = "".join((*pieces, text[place:])).strip()
    if last or not parts:
        parts.append(last)
    return parts

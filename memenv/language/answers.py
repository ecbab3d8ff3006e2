"""Several answers in one text, separated by ";" (MEM1), also where an answer has a ";" of its own."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["join_answers", "split_answers"]


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
    parts: list[str] = []
    current = ""
    place = 0
    while place < len(text):
        char = text[place]
        if char == "\\" and text[place + 1 : place + 2] == ";":
            current += ";"
            place += 2
        elif char == '"' and not current.strip() and (end := _closing(text, place + 1)) > 0:
            current = text[place + 1 : end].replace("\\;", ";")
            place = end + 1
        elif char == ";":
            parts.append(current.strip())
            current = ""
            place += 1
        else:
            current += char
            place += 1
    if current.strip() or not parts:
        parts.append(current.strip())
    return parts


def _closing(text: str, start: int) -> int:
    """Where a quote opened before `start` closes: the next one that a separator or the end follows; 0 if none."""
    place = text.find('"', start)
    while place >= 0:
        rest = text[place + 1 :].lstrip()
        if not rest or rest[0] == ";":
            return place
        place = text.find('"', place + 1)
    return 0

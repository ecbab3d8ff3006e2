"""Finds JSON in text that a language model wrote: fenced or in prose, with the usual slips. Nothing is ever evaluated."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

__all__ = ["MAX_DEPTH", "Found", "find_values"]

#: Deeper nesting is taken for noise.
MAX_DEPTH = 24

_SPACE = re.compile(r"(?:\s|//[^\n]*\n)*")
_NUMBER = re.compile(r"-?\d{1,15}(?:\.\d{1,15})?(?:[eE][+-]?\d{1,2})?(?![\w.])")
_WORD = re.compile(r"[A-Za-z_][\w-]{0,40}")
_WORDS: dict[str, Any] = {"true": True, "false": False, "null": None, "none": None}
# A quote ends a text only where a text can end, so that an apostrophe or a bare inner quote stays part of it. In proper
# JSON the first bare quote always stands there, which keeps proper JSON exact.
_TEXT = {
    quote: re.compile(rf"{quote}((?:[^{quote}\\]|\\.|{quote}(?!\s*(?:[,:}}\]]|\Z)))*){quote}", re.DOTALL)
    for quote in ('"', "'")
}


class Found(NamedTuple):
    """A value and where it stands in the text."""

    value: Any
    start: int
    end: int


class _Broken(Exception):
    """No value here; `args[0]` is how far reading got."""


def find_values(text: str) -> Iterator[Found]:
    """The outermost lists and objects in `text`, in order.

    Read as JSON that may have single quotes, bare quotes and apostrophes inside texts, bare keys, trailing commas,
    Python's literals and comments. Where a list is cut short, the complete values inside it are found. Broken starts
    cost a bounded multiple of the text's length together; what comes after that is not read.
    """
    patience = 3 * len(text) + 4096
    place = 0
    opening = re.compile(r"[\[{]")
    while patience > 0 and (match := opening.search(text, place)):
        start = match.start()
        try:
            value, place = _value(text, start, 0)
        except _Broken as broken:
            patience -= int(broken.args[0]) - start + 1
            place = start + 1
        else:
            yield Found(value, start, place)


def _skip(text: str, place: int) -> int:
    match = _SPACE.match(text, place)
    assert match is not None
    return match.end()


def _value(text: str, place: int, depth: int) -> tuple[Any, int]:
    char = text[place : place + 1]
    if depth > MAX_DEPTH:
        raise _Broken(place)
    if char == "{":
        return _object(text, place + 1, depth)
    if char == "[":
        return _list(text, place + 1, depth)
    if char in _TEXT:
        return _text(text, place)
    if match := _NUMBER.match(text, place):
        number = match.group()
        return (float(number) if re.search(r"[.eE]", number) else int(number)), match.end()
    if match := _WORD.match(text, place):
        word = match.group()
        return _WORDS.get(word.lower(), word), match.end()
    raise _Broken(place)


def _text(text: str, place: int) -> tuple[str, int]:
    quote = text[place]
    match = _TEXT[quote].match(text, place)
    if match is None:
        raise _Broken(len(text))
    inner = match.group(1)
    if "\\" not in inner:
        return inner, match.end()
    if quote == "'":
        inner = inner.replace("\\'", "'")
    bare = re.sub(r'\\.|"', lambda found: '\\"' if found.group() == '"' else found.group(), inner, flags=re.DOTALL)
    try:
        return str(json.loads(f'"{bare}"', strict=False)), match.end()
    except ValueError:  # an escape that JSON does not know: taken as it stands
        return inner, match.end()


def _list(text: str, place: int, depth: int) -> tuple[list[Any], int]:
    values: list[Any] = []
    while True:
        place = _skip(text, place)
        if text[place : place + 1] == "]":
            return values, place + 1
        value, place = _value(text, place, depth + 1)
        values.append(value)
        place = _comma(text, place, "]")


def _object(text: str, place: int, depth: int) -> tuple[dict[str, Any], int]:
    values: dict[str, Any] = {}
    while True:
        place = _skip(text, place)
        if text[place : place + 1] == "}":
            return values, place + 1
        key, place = _value(text, place, MAX_DEPTH)  # a key is no list or object
        place = _skip(text, place)
        if text[place : place + 1] != ":":
            raise _Broken(place)
        value, place = _value(text, _skip(text, place + 1), depth + 1)
        values[str(key)] = value
        place = _comma(text, place, "}")


def _comma(text: str, place: int, closing: str) -> int:
    place = _skip(text, place)
    char = text[place : place + 1]
    if char == ",":
        return place + 1
    if char == closing:
        return place
    raise _Broken(place)

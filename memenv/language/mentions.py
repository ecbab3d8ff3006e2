"""Where a text names somebody: whole words, found without a pattern of its own for every name.

Names are new in every life, and making a regular expression costs as much as a hundred searches with it.
"""

from __future__ import annotations

import re

from memenv.language.gates import fold

__all__ = ["begins_with", "mentions", "replaced"]

_EDGE = re.compile(r"\b")


def mentions(text: str, name: str, any_case: bool = False) -> list[tuple[int, int]]:
    """Start and end of every place where `name` stands as a whole word, as `\\bname\\b` would find them."""
    if not name:
        return []
    if any_case:
        folded, looked = fold(text), fold(name)
        if len(folded) != len(text) or len(looked) != len(name):  # letters that change length
            return [match.span() for match in re.finditer(rf"\b{re.escape(name)}\b", text, re.IGNORECASE)]
        text_, name = folded, looked
    else:
        text_ = text
    found: list[tuple[int, int]] = []
    at = text_.find(name)
    while at >= 0:
        end = at + len(name)
        if _EDGE.match(text, at) is not None and _EDGE.match(text, end) is not None:
            found.append((at, end))
            at = text_.find(name, end)
        else:
            at = text_.find(name, at + 1)
    return found


def replaced(text: str, name: str, put: str) -> str:
    """`text` with `put` in every place where `name` stands as a whole word."""
    found = mentions(text, name)
    if not found:
        return text
    pieces: list[str] = []
    last = 0
    for start, end in found:
        pieces += (text[last:start], put)
        last = end
    return "".join([*pieces, text[last:]])


def begins_with(text: str, name: str) -> bool:
    """Whether the first word of `text` is `name`, in any case."""
    end = len(name)
    return fold(text[:end]) == fold(name) and _EDGE.match(text, end) is not None

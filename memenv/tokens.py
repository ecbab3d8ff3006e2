"""The one token counter, and the one gate that outside text passes."""

from __future__ import annotations

import re

__all__ = ["clean_text", "count_tokens", "start_within"]

_SURROGATE = re.compile("[\ud800-\udfff]")


def clean_text(text: str) -> str:
    """`text` with every lone surrogate replaced by U+FFFD, so that it has UTF-8 bytes.

    Nothing else is changed: control characters and markup are data, and whoever shows them escapes them.
    """
    if text.isascii():
        return text
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return _SURROGATE.sub("\ufffd", text)
    return text


def count_tokens(text: str) -> int:
    """Tokens of `text`: UTF-8 bytes / 4, rounded up.

    Bytes, so that neither glued words nor markup nor a dense script makes a text cheaper; no tokenizer, so that the
    figure is the same everywhere.
    """
    size = len(text) if text.isascii() else len(text.encode("utf-8", "replace"))
    return (size + 3) // 4


def start_within(text: str, tokens: int) -> str:
    """The beginning of `text` that has at most `tokens`, never cut inside a character."""
    if count_tokens(text) <= tokens:
        return text
    return text.encode("utf-8", "replace")[: 4 * tokens].decode("utf-8", "ignore")

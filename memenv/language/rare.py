"""Patterns that few texts match: searched only where a word that they need occurs.

One look at the words of a text (`memenv.language.gates`) tells it for all of these patterns at once, and is kept: a clause
is searched for dozens of them, each of which would try every one of its alternatives at every place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from memenv.language.gates import COMMON, Gates, fold
from memenv.language.letters import compiled

__all__ = ["Rare"]

#: The regular expressions of all rare patterns; the place of one is its bit.
_PATTERNS: list[str] = []


@lru_cache(maxsize=1)
def _gates() -> Gates:
    return Gates(([pattern] for pattern in _PATTERNS), COMMON)


@lru_cache(maxsize=1 << 13)
def _open(text: str) -> int:
    return _gates().open(fold(text))


class Rare:
    """A pattern as `letters.compiled` makes it, with the same answers, asked only where it can match at all.

    Args:
        pattern: what to look for, or a pattern that is compiled already. Every match should need some literal;
            otherwise this gains nothing.
        flags: of `re.compile`.
    """

    __slots__ = ("_bit", "_pattern")

    def __init__(self, pattern: str | re.Pattern[str], flags: int = 0) -> None:
        self._pattern = compiled(pattern, flags) if isinstance(pattern, str) else pattern
        self._bit = 1 << len(_PATTERNS)
        _PATTERNS.append(self._pattern.pattern)
        _gates.cache_clear()  # made anew when first needed: all are known once the modules are loaded
        _open.cache_clear()

    @property
    def pattern(self) -> str:
        """The regular expression."""
        return self._pattern.pattern

    def search(self, text: str, start: int = 0) -> re.Match[str] | None:
        """As `re.Pattern.search`."""
        return self._pattern.search(text, start) if _open(text) & self._bit else None

    def match(self, text: str) -> re.Match[str] | None:
        """As `re.Pattern.match`."""
        return self._pattern.match(text) if _open(text) & self._bit else None

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """As `re.Pattern.fullmatch`."""
        return self._pattern.fullmatch(text) if _open(text) & self._bit else None

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """As `re.Pattern.finditer`."""
        return self._pattern.finditer(text) if _open(text) & self._bit else iter(())

    def sub(self, put: str | Callable[[re.Match[str]], str], text: str) -> str:
        """As `re.Pattern.sub`."""
        return self._pattern.sub(put, text) if _open(text) & self._bit else text

"""How much a line is likely to say that someone will ask about."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from memenv.language.stems import STOP_WORDS, words

__all__ = ["most_salient", "salience"]

_SPEAKER = re.compile(r"^\S[^:\n]{0,30}: ")
_NAME = re.compile(r"(?<![.!?:] )(?<!^)\b[A-Z][a-z]+")
_NUMBER = re.compile(
    r"\b\d[\d.,:]*\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|first|second|third)\b", re.IGNORECASE
)
_WHEN = re.compile(
    r"\b(?:yesterday|today|tonight|tomorrow|ago|last|next|since|weekend|week|month|year|monday|tuesday|wednesday"
    r"|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november"
    r"|december)\b",
    re.IGNORECASE,
)
_OWN = re.compile(r"\b(?:I|I'm|I've|I’m|I’ve|my|we|our)\b", re.IGNORECASE)
_PAST = re.compile(
    r"\b(?:\w{3,}ed|went|got|bought|took|made|met|won|found|began|started|saw|came|gave|left|told)\b", re.IGNORECASE
)


@lru_cache(maxsize=1 << 15)
def salience(line: str) -> float:
    """How much a line is likely to say that someone will ask about.

    One point each for names, numbers and time words (at most three of each), a point for speaking of oneself, one for
    the past tense, up to two for content words, less one for a question. The weights are round numbers chosen once,
    not fitted to any data.
    """
    said = _SPEAKER.sub("", line, count=1)
    content = sum(1 for word in words(said) if word not in STOP_WORDS and len(word) > 3)
    return (
        min(3, len(_NAME.findall(said)))
        + min(3, len(_NUMBER.findall(said)))
        + min(3, len(_WHEN.findall(said)))
        + bool(_OWN.search(said))
        + bool(_PAST.search(said))
        + min(2.0, content / 6)
        - said.rstrip().endswith("?")
    )


def most_salient(lines: Iterable[str], tokens: float) -> str:
    """One text of the lines that say most and fit in it together, each once, in their order; of equals the later."""
    each = list(dict.fromkeys(line for line in lines if line))
    kept: list[int] = []
    used = 0
    for place in sorted(range(len(each)), key=lambda place: (-salience(each[place]), -place)):
        size = len(each[place].encode("utf-8", "replace")) + 1
        if (used + size + 3) // 4 <= tokens:
            kept.append(place)
            used += size
    return "\n".join(each[place] for place in sorted(kept))

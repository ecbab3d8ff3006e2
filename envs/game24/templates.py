"""What an agent needs to keep templates instead of trajectories: reading them out, counting, writing them down."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from memenv.envs.game24.forms import forms
from memenv.envs.game24.ideas import Answer, Template, read_ideas
from memenv.tokens import count_tokens

__all__ = ["add_counts", "idea_of", "read_counts", "write_counts"]

#: A template of a kept list with its count, if it has one.
_COUNTED = re.compile(r"([abcd+\-*/()]{7,40})(?: x([0-9]{1,6})(?![0-9]))?")


def idea_of(text: str) -> str:
    """The template of the first worked answer or template in `text`; "" where there is none.

    "4 5 6 10: solved with (10-4)*... = 24" gives the same combination over the letters a <= b <= c <= d, in the spelling that
    all equal combinations share: equal ideas are equal texts.
    """
    for idea in read_ideas(text):
        if isinstance(idea, Answer | Template):
            return forms().full[idea.form]
    return ""


def read_counts(text: str) -> Counter[str]:
    """The templates of a text that `write_counts` made, with their counts."""
    return Counter({idea: int(number or 1) for idea, number in _COUNTED.findall(text) if idea_of(idea) == idea})


def add_counts(counts: Mapping[str, int], ideas: Iterable[str]) -> Counter[str]:
    """The counts after `ideas` were seen once more each; empty ones are passed over."""
    return Counter(counts) + Counter(idea for idea in ideas if idea)


def write_counts(counts: Mapping[str, int], tokens: int | None, key: str = "") -> str:
    """The counted templates as one text, most frequent first, as many as fit.

    Args:
        counts: from `read_counts` and `add_counts`. Equal counts keep their order, so that what was seen again
            or earlier stays.
        tokens: budget of the text together with `key`; None is unbounded.
        key: the key that the entry will have.

    Returns:
        Such as "(d-a)*(c-b) x5, a+b+c+d x2, a*b*(d-c)"; a count of 1 is not written.
    """
    left = None if tokens is None else 4 * (tokens - (count_tokens(key) if key else 0))
    parts: list[str] = []
    for idea, number in sorted(counts.items(), key=lambda pair: -pair[1]):
        part = idea if number == 1 else f"{idea} x{number}"
        size = len(part) + (2 if parts else 0)
        if left is not None:
            if size > left:
                break
            left -= size
        parts.append(part)
    return ", ".join(parts)

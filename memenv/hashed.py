"""Texts as numbers by their words alone: hashed words, and what two texts have in common."""

from __future__ import annotations

import itertools
import re
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memenv.caches import TEXTS
from memenv.language.stems import content_stems, stem, words

__all__ = ["COMMON", "in_common", "word_buckets"]

#: How many numbers `in_common` gives.
COMMON = 6
#: Words with their endings ("Mia's", "don't"), and marks that tell kinds of sentences apart.
_TERM = re.compile(r"[^\W_]+(?:['’][^\W\s]+)*|[:?!.,();]")
#: Words that may be names, and numbers.
_MARKED = re.compile(r"[^\W_a-z]\w*")


@lru_cache(maxsize=1 << 16)
def _place(term: str) -> tuple[int, float]:
    digest = blake2b(term.encode("utf-8", "replace"), digest_size=4).digest()
    return int.from_bytes(digest[:3]), 1.0 if digest[3] & 1 else -1.0


@lru_cache(maxsize=TEXTS)
def word_buckets(text: str, size: int) -> NDArray[np.float32]:
    """Signed hashing of words and of pairs of neighbours (Weinberger et al. 2009), clipped to ±8.

    Stop words and marks count too: "might", "used to" and "?" say whether something is a fact. Read only.

    Args:
        text: any.
        size: buckets, at most 2^24.

    Returns:
        Shape (size,).
    """
    found = [match.group().casefold() for match in _TERM.finditer(text)]
    sums = [0.0] * size
    for term in itertools.chain(found, map(" ".join, itertools.pairwise(found))):
        place, sign = _place(term)
        sums[place % size] += sign
    vector = np.clip(np.array(sums, dtype=np.float32), -8.0, 8.0)
    vector.setflags(write=False)
    return vector


class _Compared(NamedTuple):
    """Words of a text as they are compared with another's: in order, with content, marked as names or numbers, and the
    last one before a bracket: a fact's value, mostly."""

    ordered: tuple[str, ...]
    content: frozenset[str]
    marked: frozenset[str]
    last: str


@lru_cache(maxsize=TEXTS)
def _compared(text: str) -> _Compared:
    ends = content_stems(text.partition(" (")[0])
    return _Compared(
        words(text),
        frozenset(content_stems(text)),
        frozenset(stem(word.casefold()) for word in _MARKED.findall(text)),
        ends[-1] if ends else "",
    )


@lru_cache(maxsize=TEXTS)
def in_common(one: str, other: str) -> tuple[float, ...]:
    """What two texts have in common.

    Returns:
        Shares of either's content words that the other has; how many words they begin alike, over 4, at most 8; the share
        of the first's names and numbers that the other has, whether it has the first's last word, and whether both are
        whole: then it is likely to say the same already.
    """
    ours, theirs = _compared(one), _compared(other)
    common = len(ours.content & theirs.content)
    alike = sum(
        1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(ours.ordered, theirs.ordered, strict=False))
    )
    marked = len(ours.marked & theirs.content) / len(ours.marked) if ours.marked else 1.0
    last = float(ours.last in theirs.content)
    return (
        common / max(1, len(ours.content)),
        common / max(1, len(theirs.content)),
        min(8.0, alike / 4.0),
        marked,
        last,
        float(marked == 1.0 and last == 1.0),
    )

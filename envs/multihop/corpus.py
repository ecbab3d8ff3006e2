"""A static corpus and its search: BM25 with stems, weights computed once, one vector addition per query term."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from memenv.index import BM25_B, BM25_K1
from memenv.language.stems import content_stems
from memenv.language.tags import defuse
from memenv.tokens import clean_text

__all__ = ["Corpus", "Passage", "evidence_line"]

#: A term in more than one of so many passages is common.
_COMMON = 16
#: Numbers held at once for common terms (8 bytes each).
_HELD = 8_000_000


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of text under a title. Titles repeat (MuSiQue, Wikipedia in pieces): only `id` names a passage."""

    id: str
    title: str
    text: str


class Corpus:
    """Passages and an index over title and text. Never changes; shared by every fork.

    Args:
        passages: in the order that breaks ties.
        label: which data it is; part of every result.
    """

    def __init__(self, passages: Iterable[Passage], label: str) -> None:
        self.passages: tuple[Passage, ...] = tuple(passages)
        self.label = label
        self._spans, self._rows, self._weights = _index(self.passages)
        self.search = lru_cache(maxsize=1 << 12)(self._search)
        self._line = lru_cache(maxsize=1 << 14)(self._one_passage)
        self._everywhere = lru_cache(maxsize=max(4, min(64, _HELD // max(1, len(self)))))(self._scattered)

    def __len__(self) -> int:
        return len(self.passages)

    def _search(self, query: str, k: int = 3) -> tuple[int, ...]:
        """Places of the at most `k` passages with the highest BM25 score above zero, best first, ties by place."""
        count = len(self.passages)
        spans = [self._spans[term] for term in dict.fromkeys(content_stems(query)) if term in self._spans]
        if not spans or k < 1:
            return ()
        scores = np.zeros(count)
        for start, end in spans:
            if (end - start) * _COMMON > count:
                scores += self._everywhere(start, end)
            else:
                scores[self._rows[start:end]] += self._weights[start:end]
        # rounding can tie with passages outside a bare top k, so take those too
        floor = max(0.0, _kth_largest(scores, k) - 2e-6) if count > k else 0.0
        ranked = sorted((-round(float(scores[row]), 6), row) for row in np.flatnonzero(scores > floor).tolist())
        return tuple(row for _, row in ranked[:k])

    def _scattered(self, start: int, end: int) -> NDArray[np.float64]:
        """The weights of a common term as one array over all passages: adding that is faster than picking rows."""
        weights = np.zeros(len(self.passages))
        weights[self._rows[start:end]] = self._weights[start:end]
        return weights

    def render(self, places: tuple[int, ...]) -> str:
        """Passages as a search returns them, one a line; known tags inside them are made harmless."""
        return "\n".join(f"Doc {number}{self._line(place)}" for number, place in enumerate(places, 1))

    def _one_passage(self, place: int) -> str:
        passage = self.passages[place]
        return f"(Title: {_one_line(passage.title)}) {_one_line(passage.text)}"

    def __reduce__(self) -> tuple[type[Corpus], tuple[Sequence[Passage], str]]:
        return Corpus, (self.passages, self.label)


def evidence_line(title: str, text: str) -> str:
    """A piece of a passage as a memory text that still says what it is about."""
    return f"Doc 1(Title: {_one_line(clean_text(title))}) {_one_line(clean_text(text))}"


def _one_line(text: str) -> str:
    return defuse(" ".join(text.split()))


def _kth_largest(scores: NDArray[np.float64], k: int) -> float:
    if k > 8:
        return float(np.partition(scores, len(scores) - k)[len(scores) - k])
    left = scores.copy()
    for _ in range(k - 1):
        left[left.argmax()] = -1.0
    return float(left.max())


def _index(
    passages: Sequence[Passage],
) -> tuple[dict[str, tuple[int, int]], NDArray[np.int32], NDArray[np.float64]]:
    """For each term the span of its postings, and the postings' rows and BM25 weights, shape (postings,) each."""
    count = len(passages)
    rows: dict[str, list[int]] = {}
    frequencies: dict[str, list[int]] = {}
    lengths = np.zeros(count)
    uncached = content_stems.__wrapped__  # a corpus would only push everything else out of the cache
    for place, passage in enumerate(passages):
        counts: dict[str, int] = {}
        for term in uncached(f"{passage.title}\n{passage.text}"):
            counts[term] = counts.get(term, 0) + 1
        lengths[place] = sum(counts.values())
        for term, number in counts.items():
            rows.setdefault(term, []).append(place)
            frequencies.setdefault(term, []).append(number)
    average = float(lengths.mean()) if count else 1.0
    norms = BM25_K1 * (1.0 - BM25_B + BM25_B * lengths / (average or 1.0))
    spans: dict[str, tuple[int, int]] = {}
    all_rows: list[int] = []
    all_frequencies: list[int] = []
    idf: list[float] = []
    for term, places in rows.items():
        spans[term] = len(all_rows), len(all_rows) + len(places)
        all_rows += places
        all_frequencies += frequencies[term]
        idf += [math.log(1.0 + (count - len(places) + 0.5) / (len(places) + 0.5))] * len(places)
    row_array = np.array(all_rows, dtype=np.int32)
    number_array = np.array(all_frequencies, dtype=np.float64)
    weights = np.array(idf) * number_array * (BM25_K1 + 1.0) / (number_array + norms[row_array])
    return spans, row_array, weights

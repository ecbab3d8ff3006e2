"""Retrieval over a bank: BM25 with stems, or cosine of vectors. Scores to 1e-6, ties by id."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memenv.bank import Bank, Entry

__all__ = ["BM25_B", "BM25_K1", "Hit", "search_bm25", "search_dense"]

#: The usual constants (Robertson & Zaragoza 2009, section 3.4).
BM25_K1 = 1.2
BM25_B = 0.75
#: Below this size a plain loop beats posting lists, and builds none.
_SMALL = 400


class Hit(NamedTuple):
    """A retrieved entry and its score."""

    entry: Entry
    score: float


def _idf(count: int, having: int) -> float:
    """Inverse document frequency, Lucene's form: never negative (Robertson & Zaragoza 2009, eq. 3.3, plus 1)."""
    return math.log(1.0 + (count - having + 0.5) / (having + 0.5))


def search_bm25(bank: Bank, terms: Sequence[str], k: int) -> list[Hit]:
    """The at most `k` entries with the highest BM25 score above zero, best first.

    The statistics are the bank's own, not the arena's, so that forks do not change each other's scores.

    Args:
        bank: what to search.
        terms: stems of the query; repeated ones count once.
        k: how many at most.
    """
    wanted = tuple(dict.fromkeys(terms))
    if not wanted or not len(bank) or k < 1:
        return []
    if len(bank) <= _SMALL:
        return _loop(bank, wanted, k)
    return _vectorised(bank, wanted, k)


def _loop(bank: Bank, wanted: Sequence[str], k: int) -> list[Hit]:
    arena = bank.arena
    count = len(bank)
    average = bank.words / count or 1.0
    all_terms, lengths = arena.terms, arena.lengths
    matched: list[tuple[Entry, list[int]]] = []
    having = [0] * len(wanted)
    for entry in bank.entries():
        terms = all_terms[entry.row]
        counts: list[int] | None = None
        for place, term in enumerate(wanted):
            found = terms.get(term)
            if found:
                if counts is None:
                    counts = [0] * len(wanted)
                counts[place] = found
                having[place] += 1
        if counts is not None:
            matched.append((entry, counts))
    weights = [_idf(count, number) if number else 0.0 for number in having]
    scored: list[tuple[float, int, Entry]] = []
    for entry, counts in matched:
        norm = BM25_K1 * (1.0 - BM25_B + BM25_B * lengths[entry.row] / average)
        score = 0.0
        for weight, number in zip(weights, counts, strict=True):
            if number:
                score += weight * number * (BM25_K1 + 1.0) / (number + norm)
        scored.append((-round(score, 6), entry.id, entry))
    scored.sort()
    return [Hit(entry, -negative) for negative, _, entry in scored[:k] if negative < 0]


def _vectorised(bank: Bank, wanted: Sequence[str], k: int) -> list[Hit]:
    arena = bank.arena
    living = bank.living()
    count = len(bank)
    average = bank.words / count or 1.0
    scores = np.zeros(len(arena))
    lengths = np.frombuffer(arena.lengths, dtype=np.int64)[: len(arena)]
    for term in wanted:
        posting = arena.postings(term)
        if posting is None:
            continue
        rows, numbers = posting
        held = living[rows]
        rows, numbers = rows[held], numbers[held]
        if not len(rows):
            continue
        norm = BM25_K1 * (1.0 - BM25_B + BM25_B * lengths[rows] / average)
        scores[rows] += _idf(count, len(rows)) * numbers * (BM25_K1 + 1.0) / (numbers + norm)
    del lengths
    return _best(bank, scores, k, above=0.0)


def search_dense(bank: Bank, query: str, k: int) -> list[Hit]:
    """The at most `k` entries with the highest cosine to `query`, best first; one matrix–vector product."""
    if not len(bank) or k < 1:
        return []
    arena = bank.arena
    similarities = arena.vectors() @ arena.encode(query)
    living = bank.living()
    if len(bank) < len(arena):
        similarities = np.where(living, similarities, np.float32(-2.0))
    return _best(bank, similarities, k, above=-1.5)


def _best(bank: Bank, scores: NDArray[np.floating], k: int, above: float) -> list[Hit]:
    """The rows with the highest scores, as entries; rounding can tie with rows outside a bare top k, so take those too."""
    if len(scores) > k:
        above = max(above, float(np.partition(scores, len(scores) - k)[len(scores) - k]) - 2e-6)
    ids = bank.arena.ids
    ranked = sorted((-round(float(scores[row]), 6), ids[row]) for row in np.flatnonzero(scores > above).tolist())
    return [Hit(bank[entry_id], -negative) for negative, entry_id in ranked[:k]]

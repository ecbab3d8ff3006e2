"""Retrieval over a bank: BM25 with stems, or cosine of vectors. Scores to 1e-6, ties by id."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
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


@lru_cache(maxsize=1 << 14)
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
    all_terms, all_sets, lengths = arena.terms, arena.term_sets, arena.lengths
    query = frozenset(wanted)
    having: dict[str, int] = {}
    matched: list[tuple[int, int, frozenset[str]]] = []
    for entry in bank.entries():
        row = entry.row
        common = query & all_sets[row]
        if common:
            matched.append((entry.id, row, common))
            for term in common:
                having[term] = having.get(term, 0) + 1
    count = len(bank)
    weights = {term: _idf(count, number) * (BM25_K1 + 1.0) for term, number in having.items()}
    slope = BM25_K1 * BM25_B * count / (bank.words or 1)
    ranked: list[tuple[float, int]] = []
    for entry_id, row, common in matched:
        norm = BM25_K1 * (1.0 - BM25_B) + slope * lengths[row]
        terms = all_terms[row]
        if len(common) == 1:
            (term,) = common
            number = terms[term]
            score = weights[term] * number / (number + norm)
        else:
            # sorted, because a set's own order differs between processes, and with it the last bits of a sum
            score = sum(sorted([weights[term] * terms[term] / (terms[term] + norm) for term in common]))
        ranked.append((-round(score, 6), entry_id))
    ranked.sort()
    return [Hit(bank[entry_id], -negative) for negative, entry_id in ranked[:k]]


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

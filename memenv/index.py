"""Retrieval over a bank: BM25 with stems, or cosine of vectors. Scores to 1e-6, ties by id."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from memenv.bank import Bank, Entry

__all__ = ["BM25_B", "BM25_K1", "Hit", "search_bm25", "search_dense"]

#: The usual constants (Robertson & Zaragoza 2009, section 3.4).
BM25_K1 = 1.2
BM25_B = 0.75
#: Below this size a plain loop beats posting lists, and builds none.
_SMALL = 400
#: So many terms of a query are looked up one by one in every entry; of more, those it has are found first.
_FEW = 6


class Hit(NamedTuple):
    """A retrieved entry and its score."""

    entry: Entry
    score: float


#: A hit from a pair of an entry and its score: `Hit` itself takes its fields by name first, which costs three times more.
_hit = cast("Callable[[tuple[Entry, float]], Hit]", partial(tuple.__new__, Hit))

#: One, as a whole-numbered weight.
_ONE = 10**9
_TO_MICRO = 1e6 / _ONE


@lru_cache(maxsize=1 << 14)
def _weight(count: int, having: int) -> int:
    return int(_idf(count, having) * (BM25_K1 + 1.0) * _ONE)


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
    all_terms, lengths, flat = arena.terms, arena.lengths, arena.flat
    count = len(bank)
    # Weights are whole numbers, so that a sum does not depend on its order: sets have none that processes agree on.
    having = bank.frequencies.get
    weights = {term: _weight(count, number) for term in wanted if (number := having(term))}
    if not weights:
        return []
    few = tuple(weights.items()) if len(weights) <= _FEW else ()
    weight_of = weights.__getitem__
    base = BM25_K1 * (1.0 - BM25_B)
    slope = BM25_K1 * BM25_B * count / (bank.words or 1)
    ranked: list[tuple[int, int, Entry]] = []
    for entry in bank.entries():
        row = entry.row
        terms = all_terms[row]
        total = 0
        if few:
            for term, weight in few:
                if term in terms:
                    total += weight
        else:
            total = sum(map(weight_of, weights.keys() & terms.keys()))
        if not total:
            continue
        norm = base + slope * lengths[row]
        if flat[row]:
            score = total / (1.0 + norm)
        else:
            score = sum(
                [int(weight * terms[term] / (terms[term] + norm)) for term, weight in weights.items() if term in terms]
            )  # whole again
        ranked.append((-int(score * _TO_MICRO + 0.5), entry.id, entry))
    ranked.sort()
    return [_hit((entry, -micro / 1e6)) for micro, _, entry in ranked[:k] if micro]


def _vectorised(bank: Bank, wanted: Sequence[str], k: int) -> list[Hit]:
    """As `_loop`, to the last bit, over posting lists."""
    arena = bank.arena
    living = bank.living()
    count = len(bank)
    sums = np.zeros(len(arena), dtype=np.int64)
    lengths = np.frombuffer(arena.lengths, dtype=np.int64)[: len(arena)]
    flat = np.frombuffer(arena.flat, dtype=np.bool_)[: len(arena)]
    base = BM25_K1 * (1.0 - BM25_B)
    slope = BM25_K1 * BM25_B * count / (bank.words or 1)
    for term in wanted:
        posting = arena.postings(term) if bank.having(term) else None
        if posting is None:
            continue
        rows, numbers = posting
        held = living[rows]
        rows, numbers = rows[held], numbers[held]
        weight = _weight(count, len(rows))
        parts = (weight * numbers / (numbers + (base + slope * lengths[rows]))).astype(np.int64)
        sums[rows] += np.where(flat[rows], weight, parts)
    found = np.flatnonzero(sums)
    scores = sums[found] / np.where(flat[found], 1.0 + (base + slope * lengths[found]), 1.0)
    micros = (scores * _TO_MICRO + 0.5).astype(np.int64)
    del lengths, flat  # views of the arena's arrays would forbid them to grow
    if len(micros) > k:
        best = micros >= np.partition(micros, len(micros) - k)[len(micros) - k]
        found, micros = found[best], micros[best]
    ids = arena.ids
    ranked = sorted((-int(micro), ids[row]) for row, micro in zip(found.tolist(), micros, strict=True))
    return [Hit(bank[entry_id], -micro / 1e6) for micro, entry_id in ranked[:k] if micro]


def search_dense(bank: Bank, query: str, k: int) -> list[Hit]:
    """The at most `k` entries with the highest cosine to `query`, best first; one product with all rows."""
    if not len(bank) or k < 1:
        return []
    arena = bank.arena
    similarities = arena.similarities(arena.encode(query))
    living = bank.living()
    if len(bank) < len(arena):
        similarities = np.where(living, similarities, np.float32(-2.0))
    return _best(bank, similarities, k, above=-1.5)


def _best(bank: Bank, scores: NDArray[np.floating], k: int, above: float) -> list[Hit]:
    """The rows with the highest scores, as entries; rounding can tie with rows outside a bare top k, so take those too."""
    if len(scores) > k:
        above = max(above, float(np.partition(scores, len(scores) - k)[len(scores) - k]) - 2e-6)
    rows = np.flatnonzero(scores > above)
    ids = bank.arena.ids
    values = scores[rows].astype(np.float64).tolist()  # once for all: numpy's scalars cost more than the product
    ranked = sorted([(-round(value, 6), ids[row]) for value, row in zip(values, rows.tolist(), strict=True)])
    return [Hit(bank[entry_id], -negative) for negative, entry_id in ranked[:k]]

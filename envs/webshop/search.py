"""BM25 over the memory-mapped index, with the ranking of the original's Lucene, top documents only."""

from __future__ import annotations

import math
import threading
from collections import Counter
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from memenv.envs.webshop.analyzer import analyze
from memenv.envs.webshop.columns import Folder, TextColumn
from memenv.envs.webshop.index import term_hash

__all__ = ["RESULTS", "SearchEngine"]

#: Results that a search returns at most.
RESULTS = 50
_CACHE = 4096
_TERMS = 65536
#: So many postings are added up faster than it takes to see whether they must be.
_SMALL = 1 << 15
#: Slack for the rounding of single-precision sums where documents are ruled out early.
_SLACK = 1e-5


class _Term(NamedTuple):
    weight: np.float32
    start: int
    stop: int
    bound: float  # the most that this term can add to a score

    @property
    def size(self) -> int:
        return self.stop - self.start


def _bound(terms: list[_Term]) -> float:
    """The most that the terms can add to a score together."""
    return sum(term.bound for term in terms)


class SearchEngine:
    """Ranks rows for a query.

    Score of a document: sum over the query's distinct terms of w - w / (1 + tf / norm), with w = count in the query
    times idf, idf = ln(1 + (N - df + .5) / (df + .5)), in single precision, summed in double. Equal scores are
    ordered by ASIN.
    """

    def __init__(self, folder: Folder, tie_rank: NDArray[Any]) -> None:
        """
        Args:
            folder: where `build_index` put the arrays.
            tie_rank: rank of each row's ASIN among all ASINs.
        """
        self._hashes = folder.load("index.hashes", "<u8")
        self._starts = folder.load("index.starts", "<i8")
        self._terms = TextColumn(folder, "index.terms")
        self._docs = folder.load("index.docs", "<u4")
        self._saturations = folder.load("index.saturations", "<f4")
        code = np.uint16 if len(self._saturations) <= 1 << 16 else np.uint32
        self._codes = folder.load("index.codes", code)
        self._best = folder.load("index.best", code)
        self._filled = int(folder.load("index.filled", "<i8")[0])
        self._tie_rank = tie_rank
        self._local = threading.local()
        self.search = lru_cache(_CACHE)(self._search)
        self._postings = lru_cache(_CACHE)(self._read_postings)  # of small catalogues only: twice their index at most
        self._term = lru_cache(_TERMS)(self._find_term)

    def _search(self, query: str) -> tuple[int, ...]:
        """The rows of the best `RESULTS` documents for `query`, best first; empty where no term is known."""
        terms = sorted(self._known(query), key=lambda term: term.size)
        if not terms:
            return ()
        docs, scores = self._score(terms)
        values = scores.astype(np.float32)
        if len(docs) > RESULTS:
            kept = values >= np.partition(values, -RESULTS)[-RESULTS]
            docs, values = docs[kept], values[kept]
        order = np.lexsort((self._tie_rank[docs], -values))[:RESULTS]
        return tuple(docs[order].tolist())

    def _known(self, query: str) -> list[_Term]:
        found = ((self._term(text), count) for text, count in Counter(analyze(query)).items())
        return [self._weighted(place, count) for place, count in found if place is not None]

    def _find_term(self, text: str) -> tuple[int, int, np.float32, np.float32] | None:
        """First posting, the one after the last, idf, and the highest 1 + tf / norm of a term; None where unknown."""
        place = self._find(text)
        if place < 0:
            return None
        start, stop = int(self._starts[place]), int(self._starts[place + 1])
        frequency = stop - start
        idf = np.float32(math.log(1 + (self._filled - frequency + 0.5) / (frequency + 0.5)))
        return start, stop, idf, np.float32(self._saturations[self._best[place]])

    def _weighted(self, found: tuple[int, int, np.float32, np.float32], count: int) -> _Term:
        start, stop, idf, best = found
        weight = np.float32(count) * idf
        return _Term(weight, start, stop, float(weight - weight / best))

    def _find(self, term: str) -> int:
        key = np.uint64(term_hash(term))
        place = int(np.searchsorted(self._hashes, key))
        while place < len(self._hashes) and self._hashes[place] == key:
            if self._terms[place] == term:
                return place
            place += 1
        return -1

    def _score(self, terms: list[_Term]) -> tuple[NDArray[Any], NDArray[np.float64]]:
        """Documents that may be among the best, and their scores; rare terms first.

        Once the terms that are left cannot lift an unseen document into the best (their bounds add up to less than
        the score of the last of the best so far), they are looked up for the seen documents only: the MaxScore rule of
        Turtle and Flood (1995).
        """
        if len(self._tie_rank) <= _SMALL and sum(term.size for term in terms) <= _SMALL:
            return self._score_small(terms)
        scores = self._scratch()
        seen = 0
        for number, term in enumerate(terms):
            scores[self._docs[term.start : term.stop]] += self._impacts(term)[self._codes[term.start : term.stop]]
            seen += term.size
            left = terms[number + 1 :]
            worth = seen >= RESULTS and sum(other.size for other in left) > max(seen, _SMALL)
            if worth and _bound(left) < _bound(terms[: number + 1]):
                candidates, partial = self._collect(terms[: number + 1], scores)
                if len(partial) >= RESULTS and self._settled(partial, left):
                    return self._finish(candidates, partial, left)
                scores[candidates] = partial
        return self._collect(terms, scores)

    def _score_small(self, terms: list[_Term]) -> tuple[NDArray[Any], NDArray[np.float64]]:
        """The same, all at once: for small catalogues, where the number of array operations is what counts."""
        docs, impacts = zip(*map(self._postings, terms), strict=True)
        totals = np.bincount(np.concatenate(docs), np.concatenate(impacts))
        found = np.flatnonzero(totals)
        return found, np.asarray(totals[found], np.float64)

    def _read_postings(self, term: _Term) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        docs = self._docs[term.start : term.stop].astype(np.int64)
        return docs, self._impacts(term)[self._codes[term.start : term.stop]]

    def _collect(self, terms: list[_Term], scores: NDArray[np.float64]) -> tuple[NDArray[Any], NDArray[np.float64]]:
        """Each document of the terms once, with its score; leaves the accumulator all zero."""
        docs, found = [], []
        for term in terms:
            rows = self._docs[term.start : term.stop]
            values = scores[rows]
            scores[rows] = 0.0  # so that a later term finds nothing left of these documents
            new = values > 0.0
            docs.append(rows[new])
            found.append(values[new])
        return np.concatenate(docs), np.concatenate(found)

    def _settled(self, partial: NDArray[np.float64], left: list[_Term]) -> bool:
        last = float(np.partition(partial, -RESULTS)[-RESULTS])
        return _bound(left) < last * (1 - _SLACK)

    def _finish(
        self, docs: NDArray[Any], scores: NDArray[np.float64], left: list[_Term]
    ) -> tuple[NDArray[Any], NDArray[np.float64]]:
        while left:
            last = float(np.partition(scores, -RESULTS)[-RESULTS])
            kept = scores + _bound(left) >= last * (1 - _SLACK)
            docs, scores = docs[kept], scores[kept]
            term, left = left[0], left[1:]
            postings = self._docs[term.start : term.stop]
            places = np.minimum(np.searchsorted(postings, docs), len(postings) - 1)
            hit = postings[places] == docs
            scores[hit] += self._impacts(term)[self._codes[term.start + places[hit]]]
        return docs, scores

    def _impacts(self, term: _Term) -> NDArray[np.float32]:
        """What a posting of the term adds, by its code."""
        return np.asarray(term.weight - term.weight / self._saturations, np.float32)

    def _scratch(self) -> NDArray[np.float64]:
        """This thread's accumulator, all zero."""
        scratch: NDArray[np.float64] | None = getattr(self._local, "scores", None)
        if scratch is None:
            scratch = self._local.scores = np.zeros(len(self._tie_rank))
        return scratch

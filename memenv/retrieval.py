"""Retrieval by name: the two searches of `memenv.index`, the ways to combine them, and the following of links."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence

from memenv.bank import Bank
from memenv.index import Hit, search_bm25, search_dense
from memenv.language.stems import content_stems

__all__ = ["RRF_K", "bm25_squash", "entities", "follow", "retriever", "search_additive", "search_hybrid"]

#: Reciprocal rank fusion's constant (Cormack, Clarke & Büttcher 2009).
RRF_K = 60
#: How much names in common can add to a score whose cosine and BM25 parts reach 1 each (Mem0 V3).
ENTITY_WEIGHT = 0.5
#: Mem0 V3 squashes BM25 by a sigmoid whose midpoint and steepness depend on the query's length in words.
_SQUASH = ((3, 5.0, 0.7), (6, 7.0, 0.6), (9, 9.0, 0.5), (15, 10.0, 0.5))
_SQUASH_LONG = (12.0, 0.5)
_NAME = re.compile(r"\b[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)*")
#: Capital letters say nothing of a question's first word when it is one of these.
_NO_NAMES = frozenset(
    [
        "a",
        "am",
        "an",
        "and",
        "are",
        "as",
        "at",
        "can",
        "could",
        "did",
        "do",
        "does",
        "for",
        "has",
        "have",
        "how",
        "i",
        "in",
        "is",
        "it",
        "my",
        "of",
        "on",
        "or",
        "that",
        "the",
        "this",
        "was",
        "were",
        "what",
        "when",
        "where",
        "which",
        "who",
        "whom",
        "whose",
        "why",
        "will",
        "with",
        "would",
    ]
)


def retriever(name: str, bank: Bank, query: str) -> Callable[[int], list[Hit]]:
    """The search `name` (of `memenv.config.RETRIEVERS`) for `query`, as a function of how many entries are wanted."""
    if name == "dense":
        return lambda k: search_dense(bank, query, k)
    if name == "hybrid":
        return lambda k: search_hybrid(bank, query, k)
    if name == "additive":
        return lambda k: search_additive(bank, query, k)
    wanted = content_stems(query)
    return lambda k: search_bm25(bank, wanted, k)


def follow(bank: Bank, hits: Sequence[Hit], links: int, k: int) -> tuple[Hit, ...]:
    """The first `k` of `hits`, each followed by at most `links` entries that it is linked to, each entry once."""
    if not links:
        return tuple(hits[:k])
    shown: dict[int, Hit] = {}
    for hit in hits:
        if len(shown) >= k:
            break
        shown.setdefault(hit.entry.id, hit)
        linked = [entry for entry in map(bank.get, hit.entry.links) if entry is not None and entry.id not in shown]
        for entry in linked[:links]:
            shown[entry.id] = Hit(entry, hit.score)
    return tuple(list(shown.values())[:k])


def search_hybrid(bank: Bank, query: str, k: int) -> list[Hit]:
    """The at most `k` entries with the highest sum of 1 / (60 + rank) over BM25 and cosine, ties by id."""
    depth = max(k, RRF_K)
    sums: dict[int, float] = {}
    for hits in (search_bm25(bank, content_stems(query), depth), search_dense(bank, query, depth)):
        for rank, hit in enumerate(hits, 1):
            sums[hit.entry.id] = sums.get(hit.entry.id, 0.0) + 1.0 / (RRF_K + rank)
    return _ranked(bank, sums, k)


def search_additive(bank: Bank, query: str, k: int, threshold: float = 0.1) -> list[Hit]:
    """The at most `k` entries with the highest fused score of Mem0 V3 (`mem0/utils/scoring.py`, 2026), ties by id.

    (cosine + sigmoid(BM25) + 0.5 · names) / highest possible, where names is the share of the query's names that the
    entry mentions, and the signals that the query can't give (no word in the bank, no name) leave the denominator.
    Entries below `threshold` in cosine are out before anything is added.
    """
    semantic = {hit.entry.id: hit.score for hit in search_dense(bank, query, len(bank)) if hit.score >= threshold}
    lexical = {hit.entry.id: hit.score for hit in search_bm25(bank, content_stems(query), len(bank))}
    names = entities(query)
    highest = 1.0 + bool(lexical) + ENTITY_WEIGHT * bool(names)
    words = len(query.split())
    fused: dict[int, float] = {}
    for entry_id, cosine in semantic.items():
        score = max(0.0, cosine)
        if entry_id in lexical:
            score += bm25_squash(lexical[entry_id], words)
        if names:
            text = bank[entry_id].text.casefold()
            score += ENTITY_WEIGHT * sum(name.casefold() in text for name in names) / len(names)
        fused[entry_id] = score / highest
    return _ranked(bank, fused, k)


def bm25_squash(score: float, words: int) -> float:
    """A BM25 score as a figure between 0 and 1, for a query of so many words (Mem0 V3's table)."""
    midpoint, steepness = next(((m, s) for most, m, s in _SQUASH if words <= most), _SQUASH_LONG)
    return 1.0 / (1.0 + math.exp(-steepness * (score - midpoint)))


def entities(text: str) -> tuple[str, ...]:
    """Names in `text`: runs of capitalised words, function words left out, each once, in order."""
    found: dict[str, None] = {}
    for match in _NAME.finditer(text):
        words = match.group().split()
        while words and words[0].casefold() in _NO_NAMES:
            words = words[1:]
        if words:
            found.setdefault(" ".join(words).removesuffix("'s").removesuffix("’s"))
    return tuple(found)


def _ranked(bank: Bank, scores: dict[int, float], k: int) -> list[Hit]:
    ranked = sorted((-round(score, 6), entry_id) for entry_id, score in scores.items())
    return [Hit(bank[entry_id], -negative) for negative, entry_id in ranked[:k]]

"""Words and their stems: one tokenizer and one stemmer for retrieval, reading and scoring."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache

__all__ = ["STOP_WORDS", "stem", "term_counts", "terms", "words"]

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")

#: Function words that carry no content of their own; retrieval passes over them.
STOP_WORDS = frozenset(
    [
        "a",
        "about",
        "after",
        "all",
        "also",
        "am",
        "an",
        "and",
        "any",
        "are",
        "as",
        "at",
        "be",
        "been",
        "before",
        "being",
        "but",
        "by",
        "can",
        "could",
        "did",
        "do",
        "does",
        "doing",
        "for",
        "from",
        "had",
        "has",
        "have",
        "having",
        "he",
        "her",
        "here",
        "hers",
        "herself",
        "him",
        "himself",
        "his",
        "how",
        "i",
        "i'd",
        "i'll",
        "i'm",
        "i've",
        "if",
        "in",
        "into",
        "is",
        "it",
        "it's",
        "its",
        "just",
        "like",
        "me",
        "more",
        "most",
        "my",
        "myself",
        "no",
        "not",
        "now",
        "of",
        "on",
        "once",
        "only",
        "or",
        "other",
        "our",
        "ours",
        "out",
        "over",
        "own",
        "she",
        "should",
        "so",
        "some",
        "such",
        "than",
        "that",
        "that's",
        "the",
        "their",
        "theirs",
        "them",
        "then",
        "there",
        "these",
        "they",
        "this",
        "those",
        "to",
        "too",
        "under",
        "until",
        "up",
        "us",
        "very",
        "was",
        "we",
        "were",
        "what",
        "when",
        "where",
        "which",
        "while",
        "who",
        "whom",
        "whose",
        "why",
        "will",
        "with",
        "would",
        "you",
        "your",
        "yours",
        "yourself",
    ]
)


@cache
def _porter() -> Callable[[str], str]:
    from nltk.stem.porter import PorterStemmer  # type: ignore[import-untyped]  # 0.4 s to import: only when the first text is indexed

    return PorterStemmer().stem  # type: ignore[no-any-return]


@lru_cache(maxsize=1 << 17)
def stem(word: str) -> str:
    """The Porter stem of a lower-case word (Porter 1980, with NLTK's extensions as in LoCoMo's official scorer)."""
    return _porter()(word) if len(word) < 64 else word


def words(text: str) -> list[str]:
    """Lower-case words of `text`, without possessive 's; digits count as words."""
    return [word[:-2] if word[-2:] in ("'s", "’s") else word for word in _WORD.findall(text.lower())]


@lru_cache(maxsize=1 << 15)
def terms(text: str) -> tuple[str, ...]:
    """Stems of the content words of `text`, in order, repeated ones kept."""
    return tuple(stem(word) for word in words(text) if word not in STOP_WORDS)


@lru_cache(maxsize=1 << 15)
def term_counts(text: str) -> dict[str, int]:
    """How often each stem occurs in `text`; shared, so read only."""
    counts: dict[str, int] = {}
    for term in terms(text):
        counts[term] = counts.get(term, 0) + 1
    return counts

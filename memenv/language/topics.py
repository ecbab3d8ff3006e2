"""Which kind of personal fact a stretch of English is about, told by its words alone.

Patterns (`memenv.language.lexicon`) know where a value stands; they miss what is put in a way nobody foresaw. The words
of a sentence still say what it is about: "wages" speaks of an employer however the rest is arranged. What each word
weighs stands in `memenv.language.topic_words`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from memenv.language.stems import stem, stems
from memenv.language.topic_words import BEST, CLASS_NOUNS, MARKS, TOPIC_WORDS

__all__ = ["SURE", "class_nouns", "topic", "topic_words", "topics"]

#: From this weight on a text is about a kind.
SURE = 3
_SPELT = {"color": "colour", "favorit": "favourit", "fave": "favourit", "neighbor": "neighbour", "theater": "theatr"}


@lru_cache(maxsize=1)
def _table() -> tuple[dict[str, dict[str, int]], dict[tuple[str, ...], dict[str, int]], frozenset[str]]:
    single: dict[str, dict[str, int]] = {}
    runs: dict[tuple[str, ...], dict[str, int]] = {}
    for kind, groups in TOPIC_WORDS.items():
        for weight, group in zip((3, 2, 1), groups, strict=True):
            for entry in group.split():
                roots = tuple(_SPELT.get(root, root) for root in map(stem, entry.split("_")))
                if len(roots) == 1:
                    known = single.setdefault(roots[0], {})
                    known[kind] = max(known.get(kind, 0), weight)
                else:
                    runs.setdefault(roots, {}).setdefault(kind, weight)
    return single, runs, frozenset(run[0] for run in runs)


@lru_cache(maxsize=32768)
def topics(text: str) -> Mapping[str, int]:
    """How much the words of `text` speak of each kind; shared, so read only."""
    single, runs, starts = _table()
    words = tuple(_SPELT.get(word, word) for word in stems(text.replace("-", " ")))
    found: dict[str, int] = {}
    seen: set[tuple[str, ...]] = set()
    told: dict[str, int] = {}
    for place, word in enumerate(words):
        if word in single and (word,) not in seen:
            seen.add((word,))
            for kind, weight in single[word].items():
                found[kind] = found.get(kind, 0) + weight
        if word in starts:
            for size in (2, 3, 4):
                run = words[place : place + size]
                if len(run) == size and run in runs and run not in seen:
                    seen.add(run)
                    for kind, weight in runs[run].items():
                        told[kind] = max(told.get(kind, 0), weight)  # "in charge of" holds "in charge"
    for kind, weight in told.items():
        found[kind] = found.get(kind, 0) + weight
    here = set(words)
    best = here & BEST
    if best:
        for kind, nouns in CLASS_NOUNS.items():
            if here & nouns:
                found[kind] = found.get(kind, 0) + (4 if here & MARKS or len(best) > 1 else 1)
    return found


def topic(text: str) -> str:
    """The kind that `text` is most about; "" where nothing is sure or two are equal."""
    ranked = sorted(topics(text).items(), key=lambda entry: -entry[1])
    if not ranked or ranked[0][1] < SURE or (len(ranked) > 1 and ranked[1][1] == ranked[0][1]):
        return ""
    return ranked[0][0]


@lru_cache(maxsize=128)
def topic_words(kind: str) -> frozenset[str]:
    """The stems that speak of a kind: words that its value is not made of."""
    words = {stem(part) for group in TOPIC_WORDS.get(kind, ()) for entry in group.split() for part in entry.split("_")}
    return frozenset(words | CLASS_NOUNS.get(kind, frozenset()) | (BEST if kind in CLASS_NOUNS else frozenset()))


def class_nouns(kind: str) -> frozenset[str]:
    """The stems of nouns for what a favourite is of; empty for other kinds."""
    return CLASS_NOUNS.get(kind, frozenset())

"""The kind of a clause that no rule knows: by the words that speak of a kind, and a value that looks like one of it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from memenv.language.extraction.kinds import KINDS, PREFERENCE, Kind
from memenv.language.extraction.spans import Span, spans
from memenv.language.stems import stem

__all__ = ["Guess", "cues_of", "guess", "topic_of"]

#: So much must speak of a kind before it is believed, and so much more than of the next.
_ENOUGH = 5
_MARGIN = 1
_WORD = re.compile(r"[^\W_]+(?:['’&-][^\W_]+)*")


class Guess(NamedTuple):
    """A kind and a value, and how much speaks for them."""

    relation: str
    value: str
    score: int


@lru_cache(maxsize=16384)
def _form(word: str) -> str:
    """One form for all forms of a word."""
    word = word.replace("’", "'")
    return word if "'" in word and not word.endswith("'s") else stem(word)


@lru_cache(maxsize=1)
def _cues() -> dict[str, list[tuple[tuple[str, ...], int, int]]]:
    """First word -> (the words after it, place of the kind, weight); the place -1 is preference."""
    table: dict[str, list[tuple[tuple[str, ...], int, int]]] = {}
    for place, kind in enumerate(KINDS):
        for weight, words in kind.cues.items():
            for phrase in words.split():
                first, *rest = (_form(word) for word in phrase.split("_"))
                table.setdefault(first, []).append((tuple(rest), place, weight))
    for phrase in PREFERENCE.split():
        first, *rest = (_form(word) for word in phrase.split("_"))
        table.setdefault(first, []).append((tuple(rest), -1, 2))
    for entries in table.values():
        entries.sort(key=lambda entry: -len(entry[0]))
    return table


@lru_cache(maxsize=8192)
def cues_of(text: str) -> dict[int, tuple[int, tuple[tuple[int, int], ...]]]:
    """Place of a kind -> how much of `text` speaks of it, and where. Shared: read only."""
    table = _cues()
    found: dict[int, dict[tuple[int, int], int]] = {}
    words = [(match.start(), match.end(), _form(match.group().lower())) for match in _WORD.finditer(text)]
    for index, (start, end, word) in enumerate(words):
        for rest, place, weight in table.get(word, ()):
            last = index + len(rest)
            if rest and (
                last >= len(words) or any(words[index + 1 + k][2] != part for k, part in enumerate(rest))
            ):
                continue
            where = (start, words[last][1])
            held = found.setdefault(place, {})
            held[where] = max(held.get(where, 0), weight)
    return {
        place: (min(6, sum(weights.values())), tuple(sorted(weights))) for place, weights in found.items()
    }


@lru_cache(maxsize=8192)
def guess(bare: str, raw: str, dated: bool, topic: str, taken: frozenset[str]) -> Guess | None:
    """The kind and value of a clause, or None where too little speaks for one.

    Args:
        bare: the clause without its dates. raw: as it was said. dated: whether it had a date.
        topic: a kind that the words before speak of. taken: lower-cased names of those who talk.
    """
    found = cues_of(raw)
    liking = found.get(-1, (0, ()))[0]
    ranked: list[tuple[int, int, Guess]] = []
    for place, kind in enumerate(KINDS):
        held = found.get(place)
        if held is None and kind.relation != topic:
            continue
        score, _ = held or (0, ())
        if kind.relation == topic:
            score += 2
        if kind.liking:
            if not liking:
                continue
            score = min(score, 4) + min(liking, 3)
        if kind.dated:
            score += 1 if dated else -2
        if score < 2:
            continue
        text = raw if kind.shape in ("day", "time") else bare
        where = tuple((start, end) for start, end in _places(text, place)) or ((0, 0),)
        best = _best(text, kind, where, taken)
        if best is not None:
            ranked.append((score + best[1], -place, Guess(kind.relation, best[0].value, score + best[1])))
    if not ranked:
        return None
    ranked.sort(reverse=True)
    first = ranked[0]
    if first[0] < _ENOUGH or (len(ranked) > 1 and first[0] - ranked[1][0] < _MARGIN):
        return None
    return first[2]


def _places(text: str, place: int) -> tuple[tuple[int, int], ...]:
    held = cues_of(text).get(place)
    return held[1] if held else ()


def _best(text: str, kind: Kind, where: tuple[tuple[int, int], ...], taken: frozenset[str]) -> tuple[Span, int] | None:
    """The value that stands best, and how much it is worth."""
    best: tuple[Span, int] | None = None
    for span in spans(text, kind.shape, where, kind.leads, taken):
        if any(start <= span.start and span.end <= end for start, end in where):
            continue
        worth = span.worth
        if worth < 3 and kind.leads and re.search(rf"\b{kind.leads}(?: (?:the|an?|my|our|new|Doctor|Dr\.?))* ?$", text[: span.start], re.IGNORECASE):
            worth += 1
        if best is None or worth > best[1]:
            best = (span, worth)
    return best


def topic_of(clause: str) -> str:
    """The one kind that the words of a clause speak of strongly; "" where there is none."""
    found = cues_of(clause)
    strong = [(score, -place) for place, (score, _) in found.items() if place >= 0 and score > 2]
    strong.sort(reverse=True)
    if not strong or (len(strong) > 1 and strong[1][0] == strong[0][0]):
        return ""
    return KINDS[-strong[0][1]].relation

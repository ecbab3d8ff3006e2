"""The kind of a clause that no rule knows: by the words that speak of a kind, and a value that looks like one of it."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from memenv.language.extraction.kinds import KINDS, PREFERENCE, Kind
from memenv.language.extraction.rule import cut
from memenv.language.extraction.spans import CLOSED, OPEN, Span, spans
from memenv.language.extraction.wordlists import GENERIC
from memenv.language.stems import STOP_WORDS, stem

__all__ = ["Guess", "cues_of", "guess", "topic_of"]

#: So much must speak of a kind, and for kind and value together, before they are believed; and so much more than for the
#: next. A value of a closed class needs less than a name, a name less than any phrase.
_CUES = {3: 1, 1: 2, 0: 3}
_ENOUGH = {3: 4, 1: 4, 0: 5}
_MARGIN = 1
#: So many other words with a meaning of their own may stand beside what speaks for a kind.
_UNEXPLAINED = 3
#: Kinds whose values are no names.
_LOWER = frozenset(("favourite food", "dish", "hobby", "fear", "allergy", "drink", "instrument", "sport"))
_STRONG_LIKING = "favourite favorite fave number_one go-to best most"
_FAVOURED = re.compile(r"\bfavou?rites?\b", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]+(?:['’&-][^\W_]+)*")


class Guess(NamedTuple):
    """A kind and a value, and how much speaks for them."""

    relation: str
    value: str
    score: int


@lru_cache(maxsize=16384)
def _form(word: str) -> str:
    """One form for all forms of a word."""
    word = word.replace("’", "'").removesuffix("-wise")
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
        table.setdefault(first, []).append((tuple(rest), -1, 3 if phrase in _STRONG_LIKING.split() else 2))
    for entries in table.values():
        entries.sort(key=lambda entry: -len(entry[0]))
    return table


@lru_cache(maxsize=8192)
def cues_of(text: str) -> dict[int, tuple[int, tuple[tuple[int, int], ...]]]:
    """Place of a kind -> how much of `text` speaks of it, and where. Shared: read only."""
    table = _cues()
    found: dict[int, dict[tuple[int, int], int]] = {}
    words = [(match.start(), match.end(), _form(match.group().lower())) for match in _WORD.finditer(text)]
    for index, (start, _, word) in enumerate(words):
        entries = table.get(word)
        if entries is None:
            continue
        for rest, place, weight in entries:
            last = index + len(rest)
            if rest and (last >= len(words) or any(words[index + 1 + k][2] != part for k, part in enumerate(rest))):
                continue
            where = (start, words[last][1])
            held = found.setdefault(place, {})
            held[where] = max(held.get(where, 0), weight)
    return {place: (min(6, sum(weights.values())), tuple(sorted(weights))) for place, weights in found.items()}


@lru_cache(maxsize=8192)
def guess(bare: str, raw: str, dated: bool, topic: str, names: tuple[str, ...], slack: int = 0) -> Guess | None:
    """The kind and value of a clause, or None where too little speaks for one.

    Args:
        bare: the clause without its dates. raw: as it was said. dated: whether it had a date.
        topic: a kind that the words before speak of. names: of those who talk, lower-cased.
        slack: so many words more than usual may be left unexplained.
    """
    found = cues_of(raw)
    liking = found.get(-1, (0, ()))[0]
    taken = frozenset(names)
    ranked: list[tuple[int, int, Guess]] = []
    for place in sorted(found.keys() | _of_topic(topic) | (_LIKED if liking > 2 else frozenset())):
        if place < 0:
            continue
        kind, held = KINDS[place], found.get(place)
        score = held[0] if held else 0
        if kind.relation == topic and kind.shape not in OPEN:
            score += 3
        if kind.liking:
            if not liking:
                continue
            score = min(score, 3) + min(liking, 3)
        sure = 3 if kind.shape in CLOSED else 0 if kind.shape in OPEN else 1
        if score < _CUES[sure]:
            continue
        if kind.dated:
            score += 1 if dated else -2
        text = raw if kind.shape in ("day", "time", "weekday") else bare
        best = _best(text, kind, _places(text, place) or ((0, 0),), taken)
        if best is not None and score + best[1] >= _ENOUGH[sure]:
            value = cut(kind.relation, best[0].value)
            ranked.append((score + best[1], -place, Guess(kind.relation, value, score + best[1])))
    if not ranked:
        return None
    ranked.sort(reverse=True)
    others = [each[0] for each in ranked if each[2].relation != ranked[0][2].relation]
    if others and ranked[0][0] - others[0] < _MARGIN:
        return None
    _, place, made = ranked[0]
    if _unexplained(bare, made.value, _places(bare, -place) + _places(bare, -1)) > _UNEXPLAINED + slack:
        return None  # a long story with some words of a kind in it
    return made


#: Places of the kinds that a preference alone may speak for, where the value is of a class.
_LIKED = frozenset(place for place, kind in enumerate(KINDS) if kind.liking and kind.shape in CLOSED)


@cache
def _of_topic(topic: str) -> frozenset[int]:
    return frozenset(place for place, kind in enumerate(KINDS) if kind.relation == topic and kind.shape in CLOSED)


@cache  # of the kinds alone
def _led(leads: str) -> re.Pattern[str]:
    return re.compile(rf"\b{leads}(?: (?:the|an?|my|our|new|Doctor|Dr\.?))* ?$", re.IGNORECASE)


def _unexplained(text: str, value: str, cues: tuple[tuple[int, int], ...]) -> int:
    """Words with a meaning of their own that neither speak of the kind nor are its value, nor tell of somebody else."""
    at = text.find(value)
    if (aside := text.find(" who ", at + len(value))) > 0:
        text = text[:aside]
    known = (*cues, (at, at + len(value)))
    return sum(
        not any(start <= match.start() < end for start, end in known)
        and (word := match.group().lower()) not in GENERIC
        and word not in STOP_WORDS
        for match in _WORD.finditer(text)
    )


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
        if kind.liking and _FAVOURED.search(span.value):
            continue  # names the kind
        if kind.relation in _LOWER and span.value[:1].isupper() and span.start > 0:
            continue
        if worth < 3 and kind.leads and _led(kind.leads).search(text[: span.start]):
            worth += 1
        if best is None or worth > best[1]:
            best = (span, worth)
    return best


@lru_cache(maxsize=16384)
def topic_of(text: str) -> str:
    """The one kind that the words of `text` speak of most; "" where there is none or more than one."""
    found = cues_of(text)
    liking = found.get(-1, (0, ()))[0]
    ranked = sorted(
        (score + (2 if KINDS[place].liking and liking else -1 if KINDS[place].liking else 0), -place)
        for place, (score, _) in found.items()
        if place >= 0
    )
    best = {KINDS[-place].relation for score, place in ranked if score == ranked[-1][0] and score > 0}
    return best.pop() if len(best) == 1 else ""

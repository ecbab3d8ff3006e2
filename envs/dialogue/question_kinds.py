"""The kinds of facts a question asks for, by the patterns of the lexicon and by its topic."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, NamedTuple

from memenv.envs.dialogue.question_people import LANGUAGE
from memenv.language.gates import COMMON, Gates, fold, places
from memenv.language.letters import CAPITALS
from memenv.language.lexicon import RELATIONS, Relation
from memenv.language.topics import SURE, topics

__all__ = ["body_of", "by_topic", "cues", "fitting"]


_BOTH = re.compile(r"\bx(?:,)? (?:and|or) x\b")
_PRONOUN = re.compile(r"\b(?:she|he)\b")
_UNTIL = re.compile(r"(?<=\w)(?:,)? (?:before|prior to|until) .*$")
_THINGS = re.compile(rf"(?<=[a-z,] )[{CAPITALS}][\w'’.&-]*(?: (?:(?:of|the|and|&|de) )?[{CAPITALS}][\w'’.&-]*)*")
_FAVOURED = re.compile(
    r"\b(?:fav\w*|best|most|prefer\w*|dearest|desert island|(?:over|above|before) (?:all|any|every)\w*|any other|rescue|sooner|rather)\b"
)


#: Most questions have some of these.
_QUESTION_WORDS = COMMON | frozenset(
    ("who", "whose", "what", "when", "where", "which", "how", "does", "did", "do", "x")
)


class _Way(NamedTuple):
    """One way in which a question may ask for a kind: the kind's place among all, and the pattern, which is one of its
    `asks` or `further` ways, or its label."""

    place: int
    pattern: re.Pattern[str]
    which: Literal["asks", "further", "label"]


@lru_cache(maxsize=1)
def _ways() -> tuple[_Way, ...]:
    found: list[_Way] = []
    for place, relation in enumerate(RELATIONS):
        found += [_Way(place, pattern, "asks") for pattern in relation.asks_re]
        found += [_Way(place, pattern, "further") for pattern in relation.further_re]
        found.append(_Way(place, relation.label_re, "label"))
    return tuple(found)


@lru_cache(maxsize=1)
def _gates() -> Gates:
    """Which of the ways a question can take: most kinds share their question words, and few the others."""
    return Gates(([way.pattern.pattern] for way in _ways()), _QUESTION_WORDS)


@lru_cache(maxsize=4096)
def fitting(body: str) -> tuple[Relation, ...]:
    """The kinds that a pattern or a label in `body` asks for, best first."""
    favourite = _FAVOURED.search(body) is not None
    ways = _ways()
    sizes: dict[int, float] = {}
    further: set[int] = set()
    kinds = tuple(RELATIONS)
    for number in places(_gates().open(fold(body))):
        place, pattern, which = ways[number]
        size = sizes.get(place, 0.0)
        if which == "label":
            for match in pattern.finditer(body):
                size = max(size, 9 + (match.end() - match.start()) / 5)
        elif (found := pattern.search(body)) is not None:
            size = max(size, 10 + (found.end() - found.start()) / 10)
            if which == "further":
                further.add(place)
        if size:
            sizes[place] = size
    scored: list[tuple[float, int, Relation]] = []
    for place, size in sizes.items():
        relation = kinds[place]
        if relation.name.startswith("favourite"):
            size += 12 if favourite else -4
        if relation.cardinality == "secret":
            size += 6
        if relation.cardinality == "event" and place not in further:
            size -= 2.5
        scored.append((-size, place, relation))
    return tuple(relation for _, _, relation in sorted(scored, key=lambda entry: entry[:2]))


def by_topic(body: str, fits: tuple[Relation, ...]) -> tuple[Relation, ...]:
    """`fits` led by the kind that the question's words speak of, where no pattern knows it or its first choice is mute."""
    found = topics(body)
    ranked = sorted(((weight, name) for name, weight in found.items() if weight >= SURE), key=lambda e: (-e[0], e[1]))
    if not ranked:
        return fits
    weight, name = ranked[0]
    clear = len(ranked) < 2 or ranked[1][0] < weight
    mute = fits and not found.get(fits[0].name, 0) and any(fit.name == name for fit in fits)
    if fits and not mute and (found.get(fits[0].name, 0) >= weight - 1 or not clear or weight <= SURE):
        return fits
    if not clear and len([other for other, _ in ranked if other == weight]) > 2:
        return fits
    return (RELATIONS[name], *(fit for fit in fits if fit.name != name))


def body_of(bare: str, people: tuple[str, ...]) -> str:
    """A question in small letters with one "x" for whoever is asked about, once their names are replaced by "x"."""
    body = " ".join(bare.lower().replace("’", "'").split())
    body = _BOTH.sub("x", body)
    return _PRONOUN.sub("x", body) if people else body


def cues(bare: str, people: tuple[str, ...]) -> str:
    """The question's own words: names of things and what stands after "before" tell nothing of the kind asked for."""
    text = _UNTIL.sub(" before", bare) if people else bare
    text = _THINGS.sub(
        lambda match: (
            match.group()
            if LANGUAGE.search(match.group()) or match.group().isupper() or match.group().startswith("Wi")
            else "y"
        ),
        text,
    )
    return body_of(text, people)

"""Kinds of personal facts: how English states them, changes them, ends them and asks for them.

The kinds themselves are data, in `facts_one`, `facts_people`, `facts_favourite`, `facts_secret` (a new value replaces the old), `facts_many` (values accumulate) and
`facts_event` (things that happened on a day).

In a pattern `~` is the value, `@` a possessor (my, her, Mia's), and a blank any run of blanks. Patterns are tried in
order; what a slot takes is cut to the kind of value by `memenv.language.values`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Literal

from memenv.language.asking import ASKED
from memenv.language.gates import Gates, fold
from memenv.language.letters import latin
from memenv.language.saying import SAID

__all__ = ["RELATIONS", "Cardinality", "Found", "Relation", "ValueKind", "find", "find_all", "relation_of_label"]

Cardinality = Literal["one", "many", "event", "secret"]
ValueKind = Literal["place", "name", "phrase", "title", "number", "weekday", "date", "time", "secret"]

POSSESSOR = r"(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Ii]ts|[Tt]he|[A-Z][\w-]*(?: [A-Z][\w-]*)?(?:['’]s|['’]))"
_BE = r"(?:is|are|was|were|'s|’s|has been|had been|became|has become|becomes|remains|stays|turned into|turned out to be|will be|being|would be|used to be|goes by(?: the name(?: of)?)?|answers to(?: the name(?: of)?)?)"


@dataclass(frozen=True)
class Relation:
    """One kind of fact.

    Attributes:
        name: what it is called here.
        cardinality: "one": a new value replaces the old; "many": values accumulate; "event": it happened on a date;
            "secret": like one, and its owner may ask for it to be forgotten.
        value: what a value looks like.
        labels: nouns for the fact ("job", "occupation"), as lower-case regular expressions, longest first.
        says: patterns of statements with the value in the slot `~`.
        ends: patterns that end a value.
        asks: patterns of questions, matched against the lower-cased question with names replaced by "x".
        cues: further words that speak of this kind, as lower-case stems or words.
        things: for countable kinds, nouns of the members ("dog", "cat") as one regular expression.
    """

    name: str
    cardinality: Cardinality
    value: ValueKind
    labels: str
    says: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    things: str = ""

    @cached_property
    def labelled(self) -> tuple[str, ...]:
        """Patterns of the ways in which any labelled fact is put ("job: ~", "her job is ~")."""
        return _label_forms(rf"(?:{self.labels})")

    @property
    def patterns(self) -> tuple[str, ...]:
        """As regular expressions: each of `ends`, one for all that is `labelled`, then each that says it."""
        further = (pattern for _, pattern in SAID.get(self.name, ()))
        return tuple(map(_expanded, (*self.ends, rf"(?:{self.labels})", *self.says, *further)))

    @cached_property
    def gates(self) -> Gates:
        """Which of `patterns` can match a clause: a bit for each."""
        return Gates([pattern] for pattern in self.patterns)

    @cached_property
    def further_says(self) -> tuple[tuple[re.Pattern[str], str], ...]:
        """The further ways of saying of `memenv.language.saying`: a word that must occur, and the pattern."""
        return tuple(
            (re.compile(rf"\b(?:{'|'.join(words.split())})\b", re.IGNORECASE), pattern)
            for words, pattern in SAID.get(self.name, ())
        )

    @cached_property
    def asks_re(self) -> tuple[re.Pattern[str], ...]:
        """`asks`, compiled."""
        return tuple(re.compile(pattern.replace(" ", r"\s+")) for pattern in self.asks)

    @property
    def ways_to_ask(self) -> tuple[str, ...]:
        """`asks` and the further ways of asking, as regular expressions."""
        return tuple(pattern.replace(" ", r"\s+") for pattern in (*self.asks, *ASKED.get(self.name, ())))

    @property
    def label(self) -> str:
        """Matches a label of this kind."""
        return rf"\b(?:{self.labels})s?\b"

    @cached_property
    def further_re(self) -> tuple[re.Pattern[str], ...]:
        """The further ways of asking of `memenv.language.asking`, compiled."""
        return tuple(re.compile(pattern.replace(" ", r"\s+")) for pattern in ASKED.get(self.name, ()))

    @cached_property
    def label_re(self) -> re.Pattern[str]:
        """`label`, compiled."""
        return re.compile(self.label)


@dataclass(frozen=True, slots=True)
class Found:
    """A value that a pattern took from `text[start:end]`, untrimmed. `ended`: an ending pattern took it."""

    relation: str
    value: str
    start: int
    end: int
    ended: bool = False
    label: bool = False


def _label_forms(label: str) -> tuple[str, ...]:
    """The ways in which any labelled fact may be put."""
    return (
        rf"(?:^|[|:,(]|\bas|\b@)\s*(?:[a-z]+[ -])?{label}(?: of [A-Z]\w+)?(?: \([^)]*\))?\s*(?::|=|->|→|=>|\||–|—) ?~",
        rf"\b{label} (?:of [A-Z]\w+ )?(?:has |had |just |recently )?(?:changed|switched|moved|went) (?:from .+? )?to ~",
        (
            rf"\b{label}(?: of [A-Z][\w-]+| (?:name|right now|at the moment|of choice|in question|at work|at home|there|these days|nowadays|now))?,?"
            rf" (?:(?:now|currently|still|recently|just|also|actually|always) )?{_BE} (?:(?:now|currently|still|actually|called"
            rf"|named|definitely|always|probably|easily|hands down|set to|on|at|in|from) )*~"
        ),
        rf"^(?:[^:]*: )?(?:(?:and|so|but|now|currently),? )?~ {_BE} (?:(?:now|currently|still|also|definitely|actually|by far) )*@ (?:[a-z]+ ){{0,3}}?{label}\b",
        rf"\b(?P<v>[A-Z][\w.-]*(?: [A-Z][\w.-]*)*), (?:one of )?@ (?:[a-z]+ ){{0,2}}?{label}\b",
        rf"^~ (?:is|was) (?:now )?the (?:name|title) of @ (?:[a-z]+ ){{0,2}}?{label}\b",
        rf"\b(?:has|have|got|chose|picked|set|uses?) (?!replaced|taken|become|always|been|overtaken|beaten|dethroned|succeeded|ousted|displaced)~ (?:as|for) (?:@|an?) (?:[a-z]+ ){{0,2}}?{label}\b",
        rf"\b@ (?:[a-z]+ ){{0,2}}?{label},? (?=[A-Z])~",
        rf"\b{label} (?:includes?|are|is|such as|like|being) (?:[a-z]+ )?(?:and )?~",
        rf"\b(?:consider(?:s|ed)?|calls?|deems?|names?|counts?|regards?|chose|picked) ~ (?:as |to be )?@ (?:[a-z]+ ){{0,2}}?{label}\b",
    )


@lru_cache(maxsize=1)
def _form_gates() -> Gates:
    """Which of the ways in which any labelled fact is put can match a clause, whatever the label."""
    return Gates([_expanded(pattern)] for pattern in _label_forms("(?:.*)"))


@cache  # of the patterns of this package alone
def _compile(pattern: str) -> re.Pattern[str]:
    return re.compile(_expanded(pattern))


def _expanded(pattern: str) -> str:
    value = "(?P<v>.+)" if pattern.endswith("~") else "(?P<v>.+?)"
    pattern = pattern.replace("@", POSSESSOR).replace(" ?", r"\s*").replace(" ", r"\s+").replace("~", value)
    # cue words match in any case; the value is cut to names by case later
    return latin(_caseless(pattern))


def _caseless(pattern: str) -> str:
    """The first letter of every literal word in either case, so that "Moved to" and "moved to" both match."""
    return re.sub(
        r"(?<=\\b)([a-z])(?=[a-z])|(?<=\\b\(\?:)([a-z])(?=[a-z])", lambda m: f"[{m[0]}{m[0].upper()}]", pattern
    )


def find(relation: Relation, text: str) -> Iterator[Found]:
    """What `text` (one clause) says of this kind, each pattern's first match, endings first."""
    may = relation.gates.open(fold(text))
    if not may:
        return
    for pattern in relation.ends:
        match = _compile(pattern).search(text) if may & 1 else None
        if match is not None:
            value = match.groupdict().get("v") or ""
            yield Found(relation.name, value, *(match.span("v") if value else match.span()), ended=True)
        may >>= 1
    if may & 1 and relation.label_re.search(text.lower()):
        forms = _form_gates().open(fold(text))
        for pattern in relation.labelled:
            if forms & 1:
                for match in _compile(pattern).finditer(text):
                    yield Found(relation.name, match["v"], *match.span("v"), label=True)
            forms >>= 1
    for pattern in relation.says:
        may >>= 1
        if may & 1:
            for match in _compile(pattern).finditer(text):
                yield Found(relation.name, match["v"], *match.span("v"))
    for words, pattern in relation.further_says:
        may >>= 1
        if may & 1 and words.search(text):
            for match in _compile(pattern).finditer(text):
                yield Found(relation.name, match["v"], *match.span("v"))


@lru_cache(maxsize=1)
def _all() -> dict[str, Relation]:
    from memenv.language.facts_event import EVENT
    from memenv.language.facts_favourite import FAVOURITE
    from memenv.language.facts_many import MANY
    from memenv.language.facts_one import ONE
    from memenv.language.facts_people import PEOPLE
    from memenv.language.facts_secret import SECRET

    return {relation.name: relation for relation in (*ONE, *PEOPLE, *FAVOURITE, *SECRET, *MANY, *EVENT)}


class _Relations:
    """The kinds by name, loaded at first use."""

    def __getitem__(self, name: str) -> Relation:
        return _all()[name]

    def __iter__(self) -> Iterator[Relation]:
        return iter(_all().values())

    def __len__(self) -> int:
        return len(_all())


RELATIONS = _Relations()


@lru_cache(maxsize=4096)
def find_all(text: str) -> tuple[Found, ...]:
    """Everything that the clause `text` says, of every kind."""
    return tuple(found for relation in RELATIONS for found in find(relation, text))


@lru_cache(maxsize=1)
def _label_gates() -> Gates:
    return Gates([relation.label] for relation in RELATIONS)


@lru_cache(maxsize=4096)
def relation_of_label(text: str) -> Relation | None:
    """The kind whose label covers most of `text` ("favourite colour"); None where no label occurs."""
    best: tuple[int, Relation] | None = None
    lowered = text.lower()
    may = _label_gates().open(fold(lowered)) << 1
    for relation in RELATIONS:
        may >>= 1
        if not may & 1:
            continue
        for match in relation.label_re.finditer(lowered):
            size = match.end() - match.start()
            if best is None or size > best[0]:
                best = (size, relation)
    return best[1] if best else None

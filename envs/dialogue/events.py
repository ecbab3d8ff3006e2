"""Dated statements that tell of the event a question names, whatever verb either uses.

The names and things of the question must stand in the statement; its verb need only speak of the same kind of fact
(`memenv.language.predicates`): "sign a contract with Northwind" is told by "joined Northwind".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from memenv.caches import ASKED, TEXTS
from memenv.envs.dialogue.claims import Statement, about
from memenv.language.aboutness import near
from memenv.language.dates import Date, find_dates
from memenv.language.mentions import mentions
from memenv.language.predicates import base, decided, kinds, speaks_of
from memenv.language.rare import Rare
from memenv.language.small_talk import SMALL_STEMS
from memenv.language.stems import STOP_WORDS, content_stems, stem
from memenv.language.thesaurus import concepts
from memenv.language.topics import SURE, topic, topic_words, topics
from memenv.solver import Recall
from memenv.stream import days_to_date

__all__ = ["CHILD", "Asked", "Event", "asked_event", "named", "tells_event", "told"]

_WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")
_INNER = re.compile(r"[-.]")
_LETTERS = re.compile(r"[a-z]+")
#: A birth is told of the child, and asked of its parent.
CHILD = re.compile(r"\b(?:child|baby|son|daughter|kid|twin|stork)s?\b")

_HEAD = re.compile(
    r"^\W*(?:(?:and|so|exactly|roughly|about|tell me|say|do you know|remember|please|can you tell me|could you tell me),? )*"
    r"(?:(?:on|in|since|from|as of|until|till|by|for|around|about|at) )?"
    r"(?:when(?: exactly| precisely)?|(?:what|which)(?:'s| is| was| were)?(?: the| were the)? (?:exact |very |calendar )*(?:date|day|month|year|week|weekend|time)(?: of the (?:week|month|year))?|the (?:exact )?(?:date|day)"
    r"|how (?:long|many [a-z]+) ago|how long (?:since|has it been since))"
    r"(?:,)?(?:,? (?:was|is|did|has|will) it(?: been)?(?: that| when)?| (?:when|that|on which|of which|of|for|since|on)\b)?\s*(?:happened? that )?",
    re.IGNORECASE,
)
_TAIL = re.compile(
    r"[\s?.!]*(?:\b(?:take place|took place|happen(?:ed)?|occur(?:red)?|begin|start|on|in|exactly)\b)?[\s?.!]*$",
    re.IGNORECASE,
)
_LIGHT_WORDS = """when date day month year time exact exactly long happen happened occur occurred last first latest recent
    recently new now ago finally actually event place himself herself themselves itself own one would did since
    officially together formally ever really newly name named called call very precede preceded separate separated lie lay
    pass passed elapse elapsed follow followed"""
_LIGHT = frozenset(_LIGHT_WORDS.split())
_LIGHT_STEMS = frozenset(stem(word) for word in _LIGHT) - {"togeth"}
#: A question of a plan: it may be answered by what is only intended.
_PLANNED = Rare(
    r"^\W*(?:\w+ )?(?:when|what|which|on|for|in)\b.*\b(?:plans?|planned|planning|intends?|intended|wants?|hop(?:es?|ing)|will|going to|due to|aims?|set to|about to|expects?|scheduled|in mind|pencilled in|(?:his|her|the) diary|down for|look(?:s|ing) forward)\b|\bwhen (?:does|do|is) \w+\b",
    re.IGNORECASE,
)
_INTEND_WORDS = """plan planned planning intend intends want wants hope hopes hoping will going go aim aims set about
    expect expects scheduled due mean means mind got wish wishes decide decided like"""
_INTEND = frozenset(stem(word) for word in _INTEND_WORDS.split())


@dataclass(frozen=True, slots=True)
class Event:
    """A dated statement that answers, and how well it fits."""

    date: Date
    statement: Statement
    memory: Recall
    score: float
    explicit: bool


@dataclass(frozen=True, slots=True, eq=False)
class Asked:
    """An event as a question names it; made once for a question, and compared by identity.

    Attributes:
        stems: its content words in order, without the person and the scaffolding of the question.
        names: those of them that are capitalised: they must be told.
        planned: it may be a plan.
        child: a child of the person is named.
        marks: words that tell one thing of its kind from another ("left").
        kind: the kind of fact its words speak of, "" where they leave that open.
        chunks: the content words between function words: "had a first go at fell running" -> had; first, go; fell, run.
    """

    stems: tuple[str, ...]
    names: frozenset[str]
    planned: bool
    child: bool
    marks: frozenset[str]
    kind: str = ""
    chunks: tuple[tuple[str, ...], ...] = ()


def _without(text: str, name: str) -> str:
    """`text` with a blank in place of `name`, and of its "'s", wherever it stands as a whole word."""
    pieces: list[str] = []
    last = 0
    for start, end in mentions(text, name):
        pieces += (text[last:start], " ")
        last = end + 2 if text[end : end + 2] in ("'s", "’s") else end
    return "".join([*pieces, text[last:]])


@lru_cache(maxsize=4096)
def asked_event(text: str, person: str) -> Asked:
    """The event that `text`, a question or the part of one that names an event, is about."""
    rest = text
    head = _HEAD.match(text)
    if head is not None:
        rest = text[head.end() :]
    rest = _TAIL.sub("", rest)
    bare = _without(rest, person)
    for mention in reversed(find_dates(bare, 0.0)):
        bare = bare[: mention.start] + " " + bare[mention.end :]
    found: list[str] = []
    names: set[str] = set()
    for word in _WORD.findall(bare):
        for part in _INNER.split(word):
            low = part.lower()
            if low in STOP_WORDS or not part:
                if part[:1].isupper() and part not in ("I", "A") and low not in _LIGHT and found:
                    names.add(stem(low))
                    found.append(stem(low))
                continue
            root = stem(low)
            if root in _LIGHT_STEMS and not (part[:1].isupper() and found):
                continue
            if part[:1].isupper() and found:
                names.add(root)
            found.append(root)
    planned = _PLANNED.search(text) is not None
    if planned and found:
        kept = list(found)
        while len(kept) > 1 and kept[0] in _INTEND:
            kept = kept[1:]
        found = kept
    marks = frozenset(
        re.findall(
            r"\b(?:left|right|half|second|third)\b(?! (?:for|to|from|as|the|an?|at|home|away|behind|off|his|her|their)\b)",
            bare.lower(),
        )
    )
    kind = topic(bare)
    child = CHILD.search(rest.lower()) is not None
    return Asked(tuple(dict.fromkeys(found)), frozenset(names), planned, child, marks, kind, _chunked(bare))


#: Adverbs that part what is done from what it is done to, as function words do.
_PARTING = frozenset(
    [
        "outright",
        "altogether",
        "again",
        "away",
        "up",
        "down",
        "off",
        "out",
        "over",
        "round",
        "around",
        "back",
        "in",
        "on",
        "through",
        "along",
        "together",
        "home",
        "twice",
        "once",
        "well",
    ]
)


def _chunked(bare: str) -> tuple[tuple[str, ...], ...]:
    """The stems of `bare` between function words."""
    found: list[tuple[str, ...]] = []
    run: list[str] = []
    for word in [*re.findall(r"[^\W_]+(?:['’][^\W_]+)*|[,;:]", bare), ","]:
        low = word.lower()
        if low in STOP_WORDS or low in _PARTING or low in _LIGHT or not low[0].isalnum() or low.endswith("ly"):
            if run:
                found.append(tuple(run))
            run = []
        else:
            run.append(stem(low))
    return tuple(found)


@lru_cache(maxsize=TEXTS)
def _shape(text: str) -> tuple[frozenset[str], frozenset[str], dict[str, float]]:
    words = frozenset(content_stems(text)) | frozenset(map(stem, _LETTERS.findall(text.lower())))
    return words, frozenset(concepts(text)), kinds(content_stems(text))


#: Kinds that people tell apart by the thing alone.
_NEAR = (
    frozenset({"hobby", "sport", "instrument", "language", "course", "volunteering"}),
    frozenset({"marital status", "partner", "wedding"}),
    frozenset({"job", "employer", "boss"}),
    frozenset({"trip", "exhibition", "concert"}),
    frozenset({"purchase", "car", "pet"}),
    frozenset({"home", "roommate"}),
    frozenset({"reading", "watching", "hobby"}),
    frozenset({"child", "birthday"}),
    frozenset({"course", "studies"}),
)


def _agree(mine: frozenset[str], theirs: frozenset[str]) -> bool:
    return bool(mine & theirs) or bool(_near_bits(mine) & _near_bits(theirs))


_NEAR_BITS = {kind: sum(1 << i for i, near in enumerate(_NEAR) if kind in near) for kind in frozenset().union(*_NEAR)}


def _near_bits(found: frozenset[str]) -> int:
    """Which groups of `_NEAR` have one of the kinds, a bit for each."""
    bits = 0
    for kind in found:
        bits |= _NEAR_BITS.get(kind, 0)
    return bits


def _marked(asked: Asked, around: str) -> bool:
    """Whether all that tells the event from another of its kind is told ("the left one")."""
    return not asked.marks or asked.marks.issubset(_LETTERS.findall(around.lower()))


def _fit(asked: Asked, text: str, around: str) -> float:
    """How well a statement tells the asked event: 0 where it does not."""
    words, same, theirs = _shape(text)
    if around != text:
        more, same_more, _ = _shape(around)
        words, same = words | more, same | same_more
    mine = kinds(asked.stems)
    sure, told_sure = decided(mine), decided(theirs)
    if sure and told_sure and not _agree(sure, told_sure):
        return 0.0
    literal = excused = 0
    spoken = topic_words(asked.kind) | SMALL_STEMS if asked.kind else SMALL_STEMS
    same_kind = bool(asked.kind) and topics(around).get(asked.kind, 0) >= SURE - 1
    shared = {kind: mine[kind] * theirs[kind] for kind in mine if kind in theirs}
    for place, word in enumerate(asked.stems):
        if word in words:
            literal += 1
            continue
        if word in asked.names:
            return 0.0
        cue = speaks_of(word)
        if cue and (not theirs or any(kind in theirs for kind in cue) or _agree(frozenset(cue), told_sure)):
            excused += 1
        elif not cue and place == 0 and len(asked.stems) > 1:
            excused += 1  # an unknown verb
        elif concepts(word) and concepts(word)[0] in same:
            literal += 1
        elif same_kind and word in spoken:
            excused += 1  # another word for the same kind of thing
        else:
            return 0.0
    if not _marked(asked, around):
        return 0.0
    if not literal:
        return 0.0
    things = [w for w in asked.stems if w in asked.names or not (speaks_of(w) or w in SMALL_STEMS)]
    if things and not any(word in words for word in things):
        return 0.0
    if not things and excused and not sum(shared.values()):
        return 0.0
    return literal + min(1.0, sum(shared.values())) - 0.25 * excused


def _object(asked: Asked, text: str, around: str) -> float:
    """How well a statement tells of the asked event's object, with a verb that neither table knows ("look round")."""
    words = _shape(text)[0] | _shape(around)[0]
    spoken = topic_words(asked.kind) | SMALL_STEMS if asked.kind else SMALL_STEMS
    stems = asked.stems
    while stems and stems[-1] not in words and stems[-1] in spoken and stems[-1] not in asked.names:
        stems = stems[:-1]  # "see Ana and Otis get married"
    tail = 0
    for word in reversed(stems):
        if word not in words:
            break
        tail += 1
    missed = stems[: len(stems) - tail]
    if not tail or len(missed) > 3 or asked.names.intersection(missed) or not stems:
        return 0.0
    own = [word for word in stems[len(missed) :] if word in asked.names or word not in SMALL_STEMS]
    if not own or all(speaks_of(word) and word not in asked.names for word in own):
        return 0.0
    said = topic(around)
    if asked.kind and said and not near(asked.kind, said):
        return 0.0
    if not _marked(asked, around):
        return 0.0
    return tail - 0.5 * len(missed)


def _thing(asked: Asked, text: str, around: str) -> float:
    """How well a statement names the very thing of an event that is put in a way no table knows ("had a bash at juggling").

    Each word of the thing must be told, whatever is said of it; a thing told in part is another thing.
    """
    words, _, theirs = _shape(text)
    if around != text:
        words = words | _shape(around)[0]
    sure, told_sure = decided(kinds(asked.stems)), decided(theirs)
    if sure and told_sure and not _agree(sure, told_sure):
        return 0.0
    if not _marked(asked, around):
        return 0.0
    score = 0.0
    for chunk in asked.chunks:
        own = [w for w in chunk if w in asked.names or not (speaks_of(w) or w in SMALL_STEMS)]
        here = [w for w in own if w in words]
        if own and len(here) == len(own):
            score += len(own) + 0.5 * sum(w in words for w in chunk if w not in own)
        elif here and not asked.names.intersection(chunk):
            return 0.0
    return score


def named(asked: Asked) -> bool:
    """Whether the event is named by a thing of its own, and not by its kind alone ("get engaged")."""
    return bool(asked.marks) or any(word in asked.names or not speaks_of(word) for word in asked.stems)


def told(
    asked: Asked, person: str, memories: Sequence[Recall], implicit: bool = True, by_thing: bool = True
) -> list[Event]:
    """The statements about `person` that tell of the event, best first.

    Args:
        asked: the event.
        person: whose.
        memories: what is shown.
        implicit: take the day of the memory where a statement in the past names none.
        by_thing: where no statement fits, take one that names the very thing of the event, whatever it says of it.
    """
    if not asked.stems:
        return []
    return (
        _told(asked, person, memories, implicit, _fit)
        or _told(asked, person, memories, implicit, _object)
        or (_told(asked, person, memories, False, _thing) if by_thing else [])
    )


def tells_event(statement: Statement, planned: bool, child: bool) -> bool:
    """Whether a statement tells of an event of the person's: no question, neither imagined nor denied.

    `planned`: what is only intended counts. `child`: what a child of theirs does counts.
    """
    clause = statement.clause
    return not (
        clause.question
        or clause.hypothetical
        or (clause.intended and not planned)
        or (clause.negated and not clause.ended)
        or (clause.third and not statement.pair and not (child and CHILD.search(clause.third)))
    )


def _told(
    asked: Asked, person: str, memories: Sequence[Recall], implicit: bool, fit: Callable[[Asked, str, str], float]
) -> list[Event]:
    found = [
        Event(date, statement, memory, score, explicit)
        for memory in memories
        if _names_all(memory.text, asked, person)
        for date, statement, score, explicit in _told_in(memory.text, memory.time, asked, person, implicit, fit)
    ]
    return sorted(
        found, key=lambda event: (not event.explicit, -round(event.score, 6), -event.memory.time, event.memory.id)
    )


def _names_all(text: str, asked: Asked, person: str) -> bool:
    """Whether a memory names the person and all that the event is named by: a look before it is read for the event."""
    if person.casefold() not in text.casefold():
        return False
    words = _shape(text)[0] if asked.names else ()
    return all(base(name) in words or name in words for name in asked.names)


@lru_cache(maxsize=ASKED)
def _told_in(
    text: str, time: float, asked: Asked, person: str, implicit: bool, fit: Callable[[Asked, str, str], float]
) -> tuple[tuple[Date, Statement, float, bool], ...]:
    """What one memory tells of the event: the day, the statement, how well it fits, whether it names the day."""
    found: list[tuple[Date, Statement, float, bool]] = []
    said = about(text, person)
    unreal = {one.sentence for one in said if one.clause.hypothetical}
    for statement in said:
        clause = statement.clause
        if not tells_event(statement, asked.planned, asked.child):
            continue
        around = clause.text if statement.sentence in unreal else statement.sentence
        score = fit(asked, clause.text, around)
        if score <= 0:
            continue
        if asked.planned and clause.intended:
            score += 1
        days = find_dates(clause.text, time) or find_dates(statement.sentence, time)
        if days:
            found.append((days[0].date, statement, score, True))
        elif implicit and statement.own and not statement.pair:
            day = days_to_date(time)
            found.append((Date(day, day), statement, score, False))
    return tuple(found)

"""Answers to open questions: the best-matching sentence about the person asked about, cut to its new words.

Scoring is BM25-like over the sentences shown (Robertson and Zaragoza 2009, with k1 = 1.2 and b = 0.75, the textbook's
values); what the question already says is stripped from the answer, since a questioner knows it.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from memenv.caches import TEXTS
from memenv.envs.dialogue.claims import same_person
from memenv.envs.dialogue.questions import Question
from memenv.language.clauses import clauses, sentences
from memenv.language.dates import find_dates
from memenv.language.mentions import mentions
from memenv.language.records import lines
from memenv.language.stems import STOP_WORDS, stem
from memenv.language.thesaurus import concepts
from memenv.language.values import capitalised
from memenv.solver import Recall

__all__ = ["Passage", "open_answer", "rank"]

_K1, _B = 1.2, 0.75
_TOKEN = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_CHATTY = """thanks thank yep gonna wanna gotta got get gets getting lot lots bit kind kinda thing things way ways one ones much
many even always ever never definitely totally absolutely super amazing awesome cool great nice good glad happy
guess sure know think feel feels felt go going went gone come came been make makes made making like yeah haha lol
anyway recently actually especially every around still back say said tell told let see look looks looking love loves
loved enjoy excited exciting take took taking time today something anything everything since us could i'm it's
that's they're there's who's you've we've i'd can't won't couldn't last week yesterday ago"""
_SMALL = STOP_WORDS | frozenset(_CHATTY.split())
_WHY = re.compile(
    r"\b(?:because|'cause|cause|since|so that|in order to|to (?=[a-z])|as (?=i|it|they|we)|for (?=[a-z]))\s*(?P<v>.+)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Unit:
    """A sentence, the one before it, who it belongs to by form, its concepts, whether it is a question."""

    text: str
    before: str
    person: str
    size: int
    asks: bool


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence that may answer. `cover` is the share of the question's weighted content in it."""

    unit: Unit
    memory: Recall
    score: float
    cover: float


@lru_cache(maxsize=TEXTS)
def _units(text: str) -> tuple[Unit, ...]:
    found: list[Unit] = []
    for line in lines(text):
        before = ""
        for start, end in sentences(line.text):
            sentence = line.text[start:end]
            found.append(
                Unit(sentence, before, line.person, _bag(sentence).total(), sentence.rstrip().endswith(("?", "？")))
            )
            before = sentence
    return tuple(found)


@lru_cache(maxsize=TEXTS)
def _bag(text: str) -> Counter[str]:
    """How often each concept occurs in `text`; shared, so read only."""
    return Counter(concepts(text))


def _belongs(unit: Unit, people: Sequence[str]) -> float:
    """1 for sentences said by or naming a person asked about, else 0."""
    if not people:
        return 1.0
    if unit.person:
        return 1.0 if any(same_person(unit.person, person) for person in people) else 0.0
    return 1.0 if any(mentions(unit.text, person, any_case=True) for person in people) else 0.0


@lru_cache(maxsize=TEXTS)
def _told(sentence: str) -> bool:
    """Whether a sentence states facts of its own person only."""
    return all(c.told and not (c.third or c.intended) for c in clauses(sentence))


def rank(question: Question, memories: Sequence[Recall], strict: bool = False, limit: int = 8) -> list[Passage]:
    """Sentences about the people asked about, best first; `strict`: only plain statements."""
    units = [(unit, memory) for memory in memories for unit in _units(memory.text)]
    units = [(unit, memory) for unit, memory in units if not unit.asks and _belongs(unit, question.people)]
    if strict:
        units = [(unit, memory) for unit, memory in units if _told(unit.text)]
    wanted = list(dict.fromkeys(question.concepts))
    if not units or not wanted:
        return []
    bags = [_bag(unit.text) for unit, _ in units]
    spread = {term: sum(term in bag for bag in bags) for term in wanted}
    weight = {term: math.log(1 + (len(units) - n + 0.5) / (n + 0.5)) for term, n in spread.items()}
    average = sum(unit.size for unit, _ in units) / len(units) or 1.0
    total = sum(weight.values()) or 1.0
    found: list[tuple[float, int, Passage]] = []
    for index, ((unit, memory), bag) in enumerate(zip(units, bags, strict=True)):
        size = _K1 * (1 - _B + _B * unit.size / average)
        score = sum(weight[t] * bag[t] * (_K1 + 1) / (bag[t] + size) for t in wanted if t in bag)
        before = _bag(unit.before)
        context = sum(weight[t] for t in wanted if t in before and t not in bag)
        cover = (sum(weight[t] for t in wanted if t in bag) + 0.5 * context) / total
        score += 0.5 * context
        if score > 0:
            found.append((-score, index, Passage(unit, memory, score, cover)))
    return [passage for _, _, passage in sorted(found, key=lambda entry: entry[:2])[:limit]]


def _strip(text: str, question: Question) -> str:
    """`text` without the question's words, function words at its ends, and names asked about."""
    known = set(question.words) | {stem(word.lower()) for person in question.people for word in person.split()}
    tokens = [(match.group(), match.start(), match.end()) for match in _TOKEN.finditer(text)]
    keep = [word.lower() not in _SMALL and stem(word.lower()) not in known for word, _, _ in tokens]
    runs: list[list[int]] = []
    gap = 99
    for index, kept in enumerate(keep):
        if kept:
            if gap > 2 or (runs and re.search(r"[.;!?]", text[tokens[runs[-1][-1]][2] : tokens[index][1]])):
                runs.append([index])
            else:
                runs[-1].append(index)
            gap = 0
        else:
            gap += 1
    if not runs:
        return ""
    pieces = [text[tokens[run[0]][1] : tokens[run[-1]][2]] for run in runs]
    answer = ", ".join(pieces[:3])
    words = answer.split()
    return " ".join(words[:12])


def _clause(passage: Passage, question: Question) -> str:
    """The clause of the sentence that carries the most of the question, widened if it adds nothing of its own."""
    found = [clause.text for clause in clauses(passage.unit.text) if not clause.question] or [passage.unit.text]
    wanted = set(question.concepts)
    best = max(range(len(found)), key=lambda i: (len(wanted & _bag(found[i]).keys()), -i))
    if _strip(found[best], question):
        return found[best]
    return passage.unit.text


def _others(text: str, question: Question) -> list[str]:
    """Names in the text of whom and what the question does not name; what it begins with is no name for certain."""
    return [
        name
        for name in capitalised(text)
        if not any(same_person(name, p) for p in question.people) and name.lower() not in _SMALL and text.find(name) > 0
    ]


def _typed(text: str, question: Question) -> str:
    """An answer of the type that the question word asks for, where the clause has one."""
    body = question.body
    if re.match(r"\W*(?:where|(?:what|which) (?:city|town|country|place|state|location))\b", body):
        names = _others(text, question)
        for name in names:
            if re.search(rf"\b(?:in|at|to|from|near|around|visit\w*|of)\s+(?:the\s+)?{re.escape(name)}", text):
                return name
        match = re.search(
            r"\b(?:in|at|to|near|from)\s+((?:the|a|an|my|this|that)\s+[^,.;!?]{3,40}?)(?=\s+(?:and|with|to|for|last|on|when|because|this|that)\b|[,.;!?]|$)",
            text,
        )
        if match is not None:
            return _strip(match[1], question) or match[1]
    if re.match(r"\W*who(?:m|se)?\b", body):
        match = re.search(
            r"\b(?:[Mm]y|his|her|our) ((?:[a-z]+ ){0,2}(?:family|friends?|kids?|husband|wife|mom|mum|dad|mother|father|sister|brother|partner|colleagues?|team|teacher|son|daughter|children|girlfriend|boyfriend|grandma|grandpa|cousin|boss|mentors?|neighbou?rs?|co-?workers?))\b",
            text,
        )
        names = _others(text, question)
        if match is not None:
            return match[1]
        if names:
            return names[0]
    if re.match(r"\W*why\b", body):
        match = _WHY.search(text)
        if match is not None:
            return " ".join(match["v"].split()[:10]).rstrip(".!,")
    if re.match(r"\W*how many\b", body):
        match = re.search(r"\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|once|twice)\b", text, re.IGNORECASE)
        if match is not None:
            return match.group()
    quoted = re.search(r"[\"“]([^\"”]{2,60})[\"”]", text)
    if quoted is not None and re.search(
        r"\b(?:book|movie|film|song|name|title|called|show|game|say|said|sign|quote)\b", body
    ):
        return quoted[1]
    return ""


_PLURAL = re.compile(r"^\W*(?:what|which) (?:\w+ )?(?:are|were|\w+(?:ies|[^s]s))\b(?<!does)(?<!is)(?<!was)(?<!has)")


def open_answer(question: Question, memories: Sequence[Recall], need: float, strict: bool = False) -> str:
    """A short answer from the sentence that fits best; "" where none covers `need` of the question."""
    ranked = [passage for passage in rank(question, memories, strict) if passage.cover >= need]
    if not ranked:
        return ""
    top = ranked[0]
    many = _PLURAL.search(question.body) is not None
    chosen = [p for p in ranked[:4] if p.score >= 0.6 * top.score] if many else [top]
    found: list[str] = []
    for passage in chosen:
        clause = _clause(passage, question)
        answer = (
            _typed(clause, question)
            or _typed(passage.unit.text, question)
            or _strip(clause, question)
            or _strip(passage.unit.text, question)
        )
        for mention in find_dates(answer, passage.memory.time)[:1]:
            if mention.relative and mention.end - mention.start == len(answer):
                answer = mention.date.text(True)
        if answer:
            found.append(answer)
    return ", ".join(dict.fromkeys(found))

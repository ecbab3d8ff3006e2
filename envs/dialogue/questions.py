"""What a question asks: of whom, for which kind of fact, in which form of answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from memenv.envs.dialogue.question_forms import Form, shaped
from memenv.envs.dialogue.question_kinds import body_of, cues
from memenv.envs.dialogue.question_people import WHO, asked_about
from memenv.envs.dialogue.question_wrapping import unwrapped
from memenv.language.dates import Date, find_dates
from memenv.language.letters import compiled
from memenv.language.mentions import replaced
from memenv.language.rare import Rare
from memenv.language.records import is_name
from memenv.language.stems import content_stems
from memenv.language.values import capitalised

__all__ = ["Question", "parse", "query_terms"]

_YES_NO = compiled(
    r"^\W*(?:is|are|was|were|does|do|did|has|have|had|can|could|would|will|should|might|must|need|ought|isn't|doesn't|don't|wouldn't|won't|can't|may)\b",
    re.IGNORECASE,
)
#: "If somebody spoke Greek, could Mia answer?", "Given Mia's diet, is tofu all right?"
_SUPPOSED = compiled(
    r"^\W*(?:by|under|within|going by|according to|following|for|as|since|if|given|considering|with|supposing|suppose|assuming|knowing|seeing|in view of|based on)\b[^?]*?, (?:is|are|was|were|does|do|did|has|have|can|could|would|will|should|might|must|isn't|wouldn't|can't)\b",
    re.IGNORECASE,
)
_JOINING = compiled(r"\bor\b|\bthan\b|[:,]")
_CHOICE = compiled(r"\bor\b|\bwhich\b.*\b(?:event|happen|first|earlier|later)|\bwho\b.*\bfirst\b")
#: "Before Egle came along, who was Bram with?": Egle is not asked about.
_BEFORE = Rare(
    r"^\W*(?i:before|prior to|until|after) [^?]*?, (?=(?:[a-z]+ )?(?:who|whom|whose|what|which|where|when|how)\b)"
)


_WHOSE = compiled(r"^[^?]*\b(?:as|off|for|from) (?:\w+ ){0,3}?(?P<n>[A-Z][\w-]*)['’]s (?:\w+ )?favou?rite\W*$")
_UNTIL = compiled(
    r"^(?P<q>\W*(?i:(?:with |by |from |to |for |in |on |at )?(?:who|whom|whose|what|which|where)|how (?!many|long|much))\b[^?]*?),? (?:before|until|till|prior to) (?:it was |being |going |switching (?:to|over to) )?[A-Z][\w'’-]*\b[^?]*\?*$"
)


@dataclass(frozen=True, slots=True)
class Question:
    """A question taken apart.

    Attributes:
        text: its words.
        people: who is asked about, in order.
        form: what kind of answer it wants.
        relation: name of the kind of fact, or "".
        relations: further kinds that fit, best first.
        previous: it asks for what was true before.
        shared: it asks for what several people have in common.
        compare: it compares people or things.
        things: capitalised names in it that are no people asked about ("Paris").
        dates: dates in the question (resolved against its own time).
        concepts: its content words, without people and dates, as `thesaurus.concepts`.
        words: the same as stems.
        body: the lower-cased question with people replaced by "x".
    """

    text: str
    people: tuple[str, ...]
    form: Form
    relation: str
    relations: tuple[str, ...]
    previous: bool
    shared: bool
    compare: bool
    dates: tuple[Date, ...]
    concepts: tuple[str, ...]
    words: tuple[str, ...]
    body: str
    things: tuple[str, ...] = ()


def _things(text: str) -> tuple[str, ...]:
    """Capitalised names in a question whose people are replaced by "x"."""
    found = []
    for name in capitalised(text):
        words = name.split()
        while words and (not is_name(words[0]) or words[0] == "X"):
            words = words[1:]
        if words and not name.startswith(text.lstrip()[:4]):
            found.append(" ".join(words))
    return tuple(found)


@lru_cache(maxsize=4096)
def parse(text: str, day: int = 0, default: tuple[str, ...] = ()) -> Question:
    """Takes a question apart.

    Args:
        text: one question.
        day: the day it is asked, in days since 1 January 1970.
        default: the people of the question before it, for "and where does she live?".
    """
    text = unwrapped(text)
    people = asked_about(_BEFORE.sub("", text)) or asked_about(text)
    if len(people) > 1 and (led := _UNTIL.match(text)) is not None:
        people = asked_about(led["q"] + "?") or people  # "who was Orla's boss before Bram stepped in?"
    if len(people) > 1 and (whose := _WHOSE.search(text)) is not None and whose["n"] in people:
        people = (whose["n"],)  # "which film did Up replace as Mia's favourite?"
    if not people and re.search(r"\b(?:she|he|they|her|his|their|him|them)\b", text, re.IGNORECASE):
        people = default
    mentions = find_dates(text, float(day))
    bare = text
    for mention in reversed(mentions):
        bare = bare[: mention.start] + " " + bare[mention.end :]
    for name in people:
        bare = replaced(bare, name, "x")
    body = body_of(bare, people)
    shape = shaped(
        body,
        cues(bare, people),
        len(people),
        bool(mentions),
        WHO.match(text) is not None,
        _YES_NO.match(text) is not None or _SUPPOSED.match(text) is not None,
        (" or " in text or "," in text) and _CHOICE.search(text.lower()) is not None,
        _JOINING.search(text) is not None,
    )
    return Question(
        text,
        people,
        shape.form,
        shape.relations[0] if shape.relations else "",
        shape.relations,
        shape.previous,
        shape.shared,
        shape.compare,
        tuple(mention.date for mention in mentions),
        shape.concepts,
        shape.words,
        body,
        _things(bare),
    )


def query_terms(question: str) -> tuple[str, ...]:
    """The stems to retrieve memories by: content words and, where the kind of fact is known, words that speak of it."""
    return content_stems(question)

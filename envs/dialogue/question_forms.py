"""What a question asks whoever it names: the form of the answer, the kinds of facts, and what is compared."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, NamedTuple

from memenv.envs.dialogue.question_kinds import by_topic, fitting
from memenv.language.letters import compiled
from memenv.language.lexicon import RELATIONS
from memenv.language.rare import Rare
from memenv.language.stems import content_stems
from memenv.language.thesaurus import concepts

__all__ = ["Form", "Shape", "shaped"]

Form = Literal["value", "when", "count", "duration", "between", "order", "yesno", "who", "happened", "open"]
_WHEN = compiled(
    r"^\W*(?:(?:and|so|exactly|roughly) )*(?:(?:(?:since|from|until|till|by|for|as of) )?when\b(?! it comes)|"
    r"(?:on|in|since|during|by|around|from|as of|for|at)?\s*(?:what|which) (?:exact )?"
    r"(?:date|day|month|year|week|time)\b(?! of (?:the )?year)|what(?:'s| is| was) the (?:exact )?"
    r"(?:date|day|year|month)\b"
    r"|how (?:long|many \w+) ago\b|(?:tell me )?the date\b)",
    re.IGNORECASE,
)
_DURATION = Rare(r"\bhow (?:long|many (?:full |whole )?(?:days|weeks|months|years|nights)|much time)\b", re.IGNORECASE)
_SPAN = compiled(
    r"\b(?:between|after|before|passed|elapsed|apart|later|earlier|preced\w+|separat\w+|follow\w+|from .+ (?:to|until|till))\b"
)
_ORDER = Rare(r"\b(?:first|earlier|earliest|sooner|later|last|latest|more recently|most recently)\b", re.IGNORECASE)
_PREVIOUS = Rare(
    r"\b(?:before(?! (?:all|any|anything|everything|every|each|the rest)\b)(?! [0-9]{1,2} (?:january|february|march|april|may|june|july|august|september|october|"
    r"november|december)| [0-9]{4}| (?:january|february|march|april|may|june|july|august|september|october|"
    r"november|december))|(?:knock|push|shov|edg|elbow)\w* (?:\w+ )?(?:off|out|aside)|(?:oust|dethron|unseat|toppl|supplant|displac|usurp)\w*|(?:make|made|give|gave) way (?:to|for)|previous(?:ly)?|former(?:ly)?|earlier|used? to|prior|(?<=x's )past|(?<=the )past|"
    r"old|originally|at first|initially|ex-?|no longer|until)\b|\b(?:did|has|had) x "
    r"(?:leave|left|quit|swap|trade|replace|sell|sold|give up|given up|drop|exchange|ditch)\b",
    re.IGNORECASE,
)
_CLASS_DAY = Rare(
    r"\b(?:what|which|on which|on what) (?:day|weekday|evening|night|afternoon)\b(?!.*\b(?:did|was x(?!'s)|born|birthday|older)\b).*"
    r"\b(?:class|club|course|lessons?|choir|practice|rehearsals?|training|group|meets?|workshop|session|circle|team|league)\b"
)
_SHARED = Rare(r"\b(?:both|in common|share[sd]?|sharing|common|same|alike|each other)\b", re.IGNORECASE)
_COMPARE = Rare(r"\b(?:more|fewer|most|fewest|less|older|larger|bigger|earlier|later|first|longer)\b", re.IGNORECASE)
_COUNTS = compiled(
    r"\bhow many\b|\bhow often\b|\b(?:number|amount|count|total|tally|quantity|sum) of\b|\bhow (?:big|large|extensive)\b.*\b(?:collection|family|household)\b"
)
_HAPPENS = compiled(
    r"\b(?:did|last|was)\b|\bx (?:\w+ly )?(?:[a-z]+ed|went|got|took|began|bought|became|won|ran|saw|broke|flew|gave|came|met|made|found|brought|left|struck|spent|drove|fell|heard|held|had|tore|hurt|sold|chose|set|told|put|caught|wrote|swam|rode)\b"
)
_HAPPENED = compiled(
    r"\bwhat (?:\w+ )?(?:happened|took place|occurred|went on)\b|\bwhat (?:\w+ )?(?:event|thing)s?\b|\bwhat (?:did|was|were|has|had) x (?:do|doing|done|up to|get up to|attend|experience)\b",
    re.IGNORECASE,
)


class Shape(NamedTuple):
    """What a question asks whoever it names: see `Question`."""

    form: Form
    relations: tuple[str, ...]
    previous: bool
    shared: bool
    compare: bool
    concepts: tuple[str, ...]
    words: tuple[str, ...]


@lru_cache(maxsize=4096)
def shaped(
    body: str, cues: str, people: int, dated: bool, who: bool, yes_no: bool, choice: bool, joined: bool
) -> Shape:
    """Reads a question's body.

    `who`, `yes_no`: it opens with a word like "who", or with a verb. `choice`, `joined`: it offers a choice, or lists.
    """
    fits = by_topic(body, fitting(cues) or fitting(body))
    relation = fits[0] if fits else None
    form: Form = "value"
    if relation is not None and re.search(r"\bbirthday\b", body):
        relation = RELATIONS["birthday"]
        fits = (relation, *fits)
    elif relation is not None and _CLASS_DAY.search(body):
        relation = RELATIONS["class day"]
        fits = (relation, *fits)
    # "When did she use to get up?" asks for a time of day, "when did she take the class?" for a date
    happened = _HAPPENS.search(body) is not None and not (
        relation is not None and relation.value in ("weekday", "time") and _PREVIOUS.search(body)
    )
    datelike = relation is not None and relation.value in ("date", "weekday", "time") and not happened
    datelike = datelike or (
        relation is not None
        and relation.name == "birthday"
        and re.search(r"\bborn\b", body) is not None
        and re.search(r"\bx's (?:\w+ )?(?:child|baby|son|daughter|kid)\b", body) is None
    )
    if _DURATION.search(body) and not re.search(r"\bago\b", body):
        form = "between" if _SPAN.search(body) else "duration"
    elif (
        _WHEN.match(body)
        and not datelike
        and not (relation is not None and relation.value in ("weekday", "time") and _PREVIOUS.search(body))
    ):
        form = "when"
    elif (
        _COMPARE.search(body)
        and people > 1
        and re.search(r"\bx\b", body)
        and re.search(r"\b(?:more|fewer|most|fewest|less|larger|bigger)\b", body)
        and (who or joined)
        and not re.search(r"\bhow many\b", body)
    ):
        form = "who"
    elif _COUNTS.search(body):
        form = "count"
    elif _ORDER.search(body) and choice and not (relation is not None and relation.name.startswith("favourite")):
        form = "order"
    elif who and people != 1:
        form = "who"
    elif yes_no and not (relation is not None and relation.cardinality == "one" and re.search(r"\w or \w", body)):
        form = "yesno"
    elif _HAPPENED.search(body) and dated:
        form = "happened"
    elif relation is None:
        form = "open"
    plain = re.sub(r"\bx\b(?:'s)?", " ", body)
    return Shape(
        form,
        tuple(fit.name for fit in fits),
        _PREVIOUS.search(body) is not None
        and not (
            (relation is None or relation.cardinality != "one")
            and re.search(r"\b(?:before|until) x (?:\w+ed|went|got|bought)\b", body)
        ),
        _SHARED.search(body) is not None and people > 1,
        _COMPARE.search(body) is not None,
        concepts(plain),
        content_stems(plain),
    )

"""Whether a stretch of English is about a kind of fact, and which kinds are near each other."""

from __future__ import annotations

import re

from memenv.language.facts_many import LANGUAGES
from memenv.language.gazetteers import members_in
from memenv.language.letters import compiled
from memenv.language.topics import SURE, topics

__all__ = ["about_kind", "may_be_about", "near"]

#: When something was says nothing of what it is about.
_WHEN = compiled(
    r"\b(?:this|yesterday|tomorrow|last|next|that|one|early|late|every|each|most) (?:morning|evening|night|afternoon|weekend|summer|spring|winter|autumn)s?\b",
    re.IGNORECASE,
)
#: "I've begun studying Persian": a language learnt, though "study" speaks of a degree.
_LEARNS = compiled(
    rf"\b(?:began|begun|start(?:ed)?|been|am|is|took up|taken up) (?:to )?(?:stud(?:y|ying)|learn(?:ing)?|practi[cs](?:e|ing)|tak(?:e|ing) lessons in) (?:some )?{LANGUAGES}\b|\b(?:class(?:es)?|lessons?) in {LANGUAGES}\b"
)

#: Kinds that are near each other: the words of one do not speak against the other.
_NEAR = (
    frozenset({"job", "employer", "boss"}),
    frozenset({"home", "roommate", "birthplace"}),
    frozenset({"birthday", "birthplace", "child"}),
    frozenset({"field of study", "university"}),
    frozenset({"partner", "marital status", "wedding"}),
    frozenset({"dish", "favourite food", "favourite restaurant", "diet", "allergy"}),
    frozenset({"favourite book", "reading"}),
    frozenset({"favourite film", "watching"}),
    frozenset({"hobby", "sport", "course"}),
    frozenset({"car", "purchase"}),
    frozenset({"exam", "award", "race"}),
    frozenset({"class day", "course", "sport", "hobby", "instrument"}),
    frozenset({"language", "course"}),
    frozenset({"trip", "exhibition"}),
    frozenset({"purchase", "pet"}),
)


def near(one: str, other: str) -> bool:
    """Whether the words of one kind do not speak against another."""
    return one == other or any(one in group and other in group for group in _NEAR)


def about_kind(text: str, kind: str, around: str = "") -> int:
    """How surely `text` is about a kind: its topic's weight, 0 where another kind is spoken of more.

    Args:
        text: a clause.
        kind: as in `memenv.language.lexicon`.
        around: the sentence, whose words count where the clause says too little.
    """
    extra = 2 if members_in(text, kind) else 0
    found = topics(text)
    mine = found.get(kind, 0) + extra
    if mine < SURE and around and around != text:
        found = topics(around)
        mine = found.get(kind, 0) + extra
    if mine == extra:
        return 0
    if mine < SURE:
        return 0
    return mine if mine >= max(found.values()) else 0


def may_be_about(text: str, kind: str) -> bool:
    """Whether nothing speaks against `kind`: `text` names it, or is surely about nothing else."""
    if kind == "plan":
        return True  # a plan may be about anything
    found = topics(_WHEN.sub("", text))
    mine = found.get(kind, 0)
    if kind == "language" and _LEARNS.search(text) is not None:
        return True
    if mine >= SURE:
        return not kind.startswith("favourite") or mine >= max(
            (weight for other, weight in found.items() if other.startswith("favourite")), default=0
        )
    return all(weight < SURE or weight <= mine + 1 for other, weight in found.items() if not near(kind, other))

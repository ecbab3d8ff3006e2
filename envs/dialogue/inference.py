"""Yes or no, from stated facts and from what follows from an allergy, a diet, a fear, a dislike, a language."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memenv.envs.dialogue.facts import shared
from memenv.envs.dialogue.holdings import current, holdings, present_values
from memenv.envs.dialogue.questions import Question
from memenv.language.lexicon import RELATIONS, Relation
from memenv.language.stems import content_stems, stem
from memenv.language.thesaurus import is_kind_of
from memenv.language.values import normal
from memenv.solver import Recall

__all__ = ["yes_no"]


def _thing(question: Question) -> str:
    """What a yes/no question names: its words after the verb."""
    body = re.sub(r"\bx(?:'s)?\b", " ", question.body)
    body = re.sub(
        r"\b(?:is|are|was|were|does|do|did|has|have|had|can|could|would|will|should|might|may|be|been|able|to|safe|safely|for|eat|eating|order|share|have|enjoy|enjoying|like|likely|probably|try|trying"
        r"|happy|comfortable|ok|okay|fine|go|going|join|choose|want|with|at|in|on|a|an|the|some|any|good|idea|problem|without|suit|suitable|appreciate|accept|feel|dinner|meal|invite|serve|speak|talk|talking|understand|chat|converse|ever|buy)\b",
        " ",
        body,
    )
    return " ".join(re.sub(r"[^\w\s-]", " ", body).split())


_INFERENCE = ("allergy", "diet", "fear", "dislike", "language")
_CUES = {
    "allergy": r"\b(?:eat|eating|safe|safely|order|share|food|dish|serve|bake|cook|dessert|meal|snack|dinner|lunch|menu|taste|stay away|steer clear|avoid|allerg\w*|have|try|bite|cake|pet|keep|adopt|near|hold)\b",
    "diet": r"\b(?:eat|eating|order|share|food|dish|serve|meal|dinner|lunch|menu|have|try|turn down|stay away|decline|refuse|avoid|skip|steak|burger|bbq|barbecue|enjoy|diet\w*)\b",
    "fear": r"\b(?:afraid|scared|comfortable|enjoy|nervous|relaxed|happy|ride|climb|go|fear\w*|like|visit|try|swim|fly|want|join|hold|walk|ease|at ease|calm|uneasy|frighten\w*)\b",
    "dislike": r"\b(?:like|enjoy|love|want|happy|order|pleased|appreciate|choose|eat|fond|dislike\w*|hate\w*|buy|try|go|watch|listen|gift)\b",
    "language": r"\b(?:speak|talk|understand|chat|converse|language|communicate|read|order|interpreter|translat\w*|local\w*|follow|conversation|phrasebook)\b",
}


def yes_no(question: Question, memories: Sequence[Recall]) -> str:
    """ "Yes", "No" or "" from what the person is allergic to, eats, fears, speaks or dislikes, or from a stated fact."""
    if len(question.people) > 1 and question.relation:
        relation = RELATIONS[question.relation]
        if relation.cardinality == "one":
            one, other = (current(relation.name, person, memories) for person in question.people[:2])
            return "" if not (one and other) else "Yes" if normal(one) == normal(other) else "No"
        thing = _stripped(question, relation)
        if not thing:
            first, second = (present_values(relation, person, memories) for person in question.people[:2])
            return "" if not (first and second) else "Yes" if shared(question, relation, memories) else "No"
        answers = [_stated(question, person, relation, memories) for person in question.people[:2]]
        return "" if "" in answers and "No" not in answers else "No" if "No" in answers or "" in answers else "Yes"
    if not question.people:
        return ""
    person = question.people[0]
    if question.relation and question.relation not in _INFERENCE:
        stated = _stated(question, person, RELATIONS[question.relation], memories)
        if stated:
            return stated
    return _infer(question, person, memories)


def _stripped(question: Question, relation: Relation) -> str:
    return " ".join(
        w
        for w in _thing(question).split()
        if not relation.label_re.fullmatch(w)
        and w not in ("both", "same", "live", "work", "play", "share", "common", "either")
    )


def _stated(question: Question, person: str, relation: Relation, memories: Sequence[Recall]) -> str:
    thing = content_stems(_thing(question))
    placed = holdings(relation.name, person, memories)
    if not placed:
        return ""
    keys = {
        stem(w)
        for w in (
            "live",
            "work",
            "play",
            "own",
            "still",
            "now",
            "currently",
            "drive",
            "support",
            "name",
            "call",
            "use",
            "study",
            "get",
            "commute",
            "moved",
            "visit",
            "collect",
        )
    }
    wanted = [w for w in thing if w not in keys]
    match = [p for p in placed if wanted and any(w in content_stems(p.held.statement.clause.text) for w in wanted)]
    if not match:
        return "No" if relation.cardinality == "one" and wanted else ""
    last = match[-1]
    if relation.cardinality == "one":
        now = current(relation.name, person, memories)
        return "Yes" if set(content_stems(now)) & set(wanted) else "No"
    return "No" if last.held.ended or last.held.past else "Yes"


def _infer(question: Question, person: str, memories: Sequence[Recall]) -> str:
    thing = _thing(question)
    opposite = (
        re.search(
            r"\b(?:afraid|scared|fear\w*|frighten\w*|nervous|uneasy|problem|dislike|hate|allergic|avoid|stay away|steer clear|turn down|pass on|decline|skip|reject|upset|refuse|interpreter|translat\w*|phrasebook|risky|dangerous|bother\w*|react|mind)\b",
            question.body,
        )
        is not None
    )
    told = {name: [p for p in holdings(name, person, memories) if not p.held.ended] for name in _INFERENCE}
    for name in ("allergy", "fear", "dislike"):
        if any(is_kind_of(thing, p.held.value) for p in told[name]):
            return "Yes" if opposite else "No"
    diet = current("diet", person, memories).lower()
    if diet and re.search(_CUES["diet"], question.body):
        against = {
            "vegan": "animal product",
            "plant": "animal product",
            "vegetarian": "meat",
            "pescatarian": "meat",
            "pescetarian": "meat",
            "gluten": "gluten",
            "dairy": "dairy",
            "lactose": "lactose",
            "halal": "pork",
            "kosher": "pork",
            "keto": "gluten",
            "low": "gluten",
            "meat": "meat",
        }
        for key, kind in against.items():
            if key in diet:
                fishy = key == "vegetarian" and (is_kind_of(thing, "fish") or is_kind_of(thing, "shellfish"))
                fits = not (is_kind_of(thing, kind) or fishy)
                return "Yes" if fits != opposite else "No"
    if told["language"] and (question.relation == "language" or re.search(_CUES["language"], question.body)):
        able = any(
            is_kind_of(thing, p.held.value) or set(content_stems(p.held.value)) & set(content_stems(thing))
            for p in told["language"]
        )
        return "Yes" if able != opposite else "No"
    for name in ("allergy", "fear", "dislike"):
        if told[name] and thing and (question.relation == name or re.search(_CUES[name], question.body)):
            return "No" if opposite else "Yes"
    return ""

"""Values that no pattern marks: those of a clause that leans on the one before, and those told by topic and shape alone."""

from __future__ import annotations

import re

from memenv.envs.dialogue.changes import meant
from memenv.envs.dialogue.claims import Statement
from memenv.envs.dialogue.value_words import KINDRED
from memenv.language.aboutness import about_kind, may_be_about
from memenv.language.clauses import clauses
from memenv.language.letters import compiled
from memenv.language.lexicon import Relation, find
from memenv.language.loosely import loosely, plausible
from memenv.language.records import is_name
from memenv.language.topics import SURE, topics
from memenv.language.values import normal, plans, values

__all__ = ["follows", "named_before", "remnant", "unpatterned"]

_SELF = compiled(r"\b(?:I|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s)\b")
_BARE = compiled(
    r"^(?:(?:and|but|was|is|previously|formerly|before|that|used to be|earlier|prior|originally|in|at|as|an?|the|it|:)[\s:]+)+",
    re.IGNORECASE,
)
_ITS_NAME = compiled(
    r"^(?:(?:and|but|so|now|then|today|these days|nowadays|currently),? )*(?:(?:(?:his|her|its|their|the|my) name|it|he|she|that|this|they)(?: is| are)(?: now)?"
    r"(?: called| named)?|(?:is )?(?:called|named)) (?:an? |the )?(?P<v>.+)",
    re.IGNORECASE,
)
#: "She plans to build a greenhouse and make a film": the verb goes on in its plain form.
_NEXT_PLAN = compiled(
    r"(?:(?:and|or|to|also|then) )*(?!I\b)[a-z]+(?<!s)(?<!ed)(?<!ing) (?!am\b|have\b|had\b)\w", re.ASCII
)
_IT_IS = compiled(r"^(?:and )?(?:it|that|this|they) (?:is|are|has become|became)\b", re.IGNORECASE)
_LIKED = compiled(r"\b(?:loves?|likes?|adores?|enjoys?|prefers?|eat|beats|for|into) (?P<v>[^,]+?),?$")


def follows(statement: Statement, before: Statement | None) -> bool:
    """Whether a clause goes on from the one before: in the same sentence, or in the same person's turn."""
    return before is not None and (statement.sentence == before.sentence or before.own)


def remnant(statement: Statement, relation: Relation, before: Statement, valued: bool) -> list[tuple[str, bool]]:
    """The value of a clause that leans on the one before: "(previously Oslo)", "her name is Ana", "it is my favourite dish"."""
    text = statement.clause.text
    if relation.name == "plan":
        goes_on = valued and not statement.clause.past and _NEXT_PLAN.match(text) is not None
        return [(value, False) for value in plans(text)] if goes_on else []
    if valued and statement.clause.past and len(text.split()) <= 6:
        return [(value, False) for value in values(_BARE.sub("", text), relation.value)[:1]]
    on_topic = may_be_about(statement.sentence, relation.name)
    if valued and statement.clause.correction and on_topic and (fixed := meant(text, relation)):
        return [(value, False) for value in fixed]
    match = _ITS_NAME.match(text) if not valued else None
    if match is not None and relation.label_re.search(before.clause.text.lower()):
        return [(value, False) for value in values(match["v"], relation.value)[:1]]
    liked = _LIKED.search(before.clause.text)
    if liked is not None and _IT_IS.match(text) and relation.label_re.search(text.lower()):
        return [(value, False) for value in values(liked["v"], relation.value)[:1]]
    return []


def unpatterned(statement: Statement, relation: Relation, person: str, told: bool = False) -> tuple[str, ...]:
    """What a clause says that no pattern fits, by its topic and the shape of what is left of it.

    `told`: its sentence gave a value before, so that the clause must be about the kind by its own words.
    """
    text = statement.clause.text
    if statement.pair or not (_SELF.search(statement.sentence) if statement.own else person in statement.sentence):
        return ()
    if not about_kind(text, relation.name, "" if told else statement.sentence):
        return ()
    if text != statement.sentence and not about_kind(text, relation.name) and _said_better(statement, relation, person):
        return ()
    return tuple(
        value
        for value in loosely(text, relation.name, person)
        if person.casefold() not in normal(value).split()
        and plausible(value, relation.name)
        and (relation.name not in KINDRED or relation.name == "wedding" or is_name(value))
    )


def _said_better(statement: Statement, relation: Relation, person: str) -> bool:
    """Whether another clause of the sentence is about the kind by its own words, and gives a value."""
    return any(
        other.text != statement.clause.text
        and about_kind(other.text, relation.name)
        and (loosely(other.text, relation.name, person) or next(find(relation, other.text), None) is not None)
        for other in clauses(statement.sentence)
    )


def named_before(statement: Statement, before: Statement, relation: Relation, person: str) -> tuple[str, ...]:
    """The thing that a sentence named and the next one says the kind of: "Nobody turns down my pie. It's my best dish"."""
    if before.clause.question or before.clause.hypothetical or before.clause.third:
        return ()
    if topics(statement.clause.text).get(relation.name, 0) < SURE:
        return ()
    return loosely(before.clause.text, relation.name, person)

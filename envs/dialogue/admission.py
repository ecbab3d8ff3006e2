"""Which clauses can state a value at all, by their mood and polarity, and which only deny one."""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.envs.dialogue.claims import Statement, attributed
from memenv.envs.dialogue.value_words import BUSY, CHOSEN, DENYING, HEARD_ONLY, KINDRED, NOT_DENYING, UNBEATEN
from memenv.language.letters import compiled
from memenv.language.lexicon import RELATIONS, Relation
from memenv.language.values import normal

__all__ = ["admissible", "denied"]

_KEEP_IN_MIND = compiled(r"\b(?:don['’]t|do not|never|mustn['’]t) (?:you )?(?:forget|miss)\b", re.IGNORECASE)
_UNREAL = compiled(r"\b(?:if|might|maybe|perhaps|would|could|were I|had I|should I)\b", re.IGNORECASE)
_NO_BEFORE = compiled(r"(?:\bnot|n['’]t|\bnever|\bno) (?:[\w'’-]+ ){0,6}$", re.IGNORECASE)
_NO_AFTER = compiled(r"\W?\s*(?:is|was|are|were)(?:n['’]t|\s+not|\s+no)\b", re.IGNORECASE)


def admissible(statement: Statement, relation: Relation) -> bool:
    """Whether a clause can state a value of this kind: no question, nobody else's, neither denied nor imagined."""
    clause = statement.clause
    if clause.question:
        return False
    kindred = relation.name in KINDRED and relation.label_re.search(clause.third) is not None
    if clause.third and not statement.pair and not kindred:
        return False
    if relation.name == "language" and HEARD_ONLY.search(clause.text):
        return False
    if relation.name == "plan":
        return not clause.negated
    if relation.name == "birthday" and clause.negated and _KEEP_IN_MIND.search(clause.text):
        return not clause.third
    if relation.name == "class day" and clause.negated and BUSY.search(clause.text):
        return not clause.third
    if relation.name.startswith("favourite") and CHOSEN.search(clause.text) and not clause.negated:
        return True
    if relation.name.startswith("favourite") and UNBEATEN.search(clause.text) and not clause.third:
        return True
    if clause.hypothetical or (clause.intended and not statement.pair and relation.cardinality != "secret"):
        return False
    if clause.negated and not clause.ended and relation.cardinality != "secret":
        return relation.name in DENYING and NOT_DENYING.search(clause.text) is None
    return True


def _says_no(text: str, value: str) -> bool:
    """Whether a denial stands next to `value`."""
    folded = text.lower()
    at = folded.find(value)
    return at >= 0 and (
        _NO_BEFORE.search(text[:at]) is not None or _NO_AFTER.match(text[at + len(value) :]) is not None
    )


@lru_cache(maxsize=32768)
def denied(text: str, person: str, name: str, value: str) -> bool:
    """Whether every clause of `text` that names `value` denies or imagines it."""
    said = [s.clause for s, _ in attributed(text, person) if f" {value} " in f" {normal(s.clause.text)} "]
    if not said or RELATIONS[name].cardinality == "event" or name == "plan":
        return False
    return all(
        (clause.negated and not clause.ended and name not in DENYING and _says_no(clause.text, value))
        or (clause.hypothetical and _UNREAL.search(clause.text) and not CHOSEN.search(clause.text))
        for clause in said
    )

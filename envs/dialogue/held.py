"""What one memory text says of a person for a kind of fact, value by value, with the standing it gives them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from memenv.caches import ASKED
from memenv.envs.dialogue.admission import admissible
from memenv.envs.dialogue.amends import bygone, over
from memenv.envs.dialogue.claims import Statement, attributed, may_state
from memenv.envs.dialogue.given_up import given_up, in_its_place, stopped
from memenv.envs.dialogue.open_values import follows, named_before, remnant, unpatterned
from memenv.envs.dialogue.slot_values import labelled, patterned
from memenv.envs.dialogue.value_checks import impossible
from memenv.envs.dialogue.value_words import CHANGE, TITLE
from memenv.language.letters import compiled
from memenv.language.lexicon import RELATIONS
from memenv.language.pairs import EARLIER
from memenv.language.rare import Rare
from memenv.language.values import normal

__all__ = ["Held", "held"]

_WEAK_PAST = Rare(
    r"\b(?:lived|resided|worked|was|were|drove|studied|dated|supported|loved|liked|preferred|enjoyed|owned|commuted|drank|ate|wore|woke|attended|had|played|spoke"
    r"|collected|volunteered|feared|hated|disliked|roomed|rented|stayed|followed|rode|took the)\b"
)
_WAS = compiled(
    r"\b(?:used to|former\w*|previous\w*|back then|once|originally|initially|at first|was|were|until|no longer|before)\b",
    re.IGNORECASE,
)
#: "It's my best dish.", "Favourite food, no contest.", "Allergies.": what it is was named just before.
_LEANING = compiled(
    r"(?:and )?(?:it|that|this|they|he|she) (?:is|are|has become|became)\b|(?!.*\b(?:I|it|my|we|me|and|so)\b)(?:[\w'’-]+,? ?){1,6}\W*$",
    re.IGNORECASE,
)
_SAID = Rare(r"\b(?:said|told you|mentioned|wrote|claimed|thought)\b")
_ANAPHOR = compiled(
    r"(?:(?:and|so|but) )?(?:it|that|this|they|she|he|the (?:name|code|password|answer|number|title))\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Held:
    """A value as a memory states it, without the memory's time.

    Attributes:
        value: as written; norm: for comparison.
        ended: it came to an end; past: true of an earlier time only; weak: told in the simple past.
        present: said to be so now; correction: it corrects something said before.
        order: place in the text.
        mistaken: what it corrects, normalised: that was never so.
        statement: where it was read.
    """

    value: str
    norm: str
    ended: bool
    past: bool
    weak: bool
    present: bool
    correction: bool
    order: int
    statement: Statement
    mistaken: str = ""


def _told_in(found: Sequence[Held], statement: Statement) -> bool:
    return any(one.statement.sentence == statement.sentence and not one.ended for one in found)


@lru_cache(maxsize=ASKED)
def held(text: str, person: str, name: str) -> tuple[Held, ...]:
    """What one memory text says of `person` for the kind `name`, in order."""
    relation = RELATIONS[name]
    if person.casefold() not in text.casefold() or not may_state(text, relation):
        return ()
    found: list[Held] = []
    before: Statement | None = None
    valued = False
    for order, (statement, theirs) in enumerate(attributed(text, person)):
        clause = statement.clause
        leans = before is not None and follows(statement, before)
        if not (theirs or (leans and not statement.people)) or not admissible(statement, relation):
            before = statement if theirs and not clause.third and not clause.hypothetical else None
            valued = False
            continue
        taken_back = not clause.correction and _SAID.search(clause.text) is not None and "meant" in statement.sentence
        got = patterned(statement, relation, person) if theirs and not taken_back else []
        if statement.pair and theirs and not got:
            got = [(value, False) for value in labelled(clause.text, relation)]
        if not got and leans and before is not None and relation.cardinality != "event":
            got = remnant(statement, relation, before, valued)
        if (
            not got
            and leans
            and not theirs
            and _ANAPHOR.match(clause.text)
            and before is not None
            and (not valued or before.clause.ended or before.clause.past)
        ):
            told = _told_in(found, statement)
            got = [(value, clause.ended) for value in unpatterned(statement, relation, person, told)]
        if not got and leans and not valued and before is not None and before.own and _LEANING.match(clause.text):
            got = [(value, False) for value in named_before(statement, before, relation, person)]
        if not got and theirs and not taken_back:
            got = [
                (
                    value,
                    given_up(clause.text, value)
                    or (relation.cardinality == "many" and over(clause.text))
                    or (clause.ended and not (relation.cardinality == "one" and in_its_place(clause.text, value))),
                )
                for value in unpatterned(statement, relation, person, _told_in(found, statement))
            ]
        got = [(value, ended) for value, ended in got if not impossible(value, relation)]
        if relation.cardinality == "many" and got and bygone(clause.text):
            got = [(value, True) for value, _ in got]
        if got and clause.ended and relation.cardinality in ("one", "many") and not statement.pair:
            got = [(value, ended or stopped(clause.text, value)) for value, ended in got]
        told_as_past = _WEAK_PAST.search(clause.text) is not None and not CHANGE.search(clause.text)
        for value, ended in got:
            found.append(
                Held(
                    value,
                    normal(TITLE.sub("", value)),
                    ended,
                    (clause.past or (statement.pair and EARLIER.match(clause.text) is not None))
                    and not (clause.present and not _WAS.search(clause.text))
                    and not ended
                    and not (relation.cardinality == "one" and in_its_place(clause.text, value)),
                    told_as_past and not clause.present and not statement.pair,
                    clause.present,
                    clause.correction,
                    order,
                    statement,
                )
            )
        valued = bool(got)
        if theirs:
            before = statement
    return tuple(found)

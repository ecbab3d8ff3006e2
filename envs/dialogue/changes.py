"""Statements that change a known value by naming it: "I swapped the Fiat for a Volvo", "I said Oslo, I meant Bergen".

They need not say what kind of fact they change: the value that they name does.
"""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.caches import TEXTS
from memenv.envs.dialogue.claims import Statement, attributed
from memenv.language.gates import Gates, fold
from memenv.language.lexicon import RELATIONS, Relation
from memenv.language.values import normal, values

__all__ = ["meant", "replacement"]

_MEANT = (
    re.compile(r"\bmeant(?: to say)?(?: it)?(?: is| was)? (?:that )?(?:an? |the )?(?P<v>.+)", re.IGNORECASE),
    re.compile(
        r"\b(?:I mean|correction:?|make that|scratch that[:,]?|actually,?|sorry,?|in fact,?|rather)"
        r"(?: (?:it|that|he|she)(?: is| was)(?: actually| called)?)? (?:an? |the )?(?P<v>.+)",
        re.IGNORECASE,
    ),
)
_A = r"(?:(?:an?|the|my|our|his|her|their|being)\s+)*"
_MOVE = r"\b(?:mov|relocat|swap|trad|transferr)\w*"
_SWITCH = r"\b(?:switch|chang|mov|gone|went|go(?:ing)?|swap|upgrad|transferr|convert|progress|jump)\w*"
_GONE = (
    r"(?:good-?bye|bye|farewell|out with|no more|no longer|not|done with|over|off|finish(?:ed)?|sold|quit|left|stopp\w+|dropp\w+|dump\w+|ditch\w+"
    r"|put down|traded in|used to be|instead of|rather than|enough of|tired of|gave up)"
)
_IN = (
    r"(?:(?:but|and|so|now|then)\s+)*(?:it is|it's|hello|in with|welcome|started(?: at| as| with)?|bought|got|joined|picked up|chose"
    r"|am (?:now )?(?:at|in|with|on)?|moved? on to|moved (?:in)?to|work(?:ing)? (?:at|for|as)|live in|live with|living in|living with|drive"
    r"|driving|watch(?:ing)?|read(?:ing)?|took up|support(?:ing)?|report to|is|but|now)"
)
#: A way to work is told with a preposition, and given up without: "swapped the bus for the tram".
_BY = re.compile(r"^(?:by|on|in) ")
#: What a statement never changes by naming the old value.
_FIXED = frozenset({"birthplace", "birthday", "shoe size", "marital status"})


def meant(text: str, relation: Relation) -> tuple[str, ...]:
    """The value that a correction puts in place of another."""
    for pattern in _MEANT:
        match = pattern.search(text)
        if match is not None and not re.match(r"(?:I|you|we|about|for|to)\b", match["v"]):
            return values(match["v"], relation.value)[:1]
    return ()


def _ways(known: str, place: bool) -> tuple[str, ...]:
    """The ways to put another value in place of `known`, a regular expression."""
    return (
        rf"{_MOVE if place else _SWITCH}\s+(?:\w+\s+){{0,3}}?from {known}\s+(?:over )?to {_A}(?P<v>.+)",
        rf"\b(?:swap|trad|exchang|ditch|dropp|replac|dump|switch|left|leav|gave up)\w*\s+(?:in |out |up )?{known}\s+(?:in )?(?:for|with|by) {_A}(?P<v>.+)",
        rf"^\W*(?:and |but |so |now )*{_A}(?P<v>\S+(?: \S+){{0,3}}?)\s+(?:has |have |had |just |finally )*(?:replaced|replaces|took over from|taken over from|succeeded|beats|took the place of|taken the place of)\s+{known}\b",
        rf"\b(?:prefer|like|love|take|use|drink|eat|drive|with|is|at|by)s? {_A}(?P<v>[^,;]+?),?\s+(?:(?:now|more|better|these days) )*(?:to|than|instead of|rather than|over|and not|not) {known}\b",
        rf"\binstead of {known},? (?:I|he|she|they|we) (?:now )?(?:\w+(?: with| to| in| for| at)?) {_A}(?P<v>.+)",
        rf"\b{_GONE}\s+(?:\w+\s+){{0,3}}?{known}\b.*?\b(?P<v>[^,;:.!]+?)\s+(?:is|has become|became) (?:now )?(?:my|his|her|their|the) (?:new )?(?:favou?rite|one|choice)",
        r"(?:^|[,;:.!]\s*|\band )(?P<v>\S+(?: \S+){0,2}?) (?:has |just )?moved in\b" if not place else r"(?!)",
        rf"\b{_GONE}\s+(?:\w+\s+){{0,3}}?{known}\b.*?\b{_IN}\s+{_A}(?P<v>.+)",
        rf"\b{known}\s+(?:is|was|has|are)\s+(?:\w+\s+){{0,2}}?(?:out|over|gone|finished|history|left|retired|favou?rite|done|past)\b.*?\b(?P<v>[^,;:.!]+?)\s+(?:is|has become|became) (?:now )?(?:my|his|her|their|the) (?:new )?(?:favou?rite|one|choice)",
        rf"\b{known}\s+(?:is|was|has|are)\s+(?:\w+\s+){{0,2}}?(?:out|over|gone|finished|history|left|retired|favou?rite|done|past)\b.*?\b{_IN}\s+{_A}(?P<v>.+)",
    )


@lru_cache(maxsize=2)
def _gates(place: bool) -> Gates:
    """Which ways can match a sentence, whatever the value known."""
    return Gates([way] for way in _ways("(?:.*)", place))


@lru_cache(maxsize=4096)
def _pattern(old: str, place: bool, number: int) -> re.Pattern[str]:
    known = _A + r"\s+".join(re.escape(word) for word in old.split())
    return re.compile(_ways(known, place)[number], re.IGNORECASE)


@lru_cache(maxsize=TEXTS)
def replacement(text: str, person: str, name: str, old: str) -> tuple[str, Statement] | None:
    """The value that `text` puts in place of `old` for `person`, and where; None where it does not.

    Args:
        text: a memory told after the one that holds `old`.
        person: whose value it is.
        name: the kind of fact.
        old: the value known so far, normalised.
    """
    if name in _FIXED or _BY.sub("", old) not in normal(text):
        return None
    relation = RELATIONS[name]
    old = _BY.sub("", old)
    said = attributed(text, person)
    sentences = dict.fromkeys(statement.sentence for statement, theirs in said if theirs)
    for sentence in sentences:
        inside = [(statement, theirs) for statement, theirs in said if statement.sentence == sentence]
        marks = [statement.clause for statement, _ in inside]
        if f" {old} " not in f" {normal(sentence)} " or any(
            m.question or m.hypothetical or m.third or m.intended for m in marks
        ):
            continue
        first = next(statement for statement, theirs in inside if theirs)
        corrected = next((statement for statement, _ in inside if statement.clause.correction), None)
        found: tuple[str, ...] = ()
        if corrected is not None:
            found = meant(corrected.clause.text, relation)
        if not found or normal(found[0]) == old:
            place = relation.value == "place"
            may = _gates(place).open(fold(sentence))
            for number in range(may.bit_length()):
                match = _pattern(old, place, number).search(sentence) if may >> number & 1 else None
                found = values(match["v"], relation.value)[:1] if match is not None else ()
                if found and normal(found[0]) != old and person.casefold() not in re.split(r"[\s'’]", normal(found[0])):
                    break
                found = ()
        if found and normal(found[0]) != old:
            return found[0], first
    return None

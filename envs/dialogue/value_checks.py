"""Checks of what stands in a slot: whether it claims anything of the person, is of that kind, and can be a value of it."""

from __future__ import annotations

import re

from memenv.envs.dialogue.claims import Statement
from memenv.envs.dialogue.value_words import (
    DAY,
    HOW_OFTEN,
    IS_A,
    LEARNT,
    NO_JOB,
    NO_LONGER,
    NO_MEMBER,
    NOT_SPOKEN,
    OWN_DOINGS,
    PLAYED,
    PRIZE,
    READING,
    SCHOOL,
    STRONG_WIN,
    TITLE,
    TRADE,
    UNMIXED,
)
from memenv.language.dates import find_dates
from memenv.language.letters import CAPITALS
from memenv.language.lexicon import Found, Relation
from memenv.language.loosely import choices, plausible
from memenv.language.records import is_name
from memenv.language.topics import topic, topics
from memenv.language.values import members, values

#: Kinds of values that are made of dates, times or digits.
_DATED = frozenset({"date", "weekday", "time", "number", "secret"})
#: "You want to come along", "my laptop decided to update": nobody's own plan.
_OTHERS_WILL = re.compile(
    r"\b(?:you(?: ever| still| really| all| both)?|he|she|they|people|everyone|nobody) (?:want|wish|hope|plan|intend|decide|mean|need|like)(?:s|ed)? (?:to )?$",
    re.IGNORECASE,
)
_ANIMATE = re.compile(
    r"(?:[Mm]y|\S+['’]s) (?:\w+ )?(?:heart|mind|sights?|eyes?|aim|plan|dream|goal|wish|hope|intention|ambition|next|big)\b"
)
_WHICH = re.compile(r"^(?:(?:old|new|last|first|same|other|previous|next|current|latest|another|further) )+")
#: Kinds whose members are told by words that also name the kind ("a triathlon").
_SELF_NAMED = frozenset({"race", "exhibition", "plants", "exam", "sport", "purchase", "marital status"})
_ONES = frozenset({"one", "ones", "thing", "things", "stuff"})
_BLANK = re.compile(r"(?:got |wants? |needs? |has )?(?:an? )?(?:new )?(?:password|code|combination)$", re.IGNORECASE)
#: "given my old tipple the elbow": an end, no value.
#: "The tap has started dripping": no doing of the speaker's.
_IT_ACTS = re.compile(
    r"(?:The|This|That|These|Those|An?|Half|Every|Some) (?:[a-z'’-]+ ){1,6}?(?:has|have|had|is|are|was|were|started|began|does|did|keeps?|kept|went|took|got|[a-z]+ed|[a-z]+s) "
)
_ME = re.compile(r"\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)\b")
_THE_BOOT = re.compile(r"(?:elbow|boot|push|heave-ho|sack|chop|brush-off|order of the boot)$")
_GOING = re.compile(r"\bgoing $")
#: "I want every detail": a thing, not a doing.
_WANTS = re.compile(r"\b(?:wants?|wanted|like|love|hopes?|wish(?:es)?|mean|means) $")
_A_THING = re.compile(r"(?:every|all|an?|the|some|any|more|my|your|it|this|that|you|better|well)\b", re.IGNORECASE)
_LIKENESS = re.compile(r"(?:^|[\w,] )like $")
#: "I walked into a glass door".
_BUMPED = re.compile(
    r"\b(?:walk|ran|run|bump|crash|drove|trip|fell|drop|broke|look|spill|turn|burst|stumbl|slam)\w* (?:\w+ )?into $",
    re.IGNORECASE,
)
_AN = re.compile(r"an? ")
#: "We must do lunch", "I could do with a nap".
_MUST = re.compile(
    r"\b(?:must|should|could|can|let['’]?s|have to|ought to|need to|might|shall)(?: \w+)? (?:do|go|have) $",
    re.IGNORECASE,
)
#: "a hobby to bore you with", "a course to keep me busy": what it is for.
_FOR_WHOM = re.compile(r"(?:to )?[a-z]+ (?:you|me|us|him|her|them)\b")

__all__ = ["impossible", "is_date", "is_list", "misread", "no_claim", "no_value", "other_kind"]


def _a_job(value: str, before: str) -> bool:
    """Whether what stands after "is a" or "became a" can be work: "I'm a bit tired" is none."""
    cut = values(value, "phrase")
    if not cut or NO_JOB.match(cut[0]) or NO_JOB.match(value):
        return False
    return IS_A.search(before) is None or (len(cut[0].split()) <= 3 and TRADE.search(cut[0]) is not None)


def is_date(value: str) -> bool:
    """Whether a value is nothing but a date or a weekday: it tells when, not what."""
    if DAY.fullmatch(value):
        return True
    dates = find_dates(value, 0.0)
    return bool(dates) and dates[0].start == 0 and dates[0].end == len(value)


def is_list(raw: str) -> bool:
    """Whether a slot for one value holds a list of three or more: no claim at all."""
    listed = members(re.split(r"[.;!?](?:\s|$)", raw)[0])
    return len(listed) > 2 and all(len(part.split()) <= 3 for part in listed)


def _possessed(text: str, person: str) -> bool:
    """Whether `text` begins with "my ..." or "Mia's ..." and a word in small letters."""
    for owner in ("My", "my", f"{person}'s", f"{person}’s"):
        if text.startswith(owner) and text[len(owner) : len(owner) + 1] == " ":
            return "a" <= text[len(owner) + 1 : len(owner) + 2] <= "z"
    return False


def no_claim(match: Found, statement: Statement, relation: Relation, person: str) -> bool:
    """Whether what fills the slot claims nothing of `person`: no work, a list, a denial, the doing of something of theirs."""
    text = statement.clause.text
    if relation.name == "job" and not match.label and not _a_job(match.value, text[: match.start]):
        return True
    if relation.cardinality != "many" and relation.value in ("place", "name", "phrase") and is_list(match.value):
        return True
    if NO_LONGER.match(match.value):
        return True
    before = text[: match.start]
    if relation.name == "plan" and not match.label and not match.ended:
        if (
            _OTHERS_WILL.search(before)
            or _GOING.search(before)
            or (_WANTS.search(before) and _A_THING.match(match.value))
        ):
            return True
        if _possessed(text, person) and not _ANIMATE.match(text):
            return True
    if (
        relation.name in OWN_DOINGS
        and not match.label
        and _IT_ACTS.match(text)
        and not _ME.search(before)
        and person not in before
    ):
        return True
    if relation.name in ("hobby", "sport", "course") and not match.ended:
        if _BUMPED.search(before) or (relation.name == "hobby" and PLAYED.fullmatch(match.value.strip(" .,!"))):
            return True
        if match.label and _FOR_WHOM.match(match.value):
            return True
        if (
            _MUST.search(before)
            or match.value.startswith("with ")
            or (_LIKENESS.search(before) and _AN.match(match.value))
        ):
            return True
    if (
        relation.name in OWN_DOINGS
        and not match.label
        and _possessed(text, person)
        and not relation.label_re.search(text.lower())
    ):
        return True
    return (
        relation.name == "award"
        and not match.label
        and not STRONG_WIN.search(text[: match.start])
        and not (
            PRIZE.search(match.value)
            or re.match(rf"[Tt]he [{CAPITALS}]\w+", match.value)
            or (re.search(r"\b[Tt]he $", text[: match.start]) and re.match(rf"[{CAPITALS}]", match.value))
        )
    )


def other_kind(match: Found, statement: Statement, relation: Relation) -> bool:
    """Whether the words around a slot say that it is one of another kind: a visit to a university, a language studied."""
    text = statement.clause.text
    if relation.name == "university":
        went = re.search(r"\bwent to (?:the )?$", text[: match.start])
        if went and find_dates(text, 0.0):
            return True
        return (
            not SCHOOL.search(match.value)
            or re.match(r"(?:the )?(?:university|college|school|uni)\W*$", match.value) is not None
        )
    if relation.name == "language":
        return NOT_SPOKEN.match(text, match.end) is not None
    if relation.name == "field of study":
        return LEARNT.search(text) is not None
    if relation.name.startswith("favourite"):
        return (
            not match.label
            and not topics(statement.sentence).get(relation.name, 0)
            and not choices(match.value, relation.name)
        )
    if relation.name not in ("sport", "hobby"):
        return False
    if (
        relation.name == "hobby"
        and re.match(rf"[{CAPITALS}]", match.value)
        and re.search(r"\b(?:show|series|watch\w*|book|novel|read\w*|season|episode)\b", text)
    ):
        return True
    if (
        not match.label
        and not match.ended
        and not (
            topics(statement.sentence).get(relation.name, 0)
            or re.search(r"ing\b", match.value[:40])
            or choices(match.value[:40], "sport")
        )
    ):
        return True
    other = r"\bfavou?rite (?!pastime|hobby|sport|leisure|workout|thing to do)"
    return re.search(other, statement.sentence) is not None


def impossible(value: str, relation: Relation) -> bool:
    """Whether nothing of this kind is ever called so, however it was found."""
    if (
        relation.value not in _DATED
        and (value[:1].isdigit() or value[-1:].isdigit() or DAY.fullmatch(value))
        and is_date(value)
    ):
        return True
    if relation.name in NO_MEMBER and NO_MEMBER[relation.name].search(value):
        return True
    if relation.cardinality == "one" and _THE_BOOT.match(value):
        return True
    if relation.name.startswith("favourite") and relation.label_re.search(value.lower()):
        return True
    if relation.value == "secret" and _BLANK.match(value):
        return True
    return value.islower() and relation.value in ("phrase", "title", "name") and _names_kind(value, relation)


def _names_kind(value: str, relation: Relation) -> bool:
    """Whether a value is no more than the word for its kind: "hobby", "old car", "the new one"."""
    if relation.name in _SELF_NAMED:
        return False
    bare = _WHICH.sub("", value)
    return bare in _ONES or ((bare != value or " " not in value) and relation.label_re.fullmatch(bare) is not None)


def no_value(value: str, match: Found, relation: Relation) -> bool:
    """Whether a value is none that its kind can have."""
    if impossible(value, relation):
        return True
    if relation.value in ("place", "phrase") and value.isdigit():
        return True
    if relation.name in ("home", "birthplace") and value.islower() and not match.label:
        return True
    return relation.value in ("phrase", "title") and relation.name != "plan" and not plausible(value, relation.name)


def misread(value: str, match: Found, text: str, relation: Relation) -> bool:
    """Whether a value is one of another kind: lessons that are no sport, the town of a university that is no subject."""
    name = relation.name
    if name in UNMIXED and value.islower() and not match.label and topic(value) not in ("", name):
        return True
    if name == "employer":
        return TITLE.match(value) is not None
    if name == "pet":
        return not match.ended and not is_name(value)
    if name == "field of study":
        return (
            re.search(r"(?i)university of $", text[: match.start]) is not None
            or re.match(rf"{re.escape(value)}(?: [{CAPITALS}]\w+)* (?:University|College|Institute)", match.value)
            is not None
        )
    if name in ("sport", "hobby") and READING.match(value):
        return True
    if name == "hobby":
        return HOW_OFTEN.search(value) is not None
    return name == "sport" and PLAYED.fullmatch(value) is not None

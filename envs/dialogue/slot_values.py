"""Values that stand in a slot: where a pattern or the label of a written fact says that one follows."""

from __future__ import annotations

import re

from memenv.envs.dialogue.claims import Statement
from memenv.envs.dialogue.value_checks import is_list, misread, no_claim, no_value, other_kind
from memenv.envs.dialogue.value_words import CLOSED, COUPLE, GAZETTED, HOW_OFTEN, KINDRED, TITLE, TRADE
from memenv.language.aboutness import may_be_about
from memenv.language.dates import find_dates
from memenv.language.letters import CAPITALS
from memenv.language.lexicon import Found, Relation, find
from memenv.language.loosely import choices, loosely
from memenv.language.pairs import EARLIER, labels
from memenv.language.records import is_name
from memenv.language.values import normal, plans, values

__all__ = ["labelled", "patterned"]


def patterned(statement: Statement, relation: Relation, person: str) -> list[tuple[str, bool]]:
    """The values that one clause gives, and whether they ended."""
    text = statement.clause.text
    folded = person.casefold()
    got: list[tuple[str, bool]] = []
    for match in find(relation, text):
        if (
            not match.label
            and not match.ended
            and not may_be_about(text, relation.name)
            and not (relation.name in _CODES and len(match.value.strip(" .!")) > 3)
            and not (relation.name == "job" and _is_trade(match, text))
        ):
            continue
        if got and (not match.ended or got[0][1]) and relation.name not in GAZETTED:
            break
        if no_claim(match, statement, relation, person) or other_kind(match, statement, relation):
            continue
        for cut in _cut(match, text, relation):
            value = _completed(cut, match, text, relation)
            if relation.name in KINDRED and relation.name != "wedding" and not is_name(TITLE.sub("", value)):
                continue
            if relation.value in ("name", "title") and match.label and ", " in match.value and not is_name(value):
                value = next(iter(values(match.value.rsplit(", ", 1)[1], relation.value)), value)
            if no_value(value, match, relation):
                continue
            if relation.name in CLOSED:
                if spans := choices(match.value, relation.name):
                    value = _member(value, match.value[slice(*spans[0])], relation.name)
                elif not (match.label and statement.pair):
                    continue
            if misread(value, match, text, relation):
                continue
            if relation.name == "sport":
                value = HOW_OFTEN.sub("", value)
            norm = normal(value)
            if folded not in norm.split() and norm != folded and norm not in {normal(other) for other, _ in got}:
                got.append((value, match.ended))
    return got


def _is_trade(match: Found, text: str) -> bool:
    """Whether a slot is "am a ..." with a word for a trade: "a flight attendant" speaks of no trip."""
    cut = values(match.value, "phrase")
    return (
        bool(cut)
        and TRADE.search(cut[0]) is not None
        and re.search(r"\b(?:am|is|as|I['’]m) (?:now |currently |still )?an? $", text[: match.start]) is not None
    )


def _cut(match: Found, text: str, relation: Relation) -> tuple[str, ...]:
    """The values that what fills a slot holds, without what follows them."""
    if relation.name == "wedding" and (couples := COUPLE.findall(match.value)):
        return tuple(couples)
    if relation.name == "plan":
        if re.search(r"\b(?:an?|the|odd|strange|weird|bad|funny) dream (?:about|of) $", text[: match.start]):
            return ()
        return plans(re.sub(r"^(?:(?:to )?do )?(?:is|was) (?:to )?", "", match.value))
    several = relation.cardinality == "many" or relation.name in ("concert", "trip")
    found = values(match.value, relation.value, several)
    return (_firm(match.value, found[0]),) if relation.name == "employer" and found else found


def _completed(value: str, match: Found, text: str, relation: Relation) -> str:
    """A value with what belongs to it and the cut left off."""
    if relation.name in _FIRMS and " " not in value and (joined := _joined(value, text)) != value:
        return joined
    if relation.name == "favourite restaurant":
        return _with_owner(value, match.value)
    if relation.name in _CODES and (code := _CODE.search(value)):
        return code.group()
    if (
        relation.name == "wifi password"
        and not re.search(r"[\d-]", value)
        and (tokens := loosely(text, "wifi password"))
    ):
        return tokens[0]
    if relation.name in ("favourite food", "dish"):
        return _dish(value, text)
    if relation.name == "party place":
        return _FOR_PARTY.sub("", value)
    if relation.name in ("key place", "commute"):
        return _with_place(value, text[: match.start], match.value)
    return value


#: What follows the name of a dish and is no part of it.
_NOT_ON_PLATE = r"(?:world|morning|evening|afternoon|night|kitchen|oven|fridge|house|summer|winter|autumn|spring|whole|mood|universe|pub|family|office|long|end|city|town|country|restaurant)"


def _dish(name: str, text: str) -> str:
    """A dish with the "in the ..." that belongs to its name ("toad in the hole")."""
    match = re.search(rf"{re.escape(name)} in (?:the |an? )?(?!{_NOT_ON_PLATE}\b)[a-z]+(?=\W*$|[.,;!])", text)
    return match.group() if match is not None and re.search(r" in (?:the|an?) |s in [a-z]+$", match.group()) else name


_CODES = frozenset({"locker code", "alarm code"})
_CODE = re.compile(r"\d[\d -]*\d")
_FOR_PARTY = re.compile(r" for (?:the|my|our|a|\S+['’]s) (?:\w+ )?(?:surprise|party|bash|do|celebration)\b.*$")
_FIRMS = frozenset({"favourite restaurant", "employer"})


def _joined(name: str, text: str) -> str:
    """A one-word name of a house with what "and" joins to it ("Smoke and Rye")."""
    match = re.search(
        rf"(?<![\w’'-])(?:[{CAPITALS}]\w+ (?:and|&) {re.escape(name)}|{re.escape(name)} (?:and|&) [{CAPITALS}]\w+)(?=\W|$)",
        text,
    )
    return match.group() if match is not None else name


def _member(value: str, member: str, kind: str) -> str:
    """`value` where it is a shade of a member of a closed class ("rust red"), else that member."""
    shade = len(value.split()) < 4 and not re.search(r"(?i)\b(?:longer|not|now|favou?rite|than)\b", value)
    return value if shade and choices(value, kind) else member


def _with_owner(name: str, raw: str) -> str:
    """A restaurant's name with the "'s" that belongs to it ("Luigi's")."""
    at = raw.find(name)
    follows = re.match(r"['’]s(?=\W*$|[.,;!])", raw[at + len(name) :]) if at >= 0 else None
    return name + follows.group() if follows is not None else name


def _with_place(value: str, before: str, raw: str) -> str:
    """A hiding place, or a way to work, with the preposition that a label's pattern left outside ("in the left boot")."""
    lead = re.search(r"\b(in|on|at|under|behind|inside|above|by|near|via) ((?:an?|the|my|his|her|our) )?$", before)
    lead = lead or re.match(r"(by|on|in|via|under|behind|inside) ((?:an?|the|my|his|her|our) )?(?=\S)", raw)
    if lead is None or value.startswith(f"{lead[1]} "):
        return value
    return f"{lead[1]} {lead[2] or ''}{value}"


def _firm(raw: str, name: str) -> str:
    """A firm's name with what "and" joins to it ("Tallow and Sons")."""
    if f"{name} and " not in raw and f"{name} & " not in raw:
        return name
    joined = re.search(
        rf"{re.escape(name)} (?:and|&) [{CAPITALS}][\w’'-]*(?: [{CAPITALS}][\w-]+)?(?=\W*$|[.,;!]|\s+(?:on|in|since|as|now|these|last|from|for|again|at|is|was|has)\b)",
        raw,
    )
    return joined.group() if joined is not None else name


def labelled(text: str, relation: Relation) -> tuple[str, ...]:
    """The value of a written fact whose label is no known one but speaks of the kind."""
    label, mark, raw = text.partition(":")
    if not mark or not labels(EARLIER.sub("", label).strip(), relation.name):
        return ()
    many = relation.cardinality in ("many", "event")
    if relation.name == "wedding" and (couples := COUPLE.findall(raw)):
        return tuple(couples)
    if relation.name == "plan":
        return plans(raw)
    if relation.value != "date" and find_dates(raw.strip()[:12], 0.0):
        return ()
    if not many and relation.value in ("place", "name", "phrase") and is_list(raw):
        return ()
    return values(raw, relation.value, many)

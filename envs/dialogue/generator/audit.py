"""A second opinion on every gold: recomputed from the log alone, by rules written apart from the simulator's state.

The log is read afresh for every question, with no shared code: what the simulator folds step by step is here searched
backwards from the moment of asking.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from memenv.envs.dialogue.generator.life import Life
from memenv.envs.dialogue.generator.log import LoggedFact, Probe, Query
from memenv.envs.dialogue.gold import Gold
from memenv.stream import Experience, Item

__all__ = ["audit"]

_WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip


def audit(life: Life) -> list[str]:
    """One line for every item whose gold differs from the log's reading, or whose evidence was not said before."""
    wrong: list[str] = []
    heard: list[str] = []
    for event in life.events:
        if isinstance(event, Experience):
            heard.extend(turn.source for turn in event.messages)
            continue
        wrong.extend(f"{event.id} {event.text!r}: {fault}" for fault in _faults(event, life.log, heard))
    return wrong


def _faults(item: Item, log: Sequence[LoggedFact], heard: list[str]) -> list[str]:
    gold, probe = item.gold, item.data
    if not isinstance(gold, Gold) or not isinstance(probe, Probe):
        return ["no gold or no probe"]
    said = [fact for fact in log if fact.source in heard]
    found = _answer(probe.query, said)
    faults = [] if sorted(found) == sorted(gold.answers) else [f"gold {gold.answers}, log says {found}"]
    if probe.query.kind != "absent" and not probe.evidence:
        faults.append("no evidence")
    faults.extend(f"evidence {source} was not said yet" for source in probe.evidence if source not in heard)
    if gold.kind == "forget":
        faults.extend(_forget_faults(probe.query, gold, said))
    return faults


def _forget_faults(query: Query, gold: Gold, said: list[LoggedFact]) -> list[str]:
    about = [f for f in said if f.subject == query.person and f.relation == query.relation and not f.flag]
    told = [i for i, f in enumerate(about) if f.op == "set"]
    asked = [i for i, f in enumerate(about) if f.op == "forget"]
    if len(asked) != 1 or not told or told[-1] > asked[0]:
        return ["the secret was not told and then asked to be forgotten, once"]
    secret = about[told[-1]]
    faults = [] if gold.secret == secret.value else [f"secret {gold.secret!r}, log says {secret.value!r}"]
    neighbour = [f for f in said if f.relation == query.other and f.subject == query.person and not f.flag]
    if not any(f.session == secret.session for f in neighbour):
        faults.append("the neighbour was not told with the secret")
    return faults


def _answer(query: Query, said: list[LoggedFact]) -> list[str]:
    real = [f for f in said if not f.flag]
    mine = [f for f in real if f.subject == query.person and f.relation == query.relation]
    theirs = [f for f in real if f.subject == query.other and f.relation == query.relation]
    match query.kind:
        case "value":
            return _latest(mine)
        case "previous":
            return _before_latest(mine)
        case "forget":
            return _latest([f for f in real if f.subject == query.person and f.relation == query.other])
        case "list":
            return _members(mine, query.species)
        case "count":
            return [str(_size(mine, query.species))]
        case "shared":
            return [value for value in _members(mine, "") if value in _members(theirs, "")]
        case "more":
            return [query.person if _size(mine, "") > _size(theirs, "") else query.other]
        case "date":
            return [_spoken(iso) for iso in _date_of(mine, query.value)]
        case "days" | "weeks":
            other = [f for f in real if f.subject == query.person and f.relation == query.other]
            first, second = _date_of(mine, query.value), _date_of(other, query.other_value)
            if not first or not second:
                return []
            days = (date.fromisoformat(second[0]) - date.fromisoformat(first[0])).days
            return [str(days)] if query.kind == "days" else [str(days // 7)] if days % 7 == 0 else []
        case "infer" if not mine:
            return []
        case "infer":
            holds = query.value in (_members(mine, "") if mine[0].op == "add" else _latest(mine))
            return [] if not holds else ["Yes" if query.positive else "No"]
        case "absent":
            return [f.value for f in mine if query.value in ("", f.value)]


def _values(facts: list[LoggedFact]) -> list[str]:
    """The values of a relation with one value in the order in which they held; "" where it had ended."""
    wrong = [(i, f.old) for i, f in enumerate(facts) if f.op == "correct"]
    values: list[str] = []
    for i, fact in enumerate(facts):
        if fact.op == "end":
            values.append("")
        elif fact.op in ("set", "correct") and not any(j > i and old == fact.value for j, old in wrong):
            values.append(fact.value)
    return [value for i, value in enumerate(values) if i == 0 or value != values[i - 1]]


def _latest(facts: list[LoggedFact]) -> list[str]:
    if any(f.op == "forget" for f in facts):
        return []
    return [value for value in _values(facts)[-1:] if value]


def _before_latest(facts: list[LoggedFact]) -> list[str]:
    values = [value for value in _values(facts) if value]
    return values[-2:-1] if _latest(facts) else []


def _members(facts: list[LoggedFact], species: str) -> list[str]:
    ended = [f.value for f in facts if f.op == "end"]
    return [f.value for f in facts if f.op == "add" and f.value not in ended and species in ("", f.kind)]


def _size(facts: list[LoggedFact], species: str) -> int:
    if not facts or facts[0].op != "set":
        return len(_members(facts, species))
    signs = {"set": 1, "add": 1, "end": -1}
    return sum(signs[f.op] * _WORDS.index(f.value) for f in facts)


def _date_of(facts: list[LoggedFact], value: str) -> list[str]:
    withdrawn = [f.old for f in facts if f.op == "correct"]
    dates = [f.date for f in facts if f.op in ("set", "add") and f.value == value and f.date]
    return dates[:1] if value not in withdrawn else []


def _spoken(iso: str) -> str:
    year, *rest = iso.split("-")
    if not rest:
        return year
    name = _MONTHS[int(rest[0]) - 1]
    return f"{name} {year}" if len(rest) == 1 else f"{int(rest[1])} {name} {year}"

"""Values that memories hold for a person and a kind of fact, and which of them is true now, was before, has ended."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from memenv.envs.dialogue.amends import amended, is_over, may_amend, may_end
from memenv.envs.dialogue.changes import replacement
from memenv.envs.dialogue.claims import about
from memenv.envs.dialogue.held import Held, held
from memenv.envs.dialogue.value_words import CHANGE, KINDRED
from memenv.language.dates import Date, find_dates
from memenv.language.letters import compiled
from memenv.language.lexicon import RELATIONS, Relation
from memenv.language.values import normal, values
from memenv.solver import Recall

__all__ = ["Placed", "current", "holdings", "present_values", "previous"]

_NOT = compiled(r"^[Cc]orrection\b.*\bnot (?P<old>.+?)\W*$")
_FROM_TO = compiled(r"\bfrom (?P<old>.+?) to\b")
_INSTEAD = compiled(
    r"\b(?:instead of|rather than|replacing|replaces|in place of|left|after leaving|no longer|not) (?:an? |the |being (?:an? )?)?(?P<old>.+)$"
)


#: What was so just before; "I used to live in Oslo, ages ago" does not say so.
_JUST_BEFORE = compiled(
    r"\b(?:previous(?:ly)?|former(?:ly)?|prior|before|until|earlier|replaced|left|no longer|any ?more|any longer)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Placed:
    """A held value with the time it counts from: (memory time, its own date, memory id, place in the text)."""

    held: Held
    key: tuple[float, float, int, int]
    memory: Recall

    @property
    def dates(self) -> tuple[Date, ...]:
        """Dates told with it."""
        return self.held.statement.dates(self.memory.time)


def _speakers(memories: Sequence[Recall]) -> frozenset[str]:
    """The names in front of raw turns: who is addressed is no town and no team."""
    heads = (memory.text[: memory.text.find(":")] for memory in memories)
    return frozenset(head.casefold() for head in heads if head and len(head) < 24 and head[0].isupper())


def holdings(name: str, person: str, memories: Sequence[Recall]) -> list[Placed]:
    """All values of a kind that `memories` hold for `person`, oldest first."""
    found: list[Placed] = []
    for index, memory in enumerate(memories):
        for one in held(memory.text, person, name):
            dated = (
                ()
                if RELATIONS[name].value in ("weekday", "time", "date")
                else find_dates(one.statement.clause.text, memory.time)
            )
            day = dated[0].date.days if dated and dated[0].date.days <= memory.time else memory.time
            found.append(Placed(one, (memory.time, day, memory.id if memory.id >= 0 else index, one.order), memory))
    if found and name not in KINDRED and name not in ("pet", "boss"):
        speakers = _speakers(memories)
        found = [p for p in found if p.held.norm not in speakers]
    found.sort(key=lambda placed: placed.key)
    if RELATIONS[name].cardinality == "one" and (found or any(may_amend(memory.text) for memory in memories)):
        return _changed(name, person, memories, found)
    return found


def _changed(name: str, person: str, memories: Sequence[Recall], found: list[Placed]) -> list[Placed]:
    """`found` with the values that later statements put in place of known ones, oldest first."""
    for index, memory in sorted(enumerate(memories), key=lambda entry: (entry[1].time, entry[1].id, entry[0])):
        key = (memory.time, memory.time, memory.id if memory.id >= 0 else index, 99)
        known = [p for p in found if p.key < key and p.memory is not memory and not p.held.ended]
        put_right = None
        if may_amend(memory.text) and person in memory.text:
            put_right = amended(memory.text, person, name, tuple(dict.fromkeys(p.held.norm for p in known)))
        if put_right is not None:
            value, wrong = put_right
            said = next(iter(about(memory.text, person)), None)
            if said is not None:
                found = [p for p in found if p.memory is not memory]
                one = Held(value, normal(value), False, False, False, True, True, 99, said, wrong)
                found.append(Placed(one, key, memory))
                found.sort(key=lambda placed: placed.key)
                continue
        if not known or any(p.memory is memory and p.held.norm != known[-1].held.norm for p in found):
            continue
        change = replacement(memory.text, person, name, known[-1].held.norm)
        if change is not None:
            value, said = change
            found = [p for p in found if p.memory is not memory]
            found.append(Placed(Held(value, normal(value), False, False, False, True, True, 99, said), key, memory))
            found.sort(key=lambda placed: placed.key)
    return found


def current(name: str, person: str, memories: Sequence[Recall]) -> str:
    """The value that is true now; "" where the memories do not tell, or contradict each other without an order."""
    placed = holdings(name, person, memories)
    ended = {p.held.norm: p.key for p in placed if p.held.ended}
    live = [
        p
        for p in placed
        if not (p.held.past or p.held.ended) and not (p.held.norm in ended and ended[p.held.norm] >= p.key)
    ]
    strong = [p for p in live if not p.held.weak] or live
    if name in ("birthplace", "birthday") and not strong:
        strong = placed
    if not strong:
        return ""
    last = strong[-1]
    rivals = [p for p in strong if p.key[:2] == last.key[:2] and not _alike(p.held.norm, last.held.norm)]
    if rivals:
        marked = [
            p
            for p in strong
            if p.key[:2] == last.key[:2]
            and (p.held.present or p.held.correction or CHANGE.search(p.held.statement.clause.text))
        ]
        distinct = {p.held.norm for p in rivals} | {last.held.norm}
        if len({p.held.norm for p in marked}) == 1 and len(distinct) == 2:
            return marked[-1].held.value
        if len(distinct) > 2 or (rivals[-1].memory is last.memory and not last.held.correction):
            return _supported(strong)
    return last.held.value


def _alike(one: str, other: str) -> bool:
    return one == other or one in other or other in one


def _supported(placed: Sequence[Placed]) -> str:
    """The value that most statements give, if one leads; else ""."""
    counts: dict[str, int] = {}
    for p in placed:
        counts[p.held.norm] = counts.get(p.held.norm, 0) + 1
    ranked = sorted(counts.items(), key=lambda entry: -entry[1])
    if len(ranked) == 1 or ranked[0][1] > ranked[1][1]:
        return next(p.held.value for p in reversed(placed) if p.held.norm == ranked[0][0])
    return ""


def previous(name: str, person: str, memories: Sequence[Recall]) -> str:
    """The value before the present one."""
    placed = holdings(name, person, memories)
    relation = RELATIONS[name]
    mistaken = {
        normal(match["old"])
        for p in placed
        if p.held.correction and (match := _NOT.search(p.held.statement.sentence)) is not None
    }
    mistaken |= {p.held.mistaken for p in placed if p.held.mistaken}
    placed = [p for p in placed if p.held.norm not in mistaken]  # what was said by mistake was never so
    now = normal(current(name, person, memories))
    past = [p for p in placed if (p.held.past or p.held.ended) and p.held.norm != now]
    distinct: list[Placed] = []
    for p in placed:
        if not p.held.past and (not distinct or not _alike(distinct[-1].held.norm, p.held.norm)):
            distinct.append(p)
    for p in reversed(placed):  # "moved from Oslo to Rome"
        for pattern in (_FROM_TO, _INSTEAD):
            match = pattern.search(p.held.statement.clause.text)
            if match is not None and p.held.norm == now:
                old = values(match["old"], relation.value)
                if old and normal(old[0]) != now and normal(old[0]) not in mistaken:
                    return old[0]
    told_now = {p.held.norm for p in distinct}
    sure = [p for p in past if p.held.norm in told_now or _JUST_BEFORE.search(p.held.statement.sentence)]
    if sure or (past and len(told_now) < 2):
        return (sure or past)[-1].held.value
    before = (
        [p for p in distinct if not _alike(p.held.norm, now) and p.key[:2] < distinct[-1].key[:2]] if distinct else []
    )
    if len({p.held.norm for p in distinct if p.key[:2] == distinct[-1].key[:2]} if distinct else set()) > 2:
        return ""
    return before[-1].held.value if before else past[-1].held.value if past else ""


def present_values(relation: Relation, person: str, memories: Sequence[Recall]) -> list[Placed]:
    """The values of an accumulating kind that still hold, first mention of each, oldest first."""
    placed = holdings(relation.name, person, memories)
    out: dict[str, Placed] = {}
    for p in placed:
        norm = p.held.norm
        if p.held.ended or p.held.past:
            for known in [known for known in out if known == norm or norm in known.split() or known in norm.split()]:
                del out[known]
        elif not any(norm == known or f" {norm} " in f" {known} " for known in out):
            for known in [known for known in out if f" {known} " in f" {norm} "]:
                del out[known]
            out[norm] = p
    if relation.name == "pet":
        out = {norm: p for norm, p in out.items() if not _gone(p, memories)}
    ends = [memory for memory in memories if may_end(memory.text) and person in memory.text] if out else []
    return [
        p
        for p in out.values()
        if not any(_later(memory, p) and is_over(memory.text, person, p.held.norm) for memory in ends)
    ]


def _later(memory: Recall, p: Placed) -> bool:
    return (memory.time, memory.id) > (p.memory.time, p.memory.id)


def _gone(pet: Placed, memories: Sequence[Recall]) -> bool:
    """Whether a pet is told to have died or left, with itself as the subject ("Rex died")."""
    return any(
        memory.time >= pet.memory.time
        and said.clause.ended
        and said.clause.told
        and not said.clause.third
        and any(normal(name) == pet.held.norm for name in said.people)
        for memory in memories
        for said in about(memory.text, pet.held.value)
    )

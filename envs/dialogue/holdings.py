"""Values that memories hold for a person and a kind of fact, and which of them is true now, was before, has ended."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from memenv.envs.dialogue.claims import Statement, about
from memenv.language.dates import Date, find_dates
from memenv.language.lexicon import RELATIONS, Relation, find
from memenv.language.values import members, normal, values
from memenv.solver import Recall

__all__ = ["Held", "Placed", "current", "held", "holdings", "present_values", "previous"]

#: Kinds whose statements are denials by nature ("can't stand olives").
_DENYING = frozenset({"dislike", "allergy", "fear"})
_NOT_DENYING = re.compile(
    r"\b(?:not|isn['’]t|am not|no longer|never been|doesn['’]t|don['’]t) (?:really )?(?:allergic|afraid|scared|dislike|hate|fear|mind)\b"
)
#: Kinds that relatives and acquaintances are the value of.
_KINDRED = frozenset({"partner", "sibling", "child", "friend", "boss", "roommate", "dentist", "wedding", "engagement"})
_GAZETTED = frozenset({"instrument", "language"})
_NO_JOB = re.compile(
    r"^(?:vegan|vegetarian|pescatarian|big|huge|real|true|member|fan|lover|morning|night|early|mother|father|mom|mum|dad|parent|friend|resident|native|twin|widow"
    r"|bachelor|single|homeowner|regular|good|great|bit|lot|little|volunteer|supporter|collector|person|woman|man|girl|boy|very|proud|citizen|keen|avid|dog|cat|sister|brother|daughter|son|flexitarian|omnivore)\b",
    re.IGNORECASE,
)
_IS_A = re.compile(
    r"\b(?:is|am|was|I['’]m|['’]s)\s+(?:(?:now|currently|still|actually|formerly|previously)\s+)*an?\s+$"
)
_TRADE = re.compile(
    r"(?:er|or|ist|ian|ant|ent|eer|man|woman|wife|ess|chef|nurse|cook|pilot|guide|vet|judge|coach|clerk|model|smith|wright|host|barista|analyst"
    r"|architect|surgeon|mechanic|critic|paramedic|priest|poet|chauffeur|cashier|apprentice|intern|sommelier|attendant|agent|scout|guard|chief)s?$"
)
_WEAK_PAST = re.compile(
    r"\b(?:lived|resided|worked|was|were|drove|studied|dated|supported|loved|liked|preferred|enjoyed|owned|commuted|drank|ate|wore|woke|attended|had|played|spoke"
    r"|collected|volunteered|feared|hated|disliked|roomed|rented|stayed|followed|rode|took the)\b"
)
_CHANGE = re.compile(
    r"\b(?:moved|became|started|switched|changed|joined|got|bought|turned|adopted|married|engaged|relocated|settled|since|took|began|traded|replaced|swapped|has been|have been)\b"
)
_FROM_TO = re.compile(r"\bfrom (?P<old>.+?) to\b")
_INSTEAD = re.compile(
    r"\b(?:instead of|rather than|replacing|replaces|in place of|left|after leaving|no longer|not) (?:an? |the |being (?:an? )?)?(?P<old>.+)$"
)


@dataclass(frozen=True, slots=True)
class Held:
    """A value as a memory states it, without the memory's time.

    Attributes:
        value: as written; norm: for comparison.
        ended: it came to an end; past: true of an earlier time only; weak: told in the simple past.
        present: said to be so now; correction: it corrects something said before.
        order: place in the text.
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


def _admissible(statement: Statement, relation: Relation) -> bool:
    clause = statement.clause
    if clause.question:
        return False
    kindred = relation.name in _KINDRED and relation.label_re.search(clause.third) is not None
    if clause.third and not statement.pair and not kindred:
        return False
    if relation.name == "plan":
        return not clause.negated
    if clause.hypothetical or (clause.intended and not statement.pair and relation.cardinality != "secret"):
        return False
    if clause.negated and not clause.ended:
        return relation.name in _DENYING and _NOT_DENYING.search(clause.text) is None
    return True


def _a_job(value: str, before: str) -> bool:
    """Whether what stands after "is a" or "became a" can be work: "I'm a bit tired" is none."""
    cut = values(value, "phrase")
    if not cut or _NO_JOB.match(cut[0]) or _NO_JOB.match(value):
        return False
    return _IS_A.search(before) is None or (len(cut[0].split()) <= 3 and _TRADE.search(cut[0]) is not None)


def _pile(raw: str) -> bool:
    """Whether a slot for one value holds a list of three or more: no claim at all."""
    listed = members(re.split(r"[.;!?](?:\s|$)", raw)[0])
    return len(listed) > 2 and all(len(part.split()) <= 3 for part in listed)


@lru_cache(maxsize=65536)
def held(text: str, person: str, name: str) -> tuple[Held, ...]:
    """What one memory text says of `person` for the kind `name`, in order."""
    relation = RELATIONS[name]
    many = relation.cardinality == "many"
    found: list[Held] = []
    folded = person.casefold()
    last_kind = False
    for order, statement in enumerate(about(text, person)):
        clause = statement.clause
        if not _admissible(statement, relation):
            last_kind = False
            continue
        got: list[tuple[str, bool]] = []
        for match in find(relation, clause.text):
            if got and (not match.ended or got[0][1]) and not (many and name in _GAZETTED):
                break
            if name == "job" and not match.label and not _a_job(match.value, clause.text[: match.start]):
                continue
            if not many and relation.value in ("place", "name", "phrase") and _pile(match.value):
                continue
            for value in values(match.value, relation.value, many):
                norm = normal(value)
                if folded not in norm.split() and norm != folded and norm not in {normal(other) for other, _ in got}:
                    got.append((value, match.ended))
        if not got and last_kind and clause.past and len(clause.text.split()) <= 6:  # "(previously Oslo)"
            rest = re.sub(
                r"^(?:(?:and|but|was|is|previously|formerly|before|that|used to be|earlier|prior|originally|in|at|as|an?|the|it|:)[\s:]+)+",
                "",
                clause.text,
                flags=re.IGNORECASE,
            )
            got = [(value, False) for value in values(rest, relation.value, many)[:1]]
        for value, ended in got:
            weak = (
                not clause.present
                and bool(_WEAK_PAST.search(clause.text))
                and not _CHANGE.search(clause.text)
                and not statement.pair
            )
            found.append(
                Held(
                    value,
                    normal(value),
                    ended,
                    clause.past and not ended,
                    weak,
                    clause.present,
                    clause.correction,
                    order,
                    statement,
                )
            )
        last_kind = bool(got)
    return tuple(found)


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


def holdings(name: str, person: str, memories: Sequence[Recall]) -> list[Placed]:
    """All values of a kind that `memories` hold for `person`, oldest first."""
    found: list[Placed] = []
    for index, memory in enumerate(memories):
        for one in held(memory.text, person, name):
            dated = find_dates(one.statement.clause.text, memory.time)
            day = dated[0].date.days if dated and dated[0].date.days <= memory.time else memory.time
            found.append(Placed(one, (memory.time, day, memory.id if memory.id >= 0 else index, one.order), memory))
    return sorted(found, key=lambda placed: placed.key)


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
            and (p.held.present or p.held.correction or _CHANGE.search(p.held.statement.clause.text))
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
                if old and normal(old[0]) != now:
                    return old[0]
    if past:
        return past[-1].held.value
    before = (
        [p for p in distinct if not _alike(p.held.norm, now) and p.key[:2] < distinct[-1].key[:2]] if distinct else []
    )
    if len({p.held.norm for p in distinct if p.key[:2] == distinct[-1].key[:2]} if distinct else set()) > 2:
        return ""
    return before[-1].held.value if before else ""


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
        return [p for p in out.values() if not _gone(p, memories)]
    return list(out.values())


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

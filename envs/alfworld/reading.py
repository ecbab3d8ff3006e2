"""What a memory text says about a household, whatever its wording.

Two kinds of beliefs are read: where kinds of things lie, and which appliance does what. Reading is by clause: a thing
and a receptacle named together, or a receptacle carried over by "it" or "there". The rules that keep it honest:

* a clause that names several receptacles says less about each, so listing everything says nothing;
* each pair counts once per memory, so repeating says nothing;
* commands are not observations, and carrying something somewhere does not say where it is kept;
* negated clauses count against.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from memenv.envs.alfworld.words import Mention, mentions

__all__ = ["VERBS", "Beliefs", "Claim", "believe", "claims"]

#: Treatments by the verb of the command that does them.
VERBS = ("heat", "cool", "clean", "use")

_FAMILIES = {
    "heat": r"heat(?:s|ed|ing)?|hot|warm(?:s|ed|ing)?|cook(?:s|ed|ing)?|hotter",
    "cool": r"cool(?:s|ed|ing)?|cold|chill(?:s|ed|ing)?|refrigerat\w+",
    "clean": r"clean(?:s|ed|ing)?|wash(?:es|ed|ing)?|rins(?:e|es|ed|ing)|dirty",
}
_FAMILY = {verb: re.compile(rf"\b(?:{words})\b") for verb, words in _FAMILIES.items()}
_INSTRUMENT = re.compile(r"\b(?:with|using|use|uses|used|by|needs?|requires?|goes to|belongs to)\b")
_AT = re.compile(r"\b(?:in|at|inside|under|on)\b")
_LIGHT = re.compile(r"\b(?:turn(?:s|ed|ing)? on|switch(?:es|ed|ing)? on|use|uses|used|using|toggl\w+|lit|light)\b")
_CARRY = re.compile(
    r"\b(?:put|puts|putting|place|places|placing|move|moves|moved|moving|bring|brings|brought|carry|carried|drop|dropped|"
    r"deliver|delivered|must|should|goal|task)\b"
)
_HABIT = re.compile(
    r"\b(?:usually|often|mostly|always|normally|typically|generally|keep|keeps|kept|stored?|found|live|lives|likely|"
    r"was|were|see|seen|saw)\b"
)
_NEGATION = re.compile(r"\b(?:no|not|never|nothing|none|without|isn't|wasn't|aren't|weren't|empty|don't|doesn't)\b")
_WEAK = re.compile(r"\b(?:sometimes|also|else|occasionally|second|next)\b")
_RARE = re.compile(r"\b(?:rarely|seldom|hardly|third)\b")
_CARRIED_OVER = re.compile(r"\b(?:it|there|inside|therein)\b")
_TIMES = re.compile(r"\b(\d{1,4})\s*(?:x|times?)\b")
_MOST_TIMES = 20
_SENTENCE = re.compile(r"[\n.!?;]+")
_CLAUSE = re.compile(
    r",\s*(?=(?:sometimes|also|else|or else|occasionally|rarely|seldom|but|then|second|third|next)\b)|\bthen\b"
)

#: Weight of a negated clause, per pair.
_AGAINST = -0.5


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing that a text says.

    `what` is a kind of thing and `verb` empty for "things of this kind lie there"; for "this appliance does it", `what`
    is empty and `verb` one of `VERBS`. `number` is 0 where no particular receptacle is meant.
    """

    what: str
    verb: str
    receptacle: str
    number: int
    weight: float


@lru_cache(maxsize=4096)
def claims(text: str) -> tuple[Claim, ...]:
    """All that one memory says, each pair once with its strongest weight."""
    best: dict[tuple[str, str, str, int], float] = {}
    for claim in _read(text.lower()):
        key = (claim.what, claim.verb, claim.receptacle, claim.number)
        if key not in best or abs(claim.weight) > abs(best[key]):
            best[key] = claim.weight
    return tuple(Claim(*key, weight) for key, weight in best.items())


def _read(text: str) -> Iterator[Claim]:
    last: Mention | None = None
    for line in text.split("\n"):
        if line.lstrip().startswith(">"):
            continue  # a command: only what came of it counts
        for sentence in _SENTENCE.split(line):
            subjects: list[Mention] = []
            for clause in _CLAUSE.split(sentence):
                named = mentions(clause)
                receptacles = [m for m in named if m.is_receptacle]
                things = [m for m in named if not m.is_receptacle] or subjects
                yield from _treatment(clause, named)
                if not receptacles and last is not None and _CARRIED_OVER.search(clause):
                    receptacles = [last]
                elif receptacles:
                    last = receptacles[-1]
                subjects = things
                yield from _location(clause, things, receptacles)


def _treatment(clause: str, named: list[Mention]) -> Iterator[Claim]:
    if _NEGATION.search(clause):
        return
    lamps = [m for m in named if m.kind.endswith("lamp")]
    if lamps and _LIGHT.search(clause) and not _CARRY.search(clause):
        yield Claim("", "use", lamps[0].kind, 0, 1.0)
    verbs = [verb for verb, family in _FAMILY.items() if family.search(clause)]
    appliances = {m.kind for m in named if m.is_receptacle}
    if len(verbs) != 1 or len(appliances) != 1:
        return  # several of either: which does what is not said
    if _INSTRUMENT.search(clause):
        yield Claim("", verbs[0], next(iter(appliances)), 0, 1.0)
    elif _AT.search(clause) and not _CARRY.search(clause) and not _HABIT.search(clause):
        yield Claim("", verbs[0], next(iter(appliances)), 0, 0.5)


def _location(clause: str, things: list[Mention], receptacles: list[Mention]) -> Iterator[Claim]:
    if not things or not receptacles or _INSTRUMENT.search(clause):
        return
    if _CARRY.search(clause) and not _HABIT.search(clause):
        return
    kinds = {m.kind for m in receptacles}
    weight = 1.0
    if _NEGATION.search(clause):
        weight = _AGAINST
    elif _RARE.search(clause):
        weight = 0.05
    elif _WEAK.search(clause):
        weight = 0.3
    counted = _TIMES.search(clause)
    if counted is not None and weight > 0:
        weight = float(min(int(counted[1]), _MOST_TIMES))
    weight /= len(kinds) ** 2
    for receptacle in {(m.kind, m.number): m for m in receptacles}.values():
        for what in dict.fromkeys(m.kind for m in things):
            yield Claim(what, "", receptacle.kind, receptacle.number, weight)


@dataclass(frozen=True, slots=True)
class Beliefs:
    """What some memories say together.

    Attributes:
        kinds: thing to receptacle kind to weight.
        spots: thing to (receptacle kind, number) to weight.
        treatments: verb to receptacle kind (for "use": lamp kind) to weight.
    """

    kinds: Mapping[str, Mapping[str, float]]
    spots: Mapping[str, Mapping[tuple[str, int], float]]
    treatments: Mapping[str, Mapping[str, float]]


def believe(texts: Iterable[str]) -> Beliefs:
    """Add up the claims of some memories."""
    kinds: dict[str, dict[str, float]] = {}
    spots: dict[str, dict[tuple[str, int], float]] = {}
    treatments: dict[str, dict[str, float]] = {}
    for text in texts:
        for claim in claims(text):
            if claim.verb:
                table = treatments.setdefault(claim.verb, {})
                table[claim.receptacle] = table.get(claim.receptacle, 0.0) + claim.weight
                continue
            weights = kinds.setdefault(claim.what, {})
            weights[claim.receptacle] = weights.get(claim.receptacle, 0.0) + claim.weight
            if claim.number:
                spot = (claim.receptacle, claim.number)
                places = spots.setdefault(claim.what, {})
                places[spot] = places.get(spot, 0.0) + claim.weight
    return Beliefs(kinds, spots, treatments)

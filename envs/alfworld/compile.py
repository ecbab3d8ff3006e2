"""From a PDDL problem to a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from memenv.envs.alfworld.dialect import Dialect
from memenv.envs.alfworld.game import Game, State
from memenv.envs.alfworld.pddl import Problem
from memenv.envs.alfworld.winning import ABILITIES, ARITY, Reachable, winning
from memenv.errors import MemenvError

__all__ = ["build_game", "display_names"]

_MANGLED = (("_bar_", "|"), ("_minus_", "-"), ("_plus_", "+"), ("_dot_", "."), ("_comma_", ","))


def display_names(ids: Iterable[str]) -> dict[str, str]:
    """PDDL ids to the names in the texts.

    The name is what stands before the first bar, with "basin" appended to sinks and bath tubs; numbers are handed out
    per name over the sorted ids from the highest down.
    """
    ordered = sorted(ids)
    counts: Counter[str] = Counter()
    heads: dict[str, str] = {}
    for entity in ordered:
        head, bar, _ = entity.partition("_bar_")
        if bar:
            heads[entity] = _demangle(head) + ("basin" if "basin" in entity else "")
            counts[heads[entity]] += 1
    names = {}
    for entity in ordered:
        if entity in heads:
            names[entity] = f"{heads[entity]} {counts[heads[entity]]}"
            counts[heads[entity]] -= 1
        else:
            names[entity] = _demangle(entity) + " "
    return names


def _demangle(text: str) -> str:
    if "_" not in text:
        return text
    for mangled, plain in _MANGLED:
        text = text.replace(mangled, plain)
    return text


def build_game(problem: Problem, task: str, dialect: Dialect, walkthrough: Sequence[str], name: str) -> Game:
    """Compile a problem.

    Raises:
        MemenvError: a fact names something undeclared or has too many or few arguments, the agent stands nowhere or
            holds something, the goal is beyond what games track, or nothing can make it true.
    """
    facts: dict[str, list[tuple[str, ...]]] = {}
    for predicate, *args in problem.init:
        if len(args) != ARITY.get(predicate, len(args)):
            raise MemenvError(
                f"{name}: '({' '.join((predicate, *args))})' in the initial state should have {ARITY[predicate]} arguments; "
                "the file is damaged"
            )
        facts.setdefault(predicate, []).append(tuple(args))
    mentioned = {arg for args in facts.values() for fact in args for arg in fact}
    unknown = sorted(mentioned - problem.objects.keys())
    if unknown:
        raise MemenvError(f"{name}: the initial state speaks of '{unknown[0]}', which is not declared under :objects")
    names = display_names(mentioned)
    by_type: dict[str, list[str]] = {}
    for entity, kind in problem.objects.items():
        by_type.setdefault(kind, []).append(entity)

    def numbered(kind: str) -> dict[str, int]:
        return {entity: i for i, entity in enumerate(sorted(e for e in by_type.get(kind, ()) if e in mentioned))}

    receptacles, objects, locations = numbered("receptacle"), numbered("object"), numbered("location")

    def mask(predicate: str, numbers: Mapping[str, int]) -> int:
        value = 0
        for fact in facts.get(predicate, ()):
            if fact[0] in numbers:
                value |= 1 << numbers[fact[0]]
        return value

    def pairs(predicate: str, first: Mapping[str, int], second: Mapping[str, int]) -> list[tuple[int, int]]:
        return sorted(
            (first[fact[0]], second[fact[1]])
            for fact in set(facts.get(predicate, ()))
            if fact[0] in first and fact[1] in second
        )

    def grouped(found: Iterable[tuple[int, int]], size: int) -> tuple[tuple[int, ...], ...]:
        groups: list[list[int]] = [[] for _ in range(size)]
        for value, key in found:
            groups[key].append(value)
        return tuple(tuple(sorted(group)) for group in groups)

    standing = facts.get("atlocation", [])
    if len(standing) != 1 or standing[0][-1] not in locations:
        raise MemenvError(f"{name}: the agent must stand at one location at first, found {len(standing)}")
    for predicate in ("holds", "holdsany"):
        if facts.get(predicate):
            raise MemenvError(f"{name}: the agent holds something at first, which no ALFWorld game does")
    housed = pairs("receptacleatlocation", receptacles, locations)
    where = [-1] * len(receptacles)
    for receptacle, location in housed:
        if where[receptacle] >= 0:
            raise MemenvError(f"{name}: a receptacle stands at two locations; the game file is damaged")
        where[receptacle] = location
    kinds = {fact: True for fact in facts.get("receptacletype", ())}
    object_kinds: dict[str, int] = {}
    for entity, kind in facts.get("objecttype", ()):
        if entity in objects:
            object_kinds[kind] = object_kinds.get(kind, 0) | 1 << objects[entity]
    contains: dict[str, int] = {}
    for receptacle_kind, object_kind in facts.get("cancontain", ()):
        contains[receptacle_kind] = contains.get(receptacle_kind, 0) | object_kinds.get(object_kind, 0)
    accepts = [0] * len(receptacles)
    appliances = dict.fromkeys(("sinkbasintype", "microwavetype", "fridgetype"), 0)
    for entity, kind in kinds:
        if entity in receptacles:
            accepts[receptacles[entity]] |= contains.get(kind, 0)
            if kind in appliances:
                appliances[kind] |= 1 << receptacles[entity]
    start = State(
        location=locations[standing[0][-1]],
        opened=mask("opened", receptacles),
        contents=grouped(pairs("inreceptacle", objects, receptacles), len(receptacles)),
        places=grouped(((b, a) for a, b in pairs("objectatlocation", objects, locations)), len(objects)),
        held=-1,
        hot=mask("ishot", objects),
        cool=mask("iscool", objects),
        clean=mask("isclean", objects),
        sliced=mask("issliced", objects),
        toggled=mask("istoggled", objects),
        on=mask("ison", objects),
        left=frozenset(),
    )
    able = {predicate: mask(predicate, objects) for predicate in ABILITIES}
    knives = object_kinds.get("knifetype", 0) | object_kinds.get("butterknifetype", 0)
    reachable = Reachable(
        hot=start.hot | (able["heatable"] if appliances["microwavetype"] else 0),
        cool=start.cool | (able["coolable"] if appliances["fridgetype"] else 0),
        clean=start.clean | (able["cleanable"] if appliances["sinkbasintype"] else 0),
        sliced=start.sliced | (able["sliceable"] if knives else 0),
        toggled=start.toggled | able["toggleable"],
        held=able["pickupable"],
        contents=tuple(
            accepts[r] & able["pickupable"] | sum(1 << o for o in inside) for r, inside in enumerate(start.contents)
        ),
    )
    won = winning(problem, facts, (receptacles, objects, locations), reachable, name)
    receptacle_names = tuple(names[entity] for entity in receptacles)
    ways = sorted((f"go to {name}", place) for name, place in zip(receptacle_names, where, strict=True))
    return Game(
        name=name,
        task=task,
        dialect=dialect,
        receptacles=receptacle_names,
        objects=tuple(names[entity] for entity in objects),
        locations=tuple(names[entity] for entity in locations),
        where=tuple(where),
        at=grouped(housed, len(locations)),
        openable=mask("openable", receptacles),
        appliances=(appliances["sinkbasintype"], appliances["microwavetype"], appliances["fridgetype"]),
        accepts=tuple(accepts),
        pickupable=able["pickupable"],
        cleanable=able["cleanable"],
        heatable=able["heatable"],
        coolable=able["coolable"],
        toggleable=able["toggleable"],
        sliceable=able["sliceable"],
        knives=knives,
        vessels=mask("isreceptacleobject", objects),
        # The original's queries bind different variables to different things: a vessel in itself is not listed.
        inner=grouped(
            (pair for pair in pairs("inreceptacleobject", objects, objects) if pair[0] != pair[1]), len(objects)
        ),
        start=start,
        won=won,
        walkthrough=tuple(walkthrough),
        goto=tuple(
            tuple(command for command, place in ways if place not in (-1, here)) for here in range(len(locations))
        ),
        receptacle_number={text: i for i, text in enumerate(receptacle_names)},
        object_number={names[entity]: i for entity, i in objects.items()},
    )

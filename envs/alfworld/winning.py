"""Whether a game is won: its goal, over the predicates that a play changes.

What no command can bring about is folded away as false, so that a goal that can't be met is noticed when the game is
read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from memenv.envs.alfworld.game import Check, State
from memenv.envs.alfworld.goal import World, compile_goal, never
from memenv.envs.alfworld.pddl import Problem
from memenv.errors import MemenvError

__all__ = ["ABILITIES", "ARITY", "Reachable", "winning"]

#: What objects are by nature, as far as the rules ask.
ABILITIES = ("pickupable", "cleanable", "heatable", "coolable", "toggleable", "sliceable")
#: Predicates that the rules write and no text or rule reads: a goal over them can't be checked here.
_UNTRACKED = frozenset(["checked", "examined"])
_UNARY = [
    "openable",
    "opened",
    "isreceptacleobject",
    "isreceptacleobjectfull",
    "checked",
    "examined",
    "holdsany",
    "holdsanyreceptacleobject",
    "full",
    "isclean",
    "ishot",
    "iscool",
    "ison",
    "istoggled",
    "issliced",
    "moveable",
]
_BINARY = [
    "atlocation",
    "receptacleatlocation",
    "objectatlocation",
    "inreceptacle",
    "inreceptacleobject",
    "wasinreceptacle",
    "receptacletype",
    "cancontain",
    "objecttype",
    "holds",
]
#: The domain's predicates with their number of arguments.
ARITY: Mapping[str, int] = {
    **dict.fromkeys((*_UNARY, *ABILITIES), 1),
    **dict.fromkeys(_BINARY, 2),
}


@dataclass(frozen=True, slots=True)
class Reachable:
    """At most this can come about in a play: masks of objects, and for each receptacle the mask of what may lie in it."""

    hot: int
    cool: int
    clean: int
    sliced: int
    toggled: int
    held: int
    contents: tuple[int, ...]


def winning(
    problem: Problem,
    facts: Mapping[str, list[tuple[str, ...]]],
    numbers: tuple[Mapping[str, int], Mapping[str, int], Mapping[str, int]],
    reachable: Reachable,
    name: str,
) -> Check:
    """The check of a problem's goal.

    Args:
        problem: the problem.
        facts: its initial facts by predicate.
        numbers: the numbers of its receptacles, objects and locations by id.
        reachable: bounds on what a play can bring about.
        name: names the game in messages.

    Raises:
        MemenvError: the goal is beyond what games track, or nothing can make it true.
    """
    receptacles, objects, locations = numbers
    agents = [entity for entity, kind in problem.objects.items() if kind == "agent"]

    def flag(field: str, known: Mapping[str, int], possible: int = -1) -> Callable[[str], bool | Check]:
        place = State._fields.index(field)

        def check(entity: str) -> bool | Check:
            bit = 1 << known[entity] if entity in known else 0
            if not bit & possible:
                return False
            return lambda state: bool(state[place] & bit)  # type: ignore[operator]

        return check

    def inside(entity: str, receptacle: str) -> bool | Check:
        if entity not in objects or receptacle not in receptacles:
            return False
        o, r = objects[entity], receptacles[receptacle]
        return (lambda state: o in state.contents[r]) if reachable.contents[r] >> o & 1 else False

    def placed(entity: str, location: str) -> bool | Check:
        if entity not in objects or location not in locations:
            return False
        o, place = objects[entity], locations[location]
        return lambda state: place in state.places[o]

    def standing(agent: str, location: str) -> bool | Check:
        if agent not in agents or location not in locations:
            return False
        place = locations[location]
        return lambda state: state.location == place

    def holding(agent: str, entity: str) -> bool | Check:
        if agent not in agents or entity not in objects or not reachable.held >> objects[entity] & 1:
            return False
        o = objects[entity]
        return lambda state: state.held == o

    dynamic: dict[str, Callable[..., bool | Check]] = {
        "atlocation": standing,
        "opened": flag("opened", receptacles),
        "inreceptacle": inside,
        "objectatlocation": placed,
        "holds": holding,
        "holdsany": lambda agent: agent in agents and (lambda state: state.held >= 0),
        "isclean": flag("clean", objects, reachable.clean),
        "ishot": flag("hot", objects, reachable.hot),
        "iscool": flag("cool", objects, reachable.cool),
        "issliced": flag("sliced", objects, reachable.sliced),
        "istoggled": flag("toggled", objects, reachable.toggled),
        "ison": flag("on", objects),
    }
    static = {
        predicate: frozenset(facts.get(predicate, ()))
        for predicate in (*ARITY, *facts)
        if predicate not in dynamic and predicate not in _UNTRACKED
    }
    domains: dict[str, tuple[str, ...]] = {"object": tuple(problem.objects)}  # the root of all PDDL types
    for kind in ("agent", "location", "receptacle", "rtype", "otype"):
        domains[kind] = tuple(entity for entity, found in problem.objects.items() if found == kind)
    check = compile_goal(problem.goal, World(domains, static, dynamic, name, ARITY))
    if check is never:
        raise MemenvError(f"{name}: the game is unsolvable: no command can bring its goal about; take another")
    return check

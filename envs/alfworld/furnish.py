"""Furnishing a room for a task: things in their places, as a PDDL problem with the commands that solve it."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from memenv.envs.alfworld.compile import build_game, display_names
from memenv.envs.alfworld.dialect import MOVE, Dialect
from memenv.envs.alfworld.game import Game
from memenv.envs.alfworld.houses import LAMP, LAMP_STANDS, House
from memenv.envs.alfworld.pddl import Problem, SExpr, parse
from memenv.envs.alfworld.rooms import (
    ACCEPTS,
    CLEANABLE,
    COOLABLE,
    HEATABLE,
    KNIVES,
    OBJECTS,
    OPENABLE,
    ROOMS,
    SLICEABLE,
    VESSELS,
    room_kind,
)
from memenv.envs.alfworld.tasktypes import TREATED, goal_text, task_text

__all__ = ["GameSpec", "furnish"]

#: Draws before a wanted thing is put anywhere but where the task wants it.
_ATTEMPTS = 20


@dataclass(frozen=True, slots=True)
class GameSpec:
    """A generated game before it is compiled.

    Attributes:
        name: unique name ("kitchen 3, game 17").
        task: task type.
        thing, target: object kind, and receptacle kind (or lamp) that the task names.
        scene: floor plan.
        text: the task in words.
        problem: the PDDL problem.
        goal_text: its goal as text, for export.
        walkthrough: commands that solve it in dialect "move".
        homes: in a house that is met again, object kind to the name of the receptacle that is its home.
    """

    name: str
    task: str
    thing: str
    target: str
    scene: int
    text: str
    problem: Problem
    goal_text: str
    walkthrough: tuple[str, ...]
    homes: Mapping[str, str]

    def compile(self, dialect: Dialect = MOVE) -> Game:
        """The game, ready to play."""
        walkthrough = self.walkthrough
        if dialect is not MOVE:
            walkthrough = tuple(
                command.replace("move ", "put ", 1).replace(" to ", " in/on ", 1)
                if command.startswith("move ")
                else command
                for command in walkthrough
            )
        return build_game(self.problem, self.text, dialect, walkthrough, self.name)


def furnish(rng: Random, house: House, task: str, thing: str, target: str, name: str) -> GameSpec:
    """A game in `house` that wants `thing`, put where its habits say but never where the task wants it."""
    kind, kinds = room_kind(house.scene), ROOMS[house.scene]
    places = [(receptacle, i) for receptacle, count in sorted(kinds.items()) for i in range(count)]
    copies = _copies(rng, kind, thing, 2 if task == "pick_two_obj_and_place" else 1)
    put: list[tuple[str, tuple[str, int]]] = []
    for what, count in copies:
        for _ in range(count):
            place = house.place(rng, what)
            if what == thing and task != "look_at_obj_in_light":
                for _ in range(_ATTEMPTS):
                    if place is None or place[0] != target:
                        break
                    place = house.place(rng, what)
                if place is not None and place[0] == target:
                    others = [spot for spot in places if what in ACCEPTS.get(spot[0], ()) and spot[0] != target]
                    place = rng.choice(others)
            if place is not None:
                put.append((what, place))
    if task == "look_at_obj_in_light":
        lamp = house.place(rng, LAMP)
        put.append((LAMP, lamp if lamp is not None else rng.choice([p for p in places if p[0] in LAMP_STANDS])))
    return _Room(rng, house, places, put).spec(task, thing, target, name)


def _copies(rng: Random, kind: str, thing: str, needed: int) -> list[tuple[str, int]]:
    """Object kinds and how many of each: the target kind as needed and sometimes one more, others one to three."""
    always, some = OBJECTS[kind]
    copies = []
    for what in always:
        copies.append((what, rng.choice((1, 1, 1, 2, 2, 3))))
    for what in some:
        if rng.random() < 0.4:
            copies.append((what, rng.choice((1, 1, 2))))
    copies = [(what, count) for what, count in copies if what != thing]
    return [*copies, (thing, needed + (rng.random() < 0.3))]


class _Room:
    """A room being written down as PDDL."""

    def __init__(
        self, rng: Random, house: House, places: Sequence[tuple[str, int]], put: Sequence[tuple[str, tuple[str, int]]]
    ) -> None:
        self.scene = house.scene
        self.homes = house.homes
        self.used: set[str] = set()
        fixed = rng if house.fixtures is None else Random(house.fixtures)
        self.ids = {place: self._receptacle_id(fixed, place[0]) for place in places}
        spots = fixed.sample(range(40 * 40), len(places) + 1)
        locations = [
            f"loc_bar_{_signed(spot % 40 - 20)}_bar_{_signed(spot // 40 - 20)}_bar_{fixed.randrange(4)}_bar_45"
            for spot in spots
        ]
        self.start = locations[-1]
        self.locations = dict(zip(places, locations, strict=False))
        self.things = [(self._id(rng, what), what, place) for what, place in put]
        self.names = display_names(
            [*self.ids.values(), *(entity for entity, _, _ in self.things)],
        )

    def _id(self, rng: Random, head: str) -> str:
        while True:
            entity = head.lower() + "".join(
                f"_bar_{'_plus_' if value >= 0 else '_minus_'}{abs(value) // 100:02d}_dot_{abs(value) % 100:02d}"
                for value in (rng.randrange(-600, 600), rng.randrange(0, 220), rng.randrange(-600, 600))
            )
            if entity not in self.used:
                self.used.add(entity)
                return entity

    def _receptacle_id(self, rng: Random, kind: str) -> str:
        # The original names basins after the sink or bath tub that they are part of.
        if kind.endswith("Basin"):
            return f"{self._id(rng, kind.removesuffix('Basin'))}_bar_{kind.lower()}"
        return self._id(rng, kind)

    def spec(self, task: str, thing: str, target: str, name: str) -> GameSpec:
        formula = goal_text(task, thing, target)
        goal: SExpr = parse(formula, name)
        return GameSpec(
            name=name,
            task=task,
            thing=thing,
            target=target,
            scene=self.scene,
            text=task_text(task, thing, target, zlib.crc32(name.encode()) % 2),
            problem=self._problem(goal),
            goal_text=formula,
            walkthrough=self._solve(task, thing, target),
            homes={what: self.names[self.ids[place]] for what, place in self.homes.items()},
        )

    def _problem(self, goal: SExpr) -> Problem:
        objects: dict[str, str] = {"agent1": "agent"}
        objects.update(_TYPES)
        objects.update((location, "location") for location in (self.start, *self.locations.values()))
        objects.update((entity, "receptacle") for entity in self.ids.values())
        objects.update((entity, "object") for entity, _, _ in self.things)
        init: list[tuple[str, ...]] = [("atlocation", "agent1", self.start)]
        present = dict.fromkeys(kind for kind, _ in self.ids)
        kinds = dict.fromkeys(what for _, what, _ in self.things)
        for (kind, i), entity in self.ids.items():
            init.append(("receptacletype", entity, f"{kind.lower()}type"))
            init.append(("receptacleatlocation", entity, self.locations[kind, i]))
            if kind in OPENABLE:
                init.append(("openable", entity))
        for kind in present:
            accepts = ACCEPTS.get(kind, frozenset())
            init += [("cancontain", f"{kind.lower()}type", f"{what.lower()}type") for what in kinds if what in accepts]
        for entity, what, place in self.things:
            init.append(("objecttype", entity, f"{what.lower()}type"))
            init += [(predicate, entity) for predicate in _PROPERTIES[what]]
            init.append(("inreceptacle", entity, self.ids[place]))
            init.append(("objectatlocation", entity, self.locations[place]))
        return Problem(objects, tuple(init), goal)

    def _solve(self, task: str, thing: str, target: str) -> tuple[str, ...]:
        commands: list[str] = []
        opened: set[tuple[str, int]] = set()

        def visit(place: tuple[str, int], reach_in: bool) -> str:
            receptacle = self.names[self.ids[place]]
            if not commands or here[0] != place:
                commands.append(f"go to {receptacle}")
                here[0] = place
            if reach_in and place[0] in OPENABLE and place not in opened:
                commands.append(f"open {receptacle}")
                opened.add(place)
            return receptacle

        here: list[tuple[str, int] | None] = [None]
        found = [(self.names[entity], place) for entity, what, place in self.things if what == thing]
        if task == "look_at_obj_in_light":
            taken, place = found[0]
            commands.append(f"take {taken} from {visit(place, True)}")
            lamp, stand = next((self.names[e], p) for e, what, p in self.things if what == LAMP)
            visit(stand, False)
            commands.append(f"use {lamp}")
            return tuple(commands)
        goal_place = next(place for place in self.ids if place[0] == target)
        for taken, place in found[: 2 if task == "pick_two_obj_and_place" else 1]:
            commands.append(f"take {taken} from {visit(place, True)}")
            if task in TREATED:
                _, appliance, verb, _, _ = TREATED[task]
                station = next(spot for spot in self.ids if spot[0] == appliance)
                commands.append(f"{verb} {taken} with {visit(station, False)}")
            receptacle = visit(goal_place, True)
            commands.append(f"move {taken} to {receptacle}")
        return tuple(commands)


def _signed(value: int) -> str:
    return f"_minus_{-value}" if value < 0 else str(value)


_ALL_THINGS = sorted({what for always, some in OBJECTS.values() for what in (*always, *some)} | {LAMP})
#: All types are declared, present or not: the rules name some as constants.
_TYPES = {
    **{f"{what.lower()}type": "otype" for what in _ALL_THINGS},
    **{f"{kind.lower()}type": "rtype" for kind in sorted({kind for kinds in ROOMS.values() for kind in kinds})},
}
_PROPERTIES: dict[str, tuple[str, ...]] = {
    what: tuple(
        predicate
        for predicate, kinds in (
            ("pickupable", frozenset(_ALL_THINGS) - {LAMP}),
            ("isreceptacleobject", VESSELS),
            ("cleanable", CLEANABLE),
            ("heatable", HEATABLE),
            ("coolable", COOLABLE),
            ("sliceable", SLICEABLE),
            ("toggleable", frozenset([LAMP])),
        )
        if what in kinds
    )
    for what in _ALL_THINGS
}
assert KNIVES <= set(_ALL_THINGS)  # the rules name both knife types as constants

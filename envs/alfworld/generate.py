"""Solvable games of the six task types, by the thousand.

A game is made as a PDDL problem, exactly as ALFWorld's files hold it, with the commands that solve it; `export` writes
it in the original format, and `GameSpec.compile` makes it playable.
"""

from __future__ import annotations

import zlib
from functools import cache
from random import Random

from memenv.envs.alfworld.furnish import GameSpec, furnish
from memenv.envs.alfworld.houses import LAMP, LAMP_STANDS, House
from memenv.envs.alfworld.rooms import ACCEPTS, OBJECTS, ROOMS, room_kind
from memenv.envs.alfworld.tasktypes import TREATED
from memenv.errors import MemenvError

__all__ = ["generate", "held_out", "options"]

#: Receptacles that must be able to hold the wanted thing: with fewer there is nothing to look for.
_MIN_SPOTS = 10


def held_out(thing: str, target: str) -> bool:
    """Whether a pairing of object and receptacle is kept out of training games (one in four)."""
    return zlib.crc32(f"{thing}>{target}".encode()) % 4 == 0


def generate(rng: Random, house: House, task: str, split: str, name: str) -> GameSpec:
    """One game in `house`.

    Args:
        rng: decides everything that house, task and split leave open.
        house: the room and its habits.
        task: one of `TASKS`.
        split: "train" uses pairings that are not held out, "seen" those that are, "unseen" any.
        name: name of the game.

    Raises:
        MemenvError: this room can't host this task in this split.
    """
    offered = options(house.scene, task, split)
    if not offered:
        raise MemenvError(
            f"{name}: floor plan {house.scene} ({room_kind(house.scene)}) can't host the task '{task}' with a pairing "
            f"of the split '{split}'"
        )
    thing, targets = rng.choice(offered)
    return furnish(rng, house, task, thing, rng.choice(targets), name)


@cache
def options(scene: int, task: str, split: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The things that a task may name in a room, each with the targets it may name; empty: it can't be played there."""
    kind, receptacles = room_kind(scene), ROOMS[scene]
    if task in TREATED and TREATED[task][1] not in receptacles:
        return ()
    found = []
    for thing in (*OBJECTS[kind][0], *OBJECTS[kind][1]):
        if _spots(scene, thing) < _MIN_SPOTS or (task in TREATED and thing not in TREATED[task][0]):
            continue
        if task == "look_at_obj_in_light":
            targets = [LAMP] if LAMP_STANDS & receptacles.keys() else []
        else:
            holders = [name for name in sorted(receptacles) if thing in ACCEPTS.get(name, ())]
            targets = holders if len(holders) > 1 else []  # the wanted thing starts elsewhere
        if split != "unseen":
            targets = [name for name in targets if held_out(thing, name) == (split == "seen")]
        if targets:
            found.append((thing, tuple(targets)))
    return tuple(found)


@cache
def _spots(scene: int, thing: str) -> int:
    """How many receptacles of a room can hold `thing`."""
    return sum(count for name, count in ROOMS[scene].items() if thing in ACCEPTS.get(name, ()))

"""A game: the compiled, immutable form of one ALFWorld game, and the state of a play of it.

Entities are numbered in the order of their PDDL ids, which is the order in which the original lists them. Sets of
objects and receptacles are bit masks over these numbers; everything is immutable, so a fork is a reference.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from memenv.envs.alfworld.dialect import Dialect

__all__ = ["Check", "Game", "State"]


class State(NamedTuple):
    """Everything that changes in a play. Masks are over object numbers, `opened` over receptacle numbers.

    `places` holds for each object the locations of its objectAtLocation facts: the rules update it apart from
    `contents`, and slicing reads it. `left` holds (object, receptacle) pairs that a pick-up has undone: the original
    remembers them as negative facts, and `look` shows objects by them.
    """

    location: int
    opened: int
    contents: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, ...], ...]
    held: int
    hot: int
    cool: int
    clean: int
    sliced: int
    toggled: int
    on: int
    left: frozenset[tuple[int, int]]


#: Whether the goal holds in a state.
Check = Callable[[State], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A compiled game; compare games by identity.

    Attributes:
        name: file or generator name, for messages and results.
        task: the goal in words, without "Your task is to".
        dialect: which release's texts it speaks.
        receptacles, objects, locations: display names ("fridge 1", "egg 2", "loc 7") by number.
        where: location number of each receptacle, -1 where it has none.
        at: receptacle numbers at each location.
        openable: mask of receptacles.
        appliances: masks of the receptacles that clean, heat and cool.
        accepts: for each receptacle the mask of objects that may be put there.
        pickupable, cleanable, heatable, coolable, toggleable, sliceable, knives, vessels: masks of objects. Vessels are
            objects that things can be put in (their text says so, though the rules never do it).
        inner: objects that lie in each vessel, for its text.
        start: the first state.
        won: whether the goal holds in a state.
        walkthrough: commands that solve it; empty where none are known.
        goto: per location (and last, for none) the sorted go-to commands.
    """

    name: str
    task: str
    dialect: Dialect
    receptacles: tuple[str, ...]
    objects: tuple[str, ...]
    locations: tuple[str, ...]
    where: tuple[int, ...]
    at: tuple[tuple[int, ...], ...]
    openable: int
    appliances: tuple[int, int, int]
    accepts: tuple[int, ...]
    pickupable: int
    cleanable: int
    heatable: int
    coolable: int
    toggleable: int
    sliceable: int
    knives: int
    vessels: int
    inner: tuple[tuple[int, ...], ...]
    start: State
    won: Check
    walkthrough: tuple[str, ...]
    goto: tuple[tuple[str, ...], ...]
    receptacle_number: Mapping[str, int]
    object_number: Mapping[str, int]

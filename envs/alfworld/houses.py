"""Where things are kept: the hidden regularities of a household, which memory can learn.

A `Habits` object says, for each kind of room and of object, how likely each kind of receptacle is. Habits are drawn
from a seed: households differ, so that what is learnt in one is worth something there and nothing elsewhere. A
`House` adds a home for each object in one particular room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from memenv.envs.alfworld.rooms import ACCEPTS, OBJECTS, ROOM_KINDS, ROOMS, room_kind

__all__ = ["LAMP", "LAMP_STANDS", "SCENES", "Habits", "House", "scenes"]

LAMP = "DeskLamp"
#: Where a desk lamp may stand. (ALFWorld's floor lamps stand on nothing, where its goals can't be met.)
LAMP_STANDS = frozenset(["Desk", "SideTable", "Dresser", "DiningTable", "CoffeeTable"])
#: Probabilities of an object's first, second and third choice of receptacle kind; the rest is spread evenly.
_CHOICES = (0.80, 0.10, 0.03)
#: Probability that an object of a known house is at its home.
_AT_HOME = 0.85
#: Floor plans by split: the paper keeps the first six of each kind of room for unseen games.
SCENES: Mapping[str, tuple[int, ...]] = {
    "train": tuple(scene for scene in ROOMS if scene % 100 > 6),
    "unseen": tuple(scene for scene in ROOMS if scene % 100 <= 6),
}


def scenes(split: str, kind: str) -> tuple[int, ...]:
    """Floor plans of `split` ("train", "seen" or "unseen") that are rooms of `kind`."""
    return tuple(scene for scene in SCENES["unseen" if split == "unseen" else "train"] if room_kind(scene) == kind)


def _may_keep(thing: str, kind: str) -> list[str]:
    found: set[str] = set()
    for scene, receptacles in ROOMS.items():
        if room_kind(scene) == kind:
            found |= receptacles.keys()
    if thing == LAMP:
        return sorted(found & LAMP_STANDS)
    return sorted(name for name in found if thing in ACCEPTS.get(name, ()))


#: All (room kind, object) pairs, with the receptacle kinds that may keep the object.
_KEEPERS: dict[tuple[str, str], list[str]] = {
    (kind, thing): _may_keep(thing, kind)
    for kind in ROOM_KINDS
    for thing in (*OBJECTS[kind][0], *OBJECTS[kind][1], *([LAMP] if kind in ("Bedroom", "LivingRoom") else []))
}

#: How readily a kind of receptacle is chosen: its mean number in rooms of a kind. So, before anything is learnt about a
#: household, every single receptacle is as likely as every other, and what is learnt elsewhere is worth nothing.
_USUAL: dict[tuple[str, str], float] = {
    (kind, name): sum(room.get(name, 0) for room in rooms) / len(rooms)
    for kind in ROOM_KINDS
    for rooms in [[room for scene, room in ROOMS.items() if room_kind(scene) == kind]]
    for name in sorted({name for room in rooms for name in room})
}


@dataclass(frozen=True, slots=True)
class Habits:
    """Receptacle kinds by preference, for each (room kind, object)."""

    ranking: Mapping[tuple[str, str], tuple[str, ...]]

    @classmethod
    def draw(cls, rng: Random) -> Habits:
        """Habits of a household."""
        ranking = {}
        for pair, keepers in _KEEPERS.items():
            # A weighted shuffle (Efraimidis and Spirakis 2006): what rooms have more of is chosen more often.
            keys = {name: rng.random() ** (1 / _USUAL[pair[0], name]) for name in keepers}
            ranking[pair] = tuple(sorted(keepers, key=lambda name: (-keys[name], name)))
        return cls(ranking)

    def weights(self, kind: str, thing: str, present: Sequence[str]) -> dict[str, float]:
        """Probability of each receptacle kind for `thing`, given which kinds are `present` in the room."""
        order = [name for name in self.ranking.get((kind, thing), ()) if name in present]
        if not order:
            return {}
        weights = dict.fromkeys(order, max(0.0, 1 - sum(_CHOICES)) / len(order))
        for name, weight in zip(order, _CHOICES, strict=False):
            weights[name] += weight
        total = sum(weights.values())
        return {name: weight / total for name, weight in weights.items()}

    def place(self, rng: Random, kind: str, thing: str, receptacles: Mapping[str, int]) -> tuple[str, int] | None:
        """A receptacle (kind, index) for `thing` in a room; None where nothing can hold it."""
        weights = self.weights(kind, thing, tuple(receptacles))
        if not weights:
            return None
        name = rng.choices(list(weights), list(weights.values()))[0]
        return name, rng.randrange(receptacles[name])


@dataclass(frozen=True, slots=True)
class House:
    """One room with habits, and homes where the room is a known one.

    Attributes:
        scene: floor plan.
        habits: where kinds of things tend to be.
        homes: object kind to a particular receptacle (kind, index); empty for a room met once.
        fixtures: seed of the receptacles' ids and places, which stay from game to game; None for a room met once.
    """

    scene: int
    habits: Habits
    homes: Mapping[str, tuple[str, int]]
    fixtures: int | None = None

    @classmethod
    def draw(cls, rng: Random, scene: int, habits: Habits) -> House:
        """A house that is met again: its objects have homes and its receptacles stay where they are."""
        kind = room_kind(scene)
        homes = {}
        for room, thing in _KEEPERS:
            if room == kind:
                home = habits.place(rng, kind, thing, ROOMS[scene])
                if home is not None:
                    homes[thing] = home
        return cls(scene, habits, homes, rng.randrange(1 << 30))

    def place(self, rng: Random, thing: str) -> tuple[str, int] | None:
        """A receptacle (kind, index) for one `thing` in one game."""
        home = self.homes.get(thing)
        if home is not None and rng.random() < _AT_HOME:
            return home
        return self.habits.place(rng, room_kind(self.scene), thing, ROOMS[self.scene])

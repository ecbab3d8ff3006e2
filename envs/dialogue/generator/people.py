"""What the two persons may still say: relations not yet opened, values not yet used."""

from __future__ import annotations

from random import Random

from memenv.envs.dialogue.generator.config import LifeConfig
from memenv.envs.dialogue.generator.relations import RELATIONS
from memenv.envs.dialogue.generator.state import State
from memenv.envs.dialogue.generator.words import Words

__all__ = ["ORDERED", "SMALL_POOL", "People", "Person", "take"]

#: Relations whose values follow each other in the order of their pool.
ORDERED = ("marital",)
#: Pools smaller than this are used by both persons, and not for traps.
SMALL_POOL = 7

_ONE = tuple(r.name for r in RELATIONS.values() if r.cardinality == "one")
_MANY = tuple(r.name for r in RELATIONS.values() if r.cardinality in ("many", "count"))
_SECRET = tuple(r.name for r in RELATIONS.values() if r.cardinality == "secret")


def take(rng: Random, left: list[str]) -> str:
    """Remove and return a random member; the order of the others is not kept."""
    index = int(rng.random() * len(left))
    left[index], left[-1] = left[-1], left[index]
    return left.pop()


class Person:
    """One speaker.

    Attributes:
        untold: relations to open; `reserve` follows when these are used up.
        told: relations opened.
        secrets: secret relations not yet told nor planned.
        collects: what the person collects.
        script: things this person must say at the next occasion: ("secret", relation, neighbour) or
            ("forget", relation, "").
    """

    def __init__(self, name: str, rng: Random, config: LifeConfig, words: Words) -> None:
        self.name = name
        self._rng = rng
        ones, many = list(_ONE), list(_MANY)
        self.untold = [take(rng, ones) for _ in range(min(config.one, len(ones)))]
        self.untold += [take(rng, many) for _ in range(min(config.many, len(many)))]
        self.reserve = ones + many
        self.told: list[str] = []
        self.secrets = list(_SECRET)
        kinds = words.values["collected"]
        self.collects = kinds[int(rng.random() * len(kinds))]
        self.script: list[tuple[str, str, str]] = []

    def open(self, within: tuple[str, ...] = ("one", "many", "count")) -> str | None:
        """The next relation to talk about for the first time, of one of the cardinalities `within`."""
        for pool in (self.untold, self.reserve):
            fitting = [name for name in pool if RELATIONS[name].cardinality in within]
            if fitting:
                relation = fitting[int(self._rng.random() * len(fitting))]
                pool.remove(relation)
                self.told.append(relation)
                return relation
        return None


class People:
    """The two speakers and the values that are still free. A value is used once in a life, unless both share it or its
    pool is small."""

    def __init__(self, rng: Random, config: LifeConfig, words: Words) -> None:
        self._rng = rng
        self._values = words.values
        self._free: dict[tuple[str, str], list[str]] = {}
        self._used: dict[tuple[str, str], list[str]] = {}
        first, second = (self.draw("person") or "" for _ in range(2))
        self.names = (first, second)
        self.persons = {name: Person(name, rng, config, words) for name in self.names}

    def other(self, name: str) -> str:
        """The other speaker."""
        return self.names[1] if name == self.names[0] else self.names[0]

    def draw(self, pool: str, owner: str = "") -> str | None:
        """A value nobody used yet (`owner`: which this person did not use yet); None when there is none."""
        free = self._free.get((pool, owner))
        if free is None:
            free = self._free[pool, owner] = list(self._values[pool])
        if not free:
            return None
        return take(self._rng, free)

    def value(self, name: str, relation: str, state: State) -> str | None:
        """A new value for a person's relation."""
        row = RELATIONS[relation]
        used = self._used.setdefault((name, relation), [])
        if relation in ORDERED:
            options = self._values[row.pool]
            known = state.get(name, relation)
            if known is None:
                return options[int(self._rng.random() * (len(options) - 1))]
            following = options.index(known.history[-1].value) + 1
            return options[following] if following < len(options) else None
        if row.share and self._rng.random() < 0.35:
            theirs = state.get(self.other(name), relation)
            common = [m.value for m in theirs.members if m.value not in used] if theirs else []
            if common:
                used.append(common[0])
                return common[0]
        value = self.draw(row.pool, name if len(self._values[row.pool]) < SMALL_POOL else "")
        if value is not None:
            used.append(value)
        return value

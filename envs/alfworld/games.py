"""References to games: what a stream holds, opened when they are played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any

from memenv.envs.alfworld.engine import NativeEngine, Play
from memenv.envs.alfworld.furnish import GameSpec
from memenv.envs.alfworld.game import Game
from memenv.envs.alfworld.gamefile import load_game, read_game_file
from memenv.envs.alfworld.generate import generate, options
from memenv.envs.alfworld.houses import Habits, House, scenes
from memenv.envs.alfworld.rooms import ROOM_KINDS
from memenv.envs.alfworld.tasktypes import ROOMS_FOR, TASKS
from memenv.errors import MemenvError

__all__ = ["ENGINES", "HOUSES", "FileGame", "GameRef", "GeneratedGame", "Household"]

ENGINES = ("native", "textworld")
#: "same": one house with one room of each kind. "new": a new room each time, with the household's habits.
#: "unrelated": a new room with habits of its own each time, about which nothing learnt before holds.
HOUSES = ("same", "new", "unrelated")


class GameRef:
    """A game that can be opened; immutable, equal games are equal references."""

    name: str
    kind: str

    @property
    def task(self) -> str:
        """The task sentence, without "Your task is to"."""
        return self.game().task

    def game(self) -> Game:
        """The compiled game."""
        raise NotImplementedError

    def data(self) -> Mapping[str, Any]:
        """The content of its game file, for the original engine."""
        raise NotImplementedError

    def start(self, engine: str = "native") -> Play:
        """The first moment of the game on one of `ENGINES`.

        Raises:
            MemenvError: the game can't be loaded, or the engine is unknown or not installed.
        """
        if engine == "native":
            return NativeEngine().start(self.game())
        if engine == "textworld":
            from memenv.envs.alfworld.original import TextWorldEngine

            return TextWorldEngine().start(self.data())
        raise MemenvError(f"engine={engine!r} is unknown; choose one of {', '.join(ENGINES)}")


@dataclass(frozen=True)
class FileGame(GameRef):
    """A game of ALFWorld's data, read when it is first needed and again after others pushed it out."""

    path: str
    kind: str

    @property
    def name(self) -> str:  # type: ignore[override]
        """The last three folders of the path: split, task and trial."""
        return "/".join(Path(self.path).parts[-4:-1])

    def game(self) -> Game:
        """The compiled game.

        Raises:
            MemenvError: the file is damaged, of an unknown release, or unsolvable.
        """
        return _load(self.path)

    def data(self) -> Mapping[str, Any]:
        """The content of the file."""
        return read_game_file(self.path)


@lru_cache(maxsize=256)
def _load(path: str) -> Game:
    return load_game(path)


@lru_cache(maxsize=64)
def _habits(seed: int, stranger: int) -> Habits:
    return Habits.draw(Random(f"habits {seed} {stranger}"))


@dataclass(frozen=True)
class Household:
    """Where generated games come from: everything but their index.

    Attributes:
        seed: draws habits, houses and games.
        houses: one of `HOUSES`.
    """

    seed: int
    houses: str = "new"

    def spec(self, index: int, kind: str, split: str) -> GameSpec:
        """Game `index` of this household.

        Args:
            index: number of the game; different numbers are independent draws.
            kind: task type.
            split: "train", "seen" or "unseen".
        """
        rng = Random(f"game {self.seed} {self.houses} {split} {index}")
        house = self._house(rng, kind, split, index)
        return generate(rng, house, kind, split, f"{split} game {self.seed}.{index}")

    def habits(self, index: int) -> Habits:
        """The habits that hold in game `index`."""
        return _habits(self.seed, index + 1 if self.houses == "unrelated" else 0)

    def _house(self, rng: Random, kind: str, split: str, index: int) -> House:
        if self.houses == "same":
            return rng.choice([house for house in _own_rooms(self, split) if options(house.scene, kind, split)])
        rooms = {room: _hosts(room, kind, split) for room in ROOMS_FOR[kind]}
        room = rng.choice([room for room, hosts in rooms.items() if hosts])
        return House(rng.choice(rooms[room]), self.habits(index), {})


@cache
def _hosts(room: str, kind: str, split: str) -> tuple[int, ...]:
    """The rooms of a kind that can host a task type."""
    return tuple(scene for scene in scenes(split, room) if options(scene, kind, split))


@lru_cache(maxsize=64)
def _own_rooms(household: Household, split: str) -> tuple[House, ...]:
    """The rooms of a household that stays in one house: of each kind one that can host the most task types."""
    own = Random(f"house {household.seed} {split}")
    houses = []
    for room in ROOM_KINDS:
        hosted = {scene: sum(bool(options(scene, task, split)) for task in TASKS) for scene in scenes(split, room)}
        best = [scene for scene, tasks in hosted.items() if tasks == max(hosted.values())]
        houses.append(House.draw(own, own.choice(best), household.habits(0)))
    return tuple(houses)


@dataclass(frozen=True)
class GeneratedGame(GameRef):
    """A generated game, remade from its recipe whenever it is not in the cache."""

    household: Household
    index: int
    kind: str
    split: str

    @property
    def name(self) -> str:  # type: ignore[override]
        """Split, household and index."""
        return f"{self.split} game {self.household.seed}.{self.index}"

    def spec(self) -> GameSpec:
        """The game before it is compiled."""
        return self.household.spec(self.index, self.kind, self.split)

    def game(self) -> Game:
        """The compiled game."""
        return _compile(self)

    def data(self) -> Mapping[str, Any]:
        """The content of its game file.

        Raises:
            MemenvError: the package alfworld is not installed.
        """
        from memenv.envs.alfworld.export import game_data

        return game_data(self.spec())


@lru_cache(maxsize=4096)
def _compile(ref: GeneratedGame) -> Game:
    return ref.spec().compile()

"""Streams of games: some plays to learn from, then the games that count."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple, overload

from memenv.envs.alfworld.executor import Executor
from memenv.envs.alfworld.games import FileGame, GameRef, GeneratedGame, Household
from memenv.envs.alfworld.official import data_label, find_games
from memenv.envs.alfworld.task import room_and_task, trajectory, turns
from memenv.errors import MemenvError
from memenv.solver import Outcome
from memenv.stream import Experience, Item

__all__ = ["REVEALS", "GameEvents", "GeneratedStream", "OfficialStream", "Plays", "experience_of"]

#: Whether an experience tells how a play ended.
REVEALS = ("outcome", "play")

#: Days between two games, and the day of the first (1 January 2024).
_STEP, _START = 0.25, 19723.0


class Plays(NamedTuple):
    """How games are played for practice, and what a play leaves to remember.

    Attributes:
        max_steps: commands per game.
        engine: engine that plays.
        reveal: one of `REVEALS`.
    """

    max_steps: int
    engine: str
    reveal: str = "outcome"


class GameEvents(Sequence[Experience | Item]):
    """The events of an episode, made when they are read: `practice` plays, then `games` items.

    Args:
        practice: games of the plays that come first.
        games: games that count.
        plays: how practice is played and told.
    """

    def __init__(self, practice: Sequence[GameRef], games: Sequence[GameRef], plays: Plays) -> None:
        self.practice = tuple(practice)
        self.games = tuple(games)
        self.plays = plays
        self._made: dict[int, Experience | Item] = {}

    @property
    def items(self) -> tuple[Item, ...]:
        """The items as far as counting them needs: without their texts, which cost opening every game."""
        first = len(self.practice)
        return tuple(
            Item("", self._time(first + i), category=ref.kind, id=ref.name, data=ref)
            for i, ref in enumerate(self.games)
        )

    def __len__(self) -> int:
        return len(self.practice) + len(self.games)

    @overload
    def __getitem__(self, index: int) -> Experience | Item: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Experience | Item]: ...

    def __getitem__(self, index: int | slice) -> Experience | Item | Sequence[Experience | Item]:
        if isinstance(index, slice):
            return tuple(self[i] for i in range(*index.indices(len(self))))
        place = index if index >= 0 else len(self) + index
        if not 0 <= place < len(self):
            raise IndexError(index)
        made = self._made.get(place)
        if made is None:
            made = self._made[place] = self._make(place)
        return made

    def _make(self, place: int) -> Experience | Item:
        time = self._time(place)
        if place < len(self.practice):
            ref = self.practice[place]
            item = Item(ref.task, time, category=ref.kind, id=ref.name, data=ref)
            executor = Executor(self.plays.engine, self.plays.max_steps)
            return experience_of(item, executor.solve(item, ()), self.plays.reveal)
        ref = self.games[place - len(self.practice)]
        text = room_and_task(ref.start(self.plays.engine).text)
        return Item(text, time, category=ref.kind, id=ref.name, data=ref)

    @staticmethod
    def _time(place: int) -> float:
        return _START + place * _STEP


def experience_of(item: Item, outcome: Outcome, reveal: str = "outcome") -> Experience:
    """What playing `item` leaves to remember."""
    ref = item.data
    assert isinstance(ref, GameRef)
    time = item.time + _STEP / 4
    ending = reveal == "outcome"
    return Experience(
        trajectory(ref.task, outcome, ending),
        time,
        source=ref.name,
        kind="trajectory",
        messages=turns(ref.task, outcome, time, ref.name, ending),
        reward=float(bool(outcome.won)) if ending else None,
    )


class GeneratedStream:
    """Generated households, one per seed.

    Args:
        split: split of the games that count; practice is always on the train split.
        houses: see `memenv.envs.alfworld.games.HOUSES`.
        games, practice: how many of each.
        kinds: task types, dealt in turn.
        plays: how practice is played and told.
    """

    def __init__(
        self, split: str, houses: str, games: int, practice: int, kinds: tuple[str, ...], plays: Plays
    ) -> None:
        self.split = split
        self.houses = houses
        self.games = games
        self.practice = practice
        self.kinds = kinds
        self.plays = plays
        self.label = f"generated {houses} {split}"

    def events(self, seed: int) -> GameEvents:
        """The events of household `seed`."""
        household = Household(seed, self.houses)
        order = Random(f"order {seed}")
        practice = self._deal(order, self.practice)
        games = self._deal(order, self.games)
        # In one house all games are played in the same rooms: practice elsewhere would teach another house's places.
        before = self.split if self.houses == "same" else "train"
        return GameEvents(
            [GeneratedGame(household, -1 - i, kind, before) for i, kind in enumerate(practice)],
            [GeneratedGame(household, i, kind, self.split) for i, kind in enumerate(games)],
            self.plays,
        )

    def _deal(self, order: Random, number: int) -> list[str]:
        dealt: list[str] = []
        while len(dealt) < number:
            round_of = list(self.kinds)
            order.shuffle(round_of)
            dealt += round_of
        return dealt[:number]


class OfficialStream:
    """ALFWorld's published games.

    Episodes are consecutive runs of `games` in one fixed order (sorted by path, shuffled once and for all, or shuffled by
    the number given), so that seeds 0, 1, ... cover the split without overlap; a seed beyond the last starts over. Practice
    games are drawn from the train split by the seed.

    Raises:
        MemenvError: the folder lacks the split's games.
    """

    def __init__(
        self,
        root: Path,
        split: str,
        games: int,
        practice: int,
        kinds: tuple[str, ...],
        order: str | int,
        plays: Plays,
    ) -> None:
        self._games = find_games(root, split, kinds)
        self._practice = _to_practise(root, kinds) if practice else ()
        self.label = data_label(self._games, root, split)
        if order != "sorted":
            shuffled = list(self._games)
            Random("alfworld order" if order == "shuffled" else f"alfworld order {order}").shuffle(shuffled)
            self._games = tuple(shuffled)
        self._size = min(games, len(self._games)) or len(self._games)
        self._drawn = min(practice, len(self._practice))
        self.episodes = -(-len(self._games) // self._size)
        self.plays = plays

    def events(self, seed: int) -> GameEvents:
        """The events of run `seed`."""
        first = seed % self.episodes * self._size
        practice = Random(f"practice {seed % self.episodes}").sample(self._practice, self._drawn)
        return GameEvents(practice, self._games[first : first + self._size], self.plays)


def _to_practise(root: Path, kinds: tuple[str, ...]) -> tuple[FileGame, ...]:
    try:
        return find_games(root, "train", kinds)
    except MemenvError as error:
        raise MemenvError(f"{error}; practice games are from there: practice=0 does without") from None

"""Engines and plays: the interface, and the native engine."""

from __future__ import annotations

from typing import Protocol

from memenv.envs.alfworld.game import Game, State
from memenv.envs.alfworld.rules import admissible, intro, transition

__all__ = ["NativeEngine", "NativePlay", "Play"]


class Play(Protocol):
    """A moment of a play. Immutable: `step` returns the next moment, and both can be stepped again."""

    @property
    def text(self) -> str:
        """What the last command led to; at the start the room and the task."""
        ...

    @property
    def admissible(self) -> list[str]:
        """The commands that do something now, sorted."""
        ...

    @property
    def won(self) -> bool:
        """Whether the goal holds now."""
        ...

    @property
    def score(self) -> int:
        """The game's own score: 1 if won, else 0."""
        ...

    def step(self, command: str) -> Play:
        """The moment after `command`; an unknown one leads to "Nothing happens."."""
        ...


class NativeEngine:
    """The engine of this package; has no state of its own."""

    def start(self, game: Game) -> NativePlay:
        """The first moment of `game`."""
        return NativePlay(game, game.start, intro(game))


class NativePlay:
    """A moment of a native play: game, state and text.

    Keeps `won` and `admissible` once they are asked for.
    """

    __slots__ = ("_admissible", "_won", "game", "state", "text")

    def __init__(self, game: Game, state: State, text: str) -> None:
        self.game = game
        self.state = state
        self.text = text
        self._won: bool | None = None
        self._admissible: list[str] | None = None

    @property
    def won(self) -> bool:
        """Whether the goal holds now."""
        if self._won is None:
            self._won = self.game.won(self.state)
        return self._won

    @property
    def score(self) -> int:
        """The game's own score: 1 if won, else 0."""
        return int(self.won)

    @property
    def admissible(self) -> list[str]:
        """The commands that do something now, sorted."""
        if self._admissible is None:
            self._admissible = admissible(self.game, self.state)
        return self._admissible

    def step(self, command: str) -> NativePlay:
        """The moment after `command`."""
        state, text = transition(self.game, self.state, command.strip())
        return NativePlay(self.game, state, text)

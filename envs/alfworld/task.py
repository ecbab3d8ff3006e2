"""A game as an inner task, for agents that play it themselves, and how a play reads as an experience."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from memenv.envs.alfworld.engine import Play
from memenv.envs.alfworld.rules import NOTHING
from memenv.solver import Outcome
from memenv.stream import Turn

__all__ = ["HouseholdTask", "room_and_task", "step_line", "trajectory", "turns"]


def room_and_task(intro: str) -> str:
    """A game's first text without the engine's banner."""
    return intro.partition("\n\n")[2]


@dataclass(frozen=True, slots=True)
class HouseholdTask:
    """A game under way. Immutable; forks share everything."""

    play: Play
    turns_left: int
    trace: tuple[str, ...] = ()

    @property
    def observation(self) -> str:
        """What the last command led to; empty at the start."""
        return self.play.text if self.trace else ""

    @property
    def admissible(self) -> tuple[str, ...]:
        """Commands that do something now."""
        return tuple(self.play.admissible)

    def step(self, action: str) -> HouseholdTask:
        """The state after a command. One that does nothing costs a turn, as in the original."""
        command = action.strip()
        play = self.play.step(command)
        left = 0 if play.won else self.turns_left - 1
        return HouseholdTask(play, left, (*self.trace, step_line(command, play.text)))

    def outcome(self) -> Outcome:
        """Won or not, and what was done."""
        last = self.trace[-1].partition("\n")[0].removeprefix("> ") if self.trace else ""
        return Outcome(answer=last, won=self.play.won, steps=len(self.trace), trace=self.trace)


def step_line(command: str, text: str) -> str:
    """One step of a trace: the command after "> ", and what came of it."""
    return f"> {' '.join(command.split())[:200]}\n{text.strip()}"


def trajectory(task: str, outcome: Outcome, ending: bool = True) -> str:
    """A play as a text: the task, every step and, with `ending`, how it ended."""
    end = ("The task was solved." if outcome.won else "The task was not solved.",) if ending else ()
    return "\n".join([f"Task: {task}.", *outcome.trace, *end])


def turns(task: str, outcome: Outcome, time: float, source: str, ending: bool = True) -> tuple[Turn, ...]:
    """A play as turns that can stand alone: what was seen and done, without commands and closed doors."""
    texts = (step.partition("\n")[2] for step in outcome.trace)
    seen = dict.fromkeys(text for text in texts if text != NOTHING and not text.endswith("is closed."))
    end = ("solved" if outcome.won else "not solved") if ending else "played"
    lines: Sequence[str] = (*seen, f"The task to {task} was {end} in {outcome.steps} steps.")
    return tuple(Turn("", line, time, source) for line in lines)

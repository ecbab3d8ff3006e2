"""The puzzle as a task that an agent plays itself: one expression a turn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from memenv.envs.game24.expression import CheckMode, check
from memenv.envs.game24.solver import Numbers
from memenv.solver import Outcome

__all__ = ["ExpressionTask"]


@dataclass(frozen=True, slots=True)
class ExpressionTask:
    """A puzzle in play; `step` gives the next state and leaves this one as it is.

    Attributes:
        numbers: the four numbers, sorted.
        turns_left: expressions that may still be proposed; 0 once solved.
        mode: what counts as an expression.
        observation: what the last one came to: its value, or why it is invalid.
        tried: all of them.
        won: whether the last one was right.
    """

    numbers: Numbers
    turns_left: int
    mode: CheckMode = "strict"
    observation: str = ""
    tried: tuple[str, ...] = ()
    won: bool = False

    def step(self, action: str) -> ExpressionTask:
        """The state after proposing `action`. A wrong or invalid one costs a turn; after the last, nothing changes."""
        if self.turns_left == 0:
            return self
        verdict = check(action, self.numbers, self.mode)
        if verdict.correct:
            told, left = "= 24: solved", 0
        else:
            told = verdict.reason if verdict.value is not None else f"invalid: {verdict.reason}"
            left = self.turns_left - 1
        return replace(self, turns_left=left, observation=told, tried=(*self.tried, action), won=verdict.correct)

    def outcome(self) -> Outcome:
        """The outcome so far; `answer` is the last expression."""
        return Outcome(self.tried[-1] if self.tried else "", self.won, len(self.tried), trace=self.tried)

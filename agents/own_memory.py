"""Memory libraries as agents: what a library has to do is remember turns and recall texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import join_within
from memenv.chat import ChatFailure, ModelDown
from memenv.language.dates import day_text
from memenv.state import Phase
from memenv.stream import Turn, days_to_date

__all__ = ["OwnMemory", "dated_messages"]


class OwnMemory(Agent):
    """Base of agents that keep their memory themselves. What they hold is not measured; what they show is.

    A subclass defines `open`, `remember` and `recall`.
    """

    store = "own"
    decide = ("write", "read")

    def open(self, seed: int) -> None:
        """Begin with an empty memory."""
        raise NotImplementedError

    def remember(self, turns: Sequence[Turn], time: float) -> None:
        """Take in what arrived. What is no conversation comes as one turn without a speaker."""
        raise NotImplementedError

    def recall(self, question: str, time: float) -> list[str]:
        """Texts for a question or task, the most useful first."""
        raise NotImplementedError

    def reset(self, info: Mapping[str, Any], seed: int) -> None:
        """Opens an empty memory."""
        self.open(seed)

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Remembers at WRITE; at READ hands over what fits the context, in the library's order."""
        time = float(observation["time"])
        try:
            if observation["phase"] != Phase.READ:
                turns = tuple(info["messages"]) or (Turn("", observation["experience"], time),)
                turns = tuple(turn for turn in turns if turn.text.strip())
                if turns:
                    self.remember(turns, time)
                return action()
            question = observation["item"]
            lines = self.recall(question, time) if question.strip() else []
        except Exception as error:
            known = next((cause for cause in _causes(error) if isinstance(cause, ChatFailure | ModelDown)), None)
            if known is None or known is error:
                raise
            raise known from error  # libraries wrap what a model raises
        return action(context=join_within(lines, float(observation["budget"][2, 1])))


def dated_messages(turns: Sequence[Turn]) -> list[dict[str, str]]:
    """Turns as messages of a user, each with its day in front: libraries know no other time than now."""
    return [{"role": "user", "content": f"[{day_text(days_to_date(turn.time))}] {turn.line()}"} for turn in turns]


def _causes(error: BaseException) -> Iterator[BaseException]:
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        seen = seen.__cause__ or seen.__context__

"""ReasoningBank (Ouyang et al. 2025): lessons from what worked and from what did not, in the place of trajectories."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import bank_budget, first_that_fit
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.operations import add
from memenv.policies.strategists import MOST_ITEMS, ChatStrategist, RuleStrategist, Strategist

__all__ = ["ReasoningBank"]


class ReasoningBank(Agent):
    """At most three lessons a task, appended; nothing is ever changed.

    Args:
        n: tasks whose lessons are shown (paper 1, at most 10).
        failures: False learns from successes only.
        apart: every lesson is an entry of its own; False: all of a task in one, as published, found together.
        strategist: who draws lessons; None: the model, or rules where there is none.
        model: a chat model.
    """

    name = "reasoning_bank"
    made_for = ("finished tasks",)
    uses_model = True

    def __init__(
        self,
        *,
        n: int = 1,
        failures: bool = True,
        apart: bool = False,
        strategist: Strategist | None = None,
        model: ChatModel | None = None,
    ) -> None:
        if not 1 <= n <= 10:
            raise MemenvError(f"{self.name}: n={n}: give 1 to 10 tasks")
        self.memory = {"read_k": n * MOST_ITEMS if apart else n}
        self.failures, self.apart = failures, apart
        self.strategist = strategist or (RuleStrategist() if model is None else ChatStrategist(model))

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Adds the lessons of the trajectory on the table."""
        lessons = [
            lesson.text()
            for lesson in self.strategist.learn(observation["experience"])
            if lesson.success or self.failures
        ]
        if not lessons:
            return action()
        texts = lessons if self.apart else [" ".join(lessons)]
        return action([add(text) for text in first_that_fit(texts, bank_budget(observation), info["key"])])

"""What hindsight would keep: the ceiling under the same budget."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent, need_hindsight
from memenv.agents.keeping import WHOLE_BANK, bank_budget, bring_to, first_that_fit, seen_whole_bank

__all__ = ["Oracle"]


class Oracle(Agent):
    """Holds what the coming items need, told by the stream itself. Privileged: a ceiling, not a competitor."""

    name = "oracle"
    privileged = True
    memory = WHOLE_BANK

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Looks at the whole bank, then makes it hold the most valuable texts that fit."""
        if not seen_whole_bank(observation):
            return action(search="*")
        hindsight = need_hindsight(self)
        return bring_to(observation, first_that_fit(hindsight.texts, bank_budget(observation), info["key"]))

"""Keeps what says most: names, numbers, dates, things that happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import WHOLE_BANK, bank_budget, bring_to, first_that_fit, lines_of, seen_whole_bank
from memenv.language.salience import salience

__all__ = ["Salience"]


class Salience(Agent):
    """Keeps the lines that say most under the budget; weaker ones make room, older ones first."""

    name = "salience"
    memory = WHOLE_BANK

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Looks at the whole bank, ranks old and new lines together, keeps the best that fit."""
        if not seen_whole_bank(observation):
            return action(search="*")
        slots = observation["slots"]
        held = [
            (float(age), text)
            for text, age, full in zip(slots["text"], slots["age"], slots["filled"], strict=True)
            if full
        ]
        new = [(-1.0, line) for line in lines_of(observation, info)]
        ranked = sorted((*held, *new), key=lambda pair: (-salience(pair[1]), pair[0], pair[1]))
        return bring_to(
            observation, first_that_fit([text for _, text in ranked], bank_budget(observation), info["key"])
        )

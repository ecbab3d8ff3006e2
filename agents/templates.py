"""Template memory for puzzles: what generalises from a worked solution, counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import WHOLE_BANK, bank_budget, seen_whole_bank
from memenv.envs.game24.templates import add_counts, idea_of, read_counts, write_counts
from memenv.operations import add, update

__all__ = ["Templates"]


class Templates(Agent):
    """Keeps one entry: templates of solutions seen, most frequent first; rare ones make room."""

    name = "templates"
    made_for = ("number puzzles",)
    memory = WHOLE_BANK

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Takes the template of the trajectory on the table into the counts."""
        idea = idea_of(observation["experience"])
        if not idea:
            return action()
        if not seen_whole_bank(observation):
            return action(search="*")
        held = observation["slots"]["text"][0] if observation["slots"]["filled"][0] else ""
        text = write_counts(add_counts(read_counts(held), [idea]), bank_budget(observation), info["key"])
        if not text or text == held:
            return action()
        return action([update(0, text) if held else add(text)])

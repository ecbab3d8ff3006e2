"""Stores facts that are told as true, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.language.facts import worth_keeping
from memenv.operations import add

__all__ = ["AddFiltered"]


class AddFiltered(Agent):
    """Stores facts told as true; leaves out chit-chat, what is imagined, denied, asked, or about others. Oldest out."""

    name = "add_filtered"
    wants: Mapping[str, Any] = {"granularity": "fact"}

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Adds the fact on the table, if it is one worth keeping and not shown as stored already."""
        held = observation["slots"]["text"]
        return action([add(fact.text) for fact in info["facts"] if worth_keeping(fact) and fact.text not in held])

"""Agents without a bank: one text that is rewritten at every moment and has to carry everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent, need_hindsight
from memenv.agents.keeping import join_within, lines_of
from memenv.language.salience import most_salient
from memenv.observation import UNBOUNDED
from memenv.tokens import count_tokens

__all__ = ["OracleState", "RecencyState", "SalienceState"]


def _budget(observation: Mapping[str, Any]) -> float:
    allowed = float(observation["budget"][1, 1])
    return float("inf") if allowed >= UNBOUNDED else allowed


class RecencyState(Agent):
    """A state text of the newest lines."""

    name = "recency_state"
    store = "state"

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Appends, and drops lines from the front until it fits."""
        lines = [*observation["state"].split("\n"), *lines_of(observation, info)]
        while lines and count_tokens("\n".join(lines)) > _budget(observation):
            lines.pop(0)
        return action(state="\n".join(line for line in lines if line))


class SalienceState(Agent):
    """A state text of the lines that say most, in the order they were said."""

    name = "salience_state"
    store = "state"

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Ranks old and new lines by salience and keeps the best."""
        lines = [*observation["state"].split("\n"), *lines_of(observation, info)]
        return action(state=most_salient(lines, _budget(observation)))


class OracleState(Agent):
    """A state text of what the coming items need. Privileged."""

    name = "oracle_state"
    store = "state"
    privileged = True

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """The most valuable texts that fit."""
        return action(state=join_within(need_hindsight(self).texts, _budget(observation)))

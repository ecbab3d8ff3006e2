"""Agents without a bank: one text that is rewritten at every moment and has to carry everything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from memenv.actions import action
from memenv.agent import Agent, need_hindsight
from memenv.agents.keeping import lines_of
from memenv.agents.salience import salience
from memenv.observation import UNBOUNDED
from memenv.tokens import count_tokens

__all__ = ["OracleState", "RecencyState", "SalienceState"]


def _budget(observation: Mapping[str, Any]) -> float:
    allowed = float(observation["budget"][1, 1])
    return float("inf") if allowed >= UNBOUNDED else allowed


def _join_within(lines: Sequence[str], budget: float) -> str:
    """The first lines that fit the budget when joined."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else line
        if count_tokens(longer) <= budget:
            text = longer
    return text


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
        lines = list(
            dict.fromkeys(line for line in (*observation["state"].split("\n"), *lines_of(observation, info)) if line)
        )
        ranked = sorted(range(len(lines)), key=lambda place: (-salience(lines[place]), -place))
        kept: list[int] = []
        used = 0
        for place in ranked:
            size = len(lines[place].encode("utf-8", "replace")) + 1
            if (used + size + 3) // 4 <= _budget(observation):
                kept.append(place)
                used += size
        return action(state="\n".join(lines[place] for place in sorted(kept)))


class OracleState(Agent):
    """A state text of what the coming items need. Privileged."""

    name = "oracle_state"
    store = "state"
    privileged = True

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """The most valuable texts that fit."""
        return action(state=_join_within(need_hindsight(self).texts, _budget(observation)))

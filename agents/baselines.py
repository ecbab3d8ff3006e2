"""Reference points: nothing, chance, the newest, everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import bank_budget, last_that_fit, lines_of
from memenv.operations import BASIC, Op, OpKind, add, delete, update

__all__ = ["AddAll", "FullContext", "NoMemory", "Random", "Recency"]


class NoMemory(Agent):
    """Keeps nothing: what the solver scores without memory."""

    name = "no_memory"

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Does nothing."""
        return action()


class Random(Agent):
    """Random operations on random slots, with the experience as text."""

    name = "random"

    def reset(self, info: Mapping[str, Any], seed: int) -> None:
        """Draws from the episode's seed."""
        self._rng = np.random.default_rng(seed)

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Per line: nothing, or an operation that is possible."""
        filled = np.flatnonzero(observation["slots"]["filled"]).tolist()
        ops: list[Op] = []
        for line in last_that_fit(lines_of(observation, info), bank_budget(observation)):
            kind = int(self._rng.integers(len(BASIC) + 1))
            if kind == len(BASIC):
                continue
            if kind == OpKind.ADD or not filled:
                ops.append(add(line))
                continue
            slot = filled.pop(int(self._rng.integers(len(filled))))
            ops.append(update(slot, line) if kind == OpKind.UPDATE else delete(slot))
        return action(ops)


class Recency(Agent):
    """Stores everything as it was said; the oldest makes room (FIFO)."""

    name = "recency"

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Adds every line, as far back as the budget reaches."""
        return action([add(line) for line in last_that_fit(lines_of(observation, info), bank_budget(observation))])


class AddAll(Recency):
    """Stores every candidate fact; the oldest makes room. Mem0's union without its update step."""

    name = "add_all"
    made_for = ()  # lines will do
    wants: Mapping[str, Any] = {"granularity": "fact"}


class FullContext(Recency):
    """Stores everything as it was said and shows all of it: no budget on store or context, the field's upper control."""

    name = "full_context"
    unbounded = True

"""Extraction by a fixed prompt, and nothing else: seven styles, one agent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import bank_budget, last_that_fit
from memenv.chat import ChatModel
from memenv.operations import add
from memenv.policies.extractors import ChatExtractor, Extractor, exchange_of
from memenv.policies.static_styles import RuleStyle, style

__all__ = ["Static"]

#: Facts of one extraction where a style has no cap of its own; a model's reply needs a bound.
_MOST = 12


class Static(Agent):
    """Adds what the style's extractor finds in a session or a finished task; the oldest makes room.

    Args:
        name: of the style: simple, mem0, reasoningbank, openmemory, survey, success-failure, factual-experiential.
        extractor: replaces the style's own.
        model: a chat model, which is given the style's instructions.
    """

    name = "static"
    uses_model = True

    def __init__(
        self, name: str = "simple", *, extractor: Extractor | None = None, model: ChatModel | None = None
    ) -> None:
        chosen = style(name)
        self.wants = {"granularity": "session"}
        if extractor is None:
            extractor = (
                RuleStyle(name)
                if model is None
                else ChatExtractor(model, chosen.instructions, most=chosen.most or _MOST, length=240)
            )
        self.extractor = extractor

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """One extraction, all of it added."""
        if not observation["experience"].strip():
            return action()
        texts = [candidate.text for candidate in self.extractor.extract(exchange_of(observation, info))]
        new = last_that_fit(list(dict.fromkeys(texts)), bank_budget(observation), info["key"])
        return action([add(text) for text in new])

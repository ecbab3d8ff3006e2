"""Mem0 "V3" (mem0's code of 2026): facts are only added; what is true now is left to retrieval."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.gathering import exchanges
from memenv.agents.keeping import bank_budget, last_that_fit
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.operations import add
from memenv.policies.bank_controllers import bank_view
from memenv.policies.extractors import ChatExtractor, Extractor, RuleExtractor

__all__ = ["Mem0V3"]


class Mem0V3(Agent):
    """One extraction on the last messages; a fact is dropped only if one of the ten nearest entries says it word for word.

    Retrieval adds up cosine, squashed BM25 and names in common (`memenv.retrieval.search_additive`).

    Args:
        m: messages of one extraction.
        s: entries that the extraction is shown, and that new facts are compared with.
        extractor: who finds facts; None: the model, or rules where there is none.
        model: a chat model.
    """

    name = "mem0_v3"
    made_for = ("conversation",)
    memory: Mapping[str, Any] = {"write_k": 10, "retriever": "additive"}
    uses_model = True

    def __init__(
        self, *, m: int = 10, s: int = 10, extractor: Extractor | None = None, model: ChatModel | None = None
    ) -> None:
        if m < 1 or s < 1:
            raise MemenvError(f"{self.name}: m={m}, s={s}: give m >= 1 messages and s >= 1 entries")
        if extractor is None:
            extractor = RuleExtractor() if model is None else ChatExtractor(model)
        self.extractor, self.m, self.s = extractor, m, s
        self.memory = {**type(self).memory, "write_k": s}
        self.wants = {"granularity": "session"}

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Adds what was extracted and is not shown as held."""
        if not observation["experience"].strip():
            return action()
        known = bank_view(observation, ()).entries[: self.s]
        held = {text.casefold(): None for text in known}
        new: dict[str, str] = {}
        for exchange in exchanges(observation, info, self.m, 0):
            for candidate in self.extractor.extract(exchange.with_known(known)):
                if candidate.text.casefold() not in held:
                    new.setdefault(candidate.text.casefold(), candidate.text)
        return action([add(text) for text in last_that_fit(list(new.values()), bank_budget(observation))])

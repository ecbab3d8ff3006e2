"""The smallest agent with a chat model, or with rules: extracts from a session, then decides on all of it at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.chat import ChatModel
from memenv.policies.bank_controllers import BankController, RuleBankController, bank_view
from memenv.policies.chat_bank import ChatBankController
from memenv.policies.extractors import ChatExtractor, Extractor, RuleExtractor, exchange_of


class ChatCrud(Agent):
    name = "chat_crud"
    uses_model = True

    def __init__(self, *, model: ChatModel | None = None) -> None:
        self.extractor: Extractor = RuleExtractor() if model is None else ChatExtractor(model, most=3, max_tokens=256)
        self.controller: BankController = RuleBankController() if model is None else ChatBankController(model)

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        candidates = self.extractor.extract(exchange_of(observation, info))
        return action(self.controller.decide(bank_view(observation, candidates)))

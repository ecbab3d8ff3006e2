"""ADD, UPDATE and DELETE by rules that know how kinds of facts live together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.policies.bank_controllers import BankController, RuleBankController, bank_view
from memenv.policies.extractors import RuleExtractor, exchange_of
from memenv.policies.notes import NotedBankController

__all__ = ["CrudNotes", "CrudRules"]


class CrudRules(Agent):
    """A new value of a kind that holds one replaces the old and remembers it as previous; values of kinds that hold
    many are gathered in one entry; what ended is deleted, and so is what someone asks to forget. Sentences are stored
    in their shortest form. The operations of Mem0 and Memory-R1, with cardinality in the place of a model.
    """

    name = "crud_rules"
    wants: Mapping[str, Any] = {"granularity": "fact"}

    def __init__(self) -> None:
        self.extractor = RuleExtractor()
        self.controller: BankController = RuleBankController()

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Decides on the fact on the table by what is shown of the same person and kind."""
        candidates = self.extractor.extract(exchange_of(observation, info)) if info["facts"] else []
        return action(self.controller.decide(bank_view(observation, candidates)))


class CrudNotes(CrudRules):
    """`crud_rules` in note form (`memenv.policies.notes`): the same decisions in about a tenth fewer tokens, so that more is
    held. What a trained policy may write too, and so what its choices are worth beyond their wording.
    """

    name = "crud_notes"

    def __init__(self) -> None:
        super().__init__()
        self.controller = NotedBankController(self.controller)

"""Mem0 (Chhikara et al. 2025): facts are extracted, and each is held against its nearest entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.gathering import GATHERING, Draft, Gathering, exchanges
from memenv.agents.keeping import bank_budget, within_budget
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.operations import Op
from memenv.policies.bank_controllers import BankController, BankView, RuleBankController
from memenv.policies.chat_bank import ChatBankController
from memenv.policies.extractors import Candidate, ChatExtractor, Extractor, RuleExtractor

__all__ = ["LOOKED_AT", "MODES", "Mem0"]

MODES = ("per_fact", "union")
#: Facts that a model may find in two messages; it bounds what a babbling model costs.
FACTS_A_PAIR = 4
#: Entries, the most similar to a question, from which systems that decide at READ choose.
LOOKED_AT = 256


class Mem0(Agent):
    """Extracts facts from every pair of messages, and decides on each by the entries most like it.

    Algorithm 1 of the paper: ADD what no entry tells, UPDATE what completes one, DELETE what is contradicted, else
    nothing. All operations of one moment are committed together.

    Args:
        mode: "per_fact": as in the paper, one decision a fact, in view of what the facts before it did; "union": as in
            the published code, one decision on all facts of a moment and all that they retrieve together.
        s: entries that a fact is held against (paper 10, code 5).
        m: turns before the pair that the extractor sees for reference.
        vanilla: the negative control that loses the first of two dogs (rules only).
        extractor, controller: who finds facts and who decides; None: the model, or rules where there is none.
        model: a chat model.
    """

    name = "mem0"
    made_for = ("conversation",)
    memory: Mapping[str, Any] = {"retriever": "dense"}
    uses_model = True

    def __init__(
        self,
        mode: str = "per_fact",
        *,
        s: int = 10,
        m: int = 10,
        vanilla: bool = False,
        extractor: Extractor | None = None,
        controller: BankController | None = None,
        model: ChatModel | None = None,
    ) -> None:
        if mode not in MODES:
            raise MemenvError(f"{self.name}:{mode}: allowed are {', '.join(MODES)}")
        if s < 1 or m < 0:
            raise MemenvError(f"{self.name}: s={s}, m={m}: give s >= 1 entries and m >= 0 turns")
        if vanilla and (controller is not None or model is not None):
            raise MemenvError(f"{self.name}: vanilla=true is a control by rules: leave the model or controller out")
        self.mode, self.m = mode, m
        if extractor is None:
            extractor = RuleExtractor() if model is None else ChatExtractor(model, most=FACTS_A_PAIR, max_tokens=320)
        if controller is None:
            controller = RuleBankController(vanilla) if model is None else ChatBankController(model)
        self.extractor, self.controller = extractor, controller
        self.gathering = Gathering(s)
        # by rules the environment's own extractor, where it has one, cuts what arrives into facts: a moment for each
        single = mode == "per_fact" and model is None
        self.wants = {"granularity": "fact" if single else "session"}
        self.memory = {**type(self).memory, **GATHERING}

    def reset(self, info: Mapping[str, Any], seed: int) -> None:
        """Nothing is kept between moments."""
        self.gathering.start(())

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Extraction at the first look of a moment, a look for each fact, the decisions."""
        if self.gathering.begins(observation):
            self.gathering.start(self.extract(observation, info))
        search = self.gathering.next(observation)
        if search is not None:
            return search
        ops = self._decide(observation)
        return action(within_budget(ops, bank_budget(observation), info["key"]))

    def extract(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> list[Candidate]:
        """The facts of what arrived, pair by pair."""
        if not observation["experience"].strip():
            return []
        found: list[Candidate] = []
        for exchange in exchanges(observation, info, 2, self.m):
            found += self.extractor.extract(exchange)
        return found

    def _decide(self, observation: Mapping[str, Any]) -> list[Op]:
        draft = Draft(observation)
        time = float(observation["time"])
        candidates, looks = self.gathering.candidates, self.gathering.looks
        if self.mode == "union":
            together = list(dict.fromkeys(entry for look in looks for entry in look))
            decisions = [(candidates, together)] if candidates else []  # no call where nothing was found
        else:
            decisions = [((candidate,), list(look)) for candidate, look in zip(candidates, looks, strict=True)]
        for deciding, looked in decisions:
            shown = draft.shown(looked)
            draft.apply(self.controller.decide(BankView(tuple(deciding), draft.texts(shown), time)), shown)
        return draft.operations()

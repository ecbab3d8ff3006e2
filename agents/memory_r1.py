"""Memory-R1 (Yan et al. 2025): a manager that chooses operations, and an answerer that first sorts what it was given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from memenv.actions import action
from memenv.agents.mem0 import LOOKED_AT, Mem0
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.policies.bank_controllers import BankController
from memenv.policies.distillers import ChatDistiller, Distiller, RuleDistiller
from memenv.policies.extractors import Extractor
from memenv.retrieval import entities
from memenv.state import Phase

__all__ = ["MemoryR1", "candidates_of"]


def candidates_of(texts: Sequence[str], each: int) -> list[int]:
    """Places of the first `each` memories of each person, whose name a memory begins with or mentions first."""
    counts: dict[str, int] = {}
    chosen: list[int] = []
    for place, text in enumerate(texts):
        named = entities(text)
        owner = named[0].casefold() if named else ""
        counts[owner] = counts.get(owner, 0) + 1
        if counts[owner] <= each:
            chosen.append(place)
    return chosen


class MemoryR1(Mem0):
    """Mem0's operations, and at READ 60 candidates, 30 a participant, of which a distiller keeps what answers.

    The paper trains both with reinforcement learning (`memenv.policies` has the trainers); this is the loop they live
    in, with rules or a chat model in their places.

    Args:
        mode: see `Mem0`.
        each: candidates a participant.
        distil: False hands over all candidates.
        distiller: who sorts; None: the model, or rules where there is none.
        s, m, vanilla, extractor, controller, model: see `Mem0`.
    """

    name = "memory_r1"
    decide = ("write", "read")
    memory: Mapping[str, Any] = {"retriever": "dense", "read_k": LOOKED_AT}

    def __init__(
        self,
        mode: str = "per_fact",
        *,
        each: int = 30,
        distil: bool = True,
        distiller: Distiller | None = None,
        s: int = 10,
        m: int = 10,
        vanilla: bool = False,
        extractor: Extractor | None = None,
        controller: BankController | None = None,
        model: ChatModel | None = None,
    ) -> None:
        if each < 1:
            raise MemenvError(f"{self.name}: each={each}: give at least 1 candidate a participant")
        super().__init__(mode, s=s, m=m, vanilla=vanilla, extractor=extractor, controller=controller, model=model)
        self.each, self.distil = each, distil
        self.distiller = distiller or (RuleDistiller() if model is None else ChatDistiller(model))

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """At WRITE as Mem0; at READ the candidates of both participants, sorted."""
        if observation["phase"] != Phase.READ:
            return super().act(observation, info)
        question = observation["item"]
        if question.strip() and observation["budget"][0, 0] and int(observation["budget"][3, 0]) == 0:
            return action(search=question)  # of both participants, not only the one asked about
        slots = observation["slots"]
        held = [slot for slot, full in enumerate(slots["filled"]) if full]
        held = [held[place] for place in candidates_of([slots["text"][slot] for slot in held], self.each)]
        if self.distil:
            held = [held[place] for place in self.distiller.choose(question, [slots["text"][slot] for slot in held])]
        flags = [0] * len(slots["filled"])
        for slot in held:
            flags[slot] = 1
        return action(select=flags)

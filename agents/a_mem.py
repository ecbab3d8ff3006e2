"""A-Mem (Xu et al. 2025): linked notes, which change when new ones come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.gathering import exchanges
from memenv.agents.keeping import bank_budget, within_budget
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.operations import Op, add, link, split
from memenv.policies.extractors import Candidate, Extractor, RuleExtractor
from memenv.policies.note_makers import ChatNoteMaker, Note, NoteMaker, RuleNoteMaker

__all__ = ["AMem"]


class AMem(Agent):
    """Every note gets tags, is linked to neighbours among its five nearest, and gives them tags in turn.

    Links are tied to ids. A note that has changed is found by its new words at once: the bank encodes what it holds.

    Args:
        neighbours: nearest notes that a new one may be linked to (paper 5).
        stale: the published code's fault as a control: new tags of old notes never reach the index (there they do
            with every hundredth change only).
        links: False leaves links out.
        extractor: finds the notes' contents; None: the facts told, or, with a model, turns as they are.
        maker: who annotates and links; None: the model, or rules where there is none.
        model: a chat model.
    """

    name = "a_mem"
    made_for = ("conversation",)
    memory: Mapping[str, Any] = {
        "operations": "extended",
        "retriever": "dense",
        "write_k": 8,
        "read_k": 10,
        "follow_links": 2,
    }
    uses_model = True

    def __init__(
        self,
        *,
        neighbours: int = 5,
        stale: bool = False,
        links: bool = True,
        extractor: Extractor | None = None,
        maker: NoteMaker | None = None,
        model: ChatModel | None = None,
    ) -> None:
        if neighbours < 0:
            raise MemenvError(f"{self.name}: neighbours={neighbours}: give a whole number >= 0")
        self.neighbours, self.stale, self.links = neighbours, stale, links
        self.extractor = extractor or (RuleExtractor() if model is None else None)
        self.maker: NoteMaker = maker or (RuleNoteMaker() if model is None else ChatNoteMaker(model))
        self.memory = {**type(self).memory, "write_k": max(1, neighbours), "follow_links": 2 if links else 0}
        self.wants = {"granularity": "fact" if self.extractor is not None else "turn"}

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """A note for each thing told, linked with what the look shows."""
        if not observation["experience"].strip():
            return action()
        candidates = self._candidates(observation, info)
        slots = observation["slots"]
        shown = [slot for slot, full in enumerate(slots["filled"]) if full][: self.neighbours]
        held = [Note.read(slots["text"][slot]) for slot in shown]
        contents = [note.content for note in held]
        ops: list[Op] = []
        changed: dict[int, Note] = {}
        for number, candidate in enumerate(candidates):
            note = self.maker.annotate(candidate)
            if not note.content or note.content in contents:
                continue
            evolution = self.maker.evolve(note, held, [float(slots["score"][slot]) for slot in shown])
            ops.append(add(note.text()))
            for place, tags in evolution.tags:
                changed[place] = changed.get(place, held[place]).with_tags(tags, len(held[place].tags) + 1)
            if self.links and number == len(candidates) - 1:  # a LINK names the entry that its list adds last
                ops += [link(shown[place]) for place in evolution.links]
        if not self.stale:
            # SPLIT into one keeps what UPDATE would renew: when and by whom it was told
            ops += [split(shown[p], [note.text()]) for p, note in changed.items() if note != held[p]]
        kept = within_budget(ops, bank_budget(observation), info["key"])
        return action(kept if len(kept) == len(ops) else [op for op in kept if op.text])

    def _candidates(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> list[Candidate]:
        if self.extractor is None:
            lines = [turn.line() for turn in info["messages"]] or [observation["experience"]]
            return [Candidate(line, float(observation["time"])) for line in lines]
        return [fact for exchange in exchanges(observation, info, 2, 0) for fact in self.extractor.extract(exchange)]

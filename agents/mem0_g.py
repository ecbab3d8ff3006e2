"""Mem0-g (Chhikara et al. 2025): a graph of edges that hold for a time, asked as of a time."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from memenv.actions import action
from memenv.agents.mem0 import LOOKED_AT, Mem0
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.language.dates import find_dates
from memenv.language.extract import stated
from memenv.policies.bank_controllers import BankController
from memenv.policies.extractors import Extractor
from memenv.policies.graph_controllers import ChatGraphController, RuleGraphController
from memenv.retrieval import entities
from memenv.state import Phase
from memenv.stream import to_days

__all__ = ["Edge", "Mem0G", "edges_of", "holding"]

#: Questions that past edges may answer, though they name no date.
_PAST = re.compile(
    r"\b(?:before|previous(?:ly)?|former(?:ly)?|used to|earlier|originally|first|ever|when|was|were|did|had)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Edge:
    """An edge as a look shows it: its slot, sentence, similarity to the question, and when it held (days, half open)."""

    slot: int
    text: str
    score: float
    valid_from: float
    valid_to: float


def edges_of(observation: Mapping[str, Any]) -> list[Edge]:
    """The edges shown. One begins on the day that its sentence names, else when it was told."""
    slots, now = observation["slots"], float(observation["time"])
    found: list[Edge] = []
    for slot, full in enumerate(slots["filled"]):
        if full:
            told = now - float(slots["age"][slot])
            facts = stated(slots["text"][slot], told)
            dated = facts[0].date if facts else None
            begun = told if dated is None else to_days(dated.start)
            found.append(
                Edge(slot, slots["text"][slot], float(slots["score"][slot]), begun, float(slots["valid_to"][slot]))
            )
    return found


def holding(edges: Sequence[Edge], question: str, now: float) -> list[Edge]:
    """The edges that held at the time that the question is about.

    A date in the question: those that held at some time of it; where none had begun by then, all. A question in the
    past: all. Else those that hold now.
    """
    dates = find_dates(question, now)
    if dates:
        start, end = to_days(dates[0].date.start), to_days(dates[0].date.end) + 1.0
        then = [edge for edge in edges if edge.valid_from < end and edge.valid_to > start]
        return then or list(edges)
    if _PAST.search(question):
        return list(edges)
    return [edge for edge in edges if edge.valid_to > now]


class Mem0G(Mem0):
    """Facts become edges; what a new edge contradicts is marked as ended and kept.

    At READ both halves of the paper's retrieval: edges at the entities that the question names, and edges whose
    sentence is like the question; of these the ones that held at the time asked about.

    Args:
        mode: see `Mem0`.
        threshold: cosine above which an edge is like the question.
        k: edges handed over at most.
        hard_delete: the code of 2025, which deletes what it contradicts.
        as_of: False shows every edge retrieved, whenever it held.
        semantic: False leaves out the half that the published code lacks.
        s, m, extractor, controller, model: see `Mem0`.
    """

    name = "mem0_g"
    decide = ("write", "read")
    memory: Mapping[str, Any] = {"retriever": "dense", "read_k": LOOKED_AT, "operations": "extended"}

    def __init__(
        self,
        mode: str = "per_fact",
        *,
        threshold: float = 0.3,
        k: int = 20,
        hard_delete: bool = False,
        as_of: bool = True,
        semantic: bool = True,
        s: int = 10,
        m: int = 10,
        extractor: Extractor | None = None,
        controller: BankController | None = None,
        model: ChatModel | None = None,
    ) -> None:
        if k < 1 or not -1.0 <= threshold <= 1.0:
            raise MemenvError(f"{self.name}: k={k}, threshold={threshold}: give k >= 1 edges and a cosine")
        if controller is None:
            controller = (
                RuleGraphController(hard_delete)
                if model is None
                else ChatGraphController(model, hard_delete=hard_delete)
            )
        super().__init__(mode, s=s, m=m, extractor=extractor, controller=controller, model=model)
        self.threshold, self.k, self.as_of, self.semantic = threshold, k, as_of, semantic

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """At WRITE as Mem0, with edges; at READ the edges that held at the time asked about."""
        if observation["phase"] != Phase.READ:
            return super().act(observation, info)
        question = observation["item"]
        if question.strip() and observation["budget"][0, 0] and int(observation["budget"][3, 0]) == 0:
            return action(search=question)
        chosen = self.choose(edges_of(observation), question, float(observation["time"]))
        flags = [0] * len(observation["slots"]["filled"])
        for edge in chosen:
            flags[edge.slot] = 1
        return action(select=flags)

    def choose(self, edges: Sequence[Edge], question: str, now: float) -> list[Edge]:
        """The edges to hand over, those at named entities first, each half by similarity."""
        names = [name.casefold() for name in entities(question)]
        near = [edge for edge in edges if any(name in edge.text.casefold() for name in names)]
        like = [edge for edge in edges if self.semantic and edge.score >= self.threshold]
        found = {edge.slot: edge for edge in (*near, *like)}
        candidates = list(found.values())
        if self.as_of:
            candidates = holding(candidates, question, now)
        return candidates[: self.k]

"""ReMem and ExpRAG (Evo-Memory, 2025): retrieve experiences, think about them, put some away, act, remember.

Both keep whole experiences (task, what was done, outcome) and retrieve the k most similar. ExpRAG hands them over as they
are. ReMem decides, step by step, whether to think, to refine or to act; what its published code calls pruning touches the
retrieved list only, here the two are apart: "refine" drops a case from view, and with `delete` from the bank as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from memenv.actions import action
from memenv.agent import Agent, Transition
from memenv.agents.case_bank import CaseBank, CaseOptions, case_slots
from memenv.agents.case_writing import CaseWriter, RawCaseWriter, case_task
from memenv.errors import MemenvError
from memenv.operations import delete
from memenv.options import read_options
from memenv.policies.refining import Refiner, RefineView, RuleRefiner
from memenv.state import Phase

__all__ = ["ExpRAG", "ReMem", "ReMemOptions"]

#: Inner steps of a task, as in the paper.
_INNER_STEPS = 10
#: Slots at WRITE where put-away cases are to be found again.
_FIND_AGAIN = 64


@dataclass(frozen=True)
class ReMemOptions(CaseOptions):
    """Options of ReMem.

    Attributes:
        theta: by rules, a case that shares less of its words with the task than this is put away.
        delete: what was put away is deleted from the bank, too.
    """

    theta: float = 0.25
    delete: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 0.0 <= self.theta <= 1.0:
            raise MemenvError(f"theta={self.theta}: give a share between 0 and 1")
        if self.delete and (self.cap or self.prune == "utility"):
            raise MemenvError("delete and cap or prune=utility both make room: give one of them")


class ExpRAG(Agent):
    """The k most similar experiences, whole, as retrieved.

    Args:
        options: see `CaseOptions`; a number alone is k.
        writer: makes entries of experiences; whole ones where None.
    """

    name = "exprag"
    made_for = ("finished tasks",)
    decide = ("write", "read")
    defaults: ClassVar[CaseOptions] = CaseOptions()

    def __init__(self, options: str = "", *, writer: CaseWriter | None = None) -> None:
        self.options = read_options(self.name, options, self.defaults)
        self.writer: CaseWriter = writer or RawCaseWriter()
        self.memory = {**CaseBank(self.options, self.writer).memory, "read_k": 64}

    def reset(self, info: Mapping[str, Any], seed: int) -> None:
        """Nothing is kept of earlier episodes."""
        self.bank = CaseBank(self.options, self.writer)
        self._rng = np.random.default_rng([seed, 1])
        self._item = ""

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """At READ the cases, at WRITE the experience."""
        if observation["phase"] == Phase.WRITE:
            return self.bank.write(observation, info, self._item)
        self._item = observation["item"]
        places, told = case_slots(observation, self.bank)
        if self.options.epsilon and self._rng.random() < self.options.epsilon:
            self._rng.shuffle(places)
        chosen = self.refine(observation, places[: self.options.k])
        flags = [0] * len(observation["slots"]["filled"])
        for place in (*chosen, *told):
            flags[place] = 1
        return action(select=flags)

    def refine(self, observation: Mapping[str, Any], places: list[int]) -> list[int]:
        """The slots that stay of those retrieved: all."""
        return places

    def learn(self, transition: Transition, sandbox: Any = None) -> None:
        """Notes what showing cases was worth, for pruning by utility."""
        items = transition.next_info["items"]
        if transition.info["phase"] == Phase.READ.name and items:
            slots, shown = transition.observation["slots"], items[-1]["shown"]
            texts = [text for text, number in zip(slots["text"], slots["id"], strict=True) if number in shown]
            self.bank.utilities.record(texts, float(items[-1]["score"]))


class ReMem(ExpRAG):
    """Think, refine, act over the retrieved experiences.

    Args:
        options: see `ReMemOptions`.
        writer: as in `ExpRAG`.
        refiner: who decides on the inner steps; rules with `theta` where None.
    """

    name = "remem"
    defaults: ClassVar[CaseOptions] = ReMemOptions()

    def __init__(self, options: str = "", *, writer: CaseWriter | None = None, refiner: Refiner | None = None) -> None:
        super().__init__(options, writer=writer)
        assert isinstance(self.options, ReMemOptions)
        self.refiner: Refiner = refiner or RuleRefiner(self.options.theta)
        self.deletes = self.options.delete
        if self.deletes:
            self.memory = {**self.memory, "write_k": _FIND_AGAIN, "max_searches": 1}

    def reset(self, info: Mapping[str, Any], seed: int) -> None:
        """Nothing is kept of earlier episodes."""
        super().reset(info, seed)
        self._put_away: tuple[int, ...] = ()

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """As `ExpRAG`; at the first WRITE after a task, what was put away may be deleted."""
        if observation["phase"] != Phase.WRITE or not self._put_away:
            return super().act(observation, info)
        if observation["budget"][3, 0] < observation["budget"][3, 1]:
            return action(search=self._item)
        slots = observation["slots"]
        gone = [delete(slot) for slot, number in enumerate(slots["id"]) if int(number) in self._put_away]
        self._put_away = ()
        decision = dict(super().act(observation, info))
        return {**decision, "ops": (*(op.as_dict() for op in gone), *decision.get("ops", ()))}

    def refine(self, observation: Mapping[str, Any], places: list[int]) -> list[int]:
        """Inner steps until one acts."""
        slots = observation["slots"]
        left = list(places)
        thoughts: tuple[str, ...] = ()
        for _ in range(_INNER_STEPS):
            cases = [(case_task(slots["text"][place], slots["key"][place]), slots["text"][place]) for place in left]
            step = self.refiner.step(RefineView(observation["item"], tuple(cases), thoughts))
            if step.kind == "act":
                break
            thoughts += (step.thought,) if step.kind == "think" else ()
            left = [place for number, place in enumerate(left) if number not in step.drop]
        if self.deletes:
            self._put_away = tuple(int(slots["id"][place]) for place in places if place not in left)
        return left

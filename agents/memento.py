"""Memento (Zhou et al. 2025): a bank of cases, and a value function that chooses among them, learnt while it runs.

A case is a finished task, what of it can be used again, and how it ended: successes and failures alike. At READ the
agent hands K of the candidates to the frozen solver. What the paper claims and its public code lacks is here: the value
is updated after every task, from the first on; a case is retrievable at the next task; encodings are made once (by the
environment's index); an untrained value function falls back on similarity; credit can be given by leaving cases out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from memenv.actions import action
from memenv.agent import Agent, Sandbox, Transition
from memenv.agents.case_bank import CaseBank, CaseOptions, case_slots, rewards_of
from memenv.agents.case_writing import CaseWriter, RuleCaseWriter
from memenv.errors import MemenvError
from memenv.operations import OpKind
from memenv.options import read_options
from memenv.policies.case_values import Cases, CaseValue, Floats, Similarity, Step, UsedCase, Vector
from memenv.policies.kernel_q import KernelQ, choice_probabilities
from memenv.policies.parametric_q import ParametricQ
from memenv.solver import Recall
from memenv.state import Phase

__all__ = ["CREDITS", "KernelOptions", "Memento", "MementoKernel", "MementoNP", "MementoOptions", "MementoP"]

CREDITS = ("outcome", "loo")


@dataclass(frozen=True)
class MementoOptions(CaseOptions):
    """Options of Memento.

    Attributes:
        credit: what a used case is told: the task's "outcome", or "loo", how much worse the task ends without it (by
            the sandbox, which is handed out in training only; elsewhere the outcome).
    """

    credit: str = "outcome"

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.credit not in CREDITS:
            raise MemenvError(f"credit={self.credit!r}: allowed are {', '.join(CREDITS)}")


@dataclass(frozen=True)
class KernelOptions(MementoOptions):
    """Options of `memento_kernel`: those of all forms, and Algorithm 1's.

    Attributes:
        alpha: temperature α of the choice and of the soft value.
        gamma: discount γ of what follows a step.
        prior: Q₀ of a case never used; −1: the mean reward so far.
        prior_weight: κ of `kernel_q.episodic_value`; 0: the printed form.
    """

    alpha: float = 0.05
    gamma: float = 0.95
    prior: float = -1.0
    prior_weight: float = 0.1

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 1e-3 <= self.alpha <= 1e3:
            raise MemenvError(f"alpha={self.alpha}: give a temperature between 0.001 and 1000")
        if not 0.0 <= self.gamma <= 1.0:
            raise MemenvError(f"gamma={self.gamma}: give a discount between 0 and 1")
        if not 0.0 <= self.prior <= 1.0 and self.prior != -1.0:
            raise MemenvError(f"prior={self.prior}: give a reward between 0 and 1, or -1 for the mean reward so far")
        if not 0.0 <= self.prior_weight <= 1e3:
            raise MemenvError(f"prior_weight={self.prior_weight}: give a weight between 0 and 1000")


class Memento(Agent):
    """Base of the three forms: similarity, a net, a kernel.

    Args:
        options: "k=8,epsilon=0.1,…", see `MementoOptions`; a number alone is k.
        writer: makes cases of transcripts; rules where None.

    Attributes:
        value: the value function of the episode; its `updates` and `rows` count.
    """

    decide = ("write", "read")
    made_for = ("finished tasks",)
    defaults: ClassVar[MementoOptions] = MementoOptions()

    def __init__(self, options: str = "", *, writer: CaseWriter | None = None) -> None:
        self.options = read_options(self.name, options, self.defaults)
        self.writer: CaseWriter = writer or RuleCaseWriter()
        self.memory = {**CaseBank(self.options, self.writer).memory, "read_k": 64}

    def make_value(self, rng: np.random.Generator) -> CaseValue:
        """The value function of a new episode."""
        raise NotImplementedError

    def reset(self, info: Mapping[str, Any], seed: int) -> None:
        """An untrained value function; its randomness and the exploration's come from the seed."""
        self._rng = np.random.default_rng([seed, 1])
        self.value = self.make_value(np.random.default_rng([seed, 2]))
        self.bank = CaseBank(self.options, self.writer)
        self._item = ""
        self._read: _Read | None = None
        self._unfinished: list[Step] = []

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """At READ which cases the solver gets, at WRITE the case of the task that ended."""
        if observation["phase"] == Phase.WRITE:
            decision = self.bank.write(observation, info, self._item)
            if "search" not in decision:
                self._item = ""
            return decision
        self._item = observation["item"]
        flags = np.zeros(len(observation["slots"]["filled"]), dtype=np.int8)
        places, told = case_slots(observation, self.bank)
        flags[told] = 1
        cases = _cases(observation, info, places)
        chosen = self.choose(info["query_vector"], cases) if len(cases) else []
        slots = [places[place] for place in chosen]
        flags[slots] = 1
        shown = {slot: _recall(observation, slot) for slot in sorted((*slots, *told))}
        cases = cases.pick(chosen)
        self._read = _Read(info["query_vector"], cases, [shown[slot] for slot in slots], list(shown.values()))
        return action(select=flags.tolist())

    def choose(self, state: Vector, cases: Cases) -> list[int]:
        """K of the candidates: the highest values (ties in the order retrieved), or any with probability epsilon."""
        number = min(self.options.k, len(cases))
        if self.options.epsilon and self._rng.random() < self.options.epsilon:
            return sorted(self._rng.choice(len(cases), size=number, replace=False).tolist())
        return self.exploit(np.round(self.value.scores(state, cases), 6), number)

    def exploit(self, scores: Floats, number: int) -> list[int]:
        """The places of the highest scores."""
        return [int(place) for place in np.argsort(-scores, kind="stable")[:number]]

    def learn(self, transition: Transition, sandbox: Sandbox | None = None) -> None:
        """Tells the value function how the task ended for the cases used, and for the case that it leaves."""
        items, info = transition.next_info["items"], transition.next_info
        over = info["phase"] != Phase.WRITE.name or info["last"]
        if transition.info["phase"] == Phase.READ.name and items and self._read is not None:
            self._unfinished += self._steps(self._read, items[-1], sandbox)
            self._finish(None, None, over)
        elif transition.info["phase"] == Phase.WRITE.name and info["change"].added:
            self._own_step(transition)
            self._read = None
        if info["phase"] == Phase.READ.name and self._unfinished:
            following = transition.next_observation
            places, _ = case_slots(following, self.bank)
            self._finish(info["query_vector"], _cases(following, info, places), True)

    def _steps(self, read: _Read, item: Mapping[str, Any], sandbox: Sandbox | None) -> list[Step]:
        shown = [place for place, recall in enumerate(read.recalls) if recall.id in item["shown"]]
        rewards = [float(item["score"])] * len(shown)
        recalls = [read.recalls[place] for place in shown]
        if self.options.credit == "loo" and sandbox is not None and shown:
            everything = [recall for recall in read.everything if recall.id in item["shown"]]
            rewards = leave_one_out(sandbox, everything, item["id"], recalls)
        self.bank.utilities.record([recall.text for recall in recalls], float(item["score"]))
        return [
            Step(read.state, _used(read.cases, place), reward) for place, reward in zip(shown, rewards, strict=True)
        ]

    def _own_step(self, transition: Transition) -> None:
        """A case on its own task earned what that task earned: every task gives a row, the first one too."""
        outcome = transition.info["outcome"]
        if outcome < 0.0:
            return
        query = transition.info["query_vector"]
        state = query if self._read is None else self._read.state
        text = next(op["text"] for op in transition.action["ops"] if op["op"] == OpKind.ADD)
        slots, vector = transition.next_observation["slots"], query
        if transition.next_info["phase"] == Phase.READ.name and text in slots["text"]:
            vector = transition.next_info["vectors"][slots["text"].index(text)]
        similarity = round(float(vector.astype(np.float64) @ state.astype(np.float64)), 6)
        self.value.learn([Step(state, UsedCase(text, vector, similarity, outcome), outcome)])

    def _finish(self, state: Vector | None, cases: Cases | None, over: bool) -> None:
        """Hands the steps over once it is known what follows them."""
        if over:
            done = [step._replace(next_state=state, next_cases=cases) for step in self._unfinished]
            self._unfinished = []
            if done:
                self.value.learn(done)


class MementoNP(Memento):
    """Non-parametric: the K most similar cases. Nothing is learnt but the bank."""

    name = "memento_np"

    def make_value(self, rng: np.random.Generator) -> CaseValue:
        """Similarity."""
        return Similarity()


class MementoP(Memento):
    """Parametric: a two-layer Q over frozen encodings, trained online with cross-entropy."""

    name = "memento_p"
    defaults: ClassVar[MementoOptions] = MementoOptions(epsilon=0.05)

    def make_value(self, rng: np.random.Generator) -> CaseValue:
        """A net with fresh weights."""
        return ParametricQ(rng)


class MementoKernel(Memento):
    """Algorithm 1: kernel-weighted episodic Q with soft values; cases are drawn by μ ∝ exp(Q/α)."""

    name = "memento_kernel"
    defaults: ClassVar[MementoOptions] = KernelOptions()

    def make_value(self, rng: np.random.Generator) -> CaseValue:
        """No rows, and the starting kernel."""
        options = self.options
        assert isinstance(options, KernelOptions)
        prior = None if options.prior < 0.0 else options.prior
        return KernelQ(rng, alpha=options.alpha, gamma=options.gamma, prior=prior, prior_weight=options.prior_weight)

    def exploit(self, scores: Floats, number: int) -> list[int]:
        """Cases drawn without replacement, each from μ over those left."""
        assert isinstance(self.value, KernelQ)
        left = list(range(len(scores)))
        chosen: list[int] = []
        while len(chosen) < number:
            place = int(self._rng.choice(len(left), p=choice_probabilities(scores[left], self.value.alpha)))
            chosen.append(left.pop(place))
        return chosen


class _Read:
    """What was chosen for the task under way."""

    __slots__ = ("cases", "everything", "recalls", "state")

    def __init__(self, state: Vector, cases: Cases, recalls: list[Recall], everything: list[Recall]) -> None:
        self.state = state
        self.cases = cases
        self.recalls = recalls
        self.everything = everything


def leave_one_out(
    sandbox: Sandbox, shown: Sequence[Recall], item: str, among: Sequence[Recall] | None = None
) -> list[float]:
    """Credit of cases shown for an item, in [0, 1]: ½ where leaving one out changes nothing, 1 where it loses all.

    Args:
        sandbox: plays the item again.
        shown: all that the solver was shown, in order.
        item: its id.
        among: those to be credited; all where None.
    """
    base = sandbox.counterfactual(list(shown), [item])[0].score
    credits = []
    for left in shown if among is None else among:
        without = sandbox.counterfactual([recall for recall in shown if recall is not left], [item])[0].score
        credits.append(0.5 + 0.5 * (base - without))
    return credits


def _cases(observation: Mapping[str, Any], info: Mapping[str, Any], places: Sequence[int]) -> Cases:
    slots = observation["slots"]
    vectors = info["vectors"][list(places)]
    return Cases(
        tuple(slots["text"][place] for place in places),
        vectors,
        np.round(vectors.astype(np.float64) @ info["query_vector"].astype(np.float64), 6),
        rewards_of(slots)[list(places)],
    )


def _recall(observation: Mapping[str, Any], slot: int) -> Recall:
    """The case in a slot as the solver will see it."""
    slots = observation["slots"]
    reward = float(slots["reward"][slot])
    time = float(observation["time"]) - float(slots["age"][slot])
    known = None if reward < 0.0 else reward
    return Recall(slots["text"][slot], time, slots["source"][slot], int(slots["id"][slot]), known)


def _used(cases: Cases, place: int) -> UsedCase:
    return UsedCase(
        cases.names[place], cases.vectors[place], float(cases.similarity[place]), float(cases.rewards[place])
    )

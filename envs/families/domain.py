"""The domain of `MemFamilies-v0`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from memenv.config import check_choices
from memenv.env import DomainEnv
from memenv.errors import MemenvError
from memenv.solver import Domain, Hindsight, Outcome, Recall
from memenv.stream import Experience, Item

__all__ = ["FamiliesConfig", "FamiliesDomain", "MemFamiliesEnv"]

NEAR = ("none", "failures", "successes")
_PLANS = (
    "anchor", "barrel", "candle", "dragon", "engine", "fabric", "garden", "hammer", "island", "jacket", "kettle", "ladder",
)  # fmt: skip
_COMMON = (
    "early", "late", "heavy", "light", "north", "south", "urgent", "spare", "small", "large", "narrow", "broad",
    "fresh", "plain", "quiet", "steady", "usual", "second", "final", "outer", "inner", "lower", "upper", "western",
    "eastern", "double", "single", "brief", "long", "open", "closed", "dry",
)  # fmt: skip
_SYLLABLES = ("ba", "ce", "di", "fo", "gu", "ka", "le", "mi", "no", "pu", "ra", "se", "ti", "vo", "zu")
_PLAN = re.compile(r"^Plan: ([a-z]+)", re.MULTILINE)
#: Words of a task, words that only a family uses, successful cases per family that come before "near" ones.
_WORDS, _OWN, _FAR = 10, 8, 4
_START = 20_000.0


@dataclass(frozen=True)
class FamiliesConfig:
    """How tasks resemble each other, and what is known before the first.

    Attributes:
        families: kinds of tasks, each with one plan that works.
        tasks: tasks that count.
        similarity: part of a task's words that only its family uses.
        near: before the first task, "none": nothing; "failures": for each task a failed near-duplicate of it, and some
            successes of its family that resemble it less; "successes": the same, and the near-duplicates succeeded.
        tries: plans that the solver tries per task.
        outcomes: whether the solver looks at how a case ended, as Memento's planner is told: plans of cases that succeeded
            come first, plans of cases that failed last. If not, it copies what it is shown.
        shift: from this part of the tasks on, the families' plans are exchanged; None: never.
        split: which worlds: "train" or "test".
    """

    families: int = 6
    tasks: int = 60
    similarity: float = 0.6
    near: str = "none"
    tries: int = 2
    outcomes: bool = False
    shift: float | None = None
    split: str = "train"

    def __post_init__(self) -> None:
        for name, low, high in (("families", 2, len(_PLANS)), ("tasks", 1, 1_000_000), ("tries", 1, len(_PLANS))):
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise MemenvError(f"{name}={value!r}: give a whole number from {low} to {high}")
        for name in ("similarity", "shift"):
            value = getattr(self, name)
            if name == "shift" and value is None:
                continue
            if isinstance(value, bool) or not isinstance(value, int | float) or not 0.0 <= value <= 1.0:
                raise MemenvError(f"{name}={value!r}: give a number between 0 and 1")
        if not isinstance(self.outcomes, bool):
            raise MemenvError(f"outcomes={self.outcomes!r}: give True or False")
        check_choices(self, near=NEAR, split=("train", "test"))


@dataclass(frozen=True, slots=True)
class Job:
    """What an item is about: its family, and the plan that works."""

    family: int
    plan: str


class FamilyStream:
    """Tasks of a world; its words, plans and order follow from the seed."""

    def __init__(self, config: FamiliesConfig) -> None:
        self.config = config
        self.label = f"generated {config.split}"

    def events(self, seed: int) -> Sequence[Experience | Item]:
        """Cases known before, then the tasks, one a day."""
        config = self.config
        rng = Random(f"families {config.split} {seed}")
        names = _names(rng, config.families * _OWN)
        own = [names[place * _OWN : (place + 1) * _OWN] for place in range(config.families)]
        plans = rng.sample(_PLANS, config.families)
        moved = plans[1:] + plans[:1]
        turn = config.tasks if config.shift is None else round(config.shift * config.tasks)
        items: list[Item] = []
        for number in range(config.tasks):
            family = rng.randrange(config.families)
            job = Job(family, (plans if number < turn else moved)[family])
            words = self._words(rng, own[family])
            text, time = " ".join(words), _START + number
            items.append(Item(text, time, f"family {family}", id=f"job {number}", gold=job.plan, data=job))
        return (*self._known(rng, own, plans, items), *items)

    def _words(self, rng: Random, own: Sequence[str]) -> list[str]:
        number = round(_WORDS * self.config.similarity)
        words = [rng.choice(own) for _ in range(number)] + rng.sample(_COMMON, _WORDS - number)
        rng.shuffle(words)
        return words

    def _known(
        self, rng: Random, own: Sequence[Sequence[str]], plans: Sequence[str], items: Sequence[Item]
    ) -> list[Experience]:
        if self.config.near == "none":
            return []
        won = self.config.near == "successes"
        told = [
            (" ".join(self._words(rng, own[family])), plan, True)
            for family, plan in enumerate(plans)
            for _ in range(_FAR)
        ]
        for item in items:
            words = item.text.split(" ")
            place = rng.randrange(len(words))
            words[place] = rng.choice(_COMMON)
            right = item.data.plan
            told.append((" ".join(words), right if won else rng.choice([p for p in plans if p != right]), won))
        rng.shuffle(told)
        first = _START - len(told) / 100
        return [
            Experience(
                _report(text, plan, solved), first + place / 100, f"known {place}", "trajectory", reward=float(solved)
            )
            for place, (text, plan, solved) in enumerate(told)
        ]


def _names(rng: Random, number: int) -> list[str]:
    """Different made-up words."""
    names: dict[str, None] = {}
    while len(names) < number:
        names["".join(rng.choice(_SYLLABLES) for _ in range(4))] = None
    return list(names)


def _report(task: str, plan: str, solved: bool) -> str:
    return f"Task: {task}\nPlan: {plan}\nThe task was {'solved' if solved else 'not solved'}."


class PlanFollower:
    """Tries the plans that memories name, in the order shown, each once; then plans of its own, in an order drawn by the task."""

    def __init__(self, tries: int, outcomes: bool) -> None:
        self.tries = tries
        self.outcomes = outcomes

    @property
    def label(self) -> str:
        """Which solver this is."""
        return f"PlanFollower v1, {self.tries} tries" + (", reads outcomes" if self.outcomes else "")

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """The plan that worked, or the last one tried."""
        job: Job = item.data
        named = [(match[1], memory.reward) for memory in memories if (match := _PLAN.search(memory.text)) is not None]
        guesses = list(_PLANS)
        Random(item.text).shuffle(guesses)
        failed = {plan for plan, reward in named if self.outcomes and reward is not None and reward < 0.5}
        failed -= {plan for plan, reward in named if reward is None or reward >= 0.5}
        order = [plan for plan in (*(plan for plan, _ in named), *guesses) if plan not in failed]
        tried: list[str] = []
        for plan in dict.fromkeys([*order, *guesses]):
            tried.append(plan)
            if plan == job.plan or len(tried) == self.tries:
                break
        return Outcome(tried[-1], won=tried[-1] == job.plan, steps=len(tried), trace=tuple(tried))


class WonScorer:
    """1 where the plan worked."""

    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        """Checks the plan itself."""
        return float(outcome.answer == item.gold), {"tries": float(outcome.steps)}


class FamiliesDomain(Domain):
    """Tasks whose plan is their family's."""

    fill = True

    def __init__(self, config: FamiliesConfig) -> None:
        super().__init__(FamilyStream(config), PlanFollower(config.tries, config.outcomes), WonScorer())
        self.config = config

    @property
    def training(self) -> bool:
        """True on the train split."""
        return self.config.split == "train"

    def feedback(self, item: Item, outcome: Outcome, score: float) -> Experience:
        """Task, plan, outcome."""
        text = _report(item.text, outcome.answer, score > 0)
        return Experience(text, item.time, item.id, "trajectory", reward=score)

    def hindsight(self, events: Sequence[Experience | Item], position: int) -> Hindsight:
        """The plan of the next task."""
        ahead = [event for event in events[position:] if isinstance(event, Item)][:1]
        return Hindsight(tuple(f"Plan: {item.gold}" for item in ahead))


class MemFamiliesEnv(DomainEnv):
    """Tasks of a few families, one plan each; the fields of `FamiliesConfig` and `MemoryConfig` are its arguments."""

    config_class = FamiliesConfig
    make_domain = staticmethod(FamiliesDomain)
    agents = ("no_memory", "recency", "memento_np", "memento_p", "memento_kernel", "remem", "exprag", "oracle")
    suggested_seeds = 20
    experience = ("finished tasks",)

    @classmethod
    def memory_defaults(cls, config: Any) -> dict[str, Any]:
        """No bound: what a bound costs is another question."""
        return {"bank_tokens": None, "context_tokens": None, "read_k": 64}

    @classmethod
    def evaluation(cls, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """The test worlds."""
        return {"split": "test"}

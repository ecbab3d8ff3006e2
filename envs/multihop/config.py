"""The arguments of MemMultiHop-v0 that make its domain."""

from __future__ import annotations

from dataclasses import dataclass

from memenv.config import check_choices
from memenv.envs.multihop.scoring import SCORINGS
from memenv.envs.multihop.task import CONTEXTS
from memenv.errors import MemenvError

__all__ = ["SPLITS", "MultiHopConfig"]

SPLITS = ("train", "test")
_SMALLEST = 40
#: Arguments that mean nothing where questions come from a file.
_GENERATED = ("split", "passages", "max_hops", "entities", "closed_book", "world")


@dataclass(frozen=True)
class MultiHopConfig:
    """What is asked, over which corpus, and how tasks are played.

    Attributes:
        data: a question file (HotpotQA, MuSiQue, or questions alone); None: a generated world.
        corpus: a JSONL corpus to search instead of the question file's own paragraphs.
        objectives: N, the questions of one task, 1 … 64.
        tasks: tasks of one episode.
        max_turns: searches and the answer of one task; None: the task's hops + 2. MEM1 used 6.
        top_k: passages a search returns (MEM1: 3).
        context: "wipe": an observation holds the task, the state, the last action and its result; "full": all
            actions and results.
        scoring: what pays: "em", "f1", "mem1_train", "mem1_eval".
        strict_tags: MEM1's own rule: a turn without one closed tag ends the task without an answer.
        split: generated only: "train" or "test"; they share neither names nor worlds, and "test" has further wordings.
        passages: generated only: the size of the corpus.
        max_hops: generated only: the longest chain, 1 … 4.
        entities: generated only: from how many entities questions start, the first ones far more often: they recur.
        closed_book: generated only: the share of tasks that come while search is closed. What they ask was in passages
            that earlier tasks needed.
        world: generated only: None: every episode has a world of its own; a number: all have that one.
    """

    data: str | None = None
    corpus: str | None = None
    objectives: int = 4
    tasks: int = 8
    max_turns: int | None = None
    top_k: int = 3
    context: str = "wipe"
    scoring: str = "em"
    strict_tags: bool = False
    split: str = "train"
    passages: int = 200
    max_hops: int = 4
    entities: int = 24
    closed_book: float = 0.25
    world: int | None = None

    def __post_init__(self) -> None:
        for name, low, high in (
            ("objectives", 1, 64),
            ("tasks", 1, 100_000),
            ("top_k", 1, 100),
            ("passages", _SMALLEST, 10_000_000),
            ("max_hops", 1, 4),
            ("entities", 1, 10_000_000),
        ):
            _whole(name, getattr(self, name), low, high)
        if self.max_turns is not None:
            _whole("max_turns", self.max_turns, 1, 100_000)
        if self.world is not None:
            _whole("world", self.world, 0, 2**63)
        check_choices(self, context=CONTEXTS, scoring=SCORINGS, split=SPLITS)
        if not isinstance(self.strict_tags, bool):
            raise MemenvError(f"strict_tags={self.strict_tags!r}: give True or False")
        share = self.closed_book
        if isinstance(share, bool) or not isinstance(share, int | float) or not 0.0 <= share < 1.0:
            raise MemenvError(f"closed_book={share!r}: give a share of the tasks from 0 to below 1")
        for name in ("data", "corpus"):
            value = getattr(self, name)
            if value is not None and not isinstance(value, str):
                raise MemenvError(f"{name}={value!r}: give the path of a file as text, or None")
        if self.data is not None:
            for name in _GENERATED:
                if getattr(self, name) != type(self).__dataclass_fields__[name].default:
                    raise MemenvError(
                        f"{name}={getattr(self, name)!r} is for generated worlds: with data= leave it out"
                    )
        if self.corpus is not None and self.data is None:
            raise MemenvError("corpus= without data=: give the question file that asks about it with data=FILE")


def _whole(name: str, value: object, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise MemenvError(f"{name}={value!r}: give a whole number from {low} to {high}")

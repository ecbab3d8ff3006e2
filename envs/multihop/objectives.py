"""Objectives: single questions, and their composition into one task (MEM1, Zhou et al. 2025, section 3.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

__all__ = ["Objective", "blocks", "compose", "without_repeats"]


@dataclass(frozen=True, slots=True)
class Objective:
    """One question of a task.

    Attributes:
        question: its text, as the data has it.
        answers: accepted answers, the first one canonical. Private: gold.
        kind: "bridge", "comparison", "yesno", a hop count as text … whatever the data calls it.
        hops: searches that a perfect searcher needs.
        id: the data's own name for it.
        support: what a memory would have to hold: passage ids in reading order. Private.
        facts: the same as texts: short sentences where the data is generated, marked sentences or paragraphs where it
            is real. Private: for the oracle.
    """

    question: str
    answers: tuple[str, ...]
    kind: str = ""
    hops: int = 2
    id: str = ""
    support: tuple[str, ...] = ()
    facts: tuple[str, ...] = field(default=(), repr=False)


def compose(objectives: Sequence[Objective]) -> str:
    """The questions as one text: each ends in a question mark, joined by "; " (MEM1's training data)."""
    return "; ".join(_asked(objective.question) for objective in objectives)


def _asked(question: str) -> str:
    question = " ".join(question.split())
    return question if question.endswith("?") else question + "?"


def without_repeats(objectives: Iterable[Objective]) -> list[Objective]:
    """The objectives without a question asked before (MEM1's blocks could ask the same one twice)."""
    seen: dict[str, Objective] = {}
    for objective in objectives:
        seen.setdefault(" ".join(objective.question.lower().rstrip("? ").split()), objective)
    return list(seen.values())


def blocks(objectives: Sequence[Objective], n: int) -> Iterator[tuple[Objective, ...]]:
    """Consecutive blocks of `n` objectives in their order; a remainder is dropped."""
    for start in range(0, len(objectives) - n + 1, n):
        yield tuple(objectives[start : start + n])

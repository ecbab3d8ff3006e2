"""Who decides on ReMem's inner steps: think, refine or act. Rules, or any chat model."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from memenv.errors import MemenvError
from memenv.language.stems import content_stems
from memenv.language.tags import defuse

__all__ = ["ChatRefiner", "InnerStep", "RefineView", "Refiner", "RuleRefiner", "overlap", "read_step"]

Chat = Callable[[Sequence[Mapping[str, str]]], str]
#: Longer cases are compared by their beginning, in characters.
_LONGEST = 20_000
_NUMBERS = re.compile(r"(\d{1,6})(?:\s*[-–]\s*(\d{1,6}))?")
_STEP = re.compile(r"^\s*(think-prune|think|refine|prune|act)\b\s*:?\s*(.*)$", re.IGNORECASE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class RefineView:
    """What an inner step is decided from.

    Attributes:
        task: the task's text.
        cases: the cases in view: the text of the task each came from ("" where unknown), and the case.
        thoughts: what was thought so far, in order.
    """

    task: str
    cases: tuple[tuple[str, str], ...]
    thoughts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class InnerStep:
    """A step: "think" with a thought, "refine" with the places (from 0) of cases to drop, or "act"."""

    kind: str
    thought: str = ""
    drop: tuple[int, ...] = ()


class Refiner(Protocol):
    """Decides on one inner step."""

    def step(self, view: RefineView) -> InnerStep:
        """The next step."""
        ...


def overlap(task: str, case_task: str, case: str) -> float:
    """Part of the words of the case's task (of the case, where it names none) that the task has, in [0, 1]."""
    mine = set(content_stems((case_task or case)[:_LONGEST]))
    return len(mine & set(content_stems(task[:_LONGEST]))) / len(mine) if mine else 0.0


def read_step(reply: str, cases: int) -> InnerStep:
    """A step from text such as "Think: …", "Refine: 1,3" (also "Think-Prune: 2-4") or "Act"; cases count from 1.

    Numbers beyond the cases in view are passed over; anything else than these forms is an act, so that a task always ends.
    """
    match = _STEP.match(reply)
    kind = match[1].lower() if match is not None else "act"
    if match is None or kind == "act":
        return InnerStep("act")
    if kind == "think":
        return InnerStep("think", thought=match[2].strip())
    drop: dict[int, None] = {}
    for first, last in _NUMBERS.findall(match[2]):
        drop.update(dict.fromkeys(range(int(first) - 1, min(int(last or first), cases))))
    return InnerStep("refine", drop=tuple(place for place in drop if 0 <= place < cases))


class RuleRefiner:
    """Thinks once (how much each case shares with the task), drops what shares less than `theta`, and acts."""

    def __init__(self, theta: float) -> None:
        self.theta = theta

    def step(self, view: RefineView) -> InnerStep:
        """One step by rules."""
        shares = [overlap(view.task, task, case) for task, case in view.cases]
        if not view.thoughts:
            return InnerStep("think", thought="; ".join(f"case {n}: {share:.2f}" for n, share in enumerate(shares, 1)))
        low = tuple(place for place, share in enumerate(shares) if share < self.theta)
        return InnerStep("refine", drop=low) if low else InnerStep("act")


class ChatRefiner:
    """Lets a chat model decide.

    Args:
        chat: role and content of each message to the text of the reply.
    """

    def __init__(self, chat: Chat) -> None:
        self.chat = chat

    def step(self, view: RefineView) -> InnerStep:
        """One call.

        Raises:
            MemenvError: the reply is no text.
        """
        rules = (
            "Earlier experiences may help with a task or mislead. Reply with one line: 'Think: …' to reason, "
            "'Refine: 1,3' or 'Refine: 2-4' to put away experiences that do not help, or 'Act' when the rest should be used."
        )
        shown = "\n".join(f"[{number}] {defuse(case)}" for number, (_, case) in enumerate(view.cases, 1)) or "(none)"
        thoughts = "\n".join(view.thoughts) or "(none)"
        content = f"Task: {defuse(view.task)}\n\nExperiences:\n{shown}\n\nThoughts so far:\n{thoughts}"
        reply = self.chat([{"role": "system", "content": rules}, {"role": "user", "content": content}])
        if not isinstance(reply, str):
            raise MemenvError(f"the chat model gave {type(reply).__name__}; a refiner's chat must return a str")
        return read_step(reply, len(view.cases))

"""One episode as text: what a language model reads at a WRITE, and its operations. All three adapters play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym

from memenv.actions import action
from memenv.env import MemoryEnv
from memenv.errors import MemenvError
from memenv.language.dates import day_text
from memenv.observation import UNBOUNDED
from memenv.operations import Op, Problem
from memenv.parsing import parse_operations
from memenv.stream import days_to_date

__all__ = ["INSTRUCTIONS", "Session"]

INSTRUCTIONS = """You keep a memory for somebody else, who will have to answer questions or solve tasks from it and from \
nothing besides. You are shown what happened, one piece after the other, with the entries of the memory that resemble it. \
Decide each time what to keep: the memory has a budget in tokens, and what does not fit pushes the oldest out. Every entry \
is one short text that can be understood alone."""


class Session:
    """A memory environment that decides WRITE alone, played by text.

    Args:
        env_id: a registered id.
        arguments: of `gym.make`, without decide.

    Raises:
        MemenvError: an unknown id or argument, or one that asks for other decisions.
    """

    def __init__(self, env_id: str, arguments: Mapping[str, Any] | None = None) -> None:
        given = dict(arguments or {})
        if "decide" in given or given.get("bank_tokens") == 0:
            raise MemenvError("a language model decides WRITE on a bank: leave decide out, and give bank_tokens > 0")
        made = gym.make(env_id, **given, decide=("write",)).unwrapped
        if not isinstance(made, MemoryEnv):
            raise MemenvError(f"{env_id} is no environment for memory agents: it is for policies over numbers")
        self.core = made
        self.score = 0.0
        self.steps = 0
        self._observation: Mapping[str, Any] = {}

    @property
    def over(self) -> bool:
        """Whether the stream has ended."""
        return self.core.state.moment is None

    def reset(self, seed: int) -> str:
        """Starts the stream of `seed` with empty memory; what there is to read."""
        self._observation, _ = self.core.reset(seed=seed)
        self.score, self.steps = 0.0, 0
        return self.text()

    def write(self, ops: Sequence[Op]) -> tuple[float, tuple[Problem, ...]]:
        """Commits operations on the slots shown and goes on: the reward, and why they were refused, if they were."""
        self._observation, reward, _, _, info = self.core.step(action(ops))
        self.score += float(reward)
        self.steps += 1
        return float(reward), info["invalid"]

    def reply(self, text: str) -> tuple[float, tuple[Problem, ...]]:
        """As `write`, with operations as a model wrote them (`memenv.parsing`); what can't be read does nothing."""
        parsed = parse_operations(text, self.shown)
        reward, problems = self.write(parsed.ops if not parsed.problems else ())
        return reward, (*parsed.problems, *problems)

    def finish(self) -> float:
        """Plays what is left without writing; the return."""
        while not self.over:
            self.write(())
        return self.score

    @property
    def shown(self) -> int:
        """How many entries are shown."""
        return int(self._observation["slots"]["filled"].sum())

    def entries(self) -> tuple[str, ...]:
        """The entries shown; the place of an entry is its slot."""
        return tuple(self._observation["slots"]["text"][: self.shown])

    def text(self) -> str:
        """What is on the table, or that the stream is over."""
        if self.over:
            return "The stream is over."
        seen = self._observation
        used, allowed = (int(value) for value in seen["budget"][0])
        budget = f"{used} of {allowed}" if allowed < UNBOUNDED else f"{used}"
        held = "\n".join(f"[{place}] {text}" for place, text in enumerate(self.entries())) or "(none)"
        today = day_text(days_to_date(float(seen["time"])))
        return (
            f"Today is {today}. The memory takes {budget} tokens.\n\nEntries that resemble what follows:\n{held}\n\n"
            f"What happened:\n{seen['experience']}"
        )

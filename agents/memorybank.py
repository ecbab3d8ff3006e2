"""MemoryBank (Zhong et al. 2023): everything is stored as it was said, summed up by the day, and forgotten by a curve."""

from __future__ import annotations

import math
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import WHOLE_BANK, bank_budget, last_that_fit, lines_of, seen_whole_bank
from memenv.bank import entry_tokens
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.language.dates import day_text
from memenv.observation import UNBOUNDED
from memenv.operations import add, delete
from memenv.policies.summarisers import ChatSummariser, RuleSummariser, Summariser
from memenv.stream import days_to_date

__all__ = ["CURVES", "MemoryBank", "retention", "threshold"]

CURVES = ("paper", "published")
#: Tokens of a daily summary that are spent where the store has no bound.
_UNBOUNDED_SUMMARY = 256
#: The part of the bank that a daily summary may take.
_SUMMARY_SHARE = 0.25


def retention(days: float, strength: float, curve: str = "paper") -> float:
    """How much of a memory is left `days` after it was last used.

    "paper" is exp(-t / S) (section 3.3, after Ebbinghaus). "published" is what the published code computes instead
    (`forget_memory.py`, exp(-t / 5 * S) by precedence): stronger memories fade faster there.
    """
    if curve == "paper":
        return math.exp(-days / strength) if strength > 0 else 0.0
    return math.exp(-days / 5 * strength)


def threshold(seed: int, entry: int, draw: str = "") -> float:
    """The retention below which an entry is forgotten: uniform in (0, 1], one for its whole life.

    Drawn anew at every look (`draw`), as in the published code, the chance to survive would depend on how often one
    looks, not on time.
    """
    digest = blake2b(f"{seed} {entry} {draw}".encode(), digest_size=8).digest()
    return (int.from_bytes(digest, "big") + 1) / 2**64


class MemoryBank(Agent):
    """Pairs of turns as they were said, a summary a day, and a portrait of the people, which is always shown.

    An entry, summaries too, is forgotten when its retention has fallen to its threshold; what the solver was shown
    gains strength and starts anew. Where there is no room, what is retained least goes first.

    Args:
        curve: "paper", or "published" for the published code's (see `retention`).
        unit: days in which the curve counts time (the paper's day is 1).
        forget: whether anything is forgotten by the curve.
        bump: whether use strengthens; without, the curve runs from when an entry was stored.
        redraw: the published code's thresholds, drawn at every look.
        summaries: whether days are summed up in the bank.
        portrait: whether there is a portrait.
        summariser: who writes; None: the model, or rules where there is none.
        model: a chat model.
    """

    name = "memorybank"
    made_for = ("conversation",)
    store = "both"
    state_share = 0.25
    maintain = True
    memory: Mapping[str, Any] = {**WHOLE_BANK, "retriever": "dense", "read_k": 6}
    uses_model = True

    def __init__(
        self,
        curve: str = "paper",
        *,
        unit: float = 1.0,
        forget: bool = True,
        bump: bool = True,
        redraw: bool = False,
        summaries: bool = True,
        portrait: bool = True,
        summariser: Summariser | None = None,
        model: ChatModel | None = None,
    ) -> None:
        if curve not in CURVES:
            raise MemenvError(f"{self.name}:{curve}: allowed are {', '.join(CURVES)}")
        if not (unit > 0 and math.isfinite(unit)):
            raise MemenvError(f"{self.name}: unit={unit}: give days > 0")
        self.curve, self.unit, self.forget, self.bump, self.redraw = curve, unit, forget, bump, redraw
        self.summaries, self.portrait = summaries, portrait
        if not portrait:
            self.store = "bank"
        self.summariser = summariser or (RuleSummariser() if model is None else ChatSummariser(model))
        self._seed = 0

    def reset(self, info: Mapping[str, Any], seed: int) -> None:
        """Thresholds are drawn from the episode's seed."""
        self._seed = seed

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Looks at the whole bank, forgets, stores what arrived, sums it up, and makes room."""
        if not seen_whole_bank(observation):
            return action(search="*")
        held = self._retained(observation, int(info["position"]))
        gone = [slot for slot, left in held.items() if left < 0]
        lines = lines_of(observation, info)
        if not lines:
            return action([delete(slot) for slot in gone])
        budget, key = bank_budget(observation), info["key"]
        day = ""
        if (self.summaries or self.portrait) and info["messages"]:
            room = _UNBOUNDED_SUMMARY if budget is None else int(budget * _SUMMARY_SHARE)
            day = self.summariser.day(info["messages"], room)
        summary = [f"{day_text(days_to_date(float(observation['time'])))}:\n{day}"] if day and self.summaries else []
        new = last_that_fit([*_pairs(lines), *summary], budget)
        needed = sum(entry_tokens(text, key) for text in new) + float(observation["budget"][0, 0])
        sizes = {
            slot: entry_tokens(observation["slots"]["text"][slot], observation["slots"]["key"][slot]) for slot in held
        }
        over = 0.0 if budget is None else needed - budget - sum(sizes[slot] for slot in gone)
        for slot in sorted(held, key=lambda slot: (held[slot], slot)):
            if over > 0 and slot not in gone:
                gone.append(slot)
                over -= sizes[slot]
        return action(
            [*(delete(slot) for slot in gone), *(add(text) for text in new)], state=self._state(observation, day)
        )

    def _retained(self, observation: Mapping[str, Any], position: int) -> dict[int, float]:
        """Retention of the entry in each slot; -1 where it is forgotten."""
        slots = observation["slots"]
        draw = str(position) if self.redraw else ""
        found: dict[int, float] = {}
        for slot, full in enumerate(slots["filled"]):
            if not full:
                continue
            days = float(slots["since_recall" if self.bump else "age"][slot]) / self.unit
            left = retention(days, float(slots["strength"][slot]) if self.bump else 1.0, self.curve)
            lost = self.forget and left < threshold(self._seed, int(slots["id"][slot]), draw)
            found[slot] = -1.0 if lost else left
        return found

    def _state(self, observation: Mapping[str, Any], day: str) -> str | None:
        allowed = float(observation["budget"][1, 1])
        if not self.portrait or not allowed or not day:
            return None
        return self.summariser.portrait(
            observation["state"], day, _UNBOUNDED_SUMMARY if allowed >= UNBOUNDED else int(allowed)
        )


def _pairs(lines: list[str]) -> list[str]:
    """Two turns an entry, as they were said."""
    return ["\n".join(lines[start : start + 2]) for start in range(0, len(lines), 2)]

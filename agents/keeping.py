"""What several agents do with a bank: keep the newest that fits, or bring the whole bank to a planned content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from memenv.actions import action
from memenv.bank import entry_tokens
from memenv.observation import UNBOUNDED
from memenv.operations import TEXTS, Op, add, delete
from memenv.tokens import count_tokens

__all__ = [
    "WHOLE_BANK",
    "bank_budget",
    "bring_to",
    "first_that_fit",
    "join_within",
    "last_that_fit",
    "lines_of",
    "seen_whole_bank",
    "within_budget",
]

#: Memory arguments of agents that look at the whole bank at every moment.
WHOLE_BANK: Mapping[str, Any] = {"write_k": 2048, "max_searches": 1}


def lines_of(observation: Mapping[str, Any], info: Mapping[str, Any]) -> list[str]:
    """What arrived, as lines that can stand alone: turns with their speaker, or the text itself."""
    if info["messages"] and not info["facts"]:
        return [turn.line() for turn in info["messages"]]
    return [observation["experience"]] if observation["experience"].strip() else []


def bank_budget(observation: Mapping[str, Any]) -> int | None:
    """Tokens the bank may hold; None where unbounded."""
    allowed = float(observation["budget"][0, 1])
    return None if allowed >= UNBOUNDED else int(allowed)


def join_within(lines: Sequence[str], tokens: float) -> str:
    """Lines as one text of at most `tokens`; one that makes it longer is passed over, the next may fit."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else line
        if count_tokens(longer) <= tokens:
            text = longer
    return text


def last_that_fit(lines: Sequence[str], budget: int | None, key: str = "") -> list[str]:
    """The longest run of last lines that fits the budget together."""
    kept: list[str] = []
    for line in reversed(lines):
        cost = entry_tokens(line, key)
        if budget is not None:
            if cost > budget:
                break
            budget -= cost
        kept.append(line)
    return kept[::-1]


def first_that_fit(texts: Sequence[str], budget: int | None, key: str = "") -> list[str]:
    """Texts in their order, leaving out what does not fit what is left of the budget."""
    kept: list[str] = []
    for text in texts:
        cost = entry_tokens(text, key)
        if budget is None or cost <= budget:
            kept.append(text)
            budget = None if budget is None else budget - cost
    return kept


def seen_whole_bank(observation: Mapping[str, Any]) -> bool:
    """Whether the slots show the bank as a search for "*" does: nothing was stored, or it was just asked for."""
    searches, allowed = observation["budget"][3]
    return bool(searches >= allowed or observation["budget"][0, 0] == 0)


def bring_to(observation: Mapping[str, Any], wanted: Sequence[str]) -> Mapping[str, Any]:
    """One action after which the bank, all of whose entries are shown, holds exactly the wanted texts."""
    missing = list(dict.fromkeys(wanted))
    ops: list[Op] = []
    for slot, (text, filled) in enumerate(
        zip(observation["slots"]["text"], observation["slots"]["filled"], strict=True)
    ):
        if not filled:
            continue
        if text in missing:
            missing.remove(text)
        else:
            ops.append(delete(slot))
    return action([*ops, *(add(text) for text in missing)])


def within_budget(ops: Sequence[Op], budget: int | None, key: str = "") -> list[Op]:
    """Operations without the first of those that write, as far as together they would write more than the bank holds."""
    costs = [sum(entry_tokens(line, key) for line in op.text.splitlines()) if op.kind in TEXTS else 0 for op in ops]
    over = 0 if budget is None else sum(costs) - budget
    kept: list[Op] = []
    for op, cost in zip(ops, costs, strict=True):
        if over > 0 and cost:
            over -= cost
        else:
            kept.append(op)
    return kept

"""The optimiser: which candidate insight to keep of a finished task, and where. One small network over actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from memenv.bank import entry_tokens
from memenv.observation import UNBOUNDED
from memenv.operations import Op, add, delete, update
from memenv.policies.umem.insights import KINDS

__all__ = ["FEATURES", "Choice", "Optimiser", "choices", "unfrozen"]

_OPS = ("none", "add", "update", "delete")
#: Numbers that describe a choice.
FEATURES = len(_OPS) + len(KINDS) + 9


class Choice(NamedTuple):
    """One thing that can be done: at most one operation, as UMEM has it; `kind` is that of the insight, "" for none."""

    kind: str
    op: str
    ops: tuple[Op, ...]
    features: NDArray[np.float32]


def choices(
    observation: Mapping[str, Any], info: Mapping[str, Any], candidates: Mapping[str, str], deletes: bool = True
) -> list[Choice]:
    """Everything that can be done with the candidates and the entries shown; doing nothing comes first.

    Args:
        observation: at a WRITE moment.
        info: its info.
        candidates: kind to text.
        deletes: whether an entry may be deleted without a new one, which UMEM's own set lacks.
    """
    slots = observation["slots"]
    used, allowed = (float(value) for value in observation["budget"][0])
    budget = allowed if allowed < UNBOUNDED else max(used, 1.0)
    shown = [slots["text"][place] for place in range(int(slots["filled"].sum()))]
    won = float(info["items"][-1]["score"]) if info["items"] else 0.0
    key = info["key"]

    def choice(op: str, kind: str, ops: tuple[Op, ...], slot: int = -1) -> Choice:
        text = candidates.get(kind, "")
        numbers = np.zeros(FEATURES, dtype=np.float32)
        numbers[_OPS.index(op)] = 1.0
        if kind:
            numbers[len(_OPS) + KINDS.index(kind)] = 1.0
        rest = numbers[len(_OPS) + len(KINDS) :]
        rest[0] = won
        rest[1] = used / budget
        rest[2] = min(1.0, entry_tokens(text, key) / budget) if text else 0.0
        rest[3] = float(text in shown) if text else 0.0
        rest[4] = len(shown) / 8.0
        if slot >= 0:
            rest[5] = min(4.0, float(slots["score"][slot]) / 8.0)
            rest[6] = min(1.0, float(slots["uses"][slot]) / 16.0)
            rest[7] = min(1.0, entry_tokens(shown[slot], slots["key"][slot]) / budget)
            rest[8] = float(shown[slot] == text)
        return Choice(kind, op, ops, numbers)

    found = [choice("none", "", ())]
    for kind, text in candidates.items():
        if entry_tokens(text, key) > budget:
            continue
        found.append(choice("add", kind, (add(text),)))
        found += [choice("update", kind, (update(slot, text),), slot) for slot in range(len(shown))]
    if deletes:
        found += [choice("delete", "", (delete(slot),), slot) for slot in range(len(shown))]
    return found


def unfrozen(options: Sequence[Choice], freeze: str) -> list[Choice]:
    """The choices that are left where a part is frozen, in training as in use.

    "extraction" keeps plays as they are, or not at all: of one that is longer than the whole budget nothing can be kept.
    "management" only adds. Doing nothing is always left.
    """
    if freeze == "extraction":
        return [option for option in options if option.kind in ("", "specific")]
    if freeze == "management":
        return [option for option in options if option.op in ("none", "add")]
    return list(options)


class Optimiser(nn.Module):
    """A score for every choice from its numbers alone, so that any number of choices can be compared."""

    def __init__(self, hidden: int = 32) -> None:
        super().__init__()
        self.hidden = hidden
        self.layers = nn.Sequential(nn.Linear(FEATURES, hidden), nn.Tanh(), nn.Linear(hidden, 1))
        last = self.layers[2]
        assert isinstance(last, nn.Linear)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)

    def forward(self, features: Tensor) -> Tensor:
        """Log-probabilities of A choices, shape (A,), from their numbers, shape (A, FEATURES)."""
        return torch.log_softmax(self.layers(features).squeeze(-1), dim=0)

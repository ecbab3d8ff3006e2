"""The network: one small MLP that scores every operation, shared between the slots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from memenv.features import PER_SLOT

__all__ = ["Batch", "CrudNetwork", "Sizes", "stack"]

_FORBIDDEN = -1e9
#: Logits before training: NOOP, ADD, ADD BRIEF; REPLACE, MERGE, DELETE, MERGE BRIEF, REPLACE BRIEF.
_START = (2.0, 0.2, 0.2), (-1.5, 0.8, -2.0, 0.8, -1.5)


@dataclass(frozen=True)
class Sizes:
    """Widths of the inputs and of the hidden layers."""

    fact: int
    slot: int
    k: int
    hidden: int = 64


@dataclass(frozen=True)
class Batch:
    """B numeric observations: fact (B, F), slots (B, K, S), budget (B, 4), mask (B, 3 + 5K), float32."""

    fact: Tensor
    slots: Tensor
    budget: Tensor
    mask: Tensor

    def __len__(self) -> int:
        return len(self.fact)

    def take(self, rows: Tensor) -> Batch:
        """The observations at `rows`."""
        return Batch(self.fact[rows], self.slots[rows], self.budget[rows], self.mask[rows])


def stack(observations: Sequence[Mapping[str, NDArray[np.float32]]]) -> Batch:
    """Observations of `memenv.numeric.NumericOps` as one batch."""
    parts: Any = (
        torch.from_numpy(np.stack([observation[name] for observation in observations]))
        for name in ("fact", "slots", "budget", "action_mask")
    )
    return Batch(*parts)


class CrudNetwork(nn.Module):
    """Logits over NOOP, ADD (full or brief) and REPLACE, MERGE (full or brief both), DELETE of each slot, and a value.

    Slots are a set: each is scored by the same weights from itself, the fact and a summary of all slots, so that nothing
    has to be learnt anew for another place. How likely a *kind* of operation is before training does not depend on how
    many slots offer it (their logits start at minus the logarithm of that number), only on `_START`: mostly nothing is
    done, so that a bank is not full of small talk before anything could be learnt from it.
    """

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        hidden = sizes.hidden
        self.context = nn.Linear(sizes.fact + 4, hidden)
        self.slot = nn.Linear(sizes.slot + hidden, hidden)
        self.whole = nn.Linear(3 * hidden, hidden)
        self.general = nn.Linear(hidden, 3)
        self.each = nn.Linear(2 * hidden, PER_SLOT)
        self.value = nn.Linear(hidden, 1)
        for layer in (self.general, self.each, self.value):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)
        with torch.no_grad():
            for layer, logits in zip((self.general, self.each), _START, strict=True):
                layer.bias.copy_(torch.tensor(logits))

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the actions, shape (B, 3 + 5K), and values, shape (B,)."""
        filled = batch.slots[:, :, 0]
        number = filled.sum(dim=1, keepdim=True).clamp(min=1.0)
        context = torch.relu(self.context(torch.cat([batch.fact, batch.budget], dim=1)))
        beside = context.unsqueeze(1).expand(-1, self.sizes.k, -1)
        slots = torch.relu(self.slot(torch.cat([batch.slots, beside], dim=2))) * filled.unsqueeze(2)
        whole = torch.relu(self.whole(torch.cat([context, slots.sum(dim=1) / number, slots.amax(dim=1)], dim=1)))
        around = whole.unsqueeze(1).expand(-1, self.sizes.k, -1)
        per_slot = self.each(torch.cat([slots, around], dim=2)).transpose(1, 2)
        offered = batch.mask[:, 3:].reshape(-1, PER_SLOT, self.sizes.k).sum(dim=2, keepdim=True).clamp(min=1.0)
        logits = torch.cat([self.general(whole), (per_slot - offered.log()).flatten(1)], dim=1)
        masked = logits.masked_fill(batch.mask == 0, _FORBIDDEN)
        return torch.log_softmax(masked, dim=1), self.value(whole).squeeze(1)

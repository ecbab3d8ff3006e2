"""Operations tried out: decisions of training at which every operation was judged at once, on forks of the memory.

At a decision of a rollout each operation that is possible is carried out on a fork of the memory, and what that adds to
what the memory would still earn is noted (`memenv.policies.crud.hindsight.Standing.gains`). All operations of a decision are a
group in GRPO's sense, each judged against the mean, with nothing between them but the operation. So much is learnt from
one decision that forks of whole episodes seldom tell: that another operation, hardly ever taken, would be a little better.
What was noted depends on the state of the memory and not on the policy, so that it serves later iterations too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from torch import Tensor

from memenv.policies.crud.network import Batch, CrudNetwork
from memenv.policies.crud.rollout import Rollout, joined_batch

__all__ = ["Trials"]

_PARTS = ("fact", "slots", "budget", "mask")


class Trials:
    """What was tried out in the last iterations.

    Args:
        kept: iterations.
        soft: the policy's probabilities count to the power of 1 / soft: an operation that it hardly ever takes any more
            still does.
        spread: weight of the entropy of these, where gains are in standard deviations.
    """

    def __init__(self, kept: int, soft: float, spread: float) -> None:
        self._soft, self._spread = soft, spread
        self._held: deque[tuple[Batch, Tensor]] = deque(maxlen=kept)
        self._joined: tuple[Batch, Tensor] | None = None

    def add(self, rollout: Rollout) -> None:
        """Notes what a rollout tried out: gains less the mean of the possible operations, in standard deviations of all."""
        if not len(rollout.tried):
            return
        batch = rollout.batch.take(torch.from_numpy(rollout.tried))
        mean = (rollout.gains * batch.mask).sum(dim=1, keepdim=True) / batch.mask.sum(dim=1, keepdim=True)
        gains = (rollout.gains - mean) * batch.mask
        deviation = (gains.square().sum() / batch.mask.sum()).sqrt()
        if float(deviation) > 1e-9:
            self._held.append((batch, gains / deviation))
            self._joined = None

    def loss(self, network: CrudNetwork, rows: int, generator: torch.Generator) -> Tensor:
        """Less what a softened policy may expect of its next operation, and its entropy, on `rows` random decisions."""
        if self._joined is None:
            if not self._held:
                return torch.zeros(())
            self._joined = joined_batch([batch for batch, _ in self._held]), torch.cat([gains for _, gains in self._held])
        batch, gains = self._joined
        chosen = torch.randint(len(gains), (rows,), generator=generator)
        log_probs = torch.log_softmax(network(batch.take(chosen))[0] / self._soft, dim=1)
        chances = log_probs.exp()
        expected = (chances * gains[chosen]).sum(dim=1).mean()
        entropy = -(chances * log_probs).sum(dim=1).mean()
        # the gradient of a softened policy is that much smaller
        return -self._soft * (expected + self._spread * entropy)

    def state(self) -> dict[str, Any]:
        """Arrays from which `restore` makes the same."""
        if not self._held:
            return {"trials.sizes": np.zeros(0, dtype=np.int64)}
        whole = joined_batch([batch for batch, _ in self._held])
        arrays: dict[str, Any] = {f"trials.{name}": getattr(whole, name).numpy() for name in _PARTS}
        arrays["trials.gains"] = torch.cat([gains for _, gains in self._held]).numpy()
        arrays["trials.sizes"] = np.array([len(gains) for _, gains in self._held])
        return arrays

    def restore(self, arrays: Mapping[str, Any]) -> None:
        """Takes up what `state` gave.

        Raises:
            KeyError, ValueError, RuntimeError: it is something else.
        """
        self._held.clear()
        self._joined = None
        sizes = [int(size) for size in arrays["trials.sizes"]]
        if not sizes:
            return
        parts = [torch.from_numpy(arrays[f"trials.{name}"]).split(sizes) for name in (*_PARTS, "gains")]
        for fact, slots, budget, mask, gains in zip(*parts, strict=True):
            self._held.append((Batch(fact, slots, budget, mask), gains))

"""A trained policy as a teacher of others (`memenv.policies.crud.distil`)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import torch
from torch import Tensor

from memenv.errors import MemenvError
from memenv.features import Features
from memenv.numeric import NumericOps
from memenv.policies.crud.checkpoint import WEIGHTS, load_policy
from memenv.policies.crud.network import Batch

__all__ = ["Teacher"]


class Teacher:
    """A trained policy that says what it would do at the moments of other policies.

    Args:
        folder: what `memenv train crud` wrote.
        env: where it is asked: of as many slots as it was trained with.

    Raises:
        MemenvError: no policy, or one with other slots or features.
    """

    def __init__(self, folder: str, env: NumericOps) -> None:
        self._network, config = load_policy(folder)
        sizes = self._network.sizes
        self._features = Features(env.k, str(config.get("features")), env.core.loop.memory.eviction != "none")
        if (*self._features.widths, env.k) != (sizes.fact, sizes.slot, sizes.k):
            raise MemenvError(f"teacher {folder}: a policy with other slots or features than here: train it again")
        self.digest = blake2b((Path(folder) / WEIGHTS).read_bytes(), digest_size=8).hexdigest()

    def log_probs(self, envs: Sequence[NumericOps]) -> Tensor:
        """Of all actions in environments that are each at a decision, shape (B, 3 + 5K)."""
        rows = NumericOps.observations(envs, self._features)
        found: Tensor = self._network(Batch(*map(torch.from_numpy, rows)))[0]
        return found

"""A trained policy as a teacher of others (`memenv.policies.crud.distil`)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from memenv.errors import MemenvError
from memenv.features import Features
from memenv.numeric import NumericOps
from memenv.policies.crud.checkpoint import load_policy
from memenv.policies.crud.network import Batch, CrudNetwork, Sizes

__all__ = ["Lessons", "Teacher", "read_teacher"]


class Lessons(NamedTuple):
    """What a teacher is made of, read once: whoever plays has the same, whatever becomes of its folder.

    `score` is what it had on the validation of its own training, None where that isn't known; `digest` is of all but that.
    """

    folder: str
    sizes: Sizes
    features: str
    weights: dict[str, NDArray[Any]]
    score: float | None
    digest: str


def read_teacher(folder: str) -> Lessons:
    """The policy in `folder`.

    Raises:
        MemenvError: there is none, or a damaged one.
    """
    network, config = load_policy(folder)
    weights = {name: tensor.numpy() for name, tensor in network.state_dict().items()}
    digest = blake2b(json.dumps([asdict(network.sizes), config["features"]]).encode(), digest_size=8)
    for name in sorted(weights):
        digest.update(np.ascontiguousarray(weights[name]).tobytes())
    score = config.get("validation_score")
    known = float(score) if type(score) is float else None
    return Lessons(folder, network.sizes, config["features"], weights, known, digest.hexdigest())


class Teacher:
    """Says what a trained policy would do at the moments of other policies.

    Args:
        lessons: of `read_teacher`.
        env: where it is asked.

    Raises:
        MemenvError: the policy looks at another number of entries than the environment shows, or at other features than this
            memenv has.
    """

    def __init__(self, lessons: Lessons, env: NumericOps) -> None:
        sizes = lessons.sizes
        if sizes.k != env.k:
            raise MemenvError(
                f"teacher {lessons.folder}: it looks at {sizes.k} entries, here {env.k} are shown (write_k)"
            )
        self._features = Features(env.k, lessons.features, env.core.loop.memory.eviction != "none")
        if self._features.widths != (sizes.fact, sizes.slot):
            raise MemenvError(
                f"teacher {lessons.folder}: trained on other features than this memenv has: train it again"
            )
        self._network = CrudNetwork(sizes)
        self._network.load_state_dict({name: torch.from_numpy(array) for name, array in lessons.weights.items()})

    def log_probs(self, envs: Sequence[NumericOps]) -> Tensor:
        """Of all actions in environments that are each at a decision, shape (B, 3 + 5K)."""
        rows = NumericOps.observations(envs, self._features)
        found: Tensor = self._network(Batch(*map(torch.from_numpy, rows)))[0]
        return found

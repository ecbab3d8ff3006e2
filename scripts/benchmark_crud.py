"""Speed of rollouts as `memenv train crud` plays them; run by scripts/benchmark.py."""

from __future__ import annotations

import statistics
import time
from typing import Any

from memenv.extras import needs

with needs("torch", "scripts/benchmark.py crud"):
    import torch

    from memenv.features import FEATURES
    from memenv.policies.crud.grpo import GrpoConfig
    from memenv.policies.crud.network import CrudNetwork, Sizes
    from memenv.policies.crud.players import numeric_env
    from memenv.policies.crud.rollout import Starts, roll_out
    from memenv.policies.crud.trainer import TrainConfig

_CONFIG = GrpoConfig()
#: Iterations until a training run comes back to its first lives.
ROUNDS = TrainConfig().streams // _CONFIG.lives


def rows(first: int) -> list[tuple[Any, ...]]:
    """Iterations of GRPO without the learning, on one core: once through all lives of a training run, then once again.

    Decisions a second of processor time: everything from the first decisions of the lives to their last, extraction,
    features, the network and the drawing of actions included.

    Args:
        first: of the seeds, which nothing was played on before.
    """
    torch.set_num_threads(1)
    found: list[tuple[Any, ...]] = []
    for features in FEATURES:
        found += _new_and_again(features, first)
        first += (ROUNDS + 1) * _CONFIG.lives
    return found


def _new_and_again(features: str, first: int) -> list[tuple[Any, ...]]:
    env = numeric_env("MemLoCoMo-v0", {}, features)
    torch.manual_seed(0)
    network = CrudNetwork(Sizes(*env.widths, env.k))
    generator = torch.Generator().manual_seed(0)
    starts = Starts(env)

    def rate(number: int) -> float:
        seeds = range(first + number * _CONFIG.lives, first + (number + 1) * _CONFIG.lives)
        envs = starts.groups(seeds, _CONFIG.group)
        start = time.process_time()
        steps = len(roll_out(network, envs, generator).actions)
        return steps / (time.process_time() - start)

    rate(ROUNDS)  # not timed: regular expressions are compiled when they are first needed
    found: list[tuple[Any, ...]] = []
    for which in ("lives never seen", "the same lives again"):
        median = statistics.median([rate(number) for number in range(ROUNDS)])
        beside = f"{_CONFIG.lives} lives of {ROUNDS * _CONFIG.lives}, {_CONFIG.group} rollouts of each"
        name = f"GRPO rollouts, {features} features: {which}"
        found.append((name, f"{median:,.0f} steps/s", beside, "≥ 5,000 steps/s", median >= 5000))
    return found

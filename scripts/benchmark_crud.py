"""Speed of rollouts as `memenv train crud` plays them; run by scripts/benchmark.py."""

from __future__ import annotations

import statistics
import time
from typing import Any

from memenv.extras import needs

with needs("torch", "scripts/benchmark.py crud"):
    import torch

    from memenv.policies.crud.grpo import GrpoConfig
    from memenv.policies.crud.network import CrudNetwork, Sizes
    from memenv.policies.crud.players import numeric_env
    from memenv.policies.crud.rollout import Starts, roll_out


def rows(warm: range, rounds: int) -> list[tuple[Any, ...]]:
    """Iterations of GRPO without the learning, on one core: on lives never seen before, and on the same lives again.

    Decisions a second of processor time: everything from the first decisions of the lives to their last, extraction,
    features, the network and the drawing of actions included.
    """
    torch.set_num_threads(1)
    config = GrpoConfig()
    found: list[tuple[Any, ...]] = []
    for features in ("rich", "hashed"):
        env = numeric_env("MemLoCoMo-v0", {}, features)
        torch.manual_seed(0)
        network = CrudNetwork(Sizes(*env.widths, env.k))
        generator = torch.Generator().manual_seed(0)
        starts = Starts(env)

        def rate(seeds: range) -> float:
            envs = starts.groups(seeds, config.group)  # noqa: B023 — called before the next features are taken
            start = time.process_time()
            steps = len(roll_out(network, envs, generator).actions)  # noqa: B023
            return steps / (time.process_time() - start)

        rate(warm)
        rates = []
        for number in range(rounds):
            seeds = range(300 + number * config.lives, 300 + (number + 1) * config.lives)
            rates.append((rate(seeds), rate(seeds)))
        beside = f"{config.lives} lives, {config.group} rollouts of each"
        for which, column in zip(("lives never seen", "the same lives again"), zip(*rates, strict=True), strict=True):
            found.append(
                (
                    f"GRPO rollouts, {features} features: {which}",
                    f"{statistics.median(column):,.0f} steps/s",
                    beside,
                    "≥ 5,000 steps/s",
                    statistics.median(column) >= 5000,
                )
            )
    return found

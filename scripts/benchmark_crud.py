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
    """Iterations of GRPO without the learning, on one core and on lives never seen before.

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
        rates: list[float] = []
        firsts = [300 + number * config.lives for number in range(rounds)]
        for seeds in (warm, *(range(first, first + config.lives) for first in firsts)):
            envs = starts.groups(seeds, config.group)
            start = time.process_time()
            steps = len(roll_out(network, envs, generator).actions)
            rates.append(steps / (time.process_time() - start))
        rate = statistics.median(rates[1:])  # the first lives warm it up
        beside = f"{config.lives} lives, {config.group} rollouts of each"
        name = f"GRPO rollouts, {features} features"
        found.append((name, f"{rate:,.0f} steps/s", beside, "≥ 5,000 steps/s", rate >= 5000))
    return found

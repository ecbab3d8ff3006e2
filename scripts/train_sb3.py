"""MaskablePPO of sb3-contrib on MemLoCoMoNumeric-v0: `python scripts/train_sb3.py [--steps N]` (extra `sb3`).

Greedy returns on held-out streams of the training split before and after, against a rule agent.
Settings are SB3's defaults but for those written below, fixed before the first run.
"""

from __future__ import annotations

import argparse
import time

import gymnasium as gym
import numpy as np

import memenv
from memenv.commands.options import whole_number
from memenv.commands.script import run_script
from memenv.extras import needs
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode

with needs("sb3", "scripts/train_sb3.py", run=__name__ == "__main__"):
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.monitor import Monitor

#: Where held-out streams of the training split begin; --streams takes so many.
VALIDATION = 2_500_000


def score(model: MaskablePPO, split: str, preset: str, seeds: range) -> np.ndarray:
    env = gym.make("MemLoCoMoNumeric-v0", split=split, preset=preset)
    returns = []
    for seed in seeds:
        observation, _ = env.reset(seed=seed)
        total, done = 0.0, False
        while not done:
            action, _ = model.predict(observation, action_masks=env.unwrapped.action_masks(), deterministic=True)
            observation, reward, done, _, _ = env.step(int(action))
            total += float(reward)
        returns.append(total)
    return np.array(returns)


def rule(name: str, split: str, preset: str, seeds: range) -> np.ndarray:
    agent = make_agent(name)
    env = make_env("MemLoCoMo-v0", agent, {"split": split, "preset": preset})
    return np.array([run_episode(env, agent, seed).score for seed in seeds])


def shown(values: np.ndarray) -> str:
    return f"{values.mean():.3f} ± {values.std(ddof=1) / np.sqrt(len(values)):.3f}"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=whole_number(2), default=20_000, metavar="N")
    parser.add_argument("--preset", default="tiny")
    parser.add_argument("--seed", type=whole_number(0), default=0, metavar="N")
    parser.add_argument(
        "--streams", type=whole_number(2), default=40, metavar="N", help="held-out streams (default 40)"
    )
    given = parser.parse_args(arguments)
    if given.seed >= 2**32:
        parser.error(f"argument --seed: {given.seed}: numpy takes seeds below 2^32")
    torch.set_num_threads(1)
    validation = range(VALIDATION, VALIDATION + given.streams)
    env = Monitor(gym.make("MemLoCoMoNumeric-v0", preset=given.preset))
    model = MaskablePPO(
        "MultiInputPolicy",
        env,
        seed=given.seed,
        n_steps=min(2048, given.steps),
        batch_size=min(256, given.steps),
        gamma=1.0,
        learning_rate=1e-3,
        verbose=0,
    )
    before = score(model, "train", given.preset, validation)
    start = time.perf_counter()
    model.learn(given.steps, progress_bar=False)
    took = time.perf_counter() - start
    after = score(model, "train", given.preset, validation)
    print(f"memenv {memenv.__version__}, preset {given.preset}, seed {given.seed}")
    print(f"{given.steps} steps in {took:.0f} s ({given.steps / took:.0f} steps/s)")
    print(f"validation streams (train split): before {shown(before)}, after {shown(after)}")
    print(f"  add_filtered {shown(rule('add_filtered', 'train', given.preset, validation))}")


if __name__ == "__main__":
    run_script(main)

"""What the parts of UMEM's reward and actions are worth: `python scripts/umem_ablations.py [CONFIG]` (extra `torch`).

Trains one optimiser per row and seed as configs/umem_ablations.toml says, plays each on the same held-out streams of the
training split, and prints Markdown tables: mean return, difference from the reference with its 95 % interval, the
sign expected beforehand and the one seen, and what the optimiser keeps. Nothing runs on the test split.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import tomllib
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

import memenv
from memenv.commands.script import run_script
from memenv.config import check_table
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode

with needs("torch", "scripts/umem_ablations.py", run=__name__ == "__main__"):
    import torch

    from memenv.policies.umem.insights import KINDS
    from memenv.policies.umem.trainer import HELD_OUT_SEED, UmemConfig, UmemTrainer
    from memenv.policies.umem.utility import UtilityConfig

CONFIG = Path(__file__).resolve().parent.parent / "configs" / "umem_ablations.toml"
#: Student's t, 97.5 %, by degrees of freedom.
T = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 6: 2.447, 7: 2.365, 8: 2.306, 9: 2.262}


def umem_config(environment: dict[str, Any], row: dict[str, Any], seed: int) -> UmemConfig:
    """The configuration of a row."""
    options = {name: value for name, value in row.items() if name not in ("name", "expected", "utility")}
    return UmemConfig(
        env=environment["env"],
        arguments=environment.get("arguments", {}),
        queries=environment["queries"],
        utility=UtilityConfig(**row.get("utility", {})),
        seed=seed,
        keep="last",  # what the reward teaches, not what a validation picks
        **options,
    )


def run(task: tuple[dict[str, Any], dict[str, Any], int, int]) -> tuple[float, dict[str, float], int]:
    """Trains and plays: mean return, share of each choice, executions in training."""
    environment, row, seed, streams = task
    torch.set_num_threads(1)
    trainer = UmemTrainer(umem_config(environment, row, seed))
    trainer.train(environment["lives"])
    returns, shares = trainer.play(range(HELD_OUT_SEED, HELD_OUT_SEED + streams))
    return float(np.mean(returns)), shares, trainer.executions


def rival(environment: dict[str, Any], name: str, streams: int) -> float:
    agent = make_agent(name)
    env = make_env(environment["env"], agent, dict(environment.get("arguments", {})))
    return float(np.mean([run_episode(env, agent, HELD_OUT_SEED + place).score for place in range(streams)]))


def check_config(where: str, config: dict[str, Any]) -> None:
    """Before long work: that the settings are all there, the counts are counts, and every row is a configuration."""
    check_table(where, config, {"seeds": [0], "held_out": 1, "environments": [dict]})
    for environment in config["environments"]:
        check_table(f"{where}: an environment", environment, {"env": str, "lives": 1, "queries": 1, "rows": [dict]})
        here = f"{where}: {environment['env']}"
        check_table(here, environment, {"rivals": (str,)})
        for name in environment["rivals"]:
            make_agent(name)
        for row in environment["rows"]:
            check_table(f"{here}: a row", row, {"name": str})
            try:
                umem_config(environment, row, config["seeds"][0])
            except (MemenvError, TypeError) as error:
                raise MemenvError(f"{here}: row {row['name']!r}: {error}") from None


def interval(values: np.ndarray) -> float:
    """Half of the 95 % interval of a mean, by Student's t."""
    count = len(values)
    return float(T.get(count - 1, 1.96) * values.std(ddof=1) / np.sqrt(count)) if count > 1 else float("nan")


def seen(mean: float, half: float) -> str:
    """The sign, where the interval leaves out 0."""
    return "0" if not abs(mean) > half else "+" if mean > 0 else "−"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("config", nargs="?", default=str(CONFIG), help="default configs/umem_ablations.toml")
    given = parser.parse_args(arguments)
    with open(given.config, "rb") as stream:
        config = tomllib.load(stream)
    check_config(given.config, config)
    seeds, streams = config["seeds"], config["held_out"]
    start = time.perf_counter()
    print(f"memenv {memenv.__version__}; training seeds {seeds}, {streams} held-out streams of the training split")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for environment in config["environments"]:
            rows = environment["rows"]
            tasks = [(environment, row, seed, streams) for row in rows for seed in seeds]
            results = list(pool.map(run, tasks))
            table(environment, rows, [results[n : n + len(seeds)] for n in range(0, len(results), len(seeds))])
            for name in environment["rivals"]:
                print(f"| {name} | {rival(environment, name, streams):.3f} |" + " |" * (len(KINDS) + 4))
            sys.stdout.flush()
    print(f"\n{time.perf_counter() - start:.0f} s")


def table(environment: dict[str, Any], rows: list[dict[str, Any]], results: list[list[Any]]) -> None:
    print(f"\n### {environment['env']}: {environment['lives']} streams of training each\n")
    print(f"| row | return | less reference | expected | seen | {' | '.join(KINDS)} | none or delete |")
    print("|---|---:|---:|:-:|:-:" + "|---:" * (len(KINDS) + 1) + "|")
    reference = np.array([mean for mean, _, _ in results[0]])
    for row, runs in zip(rows, results, strict=True):
        returns = np.array([mean for mean, _, _ in runs])
        difference = returns - reference
        half = interval(difference)
        compared = f"{difference.mean():+.3f} ± {half:.3f}".replace("-", "−") if row is not rows[0] else ""
        sign = seen(float(difference.mean()), half) if row is not rows[0] else ""
        shares = {kind: np.mean([shares.get(kind, 0.0) for _, shares, _ in runs]) for kind in KINDS}
        kinds = " | ".join(f"{share:.2f}" for share in shares.values())
        expected = row.get("expected", "").replace("-", "−")
        print(
            f"| {row['name']} | {returns.mean():.3f} ± {interval(returns):.3f} | {compared} | {expected} | {sign} "
            f"| {kinds} | {1 - sum(shares.values()):.2f} |"
        )


if __name__ == "__main__":
    run_script(main)

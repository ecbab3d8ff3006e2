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
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

import memenv
from memenv.commands.script import run_script
from memenv.config import check_different, check_keys, check_table
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.files import read_toml
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.statistics import student_quantile

with needs("torch", "scripts/umem_ablations.py", run=__name__ == "__main__"):
    import torch

    from memenv.policies.umem.insights import KINDS
    from memenv.policies.umem.trainer import HELD_OUT_SEED, UmemConfig, UmemTrainer
    from memenv.policies.umem.utility import UtilityConfig

CONFIG = Path(__file__).resolve().parent.parent / "configs" / "umem_ablations.toml"
SIGNS = ("+", "-", "0")
#: What a row may not set: what is the environment's or the file's, and what is about the choice of what is kept, for every
#: row plays what it ends with.
NOT_OF_A_ROW = ("env", "arguments", "queries", "seed", "keep", "validate_every", "validation")


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
    """Before long work: that the settings are all there and of the kind they should be, and nothing is there that would not
    be read; that every row is a configuration, and every environment can be made, for training and for each rival.

    Raises:
        MemenvError: one is not; it names the file, the environment and the row.
    """
    wanted = {"seeds": [0], "held_out": 1, "environments": [dict]}
    check_table(where, config, wanted)
    check_keys(where, config, tuple(wanted))
    check_different(where, "seeds", config["seeds"])
    for environment in config["environments"]:
        wanted = {"env": str, "lives": 1, "queries": 1, "rivals": (str,), "rows": [dict]}
        if "arguments" in environment:
            wanted["arguments"] = dict
        here = (
            f"{where}: {environment['env']}" if isinstance(environment.get("env"), str) else f"{where}: an environment"
        )
        check_table(here, environment, wanted)
        check_keys(here, environment, (*wanted, "arguments"))
        for row in environment["rows"]:
            check_row(here, environment, row, config["seeds"])
        check_different(here, "names of rows", [row["name"] for row in environment["rows"]])
        try:
            # as the first row has it: no row changes the environment
            UmemTrainer(umem_config(environment, environment["rows"][0], config["seeds"][0])).close()
            for name in environment["rivals"]:
                make_env(environment["env"], make_agent(name), dict(environment.get("arguments", {})))
        except MemenvError as error:
            raise MemenvError(f"{here}: {error}") from None


def check_row(here: str, environment: dict[str, Any], row: dict[str, Any], seeds: list[int]) -> None:
    """That a row is a configuration with every seed; `here` names the environment in errors."""
    check_table(f"{here}: a row", row, {"name": str})
    here = f"{here}: row {row['name']!r}"
    of_the_row = [field.name for field in fields(UmemConfig) if field.name not in NOT_OF_A_ROW]
    if fixed := [name for name in NOT_OF_A_ROW if name in row]:
        raise MemenvError(
            f"{here}: {', '.join(fixed)} can't differ between rows (every row plays what it ends with); a row may set "
            f"{', '.join(of_the_row)}"
        )
    check_keys(here, row, ("name", "expected", *of_the_row))
    if "expected" in row:
        check_table(here, row, {"expected": str})
        if row["expected"] not in SIGNS:
            raise MemenvError(f"{here}: expected = {row['expected']!r}: give one of {', '.join(map(repr, SIGNS))}")
    if "utility" in row:
        check_table(here, row, {"utility": dict})
        check_keys(f"{here}: utility", row["utility"], [field.name for field in fields(UtilityConfig)])
    for seed in seeds:
        try:
            umem_config(environment, row, seed)
        except MemenvError as error:
            raise MemenvError(f"{here}: {error}") from None


def interval(values: np.ndarray) -> float:
    """Half of the 95 % interval of a mean, by Student's t; nan of one value, which has none."""
    count = len(values)
    if count < 2:
        return float("nan")
    return float(student_quantile(0.95, count - 1) * values.std(ddof=1) / np.sqrt(count))


def shown(mean: str, half: float) -> str:
    """A mean with its interval; of one seed, without."""
    return f"{mean} ± –" if np.isnan(half) else f"{mean} ± {half:.3f}"


def seen(mean: float, half: float) -> str:
    """The sign, where the interval leaves out 0; none without an interval."""
    return "–" if np.isnan(half) else "0" if not abs(mean) > half else "+" if mean > 0 else "−"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("config", nargs="?", default=str(CONFIG), help="default configs/umem_ablations.toml")
    given = parser.parse_args(arguments)
    config = read_toml(given.config, f"settings such as {CONFIG}", "name another file")
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
        compared = shown(f"{difference.mean():+.3f}".replace("-", "−"), half) if row is not rows[0] else ""
        sign = seen(float(difference.mean()), half) if row is not rows[0] else ""
        shares = {kind: np.mean([shares.get(kind, 0.0) for _, shares, _ in runs]) for kind in KINDS}
        kinds = " | ".join(f"{share:.2f}" for share in shares.values())
        expected = row.get("expected", "").replace("-", "−")
        print(
            f"| {row['name']} | {shown(f'{returns.mean():.3f}', interval(returns))} | {compared} | {expected} | {sign} "
            f"| {kinds} | {1 - sum(shares.values()):.2f} |"
        )


if __name__ == "__main__":
    run_script(main)

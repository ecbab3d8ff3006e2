"""What the shop costs: steps, search, opening, a second process. `python scripts/benchmark.py webshop [--full]`."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np

from memenv.envs.webshop.build import build_shop
from memenv.envs.webshop.catalogue import products
from memenv.envs.webshop.columns import DiskFolder
from memenv.envs.webshop.shop import Shop
from memenv.envs.webshop.vocabulary import DEPARTMENTS

#: Steps per second of the original environment in `text`, measured once on two shared cores (specification).
ORIGINAL = 69
DEFAULT, FULL = 100_000, 1_181_436
QUERIES = 300
Row = tuple[Any, ...]


def shopping_rate(env: gym.Env, seeds: range) -> float:
    """Steps per second of a shopper that clicks at random; its own thinking and resets are left out."""
    steps, spent = 0, 0.0
    for seed in seeds:
        rng = np.random.default_rng(seed)
        observation, _ = env.reset(seed=seed)
        done = False
        while not done:
            page = observation["last_act"]
            choices = page.rpartition("\nActions: ")[2].split(", click[")
            number = int(rng.integers(len(choices)))
            query = observation["item"].split(",")[0]
            action = f"search[{query}]" if number == 0 else f"click[{choices[number]}"
            start = time.process_time()
            observation, _, done, _, _ = env.step({"act": action})
            spent += time.process_time() - start
            steps += 1
    return steps / spent


def queries(count: int) -> list[str]:
    """Searches as shoppers make them: a type, an attribute or two, an option; all different, 3 to 9 words."""
    rng = np.random.default_rng(7)
    found: dict[str, None] = {}
    while len(found) < count:
        department = DEPARTMENTS[rng.integers(len(DEPARTMENTS))]
        words = [str(rng.choice(list(department.types)))]
        words += [str(word) for word in rng.choice(department.features, rng.integers(1, 3), replace=False)]
        words += [str(rng.choice(department.needs))] * int(rng.random() < 0.5)
        words += [str(rng.choice(department.options[0][1]))] * int(rng.random() < 0.5)
        found[" ".join(str(word) for word in rng.permutation(words))] = None
    return list(found)


def search_times(shop: Shop) -> list[float]:
    """Seconds of each of `QUERIES` searches, no result cached: the best of three rounds, for the machine is shared."""
    asked = queries(QUERIES)
    best = [float("inf")] * len(asked)
    for _ in range(3):
        shop.engine.search.cache_clear()
        for number, query in enumerate(asked):
            start = time.perf_counter()
            shop.engine.search(query)
            best[number] = min(best[number], time.perf_counter() - start)
    return best


_PROCESS = """
import json, resource, sys, time
from pathlib import Path
import memenv
from memenv.envs.webshop.columns import DiskFolder
from memenv.envs.webshop.shop import Shop
sys.path.insert(0, {scripts!r})
from benchmark_webshop import private_memory, search_times
before = private_memory()
start = time.perf_counter()
shop = Shop(DiskFolder(Path({folder!r})))
opened = time.perf_counter() - start
times = search_times(shop)
print(json.dumps([opened, private_memory() - before, sorted(times)]))
"""


def private_memory() -> float:
    """MB that belong to this process alone: memory-mapped files are shared and not counted. Linux only."""
    text = Path("/proc/self/smaps_rollup").read_text()
    fields = dict(line.split(":") for line in text.splitlines()[1:])
    return sum(int(fields[name].split()[0]) for name in ("Private_Clean", "Private_Dirty")) / 1024


def second_process(folder: Path) -> tuple[float, float, list[float]]:
    """Opening seconds, private MB and search times of another process on the same folder."""
    import json

    code = _PROCESS.format(folder=str(folder), scripts=str(Path(__file__).parent))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    opened, memory, times = json.loads(done.stdout)
    return opened, memory, times


def catalogue_rows(count: int, folder: Path) -> list[Row]:
    """Build a generated catalogue of `count` products on disk, then open, search and share it."""
    start = time.perf_counter()
    build_shop(products(count, 0), {}, DiskFolder(folder))
    built = time.perf_counter() - start
    size = sum(path.stat().st_size for path in folder.iterdir()) / 1e6
    shop = Shop(DiskFolder(folder))
    times = sorted(search_times(shop))
    opened, memory, _ = second_process(folder)
    middle, late = statistics.median(times) * 1e3, times[int(0.95 * len(times))] * 1e3
    name = f"{count:,} products"
    return [
        (f"{name}: generate, store, index", f"{built:.0f} s", f"{size:,.0f} MB on disk", "reported", True),
        (
            f"{name}: search, p50",
            f"{middle:.2f} ms",
            f"p95 {late:.2f} ms, max {times[-1] * 1e3:.1f} ms",
            "≤ 25 ms",
            middle <= 25,
        ),
        (f"{name}: open", f"{opened:.3f} s", "", "≤ 1 s", opened <= 1),
        (f"{name}: a second process", f"{memory:.0f} MB more", "open and searching", "≤ 200 MB", memory <= 200),
    ]


def rows(
    rate_of_trivial: Callable[..., Callable[[], float]], ratio: Callable[..., Row], full: bool, out: str | None
) -> list[Row]:
    """All figures."""
    env = gym.make("MemWebShop-v0", decide=("act",), products=1000, users=1, items=20, turns=100)
    observation, _ = env.reset(seed=0)
    shopping_rate(env, range(16))
    trivial = rate_of_trivial(env, observation)
    found = [
        ratio("text, acting, 1,000 products", lambda n: shopping_rate(env, range(100 + n, 101 + n)), trivial, 16),
        ("the original in text, recorded", f"{ORIGINAL} steps/s", "", "reported", True),
    ]
    for count in (DEFAULT, FULL) if full else (DEFAULT,):
        with tempfile.TemporaryDirectory(dir=out) as folder:
            found += catalogue_rows(count, Path(folder))
    return found

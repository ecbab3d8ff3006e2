"""Speed as ratios within one run: `python scripts/benchmark.py core | crud | alfworld | webshop | multihop`.

Every rate is taken next to that of a trivial Gymnasium environment, made by `gym.make`, with the same observation
space: it returns a fresh copy of one observation at every step (Gymnasium warns of environments that hand out the same
object twice) and does nothing else. Machines are noisy and shared, so pieces of both are timed in turn, in processor time, and
the medians compared.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from rich.console import Console
from rich.table import Table

import memenv
from memenv.arena import Arena
from memenv.bank import Bank
from memenv.encoder import hashing_encoder
from memenv.errors import MemenvError
from memenv.index import search_bm25, search_dense
from memenv.language.stems import content_stems, term_counts

ROUNDS = 15
#: Lives played before anything is timed, and never again: regular expressions are compiled when they are first needed.
WARM = range(5000, 5040)


class Trivial(gym.Env):
    """Returns copies of one observation."""

    def __init__(self, like: gym.Env, observation: dict[str, Any]) -> None:
        self.observation_space, self.action_space = like.observation_space, like.action_space
        self._observation = observation

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        super().reset(seed=seed)
        return fresh(self._observation), {}

    def step(self, action: Any):
        return fresh(self._observation), 0.0, False, False, {}


def fresh(value: Any) -> Any:
    if type(value) is dict:
        return {key: fresh(member) for key, member in value.items()}
    return value.copy() if isinstance(value, np.ndarray) else value


def rate_of_trivial(env: gym.Env, observation: dict[str, Any]) -> Callable[[], float]:
    name = "memenv-benchmark-trivial-v0"
    gym.registry.pop(name, None)
    gym.register(name, entry_point=Trivial)
    trivial = gym.make(name, like=env, observation=observation)
    trivial.reset(seed=0)
    action = env.action_space.sample()

    def rate(steps: int = 3000) -> float:
        start = time.process_time()  # as for all that it stands beside: other processes are no part of either
        for _ in range(steps):
            trivial.step(action)
        return steps / (time.process_time() - start)

    return rate


def text_rate(env: gym.Env, seeds: range) -> float:
    """Steps per second of an agent that stores every fact: resets are left out, questions are answered and scored."""
    steps, spent = 0, 0.0
    for seed in seeds:
        observation, _ = env.reset(seed=seed)
        done = False
        start = time.process_time()
        while not done:
            observation, _, done, _, _ = env.step({"ops": (memenv.add(observation["experience"]),)})
            steps += 1
        spent += time.process_time() - start
    return steps / spent


def numeric_rate(env: gym.Env, seeds: range) -> float:
    """Steps per second of random possible operations, features and rewards included."""
    steps, spent = 0, 0.0
    draws = iter(np.random.default_rng(0).random(10_000).tolist())
    for seed in seeds:
        observation, _ = env.reset(seed=seed)
        done = False
        start = time.process_time()
        while not done:
            possible = observation["action_mask"].nonzero()[0]
            observation, _, done, _, _ = env.step(int(possible[int(next(draws) * len(possible))]))
            steps += 1
        spent += time.process_time() - start
    return steps / spent


def ratio(name: str, ours: Callable[[int], float], trivial: Callable[[], float], bound: float) -> tuple[Any, ...]:
    return share_of(name, [(trivial(), ours(number)) for number in range(ROUNDS)], bound)


def share_of(name: str, pairs: Sequence[tuple[float, float]], bound: float) -> tuple[Any, ...]:
    """The row of rates taken in turn, the trivial environment's first."""
    base, rate = (statistics.median(side) for side in zip(*pairs, strict=True))
    share = statistics.median(a / b for a, b in pairs)
    return (
        name,
        f"{rate:,.0f} steps/s",
        f"trivial {base:,.0f} steps/s: 1/{share:.1f}",
        f"≥ 1/{bound:.0f}",
        share <= bound,
    )


def unseen_and_again(
    name: str, ours: Callable[[range], float], first: int, trivial: Callable[[], float], bound: float
) -> list[tuple[Any, ...]]:
    """Two rows, of pairs of lives from `first` on: never seen before, then the same two lives at once again.

    What is new must be read: turns are extracted, memories searched for answers. A group of rollouts plays the same life
    many times and finds most of that kept, though what it stores differs; here it is all the same.
    """
    rates = []
    for number in range(ROUNDS):
        seeds = range(first + 2 * number, first + 2 * number + 2)
        rates.append((trivial(), ours(seeds), ours(seeds)))
    return [
        share_of(f"{name}: lives never seen", [(base, unseen) for base, unseen, _ in rates], bound),
        share_of(f"{name}: the same lives again", [(base, again) for base, _, again in rates], bound),
    ]


def seconds(call: Callable[[], Any], number: int) -> float:
    """Median over rounds of the mean time of `number` calls."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(number):
            call()
        times.append((time.perf_counter() - start) / number)
    return statistics.median(times)


def large_bank(entries: int) -> Bank:
    rng = np.random.default_rng(0)
    vocabulary = np.array([f"word{number}" for number in range(5000)])
    bank = Bank(Arena(term_counts, hashing_encoder))
    for number, row in enumerate(rng.integers(0, 5000, (entries, 8))):
        bank.add(" ".join(vocabulary[row]), time=float(number))
    return bank


def micro(name: str, found: float, bound: float | None, unit: float = 1e6, label: str = "µs") -> tuple[Any, ...]:
    limit = "reported" if bound is None else f"≤ {bound:g} {label}"
    return name, f"{found * unit:.2f} {label}", "", limit, bound is None or found * unit <= bound


def core() -> list[tuple[Any, ...]]:
    rows: list[tuple[Any, ...]] = []
    text = gym.make("MemLoCoMo-v0", granularity="fact")
    observation, _ = text.reset(seed=0)
    text_rate(text, WARM)
    trivial = rate_of_trivial(text, observation)
    rows += unseen_and_again("text, fact level", lambda seeds: text_rate(text, seeds), 100, trivial, 16)
    numeric = gym.make("MemLoCoMoNumeric-v0")
    observation, _ = numeric.reset(seed=0)
    numeric_rate(numeric, WARM)
    trivial = rate_of_trivial(numeric, observation)
    name = "numeric, features and rewards"
    rows += unseen_and_again(name, lambda seeds: numeric_rate(numeric, seeds), 200, trivial, 40)

    session = gym.make("MemLoCoMo-v0")
    times = []
    for seed in range(1000, 1060):  # seeds not seen before: nothing is cached
        start = time.perf_counter()
        session.reset(seed=seed)
        times.append(time.perf_counter() - start)
    rows.append(micro("reset of a generated episode", statistics.median(times), 5.0, 1e3, "ms"))

    small, large = large_bank(1000), large_bank(100_000)
    rows.append(micro("bank fork, 1,000 entries", seconds(small.fork, 200), 5))
    rows.append(micro("bank fork, 100,000 entries", seconds(large.fork, 200), 30))
    text.reset(seed=0)
    for _ in range(30):
        observation, *_ = text.step({"ops": (memenv.add("a fact to fork"),)})
    own = seconds(lambda: memenv.fork(text), 200) - seconds(text.unwrapped.state.memory.bank.fork, 200)
    rows.append(micro("environment fork beside the bank's", own, 30))

    matrix = large.arena.vectors()
    vector = hashing_encoder("word17 word170")
    product = seconds(lambda: matrix @ vector, 3)
    dense = seconds(lambda: search_dense(large, "word17 word170", 8), 3)
    rows.append(
        (
            "dense query, 100,000 entries",
            f"{dense * 1e3:.2f} ms",
            f"product alone {product * 1e3:.2f} ms: {dense / product:.2f}×",
            "≤ 1.3×",
            dense <= 1.3 * product,
        )
    )
    query = content_stems("word17 word170 word1700")
    rows.append(micro("BM25 query, 100,000 entries", seconds(lambda: search_bm25(large, query, 8), 3), None, 1e3, "ms"))
    return rows


def search_rate(env: gym.Env, queries: Iterator[str], seed: int) -> float:
    """Steps per second of a state agent that searches for something new at every turn, and writes its state."""
    state = "[3] Oslo; 1984; yes\n" + "Ann Example | employer | Example Works\n" * 10
    observation, _ = env.reset(seed=seed)
    done, steps = False, 0
    start = time.process_time()
    while not done:
        last = observation["budget"][4, 1] - observation["budget"][4, 0] <= 1
        act = "<answer>a; b; c; d</answer>" if last else f"<search>{next(queries)}</search>"
        observation, _, done, _, _ = env.step({"state": state, "act": act})
        steps += 1
    return steps / (time.process_time() - start)


def multihop() -> list[tuple[Any, ...]]:
    start = time.perf_counter()
    env = gym.make(
        "MemMultiHop-v0", passages=10_000, world=0, max_turns=20, bank_tokens=0, state_tokens=128, decide=("act",)
    )
    observation, _ = env.reset(seed=0)
    built = time.perf_counter() - start
    titles = [passage.title for passage in env.unwrapped.loop.domain.stream.events(0)[1].data.corpus.passages]
    words = ("employer", "founder", "birthplace", "director", "mayor", "publisher")
    queries = (f"{title} {words[(place + lap) % len(words)]}" for lap in range(6) for place, title in enumerate(titles))
    observation, *_ = env.step({"act": f"<search>{next(queries)}</search>"})
    trivial = rate_of_trivial(env, observation)
    search_rate(env, queries, 1)
    rows = [ratio("10,000 passages, a new search a step", lambda n: search_rate(env, queries, 2 + n), trivial, 60)]
    rows.append(micro("world of 10,000 passages and its index", built, None, 1.0, "s"))
    small = gym.make("MemMultiHop-v0")
    times = []
    for seed in range(1000, 1030):
        start = time.perf_counter()
        small.reset(seed=seed)
        times.append(time.perf_counter() - start)
    rows.append(micro("reset: new world of 200 passages", statistics.median(times), None, 1e3, "ms"))
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("core", "crud", "alfworld", "webshop", "multihop"), help="which figures")
    parser.add_argument(
        "--full", action="store_true", help="webshop: 1.18 million products too (minutes, 3 GB of disk)"
    )
    parser.add_argument(
        "--scratch", metavar="DIR", help="webshop: where the catalogues are built (default: a temporary folder)"
    )
    parsed = parser.parse_args()
    rounds = ROUNDS
    if parsed.what == "webshop":
        import benchmark_webshop

        rows = benchmark_webshop.rows(rate_of_trivial, ratio, parsed.full, parsed.scratch)
    elif parsed.what == "alfworld":
        import benchmark_alfworld

        rows = benchmark_alfworld.rows(rate_of_trivial, ratio, micro)
    elif parsed.what == "crud":
        import benchmark_crud

        rows, rounds = benchmark_crud.rows(300), benchmark_crud.ROUNDS
    else:
        rows = {"core": core, "multihop": multihop}[parsed.what]()
    table = Table(title=f"memenv {memenv.__version__}, {parsed.what}: medians of {rounds} rounds", title_justify="left")
    for column in ("what", "measured", "beside", "bound", "met"):
        table.add_column(column)
    for *cells, met in rows:
        table.add_row(*cells, "yes" if met else "NO")
    Console().print(table)
    return 0 if all(row[-1] for row in rows) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except MemenvError as error:
        sys.exit(f"error: {error}")

"""Speed of the native household engine, beside the original's where the extra `alfworld` is installed; run by scripts/benchmark.py."""

from __future__ import annotations

import gc
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import gymnasium as gym
import numpy as np

import memenv


def rows(
    rate_of_trivial: Callable[..., Any], ratio: Callable[..., Any], micro: Callable[..., Any]
) -> list[tuple[Any, ...]]:
    """The engine alone, beside the original, and through Gymnasium."""
    from memenv.envs.alfworld.engine import NativeEngine
    from memenv.envs.alfworld.games import Household
    from memenv.envs.alfworld.tasktypes import TASKS

    found: list[tuple[Any, ...]] = []
    specs = [Household(n).spec(n, TASKS[n % 6], "unseen") for n in range(6)]
    games = [spec.compile() for spec in specs]
    engine = NativeEngine()
    plays = [random_play(engine.start(game), 12, seed) for seed, game in enumerate(games)]
    native = household_times([lambda game=game: lambda: engine.start(game) for game in games], plays, 30)
    found.append(micro("native step, text, won and commands", native[0], None))
    found.append(micro("native reset", native[1], None))
    found += beside_the_original(specs, plays, native)

    start = time.process_time()
    for number in range(300):
        Household(1000 + number // 20).spec(number, TASKS[number % 6], "unseen").compile()
    rate = 300 / (time.process_time() - start)
    found.append(("generated games, compiled", f"{rate:,.0f} games/s CPU", "", "≥ 200 games/s", rate >= 200))
    sizes = [kilobytes(lambda n=n: Household(n).spec(n, TASKS[n % 6], "unseen").compile()) for n in range(60)]
    mean = statistics.mean(sizes)
    found.append(
        ("memory of a game held", f"{mean:.0f} kB", f"most {max(sizes):.0f} kB", "≤ 100 kB", max(sizes) <= 100)
    )
    found += households_through_gymnasium(rate_of_trivial, ratio)
    return found


def kilobytes(make: Callable[[], Any]) -> float:
    """Memory that stays allocated for what `make` returns; made once before, so that shared tables are there."""
    make()
    gc.collect()
    tracemalloc.start()
    kept = make()
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del kept
    return size / 1000


def random_play(start: Any, steps: int, seed: int) -> list[str]:
    rng = np.random.default_rng(seed)
    commands, play = [], start
    for _ in range(steps):
        commands.append(play.admissible[rng.integers(len(play.admissible))])
        play = play.step(commands[-1])
    return commands


def household_times(loads: list[Callable[[], Any]], plays: list[list[str]], repeat: int = 1) -> tuple[float, float]:
    """CPU seconds per step and per reset, everything that a moment shows included.

    Each of `loads` prepares a game, which is not timed, and returns what resets it.
    """
    stepping = resetting = 0.0
    steps = 0
    for _ in range(repeat):
        for load, commands in zip(loads, plays, strict=True):
            reset = load()
            begun = time.process_time()
            play = reset()
            _ = play.text, play.won, play.admissible
            resetting += time.process_time() - begun
            begun = time.process_time()
            for command in commands:
                play = play.step(command)
                _ = play.text, play.won, play.admissible
            stepping += time.process_time() - begun
            steps += len(commands)
    return stepping / steps, resetting / (repeat * len(loads))


def beside_the_original(specs: list[Any], plays: list[list[str]], native: tuple[float, float]) -> list[tuple[Any, ...]]:
    from memenv.envs.alfworld.original import TextWorldEngine, memoised_parsing

    try:
        from memenv.envs.alfworld.export import game_data

        engine = TextWorldEngine()
        data = [game_data(spec) for spec in specs]
    except memenv.MemenvError as error:
        print(f"not compared with the original: {error}", file=sys.stderr)
        return []
    rows: list[tuple[Any, ...]] = []

    def loader(content: Any) -> Callable[[], Callable[[], Any]]:
        def load() -> Callable[[], Any]:
            engine.load(content)
            return lambda: engine.start(content)

        return load

    def times() -> tuple[float, float]:
        return household_times([loader(content) for content in data], plays)

    stock = times()
    with memoised_parsing():
        times()
        fast = times()
    for what, index, bound in (("step", 0, 800), ("reset", 1, 2000)):
        ratio = stock[index] / native[index]
        beside = f"original {stock[index] * 1e3:.1f} ms, memoised {fast[index] * 1e3:.1f} ms ({fast[index] / native[index]:,.0f}×)"
        rows.append((f"original / native, CPU per {what}", f"{ratio:,.0f}×", beside, f"≥ {bound:,}×", ratio >= bound))
    return rows


def households_through_gymnasium(
    rate_of_trivial: Callable[..., Any], ratio: Callable[..., Any]
) -> list[tuple[Any, ...]]:
    make = {"id": "MemALFWorld-v0", "decide": "act", "practice": 0, "max_steps": 50}
    env = gym.make(**make)
    observation, _ = env.reset(seed=0)

    def rate(number: int, steps: int = 400) -> float:
        env.reset(seed=number)
        commands = ("look", "inventory", "go to countertop 1", "go to sofa 1", "go to drawer 1", "open drawer 1")
        begun = time.process_time()
        for step in range(steps):
            if env.step(memenv.action(act=commands[step % len(commands)]))[2]:
                env.reset(seed=number)
        return steps / (time.process_time() - begun)

    rate(0)
    rows = [ratio("played through gym.make", rate, rate_of_trivial(env, observation), 24)]
    seeds, length = range(4), 12
    plays = [gymnasium_play(env, seed, length) for seed in seeds]
    native = cpu_a_step(env, seeds, plays, 30)
    try:
        original = cpu_a_step(gym.make(**make, engine="textworld"), seeds, plays)
    except memenv.MemenvError:
        original = 0.0  # said already
    size = 64
    vector = gym.vector.SyncVectorEnv([lambda: gym.make(**make)] * size)
    vector.reset(seed=list(range(size)))
    batch = {**vector.action_space.sample(), "act": ("look",) * size}
    steps = 30
    begun, cpu = time.perf_counter(), time.process_time()
    for _ in range(steps):
        vector.step(batch)
    per_second, cpu = size * steps / (time.perf_counter() - begun), (time.process_time() - cpu) / (size * steps)
    if original:
        beside = f"original through gym.make {original * 1e3:.1f} ms CPU a step"
        rows.append(("original / native through gym.make", f"{original / native:,.0f}×", beside, "reported", True))
        name = "original / 64 native in a SyncVectorEnv"
        rows.append((name, f"{original / cpu:,.0f}×", beside, "reported", True))
    rows.append(("64 games in a SyncVectorEnv", f"{per_second:,.0f} steps/s", "", "reported", True))
    return rows


def gymnasium_play(env: gym.Env, seed: int, length: int) -> list[str]:
    """Random commands of those that `info` lists."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    commands = []
    for _ in range(length):
        commands.append(info["admissible"][rng.integers(len(info["admissible"]))])
        info = env.step(memenv.action(act=commands[-1]))[4]
    return commands


def cpu_a_step(env: gym.Env, seeds: range, plays: list[list[str]], repeat: int = 1) -> float:
    """CPU seconds of a step, resets left out."""
    spent = 0.0
    for _ in range(repeat):
        for seed, commands in zip(seeds, plays, strict=True):
            env.reset(seed=seed)
            begun = time.process_time()
            for command in commands:
                env.step(memenv.action(act=command))
            spent += time.process_time() - begun
    return spent / (repeat * sum(map(len, plays)))

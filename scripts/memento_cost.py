"""What case memory costs at banks of up to 100,000 cases; scripts/memento_claims.py prints it (section "cost")."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from memenv.agent import Transition
from memenv.arena import Arena
from memenv.bank import Bank
from memenv.encoder import hashing_encoder
from memenv.index import search_dense
from memenv.language.stems import term_counts
from memenv.memory import Memory
from memenv.registration import make_agent
from memenv.runner import make_env

SIZES = (100, 1_000, 10_000, 100_000)
QUERIES = 40


def costs(family: str, seed: int) -> Iterator[tuple[int, dict[str, float]]]:
    """By bank size: retrieval, encoder calls, a whole task in environment `family`; at one size a retriever that encodes all again.

    Times are the thread's processor time, so that other work on the machine does not count; the clock's is beside them.
    """
    calls = 0

    def counting(text: str) -> Any:
        nonlocal calls
        calls += 1
        return hashing_encoder(text)

    rng = Random(5)
    words = [f"{a}{b}" for a in ("clean", "heat", "cool", "find", "carry", "light") for b in ("", "ing", "er")]
    things = [f"{a}{b}" for a in ("mug", "egg", "pan", "cup", "key", "pen", "bowl", "book") for b in ("", "s", "let")]
    texts = [f"{rng.choice(words)} the {rng.choice(things)} {n % 977} and put it in {rng.choice(things)} {n % 31}" for n in range(SIZES[-1])]  # fmt: skip
    queries = [f"{rng.choice(words)} some {rng.choice(things)} and the {rng.choice(things)}" for _ in range(QUERIES)]
    bank = Bank(Arena(term_counts, counting))
    for size in SIZES:
        calls = 0
        before = len(bank)
        for text in texts[before:size]:
            bank.add(text, time=0.0, reward=1.0)
        search_dense(bank, "warm up", 64)
        per_case = (calls - 1) / (size - before)
        calls = 0
        taken: list[float] = []
        waited: list[float] = []
        for query in queries:
            start, begun = time.perf_counter(), time.thread_time()
            search_dense(bank, query, 64)
            taken.append(1e3 * (time.thread_time() - begun))
            waited.append(1e3 * (time.perf_counter() - start))
        entry = {"per_case": per_case, "per_query": calls / QUERIES, "p50_ms": float(np.percentile(taken, 50)),
                 "p95_ms": float(np.percentile(taken, 95)), "wall_p50_ms": float(np.percentile(waited, 50))}  # fmt: skip
        entry["decision_p50_ms"] = decision_time(bank, family, seed)
        if size == SIZES[1]:
            slow = []
            for query in queries[:10]:
                begun = time.thread_time()
                vectors = np.stack([hashing_encoder(entry.text) for entry in bank])
                np.argsort(-(vectors @ hashing_encoder(query)), kind="stable")[:64]
                slow.append(1e3 * (time.thread_time() - begun))
            entry["encode_all_p50_ms"] = float(np.percentile(slow, 50))
            entry["ratio"] = entry["encode_all_p50_ms"] / entry["p50_ms"]
        yield size, entry


def decision_time(bank: Bank, family: str, seed: int) -> float:
    """Milliseconds that a task takes an agent and the environment, its new case included, with this bank behind it."""
    agent = make_agent("memento_kernel")
    env = make_env(family, agent, {"split": "test", "tasks": QUERIES})
    observation, info = env.reset(seed=seed, options={"memory": Memory(bank)})
    agent.reset(info, seed)
    taken: list[float] = []
    done = False
    while not done:
        begun = time.thread_time()
        action = agent.act(observation, info)
        following, reward, done, _, next_info = env.step(action)
        agent.learn(Transition(observation, info, action, float(reward), following, next_info, done))
        spent = 1e3 * (time.thread_time() - begun)
        if info["phase"] == "READ":
            taken.append(spent)
        else:
            taken[-1] += spent
        observation, info = following, next_info
    return float(np.percentile(taken, 50))

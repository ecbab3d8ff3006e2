"""One hash for each kind of dialogue episode, to show that a change kept behaviour: `python scripts/episode_hashes.py --lives 200`.

Observations, rewards and infos of whole episodes are hashed, with golds and results of finished items. Run it before
and after a change and compare the lines.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium as gym
import numpy as np

import memenv  # noqa: F401 — registers the environments
from memenv.agent import Agent
from memenv.digest import Digest
from memenv.language.extract import extract, stated
from memenv.numeric import NumericOps
from memenv.registration import make_agent
from memenv.runner import make_env
from memenv.stream import Item

#: Agents by granularity: those that store all, choose, change, forget, and decide what is read.
AGENTS = {
    "fact": ("random", "add_all", "add_filtered", "salience", "crud_rules", "oracle", "full_context"),
    "turn": ("random", "salience"),
    "session": ("recency", "random", "oracle", "full_context"),
}
#: These take seconds a life: a tenth of the lives.
SLOW = ("salience", "oracle")


def _play(env: Any, agent: Agent, seed: int, running: Digest) -> None:
    """One episode, and all that it hands out into the hash."""
    observation, info = env.reset(seed=seed)
    if agent.privileged:
        agent.hindsight = env.unwrapped.hindsight
    agent.reset(info, seed)
    running.add(observation).add(info)
    done = False
    while not done:
        observation, reward, done, _, info = env.step(agent.act(observation, info))
        running.add(observation).add(float(reward)).add(info)


def text_hash(agent_name: str, split: str, granularity: str, lives: int, preset: str = "default") -> str:
    """Of `lives` episodes of a text environment."""
    agent = make_agent(agent_name)
    env = make_env("MemLoCoMo-v0", agent, {"split": split, "granularity": granularity, "preset": preset})
    core: Any = env.unwrapped
    running = Digest()
    for seed in range(lives):
        _play(env, agent, seed, running)
        for result in core.results:
            running.add(result.item).add(result.outcome).add(result.figures)
    return running.hexdigest()


def numeric_hash(features: str, split: str, lives: int) -> str:
    """Of `lives` episodes of random possible operations."""
    text: Any = gym.make("MemLoCoMo-v0", granularity="fact", split=split).unwrapped
    env = NumericOps(text, features)
    running = Digest()
    for seed in range(lives):
        rng = np.random.default_rng(seed)
        observation, info = env.reset(seed=seed)
        running.add(observation).add(info)
        done = False
        while not done:
            possible = observation["action_mask"].nonzero()[0]
            observation, reward, done, _, info = env.step(int(possible[rng.integers(len(possible))]))
            running.add(observation).add(float(reward)).add(info)
    return running.hexdigest()


def facts_hash(split: str, lives: int, preset: str) -> str:
    """Of what the extractor finds in sessions, and in its own sentences read back."""
    events: Any = gym.make("MemLoCoMo-v0", split=split, preset=preset).unwrapped
    running = Digest()
    for seed in range(lives):
        for event in events.loop.domain.stream.events(seed):
            if not isinstance(event, Item):
                facts = extract(event.messages)
                running.add(facts).add([stated(fact.text, fact.time) for fact in facts])
    return running.hexdigest()


def real_hash(data: str, agent_name: str, granularity: str) -> str:
    """Of the conversations of a LoCoMo file."""
    agent = make_agent(agent_name)
    env = make_env("MemLoCoMo-v0", agent, {"data": data, "granularity": granularity, "questions": 60})
    running = Digest()
    for seed in range(2):
        _play(env, agent, seed, running)
    return running.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--lives", type=int, default=200, help="episodes a line")
    parser.add_argument("--split", choices=("train", "test"), action="append", help="default: both")
    parser.add_argument("--data", help="a LoCoMo file, hashed too")
    parsed = parser.parse_args()
    jobs: list[tuple[str, Any]] = []
    few = max(1, parsed.lives // 10)
    for split in parsed.split or ("train", "test"):
        jobs += [(f"facts {split} default", lambda s=split: facts_hash(s, parsed.lives, "default"))]
        jobs += [(f"facts {split} long", lambda s=split: facts_hash(s, few, "long"))]
        for granularity, names in AGENTS.items():
            for name in names:
                lives = few if name in SLOW else parsed.lives
                label = f"{granularity} {split} {name}"
                jobs.append((label, lambda s=split, a=name, g=granularity, n=lives: text_hash(a, s, g, n)))
        jobs.append((f"fact {split} add_all hard", lambda s=split: text_hash("add_all", s, "fact", few, "hard")))
        for features in ("rich", "hashed"):
            jobs.append((f"numeric {split} {features}", lambda s=split, f=features: numeric_hash(f, s, parsed.lives)))
    if parsed.data:
        for name, granularity in (("salience", "turn"), ("add_all", "fact"), ("recency", "session")):
            jobs.append((f"real {granularity} {name}", lambda a=name, g=granularity: real_hash(parsed.data, a, g)))
    for label, job in jobs:
        start = time.perf_counter()
        print(f"{label:32} {job()}  {time.perf_counter() - start:7.1f} s", flush=True)


if __name__ == "__main__":
    main()

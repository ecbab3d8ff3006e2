"""How much a memory can earn that holds nothing of the life it is asked about: `python scripts/trained_cheat.py`.

Trains the most useful constant memory against the reward: sentences that the rules' banks of training lives end with, said
of both speakers of whatever life is played ("{p} is single."). Each is judged by what it earns alone on training lives,
per token; then, best first, each is kept that raises what all kept ones earn together, as far as the budget goes. What that
memory earns on lives it was not trained on is what guessing is worth; it should be what no memory is worth, and .05 at most
above it.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from memenv.commands.options import whole_number
from memenv.commands.script import run_script
from memenv.policies.crud.seeds import TRAIN_SEEDS, VALIDATION_SEEDS
from memenv.recall import solve_with
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.stream import Item
from memenv.tokens import count_tokens


class Lives:
    """Lives of a split, to be asked with a constant memory.

    Args:
        split: "train" or "test".
        seeds: the lives.
    """

    def __init__(self, split: str, seeds: Sequence[int]) -> None:
        agent = make_agent("crud_rules")
        self.env: Any = make_env("MemLoCoMo-v0", agent, {"split": split}).unwrapped
        self.items: list[list[Item]] = []
        self.people: list[tuple[str, ...]] = []
        for seed in seeds:
            self.env.reset(seed=seed)
            items = [event for event in self.env.state.events if isinstance(event, Item) and event.headline]
            self.items.append(items)
            names = (name for item in items for name in self.env.loop.domain.subjects(item))
            self.people.append(tuple(dict.fromkeys(names))[:2])

    def scores(self, templates: Sequence[str]) -> list[float]:
        """Of each life, with each sentence said of both speakers."""
        found = []
        for items, people in zip(self.items, self.people, strict=True):
            memory = [template.replace("{p}", name) for template in templates for name in people]
            results = [solve_with(self.env.loop, item, memory, item.time).score for item in items]
            found.append(float(np.mean(results)) if results else 0.0)
        return found


def candidates(seeds: Sequence[int], most: int) -> list[str]:
    """The sentences that most banks of the rules end with on training lives, without their names."""
    agent = make_agent("crud_rules")
    env = make_env("MemLoCoMo-v0", agent)
    bank: Any = env.unwrapped
    counted: Counter[str] = Counter()
    for seed in seeds:
        run_episode(env, agent, seed)
        for entry in bank.state.memory.bank:
            name = re.match(r"\w+", entry.text)
            if name is not None:
                template = re.sub(rf"\b{re.escape(name.group())}\b", "{p}", entry.text)
                if not re.search(r"\d{4}", template):
                    counted[template] += 1
    return [template for template, _ in counted.most_common(most)]


def train(lives: Lives, templates: Sequence[str], tokens: int) -> list[str]:
    """The constant memory: best per token first, each kept that raises the mean, as far as it fits."""
    nothing = float(np.mean(lives.scores([])))
    cost = {each: 2 * count_tokens(each) for each in templates}  # of both speakers
    gains = {each: (float(np.mean(lives.scores([each]))) - nothing) / cost[each] for each in templates}
    kept: list[str] = []
    best = nothing
    for each in sorted(templates, key=lambda template: -gains[template]):
        if gains[each] <= 0.0 or sum(cost[other] for other in kept) + cost[each] > tokens:
            continue
        score = float(np.mean(lives.scores([*kept, each])))
        if score > best:
            kept, best = [*kept, each], score
    return kept


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument(
        "--lives",
        type=whole_number(2),
        default=60,
        metavar="N",
        help="training lives (default 60), and lives of either test",
    )
    parser.add_argument(
        "--candidates", type=whole_number(1), default=200, metavar="N", help="sentences to choose from (default 200)"
    )
    given = parser.parse_args(arguments)
    training = Lives("train", range(TRAIN_SEEDS, TRAIN_SEEDS + given.lives))
    tokens = training.env.loop.memory.bank_tokens
    kept = train(training, candidates(range(TRAIN_SEEDS, TRAIN_SEEDS + given.lives), given.candidates), tokens)
    print("kept, said of both speakers:", *(f"  {each}" for each in kept), sep="\n")
    print("\n| lives | constant memory | no memory | difference |\n|---|---:|---:|---:|")
    held_out = Lives("train", range(VALIDATION_SEEDS, VALIDATION_SEEDS + given.lives))
    for name, lives in (
        ("trained on", training),
        ("held out, training wording", held_out),
        ("test", Lives("test", range(given.lives))),
    ):
        mine, none = np.array(lives.scores(kept)), np.array(lives.scores([]))
        error = (mine - none).std(ddof=1) / np.sqrt(given.lives)
        print(f"| {name} | {mine.mean():.3f} | {none.mean():.3f} | {(mine - none).mean():+.3f} ± {error:.3f} |")


if __name__ == "__main__":
    run_script(main)

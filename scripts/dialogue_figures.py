"""The figures of docs/environments/locomo.md on generated lives: `python scripts/dialogue_figures.py [SEEDS]`.

Test split, default preset, seeds 0 … SEEDS − 1 (300): the ladder of agents with paired steps, the budget curve of four
of them on the first 100 (scripts/budget_curve.py), the oracle's memory reworded by someone who has not seen the reader
(tests/envs/dialogue/rewording.py), and the cheats.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from budget_curve import budget_curve
from rich.console import Console
from rich.table import Table

import memenv
from memenv.agents.keeping import bring_to, first_that_fit, seen_whole_bank
from memenv.agents.oracle import Oracle
from memenv.envs.dialogue.env import BANK_TOKENS
from memenv.statistics import paired_difference

LADDER = (
    "no_memory",
    "random",
    "recency",
    "add_all",
    "salience",
    "add_filtered",
    "crud_rules",
    "full_context",
    "oracle",
)
CURVE = ("recency", "add_filtered", "crud_rules", "oracle")
CHEATS = ("packer", "packer:glued", "packer:json", "packer:cjk", "shotgun")


def rewording() -> Any:
    path = Path(__file__).resolve().parents[1] / "tests" / "envs" / "dialogue" / "rewording.py"
    spec = importlib.util.spec_from_file_location("rewording", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["rewording"] = module
    spec.loader.exec_module(module)
    return module


class Reworded(Oracle):
    """The oracle, in other words. Texts that fit as the oracle writes them are kept, however long they get."""

    memory = {**Oracle.memory, "bank_tokens": None, "context_tokens": None}  # noqa: RUF012

    def __init__(self, reword: Callable[[str], str], budget: int) -> None:
        self.reword, self.budget = reword, budget

    def act(self, observation: Any, info: Any) -> Any:
        if not seen_whole_bank(observation):
            return memenv.action(search="*")
        texts = first_that_fit(self.hindsight().texts, self.budget)
        return bring_to(observation, [self.reword(text) for text in texts])


def scores(agent: memenv.Agent, seeds: Sequence[int]) -> np.ndarray[Any, np.dtype[np.float64]]:
    env = memenv.make_env("MemLoCoMo-v0", agent, {"split": "test"})
    return np.array([memenv.run_episode(env, agent, seed).score for seed in seeds])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("seeds", nargs="?", type=int, default=300)
    seeds = range(parser.parse_args().seeds)
    console = Console(width=100)
    found = {name: scores(memenv.make_agent(name), seeds) for name in LADDER}
    table = Table(title=f"default preset, test split, {len(seeds)} seeds, {BANK_TOKENS['default']} tokens")
    for column in ("agent", "score", "± SE", "step from the row above", "z"):
        table.add_column(column)
    ranked = sorted(found, key=lambda name: found[name].mean())
    for place, name in enumerate(ranked):
        step = paired_difference(found[name], found[ranked[place - 1]]) if place else None
        error = found[name].std(ddof=1) / len(seeds) ** 0.5
        cells = (f"{step.value:+.3f}", f"{step.z:.1f}") if step else ("", "")
        table.add_row(name, f"{found[name].mean():.3f}", f"{error:.3f}", *cells)
    console.print(table)

    print(budget_curve("MemLoCoMo-v0", len(seeds[:100]), CURVE, os.cpu_count() or 1))

    words = rewording()
    other = Table(title="the oracle's memory in other words (first 100 seeds), and cheats (first 100 seeds)")
    for column in ("memory", "score", "share of the oracle's"):
        other.add_column(column)
    base = found["oracle"][:100].mean()
    budget = BANK_TOKENS["default"]
    forms: dict[str, Callable[[str], str]] = {
        "paraphrase": lambda text: words.paraphrase(text, 1),
        "JSON": lambda text: words.as_json([text], 1),
        "list lines": lambda text: words.as_list(text, 1),
    }
    for name, reword in forms.items():
        score = scores(Reworded(reword, budget), seeds[:100]).mean()
        other.add_row(name, f"{score:.3f}", f"{score / base:.2f}")
    for name in CHEATS:
        other.add_row(name, f"{scores(memenv.make_agent(name), seeds[:100]).mean():.3f}", "")
    console.print(other)
    return 0


if __name__ == "__main__":
    sys.exit(main())

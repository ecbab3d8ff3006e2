"""Scores at 0.7, 1 and 1.3 times an environment's own memory budget: `python scripts/budget_curve.py ENV [SEEDS] [AGENT …]`.

Prints the Markdown table of docs/environments, on the split of `memenv leaderboard`, of its agents or of those named.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

import numpy as np

from memenv.leaderboard import plan_rows, run_plan
from memenv.registration import env_class

FACTORS = (0.7, 1.0, 1.3)


def budget_curve(env_id: str, seeds: int, agents: Sequence[str] | None = None, workers: int = 1) -> str:
    """The table, agents in the order of their scores at the largest budget, and above it what ran."""
    kind = env_class(env_id)
    _, memory = kind.configure(kind.evaluation({}))
    budgets = [round(factor * (memory.bank_tokens or memory.state_tokens)) for factor in FACTORS]
    figures: dict[str, list[str]] = {}
    label, means = "", {}
    for budget in budgets:
        plan = plan_rows([env_id], agents, {"bank_tokens": budget}, seeds)
        label = plan.labels[env_id]
        cells = run_plan(plan, workers=workers)
        for row in plan.rows:
            scores = np.array([result.score for cell, result in cells.items() if cell.row == row])
            error = f"{scores.std(ddof=1) / np.sqrt(len(scores)):.3f}" if len(scores) > 1 else "–"
            means[row.agent] = scores.mean()
            figures.setdefault(row.agent, []).append(f"{scores.mean():.3f} ± {error}".replace("0.", "."))
    lines = [f"{label}, {seeds} seeds, return ± standard error", ""]
    lines.append(f"| agent | {' | '.join(f'{f}× ({b})' for f, b in zip(FACTORS, budgets, strict=True))} |")
    lines.append("|---" * (len(budgets) + 1) + "|")
    ranked = sorted(figures, key=lambda agent: -means[agent])
    return "\n".join([*lines, *(f"| {agent} | {' | '.join(figures[agent])} |" for agent in ranked)])


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("env", nargs="?", default="MemGame24-v0")
    parser.add_argument("seeds", nargs="?", type=int, default=12)
    parser.add_argument("agents", nargs="*", metavar="AGENT")
    given = parser.parse_args(arguments)
    print(budget_curve(given.env, given.seeds, given.agents or None, os.cpu_count() or 1))


if __name__ == "__main__":
    main()

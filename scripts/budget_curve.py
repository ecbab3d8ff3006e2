"""Scores at 0.7, 1 and 1.3 times an environment's own memory budget: `python scripts/budget_curve.py ENV [SEEDS]`.

Prints the Markdown table of docs/environments. Agents and split are those of `memenv leaderboard`.
"""

from __future__ import annotations

import os
import sys

import numpy as np

from memenv.leaderboard import plan_rows, run_plan
from memenv.registration import env_class
from memenv.summary import summarise

FACTORS = (0.7, 1.0, 1.3)


def main() -> None:
    env_id = sys.argv[1] if len(sys.argv) > 1 else "MemGame24-v0"
    seeds = int(sys.argv[2]) if len(sys.argv) > 2 else 12
    kind = env_class(env_id)
    _, memory = kind.configure(kind.evaluation({}))
    budgets = [round(factor * (memory.bank_tokens or memory.state_tokens)) for factor in FACTORS]
    columns: dict[str, list[str]] = {}
    label = ""
    for budget in budgets:
        plan = plan_rows([env_id], None, {"bank_tokens": budget}, seeds)
        label = plan.labels[env_id]
        cells = run_plan(plan, workers=os.cpu_count() or 1)
        scores: dict[str, list[float]] = {}
        for cell, result in cells.items():
            scores.setdefault(cell.row.agent, []).append(result.score)
        for row in summarise(plan, cells)[env_id]:
            values = np.array(scores[row.row.agent])
            error = values.std(ddof=1) / np.sqrt(len(values)) if len(values) > 1 else float("nan")
            columns.setdefault(row.row.agent, []).append(f"{values.mean():.3f} ± {error:.3f}".replace("0.", "."))
    print(f"{label}, {seeds} seeds, return ± standard error\n")
    print(f"| agent | {' | '.join(f'{f}× ({b})' for f, b in zip(FACTORS, budgets, strict=True))} |")
    print("|---" * (len(budgets) + 1) + "|")
    for agent, figures in columns.items():
        print(f"| {agent} | {' | '.join(figures)} |")


if __name__ == "__main__":
    main()

"""scripts/budget_curve.py: the table of a page, of the environment's own budget and of other shares of it."""

import re

from script_module import script_module

from memenv.registration import make_agent
from memenv.runner import make_env, run_episode


def test_the_table_has_the_returns_under_each_budget():
    table = script_module("budget_curve").budget_curve("MemLoCoMo-v0", 2, ["no_memory", "recency"])
    _, _, head, _, first, second = table.splitlines()
    budgets = [int(number) for number in re.findall(r"\((\d+)\)", head)]
    assert budgets == [105, 150, 195]
    assert first.startswith("| recency |") and second.startswith("| no_memory | .000 ± .000 |")
    agent = make_agent("recency")
    for budget, cell in zip(budgets, first.split("|")[2:-1], strict=True):
        env = make_env("MemLoCoMo-v0", agent, {"split": "test", "bank_tokens": budget})
        mean = sum(run_episode(env, agent, seed).score for seed in range(2)) / 2
        assert cell.split("±")[0].strip() == f"{mean:.3f}".replace("0.", ".")

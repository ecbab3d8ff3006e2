"""Print the size of generated lives and the memory their questions need, per preset.

Usage: python scripts/dialogue_statistics.py [LIVES]
"""

from __future__ import annotations

import argparse
from dataclasses import replace

from memenv.envs.dialogue.generator import PRESETS
from memenv.envs.dialogue.generator.stats import statistics


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("lives", nargs="?", type=int, default=100)
    lives = parser.parse_args().lives
    print("preset  split  lives turns facts items said-tokens | need: mean median 90% max | items by category")
    for name, preset in PRESETS.items():
        for split in ("train", "test"):
            count = max(1, lives // 10) if name == "long" else lives
            # Seeds no test and no leaderboard uses: budgets are not to be chosen on test lives.
            found = statistics(replace(preset, split=split), range(1_000_000, 1_000_000 + count))
            mean = sum(found.need_tokens) / found.lives
            by_category = " ".join(f"{category}:{share:.1f}" for category, share in found.categories.items())
            print(
                f"{name:8}{split:6}{found.lives:5}{found.turns:7.1f}{found.facts:6.1f}{found.items:6.1f}"
                f"{found.said_tokens:9.0f}   | {mean:9.0f}{found.need(0.5):7}{found.need(0.9):5}{found.need(1.0):5} | "
                f"{by_category}"
            )


if __name__ == "__main__":
    main()

"""Which lives training takes; without torch, for whoever only wants to stay away from them."""

from __future__ import annotations

__all__ = ["TRAIN_SEEDS", "VALIDATION_SEEDS"]

#: Where training seeds begin, and validation seeds: neither is what a leaderboard uses.
TRAIN_SEEDS = 1_000_000
VALIDATION_SEEDS = 2_500_000

"""How big lives of a preset are, and how much memory their questions need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from memenv.envs.dialogue.generator.config import LifeConfig
from memenv.envs.dialogue.generator.hindsight import hindsight
from memenv.envs.dialogue.generator.life import generate
from memenv.stream import Experience

__all__ = ["Statistics", "statistics"]


@dataclass(frozen=True, slots=True)
class Statistics:
    """Means over lives; tokens are UTF-8 bytes / 4, rounded up.

    Attributes:
        lives: how many were measured.
        turns, facts, items: per life; facts without traps.
        categories: items per life by category.
        said_tokens: all turns together.
        need_tokens: the largest hindsight memory of each life, sorted, one number per life.
    """

    lives: int
    turns: float
    facts: float
    items: float
    categories: dict[int, float]
    said_tokens: float
    need_tokens: tuple[int, ...]

    def need(self, quantile: float) -> int:
        """The need that the share `quantile` of lives does not exceed."""
        return self.need_tokens[min(self.lives - 1, int(quantile * self.lives))]


def statistics(config: LifeConfig, seeds: Iterable[int]) -> Statistics:
    """Measure the lives of `seeds`."""
    turns = facts = said = 0
    needs: list[int] = []
    categories: Counter[int] = Counter()
    for seed in seeds:
        life = generate(seed, config)
        need = 0
        for position, event in enumerate(life.events, 1):
            if isinstance(event, Experience):
                turns += len(event.messages)
                said += _tokens(event.text)
                need = max(need, sum(_tokens(text) for text in hindsight(life, position).texts))
            else:
                categories[int(event.category)] += 1
        facts += sum(not fact.flag for fact in life.log)
        needs.append(need)
    lives = len(needs)
    return Statistics(
        lives,
        turns / lives,
        facts / lives,
        sum(categories.values()) / lives,
        {category: categories[category] / lives for category in sorted(categories)},
        said / lives,
        tuple(sorted(needs)),
    )


def _tokens(text: str) -> int:
    return -(-len(text.encode()) // 4)

"""What shoppers are asked for: goals, their price caps, their order and their splits.

The original draws range prices and price caps from an unseeded generator, so its instructions differ in every process.
Here both follow from a seed and the product's ASIN; everything else, and the order of the goals, is the original's.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from memenv.envs.webshop.columns import Folder, TextColumn, TextWriter
from memenv.envs.webshop.products import Product
from memenv.envs.webshop.store import Store
from memenv.errors import MemenvError

__all__ = [
    "NO_CAP",
    "ORDER_SEED",
    "SPLITS",
    "Goal",
    "GoalWriter",
    "cap_text",
    "goal_for",
    "human_goals",
    "price_cap",
    "price_of",
    "seeded",
    "split",
]

#: Price cap of a goal whose instruction names none.
NO_CAP = 1_000_000.0
#: Goals by position in the shuffled order, for the whole catalogue.
SPLITS: Mapping[str, tuple[int, int | None]] = {
    "test": (0, 500),
    "eval": (500, 1500),
    "train": (1500, None),
    "all": (0, None),
}
#: The original shuffles its goals with it.
ORDER_SEED = 233
_CAPS = tuple(10.0 * step for step in range(1, 100))
_MISSING_PRICE = 100.0


@dataclass(frozen=True, slots=True)
class Goal:
    """An instruction and what fulfils it.

    Attributes:
        asin: the product the instruction was written for. Buying another that fits as well is just as good.
        category, query, product_category, nouns: of that product; the type factor of the reward compares them.
        attributes: at least one.
        price_upper: highest price in dollars that counts as within budget.
        options: option values, or for synthetic goals pairs (group, value).
        weight: chance of being drawn, relative to the other goals.
    """

    asin: str
    instruction: str
    attributes: tuple[str, ...]
    options: tuple[str, ...] | tuple[tuple[str, str], ...] = ()
    price_upper: float = NO_CAP
    category: str = ""
    query: str = ""
    product_category: str = ""
    nouns: tuple[str, ...] = ()
    weight: float = 1.0


def seeded(*key: object) -> random.Random:
    """A generator of its own for `key`, the same in every process."""
    return random.Random(blake2b(repr(key).encode(), digest_size=16).digest())


def price_of(product: Product, seed: int) -> float:
    """The price that counts, in dollars: the given one, a draw from the given range, or 100 where none is given."""
    if not product.prices:
        return _MISSING_PRICE
    if len(product.prices) == 1:
        return product.prices[0]
    return seeded(seed, "price", product.asin).uniform(*product.prices)


def price_cap(price: float, rng: random.Random) -> float | None:
    """The larger of two different draws from the four multiples of ten above `price`, below 1000; None at the top."""
    above = [cap for cap in _CAPS if cap > price][:4]
    return max(rng.sample(above, 2)) if len(above) >= 2 else None


def cap_text(cap: float | None) -> str:
    """What an instruction says of its cap."""
    return "" if cap is None else f", and price lower than {cap:.2f} dollars"


class GoalWriter:
    """Collects instructions during conversion; goals are made from them when they are read."""

    def __init__(self, folder: Folder) -> None:
        for name in ("human", "synthetic"):
            for part in ("utf8", "ends"):
                folder.remove(f"goal.{name}.{part}")
        self._columns = {name: TextWriter(folder, f"goal.{name}") for name in ("human", "synthetic")}

    def human(self, row: int, instruction: str, attributes: Sequence[str], options: Sequence[str]) -> None:
        """A person's instruction for the product in `row`; without attributes it makes no goal, as in the original."""
        if attributes:
            self._columns["human"].extend([json.dumps([row, instruction, list(attributes), list(options)])])

    def synthetic(self, row: int, instruction: str, attributes: Sequence[str]) -> None:
        """An instruction template for the product in `row`."""
        self._columns["synthetic"].extend([json.dumps([row, instruction, list(attributes)])])

    def close(self) -> None:
        """Close the files."""
        for column in self._columns.values():
            column.close()


def goal_for(product: Product, instruction: str, **fields: Any) -> Goal:
    """A goal that `product` fulfils."""
    return Goal(
        asin=product.asin,
        instruction=instruction,
        category=product.category,
        query=product.query,
        product_category=product.product_category,
        nouns=product.nouns,
        **fields,
    )


def human_goals(folder: Folder, store: Store, seed: int) -> list[Goal]:
    """One goal per instruction that people wrote, in the original's shuffled order."""
    goals = []
    column = TextColumn(folder, "goal.human")
    for number in range(len(column)):
        row, instruction, attributes, options = json.loads(column[number])
        product = store.product(row)
        cap = price_cap(price_of(product, seed), seeded(seed, "cap", product.asin, instruction))
        goals.append(
            goal_for(
                product,
                instruction.strip(".") + cap_text(cap),
                attributes=tuple(attributes),
                options=tuple(options),
                price_upper=NO_CAP if cap is None else cap,
            )
        )
    return _shuffled(goals)


def _shuffled(goals: list[Goal]) -> list[Goal]:
    random.Random(ORDER_SEED).shuffle(goals)
    return goals


def split(goals: Sequence[Goal], name: str) -> Sequence[Goal]:
    """The goals of a split. A catalogue too small to be cut has all its goals in each, as in the original.

    Raises:
        MemenvError: there is no such split.
    """
    if name not in SPLITS:
        raise MemenvError(f"split is {name!r}; allowed are {', '.join(SPLITS)}")
    start, stop = SPLITS[name]
    return goals[start:stop] if len(goals) > SPLITS["train"][0] else goals

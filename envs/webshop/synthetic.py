"""Goals from instruction templates: one per combination of a product's option values, made when they are asked for."""

from __future__ import annotations

import copy
import json
import math
import random
from array import array
from collections import Counter
from collections.abc import Sequence
from typing import overload

import numpy as np

from memenv.envs.webshop.columns import Folder, TextColumn
from memenv.envs.webshop.goals import NO_CAP, ORDER_SEED, Goal, cap_text, goal_for, price_cap, price_of, seeded
from memenv.envs.webshop.store import Store

__all__ = ["SyntheticGoals"]


class SyntheticGoals(Sequence[Goal]):
    """For each product with a template one goal per combination of its option values, in the original's order.

    Only numbers are held: the full set makes millions of goals. A goal's weight is the mean over its attributes of one
    over the number of goals that ask for the attribute. Slices are as lazy as the whole.
    """

    def __init__(self, folder: Folder, store: Store, seed: int) -> None:
        self._store, self._seed = store, seed
        self._templates = TextColumn(folder, "goal.synthetic")
        self._count: Counter[str] = Counter()
        sizes = np.zeros(len(self._templates), np.int64)
        for number in range(len(self._templates)):
            row, _, attributes = json.loads(self._templates[number])
            sizes[number] = size = math.prod(len(values) for _, values in store.options(row))
            for attribute in attributes:
                self._count[attribute] += size
        self._ends = np.cumsum(sizes)
        order = array("Q", range(int(sizes.sum())))
        random.Random(ORDER_SEED).shuffle(order)
        self._order = np.frombuffer(order, np.uint64) if order else np.empty(0, np.uint64)

    def __len__(self) -> int:
        return len(self._order)

    @overload
    def __getitem__(self, place: int) -> Goal: ...
    @overload
    def __getitem__(self, place: slice) -> SyntheticGoals: ...

    def __getitem__(self, place: int | slice) -> Goal | SyntheticGoals:
        if isinstance(place, slice):
            part = copy.copy(self)
            part._order = self._order[place]
            return part
        number = int(self._order[place])
        template = int(np.searchsorted(self._ends, number, side="right"))
        return self._make(template, number - (int(self._ends[template - 1]) if template else 0))

    def _make(self, template: int, combination: int) -> Goal:
        row, instruction, attributes = json.loads(self._templates[template])
        product = self._store.product(row)
        options: list[tuple[str, str]] = []
        for name, values in sorted(product.options, reverse=True):  # the last group's values alternate fastest
            combination, value = divmod(combination, len(values))
            options.insert(0, (name, values[value]))
        text = ", and ".join(f"{name}: {value}" for name, value in options)
        cap = price_cap(price_of(product, self._seed), seeded(self._seed, "cap", product.asin))
        return goal_for(
            product,
            (f"{instruction} with {text}" if text else instruction) + cap_text(cap),
            attributes=tuple(attributes),
            options=tuple(options),
            price_upper=NO_CAP if cap is None else cap,
            weight=sum(1.0 / self._count[attribute] for attribute in attributes) / len(attributes),
        )

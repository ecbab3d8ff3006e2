"""WebShop's reward of a purchase, with its parts (Yao et al. 2022, section 3, as the released code computes it)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from memenv.envs.webshop.fuzzy import normalize_color, token_set_ratio
from memenv.envs.webshop.goals import Goal
from memenv.envs.webshop.products import Product

__all__ = ["Reward", "reward"]

#: Two strings agree above this token set ratio.
_AGREE = 85


@dataclass(frozen=True, slots=True)
class Reward:
    """A purchase's reward and what it is made of.

    Attributes:
        total: r_type * (attributes + options + price) / (number asked for), in [0, 1].
        r_type: factor for the right kind of product: 1, .5, .1 or 0.
        query_match, category_match, title_score: what the factor rests on.
        attributes, options: number of the goal's attributes and options that were met.
        price: whether the price is within the cap.
        wanted_attributes, wanted_options: number that the goal asks for.
    """

    total: float
    r_type: float
    query_match: bool
    category_match: bool
    title_score: float
    attributes: int
    options: int
    price: bool
    wanted_attributes: int
    wanted_options: int

    def parts(self) -> dict[str, float]:
        """The parts under the original's names; the option parts are missing where no option is asked for."""
        asked = self.wanted_attributes + self.wanted_options + 1
        parts = {
            "r_type": self.r_type,
            "r_att": self.attributes / self.wanted_attributes,
            "w_att": self.wanted_attributes / asked,
            "query_match": float(self.query_match),
            "category_match": float(self.category_match),
            "title_score": self.title_score,
        }
        if self.wanted_options:
            parts |= {"r_option": self.options / self.wanted_options, "w_option": self.wanted_options / asked}
        return parts | {"r_price": float(self.price), "w_price": 1 / asked}


def reward(goal: Goal, product: Product, price: float, options: Sequence[str]) -> Reward:
    """The reward for buying `product` at `price` dollars with the option values `options`."""
    query_match = product.query == goal.query
    category_match = len(_segments(product.product_category) & _segments(goal.product_category)) >= 2
    title_score = len(set(product.nouns) & set(goal.nouns)) / len(goal.nouns) if goal.nouns else 0.2
    r_type = 1.0 if query_match or category_match or title_score > 0.2 else 0.5
    if title_score < 0.1:
        r_type = 0.1 if title_score else 0.0
    attributes = sum(_has_attribute(product, attribute) for attribute in goal.attributes)
    chosen = [str(normalize_color(value)) for value in options]
    wanted = [str(normalize_color(value)) for value in goal.options]
    matched = sum(any(token_set_ratio(value, option) > _AGREE for value in chosen) for option in wanted)
    affordable = price <= goal.price_upper
    total = (attributes + matched + affordable) / (len(goal.attributes) + len(goal.options) + 1) * r_type
    return Reward(
        total,
        r_type,
        query_match,
        category_match,
        title_score,
        attributes,
        matched,
        affordable,
        len(goal.attributes),
        len(goal.options),
    )


def _segments(path: str) -> set[str]:
    return {segment.strip() for segment in path.split("›")}


def _has_attribute(product: Product, attribute: str) -> bool:
    return (
        any(token_set_ratio(own, attribute) > _AGREE for own in product.attributes)
        or attribute in product.title.lower()
        or attribute in " ".join(product.bullets).lower()
        or attribute in product.description.lower()
    )

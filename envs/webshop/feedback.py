"""What a finished order leaves behind: the experience that follows it."""

from __future__ import annotations

from memenv.envs.webshop.lives import Need
from memenv.envs.webshop.products import Product
from memenv.envs.webshop.reward import Reward
from memenv.envs.webshop.shop import Shop
from memenv.envs.webshop.shopper import judged, person_of
from memenv.solver import Outcome
from memenv.stream import Experience, Item

__all__ = ["feedback"]


def feedback(item: Item, outcome: Outcome, score: float, shop: Shop) -> Experience:
    """What was bought, and how it served: a trajectory with its reward.

    Official instructions are its key, so that cases are found by what was asked. Orders of people in a life have none:
    the text names the person. It says which parts were right and which were not, never what would have been right.
    """
    bought, verdict = "", "Nothing was bought."
    judgement = judged(item, outcome, shop)
    if judgement is not None:
        row, options, found = judgement
        bought = _bought(shop.store.product(row), options)
        verdict = f"{_verdict(found)} Score {score:.2f}."
    person = person_of(item.text) if isinstance(item.data, Need) else ""
    text = " ".join(part for part in (f"For {person}:" if person else "", bought, verdict) if part)
    key = "" if person else item.text
    return Experience(text, item.time, source=item.id, kind="trajectory", key=key, reward=score)


def _bought(product: Product, options: tuple[tuple[str, str], ...]) -> str:
    chosen = ", ".join(f"{name} {value}" for name, value in options)
    return f"bought {product.title}, {product.price_tag}" + (f", {chosen}." if chosen else ".")


def _verdict(found: Reward) -> str:
    parts = [f"attributes {found.attributes} of {found.wanted_attributes}"]
    if found.wanted_options:
        parts.append(f"options {found.options} of {found.wanted_options}")
    parts.append("price fine" if found.price else "too expensive")
    parts += [] if found.r_type == 1.0 else ["the wrong kind of thing"]
    return f"{', '.join(parts).capitalize()}."

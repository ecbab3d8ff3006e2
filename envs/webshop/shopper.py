"""The frozen shopper: searches, reads pages, chooses options and checks prices, as far as instruction and memory tell.

It reads what pages show (titles, price tags, features, option values) and the memory texts, nothing else. What an
instruction leaves to memory ("in Mia's size") it looks for among the claims about that person; without a claim it
guesses: the first option value, and the middle price of the page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from memenv.envs.webshop.goals import Goal
from memenv.envs.webshop.products import Product
from memenv.envs.webshop.reward import Reward
from memenv.envs.webshop.session import Session
from memenv.envs.webshop.shop import Shop
from memenv.language.tastes import Claim, amount_of, aspects, content_words, department_of, read_claims
from memenv.solver import Outcome, Recall
from memenv.stream import Item

__all__ = ["HeuristicShopper", "goal_of", "judged", "person_of", "purchase"]

#: Products of the first results page whose features are read.
OPENED = 5
_SEARCHABLE = re.compile(r"[^][\s]+")
_NAME = re.compile(r"\b[A-Z][a-z]+\b")
_COMMON_STARTS = frozenset(["Order", "Find", "Please", "Get", "Buy", "Look", "The", "For", "With", "When", "In"])
#: Option groups by the aspect that people call them.
_GROUPS = {
    "colour": ("color", "colour"),
    "scent": ("scent", "fragrance"),
    "flavour": ("flavor", "flavour"),
    "size": ("size",),
    "bed": ("size",),
    "phone": ("phone", "compatible", "model"),
}


@dataclass(slots=True)
class _Wish:
    """What is known of an order before the first page is seen."""

    words: list[str]
    request: list[str]
    text: str
    brand: list[str] = field(default_factory=list)
    need: list[str] = field(default_factory=list)
    cap: float | None = None
    guess_cap: bool = False
    claims: list[Claim] = field(default_factory=list)


class HeuristicShopper:
    """A `memenv.solver.Solver` for shop items. Equal items and memories give equal purchases."""

    #: Which solver this is, for results files.
    label = "HeuristicShopper v1"

    def __init__(self, shop: Shop) -> None:
        self.shop = shop

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """Buys something for `item`, whose text is all it reads of it, with what `memories` say of the person."""
        wish = _wish(item.text, memories)
        session = self.shop.start(goal_of(item), item.id or "0")
        trace: list[str] = []

        def act(action: str) -> None:
            nonlocal session
            session = self.shop.act(session, action)
            trace.append(action)

        act(f"search[{' '.join([*wish.request, *wish.brand, *wish.need])}]")
        found = self._on_page(session)
        if not found:
            act(f"search[{' '.join(_SEARCHABLE.findall(item.text))}]")
            found = self._on_page(session)
        if not found:
            return Outcome("", won=False, steps=len(trace), trace=tuple(trace))
        if wish.guess_cap:
            wish.cap = median(_shown_price(product) for product in found)
        ranked = sorted(found, key=lambda product: -_first_glance(product, wish))[:OPENED]
        for product in ranked:
            for click in (product.asin, "features", "< prev", "< prev"):
                act(f"click[{click.lower()}]")
        best = max(ranked, key=lambda product: _second_look(product, wish))
        act(f"click[{best.asin.lower()}]")
        for value in _choices(best, wish):
            act(f"click[{value}]")
        act("click[buy now]")
        return purchase(session, trace)

    def _on_page(self, session: Session) -> list[Product]:
        if session.keywords is None:  # there was nothing to search for
            return []
        rows = self.shop.find(session.keywords, session.searches)[:10]
        return [self.shop.store.product(row) for row in rows]


def goal_of(item: Item) -> Goal:
    """The goal of a shop item (its `data` is the goal itself, or holds it as `goal`)."""
    goal = getattr(item.data, "goal", item.data)
    assert isinstance(goal, Goal)
    return goal


def judged(item: Item, outcome: Outcome, shop: Shop) -> tuple[int, tuple[tuple[str, str], ...], Reward] | None:
    """Row, options and reward of what an outcome bought; None where it bought nothing."""
    if not outcome.answer:
        return None
    answer = json.loads(outcome.answer)
    row, options = shop.store.row(answer["asin"]), tuple(answer["options"].items())
    assert row is not None
    return row, options, shop.judge(goal_of(item), row, options)


def purchase(session: Session, trace: Sequence[str]) -> Outcome:
    """The outcome of a session: what was bought as JSON ({"asin", "options"}), "" where nothing was."""
    if session.reward is None:
        return Outcome("", won=False, steps=len(trace), trace=tuple(trace))
    answer = json.dumps({"asin": session.asin, "options": dict(session.options)})
    return Outcome(answer, won=session.reward.total == 1.0, steps=len(trace), trace=tuple(trace))


def person_of(text: str) -> str:
    """The person an instruction is for: its first capitalised word that is no common opening; "" where none is."""
    return next((name for name in _NAME.findall(text) if name not in _COMMON_STARTS), "")


def _wish(text: str, memories: Sequence[Recall]) -> _Wish:
    person = person_of(text)
    request = text.split(",")[0]
    wish = _Wish([], [], text.lower())
    wish.request = [word for word in _words_of(request) if word != person.lower()]
    wish.words = [word.lower() for word in content_words(text) if word != person]
    wish.cap = amount_of(text)
    hints = aspects(text)
    wish.guess_cap = wish.cap is None and "budget" in hints
    if not person:
        return wish
    department = department_of(text)
    by_age = sorted(memories, key=lambda recall: (recall.time, recall.id))
    claims = [claim for recall in by_age for claim in read_claims(recall.text, person)]
    wish.claims = [claim for claim in claims if claim.department in ("", department) or not department]
    for claim in wish.claims:
        if claim.aspect == "brand" and "brand" in hints and len(claim.words) == 1:
            wish.brand = [claim.words[0].lower()]
        elif claim.aspect == "need" and "need" in hints and len(claim.words) <= 3:
            wish.need = [word.lower() for word in claim.words]
        elif claim.aspect == "budget" and wish.guess_cap and claim.amount is not None:
            wish.cap = claim.amount
    wish.guess_cap = wish.guess_cap and wish.cap is None
    return wish


def _words_of(request: str) -> list[str]:
    """The words of the request that search can use; cue words too, for they may name the product ("phone case")."""
    kept = set(map(str.lower, content_words(request)))
    cues = aspects(request)
    return [
        word
        for word in re.findall(r"[\w'’-]+", request.lower())
        if word in kept or (aspects(word) and word not in ("for", "wants", "needs", "budget") and cues)
    ]


def _coverage(words: Sequence[str], text: str) -> float:
    """Share of `words` found in `text`, as words."""
    if not words:
        return 0.0
    have = set(re.findall(r"[\w'’-]+", text.lower()))
    return sum(word in have for word in words) / len(words)


def _shown_price(product: Product) -> float:
    """The highest price on the tag."""
    return product.prices[-1] if product.prices else 100.0


def _first_glance(product: Product, wish: _Wish) -> float:
    """Merit by what the results page shows: title and price."""
    score = 2 * _coverage(wish.request, product.title) + _coverage(wish.brand, product.title)
    score += _coverage(wish.need, product.title)
    return score + (1.0 if wish.cap is None or _shown_price(product) <= wish.cap else 0.0)


def _second_look(product: Product, wish: _Wish) -> float:
    """Merit with the features read and the option values seen, in the reward's own proportions."""
    text = f"{product.title} {' '.join(product.bullets)}"
    score = 2 * _coverage(wish.request, text) + _coverage(wish.request, product.title)
    score += _coverage(wish.brand, product.title) + _coverage(wish.need, text)
    score += sum(_value(name, values, wish) is not None for name, values in product.options)
    return score + (1.0 if wish.cap is None or _shown_price(product) <= wish.cap else 0.0)


def _choices(product: Product, wish: _Wish) -> list[str]:
    """A value for every option group: told, remembered, or the first."""
    return [_value(name, values, wish) or values[0] for name, values in product.options if values]


def _value(group: str, values: Sequence[str], wish: _Wish) -> str | None:
    """The value of a group that the instruction names, else the latest that memory claims; None where neither does."""
    named = _mentioned(values, wish.text)
    if named is not None:
        return named
    latest = None
    for claim in wish.claims:
        said = " ".join(claim.words).lower()
        known = _GROUPS.get(claim.aspect, ())
        if any(name in group for name in known):
            latest = _mentioned(values, said) or latest
        elif not claim.aspect and said in values:  # "takes large": no cue, so the value must be all that is said
            latest = said
    return latest


def _mentioned(values: Sequence[str], text: str) -> str | None:
    """The one value that occurs in `text` as words; the longest where one contains the other; None where several do."""
    found = [value for value in values if re.search(rf"(?<![\w-]){re.escape(value)}(?![\w-])", text)]
    longest = [value for value in found if not any(value != other and value in other for other in found)]
    return longest[0] if len(longest) == 1 else None

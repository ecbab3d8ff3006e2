"""A language model as the shopper, in place of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from memenv.envs.webshop.shop import Mode, Shop
from memenv.envs.webshop.shopper import goal_of
from memenv.envs.webshop.task import ShopTask
from memenv.solver import Outcome, Recall
from memenv.stream import Item
from memenv.tokens import count_tokens

__all__ = ["ChatShopper"]

_ACTION = re.compile(r"\b(?:search|click)\[[^\]\n]+\]")
_RULES = (
    "You buy one product in a web shop for the order below. Each turn you see a page and answer with one action: "
    "search[words] to search, or click[text] on something the page lists. Choose the product's options before you "
    "click[buy now]. What the order leaves open may be in the notes. Answer with the action alone."
)


class ChatShopper:
    """A `memenv.solver.Solver` that asks a model for every action.

    Args:
        shop: where it shops.
        ask: the model: a prompt to a reply. Frozen: it must answer equal prompts equally (temperature 0, or recorded).
        label: names the model in results.
        turns: actions it has.
        mode: what it sees; "text_rich" marks buttons and what was chosen.
    """

    def __init__(
        self, shop: Shop, ask: Callable[[str], str], label: str, turns: int = 15, mode: Mode = "text_rich"
    ) -> None:
        self.shop, self.ask, self.label, self.turns, self.mode = shop, ask, label, turns, mode

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """Shops with the memories as notes. A reply without an action is a turn in which nothing happens."""
        session = self.shop.start(goal_of(item), item.id.replace(" ", "") or "0")
        task = ShopTask(self.shop, session, self.mode, self.turns)
        notes = "\n".join(f"- {recall.text}" for recall in memories) or "- none"
        tokens = 0
        while task.turns_left > 0:
            done = ", ".join(task.trace) or "nothing yet"
            prompt = (
                f"{_RULES}\n\nOrder: {item.text}\n\nNotes:\n{notes}\n\nDone so far: {done}\n\nPage:\n{task.observation}"
            )
            reply = self.ask(prompt)
            tokens += count_tokens(prompt) + count_tokens(reply)
            found = _ACTION.search(reply)
            task = task.step(found.group() if found else reply[:80])
        outcome = task.outcome()
        return Outcome(outcome.answer, outcome.won, outcome.steps, tokens, outcome.trace)

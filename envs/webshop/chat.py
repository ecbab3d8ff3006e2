"""A language model as the shopper, in place of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from memenv.chat import ChatFailure, ask_text, current_model
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
            None: the chat model in use (`memenv.chat.current_model`).
        label: names the model in results.
        turns: actions it has.
        mode: what it sees; "text_rich" marks buttons and what was chosen.
    """

    def __init__(
        self,
        shop: Shop,
        ask: Callable[[str], str] | None = None,
        label: str = "",
        turns: int = 15,
        mode: Mode = "text_rich",
    ) -> None:
        self.shop, self.ask, self.turns, self.mode = shop, ask or _ask_model_in_use, turns, mode
        self.uses_model = ask is None
        self._label = label

    @property
    def label(self) -> str:
        """Names the model in results."""
        return self._label or (f"chat shopper ({current_model().name})" if self.uses_model else "chat shopper")

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """Shops with the memories as notes. A reply without an action is a turn in which nothing happens; a failing
        model ends the shopping.
        """
        session = self.shop.start(goal_of(item), item.id.replace(" ", "") or "0")
        task = ShopTask(self.shop, session, self.mode, self.turns)
        notes = "\n".join(f"- {recall.text}" for recall in memories) or "- none"
        tokens = 0
        while task.turns_left > 0:
            done = ", ".join(task.trace) or "nothing yet"
            prompt = (
                f"{_RULES}\n\nOrder: {item.text}\n\nNotes:\n{notes}\n\nDone so far: {done}\n\nPage:\n{task.observation}"
            )
            try:
                reply = self.ask(prompt)
            except ChatFailure as failure:
                return replace(task.outcome(), tokens=tokens, failure=str(failure))
            tokens += count_tokens(prompt) + count_tokens(reply)
            found = _ACTION.search(reply)
            task = task.step(found.group() if found else reply[:80])
        return replace(task.outcome(), tokens=tokens)


def _ask_model_in_use(prompt: str) -> str:
    # one action is all that is read, so a longer reply may be cut
    return ask_text(current_model(), [("user", prompt)], max_tokens=64, cut_ok=True, purpose="act")

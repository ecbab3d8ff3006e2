"""A shop item for agents that shop themselves: one page at a time."""

from __future__ import annotations

from typing import NamedTuple

from memenv.envs.webshop.session import Session
from memenv.envs.webshop.shop import Mode, Shop
from memenv.envs.webshop.shopper import purchase
from memenv.solver import Outcome

__all__ = ["ShopTask"]


class ShopTask(NamedTuple):
    """The inner state of a shop item. Actions are the original's: `search[words]`, `click[text]`.

    As in the original an action that leads nowhere shows the page again; here one line says so, and the turn counts.
    """

    shop: Shop
    session: Session
    mode: Mode
    turns_left: int
    trace: tuple[str, ...] = ()
    note: str = ""

    @property
    def observation(self) -> str:
        """The page, and a last line with what can be done."""
        page = self.shop.observe(self.session, self.mode)
        can = self.shop.can_do(self.session)
        return f"{self.note}{page}\nActions: {can}" if can else f"{self.note}{page}"

    def step(self, action: str) -> ShopTask:
        """The task after `action`; buying ends it."""
        session = self.shop.act(self.session, action)
        note = ""
        if session is self.session:
            note = f"Nothing happened: {action[:80]!r} is no search[words] and no click[text] of this page.\n"
        left = 0 if session.done else self.turns_left - 1
        return ShopTask(self.shop, session, self.mode, left, (*self.trace, action), note)

    def outcome(self) -> Outcome:
        """What was bought so far."""
        return purchase(self.session, self.trace)

"""The page state machine: which page a shopper is on, and where an action leads."""

from __future__ import annotations

import json
import re
from typing import Literal, NamedTuple

from memenv.envs.webshop.goals import Goal
from memenv.envs.webshop.pages import BACK, BUY, NEXT, PREVIOUS, SUB_PAGES
from memenv.envs.webshop.reward import Reward

__all__ = ["HOST", "PageName", "Session", "named_page", "parse_action", "targets"]

HOST = "http://127.0.0.1:3000"
PageName = Literal["index", "results", "item", "sub", "done"]

_ACTION = re.compile(r"(.+)\[(.+)\]")
#: Parts of an address by which the original tells pages apart, in the order in which it looks.
_PAGE_NAMES = ("search_results", "item_page", "item_sub_page", "done")


class Session(NamedTuple):
    """Where a shopper stands. Immutable: every action gives a new one.

    Attributes:
        goal: what is to be bought.
        name: the session's name in addresses.
        page: kind of page shown.
        keywords: words of the last search, split at spaces; None before the first.
        number: number of the results page, from 1.
        row: the product looked at.
        options: chosen values by group, in the order in which the groups were first chosen.
        visited: ASINs of the products opened since the search bar was last shown.
        sub: which sub page is shown.
        searches: searches run, for random results.
        reward: of the purchase; None before it.
    """

    goal: Goal
    name: str
    page: PageName = "index"
    keywords: tuple[str, ...] | None = None
    number: int = 0
    row: int | None = None
    asin: str = ""
    options: tuple[tuple[str, str], ...] = ()
    visited: frozenset[str] = frozenset()
    sub: str = ""
    searches: int = 0
    reward: Reward | None = None

    @property
    def done(self) -> bool:
        """Whether something was bought."""
        return self.reward is not None

    @property
    def url(self) -> str:
        """Observation `url`: the address of the page."""
        if self.page == "index":
            return f"{HOST}/{self.name}"
        options = dict(self.options)
        if self.page == "done":
            return f"{HOST}/done/{self.name}/{self.asin}/{options}"
        words = "+".join(self.keywords or ())
        if self.page == "results":
            return f"{HOST}/search_results/{self.name}/{words}/{self.number}"
        place = f"{self.name}/{self.asin}/{words}/{self.number}"
        if self.page == "item":
            return f"{HOST}/item_page/{place}/{json.dumps(options)}"
        return f"{HOST}/item_sub_page/{place}/{self.sub}/{options}"

    def at_index(self) -> Session:
        """Back at the search bar: all but goal and purchase forgotten."""
        return Session(self.goal, self.name, reward=self.reward)

    def choose(self, group: str, value: str) -> Session:
        """With an option value chosen; a group chosen before keeps its place."""
        return self._replace(page="item", sub="", options=tuple({**dict(self.options), group: value}.items()))


def parse_action(action: str) -> tuple[str, str]:
    """Name and lower-cased argument of `name[argument]`; the text itself and "" where it is not of that form.

    The action must begin the text, and what follows it is ignored. As in the original, the last opening bracket that
    works is taken.
    """
    match = _ACTION.match(action)
    return (match[1], match[2].lower()) if match else (action, "")


def named_page(url: str) -> str:
    """The page that the original takes an address for; a search for "item_page" can mislead it, as it does there."""
    return next((name for name in _PAGE_NAMES if name in url), "")


def targets(session: Session, clicked: str, group: str | None) -> str:
    """What clicking `clicked` does: "buy", "index", "next", "previous", "item", "sub:NAME", "option" or "product".

    Names of buttons win over option values of the same text.
    """
    if clicked == BUY.lower():
        return "buy"
    if clicked == BACK.lower():
        return "index"
    if clicked in (NEXT.lower(), PREVIOUS.lower()):
        where = named_page(session.url)
        if where == "search_results":
            return "next" if clicked == NEXT.lower() else "previous"
        if clicked == PREVIOUS.lower() and where == "item_page":
            return "results"
        if clicked == PREVIOUS.lower() and where == "item_sub_page":
            return "item" if group is None else "option"
    for name in SUB_PAGES:
        if clicked == name.lower():
            return f"sub:{name}"
    return "item" if group is None else ("product" if group == "" else "option")

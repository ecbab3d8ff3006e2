"""The shop: products, search, pages and reward behind four calls: start, act, observe, clickables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache, partial
from typing import Any, Literal, get_args

from memenv.envs.webshop import pages
from memenv.envs.webshop.columns import Folder
from memenv.envs.webshop.goals import Goal, human_goals, price_of, seeded
from memenv.envs.webshop.pages import Node
from memenv.envs.webshop.products import Product
from memenv.envs.webshop.reward import Reward, reward
from memenv.envs.webshop.search import RESULTS, SearchEngine
from memenv.envs.webshop.session import Session, parse_action, targets
from memenv.envs.webshop.store import Store
from memenv.envs.webshop.synthetic import SyntheticGoals

__all__ = ["PER_PAGE", "Mode", "Shop"]

Mode = Literal["text", "text_rich", "url"]
#: Products on a page of results.
PER_PAGE = 10
_CACHE = 4096


class _Page:
    """A page without its head, and what is derived from it once."""

    def __init__(
        self,
        nodes: list[Node],
        *,
        options: tuple[tuple[str, tuple[str, ...]], ...] = (),
        rows: Mapping[str, int] | None = None,
    ) -> None:
        self.nodes = nodes
        self.rows = rows or {}
        self._options = options

    @cached_property
    def text(self) -> str:
        return pages.plain(self.nodes)

    @cached_property
    def clickable(self) -> dict[str, str | None]:
        """Text -> None for a button, "" for a product, the (last) group for an option value."""
        clickable: dict[str, str | None] = {pages.BACK.lower(): None}
        clickable |= {node.text.lower(): None for node in self.nodes if node.kind == "button"}
        clickable |= {node.text.lower(): "" for node in self.nodes if node.kind == "link"}
        return clickable | {value: name for name, values in self._options for value in values}

    @cached_property
    def listed(self) -> str:
        return ", ".join(["search[words]", *(f"click[{text}]" for text in self.clickable)])


class _Unhashed:
    """A goal that a cache passes through: its key is made of those of its fields that decide the reward."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Unhashed)


class Shop:
    """A catalogue that can be shopped in. Shared by any number of shoppers: it holds no state but caches.

    Args:
        folder: a finished store (`build_shop`, `open_shop`).
        seed: decides range prices and price caps.
        show_attributes: whether item pages link to the product's attributes.
        prices: dollars by ASIN, instead of the seed's (to replay recordings).
        label: which data it sells.
        origin: what makes or finds this shop again where a pickle of it is read; None: its folder and these arguments.
    """

    def __init__(
        self,
        folder: Folder,
        *,
        seed: int = 0,
        show_attributes: bool = False,
        prices: Mapping[str, float] | None = None,
        label: str = "generated",
        origin: Callable[[], Shop] | None = None,
    ) -> None:
        self.folder = folder
        self.label = label
        self.seed = seed
        self.store = Store(folder)
        self.engine = SearchEngine(folder, self.store.asin_rank)
        self.show_attributes = show_attributes
        self.origin = origin
        self._prices = dict(prices or {})
        self._head = lru_cache(_CACHE)(self._make_head)
        self._page = lru_cache(_CACHE)(self._make_page)
        self._judge = lru_cache(_CACHE)(self._make_reward)

    def __deepcopy__(self, memo: dict[int, Any]) -> Shop:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        given: dict[str, Any] = {
            "seed": self.seed,
            "show_attributes": self.show_attributes,
            "prices": self._prices,
            "label": self.label,
        }
        return self.origin or partial(Shop, self.folder, **given), ()

    @cached_property
    def human_goals(self) -> list[Goal]:
        """Goals from people's instructions, in the original's order."""
        return human_goals(self.folder, self.store, self.seed)

    @cached_property
    def synthetic_goals(self) -> SyntheticGoals:
        """Goals from instruction templates, in the original's order."""
        return SyntheticGoals(self.folder, self.store, self.seed)

    def price(self, product: Product) -> float:
        """The price in dollars that a purchase is judged by."""
        known = self._prices.get(product.asin)
        return price_of(product, self.seed) if known is None else known

    def judge(self, goal: Goal, row: int, options: tuple[tuple[str, str], ...]) -> Reward:
        """The reward for buying the product in `row` with these options (group, value)."""
        return self._judge(_Unhashed(goal), (goal.asin, goal.attributes, goal.options, goal.price_upper), row, options)

    def _make_reward(self, goal: _Unhashed, key: Any, row: int, options: tuple[tuple[str, str], ...]) -> Reward:
        product = self.store.product(row)
        return reward(goal.goal, product, self.price(product), [value for _, value in options])

    def start(self, goal: Goal, name: str = "0") -> Session:
        """A shopper at the search bar."""
        return Session(goal, name)

    def act(self, session: Session, action: str) -> Session:
        """Where `action` leads: `search[words]` anywhere, `click[text]` of what can be clicked.

        Anything else leaves the page as it is, without a word, as in the original; then `session` itself comes back.
        """
        name, argument = parse_action(action)
        if name == "search" and argument:
            return self._results(session, tuple(argument.split(" ")), 1)
        if name == "click" and argument != "search":
            clickable = self._clickables(session)
            if argument in clickable:
                return self._click(session, argument, clickable[argument])
        return session

    def clickables(self, session: Session) -> list[str]:
        """What can be clicked, in the original's order."""
        return list(self._clickables(session))

    def can_do(self, session: Session) -> str:
        """The actions of the page as one line, ", " between them; "" where nothing is left to do."""
        if session.page == "index":
            return "search[words]"
        return "" if session.page == "done" else self._page(*_key(session)).listed

    def has_search_bar(self, session: Session) -> bool:
        """Whether the page shows a search bar. Searching works without."""
        return session.page == "index"

    def observe(self, session: Session, mode: Mode = "text") -> str:
        """The page as observation `text`, `text_rich` or `url`.

        Raises:
            ValueError: there is no such mode.
        """
        if mode == "url":
            return session.url
        if mode == "text":
            if session.page in ("index", "done"):
                return pages.plain(self._nodes(session))
            return f"{self._head(session.goal.instruction)} [SEP] {self._page(*_key(session)).text}"
        if mode == "text_rich":
            return pages.rich(self._nodes(session), session.url, session.visited)
        raise ValueError(f"mode is {mode!r}; allowed are {', '.join(get_args(Mode))}")

    def find(self, keywords: tuple[str, ...], searches: int = 0) -> tuple[int, ...]:
        """Rows found for a search. `<r>`, `<c> category` and `<q> query` go past the engine, as in the original."""
        first = keywords[0]
        if first == "<r>":
            return tuple(seeded(self.seed, "random", searches).sample(range(len(self.store)), self._random_results))
        if first == "<c>" and len(keywords) > 1:
            return self.store.rows_with("category", keywords[1].strip())
        if first == "<q>":
            return self.store.rows_with("query", " ".join(keywords[1:]).strip())
        return self.engine.search(" ".join(keywords))

    @property
    def _random_results(self) -> int:
        return min(RESULTS, len(self.store))

    def _nodes(self, session: Session) -> list[Node]:
        if session.page == "index":
            return pages.index_page(session.goal.instruction)
        if session.reward is not None and session.page == "done":
            return pages.done_page(session.asin, dict(session.options), session.reward.total)
        return [*pages.head(session.goal.instruction), *self._page(*_key(session)).nodes]

    def _make_head(self, instruction: str) -> str:
        return pages.plain(pages.head(instruction))

    def _make_page(self, page: str, *key: Any) -> _Page:
        if page == "results":
            keywords, number, searches = key
            rows = self.find(keywords, searches)
            shown = _window(rows, number)
            cards = [self.store.card(row) for row in shown]
            linked = {card.asin.lower(): row for card, row in zip(cards, shown, strict=True)}
            return _Page(pages.results_page(cards, number, len(rows)), rows=linked)
        row, sub = key
        product = self.store.product(row)
        if page == "item":
            return _Page(pages.item_page(product, self.show_attributes), options=product.options)
        return _Page(pages.sub_page(product, sub))

    def _clickables(self, session: Session) -> dict[str, str | None]:
        if session.page == "index":
            return {"search": None}
        return {} if session.page == "done" else self._page(*_key(session)).clickable

    def _click(self, session: Session, clicked: str, group: str | None) -> Session:
        target = targets(session, clicked, group)
        if target == "buy":
            return self._buy(session)
        if target == "index":
            return session.at_index()
        if target in ("next", "previous", "results"):
            assert session.keywords is not None
            step = {"next": 1, "previous": -1, "results": 0}[target]
            return self._results(session, session.keywords, session.number + step)
        if target.startswith("sub:"):
            return session._replace(page="sub", sub=target.removeprefix("sub:"))
        if target == "option":
            assert group is not None
            return session.choose(group, clicked)
        if target == "product":
            return self._open(session, clicked)
        return session._replace(page="item", sub="")

    def _results(self, session: Session, keywords: tuple[str, ...], number: int) -> Session:
        return session._replace(
            page="results",
            keywords=keywords,
            number=number,
            row=None,
            asin="",
            options=(),
            sub="",
            searches=session.searches + 1,
        )

    def _open(self, session: Session, clicked: str) -> Session:
        row = self._page(*_key(session)).rows[clicked]
        asin = self.store.card(row).asin
        return session._replace(page="item", row=row, asin=asin, visited=session.visited | {asin})

    def _buy(self, session: Session) -> Session:
        assert session.row is not None
        return session._replace(page="done", reward=self.judge(session.goal, session.row, session.options))


def _key(session: Session) -> tuple[Any, ...]:
    """What decides the page but for its head."""
    if session.page == "results":
        assert session.keywords is not None
        return ("results", session.keywords, session.number, session.searches * (session.keywords[0] == "<r>"))
    return (session.page, session.row, session.sub)


def _window(rows: tuple[int, ...], number: int) -> tuple[int, ...]:
    return rows[(number - 1) * PER_PAGE : number * PER_PAGE]

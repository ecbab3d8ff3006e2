"""MemWebShop-v0's domain: a stream of shopping instructions, the frozen shopper, and the original's reward."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, get_args

from memenv.config import check_choices
from memenv.envs.webshop.build import build_shop
from memenv.envs.webshop.catalogue import Family, families, products
from memenv.envs.webshop.chat import ChatShopper
from memenv.envs.webshop.feedback import feedback
from memenv.envs.webshop.folder import open_shop
from memenv.envs.webshop.goals import SPLITS, Goal, split
from memenv.envs.webshop.hindsight import life_hindsight
from memenv.envs.webshop.lives import Life, make_life
from memenv.envs.webshop.shop import Mode, Shop
from memenv.envs.webshop.shopper import HeuristicShopper, goal_of, judged, person_of
from memenv.envs.webshop.task import ShopTask
from memenv.errors import MemenvError
from memenv.solver import Domain, Hindsight, Outcome, Recall, Solver
from memenv.stream import Experience, Item, to_days

__all__ = ["GOALS", "WebShopConfig", "WebShopDomain", "make_domain"]

MakeSolver = Callable[[Shop], Solver]
#: What instructions an episode is made of.
GOALS = ("users", "human", "synthetic")
_LARGEST = 2_000_000
_FIRST_DAY = datetime(2024, 1, 1)


@dataclass(frozen=True)
class WebShopConfig:
    """What is sold, and who asks for what.

    Attributes:
        data: folder that `memenv data convert-webshop` wrote; None for the generated catalogue.
        goals: "users": people with tastes that later instructions only hint at (the generated catalogue); "human":
            the instructions that people wrote, "synthetic": templates times option values (data). None: "users"
            without data, "human" with.
        split: "train", "eval", "test" or "all": positions in the original's order, or for "users" different lives.
        items: instructions in an episode.
        users: people in an episode ("users").
        shuffle_users: control ("users"): what an instruction hints at belongs to nobody, so memory can't help.
        products: products of the generated catalogue.
        seed: of the generated catalogue, of range prices and of price caps. Episodes have their own seeds.
        turns: actions an acting agent has for an instruction.
        observation: what an acting agent sees: "text", "text_rich" or "url".
        attributes_shown: item pages link to the product's attributes (the original's show_attrs).
        executor: who shops: "rules", or "chat", the chat model in use (`memenv.chat.use_model`, --model).
    """

    data: str | None = None
    goals: str | None = None
    split: str = "test"
    items: int = 24
    users: int = 4
    shuffle_users: bool = False
    products: int = 2000
    seed: int = 0
    turns: int = 15
    observation: str = "text"
    attributes_shown: bool = False
    executor: str = "rules"

    @property
    def uses_model(self) -> bool:
        """Whether a chat model is asked."""
        return self.executor == "chat"

    def __post_init__(self) -> None:
        if self.data is not None and not isinstance(self.data, str | Path):
            raise MemenvError(f"data={self.data!r}: give a folder that `memenv data convert-webshop` wrote, or None")
        object.__setattr__(self, "data", None if self.data is None else str(self.data))
        if self.goals is None:
            object.__setattr__(self, "goals", "users" if self.data is None else "human")
        check_choices(self, goals=GOALS, split=SPLITS, observation=get_args(Mode), executor=("rules", "chat"))
        if (self.goals == "users") != (self.data is None):
            raise MemenvError(
                f"goals={self.goals!r} with data={self.data!r}: the generated catalogue (data=None) has 'users', "
                "a converted shop has 'human' and 'synthetic'"
            )
        bounds = {"items": (1, 100_000), "users": (1, 24), "products": (400, _LARGEST), "turns": (1, 1000)}
        for name, (low, high) in bounds.items():
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise MemenvError(f"{name}={value!r}: give a whole number from {low} to {high}")
        if isinstance(self.seed, bool) or not isinstance(self.seed, int):
            raise MemenvError(f"seed={self.seed!r}: give a whole number")
        for name in ("shuffle_users", "attributes_shown"):
            if not isinstance(getattr(self, name), bool):
                raise MemenvError(f"{name}={getattr(self, name)!r}: give True or False")
        for name in ("users", "products", "shuffle_users"):
            if self.data is not None and getattr(self, name) != getattr(WebShopConfig, name):
                raise MemenvError(
                    f"{name}={getattr(self, name)!r}: official data have no generated people and products; leave it out"
                )


@lru_cache(maxsize=2)
def _generated(count: int, seed: int, show_attributes: bool) -> Shop:
    folder = build_shop(products(count, seed), {})
    origin = partial(_generated, count, seed, show_attributes)
    return Shop(folder, seed=seed, show_attributes=show_attributes, origin=origin)


@lru_cache(maxsize=4)
def _shelves(count: int, seed: int) -> dict[str, list[dict[str, Family]]]:
    """The families that are wholly in the catalogue: by department the brands, by brand the types."""
    shelves: dict[str, list[dict[str, Family]]] = {}
    made = 0
    for family in families(count, seed):
        made += len(family.members)
        if made > count:
            break
        brands = shelves.setdefault(family.department.name, [])
        if not brands or next(iter(brands[-1].values())).brand != family.brand:
            brands.append({})
        brands[-1][family.type] = family
    return shelves


class UserStream:
    """Generated lives over the generated catalogue."""

    def __init__(self, config: WebShopConfig) -> None:
        self.config = config
        parts = [f"generated {config.split}"]
        parts += [f"{config.products:,} products"] if config.products != WebShopConfig.products else []
        parts += [f"catalogue {config.seed}"] if config.seed != WebShopConfig.seed else []
        parts += ["shuffled users"] if config.shuffle_users else []
        self.label = ", ".join(parts)

    def events(self, seed: int) -> Sequence[Experience | Item]:
        """The life of `seed`; each split has its own."""
        config = self.config
        shelves = _shelves(config.products, config.seed)
        tag = f"{config.split} {config.seed}"
        return make_life(shelves, seed, config.users, config.items, config.shuffle_users, tag)


class GoalStream:
    """The instructions of a split, cut into episodes; episode `seed` is the seed-th, modulo their number."""

    def __init__(self, goals: Sequence[Goal], items: int, label: str) -> None:
        self.goals = goals
        self.items = items
        self.label = label
        #: Episodes that differ; a leaderboard runs each once.
        self.episodes = -(-len(goals) // items)

    def events(self, seed: int) -> Sequence[Item]:
        """A day apart, from 1 January 2024."""
        first = seed % self.episodes * self.items
        start = to_days(_FIRST_DAY)
        return tuple(
            Item(
                goal.instruction,
                start + number,
                category=goal.category,
                id=f"goal {first + number}",
                gold=json.dumps({"asin": goal.asin, "options": list(goal.options)}),
                data=goal,
            )
            for number, goal in enumerate(self.goals[first : first + self.items])
        )


class RewardScorer:
    """The original's reward of the purchase; 0 where nothing was bought."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop

    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        """The reward, and its parts under the original's names, with `success` (reward 1)."""
        bought = judged(item, outcome, self.shop)
        if bought is None:
            return 0.0, {"success": 0.0}
        _, _, found = bought
        return found.total, {**found.parts(), "success": float(found.total == 1.0)}


class WebShopDomain(Domain):
    """Shopping with memory. `MemWebShop-v0` is this under `MemoryEnv`."""

    def __init__(
        self, config: WebShopConfig, shop: Shop, stream: UserStream | GoalStream, make_solver: MakeSolver | None = None
    ) -> None:
        super().__init__(stream, (make_solver or HeuristicShopper)(shop), RewardScorer(shop))
        self.config = config
        self.shop = shop
        self._make_solver = make_solver

    def __reduce__(self) -> tuple[Any, ...]:
        return make_domain, (self.config, self._make_solver)

    @property
    def training(self) -> bool:
        """Whether the items are of the training split."""
        return self.config.split == "train"

    def query(self, item: Item) -> str:
        """The instruction; what it hints at is named by words that memories use as well."""
        return item.text

    def subjects(self, item: Item) -> tuple[str, ...]:
        """The person who asks, where the instruction names one."""
        person = person_of(item.text) if self.config.goals == "users" else ""
        return (person,) if person else ()

    def start(self, item: Item) -> ShopTask:
        """The shop's front page, for agents that act."""
        mode: Mode = self.config.observation  # type: ignore[assignment]  # checked by the config
        return ShopTask(self.shop, self.shop.start(goal_of(item), item.id.replace(" ", "")), mode, self.config.turns)

    def feedback(self, item: Item, outcome: Outcome, score: float) -> Experience:
        """What was bought and how well it served; for people of a life, in their words."""
        return feedback(item, outcome, score, self.shop)

    def hindsight(self, events: Sequence[Experience | Item], position: int) -> Hindsight:
        """The tastes that instructions to come will hint at, as told so far, the most often needed first.

        Raises:
            NotImplementedError: official instructions hint at nothing.
        """
        if not isinstance(events, Life):
            raise NotImplementedError("official instructions name all they want, so there is no oracle")
        return life_hindsight(events, position)


def make_domain(config: WebShopConfig, make_solver: MakeSolver | None = None) -> WebShopDomain:
    """The domain of a config.

    Args:
        config: what is sold, and who asks for what.
        make_solver: makes the frozen shopper for a shop (such as a `ChatShopper`); None: as `config.executor` says.

    Raises:
        MemenvError: the data folder holds no finished shop, or no such instructions.
    """
    if make_solver is None and config.executor == "chat":
        make_solver = partial(ChatShopper, turns=config.turns)
    if config.data is None:
        shop = _generated(config.products, config.seed, config.attributes_shown)
        label = "generated"
    else:
        shop = open_shop(config.data, seed=config.seed, show_attributes=config.attributes_shown)
        label = shop.label
    if config.goals == "users":
        return WebShopDomain(config, shop, UserStream(config), make_solver)
    goals = split(shop.human_goals if config.goals == "human" else shop.synthetic_goals, config.split)
    if not goals:
        raise MemenvError(
            f"{config.data}: the shop has no {config.goals} instructions; convert it with "
            + ("--instructions" if config.goals == "human" else "an attribute file that holds templates")
        )
    return WebShopDomain(
        config, shop, GoalStream(goals, config.items, f"{label}, {config.goals} goals, {config.split}")
    )

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import memenv
from memenv.envs.webshop.catalogue import families, products
from memenv.envs.webshop.domain import WebShopConfig, WebShopDomain, make_domain
from memenv.envs.webshop.lives import Life, Need
from memenv.envs.webshop.shopper import goal_of
from memenv.solver import Outcome, Recall
from memenv.stream import Experience, Item


@pytest.fixture(scope="module")
def domain() -> WebShopDomain:
    return make_domain(WebShopConfig(split="train"))


def items_of(domain: WebShopDomain, seeds: range) -> list[Item]:
    return [event for seed in seeds for event in domain.stream.events(seed) if isinstance(event, Item)]


def score(domain: WebShopDomain, item: Item, outcome: Outcome) -> float:
    return domain.scorer.score(item, outcome, ())[0]


def test_catalogue_is_stable_and_grows_at_its_end() -> None:
    small, large = list(families(300, 5)), list(families(900, 5))
    assert large[: len(small)] == small
    listed = list(products(700, 5))
    assert listed == list(products(700, 5))
    assert len(listed) == 700 == len({product.asin for product in listed})
    assert list(products(700, 6)) != listed


def test_twins_differ_in_what_they_should() -> None:
    for family in families(600, 0):
        base, *twins = family.members
        (price,) = base.prices[-1:]
        assert price <= family.cap
        assert set(family.needs) | set(family.features) == set(base.attributes)
        assert sum(twin.prices[-1] > family.cap for twin in twins if twin.query == base.query) == 2
        assert sum(twin.query != base.query for twin in twins) == 1
        same = [twin for twin in twins if twin.query == base.query and twin.prices[-1] <= family.cap]
        assert all(set(twin.attributes) != set(base.attributes) for twin in same)


def test_every_order_can_be_filled(domain: WebShopDomain) -> None:
    for item in items_of(domain, range(12)):
        goal = goal_of(item)
        row = domain.shop.store.row(goal.asin)
        assert row is not None
        product = domain.shop.store.product(row)
        offered = {value for _, values in product.options for value in values}
        assert set(goal.options) <= offered
        session = domain.shop.start(goal)
        session = domain.shop.act(session, f"search[{product.title}]")
        session = domain.shop.act(session, f"click[{goal.asin.lower()}]")
        for value in goal.options:
            session = domain.shop.act(session, f"click[{value}]")
        session = domain.shop.act(session, "click[buy now]")
        assert session.reward is not None and session.reward.total == 1.0


def test_nothing_is_asked_before_it_is_told(domain: WebShopDomain) -> None:
    for seed in range(6):
        life = domain.stream.events(seed)
        assert isinstance(life, Life)
        told: dict[Any, str] = {}
        for event in life:
            if isinstance(event, Item):
                assert isinstance(event.data, Need)
                assert set(event.data.keys) <= set(told)
                goal = event.data.goal
                wanted = " ".join([*map(str, goal.options), *goal.attributes, f"${goal.price_upper:g}"]).lower()
                for key in event.data.keys:
                    value = told[key].rstrip(".").split(" is ")[1].lower()
                    assert value in wanted
            else:
                told.update(dict(life.told[event.source]))


def test_orders_do_not_tell_what_they_hint_at(domain: WebShopDomain) -> None:
    for item in items_of(domain, range(12)):
        goal = goal_of(item)
        assert str(goal.options[0]) not in item.text.lower()
        assert not [word for word in goal.attributes[1:] if word in item.text.lower()]
        assert f"{goal.price_upper:g}" not in item.text


def test_oracle_sentences_fill_every_order(domain: WebShopDomain) -> None:
    scores = []
    for seed in range(8):
        life = domain.stream.events(seed)
        for position, event in enumerate(life):
            if isinstance(event, Item):
                texts = domain.hindsight(life, position).texts
                recalls = [Recall(text, event.time) for text in texts]
                scores.append(score(domain, event, domain.solver.solve(event, recalls)))
    assert np.mean(scores) > 0.97


def test_hindsight_holds_only_what_was_said(domain: WebShopDomain) -> None:
    life = domain.stream.events(3)
    assert isinstance(life, Life)
    for position in (0, 1, 5, 20, len(life)):
        said = {sentence for event in life[:position] for _, sentence in life.told.get(event_source(event), ())}
        assert set(domain.hindsight(life, position).texts) <= said
    assert domain.hindsight(life, len(life)).texts == ()


def event_source(event: Experience | Item) -> str:
    return event.source if isinstance(event, Experience) else ""


REWORDED = {
    "colour": "{p} always goes for {v} as the {d} colour.",
    "scent": "{p} loves the smell of {v}.",
    "flavour": "When it comes to flavour, {p} picks {v}.",
    "size": "{p} wears {v}.",
    "phone": "{p} has the {v} as a phone.",
    "bed": "{p} sleeps in a {v} bed.",
    "brand": "{v} is the {d} brand that {p} sticks with.",
    "need": "{p} insists on {v} for {d} products.",
    "budget": "{p} spends {v} dollars on {d} items at most.",
}


def test_the_same_facts_in_other_words_score_nearly_the_same(domain: WebShopDomain) -> None:
    plain, reworded = [], []
    for seed in range(8):
        life = domain.stream.events(seed)
        for position, event in enumerate(life):
            if not isinstance(event, Item):
                continue
            texts = domain.hindsight(life, position).texts
            others = []
            for text in texts:
                head, value = text.rstrip(".").split(" is ")
                person, department, aspect = head.replace("'s", "").split(" ")
                others.append(REWORDED[aspect].format(p=person, d=department, v=value.lstrip("$")))
            for found, memories in ((plain, texts), (reworded, others)):
                outcome = domain.solver.solve(event, [Recall(text, event.time) for text in memories])
                found.append(score(domain, event, outcome))
    assert np.mean(reworded) > np.mean(plain) - 0.03


def test_shotgun_and_telegram_gain_nothing(domain: WebShopDomain) -> None:
    """All values of every aspect, in one list or sentence by sentence, or values without their cues."""
    none, listed, single, telegram = [], [], [], []
    for seed in range(8):
        life = domain.stream.events(seed)
        for event in life:
            if not isinstance(event, Item):
                continue
            (person,) = domain.subjects(event)
            goal = goal_of(event)
            row = domain.shop.store.row(goal.asin)
            assert row is not None
            groups = domain.shop.store.product(row).options
            lists = [f"{person}'s {name} is {', '.join(sorted(values))}." for name, values in groups]
            sentences = [f"{person}'s {name} is {value}." for name, values in groups for value in sorted(values)]
            packed = [
                f"{person} {' '.join(map(str, goal.options))} {' '.join(goal.attributes[1:])} {goal.price_upper:g}"
            ]
            for found, texts in ((none, []), (listed, lists), (single, sentences), (telegram, packed)):
                outcome = domain.solver.solve(event, [Recall(text, event.time) for text in texts])
                found.append(score(domain, event, outcome))
    base = np.mean(none)
    error = np.std(none, ddof=1) / len(none) ** 0.5
    assert np.mean(listed) < base + error
    assert np.mean(single) < base + error
    assert np.mean(telegram) < base + error


def test_random_buyer_earns_little(domain: WebShopDomain) -> None:
    """It searches for the order as it stands, and buys a random product of the first page with random options."""
    rng = random.Random(1)
    earned = []
    for item in items_of(domain, range(25)):
        session = domain.shop.act(domain.shop.start(goal_of(item)), f"search[{item.text}]")
        links = [text for text in domain.shop.clickables(session) if text.startswith("b0")]
        session = domain.shop.act(session, f"click[{rng.choice(links)}]")
        for _, values in domain.shop.store.product(session.row or 0).options:
            session = domain.shop.act(session, f"click[{rng.choice(values)}]")
        session = domain.shop.act(session, "click[buy now]")
        assert session.reward is not None
        earned.append(session.reward.total)
    assert np.mean(earned) <= 0.25


def play(agent_name: str, seeds: range, **arguments: Any) -> np.ndarray[Any, Any]:
    agent = memenv.make_agent(agent_name)
    env = memenv.make_env("MemWebShop-v0", agent, {"split": "train", **arguments})
    return np.array([memenv.run_episode(env, agent, seed).score for seed in seeds])


def above(better: np.ndarray[Any, Any], worse: np.ndarray[Any, Any]) -> float:
    """Mean paired difference in standard errors."""
    difference = better - worse
    return float(difference.mean() / (difference.std(ddof=1) / len(difference) ** 0.5))


def test_memories_rank_by_more_than_three_standard_errors() -> None:
    none, recency = (play(name, range(24)) for name in ("no_memory", "recency"))
    profile, oracle = (play(name, range(8)) for name in ("profile", "oracle"))
    assert above(recency, none) > 3
    assert above(profile, recency[:8]) > 3
    assert above(oracle, profile) > 3


def test_with_shuffled_users_memory_gains_nothing() -> None:
    seeds = range(6)
    none = play("no_memory", seeds, shuffle_users=True)
    for name in ("recency", "profile", "oracle"):
        assert above(play(name, seeds, shuffle_users=True), none) < 1


def test_lives_can_be_pickled(domain: WebShopDomain) -> None:
    life = domain.stream.events(2)
    assert isinstance(life, Life)
    twin = pickle.loads(pickle.dumps(life))
    assert twin == life and twin.told == life.told


def test_tastes_change_and_are_told_anew(domain: WebShopDomain) -> None:
    changes = Counter[bool]()
    for seed in range(10):
        life = domain.stream.events(seed)
        assert isinstance(life, Life)
        seen: dict[Any, str] = {}
        for told in life.told.values():
            for key, sentence in told:
                changes[key in seen and seen[key] != sentence] += 1
                seen[key] = sentence
    assert changes[True] >= 20

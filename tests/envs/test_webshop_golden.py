"""Page by page against recordings of the original environment (princeton-nlp/WebShop 64fa2a5, real Lucene search)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from memenv.envs.webshop.folder import open_shop
from memenv.envs.webshop.goals import Goal, price_of
from memenv.envs.webshop.nouns import SpacyTagger, heuristic_nouns
from memenv.envs.webshop.official import convert_webshop
from memenv.envs.webshop.shop import Shop
from memenv.errors import MemenvError

EPISODES, STEPS, PURCHASES = 40, 451, 34
NOUNS = json.loads((Path(__file__).parent / "webshop" / "golden_nouns.json").read_text(encoding="utf-8"))


class RecordedTagger:
    """spaCy's nouns for the titles that the recorded purchases compare, the heuristic's for the others."""

    name = NOUNS["tagger"]

    def tag(self, titles: Sequence[str]) -> Iterator[tuple[str, ...]]:
        return (tuple(NOUNS["nouns"].get(title, heuristic_nouns(title))) for title in titles)


@pytest.fixture(scope="module")
def recordings(data_path: Callable[[str], Path]) -> list[dict]:
    lines = data_path("webshop/golden.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.fixture(scope="module")
def folder(data_path: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = ("golden_items_shuffle_1000", "golden_items_ins_v2_1000", "golden_items_human_ins")
    items, attributes, human = (data_path(f"webshop/{name}.json") for name in files)
    out = tmp_path_factory.mktemp("golden") / "shop"
    return convert_webshop(items, attributes, human, out, tagger=RecordedTagger())


def bought(episode: dict) -> str:
    return episode["steps"][-1]["url"].split("/")[5]


@pytest.fixture(scope="module")
def shop(folder: Path, recordings: list[dict]) -> Shop:
    """The shop with the recorded prices: the original draws range prices from an unseeded generator."""
    opened = open_shop(folder)
    prices = {bought(episode): episode["price"] for episode in recordings if "price" in episode}
    return Shop(opened.folder, prices=prices)


def recorded_goal(shop: Shop, episode: dict) -> Goal:
    """Our goal of the recorded number; only the cap, which the original draws unseeded, is the recording's."""
    goal, theirs = shop.human_goals[episode["goal_idx"]], episode["goal"]
    assert goal.asin == theirs["asin"]
    assert list(goal.attributes) == theirs["attributes"]
    assert list(goal.options) == theirs["goal_options"]
    assert (goal.category, goal.query, goal.product_category) == (
        theirs["category"],
        theirs["query"],
        theirs["product_category"],
    )
    assert goal.weight == theirs["weight"]
    assert goal.instruction.split(", and price lower")[0] == theirs["instruction_text"].split(", and price lower")[0]
    return replace(goal, instruction=theirs["instruction_text"], price_upper=theirs["price_upper"])


def test_every_page_action_list_and_reward(
    shop: Shop, recordings: list[dict], capsys: pytest.CaptureFixture[str]
) -> None:
    steps = purchases = 0
    assert len(recordings) == EPISODES
    for episode in recordings:
        goal = recorded_goal(shop, episode)
        session = shop.start(goal, episode["steps"][0]["url"].rsplit("/", 1)[1])
        for step in episode["steps"]:
            if step["action"] is not None:
                session = shop.act(session, step["action"])
            assert shop.observe(session, "text") == step["text"]
            assert shop.observe(session, "text_rich") == step["text_rich"]
            assert shop.observe(session, "url") == step["url"]
            assert shop.clickables(session) == step["actions"]["clickables"]
            assert shop.has_search_bar(session) == step["actions"]["has_search_bar"]
            assert session.done == step["done"]
            assert (session.reward.total if session.reward else 0.0) == step["reward"]
            steps += 1
        if "verbose" in episode:
            assert session.reward is not None
            assert session.reward.parts() == episode["verbose"]
            purchases += 1
    assert (steps, purchases) == (STEPS, PURCHASES)
    with capsys.disabled():
        print(
            f"\nWebShop: {steps} recorded steps in text, text_rich and url with their actions, {purchases} purchases: equal"
        )


def test_prices(shop: Shop, recordings: list[dict]) -> None:
    """Single and missing prices are the recorded ones; range prices, drawn unseeded there, lie in the range here too."""
    exact = drawn = 0
    for episode in recordings:
        if "price" not in episode:
            continue
        row = shop.store.row(bought(episode))
        assert row is not None
        product = shop.store.product(row)
        if len(product.prices) == 2:
            drawn += 1
            assert product.prices[0] <= episode["price"] <= product.prices[1]
            assert product.prices[0] <= price_of(product, 0) <= product.prices[1]
        else:
            exact += 1
            assert price_of(product, 0) == episode["price"]
    assert (exact + drawn, exact) == (PURCHASES, 25)


def test_recorded_nouns_are_spacys() -> None:
    try:
        tagger = SpacyTagger()
    except MemenvError as error:
        pytest.skip(str(error))
    if tagger.name.split()[-1] != NOUNS["tagger"].split()[-1]:
        pytest.skip(f"{tagger.name} is not the recorded {NOUNS['tagger']}")
    titles = list(NOUNS["nouns"])
    assert [list(nouns) for nouns in tagger.tag(titles)] == [NOUNS["nouns"][title] for title in titles]

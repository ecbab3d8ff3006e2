from __future__ import annotations

import copy
import itertools
import pickle
import random
from dataclasses import replace

import pytest

from memenv.envs.webshop.build import Instruction, build_shop
from memenv.envs.webshop.goals import NO_CAP, Goal, price_cap, price_of, seeded, split
from memenv.envs.webshop.pages import Node, plain, rich, sub_page
from memenv.envs.webshop.products import NO_ATTRIBUTES, Product
from memenv.envs.webshop.reward import reward
from memenv.envs.webshop.shop import Shop
from memenv.errors import MemenvError

GOAL = Goal(
    "B000000001", "a red shirt", ("long sleeve",), ("red",), 30.0, "fashion", "shirt", "A › B › C", ("red", "shirt")
)


def product(number: int, **changes: object) -> Product:
    base = Product(
        f"B{number:09d}",
        f"Red Shirt {number}",
        "a description",
        ("LONG SLEEVE: yes", "second"),
        (20.0,),
        (("color", ("red", "blue")), ("size", ("small", "red"))),
        ("long sleeve",),
        "fashion",
        "shirt",
        "A › B › C",
        ("red", "shirt"),
    )
    return replace(base, **changes)


@pytest.fixture(scope="module")
def shop() -> Shop:
    products = [product(number) for number in range(1, 24)]
    products.append(product(50, title="Odd Thing", options=(("kind", ("description", "buy now", "search", "next >")),)))
    products.append(product(51, title="Bare Thing", prices=(), options=(), bullets=(), description=""))
    products.append(product(52, title="Ranged Thing", prices=(5.0, 9.0), query="other", category="beauty"))
    return Shop(build_shop(products, {"B000000001": [Instruction("find it.", ("long sleeve",), ("red",))]}))


def walk(shop: Shop, *actions: str):
    session = shop.start(GOAL, "s")
    for action in actions:
        session = shop.act(session, action)
    return session


def test_what_leads_nowhere_leaves_the_page(shop: Shop) -> None:
    start = shop.start(GOAL, "s")
    for action in (
        "",
        "foo",
        "search[]",
        "click[search]",
        "click[nothing]",
        "[x]",
        "search",
        "click[b000000001]",
        "search[\n]",
    ):
        assert shop.act(start, action) is start


def test_actions_are_read_as_the_original_reads_them(shop: Shop) -> None:
    assert walk(shop, "search[RED Shirt] and more text").keywords == ("red", "shirt")
    assert walk(shop, "search[a] click[b]").page == "index"  # the name would be "search[a] click"
    assert walk(shop, "search[red]", "click[B000000001]").page == "item"
    assert walk(shop, "search[red]", "click[b000000001]", "search[blue]").page == "results"


def test_pages_go_on_without_end(shop: Shop) -> None:
    session = walk(shop, "search[shirt]", *["click[next >]"] * 6)
    assert session.number == 7
    assert shop.clickables(session) == ["back to search", "< prev", "next >"]
    assert "Page 7 (Total results: 23)" in shop.observe(session)


def test_back_to_search_forgets(shop: Shop) -> None:
    session = walk(shop, "search[shirt]", "click[b000000003]", "click[back to search]")
    assert session == shop.start(GOAL, "s")


def test_options_belong_to_the_last_group_with_the_value(shop: Shop) -> None:
    session = walk(shop, "search[shirt]", "click[b000000001]", "click[red]")
    assert dict(session.options) == {"size": "red"}
    assert shop.clickables(session)[-4:] == ["buy now", "red", "blue", "small"]
    again = shop.act(shop.act(session, "click[blue]"), "click[small]")
    assert again.options == (("size", "small"), ("color", "blue"))
    assert shop.observe(again, "text_rich").startswith(
        "You have clicked small.\nYou have clicked blue.\nInstruction:\n"
    )
    assert shop.act(again, "click[< prev]").options == ()


def test_sub_pages_keep_options(shop: Shop) -> None:
    session = walk(shop, "search[shirt]", "click[b000000001]", "click[blue]", "click[features]")
    assert shop.observe(session).endswith("< Prev [SEP] LONG SLEEVE: yes [SEP] second")
    assert dict(shop.act(session, "click[< prev]").options) == {"color": "blue"}


def test_buttons_win_over_options_of_their_name(shop: Shop) -> None:
    item = walk(shop, "search[odd thing]", "click[b000000050]")
    assert shop.act(item, "click[description]").sub == "Description"
    assert shop.act(item, "click[buy now]").done
    assert shop.act(item, "click[search]") is item
    assert dict(shop.act(item, "click[next >]").options) == {"kind": "next >"}


def test_visited_products_are_marked_until_the_search_bar(shop: Shop) -> None:
    session = walk(shop, "search[shirt]", "click[b000000002]", "click[< prev]")
    assert "[clicked button] B000000002 [clicked button_]" in shop.observe(session, "text_rich")
    session = shop.act(shop.act(session, "click[back to search]"), "search[shirt]")
    assert "clicked" not in shop.observe(session, "text_rich")


def test_special_searches(shop: Shop) -> None:
    assert shop.find(("<c>", "beauty")) == (shop.store.row("B000000052"),)
    assert shop.find(("<q>", "other")) == (shop.store.row("B000000052"),)
    assert shop.find(("<c>", "nothing")) == ()
    drawn = shop.find(("<r>",), 1)
    assert len(drawn) == len(set(drawn)) == len(shop.store)
    assert drawn != shop.find(("<r>",), 2)
    session = walk(shop, "search[<r>]")
    shown = [text for text in shop.clickables(session) if text.startswith("b0")]
    assert len(shown) == 10
    assert shop.act(session, f"click[{shown[4]}]").asin.lower() == shown[4]


@pytest.mark.parametrize(
    "words", [" ", "  ", "中文 检索", "the of", "]", "x" * 10_000, "red " * 2500, "<a> soft", "<c>", '"red"', "é™"]
)
def test_any_search_gives_a_page(shop: Shop, words: str) -> None:
    session = walk(shop, f"search[{words}]")
    assert session.page == "results"
    assert "Page 1 (Total results: " in shop.observe(session)
    assert shop.observe(session, "url").startswith("http://127.0.0.1:3000/search_results/s/")
    assert shop.clickables(session)[:2] == ["back to search", "next >"]


def test_bare_products(shop: Shop) -> None:
    item = walk(shop, "search[bare thing]", "click[b000000051]")
    assert "Price: $100.0" in shop.observe(item)
    assert shop.price(shop.store.product(item.row)) == 100.0
    assert shop.observe(shop.act(item, "click[description]")).endswith("Back to Search [SEP] < Prev")
    bought = shop.act(item, "click[buy now]")
    assert bought.done and bought.reward is not None and not bought.reward.price
    assert shop.clickables(bought) == [] and shop.can_do(bought) == ""


def test_attributes_page_only_where_shown(shop: Shop) -> None:
    shown = Shop(shop.folder, show_attributes=True)
    item = walk(shown, "search[shirt]", "click[b000000001]")
    assert shown.clickables(item)[5] == "attributes"
    assert shown.observe(shown.act(item, "click[attributes]")).endswith(
        "long sleeve [SEP] fashion [SEP] shirt [SEP] A › B › C"
    )
    assert "attributes" not in shop.clickables(walk(shop, "search[shirt]", "click[b000000001]"))


def test_blank_strings_vanish_as_in_a_browsers_parser() -> None:
    page = sub_page(product(1, description=" \n "), "Description")
    assert page == [Node("button", "< Prev")]
    page = sub_page(product(1, description="  "), "Description")
    assert plain(page) == "< Prev [SEP] "
    assert rich(page, "", frozenset()) == "[button] < Prev [button_]\n \n"


def test_unknown_observation(shop: Shop) -> None:
    with pytest.raises(ValueError, match="text_rich"):
        shop.observe(shop.start(GOAL), "html")  # type: ignore[arg-type]


def test_asin_lookup(shop: Shop) -> None:
    assert [shop.store.row(asin) for asin in shop.store.asins()] == list(range(len(shop.store)))
    for unknown in ("", "B", "B000000001x", "Z" * 40, "é", "b000000001"):
        assert shop.store.row(unknown) is None


def test_shop_is_shared_by_copies(shop: Shop) -> None:
    assert copy.deepcopy(shop) is shop


# --- reward and goals ----------------------------------------------------------------------------------------------


def test_reward_of_a_perfect_and_of_partial_purchases() -> None:
    assert reward(GOAL, product(1), 20.0, ["red"]).total == 1.0
    assert reward(GOAL, product(1), 31.0, ["red"]).total == pytest.approx(2 / 3)
    assert reward(GOAL, product(1), 20.0, []).total == pytest.approx(2 / 3)
    plain_one = product(1, attributes=NO_ATTRIBUTES, bullets=("nothing",), title="Red Shirt")
    assert reward(GOAL, plain_one, 20.0, ["red"]).total == pytest.approx(2 / 3)


def test_type_factor() -> None:
    goal = replace(GOAL, nouns=tuple(f"n{number}" for number in range(11)))
    other = {"query": "hat", "product_category": "A › X"}
    cases = [((), 0.0), (("n1",), 0.1), (("n1", "n2"), 0.5), (("n1", "n2", "n3"), 1.0)]
    for nouns, factor in cases:
        assert reward(goal, product(1, nouns=nouns, **other), 1.0, []).r_type == factor
    assert reward(goal, product(1, nouns=("n1",)), 1.0, []).r_type == 0.1  # overrides query and category
    assert reward(goal, product(1, nouns=("n1", "n2"), query="hat"), 1.0, []).r_type == 1.0  # two segments in common
    assert reward(replace(goal, nouns=()), product(1, **other), 1.0, []).title_score == 0.2


def test_synthetic_options_are_pairs() -> None:
    goal = replace(GOAL, options=(("color", "navy"), ("size", "12 ounce")))
    found = reward(goal, product(1), 1.0, ["navy", "12 ounce"])
    assert (found.options, found.wanted_options) == (2, 2)
    assert reward(goal, product(1), 1.0, ["olive", "10 pack"]).options == 0


def test_caps_lie_above_the_price_with_the_originals_odds() -> None:
    counts = {cap: 0 for cap in (40.0, 50.0, 60.0)}
    for number in range(3000):
        cap = price_cap(25.0, seeded("odds", number))
        counts[cap] += 1
    assert [round(count / 500) for count in counts.values()] == [1, 2, 3]
    assert price_cap(980.5, seeded(1)) is None
    assert price_cap(970.0, seeded(1)) == 990.0


def test_prices_are_seeded_by_product() -> None:
    ranged = product(1, prices=(5.0, 9.0))
    prices = {price_of(ranged, seed) for seed in range(20)}
    assert len(prices) == 20 and all(5 <= price <= 9 for price in prices)
    assert price_of(ranged, 3) == price_of(replace(ranged, title="renamed"), 3)
    assert price_of(product(1), 7) == 20.0


def test_human_and_synthetic_goals() -> None:
    instructions = {
        "B000000001": [Instruction("find it.", ("long sleeve",), ("red",)), Instruction("not this", (), ())],
        "B000000002": [Instruction("Find me shirt", ("long sleeve",))],
        "B000000003": [Instruction("Find me shirt", ("long sleeve", "soft"))],
    }
    shop = Shop(build_shop([product(number) for number in range(1, 6)], instructions))
    (human,) = shop.human_goals
    assert human.instruction.startswith("find it, and price lower than ")
    assert human.weight == 1.0 and human.options == ("red",)
    combinations = {goal.options for goal in shop.synthetic_goals if goal.asin == "B000000002"}
    assert combinations == {
        (("color", color), ("size", size)) for color, size in itertools.product(("red", "blue"), ("small", "red"))
    }
    assert len(shop.synthetic_goals) == 8
    two = next(goal for goal in shop.synthetic_goals if goal.asin == "B000000003")
    assert two.weight == pytest.approx((1 / 8 + 1 / 4) / 2)
    assert two.instruction.startswith("Find me shirt with color: ") and ", and size: " in two.instruction


def test_synthetic_goals_are_all_combinations_in_the_originals_order() -> None:
    groups = (("size", ("s", "m", "l")), ("color", ("red", "blue")), ("kind", ("x",)))
    products = [
        product(1, options=groups),
        product(2, options=()),
        product(3),
        product(4, options=(("color", ()),)),
        product(5, options=(("flavor", ("mint", "salt")), *groups)),
    ]
    shop = Shop(build_shop(products, {one.asin: [Instruction("Find me", ("soft",))] for one in products}))
    wanted = [
        (one.asin, tuple(zip([name for name, _ in ordered], values, strict=True)))
        for one in products
        for ordered in [sorted(one.options)]
        for values in itertools.product(*(values for _, values in ordered))
    ]
    random.Random(233).shuffle(wanted)
    goals = shop.synthetic_goals
    assert [(goal.asin, goal.options) for goal in goals] == wanted
    assert len(goals) == 6 + 1 + 4 + 12 and {goal.weight for goal in goals} == {1 / 23}
    assert list(goals[5:9][1:]) == list(goals)[6:9] and goals[-1] == list(goals)[-1]
    bare = next(goal for goal in goals if goal.asin == "B000000002")
    assert bare.instruction.startswith("Find me, and price lower than")
    with pytest.raises(IndexError):
        goals[23]


def test_dear_products_have_no_cap() -> None:
    shop = Shop(build_shop([product(1, prices=(985.0,))], {"B000000001": [Instruction("x", ("soft",), ())]}))
    assert shop.human_goals[0].price_upper == NO_CAP and shop.human_goals[0].instruction == "x"


def test_splits() -> None:
    goals = [replace(GOAL, asin=str(number)) for number in range(2000)]
    assert [len(split(goals, name)) for name in ("test", "eval", "train", "all")] == [500, 1000, 500, 2000]
    assert len(split(goals[:900], "test")) == 900  # too few to cut: each split has all, as in the original
    with pytest.raises(MemenvError, match="allowed are test, eval, train, all"):
        split(goals, "dev")


def test_sessions_can_be_pickled(shop: Shop) -> None:
    session = walk(shop, "search[shirt]", "click[b000000001]", "click[blue]")
    assert pickle.loads(pickle.dumps(session)) == session

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import gymnasium as gym
import pytest

import memenv
from memenv.envs.webshop.chat import ChatShopper
from memenv.envs.webshop.domain import WebShopConfig, make_domain
from memenv.envs.webshop.official import convert_webshop
from memenv.errors import MemenvError
from memenv.leaderboard import plan_rows
from memenv.stream import Item
from memenv.testing import AgentConformance, EnvConformance


class TestMemWebShop(EnvConformance):
    env_id = "MemWebShop-v0"
    arguments = {"items": 8, "products": 400}  # noqa: RUF012


class TestMemWebShopActing(EnvConformance):
    env_id = "MemWebShop-v0"
    arguments = {"items": 4, "products": 400, "decide": ("write", "act"), "turns": 5}  # noqa: RUF012


class TestProfile(AgentConformance):
    agent = "profile"
    env_id = "MemWebShop-v0"
    arguments = {"items": 8, "products": 400}  # noqa: RUF012


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"split": "dev"}, "split='dev': allowed are 'test', 'eval', 'train', 'all'"),
        ({"goals": "all"}, "goals='all': allowed are 'users', 'human', 'synthetic'"),
        ({"goals": "human"}, "the generated catalogue .* has 'users'"),
        ({"items": 0}, "items=0: give a whole number from 1"),
        ({"users": True}, "users=True"),
        ({"products": 10}, "products=10: give a whole number from 400"),
        ({"observation": "html"}, "observation='html': allowed are 'text', 'text_rich', 'url'"),
        ({"seed": "x"}, "seed='x'"),
        ({"shuffle_users": 1}, "shuffle_users=1"),
        ({"data": 5}, "data=5"),
        ({"data": "/nowhere/shop"}, "no finished shop folder"),
        ({"colour": "red"}, "unknown argument colour"),
    ],
)
def test_bad_arguments_get_one_message(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(MemenvError, match=says):
        gym.make("MemWebShop-v0", **arguments)


def finished(env: gym.Env, act: Callable[[str], str]) -> list[dict[str, Any]]:
    observation, info = env.reset(seed=0)
    items, done = [], False
    while not done:
        observation, _, done, _, info = env.step({"act": act(observation["last_act"])})
        items += info["items"]
    return items


def test_an_agent_can_shop_itself() -> None:
    env = gym.make("MemWebShop-v0", decide=("act",), items=5, turns=6)

    def act(page: str) -> str:
        if page.startswith("WebShop"):
            return "search[shirt]"
        if "Buy Now" in page:
            return "click[buy now]"
        return next(action for action in page.split("Actions: ")[1].split(", ") if action.startswith("click[b0"))

    for item in finished(env, act):
        assert item["steps"] == 3
        assert set(json.loads(item["answer"])) == {"asin", "options"}
        assert "r_type" in item["figures"]


def test_an_agent_that_never_buys_earns_nothing() -> None:
    env = gym.make("MemWebShop-v0", decide=("act",), items=3, turns=4)
    items = finished(env, lambda page: "click[nothing]")
    assert [item["steps"] for item in items] == [4, 4, 4]
    assert all(item["score"] == 0.0 and item["answer"] == "" and item["won"] is False for item in items)


def test_an_action_that_leads_nowhere_is_explained() -> None:
    env = gym.make("MemWebShop-v0", decide=("act",), items=3)
    env.reset(seed=0)
    observation, *_ = env.step({"act": "buy it"})
    assert observation["last_act"].startswith("Nothing happened: 'buy it' is no search[words]")
    assert observation["last_act"].endswith("Actions: search[words]")


@pytest.mark.parametrize("mode", ["text_rich", "url"])
def test_other_observations(mode: str) -> None:
    env = gym.make("MemWebShop-v0", decide=("act",), items=3, observation=mode)
    env.reset(seed=0)
    observation, *_ = env.step({"act": "search[shirt]"})
    marks = {"text_rich": "[button] Back to Search [button_]", "url": "/search_results/order1/shirt/1"}
    assert marks[mode] in observation["last_act"]


def test_the_domain_travels_between_processes_by_its_config() -> None:
    domain = make_domain(WebShopConfig(products=400))
    twin = pickle.loads(pickle.dumps(domain))
    assert twin.config == domain.config
    assert twin.stream.events(1) == domain.stream.events(1)


def test_splits_have_lives_of_their_own() -> None:
    texts = {
        split: [event.text for event in make_domain(WebShopConfig(split=split)).stream.events(0)]
        for split in ("train", "eval", "test")
    }
    assert texts["train"] != texts["test"] != texts["eval"]
    assert make_domain(WebShopConfig(split="train")).training
    assert not make_domain(WebShopConfig()).training


@pytest.fixture(scope="module")
def data(data_path: Callable[[str], Path], tmp_path_factory: pytest.TempPathFactory) -> str:
    files = ("golden_items_shuffle_1000", "golden_items_ins_v2_1000", "golden_items_human_ins")
    items, attributes, human = (data_path(f"webshop/{name}.json") for name in files)
    return str(convert_webshop(items, attributes, human, tmp_path_factory.mktemp("data") / "shop"))


@pytest.mark.parametrize("goals", ["human", "synthetic"])
def test_official_files(data: str, goals: str) -> None:
    agent = memenv.make_agent("profile")
    env = memenv.make_env("MemWebShop-v0", agent, {"data": data, "goals": goals, "items": 6})
    assert "golden_items_shuffle_1000.json" in env.unwrapped.label and f"{goals} goals" in env.unwrapped.label
    result = memenv.run_episode(env, agent, 2)
    assert len(result.items) == 6
    assert 0 < result.score <= 1
    with pytest.raises(MemenvError, match="there is no oracle; leave such agents out"):
        env.unwrapped.hindsight()


def test_official_goals_are_cut_into_episodes(data: str) -> None:
    stream = make_domain(WebShopConfig(data=data, items=64)).stream
    assert stream.episodes == 8
    sizes = [len(stream.events(seed)) for seed in range(8)]
    assert sizes == [64] * 7 + [52]
    assert stream.events(8) == stream.events(0)
    ids = [event.id for seed in range(8) for event in stream.events(seed) if isinstance(event, Item)]
    assert len(set(ids)) == 500


def test_a_leaderboard_of_official_goals_runs_each_episode_once_and_has_no_oracle(data: str) -> None:
    plan = plan_rows(["MemWebShop-v0"], None, {"data": data})
    assert plan.seeds == {"MemWebShop-v0": 21}  # 500 goals, 24 an episode
    assert [row.agent for row in plan.rows] == ["no_memory", "random", "recency", "profile", "full_context"]
    with pytest.raises(MemenvError, match="there is no oracle; leave such agents out"):
        plan_rows(["MemWebShop-v0"], ["recency", "oracle"], {"data": data})
    assert "oracle" in [row.agent for row in plan_rows(["MemWebShop-v0"], None).rows]


@pytest.mark.parametrize("argument", [{"users": 3}, {"products": 500}, {"shuffle_users": True}])
def test_arguments_of_generated_lives_are_refused_with_data(data: str, argument: dict[str, Any]) -> None:
    with pytest.raises(MemenvError, match="official data have no generated people and products; leave it out"):
        gym.make("MemWebShop-v0", data=data, **argument)


@pytest.mark.parametrize("official", [False, True])
def test_a_state_in_the_middle_of_shopping_can_be_pickled(data: str, official: bool) -> None:
    env = gym.make("MemWebShop-v0", decide=("act",), items=2, **({"data": data} if official else {"products": 400}))
    env.reset(seed=0)
    env.step({"act": "search[shirt]"})
    core: Any = env.unwrapped
    twin = pickle.loads(pickle.dumps(core.state))
    assert twin.moment.task.observation == core.state.moment.task.observation
    assert twin.moment.task.shop is core.state.moment.task.shop  # found again, not copied


def test_labels_tell_which_lives_ran() -> None:
    labels = [
        make_domain(WebShopConfig(**arguments)).label
        for arguments in ({}, {"split": "train", "shuffle_users": True}, {"products": 400, "seed": 3})
    ]
    assert labels == ["generated test", "generated train, shuffled users", "generated test, 400 products, catalogue 3"]


@pytest.mark.parametrize("text", ["", " ", "[]", "\n", "[[", "中文", "x" * 10_000, "a\nb [c] \x00", "the of"])
def test_the_shopper_survives_any_order(text: str) -> None:
    domain = make_domain(WebShopConfig(products=400))
    item = next(event for event in domain.stream.events(0) if isinstance(event, Item))
    outcome = domain.solver.solve(replace(item, text=text), ())
    assert outcome.answer == "" or "asin" in json.loads(outcome.answer)
    assert 0 <= domain.scorer.score(item, outcome, ())[0] <= 1


def test_data_without_instructions_is_refused(data_path: Callable[[str], Path], tmp_path: Path) -> None:
    items, attributes = (data_path(f"webshop/golden_items_{name}_1000.json") for name in ("shuffle", "ins_v2"))
    out = str(convert_webshop(items, attributes, None, tmp_path / "shop", limit=100))
    with pytest.raises(MemenvError, match="no human instructions; convert it with --instructions"):
        gym.make("MemWebShop-v0", data=out)
    gym.make("MemWebShop-v0", data=out, goals="synthetic")


def test_feedback_tells_what_was_right_and_not_what_would_have_been(data: str) -> None:
    domain = make_domain(WebShopConfig(data=data))
    item = domain.stream.events(0)[0]
    assert isinstance(item, Item)
    outcome = domain.solver.solve(item, ())
    score, _ = domain.scorer.score(item, outcome, ())
    experience = domain.feedback(item, outcome, score)
    assert experience.key == item.text and experience.reward == score and experience.kind == "trajectory"
    assert "Attributes" in experience.text and f"Score {score:.2f}." in experience.text
    nothing = domain.feedback(item, memenv.Outcome("", won=False), 0.0)
    assert nothing.text == "Nothing was bought."


def test_a_language_model_can_be_the_shopper() -> None:
    """A scripted stand-in for a model: it repeats what the prompt offers."""
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        page = prompt.split("Page:\n")[1]
        if "Buy Now" in page:
            return "I take it. click[buy now]"
        if "click[b0" in page:
            return next(part for part in page.split("Actions: ")[1].split(", ") if part.startswith("click[b0"))
        return "search[shirt]" if len(prompts) > 1 else "let me think"

    domain = make_domain(WebShopConfig(items=3), lambda shop: ChatShopper(shop, ask, "scripted"))
    item = next(event for event in domain.stream.events(0) if isinstance(event, Item))
    outcome = domain.solver.solve(item, [memenv.Recall("Mia wears small.", 0.0)])
    assert outcome.steps == 4 and outcome.trace[0] == "let me think" and outcome.trace[-1] == "click[buy now]"
    assert outcome.tokens > 100
    assert "- Mia wears small." in prompts[0] and item.text in prompts[0]
    assert 0 <= domain.scorer.score(item, outcome, ())[0] <= 1

"""The loop and the environment, on a domain whose answers are known."""

from __future__ import annotations

import dataclasses
import pickle

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv
from toy_domain import Climb, TownConfig, TownDomain, TownEnv, make_domain

import memenv
from memenv import MemenvError, MemoryConfig, MemoryEnv, add, delete, update
from memenv.observation import UNBOUNDED
from memenv.state import Phase
from memenv.testing import EnvConformance


def town(**arguments) -> TownEnv:
    return TownEnv(**arguments)


@pytest.fixture(scope="module", autouse=True)
def registered():
    gym.register("Town-v0", entry_point=TownEnv)
    memenv.registration.ENVIRONMENTS["Town-v0"] = "toy_domain:TownEnv"
    yield
    del gym.registry["Town-v0"]
    del memenv.registration.ENVIRONMENTS["Town-v0"]


class TestTown(EnvConformance):
    env_id = "Town-v0"

    def test_processes_agree(self):
        pytest.skip("Town-v0 is known to this process alone; registered environments are tested across processes")


def play(env, decide):
    observation, info = env.reset(seed=1)
    total, done = 0.0, False
    while not done:
        observation, reward, done, truncated, info = env.step(decide(observation, info))
        assert truncated is False
        total += reward
    return total, info


def test_storing_what_was_said_answers_everything():
    env = town()
    total, info = play(env, lambda observation, info: memenv.action([add(observation["experience"])]))
    assert total == pytest.approx(1.0)
    assert info["phase"] == "END"
    with pytest.raises(gym.error.ResetNeeded):
        env.step({})


def test_remembering_nothing_answers_nothing():
    assert play(town(), lambda observation, info: {})[0] == 0.0


def test_items_report_scores_and_no_gold():
    _, info = play(town(), lambda observation, info: memenv.action([add(observation["experience"])]))
    (item,) = info["items"]
    assert set(item) == {
        "id",
        "category",
        "headline",
        "score",
        "answer",
        "won",
        "steps",
        "shown",
        "context",
        "figures",
    }
    assert item["score"] == 1.0 and item["shown"]


def test_a_list_is_committed_deletes_first_then_changes_then_additions():
    env = town(bank_tokens=1000)
    observation, _ = env.reset(seed=1)
    observation, *_ = env.step(memenv.action([add("Mia is a"), add("Mia is b"), add("Mia is c")]))
    observation, *_ = env.step(memenv.action(search="Mia"))
    texts = observation["slots"]["text"]
    where = {text: slot for slot, text in enumerate(texts)}
    _, _, _, _, info = env.step(
        memenv.action([add("Mia is d"), update(where["Mia is b"], "Mia is B"), delete(where["Mia is a"])])
    )
    assert not info["invalid"]
    assert [(e.id, e.text) for e in env.memory.bank] == [(1, "Mia is B"), (2, "Mia is c"), (3, "Mia is d")]
    assert info["change"].deleted == (0,) and info["change"].updated == (1,) and info["change"].added == (3,)


def test_eviction_makes_room_oldest_first_and_never_what_was_just_written():
    env = town(bank_tokens=6)
    env.reset(seed=1)
    env.step(memenv.action([add("aaaaaaaa"), add("bbbbbbbb")]))  # 2 tokens each
    env.step(memenv.action([add("cccccccc")]))
    _, _, _, _, info = env.step(memenv.action([add("dddddddddddd")]))  # 3 tokens: two have to go
    assert info["change"].evicted == (0, 1)
    assert [e.text for e in env.memory.bank] == ["cccccccc", "dddddddddddd"]


def test_what_is_larger_than_the_bank_is_refused_whole():
    env = town(bank_tokens=4)
    env.reset(seed=1)
    _, _, _, _, info = env.step(memenv.action([add("fits"), add("x" * 100)]))
    assert "do not fit a bank of 4" in info["invalid"][0].why
    assert len(env.memory.bank) == 0


def test_without_eviction_a_full_bank_refuses():
    env = town(bank_tokens=2, eviction="none")
    env.reset(seed=1)
    env.step(memenv.action([add("12345678")]))
    _, _, _, _, info = env.step(memenv.action([add("1234")]))
    assert "eviction is 'none'" in info["invalid"][0].why


@pytest.mark.parametrize("eviction", ["least_used", "weakest"])
def test_eviction_by_use_keeps_what_was_shown_to_the_solver(eviction):
    env = town(bank_tokens=12, eviction=eviction, write_k=8)
    env.reset(seed=1)
    core = env.state.memory.bank
    core.add("Mia moved to Rome.", time=0.0)
    core.add("nothing at all.", time=5.0)
    core.touch([0], 1.0)
    env.step(memenv.action([add("Hugo moved to Oslo.")]))
    assert "Mia moved to Rome." in [e.text for e in env.memory.bank]
    assert "nothing at all." not in [e.text for e in env.memory.bank]


def test_search_shows_the_same_moment_again_and_is_counted():
    env = town(max_searches=2, write_k=2)
    observation, info = env.reset(seed=1)
    env.step(memenv.action([add("Mia likes tea"), add("Ann likes tea"), add("Hugo likes tea")]))
    first = env.state.position
    seen = []
    for _ in range(2):
        observation, reward, _, _, info = env.step(memenv.action(search="*"))
        assert reward == 0.0 and env.state.position == first
        seen += [text for text in observation["slots"]["text"] if text]
    assert sorted(seen) == ["Ann likes tea", "Hugo likes tea", "Mia likes tea"]
    assert observation["budget"][3].tolist() == [2.0, 2.0]
    _, _, _, _, info = env.step(memenv.action(search="tea"))
    assert "no search left" in info["invalid"][0].why and env.state.position > first


def test_fields_that_do_not_apply_are_ignored_and_named():
    env = town()
    env.reset(seed=1)
    _, _, _, _, info = env.step({"act": "up", "state": "x", "select": np.ones(8, np.int8)})
    assert info["ignored"] == ("state", "select", "act")
    _, _, _, _, info = env.step(memenv.action([add("x")], search="y"))
    assert info["ignored"] == ("search",) and not info["invalid"]


def test_actions_that_are_no_actions_are_told_so():
    env = town()
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"memenv\.action"):
        env.step(3)
    with pytest.raises(ValueError, match="unknown action field opz"):
        env.step({"opz": ()})


def test_state_store_carries_the_answers():
    env = town(bank_tokens=0, state_tokens=200)

    def keep_all(observation, info):
        return memenv.action(state=(observation["state"] + " " + observation["experience"]).strip())

    assert play(env, keep_all)[0] == pytest.approx(1.0)
    _, _, _, _, info = (env.reset(seed=1), env.step(memenv.action(state="x" * 10_000)))[1]
    assert "does not fit 200" in info["invalid"][0].why and env.memory.state == ""


def test_a_refused_state_refuses_the_operations_with_it():
    env = town(bank_tokens=100, state_tokens=2)
    env.reset(seed=1)
    env.step(memenv.action([add("good")], state="far too long for two tokens"))
    assert len(env.memory.bank) == 0 and env.memory.state == ""


def test_read_hands_over_what_is_selected():
    env = town(decide=("write", "read"))

    def none_selected(observation, info):
        if observation["phase"] == Phase.READ:
            assert observation["item"]
            return memenv.action(select=np.zeros(8, np.int8))
        return memenv.action([add(observation["experience"])])

    assert play(env, none_selected)[0] == 0.0
    all_selected = lambda observation, info: (
        {} if observation["phase"] == Phase.READ else memenv.action([add(observation["experience"])])
    )
    assert play(env, all_selected)[0] == pytest.approx(1.0)


def test_answering_is_acting():
    env = town(decide=("write", "act"))

    def answer(observation, info):
        if observation["phase"] == Phase.ACT:
            newest = max(
                range(8), key=lambda slot: (observation["slots"]["filled"][slot], -observation["slots"]["age"][slot])
            )
            return memenv.action(act=observation["slots"]["text"][newest].rstrip(".").split()[-1])
        return memenv.action([add(observation["experience"])])

    assert play(env, answer)[0] == pytest.approx(1.0)


def test_tasks_of_several_turns():
    class Climbing(TownDomain):
        def start(self, item):
            return Climb()

    class WonScorer:
        def score(self, item, outcome, shown):
            return float(bool(outcome.won)), {}

    towns = make_domain(TownConfig())
    domain = Climbing(towns.stream, towns.solver, WonScorer())
    env = MemoryEnv(domain, MemoryConfig(bank_tokens=50), ("act",))
    observation, _ = env.reset(seed=1)
    assert observation["phase"] == Phase.ACT and observation["budget"][4].tolist() == [0.0, 3.0]
    assert len(env.memory.bank) > 0  # nobody decides WRITE: experiences are appended as they are
    observation, reward, *_ = env.step(memenv.action(act="up"))
    assert observation["last_act"] == "height 1" and reward == 0.0
    _, reward, *_ = env.step(memenv.action(act="up"))
    assert reward == pytest.approx(1 / 4)


def test_own_memory_hands_over_a_context():
    env = town(bank_tokens=0, own_memory=True, decide=("write", "read"), context_tokens=100)
    kept: list[str] = []

    def own(observation, info):
        if observation["phase"] == Phase.READ:
            return memenv.action(context=" ".join(kept))
        kept.append(observation["experience"])
        return {}

    assert play(env, own)[0] == pytest.approx(1.0)
    with pytest.raises(MemenvError, match="own_memory"):
        town(own_memory=True)


def test_maintenance_moments_follow_each_session():
    env = town(maintain=True)
    phases = []

    def note(observation, info):
        phases.append(bool(observation["experience"]))
        return {}

    play(env, note)
    assert phases == [True, False] * 12


def test_context_budget_leaves_out_what_does_not_fit():
    env = town(context_tokens=5, bank_tokens=1000)
    env.reset(seed=1)
    _, info = play(env, lambda observation, info: memenv.action([add(observation["experience"])]))
    assert all(item["context"] <= 5 for item in info["items"])


def test_strength_rises_when_shown_to_the_solver_only():
    env = town()
    env.reset(seed=1)
    for _ in range(3):
        env.step(memenv.action([add(env.state.moment.experience.text)]))
    shown = set(env.results[0].shown)
    assert shown
    for entry in env.memory.bank:
        assert (entry.uses, entry.strength) == ((1, 2.0) if entry.id in shown else (0, 1.0))


def test_reward_weights_make_the_return_the_headline_score():
    env = town()
    total, _ = play(env, lambda o, i: memenv.action([add(o["experience"])] if "Rome" in o["experience"] else []))
    assert total == pytest.approx(sum(r.score for r in env.results) / len(env.results))


def test_counterfactual_scores_memories_on_answered_items_only():
    env = town()
    env.reset(seed=1)
    with pytest.raises(MemenvError, match="only items already answered"):
        env.counterfactual(["Mia moved to Rome."], ["q2"])
    for _ in range(3):
        env.step({})
    asked = env.results[0].item
    name = asked.text.split()[2]
    results = env.counterfactual([f"{name} moved to {asked.gold}."])
    assert [r.score for r in results] == [1.0] and env.results[0].score == 0.0
    before = env.memory
    before.bank.add(f"{name} moved to {asked.gold}.", time=0.0)
    assert env.counterfactual(before)[0].score == 1.0
    assert len(env.memory.bank) == 0


def test_fork_goes_its_own_way():
    env = gym.make("Town-v0")
    env.reset(seed=1)
    env.step(memenv.action([add("shared")]))
    twin = memenv.fork(env)
    twin.step(memenv.action([add("twin")]))
    env.step(memenv.action([add("mine")]))
    assert [e.text for e in env.unwrapped.memory.bank] == ["shared", "mine"]
    assert [e.text for e in twin.unwrapped.memory.bank] == ["shared", "twin"]
    assert [e.id for e in twin.unwrapped.memory.bank] == [e.id for e in env.unwrapped.memory.bank] == [0, 1]
    env.reset()
    twin.reset()
    assert env.unwrapped.state.seed == twin.unwrapped.state.seed
    with pytest.raises(MemenvError, match="can't fork"):
        memenv.fork(gym.make("CartPole-v1"))


def test_unknown_arguments_are_refused_with_the_list():
    with pytest.raises(MemenvError, match=r"unknown argument banktokens; allowed are decide, bank_tokens"):
        town(banktokens=3)
    for bad in (
        {"bank_tokens": 0},
        {"bank_tokens": -1},
        {"bank_tokens": 1.5},
        {"context_tokens": 0},
        {"write_k": 0},
        {"eviction": "newest"},
        {"retriever": "sql"},
        {"decide": ()},
        {"decide": ("think",)},
        {"moves": 0},
        {"render_mode": "human"},
        {"maintain": 1},
    ):
        with pytest.raises(MemenvError):
            town(**bad)


def test_unbounded_budgets():
    env = town(bank_tokens=None, context_tokens=None, read_k=None)
    observation, _ = env.reset(seed=1)
    assert observation["budget"][0, 1] == UNBOUNDED
    total, _ = play(env, lambda o, i: memenv.action([add(o["experience"])]))
    assert total == pytest.approx(1.0)
    assert len(env.results[-1].shown) == 12


def test_dense_retrieval_plays_too():
    total, _ = play(town(retriever="dense"), lambda o, i: memenv.action([add(o["experience"])]))
    assert total == pytest.approx(1.0)


def test_hostile_text_is_stored_as_data_and_shown_escaped():
    env = town(bank_tokens=None, render_mode="ansi")
    env.reset(seed=1)
    nasty = ["\x1b[2J\x07 bell", "lone \ud800 surrogate", "[bold]markup[/bold]", "x" * 1_000_000, "'; DROP TABLE x"]
    _, _, _, _, info = env.step(memenv.action([add(text) for text in nasty]))
    assert not info["invalid"]
    observation, *_ = env.step(memenv.action(search="bell surrogate markup drop"))
    assert env.observation_space.contains(observation)
    assert "\ud800" not in "".join(e.text for e in env.memory.bank)
    picture = env.render()
    assert picture is not None and "\x1b" not in picture and "\\x1b" in picture


def test_texts_too_long_for_the_space_are_shown_cut():
    env = town(bank_tokens=None, max_text=10)
    observation, _ = env.reset(seed=1)
    assert len(observation["experience"]) == 10
    observation, *_ = env.step(memenv.action([add("Mia moved to a very long town name")]))
    assert env.observation_space.contains(observation)


def test_vector_environments():
    make = [lambda: gym.make("Town-v0") for _ in range(2)]
    for vector in (SyncVectorEnv(make), AsyncVectorEnv(make, shared_memory=False)):
        observations, _ = vector.reset(seed=[1, 2])
        first = observations["experience"]
        assert len(first) == 2 and all("moved" in text for text in first)
        observations, *_ = vector.step(vector.action_space.sample())
        assert observations["experience"] != first
        vector.close()
    with pytest.raises((TypeError, gym.error.CustomSpaceError), match="shared_memory=False"):
        AsyncVectorEnv(make)


def test_module_prefix_registers():
    assert gym.make("memenv:MemLoCoMo-v0").spec.id == "MemLoCoMo-v0"


def test_states_can_be_pickled():
    env = town()
    env.reset(seed=1)
    env.step(memenv.action([add("x")]))
    copy = pickle.loads(pickle.dumps([entry._asdict() for entry in env.memory.bank]))
    assert copy[0]["text"] == "x"
    assert dataclasses.is_dataclass(env.state)


@pytest.mark.parametrize("decide", [3, None, [], "think", ["write", "think"], [None]])
def test_moments_that_do_not_exist_are_refused(decide):
    with pytest.raises(MemenvError, match="name one or more of write, read, act"):
        town(decide=decide)

"""Config, streams and episodes of MemALFWorld-v0."""

from __future__ import annotations

import pickle

import gymnasium as gym
import pytest

import memenv
from memenv.envs.alfworld.domain import ALFWorldConfig, ALFWorldDomain
from memenv.envs.alfworld.tasktypes import TASKS
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.solver import Domain, Outcome
from memenv.stream import Experience, Item, Stream
from memenv.testing import episode_digest


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"split": "test"}, "split='test': allowed are None, 'train', 'seen', 'unseen'"),
        ({"games": 0}, "games=0: give a whole number >= 1"),
        ({"practice": -1}, "practice=-1"),
        ({"games": True}, "games=True"),
        ({"max_steps": 0}, "max_steps=0"),
        ({"tasks": ()}, "tasks=\\(\\): name one or more"),
        ({"tasks": "cook"}, "tasks='cook': name one or more of pick_and_place_simple, "),
        ({"tasks": 5}, "tasks=5: name one or more"),
        ({"tasks": True}, "tasks=True: name"),
        ({"tasks": {"pick_and_place_simple"}}, "tasks={'pick_and_place_simple'}: name"),
        ({"tasks": [["a"]]}, "tasks="),
        ({"houses": "other"}, "houses='other'"),
        ({"engine": "unity"}, "engine='unity'"),
        ({"order": "by name", "data": "/d"}, "order='by name': give 'shuffled', 'sorted', or a whole number"),
        ({"order": -1, "data": "/d"}, "order=-1: give"),
        ({"order": True, "data": "/d"}, "order=True: give"),
        ({"order": 1.5, "data": "/d"}, "order=1.5: give"),
        ({"order": 3}, "order=3 belongs to published games"),
        ({"reveal": "label"}, "reveal='label': allowed are 'outcome', 'play'"),
        ({"order": "sorted"}, "order='sorted' belongs to published games"),
        ({"data": "/d", "houses": "same"}, "houses='same' belongs to generated games"),
        ({"data": ""}, "data=''"),
        ({"data": 3}, "data=3"),
    ],
)
def test_bad_arguments_are_named(arguments, message):
    with pytest.raises(memenv.MemenvError, match=message):
        ALFWorldConfig(**arguments)


def test_unknown_arguments_are_refused_with_the_list():
    with pytest.raises(memenv.MemenvError, match=r"unknown argument colour; allowed are .*houses.*"):
        gym.make("MemALFWorld-v0", colour="red")


def test_missing_data_says_what_to_fetch(tmp_path, monkeypatch):
    monkeypatch.delenv("ALFWORLD_DATA", raising=False)
    with pytest.raises(memenv.MemenvError, match="ALFWORLD_DATA, which is not set: run `alfworld-download`"):
        gym.make("MemALFWorld-v0", data="official")
    (tmp_path / "file").write_text("x")
    for name, message in (
        ("none", "none': no such folder; `alfworld-download`"),
        ("file", "file': is no folder"),
        ("x" * 5000, "no such folder"),
        ("a\0b", "no such folder"),
    ):
        with pytest.raises(memenv.MemenvError, match=message):
            gym.make("MemALFWorld-v0", data=f"{tmp_path}/{name}")
        if "\0" not in name:
            monkeypatch.setenv("ALFWORLD_DATA", f"{tmp_path}/{name}")
            with pytest.raises(memenv.MemenvError, match=r"' \(\$ALFWORLD_DATA\): "):
                gym.make("MemALFWorld-v0", data="official")
    with pytest.raises(memenv.MemenvError, match=r"nor a json_2\.1\.\* folder in it holds train"):
        gym.make("MemALFWorld-v0", data=str(tmp_path))


def test_events_are_plays_then_games_made_when_read():
    domain = ALFWorldDomain(ALFWorldConfig(games=6, practice=2))
    assert isinstance(domain, Domain) and isinstance(domain.stream, Stream)
    events = domain.stream.events(3)
    assert [item.category for item in events.items] == [event.category for event in events[2:]]
    assert sorted(event.category for event in events[2:]) == sorted(TASKS)
    for event in events[:2]:
        assert isinstance(event, Experience) and event.text.startswith("Task: ") and event.messages
        assert event.reward in (0.0, 1.0)
    for event in events[2:]:
        assert isinstance(event, Item) and "Your task is to: " in event.text and event.gold is None
    times = [event.time for event in events]
    assert times == sorted(times)
    assert list(domain.stream.events(3)) == list(events) != list(domain.stream.events(4))
    assert events[-1] == events[7]
    with pytest.raises(IndexError):
        events[8]
    assert list(pickle.loads(pickle.dumps(events))) == list(events)


def test_feedback_tells_the_play():
    domain = ALFWorldDomain(ALFWorldConfig(games=1, practice=0))
    item = domain.stream.events(0)[0]
    outcome = domain.solver.solve(item, [])
    told = domain.feedback(item, outcome, 1.0)
    assert told.text.splitlines()[-1] == ("The task was solved." if outcome.won else "The task was not solved.")
    assert told.time > item.time and told.source == item.id and told.reward == float(outcome.won)
    assert all("> " not in turn.text and turn.text != "Nothing happens." for turn in told.messages)


def test_how_plays_ended_can_be_kept_back():
    tellings = {}
    for reveal in ("outcome", "play"):
        env = gym.make("MemALFWorld-v0", games=4, practice=4, reveal=reveal)
        _, info = env.reset(seed=2)
        told, done = [], False
        while not done:
            told.append((env.unwrapped.state.moment.experience, info["messages"][-1].text))
            _, _, done, _, info = env.step(memenv.action())
        tellings[reveal] = told
    assert {experience.reward for experience, _ in tellings["outcome"]} == {0.0, 1.0}
    for (open_, last), (kept, end) in zip(tellings["outcome"], tellings["play"], strict=True):
        assert kept.reward is None and "solved" not in kept.text + end and "was played in" in end
        assert open_.text.rpartition("\n")[0] == kept.text
        assert open_.messages[:-1] == kept.messages[:-1] and "solved in" in last


def test_an_agent_can_play():
    domain = ALFWorldDomain(ALFWorldConfig(games=1, practice=0))
    item = domain.stream.events(1)[0]
    task = domain.start(item)
    assert task.observation == "" and task.turns_left == 15
    wrong = task.step("dance\n> go to fridge 1")
    assert wrong.observation == "Nothing happens." and wrong.turns_left == 14
    assert wrong.outcome().trace == ("> dance > go to fridge 1\nNothing happens.",)
    for command in item.data.game().walkthrough:
        assert command in task.admissible
        task = task.step(command)
    assert task.turns_left == 0 and task.outcome().won
    assert task.outcome() == Outcome(command, True, len(item.data.game().walkthrough), 0, task.trace)
    assert domain.scorer.score(item, task.outcome(), ())[0] == 1.0


def test_acting_through_gym():
    env = gym.make("MemALFWorld-v0", games=2, practice=0, decide=("act",))
    core = env.unwrapped
    _, info = env.reset(seed=5)
    total, done = 0.0, False
    while not done:
        game = core.state.moment.item.data.game()
        for command in game.walkthrough:
            assert info["phase"] == "ACT" and command in info["admissible"]
            assert info["admissible"] == tuple(core.state.moment.task.play.admissible)
            _, reward, done, _, info = env.step(memenv.action(act=command))
            total += reward
    assert total == pytest.approx(1.0)
    assert info["items"][0]["won"] is True and info["admissible"] == ()


def test_only_acting_agents_are_told_commands():
    env = gym.make("MemALFWorld-v0", games=2, practice=1, decide=("write", "act"))
    _, info = env.reset(seed=5)
    done, acted = False, 0
    while not done:
        assert bool(info["admissible"]) == (info["phase"] == "ACT")
        acted += info["phase"] == "ACT"
        _, _, done, _, info = env.step(memenv.action(act=info["admissible"][0] if info["admissible"] else None))
    assert acted > 2


def test_the_step_limit_ends_a_game():
    env = gym.make("MemALFWorld-v0", games=1, practice=0, max_steps=4, decide="act")
    env.reset(seed=5)
    done, steps = False, 0
    while not done:
        _, reward, done, truncated, info = env.step(memenv.action(act="look"))
        steps += 1
    assert (steps, reward, truncated, info["items"][0]["won"]) == (4, 0.0, False, False)


def scores(agent, seeds=range(700, 706), **arguments):
    made = make_agent(agent)
    env = make_env("MemALFWorld-v0", made, {"split": "unseen", "games": 12, **arguments})
    return sum(run_episode(env, made, seed).score for seed in seeds) / len(seeds)


def test_memory_orders_agents():
    none, insights, oracle = (scores(agent) for agent in ("no_memory", "insights", "oracle"))
    assert none + 0.05 < insights < oracle - 0.05


def test_memory_of_unrelated_houses_does_not_help():
    only = {"houses": "unrelated", "tasks": ("pick_and_place_simple", "pick_two_obj_and_place")}
    assert abs(scores("insights", **only) - scores("no_memory", **only)) < 0.08


def test_a_known_house_is_learnt():
    assert scores("insights", houses="same") > scores("insights") + 0.02


def test_episodes_are_deterministic():
    digests = {episode_digest(gym.make("MemALFWorld-v0", games=4, practice=2), "insights", 9) for _ in range(2)}
    assert len(digests) == 1

"""Selection of ALFWorld's published files, on a folder that looks like theirs."""

from __future__ import annotations

import importlib.util
import json
import sys

import gymnasium as gym
import pytest

import memenv
from memenv.envs.alfworld.games import Household
from memenv.envs.alfworld.official import find_games, resolve_data
from memenv.envs.alfworld.tasktypes import TASKS
from memenv.errors import MemenvError
from memenv.leaderboard import plan_rows

_CLEAN = "pick_clean_then_place_in_recep"


def trial(root, split, parent, name="trial_1", kind=_CLEAN, solvable=True, game=True, traj=True):
    folder = root / "json_2.1.1" / split / parent / name
    folder.mkdir(parents=True)
    if traj:
        (folder / "traj_data.json").write_text(json.dumps({"task_type": kind}))
    if game:
        content = {"pddl_domain": 'says "solvable": true', "grammar": "", "pddl_problem": ""}
        if solvable is not None:
            content["solvable"] = solvable
        (folder / "game.tw-pddl").write_text(json.dumps(content))


@pytest.fixture
def root(tmp_path):
    tmp_path = tmp_path / "movable Sliced disk"  # only what is below the split counts
    trial(tmp_path, "valid_unseen", "b-Mug-None-Shelf-10")
    trial(tmp_path, "valid_unseen", "a-Mug-None-Shelf-10", "trial_2")
    trial(tmp_path, "valid_unseen", "a-Mug-None-Shelf-10", "trial_1")
    trial(tmp_path, "valid_unseen", "c-AppleSliced-None-Shelf-10")
    trial(tmp_path, "valid_unseen", "pick_and_place_with_movable_recep-Mug-Plate-Shelf-10")
    trial(tmp_path, "valid_unseen", "d-Mug-None-Shelf-10", kind="stack")
    trial(tmp_path, "valid_unseen", "e-Mug-None-Shelf-10", solvable=False)
    trial(tmp_path, "valid_unseen", "f-Mug-None-Shelf-10", solvable=None)
    trial(tmp_path, "valid_unseen", "g-Mug-None-Shelf-10", game=False)
    trial(tmp_path, "valid_unseen", "h-Mug-None-Shelf-10", traj=False)
    return tmp_path


def test_selection_and_order(root):
    games = find_games(resolve_data(str(root)), "unseen")
    assert [game.name for game in games] == [
        "valid_unseen/a-Mug-None-Shelf-10/trial_1",
        "valid_unseen/a-Mug-None-Shelf-10/trial_2",
        "valid_unseen/b-Mug-None-Shelf-10/trial_1",
    ]
    assert {game.kind for game in games} == {_CLEAN}


def test_empty_splits_and_foreign_folders_are_named(root):
    found = resolve_data(str(root))
    with pytest.raises(MemenvError, match=r"valid_seen: no such folder.*alfworld-download"):
        find_games(found, "seen")
    with pytest.raises(MemenvError, match="no game is left of 9 folders"):
        find_games(found, "unseen", ("pick_and_place_simple",))
    (root / "json_2.1.1" / "valid_seen" / "x" / "y").mkdir(parents=True)
    (root / "json_2.1.1" / "valid_seen" / "x" / "y" / "traj_data.json").write_text("{")
    (root / "json_2.1.1" / "valid_seen" / "x" / "y" / "game.tw-pddl").write_text("{")
    with pytest.raises(MemenvError, match=r"traj_data.json: line 1, column 2: .* ALFWorld trajectory"):
        find_games(found, "seen")
    (root / "json_2.1.1" / "valid_seen" / "x" / "y" / "traj_data.json").write_text("[]")
    with pytest.raises(MemenvError, match="names no task_type"):
        find_games(found, "seen")


def test_orders(root):
    for i in range(9):
        trial(root, "valid_unseen", f"x{i}-Mug-None-Shelf-10")

    def names(order):
        env = gym.make("MemALFWorld-v0", data=str(root), split="unseen", practice=0, games=0, order=order)
        return [item.id for item in env.unwrapped.loop.domain.stream.events(0).items]

    orders = {order: names(order) for order in ("sorted", "shuffled", 0, 1)}
    assert orders["sorted"] == sorted(orders["shuffled"]) == sorted(orders[0]) == sorted(orders[1])
    assert len({tuple(found) for found in orders.values()}) == 4 and names(1) == orders[1]


@pytest.mark.parametrize("cut", ["before the mark", "after it", "empty"])
def test_truncated_games_are_named_not_left_out(root, cut):
    path = root / "json_2.1.1" / "valid_unseen" / "b-Mug-None-Shelf-10" / "trial_1" / "game.tw-pddl"
    text = path.read_text()
    path.write_text({"before the mark": text[: len(text) // 2], "after it": text[:-1], "empty": ""}[cut])
    with pytest.raises(MemenvError, match=r"b-Mug-None-Shelf-10/trial_1/game.tw-pddl.* an ALFWorld game"):
        find_games(resolve_data(str(root)), "unseen")


def test_the_environment_variable_names_the_folder(root, monkeypatch):
    monkeypatch.setenv("ALFWORLD_DATA", str(root))
    env = gym.make("MemALFWorld-v0", data="official", split="unseen", practice=0, games=2, order="sorted")
    assert env.unwrapped.loop.domain.label.startswith("valid_unseen 3 ")
    assert env.unwrapped.loop.domain.stream.episodes == 2
    with pytest.raises(MemenvError, match=r"a-Mug-None-Shelf-10/trial_1/game.tw-pddl: .*not an ALFWorld game"):
        env.reset(seed=0)
    with pytest.raises(MemenvError, match=r"no split 'train'.*: practice=0 does without"):
        gym.make("MemALFWorld-v0", data="official", split="unseen")


@pytest.mark.skipif(
    importlib.util.find_spec("alfworld") is None, reason="games are exported with alfworld's grammar: memenv[alfworld]"
)
def test_exported_games_play_as_published_ones(tmp_path):
    from memenv.envs.alfworld.export import export

    specs = [Household(0).spec(i, TASKS[i % 6], "unseen") for i in range(6)]
    paths = export(specs, tmp_path, "valid_unseen")
    with pytest.raises(MemenvError, match="there is a game already"):
        export(specs, tmp_path, "valid_unseen")
    env = gym.make("MemALFWorld-v0", data=str(tmp_path), split="unseen", practice=0, games=0, decide="act")
    assert env.unwrapped.loop.domain.config.steps == 50
    env.reset(seed=0)
    total, done = 0.0, False
    while not done:
        for command in env.unwrapped.state.moment.item.data.game().walkthrough:
            _, reward, done, _, _ = env.step(memenv.action(act=command))
            total += reward
    assert total == pytest.approx(1.0) and len(paths) == 6


@pytest.mark.skipif(importlib.util.find_spec("alfworld") is None, reason="needs memenv[alfworld]")
def test_published_games_have_an_oracle(tmp_path):
    from memenv.envs.alfworld.export import export

    games = [Household(i).spec(i, TASKS[i % 6], "unseen") for i in range(24)]
    export(games, tmp_path, "valid_unseen")
    export(games[:6], tmp_path, "train")
    arguments = {"data": str(tmp_path), "split": "unseen", "practice": 1, "games": 0, "max_steps": 15}
    env = gym.make("MemALFWorld-v0", **arguments)
    env.reset(seed=0)
    texts = env.unwrapped.hindsight().texts
    soonest = env.unwrapped.state.events.games[0]
    thing = soonest.task.split()[2] if soonest.task.startswith("put a ") else ""
    assert thing in texts[0] and all(text.startswith(("The ", "To ")) for text in texts)
    assert len(texts) > 10
    scores = {}
    for name in ("no_memory", "oracle", "oracle_state"):
        agent = memenv.make_agent(name)
        scores[name] = memenv.run_episode(memenv.make_env("MemALFWorld-v0", agent, arguments), agent, 0).score
    assert scores["oracle"] > scores["no_memory"] + 0.2 and scores["oracle_state"] > scores["no_memory"] + 0.2
    rows = plan_rows(["MemALFWorld-v0"], None, arguments).rows
    assert {"oracle", "oracle_state"} <= {row.agent for row in rows}


@pytest.mark.skipif(importlib.util.find_spec("alfworld") is None, reason="needs memenv[alfworld]")
@pytest.mark.filterwarnings("ignore:.*unclosed file:ResourceWarning")  # the original leaves game files open
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_alfworlds_own_collector_and_expert_play_exported_games(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ALFWORLD_DATA", str(tmp_path))
    textworld = pytest.importorskip("textworld")
    from memenv.envs.alfworld.original import TextWorldEngine, memoised_parsing

    TextWorldEngine()  # imports the stack with its side effects kept away
    from alfworld.agents.environment.alfred_tw_env import AlfredDemangler, AlfredExpert, AlfredTWEnv
    from textworld.envs.pddl import PddlEnv

    from memenv.envs.alfworld.export import export

    specs = [Household(0).spec(i, TASKS[i], "unseen") for i in (0, 2)]
    paths = export(specs, tmp_path, "valid_unseen")
    config = {
        "env": {"goal_desc_human_anns_prob": 0, "task_types": [1, 2, 3, 4, 5, 6]},
        "dataset": {"eval_ood_data_path": "$ALFWORLD_DATA/json_2.1.1/valid_unseen", "num_eval_games": 0},
    }
    monkeypatch.setattr(sys, "argv", list(sys.argv))  # loading overwrites it
    collected = AlfredTWEnv(config, train_eval="eval_out_of_distribution").game_files
    assert sorted(collected) == sorted(map(str, paths))
    infos = textworld.EnvInfos(won=True, admissible_commands=True)
    won = []
    with memoised_parsing():
        for path in collected:
            env = AlfredExpert(AlfredDemangler(PddlEnv(infos)))
            env.load(path)
            state = env.reset()
            for _ in range(50):
                state, _, done = env.step(state["extra.expert_plan"][0])
                if done:
                    break
            won.append(state["won"])
    assert won == [True, True]

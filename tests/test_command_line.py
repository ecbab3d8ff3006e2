"""The command line: settings, bad input, recording and replay."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from town_process import command, done, town  # noqa: F401 — town is a fixture

import memenv
from memenv.cli import main
from memenv.commands.options import environment_arguments

# --- settings ----------------------------------------------------------------------------------------------------


def test_settings_become_values():
    given = [
        "a=1",
        "b=none",
        "c=TRUE",
        "d=1.5",
        "e=x y",
        "f=1,2",
        "g=[1, 2]",
        "h=write,read",
        "i=a=b",
        'j="7"',
        "k= 3 ",
        "l=NaN",
    ]
    assert environment_arguments(None, given) == {
        "a": 1, "b": None, "c": True, "d": 1.5, "e": "x y", "f": ("1", "2"), "g": (1, 2), "h": ("write", "read"),
        "i": "a=b", "j": "7", "k": 3, "l": "NaN",
    }  # fmt: skip
    assert environment_arguments("file", []) == {"data": "file"}


FAMILIES, DOGS = "memenv.envs.families:MemFamilies-v0", "memenv.envs.dialogue.two_dogs:MemTwoDogs-v0"


@pytest.mark.parametrize(
    ("env", "given", "value"),
    [
        ("MemLoCoMo-v0", "eviction=none", "none"),
        ("MemLoCoMo-v0", "eviction= NONE ", "NONE"),
        ("MemLoCoMo-v0", 'eviction="none"', "none"),
        (FAMILIES, "near=none", "none"),
        (FAMILIES, "shift=none", None),
        (DOGS, "probe=true", "true"),
        ("MemLoCoMo-v0", "bank_tokens=none", None),
        ("MemLoCoMo-v0", "bank_tokens=null", None),
        ("MemLoCoMo-v0", "items=none", None),
        ("MemLoCoMo-v0", "items=true", "true"),
        ("MemLoCoMo-v0", "data=24", "24"),
        ("MemLoCoMo-v0", "data=1e3", "1e3"),
        ("MemLoCoMo-v0", "data=a, b.json", "a, b.json"),
        ("MemLoCoMo-v0", "data=none", None),
        ("MemLoCoMo-v0", 'data="none"', "none"),
        ("MemLoCoMo-v0", "encoder=2", "2"),
        ("MemLoCoMo-v0", "captions=false", False),
        ("MemLoCoMo-v0", "questions=12", 12),
        ("MemLoCoMo-v0", "categories=1,2", (1, 2)),
        ("MemLoCoMo-v0", "categories=[1, 2]", (1, 2)),
        ("MemLoCoMo-v0", "categories=1,x", (1, "x")),
        ("MemALFWorld-v0", "order=3", 3),
        ("MemALFWorld-v0", "order=shuffled", "shuffled"),
        ("MemALFWorld-v0", "order=none", "none"),
        ("MemALFWorld-v0", "tasks=1,none", ("1", "none")),
        ("MemGame24-v0", "checker=none", "none"),
        ("MemMultiHop-v0", "closed_book=1", 1),
        ("MemLoCoMo-v0", "unheard_of=none", None),
        ("MemLoCoMoNumeric-v0", "preset=none", None),
    ],
)  # fmt: skip
def test_a_value_is_read_as_its_argument_takes_it(env, given, value):
    (found,) = environment_arguments(None, [given], [env]).values()
    assert found == value and type(found) is type(value)


def test_of_several_environments_any_may_take_it():
    def read(given):
        return environment_arguments(None, [given], ["MemLoCoMo-v0", "MemWebShop-v0"])["items"]

    assert (read("items=3"), read("items=end"), read("items=none")) == (3, "end", None)


def test_a_bank_that_makes_no_room_from_the_command_line(capsys):
    assert main(["run", "Town-v0", "--agent", "recency", "--set", "eviction=none", "--set", "bank_tokens=8"]) == 0
    assert " 0 refused" not in capsys.readouterr().out


# --- bad input ---------------------------------------------------------------------------------------------------

BAD = [
    (["run", "Nowhere-v0", "--agent", "recency"], "unknown environment 'Nowhere-v0'; there are MemLoCoMo-v0"),
    (["run", "no_module:X-v0", "--agent", "recency"], "no module 'no_module'"),
    (["run", "..:X-v0", "--agent", "recency"], "'..' is no module's name"),
    (["run", "Town-v0", "--agent", "recencyy"], "unknown agent 'recencyy'; there are no_memory"),
    (["run", "Town-v0", "--agent", "recency:5"], "agent 'recency:5': '5' is no option; options and their defaults: none"),
    (["run", "Town-v0", "--agent", "packer:zip"], "packer:zip: allowed are plain"),
    (["run", "Town-v0", "--agent", "no.such.module:Agent"], "no module 'no'"),
    (["run", "Town-v0", "--agent", "os.path:nothing"], "has no 'nothing'"),
    (["run", "Town-v0", "--agent", "towns_command:NoAgent"], "is no agent: derive its class from memenv.Agent"),
    (["run", "Town-v0", "--agent", ":Agent"], "unknown agent ':Agent'"),
    (["run", "Town-v0", "--agent", ""], "unknown agent ''"),
    (["run", "MemLoCoMoNumeric-v0", "--agent", "recency"], "no environment for memory agents"),
    (["run", "Town-v0", "--agent", "recency", "--set", "bank_tokens=0"], "leave nowhere to keep anything"),
    (["run", "Town-v0", "--agent", "recency", "--set", "context_tokens=0"], "would show no memory"),
    (["run", "Town-v0", "--agent", "recency", "--set", "bank_tokens=-5"], "give a whole number of tokens >= 0"),
    (["run", "Town-v0", "--agent", "recency", "--set", "bank_tokens=many"], "bank_tokens='many'"),
    (["run", "Town-v0", "--agent", "recency", "--set", "write_k=1e9"], "write_k=1000000000.0"),
    (["run", "Town-v0", "--agent", "recency", "--set", "write_k=999999999"], "from 1 to 65536"),
    (["run", "Town-v0", "--agent", "recency", "--set", "speed=3"], "unknown argument speed; allowed are decide"),
    (["run", "Town-v0", "--agent", "recency", "--set", "speed"], "write KEY=VALUE"),
    (["run", "Town-v0", "--agent", "recency", "--set", "=3"], "write KEY=VALUE"),
    (["run", "Town-v0", "--agent", "recency", "--set", "moves=1", "--set", "moves=2"], "--set moves is given twice"),
    (["run", "Town-v0", "--agent", "recency", "--set", 'moves={"a":1}'], "a flat list of those"),
    (["run", "Town-v0", "--agent", "recency", "--set", "moves=[[1]]"], "a flat list of those"),
    (["run", "Town-v0", "--agent", "recency", "--set", "decide=3"], "is the agent's to say: leave it out"),
    (["run", "Town-v0", "--agent", "recency", "--set", "decide=none"], "is the agent's to say: leave it out"),
    (["run", "Town-v0", "--agent", "recency", "--data", "x.json"], "unknown argument data"),
    (["run", "Town-v0", "--agent", "recency", "--seed", "-1"], "give a whole number >= 0"),
    (["run", "Town-v0", "--agent", "recency", "--episodes", "0"], "give a whole number >= 1"),
    (["run", "Town-v0", "--agent", "recency", "--episodes", "x"], "give a whole number >= 1"),
    (["run", "Town-v0"], "the following arguments are required: --agent"),
    (["run", "Town-v0", "--agent", "recency", "--sped"], "unrecognized arguments: --sped"),
    (["run", "Town-v0", "--agent", "recency", "\x1b[2J"], "\\x1b[2J"),
    (["run", "\x1b[2J\nsecond", "--agent", "recency"], "unknown environment"),
    (["walk"], "invalid choice: 'walk'"),
    ([], "required: COMMAND"),
    (["run", "MemLoCoMo-v0", "--agent", "recency", "--set", "preset=3"], "preset='3': allowed are 'tiny'"),
    (["run", "MemLoCoMo-v0", "--agent", "recency", "--set", "preset=1,2"], "preset='1,2': allowed are"),
    (["run", "MemLoCoMo-v0", "--agent", "recency", "--set", "questions=0"], "questions=0 is not possible"),
    (["run", "MemLoCoMo-v0", "--agent", "recency", "--data", "none.json"], "none.json: no such file"),
    (["run", "MemLoCoMo-v0", "--agent", "recency", "--set", "render_mode=human"], "is for gym.make"),
    (["run", "MemLoCoMo-v0", "--agent", "recency", "--set", "bank_tokens=99999999999999999999"], "give a whole number"),
    (["run", "MemGame24-v0", "--agent", "recency", "--data", "none.csv"], "none.csv"),
    (["run", "MemGame24-v0", "--agent", "recency", "--set", "tries=0"], "tries=0: give a whole number >= 1"),
    (["leaderboard", "--resume"], "name it with --out DIR"),
    (["leaderboard", "--env", "Town-v0", "--seeds", "0"], "give a whole number >= 1"),
    (["leaderboard", "--env", "Town-v0", "--workers", "0"], "give a whole number >= 1"),
    (["leaderboard", "--env", "MemLoCoMoNumeric-v0"], "no environment for memory agents"),
    (["leaderboard", "--env", "Town-v0", "--agent", "x"], "unknown agent 'x'"),
    (["run", "Town-v0", "--agent", "recency", "--record", ""], "an empty path"),
    (["run", "Town-v0", "--agent", "os:getcwd"], "'os:getcwd' is no agent"),
    (["leaderboard", "--env", "Town-v0", "--out", ""], "an empty path"),
    (["leaderboard", "--env", "Town-v0", "--data", " "], "an empty path"),
    (["replay", ""], "an empty path"),
    (["replay", "no/such/file.jsonl"], "no such file; give the path of a memenv recording\n"),
    (["replay", "."], "is a folder"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "why"), BAD, ids=[" ".join(arguments)[:60] for arguments, _ in BAD])
def test_bad_input_is_one_line_and_code_2(arguments, why, capsys, tmp_path, monkeypatch):
    if arguments[:1] != ["replay"]:
        monkeypatch.chdir(tmp_path)
    try:
        code = main(arguments)
    except SystemExit as leaving:  # argparse's way out
        code = leaving.code
    out, err = capsys.readouterr()
    assert code == 2 and out == ""
    assert why in err and err.count("\n") == 1 and "Traceback" not in err and "\x1b" not in err
    assert os.listdir(tmp_path) == []


def test_a_failing_run_leaves_no_recording(tmp_path, capsys):
    record = tmp_path / "r.jsonl"
    assert main(["run", "Town-v0", "--agent", "recency", "--record", str(tmp_path)]) == 2
    assert "is a folder" in capsys.readouterr().err
    with pytest.raises(NotImplementedError):
        main(["run", "Town-v0", "--agent", "towns_broken:Broken", "--record", str(record)])
    assert os.listdir(tmp_path) == []


@pytest.fixture(autouse=True)
def broken(monkeypatch):
    """An agent that fails in the middle of an episode."""
    import types

    class Broken(memenv.Agent):
        seen = 0

        def act(self, observation, info):
            self.seen += 1
            if self.seen > 3:
                raise NotImplementedError
            return {}

    module = types.ModuleType("towns_broken")
    module.Broken = Broken
    monkeypatch.setitem(sys.modules, "towns_broken", module)


# --- recording and replay ----------------------------------------------------------------------------------------


@pytest.fixture
def recording(tmp_path, capsys):
    path = tmp_path / "r.jsonl"
    assert main(["run", "Town-v0", "--agent", "random", "--seed", "3", "--episodes", "2", "--record", str(path)]) == 0
    capsys.readouterr()
    return path


def lines(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def replayed(path, rows, capsys):
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    code = main(["replay", str(path)])
    return code, capsys.readouterr().err


def test_a_recording_is_replayed_exactly(recording, capsys):
    assert main(["replay", str(recording)]) == 0
    out = capsys.readouterr().out
    assert out.count("12 steps identical") == 2 and "Town-v0 [toy towns], random, seed 4" in out


def test_a_changed_action_is_found_with_its_step(recording, capsys):
    rows = lines(recording)
    rows[5]["action"] = {"ops": [{"op": 0, "slot": 0, "text": "Mia moved to Nowhere."}]}
    code, err = replayed(recording, rows, capsys)
    assert code == 2 and "episode at line 1: step 5 of 12 came back differently" in err


def edit(change):
    def edited(rows):
        change(rows)
        return rows

    return edited


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda rows: rows[:-1], "has no end: the recording was cut short"),
        (lambda rows: [*rows[:12], *rows[13:]], "some are missing"),
        (lambda rows: [*rows[:13], rows[12], *rows[13:]], "step 13 of 13 can't be played"),
        (lambda rows: rows[1:], "line 1 is not what a memenv recording has there"),
        (lambda rows: [5, *rows], "line 1 is not what"),
        (edit(lambda rows: rows[0].pop("seed")), "line 1 lacks seed"),
        (edit(lambda rows: rows[0].update(format=99)), "format 99; this memenv reads 1"),
        (edit(lambda rows: rows[0].update(seed="x")), "arguments or seed are not what memenv writes"),
        (edit(lambda rows: rows[0].update(arguments=[1])), "arguments or seed are not what memenv writes"),
        (edit(lambda rows: rows[0].update(env="os:X-v0")), "which is not registered here"),
        (edit(lambda rows: rows[0].update(env=[])), "which is not registered here"),
        (edit(lambda rows: rows[0].update(label="Town-v0 [others]")), "the recording is of Town-v0 [others]"),
        (edit(lambda rows: rows[0]["arguments"].update(moves=0)), "moves=0: give a whole number"),
        (edit(lambda rows: rows[0]["arguments"].update(speed=0)), "unknown argument speed"),
        (edit(lambda rows: rows[2].update(action=7)), "step 2 of 12 can't be played"),
        (edit(lambda rows: rows[2].update(action={"jump": 1})), "unknown action field jump"),
        (edit(lambda rows: rows[13].update(score="high")), "line 14: score 'high' is no number"),
        (edit(lambda rows: rows[13].update(score=0.123)), "recorded was 0.123"),
    ],
)  # fmt: skip
def test_other_changes_are_found(recording, capsys, change, why):
    code, err = replayed(recording, change(lines(recording)), capsys)
    assert code == 2 and why in err and err.count("\n") == 1


def test_hostile_actions_are_recorded_and_replayed(tmp_path, capsys):
    path = tmp_path / "r.jsonl"
    assert main(["run", "Town-v0", "--agent", "towns_hostile:Hostile", "--record", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    assert "12 steps identical" in capsys.readouterr().out


@pytest.fixture(autouse=True)
def hostile(monkeypatch):
    import types

    class Hostile(memenv.Agent):
        def act(self, observation, info):
            return memenv.action([memenv.add("\x1b[2J \ud800 \u2028 [bold]"), memenv.delete(99)], search="\ud800")

    module = types.ModuleType("towns_hostile")
    module.Hostile = Hostile
    monkeypatch.setitem(sys.modules, "towns_hostile", module)


# --- the rest ----------------------------------------------------------------------------------------------------


def test_run_reports(capsys):
    assert main(["run", "Town-v0", "--agent", "recency", "--episodes", "2"]) == 0
    out = capsys.readouterr().out
    assert "recency in Town-v0 [toy towns], seeds 0–1" in out and "mean return" in out and "1.000" in out


def test_output_without_unicode():
    code, out, err = done(command("run", "Town-v0", "--agent", "recency", PYTHONIOENCODING="ascii"))
    assert code == 0 and "recency" in out, err


def test_data_says_where_files_belong(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("MEMENV_DATA", str(tmp_path))
    place = tmp_path / "locomo" / "locomo10.json"
    place.parent.mkdir()
    place.write_text("not it")
    assert main(["data"]) == 0
    out = capsys.readouterr().out
    assert f"looked for: {place} — here, but its sha256 is" in out and "24.csv — not here" in out


def test_data_describes_folders(capsys, tmp_path, monkeypatch):
    monkeypatch.delenv("ALFWORLD_DATA", raising=False)
    assert main(["data"]) == 0
    assert "looked for: $ALFWORLD_DATA — not set; it names the folder" in capsys.readouterr().out
    monkeypatch.setenv("ALFWORLD_DATA", str(tmp_path))
    assert main(["data"]) == 0
    assert f"looked for: {tmp_path} — not here ('{tmp_path}': neither" in capsys.readouterr().out
    for name in ("a-Mug-None-Shelf-10", "b-Mug-None-Shelf-10", "c-MugSliced-None-Shelf-10"):
        trial = tmp_path / "json_2.1.1" / "train" / name / "trial_1"
        trial.mkdir(parents=True)
        for file in ("traj_data.json", "game.tw-pddl"):
            (trial / file).write_text("")
    assert main(["data"]) == 0
    out = capsys.readouterr().out
    assert "here, game files by their names: train 2 of 3,553, valid_seen 0 of 140, valid_unseen 0 of 134" in out
    assert "--env MemALFWorld-v0 --data official" in out


def test_version(capsys):
    with pytest.raises(SystemExit) as leaving:
        main(["--version"])
    assert leaving.value.code == 0 and memenv.__version__ in capsys.readouterr().out


@pytest.mark.parametrize("env", ["MemLoCoMo-v0", "MemGame24-v0"])
@pytest.mark.parametrize(
    "content",
    [
        '{"a": [1, 2',
        "",
        "{}",
        "[]",
        "[{}]",
        "x" * 1_000_000,
        "[" * 100_000,
        "\x00\x1b[2J",
        "Rank,Puzzles\n1,1 1 4",
        '[{"qa": 5}]',
    ],
    ids=["truncated", "empty", "object", "list", "no keys", "long line", "deep", "control", "short row", "wrong type"],
)
def test_hostile_data_files_are_one_line_and_code_2(env, content, tmp_path, capsys):
    path = tmp_path / "data.json"
    path.write_text(content)
    assert main(["run", env, "--agent", "recency", "--data", str(path), "--record", str(tmp_path / "r.jsonl")]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and str(path) in err and len(err) < 2000 and "\x1b" not in err
    assert os.listdir(tmp_path) == ["data.json"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_output_that_can_not_be_written_is_one_line():
    with open("/dev/full", "w") as full:
        process = subprocess.run([sys.executable, "-m", "memenv.cli", "list"], check=False, stdout=full, stderr=subprocess.PIPE,
                                 text=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})  # fmt: skip
    assert process.returncode == 2 and process.stderr.count("\n") == 1 and "can't be written" in process.stderr

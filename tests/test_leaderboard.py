"""`memenv leaderboard`: ranked, interrupted and resumed, along streams; nothing is left where nothing was finished."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

import pytest
from town_process import command, done, town  # noqa: F401 — town is a fixture
from toy_domain import TownEnv

from memenv.cli import main


def results(folder: Path) -> dict:
    """All that a leaderboard left, without times."""
    found = {}
    for cell in sorted((folder / "cells").iterdir()):
        value = json.loads(cell.read_text())
        value.pop("latency")
        found[cell.name] = value
    table = json.loads((folder / "leaderboard.json").read_text())
    for row in table["environments"]["Town-v0"]["rows"]:
        del row["latency_p50_s"], row["latency_p95_s"]
    return {"cells": found, "table": table}


def test_the_table_ranks(capsys):
    assert main(["leaderboard", "--env", "Town-v0", "--workers", "1", "--set", "bank_tokens=30"]) == 0
    out = capsys.readouterr().out
    rows = [line for line in out.splitlines() if any(name in line for name in TownEnv.agents) and line.count(".") > 3]
    assert [next(name for name in TownEnv.agents if name in row) for row in rows] == ["oracle", "recency", "no_memory"]
    assert "Town-v0 [toy towns]" in out and "4 episodes per agent" in out


def test_one_episode_is_enough(capsys):
    assert main(["leaderboard", "--env", "Town-v0", "--workers", "1", "--seeds", "1"]) == 0
    assert "no_memory" in capsys.readouterr().out


def test_any_number_of_workers_gives_the_same(tmp_path):
    for workers in ("1", "2"):
        code, _, err = done(
            command(
                "leaderboard",
                "--env",
                "Town-v0",
                "--seeds",
                "6",
                "--workers",
                workers,
                "--out",
                str(tmp_path / workers),
            )
        )
        assert code == 0, err
    assert results(tmp_path / "1") == results(tmp_path / "2")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_leaderboard_is_completed_to_the_same(tmp_path, workers):
    arguments = ["leaderboard", "--env", "Town-v0", "--agent", "towns_command:Slow", "--agent", "recency", "--seeds", "8",
                 "--workers", workers, "--out"]  # fmt: skip
    whole, halved = tmp_path / "whole", tmp_path / "halved"
    code, _, err = done(command(*arguments, str(whole)))
    assert code == 0, err
    process = command(*arguments, str(halved), TOWN_PAUSE="0.05")
    deadline = time.monotonic() + 60
    while not list(halved.glob("cells/*.json")):
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    code, _, err = done(process)
    assert code == 130 and "--resume completes it" in err and "Traceback" not in err
    kept = {path.name: path.read_text() for path in (halved / "cells").iterdir()}
    assert 0 < len(kept) < 16 and not (halved / "leaderboard.json").exists()
    code, _, err = done(command(*arguments, str(halved), "--resume"))
    assert code == 0, err
    assert {name: (halved / "cells" / name).read_text() for name in kept} == kept  # finished cells were not run again
    assert results(halved) == results(whole)


def runs(process: str) -> bool:
    """Whether a process is there and no zombie that nobody has asked after."""
    try:
        return Path("/proc", process, "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_an_interrupt_waits_for_no_episode_and_no_worker_outlives_its_parent(tmp_path):
    arguments = ["leaderboard", "--env", "Town-v0", "--agent", "towns_command:Slow", "--agent", "recency", "--seeds", "4",
                 "--workers", "2", "--out"]  # fmt: skip
    for number, sent in enumerate((signal.SIGINT, signal.SIGKILL)):
        out = tmp_path / str(number)
        process = command(*arguments, str(out), TOWN_PAUSE="1000", TOWN_PIDS=str(tmp_path / f"pids{number}"))
        deadline = time.monotonic() + 60
        while len(workers := list((tmp_path / f"pids{number}").glob("*"))) < 1:
            assert time.monotonic() < deadline and process.poll() is None
            time.sleep(0.05)
        process.send_signal(sent)
        code, _, err = done(process)
        assert code == (130 if sent is signal.SIGINT else -sent) and "Traceback" not in err
        while any(runs(worker.name) for worker in workers):
            assert time.monotonic() < deadline
            time.sleep(0.05)


@pytest.mark.parametrize(
    "change", [{"score": "x"}, {"score": None}, {"items": [1]}, {"items": [{}]}, {"latency": ["x"]}, {"steps": "x"},
               {"memory_tokens": float("nan")}, {"seed": 99}, {"chat": {"a": 1}},
               {"items": [{"id": "", "category": 1, "headline": True, "score": 1, "context": 1, "figures": figures}
                          for figures in ([1], {"judge": "x"})]}]
)  # fmt: skip
def test_a_damaged_cell_is_named(tmp_path, capsys, change):
    arguments = ["leaderboard", "--env", "Town-v0", "--agent", "recency", "--seeds", "1", "--workers", "1",
                 "--out", str(tmp_path)]  # fmt: skip
    assert main(arguments) == 0
    (cell,) = (tmp_path / "cells").iterdir()
    cell.write_text(json.dumps({**json.loads(cell.read_text()), **change}))
    assert main([*arguments, "--resume"]) == 2
    err = capsys.readouterr().err
    assert f"{cell} is no finished cell: delete it" in err


def test_a_folder_is_resumed_only_with_its_own_settings(tmp_path, capsys):
    base = ["leaderboard", "--env", "Town-v0", "--workers", "1", "--out", str(tmp_path)]
    assert main([*base, "--seeds", "2"]) == 0
    capsys.readouterr()
    assert main([*base, "--seeds", "2"]) == 2
    assert "--resume completes it" in capsys.readouterr().err
    for more in (["--seeds", "3"], ["--seeds", "2", "--set", "moves=6"], ["--seeds", "2", "--agent", "recency"]):
        assert main([*base, *more, "--resume"]) == 2
        assert "choose another --out" in capsys.readouterr().err
    assert main([*base, "--seeds", "2", "--resume"]) == 0
    cell = next((tmp_path / "cells").iterdir())
    for broken_text, why in (("{}", "is no finished cell"), ("[1", "cut short"), ("", "is empty")):
        capsys.readouterr()
        cell.write_text(broken_text)
        assert main([*base, "--seeds", "2", "--resume"]) == 2
        err = capsys.readouterr().err
        assert why in err and cell.name in err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_where_no_cell_was_finished_nothing_is_left(tmp_path, workers):
    (tmp_path / "there").mkdir()
    for out in (tmp_path / "new" / "folder", tmp_path / "there"):
        code, _, err = done(command("leaderboard", "--env", "Town-v0", "--agent", "towns_command:Slow", "--seeds", "2",
                                    "--workers", workers, "--out", str(out), TOWN_PAUSE="-1"))  # fmt: skip
        assert code == 1 and "sleep length must be non-negative" in err
        assert [path.name for path in tmp_path.iterdir()] == ["there"] and not list((tmp_path / "there").iterdir())
    out = tmp_path / "kept"
    arguments = ["leaderboard", "--env", "Town-v0", "--agent", "recency", "--agent", "towns_command:Slow", "--seeds", "2",
                 "--workers", "1", "--out", str(out)]  # fmt: skip
    assert done(command(*arguments, TOWN_PAUSE="-1"))[0] == 1
    assert len(list((out / "cells").iterdir())) == 2 and (out / "plan.json").exists()
    assert done(command(*arguments, "--resume"))[0] == 0


def test_out_that_is_a_file(tmp_path, capsys):
    (tmp_path / "f").write_text("x")
    assert main(["leaderboard", "--env", "Town-v0", "--seeds", "1", "--out", str(tmp_path / "f")]) == 2
    assert "is a file" in capsys.readouterr().err


# --- learning along a stream --------------------------------------------------------------------------------------


def curves(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in sorted(folder.glob("curves*"))}


def test_an_interrupted_stream_gives_the_identical_curve(tmp_path):
    """Killed in the middle, then resumed: every curve file is the same to the last byte."""
    arguments = ["leaderboard", "--env", "Town-v0", "--agent", "towns_command:Slow", "--agent", "no_memory", "--seeds", "6",
                 "--passes", "3", "--workers", "1", "--out"]  # fmt: skip
    whole, halved = tmp_path / "whole", tmp_path / "halved"
    code, out, err = done(command(*arguments, str(whole)))
    assert code == 0, err
    assert "along the stream" in out and "pass@3" in out and "curves.json" in out
    process = command(*arguments, str(halved), TOWN_PAUSE="0.02")
    deadline = time.monotonic() + 60
    while not list(halved.glob("cells/*.json")):
        assert time.monotonic() < deadline and process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert done(process)[0] == 130
    assert 0 < len(list((halved / "cells").iterdir())) < 12 and not curves(halved)
    code, _, err = done(command(*arguments, str(halved), "--resume"))
    assert code == 0, err
    assert curves(halved) == curves(whole)
    assert set(curves(whole)) == {"curves.json", "curves.csv", "curves.Town-v0.svg"}
    (found,) = json.loads((whole / "curves.json").read_text()).values()
    assert found["no_memory"]["net_gain"] == [0.0, 0.0, 0.0]
    assert len(found["towns_command:Slow"]["pass_at_1"]) == 3


def test_the_rerun_is_added_where_a_stream_is_transformed(tmp_path, capsys):
    base = ["leaderboard", "--env", "Town-v0", "--agent", "recency", "--seeds", "2", "--workers", "1"]
    assert main([*base, "--passes", "2", "--freeze-memory", "--out", str(tmp_path / "a")]) == 0
    out = capsys.readouterr().out
    assert "no_memory" in out and "2 passes, frozen after the first" in out
    assert main([*base, "--out", str(tmp_path / "b")]) == 0
    assert "no learning curves" in capsys.readouterr().out and not curves(tmp_path / "b")
    assert main([*base, "--stream", "users:2", "--out", str(tmp_path / "a"), "--resume"]) == 2


@pytest.mark.parametrize("more", [["--freeze-memory"], ["--passes", "0"], ["--stream", "sideways"],
                                  ["--stream", "blocked"]])  # fmt: skip
def test_bad_streams_are_refused_before_or_where_they_fail(more, capsys):
    """The towns' questions hang on what was told before, so they can't be put in order."""
    try:
        code = main(["leaderboard", "--env", "Town-v0", "--agent", "recency", "--seeds", "1", "--workers", "1", *more])
    except SystemExit as stop:
        code = int(stop.code or 0)
    assert code == 2
    assert "Traceback" not in capsys.readouterr().err

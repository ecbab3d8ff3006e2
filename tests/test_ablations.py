"""The ablation matrix: its configuration names what exists, and its verdicts say what was seen."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from script_module import script_module

from memenv.errors import MemenvError
from memenv.registration import make_agent


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return script_module("ablations")


def test_every_row_names_agents_and_settings_that_exist(script):
    config = script.read_config(script.CONFIG)
    jobs = script.jobs_of(config)
    assert len(jobs) == len(set(jobs)) > 30
    for job in jobs:
        make_agent(job.agent)
        assert job.setting in config["settings"]
    assert {row["system"] for row in config["rows"]} >= {
        "MemoryBank",
        "Mem0",
        "Mem0 V3",
        "Mem0-g",
        "Memory-R1",
        "A-Mem",
    }
    lives = [setting["arguments"] for setting in config["settings"].values() if setting["env"] == "MemLoCoMo-v0"]
    assert all(arguments["split"] == "train" for arguments in lives), "never on the test split"


@pytest.mark.parametrize(
    ("expected", "low", "high", "said"),
    [
        ("+", 0.01, 0.2, "as expected"),
        ("+", -0.01, 0.2, "not observed"),
        ("+", -0.2, -0.01, "opposite"),
        ("-", -0.2, -0.01, "as expected"),
        ("=", -0.04, 0.03, "as expected"),
        ("=", 0.02, 0.2, "not observed"),
        ("?", 0.1, 0.2, "measured"),
    ],
)
def test_verdicts(script, expected, low, high, said):
    assert script.verdict(expected, low, high, 0.05) == said


def test_duplicates_are_facts_told_by_two_entries(script):
    assert script.duplicates([]) == 0.0
    assert script.duplicates(["Mia lives in Rome.", "Leo lives in Rome."]) == 0.0
    assert script.duplicates(["Mia lives in Rome.", "Mia moved to Rome."]) == 0.5


def test_metrics_of_an_episode(script):
    episode = ({"score": 0.5, "tokens": 9.0}, [("4", 1.0), ("4", 0.5), ("accumulate: dogs", 0.5)])
    assert script.measure(episode, "score") == 0.5
    assert script.measure(episode, "category:4") == 0.75
    assert script.measure(episode, "exact:accumulate") == 0.0
    assert script.measure(episode, "category:9") is None


def test_a_row_is_played_and_found(script):
    config = script.read_config(script.CONFIG)
    setting = config["settings"]["two_dogs"]
    row = next(row for row in config["rows"] if row["metric"] == "exact:accumulate")
    jobs = [script.Job(row["setting"], row[name]) for name in ("with", "without")]
    played = {job: script.play(job, setting, config["first_seed"], 12) for job in jobs}
    found = script.differences(row, played)
    assert found == [1.0] * len(found) and len(found) == 4


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("rows = 3 4", "should hold settings such as .* as TOML: name another"),
        ("[[rows]]\nsystem = 'x'", "row 1 has no 'switch'"),
        ("level = 0.9", "first_seed, episodes, same, settings, rows, forms is missing"),
    ],
)
def test_a_broken_matrix_is_refused(script, tmp_path, written, why):
    path = tmp_path / "matrix.toml"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(MemenvError, match=why):
        script.read_config(path)


def test_a_metric_that_no_episode_has_is_said(script, capsys):
    names = ("system", "switch", "setting", "with", "without", "mirrors")
    row = {**dict.fromkeys(names, "x"), "metric": "category:none", "expected": "+"}
    config = {"rows": [row], "level": 0.95, "same": 0.05}
    script.print_matrix(config, {script.Job("x", "x"): [({"score": 1.0}, [("4", 1.0)])]}, {"x": 1})
    assert "| no such item | + | – | not measured |" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--episodes", "0"], ["--episodes", "-1"], ["--workers", "0"]])
def test_numbers_are_checked(script, monkeypatch, capsys, arguments):
    monkeypatch.setattr(sys, "argv", ["ablations.py", *arguments])
    with pytest.raises(SystemExit):
        script.main()
    assert "give a whole number >= 1" in capsys.readouterr().err

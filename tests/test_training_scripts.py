"""The scripts of docs/train.md say in one line what is wrong with what they were given."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from script_module import script_module
from untrained_policy import untrained_policy

pytest.importorskip("torch", reason="the extra `torch` is not installed")

from memenv.commands.script import run_script
from memenv.errors import MemenvError
from memenv.locks import FolderLock
from memenv.policies.answerer.network import AnswererNetwork
from memenv.policies.answerer.training import AnswererConfig
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    ("script", "arguments", "said"),
    [
        ("policy_report", ["policy:nowhere", "--lives", "2"], "nowhere: no such folder"),
        ("training_curves", ["nowhere"], "give the path of a training run"),
        ("memory_r1", ["--config", "nowhere.toml"], "nowhere.toml"),
        ("umem_ablations", ["nowhere.toml"], "nowhere.toml: no such file; give the path of settings"),
        ("memory_r1", ["--locomo", "nope.json"], "nope.json: no such file"),
        ("memory_r1", ["--config", str(ROOT / "LICENSE")], "memory_r1.toml as TOML: name another file"),
        ("umem_ablations", [str(ROOT / "LICENSE")], "umem_ablations.toml as TOML: name another file"),
    ],
)
def test_bad_arguments_have_one_line(tmp_path, script, arguments, said):
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / f"{script}.py"), *arguments],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 2 and said in done.stderr
    assert "Traceback" not in done.stderr and len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("script", "arguments", "least"),
    [
        ("policy_report", ["crud_rules", "--lives"], 2),
        ("trained_cheat", ["--lives"], 2),
        ("trained_cheat", ["--candidates"], 1),
        ("training_curves", ["run", "--lives"], 2),
        ("training_curves", ["run", "--workers"], 1),
        ("train_sb3", ["--steps"], 2),
        ("train_sb3", ["--streams"], 2),
        ("train_sb3", ["--seed"], 0),
    ],
)
def test_counts_say_what_is_allowed(script, arguments, least, capsys):
    if script == "train_sb3":
        pytest.importorskip("sb3_contrib", reason="the extra `sb3` is not installed")
    for wrong in (str(least - 1), "-3", "x", "1.5", ""):
        with pytest.raises(SystemExit) as end:
            script_module(script).main([*arguments, wrong])
        out, err = capsys.readouterr()
        assert end.value.code == 2 and out == ""
        assert f"argument {arguments[-1]}: '{wrong}': give a whole number >= {least}" in err.splitlines()[-1]


@pytest.mark.parametrize(
    ("script", "old", "new", "said"),
    [
        ("memory_r1", "lives = 40", "lives = 0", "[test]: lives = 0: give a whole number >= 2"),
        ("memory_r1", "[test]", "[tested]", "test is missing; it should hold env, arguments, manager, answerer, test"),
        ("memory_r1", "items = [38, 152, 608]", "items = [38, 0]", "items = [38, 0]: give a list, each a whole number >= 1"),
        ("memory_r1", "seeds = [0, 1, 2]", "seeds = []", "seeds = []: give a list, each a whole number >= 0"),
        ("memory_r1", "steps = 120", "steps = true", "steps = True: give a whole number >= 1"),
        ("memory_r1", 'rival = "crud_rules"', "rival = 3", "[manager]: rival = 3: give a text"),
        ("memory_r1", 'untrained = "add_all"', 'untrained = "nope"', "unknown agent 'nope'"),
        ("umem_ablations", "held_out = 16", "held_out = 0", "held_out = 0: give a whole number >= 1"),
        ("umem_ablations", "seeds = [0, 1, 2]", "seeds = 3", "seeds = 3: give a list, each a whole number >= 0"),
        ("umem_ablations", "lives = 40", "lives = 0", "MemGame24-v0: lives = 0: give a whole number >= 1"),
        ("umem_ablations", '"templates"', '"nope"', "unknown agent 'nope'"),
        ("umem_ablations", "neighbours = 1", "neighbours = -1", "row 'N = 1, no anchors': neighbours=-1: utility takes"),
        ("umem_ablations", 'inject = "force"', "speed = 3", "MemGame24-v0: row 'inject = force': unknown speed; allowed are "),
        ("umem_ablations", 'inject = "force"', "group = 1.5", "row 'inject = force': group=1.5: training takes a whole"),
        ("umem_ablations", 'inject = "force"', 'keep = "best"', "row 'inject = force': keep can't differ between rows"),
        ("umem_ablations", 'inject = "force"', "utility = 3", "row 'inject = force': utility = 3: give a table"),
        ("umem_ablations", "neighbours = 1", "neighbors = 1", "utility: unknown neighbors; allowed are neighbours, anchors"),
        ("umem_ablations", 'expected = "0"', "expected = 5", "row 'inject = force': expected = 5: give a text"),
        ("umem_ablations", 'expected = "0"', 'expected = "?"', "expected = '?': give one of '+', '-', '0'"),
        ("umem_ablations", 'name = "no gate"', 'name = "reference"', "names of rows = "),
        ("umem_ablations", "seeds = [0, 1, 2]", "seeds = [0, 0]", "seeds = [0, 0]: 0 is there twice"),
        ("umem_ablations", "seeds = [0, 1, 2]", f"seeds = [0, {2**63}]", f"row 'reference': seed={2**63}: training takes"),
        ("umem_ablations", "held_out = 16", "held_out = 16\nworkers = 2", "unknown workers; allowed are seeds, held_out"),
        ("umem_ablations", "queries = 8", "queries = 8\nquery = 8", "MemGame24-v0: unknown query; allowed are env, lives"),
        ("umem_ablations", "{ puzzles = 60 }", "3", "MemGame24-v0: arguments = 3: give a table"),
        ("umem_ablations", "{ puzzles = 60 }", "{ puzzles = 'x' }", "c.toml: MemGame24-v0: puzzles='x'"),
        ("umem_ablations", "{ puzzles = 60 }", "{ puzzle = 60 }", "c.toml: MemGame24-v0: unknown argument puzzle"),
        ("memory_r1", "steps = 120", "steps = 120\nstep = 3", "[answerer]: unknown step; allowed are seeds, items"),
        ("memory_r1", "seeds = [0, 1, 2]", "seeds = [0, 0]", "[answerer]: seeds = [0, 0]: 0 is there twice"),
        ("memory_r1", 'preset = "easy"', 'preset = "nope"', "c.toml: preset='nope'"),
    ],
)  # fmt: skip
def test_settings_files_are_checked_before_any_work(script, old, new, said, tmp_path):
    written = (ROOT / "configs" / f"{script}.toml").read_text(encoding="utf-8")
    assert old in written
    (tmp_path / "c.toml").write_text(written.replace(old, new, 1), encoding="utf-8")
    given = ["--config"] if script == "memory_r1" else []
    with pytest.raises(MemenvError) as caught:
        script_module(script).main([*given, str(tmp_path / "c.toml")])
    assert said in str(caught.value)
    for where in ("memory_r1", "umem_ablations"):
        path = str(ROOT / "configs" / f"{where}.toml")
        with open(path, "rb") as stream:
            script_module(where).check_config(path, tomllib.load(stream))


@pytest.mark.parametrize(
    ("raised", "code", "said"),
    [
        (MemenvError("bad\ninput"), 2, "error: bad input\n"),
        (FileNotFoundError(2, "none", "x"), 2, "error: [Errno 2] none: 'x'\n"),
        (KeyboardInterrupt(), 130, "interrupted\n"),
        (None, 0, ""),
    ],
)
def test_scripts_end_as_commands_do(raised, code, said, capsys):
    def main():
        if raised is not None:
            raise raised

    with pytest.raises(SystemExit) as end:
        run_script(main)
    assert end.value.code == code and capsys.readouterr().err == said


def test_a_manager_given_is_part_of_what_memory_r1_writes(tmp_path):
    script, folder = script_module("memory_r1"), Path(untrained_policy())
    script.check_manager(folder, tmp_path / "out" / "manager")
    script.save(tmp_path / "out", folder, AnswererNetwork(), AnswererConfig(distil=False), 38)
    agent = make_agent(f"trained_r1:{tmp_path / 'out'}")
    env = make_env("MemLoCoMo-v0", agent, {"preset": "tiny"})
    assert run_episode(env, agent, 0).steps > 0
    script.check_manager(folder, tmp_path / "out" / "manager")  # again, to the same place
    script.check_manager(tmp_path / "out" / "manager", tmp_path / "out" / "manager")
    for other in (Path(untrained_policy("hashed")), tmp_path / "elsewhere"):
        with pytest.raises(
            MemenvError, match=r"manager is there already, and is not the manager .*: name another --out$"
        ):
            script.check_manager(other, tmp_path / "out" / "manager")
    (tmp_path / "file").write_text("")
    with pytest.raises(MemenvError, match="can't be written"):
        script.check_manager(folder, tmp_path / "file" / "manager")


def test_training_curves_prints_and_draws_what_runs_did(tmp_path, capsys):
    import torch

    from memenv.policies.crud.trainer import TrainConfig, Trainer

    torch.set_num_threads(1)
    folders = [tmp_path / f"run{seed}" for seed in (0, 1)]
    for seed, folder in enumerate(folders):
        settings = {"lives": 2, "group": 2}
        config = TrainConfig(arguments={"preset": "tiny"}, validation=1, seed=seed, settings=settings)
        Trainer(config, folder).train(iterations=1)
    script = script_module("training_curves")
    drawing = ["--svg", str(tmp_path / "c.svg")]
    playing = ["--lives", "2", "--split", "train", "--workers", "1", "--beside", "crud_notes"]
    script.main([*map(str, folders), *drawing, *playing])
    said = capsys.readouterr().out
    assert said.count("| grpo rich | 0 |") == 3 and said.count("| grpo rich | mean of 2 |") == 2
    for rule in ("crud_rules", "crud_notes"):
        assert f"less {rule} |" in said and f"| {rule} | |" in said
    assert "split=train" in said and (tmp_path / "c.svg").read_text().startswith("<svg")
    with pytest.raises(MemenvError, match="give the path of a training run"):
        script.main([str(tmp_path)])
    for wrong, what in (
        (["--beside", "crud_notes"], "--beside is of lives that are played: give --lives N, or leave it out"),
        (["--split", "train"], "--split is of lives that are played"),
        (["--workers", "2"], "--workers is of lives that are played"),
    ):
        with pytest.raises(SystemExit) as end:
            script.main([*map(str, folders), *wrong])
        out, err = capsys.readouterr()
        assert end.value.code == 2 and what in err and out == ""
    with pytest.raises(MemenvError, match="unknown agent 'nope'"):
        script.main([*map(str, folders), "--lives", "2", "--beside", "nope"])
    for wrong in ([str(folders[0]), f"{folders[1]}/../run0"], [*map(str, folders), "--svg", str(tmp_path)]):
        with pytest.raises(MemenvError, match=r"are one run: give it once|is a folder: name a file"):
            script.main(wrong)
    assert capsys.readouterr().out == ""


def test_paired_scores_by_hand(tmp_path):
    import numpy as np

    script = script_module("training_curves")
    about = {"algorithm": "ppo", "features": "rich", "seed": 3, "rival": "crud_rules", "rival_score": 0.5}
    run = script.Run(tmp_path, about, [{"iteration": 0.0, "validation": 0.1, "seconds": 0.0}])
    played = {"crud_rules": np.array([0.1, 0.2, 0.3]), f"policy:{tmp_path}": np.array([0.3, 0.3, 0.6])}
    # less the rule .2, .1, .3: mean .2, deviation .1, error .1 / sqrt 3
    assert "| ppo rich | 3 | 0.400 | +0.2000 ± 0.0577 | +3.5 |" in script.scores_table([run], played, "crud_rules")
    same = {"crud_rules": np.full(3, 0.5), f"policy:{tmp_path}": np.full(3, 0.5)}
    for lives in (1, 3):
        cut = {agent: scores[:lives] for agent, scores in same.items()}
        assert "| ppo rich | 3 | 0.500 | +0.0000 | – |" in script.scores_table([run], cut, "crud_rules")


def test_trained_cheat_prints_what_a_constant_memory_earns(capsys):
    script = script_module("trained_cheat")
    script.main(["--lives", "2", "--candidates", "4"])
    said = capsys.readouterr().out
    assert "kept, said of both speakers:" in said and said.count("| 0.000 |") == 3
    assert all(f"| {lives} |" in said for lives in ("trained on", "held out, training wording", "test"))


def test_a_constant_memory_keeps_what_earns_and_fits():
    script = script_module("trained_cheat")
    lives = script.Lives("train", range(1_000_000, 1_000_002))
    item = next(item for item in lives.items[0] if item.data.query.kind == "value" and item.gold.answers)
    told = f"{{p}}'s {item.data.query.relation} is {item.gold.answers[0]}."
    assert len(lives.people[0]) == 2 and lives.scores([]) == [0.0, 0.0]
    # judged by a stand-in for the reader, so that what is tested is the choice
    lives.scores = lambda templates: [0.5 * (told in templates) + 0.1 * ("{p} waits." in templates)]
    assert script.train(lives, ["{p} has nothing to say.", "{p} waits.", told], 1000) == [told, "{p} waits."]
    assert script.train(lives, ["{p} waits.", told], 2 * script.count_tokens(told)) == [told]


def test_one_seed_has_no_interval_and_many_have_students():
    import numpy as np

    script = script_module("umem_ablations")
    half = script.interval(np.array([0.5]))
    assert np.isnan(half) and script.seen(0.3, half) == "–" and script.shown("0.300", half) == "0.300 ± –"
    eleven = np.arange(11.0)  # deviation sqrt 11, t = 2.228 at 10 degrees
    assert script.interval(eleven) == pytest.approx(2.228, abs=1e-3)
    assert script.seen(-3.0, 2.2) == "−" and script.seen(2.0, 2.2) == "0" and script.seen(3.0, 2.2) == "+"
    assert script_module("memory_r1").shown(np.array([0.5])) == "0.500 ± –"


def test_a_table_of_one_seed_is_printed(capsys):
    rows = [{"name": "reference"}, {"name": "other", "expected": "-"}]
    results = [[(0.5, {"rule": 0.25}, 3)], [(0.4, {}, 3)]]
    script_module("umem_ablations").table({"env": "E", "lives": 2}, rows, results)
    said = capsys.readouterr().out
    assert "| reference | 0.500 ± – |  |  |  |" in said and "| other | 0.400 ± – | −0.100 ± – | − | – |" in said


def test_paths_of_memory_r1_are_paths(capsys):
    for option in ("--out", "--manager", "--locomo", "--config"):
        with pytest.raises(SystemExit) as end:
            script_module("memory_r1").main([option, ""])
        assert end.value.code == 2 and "an empty path" in capsys.readouterr().err


def test_memory_r1_says_how_to_go_on_from_a_run(tmp_path):
    import shutil

    out = tmp_path / "a run"
    (out / "manager").mkdir(parents=True)
    script_module("memory_r1").check_no_run(out)
    (out / "manager" / "run.json").write_text("{}")
    with pytest.raises(MemenvError, match=r"a run holds a run already: name another --out$"):
        script_module("memory_r1").main(["--out", str(out)])
    shutil.copy(Path(untrained_policy()) / "policy.json", out / "manager")
    with pytest.raises(MemenvError) as caught:
        script_module("memory_r1").main(["--out", str(out)])
    assert f"name another --out, or take the manager it holds with --manager '{out}/manager'" in str(caught.value)


def _run(script, folder, **about):
    given = {"env": "E", "arguments": {}, "algorithm": "grpo", "features": "rich", "seed": 0, "rival": "r"}
    return script.Run(folder, {**given, "streams": 120, "settings": {"lives": 2}, "rival_score": 0.5, **about}, [])


def test_runs_are_told_apart_by_all_that_was_set(tmp_path):
    script = script_module("training_curves")
    a, b, c, d = (tmp_path / name for name in "abcd")
    kinds = [run.kind for run in script.told_apart([_run(script, a), _run(script, b, seed=1, versions={"torch": "3"})])]
    assert kinds == ["grpo rich"] * 2
    unlike = [
        _run(script, a),
        _run(script, b, seed=1, streams=480),
        _run(script, c, seed=2),
        _run(script, d, algorithm="ppo"),
    ]
    kinds = [run.kind for run in script.told_apart(unlike)]
    assert kinds == ["grpo rich (streams 120)", "grpo rich (streams 480)", "grpo rich (streams 120)", "ppo rich"]
    inner = [_run(script, a), _run(script, b, seed=1, settings={"lives": 4})]
    assert script.told_apart(inner)[1].kind == "grpo rich (settings.lives 4)"
    taught = [
        _run(script, a, seed=n, teacher=t, teacher_digest=h) for n, (t, h) in enumerate([("x", "1"), ("./x", "1")])
    ]
    taught = [script.replace(run, folder=folder) for run, folder in zip(taught, (a, b), strict=True)]
    assert [run.kind for run in script.told_apart(taught)] == ["grpo rich"] * 2
    taught.append(_run(script, c, teacher="x", teacher_digest="2"))
    assert [run.kind for run in script.told_apart(taught)] == [
        'grpo rich (teacher x "1")', 'grpo rich (teacher x "1")', 'grpo rich (teacher x "2")'
    ]  # fmt: skip


def test_runs_that_are_no_two_seeds_are_refused(tmp_path, monkeypatch):
    script = script_module("training_curves")
    (tmp_path / "a").mkdir()
    monkeypatch.chdir(tmp_path)
    a, again, b = Path("a"), tmp_path / "b" / ".." / "a", Path("b")
    (tmp_path / "link").symlink_to("a")
    for other in (again, Path("a/"), Path("link")):
        (tmp_path / "b").mkdir(exist_ok=True)
        with pytest.raises(MemenvError, match="are one run: give it once"):
            script.told_apart([_run(script, a), _run(script, other)])
    with pytest.raises(MemenvError, match="b and a have the same settings and seed 0: leave one out"):
        script.told_apart([_run(script, a), _run(script, b)])
    for what in ({"env": "F"}, {"arguments": {"preset": "tiny"}}, {"rival": "s"}):
        with pytest.raises(MemenvError, match=rf"b has {next(iter(what))} .* and a .*: compare runs of one"):
            script.told_apart([_run(script, a), _run(script, b, seed=1, **what)])


def test_memory_r1_has_its_folder_for_itself(tmp_path, capsys):
    with FolderLock(tmp_path, "training"), pytest.raises(MemenvError, match="another training is at work here"):
        script_module("memory_r1").main(["--out", str(tmp_path)])
    assert list(tmp_path.iterdir()) == [] and "manager:" not in capsys.readouterr().out

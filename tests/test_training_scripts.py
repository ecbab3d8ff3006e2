"""The scripts of docs/train.md say in one line what is wrong with what they were given."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from script_module import script_module
from untrained_policy import untrained_policy

pytest.importorskip("torch", reason="the extra `torch` is not installed")

from memenv.errors import MemenvError
from memenv.policies.answerer.network import AnswererNetwork
from memenv.policies.answerer.training import AnswererConfig
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    ("script", "arguments", "said"),
    [
        ("policy_report", ["policy:nowhere", "--lives", "1"], "nowhere: no such folder"),
        ("memory_r1", ["--config", "nowhere.toml"], "nowhere.toml"),
        ("umem_ablations", ["nowhere.toml"], "nowhere.toml"),
    ],
)
def test_bad_arguments_have_one_line(tmp_path, script, arguments, said):
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / f"{script}.py"), *arguments],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 1 and said in done.stderr
    assert "Traceback" not in done.stderr and len(done.stderr.strip().splitlines()) == 1


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
    with pytest.raises(SystemExit, match="give the path of a training run"):
        script.main([str(tmp_path)])


def test_paired_scores_by_hand(tmp_path):
    import numpy as np

    script = script_module("training_curves")
    about = {"algorithm": "ppo", "features": "rich", "seed": 3, "rival": "crud_rules", "rival_score": 0.5}
    run = script.Run(tmp_path, about, [{"iteration": 0.0, "validation": 0.1, "seconds": 0.0}])
    played = {"crud_rules": np.array([0.1, 0.2, 0.3]), f"policy:{tmp_path}": np.array([0.3, 0.3, 0.6])}
    # less the rule .2, .1, .3: mean .2, deviation .1, error .1 / sqrt 3
    assert "| ppo rich | 3 | 0.400 | +0.2000 ± 0.0577 | +3.5 |" in script.scores_table([run], played, "crud_rules")


def test_trained_cheat_prints_what_a_constant_memory_earns(capsys):
    script = script_module("trained_cheat")
    script.main(["--lives", "2", "--candidates", "4"])
    said = capsys.readouterr().out
    assert "kept, said of both speakers:" in said and said.count("| 0.000 |") == 3
    assert all(f"| {lives} |" in said for lives in ("trained on", "held out, training wording", "test"))
    with pytest.raises(SystemExit, match="whole numbers from 1 on"):
        script.main(["--lives", "0"])


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

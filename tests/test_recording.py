"""What a recording says it was made with, and that it is not compared when it is played again."""

from __future__ import annotations

import importlib.metadata
import io
import json
import subprocess
import sys

import pytest

from memenv import recording
from memenv.files import read_json, write_json
from memenv.recording import Recorder, read_recording, replay, versions
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode


@pytest.fixture(autouse=True)
def _read_anew():
    yield
    recording._torch.cache_clear()


def _without_torch(monkeypatch):
    def missing(name):
        raise importlib.metadata.PackageNotFoundError(name)

    recording._torch.cache_clear()
    monkeypatch.setattr(importlib.metadata, "version", missing)


def test_torch_is_named_where_it_is_installed_alone(monkeypatch):
    recording._torch.cache_clear()
    monkeypatch.setattr(importlib.metadata, "version", lambda name: f"9.1 of {name}")
    assert versions()["torch"] == "9.1 of torch"
    _without_torch(monkeypatch)
    assert list(versions()) == ["memenv", "python", "gymnasium", "numpy"]


def test_torch_is_named_without_being_imported():
    torch = pytest.importorskip("torch", reason="the extra `torch` is not installed")
    code = "import sys; from memenv.recording import versions; print(versions()['torch'], 'torch' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=100)
    assert done.stdout.split() == [torch.__version__, "False"]


def test_a_recording_made_with_other_versions_is_played_again(tmp_path, monkeypatch):
    _without_torch(monkeypatch)
    agent = make_agent("crud_rules")
    env = make_env("MemLoCoMo-v0", agent, {"preset": "tiny"})
    stream = io.StringIO()
    recorder = Recorder(stream)
    recorder.begin(env, agent.name, 3)
    recorder.end(run_episode(env, agent, 3, on_step=recorder.step).score)
    monkeypatch.undo()
    recording._torch.cache_clear()
    assert "torch" not in json.loads(stream.getvalue().splitlines()[0])["versions"]
    (tmp_path / "r.jsonl").write_text(stream.getvalue(), encoding="utf-8")
    (record,) = read_recording(tmp_path / "r.jsonl")
    assert len(list(replay(record))) == len(record.steps) > 0


def test_a_training_run_says_its_torch(tmp_path):
    torch = pytest.importorskip("torch", reason="the extra `torch` is not installed")
    from memenv.errors import MemenvError
    from memenv.policies.crud.trainer import TrainConfig, Trainer

    config = TrainConfig(arguments={"preset": "tiny"}, validation=1, settings={"lives": 2, "group": 2})
    Trainer(config, tmp_path / "run").close()
    about = read_json(tmp_path / "run" / "run.json", "a run")
    assert about["versions"]["torch"] == torch.__version__
    Trainer(config, tmp_path / "run", resume=True).close()
    del about["versions"]["torch"]
    write_json(tmp_path / "run" / "run.json", about)
    with pytest.raises(MemenvError, match=r"versions.torch: given .*, saved nothing\): resume with the same"):
        Trainer(config, tmp_path / "run", resume=True)

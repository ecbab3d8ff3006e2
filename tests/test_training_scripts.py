"""The scripts of docs/train.md say in one line what is wrong with what they were given."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="the extra `torch` is not installed")

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

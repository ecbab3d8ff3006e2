"""Town-v0, in this process and in processes of their own: for tests of the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from toy_domain import TownEnv  # noqa: F401 — the entry point below

import memenv

TESTS = Path(__file__).parent


@pytest.fixture(autouse=True)
def town(monkeypatch):
    """Town-v0 for this process."""
    gym = pytest.importorskip("gymnasium")
    memenv.register_environment("Town-v0", "toy_domain:TownEnv")
    monkeypatch.setenv("COLUMNS", "160")
    yield
    del gym.registry["Town-v0"]
    del memenv.registration.ENVIRONMENTS["Town-v0"]


def command(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """The command line in a process of its own, Town-v0 registered there and in its workers."""
    paths = os.pathsep.join([str(TESTS), str(TESTS.parent)])
    return subprocess.Popen(
        [sys.executable, str(TESTS / "towns_command.py"), *arguments],
        env={**os.environ, "PYTHONPATH": paths, "COLUMNS": "160", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def done(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=120)
    return process.returncode, out, err

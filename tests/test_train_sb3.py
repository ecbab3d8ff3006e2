"""scripts/train_sb3.py runs, with few steps."""

import importlib.util
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib", reason="the extra `sb3` is not installed")

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "train_sb3.py"


@pytest.mark.filterwarnings("ignore")  # SB3's own: pygame, TensorBoard
def test_it_trains_and_prints_before_and_after(capsys):
    spec = importlib.util.spec_from_file_location("train_sb3", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.main(["--steps", "64", "--streams", "2"])
    printed = capsys.readouterr().out
    assert "64 steps in" in printed and "before" in printed and "add_filtered" in printed

"""scripts/train_sb3.py runs, with few steps."""

import pytest
from script_module import script_module

pytest.importorskip("sb3_contrib", reason="the extra `sb3` is not installed")


@pytest.mark.filterwarnings("ignore")  # SB3's own: pygame, TensorBoard
def test_it_trains_and_prints_before_and_after(capsys):
    script_module("train_sb3").main(["--steps", "64", "--streams", "2"])
    printed = capsys.readouterr().out
    assert "64 steps in" in printed and "before" in printed and "add_filtered" in printed

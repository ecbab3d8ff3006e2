"""A policy's memories mean the same to the reader in other words, and the figures of scripts/policy_report.py."""

import numpy as np
import pytest
from script_module import script_module

pytest.importorskip("torch", reason="the extra `torch` is not installed")

from memenv.envs.dialogue.gold import Gold
from memenv.policies.crud.trainer import TrainConfig, Trainer
from memenv.solver import Recall


@pytest.fixture(scope="module")
def report():
    return script_module("policy_report")


def test_coverage_looks_for_the_values_asked_for(report):
    memories = [Recall("Mia lives in Rome.", 0.0)]
    assert report.covered(Gold("text", ("Rome",)), memories) == 1.0
    assert report.covered(Gold("text", ("Oslo",), (("Rome",),)), memories) == 1.0
    assert report.covered(Gold("list", ("Rome", "Oslo")), memories) == 0.5
    assert report.covered(Gold("text", ("Rom",)), memories) == 0.0
    assert report.covered(Gold("count", ("3",)), memories) is None


@pytest.mark.slow
def test_a_trained_policys_memories_survive_rewording(report, tmp_path):
    """The reader makes of the same memories in other words at least four fifths of what it makes of them as they are."""
    arguments = {"preset": "tiny"}
    config = TrainConfig(arguments=arguments, validation=8, validate_every=4, settings={"lives": 4, "group": 8})
    Trainer(config, tmp_path / "run").train(iterations=12)
    seeds = range(2_600_000, 2_600_020)
    figures = report.measure(f"policy:{tmp_path / 'run'}", arguments, seeds, report.load_paraphrase())
    assert np.mean(figures.score) > 0.15  # it has learnt to keep something
    assert figures.sentences[0] >= 30  # sentences in a form that the rewording knows: enough to say something
    assert np.mean(figures.reworded) > 0.8 * np.mean(figures.score)

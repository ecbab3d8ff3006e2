"""Distillation: a student of hashed words learns what a teacher of rich features does."""

import json
import shutil
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="the extra `torch` is not installed")

from untrained_policy import untrained_policy

from memenv.cli import main
from memenv.errors import MemenvError
from memenv.numeric import NumericOps
from memenv.policies.crud.checkpoint import load_policy, save_policy
from memenv.policies.crud.network import Batch, CrudNetwork, Sizes
from memenv.policies.crud.players import Players, numeric_env
from memenv.policies.crud.rollout import Starts, roll_out
from memenv.policies.crud.teacher import Teacher, read_teacher
from memenv.policies.crud.trainer import TrainConfig, Trainer

TINY = {"preset": "tiny"}
QUICK = {"lives": 4, "epochs": 4, "minibatch": 64}


@pytest.fixture(scope="module")
def teacher(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A policy that likes ADD BRIEF, where it can be had, and MERGE."""
    network, config = load_policy(untrained_policy())
    with torch.no_grad():
        network.general.bias.copy_(torch.tensor([0.0, 1.0, 4.0]))
        network.each.bias.copy_(torch.tensor([-4.0, 3.0, -4.0, 3.0, -4.0]))
    folder = tmp_path_factory.mktemp("teacher")
    save_policy(folder, network, config)
    return str(folder)


def config(teacher: str, **changes: object) -> TrainConfig:
    given = {"features": "hashed", "streams": 8, "validation": 4, "validate_every": 50, "settings": QUICK, **changes}
    return TrainConfig(arguments=TINY, algorithm="distil", teacher=teacher, **given)


def test_a_teacher_looks_at_the_same_moments_with_its_own_eyes(teacher: str) -> None:
    env, rich = numeric_env("MemLoCoMo-v0", TINY, "hashed"), numeric_env("MemLoCoMo-v0", TINY, "rich")
    for each in (env, rich):
        each.reset(seed=2_000_001)
    network, _ = load_policy(teacher)
    while env.state.moment is not None:
        with torch.no_grad():
            own = log_probs(network, rich)
            torch.testing.assert_close(Teacher(read_teacher(teacher), env).log_probs([env]), own)
        action = int(own.argmax())
        assert env.advance(action) == rich.advance(action)


def log_probs(network: CrudNetwork, env: NumericOps) -> torch.Tensor:
    return network(Batch(*map(torch.from_numpy, NumericOps.observations([env]))))[0]


def test_a_student_draws_near_to_its_teacher(teacher: str, tmp_path: Path) -> None:
    trainer = Trainer(config(teacher), tmp_path / "out")
    trainer.train(iterations=12)
    first, last = trainer.history[1]["divergence"], trainer.history[-1]["divergence"]
    assert last < 0.25 * first
    env = numeric_env("MemLoCoMo-v0", TINY, "hashed")
    seeds = list(range(2_600_000, 2_600_008))
    played = roll_out(
        trainer.network, Starts(env).groups(seeds, 1), None, teacher=Teacher(read_teacher(teacher), env).log_probs
    )
    assert (played.actions == played.taught.argmax(dim=1)).float().mean() > 0.9
    untrained = CrudNetwork(Sizes(*env.widths, env.k))
    before = roll_out(
        untrained, Starts(env).groups(seeds, 1), None, teacher=Teacher(read_teacher(teacher), env).log_probs
    )
    assert (before.actions == before.taught.argmax(dim=1)).float().mean() < 0.5
    trainer.close()


def test_two_processes_teach_the_same_and_resume_to_the_last_digit(teacher: str, tmp_path: Path) -> None:
    whole = Trainer(config(teacher), tmp_path / "whole")
    whole.train(iterations=3)
    two = Trainer(config(teacher), tmp_path / "two", processes=2)
    try:
        two.train(iterations=2)
    finally:
        two.close()
    again = Trainer(config(teacher), tmp_path / "two", resume=True)
    again.train(iterations=3)
    for one, other in zip(whole.network.parameters(), again.network.parameters(), strict=True):
        assert torch.equal(one, other)
    for trainer in (whole, again):
        trainer.close()


def test_another_teacher_is_another_run(teacher: str, tmp_path: Path) -> None:
    moved = tmp_path / "teacher"
    network, about = load_policy(teacher)
    moved.mkdir()
    save_policy(moved, network, about)
    trainer = Trainer(config(str(moved)), tmp_path / "out")
    trainer.train(iterations=1)
    trainer.close()
    Trainer(config(teacher), tmp_path / "out", resume=True).close()  # the same one, elsewhere
    with torch.no_grad():
        network.general.bias.add_(1.0)
    save_policy(moved, network, about)
    with pytest.raises(MemenvError, match="teacher_digest"):
        Trainer(config(str(moved)), tmp_path / "out", resume=True)


def test_what_is_no_teacher_is_said(teacher: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(MemenvError, match="distil needs a teacher"):
        TrainConfig(algorithm="distil")
    with pytest.raises(MemenvError, match="only the algorithm distil"):
        TrainConfig(teacher=teacher)
    with pytest.raises(MemenvError, match="no such folder"):
        Trainer(config(str(tmp_path / "nobody")), tmp_path / "out")
    about = json.loads((Path(teacher) / "policy.json").read_text())
    other = tmp_path / "other"
    other.mkdir()
    save_policy(other, CrudNetwork(Sizes(5, 6, 8)), {**about, "sizes": {"fact": 5, "slot": 6, "k": 8, "hidden": 64}})
    with pytest.raises(MemenvError, match="trained on other features than this memenv has"):
        Trainer(config(str(other)), tmp_path / "out")
    sizes = load_policy(teacher)[0].sizes
    save_policy(other, CrudNetwork(Sizes(sizes.fact, sizes.slot, 4)), {**about, "sizes": {**about["sizes"], "k": 4}})
    with pytest.raises(MemenvError, match="looks at 4 entries, here 8 are shown"):
        Trainer(config(str(other)), tmp_path / "out")
    with pytest.raises(MemenvError, match="no folder; give one"):
        Trainer(config(str(Path(teacher) / "policy.json")), tmp_path / "out")
    assert main(["train", "crud", "--algorithm", "distil", "--iterations", "1", "--out", str(tmp_path / "x")]) == 2
    assert "distil needs a teacher" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_a_teacher_is_not_written_over(teacher: str, tmp_path: Path) -> None:
    """Neither by its own student nor by any other training."""
    copy = tmp_path / "copy"
    network, about = load_policy(teacher)
    copy.mkdir()
    save_policy(copy, network, about)
    before = (copy / "policy.npz").read_bytes()
    with pytest.raises(MemenvError, match="the teacher's own folder"):
        Trainer(config(str(copy)), copy / ".." / "copy")
    with pytest.raises(MemenvError, match=r"holds policy\.json of another training"):
        Trainer(TrainConfig(arguments=TINY), copy)
    assert (copy / "policy.npz").read_bytes() == before and not (copy / "run.json").exists()


def test_a_teacher_that_vanishes_taught_all_the_same(teacher: str, tmp_path: Path) -> None:
    """It is read once: both processes learn from what it was then."""
    copy = tmp_path / "copy"
    network, about = load_policy(teacher)
    copy.mkdir()
    save_policy(copy, network, about)
    whole = Trainer(config(teacher), tmp_path / "whole")
    whole.train(iterations=1)
    two = Trainer(config(str(copy)), tmp_path / "two", processes=2)
    shutil.rmtree(copy)
    try:
        two.train(iterations=1)
    finally:
        two.close()
    for one, other in zip(whole.network.parameters(), two.network.parameters(), strict=True):
        assert torch.equal(one, other)


def test_a_student_of_a_poor_teacher_is_told_so(teacher: str, tmp_path: Path) -> None:
    trainer = Trainer(config(teacher), tmp_path / "out")
    trainer.train(iterations=1)
    trainer.best = trainer.rival - 0.5
    assert "a student comes as far as its teacher" in trainer.shortfall()
    trainer.close()


def test_players_without_a_teacher_note_nothing() -> None:
    env = numeric_env("MemLoCoMo-v0", TINY, "hashed")
    sizes = Sizes(*env.widths, env.k)
    rollout = Players("MemLoCoMo-v0", TINY, "hashed", sizes).play(CrudNetwork(sizes), [2_000_001, 2_000_002], 1, None)
    assert rollout.taught is None

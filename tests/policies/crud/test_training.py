"""GRPO and PPO: golden values, the network's symmetries, training that repeats and resumes to the last digit."""

import json
import re
import shutil
import subprocess
import sys

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `torch` is not installed")

from hypothesis import given, settings
from hypothesis import strategies as st
from untrained_policy import untrained_policy

from memenv.cli import main
from memenv.errors import MemenvError
from memenv.operations import OpKind
from memenv.policies.bank_controllers import BankView, RuleBankController
from memenv.policies.crud.advantages import generalised_advantages
from memenv.policies.crud.checkpoint import load_policy
from memenv.policies.crud.grpo import group_advantages
from memenv.policies.crud.network import CrudNetwork, Sizes, stack
from memenv.policies.crud.rollout import Starts, greedy_scores, roll_out
from memenv.policies.crud.trainer import TrainConfig, Trainer, numeric_env
from memenv.policies.extractors import Candidate, of_owner
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode

TINY = {"preset": "tiny"}
QUICK = {"lives": 2, "group": 3}


def test_group_advantages_of_the_literature():
    """Rewards 1 0 0 1 1 0 0 0 with the population's deviation (specs/systems.md §16.2)."""
    rewards = np.array([[1.0], [0], [0], [1], [1], [0], [0], [0]])
    advantages, dead = group_advantages(rewards, 8, "episode")
    np.testing.assert_allclose(sorted(set(advantages[:, 0].round(4).tolist())), [-0.7746, 1.2910])
    assert dead == 0.0


def test_a_dead_group_teaches_nothing():
    advantages, dead = group_advantages(np.array([[0.5], [0.5], [0.0], [1.0]]), 2, "to_go")
    assert dead == 0.5 and advantages[:2].tolist() == [[0.0], [0.0]] and advantages[2, 0] == -1.0


@given(st.integers(0, 2**31), st.sampled_from(["to_go", "episode"]))
def test_advantages_are_centred_in_their_group(seed, credit):
    to_go = np.random.default_rng(seed).random((6, 5))[:, ::-1].cumsum(axis=1)[:, ::-1]
    advantages, _ = group_advantages(to_go, 3, credit)
    np.testing.assert_allclose(advantages.reshape(2, 3, 5).mean(axis=1), 0.0, atol=1e-9)
    np.testing.assert_allclose(advantages[:, 0].reshape(2, 3).std(axis=1), 1.0)
    if credit == "episode":
        assert (advantages == advantages[:, :1]).all()


def test_generalised_advantages_by_hand():
    """γ = 1, λ = .5: δ = (1 + .2 − .5, 0 + .4 − .2, 2 − .4)."""
    rewards, values = np.array([[1.0, 0.0, 2.0]]), np.array([[0.5, 0.2, 0.4]])
    expected = [0.7 + 0.5 * (0.2 + 0.5 * 1.6), 0.2 + 0.5 * 1.6, 1.6]
    np.testing.assert_allclose(generalised_advantages(rewards, values, 0.5)[0], expected)
    # λ = 1: what was still earned, less the value
    np.testing.assert_allclose(generalised_advantages(rewards, values, 1.0)[0], [3.0 - 0.5, 2.0 - 0.2, 2.0 - 0.4])


def test_slots_are_a_set_and_kinds_start_as_they_should():
    torch.manual_seed(0)
    env = numeric_env("MemLoCoMo-v0", {"preset": "easy"}, "rich")
    network = CrudNetwork(Sizes(*env.widths, env.k))
    rollout = roll_out(network, Starts(env).groups([2_000_001], 2), torch.Generator().manual_seed(0))
    batch = rollout.batch.take(torch.arange(len(rollout.batch))[rollout.batch.slots[:, 1, 0] > 0][:16])
    order = torch.tensor([1, 0, *range(2, 8)])
    moved = type(batch)(batch.fact, batch.slots[:, order], batch.budget, batch.mask.clone())
    moved.mask[:, 3:] = batch.mask[:, 3:].reshape(-1, 5, 8)[:, :, order].flatten(1)
    before, value = network(batch)
    after, same = network(moved)
    torch.testing.assert_close(after[:, :3], before[:, :3])
    torch.testing.assert_close(after[:, 3:].reshape(-1, 5, 8), before[:, 3:].reshape(-1, 5, 8)[:, :, order])
    torch.testing.assert_close(value, same)
    # NOOP and ADD at e^2 : e^0.5, and DELETE at e^-2, however many slots can be deleted
    chances = before.exp()
    deleted = chances[:, 3:].reshape(-1, 5, 8)[:, 2].sum(dim=1)
    torch.testing.assert_close(chances[:, 1] / chances[:, 0], torch.full((16,), np.exp(-1.5)), rtol=0.3, atol=0.0)
    torch.testing.assert_close(deleted / chances[:, 0], torch.full((16,), np.exp(-4.0)), rtol=0.3, atol=0.0)


def test_rollouts_take_possible_actions_and_pay_what_the_environment_pays():
    network, _ = load_policy(untrained_policy())
    env = numeric_env("MemLoCoMo-v0", TINY, "rich")
    rollout = roll_out(network, Starts(env).groups([2_000_001, 2_000_002], 3), torch.Generator().manual_seed(1))
    assert (rollout.batch.mask.gather(1, rollout.actions.unsqueeze(1)) == 1).all()
    for row in range(6):
        twin = numeric_env("MemLoCoMo-v0", TINY, "rich")
        twin.reset(seed=2_000_001 + row // 3)
        total = 0.0
        for action in rollout.actions[torch.from_numpy(rollout.rows == row)].tolist():
            _, reward, done, _, _ = twin.step(action)
            total += reward
        assert done and total == pytest.approx(rollout.returns[row])
    assert (rollout.rewards_to_go()[:, 0] == pytest.approx(rollout.returns)) is True


@pytest.mark.parametrize("first", [2_500_000, 2_500_020])
def test_one_action_is_what_the_rules_do(first):
    """crud_rules, put into numeric actions, scores what it scores in words."""
    env = numeric_env("MemLoCoMo-v0", {"preset": "easy"}, "hashed")
    rules, agent = RuleBankController(), make_agent("crud_rules")
    told = make_env("MemLoCoMo-v0", agent, {"preset": "easy"})
    blocks = {OpKind.UPDATE: 1, OpKind.DELETE: 2}
    for seed in range(first, first + 4):
        env.reset(seed=seed)
        total, done = 0.0, False
        while not done:
            moment = env.state.moment
            fact, slots = of_owner(moment.experience.facts[0]), tuple(hit.entry.text for hit in moment.slots)
            ops = rules.decide(BankView((Candidate(fact.text, fact=fact),), slots))
            chosen = min(ops, key=lambda op: (OpKind.UPDATE, OpKind.DELETE, OpKind.ADD).index(op.kind), default=None)
            number = 0
            if chosen is not None:
                number = 1 if chosen.kind is OpKind.ADD else 3 + blocks[chosen.kind] * env.k + chosen.slot
            assert env.action_masks()[number]
            _, reward, done, _, info = env.step(number)
            assert not info["invalid"]
            total += reward
        assert total == pytest.approx(run_episode(told, agent, seed).score, abs=0.07)


@pytest.mark.parametrize("features", ["rich", "hashed"])
@pytest.mark.parametrize("memory", [{}, {"eviction": "none", "bank_tokens": 80}, {"bank_tokens": None}])
def test_the_agent_sees_what_the_numeric_form_shows(features, memory):
    """`policy:DIR` in MemLoCoMo-v0 does what the greedy policy does in the numeric form, and nothing that is refused."""
    folder, arguments = untrained_policy(features), {"preset": "easy", **memory}
    network, _ = load_policy(folder)
    seeds = range(2_000_000, 2_000_003)
    scores = greedy_scores(network, numeric_env("MemLoCoMo-v0", arguments, features), seeds)
    agent = make_agent(f"policy:{folder}")
    # what it was played in before leaves no trace
    run_episode(make_env("MemLoCoMo-v0", agent, {"preset": "tiny", "eviction": "none"}), agent, 2_000_000)
    env = make_env("MemLoCoMo-v0", agent, arguments)
    played = [run_episode(env, agent, seed) for seed in seeds]
    assert [result.score for result in played] == pytest.approx(scores.tolist()) and scores.max() > 0.0
    assert sum(result.invalid for result in played) == 0


@pytest.mark.parametrize("k", [1, 30])
def test_the_agent_plays_with_other_numbers_of_slots(k):
    agent = make_agent(f"policy:{untrained_policy()}")
    env = make_env("MemLoCoMo-v0", agent, {"preset": "easy", "write_k": k})
    result = run_episode(env, agent, 2_000_000)
    assert result.invalid == 0 and result.score > 0.0


@pytest.mark.parametrize("algorithm", ["grpo", "ppo"])
def test_training_repeats_and_resumes_to_the_last_digit(tmp_path, algorithm):
    torch.set_num_threads(1)
    settings_ = QUICK if algorithm == "grpo" else {"lives": 4}
    config = TrainConfig(arguments=TINY, algorithm=algorithm, validation=2, validate_every=2, settings=settings_)
    whole = Trainer(config, tmp_path / "whole")
    whole.train(iterations=4)
    Trainer(config, tmp_path / "parts").train(iterations=2)
    again = Trainer(config, tmp_path / "parts", resume=True)
    again.train(iterations=4)
    for name, tensor in whole.network.state_dict().items():
        assert torch.equal(tensor, again.network.state_dict()[name]), name

    def figures(folder):
        lines = [json.loads(line) for line in (folder / "history.jsonl").read_text().splitlines()]
        return [{key: value for key, value in line.items() if key != "seconds"} for line in lines]

    assert figures(tmp_path / "whole") == figures(tmp_path / "parts")
    assert whole.best == again.best and (tmp_path / "parts" / "curve.svg").exists()


def test_two_processes_play_what_one_plays(tmp_path):
    torch.set_num_threads(1)
    config = TrainConfig(arguments=TINY, validation=3, validate_every=2, streams=4, settings=QUICK)
    alone = Trainer(config, tmp_path / "alone")
    alone.train(iterations=2)
    both = Trainer(config, tmp_path / "both", processes=2)
    both.train(iterations=2)
    both.close()
    for name, tensor in alone.network.state_dict().items():
        assert torch.equal(tensor, both.network.state_dict()[name]), name
    with pytest.raises(MemenvError, match="allowed are 1 and 2"):
        Trainer(config, tmp_path / "three", processes=3)


def test_streams_come_again_in_a_new_order(tmp_path):
    trainer = Trainer(TrainConfig(arguments=TINY, validation=1, streams=6, settings=QUICK), tmp_path)
    visits = []
    for trainer.iteration in range(6):
        visits += trainer._seeds()
    assert sorted(visits[:6]) == sorted(visits[6:]) == list(range(1_000_000, 1_000_006))
    assert visits[:6] != visits[6:]


def test_learning_beats_not_learning(tmp_path):
    """A few iterations on tiny lives: rollouts earn more than before by far more than noise."""
    torch.set_num_threads(1)
    config = TrainConfig(
        arguments=TINY, validation=1, validate_every=100, streams=12, settings={"lives": 6, "group": 8}
    )
    trainer = Trainer(config, tmp_path / "run")
    trainer.train(iterations=20)
    returns = [line["return"] for line in trainer.history if "return" in line]
    assert np.mean(returns[-10:]) > np.mean(returns[:5]) + 0.08, returns


def test_bad_runs_are_refused_with_one_message(tmp_path):
    with pytest.raises(MemenvError, match="no candidate facts"):
        Trainer(TrainConfig(env="MemGame24-v0"), tmp_path)
    with pytest.raises(MemenvError, match="no training split"):
        Trainer(TrainConfig(arguments={"split": "test"}), tmp_path)
    with pytest.raises(MemenvError, match=r"granularity='turn': .*leave granularity out"):
        Trainer(TrainConfig(arguments={"granularity": "turn"}), tmp_path)
    with pytest.raises(MemenvError, match=r"decide=\('read',\): .*leave decide out"):
        Trainer(TrainConfig(arguments={"decide": "read"}), tmp_path)
    with pytest.raises(MemenvError, match="grpo has lives"):
        Trainer(TrainConfig(settings={"banana": 1}), tmp_path)
    with pytest.raises(MemenvError, match="allowed are grpo, ppo"):
        TrainConfig(algorithm="dqn")
    config = TrainConfig(arguments=TINY, validation=1, settings=QUICK)
    Trainer(config, tmp_path / "run").train(iterations=1)
    with pytest.raises(MemenvError, match="holds a training run already"):
        Trainer(config, tmp_path / "run")
    with pytest.raises(MemenvError, match=r"holds another run \(seed: given 1, saved 0\): resume with the same"):
        Trainer(TrainConfig(arguments=TINY, validation=1, settings=QUICK, seed=1), tmp_path / "run", resume=True)
    other = TrainConfig(arguments={"bank_tokens": 40, **TINY, "preset": "easy"}, validation=1, settings=QUICK)
    said = r'\(arguments.bank_tokens: given 40, saved nothing; arguments.preset: given "easy", saved "tiny"\)'
    with pytest.raises(MemenvError, match=said):
        Trainer(other, tmp_path / "run", resume=True)


@pytest.mark.parametrize("damage", ["missing", "config", "json", "weights", "truncated", "foreign", "pickle"])
def test_a_damaged_policy_has_one_message(tmp_path, damage):
    from pathlib import Path

    folder = Path(untrained_policy())
    weights, config = folder / "policy.npz", folder / "policy.json"
    if damage == "missing":
        weights.unlink()
    elif damage == "config":
        config.write_text(json.dumps({"kind": "crud", "sizes": {"fact": -1, "slot": 3, "k": 8, "hidden": 64}}))
    elif damage == "json":
        config.write_text("{")
    elif damage == "weights":
        weights.write_bytes(b"no archive")
    elif damage == "truncated":
        weights.write_bytes(weights.read_bytes()[:1000])
    elif damage == "foreign":
        np.savez(weights, a=np.zeros(3))
    else:
        np.savez(weights, **{"context.weight": np.array([object()], dtype=object)})
    with pytest.raises(MemenvError):
        make_agent(f"policy:{folder}")


def test_the_command_line(tmp_path, capsys):
    out = tmp_path / "crud"
    arguments = ["train", "crud", "--set", "preset=tiny", "--iterations", "1", "--out", str(out)]
    assert main(arguments) == 0
    assert "validation of crud_rules" in capsys.readouterr().out
    assert main(arguments) == 2 and "--resume it" in capsys.readouterr().err
    assert main([*arguments, "--resume"]) == 0
    assert main(["run", "MemLoCoMo-v0", "--agent", f"policy:{out}", "--set", "preset=tiny"]) == 0
    capsys.readouterr()
    assert main(["train", "crud", "--out", str(tmp_path / "x")]) == 2
    assert "--minutes M or --iterations N" in capsys.readouterr().err
    assert main(["run", "MemLoCoMo-v0", "--agent", "policy"]) == 2
    assert "policy:DIR" in capsys.readouterr().err


def test_importing_memenv_imports_no_torch():
    code = "import memenv, memenv.cli, sys; sys.exit('torch' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 40))
def test_batches_stack(number):
    env = numeric_env("MemLoCoMo-v0", TINY, "hashed")
    observation, _ = env.reset(seed=2_000_000)
    assert len(stack([observation] * number)) == number


def test_a_run_that_ends_between_validations_keeps_what_it_learnt(tmp_path):
    torch.set_num_threads(1)
    config = TrainConfig(arguments=TINY, validation=2, validate_every=4, settings=QUICK)
    reports: list[int] = []
    trainer = Trainer(config, tmp_path / "run")
    trainer.train(iterations=3, report=lambda run: reports.append(run.iteration))
    assert reports == [0, 1, 2, 3]
    lines = [json.loads(line) for line in (tmp_path / "run" / "history.jsonl").read_text().splitlines()]
    assert [line["iteration"] for line in lines if "validation" in line] == [0.0, 3.0]
    assert trainer.best == max(line["validation"] for line in lines if "validation" in line)
    held = json.loads((tmp_path / "run" / "policy.json").read_text())
    assert held["validation"] == 2 and held["validation_score"] == trainer.best
    whole = Trainer(config, tmp_path / "whole")
    whole.train(iterations=5)
    again = Trainer(config, tmp_path / "run", resume=True)
    assert again.saved == 3 and again.best == trainer.best
    again.train(iterations=5)
    for name, tensor in whole.network.state_dict().items():
        assert torch.equal(tensor, again.network.state_dict()[name]), name


@pytest.mark.parametrize("what", ["crud", "umem"])
def test_a_place_that_cannot_be_written_is_named_before_any_work(tmp_path, monkeypatch, capsys, what):
    def work(*_: object) -> None:
        raise AssertionError("work began")

    monkeypatch.setattr(Trainer, "_rival_score", work)
    monkeypatch.setattr("memenv.policies.umem.trainer.UmemTrainer.play", work)
    file = tmp_path / "file"
    file.write_text("x")
    limit = ["--iterations", "1"] if what == "crud" else ["--lives", "1"]
    assert main(["train", what, *limit, "--out", str(file)]) == 2
    assert f"{file}: can't be written" in capsys.readouterr().err and file.read_text() == "x"


@pytest.mark.parametrize("where", ["rollout", "update", "validation"])
def test_after_an_interrupt_training_goes_on_to_the_same_numbers(tmp_path, monkeypatch, capsys, where):
    """Ctrl-C anywhere in the third iteration: the two before it are kept, and four in all are four without a stop."""
    from memenv.policies.crud import grpo

    torch.set_num_threads(1)
    monkeypatch.setattr(Trainer, "_rival_score", lambda self: 0.9)
    command = ["train", "crud", "--set", "preset=tiny", "--iterations", "4", "--processes", "1", "--out"]
    made = TrainConfig
    monkeypatch.setattr(
        "memenv.policies.crud.trainer.TrainConfig",
        lambda **given: made(**given, validation=1, validate_every=3, settings=QUICK),
    )
    assert main([*command, str(tmp_path / "whole")]) == 0
    assert "--resume" in capsys.readouterr().err  # far below the rule: said in one line

    step, validate, loss = Trainer._step, Trainer._validate, grpo._loss
    now = {"iteration": 0, "losses": 0}

    def interrupt() -> None:
        raise KeyboardInterrupt

    def watched_step(self: Trainer, seeds: list[int]) -> dict[str, float]:
        now["iteration"] = self.iteration
        if where == "rollout" and self.iteration == 2:
            interrupt()
        return step(self, seeds)

    def watched_validate(self: Trainer) -> None:
        if where == "validation" and self.iteration == 3:
            interrupt()
        validate(self)

    def watched_loss(*given: object) -> object:
        if where == "update" and now["iteration"] == 2:
            now["losses"] += 1
            if now["losses"] == 2:  # after a gradient step: the weights are half way
                interrupt()
        return loss(*given)

    monkeypatch.setattr(Trainer, "_step", watched_step)
    monkeypatch.setattr(Trainer, "_validate", watched_validate)
    monkeypatch.setattr(grpo, "_loss", watched_loss)
    assert main([*command, str(tmp_path / "parts")]) == 130
    said = " ".join(capsys.readouterr().err.split())
    assert "interrupted after 2 iterations, which are kept" in said and "--resume" in said
    monkeypatch.setattr(Trainer, "_step", step)
    monkeypatch.setattr(Trainer, "_validate", validate)
    monkeypatch.setattr(grpo, "_loss", loss)
    assert main([*command, str(tmp_path / "parts"), "--resume"]) == 0
    with np.load(tmp_path / "whole" / "state.npz") as one, np.load(tmp_path / "parts" / "state.npz") as other:
        names = [name for name in one.files if name not in ("history", "progress")]
        assert names and all((one[name] == other[name]).all() for name in names)


def test_a_policy_that_keeps_nothing_is_called_so(tmp_path, monkeypatch):
    monkeypatch.setattr(Trainer, "_rival_score", lambda self: 0.7)
    trainer = Trainer(TrainConfig(arguments=TINY, validation=1, settings=QUICK), tmp_path / "run")
    trainer.best = 0.0
    assert "keeps next to nothing yet" in trainer.shortfall() and "--resume" in trainer.shortfall()
    trainer.best = 0.6
    assert "below the rule on validation (0.600, against 0.700 of the rule crud_rules)" in trainer.shortfall()
    trainer.best = 0.7
    assert trainer.shortfall() == ""


def test_lives_asked_for_together_are_kept_together():
    starts = Starts(numeric_env("MemLoCoMo-v0", TINY, "hashed"), most=2)
    seeds = list(range(1_000_000, 1_000_004))
    assert len(starts.groups(seeds, 2)) == 8 and len(starts.standings(seeds, 2)) == 8
    assert len(starts._kept) == 4
    starts.groups(seeds[:1], 1)
    assert list(starts._kept) == [seeds[3], seeds[0]]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("history", np.array("[]")),
        ("history", np.array('{"iteration": 1}')),
        ("history", np.array('[{"iteration": 0.0}]')),
        ("history", np.array('[{"iteration": 0.0, "validation": "x"}]')),
        ("progress", np.array([np.inf, 1.0, 0.0])),
        ("progress", np.zeros(2)),
        ("generator", np.zeros(3)),
    ],
)
def test_a_damaged_training_state_has_one_message(trained_tiny, tmp_path, name, value):
    config, folder = trained_tiny
    shutil.copytree(folder, tmp_path / "run")
    state = tmp_path / "run" / "state.npz"
    with np.load(state) as arrays:
        np.savez(state, **{**arrays, name: value})
    with pytest.raises(MemenvError, match=r"state\.npz: damaged"):
        Trainer(config, tmp_path / "run", resume=True)


@pytest.mark.parametrize("score", ["x", None, True])
def test_a_damaged_run_has_one_message(trained_tiny, tmp_path, score):
    config, folder = trained_tiny
    shutil.copytree(folder, tmp_path / "run")
    held = json.loads((folder / "run.json").read_text())
    (tmp_path / "run" / "run.json").write_text(json.dumps({**held, "rival_score": score}))
    with pytest.raises(MemenvError, match=r"run\.json: no training run"):
        Trainer(config, tmp_path / "run", resume=True)


@pytest.fixture(scope="module")
def trained_tiny(tmp_path_factory):
    config, folder = TrainConfig(arguments=TINY, validation=1, settings=QUICK), tmp_path_factory.mktemp("tiny") / "run"
    Trainer(config, folder).train(iterations=1)
    return config, folder


@pytest.mark.parametrize(
    ("algorithm", "chosen", "said"),
    [
        ("grpo", {"redraws": -1}, "redraws=-1: GRPO takes a whole number from 0 on"),
        ("grpo", {"redraws": True}, "redraws=True: GRPO takes a whole number"),
        ("ppo", {"redraws": "3"}, "redraws='3': PPO takes a whole number"),
        ("grpo", {"group": 1}, "group=1: GRPO takes a whole number from 2 on"),
        ("ppo", {"lives": 0}, "lives=0: PPO takes a whole number from 1 on"),
        ("grpo", {"decay": 1.5}, "decay=1.5: GRPO takes a number from 0 to 1"),
        ("grpo", {"clip": float("nan")}, "clip=nan: GRPO takes a number from 0 on"),
        ("ppo", {"credit": "to_go"}, "credit='to_go': PPO has 'hindsight', 'learned'"),
    ],
)
def test_settings_are_checked_before_training(algorithm, chosen, said, tmp_path):
    with pytest.raises(MemenvError, match=f"^{re.escape(said)}"):
        Trainer(TrainConfig(arguments=TINY, algorithm=algorithm, settings=chosen), tmp_path / "run")
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    "wrong", [{"average": 2.0}, {"validation": 0}, {"streams": 1.5}, {"seed": -1}, {"seed": 10**30}]
)
def test_the_run_itself_is_checked(wrong):
    with pytest.raises(MemenvError, match=f"^{next(iter(wrong))}=.*: training takes a"):
        TrainConfig(**wrong)


def test_a_trained_policy_is_not_begun_anew_for_want_of_its_state(trained_tiny, tmp_path):
    config, folder = trained_tiny
    shutil.copytree(folder, tmp_path / "run")
    (tmp_path / "run" / "state.npz").unlink()
    with pytest.raises(MemenvError, match=r"no state\.npz to go on from"):
        Trainer(config, tmp_path / "run", resume=True)
    assert (tmp_path / "run" / "policy.npz").read_bytes() == (folder / "policy.npz").read_bytes()


@pytest.mark.parametrize("broken", ["policy.npz", "policy.json"])
def test_a_lost_policy_is_saved_again_on_resume(trained_tiny, tmp_path, broken):
    config, folder = trained_tiny
    shutil.copytree(folder, tmp_path / "run")
    (tmp_path / "run" / broken).write_bytes(b"")
    trainer = Trainer(config, tmp_path / "run", resume=True)
    trainer.train(iterations=trainer.iteration)
    network, _ = load_policy(tmp_path / "run")
    for name, value in network.state_dict().items():
        assert torch.equal(value, trainer.average.state_dict()[name])


def test_a_policy_of_other_actions_is_refused_in_one_line(trained_tiny, tmp_path):
    shutil.copytree(trained_tiny[1], tmp_path / "run")
    with np.load(tmp_path / "run" / "policy.npz") as arrays:
        old = {**arrays, "each.weight": arrays["each.weight"][:4], "each.bias": arrays["each.bias"][:4]}
    np.savez(tmp_path / "run" / "policy.npz", **old)
    with pytest.raises(MemenvError, match=r"with other features or actions\): train it again") as caught:
        load_policy(tmp_path / "run")
    assert "\n" not in str(caught.value) and "\t" not in str(caught.value)


def test_one_training_at_a_time_in_a_folder(trained_tiny, tmp_path, monkeypatch, capsys):
    config, folder = trained_tiny
    shutil.copytree(folder, tmp_path / "run")
    before = (tmp_path / "run" / "state.npz").read_bytes()
    first = Trainer(config, tmp_path / "run", resume=True)
    command = ["train", "crud", "--set", "preset=tiny", "--iterations", "2", "--out", str(tmp_path / "run")]
    for more in ([], ["--resume"]):
        assert main([*command, *more]) == 2
        assert capsys.readouterr().err.count("run: another training is at work here; wait for it, or choose an") == 1
    assert (tmp_path / "run" / "state.npz").read_bytes() == before

    def at_work(run: Trainer) -> None:
        with pytest.raises(MemenvError, match="at work here"):
            Trainer(config, tmp_path / "run", resume=True)

    first.train(iterations=2, report=at_work)
    second = Trainer(config, tmp_path / "run", resume=True)  # when it has ended
    second.train(iterations=3)
    with pytest.raises(MemenvError, match="another training has gone on here"):
        first.train(iterations=4)
    assert Trainer(config, tmp_path / "run", resume=True).iteration == 3
    assert not (tmp_path / "run" / "lock").exists()


def test_a_refused_training_lets_others_in(trained_tiny, tmp_path):
    config, folder = trained_tiny
    shutil.copytree(folder, tmp_path / "run")
    with pytest.raises(MemenvError, match="holds a training run already") as kept:  # which keeps the trainer alive
        Trainer(config, tmp_path / "run")
    assert Trainer(config, tmp_path / "run", resume=True).iteration == 1 and kept
    with pytest.raises(MemenvError, match="no training to go on with"):
        Trainer(config, tmp_path / "none", resume=True)
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"env": 3}, "env=3: training takes a text"),
        ({"env": None}, "env=None: training takes a text"),
        ({"rival": ["crud_rules"]}, "rival=['crud_rules']: training takes a text"),
        ({"features": ["rich"]}, "features=['rich']: allowed are rich, hashed"),
        ({"arguments": [("preset", "tiny")]}, "arguments=[('preset', 'tiny')]: training takes a dict whose keys are names"),
        ({"arguments": {3: "tiny"}}, "arguments={3: 'tiny'}: training takes a dict"),
        ({"settings": "lives=3"}, "settings='lives=3': training takes a dict"),
        ({"settings": {1: 2}}, "settings={1: 2}: training takes a dict"),
        ({"average": 10**400}, f"average={10**400}: training takes a number from 0 to 1"),
    ],
)  # fmt: skip
def test_settings_of_a_wrong_type_have_one_message(wrong, said):
    with pytest.raises(MemenvError, match=f"^{re.escape(said)}"):
        TrainConfig(**wrong)


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        ({}, "say when to stop: iterations=N or minutes=M"),
        ({"iterations": "3"}, "iterations='3': give a whole number"),
        ({"iterations": 1.5}, "iterations=1.5: give a whole number"),
        ({"minutes": "3"}, "minutes='3': give a number"),
        ({"minutes": float("nan")}, "minutes=nan: give a number"),
    ],
)
def test_limits_are_numbers(trained_tiny, tmp_path, limits, said):
    config, folder = trained_tiny
    shutil.copytree(folder, tmp_path / "run")
    with pytest.raises(MemenvError, match=f"^{re.escape(said)}"):
        Trainer(config, tmp_path / "run", resume=True).train(**limits)


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_weights_that_are_no_numbers_are_no_policy(trained_tiny, tmp_path, value):
    shutil.copytree(trained_tiny[1], tmp_path / "run")
    with np.load(tmp_path / "run" / "policy.npz") as arrays:
        np.savez(tmp_path / "run" / "policy.npz", **{**arrays, "general.bias": np.full(3, value, np.float32)})
    with pytest.raises(MemenvError, match=r"policy\.npz: weights of .*\(general.bias is not finite\)"):
        load_policy(tmp_path / "run")


@pytest.mark.parametrize("streams", [1, 5, 100_002, 10**14, "8"])
def test_streams_that_cannot_be_halved_or_reach_other_runs_are_refused(streams):
    with pytest.raises(MemenvError, match="streams="):
        TrainConfig(streams=streams)


@pytest.mark.parametrize("change", [
    {"k": float("inf")}, {"k": "8"}, {"k": True}, {"fact": 65535, "hidden": 65535}, {"hidden": -1}, {"slot": 10**400},
])  # fmt: skip
def test_sizes_that_are_none_make_no_network(tmp_path, change):
    folder = tmp_path / "policy"
    shutil.copytree(untrained_policy(), folder)
    held = json.loads((folder / "policy.json").read_text())
    (folder / "policy.json").write_text(json.dumps({**held, "sizes": {**held["sizes"], **change}}))
    with pytest.raises(MemenvError, match="no policy's configuration"):
        load_policy(folder)


def test_what_is_missing_of_a_policy_is_named_by_its_folder(tmp_path):
    folder = tmp_path / "policy"
    shutil.copytree(untrained_policy(), folder)
    held = json.loads((folder / "policy.json").read_text())
    (folder / "policy.json").write_text(json.dumps({**held, "features": "foo"}))
    with pytest.raises(MemenvError, match="kind, features or sizes"):
        load_policy(folder)
    np.save(folder / "policy.npy", np.zeros(3))
    (folder / "policy.json").write_text(json.dumps(held))
    (folder / "policy.npy").replace(folder / "policy.npz")
    with pytest.raises(MemenvError, match="or damaged; train it again"):
        load_policy(folder)
    (folder / "policy.npz").unlink()
    with pytest.raises(MemenvError, match=r"holds no policy \(policy\.npz is missing\)"):
        load_policy(folder)


@pytest.mark.parametrize("score", ["NaN", "Infinity", "1" + "0" * 400, '"0.5"'])
def test_a_run_whose_rule_has_no_score_is_none(tmp_path, score):
    config = TrainConfig(arguments=TINY, validation=1, settings=QUICK)
    trainer = Trainer(config, tmp_path / "out")
    trainer.train(iterations=1)
    trainer.close()
    held = (tmp_path / "out" / "run.json").read_text()
    damaged = re.sub(r'"rival_score": [^,}\n]+', f'"rival_score": {score}', held)
    assert damaged != held
    (tmp_path / "out" / "run.json").write_text(damaged)
    with pytest.raises(MemenvError, match="no training run"):
        Trainer(config, tmp_path / "out", resume=True)


def test_trainings_of_different_kinds_keep_out_of_each_others_folders(tmp_path, capsys):
    for name, what in (("run.json", "umem"), ("umem.json", "crud")):
        folder = tmp_path / what
        folder.mkdir()
        (folder / name).write_text("{}")
        (folder / "history.jsonl").write_text("kept")
        limit = ["--iterations", "1"] if what == "crud" else ["--lives", "1"]
        assert main(["train", what, *limit, "--out", str(folder)]) == 2
        assert f"holds {name} of another training" in capsys.readouterr().err
        assert (folder / "history.jsonl").read_text() == "kept"


def test_a_run_that_is_done_already_says_so(tmp_path, monkeypatch, capsys):
    made = TrainConfig
    monkeypatch.setattr(
        "memenv.policies.crud.trainer.TrainConfig", lambda **given: made(**given, validation=1, settings=QUICK)
    )
    command = ["train", "crud", "--set", "preset=tiny", "--processes", "1", "--iterations", "1", "--out"]
    assert main([*command, str(tmp_path / "a run")]) == 0
    first = capsys.readouterr()
    assert "nothing to do" not in first.err and f"--agent 'policy:{tmp_path / 'a run'}'" in first.out
    assert main([*command, str(tmp_path / "a run"), "--resume"]) == 0
    assert "nothing to do: 1 iterations are done already" in capsys.readouterr().err
    assert main([*command, str(tmp_path / "none"), "--resume"]) == 2
    assert "no training to go on with" in capsys.readouterr().err


def test_a_second_process_cut_off_in_the_middle_of_a_message_ends_quietly():
    """What an interrupt of the first one leaves: the length of a message and a part of it."""
    script = (
        "import multiprocessing, os, struct\n"
        "from memenv.policies.crud.players import _serve\n"
        "from memenv.policies.crud.network import Sizes\n"
        "ours, theirs = multiprocessing.Pipe()\n"
        "os.write(ours.fileno(), struct.pack('!i', 1000) + b'x' * 10)\n"
        "ours.close()\n"
        "_serve(theirs, 'MemLoCoMo-v0', {}, 'rich', None, Sizes(5, 6, 8))\n"
        "print('quiet')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "quiet\n", "")


def test_what_the_trainer_decides_by_itself_may_be_said(tmp_path):
    given = {"preset": "tiny", "decide": "write", "granularity": "fact"}
    trainer = Trainer(TrainConfig(arguments=given, validation=1, settings=QUICK), tmp_path / "out")
    assert trainer.rival > 0.0
    trainer.close()


def test_differences_of_a_resumed_run_show_names_as_they_are(tmp_path):
    config = TrainConfig(arguments=TINY, validation=1, settings=QUICK)
    trainer = Trainer(config, tmp_path / "out")
    trainer.train(iterations=1)
    trainer.close()
    held = json.loads((tmp_path / "out" / "run.json").read_text())
    (tmp_path / "out" / "run.json").write_text(json.dumps({**held, "env": "Übung"}))
    with pytest.raises(MemenvError, match='env: given "MemLoCoMo-v0", saved "Übung"'):
        Trainer(config, tmp_path / "out", resume=True)

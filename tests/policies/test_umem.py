"""UMEM: golden values, invariants of leak and rule, and training that learns them."""

import json
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.policies.umem.insights import KINDS, candidates_for
from memenv.policies.umem.utility import Trial, UtilityConfig, marginal_utility, neighbourhoods

SOLVED = "4 5 6 10: not solved in 30 tries. Solution: (10-4)*5-6 = 24. In ascending order a, b, c, d: (d-a)*b-c"


@pytest.mark.parametrize(
    ("reference", "augmented", "expected"),
    [
        (Trial(0, 100), Trial(1, 80), 1.0),
        (Trial(1, 100), Trial(0, 80), -1.0),
        (Trial(1, 100), Trial(1, 80), 0.2),
        (Trial(0, 100), Trial(0, 10), 0.0),
        (Trial(1, 100), Trial(1, 1000), -1.0),
        (Trial(1, 0), Trial(1, 80), 0.0),
    ],
)
def test_golden_utilities(reference, augmented, expected):
    """specs/systems.md §7: gains, the gate, the clip, a reference of no length."""
    assert marginal_utility([reference], [augmented], UtilityConfig()) == pytest.approx(expected)


def test_without_the_gate_short_failures_pay():
    gated, open_ = UtilityConfig(), UtilityConfig(gate=False)
    assert marginal_utility([Trial(0, 100)], [Trial(0, 10)], gated) == 0.0
    assert marginal_utility([Trial(0, 100)], [Trial(0, 10)], open_) == pytest.approx(0.9)


def test_the_adaptive_weight_follows_success():
    trials = [Trial(1, 100), Trial(0, 100)], [Trial(1, 50), Trial(0, 50)]
    assert marginal_utility(*trials, UtilityConfig()) == pytest.approx(0.25)
    assert marginal_utility(*trials, UtilityConfig(adaptive=True)) == pytest.approx(0.125)


@given(st.lists(st.tuples(st.sampled_from([0.0, 1.0]), st.floats(1, 1e6)), min_size=1, max_size=5), st.data())
def test_utility_is_bounded_and_nothing_gained_is_nothing(reference, data):
    before = [Trial(*each) for each in reference]
    after = [Trial(data.draw(st.sampled_from([0.0, 1.0])), data.draw(st.floats(1, 1e6))) for _ in before]
    assert -1.0 - 1e-9 <= marginal_utility(before, after, UtilityConfig()) <= 1.0 + 1e-9
    assert marginal_utility(before, before, UtilityConfig()) == pytest.approx(0.0)


def test_unequal_lists_are_refused():
    with pytest.raises(ValueError, match="give as many"):
        marginal_utility([Trial(1, 1)], [], UtilityConfig())


def test_neighbourhoods_leave_out_the_item_itself_unless_it_is_alone():
    texts = ["a+b*c-d one", "a+b*c-d two", "(a-b)/(c-d)", "a+b*c-d three"]
    assert neighbourhoods(texts, UtilityConfig(neighbours=2))[0] in {(1, 3), (3, 1)}
    assert neighbourhoods(texts, UtilityConfig(neighbours=0)) == [(0,), (1,), (2,), (3,)]
    near = neighbourhoods(texts, UtilityConfig(neighbours=3, similarity=0.5))
    assert 2 not in near[0] and len(near[2]) == 1


def test_candidates_of_a_puzzle():
    found = candidates_for("MemGame24-v0", SOLVED)
    assert list(found) == ["rule", "leak", "specific", "wrong"]
    assert found["leak"] == "(10-4)*5-6 = 24" and found["specific"] == SOLVED
    assert found["rule"].translate(str.maketrans("abcd", "dcba")) == found["wrong"] != found["rule"]
    assert candidates_for("MemGame24-v0", "1 1 1 1: not solved") == {}


torch = pytest.importorskip("torch", reason="the extra `torch` is not installed")

from memenv.agents.umem import load_optimiser
from memenv.cli import main
from memenv.errors import MemenvError
from memenv.memory import Change
from memenv.operations import add
from memenv.policies.umem.optimiser import FEATURES, Choice
from memenv.policies.umem.trainer import HELD_OUT_SEED, UmemConfig, UmemTrainer
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.stream import Experience, Item


@pytest.fixture(scope="module")
def gains():
    """Mean utility of adding each kind to an empty bank, over the tasks of a stream, on themselves and on neighbours."""
    found: dict[tuple[int, str], list[float]] = {}
    for number in (0, 3):
        config = UmemConfig(utility=UtilityConfig(neighbours=number), arguments={"puzzles": 60})
        trainer = UmemTrainer(config)
        env = trainer.env
        observation, _ = env.reset(seed=2_000_000)
        items = [event for event in env.state.events if hasattr(event, "gold")]
        near = trainer._neighbourhoods(items)
        place = {item.id: number for number, item in enumerate(items)}
        done = False
        while not done:
            results = env.results
            for kind, text in (candidates_for("MemGame24-v0", observation["experience"]) if results else {}).items():
                judged = [items[each].id for each in near[place[results[-1].item.id]]]
                reference = [Trial(r.score, r.outcome.steps) for r in env.counterfactual([], judged)]
                augmented = [Trial(r.score, r.outcome.steps) for r in env.counterfactual([text], judged)]
                utility = marginal_utility(reference, augmented, UtilityConfig(efficiency=0.0))
                found.setdefault((number, kind), []).append(utility)
            observation, _, done, _, _ = env.step({})
    return {key: float(np.mean(values)) for key, values in found.items()}


def test_a_leak_pays_only_without_neighbours_and_a_rule_with_them(gains):
    assert gains[0, "leak"] > 0.5
    assert gains[3, "leak"] == 0.0
    assert gains[3, "rule"] > 0.1
    assert gains[3, "rule"] > gains[3, "wrong"] + 0.05


def test_a_wrong_rule_does_not_solve_its_own_task(gains):
    assert gains[0, "wrong"] < gains[0, "rule"] - 0.5


def test_training_repeats_and_learns_to_keep_what_helps(tmp_path):
    torch.set_num_threads(1)
    runs = []
    for name in "ab":
        trainer = UmemTrainer(UmemConfig(arguments={"puzzles": 30}, queries=8), tmp_path / name)
        trainer.train(2)
        runs.append([{k: v for k, v in line.items() if k != "seconds"} for line in trainer.history])
    assert runs[0] == runs[1] and trainer.executions > 0
    agent = make_agent(f"umem:{tmp_path / 'a'}")
    make_env("MemGame24-v0", agent, {}).close()


def test_the_reference_is_cached_until_the_bank_changes():
    trainer = UmemTrainer(UmemConfig(arguments={"puzzles": 30}))
    trainer.env.reset(seed=2_000_000)
    names = [event.id for event in trainer.env.state.events if hasattr(event, "gold")][:3]
    trainer._reference_trials(names)
    before = trainer.executions
    trainer._reference_trials(names)
    assert trainer.executions == before == 3


def test_a_small_difference_counts_for_what_it_is_unless_divided_by_the_groups_own(monkeypatch):
    """With scale "group" a group that differs by hundredths pushes as hard as one that differs by whole tasks."""
    utilities = [0.0, 1.0, 0.0, 0.0], [0.0, 0.01, 0.0, 0.0]
    options = [Choice("", "none", (), np.full(FEATURES, place, dtype=np.float32)) for place in range(4)]
    loudest = {}
    for scale in ("none", "group"):
        trainer = UmemTrainer(UmemConfig(arguments={"puzzles": 10}, scale=scale, group=64))
        trainer.env.reset(seed=2_000_000)
        for paid in utilities:
            monkeypatch.setattr(trainer, "_utility", lambda option, *_, paid=paid: paid[int(option.features[0])])
            trainer._group(options, [], {}, {})
        loudest[scale] = [float(advantages.max()) for *_, advantages in trainer._pending]
        assert all(abs(float(advantages.mean())) < 1e-5 for *_, advantages in trainer._pending)
    assert loudest["none"][0] == pytest.approx(100 * loudest["none"][1], rel=0.5)
    assert loudest["group"][0] == pytest.approx(loudest["group"][1], rel=0.5)
    assert 0.5 < loudest["none"][0] < 1.0 < loudest["group"][0]


def test_training_ends_with_the_rule_and_reaches_what_it_is_worth():
    """Seed 9: with rewards divided by their group's deviation this run ends elsewhere (docs/train.md)."""
    trainer = UmemTrainer(UmemConfig(arguments={"puzzles": 60}, queries=8, seed=9, keep="last"))
    trainer.train(12)
    returns, shares = trainer.play(range(HELD_OUT_SEED, HELD_OUT_SEED + 4))
    agent = make_agent("templates")
    env = make_env("MemGame24-v0", agent, {"puzzles": 60})
    rival = [run_episode(env, agent, HELD_OUT_SEED + place).score for place in range(4)]
    assert shares["rule"] > 0.9 and np.mean(returns) > np.mean(rival) - 0.05


def test_the_best_on_validation_is_what_is_saved_and_left(tmp_path, monkeypatch):
    scores, weights = iter([0.2, 0.5, 0.5, 0.1]), []
    trainer = UmemTrainer(UmemConfig(arguments={"puzzles": 20}, queries=4, validate_every=1), tmp_path)

    def play(seeds):
        assert list(seeds) == list(range(2_500_000, 2_500_008))
        weights.append(trainer.optimiser.layers[0].weight.detach().clone())
        return [next(scores)], {}

    monkeypatch.setattr(trainer, "play", play)
    trainer.train(4)
    assert [line["validation"] for line in trainer.history] == [0.2, 0.5, 0.5, 0.1]
    assert not torch.equal(weights[2], weights[3])
    held, about = load_optimiser(tmp_path)
    assert torch.equal(held.layers[0].weight, weights[2])  # of equals the last
    assert torch.equal(trainer.optimiser.layers[0].weight, weights[2])
    assert about["best_after"] == trainer.best_after == 3 and about["best_validation"] == 0.5


def test_a_short_run_is_validated_at_its_end_and_one_that_keeps_the_last_is_not():
    ends = {}
    for keep in ("best", "last"):
        trainer = UmemTrainer(UmemConfig(arguments={"puzzles": 10}, keep=keep, validation=1))
        trainer.train(2)
        ends[keep] = ["validation" in line for line in trainer.history]
    assert ends == {"best": [False, True], "last": [False, False]}


def test_forced_injection_changes_only_what_would_not_be_shown():
    """One entry is shown for an item: the one of its own numbers."""
    trainer = UmemTrainer(UmemConfig(arguments={"puzzles": 10, "read_k": 1}, inject="force"))
    env = trainer.env
    env.reset(seed=2_000_000)
    item = next(event for event in env.state.events if isinstance(event, Item))
    memory, table = env.memory, Experience("x", time=0.0)
    own = memory.commit([add(item.text)], [], table, env.loop.memory)
    other = memory.commit([add("(a+b)*(d-c)")], [], table, env.loop.memory)
    assert trainer._forced(memory, own, item.id) is memory
    assert [each.text for each in trainer._forced(memory, other, item.id)] == ["(a+b)*(d-c)", item.text]
    assert trainer._forced(memory, Change(), item.id) is memory


@pytest.mark.parametrize("options", [{"inject": "force"}, {"commit_if_positive": True}, {"freeze": "extraction"}, {"freeze": "management"}, {"deletes": False}, {"scale": "group"}])  # fmt: skip
def test_options_run(options):
    trainer = UmemTrainer(UmemConfig(arguments={"puzzles": 10}, **options))
    trainer.train(1)
    shares = {name: value for name, value in trainer.history[0].items() if name.startswith("share")}
    assert sum(shares.values()) == pytest.approx(1.0) or options.get("commit_if_positive")
    if options == {"freeze": "extraction"}:
        assert shares["share of rule"] == shares["share of leak"] == 0.0
    if options == {"deletes": False}:
        assert shares["share of delete"] == 0.0


def test_of_a_play_that_is_too_long_frozen_extraction_keeps_nothing_in_training_as_in_use():
    trainer = UmemTrainer(UmemConfig(env="MemMultiHop-v0", arguments={"tasks": 3}, freeze="extraction"))
    trainer.train(1)
    figures = trainer.history[0]
    assert figures["share of none"] == 1.0 and figures["dead"] == 1.0
    returns, shares = trainer.play(range(2_500_000, 2_500_002))
    assert shares == {**dict.fromkeys(KINDS, 0.0), "none or delete": 1.0}
    agent = make_agent("no_memory")
    env = make_env("MemMultiHop-v0", agent, {"tasks": 3})
    assert returns == [run_episode(env, agent, seed).score for seed in range(2_500_000, 2_500_002)]


def test_other_environments_have_candidates():
    for env_id, arguments in (("MemALFWorld-v0", {"games": 3, "practice": 0}), ("MemMultiHop-v0", {"tasks": 3})):
        config = UmemConfig(env=env_id, arguments=arguments if env_id != "MemALFWorld-v0" else {"games": 3})
        trainer = UmemTrainer(config)
        trainer.train(1)
        assert trainer.executions > 0, env_id


def test_bad_use_has_one_message(tmp_path, capsys):
    with pytest.raises(MemenvError, match="insights are known for"):
        UmemConfig(env="MemLoCoMo-v0")
    with pytest.raises(MemenvError, match="scale='batch'"):
        UmemConfig(scale="batch")
    with pytest.raises(MemenvError, match="no training split"):
        UmemTrainer(UmemConfig(arguments={"split": "test"}))
    assert main(["run", "MemGame24-v0", "--agent", "umem"]) == 2
    assert "umem:DIR" in capsys.readouterr().err
    out = tmp_path / "umem"
    assert main(["train", "umem", "--set", "puzzles=10", "--lives", "1", "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    assert "executions" in printed and "validation: best" in printed and "held-out streams: untrained" in printed
    assert main(["train", "umem", "--set", "puzzles=10", "--lives", "1", "--out", str(out)]) == 2
    held = json.loads((out / "umem.json").read_text())
    for wrong in ({"hidden": -3}, {"hidden": True}, {"env": ["MemGame24-v0"]}):
        (out / "umem.json").write_text(json.dumps({**held, **wrong}))
        with pytest.raises(MemenvError, match="no optimiser's configuration"):
            make_agent(f"umem:{out}")


def test_one_training_at_a_time_in_a_folder(tmp_path, capsys):
    config = UmemConfig(arguments={"puzzles": 10})
    first = UmemTrainer(config, tmp_path / "run")
    command = ["train", "umem", "--set", "puzzles=10", "--lives", "1", "--out", str(tmp_path / "run")]
    assert main(command) == 2
    assert "run: another training is at work here; wait for it, or choose another folder" in capsys.readouterr().err
    first.close()
    assert main(command) == 0
    with pytest.raises(MemenvError, match="another training has gone on here"):
        first.train(1)
    with pytest.raises(MemenvError, match="holds a trained optimiser already"):
        UmemTrainer(config, tmp_path / "run")
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == ["history.jsonl", "umem.json", "umem.npz"]


@pytest.mark.parametrize(
    ("kind", "wrong", "said"),
    [
        (UmemConfig, {"env": ["MemGame24-v0"]}, "env=['MemGame24-v0']: training takes a text"),
        (UmemConfig, {"arguments": "puzzles=3"}, "arguments='puzzles=3': training takes a dict"),
        (UmemConfig, {"utility": {"neighbours": 3}}, "utility={'neighbours': 3}: training takes a UtilityConfig"),
        (UmemConfig, {"group": 1}, "group=1: training takes a whole number from 2 on"),
        (UmemConfig, {"queries": "8"}, "queries='8': training takes a whole number from 1 on"),
        (UmemConfig, {"learning_rate": None}, "learning_rate=None: training takes a number from 0 on"),
        (UmemConfig, {"kl": float("nan")}, "kl=nan: training takes a number from 0 on"),
        (UmemConfig, {"deletes": 1}, "deletes=1: training takes True or False"),
        (UmemConfig, {"inject": 3}, "inject=3: training takes a text"),
        (UmemConfig, {"seed": -1}, "seed=-1: training takes a whole number from 0 on"),
        (UtilityConfig, {"neighbours": -1}, "neighbours=-1: utility takes a whole number from 0 on"),
        (UtilityConfig, {"anchors": "3"}, "anchors='3': utility takes a whole number from 0 on"),
        (UtilityConfig, {"gate": "no"}, "gate='no': utility takes True or False"),
        (UtilityConfig, {"clip": "1"}, "clip='1': utility takes a number from 0 on"),
        (UtilityConfig, {"similarity": "high"}, "similarity='high': utility takes a cosine from -1 to 1, or None"),
        (UtilityConfig, {"similarity": float("nan")}, "similarity=nan: utility takes a cosine"),
    ],
)
def test_settings_of_a_wrong_type_have_one_message(kind, wrong, said):
    with pytest.raises(MemenvError, match=f"^{re.escape(said)}"):
        kind(**wrong)


@pytest.mark.parametrize("lives", ["3", 1.5, -1, True])
def test_lives_are_a_number(lives):
    with pytest.raises(MemenvError, match="give a whole number of streams"):
        UmemTrainer(UmemConfig(arguments={"puzzles": 10})).train(lives)

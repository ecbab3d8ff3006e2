"""Every part of a training state is checked: none can be damaged and go on unseen."""

import json
import shutil

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `torch` is not installed")

from memenv.errors import MemenvError
from memenv.policies.crud.trainer import TrainConfig, Trainer

GRPO = TrainConfig(arguments={"preset": "tiny"}, validation=1, settings={"lives": 2, "group": 3})
PPO = TrainConfig(arguments={"preset": "tiny"}, validation=1, algorithm="ppo", settings={"lives": 2})


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    torch.set_num_threads(1)
    made = {}
    for name, config in (("grpo", GRPO), ("ppo", PPO)):
        folder = tmp_path_factory.mktemp(name) / "run"
        Trainer(config, folder).train(iterations=2)
        made[name] = config, folder
    return made


def refused(trained, tmp_path, change, algorithm="grpo"):
    """What is said when `change` was made to the arrays."""
    config, folder = trained[algorithm]
    shutil.copytree(folder, tmp_path / "run")
    state = tmp_path / "run" / "state.npz"
    with np.load(state) as file:
        arrays = dict(file)
    change(arrays)
    np.savez(state, **arrays)
    before = state.read_bytes()
    with pytest.raises(MemenvError, match=r"state\.npz: damaged \(.*\); train it again$") as caught:
        Trainer(config, tmp_path / "run", resume=True)
    assert "\n" not in str(caught.value) and state.read_bytes() == before
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == sorted(path.name for path in folder.iterdir())
    shutil.rmtree(tmp_path / "run")
    return str(caught.value)


def test_no_array_can_be_missing_of_another_shape_or_type_or_not_finite(trained, tmp_path):
    with np.load(trained["grpo"][1] / "state.npz") as file:
        names = {name: (file[name].shape, file[name].dtype.kind) for name in file.files}
    assert {name.partition(".")[0] for name in names} == {
        "network", "average", "reference", "adam", "generator", "history", "progress"
    }  # fmt: skip
    for name, (shape, kind) in names.items():
        refused(trained, tmp_path, lambda arrays, name=name: arrays.pop(name))
        wrong = [np.zeros((*shape, 2), np.float32), np.zeros(shape, np.complex64), np.full(shape, "x")]
        if kind == "f":
            wrong += [np.full(shape, value, np.float32) for value in (np.nan, np.inf)]
            wrong.append(np.zeros(shape, np.float16))
        some = name in list(names)[::9] or name.startswith("adam.3.") or "." not in name
        for value in wrong if some else ():
            refused(trained, tmp_path, lambda arrays, name=name, value=value: arrays.update({name: value}))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda arrays: arrays.update({"adam.0.exp_avg": np.zeros(3, np.float32)}), "adam.0.exp_avg is"),
        (lambda arrays: arrays.update({"adam.0.exp_avg_sq": -1 - arrays["adam.0.exp_avg_sq"]}), "is negative"),
        (lambda arrays: arrays.update({"adam.0.step": np.array(0.5, np.float32)}), "one whole number"),
        (lambda arrays: arrays.update({"adam.0.step": np.array(999.0, np.float32)}), "one whole number"),
        (lambda arrays: arrays.update({"adam.99.step": np.array(1.0, np.float32)}), "adam.99.step does not belong"),
        (lambda arrays: arrays.update({"adam.x": np.zeros(1)}), "adam.x does not belong"),
        (lambda arrays: [arrays.pop(name) for name in list(arrays) if name.startswith("adam.")], "exp_avg is missing"),
        (lambda arrays: [arrays.pop(name) for name in list(arrays) if name.startswith("adam.2.")], "adam.2."),
        (lambda arrays: arrays.update({"surplus": np.zeros(1)}), "surplus does not belong"),
        (lambda arrays: arrays.update({"generator": arrays["generator"] * 0}), "generator"),
        (lambda arrays: arrays.update({"progress": np.array([1.0, 1.0, 0.1])}), "history is not of 1 iterations"),
        (lambda arrays: arrays.update({"progress": np.array([2.0, np.nan, 0.1])}), "progress"),
        (lambda arrays: arrays.update({"progress": np.array([2.0, 1.0, np.nan])}), "progress"),
        (lambda arrays: arrays.update({"history": np.array("[" * 9999)}), "history"),
        (lambda arrays: arrays.update({"history": np.array(str(arrays["history"]).replace("1.0", "NaN", 1))}), "hist"),
    ],
)
def test_what_is_wrong_is_named(trained, tmp_path, change, said):
    assert said in refused(trained, tmp_path, change)


def test_the_value_head_has_moments_where_it_is_trained(trained, tmp_path):
    def without_last(arrays):
        last = max(int(name.split(".")[1]) for name in arrays if name.startswith("adam."))
        for key in ("step", "exp_avg", "exp_avg_sq"):
            arrays.pop(f"adam.{last}.{key}")

    assert "is missing" in refused(trained, tmp_path, without_last, "ppo")
    places = {}
    for name, (_, folder) in trained.items():
        with np.load(folder / "state.npz") as file:
            places[name] = {array.split(".")[1] for array in file.files if array.startswith("adam.")}
    assert len(places["ppo"]) == len(places["grpo"]) + 2 > 2


def test_a_state_without_a_kept_policy_goes_on(trained, tmp_path):
    """Interrupted after a lost policy was noted and before the next validation: the best is minus infinity then."""
    config, folder = trained["grpo"]
    shutil.copytree(folder, tmp_path / "run")
    state = tmp_path / "run" / "state.npz"
    with np.load(state) as file:
        np.savez(state, **{**file, "progress": np.array([2.0, 1.0, -np.inf])})
    trainer = Trainer(config, tmp_path / "run", resume=True)
    trainer.train(iterations=2)
    assert np.isfinite(trainer.best) and json.loads((tmp_path / "run" / "policy.json").read_text())["iteration"] == 2

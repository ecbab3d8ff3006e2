"""Training of a CRUD policy: iterations, validation, checkpoints that resume to the same numbers."""

from __future__ import annotations

import hashlib
import inspect
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from memenv.charts import Chart, Series, draw
from memenv.config import differences
from memenv.errors import MemenvError
from memenv.files import is_folder, make_folder, read_json, write_atomically, write_json
from memenv.locks import FolderLock
from memenv.numeric import FEATURES
from memenv.policies.crud.checkpoint import load_policy, save_policy
from memenv.policies.crud.distil import DistilConfig, distil_step
from memenv.policies.crud.grpo import GrpoConfig, grpo_step
from memenv.policies.crud.network import CrudNetwork, Sizes, stack
from memenv.policies.crud.players import Players, numeric_env
from memenv.policies.crud.ppo import PpoConfig, ppo_step
from memenv.policies.crud.seeds import TRAIN_SEEDS, VALIDATION_SEEDS
from memenv.policies.crud.state import Progress, restore_state, state_arrays
from memenv.policies.crud.teacher import read_teacher
from memenv.policies.folders import check_unused
from memenv.policies.settings import check_settings
from memenv.policies.weights import load_arrays, save_arrays
from memenv.recording import versions
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode

__all__ = ["ALGORITHMS", "TRAIN_SEEDS", "VALIDATION_SEEDS", "TrainConfig", "Trainer", "numeric_env"]

_Config = GrpoConfig | PpoConfig | DistilConfig
_CONFIGS: dict[str, type[_Config]] = {"grpo": GrpoConfig, "ppo": PpoConfig, "distil": DistilConfig}
ALGORITHMS = tuple(_CONFIGS)
_PER_RUN = 100_000
_STATE = "state.npz"


@dataclass(frozen=True)
class TrainConfig:
    """What a training run is.

    Attributes:
        env: id of an environment with candidate facts.
        arguments: of gym.make.
        algorithm: "grpo", "ppo", or "distil" from a teacher.
        features: "rich", or "hashed" text only.
        teacher: of "distil": folder of the policy to learn from, of any features.
        seed: of weights, actions and streams.
        hidden: width of the network.
        streams: distinct training streams, an even number from 2 to 100,000, gone through again and again: what was
            extracted once serves every visit.
        average: share that the running average of the weights keeps at every iteration; it is the average that is
            validated and saved (Polyak and Juditsky 1992).
        slowing: iterations until the learning rate has fallen to 1/√2 of its start (it falls as 1/√(1 + i/slowing));
            0: it does not.
        validate_every: iterations between validations.
        validation: streams of a validation.
        rival: the rule agent whose validation score is shown beside.
        settings: of the algorithm, where they differ from its defaults.
    """

    env: str = "MemLoCoMo-v0"
    arguments: Mapping[str, Any] = field(default_factory=dict)
    algorithm: str = "grpo"
    features: str = "rich"
    seed: int = 0
    hidden: int = 64
    streams: int = 120
    average: float = 0.9
    slowing: int = 40
    validate_every: int = 10
    validation: int = 60
    rival: str = "crud_rules"
    teacher: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, allowed in (("algorithm", ALGORITHMS), ("features", FEATURES)):
            if getattr(self, name) not in allowed:
                raise MemenvError(f"{name}={getattr(self, name)!r}: allowed are {', '.join(allowed)}")
        if isinstance(self.teacher, os.PathLike):
            object.__setattr__(self, "teacher", os.fspath(self.teacher))
        check_settings(self, "training")
        if self.streams % 2 or self.streams > _PER_RUN:
            raise MemenvError(f"streams={self.streams}: training takes an even number from 2 to {_PER_RUN:,}")
        if (self.algorithm == "distil") != bool(self.teacher):
            raise MemenvError(
                "distil needs a teacher, a folder that `memenv train crud` wrote"
                if not self.teacher
                else f"teacher={self.teacher!r}: only the algorithm distil learns from one"
            )

    def algorithm_config(self) -> _Config:
        """The algorithm's settings.

        Raises:
            MemenvError: an unknown one.
        """
        kind = _CONFIGS[self.algorithm]
        try:
            return kind(**self.settings)
        except TypeError:
            names = ", ".join(kind.__dataclass_fields__)
            raise MemenvError(f"settings {', '.join(self.settings)}: {self.algorithm} has {names}") from None


def agent_digest(name: str) -> str:
    """A hash of the source of an agent and of all of memenv that it can call: what "the rule of that day" was."""
    import memenv

    digest = hashlib.blake2b(digest_size=8)
    digest.update(inspect.getsource(sys.modules[type(make_agent(name)).__module__]).encode())
    root = Path(memenv.__file__).parent
    for path in sorted([*(root / "language").rglob("*.py"), *(root / "policies").glob("*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _check_limits(iterations: Any, minutes: Any) -> None:
    if iterations is None and minutes is None:
        raise MemenvError("say when to stop: iterations=N or minutes=M")
    if iterations is not None and (type(iterations) is not int or iterations < 0):
        raise MemenvError(f"iterations={iterations!r}: give a whole number >= 0, or None")
    if minutes is not None and (type(minutes) not in (int, float) or not minutes >= 0):
        raise MemenvError(f"minutes={minutes!r}: give a number >= 0, or None")


class Trainer:
    """A training run in a folder, which no other training can enter until `train` ends, or `close` is called.

    Args:
        config: what to train.
        out: where policy.json and policy.npz (the best on validation), state.npz (to resume from), history.jsonl and
            curve.svg go.
        resume: go on from what `out` holds.
        processes: 1, or 2 that play half of the rollouts each: the same numbers, sooner.

    Raises:
        MemenvError: the folder holds a run already, or another one than is to be resumed, or nothing to resume; or another
            training is at work in it.
    """

    def __init__(self, config: TrainConfig, out: str | Path, resume: bool = False, processes: int = 1) -> None:
        self.config = config
        self.out = Path(out)
        self._algorithm = config.algorithm_config()
        self.env = numeric_env(config.env, config.arguments, config.features)
        if not self.env.core.loop.domain.training:
            raise MemenvError(f"{self.env.core.label} is no training split: train on split=train, test on the other")
        torch.manual_seed(config.seed)
        self.network = CrudNetwork(self._sizes())
        self.teacher = read_teacher(config.teacher) if config.teacher else None
        self._players = Players(config.env, config.arguments, config.features, self._sizes(), processes, self.teacher)
        self.average = CrudNetwork(self._sizes())
        self.average.load_state_dict(self.network.state_dict())
        self._reference = CrudNetwork(self._sizes())
        self._reference.load_state_dict(self.network.state_dict())
        self._optimizer = torch.optim.Adam(self.network.parameters(), lr=self._algorithm.learning_rate)
        self._generator = torch.Generator().manual_seed(config.seed)
        self.iteration = 0
        self.saved = 0  # the iteration that a resumed run would go on from
        self.seconds = 0.0
        self.best = -np.inf
        self.history: list[dict[str, float]] = []
        self._described = {**asdict(config), "settings": asdict(self._algorithm), "versions": versions()}
        self._described["rival_digest"] = agent_digest(config.rival)
        self._described["teacher_digest"] = self.teacher.digest if self.teacher is not None else ""
        # read back as JSON has it, so that it compares equal to what a file says
        self._described = json.loads(json.dumps(self._described, default=str))
        self._lock = FolderLock(self.out, "training", _STATE)
        if not resume:
            make_folder(self.out)  # that it can't be written to is said before long work begins
        try:
            if is_folder(self.out):
                self._lock.take()
            self._enter(resume)
        except BaseException:
            self._lock.release()
            raise

    def _enter(self, resume: bool) -> None:
        if resume:
            self._resume()
        elif self.teacher is not None and self.out.resolve() == Path(self.teacher.folder).resolve():
            raise MemenvError(f"{self.out} is the teacher's own folder: name another one")
        elif (self.out / "run.json").exists():
            raise MemenvError(
                f"{self.out} holds a training run already: --resume it (in Python resume=True), or name another folder"
            )
        else:
            check_unused(self.out)
            self.rival = self._rival_score()
            write_json(self.out / "run.json", {**self._described, "rival_score": self.rival})

    def train(
        self,
        iterations: int | None = None,
        minutes: float | None = None,
        report: Callable[[Trainer], None] | None = None,
    ) -> None:
        """Trains until either limit is reached, and validates what it ends with; both limits count what was done before a
        resume.

        Args:
            iterations: in all.
            minutes: of training, validations between its iterations included; those before and after it are not.
            report: called before the first iteration and after every one.

        Raises:
            MemenvError: a limit that is none, or another training is, or was, at work in the folder.
        """
        _check_limits(iterations, minutes)
        self._lock.take()
        try:
            self._train(iterations, minutes, report)
        finally:
            self._lock.release()

    def _train(self, iterations: int | None, minutes: float | None, report: Callable[[Trainer], None] | None) -> None:
        if not self.history:
            self._validate()
        if report is not None:
            report(self)
        while (iterations is None or self.iteration < iterations) and (minutes is None or self.seconds < 60 * minutes):
            start = time.perf_counter()
            self._slow_down()
            figures = self._step(self._seeds())
            self.iteration += 1
            self._take_average()
            self.history.append({"iteration": float(self.iteration), **figures})
            if self.iteration % self.config.validate_every == 0:
                self._validate()
            self.seconds += time.perf_counter() - start
            self.history[-1]["seconds"] = round(self.seconds, 2)
            self.save()
            if report is not None:
                report(self)
        if "validation" not in self.history[-1] or self.best == -np.inf:
            # what was learnt since the last validation is judged too: a short run would leave its untrained policy
            start = time.perf_counter()
            self._validate()
            self.seconds += time.perf_counter() - start
            self.save()

    def shortfall(self) -> str:
        """What the policy that was saved is not good for yet, with the remedy; "" where it is not below the rule."""
        if self.best >= self.rival:
            return ""
        held = f"{self.best:.3f}, against {self.rival:.3f} of the rule {self.config.rival}"
        further = "go on with --resume and more --minutes or --iterations"
        if self.teacher is not None:
            score = "what it has" if self.teacher.score is None else f"{self.teacher.score:.3f} on its own validation"
            return (
                f"below the rule on validation ({held}): a student comes as far as its teacher ({score}); go on with "
                "--resume, or take more --streams or a better teacher"
            )
        if self.best < 0.05:
            return f"the policy keeps next to nothing yet (validation {held}): it was trained too briefly; {further}"
        return f"below the rule on validation ({held}): {further}"

    def _step(self, seeds: list[int]) -> dict[str, float]:
        if isinstance(self._algorithm, GrpoConfig):
            return grpo_step(
                self.network,
                self._optimizer,
                self._reference,
                self._players,
                seeds,
                self._algorithm,
                self._generator,
            )
        parts = self.network, self._optimizer, self._players, seeds
        if isinstance(self._algorithm, DistilConfig):
            return distil_step(*parts, self._algorithm, self._generator)
        return ppo_step(*parts, self._algorithm, self._generator)

    def _slow_down(self) -> None:
        slowing = self.config.slowing
        factor = (1.0 + self.iteration / slowing) ** -0.5 if slowing else 1.0
        for group in self._optimizer.param_groups:
            group["lr"] = self._algorithm.learning_rate * factor

    @torch.no_grad()
    def _take_average(self) -> None:
        # of the first iterations a plain mean, so that where training began is soon forgotten
        kept = min(self.config.average, (self.iteration - 1) / self.iteration)
        for mean, now in zip(self.average.parameters(), self.network.parameters(), strict=True):
            mean.lerp_(now, 1.0 - kept)

    def _seeds(self) -> list[int]:
        """The streams of an iteration: of either half of all streams as many, in a new order every time through."""
        lives, half = self._algorithm.lives, max(1, self.config.streams // 2)
        first = TRAIN_SEEDS + (self.config.seed % 10) * _PER_RUN
        seeds: list[int] = []
        for part, number in enumerate(((lives + 1) // 2, lives // 2)):
            for place in range(self.iteration * number, (self.iteration + 1) * number):
                again, at = divmod(place, half)
                order = np.random.default_rng([self.config.seed, part, again]).permutation(half)
                seeds.append(first + part * half + int(order[at]))
        return seeds

    def _validate(self) -> None:
        seeds = range(VALIDATION_SEEDS, VALIDATION_SEEDS + self.config.validation)
        score = float(self._players.scores(self.average, seeds).mean())
        if not self.history:
            self.history.append({"iteration": 0.0, "seconds": 0.0})
        self.history[-1]["validation"] = score
        if score > self.best:
            self.best = score
            sizes = asdict(self.average.sizes)
            about = {"kind": "crud", "sizes": sizes, "iteration": self.iteration, "validation_score": score}
            save_policy(self.out, self.average, {**self._described, **about})

    def _rival_score(self) -> float:
        agent = make_agent(self.config.rival)
        # when the rule decides, and on what, is its own to say
        arguments = {k: v for k, v in self.config.arguments.items() if k not in ("decide", "granularity")}
        env = make_env(self.config.env, agent, arguments)
        seeds = range(VALIDATION_SEEDS, VALIDATION_SEEDS + self.config.validation)
        return float(np.mean([run_episode(env, agent, seed).score for seed in seeds]))

    def close(self) -> None:
        """Ends the second process, where there is one, and lets others into the folder."""
        self._players.close()
        self._lock.release()

    def save(self) -> None:
        """Writes what a resumed run needs, atomically, and the curve: after every iteration, so that no more than one is lost."""
        progress = Progress(self.iteration, self.seconds, float(self.best), self.history)
        arrays = state_arrays(self._networks(), self._optimizer, self._generator, progress)
        save_arrays(self.out / _STATE, arrays)
        self.saved = self.iteration
        with write_atomically(self.out / "history.jsonl") as stream:
            for line in self.history:
                stream.write(json.dumps(line) + "\n")
        curve = [(line["iteration"], line["validation"]) for line in self.history if "validation" in line]
        rival = [(x, self.rival) for x, _ in curve]
        chart = Chart("score on validation lives", "iteration", "return", [
            Series(f"{self.config.algorithm} {self.config.features}", curve), Series(self.config.rival, rival)
        ])  # fmt: skip
        with write_atomically(self.out / "curve.svg") as stream:
            stream.write(draw([chart]))

    def _resume(self) -> None:
        if not (self.out / "run.json").exists():
            raise MemenvError(
                f"{self.out}: no training to go on with (run.json is missing); leave out --resume to begin one"
            )
        held = read_json(self.out / "run.json", "a training run", "train it again")
        score: Any = held.get("rival_score") if isinstance(held, dict) else None
        if type(score) not in (int, float) or not abs(score) < 1e300:
            raise MemenvError(f"{self.out / 'run.json'}: no training run; name another folder")
        # a teacher is known by what it says, not by where it lies
        if different := differences({**self._described, "teacher": ""}, {**held, "teacher": ""}):
            raise MemenvError(
                f"{self.out} holds another run ({'; '.join(different)}): resume with the same settings and code, or "
                "name another folder"
            )
        self.rival = float(held["rival_score"])
        if not (self.out / _STATE).exists():
            if (self.out / "history.jsonl").exists():
                raise MemenvError(
                    f"{self.out} holds a trained policy and no {_STATE} to go on from: train in another folder"
                )
            return  # interrupted before the first checkpoint: from the start
        arrays = load_arrays(self.out / _STATE, "training state")
        try:
            found = restore_state(arrays, self._networks(), self._optimizer, self._generator, self._with_gradients())
        except ValueError as error:
            raise MemenvError(f"{self.out / _STATE}: damaged ({str(error)[:120]}); train it again") from None
        self.iteration, self.seconds, self.best, self.history = found
        self.saved = self.iteration
        try:
            load_policy(self.out)
        except MemenvError:
            self.best = -np.inf  # the best is lost: the next validation saves what there is then

    def _with_gradients(self) -> list[int]:
        """Places of the parameters that the algorithm has gradients for: GRPO has none for the value head."""
        spaces: Any = self.env.observation_space
        blank = {name: np.zeros(space.shape, np.float32) for name, space in spaces.items()}
        log_probs, values = self.network(stack([blank]))
        (log_probs.sum() + values.sum() if isinstance(self._algorithm, PpoConfig) else log_probs.sum()).backward()
        places = [place for place, each in enumerate(self.network.parameters()) if each.grad is not None]
        self.network.zero_grad(set_to_none=True)
        return places

    def _networks(self) -> dict[str, torch.nn.Module]:
        return {"network": self.network, "average": self.average, "reference": self._reference}

    def _sizes(self) -> Sizes:
        fact, slot = self.env.widths
        return Sizes(fact, slot, self.env.k, self.config.hidden)

"""Memory-R1's recipe without a language model: `python scripts/memory_r1.py [--locomo FILE] [--out DIR]` (extra `torch`).

1. A manager learns ADD, REPLACE, MERGE and DELETE by GRPO from what the frozen reader answers (policies/crud).
2. With the manager frozen, an answerer learns which of up to 60 retrieved memories to keep and which candidate to answer,
   by GRPO on exact match (policies/answerer).

Prints what each part is worth, and the curve over the number of training questions, on held-out generated lives of the
training split and, with --locomo, on LoCoMo (official token F1), of which nothing is trained on. Settings:
configs/memory_r1.toml. What it writes to --out runs as `--agent trained_r1:DIR`.
"""

from __future__ import annotations

import argparse
import shlex
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

import memenv
from memenv.agent import Agent
from memenv.agents.policy import Policy
from memenv.agents.trained_r1 import TrainedR1
from memenv.commands.options import place
from memenv.commands.script import run_script
from memenv.config import check_different, check_keys, check_table
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.files import make_folder, read_toml
from memenv.locks import FolderLock
from memenv.policies.crud.seeds import VALIDATION_SEEDS
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode

with needs("torch", "scripts/memory_r1.py", run=__name__ == "__main__"):
    import torch

    from memenv.policies.answerer.network import AnswererNetwork, save_answerer
    from memenv.policies.answerer.training import AnswererConfig, Case, answered, cases_of, collect, train_answerer
    from memenv.policies.crud.checkpoint import load_policy, save_policy
    from memenv.policies.crud.trainer import TrainConfig, Trainer, numeric_env

CONFIG = Path(__file__).resolve().parent.parent / "configs" / "memory_r1.toml"
#: Where the answerer's training lives begin: none that a manager with another seed than 9 is trained on.
ANSWERER_SEEDS = range(1_900_000, 1_950_000)

Network = AnswererNetwork | None


def shown(values: np.ndarray) -> str:
    """Mean and standard error over lives or conversations; of one alone, without."""
    error = f"{values.std(ddof=1) / np.sqrt(len(values)):.3f}" if len(values) > 1 else "–"
    return f"{values.mean():.3f} ± {error}"


class Bench:
    """The test sets: scores per life or conversation.

    Raises:
        MemenvError: the environment can't be made, or LoCoMo not read.
    """

    def __init__(self, config: dict[str, Any], locomo: str | None) -> None:
        self.env_id, self.arguments = config["env"], config["arguments"]
        self.lives = range(VALIDATION_SEEDS, VALIDATION_SEEDS + config["test"]["lives"])
        self.locomo = locomo
        domain = self.env(TrainedR1(manager=make_agent("no_memory"))).unwrapped.loop.domain
        self.reader, self.scorer = domain.solver, domain.scorer
        if locomo is not None:
            self.env(TrainedR1(manager=make_agent("no_memory")), locomo)
        self._held: dict[int, list[list[Case]]] = {}

    def env(self, agent: Agent, data: str | None = None) -> Any:
        return make_env(self.env_id, agent, dict(self.arguments) if data is None else {"data": data})

    def generated(self, manager: Agent, network: Network, config: AnswererConfig) -> np.ndarray:
        agent = TrainedR1(
            manager=manager, network=network, reader=self.reader, distil=config.distil, answer=config.answer
        )
        env = self.env(agent)
        return np.array([run_episode(env, agent, seed).score for seed in self.lives])

    def real(self, manager: Agent, network: Network, config: AnswererConfig) -> np.ndarray | None:
        """Per conversation. All questions come after all sessions, so what a manager kept is the same for every row."""
        if self.locomo is None:
            return None
        agent = TrainedR1(manager=manager)
        core = self.env(agent, self.locomo).unwrapped
        domain = core.loop.domain
        if id(manager) not in self._held:
            episodes = getattr(domain.stream, "episodes", None) or 1
            self._held[id(manager)] = [cases_of(core, agent, seed) for seed in range(episodes)]
        scores = [
            np.mean([answered(network, case, domain.solver, domain.scorer, config) for case in cases])
            for cases in self._held[id(manager)]
        ]
        return np.array(scores)

    def row(self, name: str, manager: Agent, networks: list[Network], config: AnswererConfig, extra: str = "") -> None:
        """One line: the mean over networks (seeds), per test set."""
        generated = np.mean([self.generated(manager, network, config) for network in networks], axis=0)
        found = [self.real(manager, network, config) for network in networks]
        real = "not run" if found[0] is None else shown(np.mean(found, axis=0))
        print(f"| {name} | {extra}{shown(generated)} | {real} |")
        sys.stdout.flush()


def train_manager(config: dict[str, Any], folder: Path, iterations: int | None) -> Trainer:
    settings = config["manager"]
    trainer = Trainer(
        TrainConfig(env=config["env"], arguments=config["arguments"], seed=settings["seed"], rival=settings["rival"]),
        folder,
    )
    trainer.train(iterations or settings["iterations"])
    return trainer


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--config", type=place, default=str(CONFIG), metavar="FILE", help="default configs/memory_r1.toml"
    )
    parser.add_argument("--locomo", type=place, metavar="FILE", help="a LoCoMo file to test on")
    parser.add_argument(
        "--manager", type=place, metavar="DIR", help="a folder of `memenv train crud`, instead of training one"
    )
    parser.add_argument(
        "--out", type=place, metavar="DIR", help="where manager/ and answerer/ go, also a manager given with --manager"
    )
    given = parser.parse_args(arguments)
    config = read_toml(given.config, f"settings such as {CONFIG}", "name another file")
    check_config(given.config, config)
    torch.set_num_threads(1)
    bench = Bench(config, given.locomo)
    if given.manager is None and given.out is not None:
        check_no_run(Path(given.out))
    if given.locomo is None:
        print("LoCoMo: no file given (--locomo FILE); left out")
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(given.out or scratch)
        make_folder(out)
        with FolderLock(out, "training"):
            run(config, out, given.manager, bench)


def run(config: dict[str, Any], out: Path, manager_folder: str | None, bench: Bench) -> None:
    start = time.perf_counter()
    if manager_folder is None:
        trainer = train_manager(config, out / "manager", None)
        print(
            f"manager: {trainer.iteration} iterations, {trainer.seconds:.0f} s; validation {trainer.best:.3f}, "
            f"{config['manager']['rival']} {trainer.rival:.3f}"
        )
        manager_folder = str(out / "manager")
    manager = Policy(manager_folder)
    check_manager(Path(manager_folder), out / "manager")
    settings = config["answerer"]

    def trained(manager: Agent, items: int, **options: Any) -> tuple[list[Network], AnswererConfig, float]:
        cases = collect(config["env"], dict(config["arguments"]), manager, ANSWERER_SEEDS, items)
        networks: list[Network] = []
        for seed in settings["seeds"]:
            chosen = AnswererConfig(steps=settings["steps"], seed=seed, **options)
            networks.append(train_answerer(cases, bench.reader, bench.scorer, chosen)[0])
        fitted = [answered(net, case, bench.reader, bench.scorer, chosen) for net in networks for case in cases]
        return networks, chosen, float(np.mean(fitted))

    print(
        f"memenv {memenv.__version__}; answerer seeds {settings['seeds']}; mean ± standard error over "
        f"{len(bench.lives)} held-out lives (train split), and over LoCoMo's conversations (F1, categories 1 to 4)"
    )
    most = settings["ablations"]
    plain = AnswererConfig(distil=False, answer=False)
    rule, untrained = (make_agent(config["manager"][name]) for name in ("rival", "untrained"))
    full, chosen, _ = trained(manager, most)
    print(f"\n### Parts ({most} training questions)\n\n| | generated lives | LoCoMo |\n|---|---:|---:|")
    bench.row("manager, distillation, answer", manager, full, chosen)
    networks, options, _ = trained(untrained, most)
    bench.row(f"− manager ({config['manager']['untrained']})", untrained, networks, options)
    bench.row("− answerer (frozen reader)", manager, [None], plain)
    networks, options, _ = trained(manager, most, distil=False)
    bench.row("− distillation", manager, networks, options)
    networks, options, _ = trained(manager, most, answer=False)
    bench.row("− answer (distillation alone)", manager, networks, options)
    bench.row(f"{config['manager']['rival']}, frozen reader", rule, [None], plain)
    bench.row(f"{config['manager']['untrained']}, frozen reader", untrained, [None], plain)
    print("\n### Curve over training questions\n")
    print("| questions | on these themselves | generated lives | LoCoMo |\n|---|---:|---:|---:|")
    for items in settings["items"]:
        networks, options, fitted = trained(manager, items)
        bench.row(str(items), manager, networks, options, extra=f"{fitted:.3f} | ")
    save(out, Path(manager_folder), full[0], chosen, most)
    print(f"\n{time.perf_counter() - start:.0f} s")


def check_config(where: str, config: dict[str, Any]) -> None:
    """Before long work: that the settings are all there and no others, the counts are counts, and the environment is one.

    Raises:
        MemenvError: it is not so; names the file and the table.
    """
    tables: dict[str, dict[str, Any]] = {
        "manager": {"iterations": 1, "seed": 0, "rival": str, "untrained": str},
        "answerer": {"seeds": [0], "items": [1], "ablations": 1, "steps": 1},
        "test": {"lives": 2},
    }
    wanted = {"env": str, "arguments": dict, **dict.fromkeys(tables, dict)}
    check_table(where, config, wanted)
    check_keys(where, config, tuple(wanted))
    for name, keys in tables.items():
        check_table(f"{where}: [{name}]", config[name], keys)
        check_keys(f"{where}: [{name}]", config[name], tuple(keys))
    for name in ("seeds", "items"):
        check_different(f"{where}: [answerer]", name, config["answerer"][name])
    try:
        for name in ("rival", "untrained"):
            make_agent(config["manager"][name])
        numeric_env(config["env"], config["arguments"], "rich")
    except MemenvError as error:
        raise MemenvError(f"{where}: {error}") from None


def check_no_run(out: Path) -> None:
    """Before long work: that no manager was trained in `out`, which a training here can't go on with.

    Raises:
        MemenvError: one was.
    """
    manager = out / "manager"
    if manager.is_dir() and any(manager.iterdir()):
        known = (manager / "policy.json").exists()
        other = f", or take the manager it holds with --manager {shlex.quote(str(manager))}" if known else ""
        raise MemenvError(f"{out} holds a run already: name another --out{other}")


def check_manager(folder: Path, place: Path) -> None:
    """Before long work: that `place`, where the manager in `folder` is to be, can be written to and holds no other."""
    if folder.resolve() == place.resolve():
        return
    if place.exists() and not same(folder, place):
        raise MemenvError(f"{place} is there already, and is not the manager {folder}: name another --out")
    make_folder(place.parent)


def same(folder: Path, place: Path) -> bool:
    try:
        ours, theirs = (load_policy(each)[0].state_dict() for each in (folder, place))
    except MemenvError:
        return False
    return ours.keys() == theirs.keys() and all(torch.equal(ours[name], theirs[name]) for name in ours)


def save(out: Path, manager: Path, network: Network, config: AnswererConfig, items: int) -> None:
    """All that `trained_r1:OUT` needs."""
    assert network is not None
    save_answerer(out / "answerer", network, {"distil": config.distil, "answer": config.answer, "items": items})
    if manager.resolve() != (out / "manager").resolve():
        save_policy(out / "manager", *load_policy(manager))


if __name__ == "__main__":
    run_script(main)

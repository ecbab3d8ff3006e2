"""`memenv train`: policies that learn to manage memory, from the outcome alone."""

from __future__ import annotations

import argparse
import os
import shlex
from typing import Any

from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from memenv.commands.options import add_environment_options, environment_arguments, place, whole_number
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.render import printable

__all__ = ["add_parser"]

_BARS = "▁▂▃▄▅▆▇█"


def add_parser(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "train",
        help="train a policy",
        description="Trains a policy; the folder it writes is an agent: policy:DIR (crud), umem:DIR (umem).",
    )
    kinds = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    crud = kinds.add_parser(
        "crud", help="ADD, REPLACE, MERGE, DELETE of candidate facts (GRPO, PPO or distillation; extra torch)"
    )
    crud.add_argument("--env", default="MemLoCoMo-v0", metavar="ENV", help="environment id (default MemLoCoMo-v0)")
    add_environment_options(crud)
    crud.add_argument("--algorithm", choices=("grpo", "ppo", "distil"), default="grpo", help="default grpo")
    crud.add_argument("--teacher", type=place, metavar="DIR", help="of distil: the policy to learn from")
    crud.add_argument("--features", choices=("rich", "hashed"), default="rich", help="default rich")
    crud.add_argument(
        "--streams",
        type=whole_number(1),
        default=120,
        metavar="N",
        help="distinct lives to train on, an even number (default 120)",
    )
    crud.add_argument("--seed", type=whole_number(0), default=0, metavar="N", help="default 0")
    crud.add_argument("--minutes", type=_minutes, metavar="M", help="stop after so many minutes of training")
    crud.add_argument("--iterations", type=whole_number(1), metavar="N", help="stop after so many iterations")
    crud.add_argument(
        "--out", type=place, required=True, metavar="DIR", help="where policy, state, history and curve go"
    )
    crud.add_argument(
        "--processes",
        type=int,
        choices=(1, 2),
        default=min(2, os.cpu_count() or 1),
        help="who plays the rollouts: the same numbers, sooner (default: 2 where there are two processors)",
    )
    crud.add_argument("--resume", action="store_true", help="go on with what --out holds")
    crud.set_defaults(run=_crud)
    umem = kinds.add_parser(
        "umem", help="which insight to keep of a finished task (UMEM's marginal utility; extra torch)"
    )
    umem.add_argument("--env", default="MemGame24-v0", metavar="ENV", help="environment id (default MemGame24-v0)")
    add_environment_options(umem)
    umem.add_argument(
        "--neighbours", type=whole_number(0), default=3, metavar="N", help="default 3; 0: the task itself"
    )
    umem.add_argument(
        "--anchors", type=whole_number(0), default=3, metavar="A", help="earlier tasks judged too; default 3"
    )
    umem.add_argument("--lives", type=whole_number(1), default=40, metavar="N", help="streams to train on (default 40)")
    umem.add_argument("--seed", type=whole_number(0), default=0, metavar="N", help="default 0")
    umem.add_argument("--out", type=place, required=True, metavar="DIR", help="where optimiser and history go")
    umem.set_defaults(run=_umem)


def _minutes(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r}: give a number of minutes above 0 and below 1,000,000")
    return value


def _crud(parsed: argparse.Namespace) -> int:
    if parsed.minutes is None and parsed.iterations is None:
        raise MemenvError("say when to stop: --minutes M or --iterations N")
    with needs("torch", "memenv train crud"):
        import torch

        from memenv.policies.crud.trainer import TrainConfig, Trainer
    torch.set_num_threads(1)  # sums in one order: the same numbers on every machine with one thread
    console, errors = Console(), Console(stderr=True)
    config = TrainConfig(
        env=parsed.env,
        arguments=environment_arguments(parsed.data, parsed.set, [parsed.env]),
        algorithm=parsed.algorithm,
        features=parsed.features,
        seed=parsed.seed,
        streams=parsed.streams,
        teacher=parsed.teacher or "",
    )
    trainer = Trainer(config, parsed.out, parsed.resume, parsed.processes)
    begun = trainer.iteration
    try:
        with Live(console=errors, refresh_per_second=4, transient=True) as live:
            trainer.train(parsed.iterations, parsed.minutes, lambda run: live.update(_progress(run)))
    except KeyboardInterrupt:
        errors.print(
            Text(
                f"interrupted after {trainer.saved} iterations, which are kept in {printable(parsed.out)}; "
                "--resume goes on from there"
            )
        )
        return 130
    finally:
        trainer.close()
    console.print(_progress(trainer))
    _say_written(console, "policy", parsed.out)
    if trainer.iteration == begun:
        errors.print(Text(f"nothing to do: {begun} iterations are done already; ask for more"))
    if shortfall := trainer.shortfall():
        errors.print(Text(printable(shortfall)))
    return 0


def _say_written(console: Console, kind: str, out: str) -> None:
    """In one line, so that the agent can be pasted."""
    agent = shlex.quote(f"{kind}:{out}")
    console.print(Text(printable(f"written: {out}; run it with --agent {agent}")), soft_wrap=True)


def _umem(parsed: argparse.Namespace) -> int:
    with needs("torch", "memenv train umem"):
        import torch

        from memenv.policies.umem.trainer import UmemConfig, UmemTrainer
        from memenv.policies.umem.utility import UtilityConfig
    torch.set_num_threads(1)
    console, errors = Console(), Console(stderr=True)
    config = UmemConfig(
        env=parsed.env,
        arguments=environment_arguments(parsed.data, parsed.set, [parsed.env]),
        utility=UtilityConfig(neighbours=parsed.neighbours, anchors=parsed.anchors),
        seed=parsed.seed,
    )
    trainer = UmemTrainer(config, parsed.out)
    untrained = trainer.held_out()
    try:
        with Live(console=errors, refresh_per_second=4, transient=True) as live:
            trainer.train(parsed.lives, lambda run: live.update(_umem_progress(run)))
    except KeyboardInterrupt:
        done = len(trainer.history)
        left = f"what they taught is in {printable(parsed.out)}" if done else "nothing is written"
        errors.print(Text(f"interrupted after {done} streams; {left}"))
        return 130
    finally:
        trainer.close()
    console.print(_umem_progress(trainer))
    trained = f"trained {trainer.held_out():.3f} (best on validation, stream {trainer.best_after})"
    console.print(f"held-out streams: untrained {untrained:.3f}, {trained}", highlight=False)
    _say_written(console, "umem", parsed.out)
    return 0


def _umem_progress(trainer: Any) -> Table:
    table = Table(title=Text(printable(f"umem on {trainer.env.label}")))
    for column in ("", "first 5 streams", "last 5 streams"):
        table.add_column(column, justify="left" if not column else "right")
    lines = trainer.history
    for name in lines[-1]:
        if name in ("life", "seconds", "validation"):
            continue
        first, last = ([line[name] for line in part] for part in (lines[:5], lines[-5:]))
        table.add_row(Text(name), f"{sum(first) / len(first):.3f}", f"{sum(last) / len(last):.3f}")
    if validated := [line["validation"] for line in lines if "validation" in line]:
        table.add_row("validation: first, last", f"{validated[0]:.3f}", f"{validated[-1]:.3f}")
        table.add_row("validation: best", "", f"{trainer.best:.3f}")
    table.add_row("streams", "", str(len(lines)))
    table.add_row("executions", "", f"{trainer.executions:,}")
    return table


def _progress(trainer: Any) -> Table:
    validated = [line["validation"] for line in trainer.history if "validation" in line]
    last = trainer.history[-1]
    table = Table(title=Text(printable(f"{trainer.config.algorithm} on {trainer.env.core.label}")), show_header=False)
    table.add_column("")
    table.add_column("", justify="right")
    rows = (
        ("iterations", str(trainer.iteration)),
        ("minutes", f"{trainer.seconds / 60:.1f}"),
        ("return of the last rollouts", f"{last['return']:.3f}" if "return" in last else "–"),
        ("entropy", f"{last['entropy']:.2f}" if "entropy" in last else "–"),
        ("dead groups", f"{last['dead']:.0%}" if "dead" in last else "–"),
        ("validation: last, best", f"{validated[-1]:.3f}, {trainer.best:.3f}"),
        (f"validation of {trainer.config.rival}", f"{trainer.rival:.3f}"),
        ("validation curve", _sparkline(validated)),
    )
    for name, value in rows:
        table.add_row(Text(name), Text(value))
    return table


def _sparkline(values: list[float], width: int = 40) -> str:
    chosen = values[-width:]
    top = max(max(chosen), 1e-9)
    return "".join(_BARS[min(7, max(0, int(8 * value / top)))] for value in chosen)

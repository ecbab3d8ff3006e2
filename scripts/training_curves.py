"""Curves and scores of finished training runs: `python scripts/training_curves.py RUN … [--lives N] [--svg FILE]`.

RUN is a folder that `memenv train crud --out` wrote; runs that differ in nothing but their seed belong together, and where
runs of one algorithm and one kind of features differ in more (streams, teacher, …), their names say in what. Prints Markdown tables: what each run did, and, with --lives, the score of each policy on lives of
the test split beside its rival rule's, paired by life (± standard error over lives; of several seeds, over the lives' means).
--beside AGENT compares with another agent too.
--split train plays lives of the training split that no training has seen instead, to look before the test is spent.
--svg draws the validation curves, the mean over seeds with the lowest and the highest.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from memenv.charts import Chart, Series, draw
from memenv.commands.options import place, whole_number
from memenv.commands.script import run_script
from memenv.errors import MemenvError
from memenv.files import check_place, read_json, write_atomically
from memenv.leaderboard import plan_rows, run_plan
from memenv.registration import make_agent

#: Of what a run says about itself, what nobody set: the code's, and what came of it.
NOT_SET = ("seed", "versions", "rival_digest", "rival_score")


@dataclass(frozen=True)
class Run:
    """A training run: its folder, its settings and what it noted after every iteration."""

    folder: Path
    about: dict[str, Any]
    history: list[dict[str, float]]
    #: What sets the run apart from others of the same algorithm and features beside its seed; `told_apart` says it.
    apart: str = ""

    @property
    def kind(self) -> str:
        """What runs that belong together share."""
        return f"{self.about['algorithm']} {self.about['features']}{self.apart}"

    def settings(self) -> dict[str, str]:
        """All that was set but the seed, as JSON by name; a teacher is its weights, wherever they lie."""
        about = {name: value for name, value in self.about.items() if name not in NOT_SET}
        for name in ("teacher", "teacher_digest"):
            if not about.get(name) or (name == "teacher" and about.get("teacher_digest")):
                about.pop(name, None)  # a run without one says "", and an older run nothing
        inner = about.pop("settings", {})
        about |= {f"settings.{name}": value for name, value in inner.items()} if isinstance(inner, dict) else {}
        return {name: json.dumps(value, sort_keys=True) for name, value in about.items()}

    def validations(self) -> list[tuple[float, float]]:
        """Iteration and score."""
        return [(line["iteration"], line["validation"]) for line in self.history if "validation" in line]


def read_run(folder: Path) -> Run:
    """A run's own files.

    Raises:
        MemenvError: the folder holds no finished run.
    """
    about = read_json(folder / "run.json", "a training run", "name a folder that `memenv train crud --out` wrote")
    try:
        lines = (folder / "history.jsonl").read_text(encoding="utf-8").splitlines()
        run = Run(folder, about, [json.loads(line) for line in lines])
        if not {"arguments", "env", "seed", "rival"} <= about.keys():
            raise ValueError("settings are missing")
        if not run.kind or not run.validations() or not isinstance(about["rival_score"], float):
            raise ValueError("no validation")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise MemenvError(f"{folder}: no training run ({error}); train it with `memenv train crud --out`") from None
    return run


def told_apart(runs: Sequence[Run]) -> list[Run]:
    """The runs, those of one algorithm and features named by the settings in which they differ.

    Raises:
        MemenvError: a run is there twice, or two of the same settings and seed, which are no two seeds; or they are of
            different environments or arguments, or were compared with different rules.
    """
    for number, run in enumerate(runs):
        for other in runs[:number]:
            if run.folder.resolve() == other.folder.resolve():
                raise MemenvError(f"{run.folder} and {other.folder} are one run: give it once")
            for name in ("env", "arguments", "rival"):
                ours, theirs = (json.dumps(each.about[name], sort_keys=True) for each in (run, other))
                if ours != theirs:
                    raise MemenvError(
                        f"{run.folder} has {name} {ours} and {other.folder} {theirs}: compare runs of one environment, its "
                        "arguments and one rule at a time"
                    )
            if (run.settings(), run.about["seed"]) == (other.settings(), other.about["seed"]):
                raise MemenvError(
                    f"{run.folder} and {other.folder} have the same settings and seed {run.about['seed']}: leave one out"
                )
    named = []
    for run in runs:
        alike = [other.settings() for other in runs if other.kind == run.kind]
        names = dict.fromkeys(name for settings in alike for name in settings)
        vary = [name for name in names if len({settings.get(name) for settings in alike}) > 1]
        said = ", ".join(_said(run, name, runs) for name in vary)
        named.append(replace(run, apart=f" ({said})" if vary else ""))
    return named


def _said(run: Run, name: str, runs: Sequence[Run]) -> str:
    """A setting in a name; a teacher by the first path that its weights were given by, for there may be more."""
    value = run.settings().get(name)
    if name != "teacher_digest" or value is None:
        return f"{name.removesuffix('_digest')} {value or 'not said'}"
    path = next(other.about.get("teacher") for other in runs if other.settings().get(name) == value)
    return f"teacher {path} {value}"


def runs_table(runs: Sequence[Run]) -> str:
    """What each run did."""
    lines = [
        "| run | seed | iterations | minutes | validation: last | best | rule | dead groups |",
        "|---|" + "---:|" * 7,
    ]
    for run in runs:
        curve, last = run.validations(), run.history[-1]
        dead = [line["dead"] for line in run.history if "dead" in line]
        figures = [run.about["seed"], int(last["iteration"]), f"{last['seconds'] / 60:.1f}", f"{curve[-1][1]:.3f}"]
        figures += [f"{max(score for _, score in curve):.3f}", f"{run.about['rival_score']:.3f}"]
        figures.append(f"{np.mean(dead):.1%}" if dead else "–")
        lines.append(f"| {run.kind} | " + " | ".join(map(str, figures)) + " |")
    return "\n".join(lines)


def scores(
    runs: Sequence[Run], rules: Sequence[str], lives: int, split: str, workers: int
) -> dict[str, NDArray[np.float64]]:
    """Returns by life of each run's policy ("policy:FOLDER") and of the agents `rules`."""
    env = runs[0].about["env"]
    agents = [*rules, *(f"policy:{run.folder}" for run in runs)]
    plan = plan_rows([env], agents, {**runs[0].about["arguments"], "split": split}, lives)
    found: dict[str, dict[int, float]] = {}
    for cell, result in run_plan(plan, workers=workers).items():
        found.setdefault(cell.row.agent, {})[cell.seed] = result.score
    seeds = sorted(found[agents[0]])
    return {agent: np.array([found[agent][seed] for seed in seeds]) for agent in agents}


def scores_table(runs: Sequence[Run], played: dict[str, NDArray[np.float64]], against: str) -> str:
    """Each policy's mean, and its paired difference from the agent `against`; below, the means over the seeds of a kind."""
    rule = played[against]
    lines = [f"| policy | seed | return | less {against} | in standard errors |", "|---|---:|---:|---:|---:|"]

    def line(name: str, seed: str, values: NDArray[np.float64]) -> str:
        less = values - rule
        error = float(less.std(ddof=1) / np.sqrt(len(less))) if len(less) > 1 else 0.0
        shown = f" ± {error:.4f} | {less.mean() / error:+.1f}" if error > 0.0 else " | –"
        return f"| {name} | {seed} | {values.mean():.3f} | {less.mean():+.4f}{shown} |"

    kinds: dict[str, list[NDArray[np.float64]]] = {}
    for run in runs:
        values = played[f"policy:{run.folder}"]
        kinds.setdefault(run.kind, []).append(values)
        lines.append(line(run.kind, str(run.about["seed"]), values))
    lines += [line(kind, f"mean of {len(of)}", np.mean(of, axis=0)) for kind, of in kinds.items() if len(of) > 1]
    return "\n".join([*lines, f"| {against} | | {rule.mean():.3f} | | |"])


def curves(runs: Sequence[Run]) -> str:
    """Validation over iterations as SVG: for each kind the mean over seeds, from the lowest to the highest."""
    kinds: dict[str, dict[float, list[float]]] = {}
    for run in runs:
        for iteration, score in run.validations():
            kinds.setdefault(run.kind, {}).setdefault(iteration, []).append(score)
    series = []
    for kind, by_iteration in kinds.items():
        most = max(map(len, by_iteration.values()))
        # where every seed was validated: the last validation of a run stands at an iteration of its own
        whole = [(x, ys) for x, ys in sorted(by_iteration.items()) if len(ys) == most]
        series.append(Series(kind, [(x, float(np.mean(ys)), min(ys), max(ys)) for x, ys in whole]))
    longest = max(point[0] for each in series for point in each.points)
    rule = float(np.mean([run.about["rival_score"] for run in runs]))
    series.append(Series(runs[0].about["rival"], [(0.0, rule), (longest, rule)]))
    return draw([Chart("score on validation lives", "iteration", "return", series)])


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("runs", nargs="+", type=Path, metavar="RUN")
    parser.add_argument("--lives", type=whole_number(2), metavar="N", help="play so many lives (default: none)")
    parser.add_argument("--beside", action="append", default=[], metavar="AGENT", help="compare with it too")
    parser.add_argument("--split", choices=("test", "train"), help="of which split (default test)")
    parser.add_argument("--workers", type=whole_number(1), metavar="N", help="processes (default: one per core)")
    parser.add_argument("--svg", type=place, metavar="FILE", help="draw the curves there")
    given = parser.parse_args(arguments)
    if given.lives is None:
        for option, value in (("--beside", given.beside), ("--split", given.split), ("--workers", given.workers)):
            if value:
                parser.error(f"{option} is of lives that are played: give --lives N, or leave it out")
    for name in given.beside:
        make_agent(name)  # rather now than when the tables of all runs have been printed
    if given.svg is not None:
        check_place(given.svg)
    runs = told_apart([read_run(folder) for folder in given.runs])
    print(runs_table(runs))
    if given.svg is not None:
        with write_atomically(given.svg) as stream:
            stream.write(curves(runs))
    if given.lives is not None:
        split = given.split or "test"
        print(f"\n{given.lives} lives of split={split}\n")
        rules = list(dict.fromkeys([runs[0].about["rival"], *given.beside]))
        played = scores(runs, rules, given.lives, split, given.workers or os.cpu_count() or 1)
        print("\n\n".join(scores_table(runs, played, rule) for rule in rules))


if __name__ == "__main__":
    run_script(main)

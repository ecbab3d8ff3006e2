"""The ablation matrix of the published systems: `python scripts/ablations.py [--config FILE] [--episodes N] [--workers N]`.

Plays the pairs of configs/ablations.toml on the same episodes without any model, and prints for each the expected and
the observed sign of the difference with its bootstrap interval; then ADD-only, CRUD, extended and state side by side.
A sign that was expected and not observed is printed as such. Takes a few minutes on two cores.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from memenv.commands.options import whole_number
from memenv.errors import MemenvError
from memenv.files import read_toml
from memenv.language.extract import stated
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.statistics import mean_interval

CONFIG = Path(__file__).resolve().parents[1] / "configs" / "ablations.toml"
SIGNS = ("+", "-", "=", "?")
#: Of one episode: figures by name, and of each item its category and score.
Episode = tuple[dict[str, float], list[tuple[str, float]]]


@dataclass(frozen=True)
class Job:
    """An agent in a setting."""

    setting: str
    agent: str


def read_config(path: Path) -> dict[str, Any]:
    """The matrix, checked.

    Raises:
        MemenvError: it can't be read, or a row names what is not there.
    """
    config = read_toml(path, f"settings such as {CONFIG}", "name another file")
    for number, row in enumerate(config.get("rows", []), 1):
        for name in ("system", "switch", "setting", "with", "without", "metric", "expected", "mirrors"):
            if name not in row:
                raise MemenvError(f"{path}: row {number} has no {name!r}")
    missing = [
        name for name in ("first_seed", "episodes", "level", "same", "settings", "rows", "forms") if name not in config
    ]
    if missing:
        raise MemenvError(f"{path}: {', '.join(missing)} is missing; give a file like {CONFIG}")
    for number, row in enumerate(config["rows"], 1):
        if row["expected"] not in SIGNS or row["setting"] not in config["settings"]:
            raise MemenvError(
                f"{path}: row {number}: expected is one of {' '.join(SIGNS)}, and setting one of {', '.join(config['settings'])}"
            )
    return config


def play(job: Job, setting: Mapping[str, Any], first: int, episodes: int) -> list[Episode]:
    """The episodes of a job, in order."""
    agent = make_agent(job.agent)
    env = make_env(setting["env"], agent, setting["arguments"])
    core: Any = env.unwrapped
    found: list[Episode] = []
    for seed in range(first, first + episodes):
        result = run_episode(env, agent, seed)
        if result.invalid:
            raise MemenvError(f"{job.agent} in {job.setting}, episode {seed}: {result.invalid} decisions were refused")
        figures = {
            "score": result.score,
            "tokens": result.memory_tokens,
            "duplicates": duplicates([entry.text for entry in core.memory.bank]),
        }
        found.append((figures, [(str(item["category"]), float(item["score"])) for item in result.items]))
    env.close()
    return found


def duplicates(texts: Sequence[str]) -> float:
    """The share of facts told in a bank that another entry tells as well (same person, kind and value)."""
    told = [
        key for text in texts for key in {(*fact.about, fact.value.casefold()) for fact in stated(text)}
    ]  # a set per entry: an entry may repeat itself
    return (len(told) - len(set(told))) / len(told) if told else 0.0


def measure(episode: Episode, metric: str) -> float | None:
    """A metric of one episode: a figure, "category:NAME" or "exact:KIND"; None where it has no such item."""
    figures, items = episode
    kind, _, name = metric.partition(":")
    if kind == "category":
        scores = [score for category, score in items if category == name]
    elif kind == "exact":
        scores = [float(score == 1.0) for category, score in items if category.startswith(name)]
    else:
        return figures[metric]
    return sum(scores) / len(scores) if scores else None


def differences(row: Mapping[str, Any], played: Mapping[Job, list[Episode]]) -> list[float]:
    """Of each episode: with less without, and less the same of a second pair where the row has one."""

    def values(name: str) -> list[float | None]:
        return [measure(episode, row["metric"]) for episode in played[Job(row["setting"], row[name])]]

    pairs = list(zip(values("with"), values("without"), strict=True))
    found = [None if a is None or b is None else a - b for a, b in pairs]
    if "less_with" in row:
        again = zip(values("less_with"), values("less_without"), strict=True)
        found = [
            None if d is None or a is None or b is None else d - (a - b) for d, (a, b) in zip(found, again, strict=True)
        ]
    return [value for value in found if value is not None]


def observed(low: float, high: float, same: float) -> str:
    """The sign that an interval shows; "=" is inside ± same, "0" neither this nor that."""
    if low > 0:
        return "+"
    if high < 0:
        return "-"
    return "=" if -same <= low and high <= same else "0"


def verdict(expected: str, low: float, high: float, same: float) -> str:
    """What became of an expectation."""
    if expected == "?":
        return "measured"
    if expected == "=":
        return "as expected" if -same <= low and high <= same else "not observed"
    sign = observed(low, high, same)
    return "as expected" if sign == expected else "opposite" if sign in "+-" else "not observed"


def jobs_of(config: Mapping[str, Any]) -> list[Job]:
    """Every job once, in the order of the file."""
    names = ("with", "without", "less_with", "less_without")
    jobs = [Job(row["setting"], row[name]) for row in config["rows"] for name in names if name in row]
    for setting in config["forms"]["settings"]:
        jobs += [Job(setting, agent) for row in config["forms"]["rows"] for agent in row["agents"]]
    return list(dict.fromkeys(jobs))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--config", type=Path, default=CONFIG)
    parser.add_argument("--episodes", type=whole_number(1), help="in place of every setting's own number")
    parser.add_argument("--workers", type=whole_number(1), default=2)
    given = parser.parse_args()
    config = read_config(given.config)
    jobs = jobs_of(config)
    first = config["first_seed"]
    counts = {
        name: given.episodes or setting.get("episodes", config["episodes"])
        for name, setting in config["settings"].items()
    }
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max(1, given.workers), mp_context=context) as pool:
        waiting = {
            job: pool.submit(play, job, config["settings"][job.setting], first, counts[job.setting]) for job in jobs
        }
        played = {job: future.result() for job, future in waiting.items()}
    print_matrix(config, played, counts)
    print_forms(config, played)


def print_matrix(config: Mapping[str, Any], played: Mapping[Job, list[Episode]], counts: Mapping[str, int]) -> None:
    print("| system | switch | setting | episodes | metric | difference [95 %] | expected | observed | | mirrors |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for row in config["rows"]:
        found = differences(row, played)
        same = config["same"]
        if not found:
            print(
                f"| {row['system']} | {row['switch']} | {row['setting']} | {counts[row['setting']]} | {row['metric']} "
                f"| no such item | {row['expected']} | – | not measured | {row['mirrors']} |"
            )
            continue
        interval = mean_interval(found, level=config["level"])
        print(
            f"| {row['system']} | {row['switch']} | {row['setting']} | {counts[row['setting']]} | {row['metric']} "
            f"| {interval.value:+.3f} [{interval.low:+.3f}, {interval.high:+.3f}] | {row['expected']} "
            f"| {observed(interval.low, interval.high, same)} | {verdict(row['expected'], interval.low, interval.high, same)} "
            f"| {row['mirrors']} |"
        )


def print_forms(config: Mapping[str, Any], played: Mapping[Job, list[Episode]]) -> None:
    settings = config["forms"]["settings"]
    print("\n| form | agent |" + "".join(f" {name}: score | tokens |" for name in settings))
    print("|---|---|" + "---|---|" * len(settings))
    for row in config["forms"]["rows"]:
        for agent in row["agents"]:
            cells = ""
            for setting in settings:
                episodes = played[Job(setting, agent)]
                interval = mean_interval([figures["score"] for figures, _ in episodes], level=config["level"])
                tokens = np.mean([figures["tokens"] for figures, _ in episodes])
                cells += f" {interval.value:.3f} [{interval.low:.3f}, {interval.high:.3f}] | {tokens:.0f} |"
            print(f"| {row['form']} | {agent} |{cells}")


if __name__ == "__main__":
    try:
        main()
    except MemenvError as error:
        sys.exit(str(error))

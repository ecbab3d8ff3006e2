"""Objectives 1 … 64 against score and context, wiped against full; internal state against external bank against both.

`python scripts/objectives.py --out out/objectives` writes table.md, results.json and objectives.svg. Everything runs
on the test split of the generated world, on the seeds below, which were fixed before anything ran on them; nothing was
chosen by these figures. Intervals are 95 % bootstrap intervals over seeds.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from memenv.charts import Chart, Series, draw
from memenv.errors import MemenvError
from memenv.files import make_folder, write_atomically, write_json
from memenv.registration import make_agent
from memenv.runner import EpisodeResult, make_env, run_episode
from memenv.statistics import Interval, mean_interval, paired_difference

SEEDS = range(20, 40)
OBJECTIVES = (1, 2, 4, 8, 16, 32, 64)
STATES = (32, 64, 96, 128, 192, 256)
STATE_OBJECTIVES = (4, 16, 64)
STATE = 96
TOTALS = (64, 128, 256, 512, 1024)
ONE_TASK = {"split": "test", "closed_book": 0.0, "tasks": 1, "passages": 400, "entities": 200, "context_tokens": 2048}
MANY_TASKS = {"split": "test", "tasks": 8, "objectives": 4, "context_tokens": 2048}
PARTS = {
    "mem1": "state",
    "mem1:carry": "state, carried on",
    "fact_bank": "bank",
    "hybrid": "bank + state (1/4)",
    "hybrid:0.5": "bank + state (1/2)",
}


ALONE = ("mem1", "mem1:carry", "fact_bank")


@dataclass(frozen=True)
class Run:
    """One line of a table: an agent under arguments, with what identifies it."""

    part: str
    agent: str
    key: Mapping[str, Any]
    arguments: Mapping[str, Any]


def runs() -> Iterator[Run]:
    for context in ("wipe", "full"):
        for number in OBJECTIVES:
            arguments = {**ONE_TASK, "objectives": number, "context": context}
            key = {"context": context, "objectives": number}
            yield Run("objectives", "mem1", {**key, "state": STATE}, {**arguments, "bank_tokens": STATE})
            if context == "full":
                yield Run("objectives", "fact_bank", {**key, "state": 0}, arguments)
    for number in STATE_OBJECTIVES:
        for state in STATES:
            arguments = {**ONE_TASK, "objectives": number, "bank_tokens": state}
            yield Run("state", "mem1", {"objectives": number, "state": state}, arguments)
    for context in ("wipe", "full"):
        for total in TOTALS:
            for agent in PARTS:
                arguments = {**MANY_TASKS, "context": context, "bank_tokens": total}
                yield Run("parts", agent, {"context": context, "total": total}, arguments)


def measure(run: Run, seeds: Sequence[int]) -> dict[str, Any]:
    agent = make_agent(run.agent)
    env = make_env("MemMultiHop-v0", agent, run.arguments)
    try:
        episodes = [run_episode(env, agent, seed) for seed in seeds]
    finally:
        env.close()
    found = [_of_episode(episode) for episode in episodes]
    row: dict[str, Any] = {"part": run.part, "agent": run.agent, **run.key}
    for name in found[0]:
        values = [each[name] for each in found if each[name] is not None]
        row[name] = _interval(values) if values else None
    row["scores"] = [each["score"] for each in found]
    row["latency_p50_ms"] = 1e3 * statistics.median(second for episode in episodes for second in episode.latency)
    return row


def _of_episode(episode: EpisodeResult) -> dict[str, float | None]:
    figures = [item["figures"] for item in episode.items]
    net = [each["peak_tokens"] - each["question_tokens"] for each in figures]
    survivors = [value for value, each in zip(net, figures, strict=True) if each["em"] > 0]
    by: dict[str, list[float]] = {}
    for item in episode.items:
        by.setdefault(item["category"], []).append(item["score"])
    return {
        "score": episode.score,
        "peak": statistics.mean(net),
        "peak_of_survivors": statistics.mean(survivors) if survivors else None,
        "dependency": statistics.mean(each["dependency"] for each in figures),
        "turns": statistics.mean(each["turns"] for each in figures),
        **{name: statistics.mean(values) for name, values in sorted(by.items())},
    }


def _interval(values: Sequence[float]) -> list[float | None]:
    interval: Interval = mean_interval(values)
    known = interval.low == interval.low
    return [interval.value, interval.low if known else None, interval.high if known else None]


def tables(rows: Sequence[Mapping[str, Any]], seeds: Sequence[int]) -> str:
    lines = [
        f"Test split, seeds {seeds[0]} … {seeds[-1]}; means with 95 % intervals over seeds. Peak: tokens beyond the questions' own.",
        "",
    ]
    lines += [f"### Objectives, state of {STATE} tokens", ""]
    lines += [
        "| agent | context | N | score per objective | peak | peak, survivors | dependency | turns | ms/decision |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        if row["part"] == "objectives":
            cells = [
                row["agent"],
                row["context"],
                row["objectives"],
                _shown(row["score"], ".3f"),
                _shown(row["peak"], ",.0f"),
            ]
            survivors = _shown(row["peak_of_survivors"], ",.0f") if row["peak_of_survivors"] else "none"
            cells += [
                survivors,
                f"{row['dependency'][0]:.2e}",
                f"{row['turns'][0]:.1f}",
                f"{row['latency_p50_ms']:.2f}",
            ]
            lines.append(_row(cells))
    lines += [
        "",
        "### Score against the state's budget (mem1, wipe)",
        "",
        "| N | " + " | ".join(map(str, STATES)) + " |",
        "|---" * (1 + len(STATES)) + "|",
    ]
    for number in STATE_OBJECTIVES:
        chosen = [row for row in rows if row["part"] == "state" and row["objectives"] == number]
        lines.append(_row([number, *(_shown(row["score"], ".3f") for row in chosen)]))
    lines += [
        "",
        "### Internal, external, both, at the same total budget (8 tasks of 4 objectives, 2 of them closed-book)",
        "",
    ]
    lines += [
        "| context | total | agent | score | open-book | closed-book | peak | turns |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        if row["part"] == "parts":
            cells = [row["context"], row["total"], PARTS[row["agent"]], _shown(row["score"], ".3f")]
            cells += [
                _shown(row["open-book"], ".3f"),
                _shown(row["closed-book"], ".3f"),
                f"{row['peak'][0]:,.0f}",
                f"{row['turns'][0]:.1f}",
            ]
            lines.append(_row(cells))
    lines += [
        "",
        "### Both less the better part (paired by seed)",
        "",
        "| context | total | better part | difference | p |",
        "|---|---|---|---|---|",
    ]
    for context in ("wipe", "full"):
        for total in TOTALS:
            chosen = {
                r["agent"]: r for r in rows if r["part"] == "parts" and r["context"] == context and r["total"] == total
            }
            hybrid = chosen["hybrid"]
            best = max((chosen[part] for part in ALONE), key=lambda row: float(row["score"][0]))
            apart = paired_difference(hybrid["scores"], best["scores"])
            lines.append(
                _row(
                    [
                        context,
                        total,
                        PARTS[best["agent"]],
                        f"{apart.value:+.3f} [{apart.low:+.3f}, {apart.high:+.3f}]",
                        f"{apart.p:.2g}",
                    ]
                )
            )
    return "\n".join(lines) + "\n"


def _row(cells: Sequence[Any]) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def _shown(interval: Sequence[float | None], form: str) -> str:
    value, low, high = interval
    return f"{value:{form}}" if low is None or low == high else f"{value:{form}} [{low:{form}}, {high:{form}}]"


def charts(rows: Sequence[Mapping[str, Any]]) -> str:
    objectives = [row for row in rows if row["part"] == "objectives"]

    def lines(figure: str) -> list[Series]:
        named = {
            f"mem1, wipe, state {STATE}": [r for r in objectives if r["agent"] == "mem1" and r["context"] == "wipe"],
            f"mem1, full, state {STATE}": [r for r in objectives if r["agent"] == "mem1" and r["context"] == "full"],
            "no state, full": [r for r in objectives if r["agent"] == "fact_bank"],
        }
        return [Series(name, [(r["objectives"], *_point(r[figure])) for r in chosen]) for name, chosen in named.items()]

    budget = [
        Series(
            f"N = {number}",
            [(r["state"], *_point(r["score"])) for r in rows if r["part"] == "state" and r["objectives"] == number],
        )
        for number in STATE_OBJECTIVES
    ]
    panels = [
        Chart("Score per objective", "objectives", "exact match", lines("score"), log_x=True),
        Chart("Peak tokens beyond the questions", "objectives", "tokens", lines("peak"), log_x=True, log_y=True),
        Chart("Score against the state's budget (wipe)", "state tokens", "exact match", budget, log_x=True),
    ]
    for context in ("wipe", "full"):
        series = [
            Series(
                name,
                [
                    (r["total"], *_point(r["score"]))
                    for r in rows
                    if r["part"] == "parts" and r["context"] == context and r["agent"] == agent
                ],
            )
            for agent, name in PARTS.items()
        ]
        panels.append(Chart(f"Internal, external, both ({context})", "total tokens", "score", series, log_x=True))
    return draw(panels)


def _point(interval: Sequence[float | None]) -> tuple[float, ...]:
    value, low, high = interval
    assert value is not None
    return (value,) if low is None or high is None else (value, low, high)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("out/objectives"), help="folder (default out/objectives)")
    parser.add_argument("--seeds", type=int, default=len(SEEDS), help=f"first N of the {len(SEEDS)} seeds")
    parsed = parser.parse_args()
    if not 2 <= parsed.seeds <= len(SEEDS):
        parser.error(f"--seeds {parsed.seeds}: give a number from 2 to {len(SEEDS)}")
    seeds = SEEDS[: parsed.seeds]
    console = Console()
    try:
        make_folder(parsed.out)  # rather now than after minutes
        rows = [measure(run, seeds) for run in track(list(runs()), description="runs", console=console)]
        text = tables(rows, seeds)
        with write_atomically(parsed.out / "table.md") as stream:
            stream.write(text)
        with write_atomically(parsed.out / "objectives.svg") as stream:
            stream.write(charts(rows))
        write_json(parsed.out / "results.json", {"seeds": list(seeds), "rows": rows})
    except MemenvError as error:
        Console(stderr=True).print(str(error), markup=False, style="red", soft_wrap=True)
        return 2
    console.print(text, markup=False)
    console.print(f"written: {parsed.out}/table.md, objectives.svg, results.json", markup=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`memenv run`: one agent in one environment, with scores by category."""

from __future__ import annotations

import argparse
import contextlib
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table
from rich.text import Text

from memenv.commands.options import add_environment_options, environment_arguments, whole_number
from memenv.files import write_atomically
from memenv.recording import Recorder
from memenv.registration import make_agent
from memenv.render import printable
from memenv.runner import EpisodeResult, make_env, run_episode
from memenv.summary import category_label

__all__ = ["add_parser"]


def add_parser(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "run", help="one agent in one environment", description="Runs one agent and reports its score by category."
    )
    parser.add_argument("env", metavar="ENV", help="environment id, see `memenv list`")
    parser.add_argument("--agent", required=True, metavar="A", help="NAME, NAME:ARG or package.module:Class")
    add_environment_options(parser)
    parser.add_argument("--seed", type=whole_number(0), default=0, metavar="N", help="first episode (default 0)")
    parser.add_argument("--episodes", type=whole_number(1), default=1, metavar="N", help="episodes (default 1)")
    parser.add_argument("--record", metavar="FILE", help="write every action as JSONL, for `memenv replay`")
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    arguments = environment_arguments(parsed.data, parsed.set)
    agent = make_agent(parsed.agent)
    env = make_env(parsed.env, agent, arguments)
    results: list[EpisodeResult] = []
    with contextlib.ExitStack() as stack:
        recorder = Recorder(stack.enter_context(write_atomically(parsed.record))) if parsed.record else None
        for seed in range(parsed.seed, parsed.seed + parsed.episodes):
            if recorder is not None:
                recorder.begin(env, parsed.agent, seed)
            result = run_episode(env, agent, seed, on_step=recorder.step if recorder else None)
            if recorder is not None:
                recorder.end(result.score)
            results.append(result)
    core: Any = env.unwrapped
    _report(Console(), core.label, parsed.agent, parsed.env, results)
    if parsed.record:
        Console().print(Text(f"recorded: {printable(parsed.record)}"), soft_wrap=True)
    return 0


def _report(console: Console, label: str, agent: str, env_id: str, results: list[EpisodeResult]) -> None:
    items = [item for result in results for item in result.items]
    scores = [result.score for result in results]
    title = f"{agent} in {label}, seeds {results[0].seed}–{results[-1].seed}"
    console.print(Text(printable(title), style="bold"), soft_wrap=True)
    table = Table()
    for column in ("", "items", "score"):
        table.add_column(column, justify="left" if not column else "right")
    for category in sorted({item["category"] for item in items}, key=lambda c: (isinstance(c, str), c)):
        chosen = [item for item in items if item["category"] == category]
        beside = "" if chosen[0]["headline"] else " (beside the headline)"
        table.add_row(
            Text(category_label(env_id, category) + beside),
            str(len(chosen)),
            f"{np.mean([item['score'] for item in chosen]):.3f}",
        )
    headline = [item["score"] for item in items if item["headline"]]
    table.add_section()
    table.add_row("headline items", str(len(headline)), f"{np.mean(headline) if headline else 0.0:.3f}")
    table.add_row("mean return", "", f"{np.mean(scores):.3f}")
    won = [item["won"] for item in items if item["won"] is not None]
    if won:
        table.add_row("solved", f"{sum(won)}/{len(won)}", f"{np.mean(won):.3f}")
    console.print(table)
    latency = np.concatenate([np.asarray(result.latency) for result in results])
    console.print(
        f"{sum(r.steps for r in results)} decisions, {sum(r.invalid for r in results)} refused; "
        f"memory {np.mean([r.memory_tokens for r in results]):.0f} tokens (peak {max(r.peak_tokens for r in results)}); "
        f"{1e3 * np.percentile(latency, 50):.2f} ms per decision (p95 {1e3 * np.percentile(latency, 95):.2f})",
        highlight=False,
    )
    played = [item["figures"] for item in items if "peak_tokens" in item["figures"]]
    if played:
        turns, peak, dependency = (
            np.mean([figures[name] for figures in played]) for name in ("turns", "peak_tokens", "dependency")
        )
        console.print(
            f"a task: {turns:.1f} turns, peak context {peak:,.0f} tokens, dependency {dependency:.2e}", highlight=False
        )

"""`memenv run`: one agent in one environment, with scores by category."""

from __future__ import annotations

import argparse
import functools
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from rich.console import Console
from rich.table import Table
from rich.text import Text

from memenv.agent import Agent
from memenv.chat import ChatEpisode, ModelDown, RunModel, episode_scope, total_usage
from memenv.commands.options import (
    MODEL_WORKERS,
    add_environment_options,
    add_model_options,
    advise,
    environment_arguments,
    model_in_use,
    place,
    whole_number,
)
from memenv.concurrent import run_concurrently
from memenv.efficiency import mean_effort
from memenv.files import check_place, write_atomically
from memenv.fit import misfit, unlike_wanted
from memenv.policies.models.recorded import chat_lines, model_line
from memenv.recording import Recorder
from memenv.registration import make_agent
from memenv.render import printable
from memenv.runner import EpisodeResult, asks_model, make_env, run_episode
from memenv.summary import category_label, judged

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
    parser.add_argument(
        "--record",
        type=place,
        metavar="FILE",
        help="write every action, and every reply of a model, as JSONL (`memenv replay`)",
    )
    add_model_options(parser)
    parser.add_argument(
        "--workers",
        type=whole_number(1),
        metavar="N",
        help=f"episodes at a time (default 1; {MODEL_WORKERS} with a model)",
    )
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    arguments = environment_arguments(parsed.data, parsed.set, [parsed.env])

    if parsed.record:  # rather now than when the model has been paid for
        check_place(parsed.record)

    def needed() -> bool:
        return asks_model(parsed.env, make_agent(parsed.agent), arguments)

    with model_in_use(parsed.model, parsed.model_name, parsed.workers, needed) as model:
        return _episodes(parsed, arguments, model)


def _episodes(parsed: argparse.Namespace, arguments: Mapping[str, Any], model: RunModel | None) -> int:
    agent = make_agent(parsed.agent, model=model)
    env = make_env(parsed.env, agent, arguments)
    advise(misfit(parsed.env, parsed.agent, agent, model))
    advise(unlike_wanted(parsed.agent, agent, arguments))
    core: Any = env.unwrapped
    seeds = range(parsed.seed, parsed.seed + parsed.episodes)
    # what an agent learns in an episode is there in the next one, which has to wait for it
    learns = type(agent).learn is not Agent.learn
    asked = model is not None and asks_model(parsed.env, agent, arguments)
    workers = 1 if learns else min(len(seeds), parsed.workers or (MODEL_WORKERS if asked else 1))

    def play(seed: int) -> tuple[EpisodeResult, str]:
        if workers == 1:
            return _episode(env, agent, parsed, seed)
        own = make_agent(parsed.agent, model=model)
        return _episode(make_env(parsed.env, own, arguments), own, parsed, seed)

    done: dict[int, tuple[EpisodeResult, str]] = {}
    stopped: ModelDown | KeyboardInterrupt | None = None
    try:
        run_concurrently([functools.partial(play, seed) for seed in seeds], workers, done.__setitem__)
    except (ModelDown, KeyboardInterrupt) as error:
        if not done:
            raise
        stopped = error
    finished = [done[number] for number in sorted(done)]
    if parsed.record:
        with write_atomically(parsed.record) as stream:
            if model is not None:
                stream.write(json.dumps(model_line(model)) + "\n")
            stream.writelines(lines for _, lines in finished)
    _report(Console(), core.label, parsed.agent, parsed.env, [result for result, _ in finished])
    if model is not None:
        Console().print(Text(printable(_costs(model, [result for result, _ in finished]))), soft_wrap=True)
    if parsed.record:
        Console().print(Text(f"recorded: {printable(parsed.record)}"), soft_wrap=True)
    if isinstance(stopped, ModelDown):
        raise ModelDown(f"{stopped}; {len(done)} of {len(seeds)} episodes were finished, and are reported")
    if stopped is not None:
        raise stopped
    return 0


def _episode(env: gym.Env[Any, Any], agent: Agent, parsed: argparse.Namespace, seed: int) -> tuple[EpisodeResult, str]:
    """An episode, and its lines of a recording."""
    core: Any = env.unwrapped
    chat = ChatEpisode(episode_scope(core.spec.id, parsed.agent, seed), keep=bool(parsed.record))
    lines = io.StringIO()
    recorder = Recorder(lines) if parsed.record else None
    if recorder is not None:
        recorder.begin(env, parsed.agent, seed)
    result = run_episode(env, agent, seed, on_step=recorder.step if recorder else None, chat=chat)
    if recorder is not None:
        recorder.end(result.score)
        lines.writelines(json.dumps(line) + "\n" for line in chat_lines(chat))
    return result, lines.getvalue()


def _costs(model: RunModel, results: Sequence[EpisodeResult]) -> str:
    """What the model cost, in a line."""
    usage = total_usage(result.chat for result in results)
    if not usage:
        return f"{model.name} at {model.endpoint} was not asked: neither this agent nor this solver uses a model"
    parts = [
        f"{purpose or 'other'}: {u.calls} calls, {u.prompt_tokens} + {u.reply_tokens} tokens"
        + (f", {u.retries} more attempts" if u.retries else "")
        + (f", {u.failures} failed" if u.failures else "")
        for purpose, u in usage.items()
    ]
    return f"{model.name} at {model.endpoint}; {'; '.join(parts)}"


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
    verdicts = judged(items)
    if verdicts is not None:
        table.add_section()
        table.add_row("judge: right", str(verdicts["items"]), f"{verdicts['judge']:.3f}")
        table.add_row("judge's leniency: wrong accepted", "", f"{verdicts['judge_accepts_wrong']:.3f}")
        table.add_row("judge's leniency: vague accepted", "", f"{verdicts['judge_accepts_vague']:.3f}")
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
    effort = mean_effort(items)
    if effort is not None:
        console.print(
            f"a task: {effort['turns']:.1f} turns, peak context {effort['peak_tokens']:,.0f} tokens, "
            f"dependency {effort['dependency']:.2e}",
            highlight=False,
        )

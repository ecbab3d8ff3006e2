"""`memenv leaderboard`: agents × environments × seeds, ranked."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from memenv.chat import ChatEpisode, ModelDown, RunModel
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
from memenv.curves import BASELINE, Learning, as_csv, as_svg, learning_by_environment
from memenv.errors import MemenvError
from memenv.files import check_place, write_atomically, write_json
from memenv.fit import misfit, unlike_wanted
from memenv.leaderboard import Cell, Plan, plan_rows, run_plan
from memenv.policies.models.recorded import chat_lines, model_line
from memenv.recording import versions
from memenv.registration import env_class, make_agent
from memenv.render import printable
from memenv.runner import asks_model
from memenv.summary import RowSummary, summarise
from memenv.tables import learning_table, ranked_tables
from memenv.transformed import TRANSFORMS

__all__ = ["QUICK", "add_parser"]

#: Suite "quick": what runs without arguments, on embedded defaults.
QUICK = ("MemLoCoMo-v0", "MemGame24-v0")


def add_parser(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "leaderboard",
        help="rank agents",
        description="Ranks agents by environment. Without arguments: the suite 'quick' on embedded defaults.",
    )
    parser.add_argument("--env", action="append", metavar="ENV", help="environment id; may be repeated")
    parser.add_argument("--agent", action="append", metavar="A", help="agent; may be repeated (default: a fair choice)")
    add_environment_options(parser)
    parser.add_argument("--seeds", type=whole_number(1), metavar="N", help="episodes per agent")
    parser.add_argument(
        "--stream",
        action="append",
        default=[],
        metavar="T",
        help=f"transform the stream, the first innermost: {', '.join(TRANSFORMS.values())}",
    )
    parser.add_argument("--passes", type=whole_number(1), default=1, metavar="N", help="play the stream N times")
    parser.add_argument(
        "--freeze-memory", action="store_true", help="write and learn in the first pass only (with --passes)"
    )
    parser.add_argument(
        "--workers",
        type=whole_number(1),
        metavar="N",
        help=f"processes (default: one per core); with a model, episodes at a time (default: {MODEL_WORKERS})",
    )
    add_model_options(parser)
    parser.add_argument(
        "--record", type=place, metavar="FILE", help="write every reply of the model as JSONL (--model recorded:FILE)"
    )
    parser.add_argument(
        "--out", type=place, metavar="DIR", help="keep cells, leaderboard.json and learning curves here"
    )
    parser.add_argument("--resume", action="store_true", help="complete what --out holds")
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    if parsed.record and parsed.resume:
        raise MemenvError("--record with --resume: what finished cells asked is not there any more; leave one out")

    def needed() -> bool:
        arguments = environment_arguments(parsed.data, parsed.set, parsed.env or QUICK)
        return any(
            asks_model(env_id, make_agent(name), arguments)
            for env_id in parsed.env or QUICK
            for name in parsed.agent or getattr(env_class(env_id), "agents", ())
        )

    with model_in_use(parsed.model, parsed.model_name, parsed.workers, needed) as model:
        if parsed.record and model is None:
            raise MemenvError("--record writes what a model replied: give --model URL")
        if parsed.record:
            check_place(parsed.record)
        return _rank(parsed, model)


def _rank(parsed: argparse.Namespace, model: RunModel | None) -> int:
    console = Console()
    errors = Console(stderr=True)
    start = time.perf_counter()
    if parsed.resume and not parsed.out:
        raise MemenvError("--resume completes what is in a folder: name it with --out DIR")
    arguments = environment_arguments(parsed.data, parsed.set, parsed.env or QUICK)
    stream = _stream(parsed)
    agents = parsed.agent
    if stream and agents and BASELINE not in agents:
        agents = [*agents, BASELINE]  # a learning curve without the rerun beside it says nothing
    plan = plan_rows(parsed.env or QUICK, agents, arguments, parsed.seeds, model, stream)
    made = {name: make_agent(name, model=model) for name in dict.fromkeys(row.agent for row in plan.rows)}
    for env_id, name in ((row.env, row.agent) for row in plan.rows if row.agent in (parsed.agent or ())):
        advise(misfit(env_id, name, made[name], model))
    for name, agent in made.items():
        advise(unlike_wanted(name, agent, arguments))
    out = Path(parsed.out) if parsed.out else None
    total = sum(plan.seeds[row.env] for row in plan.rows)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    workers = parsed.workers or min(cores if plan.model is None else MODEL_WORKERS, total)
    finished = 0
    asked: dict[Cell, ChatEpisode] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, console=errors, transient=True) as bar:
            task = bar.add_task("starting", total=total)

            def step(cell: Cell) -> None:
                nonlocal finished
                finished += 1
                bar.update(task, advance=1, description=f"{cell.row.env} {cell.row.agent}".replace("[", "("))

            cells = run_plan(
                plan,
                out=out,
                resume=parsed.resume,
                workers=workers,
                progress=step,
                model=model,
                on_chat=asked.__setitem__ if parsed.record else None,
            )
    except KeyboardInterrupt:
        if asked:
            _record(parsed.record, model, plan, asked)
        errors.print(Text(f"interrupted after {finished} of {total} cells{_kept(out, finished)}"))
        return 130
    except ModelDown as error:
        if asked:
            _record(parsed.record, model, plan, asked)
        raise ModelDown(f"{error} after {finished} of {total} cells{_kept(out, finished)}") from None
    if parsed.record:
        _record(parsed.record, model, plan, asked)
    tables = summarise(plan, cells)
    learnt = learning_by_environment(plan, cells) if stream or out is not None else {}
    if out is not None:  # before anything is printed: whoever reads the output may leave early
        write_json(out / "leaderboard.json", _as_json(plan, tables))
        curves = _write_curves(out, plan, learnt)
    for env_id, rows in tables.items():
        values = [row.as_dict() for row in rows]
        console.print(ranked_tables(plan.labels[env_id], plan.seeds[env_id], values))
        console.print()
        if stream and env_id in learnt:
            console.print(learning_table({agent: found.as_dict() for agent, found in learnt[env_id].items()}))
            console.print()
    if out is not None:
        console.print(Text(printable(f"written: {out / 'leaderboard.json'}{curves}")), soft_wrap=True)
    took = time.perf_counter() - start
    if model is None or plan.model is None:
        errors.print(f"{total} episodes in {took:.1f} s with {workers} processes", highlight=False)
    else:
        by = Text(printable(f"{total} episodes in {took:.1f} s, {workers} at a time; {model.name} at {model.endpoint}"))
        errors.print(by, soft_wrap=True)
    return 0


def _kept(out: Path | None, finished: int) -> str:
    if not finished:
        return ""
    return f", kept in {out}; --resume completes it" if out else ", lost: --out DIR would have kept them"


def _record(path: str, model: RunModel | None, plan: Plan, asked: Mapping[Cell, ChatEpisode]) -> None:
    """Replies in the order of the plan, whatever order the cells ended in."""
    assert model is not None
    with write_atomically(path) as stream:
        lines = [
            model_line(model),
            *(line for cell in plan.cells() if cell in asked for line in chat_lines(asked[cell])),
        ]
        stream.writelines(json.dumps(line) + "\n" for line in lines)


def _stream(parsed: argparse.Namespace) -> tuple[str, ...]:
    """The transformers that --stream, --passes and --freeze-memory stand for; passes are outermost."""
    if parsed.freeze_memory and parsed.passes < 2:
        raise MemenvError("--freeze-memory freezes what the first pass left: give --passes 2 or more")
    passes = f"repeated:{parsed.passes}" + (":frozen" if parsed.freeze_memory else "")
    return (*parsed.stream, *((passes,) if parsed.passes > 1 else ()))


def _write_curves(out: Path, plan: Plan, curves: Mapping[str, Mapping[str, Learning]]) -> str:
    """Writes curves.json, curves.csv and a picture for each environment; says what was written, or why nothing was."""
    if not curves:
        return f" (no learning curves: they are drawn beside {BASELINE}; add --agent {BASELINE})"
    write_json(
        out / "curves.json",
        {
            plan.labels[env_id]: {agent: found.as_dict() for agent, found in agents.items()}
            for env_id, agents in curves.items()
        },
    )
    with write_atomically(out / "curves.csv") as file:
        file.write(as_csv(curves))
    for env_id, agents in curves.items():
        with write_atomically(out / f"curves.{env_id.replace(':', '-')}.svg") as file:
            file.write(as_svg(plan.labels[env_id], agents))
    return ", curves.json, curves.csv, curves.*.svg"


def _as_json(plan: Plan, tables: dict[str, list[RowSummary]]) -> dict[str, Any]:
    return {
        "versions": versions(),
        "model": None if plan.model is None else dict(plan.model),
        "environments": {
            env_id: {
                "label": plan.labels[env_id],
                "solver": plan.solvers[env_id],
                "seeds": list(range(plan.seeds[env_id])),
                "rows": [row.as_dict() for row in rows],
            }
            for env_id, rows in tables.items()
        },
    }

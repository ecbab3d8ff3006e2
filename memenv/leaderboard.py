"""Runs agents × environments × seeds: cells that can be interrupted, resumed and spread over processes or, with a chat model, threads."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import hashlib
import json
import math
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from memenv.chat import ChatEpisode, ChatModel, Usage, episode_scope, use_model
from memenv.concurrent import run_concurrently
from memenv.errors import MemenvError
from memenv.files import read_json, write_json
from memenv.interrupts import interrupts_held
from memenv.recording import versions
from memenv.registration import env_class, make_agent
from memenv.runner import EpisodeResult, asks_model, make_env, run_episode

__all__ = ["Cell", "Plan", "Row", "plan_rows", "run_plan"]

_DELETE = "delete it, and --resume runs it again"
#: What a table needs to know of an item.
_ITEM = {"id", "category", "headline", "score", "context", "figures"}


@dataclass(frozen=True)
class Row:
    """An agent in an environment: what a line of the table is about."""

    env: str
    agent: str
    arguments: tuple[tuple[str, Any], ...] = ()
    stream: tuple[str, ...] = ()


@dataclass(frozen=True)
class Cell:
    """One episode of a row."""

    row: Row
    seed: int

    @property
    def name(self) -> str:
        """A file name: readable, and unlike that of any other cell."""
        parts = [self.row.env, self.row.agent, self.row.arguments, self.seed, *self.row.stream]
        described = json.dumps(parts, default=str)
        mark = hashlib.blake2b(described.encode(), digest_size=6).hexdigest()
        plain = "".join(c if c.isalnum() or c in "-_" else "-" for c in f"{self.row.env}.{self.row.agent}")[:80]
        return f"{plain}.{self.seed}.{mark}"


@dataclass(frozen=True)
class Plan:
    """What a leaderboard runs.

    `labels` and `solvers` name each environment's data and frozen solver, `model` the chat model, if there is one
    (`ChatModel.describe`) and somebody asks it.
    """

    rows: tuple[Row, ...]
    seeds: Mapping[str, int]
    labels: Mapping[str, str]
    solvers: Mapping[str, str]
    model: Mapping[str, str] | None = None

    def cells(self) -> Iterator[Cell]:
        """Every cell, rows in turn."""
        for row in self.rows:
            for seed in range(self.seeds[row.env]):
                yield Cell(row, seed)

    def settings(self) -> dict[str, Any]:
        """What has to be the same for a leaderboard to be resumed."""
        return {
            "rows": [[row.env, row.agent, [list(pair) for pair in row.arguments], *row.stream] for row in self.rows],
            "seeds": dict(self.seeds),
            "labels": dict(self.labels),
            "solvers": dict(self.solvers),
            "versions": versions(),
            # not where it runs: a server may come back at another port
            "model": None if self.model is None else {k: v for k, v in self.model.items() if k != "endpoint"},
        }


def plan_rows(
    envs: Sequence[str],
    agents: Sequence[str] | None,
    arguments: Mapping[str, Any] | None = None,
    seeds: int | None = None,
    model: ChatModel | None = None,
    stream: Sequence[str] = (),
) -> Plan:
    """Checks everything that can be wrong before anything runs.

    Args:
        envs: environment ids.
        agents: agent names; None: those that the environment's class lists, without the privileged ones where the
            data have no oracle.
        arguments: gym.make arguments for every environment, over the class's evaluation arguments (its test split).
        seeds: episodes per row; None: all of a fixed data set, else what the class suggests.
        model: a chat model for the agents that use one.
        stream: stream transformers, see `memenv.transformed`.

    Raises:
        MemenvError: an unknown environment, agent or argument, or data that can't be read.
    """
    rows: list[Row] = []
    counts: dict[str, int] = {}
    labels: dict[str, str] = {}
    solvers: dict[str, str] = {}
    asked = False
    for env_id in dict.fromkeys(envs):
        kind = env_class(env_id)
        evaluation = kind.evaluation(arguments or {}) if hasattr(kind, "evaluation") else {}
        given = {**evaluation, **(arguments or {})}
        names = list(dict.fromkeys(agents if agents is not None else getattr(kind, "agents", ("recency",))))
        for name in names:
            agent = make_agent(name, model=model)
            env = make_env(env_id, agent, given, stream)
            asked = asked or asks_model(env_id, agent, given)
            core: Any = env.unwrapped
            if agent.privileged:
                env.reset(seed=0)
                try:
                    core.hindsight()
                except MemenvError:
                    if agents is not None:
                        raise
                    env.close()
                    continue
            labels[env_id] = core.label
            solvers[env_id] = core.loop.domain.solver_label
            episodes = getattr(core.loop.domain.stream, "episodes", None)
            counts[env_id] = min(seeds, episodes) if seeds and episodes else seeds or episodes or kind.suggested_seeds
            env.close()
            rows.append(Row(env_id, name, tuple(sorted(given.items())), tuple(stream)))
    return Plan(tuple(rows), counts, labels, solvers, model.describe() if model is not None and asked else None)


def run_cell(cell: Cell) -> EpisodeResult:
    """One episode, in an environment and of an agent of its own."""
    agent = make_agent(cell.row.agent)
    env = make_env(cell.row.env, agent, dict(cell.row.arguments), cell.row.stream)
    try:
        return run_episode(env, agent, cell.seed)
    finally:
        env.close()


def run_cell_with_model(cell: Cell, model: ChatModel, keep: bool) -> tuple[EpisodeResult, ChatEpisode]:
    """A cell whose agent, or solver, may ask `model`, and what it asked; `keep` keeps requests and replies."""
    agent = make_agent(cell.row.agent, model=model)
    env = make_env(cell.row.env, agent, dict(cell.row.arguments))
    core: Any = env.unwrapped
    chat = ChatEpisode(episode_scope(core.spec.id, cell.row.agent, cell.seed), keep)
    try:
        return run_episode(env, agent, cell.seed, chat=chat), chat
    finally:
        env.close()


def run_plan(
    plan: Plan,
    *,
    out: Path | None = None,
    resume: bool = False,
    workers: int = 1,
    progress: Callable[[Cell], None] = lambda cell: None,
    model: ChatModel | None = None,
    on_chat: Callable[[Cell, ChatEpisode], None] | None = None,
) -> dict[Cell, EpisodeResult]:
    """Runs what is not there yet; the result is the same for any number of workers.

    Args:
        plan: from `plan_rows`.
        out: folder for finished cells, each written atomically; None keeps nothing on disk.
        resume: go on with what is in `out`.
        workers: processes; 1 runs in this one. With a model they are threads, which share it.
        progress: called for every cell, also for those found finished.
        model: the chat model that `plan` was made with.
        on_chat: called with what a cell asked the model, requests and replies included.

    Raises:
        MemenvError: `out` holds another leaderboard, a worker died, or the model is down (`memenv.chat.ModelDown`);
            finished cells were kept.
        KeyboardInterrupt: after finished cells were kept.
    """
    with _folder(plan, out, resume) if out is not None else contextlib.nullcontext() as folder:
        return _run_cells(plan, folder, workers, progress, model, on_chat)


def _run_cells(
    plan: Plan,
    folder: Path | None,
    workers: int,
    progress: Callable[[Cell], None],
    model: ChatModel | None,
    on_chat: Callable[[Cell, ChatEpisode], None] | None,
) -> dict[Cell, EpisodeResult]:
    done: dict[Cell, EpisodeResult] = {}
    todo: list[Cell] = []
    for cell in plan.cells():
        found = _read_cell(folder / f"{cell.name}.json", cell) if folder is not None else None
        if found is None:
            todo.append(cell)
        else:
            done[cell] = found
            progress(cell)

    def finished(cell: Cell, result: EpisodeResult) -> None:
        done[cell] = result
        if folder is not None:
            write_json(folder / f"{cell.name}.json", dataclasses.asdict(result))
        progress(cell)

    if model is not None and plan.model is not None:
        jobs = [functools.partial(run_cell_with_model, cell, model, on_chat is not None) for cell in todo]

        def played(number: int, result: tuple[EpisodeResult, ChatEpisode]) -> None:
            if on_chat is not None:
                on_chat(todo[number], result[1])
            finished(todo[number], result[0])

        with use_model(model):
            run_concurrently(jobs, workers, played)
    elif workers <= 1:
        for cell in todo:
            finished(cell, run_cell(cell))
    else:
        _run_processes(todo, workers, finished)
    return {cell: done[cell] for cell in plan.cells()}


def _run_processes(cells: Sequence[Cell], workers: int, finished: Callable[[Cell, EpisodeResult], None]) -> None:
    context = multiprocessing.get_context("spawn")
    line, end = context.Pipe(duplex=False)
    with line, end, ProcessPoolExecutor(workers, mp_context=context, initializer=_live_with, initargs=(line,)) as pool:
        with interrupts_held():
            waiting = {pool.submit(run_cell, cell): cell for cell in cells}
        try:
            while waiting:
                ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    finished(waiting.pop(future), future.result())
        except BrokenProcessPool:
            raise MemenvError("a worker process died (out of memory?): finished cells are kept; use --resume") from None
        except BaseException:
            end.close()  # workers end at once, wherever they are
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _live_with(line: Connection) -> None:
    """Ends this worker with its parent, however that ends, or when the parent lets go of the other end of `line`."""

    def watch() -> None:
        with contextlib.suppress(EOFError, OSError):
            line.recv_bytes()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextlib.contextmanager
def _folder(plan: Plan, out: Path, resume: bool) -> Iterator[Path]:
    """The folder of finished cells, in `out` beside the plan. If no cell gets into it, all is as it was before."""
    note, cells = out / "plan.json", out / "cells"
    settings = json.loads(json.dumps(plan.settings(), default=str))
    if note.exists():
        if not resume:
            raise MemenvError(f"{out} holds a leaderboard already: --resume completes it, or choose another --out")
        before = read_json(note, "the plan of a leaderboard", "choose another --out")
        changed = [key for key in settings if not isinstance(before, dict) or before.get(key) != settings[key]]
        if changed:
            raise MemenvError(f"{out} holds a leaderboard with other {', '.join(changed)}: choose another --out")
        yield cells
        return
    if out.exists() and not out.is_dir():
        raise MemenvError(f"--out {out} is a file: name a folder")
    made = [place for place in (cells, out, *out.parents) if not place.exists()]
    try:
        write_json(note, settings)
        yield cells
    except BaseException:
        if not any(cells.glob("*.json")):
            note.unlink(missing_ok=True)
            with contextlib.suppress(OSError):  # somebody else has put something there
                for place in made:
                    if place.exists():
                        place.rmdir()
        raise


def _read_cell(path: Path, cell: Cell) -> EpisodeResult | None:
    if not path.exists():
        return None
    value = read_json(path, "a finished cell of a leaderboard", _DELETE)
    if not _is_result(value, cell.seed):
        raise MemenvError(f"{path} is no finished cell: {_DELETE}")
    return EpisodeResult(**{**value, "items": tuple(value["items"]), "latency": tuple(value["latency"])})


def _is_result(value: Any, seed: int) -> bool:
    """Whether `value`, read from a file that anybody may have changed, is what an episode of `seed` left."""
    names = {field.name for field in dataclasses.fields(EpisodeResult)}
    if not isinstance(value, dict) or set(value) != names or value["seed"] != seed:
        return False
    if not all(isinstance(value[name], list) for name in ("items", "latency")) or not isinstance(value["chat"], dict):
        return False
    if not all(map(_is_usage, value["chat"].values())):
        return False
    numbers = [
        *(value[name] for name in ("score", "steps", "invalid", "memory_tokens", "peak_tokens")),
        *value["latency"],
    ]
    if not all(
        isinstance(item, dict) and _ITEM <= set(item) and isinstance(item["figures"], dict) for item in value["items"]
    ):
        return False
    numbers += [item["score"] for item in value["items"]]
    if not all(isinstance(figure, int | float) for item in value["items"] for figure in item["figures"].values()):
        return False
    return all(type(number) in (int, float) and math.isfinite(number) for number in numbers)


def _is_usage(value: Any) -> bool:
    return isinstance(value, dict) and set(value) == set(Usage._fields) and all(type(n) is int for n in value.values())

"""Ranked tables for terminals, from the plain values that leaderboard.json holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from memenv.fitted import Fitted
from memenv.render import printable
from memenv.summary import JUDGE

__all__ = ["learning_table", "ranked_tables"]

#: What is written after an agent's name, by the mark of its row.
_SIGNS = {"privileged": "†", "unbounded": "∞", "store: not measured": "‡"}


def ranked_tables(label: str, episodes: int, rows: Sequence[Mapping[str, Any]]) -> RenderableType:
    """One environment's table, and below it one by category where there are several.

    On a narrow terminal the figures that matter least are left out, and named: see `_COLUMNS`.

    Args:
        label: environment and data.
        episodes: per agent.
        rows: as `RowSummary.as_dict` gives them, best first.
    """
    parts: list[RenderableType] = [Text(printable(f"{label}  —  {episodes} episodes per agent"), style="bold")]
    has = {"chat": any(row.get("chat") for row in rows), "effort": any(row.get("effort") for row in rows)}
    columns = {name: cell for name, (cell, needed) in _COLUMNS.items() if not needed or has[needed]}
    order = [list(columns).index(name) for name in _ORDER if name in columns]
    cells = [[cell(row) for cell in columns.values()] for row in rows]
    parts += [Fitted(list(columns), cells, names=1, order=order), *_notes(rows), *_verdicts(rows)]
    categories = list(dict.fromkeys(name for row in rows for name in row["categories"]))
    if len(categories) > 1:
        parts += [Text(), *_by_category(rows, categories)]
    return Group(*parts)


def learning_table(agents: Mapping[str, Mapping[str, Any]]) -> RenderableType:
    """What the learning curves of one environment come to, and below it the passes where there are several.

    Args:
        agents: as `Learning.as_dict` gives them.
    """
    ranked = sorted(agents.items(), key=lambda pair: (-pair[1]["area"][0], pair[0]))
    columns = {"net gain": "net_gain", "forward": "forward_transfer", "forgot": "forgetting"}
    rows = [
        (agent, _short(found["area"][0]), *(_with_bounds(found[key]) for key in columns.values()))
        for agent, found in ranked
    ]
    note = "net gain: over the rerun without memory, item by item; forward: the same on first askings; forgot: best before less last"
    parts: list[RenderableType] = [_learnt("along the stream", ("area", *columns), rows), Text(note, "dim")]
    passes = max(len(found["pass_at_1"]) for found in agents.values())
    if passes > 1:
        heads = ("pass@1 of pass 1", f"of pass {passes}", f"pass@{passes}")
        rows = [
            (agent, *map(_with_bounds, (found["pass_at_1"][0], found["pass_at_1"][-1], found["pass_at_k"][-1])))
            for agent, found in ranked
        ]
        parts += [Text(), _learnt("by pass", heads, rows)]
    return Group(*parts)


def _learnt(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Fitted:
    # a name gets little room: so that three figures with their bounds stand side by side in 80 columns
    return Fitted([title, *heads], [(Text(printable(name)), *figures) for name, *figures in rows], least=8)


def _short(value: float) -> str:
    """Three decimals without the zero before the point: three figures with their bounds fit a terminal."""
    text = f"{value:.3f}"
    if text == "-0.000":
        text = "0.000"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def _with_bounds(figure: Sequence[float | None] | None) -> str:
    value, low, high = figure or (None, None, None)
    if value is None:
        return "–"
    return _short(value) if low is None or high is None else f"{_short(value)} [{_short(low)}, {_short(high)}]"


def _name(row: Mapping[str, Any]) -> Text:
    return Text(printable(row["agent"]) + "".join(_SIGNS.get(mark, "") for mark in row["marks"]))


def _interval(row: Mapping[str, Any]) -> str:
    found = row["interval"]
    return "–" if found is None else f"{found[0]:.3f}–{found[1]:.3f}"


def _number(value: float | None, digits: int) -> str:
    return "–" if value is None else f"{value:.{digits}f}"


def _effort(row: Mapping[str, Any], name: str, digits: int) -> str:
    return _number((row.get("effort") or {}).get(name), digits)


def _calls(row: Mapping[str, Any]) -> str:
    """Calls of a chat model per episode."""
    return f"{sum(costs['calls'] for costs in row.get('chat', {}).values()) / row['episodes']:.0f}"


#: Head, cell, and what some row must have for the column to be there.
_COLUMNS: dict[str, tuple[Callable[[Mapping[str, Any]], str | Text], str]] = {
    "": (lambda row: str(row["group"]), ""),
    "agent": (_name, ""),
    "score": (lambda row: _number(row["score"], 3), ""),
    "95 %": (_interval, ""),
    "norm": (lambda row: _number(row["normalised"], 2), ""),
    "memory": (lambda row: _number(row["memory_tokens"], 0), ""),
    "context": (lambda row: _number(row["context_tokens"], 0), ""),
    "peak": (lambda row: _effort(row, "peak_tokens", 0), "effort"),
    "turns": (lambda row: _effort(row, "turns", 1), "effort"),
    "p50 ms": (lambda row: _number(1e3 * row["latency_p50_s"], 2), ""),
    "p95 ms": (lambda row: _number(1e3 * row["latency_p95_s"], 2), ""),
    "calls": (_calls, "chat"),
}
#: What is shown first where there isn't room for all.
_ORDER = ("score", "", "95 %", "norm", "memory", "context", "calls", "peak", "turns", "p50 ms", "p95 ms")


def _notes(rows: Sequence[Mapping[str, Any]]) -> Iterator[Text]:
    yield Text("rows that share a letter can't be told apart; norm: 0 is no_memory, 1 is oracle", "dim")
    marks = {mark for row in rows for mark in row["marks"]}
    signs = [f"{sign} {mark}" for mark, sign in _SIGNS.items() if mark in marks]
    calls = ["calls: of the chat model, per episode"] if any(row.get("chat") for row in rows) else []
    effort = ["peak: most tokens in sight in a turn of a task"] if any(row.get("effort") for row in rows) else []
    yield Text("; ".join(["memory: tokens held; context: tokens shown per item", *effort, *calls, *signs]), "dim")


def _verdicts(rows: Sequence[Mapping[str, Any]]) -> Iterator[RenderableType]:
    """What a judge says, never without its leniency."""
    if not any(row.get("judge") for row in rows):
        return
    heads = ("by the judge", "right", "items", "wrong accepted", "vague accepted")
    cells: list[list[str | Text]] = []
    for row in rows:
        if found := row.get("judge"):
            right, *lenient = (_number(found[name], 3) for name in JUDGE)
            cells.append([_name(row), right, str(found["items"]), *lenient])
    yield Text()
    yield Fitted(heads, cells, fold=True)
    yield Text(
        "wrong, vague accepted: answers wrong on purpose that the judge let pass; right is no better than these", "dim"
    )


def _by_category(rows: Sequence[Mapping[str, Any]], categories: Sequence[str]) -> Iterator[RenderableType]:
    """Numbered categories are headed by their number, and named below; so that seven fit a terminal."""
    numbered = all(name.split(" ", 1)[0].isdigit() and " " in name for name in categories)
    heads = ["by category", *(printable(name.split(" ", 1)[0] if numbered else name) for name in categories)]
    cells: list[list[str | Text]] = []
    for row in rows:
        found = [row["categories"].get(name) for name in categories]
        cells.append([_name(row), *(_number(None if value is None else value["score"], 2) for value in found)])
    counts = [
        next((row["categories"][name]["items"] for row in rows if name in row["categories"]), 0) for name in categories
    ]
    cells.append([Text("items", style="dim"), *(Text(str(count), style="dim") for count in counts)])
    yield Fitted(heads, cells, fold=True)
    if numbered:
        yield Text(printable(", ".join(categories)), style="dim")

"""Ranked tables for terminals, from the plain values that leaderboard.json holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from memenv.render import printable
from memenv.summary import JUDGE

__all__ = ["learning_table", "ranked_tables"]

#: What is written after an agent's name, by the mark of its row.
_SIGNS = {"privileged": "†", "unbounded": "∞", "store: not measured": "‡"}


def ranked_tables(label: str, episodes: int, rows: Sequence[Mapping[str, Any]]) -> RenderableType:
    """One environment's table, 80 columns wide, and below it one by category where there are several.

    Args:
        label: environment and data.
        episodes: per agent.
        rows: as `RowSummary.as_dict` gives them, best first.
    """
    parts: list[RenderableType] = [Text(printable(f"{label}  —  {episodes} episodes per agent"), style="bold")]
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    table.add_column("agent", overflow="fold")  # a long name folds, so that no figure is cut
    asked = any(row.get("chat") for row in rows)
    for name in ("score", "95 %", "norm", "memory", "context", "p50 ms", "p95 ms", *(("calls",) if asked else ())):
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*_cells(row), *((_calls(row),) if asked else ()))
    parts += [table, *_notes(rows), *_verdicts(rows)]
    categories = list(dict.fromkeys(name for row in rows for name in row["categories"]))
    if len(categories) > 1:
        parts += [Text(), *_by_category(rows, categories)]
    return Group(*parts)


def learning_table(agents: Mapping[str, Mapping[str, Any]]) -> RenderableType:
    """What the learning curves of one environment come to, 80 columns wide, and below it the passes where there are several.

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
    parts: list[RenderableType] = [_figures("along the stream", ("area", *columns), rows), Text(note, "dim")]
    passes = max(len(found["pass_at_1"]) for found in agents.values())
    if passes > 1:
        heads = ("pass@1 of pass 1", f"of pass {passes}", f"pass@{passes}")
        rows = [
            (agent, *map(_with_bounds, (found["pass_at_1"][0], found["pass_at_1"][-1], found["pass_at_k"][-1])))
            for agent, found in ranked
        ]
        parts += [Text(), _figures("by pass", heads, rows)]
    return Group(*parts)


def _figures(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Agents, whose long names fold so that no figure is cut, and their figures."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(title, overflow="fold")
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for agent, *figures in rows:
        table.add_row(Text(printable(agent)), *figures)
    return table


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


def _cells(row: Mapping[str, Any]) -> tuple[str | Text, ...]:
    interval = row["interval"]
    return (
        str(row["group"]),
        _name(row),
        f"{row['score']:.3f}",
        "–" if interval is None else f"{interval[0]:.3f}–{interval[1]:.3f}",
        "–" if row["normalised"] is None else f"{row['normalised']:.2f}",
        "–" if row["memory_tokens"] is None else f"{row['memory_tokens']:.0f}",
        f"{row['context_tokens']:.0f}",
        f"{1e3 * row['latency_p50_s']:.2f}",
        f"{1e3 * row['latency_p95_s']:.2f}",
    )


def _calls(row: Mapping[str, Any]) -> str:
    """Calls of a chat model per episode."""
    return f"{sum(costs['calls'] for costs in row.get('chat', {}).values()) / row['episodes']:.0f}"


def _notes(rows: Sequence[Mapping[str, Any]]) -> Iterator[Text]:
    yield Text("rows that share a letter can't be told apart; norm: 0 is no_memory, 1 is oracle", "dim")
    marks = {mark for row in rows for mark in row["marks"]}
    signs = [f"{sign} {mark}" for mark, sign in _SIGNS.items() if mark in marks]
    calls = ["calls: of the chat model, per episode"] if any(row.get("chat") for row in rows) else []
    yield Text("; ".join(["memory: tokens held; context: tokens shown per item", *calls, *signs]), "dim")


def _verdicts(rows: Sequence[Mapping[str, Any]]) -> Iterator[RenderableType]:
    """What a judge says, never without its leniency."""
    if not any(row.get("judge") for row in rows):
        return
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("by the judge", overflow="fold")
    for name in ("right", "items", "wrong accepted", "vague accepted"):
        table.add_column(name, justify="right")
    for row in rows:
        found = row.get("judge")
        if found:
            shares = [f"{found[name]:.3f}" for name in JUDGE]
            table.add_row(_name(row), shares[0], str(found["items"]), *shares[1:])
    yield Text()
    yield table
    yield Text(
        "wrong, vague accepted: answers wrong on purpose that the judge let pass; right is no better than these", "dim"
    )


def _by_category(rows: Sequence[Mapping[str, Any]], categories: Sequence[str]) -> Iterator[RenderableType]:
    """Numbered categories are headed by their number, and named below; so that seven fit a terminal."""
    numbered = all(name.split(" ", 1)[0].isdigit() and " " in name for name in categories)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("by category", overflow="fold")
    for name in categories:
        table.add_column(Text(printable(name.split(" ", 1)[0] if numbered else name)), justify="right")
    for row in rows:
        found = [row["categories"].get(name) for name in categories]
        table.add_row(_name(row), *("–" if value is None else f"{value['score']:.2f}" for value in found))
    counts = [
        next((row["categories"][name]["items"] for row in rows if name in row["categories"]), 0) for name in categories
    ]
    table.add_row(Text("items", style="dim"), *(Text(str(count), style="dim") for count in counts))
    yield table
    if numbered:
        yield Text(printable(", ".join(categories)), style="dim")

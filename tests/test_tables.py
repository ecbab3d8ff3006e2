"""Tables on terminals of any width: no name and no score is cut."""

from __future__ import annotations

import io
import itertools
import re

import pytest
from rich.console import Console, Group

from memenv.tables import _by_category, learning_table, ranked_tables

LONG = "memento_kernel:keep=success,exclude_same_task"


def printed(thing, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(thing)
    text = console.file.getvalue()
    assert "…" not in text and max(map(len, text.splitlines())) <= width
    return text


def names(rows: list[str]) -> str:
    """The names in lines of figures, folded or not: what is neither a figure, nor a group, which are in capitals here."""
    return "".join(re.findall(r"[a-z_:=,†]", re.sub(r"\[.*?\]", "", "".join(rows))))


def ranked(agent: str, score: float, **more: object) -> dict[str, object]:
    return {
        "agent": agent, "score": score, "interval": [score - 0.1, score + 0.1], "normalised": -0.25, "group": "ABC",
        "episodes": 4, "memory_tokens": 12345.0, "context_tokens": 1234.0, "latency_p50_s": 0.00125, "latency_p95_s": 0.0125,
        "categories": {f"{number} category": {"score": 0.375, "items": 12} for number in range(1, 6)},
        "marks": ["privileged"], **more,
    }  # fmt: skip


MODEL = {"chat": {"answer": {"calls": 40}}}
JUDGED = {"judge": {"judge": 0.625, "judge_accepts_wrong": 0.125, "judge_accepts_vague": 0.875, "items": 17}}
EFFORT = {"effort": {"turns": 12.5, "peak_tokens": 4321.0, "dependency": 1e6}}


@pytest.mark.parametrize("width", [20, 24, 30, 40, 50, 60, 70, 80, 100, 120, 200])
@pytest.mark.parametrize("more", [{}, MODEL | JUDGED, EFFORT, MODEL | JUDGED | EFFORT])
def test_names_and_scores_are_shown_at_any_width(width, more):
    rows = [ranked("no_memory", 0.123, **more), ranked(LONG, 0.456)]
    text = printed(ranked_tables("Town-v0 [toy]", 4, rows), width)
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if "score" in line)
    end = next(number for number, line in enumerate(lines) if line.startswith(("a wider", "rows that")))
    head, rows, rest = lines[start], lines[start + 2 : end], "\n".join(lines[end:])
    assert names(rows) == f"no_memory†{LONG}†" and "0.123" in "".join(rows) and "0.456" in "".join(rows)
    left = " ".join(rest.partition("rows that")[0].split()).partition("a wider terminal shows: ")[2]
    heads = ["95 %", "norm", "memory", "context", "p50 ms", "p95 ms"]
    heads += ["calls"] if "chat" in more else []
    heads += ["peak", "turns"] if "effort" in more else []
    for name in heads:
        assert (name in head) != (name in left.split(", "))
    assert not left or width < (110 if more else 80)
    assert all(rest.count(f"0.{figure}") == 1 for figure in ("625", "125", "875")) == bool(more.get("judge"))
    assert rest.count("0.38") == 10


def test_what_matters_least_goes_first():
    rows = [ranked("no_memory", 0.123, **MODEL, **EFFORT)]
    heads = [
        next(line for line in printed(ranked_tables("x", 4, rows), width).splitlines() if "score" in line).split()
        for width in (200, 80, 60, 40, 20)
    ]
    assert " ".join(heads[0]) == "agent score 95 % norm memory context peak turns p50 ms p95 ms calls"
    assert "calls" in heads[1] and "p95" not in heads[1] and heads[-1] == ["agent", "score"]
    assert all(set(more) > set(fewer) for more, fewer in itertools.pairwise(heads))


def learnt(value: float, passes: int) -> dict[str, object]:
    figure = [value, value - 0.123, value + 0.123]
    return {
        "area": figure,
        "net_gain": figure,
        "forward_transfer": figure,
        "forgetting": figure if passes > 1 else None,
        "pass_at_1": [figure] * passes,
        "pass_at_k": [figure] * passes,
    }


@pytest.mark.parametrize("width", [30, 40, 60, 80, 120])
@pytest.mark.parametrize("passes", [1, 3])
@pytest.mark.parametrize("value", [0.5, -0.5])
def test_learning_is_whole(passes, value, width):
    text = printed(learning_table({name: learnt(value, passes) for name in (LONG, "no_memory")}), width)
    whole = names(text.splitlines())
    assert "no_memory" in whole and LONG in whole
    shown = " .500 [.377, .623]" if value > 0 else "-.500 [-.623, -.377]"
    # two agents: net gain, forward and (passes only) forgot; the first pass, the last and the best of all
    assert text.count(shown) == 2 * (2 if passes == 1 else 6)
    assert ("pass@3" in text and "of pass 3" in text) == (passes == 3)


@pytest.mark.parametrize("width", [20, 30, 40, 60, 80, 120])
def test_names_of_categories_are_whole(width):
    categories = [f"pick_{how}_then_place_in_receptacle" for how in ("heat", "cool", "clean", "two", "one", "look")]
    row = {
        "agent": "memento_kernel",
        "marks": [],
        "categories": {name: {"score": 0.25, "items": 7} for name in categories},
    }
    text = printed(Group(*_by_category([row], categories)), width)
    assert text.count("0.25") == len(categories) and text.count("7") == len(categories)

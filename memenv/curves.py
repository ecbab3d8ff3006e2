"""Learning over a stream: curves, and what they come to, always beside the same stream without memory.

All figures compare an agent with `no_memory` on the same episodes (the rerun): a later task may be an easier one, and an
earlier task asked again may be solved by luck. Intervals are bootstrap intervals over episodes.

* curve: mean score by place in the stream.
* net gain: mean score less that of the rerun, item by item.
* area under the curve: mean score over all places; all are as wide.
* forward transfer: net gain on tasks asked for the first time, the very first left out (after Lopez-Paz & Ranzato
  2017, section 3: the score on a task before it was ever trained on, less that without training).
* forgetting: of tasks asked again, the best score before less the last (Chaudhry et al. 2018, section 3).
* pass@1 of each pass, and pass@k: the share solved best in at least one of the first k passes. Only these may be
  compared with figures that others report as pass@k.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from memenv.charts import Chart, Series, draw
from memenv.leaderboard import Cell, Plan
from memenv.runner import EpisodeResult
from memenv.statistics import Interval, mean_interval
from memenv.streams import task_of

__all__ = ["BASELINE", "Learning", "as_csv", "as_svg", "learning", "learning_by_environment"]

#: The agent that everything is compared with.
BASELINE = "no_memory"
#: Points of a curve: longer streams are cut into so many runs of places.
_POINTS = 20


@dataclass(frozen=True)
class Learning:
    """How one agent fared along a stream.

    Attributes:
        curve: (last place of the run of places, from 1; mean; low; high; items) for each point.
        area: mean score over all places.
        net_gain: less the rerun without memory.
        forward_transfer: net gain on first askings; None for a stream of one task.
        forgetting: None where no task is asked again.
        pass_at_1: by pass.
        pass_at_k: by number of passes.
    """

    curve: tuple[tuple[int, float, float, float, int], ...]
    area: Interval
    net_gain: Interval
    forward_transfer: Interval | None
    forgetting: Interval | None
    pass_at_1: tuple[Interval, ...]
    pass_at_k: tuple[Interval, ...]

    def as_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""

        def plain(interval: Interval | None) -> list[float | None] | None:
            return None if interval is None else [_rounded(x) for x in (interval.value, interval.low, interval.high)]

        return {
            "curve": [
                [place, *map(_rounded, (mean, low, high)), items] for place, mean, low, high, items in self.curve
            ],
            "area": plain(self.area),
            "net_gain": plain(self.net_gain),
            "forward_transfer": plain(self.forward_transfer),
            "forgetting": plain(self.forgetting),
            "pass_at_1": [plain(interval) for interval in self.pass_at_1],
            "pass_at_k": [plain(interval) for interval in self.pass_at_k],
        }


def _rounded(value: float) -> float | None:
    return None if np.isnan(value) else round(float(value), 9)


@dataclass(frozen=True)
class _Asked:
    """An item as it was asked: in which episode, at which place, which task in which pass, and its score."""

    seed: int
    place: int
    task: str
    number: int
    score: float


def _asked(results: Sequence[EpisodeResult]) -> list[_Asked]:
    return [
        _Asked(result.seed, place, *task_of(str(item["id"])), float(item["score"]))
        for result in results
        for place, item in enumerate(result.items)
    ]


def learning(results: Sequence[EpisodeResult], rerun: Sequence[EpisodeResult]) -> Learning:
    """The figures of an agent's episodes.

    Args:
        results: episodes of the agent.
        rerun: the same episodes without memory.

    Raises:
        ValueError: `rerun` has other episodes or items.
    """
    ours, theirs = _asked(results), _asked(rerun)
    same = [(a.seed, a.place, a.task) for a in ours] == [(b.seed, b.place, b.task) for b in theirs]
    if not same or not ours:
        raise ValueError("an agent and its rerun without memory need the same episodes, with at least one item")
    gains = [(a, a.score - b.score) for a, b in zip(ours, theirs, strict=True)]
    fresh = [(a, gain) for a, gain in gains if a.number == 1 and a.place > 0]
    passes = max(asked.number for asked in ours)
    return Learning(
        _curve(ours),
        _mean([(asked, asked.score) for asked in ours]),
        _mean(gains),
        _mean(fresh) if fresh else None,
        _forgetting(ours),
        tuple(_mean([(a, a.score) for a in ours if a.number == number]) for number in range(1, passes + 1)),
        tuple(_best_of(ours, number) for number in range(1, passes + 1)),
    )


def _mean(values: Sequence[tuple[_Asked, float]]) -> Interval:
    return mean_interval([value for _, value in values], [asked.seed for asked, _ in values])


def _curve(asked: Sequence[_Asked]) -> tuple[tuple[int, float, float, float, int], ...]:
    length = 1 + max(one.place for one in asked)
    ends = np.unique(np.linspace(0, length, min(length, _POINTS) + 1).round().astype(int))
    points = []
    for first, end in zip(ends[:-1].tolist(), ends[1:].tolist(), strict=True):
        inside = [(one, one.score) for one in asked if first <= one.place < end]
        mean = _mean(inside)
        points.append((end, mean.value, mean.low, mean.high, len(inside)))
    return tuple(points)


def _by_task(asked: Sequence[_Asked]) -> list[list[_Asked]]:
    groups: dict[tuple[int, str], list[_Asked]] = {}
    for one in asked:
        groups.setdefault((one.seed, one.task), []).append(one)
    return list(groups.values())


def _forgetting(asked: Sequence[_Asked]) -> Interval | None:
    again = [group for group in _by_task(asked) if len(group) > 1]
    if not again:
        return None
    return _mean([(group[-1], max(one.score for one in group[:-1]) - group[-1].score) for group in again])


def _best_of(asked: Sequence[_Asked], passes: int) -> Interval:
    tries = [[one for one in group if one.number <= passes] for group in _by_task(asked)]
    return _mean([(group[0], max(one.score for one in group)) for group in tries if group])


def learning_by_environment(plan: Plan, cells: Mapping[Cell, EpisodeResult]) -> dict[str, dict[str, Learning]]:
    """By environment and agent, for the environments that ran `no_memory`; others are left out."""
    results: dict[tuple[str, str], list[EpisodeResult]] = {}
    for cell, result in cells.items():
        results.setdefault((cell.row.env, cell.row.agent), []).append(result)
    found: dict[str, dict[str, Learning]] = {}
    for (env_id, agent), ours in results.items():
        rerun = results.get((env_id, BASELINE))
        if rerun is not None and any(result.items for result in ours):
            found.setdefault(env_id, {})[agent] = learning(ours, rerun)
    return found


def as_csv(curves: Mapping[str, Mapping[str, Learning]]) -> str:
    """All points, one a line."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["environment", "agent", "place", "mean", "low", "high", "items"])
    for env_id, agents in curves.items():
        for agent, found in agents.items():
            for place, mean, low, high, items in found.curve:
                bounds = ["" if np.isnan(value) else f"{value:.6f}" for value in (low, high)]
                writer.writerow([_cell(env_id), _cell(agent), place, f"{mean:.6f}", *bounds, items])
    return text.getvalue()


def _cell(text: str) -> str:
    """A spreadsheet must not take a name for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def as_svg(label: str, agents: Mapping[str, Learning]) -> str:
    """The curves of one environment, the rerun without memory first."""
    names = sorted(agents, key=lambda name: (name != BASELINE, name))
    series = []
    for name in names:
        points: list[tuple[float, ...]] = []
        for place, mean, low, high, _ in agents[name].curve:
            points.append((place, mean) if np.isnan(low) else (place, mean, low, high))
        series.append(Series(name + (" (the rerun)" if name == BASELINE else ""), points))
    return draw([Chart(label, "place in the stream", "score", series)])

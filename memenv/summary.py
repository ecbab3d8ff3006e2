"""From finished cells to a ranked table: scores, intervals, normalised scores, costs."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from memenv.chat import Usage, total_usage
from memenv.efficiency import mean_effort
from memenv.leaderboard import Cell, Plan, Row
from memenv.registration import env_class, make_agent
from memenv.runner import EpisodeResult
from memenv.statistics import mean_interval, significance_groups

__all__ = ["JUDGE", "RowSummary", "category_label", "judged", "summarise"]

#: Figures of a judge: the share of answers it accepts, and beside it always its leniency, the shares of wrong and of
#: vague canaries that it accepts as well.
JUDGE = ("judge", "judge_accepts_wrong", "judge_accepts_vague")


@dataclass(frozen=True)
class RowSummary:
    """A line of the table.

    Attributes:
        score: mean over all headline items of all episodes.
        interval: 95 % bootstrap interval, clustered by episode; None for a single one.
        normalised: (score − no_memory) / (oracle − no_memory), a ratio of means; None where either is not there.
        group: letters; rows that share one can't be told apart (paired by episode, Holm-corrected).
        memory_tokens: mean tokens held; None where the store is the agent's own and not measured.
        context_tokens: mean tokens shown per item.
        latency: seconds per decision, 50th and 95th percentile.
        categories: mean score and number of items by category.
        chat: costs of a chat model over all episodes, by purpose.
        judge: see `judged`; None where nothing was judged.
        effort: means of what playing a task took (`memenv.efficiency.Meter`); None where no item says.
    """

    row: Row
    score: float
    interval: tuple[float, float] | None
    normalised: float | None
    group: str
    episodes: int
    memory_tokens: float | None
    context_tokens: float
    latency: tuple[float, float]
    categories: Mapping[str, tuple[float, int]]
    marks: tuple[str, ...]
    chat: Mapping[str, Usage] = field(default_factory=dict)
    judge: Mapping[str, float] | None = None
    effort: Mapping[str, float] | None = None

    def as_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return {
            "env": self.row.env,
            "agent": self.row.agent,
            "arguments": dict(self.row.arguments),
            "score": self.score,
            "interval": None if self.interval is None else list(self.interval),
            "normalised": self.normalised,
            "group": self.group,
            "episodes": self.episodes,
            "memory_tokens": self.memory_tokens,
            "context_tokens": self.context_tokens,
            "latency_p50_s": self.latency[0],
            "latency_p95_s": self.latency[1],
            "categories": {name: {"score": s, "items": n} for name, (s, n) in self.categories.items()},
            "marks": list(self.marks),
            "chat": {purpose: usage._asdict() for purpose, usage in self.chat.items()},
            "judge": None if self.judge is None else dict(self.judge),
            "effort": None if self.effort is None else dict(self.effort),
        }


def judged(items: Sequence[Mapping[str, Any]]) -> dict[str, float] | None:
    """Means of the judge's figures over the headline items it judged, and their number; None where there are none."""
    found = [item["figures"] for item in items if item["headline"] and "judge" in item["figures"]]
    if not found:
        return None
    return {**{name: float(np.mean([figures[name] for figures in found])) for name in JUDGE}, "items": len(found)}


def category_label(env_id: str, category: Any) -> str:
    """The category's name beside its own number, where it has one."""
    names: Mapping[Any, str] = getattr(env_class(env_id), "category_names", {})
    return f"{category} {names[category]}" if category in names else str(category)


def summarise(plan: Plan, cells: Mapping[Cell, EpisodeResult]) -> dict[str, list[RowSummary]]:
    """Ranked rows by environment, best first."""
    by_row: dict[Row, list[EpisodeResult]] = {row: [] for row in plan.rows}
    for cell, result in cells.items():
        by_row[cell.row].append(result)
    tables: dict[str, list[RowSummary]] = {}
    for env_id in plan.seeds:
        rows = [row for row in plan.rows if row.env == env_id]
        tables[env_id] = _table(rows, by_row)
    return tables


def _table(rows: Sequence[Row], results: Mapping[Row, Sequence[EpisodeResult]]) -> list[RowSummary]:
    scores = {row: _headline(results[row]) for row in rows}
    means = {row: float(np.mean(values)) if values else 0.0 for row, (values, _) in scores.items()}
    by_agent = {row.agent: means[row] for row in rows}
    none, oracle = by_agent.get("no_memory"), by_agent.get("oracle")
    groups = significance_groups({row.agent: [result.score for result in results[row]] for row in rows})
    table = []
    for row in sorted(rows, key=lambda row: (-means[row], row.agent)):
        agent = make_agent(row.agent)
        latency = np.concatenate([np.asarray(result.latency) for result in results[row]])
        items = [item for result in results[row] for item in result.items]
        normalised = None
        if none is not None and oracle is not None and oracle > none:
            normalised = (means[row] - none) / (oracle - none)
        values, episodes = scores[row]
        interval = mean_interval(values, episodes) if values else None
        known = interval is not None and not math.isnan(interval.low)
        marks = [mark for mark, holds in (("unbounded", agent.unbounded), ("privileged", agent.privileged)) if holds]
        own = agent.store == "own"
        table.append(
            RowSummary(
                row,
                means[row],
                (interval.low, interval.high) if interval is not None and known else None,
                normalised,
                groups[row.agent],
                len(results[row]),
                None if own else float(np.mean([result.memory_tokens for result in results[row]])),
                float(np.mean([item["context"] for item in items])) if items else 0.0,
                (float(np.percentile(latency, 50)), float(np.percentile(latency, 95))),
                _categories(row, items),
                (*marks, *(("store: not measured",) if own else ())),
                total_usage(result.chat for result in results[row]),
                judged(items),
                mean_effort(items),
            )
        )
    return table


def _headline(results: Sequence[EpisodeResult]) -> tuple[list[float], list[int]]:
    """Scores of all headline items, and the episode of each."""
    pairs = [(item["score"], result.seed) for result in results for item in result.items if item["headline"]]
    return [score for score, _ in pairs], [seed for _, seed in pairs]


def _categories(row: Row, items: Sequence[Mapping[str, Any]]) -> dict[str, tuple[float, int]]:
    found: dict[Any, list[float]] = {}
    for item in items:
        found.setdefault(item["category"], []).append(item["score"])
    ordered = sorted(found, key=lambda category: (isinstance(category, str), category))
    return {category_label(row.env, c): (float(np.mean(found[c])), len(found[c])) for c in ordered}

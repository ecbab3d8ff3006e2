"""From finished cells to a ranked table: scores, intervals, normalised scores, costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from memenv.leaderboard import Cell, Plan, Row
from memenv.registration import env_class, make_agent
from memenv.runner import EpisodeResult
from memenv.statistics import clustered_interval, significance_groups

__all__ = ["RowSummary", "category_label", "summarise"]


@dataclass(frozen=True)
class RowSummary:
    """A line of the table.

    Attributes:
        score: mean over all headline items of all episodes.
        interval: 95 % bootstrap interval, clustered by episode.
        normalised: (score − no_memory) / (oracle − no_memory), a ratio of means; None where either is not there.
        group: rows of one group can't be told apart by a paired interval; 1 is the best.
        memory_tokens: mean tokens held; None where the store is the agent's own and not measured.
        context_tokens: mean tokens shown per item.
        latency: seconds per decision, 50th and 95th percentile.
        categories: mean score and number of items by category.
    """

    row: Row
    score: float
    interval: tuple[float, float]
    normalised: float | None
    group: int
    episodes: int
    memory_tokens: float | None
    context_tokens: float
    latency: tuple[float, float]
    categories: Mapping[str, tuple[float, int]]
    marks: tuple[str, ...]

    def as_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return {
            "env": self.row.env,
            "agent": self.row.agent,
            "arguments": dict(self.row.arguments),
            "score": self.score,
            "interval": list(self.interval),
            "normalised": self.normalised,
            "group": self.group,
            "episodes": self.episodes,
            "memory_tokens": self.memory_tokens,
            "context_tokens": self.context_tokens,
            "latency_p50_s": self.latency[0],
            "latency_p95_s": self.latency[1],
            "categories": {name: {"score": s, "items": n} for name, (s, n) in self.categories.items()},
            "marks": list(self.marks),
        }


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
    means = {row: _pooled(results[row]) for row in rows}
    scores = {
        row: float(sums.sum() / weights.sum()) if weights.sum() else 0.0 for row, (sums, weights) in means.items()
    }
    by_agent = {row.agent: scores[row] for row in rows}
    none, oracle = by_agent.get("no_memory"), by_agent.get("oracle")
    ranked = sorted(rows, key=lambda row: (-scores[row], row.agent))
    groups = significance_groups([[r.score for r in results[row]] for row in ranked])
    table = []
    for row, group in zip(ranked, groups, strict=True):
        agent = make_agent(row.agent)
        sums, weights = means[row]
        latency = np.concatenate([np.asarray(result.latency) for result in results[row]])
        items = [item for result in results[row] for item in result.items]
        normalised = None
        if none is not None and oracle is not None and oracle > none:
            normalised = (scores[row] - none) / (oracle - none)
        marks = [mark for mark, holds in (("unbounded", agent.unbounded), ("privileged", agent.privileged)) if holds]
        own = agent.store == "own"
        table.append(
            RowSummary(
                row,
                scores[row],
                clustered_interval(sums, weights),
                normalised,
                group,
                len(results[row]),
                None if own else float(np.mean([result.memory_tokens for result in results[row]])),
                float(np.mean([item["context"] for item in items])) if items else 0.0,
                (float(np.percentile(latency, 50)), float(np.percentile(latency, 95))),
                _categories(row, items),
                (*marks, *(("store: not measured",) if own else ())),
            )
        )
    return table


def _pooled(results: Sequence[EpisodeResult]) -> tuple[Any, Any]:
    """Per episode: sum of headline scores, and number of headline items."""
    sums = [sum(item["score"] for item in result.items if item["headline"]) for result in results]
    counts = [sum(1 for item in result.items if item["headline"]) for result in results]
    return np.asarray(sums, dtype=float), np.asarray(counts, dtype=float)


def _categories(row: Row, items: Sequence[Mapping[str, Any]]) -> dict[str, tuple[float, int]]:
    found: dict[Any, list[float]] = {}
    for item in items:
        found.setdefault(item["category"], []).append(item["score"])
    ordered = sorted(found, key=lambda category: (isinstance(category, str), category))
    return {category_label(row.env, c): (float(np.mean(found[c])), len(found[c])) for c in ordered}

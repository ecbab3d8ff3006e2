"""What Memento's own published rows say about case selection; scripts/memento_claims.py prints it (section "published")."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np

from memenv.case_files import ReuseRow, contamination, read_cases, read_questions, read_reuses
from memenv.encoder import hashing_encoder
from memenv.policies.case_values import Cases, Step, UsedCase
from memenv.policies.parametric_q import ParametricQ

FILES = ("memory.jsonl", "deepresearcher.jsonl", "training_data.jsonl")
FOLDS, EPOCHS = 5, 3


def leaks(folder: Path) -> str:
    """How many of the published cases are questions of the benchmark."""
    leak = contamination(read_cases(folder / FILES[0]), read_questions(folder / FILES[1]))
    return f"{leak.cases} cases, {len(leak.shared)} of them benchmark questions ({leak.exact} letter for letter)"


def training_rows(folder: Path) -> list[ReuseRow]:
    return read_reuses(folder / FILES[2])


def labelled_both_ways(rows: Sequence[ReuseRow]) -> tuple[int, int]:
    """Queries, and those of them whose cases are labelled differently."""
    told: dict[str, set[float]] = {}
    for row in rows:
        told.setdefault(row.query, set()).add(row.reuse_reward)
    return len(told), sum(len(labels) > 1 for labels in told.values())


def areas_under_curves(rows: Sequence[ReuseRow]) -> dict[str, list[float]]:
    """Does what is known of query and case tell whether the reuse succeeds? By query, one figure a fold."""
    vectors = {text: hashing_encoder(text) for row in rows for text in (row.query, f"{row.case.task}\n{row.case.text}")}
    steps = []
    for row in rows:
        state, vector = vectors[row.query], vectors[f"{row.case.task}\n{row.case.text}"]
        steps.append(
            Step(state, UsedCase(row.case.task, vector, float(vector @ state), row.case.reward), row.reuse_reward)
        )
    names = list(dict.fromkeys(row.query for row in rows))
    Random(0).shuffle(names)
    fold = {name: place % FOLDS for place, name in enumerate(names)}
    areas: dict[str, list[float]] = {"similarity": [], "outcome of the case": [], "two-layer Q": []}
    for held in range(FOLDS):
        train = [step for row, step in zip(rows, steps, strict=True) if fold[row.query] != held]
        test = [step for row, step in zip(rows, steps, strict=True) if fold[row.query] == held]
        value = ParametricQ(np.random.default_rng(held), batches=1)
        order = Random(held)
        for _ in range(EPOCHS):
            for start in range(0, len(train), 32):
                value.learn(order.sample(train, 32) if start else train[:32])
        labels = [step.reward for step in test]
        areas["similarity"].append(auc([step.case.similarity for step in test], labels))
        areas["outcome of the case"].append(auc([step.case.reward for step in test], labels))
        areas["two-layer Q"].append(auc([_score(value, step) for step in test], labels))
    return areas


def _score(value: ParametricQ, step: Step) -> float:
    case = step.case
    one = Cases((case.name,), case.vector[None], np.array([case.similarity]), np.array([case.reward]))
    return float(value.scores(step.state, one)[0])


def auc(values: Sequence[float], labels: Sequence[float]) -> float:
    """Chance that a success is ranked above a failure, ties half (Mann-Whitney)."""
    won = np.array([value for value, label in zip(values, labels, strict=True) if label > 0.5])
    lost = np.array([value for value, label in zip(values, labels, strict=True) if label <= 0.5])
    above = (won[:, None] > lost[None, :]).mean() + 0.5 * (won[:, None] == lost[None, :]).mean()
    return float(above)

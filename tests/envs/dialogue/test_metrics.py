"""The published scorers, to the last digit."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.envs.dialogue import metrics

DataPath = Callable[[str], Path]


@pytest.fixture(scope="module")
def questions(data_path: DataPath) -> list[dict[str, Any]]:
    conversations = json.loads(data_path("locomo/locomo5.json").read_text(encoding="utf-8"))
    return [{**question, "turns": turns(item)} for item in conversations for question in item["qa"]]


def turns(item: dict[str, Any]) -> list[str]:
    talk = item["conversation"]
    return [turn["dia_id"] for key, value in talk.items() if isinstance(value, list) for turn in value]


def test_all_worked_examples(data_path: DataPath) -> None:
    lines = data_path("locomo/metric_examples.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    assert len(rows) == 25
    for row in rows:
        prediction, gold = row["prediction"], row["gold"]
        assert metrics.official_score(prediction, gold, row["category"]) == row["locomo"], row
        if row["category"] != 5:
            assert metrics.mem0_f1(prediction, gold) == row["mem0_f1"], row
            assert math.isclose(metrics.bleu1(prediction, gold), row["mem0_bleu1"], rel_tol=1e-15), row


@pytest.mark.parametrize(
    ("prediction", "gold", "category", "score"),
    [
        ("pottery", "pottery; camping", 4, 2 / 3),  # ";" splits in category 3 only
        ("pottery", "pottery; camping", 3, 1.0),
        ("a, b, c", "1,000", 1, 0.0),  # a thousands comma makes two parts
        ("", "", 4, 0.0),
        ("the", "and", 2, 0.0),
        ("fox fox", "fox", 4, 2 / 3),  # a multiset
        ("It is not mentioned.", None, 5, 1.0),
        ("", None, 5, 0.0),
    ],
)
def test_edges_of_the_official_rules(prediction: str, gold: str | None, category: int, score: float) -> None:
    assert metrics.official_score(prediction, gold, category) == pytest.approx(score, abs=1e-15)


def test_unknown_category_and_missing_gold_are_refused() -> None:
    with pytest.raises(ValueError, match="category 6"):
        metrics.official_score("x", "x", 6)
    with pytest.raises(ValueError, match="gold"):
        metrics.official_score("x", None, 4)


def test_bleu_equals_nltk(data_path: DataPath, questions: list[dict[str, Any]]) -> None:
    from nltk.tokenize import word_tokenize
    from nltk.translate.bleu_score import SmoothingFunction, sentence_bleu

    smoothing = SmoothingFunction().method1
    golds = [str(row["answer"]) for row in questions if row["category"] != 5][:200]
    for prediction, gold in zip(golds[1:] + golds[:1], golds, strict=True):
        for guess in (prediction, f"{prediction} {gold}", gold[: len(gold) // 2]):
            expected = sentence_bleu(
                [word_tokenize(gold.lower(), preserve_line=True)],
                word_tokenize(guess.lower(), preserve_line=True),
                weights=(1, 0, 0, 0),
                smoothing_function=smoothing,
            )
            assert math.isclose(metrics.bleu1(guess, gold), expected, rel_tol=1e-12, abs_tol=1e-15)


def test_gold_as_prediction_and_constant_abstention(questions: list[dict[str, Any]]) -> None:
    def answer(row: dict[str, Any]) -> str:
        if row["category"] == 5:
            return "Not mentioned in the conversation"
        return str(row["answer"]).split(";")[0] if row["category"] == 3 else str(row["answer"])

    def table(predict: Callable[[dict[str, Any]], str]) -> metrics.CategoryTable:
        return metrics.aggregate(
            (row["category"], metrics.official_score(predict(row), row.get("answer"), row["category"]))
            for row in questions
        )

    right = table(answer)
    assert list(right.counts.items()) == [(4, 401), (1, 125), (2, 155), (3, 44), (5, 218)]
    assert right.overall == 1.0 and set(right.means.values()) == {1.0}
    constant = table(lambda row: "Not mentioned")  # a few golds contain the word "not"
    assert constant.means[5] == 1.0 and 218 / 943 < constant.overall < 218 / 943 + 0.002
    assert table(lambda row: "").overall == 0.0


def test_ceiling_of_official_recall(questions: list[dict[str, Any]]) -> None:
    recalls = [metrics.recall_official(row["evidence"], row["turns"]) for row in questions]
    assert sorted(value for value in recalls if value < 1) == [0.0, 6 / 7]  # "D:11:26" alone, "D8:6; D9:17" among seven
    fair = [metrics.recall_normalised(row["evidence"], row["turns"]) for row in questions]
    assert fair.count(None) == 2 and all(value in (None, 1.0) for value in fair)


def test_recall_by_sessions_and_merged_sources() -> None:
    evidence = ["D1:3", "D2:4; D12:1"]
    assert metrics.recall_official(evidence, ["S1", "S7"]) == 0.5
    assert metrics.recall_official([], ["D1:1"]) == metrics.recall_official(evidence, []) == 1.0
    assert metrics.recall_normalised(evidence, ["D1:3 D12:1"]) == pytest.approx(2 / 3)
    assert metrics.recall_normalised(evidence, ["S1", "S2"]) == pytest.approx(2 / 3)
    assert metrics.recall_normalised(evidence, []) == 0.0
    assert metrics.recall_normalised(["D"], ["D1:3"]) is None
    assert metrics.evidence_ids("D:11:26 D30:05; D9:1") == ["D11:26", "D30:5", "D9:1"]


def test_aggregation_rounds_each_question_first() -> None:
    table = metrics.aggregate([(4, 2 / 3), (4, 2 / 3), (1, 1 / 3)])
    assert table.means == {4: 0.667, 1: 0.333} and list(table.counts) == [4, 1]
    assert table.overall == pytest.approx((0.667 * 2 + 0.333) / 3, abs=1e-15)
    assert math.isnan(metrics.aggregate([]).overall)


@given(st.text(max_size=60), st.text(max_size=60), st.sampled_from([1, 2, 3, 4, 5]))
def test_scores_are_bounded_and_accept_any_text(prediction: str, gold: str, category: int) -> None:
    assert 0.0 <= metrics.official_score(prediction, gold, category) <= 1.0
    assert 0.0 <= metrics.mem0_f1(prediction, gold) <= 1.0
    assert 0.0 <= metrics.bleu1(prediction, gold) <= 1.0
    assert metrics.token_f1(prediction, gold) == metrics.token_f1(gold, prediction)


def test_importing_does_not_load_nltk() -> None:
    code = "import sys, memenv.envs.dialogue.metrics; print('nltk' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"

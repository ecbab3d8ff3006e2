"""Errata: off by default, named in the label, and only ever on the data they were written for."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from memenv.envs.dialogue.corpus import Corpus
from memenv.envs.dialogue.errata import FAULTY_GOLD, apply_errata, load_errata
from memenv.envs.dialogue.locomo import load
from memenv.envs.dialogue.locomo_stream import LoCoMoStream
from memenv.errors import MemenvError

DataPath = Callable[[str], Path]


@pytest.fixture(scope="module")
def corpus(data_path: DataPath) -> Corpus:
    return load(data_path("locomo/locomo5.json"))


def test_pull_request(corpus: Corpus, data_path: DataPath) -> None:
    errata = load_errata(data_path("locomo/proposed_errata_pr_unmerged.json"))
    assert errata.version == "proposed_errata_pr_unmerged 75cd91ab" and len(errata.entries) == 20
    flagged, replaced = apply_errata(corpus, errata), apply_errata(corpus, errata, "replace")
    assert flagged.label == f"{corpus.label} + proposed_errata_pr_unmerged 75cd91ab flagged"
    assert replaced.label.endswith("replaced") and flagged.report.counts["erratum applied"] == 20
    marked = [q for item in flagged.conversations for q in item.questions if q.erratum]
    assert len(marked) == 20 and sum(q.erratum in FAULTY_GOLD for q in marked) == 18
    first, same = replaced.conversations[0].questions, flagged.conversations[0].questions
    assert first[5].answer == "The Saturday before 25 May 2023" and same[5].answer == "The sunday before 25 May 2023"
    assert first[26].text.endswith('"Charlotte\'s Web"?') and first[26].evidence == ("D6:10",)
    assert first[0].erratum == "" and corpus.conversations[0].questions[5].erratum is None


def test_audit(corpus: Corpus, data_path: DataPath) -> None:
    path = data_path("locomo_audit/errors.json")
    replaced = apply_errata(corpus, load_errata(path), "replace")
    questions = [q for item in replaced.conversations for q in item.questions]
    faulty = [q for q in questions if q.erratum in FAULTY_GOLD]
    cited = [q for q in questions if q.erratum == "WRONG_CITATION"]
    assert (len(faulty), len(cited)) == (46, 28)
    first = replaced.conversations[0].questions
    assert first[1].answer == 2022 and first[1].evidence == ("D1:14",)  # a wrong citation keeps its gold
    assert first[2].answer == "Counseling or mental health"
    stream = LoCoMoStream(corpus, errata=path)
    assert stream.label == "locomo:locomo5 2b62fb23 + errors 68cc9286 flagged"
    assert stream.events(0)[19 + 2].gold == "Psychology, counseling certification"  # type: ignore[union-attr]


def test_twins_follow_a_corrected_question(corpus: Corpus, data_path: DataPath) -> None:
    errata = load_errata(data_path("locomo/proposed_errata_pr_unmerged.json"))
    replaced = apply_errata(corpus, errata, "replace").conversations[1].questions
    before, after = corpus.conversations[1].questions[57], replaced[57]
    assert before.text.startswith("What advice does Gina give to Jon") and after.text.startswith("What advice does Jon")
    assert before.twin is None or after.twin is None


def entry(**changes: Any) -> dict[str, Any]:
    return {"sample_id": "conv-26", "qa_index": 0, "change": {"answer": ["7 May 2023", "8 May 2023"]}, **changes}


def audit(**changes: Any) -> dict[str, Any]:
    row = {
        "question_id": "locomo_0_qa0",
        "question": "When did Caroline go to the LGBTQ support group?",
        "golden_answer": "7 May 2023",
        "error_type": "AMBIGUOUS",
        "correct_answer": "May",
        "correct_evidence": ["D1:3"],
    }
    return {**row, **changes}


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ({}, "expected a list of errata"),
        ([], "expected a list of errata"),
        ([1], r"\[0\] must be an object"),
        ([{}], r"\[0\] needs sample_id"),
        ([entry(change={"answer": ["x"]})], r"change.answer must be \[old, new\]"),
        ([entry(change={"category": [1, 2]})], "change.category"),
        ([entry(change={"evidence": [["D1:3"], "D1:4"]})], "evidence must be a list"),
        ([entry(change={"answer": ["7 May 2023", None]})], "answer must be text or an integer"),
        ([entry(change={"question": ["q", 3]})], "question must be text"),
        ([entry(sample_id=3)], "sample_id must be text"),
        ([entry(), entry()], r"2 errata for conv-26 qa\[0\]"),
        ([audit(question_id="x")], "question_id is 'x'"),
        ([audit(question_id="locomo_10_qa0")], "question_id is"),
        ([audit(error_type="TYPO")], "error_type is 'TYPO'"),
        ([audit(correct_answer=3)], "correct_answer must be text"),
    ],
)
def test_bad_files(rows: Any, message: str, tmp_path: Path) -> None:
    path = tmp_path / "errata.json"
    path.write_text(json.dumps(rows))
    with pytest.raises(MemenvError, match=message) as caught:
        load_errata(path)
    assert str(path) in str(caught.value)


def test_errata_for_other_data_are_refused(corpus: Corpus, tmp_path: Path) -> None:
    def apply(*rows: dict[str, Any]) -> Corpus:
        path = tmp_path / "errata.json"
        path.write_text(json.dumps(rows))
        return apply_errata(corpus, load_errata(path), "replace")

    assert apply(entry()).conversations[0].questions[0].answer == "8 May 2023"
    assert apply(audit()).conversations[0].questions[0].answer == "May"
    assert apply(entry(sample_id="conv-99")).report.counts["erratum of a conversation that is not loaded"] == 1
    for row, message in (
        (entry(qa_index=500), r"has no qa\[500\]"),
        (entry(qa_index=-1), r"has no qa\[-1\]"),
        (entry(qa_index=1), "another version"),
        (entry(change={"evidence": [["D1:4"], ["D1:3"]]}), "another version"),
        (audit(question="Who?"), "another version"),
    ):
        with pytest.raises(MemenvError, match=message):
            apply(row)
    with pytest.raises(MemenvError, match="already carry errata"):
        apply_errata(apply(entry()), load_errata(tmp_path / "errata.json"))
    with pytest.raises(MemenvError, match="allowed are 'flag' and 'replace'"):
        apply_errata(corpus, load_errata(tmp_path / "errata.json"), "drop")  # type: ignore[arg-type]
    with pytest.raises(MemenvError, match="no such file"):
        load_errata(tmp_path / "none.json")

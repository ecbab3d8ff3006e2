"""Corrections to LoCoMo's golds as an overlay that is off unless asked for, and named in the label where it is on.

Two published lists are read by path, neither is part of memenv: the differences of an upstream pull request that was
never merged (a list of `{sample_id, qa_index, change: {field: [old, new]}}`), and the third-party audit
dial481/locomo-audit (`errors.json`, a list of `{question_id: "locomo_0_qa5", error_type, correct_answer, …}`).
Scores with an overlay are not comparable with published ones: report both.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from memenv.envs.dialogue.corpus import Conversation, Corpus, LoadReport, Question, with_twins
from memenv.envs.dialogue.metrics import evidence_ids
from memenv.errors import MemenvError
from memenv.files import decode_json, read_bytes

__all__ = ["FAULTY_GOLD", "OFFICIAL_CONVERSATIONS", "Errata", "Erratum", "apply_errata", "load_errata"]

#: The published ten in the order of locomo10.json, by which the audit counts them.
OFFICIAL_CONVERSATIONS = tuple(f"conv-{number}" for number in (26, 30, 41, 42, 43, 44, 47, 48, 49, 50))

#: Kinds of errata under which an answer can't be scored fairly; the others only fault the citation.
FAULTY_GOLD = frozenset(
    ("answer", "question", "HALLUCINATION", "TEMPORAL_ERROR", "ATTRIBUTION_ERROR", "AMBIGUOUS", "INCOMPLETE")
)
_CITATION = frozenset(("evidence", "WRONG_CITATION"))
_WHAT = (
    "a list of {sample_id, qa_index, change} as in the upstream pull request, or errors.json of "
    "github.com/dial481/locomo-audit"
)
_REMEDY = f"Give {_WHAT}; without errata the golds stay as published."
_AUDIT_ID = re.compile(r"locomo_([0-9]+)_qa([0-9]+)")


@dataclass(frozen=True, slots=True)
class Erratum:
    """One correction: which row, what is wrong, what stands there and what should.

    Attributes:
        conversation: name of the conversation.
        index: row of its `qa`.
        kind: one of `FAULTY_GOLD`, or "evidence" or "WRONG_CITATION".
        published: fields as they must stand in the file for the erratum to apply.
        corrected: fields to put instead; of "question", "answer" and "evidence".
        place: where it stands in the errata file.
    """

    conversation: str
    index: int
    kind: str
    published: Mapping[str, Any]
    corrected: Mapping[str, Any]
    place: str


@dataclass(frozen=True, slots=True)
class Errata:
    """A list of corrections; `version` names the file and its content ("errors 68cc9286")."""

    version: str
    entries: tuple[Erratum, ...]


def load_errata(path: str | Path) -> Errata:
    """Read an errata file of either form.

    Raises:
        MemenvError: as `load` of `memenv.envs.dialogue.locomo` does for its files.
    """
    path = Path(path)
    data = read_bytes(path, _WHAT)
    rows = decode_json(data, str(path), _WHAT)
    if not isinstance(rows, list) or not rows:
        raise MemenvError(f"{path}: expected a list of errata with at least one. {_REMEDY}")
    entries = tuple(_erratum(row, f"{path}: [{position}]") for position, row in enumerate(rows))
    for key, count in Counter((entry.conversation, entry.index) for entry in entries).items():
        if count > 1:
            raise MemenvError(f"{path}: {count} errata for {key[0]} qa[{key[1]}]; keep one.")
    return Errata(f"{path.stem} {hashlib.sha256(data).hexdigest()[:8]}", entries)


def _erratum(row: Any, place: str) -> Erratum:
    if not isinstance(row, Mapping):
        raise MemenvError(f"{place} must be an object. {_REMEDY}")
    if "question_id" in row:
        match = _AUDIT_ID.fullmatch(str(row["question_id"]))
        if match is None or int(match[1]) >= len(OFFICIAL_CONVERSATIONS):
            raise MemenvError(f'{place}.question_id is {row["question_id"]!r}, but must look like "locomo_0_qa5".')
        kind = _text(row, "error_type", place)
        if kind not in FAULTY_GOLD | _CITATION:
            raise MemenvError(
                f"{place}.error_type is {kind!r}; known are {', '.join(sorted(FAULTY_GOLD | _CITATION))}."
            )
        corrected: dict[str, Any] = {"evidence": row.get("correct_evidence", [])}
        if kind in FAULTY_GOLD:
            corrected["answer"] = _text(row, "correct_answer", place)
        published = {"question": _text(row, "question", place), "answer": _text(row, "golden_answer", place)}
        name = OFFICIAL_CONVERSATIONS[int(match[1])]
        return _checked(Erratum(name, int(match[2]), kind, published, corrected, place))
    change = row.get("change")
    index = row.get("qa_index")
    if not isinstance(change, Mapping) or not change or not isinstance(index, int) or isinstance(index, bool):
        raise MemenvError(f"{place} needs sample_id, qa_index (integer) and change (object). {_REMEDY}")
    for name, pair in change.items():
        if name not in ("question", "answer", "evidence") or not isinstance(pair, list) or len(pair) != 2:
            raise MemenvError(f"{place}.change.{name} must be [old, new] of question, answer or evidence. {_REMEDY}")
    kind = next(name for name in ("answer", "question", "evidence") if name in change)
    old, new = ({name: pair[side] for name, pair in change.items()} for side in (0, 1))
    return _checked(Erratum(_text(row, "sample_id", place), index, kind, old, new, place))


def _checked(entry: Erratum) -> Erratum:
    """`entry` if what it puts in place is what a question can hold."""
    evidence = entry.corrected.get("evidence", [])
    if not isinstance(evidence, list) or not all(isinstance(name, str) for name in evidence):
        raise MemenvError(f'{entry.place}: the corrected evidence must be a list of texts such as "D3:5".')
    answer = entry.corrected.get("answer", "")
    if not isinstance(answer, str | int) or isinstance(answer, bool):
        raise MemenvError(f"{entry.place}: the corrected answer must be text or an integer.")
    if not isinstance(entry.corrected.get("question", ""), str):
        raise MemenvError(f"{entry.place}: the corrected question must be text.")
    return entry


def apply_errata(corpus: Corpus, errata: Errata, mode: Literal["flag", "replace"] = "flag") -> Corpus:
    """A corpus whose questions carry what `errata` says about them.

    Args:
        corpus: as loaded; it is not changed.
        errata: corrections; those of conversations that are not loaded are counted in the report and left out.
        mode: "flag" sets `Question.erratum` alone; "replace" also puts the corrected question, answer and evidence
            in place. Corrected answers of the audit are often explanations, which token F1 can't be fair to.

    Raises:
        MemenvError: an erratum whose row does not exist or does not hold what it says (another version of the data),
            or errata applied twice.
    """
    if mode not in ("flag", "replace"):
        raise MemenvError(f"errata mode {mode!r}: allowed are 'flag' and 'replace'.")
    if any(question.erratum is not None for item in corpus.conversations for question in item.questions):
        raise MemenvError(f"the data already carry errata ({corpus.label}); apply one list to freshly loaded data.")
    loaded = {item.name for item in corpus.conversations}
    by_name: dict[str, dict[int, Erratum]] = {}
    for entry in errata.entries:
        by_name.setdefault(entry.conversation, {})[entry.index] = entry
    changed = tuple(_overlaid(item, by_name.get(item.name, {}), mode) for item in corpus.conversations)
    counts, places = dict(corpus.report.counts), dict(corpus.report.places)
    left_out = [entry for entry in errata.entries if entry.conversation not in loaded]
    counts |= {"erratum applied": len(errata.entries) - len(left_out)}
    places |= {"erratum applied": (errata.version,)}
    if left_out:
        counts["erratum of a conversation that is not loaded"] = len(left_out)
        places["erratum of a conversation that is not loaded"] = tuple(
            f"{entry.conversation} qa[{entry.index}]" for entry in left_out[:5]
        )
    done = "flagged" if mode == "flag" else "replaced"
    label = f"{corpus.label} + {errata.version} {done}"
    return replace(corpus, conversations=changed, label=label, report=LoadReport(counts, places))


def _overlaid(item: Conversation, entries: Mapping[int, Erratum], mode: str) -> Conversation:
    known = {turn.dia_id for session in item.sessions for turn in session.turns}
    for index, entry in entries.items():
        if not 0 <= index < len(item.questions):
            raise MemenvError(f"{entry.place}: {item.name} has no qa[{index}] (it has {len(item.questions)}).")
        _same(item.questions[index], entry)
    questions = []
    for question in item.questions:
        found = entries.get(question.index)
        question = replace(question, erratum=found.kind if found else "")
        if found and mode == "replace":
            question = _corrected(question, found.corrected, known)
        questions.append(question)
    return replace(item, questions=with_twins(questions, item.speakers))


def _same(question: Question, entry: Erratum) -> None:
    """Refuse an erratum written for other data."""
    stands = {"question": question.text, "answer": question.answer, "evidence": list(question.cited)}
    for name, expected in entry.published.items():
        here = stands[name]
        if name == "evidence" and here == expected:
            continue
        if name == "evidence" or " ".join(str(here).split()) != " ".join(str(expected).split()):
            raise MemenvError(
                f"{entry.place} corrects the {name} {expected!r} of {entry.conversation} qa[{entry.index}], but {here!r} "
                f"stands there: these errata are for another version of the data."
            )


def _corrected(question: Question, fields: Mapping[str, Any], known: set[str]) -> Question:
    if "question" in fields:
        question = replace(question, text=" ".join(fields["question"].split()))
    if "answer" in fields:
        question = replace(question, answer=fields["answer"])
    if fields.get("evidence"):
        names = dict.fromkeys(name for entry in fields["evidence"] for name in evidence_ids(entry) if name in known)
        question = replace(question, cited=tuple(fields["evidence"]), evidence=tuple(names))
    return question


def _text(row: Mapping[str, Any], key: str, place: str) -> str:
    value = row.get(key)
    if not isinstance(value, str):
        raise MemenvError(f"{place}.{key} must be text. {_REMEDY}")
    return value

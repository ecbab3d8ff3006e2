"""Corpora and questions from files: HotpotQA, MuSiQue, MEM1's corpus, any JSONL. Nothing is keyed by title."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from memenv.envs.multihop.corpus import Corpus, Passage, evidence_line
from memenv.envs.multihop.objectives import Objective
from memenv.errors import MemenvError
from memenv.files import decode_json, read_bytes, read_jsonl
from memenv.language.tags import defuse
from memenv.tokens import clean_text

__all__ = ["QuestionFile", "read_corpus", "read_questions"]

#: Joins aliases in Memento's question file.
_ALIAS_SPLIT = "<|answer_split|>"
#: Steps of one question; the turns of a task follow from them.
_MOST_HOPS = 64
#: How many keys of a row an error names, and how much of each, in characters.
_KEYS_SHOWN, _KEY_SHOWN = 12, 40
_TEXT_KEYS = ("contents", "text", "paragraph_text", "passage")
_CORPUS = "a corpus (JSON lines with contents, or title and text)"
_QUESTIONS = "questions (HotpotQA, MuSiQue, or JSON lines with question and answer)"
_LAYOUTS = (
    "HotpotQA (question, answer, context), MuSiQue (question, answer, paragraphs) "
    "or questions alone (question with answer, answers, golden_answers or ground_truth)"
)


@dataclass(frozen=True)
class QuestionFile:
    """What a question file holds.

    Attributes:
        objectives: its questions in file order.
        passages: the paragraphs that came with them, each text once; empty where the file has questions alone.
        label: stem and checksum.
        kind: "hotpotqa", "musique" or "questions".
    """

    objectives: tuple[Objective, ...]
    passages: tuple[Passage, ...]
    label: str
    kind: str


def read_corpus(path: str | Path) -> Corpus:
    """A JSONL corpus: one object a line with `contents` (MEM1: a quoted title, a newline, the body) or title and text.

    Raises:
        MemenvError: no such file, or a line that is no passage (with its number).
    """
    path = Path(path)
    content = read_bytes(path, _CORPUS)
    passages: list[Passage] = []
    for place, row in _lines(path, _CORPUS):
        if not isinstance(row, dict):
            raise MemenvError(
                f"{place} is {type(row).__name__}, not an object; a passage has contents, or title and text"
            )
        passages.append(_passage(row, place, len(passages)))
    return Corpus(passages, _label(path, content))


def read_questions(path: str | Path) -> QuestionFile:
    """Questions in the layout of HotpotQA or MuSiQue (JSON list or JSONL), or alone.

    Raises:
        MemenvError: no such file, not JSON, or a row that is no question (with its place).
    """
    path = Path(path)
    content = read_bytes(path, _QUESTIONS)
    rows = list(_rows(path, content))
    if not rows:
        raise MemenvError(f"{path}: no question in it; allowed are {_LAYOUTS}")
    pool = _Pool()
    objectives: list[Objective] = []
    kinds: dict[str, str] = {}
    for number, (place, row) in enumerate(rows):
        kind = "hotpotqa" if "context" in row else "musique" if "paragraphs" in row else "questions"
        kinds.setdefault(kind, place)
        if len(kinds) > 1:
            (first, at), _ = kinds.items()
            raise MemenvError(f"{place}: the layout of {kind}, but {at} has that of {first}; give one layout a file")
        reader = {"hotpotqa": _hotpotqa, "musique": _musique, "questions": _question}[kind]
        objective = reader(row, place, number, pool)
        if objective is not None:
            objectives.append(objective)
    if not objectives:
        raise MemenvError(f"{path}: none of its {len(rows)} questions is answerable")
    return QuestionFile(tuple(objectives), tuple(pool.passages), _label(path, content), next(iter(kinds)))


class _Pool:
    """Paragraphs of all questions, each (title, text) once: the same one comes with several questions."""

    def __init__(self) -> None:
        self.passages: list[Passage] = []
        self._ids: dict[tuple[str, str], str] = {}

    def add(self, title: str, text: str) -> str:
        key = (title, text)
        if key not in self._ids:
            self._ids[key] = str(len(self.passages))
            self.passages.append(Passage(self._ids[key], title, text))
        return self._ids[key]


# --- rows --------------------------------------------------------------------------------------------------------


def _hotpotqa(row: Mapping[str, Any], place: str, number: int, pool: _Pool) -> Objective:
    context = _typed(row, "context", list, place)
    ids: dict[str, list[str]] = {}
    for which, paragraph in enumerate(context):
        if not (isinstance(paragraph, list) and len(paragraph) == 2 and isinstance(paragraph[1], list)):
            raise MemenvError(f"{place}: context[{which}] is no [title, [sentence, …]]")
        title, sentences = paragraph
        if not isinstance(title, str) or not all(isinstance(sentence, str) for sentence in sentences):
            raise MemenvError(f"{place}: context[{which}] holds something else than texts")
        ids.setdefault(clean_text(title), []).append(pool.add(clean_text(title), clean_text("".join(sentences))))
    marked = _optional_list(row, "supporting_facts", place)
    for which, fact in enumerate(marked):
        if not (isinstance(fact, list) and [*map(type, fact)] == [str, int]):
            raise MemenvError(f"{place}: supporting_facts[{which}] is no [title, number of the sentence]")
    support = [id_ for title in dict.fromkeys(clean_text(fact[0]) for fact in marked) for id_ in ids.get(title, ())]
    evidence = [
        evidence_line(title, sentences[number])
        for title, sentences in context
        for number in [number for name, number in marked if name == title]
        if 0 <= number < len(sentences)  # HotpotQA's own annotations point past the end now and then
    ]
    kind = str(row.get("type", "bridge"))
    answers = _answers(row, place)
    if kind == "comparison" and answers[0].lower() in ("yes", "no"):
        kind = "yesno"
    id_ = str(row.get("_id", row.get("id", number)))
    return Objective(_question_text(row, place), answers, kind, 2, id_, tuple(support), tuple(evidence))


def _musique(row: Mapping[str, Any], place: str, number: int, pool: _Pool) -> Objective | None:
    by_index: dict[int, str] = {}
    evidence: list[str] = []
    support: list[str] = []
    for which, paragraph in enumerate(_typed(row, "paragraphs", list, place)):
        if not isinstance(paragraph, Mapping):
            raise MemenvError(f"{place}: paragraphs[{which}] is no object")
        where = f"{place}: paragraphs[{which}]"
        id_ = pool.add(_text(paragraph, "title", where), _text(paragraph, "paragraph_text", where))
        by_index[_whole(paragraph.get("idx", which), f"{where}: idx")] = id_
        if paragraph.get("is_supporting"):
            support.append(id_)
            evidence.append(evidence_line(paragraph["title"], paragraph["paragraph_text"]))
    if row.get("answerable") is False:
        return None
    steps = _optional_list(row, "question_decomposition", place)
    if len(steps) > _MOST_HOPS:
        raise MemenvError(f"{place}: question_decomposition has {len(steps)} steps; at most {_MOST_HOPS} are read")
    ordered: list[str | None] = []
    for which, step in enumerate(steps):
        if not isinstance(step, Mapping):
            raise MemenvError(f"{place}: question_decomposition[{which}] is no object")
        index = step.get("paragraph_support_idx")
        where = f"{place}: question_decomposition[{which}]: paragraph_support_idx"
        ordered.append(None if index is None else by_index.get(_whole(index, where)))
    hops = len(steps) or min(_MOST_HOPS, max(1, len(support)))
    found = tuple(id_ for id_ in ordered if id_ is not None) or tuple(support)
    id_ = str(row.get("id", number))
    return Objective(_question_text(row, place), _answers(row, place), f"{hops}hop", hops, id_, found, tuple(evidence))


def _question(row: Mapping[str, Any], place: str, number: int, pool: _Pool) -> Objective:
    kind = str(row.get("data_source", row.get("type", "question")))
    return Objective(_question_text(row, place), _answers(row, place), kind, 2, str(row.get("id", number)))


def _question_text(row: Mapping[str, Any], place: str) -> str:
    text = defuse(" ".join(_text(row, "question", place).split()))
    if not text:
        raise MemenvError(f"{place}: the question is empty")
    return text


def _answers(row: Mapping[str, Any], place: str) -> tuple[str, ...]:
    key = next((k for k in ("answer", "answers", "golden_answers", "ground_truth") if k in row), None)
    if key is None:
        raise MemenvError(f"{place}: no answer; allowed keys are answer, answers, golden_answers, ground_truth")
    value = row[key]
    listed = value if isinstance(value, list) else [value]
    aliases = row.get("answer_aliases") or []
    if not isinstance(aliases, list):
        raise MemenvError(f"{place}: answer_aliases is no list")
    found: dict[str, None] = {}
    for answer in (*listed, *aliases):
        if isinstance(answer, bool) or not isinstance(answer, str | int | float):
            raise MemenvError(f"{place}: {key} holds {type(answer).__name__}; give texts or numbers")
        for piece in clean_text(str(answer)).split(_ALIAS_SPLIT):
            if piece.strip():
                found[piece.strip()] = None
    if not found:
        raise MemenvError(f"{place}: {key} is empty")
    return tuple(found)


def _passage(row: Mapping[str, Any], place: str, number: int) -> Passage:
    key = next((key for key in _TEXT_KEYS if key in row), None)
    if key is None:
        raise MemenvError(f"{place}: no passage; give contents, or title and text")
    text = _text(row, key, place)
    title = _text(row, "title", place) if "title" in row else ""
    if key == "contents" and not title:
        first, newline, rest = text.partition("\n")
        title, text = (first.strip().strip('"'), rest) if newline else ("", text)
    return Passage(str(row.get("id", number)), title, text)


def _text(row: Mapping[str, Any], key: str, place: str) -> str:
    value = _typed(row, key, str, place)
    assert isinstance(value, str)
    return clean_text(value)


def _optional_list(row: Mapping[str, Any], key: str, place: str) -> list[Any]:
    return [] if row.get(key) is None else _typed(row, key, list, place)


def _whole(value: object, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise MemenvError(f"{place} is {type(value).__name__}; it must be a whole number")
    return value


def _typed(row: Mapping[str, Any], key: str, kind: type, place: str) -> Any:
    if key not in row:
        keys = [*row]
        shown = ", ".join(key if len(key) <= _KEY_SHOWN else f"{key[:_KEY_SHOWN]}…" for key in keys[:_KEYS_SHOWN])
        more = f" and {len(keys) - _KEYS_SHOWN} more" if len(keys) > _KEYS_SHOWN else ""
        raise MemenvError(f"{place}: {key} is missing; keys here: {shown or 'none'}{more}")
    if not isinstance(row[key], kind):
        raise MemenvError(f"{place}: {key} is {type(row[key]).__name__}; it must be {kind.__name__}")
    return row[key]


# --- files -------------------------------------------------------------------------------------------------------


def _label(path: Path, content: bytes) -> str:
    return f"{path.stem} {hashlib.sha256(content).hexdigest()[:8]}"


def _rows(path: Path, content: bytes) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Rows with their place, of a JSON list or of JSON lines."""
    if content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"["):
        listed = decode_json(content, str(path), _QUESTIONS)
        places: Iterator[tuple[str, Any]] = ((f"{path}: row {number}", row) for number, row in enumerate(listed))
    else:
        places = _lines(path, _QUESTIONS)
    for place, row in places:
        if not isinstance(row, dict):
            raise MemenvError(f"{place} is {type(row).__name__}, not an object; allowed are {_LAYOUTS}")
        yield place, row


def _lines(path: Path, what: str) -> Iterator[tuple[str, Any]]:
    return ((f"{path}: line {number}", row) for number, row in read_jsonl(path, what))

"""Published case banks: reading them, finding benchmark questions in them, and making memories of them.

The form is Memento's (github.com/Agent-on-the-Fly/Memento): JSONL with a task ("case" or "question"), a plan as JSON text
({"plan": [{"id", "description"}]}) and how it ended ("case_label": positive or negative, or "reward": 1 or 0). All of the
1,278 cases it publishes are questions of the benchmark that it publishes beside them, 1,263 letter for letter and 15 but
for a space at an end: whoever evaluates on these questions with that bank looks the question's own plan up.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from memenv.arena import Arena
from memenv.bank import Bank
from memenv.encoder import load_encoder
from memenv.errors import MemenvError
from memenv.files import read_jsonl
from memenv.language.stems import term_counts
from memenv.memory import Memory

__all__ = [
    "CaseRow",
    "Contamination",
    "ReuseRow",
    "case_memory",
    "contamination",
    "read_cases",
    "read_questions",
    "read_reuses",
    "same_text",
]

_LABELS = {"positive": 1.0, "negative": 0.0}
_SPACE = re.compile(r"\s+")
_WORD = re.compile(r"\w+")
_FETCH = "take memory.jsonl of Memento as published"


@dataclass(frozen=True, slots=True)
class CaseRow:
    """A published case: its task, the steps of its plan, its outcome, 1 or 0, and the line of the file it is on."""

    task: str
    steps: tuple[str, ...]
    reward: float
    line: int = field(default=0, compare=False)

    @property
    def text(self) -> str:
        """The plan as an entry's text."""
        return "Plan: " + " ".join(f"{number}. {step}" for number, step in enumerate(self.steps, 1))


@dataclass(frozen=True, slots=True)
class ReuseRow:
    """A published training row: a query, the case shown for it, and how the query ended.

    Memento's field names are told apart in two opposite ways by its authors; here the case's own outcome is
    `case.reward`, and that of its reuse `reuse_reward`.
    """

    query: str
    case: CaseRow
    reuse_reward: float


@dataclass(frozen=True)
class Contamination:
    """Which cases are made from tasks that something is to be evaluated on.

    Attributes:
        cases: all cases.
        shared: places (from 0) of cases whose task is a question of the evaluation.
        exact: how many of them are so letter for letter.
        questions: questions of the evaluation, each once.
        leaked: those of them that the bank has a case of.
    """

    cases: int
    shared: tuple[int, ...]
    exact: int
    questions: int
    leaked: int

    def clean(self, cases: Sequence[CaseRow]) -> list[CaseRow]:
        """The cases that are left when the shared ones are taken out."""
        shared = set(self.shared)
        return [case for place, case in enumerate(cases) if place not in shared]


def same_text(text: str) -> str:
    """A task's text as it is compared: its words; case, spaces and punctuation do not count.

    Agents that exclude the task's own cases compare by it, too, so that they leave out what `contamination` finds.
    """
    return " ".join(_WORD.findall(unicodedata.normalize("NFKC", text).casefold())) or _SPACE.sub(" ", text).strip()


def read_cases(path: str | Path) -> list[CaseRow]:
    """The cases of a file, in its order.

    Raises:
        MemenvError: a line is no case; with its number.
    """
    cases = []
    for number, row in read_jsonl(path, "a published case bank"):
        case = _case(row, number, f"{path}: line {number}")
        if "truth_label" in row:
            raise MemenvError(f"{path}: line {number} is a training row (it has a truth_label) and no case; {_FETCH}")
        cases.append(case)
    return cases


def read_reuses(path: str | Path) -> list[ReuseRow]:
    """The training rows of a file (Memento's training_data.jsonl), in its order.

    Raises:
        MemenvError: a line is no training row; with its number.
    """
    rows = []
    for number, row in read_jsonl(path, "training rows of a case retriever"):
        where = f"{path}: line {number}"
        case = _case(row, number, where)
        if not isinstance(row.get("query"), str) or not isinstance(row.get("truth_label"), bool):
            raise MemenvError(f"{where}: a training row has a query and a truth_label of true or false")
        rows.append(ReuseRow(row["query"], case, float(row["truth_label"])))
    return rows


def read_questions(path: str | Path) -> list[str]:
    """The questions of a benchmark file: JSONL whose lines have a "question".

    Raises:
        MemenvError: a line has none; with its number.
    """
    questions = []
    for number, row in read_jsonl(path, "benchmark questions"):
        question = row.get("question") if isinstance(row, Mapping) else None
        if not isinstance(question, str):
            raise MemenvError(f'{path}: line {number}: each line should be an object with a "question"')
        questions.append(question)
    return questions


def _case(row: Any, line: int, where: str) -> CaseRow:
    if not isinstance(row, Mapping):
        raise MemenvError(f"{where}: a case is a JSON object; {_FETCH}")
    task = row.get("case", row.get("question"))
    if not isinstance(task, str) or not task.strip():
        raise MemenvError(f'{where}: a case has its task as "case" or "question"; {_FETCH}')
    return CaseRow(task, _steps(row.get("plan"), where), _outcome(row, where), line)


def _steps(plan: Any, where: str) -> tuple[str, ...]:
    try:
        value = json.loads(plan) if isinstance(plan, str) else plan
    except (ValueError, RecursionError):
        value = None
    steps = value.get("plan") if isinstance(value, Mapping) else None
    if isinstance(steps, list) and all(
        isinstance(step, Mapping) and isinstance(step.get("description"), str) for step in steps
    ):
        return tuple(_SPACE.sub(" ", step["description"]).strip() for step in steps)
    raise MemenvError(f'{where}: "plan" should be JSON such as {{"plan": [{{"id": 1, "description": "…"}}]}}; {_FETCH}')


def _outcome(row: Mapping[str, Any], where: str) -> float:
    outcomes: set[float | None] = set()
    if (label := row.get("case_label")) is not None:
        outcomes.add(_LABELS.get(label) if isinstance(label, str) else None)
    if (reward := row.get("reward")) is not None:
        outcomes.add(float(reward) if isinstance(reward, int | float) and reward in (0, 1) else None)
    if outcomes == {0.0, 1.0}:
        raise MemenvError(f'{where}: "case_label" and "reward" say opposite things; {_FETCH}')
    for outcome in (0.0, 1.0):
        if outcomes == {outcome}:
            return outcome
    raise MemenvError(f'{where}: "case_label" should be positive or negative, or "reward" 1 or 0; {_FETCH}')


def contamination(cases: Sequence[CaseRow], questions: Iterable[str]) -> Contamination:
    """Finds the cases whose task is one of the questions."""
    listed = set(questions)
    asked = {same_text(question) for question in listed}
    shared = tuple(place for place, case in enumerate(cases) if same_text(case.task) in asked)
    leaked = len({same_text(cases[place].task) for place in shared})
    exact = sum(1 for case in cases if case.task in listed)
    return Contamination(len(cases), shared, exact, len(asked), leaked)


def case_memory(cases: Iterable[CaseRow], time: float = 0.0, encoder: str = "hashing") -> Memory:
    """A memory that holds the cases, for `env.reset(options={"memory": …})`: task as key, plan as text, outcome as reward."""
    memory = Memory(Bank(Arena(term_counts, load_encoder(encoder))))
    for place, case in enumerate(cases):
        memory.bank.add(case.text, time=time, key=case.task, source=f"case {place}", reward=case.reward)
    return memory

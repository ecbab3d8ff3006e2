"""What a set of LoCoMo conversations holds, independent of the file layout it came from."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

__all__ = ["Conversation", "Corpus", "LoadReport", "Question", "Session", "Utterance", "with_twins"]


@dataclass(frozen=True, slots=True)
class Utterance:
    """One turn as published; `text` with every run of white space made one space, `caption` "" without an image."""

    dia_id: str
    speaker: str
    text: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Session:
    """The turns of one sitting; `time` in days since 1 January 1970."""

    number: int
    time: float
    turns: tuple[Utterance, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """One row of `qa`.

    Attributes:
        index: position in the conversation's list, from 0: the only id a question has.
        text: the question without white space at its edges.
        category: 1 to 5.
        answer: the gold as published (an integer in six rows); None for most of category 5.
        adversarial: the wrong answer that category 5 offers; None elsewhere.
        cited: the evidence strings as published, for the official recall.
        evidence: the distinct dia_ids they name that exist in the conversation.
        twin: index of the question that differs by swapped speakers alone and is answerable where this one is not, or
            the other way round; None where there is none.
        options: the two options offered, where the question is asked as a choice.
        erratum: what kind of fault an errata file finds in this row, "" for none; None where no errata were applied.
    """

    index: int
    text: str
    category: int
    answer: str | int | None
    adversarial: str | None = None
    cited: tuple[str, ...] = ()
    evidence: tuple[str, ...] = ()
    twin: int | None = None
    options: tuple[str, ...] = ()
    erratum: str | None = None


@dataclass(frozen=True, slots=True)
class Conversation:
    """One conversation: its name ("conv-26"), two speakers, sessions in order of time, questions in file order."""

    name: str
    speakers: tuple[str, str]
    sessions: tuple[Session, ...]
    questions: tuple[Question, ...]

    @property
    def turns(self) -> int:
        """Number of turns in all sessions."""
        return sum(len(session.turns) for session in self.sessions)


@dataclass(frozen=True)
class LoadReport:
    """What was irregular in the data and was handled; nothing here stopped the loading.

    Attributes:
        counts: how often each kind of irregularity occurred.
        places: for each kind the first places, as "conv-43 qa[18]".
    """

    counts: Mapping[str, int] = field(default_factory=dict)
    places: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def lines(self) -> list[str]:
        """One line per kind, most frequent first."""
        kinds = sorted(self.counts, key=lambda kind: (-self.counts[kind], kind))
        return [f"{self.counts[kind]:5} {kind} ({', '.join(self.places[kind])})" for kind in kinds]


@dataclass(frozen=True)
class Corpus:
    """Loaded conversations; `label` names the data in every result and `sha256` is that of the content read."""

    conversations: tuple[Conversation, ...]
    label: str
    sha256: str
    report: LoadReport

    @property
    def sha8(self) -> str:
        """The first eight digits of `sha256`."""
        return self.sha256[:8]


def with_twins(questions: Sequence[Question], speakers: tuple[str, str]) -> tuple[Question, ...]:
    """Pair each adversarial question with the answerable one that its speakers' names, swapped, make of it."""
    swap = dict(zip(speakers, reversed(speakers), strict=True))
    names = re.compile(r"\b(" + "|".join(re.escape(name) for name in speakers) + r")\b")
    answerable: dict[str, int] = {}
    for question in questions:
        if question.category != 5:
            answerable.setdefault(question.text.casefold(), question.index)
    twins: dict[int, int] = {}
    for question in questions:
        if question.category == 5:
            other = answerable.get(names.sub(lambda match: swap[match[1]], question.text).casefold())
            if other is not None:
                twins[question.index] = other
                twins.setdefault(other, question.index)
    return tuple(replace(question, twin=twins.get(question.index)) for question in questions)

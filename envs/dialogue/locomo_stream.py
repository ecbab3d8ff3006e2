"""LoCoMo as a stream of sessions and questions."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Literal

import numpy as np

from memenv.config import check_choice
from memenv.envs.dialogue.adversarial import choice_options, choice_text
from memenv.envs.dialogue.corpus import Conversation, Corpus, Question
from memenv.envs.dialogue.errata import OFFICIAL_CONVERSATIONS, apply_errata, load_errata
from memenv.envs.dialogue.locomo import load
from memenv.errors import MemenvError
from memenv.solver import Hindsight
from memenv.stream import Experience, Item, Turn

__all__ = ["LoCoMoStream", "Split", "hindsight", "split_of"]

Split = Literal["all", "train", "test"]

_SPLITS = ("all", "train", "test")


def split_of(name: str) -> Literal["train", "test"]:
    """The split a conversation belongs to, whatever else is in the file.

    The published ten alternate in file order, so that any subset keeps its sides: train 26, 41, 43, 47, 49 and test
    30, 42, 44, 48, 50. Any other conversation goes by the parity of its name's SHA-256.
    """
    if name in OFFICIAL_CONVERSATIONS:
        return "test" if OFFICIAL_CONVERSATIONS.index(name) % 2 else "train"
    return "test" if hashlib.sha256(name.encode("utf-8", "replace")).digest()[0] % 2 else "train"


class LoCoMoStream:
    """One conversation an episode: its sessions as experiences, its questions as items.

    Episode `seed` is conversation `seed` modulo their number, in file order. Experiences carry the source "S3" and
    turns "D3:5"; items are called "conv-26/q17" after their place in the file, from 0.

    Args:
        data: a loaded corpus or the path of one (`load`).
        split: conversations to use (`split_of`).
        items: "end" asks everything after the last session, in file order, as the official protocol does;
            "interleaved" asks each question after the last session its evidence lies in (those without evidence at
            the end). Later sessions may change what is true; golds know them all.
        questions: ask so many questions an episode, drawn with the episode's seed; None asks all.
        categories: ask only these categories; None asks all five.
        captions: append what an image showed to its turn, as "[shared a photo of a dog]".
        adversarial: "open" asks category 5 as it stands; "choice" asks it and its answerable twins with two options,
            as the official prompt does (the options stand in the question, so an observer sees the twins' golds).
        errata: the path of an errata file (`memenv.envs.dialogue.errata`); None keeps every gold as published.
        errata_mode: "flag" marks the questions it faults, "replace" also takes its golds.

    Raises:
        MemenvError: an argument is not one of those, or no conversation is left.
    """

    def __init__(
        self,
        data: Corpus | str | Path,
        *,
        split: Split = "all",
        items: Literal["end", "interleaved"] = "end",
        questions: int | None = None,
        categories: Sequence[int] | None = None,
        captions: bool = True,
        adversarial: Literal["open", "choice"] = "open",
        errata: str | Path | None = None,
        errata_mode: Literal["flag", "replace"] = "flag",
    ) -> None:
        corpus = data if isinstance(data, Corpus) else load(data)
        if errata is not None:
            corpus = apply_errata(corpus, load_errata(errata), errata_mode)
        check_choice("split", split, _SPLITS)
        check_choice("items", items, ("end", "interleaved"))
        check_choice("adversarial", adversarial, ("open", "choice"))
        if questions is not None and (isinstance(questions, bool) or not isinstance(questions, int) or questions < 1):
            raise MemenvError(f"questions={questions!r}: give a whole number from 1, or None to ask all.")
        wanted = (1, 2, 3, 4, 5) if categories is None else tuple(categories)
        if not wanted or any(category not in (1, 2, 3, 4, 5) for category in wanted):
            raise MemenvError(f"categories={categories!r}: give integers from 1 to 5, or None to ask all.")
        conversations = [item for item in corpus.conversations if split in ("all", split_of(item.name))]
        if not conversations:
            names = ", ".join(item.name for item in corpus.conversations)
            raise MemenvError(f"split={split!r} leaves none of the conversations loaded ({names}); use split='all'.")
        self.label = corpus.label
        self.corpus = corpus
        self.conversations: tuple[Conversation, ...] = tuple(conversations)
        self._interleaved = items == "interleaved"
        self._questions = questions
        self._categories = frozenset(wanted)
        self._captions = captions
        self._choice = adversarial == "choice"
        self._sessions: dict[int, tuple[Experience, ...]] = {}

    @property
    def episodes(self) -> int:
        """Number of different conversations; episode seeds repeat after it."""
        return len(self.conversations)

    def group(self, seed: int) -> str:
        """The cluster that episode `seed` belongs to in statistics: the name of its conversation."""
        return self.conversations[seed % self.episodes].name

    def events(self, seed: int) -> Sequence[Experience | Item]:
        """The sessions and items of conversation `seed` modulo `episodes`.

        Raises:
            MemenvError: no question of the conversation is left by `categories`.
        """
        index = seed % self.episodes
        conversation = self.conversations[index]
        asked = self._asked(conversation, seed)
        sessions = self._sessions.get(index)
        if sessions is None:  # two threads may both build it: the results are equal
            sessions = self._sessions.setdefault(index, tuple(self._experiences(conversation)))
        if not self._interleaved:
            return (*sessions, *(self._item(conversation, item, conversation.sessions[-1].time) for item in asked))
        events: list[Experience | Item] = []
        numbers = [session.number for session in conversation.sessions]
        due = [max((_session_of(name) for name in item.evidence), default=numbers[-1]) for item in asked]
        for session, experience in zip(conversation.sessions, sessions, strict=True):
            events.append(experience)
            for item, number in zip(asked, due, strict=True):
                if number == session.number:
                    events.append(self._item(conversation, item, session.time))
        return tuple(events)

    def _asked(self, conversation: Conversation, seed: int) -> list[Question]:
        pool = [item for item in conversation.questions if item.category in self._categories]
        if not pool:
            wanted = sorted(self._categories)
            raise MemenvError(f"{conversation.name} has no question of categories {wanted}; ask others or all.")
        if self._questions is None or self._questions >= len(pool):
            return pool
        picked = np.random.default_rng([seed, 0x10C0]).choice(len(pool), self._questions, replace=False)
        return [pool[position] for position in sorted(int(value) for value in picked)]

    def _experiences(self, conversation: Conversation) -> Iterator[Experience]:
        for session in conversation.sessions:
            turns = tuple(
                Turn(
                    turn.speaker,
                    f"{turn.text} [shared {turn.caption}]".lstrip() if self._captions and turn.caption else turn.text,
                    session.time,
                    turn.dia_id,
                )
                for turn in session.turns
            )
            text = "\n".join(turn.line() for turn in turns)
            yield Experience(text, session.time, f"S{session.number}", "session", turns)

    def _item(self, conversation: Conversation, question: Question, time: float) -> Item:
        name = f"{conversation.name}/q{question.index}"
        text = question.text
        wrong = question.adversarial if question.category == 5 else question.answer
        if self._choice and wrong is not None and (question.category == 5 or question.twin is not None):
            options = choice_options(name, str(wrong))
            question = replace(question, options=options)
            text = choice_text(text, options)
        headline = question.category != 5
        return Item(text, time, question.category, headline, name, gold=question.answer, data=question)


def hindsight(events: Sequence[Experience | Item], position: int) -> Hindsight:
    """The turns seen in `events[:position]` that later headline questions cite, as "Speaker: text" lines.

    Most cited first, then in order of time. Privileged: it reads `Item.data`.
    """
    cited: Counter[str] = Counter()
    lines: dict[str, str] = {}
    for place, event in enumerate(_each(events)):
        if isinstance(event, Item):
            if place >= position and event.headline and isinstance(event.data, Question):
                cited.update(event.data.evidence)
        elif place < position:
            for turn in event.messages:
                lines.setdefault(turn.source, turn.line())
    kept = sorted((source for source in lines if cited[source]), key=lambda source: -cited[source])
    return Hindsight(tuple(lines[source] for source in kept), tuple(kept))


def _each(events: Sequence[Experience | Item]) -> Iterator[Experience | Item]:
    # By index: lazy event sequences end with IndexError and may not know their length.
    position = 0
    while True:
        try:
            event = events[position]
        except IndexError:
            return
        yield event
        position += 1


def _session_of(dia_id: str) -> int:
    return int(dia_id[1 : dia_id.index(":")])

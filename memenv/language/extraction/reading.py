"""The state of one conversation while its turns are read: its facts, and the question that waits for an answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from memenv.language.extraction.claim import Scene
from memenv.language.extraction.prepared import voice_of
from memenv.language.extraction.rewrite import Address, Voice
from memenv.language.extraction.turn_reading import TurnReading
from memenv.language.facts import OTHER, Fact
from memenv.language.plainly import plainly
from memenv.language.rare import Rare
from memenv.stream import Turn

__all__ = ["Reading"]

#: A question where the other one got something from: what it holds is not told.
_HEARSAY = Rare(
    r"\b(?:where|what|who|why)\b[^.!?]{0,20} (?:hear|heard|get the idea|got the idea|think|told you|say|said|believe)\b[^.!?]*\?",
    re.IGNORECASE,
)


def _understood(facts: Sequence[Fact]) -> int:
    return sum(fact.relation != OTHER for fact in facts)


class Reading:
    """The state of one conversation while its turns are read."""

    def __init__(self, speakers: Sequence[str]) -> None:
        self.speakers = tuple(dict.fromkeys(name for name in speakers if name))
        self.facts: list[Fact] = []
        self.question = ""
        self.asker = ""

    def voice(self, speaker: str) -> tuple[Voice, dict[str, bool], Address | None]:
        """The speaker's voice, the participants' names, and how the others are addressed."""
        return voice_of(speaker, self.speakers)

    def read(self, turn: Turn) -> None:
        """Adds the facts of one turn: as it was said or, where that leaves something open, as it is said plainly."""
        known, before = len(self.facts), (list(self.facts), self.question, self.asker)
        self._read(turn)
        found = self.facts[known:]
        if (found and all(fact.relation != OTHER for fact in found)) or _HEARSAY.search(turn.text):
            return
        plain = plainly(turn.text)
        if plain == turn.text:
            return
        as_said = (self.facts, self.question, self.asker)
        self.facts, self.question, self.asker = before
        self._read(replace(turn, text=plain))
        if _understood(self.facts[known:]) <= _understood(found):
            self.facts, self.question, self.asker = as_said

    def _read(self, turn: Turn) -> None:
        voice, names, called = self.voice(turn.speaker)
        reading = TurnReading(Scene(turn, voice, names), called, self.facts)
        reading.read(self.question if self.asker != turn.speaker else "", self.asker)
        self.question = reading.question
        if reading.question:
            self.asker = turn.speaker

"""What the answerer sees: a question and the memories retrieved for it, from an observation at READ or ACT."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from memenv.envs.dialogue.question_people import asked_about
from memenv.solver import Recall

__all__ = ["PER_PARTICIPANT", "RETRIEVED", "View", "view_of"]

#: Memories kept of each participant, and retrieved in all (Memory-R1, section 3: the top 30 of two).
PER_PARTICIPANT = 30
RETRIEVED = 60


class View(NamedTuple):
    """A question, its time in days, and the memories in the order retrieved."""

    question: str
    time: float
    memories: tuple[Recall, ...]

    def kept(self, flags: Sequence[bool]) -> View:
        """The view with the memories whose flag is set."""
        return self._replace(memories=tuple(one for one, kept in zip(self.memories, flags, strict=True) if kept))


def view_of(observation: Mapping[str, Any]) -> tuple[View, list[int]]:
    """The view, and for each of its memories its slot.

    Of every person whom memories name first, the first 30 are in it; so are the first 30 of those that name no person
    asked about.
    """
    slots, now = observation["slots"], float(observation["time"])
    people = asked_about(observation["item"])
    counts: dict[str, int] = {}
    memories: list[Recall] = []
    places: list[int] = []
    for place in range(int(slots["filled"].sum())):
        text = slots["text"][place]
        who = next((name for name in people if name in text), "")
        counts[who] = counts.get(who, 0) + 1
        if counts[who] > PER_PARTICIPANT:
            continue
        memories.append(Recall(text, now - float(slots["age"][place]), slots["source"][place], int(slots["id"][place])))
        places.append(place)
    return View(observation["item"], now, tuple(memories)), places

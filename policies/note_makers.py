"""Who annotates a note and says how it changes its neighbours (A-Mem): rules, or a chat model."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from memenv.chat import ChatModel, ask_json
from memenv.language.stems import STOP_WORDS, words
from memenv.policies.extractors import Candidate
from memenv.retrieval import entities

__all__ = ["ChatNoteMaker", "Evolution", "Note", "NoteMaker", "RuleNoteMaker"]

_TAG = re.compile(r"[^\w-]+")
_TAGS = re.compile(r"(?: #[\w-]+)+$")


def _tag(text: str) -> str:
    return _TAG.sub("-", text.casefold()).strip("-")[:24]


@dataclass(frozen=True, slots=True)
class Note:
    """A note: what was said, and the tags under which it can be found. It is stored as one line."""

    content: str
    tags: tuple[str, ...] = ()

    def text(self) -> str:
        """The line: "Mia adopted a dog named Buddy. #pet #dog"."""
        return " ".join([self.content, *(f"#{tag}" for tag in self.tags)])

    @classmethod
    def read(cls, line: str) -> Note:
        """The note that a line is; any line is one."""
        found = _TAGS.search(line)
        if found is None:
            return cls(line)
        return cls(line[: found.start()], tuple(found.group().replace("#", "").split()))

    def with_tags(self, tags: Sequence[str], most: int) -> Note:
        """The note with further tags, plain and each once, `most` at most; the ones it has stay."""
        plain = [tag for tag in map(_tag, tags) if tag]
        return Note(self.content, tuple(dict.fromkeys((*self.tags, *plain)))[: max(most, len(self.tags))])


@dataclass(frozen=True, slots=True)
class Evolution:
    """What a new note does to the neighbours shown: places it is linked to, and new tags by place."""

    links: tuple[int, ...] = ()
    tags: tuple[tuple[int, tuple[str, ...]], ...] = ()


@runtime_checkable
class NoteMaker(Protocol):
    """Annotates notes and lets them change their neighbours."""

    def annotate(self, candidate: Candidate) -> Note:
        """The note of what was said.

        Raises:
            memenv.chat.ChatFailure: a model could not be used.
        """
        ...

    def evolve(self, note: Note, neighbours: Sequence[Note], scores: Sequence[float]) -> Evolution:
        """Links and tags; `scores` are the cosines of the neighbours.

        Raises:
            memenv.chat.ChatFailure: a model could not be used.
        """
        ...


class RuleNoteMaker:
    """Tags are the kinds of the facts told and the most frequent content words; links go by cosine.

    Args:
        link: cosine from which notes are linked.
        most: tags a note.
    """

    def __init__(self, link: float = 0.5, most: int = 3) -> None:
        self.link, self.most = link, most

    def annotate(self, candidate: Candidate) -> Note:
        """See `NoteMaker.annotate`."""
        kinds = [fact.relation for fact in candidate.facts() if fact.relation != "other"]
        names = {word for name in entities(candidate.text) for word in words(name)}
        counts: dict[str, int] = {}
        for word in (each.removesuffix("'s").removesuffix("’s") for each in words(candidate.text)):
            if word not in STOP_WORDS and word not in names and len(word) > 3 and not word.isdecimal():
                counts[word] = counts.get(word, 0) + 1
        frequent = sorted(counts, key=lambda word: -counts[word])
        return Note(" ".join(candidate.text.split())).with_tags([*kinds, *frequent], self.most)

    def evolve(self, note: Note, neighbours: Sequence[Note], scores: Sequence[float]) -> Evolution:
        """See `NoteMaker.evolve`: a linked neighbour gets the new note's first tag."""
        near = tuple(place for place, score in enumerate(scores) if score >= self.link)
        first = note.tags[:1]
        return Evolution(near, tuple((p, first) for p in near if first and first[0] not in neighbours[p].tags))


_ANNOTATE = """You file notes. For a note, give keywords (the words that carry it, names left out) and tags (the broader \
topics it belongs to), the most important first, each one or two words."""
_EVOLVE = """You keep a net of notes. You are shown a new note and numbered neighbours. Say which neighbours belong \
together with it (connect), and which further tags a neighbour should get, now that the new note is known."""


class ChatNoteMaker:
    """A chat model: one call a note, and one where it has neighbours.

    Args:
        model: the model.
        most: tags a note.
    """

    def __init__(self, model: ChatModel, most: int = 4) -> None:
        self.model, self.most = model, most

    def annotate(self, candidate: Candidate) -> Note:
        """See `NoteMaker.annotate`."""
        asked = f'Note: {candidate.text}\n\nReply as JSON: {{"keywords": ["…"], "tags": ["…"]}}.'
        found = self._ask(_ANNOTATE, asked, {"keywords": _words(self.most), "tags": _words(self.most)}, "annotate")
        return Note(" ".join(candidate.text.split())).with_tags([*found["tags"], *found["keywords"]], self.most)

    def evolve(self, note: Note, neighbours: Sequence[Note], scores: Sequence[float]) -> Evolution:
        """See `NoteMaker.evolve`."""
        if not neighbours:
            return Evolution()
        listed = "\n".join(f"[{place}] {each.text()}" for place, each in enumerate(neighbours))
        place = {"type": "integer", "minimum": 0, "maximum": len(neighbours) - 1}
        change = {
            "type": "object",
            "properties": {"id": place, "tags": _words(self.most)},
            "required": ["id", "tags"],
            "additionalProperties": False,
        }
        asked = (
            f"New note: {note.text()}\n\nNeighbours:\n{listed}\n\n"
            'Reply as JSON: {"connect": [0], "tag": [{"id": 0, "tags": ["…"]}]}; both may be empty.'
        )
        several = {"type": "array", "maxItems": len(neighbours)}
        found = self._ask(
            _EVOLVE, asked, {"connect": {**several, "items": place}, "tag": {**several, "items": change}}, "evolve"
        )
        tags = {each["id"]: tuple(each["tags"]) for each in found["tag"]}
        return Evolution(tuple(sorted(set(found["connect"]))), tuple(sorted(tags.items())))

    def _ask(self, rules: str, asked: str, properties: dict[str, Any], purpose: str) -> Any:
        schema = {
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }
        return ask_json(self.model, [("system", rules), ("user", asked)], schema, purpose=purpose)


def _words(most: int) -> dict[str, Any]:
    return {"type": "array", "items": {"type": "string", "minLength": 1, "maxLength": 30}, "maxItems": most}

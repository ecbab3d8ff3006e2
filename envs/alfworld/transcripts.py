"""Whether the lines of published transcripts are ones that the engine's texts can produce.

Published logs strip the banner and "You arrive at loc N. " (ReAct's convention), and add lines of their own harness;
both are told apart from what no template covers.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from memenv.envs.alfworld.rules import HELP, NOTHING
from memenv.errors import MemenvError

__all__ = ["Coverage", "cover", "observations", "template_of"]

_X = r"[a-z]+ \d+"
_LIST = rf"(?:nothing|a {_X}(?:(?:, a {_X})*, and a {_X})?)"
_CONTENTS = rf"(?:The {_X} is closed\.|The {_X} is open\. In it, you see {_LIST}\.|On the {_X}, you see {_LIST}\.)"
_HOW = r"(?:(?:hot|cold|clean|(?:hot|cool) and clean)|(?:hot|cool|clean|(?:hot|cool) and clean) sliced|sliced)"

#: Template name to pattern, in the engine's words.
_TEMPLATES = {
    "intro": re.compile(
        rf"(?:-= Welcome to TextWorld, ALFRED! =-\n\n)?You are in the middle of a room\. Looking quickly around you, "
        rf"you see {_LIST}\.\n+Your task is to: .*\."
    ),
    "go": re.compile(rf"You arrive at {_X}\. {_CONTENTS}"),
    "contents": re.compile(_CONTENTS),
    "open": re.compile(rf"You open the {_X}\. {_CONTENTS}"),
    "close": re.compile(rf"You close the {_X}\."),
    "take": re.compile(rf"You pick up the {_X} from the {_X}\."),
    "put": re.compile(rf"You (?:put the {_X} in/on|move the {_X} to) the {_X}\."),
    "treat": re.compile(rf"You (?:heat|cool|clean) the {_X} using the {_X}\."),
    "slice": re.compile(rf"You sliced the {_X} with the {_X}\."),
    "use": re.compile(rf"You turn on the {_X}\."),
    "look": re.compile(
        rf"You are facing the {_X}(?:(?:, {_X})*, and {_X})?\. Next to it, you see {_LIST}\.|"
        r"You are in the middle of a room\. Looking quickly around you, you see nothing\."
    ),
    "inventory": re.compile(rf"You are carrying: a {_X}\.|You are not carrying anything\."),
    "examine": re.compile(
        rf"This is a normal {_X}\. In it, you see {_LIST}\.|This is a {_HOW} {_X}\.|This {_X} is on\.|"
        rf"There's nothing special about {_X}\."
    ),
    "help": re.compile(re.escape(HELP)),
    "nothing": re.compile(re.escape(NOTHING)),
}
_HARNESS = ("OK.", "You failed the task.", "You successfully finished this task!")


def template_of(line: str) -> str:
    """The template that produces a text, "harness" for lines that transcripts add, or "" for neither."""
    if line.strip() in _HARNESS:
        return "harness"
    for name, pattern in _TEMPLATES.items():
        if pattern.fullmatch(line):
            return name
    return ""


@dataclass
class Coverage:
    """How many lines each template covers, and the lines that none does."""

    covered: Counter[str] = field(default_factory=Counter)
    unexplained: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Share of observation lines (harness lines apart) that a template covers."""
        total = sum(self.covered.values()) - self.covered["harness"] + len(self.unexplained)
        return 1.0 - len(self.unexplained) / total if total else 1.0


def observations(path: str | Path) -> Iterator[str]:
    """The environment's lines in a BEHEMOTH source file: user messages, and those in the examples of the prompt.

    Raises:
        MemenvError: the file is missing or no such file.
    """
    try:
        rows = [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines() if line.strip()]
        for row in rows:
            for message in row["messages"]:
                if message["role"] == "user":
                    yield message["content"].strip()
                elif message["role"] == "system":
                    yield from _examples(message["content"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise MemenvError(f"{path}: can't be read as transcripts ({error}); give a source_input.jsonl") from None


def _examples(prompt: str) -> Iterator[str]:
    _, _, text = prompt.partition("Here are some examples:")
    for block in re.split(r"^> .*$", text, flags=re.MULTILINE):
        for piece in re.split(r"\n\n+(?=You are in the middle)", block):
            if piece.strip():
                yield piece.strip()


def cover(lines: Iterable[str]) -> Coverage:
    """Sort lines by the template that produces them."""
    found = Coverage()
    for line in lines:
        name = template_of(line)
        if name:
            found.covered[name] += 1
        else:
            found.unexplained.append(line)
    return found

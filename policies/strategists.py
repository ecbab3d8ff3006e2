"""Who draws lessons from a finished task, won or lost (ReasoningBank): rules, or a chat model."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from memenv.chat import ChatModel, ask_json
from memenv.envs.game24.templates import idea_of
from memenv.language.plays import instruction, sightings, treatments

__all__ = ["MOST_ITEMS", "ChatStrategist", "RuleStrategist", "Strategist", "Strategy"]

#: Items that one trajectory gives at most (paper).
MOST_ITEMS = 3


@dataclass(frozen=True, slots=True)
class Strategy:
    """A lesson: `success` says whether it was learned from something that worked."""

    title: str
    content: str
    success: bool

    def text(self) -> str:
        """As it is stored."""
        return f"{self.title}: {self.content}" if self.title else self.content


@runtime_checkable
class Strategist(Protocol):
    """Draws lessons from a trajectory."""

    def learn(self, trajectory: str) -> list[Strategy]:
        """At most `MOST_ITEMS` lessons; what is no trajectory teaches nothing.

        Raises:
            memenv.chat.ChatFailure: a model could not be used.
        """
        ...


class RuleStrategist:
    """Reads puzzles, household plays and purchases; whether they worked it reads in them, too."""

    def learn(self, trajectory: str) -> list[Strategy]:
        """See `Strategist.learn`."""
        readers: tuple[Callable[[str], list[Strategy]], ...] = (_household, _purchase, _puzzle)
        for reader in readers:
            found = reader(trajectory)
            if found:
                return found[:MOST_ITEMS]
        return []


_TASK = re.compile(r"^Task: (.+?)\.?$", re.MULTILINE)
_USELESS = re.compile(r"^> (heat|cool|clean) [a-z]+ \d+ with ([a-z]+) \d+\nNothing happens\.", re.MULTILINE)
_BOUGHT = re.compile(
    r"^For (\w[\w-]*): bought .*?\$[\d.]+(?P<options>(?:, [^.,]+)*)\. Attributes.*Score ([\d.]+)\.", re.DOTALL
)


def _household(text: str) -> list[Strategy]:
    task = _TASK.search(text)
    if task is None:
        return []
    won = "The task was solved." in text
    wanted = set(re.findall(r"[a-z]+", task[1]))
    where = [
        Strategy("", f"The {thing} was in the {kind} {number}.", won)
        for thing, kind, number in sightings(text)
        if thing in wanted
    ]
    how = [Strategy("", instruction(verb, by), won) for verb, by in sorted(treatments(text).items())]
    lessons = [
        Strategy("", f"The {by} does not {verb} anything.", False) for verb, by in dict.fromkeys(_USELESS.findall(text))
    ]
    return [*how, *where[: MOST_ITEMS - len(how)], *lessons]


def _purchase(text: str) -> list[Strategy]:
    bought = _BOUGHT.search(text)
    if bought is None:
        return []
    person, score = bought[1], float(bought[3])
    options = [option.strip() for option in bought["options"].split(", ") if " " in option.strip()]
    if score >= 1.0:
        return [Strategy("", f"{person}'s {' is '.join(option.rsplit(' ', 1))}.", True) for option in options]
    chosen = " and ".join(options)
    return [Strategy("", f"Not right for {person}: {chosen}.", False)] if chosen else []


def _puzzle(text: str) -> list[Strategy]:
    idea = idea_of(text)
    return [Strategy("", idea, "not solved" not in text)] if idea else []


_RULES = f"""You read what somebody did at a task. First judge whether it succeeded. Then write down what can be learned \
from it for other tasks of this kind: from a success why it worked, from a failure what to do instead. At most \
{MOST_ITEMS} lessons; none is an answer. A lesson has a short title and one or two sentences. Write what carries over: \
leave out numbers and names that belong to this task alone."""


class ChatStrategist:
    """A chat model: one call a trajectory, which judges it as well.

    Args:
        model: the model.
        length: characters of a lesson.
    """

    def __init__(self, model: ChatModel, length: int = 300) -> None:
        self.model, self.length = model, length

    def learn(self, trajectory: str) -> list[Strategy]:
        """See `Strategist.learn`. An empty text is no call."""
        if not trajectory.strip():
            return []
        asked = f'{trajectory}\n\nReply as JSON: {{"success": true, "lessons": [{{"title": "…", "content": "…"}}]}}.'
        found = ask_json(self.model, [("system", _RULES), ("user", asked)], self.schema(), purpose="learn")
        return [
            Strategy(" ".join(each["title"].split()), " ".join(each["content"].split()), found["success"])
            for each in found["lessons"]
        ]

    def schema(self) -> dict[str, Any]:
        """Of the reply: {"success": bool, "lessons": [{"title", "content"}, …]}."""
        lesson = {
            "type": "object",
            "properties": {
                "title": {"type": "string", "minLength": 1, "maxLength": 60},
                "content": {"type": "string", "minLength": 1, "maxLength": self.length},
            },
            "required": ["title", "content"],
            "additionalProperties": False,
        }
        return {
            "type": "object",
            "properties": {
                "success": {"type": "boolean"},
                "lessons": {"type": "array", "items": lesson, "maxItems": MOST_ITEMS},
            },
            "required": ["success", "lessons"],
            "additionalProperties": False,
        }

"""Seven fixed ways to say what is worth extracting, as instructions for a model and as filters over tagged finds.

The styles are those of CluE's comparison (`extraction_prompts.py`; after Mem0, ReasoningBank, OpenMemory and a survey);
the instructions are our own words for their intents.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from memenv.errors import MemenvError
from memenv.language.facts import Fact, worth_keeping
from memenv.policies.extractors import Candidate, Exchange, RuleExtractor
from memenv.policies.strategists import RuleStrategist

__all__ = ["STYLES", "RuleStyle", "Style", "kind_of", "style"]


@dataclass(frozen=True, slots=True)
class Style:
    """A way to extract.

    Attributes:
        instructions: the system message for a model.
        kinds: what the rule form lets through, of the kinds of `kind_of` and "success", "failure" (lessons of a task).
        most: items of one extraction; None: no cap.
        everything: also what is not told as true of a speaker.
        surest: the cap keeps what the extractor is surest of, in place of the first.
    """

    instructions: str
    kinds: tuple[str, ...]
    most: int | None = 5
    everything: bool = False
    surest: bool = False


_FACTS = ("semantic", "episodic", "emotional", "procedural")
_ALL = (*_FACTS, "other", "success", "failure")

STYLES: dict[str, Style] = {
    "simple": Style(
        "Write down what of this is worth remembering because it may be useful again. At most five items.",
        _ALL,
        everything=True,
    ),
    "mem0": Style(
        "You keep a record of the people in this conversation. Write down what they tell of themselves: preferences, "
        "personal details, plans, what services and activities they like, health, work, and other personal matters. "
        "Say whom each item is about. Take nothing from system messages. If nothing is told, give an empty list.",
        _FACTS,
        most=None,
    ),
    "reasoningbank": Style(
        "Say why this succeeded or failed, as lessons that carry over to other tasks: at most three, each with what "
        "to do and when. Leave out names, numbers and answers of this task.",
        ("success", "failure"),
        most=3,
    ),
    "openmemory": Style(
        "Write down at most five memories, of five sorts: what happened (episodic), what is so (semantic), how "
        "something is done (procedural), what somebody feels (emotional), and what follows from it (reflective).",
        (*_FACTS, "success", "failure"),
    ),
    "survey": Style(
        "Write down at most five memories. Factual: what is so, about people and the world. Experiential: what was "
        "tried and what came of it.",
        (*_FACTS, "success", "failure"),
    ),
    "success-failure": Style(
        "Write down at most five items of two sorts: what worked, with when and how to do it again, and what failed, "
        "with what to avoid. Speak of kinds of things, not of single ones. Write insights, not commands.",
        ("success", "failure"),
    ),
    "factual-experiential": Style(
        "Write down at most five memories, rather few than doubtful. Factual: statements about people or the world "
        "that stay true and that somebody may ask for. Experiential: how a task was gone about and what that led to. "
        "Leave out what is a guess, small talk, or true for a moment only.",
        (*_FACTS, "success", "failure"),
        surest=True,
    ),
}

_EMOTIONAL = frozenset(("fear", "dislike", "allergy", "friend", "partner", "plan"))
_PROCEDURAL = frozenset(("commute", "class day", "wake-up time", "diet", "drink"))


def style(name: str) -> Style:
    """The style of that name.

    Raises:
        MemenvError: there is none.
    """
    if name not in STYLES:
        raise MemenvError(f"static:{name}: allowed are {', '.join(STYLES)}")
    return STYLES[name]


def kind_of(fact: Fact) -> str:
    """Which sort of memory a fact is: "episodic", "semantic", "emotional", "procedural", or "other"."""
    if not worth_keeping(fact):
        return "other"
    if fact.cardinality == "event" or fact.date is not None:
        return "episodic"
    if fact.relation in _EMOTIONAL or fact.relation.startswith("favourite"):
        return "emotional"
    return "procedural" if fact.relation in _PROCEDURAL else "semantic"


class RuleStyle:
    """A style as a filter: what the rules find, tagged, passed on where the style asks for its kind, up to its cap.

    Args:
        name: of the style.
    """

    def __init__(self, name: str) -> None:
        self.style = style(name)
        self._facts = RuleExtractor(everything=True)
        self._lessons = RuleStrategist()

    def extract(self, exchange: Exchange) -> list[Candidate]:
        """See `Extractor.extract`."""
        lessons = self._lessons.learn(exchange.text)
        found = [
            Candidate(lesson.text(), exchange.time)
            for lesson in lessons
            if ("success" if lesson.success else "failure") in self.style.kinds
        ]
        if not lessons and exchange.turns:
            found = [
                each
                for each in self._facts.extract(exchange)
                if each.fact is not None and (kind_of(each.fact) in self.style.kinds or self.style.everything)
            ]
        return self._capped(found)

    def _capped(self, found: Sequence[Candidate]) -> list[Candidate]:
        if self.style.most is None or len(found) <= self.style.most:
            return list(found)
        if not self.style.surest:
            return list(found[: self.style.most])
        ranked = sorted(
            range(len(found)), key=lambda place: (-(f.confidence if (f := found[place].fact) else 0.0), place)
        )
        return [found[place] for place in sorted(ranked[: self.style.most])]

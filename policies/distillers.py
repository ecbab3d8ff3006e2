"""Who chooses, of many memories retrieved, the ones that an answer is made from: rules, or a chat model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from memenv.chat import ChatModel, ask_json
from memenv.language.stems import content_stems
from memenv.retrieval import entities

__all__ = ["ChatDistiller", "Distiller", "RuleDistiller"]


@runtime_checkable
class Distiller(Protocol):
    """Chooses memories for a question."""

    def choose(self, question: str, memories: Sequence[str]) -> list[int]:
        """Places in `memories` of those to keep, in their order; none is an answer.

        Raises:
            memenv.chat.ChatFailure: a model could not be used.
        """
        ...


class RuleDistiller:
    """Memories about those whom the question names, first those that share words with it, then as retrieved.

    Args:
        most: memories kept at most.
    """

    def __init__(self, most: int = 12) -> None:
        self.most = most

    def choose(self, question: str, memories: Sequence[str]) -> list[int]:
        """See `Distiller.choose`."""
        names = {term for name in entities(question) for term in content_stems(name)}
        asked = set(content_stems(question)) - names
        held = [set(content_stems(text)) for text in memories]
        about = [place for place, words in enumerate(held) if names & words] or list(range(len(memories)))
        ranked = sorted(about, key=lambda place: (-len(asked & held[place]), place))
        return sorted(ranked[: self.most])


_RULES = """You prepare the answer to a question. You are shown numbered memories, many of which have nothing to do with it. \
Give the numbers of all that are needed to answer, and of no others. Memories about somebody else are not needed."""


class ChatDistiller:
    """A chat model: one call a question.

    Args:
        model: the model.
        most: memories kept at most.
    """

    def __init__(self, model: ChatModel, most: int = 12) -> None:
        self.model, self.most = model, most

    def choose(self, question: str, memories: Sequence[str]) -> list[int]:
        """See `Distiller.choose`. Without memories there is no call."""
        if not memories:
            return []
        listed = "\n".join(f"[{place}] {text}" for place, text in enumerate(memories))
        asked = f'Memories:\n{listed}\n\nQuestion: {question}\n\nReply as JSON: {{"keep": [numbers]}}.'
        number = {"type": "integer", "minimum": 0, "maximum": len(memories) - 1}
        schema: dict[str, Any] = {
            "type": "object",
            "properties": {"keep": {"type": "array", "items": number, "maxItems": self.most}},
            "required": ["keep"],
            "additionalProperties": False,
        }
        found = ask_json(self.model, [("system", _RULES), ("user", asked)], schema, purpose="distil")
        return sorted(set(found["keep"]))

"""A chat model as the reader of dialogue, in place of the rules: it sees the memories that they would see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from memenv.chat import ChatFailure, ChatModel, ChatRequest, ask, current_model
from memenv.envs.dialogue.gold import ABSTENTION
from memenv.language.dates import day_text
from memenv.solver import Outcome, Recall
from memenv.stream import Item, days_to_date

__all__ = ["ChatReader", "reading_request"]

_RULES = f"""You answer questions about people from notes, and from nothing else. Each note begins with the day on which \
it was written; where notes contradict each other, the later one holds.
Answer in as few words as possible: a name, a place, a date, a number, yes or no. Give several things separated by \
commas. Write dates with day, month and year where the notes allow it. If several questions are asked, give the answers \
in their order, separated by "; ".
Mind whom the question is about: what the notes say of somebody else is no answer. If the notes do not tell, answer \
"{ABSTENTION}"."""
_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"answer": {"type": "string", "minLength": 1, "maxLength": 160}},
    "required": ["answer"],
    "additionalProperties": False,
}
_MAX_TOKENS = 128


def reading_request(item: Item, memories: Sequence[Recall]) -> ChatRequest:
    """The request for an answer to `item` from `memories`. There is no example in it, from the data or from elsewhere."""
    notes = "\n".join(f"[{day_text(days_to_date(memory.time))}] {memory.text}" for memory in memories)
    today = day_text(days_to_date(item.time))
    asked = (
        f'Notes:\n{notes or "(none)"}\n\nToday is {today}.\nQuestion: {item.text}\n\nReply as JSON: {{"answer": "…"}}'
    )
    return ChatRequest((("system", _RULES), ("user", asked)), _SCHEMA, _MAX_TOKENS, purpose="read")


class ChatReader:
    """A `memenv.solver.Solver`: one call a question; it may abstain.

    Args:
        model: who reads; None: the model in use (`memenv.chat.current_model`).
    """

    uses_model = True

    def __init__(self, model: ChatModel | None = None) -> None:
        self.model = model

    @property
    def label(self) -> str:
        """Names the model in results."""
        return f"chat reader ({(self.model or current_model()).name})"

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """Answers `item` from the text of `memories` alone. Without any it abstains unasked."""
        if not memories:
            return Outcome(ABSTENTION)
        try:
            reply = ask(self.model or current_model(), reading_request(item, memories))
        except ChatFailure as failure:
            return Outcome(failure=str(failure))
        return Outcome(reply.value["answer"].strip(), tokens=reply.prompt_tokens + reply.reply_tokens)

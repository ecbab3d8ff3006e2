"""A chat model as bank controller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from memenv.chat import ChatFailure, ChatModel, ChatProblem, ask_json
from memenv.language.dates import day_text
from memenv.operations import Op, OpKind, add, delete, update
from memenv.policies.bank_controllers import BankView
from memenv.stream import days_to_date

__all__ = ["UPDATING", "ChatBankController", "event_form", "operations_schema", "refuse_twice"]

#: What the chat controller is asked to do; systems with instructions of their own replace it.
UPDATING = """You keep a file on people up to date. You are shown entries of the file, each with a number, and new facts. \
Decide what has to be done so that the file tells what is true now, and nothing twice.
ADD a fact that no entry tells. UPDATE an entry that a fact completes or changes: write the whole new entry, so that \
everything in it that is still true stays in it; somebody can have several children, pets or hobbies, and a second one \
does not replace the first. DELETE an entry that a fact makes wrong and that leaves nothing to keep, or that somebody \
asks to forget. NONE where the file tells it already or it is not worth keeping.
Every entry is one short text that names the person it is about."""


class ChatBankController:
    """A chat model as controller: one call a decision; entries have their slots as ids.

    Args:
        model: the model.
        instructions: the system message.
        length: characters of an entry.
        max_tokens: of the reply.
        purpose: under which costs are reported.
    """

    def __init__(
        self,
        model: ChatModel,
        instructions: str = UPDATING,
        *,
        length: int = 240,
        max_tokens: int = 512,
        purpose: str = "update",
    ) -> None:
        self.model, self.instructions, self.purpose = model, instructions, purpose
        self.length, self.max_tokens = length, max_tokens

    def decide(self, view: BankView) -> list[Op]:
        """See `BankController.decide`. Without candidates there is no call."""
        if not view.candidates:
            return []
        found = ask_json(
            self.model, self.messages(view), self.schema(view), max_tokens=self.max_tokens, purpose=self.purpose
        )
        return self._operations(found["memory"], view)

    def _operations(self, written: Sequence[Mapping[str, Any]], view: BankView) -> list[Op]:
        ops: list[Op] = []
        known = {_plain(text) for text in view.entries}
        for op in written:
            text = " ".join(op.get("text", "").split())
            if op["event"] == "ADD":
                if text and _plain(text) not in known:
                    known.add(_plain(text))
                    ops.append(add(text))
            elif op["event"] == "UPDATE":
                if text and text != view.entries[int(op["id"])]:
                    ops.append(update(int(op["id"]), text))
            elif op["event"] == "DELETE":
                ops.append(delete(int(op["id"])))
        refuse_twice(ops)
        return ops

    def schema(self, view: BankView) -> dict[str, Any]:
        """Of the reply, Mem0's form: {"memory": [{"event", "id", "text"}, …]}.

        With an empty bank there is nothing to update or delete; otherwise ids are those shown, so that a server that
        enforces the schema can't make one up.
        """
        text = {"type": "string", "minLength": 1, "maxLength": self.length}
        forms = [event_form("ADD", text=text), event_form("NONE")]
        if view.entries:
            ids = {"type": "string", "enum": [str(place) for place in range(len(view.entries))]}
            forms[1:1] = [event_form("UPDATE", id=ids, text=text), event_form("DELETE", id=ids)]
        return operations_schema(forms, view)

    def messages(self, view: BankView) -> list[tuple[str, str]]:
        """What the model reads."""
        held = "\n".join(f"[{place}] {text}" for place, text in enumerate(view.entries)) or "(the file is empty)"
        new = "\n".join(f"- {candidate.text}" for candidate in view.candidates)
        asked = f'Reply as JSON: {{"memory": [ … ]}}, with members such as {", ".join(self.examples(view))}.'
        today = day_text(days_to_date(view.time))
        user = f"Today is {today}.\n\nEntries of the file:\n{held}\n\nNew facts:\n{new}\n\n{asked}"
        return [("system", self.instructions), ("user", user)]

    def examples(self, view: BankView) -> list[str]:
        """Members that a reply may have."""
        forms = ['{"event": "ADD", "text": "…"}']
        if view.entries:
            forms += ['{"event": "UPDATE", "id": "0", "text": "…"}', '{"event": "DELETE", "id": "0"}']
        return [*forms, '{"event": "NONE"}']


def refuse_twice(ops: Sequence[Op]) -> None:
    """Raises ChatFailure where a reply changes one entry twice."""
    slots = [op.slot for op in ops if op.kind is not OpKind.ADD]
    twice = sorted({slot for slot in slots if slots.count(slot) > 1})
    if twice:
        raise ChatFailure(ChatProblem("use", f"the reply changes entry {twice[0]} twice"))


def operations_schema(forms: Sequence[Mapping[str, Any]], view: BankView) -> dict[str, Any]:
    """The schema of {"memory": [operation, …]}, with three operations more than there are candidates at most."""
    operations = {"type": "array", "items": {"anyOf": list(forms)}, "maxItems": len(view.candidates) + 3}
    return {
        "type": "object",
        "properties": {"memory": operations},
        "required": ["memory"],
        "additionalProperties": False,
    }


def event_form(event: str, **properties: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of one operation: its event, and all of these properties."""
    named = {"event": {"type": "string", "enum": [event]}, **properties}
    return {"type": "object", "properties": named, "required": list(named), "additionalProperties": False}


def _plain(text: str) -> str:
    return " ".join(text.casefold().split()).rstrip(".")

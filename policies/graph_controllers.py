"""Who decides what becomes of facts in a graph whose edges hold for a time: rules, or a chat model.

An edge is one entry, told as one sentence: subject, relation, object. It holds from when it is told to have begun
until it is invalidated.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from memenv.chat import ChatModel
from memenv.language.extract import stated
from memenv.language.facts import OTHER, Fact, worth_keeping
from memenv.operations import Op, add, delete, invalidate
from memenv.policies.bank_controllers import BankView, mentions, put_right, shortest
from memenv.policies.chat_bank import ChatBankController, event_form, operations_schema, refuse_twice
from memenv.stream import to_days

__all__ = ["EDGES", "ChatGraphController", "RuleGraphController", "edge_text"]

_NOT_PLAIN = re.compile(r"[^a-z0-9_ ]+")


def edge_text(subject: str, relation: str, target: str) -> str:
    """An edge as a sentence; the relation is plain (letters, digits, spaces), whoever wrote it."""
    plain = " ".join(_NOT_PLAIN.sub(" ", relation.casefold()).replace("_", " ").split())
    return " ".join(f"{subject} {plain} {target}".split()).rstrip(".") + "."


class RuleGraphController:
    """Conflicts by cardinality: a kind that holds one value ends the old edge when a new one begins.

    A correction and a request to forget take the edge out: it never held, or is not to be known.

    Args:
        hard_delete: take out what has ended, as the code of 2025 did, in place of ending it.
    """

    def __init__(self, hard_delete: bool = False) -> None:
        self.hard_delete = hard_delete

    def decide(self, view: BankView) -> list[Op]:
        """See `BankController.decide`; `view.entries` are the edges that hold."""
        held = {place: fact for place, text in enumerate(view.entries) for fact in stated(text)[:1]}
        ops: dict[int, Op] = {}
        new: dict[str, Fact] = {}
        for candidate in view.candidates:
            for fact in candidate.facts():
                self._decide(fact, {p: f for p, f in held.items() if p not in ops}, ops, new, view)
        return [*ops.values(), *(add(text) for text in new)]

    def _decide(
        self, fact: Fact, held: Mapping[int, Fact], ops: dict[int, Op], new: dict[str, Fact], view: BankView
    ) -> None:
        alike = {place: old for place, old in held.items() if old.about == fact.about}
        pending = [text for text, other in new.items() if other.about == fact.about]
        if fact.operation == "forget":
            ops |= {place: delete(place) for place in alike}
            for text in pending:
                del new[text]
            return
        if fact.operation == "correct" and fact.relation == OTHER:
            for place, old in held.items():
                right = put_right(fact, view.entries[place])
                if right:
                    ops[place] = delete(place)
                    new[right] = old
                    return
            return
        if not worth_keeping(fact):
            return
        value = fact.value.casefold()
        same = [place for place, old in alike.items() if old.value.casefold() == value]
        if fact.operation == "end":
            ended = [place for place in alike if mentions(view.entries[place], fact.value)]
            ops |= {place: self._end(place, fact) for place in ended}
            return
        if fact.cardinality == "one":
            if same:
                return
            wrong = fact.operation == "correct"
            ops |= {place: delete(place) if wrong else self._end(place, fact) for place in alike}
            for text in pending:  # told and changed at one moment: it held for no time
                del new[text]
        elif same and fact.date is None and fact.cardinality != "event":
            return
        text = shortest(fact)
        if text not in view.entries:
            new[text] = fact

    def _end(self, place: int, fact: Fact) -> Op:
        if self.hard_delete:
            return delete(place)
        return invalidate(place, None if fact.date is None else to_days(fact.date.start))


#: What the chat controller is asked to do.
EDGES = """You keep a graph of what is true of people: edges of a subject, a relation and an object. You are shown edges that \
hold now, each with a number, and new facts. Decide what has to be done.
ADD an edge that is new: subject and object are names or short phrases, the relation is a verb or "has" and a noun. \
INVALIDATE an edge that a fact shows to hold no longer; it is kept as history. DELETE only what was a mistake, or what \
somebody asks to forget. NONE where nothing changes.
Somebody can have several children, pets or hobbies: a second one ends nothing."""


class ChatGraphController(ChatBankController):
    """A chat model that writes and ends edges: one call a decision.

    Args:
        model, instructions, and further: see `ChatBankController`.
        hard_delete: take out what has ended.
    """

    def __init__(
        self, model: ChatModel, instructions: str = EDGES, *, hard_delete: bool = False, **further: Any
    ) -> None:
        super().__init__(model, instructions, **further)
        self.hard_delete = hard_delete

    def _operations(self, written: Sequence[Mapping[str, Any]], view: BankView) -> list[Op]:
        ops: list[Op] = []
        known = {text.casefold() for text in view.entries}
        for op in written:
            if op["event"] == "ADD":
                text = edge_text(op["subject"], op["relation"], op["object"])
                if text.casefold() not in known:
                    known.add(text.casefold())
                    ops.append(add(text))
            elif op["event"] == "INVALIDATE":
                ops.append(delete(int(op["id"])) if self.hard_delete else invalidate(int(op["id"])))
            elif op["event"] == "DELETE":
                ops.append(delete(int(op["id"])))
        refuse_twice(ops)
        return ops

    def schema(self, view: BankView) -> dict[str, Any]:
        """Of the reply: {"memory": [{"event", "id"} or {"event": "ADD", "subject", "relation", "object"}, …]}."""
        word = {"type": "string", "minLength": 1, "maxLength": self.length // 3}
        forms = [event_form("ADD", subject=word, relation=word, object=word), event_form("NONE")]
        if view.entries:
            ids = {"type": "string", "enum": [str(place) for place in range(len(view.entries))]}
            forms[1:1] = [event_form("INVALIDATE", id=ids), event_form("DELETE", id=ids)]
        return operations_schema(forms, view)

    def examples(self, view: BankView) -> list[str]:
        """Members that a reply may have."""
        forms = ['{"event": "ADD", "subject": "…", "relation": "…", "object": "…"}']
        if view.entries:
            forms += ['{"event": "INVALIDATE", "id": "0"}', '{"event": "DELETE", "id": "0"}']
        return [*forms, '{"event": "NONE"}']

"""ADD, UPDATE and DELETE by rules that know how kinds of facts live together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.filtered import worth_keeping
from memenv.language.extract import extract
from memenv.language.facts import Fact
from memenv.operations import Op, add, delete, update
from memenv.stream import Turn

__all__ = ["CrudRules"]


@lru_cache(maxsize=1 << 14)
def _stated(text: str) -> tuple[Fact, ...]:
    """The facts of a stored text; its sentences name their person themselves."""
    return tuple(extract((Turn("", text, 0.0),)))


def _earlier(fact: Fact) -> str:
    return f"{fact.relation} was {fact.value}"


class CrudRules(Agent):
    """A new value of a kind that holds one replaces the old and remembers it as previous; values of kinds that hold
    many are added; what ended is deleted, and so is what someone asks to forget. After Memory-R1's operations, with
    cardinality in the place of a model.
    """

    name = "crud_rules"
    wants: Mapping[str, Any] = {"granularity": "fact"}  # noqa: RUF012 — read only

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Decides on the fact on the table by what is shown of the same person and kind."""
        ops: list[Op] = []
        for fact in info["facts"]:
            ops += self._decide(fact, observation["slots"])
        return action(ops)

    def _decide(self, fact: Fact, slots: Mapping[str, Any]) -> list[Op]:
        alike = [
            (slot, text)
            for slot, (text, full) in enumerate(zip(slots["text"], slots["filled"], strict=True))
            if full and text.startswith(fact.subject) and any(held.relation == fact.relation for held in _stated(text))
        ]
        if fact.operation == "forget":
            return [delete(slot) for slot, _ in alike]
        if not worth_keeping(fact) or any(fact.text in text for _, text in alike):
            return []
        if fact.operation == "end":
            return [delete(slot) for slot, text in alike if fact.value and fact.value.casefold() in text.casefold()]
        if fact.cardinality != "one" or not alike:
            return [add(fact.text)]
        return self._replace(fact, alike)

    def _replace(self, fact: Fact, alike: Sequence[tuple[int, str]]) -> list[Op]:
        slot, text = alike[0]
        old = [held for held in _stated(text) if held.relation == fact.relation]
        text = fact.text
        if fact.operation != "correct" and old and old[0].value.casefold() != fact.value.casefold():
            text = f"{fact.text} {fact.subject}'s previous {_earlier(old[0])}."
        return [update(slot, text), *(delete(other) for other, _ in alike[1:])]

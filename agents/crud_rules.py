"""ADD, UPDATE and DELETE by rules that know how kinds of facts live together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.filtered import worth_keeping
from memenv.language.extract import stated
from memenv.language.facts import Fact
from memenv.operations import Op, add, delete, update

__all__ = ["CrudRules"]


class CrudRules(Agent):
    """A new value of a kind that holds one replaces the old and remembers it as previous; values of kinds that hold
    many are added once; what ended is deleted, and so is what someone asks to forget. The operations of Mem0 and
    Memory-R1, with cardinality in the place of a model.
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
        alike: list[tuple[int, str, Fact]] = []
        for slot, (text, full) in enumerate(zip(slots["text"], slots["filled"], strict=True)):
            held = next((held for held in stated(text) if held.about == fact.about), None) if full else None
            if held is not None:
                alike.append((slot, text, held))
        if fact.operation == "forget":
            return [delete(slot) for slot, _, _ in alike]
        if not worth_keeping(fact):
            return []
        value = fact.value.casefold()
        if fact.operation == "end":
            return [delete(slot) for slot, text, _ in alike if value and value in text.casefold()]
        if fact.cardinality == "one":
            return self._replace(fact, alike) if alike else [add(fact.text)]
        if fact.date is None and any(value in text.casefold() for _, text, _ in alike):
            return []  # said before
        return [add(fact.text)]

    def _replace(self, fact: Fact, alike: Sequence[tuple[int, str, Fact]]) -> list[Op]:
        slot, _, held = alike[0]
        if held.value.casefold() == fact.value.casefold():
            return []
        text = fact.text
        if fact.operation != "correct":
            text = f"{text} {fact.subject}'s previous {fact.relation} was {held.value}."
        return [update(slot, text), *(delete(other) for other, _, _ in alike[1:])]

"""ADD, UPDATE and DELETE by rules that know how kinds of facts live together."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.filtered import worth_keeping
from memenv.language.facts import Fact
from memenv.language.lexicon import find_all
from memenv.operations import Op, add, delete, update

__all__ = ["CrudRules"]

#: Where the value of a stored sentence ends: at a date, or at the end of the sentence.
_AFTER_VALUE = re.compile(r"[.;!]|,? (?:on|since|in) (?:\d|[A-Z])")


def _value(text: str, relation: str) -> str:
    """What a stored text gives as the present value of a kind; "" where it gives none."""
    first = text.split(". ")[0]
    for found in find_all(first):
        if found.relation == relation and not found.ended:
            return _AFTER_VALUE.split(found.value)[0].strip()
    return ""


class CrudRules(Agent):
    """A new value of a kind that holds one replaces the old and remembers it as previous; values of kinds that hold
    many are added once; what ended is deleted, and so is what someone asks to forget. The operations of Mem0 and
    Memory-R1, with cardinality in the place of a model.
    """

    name = "crud_rules"
    wants: Mapping[str, Any] = {"granularity": "fact"}

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
            if full and fact.subject in text and any(found.relation == fact.relation for found in find_all(text))
        ]
        if fact.operation == "forget":
            return [delete(slot) for slot, _ in alike]
        value = fact.value.casefold()
        if not worth_keeping(fact):
            return []
        if fact.operation == "end":
            return [delete(slot) for slot, text in alike if value and value in text.casefold()]
        if fact.cardinality == "one":
            return self._replace(fact, alike) if alike else [add(fact.text)]
        if fact.date is None and any(value in text.casefold() for _, text in alike):
            return []  # said before
        return [add(fact.text)]

    def _replace(self, fact: Fact, alike: Sequence[tuple[int, str]]) -> list[Op]:
        slot, held = alike[0]
        old = _value(held, fact.relation)
        if old.casefold() == fact.value.casefold():
            return []
        text = fact.text
        if fact.operation != "correct" and old:
            text = f"{text} {fact.subject}'s previous {fact.relation} was {old}."
        return [update(slot, text), *(delete(other) for other, _ in alike[1:])]

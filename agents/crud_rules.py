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

#: Kinds whose members are told better by the sentence itself: counts and animals.
_TOLD_IN_FULL = ("pet", "collection", "plants", "plan")
_PLURALS = {"hobby": "hobbies", "child": "children", "allergy": "allergies", "dish": "dishes", "dislike": "dislikes"}


class CrudRules(Agent):
    """A new value of a kind that holds one replaces the old and remembers it as previous; values of kinds that hold
    many are gathered in one entry; what ended is deleted, and so is what someone asks to forget. Sentences are stored
    in their shortest form. The operations of Mem0 and Memory-R1, with cardinality in the place of a model.
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
        alike: list[tuple[int, str, Fact]] = []
        for slot, (text, full) in enumerate(zip(slots["text"], slots["filled"], strict=True)):
            held = next((held for held in stated(text) if held.about == fact.about), None) if full else None
            if held is not None:
                alike.append((slot, text, held))
        if fact.operation == "forget":
            return [delete(slot) for slot, _, _ in alike]
        if not worth_keeping(fact):
            return []
        if fact.operation == "end":
            return self._end(fact, alike)
        if fact.cardinality == "one":
            return self._replace(fact, alike) if alike else [add(_short(fact))]
        return self._gather(fact, alike)

    def _replace(self, fact: Fact, alike: Sequence[tuple[int, str, Fact]]) -> list[Op]:
        slot, _, held = alike[0]
        if held.value.casefold() == fact.value.casefold():
            return []
        text = _short(fact)
        if fact.operation != "correct":
            text = f"{text} {fact.subject}'s previous {fact.relation} was {held.value}."
        return [update(slot, text), *(delete(other) for other, _, _ in alike[1:])]

    def _gather(self, fact: Fact, alike: Sequence[tuple[int, str, Fact]]) -> list[Op]:
        value = fact.value.casefold()
        if fact.cardinality == "event" or fact.relation in _TOLD_IN_FULL:
            return [] if any(fact.text in text for _, text, _ in alike) else [add(fact.text)]
        if any(value in text.casefold() for _, text, _ in alike):
            return []  # said before
        for slot, text, _ in alike:
            values = _listed(fact, text)
            if values:
                return [update(slot, _list(fact, [*values, fact.value]))]
        return [add(_list(fact, [fact.value]))]

    def _end(self, fact: Fact, alike: Sequence[tuple[int, str, Fact]]) -> list[Op]:
        value = fact.value.casefold()
        ops: list[Op] = []
        for slot, text, _ in alike:
            if not value or value not in text.casefold():
                continue
            rest = [each for each in _listed(fact, text) if each.casefold() != value]
            ops.append(update(slot, _list(fact, rest)) if rest else delete(slot))
        return ops


def _short(fact: Fact) -> str:
    """The shortest sentence that says it; a date needs the sentence it was told in."""
    short = f"{fact.subject}'s {fact.relation} is {fact.value}."
    return short if fact.date is None and len(short) < len(fact.text) else fact.text


def _head(fact: Fact, number: int) -> str:
    noun = fact.relation if number == 1 else _PLURALS.get(fact.relation, f"{fact.relation}s")
    return f"{fact.subject}'s {noun} {'is' if number == 1 else 'are'} "


def _list(fact: Fact, values: Sequence[str]) -> str:
    """All values of a kind in one sentence."""
    joined = values[0] if len(values) == 1 else f"{', '.join(values[:-1])} and {values[-1]}"
    return f"{_head(fact, len(values))}{joined}."


def _listed(fact: Fact, text: str) -> list[str]:
    """The values of a sentence that `_list` made; empty for any other text."""
    for number in (1, 2):
        head = _head(fact, number)
        if text.startswith(head):
            *first, last = text[len(head) : -1].rsplit(" and ", 1)
            return [*(first[0].split(", ") if first else []), last]
    return []

"""Who decides what becomes of candidates in a bank — ADD, UPDATE, DELETE or nothing — and the rule form.

`memenv.policies.chat_bank` has the form with a chat model.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from memenv.language.extract import stated
from memenv.language.facts import Fact, worth_keeping
from memenv.operations import Op, add, delete, update
from memenv.policies.extractors import Candidate

__all__ = ["BankController", "BankView", "RuleBankController", "bank_view"]


@dataclass(frozen=True, slots=True)
class BankView:
    """What a decision may be made from.

    Attributes:
        candidates: the facts to decide about: one (per-fact systems) or all of an exchange (union systems).
        entries: the entries shown; an entry's place is its slot, and the id under which a model sees it.
        time: of now, in days.
    """

    candidates: tuple[Candidate, ...]
    entries: tuple[str, ...] = ()
    time: float = 0.0


def bank_view(observation: Mapping[str, Any], candidates: Sequence[Candidate]) -> BankView:
    """The view of an observation's slots, which are filled from the first on."""
    slots = observation["slots"]
    shown = tuple(text for text, filled in zip(slots["text"], slots["filled"], strict=True) if filled)
    return BankView(tuple(candidates), shown, float(observation["time"]))


@runtime_checkable
class BankController(Protocol):
    """Decides what becomes of candidates."""

    def decide(self, view: BankView) -> list[Op]:
        """Operations on the slots of `view.entries`, each slot in one at most; an empty list changes nothing.

        Raises:
            memenv.chat.ChatFailure: a model's reply could not be used; the runner reports it and goes on.
        """
        ...


#: Kinds whose members are told better by the sentence itself: counts and animals.
_TOLD_IN_FULL = ("pet", "collection", "plants", "plan")
_PLURALS = {"hobby": "hobbies", "child": "children", "allergy": "allergies", "dish": "dishes", "dislike": "dislikes"}


class RuleBankController:
    """Rules that know how kinds of facts live together (`Fact.cardinality`), in the place of a model.

    A new value of a kind that holds one replaces the old and remembers it as previous; values of kinds that hold many
    are gathered in one entry; what ended is deleted, and so is what someone asks to forget. Sentences are stored in
    their shortest form.

    Args:
        vanilla: the negative control: treats every kind as if it held one value, and replaces by DELETE and ADD, as
            Memory-R1 (Yan et al. 2025, figure 1) shows of an untrained controller: of two dogs the first is lost.
    """

    def __init__(self, vanilla: bool = False) -> None:
        self.vanilla = vanilla

    def decide(self, view: BankView) -> list[Op]:
        """See `BankController.decide`. Candidates are taken in order, each in view of what the ones before did."""
        draft = _Draft(view.entries)
        for candidate in view.candidates:
            for fact in candidate.facts():
                self._decide(fact, draft)
        return draft.operations()

    def _decide(self, fact: Fact, draft: _Draft) -> None:
        alike = draft.about(fact)
        if fact.operation == "forget":
            for place, _, _ in alike:
                draft.delete(place)
            return
        if not worth_keeping(fact):
            return
        if fact.operation == "end":
            _end(fact, alike, draft)
        elif self.vanilla:
            _overwrite(fact, alike, draft)
        elif fact.cardinality == "one":
            _replace(fact, alike, draft)
        else:
            _gather(fact, alike, draft)


#: Place in the draft, text, and the fact that it tells of the same person and kind.
_Alike = Sequence[tuple[int, str, Fact]]


class _Draft:
    """The entries as they will be; new ones have negative places."""

    def __init__(self, entries: Sequence[str]) -> None:
        self._entries = entries
        self._texts: dict[int, str] = dict(enumerate(entries))
        self._touched: dict[int, None] = {}
        self._new = 0

    def about(self, fact: Fact) -> list[tuple[int, str, Fact]]:
        found = []
        for place, text in self._texts.items():
            held = next((held for held in stated(text) if held.about == fact.about), None)
            if held is not None:
                found.append((place, text, held))
        return found

    def add(self, text: str) -> None:
        self._new -= 1
        self.update(self._new, text)

    def update(self, place: int, text: str) -> None:
        self._texts[place] = text
        self._touched[place] = None

    def delete(self, place: int) -> None:
        del self._texts[place]
        self._touched[place] = None

    def operations(self) -> list[Op]:
        """What leads there from the entries, each slot once."""
        ops: list[Op] = []
        for place in self._touched:
            text = self._texts.get(place)
            if place < 0:
                ops += [] if text is None else [add(text)]
            elif text is None:
                ops.append(delete(place))
            elif text != self._entries[place]:
                ops.append(update(place, text))
        return ops


def _replace(fact: Fact, alike: _Alike, draft: _Draft) -> None:
    if not alike:
        draft.add(_short(fact))
        return
    place, _, held = alike[0]
    if held.value.casefold() == fact.value.casefold():
        return
    text = _short(fact)
    if fact.operation != "correct":
        text = f"{text} {fact.subject}'s previous {fact.relation} was {held.value}."
    draft.update(place, text)
    for other, _, _ in alike[1:]:
        draft.delete(other)


def _overwrite(fact: Fact, alike: _Alike, draft: _Draft) -> None:
    if any(held.value.casefold() == fact.value.casefold() for _, _, held in alike):
        return
    for place, _, _ in alike:
        draft.delete(place)
    draft.add(_short(fact))


def _gather(fact: Fact, alike: _Alike, draft: _Draft) -> None:
    value = fact.value.casefold()
    if fact.cardinality == "event" or fact.relation in _TOLD_IN_FULL:
        if not any(fact.text in text for _, text, _ in alike):
            draft.add(fact.text)
        return
    if any(value in text.casefold() for _, text, _ in alike):
        return  # said before
    for place, text, _ in alike:
        values = _listed(fact, text)
        if values:
            draft.update(place, _list(fact, [*values, fact.value]))
            return
    draft.add(_list(fact, [fact.value]))


def _end(fact: Fact, alike: _Alike, draft: _Draft) -> None:
    value = fact.value.casefold()
    for place, text, _ in alike:
        if not value or value not in text.casefold():
            continue
        rest = [each for each in _listed(fact, text) if each.casefold() != value]
        if rest:
            draft.update(place, _list(fact, rest))
        else:
            draft.delete(place)


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

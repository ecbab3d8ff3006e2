"""Candidate answers: what memenv's language functions read out of the memories that were kept."""

from __future__ import annotations

import re
from typing import NamedTuple

from memenv.envs.dialogue.gold import ABSTENTION
from memenv.envs.dialogue.questions import parse
from memenv.language.dates import find_dates
from memenv.language.extract import stated
from memenv.language.facts import OTHER
from memenv.language.values import capitalised, normal
from memenv.policies.answerer.views import View
from memenv.solver import Solver
from memenv.stream import Item

__all__ = ["KINDS", "Span", "spans"]

#: Where a candidate comes from: the frozen reader, a fact's value, a capitalised run, a date, a number, the values or the
#: number of values of the kind asked for, or none of the memories.
KINDS = ("reader", "value", "name", "date", "number", "list", "count", "yes", "no", "abstain")
#: Candidates at most, as they come: the reader's answer, abstention, yes and no are always among them.
MOST = 48

_NUMBER = re.compile(r"(?<![\w.,-])\d{1,3}(?![\w,-]|\.\d)")


class Span(NamedTuple):
    """A candidate answer: its text, the kinds under which it was found, the memories it was found in, and whether one
    of them tells it of the person and relation asked about."""

    text: str
    kinds: tuple[str, ...]
    places: tuple[int, ...] = ()
    fits: bool = False


def spans(view: View, reader: Solver) -> list[Span]:
    """The candidates, each text once (compared as `normal` has it); the first is what the frozen reader answers."""
    question = parse(view.question, int(view.time // 1) if abs(view.time) < 1e6 else 0)
    found: dict[str, Span] = {}

    def put(text: str, kind: str, place: int = -1, fits: bool = False) -> None:
        text = text.strip(" .,;:")
        name = normal(text)
        if not name:
            return
        held = found.get(name)
        if held is None:
            if len(found) >= MOST:
                return
            held = Span(text, ())
        kinds = held.kinds if kind in held.kinds else (*held.kinds, kind)
        places = held.places if place < 0 or place in held.places else (*held.places, place)
        found[name] = Span(held.text, kinds, places, held.fits or fits)

    put(reader.solve(Item(view.question, view.time), view.memories).answer or ABSTENTION, "reader")
    put(ABSTENTION, "abstain")
    put("Yes", "yes")
    put("No", "no")
    fitting: dict[str, str] = {}
    asked = {name.casefold() for name in question.people}
    for place, memory in enumerate(view.memories):
        for fact in stated(memory.text, memory.time):
            if fact.relation == OTHER or not fact.value or fact.operation == "forget":
                continue
            fits = fact.relation == question.relation and (not asked or fact.subject.casefold() in asked)
            put(fact.value, "value", place, fits)
            if fits and fact.told and fact.operation != "end":
                fitting.setdefault(normal(fact.value), fact.value)
        for mention in find_dates(memory.text, memory.time):
            put(memory.text[mention.start : mention.end], "date", place)
        for number in _NUMBER.finditer(memory.text):
            put(number.group(), "number", place)
        for run in capitalised(memory.text):
            if run.casefold() not in asked:
                put(run, "name", place)
    if fitting:
        put(str(len(fitting)), "count")
        if len(fitting) > 1:
            put(", ".join(fitting.values()), "list")
    return list(found.values())

"""Counts what plays show and writes it as rules: where things are, which appliance does what.

The form of ExpeL's and AutoGuide's insights for household plays, with rules in the place of the language model: each
play is read for sightings ("On the countertop 1, you see a mug 2") and for treatments that worked ("You heat the egg 1
using the microwave 1"), and one entry per thing and per treatment carries the counts on.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import WHOLE_BANK, bank_budget, bring_to, first_that_fit, seen_whole_bank
from memenv.language.plays import instruction, sightings, treatments

__all__ = ["Insights", "Notes"]

_ENTRY = re.compile(r"The ([a-z]+) was (.*)\.")
_PLACE = re.compile(r"(\d+) times? in the ([a-z]+)(?: (\d+))?")
_RULE = re.compile(r"To ([a-z]+)(?: something)?, .*use [a-z]* ?(?:with )?the ([a-z]+)\.")
#: Places that one entry names.
_PLACES = 4


@dataclass
class Notes:
    """Counts per thing and place, and appliances per treatment, as they are written to and read from entries.

    A place is (receptacle kind, number); the number is "" for sightings that were merged over the kind, which happens
    to the rarest when a thing has been in more places than an entry names.
    """

    places: dict[str, dict[tuple[str, str], int]] = field(default_factory=dict)
    rules: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, entries: Sequence[str]) -> Notes:
        """The notes behind entries that `texts` wrote; other entries are passed over."""
        notes = cls()
        for entry in entries:
            if (match := _ENTRY.fullmatch(entry)) is not None:
                notes.places[match[1]] = {(kind, number): int(n) for n, kind, number in _PLACE.findall(match[2])}
            elif (match := _RULE.fullmatch(entry)) is not None:
                notes.rules[match[1]] = match[2]
        return notes

    def add(self, text: str) -> None:
        """Count what a play shows."""
        for thing, kind, number in sightings(text):
            places = self.places.setdefault(thing, {})
            places[kind, number] = places.get((kind, number), 0) + 1
            while len(places) > _PLACES:
                self._merge(places)
        self.rules |= treatments(text)

    def _merge(self, places: dict[tuple[str, str], int]) -> None:
        numbered = [place for place in places if place[1]]
        if not numbered:
            rarest = min(places, key=lambda place: (places[place], place))
            del places[rarest]
            return
        rarest = min(numbered, key=lambda place: (places[place], place))
        count = places.pop(rarest)
        whole = (rarest[0], "")
        places[whole] = places.get(whole, 0) + count

    def texts(self) -> list[str]:
        """Entries, the most valuable first: rules, then things by how often they were seen."""
        rules = [instruction(verb, by) for verb, by in sorted(self.rules.items())]
        things = sorted(self.places, key=lambda thing: (-sum(self.places[thing].values()), thing))
        return [*rules, *(self._entry(thing) for thing in things if self.places[thing])]

    def _entry(self, thing: str) -> str:
        places = self.places[thing]
        ranked = sorted(places, key=lambda place: (-places[place], place))
        named = ", then ".join(f"{places[p]} times in the {' '.join(p).strip()}" for p in ranked)
        return f"The {thing} was {named}."


class Insights(Agent):
    """Keeps one entry per thing and per treatment, with counts, most seen first under the budget."""

    name = "insights"
    made_for = ("household tasks",)
    memory = WHOLE_BANK

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Looks at the whole bank, adds what the new play shows, writes the counts back."""
        if not seen_whole_bank(observation):
            return action(search="*")
        slots = observation["slots"]
        notes = Notes.read([text for text, full in zip(slots["text"], slots["filled"], strict=True) if full])
        notes.add(observation["experience"])
        return bring_to(observation, first_that_fit(notes.texts(), bank_budget(observation), info["key"]))

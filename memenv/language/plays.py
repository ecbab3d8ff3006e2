"""What a household play shows, read from its transcript."""

from __future__ import annotations

import re

__all__ = ["instruction", "sightings", "treatments"]

_SEEN = re.compile(r"(?:On the|The) ([a-z]+) (\d+)(?: is open\. In it)?, you see ([^.\n]*)\.")
_THING = re.compile(r"\ba ([a-z]+) (\d+)")
_TREATED = re.compile(r"You (heat|cool|clean) the [a-z]+ \d+ using the ([a-z]+) \d+\.")
_LIT = re.compile(r"You turn on the ([a-z]+) \d+\.")


def sightings(text: str) -> list[tuple[str, str, str]]:
    """(thing, receptacle, number) of everything seen in a play, each object where it was seen first."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for receptacle, number, listed in _SEEN.findall(text):
        for thing in _THING.findall(listed):
            found.setdefault(thing, (receptacle, number))
    return [(thing, *place) for (thing, _), place in found.items()]


def treatments(text: str) -> dict[str, str]:
    """Treatments that worked in a play: verb ("heat", "cool", "clean", "light") to appliance."""
    done = dict(_TREATED.findall(text))
    lit = _LIT.search(text)
    return {**done, "light": lit[1]} if lit else done


def instruction(verb: str, by: str) -> str:
    """A treatment as a rule that can stand alone."""
    if verb == "light":
        return f"To light something, hold it and use the {by}."
    return f"To {verb} something, use {verb} with the {by}."

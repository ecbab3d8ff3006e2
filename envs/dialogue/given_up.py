"""Whether a clause gives a value up, stops it or puts it in the place of another."""

from __future__ import annotations

import re

from memenv.language.letters import compiled

__all__ = ["given_up", "in_its_place", "stopped"]

_GIVES = compiled(
    r"\b(?:trad\w+(?: in)?|sold|swapped|exchanged|ditched|dropped|dumped|replaced|got rid of|gave (?:up|away)|left|quit|good-?bye to|moved (?:away )?from|switched from|changed from|went from|notice (?:at|to|with)|over|off) (?:the |my |an? |our )?(?:old )?$",
    re.IGNORECASE,
)
_SWAPS = compiled(r"\b(?:trad|swap|left|leav|replac|switch|chang|exchang|mov|gave up|giv)\w*\b", re.IGNORECASE)
_INTO = compiled(r"\b(?:for|to|into|with|by|now)(?: the| an?| my)?(?: Doctor| Dr\.?)? $")
_STOPS = compiled(
    r"\b(?:no longer|any ?more|any longer|gave up|giv(?:e|en|ing) up|quit|stopp(?:ed|ing)|done with|through with|finished with|said goodbye to|no more|dropped|retired from|resigned from|laid off|let go|over)\b(?P<gap>.*)$",
    re.IGNORECASE,
)
_BEGINS = compiled(
    r"\b(?:took up|start\w*|began|now|instead|join\w*|became|become|bought|got|for|into)\b|[:;]", re.IGNORECASE
)


def given_up(text: str, value: str) -> bool:
    """Whether a value stands where what is given up does: "traded in the Fiat"."""
    return _GIVES.search(text[: max(0, text.find(value))]) is not None


def stopped(text: str, value: str) -> bool:
    """Whether a clause says that `value` is over: "I gave up my flat in Zurich", "I don't live in Dublin anymore"."""
    at = text.find(value)
    if at < 0 or in_its_place(text, value):
        return False
    stop = _STOPS.search(text[:at])
    if stop is not None:
        return len(stop["gap"].split()) < 6 and _BEGINS.search(stop["gap"]) is None
    return re.search(r"\b(?:any ?more|any longer)\b", text[at:], re.IGNORECASE) is not None


def in_its_place(text: str, value: str) -> bool:
    """Whether a value stands where the new one does: "I left my old dentist for Doctor Ana"."""
    before = text[: max(0, text.find(value))]
    return _SWAPS.search(before) is not None and _INTO.search(before) is not None

"""Keeps what says most: names, numbers, dates, things that happened."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import WHOLE_BANK, bank_budget, bring_to, first_that_fit, lines_of, seen_whole_bank
from memenv.language.stems import STOP_WORDS, words

__all__ = ["Salience", "salience"]

_SPEAKER = re.compile(r"^\S[^:\n]{0,30}: ")
_NAME = re.compile(r"(?<![.!?:] )(?<!^)\b[A-Z][a-z]+")
_NUMBER = re.compile(
    r"\b\d[\d.,:]*\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|first|second|third)\b", re.IGNORECASE
)
_WHEN = re.compile(
    r"\b(?:yesterday|today|tonight|tomorrow|ago|last|next|since|weekend|week|month|year|monday|tuesday|wednesday"
    r"|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november"
    r"|december)\b",
    re.IGNORECASE,
)
_OWN = re.compile(r"\b(?:I|I'm|I've|I’m|I’ve|my|we|our)\b", re.IGNORECASE)
_PAST = re.compile(
    r"\b(?:\w{3,}ed|went|got|bought|took|made|met|won|found|began|started|saw|came|gave|left|told)\b", re.IGNORECASE
)


@lru_cache(maxsize=1 << 15)
def salience(line: str) -> float:
    """How much a line is likely to say that someone will ask about.

    One point each for names, numbers and time words (at most three of each), a point for speaking of oneself, one for
    the past tense, up to two for content words, less one for a question. The weights are round numbers chosen once,
    not fitted to any data.
    """
    said = _SPEAKER.sub("", line, count=1)
    content = sum(1 for word in words(said) if word not in STOP_WORDS and len(word) > 3)
    return (
        min(3, len(_NAME.findall(said)))
        + min(3, len(_NUMBER.findall(said)))
        + min(3, len(_WHEN.findall(said)))
        + bool(_OWN.search(said))
        + bool(_PAST.search(said))
        + min(2.0, content / 6)
        - said.rstrip().endswith("?")
    )


class Salience(Agent):
    """Keeps the lines that say most under the budget; weaker ones make room, older ones first."""

    name = "salience"
    memory = WHOLE_BANK

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Looks at the whole bank, ranks old and new lines together, keeps the best that fit."""
        if not seen_whole_bank(observation):
            return action(search="*")
        slots = observation["slots"]
        held = [
            (float(age), text)
            for text, age, full in zip(slots["text"], slots["age"], slots["filled"], strict=True)
            if full
        ]
        new = [(-1.0, line) for line in lines_of(observation, info)]
        ranked = sorted((*held, *new), key=lambda pair: (-salience(pair[1]), pair[0], pair[1]))
        return bring_to(
            observation, first_that_fit([text for _, text in ranked], bank_budget(observation), info["key"])
        )

"""Agents that try to score without remembering anything well. They are tests of the environments, not competitors."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import WHOLE_BANK, bank_budget, bring_to, last_that_fit, lines_of, seen_whole_bank
from memenv.errors import MemenvError
from memenv.language.stems import STOP_WORDS, words
from memenv.operations import add

__all__ = ["PACKINGS", "Packer", "Shotgun"]

PACKINGS = ("plain", "glued", "json", "cjk")


class Packer(Agent):
    """Packs content words as tightly as it can: plain, glued together, as JSON keys, or as CJK characters."""

    name = "packer"

    def __init__(self, packing: str = "plain") -> None:
        if packing not in PACKINGS:
            raise MemenvError(f"packer:{packing}: allowed are {', '.join(PACKINGS)}")
        self.packing = packing

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Stores each line squeezed."""
        squeezed = [self._squeeze(line) for line in lines_of(observation, info)]
        return action(
            [add(text) for text in last_that_fit([text for text in squeezed if text], bank_budget(observation))]
        )

    def _squeeze(self, line: str) -> str:
        content = [word for word in words(line) if word not in STOP_WORDS]
        if self.packing == "glued":
            return "".join(content)
        if self.packing == "json":
            return json.dumps({word: 1 for word in content}, separators=(",", ":")) if content else ""
        if self.packing == "cjk":
            # two letters in one character of the CJK block: fewer characters, but not fewer bytes
            joined = "".join(content)
            pairs = [joined[i : i + 2].ljust(2) for i in range(0, len(joined), 2)]
            return "".join(chr(0x4E00 + (ord(a) * 97 + ord(b)) % 0x5000) for a, b in map(tuple, pairs))
        return " ".join(content)


class Shotgun(Agent):
    """Claims everything of everybody: every name with every value heard so far."""

    name = "shotgun"
    memory = WHOLE_BANK
    _VALUE = re.compile(r"\b(?:[A-Z][a-z]+|\d+|\w{5,})\b")

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Rebuilds one list of values per speaker, newest values first, as long as the budget allows."""
        if not seen_whole_bank(observation):
            return action(search="*")
        values: dict[str, None] = {}
        names: dict[str, None] = {turn.speaker: None for turn in info["messages"]}
        for line in reversed(lines_of(observation, info)):
            for value in self._VALUE.findall(line):
                values[value] = None
        for text in observation["slots"]["text"]:
            name, _, rest = text.partition(": ")
            if rest:
                names[name] = None
                values.update(dict.fromkeys(rest.split(", ")))
        budget = bank_budget(observation)
        share = 4 * (budget if budget is not None else 4096) // max(1, len(names))
        texts = []
        for name in names:
            text = f"{name}: "
            for value in values:
                if len(text.encode()) + len(value.encode()) + 2 > share - 4:
                    break
                text += value if text.endswith(": ") else f", {value}"
            texts.append(text)
        return bring_to(observation, texts)

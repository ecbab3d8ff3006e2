"""One line per person and taste, kept up to date: a managed profile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import WHOLE_BANK, bank_budget, bring_to, last_that_fit, seen_whole_bank
from memenv.language.tastes import Claim, read_claims

__all__ = ["Profile"]


class Profile(Agent):
    """Reads what people say of their tastes and keeps the latest value of each, the longest unmentioned out first."""

    name = "profile"
    made_for = ("shopping",)
    memory = WHOLE_BANK

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Looks at the whole bank, replaces what was said anew, adds the rest."""
        said: dict[str, str] = {}
        for turn in info["messages"]:
            for claim in read_claims(turn.line(), turn.speaker):
                if claim.aspect:
                    said.pop(_head(turn.speaker, claim), None)
                    said[_head(turn.speaker, claim)] = f"{_head(turn.speaker, claim)} {claim.value}."
        if not said:
            return action()
        if not seen_whole_bank(observation):
            return action(search="*")
        slots = observation["slots"]
        held = sorted(
            (-float(age), place, text)
            for place, (text, age, full) in enumerate(zip(slots["text"], slots["age"], slots["filled"], strict=True))
            if full
        )
        kept = [text for _, _, text in held if not any(text.startswith(head) for head in said)]
        return bring_to(observation, last_that_fit([*kept, *said.values()], bank_budget(observation)))


def _head(person: str, claim: Claim) -> str:
    """How the line about this taste begins, whatever its value."""
    aspect, department = claim.key
    return f"{person}'s {department} {aspect} is" if department else f"{person}'s {aspect} is"

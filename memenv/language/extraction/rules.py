"""How each kind of fact is put in plain English.

Rules are tried in the order of this list among those whose trigger words the clause has; the first match whose value
passes its check wins. Patterns are compiled when first needed.
"""

from __future__ import annotations

from collections.abc import Sequence

from memenv.language.extraction.rule import Rule
from memenv.language.extraction.rules_broad import BROAD
from memenv.language.extraction.rules_event import EVENT
from memenv.language.extraction.rules_many import MANY
from memenv.language.extraction.rules_one import ONE

__all__ = ["RULES", "Rule", "by_trigger"]

RULES: list[Rule] = [rule for table in (ONE, MANY, EVENT, BROAD) for rule in table.rules]


def by_trigger(rules: Sequence[Rule]) -> dict[str, list[int]]:
    """Trigger word, also in the possessive -> the places of its rules in the list."""
    found: dict[str, list[int]] = {}
    for place, rule in enumerate(rules):
        for word in rule.triggers:
            for form in (word, word + "'s", word + "’s"):
                found.setdefault(form, []).append(place)
    return found

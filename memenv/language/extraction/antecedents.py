"""What later clauses call a person, a pet or a day that an earlier one told of."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from memenv.language.dates import Date
from memenv.language.extraction.claim import Claim
from memenv.language.extraction.wordlists import KIN, PETS
from memenv.language.facts import Fact
from memenv.language.letters import CAPITALS, compiled

__all__ = ["dated_as_before", "named", "noun_for"]


@lru_cache(maxsize=1024)
def _name_after(word: str) -> re.Pattern[str]:
    return compiled(rf"\b{re.escape(word)},? ([A-Z]\w+)")


def named(claim: Claim) -> str:
    """The words for a third person ("my cousin"), with the name that follows them in the clause."""
    words = " ".join(claim.words[claim.subject.start : claim.subject.end])
    match = _name_after(claim.words[claim.subject.end - 1]).search(claim.told)
    return f"{words} {match[1]}" if match else words


def dated_as_before(fact: Fact, date: Date) -> Fact:
    """The fact with the date of the verb before it: "treated myself last week and bought a tent"."""
    words = date.text()
    text = f"{fact.text.rstrip('.')} {'on' if date.granularity == 'day' else 'in'} {words}."
    return replace(fact, text=text, date=date)


def noun_for(fact: Fact) -> str:
    """What to call a pet or relative later, as its owner says: "my dog Rex"."""
    name = re.search(rf"\b[{CAPITALS}]\w+", fact.value)
    for word in fact.value.lower().split():
        if word in PETS or KIN.get(word) == fact.relation:
            return f"my {word} {name.group()}" if name else f"my {word}"
    return f"my {fact.relation} {fact.value}" if name else ""

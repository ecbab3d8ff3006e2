"""Candidate insights: what could be kept of a finished task, read out of the text it left.

The rule form of UMEM's extraction: instead of writing an insight, the optimiser chooses among candidates of known kinds.

* rule: what carries over to other tasks.
* leak: what was right for this one task, and for no other.
* specific: the whole of what happened.
* wrong: a rule that is not so; training must learn to leave it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from memenv.envs.game24.templates import idea_of
from memenv.language.hops.facts import Fact, fact_line, read_facts
from memenv.language.plays import sightings, treatments

__all__ = ["EXTRACTORS", "KINDS", "candidates_for"]

KINDS = ("rule", "leak", "specific", "wrong")
Extract = Callable[[str], Mapping[str, str]]

_WORKED = re.compile(r"Solution: ([^=]*= 24)")
_ACTION = re.compile(r"^> (.*)$", re.MULTILINE)
_LETTERS = str.maketrans("abcd", "dcba")


def game24(text: str) -> dict[str, str]:
    """The template; the worked answer; the line; the template with its letters reversed."""
    idea = idea_of(text)
    if not idea:
        return {}
    worked = _WORKED.search(text)
    return {
        "rule": idea,
        "leak": worked[1] if worked else text,
        "specific": text,
        "wrong": idea.translate(_LETTERS),
    }


def alfworld(text: str) -> dict[str, str]:
    """Where things were and what treats them; the plays' commands; the play; the same places for other things."""
    seen = sightings(text)
    treated = treatments(text)
    if not seen and not treated:
        return {}
    things = [f"The {thing} was in the {place}." for thing, place, _ in seen[:6]]
    rules = [f"To {verb} something, use {verb} with the {by}." for verb, by in sorted(treated.items())]
    turned = [f"The {one[0]} was in the {other[1]}." for one, other in zip(seen[:6], reversed(seen[:6]), strict=True)]
    return {
        "rule": " ".join([*rules, *things]),
        "leak": "What worked: " + ", ".join(_ACTION.findall(text)[-6:]),
        "specific": text,
        "wrong": " ".join(turned) or "To heat something, use heat with the fridge.",
    }


def multihop(text: str) -> dict[str, str]:
    """The facts that were read; the task with its answers; the whole; the same facts with their values exchanged."""
    facts = [fact for line in text.splitlines() if line.startswith("Doc ") for fact in read_facts(line)][:24]
    if not facts:
        return {}
    answer = re.search(r"<answer>(.*?)</answer>", text, re.DOTALL)
    question = text.partition("\n")[0]
    values = [fact.object for fact in facts]
    exchanged = [fact._replace(object=value) for fact, value in zip(facts, values[1:] + values[:1], strict=True)]
    return {
        "rule": _by_subject(facts),
        "leak": f"{question} Answer: {answer[1].strip()}" if answer else question,
        "specific": text,
        "wrong": _by_subject(exchanged),
    }


def _by_subject(facts: Sequence[Fact]) -> str:
    grouped: dict[str, dict[Fact, None]] = {}
    for fact in facts:
        grouped.setdefault(fact.subject, {})[fact] = None
    return "\n".join(fact_line(group) for group in grouped.values())


#: By environment id.
EXTRACTORS: Mapping[str, Extract] = {
    "MemGame24-v0": game24,
    "MemALFWorld-v0": alfworld,
    "MemMultiHop-v0": multihop,
}


def candidates_for(env_id: str, text: str) -> dict[str, str]:
    """Kind to text, in the order of `KINDS`, each text once; empty where the experience teaches nothing."""
    found = EXTRACTORS[env_id](text)
    kept: dict[str, str] = {}
    for kind in KINDS:
        if found.get(kind) and found[kind] not in kept.values():
            kept[kind] = found[kind]
    return kept

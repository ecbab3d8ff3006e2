"""Raw turns retold as self-contained sentences before they are read.

"Mia: I moved to Rome last week" is read as "Mia moved to Rome in the week before 16 June 2023." by the extractor that
also cuts conversations into facts (`memenv.language.extract`); it sees the memory's own text and time, nothing else.
Memories that are no turns are read as they stand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from memenv.caches import TEXTS
from memenv.envs.dialogue.admission import denied
from memenv.envs.dialogue.held import held
from memenv.language.extract import extract
from memenv.language.lexicon import RELATIONS
from memenv.language.plainly import plainly
from memenv.language.records import NAME, is_name
from memenv.solver import Recall
from memenv.stream import Turn

__all__ = ["retold", "together"]

#: One memory may hold so many retold sentences before their order could pass that of the next memory.
_PLACES = 1 << 16
_TURN = re.compile(rf"^\s*(?P<who>{NAME})\s?:\s+(?P<said>\S.*)$")
_FIRST = re.compile(r"\b(?:I|[Mm]y|[Ww]e|[Oo]ur|[Mm]e|[Mm]ine|[Mm]yself|[Uu]s)\b")

#: Wishes for the listener are nobody's plans.
_POLITE = re.compile(r"\bhopes? (?:that )?you\b|\bhopes? you['’]re\b")


@lru_cache(maxsize=TEXTS)
def _sentences(text: str, time: float) -> tuple[str, ...]:
    """The retold sentences of a text of turns; the text itself where it is none."""
    if ":" not in text or not _FIRST.search(text):
        return (text,)
    turns: list[Turn] = []
    other: list[str] = []
    first = False
    for line in text.splitlines():
        match = _TURN.match(line)
        if match is not None and is_name(match["who"].split()[0]):
            first = first or _FIRST.search(match["said"]) is not None
            turns.append(Turn(match["who"], plainly(match["said"]), time, str(len(turns))))
        elif line.strip():
            other.append(line)
    if not turns or not first:
        return (text,)
    told = list(other)
    for fact in extract(turns):
        if (
            fact.question
            or fact.chitchat
            or _POLITE.search(fact.text)
            or fact.text.startswith(f"{fact.speaker} said: ")
        ):
            continue
        if fact.operation == "correct" and fact.old:
            told.append(f"Correction: {fact.text.rstrip('.')}, not {fact.old}.")
        else:
            told.append(fact.text)
    return tuple(dict.fromkeys(told))


def together(name: str, person: str, memories: Sequence[Recall], told: Sequence[Recall]) -> Sequence[Recall]:
    """What to read a kind of fact from: each memory's own words, or what was retold of it where they tell nothing.

    A retelling that corrects goes first. Of kinds with several values both are read: each catches what the other misses.

    Args:
        name: the kind, as in `memenv.language.lexicon`.
        person: whose.
        memories: as shown.
        told: `retold(memories)`.
    """
    kind = RELATIONS[name].cardinality
    by_place: dict[int, list[Recall]] = {}
    for one in told:
        by_place.setdefault(one.id // _PLACES, []).append(one)
    found: list[Recall] = []
    for index, memory in enumerate(memories):
        place = memory.id if memory.id >= 0 else index
        own = Recall(memory.text, memory.time, memory.source, place * _PLACES + _PLACES - 1, memory.reward)
        sentences = by_place.get(place, [])
        if [one.text for one in sentences] == [memory.text]:
            found.extend(sentences)
            continue
        if not any(one.text.startswith("Correction: ") for one in sentences):
            bygone = {said.norm for said in held(memory.text, person, name) if said.past or said.ended}
            sentences = [
                one
                for one in sentences
                if not any(
                    denied(memory.text, person, name, said.norm)
                    or (said.norm in bygone and not (said.past or said.ended))
                    for said in held(one.text, person, name)
                )
            ]
        if kind not in ("one", "secret"):
            found.extend([*sentences, own])
            continue
        fixed = any(one.text.startswith("Correction: ") and held(one.text, person, name) for one in sentences)
        telling = any(not (said.past or said.ended) for said in held(memory.text, person, name))
        if fixed or (not telling and any(held(one.text, person, name) for one in sentences)):
            found.extend(sentences)
        if not fixed:
            found.append(own)
    return found


def retold(memories: Sequence[Recall]) -> Sequence[Recall]:
    """`memories` with every raw turn replaced by what it tells, in order; ids keep that order.

    The very same object where no memory is a turn.
    """
    told = [_sentences(memory.text, memory.time) for memory in memories]
    if all(sentences == (memory.text,) for sentences, memory in zip(told, memories, strict=True)):
        return memories
    found: list[Recall] = []
    for index, (memory, sentences) in enumerate(zip(memories, told, strict=True)):
        place = (memory.id if memory.id >= 0 else index) * _PLACES
        for offset, sentence in enumerate(sentences):
            found.append(Recall(sentence, memory.time, memory.source, place + offset, memory.reward))
    return found

"""From turns to candidate facts, with no model: reads only what was said, by whom and when.

Per turn: sentences, clauses, whom a clause is about, what it claims of itself (`cues`), its dates (`when`), the kind of
fact (`rules`), and the clause retold with names (`rewrite`). Nothing that was said is dropped except greetings and
exclamations: a clause of no known kind becomes a fact of the relation "other", so that whoever stores everything pays
for it, and a question about it can still be answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from memenv.language.clauses import sentences
from memenv.language.extraction.claim import Scene, claim_of
from memenv.language.extraction.cues import HYPOTHETICAL
from memenv.language.extraction.first_person import first_person
from memenv.language.extraction.pieces import pieces
from memenv.language.extraction.prepared import QUESTION_END
from memenv.language.extraction.reading import Reading
from memenv.language.extraction.rewrite import Voice, sentence_case
from memenv.language.extraction.telling import fact_of
from memenv.language.facts import Fact
from memenv.stream import Turn

__all__ = ["extract", "stated"]


def extract(turns: Sequence[Turn], speakers: Sequence[str] = ()) -> list[Fact]:
    """The candidate facts of `turns`, in the order in which they were said.

    Args:
        turns: of one session, or several in order.
        speakers: the participants; without it those who speak. "You" is resolved where there are two.

    Pure: equal turns give equal facts. Never raises on any text.
    """
    reading = Reading(speakers or [turn.speaker for turn in turns])
    for turn in turns:
        if turn.text.strip():
            reading.read(turn)
    return reading.facts


@lru_cache(maxsize=4096)
def stated(text: str, time: float = 0.0) -> tuple[Fact, ...]:
    """The facts of a stored memory text: self-contained sentences in the third person.

    The subject is the person whom the sentence itself names first ("Mia lives in Rome.", "Dune is Mia's favourite
    book."). "Mia's previous home was Oslo." is told with the operation "end". A sentence that names nobody tells nothing.

    Args:
        text: as an agent stored it.
        time: of the memory, in days since 1 January 1970; relative dates are resolved against it.
    """
    found: list[Fact] = []
    for start, end in sentences(text):
        sentence = text[start:end]
        body = sentence.rstrip("?!. ")
        name, said = first_person(body)
        if not name or sentence.endswith(QUESTION_END):
            continue
        scene = Scene(Turn(name, said, time), Voice(name, ""), {name.split()[0].lower(): True})
        unreal = False
        for piece in pieces(said):
            claim = claim_of(piece, scene, unreal)
            unreal = unreal or (bool(claim.bits & HYPOTHETICAL) and claim.words[:1] == ["if"])
            fact = fact_of(claim, scene)
            if fact.relation != "other":
                found.append(replace(fact, text=sentence_case(sentence)))
    return tuple(found)

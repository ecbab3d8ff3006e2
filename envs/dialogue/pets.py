"""Which animal a pet is, and the answers about pets."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memenv.envs.dialogue.claims import about
from memenv.envs.dialogue.holdings import Placed, present_values
from memenv.envs.dialogue.questions import Question
from memenv.language.facts_many import ANIMALS
from memenv.language.lexicon import RELATIONS
from memenv.solver import Recall

__all__ = ["animal_of", "pets", "same_animal"]

_ANIMAL = re.compile(rf"\b{ANIMALS}\b", re.IGNORECASE)


def animal_of(p: Placed) -> str:
    """The kind of animal that a named pet is told to be."""
    text = p.held.statement.clause.text
    if not _ANIMAL.search(text):
        text = p.held.statement.sentence
    at = text.find(p.held.value)
    near = sorted(_ANIMAL.finditer(text), key=lambda match: (abs(match.end() - at), match.start()))
    return near[0].group().lower() if near else ""


def singular(word: str) -> str:
    return {
        "puppies": "puppy",
        "kitties": "kitty",
        "ponies": "pony",
        "mice": "mouse",
        "canaries": "canary",
        "bunnies": "bunny",
    }.get(word, word[:-1] if word.endswith("s") and word not in ("sheep", "bees") else word)


_BREEDS = {
    **dict.fromkeys(
        (
            "puppy",
            "pup",
            "hound",
            "terrier",
            "retriever",
            "labrador",
            "poodle",
            "beagle",
            "spaniel",
            "collie",
            "dachshund",
            "corgi",
        ),
        "dog",
    ),
    **dict.fromkeys(("kitten", "kitty"), "cat"),
    "bunny": "rabbit",
    "budgie": "bird",
    "goldfish": "fish",
}


def same_animal(one: str, other: str) -> bool:
    """Whether two words may mean one kind of animal ("puppy", "dogs")."""
    a, b = singular(one.lower()), singular(other.lower())
    return _BREEDS.get(a, a) == _BREEDS.get(b, b)


def pets(question: Question, person: str, memories: Sequence[Recall]) -> str:
    """Names or kinds of the pets that are still there, as the question wants."""
    placed = present_values(RELATIONS["pet"], person, memories)
    asked = _ANIMAL.search(question.body)
    if asked is not None and asked.group() not in ("animals", "animal"):
        sure = [p for p in placed if animal_of(p) and same_animal(animal_of(p), asked.group())]
        placed = sure or [p for p in placed if not animal_of(p)]
    kinds = re.search(
        r"\b(?:kinds?|types?|sorts?|species|breeds?)\b|\bwhat animals? (?:is|are|does x keep)\b", question.body
    )
    kinds = kinds if kinds and not re.search(r"\b(?:names?|called|named)\b", question.body) else None
    if not placed and asked is None and re.search(r"\b(?:what|which)\b", question.body):
        kinds = re.search("", question.body)
    if kinds:
        bare: list[str] = []
        for memory in memories:
            for said in about(memory.text, person):
                if said.clause.told and not said.clause.third and not said.clause.ended:
                    bare.extend(singular(m.group().lower()) for m in _ANIMAL.finditer(said.clause.text))
        names = [singular(animal_of(p)) for p in placed if animal_of(p)]
        return ", ".join(dict.fromkeys(names or bare))
    return ", ".join(dict.fromkeys(p.held.value for p in placed))

"""Several wordings as one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields

from memenv.envs.dialogue.generator.words.shape import Phrases, Talk, Words

__all__ = ["pooled"]


def pooled(wordings: Sequence[Words]) -> Words:
    """All values and all templates of `wordings`, in order, each once: what one of them tells another may ask about."""
    first = wordings[0]
    return Words(
        {pool: _joined(words.values[pool] for words in wordings) for pool in first.values},
        {relation: _talk(wordings, relation) for relation in first.talk},
        Phrases(**{f.name: _joined(getattr(words.phrases, f.name) for words in wordings) for f in fields(Phrases)}),
        {allergen: dish for words in wordings for allergen, dish in words.dishes.items()},
        {diet: food for words in wordings for diet, food in words.diets.items()},
    )


def _talk(wordings: Sequence[Words], relation: str) -> Talk:
    found = {f.name: _joined(getattr(w.talk[relation], f.name) for w in wordings) for f in fields(Talk)}
    if found["ask_when"]:
        # A wording without questions of its own for this date asks its general ones.
        found["ask_when"] = _joined(w.talk[relation].ask_when or w.phrases.ask_when for w in wordings)
    return Talk(**found)


def _joined(parts: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(value for part in parts for value in part))

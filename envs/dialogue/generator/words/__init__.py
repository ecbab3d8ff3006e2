"""Vocabulary and templates, held out between the splits `train` and `test`.

Wordings are disjoint in vocabulary (closed classes apart) and in templates, each by another author. Training draws from
the wordings a to e and g together. Wording f is the test's: whoever works on a reader, an extractor or an agent does
not open the folder `f`. Wording h is in no split: written blind like f, it is reached by name alone
(`generate(..., wording="h")`) to validate what was learnt on the others, until it joins the training mix.
"""

from __future__ import annotations

from functools import cache

from memenv.envs.dialogue.generator.words import a, b, c, d, e, f, g, h
from memenv.envs.dialogue.generator.words.pool import pooled
from memenv.envs.dialogue.generator.words.shape import Phrases, Talk, Words
from memenv.errors import MemenvError

__all__ = ["SPLITS", "Phrases", "Talk", "Words", "words"]

#: Split -> its wordings.
SPLITS: dict[str, tuple[str, ...]] = {"train": ("a", "b", "c", "d", "e", "g"), "test": ("f",)}

_WORDINGS = {
    "a": a.WORDS,
    "b": b.WORDS,
    "c": c.WORDS,
    "d": d.WORDS,
    "e": e.WORDS,
    "f": f.WORDS,
    "g": g.WORDS,
    "h": h.WORDS,
}


@cache
def words(name: str) -> Words:
    """The words of a split ("train", "test") or of one wording ("a", "b", …); equal calls share one object.

    Raises:
        MemenvError: there is no such split or wording.
    """
    names = SPLITS.get(name, (name,))
    if not set(names) <= set(_WORDINGS):
        raise MemenvError(f"life: wording {name!r} is not known; there are {', '.join([*SPLITS, *_WORDINGS])}")
    return pooled([_WORDINGS[wording] for wording in names])

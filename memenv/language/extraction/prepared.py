"""Sentences and clauses of a turn made ready to be read, and the voice of who says them."""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.extraction.cues import talks_back
from memenv.language.extraction.pieces import pieces, words_of
from memenv.language.extraction.rewrite import Address, Voice, plain_verbs, trim

__all__ = ["QUESTION_END", "prepared", "told_first", "trimmed", "voice_of"]

#: How a question ends.
QUESTION_END = ("?", '?"', "?”", "?)", "？", "?!", "!?")
_TELLS = re.compile(r"^(?:I|we|my|our)\b(?! (?:wonder|guess|think)\b)", re.IGNORECASE)
_ASKS = re.compile(
    r"(?:^|, (?:so |and |but |what )?)(?:who|what|why|how|where|when|can|could|do|does|did|will|would|shall|are|is|isn['’]t|right|you|pick|want|fancy|any|ok|okay|care|am|have|has|want)\b[^,]*$",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def prepared(sentence: str) -> tuple[int, str, list[str]]:
    """Whether a sentence may take something back, and it without fillers, whole and in clauses."""
    words = words_of(sentence)
    body = plain_verbs(trim(sentence.rstrip("?!. " if sentence.endswith(QUESTION_END) else "!. "), None))
    return talks_back(words), body, pieces(body) if body else []


@lru_cache(maxsize=1024)
def voice_of(speaker: str, speakers: tuple[str, ...]) -> tuple[Voice, dict[str, bool], Address | None]:
    """The voice of a speaker, the first names of all (True: the speaker's), and how the others are addressed."""
    others = [name for name in speakers if name != speaker]
    names = {name.split()[0].lower(): False for name in others if name.split()}
    if speaker.split():
        names[speaker.split()[0].lower()] = True
    short = [name.split()[0] for name in others if name.split()]
    called = tuple(form for name in short for form in dict.fromkeys((name, name[:3], name[:4])) if len(form) > 1)
    return Voice(speaker, others[0] if len(others) == 1 else ""), names, Address(called) if called else None


@lru_cache(maxsize=4096)
def trimmed(piece: str) -> str:
    """A clause without fillers."""
    return trim(piece, None)


def told_first(split: list[str]) -> list[str] | None:
    """The clauses of a statement that a question follows in the same sentence: "I hate olives, want mine?"."""
    whole = ", ".join(split)
    if not _TELLS.match(whole):
        return None
    asked = _ASKS.search(whole)
    return pieces(whole[: asked.start()]) if asked is not None and asked.start() > 8 else None

"""The frames of English that say a thing in a roundabout way, each with what it says plainly; the first that fits counts."""

from __future__ import annotations

from functools import lru_cache

from memenv.language.frame_slots import Frame
from memenv.language.frames_clefts import CLEFTS
from memenv.language.frames_favourites import FAVOURITES
from memenv.language.frames_told import TOLD, WEDDINGS
from memenv.language.gates import COMMON, Gates

__all__ = ["FRAMES", "gates"]

#: In the order in which they are tried.
FRAMES: tuple[Frame, ...] = (*WEDDINGS, *FAVOURITES, *CLEFTS, *TOLD)


@lru_cache(maxsize=1)
def gates() -> Gates:
    """Which rules can fit a sentence: a bit for each."""
    return Gates(([pattern.pattern] for _, pattern, _ in FRAMES), COMMON)

"""Capital letters beyond ASCII: "Évora" and "Łódź" are names as "Rome" is."""

from __future__ import annotations

import re

__all__ = ["CAPITALS", "compiled", "latin"]

#: The inside of a character class: the capitals of Latin-1 and of Latin Extended-A (whose small letters lie between).
CAPITALS = "A-ZÀ-ÖØ-ÞĀ-Ž"


def latin(pattern: str) -> str:
    """`pattern` with every class that begins with "A-Z" widened to `CAPITALS`."""
    return pattern.replace("[A-Z", f"[{CAPITALS}")


def compiled(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """`re.compile` of the widened pattern."""
    return re.compile(latin(pattern), flags)

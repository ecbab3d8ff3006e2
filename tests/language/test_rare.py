"""Rare patterns answer as their patterns do."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from memenv.language.rare import Rare

_PATTERN = re.compile(r"\b(?:switch(?:ed|ing)?|gave (?:it )?up|[A-Z]\w+ed)\b", re.IGNORECASE)
_RARE = Rare(_PATTERN)
_WORDS = st.sampled_from(
    ["Mia", "switched", "SWITCHING", "gave", "it", "up", "ſwitch", "Painted", "tea", ".", "", "gaveup"]
)


@given(st.lists(_WORDS, max_size=8).map(" ".join))
def test_the_answers_are_those_of_the_pattern(text: str) -> None:
    def spans(match: re.Match[str] | None) -> tuple[int, int] | None:
        return None if match is None else match.span()

    for name in ("search", "match", "fullmatch"):
        assert spans(getattr(_RARE, name)(text)) == spans(getattr(_PATTERN, name)(text))
    assert spans(_RARE.search(text, 3)) == spans(_PATTERN.search(text, 3))
    assert [match.span() for match in _RARE.finditer(text)] == [match.span() for match in _PATTERN.finditer(text)]
    assert _RARE.sub("-", text) == _PATTERN.sub("-", text)


def test_a_pattern_made_later_is_known_too() -> None:
    assert _RARE.search("nothing of the kind") is None
    late = Rare(r"\b[A-Z]urora\b")
    assert late.search("she saw Ãurora") is not None  # widened to all Latin capitals
    assert late.search("nothing of the kind") is None
    assert _RARE.search("she gave it up") is not None

"""Names are found where a pattern made for the name would find them."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from memenv.language.mentions import begins_with, mentions, replaced

TEXT = st.text(alphabet="annAN'-. é", max_size=20)
NAME = st.sampled_from(["Ann", "An", "Ann-An", "Né", "a", "-n"])


@given(TEXT, NAME, st.booleans())
def test_as_the_pattern(text: str, name: str, any_case: bool) -> None:
    pattern = re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE if any_case else 0)
    assert mentions(text, name, any_case) == [match.span() for match in pattern.finditer(text)]
    if not any_case:
        assert replaced(text, name, "x") == pattern.sub("x", text)
    assert begins_with(text, name) == (re.match(rf"{re.escape(name)}\b", text, re.IGNORECASE) is not None)


def test_letters_that_change_length() -> None:
    assert mentions("İlke and ilke", "İlke", any_case=True)
    assert mentions("Straße", "Straße") == [(0, 6)]


def test_no_name() -> None:
    assert mentions("Ann", "") == []
    assert replaced("Ann met Anna", "Ann", "x") == "x met Anna"

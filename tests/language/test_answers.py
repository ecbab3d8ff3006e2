from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.language.answers import join_answers, split_answers


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Paris; 42", ["Paris", "42"]),
        ("Paris; 42;", ["Paris", "42"]),
        ("; 42", ["", "42"]),
        ("a;;b", ["a", "", "b"]),
        ("", [""]),
        ('"one; two"; three', ["one; two", "three"]),
        (r"one\; two; three", ["one; two", "three"]),
        ('say "hi; there"; x', ['say "hi', 'there"', "x"]),
        ('"open; x', ['"open', "x"]),
        ('"The Wall" album; x', ['"The Wall" album', "x"]),
    ],
)
def test_split(text: str, parts: list[str]) -> None:
    assert split_answers(text) == parts


@settings(deadline=None)
@given(
    st.lists(st.text(min_size=1).map(lambda t: " ".join(t.split())).filter(lambda t: t and "\\" not in t), min_size=1)
)
def test_join_and_split_are_inverse(answers: list[str]) -> None:
    assert split_answers(join_answers(answers)) == answers

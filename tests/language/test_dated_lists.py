"""Dated members of lists, told again one by one; everything else untouched."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.language.dated_lists import unfolded


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Mia's hobbies are chess (since 3 May 2022) and golf.",
            "Mia's hobbies are chess and golf. Mia's hobbies are chess (since 3 May 2022).",
        ),
        (
            "Leo is allergic to nuts, eggs (since May 2022) and milk (2021).",
            "Leo is allergic to nuts, eggs and milk. Leo is allergic to eggs (since May 2022). Leo is allergic to milk (2021).",
        ),
        (
            "Mia has two dogs: Rex (since 3 May 2022) and Bo.",
            "Mia has two dogs: Rex and Bo. Mia has had Rex (since 3 May 2022).",
        ),
        (
            "Mia's boss is Leo (since May 2022; before: Bo).",
            "Mia's boss is Leo (since May 2022). Mia's previous boss was Bo.",
        ),
        ("Mia's drink is mate (before: cola).", "Mia's drink is mate. Mia's previous drink was cola."),
        (
            "Leo is a cook. Mia speaks Greek and Danish (since 3 May 2022). Bo sings.",
            "Leo is a cook. Mia speaks Greek and Danish. Mia speaks Danish (since 3 May 2022). Bo sings.",
        ),
    ],
)
def test_members_get_sentences(text, expected):
    assert unfolded(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Mia lives in Rome (since 3 May 2022).",
        "Mia likes tea (green) and cake.",
        "(since 3 May 2022) and golf",
        "Mia: I play chess and golf.",
        "",
    ],
)
def test_anything_else_stays(text):
    assert unfolded(text) == text


@given(st.text())
def test_any_text_is_read(text):
    assert isinstance(unfolded(text), str)

"""Clauses and their marks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.language.clauses import clauses, sentences
from memenv.language.records import lines
from memenv.language.stems import content_stems, stem, words
from memenv.language.thesaurus import is_kind_of
from memenv.language.values import values

MARKS = ("question", "hypothetical", "intended", "negated", "ended", "past", "correction")


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        ("Mia lives in Rome.", [set()]),
        ("Mia lives in Rome and works as a nurse.", [set(), set()]),
        ("I used to live in Oslo, but now I live in Rome.", [{"past"}, set()]),
        ("I might move to Oslo.", [{"hypothetical"}]),
        ("If I ever get a cat, I'd call it Tom.", [{"hypothetical"}, {"hypothetical"}]),
        ("I don't play the piano.", [{"negated"}]),
        ("Mia gave up the violin.", [{"ended"}]),
        ("Do you like jazz?", [{"question"}]),
        ("Mia would love to visit Japan.", [{"intended"}]),
        ("I said Oslo, I meant Bergen.", [set(), {"correction"}]),
        ("Mia and Hugo moved to Rome.", [set()]),
        ("Dr. Smith is Mia's dentist.", [set()]),
    ],
)
def test_marks(text: str, marks: list[set[str]]) -> None:
    assert [{mark for mark in MARKS if getattr(clause, mark)} for clause in clauses(text)] == marks


@pytest.mark.parametrize(
    ("text", "third", "owner"),
    [
        ("My cousin became a chef.", "cousin", ""),
        ("Mia's sister Anna moved.", "sister", "Mia"),
        ("A friend of mine moved.", "friend", ""),
        ("I visited my cousin.", "", ""),
    ],
)
def test_third_parties(text: str, third: str, owner: str) -> None:
    assert (clauses(text)[0].third, clauses(text)[0].owner) == (third, owner)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Mia: I moved.", [("I moved.", "Mia")]),
        ("Mia | job: nurse | home: Rome", [("job: nurse", "Mia"), ("home: Rome", "Mia")]),
        ("Mia:\n- job: nurse", [("job: nurse", "Mia")]),
        ('{"Mia": {"job": "nurse"}}', [("job: nurse", "Mia")]),
        ('{"name": "Mia", "pets": ["Rex", "Bo"]}', [("pets: Rex, Bo", "Mia")]),
        ("job: nurse", [("job: nurse", "")]),
        ("Mia lives in Rome.", [("Mia lives in Rome.", "")]),
    ],
)
def test_lines(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(line.text, line.person) for line in lines(text)] == expected


def test_values() -> None:
    assert values("Rex, Bo and Luna", "name", True) == ("Rex", "Bo", "Luna")
    assert values("The Name of the Rose on 6 May 2023", "title") == ("The Name of the Rose",)
    assert values("a nurse because she likes it", "phrase") == ("nurse",)


def test_stems_and_kinds() -> None:
    assert words("Mia's dog, Rex!") == ("mia's", "dog", "rex")
    assert stem("running") == "run" and content_stems("the running dogs") == ("run", "dog")
    assert is_kind_of("satay", "peanuts") and not is_kind_of("apple", "peanuts")


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200))
def test_offsets(text: str) -> None:
    for clause in clauses(text):
        assert text[clause.start : clause.end] == clause.text
    for start, end in sentences(text):
        assert 0 <= start < end <= len(text)
    assert isinstance(lines(text), tuple)

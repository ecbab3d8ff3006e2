"""Extractor and reader know the same colours, genres and diets."""

import pytest

from memenv.language.extract import extract
from memenv.language.gazetteers import members_in
from memenv.stream import Turn


@pytest.mark.parametrize(
    ("kind", "said", "value"),
    [
        ("favourite colour", "My favourite colour is {}.", "aubergine"),
        ("favourite colour", "My favourite colour is {}.", "oxblood"),
        ("favourite colour", "My favourite colour is {}.", "verdigris"),
        ("favourite music", "My favourite music is {}.", "qawwali"),
        ("favourite music", "My favourite music is {}.", "grime"),
        ("favourite music", "My favourite music is {}.", "bossa nova"),
        ("diet", "I'm on a {} diet.", "ayurvedic"),
        ("diet", "I'm on a {} diet.", "low-gi"),
        ("diet", "I'm on a {} diet.", "pescetarian"),
    ],
)
def test_what_the_extractor_reads_is_a_member_for_the_reader(kind, said, value):
    facts = extract([Turn("Mia", said.format(value), 19500.0, "D1:1")])
    assert [(fact.relation, fact.value) for fact in facts] == [(kind, value)]
    assert members_in(facts[0].text, kind) == (value,)

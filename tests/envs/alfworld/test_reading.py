"""Memory text in any wording, and texts that must not gain anything."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.envs.alfworld.reading import believe, claims
from memenv.envs.alfworld.words import THINGS, mentions


def where(text, thing="mug"):
    """(receptacle, number) to weight of what a text says about a thing."""
    return {(c.receptacle, c.number): round(c.weight, 3) for c in claims(text) if c.what == thing}


@pytest.mark.parametrize(
    "text",
    [
        "Mugs are usually kept in the cabinet.",
        "mug: cabinet",
        "I found a mug inside one of the cabinets",
        "In this house, look for the mug in a cupboard first.",
        "The mug was in the cabinet.",
        "There is a cabinet by the wall; in it you see a mug, and a plate.",
        "MUG -> CABINET",
    ],
)
def test_one_fact_in_many_wordings(text):
    assert where(text) == {("cabinet", 0): 1.0}


@pytest.mark.parametrize(
    ("text", "verb", "by"),
    [
        ("To heat something, use heat with the microwave.", "heat", "microwave"),
        ("You heat the egg 1 using the microwave 1.", "heat", "microwave"),
        ("Warming food requires the microwave.", "heat", "microwave"),
        ("Things get cold in the refrigerator", "cool", "fridge"),
        ("Chill it by holding it at the fridge", "cool", "fridge"),
        ("Wash dirty things at the sink.", "clean", "sinkbasin"),
        ("You clean the mug 1 using the sinkbasin 1.", "clean", "sinkbasin"),
        ("You turn on the desklamp 1.", "use", "desklamp"),
        ("Switch on a desk lamp to see.", "use", "desklamp"),
    ],
)
def test_procedures_in_many_wordings(text, verb, by):
    assert {(c.verb, c.receptacle) for c in claims(text) if c.verb} == {(verb, by)}


def test_a_play_is_read_line_by_line():
    text = (
        "Task: put a clean mug in shelf.\n> go to cabinet 4\nYou arrive at cabinet 4. The cabinet 4 is closed.\n"
        "> open cabinet 4\nYou open the cabinet 4. The cabinet 4 is open. In it, you see a mug 1, and a soapbar 2.\n"
        "> take mug 1 from cabinet 4\nYou pick up the mug 1 from the cabinet 4.\n> clean mug 1 with toaster 1\n"
        "Nothing happens.\n> move mug 1 to shelf 2\nYou move the mug 1 to the shelf 2.\nThe task was solved."
    )
    assert where(text) == {("cabinet", 4): 1.0}
    assert where(text, "soapbar") == {("cabinet", 4): 1.0}
    assert not [claim for claim in claims(text) if claim.verb]


def test_counts_adverbs_and_negation():
    assert where("The mug was 5 times in the cabinet 2, then 2 times in the shelf.") == {
        ("cabinet", 2): 5.0,
        ("shelf", 0): 2.0,
    }
    assert where("Mugs are in the cabinet, sometimes in the fridge.") == {("cabinet", 0): 1.0, ("fridge", 0): 0.3}
    assert where("There is never a mug in the fridge.") == {("fridge", 0): -0.5}


def test_listing_everything_says_next_to_nothing():
    everywhere = "mug: cabinet, drawer, shelf, fridge, countertop, microwave, sink, table, dresser, desk"
    assert max(where(everywhere).values()) < 0.02
    both = "heat cool clean: microwave fridge sinkbasin using with"
    assert not [claim for claim in claims(both) if claim.verb]


def test_repeating_says_no_more():
    once = "Mugs are in the cabinet."
    assert claims(once * 50) == claims(once)
    assert believe([once, "Nothing else."]).kinds["mug"] == {"cabinet": 1.0}
    assert believe([once, "I saw a mug in the cabinet"]).kinds["mug"] == {"cabinet": 2.0}


def test_names_in_any_spelling():
    for text in ("soapbar", "soap bar", "soap-bars", "a soap bar 2"):
        assert [m.kind for m in mentions(text)] == ["soapbar"], text
    assert [(m.kind, m.number) for m in mentions("knives 3 shelves tomatoes desk lamp 1 desk 12")] == [
        ("knife", 3),
        ("shelf", 0),
        ("tomato", 0),
        ("desklamp", 1),
        ("desk", 12),
    ]
    assert "mug" in THINGS


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200))
def test_any_text_can_be_read(text):
    for claim in claims(text):
        assert -1 <= claim.weight <= 20


@pytest.mark.parametrize("text", ["x" * 100_000, "mug " * 20_000, "\x00\ud800", "mug in cabinet " * 10_000])
def test_hostile_texts_can_be_read(text):
    claims(text)

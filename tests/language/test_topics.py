"""What words speak of, and values read by topic alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.language.aboutness import about_kind, may_be_about
from memenv.language.fragments import mended
from memenv.language.lexicon import RELATIONS
from memenv.language.loosely import loosely, plausible
from memenv.language.pairs import labels, parted
from memenv.language.topics import topic, topics

TOPICS = [
    ("Every payslip of mine has their logo on it.", "employer"),
    ("I dread the very idea of ladders.", "fear"),
    ("My molars are looked after by a kind man, my dentist.", "dentist"),
    ("In which street of which town does she reside?", "home"),
    ("Which tongue-twisters does he cook best?", "dish"),
    ("The rain has stopped.", ""),
]
#: Kind, a sentence that no pattern was written for, what it tells.
READ = [
    ("drink", "On seven days out of eight my cup holds rooibos.", ("rooibos",)),
    ("fear", "A mere glimpse of wasps and I am scared stiff.", ("glimpse of wasps",)),
    ("roommate", "The second bedroom in our flat went to Ludo in May.", ("Ludo",)),
    ("locker code", "Whoever wants into my locker dials 40-17-3.", ("40-17-3",)),
    ("favourite book", "Of all the novels on earth I hold Middlemarch dearest.", ("Middlemarch",)),
    ("award", "The jury's choice: I took home the fiddle trophy.", ("fiddle trophy",)),
    ("wake-up time", "My alarm clock shouts at 6:45.", ("6:45",)),
    ("favourite colour", "No shade beats turquoise in my eyes, my favourite.", ("turquoise",)),
    ("drink", "Somebody drinks.", ()),
    ("roommate", "My flatmates Ludo, then Pia, then Gus share a flat.", ()),
]


@pytest.mark.parametrize(("text", "kind"), TOPICS)
def test_topic(text: str, kind: str) -> None:
    assert topic(text) == kind


@pytest.mark.parametrize(("kind", "text", "values"), READ)
def test_loosely(kind: str, text: str, values: tuple[str, ...]) -> None:
    assert loosely(text, kind, "Mia") == values


def test_a_rival_topic_silences() -> None:
    assert about_kind("The wages come from Northwind.", "employer")
    assert not about_kind("The wages come from Northwind.", "fear")
    assert not may_be_about("My favourite season has changed, I like winter best.", "favourite book")
    assert may_be_about("I like Emma best.", "favourite book")


@pytest.mark.parametrize("value", ["me mad", "elsewhere", "it everywhere", "old one", "a bit"])
def test_talk_is_no_value(value: str) -> None:
    assert not plausible(value, "drink")


def test_things_are_values() -> None:
    assert all(plausible(value, "hobby") for value in ("bookbinding", "bird watching", "Nordic walking"))


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Favourite shade? Teal.", "My favourite shade: Teal."),
        ("Did I mention Ludo? He's my brother.", "Ludo is my brother."),
        ("Our baby came on Sunday. Say hello to Otis!", "Our baby came on Sunday: Otis!"),
        ("I drink, as a rule, cider.", "I drink cider."),
        ("The doctors say I have asthma.", "I have asthma."),
        ("How are you? Fine.", "How are you? Fine."),
        ("Right? I live in Bonn.", "Right? I live in Bonn."),
    ],
)
def test_mended(text: str, whole: str) -> None:
    assert mended(text) == whole


def test_labels() -> None:
    assert labels("gets up at", "wake-up time")
    assert labels("music", "favourite music")
    assert not labels("music", "instrument")
    assert parted("keto (was vegan)") == ("keto", "vegan")
    assert parted("Bonn, previously Graz") == ("Bonn", "Graz")
    assert parted("Bonn") == ("Bonn", "")


@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    assert all(weight > 0 for weight in topics(text).values())
    assert isinstance(mended(text), str)
    for relation in RELATIONS:
        for value in loosely(text, relation.name, "Mia"):
            assert value.strip() == value and value

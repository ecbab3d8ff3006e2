"""Counting what plays show, and carrying the counts on in entries."""

from __future__ import annotations

from memenv.agents.insights import Notes
from memenv.language.plays import sightings, treatments

PLAY = (
    "Task: put a hot mug in shelf.\n> go to countertop 1\nYou arrive at countertop 1. On the countertop 1, you see a mug 2, a "
    "mug 1, and a knife 1.\n> go to cabinet 3\nYou arrive at cabinet 3. The cabinet 3 is closed.\n> open cabinet 3\nYou open "
    "the cabinet 3. The cabinet 3 is open. In it, you see a egg 1.\n> go to countertop 1\nYou arrive at countertop 1. On the "
    "countertop 1, you see a mug 2, a mug 1, and a knife 1.\n> heat mug 1 with toaster 1\nNothing happens.\n> heat mug 1 with "
    "microwave 1\nYou heat the mug 1 using the microwave 1.\nThe task was solved."
)


def test_what_a_play_shows():
    assert sightings(PLAY) == [
        ("mug", "countertop", "1"),
        ("mug", "countertop", "1"),
        ("knife", "countertop", "1"),
        ("egg", "cabinet", "3"),
    ]
    assert treatments(PLAY) == {"heat": "microwave"}
    assert treatments("You turn on the desklamp 1.") == {"light": "desklamp"}
    assert sightings("") == [] and treatments("nothing") == {}


def test_entries_carry_the_counts_on():
    notes = Notes()
    notes.add(PLAY)
    assert notes.texts() == [
        "To heat something, use heat with the microwave.",
        "The mug was 2 times in the countertop 1.",
        "The egg was 1 times in the cabinet 3.",
        "The knife was 1 times in the countertop 1.",
    ]
    again = Notes.read([*notes.texts(), "someone else's entry"])
    assert again == notes
    again.add(PLAY + "\nYou turn on the desklamp 1.")
    assert again.texts()[:3] == [
        "To heat something, use heat with the microwave.",
        "To light something, hold it and use the desklamp.",
        "The mug was 4 times in the countertop 1.",
    ]
    assert Notes.read(again.texts()) == again


def test_rare_places_are_merged_over_their_kind():
    notes = Notes()
    for number in (1, 2, 3, 4, 5, 6):
        notes.add(f"On the shelf {number}, you see a cd 1.")
        notes.add("On the desk 2, you see a cd 1.")
    places = notes.places["cd"]
    assert len(places) <= 4 and sum(places.values()) == 12
    assert places["desk", "2"] == 6
    assert places["shelf", ""] >= 3
    assert notes.texts()[0].startswith("The cd was 6 times in the desk 2, then ")
    assert Notes.read(notes.texts()) == notes


def test_the_executor_reads_what_insights_writes():
    from memenv.envs.alfworld.reading import believe

    notes = Notes()
    notes.add(PLAY)
    notes.add("You turn on the desklamp 1.")
    beliefs = believe(notes.texts())
    assert beliefs.kinds["mug"] == {"countertop": 2.0}
    assert beliefs.spots["egg"] == {("cabinet", 3): 1.0}
    assert beliefs.treatments == {"heat": {"microwave": 1.0}, "use": {"desklamp": 1.0}}

"""Chunked streams: what becomes of sessions, and how lazy they are."""

from __future__ import annotations

import copy
import pickle
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.errors import MemenvError
from memenv.stream import Experience, Item, Stream, Turn
from memenv.transform import Chunked, LazyEvents


@dataclass(frozen=True)
class Fact:
    text: str
    source: str
    time: float


class Talk:
    """Sessions with the given numbers of turns; odd turns state a fact; one item at the end."""

    label = "talk"

    def __init__(self, *lengths: int) -> None:
        self.lengths = lengths

    def events(self, seed: int) -> Sequence[Experience | Item]:
        found: list[Experience | Item] = []
        for number, length in enumerate(self.lengths, start=1):
            turns = tuple(
                Turn(
                    "Ada" if place % 2 else "Ben", f"fact {place}" if place % 2 else "hm", number, f"D{number}:{place}"
                )
                for place in range(1, length + 1)
            )
            text = "\n".join(turn.line() for turn in turns) or "a bare experience"
            found.append(Experience(text, float(number), f"S{number}", messages=turns))
        found.append(Item("What?", 99.0, id="q"))
        return tuple(found)


CALLS: list[str] = []


def extract(turns: Sequence[Turn], speakers: Sequence[str]) -> list[Fact]:
    CALLS.append(turns[0].source)
    return [Fact(f"{turn.speaker} said {turn.text}.", turn.source, turn.time) for turn in turns if "fact" in turn.text]


def test_turns() -> None:
    events = list(Chunked(Talk(3, 0, 1), "turn").events(0))
    assert [(e.text, e.source, e.kind, e.last) if isinstance(e, Experience) else e.id for e in events] == [
        ("Ada: fact 1", "D1:1", "turn", False),
        ("Ben: hm", "D1:2", "turn", False),
        ("Ada: fact 3", "D1:3", "turn", True),
        ("a bare experience", "S2", "session", True),
        ("Ada: fact 1", "D3:1", "turn", True),
        "q",
    ]
    first = events[0]
    assert isinstance(first, Experience) and first.messages == (Turn("Ada", "fact 1", 1, "D1:1"),)


def test_facts_and_the_marker_of_an_empty_session() -> None:
    class Silent(Talk):
        def events(self, seed: int) -> Sequence[Experience | Item]:
            turns = (Turn("Ben", "hm", 5.0, "D1:1"), Turn("Ada", "oh", 5.0, "D1:2"))
            return (Experience("Ben: hm\nAda: oh", 5.0, "S1", messages=turns), *super().events(seed))

    events = Chunked(Silent(3), "fact", extract).events(0)
    empty, first, second, item = events
    assert empty == Experience("", 5.0, "S1", "maintain", last=True)
    assert isinstance(first, Experience) and isinstance(second, Experience) and isinstance(item, Item)
    assert (first.text, first.source, first.kind, first.time, first.last) == (
        "Ada said fact 1.",
        "D1:1",
        "fact",
        1,
        False,
    )
    assert first.facts == (Fact("Ada said fact 1.", "D1:1", 1),) and first.messages[0].text == "fact 1"
    assert second.source == "D1:3" and second.last


def test_turns_and_sessions_carry_their_facts() -> None:
    turns = Chunked(Talk(3), "turn", extract).events(0)
    assert [len(event.facts) for event in turns if isinstance(event, Experience)] == [1, 0, 1]
    (session, _) = Chunked(Talk(3), "session", extract).events(0)
    assert isinstance(session, Experience) and len(session.facts) == 2 and session.kind == "session"
    talk = Talk(3)
    assert Chunked(talk, "session").events(0) == talk.events(0)


def test_a_turn_without_words_is_no_moment() -> None:
    class Wordless(Talk):
        def events(self, seed: int) -> Sequence[Experience | Item]:
            turns = (Turn("Ada", "hi", 1.0, "D1:1"), Turn("Ben", " ", 1.0, "D1:2"))
            return (Experience("Ada: hi\nBen:", 1.0, "S1", messages=turns),)

    (only,) = Chunked(Wordless(), "turn").events(0)
    assert isinstance(only, Experience) and only.source == "D1:1" and only.last


def test_sessions_are_extracted_when_reached_and_once() -> None:
    CALLS.clear()
    stream = Chunked(Talk(3, 3, 3), "fact", extract)
    events = stream.events(0)
    assert CALLS == []
    assert events and CALLS == ["D1:1"]
    assert isinstance(events[2], Experience) and CALLS == ["D1:1", "D2:1"]
    assert copy.deepcopy(events) is events and copy.copy(events) is events
    assert len(events) == 7 and CALLS == ["D1:1", "D2:1", "D3:1"]
    assert list(stream.events(1)) == list(events) and len(CALLS) == 3
    with pytest.raises(IndexError):
        events[7]
    assert isinstance(events[-1], Item) and events[1:3] == (events[1], events[2])


def test_positions_in_the_base() -> None:
    events = Chunked(Talk(3, 2), "turn").events(0)
    assert isinstance(events, LazyEvents)
    assert [item.id for item in events.items] == ["q"] and list(events.base) == list(Talk(3, 2).events(0))
    assert [events.base_position(position) for position in range(8)] == [0, 1, 1, 1, 2, 2, 3, 3]


def test_pickling_keeps_what_was_expanded() -> None:
    stream = Chunked(Talk(3, 3), "fact", extract)
    events = stream.events(0)
    assert events[0]
    again = pickle.loads(pickle.dumps(events))
    assert list(again) == list(events) == list(pickle.loads(pickle.dumps(stream)).events(0))


def test_threads_see_the_same_events() -> None:
    stream = Chunked(Talk(*[5] * 40), "turn")
    events = stream.events(0)
    seen: list[list[Experience | Item]] = []
    threads = [threading.Thread(target=lambda: seen.append(list(events))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 8 and all(item == seen[0] for item in seen) and len(seen[0]) == 201


@given(st.lists(st.integers(0, 6), max_size=6), st.sampled_from(["turn", "fact"]))
def test_every_session_ends_exactly_once(lengths: list[int], granularity: str) -> None:
    events = Chunked(Talk(*lengths), granularity, extract).events(0)  # type: ignore[arg-type]
    experiences = [event for event in events if isinstance(event, Experience)]
    assert sum(event.last for event in experiences) == len(lengths)
    assert [event.time for event in experiences] == sorted(event.time for event in experiences)


def test_unhashable_facts_of_the_inner_stream() -> None:
    @dataclass
    class Loose:
        text: str
        source: str
        time: float

    class WithFacts(Talk):
        def events(self, seed: int) -> Sequence[Experience | Item]:
            turn = Turn("Ada", "hi", 1.0, "D1:1")
            return (Experience("Ada: hi", 1.0, "S1", messages=(turn,), facts=(Loose("Ada greets.", "D1:1", 1.0),)),)

    (only,) = Chunked(WithFacts(), "turn").events(0)
    assert isinstance(only, Experience) and only.facts[0].text == "Ada greets."


def test_bad_arguments() -> None:
    with pytest.raises(MemenvError, match="allowed are 'session'"):
        Chunked(Talk(1), "word")  # type: ignore[arg-type]
    with pytest.raises(MemenvError, match="needs extract"):
        Chunked(Talk(1), "fact")


def test_it_is_a_stream() -> None:
    stream: Stream = Chunked(Talk(1), "turn")
    assert isinstance(stream, Stream) and stream.label == "talk"
    assert isinstance(stream.events(0), LazyEvents)

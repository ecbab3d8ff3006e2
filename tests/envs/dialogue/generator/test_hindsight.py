"""The oracle's memory suffices, is about what is asked, and keeps no secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from memenv.envs.dialogue.generator import PRESETS, Life, generate, hindsight, hindsight_of
from memenv.envs.dialogue.generator.dates import answer_date
from memenv.envs.dialogue.generator.stats import statistics
from memenv.stream import Experience, Item

LIVES = {
    f"{name}-{split}": [
        generate(seed, replace(PRESETS[name], split=split)) for seed in range(1 if name == "long" else 10)
    ]
    for name in PRESETS
    for split in ("train", "test")
}
ALL = [life for lives in LIVES.values() for life in lives]


def asked(life: Life) -> Iterator[tuple[int, Item]]:
    return ((position, event) for position, event in enumerate(life.events) if isinstance(event, Item))


def check_it_suffices_for_the_next_item(life: Life) -> None:
    for position, item in asked(life):
        memory = "\n".join(hindsight(life, position).texts)
        query = item.data.query
        if item.category == 5:
            continue
        assert query.person in memory
        if query.kind in ("value", "previous", "forget", "list", "shared", "date"):
            for answer in item.gold.answers:
                assert answer in memory, (item, memory)
        elif query.kind == "infer":
            assert query.value in memory
        elif query.kind in ("days", "weeks"):
            for relation, value in ((query.relation, query.value), (query.other, query.other_value)):
                dates = [
                    f.date for f in life.log if (f.subject, f.relation, f.value) == (query.person, relation, value)
                ]
                assert answer_date(dates[0]) in memory and value in memory
        elif query.kind == "more":
            assert query.other in memory


def serves(item: Item, text: str) -> bool:
    query = item.data.query
    if item.category == 5 or not (query.person in text or query.other in text):
        return False
    found = [*item.gold.answers, query.value, query.other_value]
    return query.kind in ("count", "more", "list", "shared") or any(value and value in text for value in found)


def check_nothing_is_kept_that_no_later_item_needs(life: Life) -> None:
    for position, event in enumerate(life.events, 1):
        if isinstance(event, Experience):
            later = [item for at, item in asked(life) if at >= position]
            for text in hindsight(life, position).texts:
                assert any(serves(item, text) for item in later), text


def check_no_secret_after_the_request(life: Life) -> None:
    for fact in life.log:
        if fact.op != "forget":
            continue
        for position, event in enumerate(life.events, 1):
            if event.time > fact.time or (isinstance(event, Experience) and event.source == fact.source.split(":")[0]):
                assert fact.value not in "\n".join(hindsight(life, position).texts)


def check_form(life: Life) -> None:
    for position in range(len(life.events) + 1):
        found = hindsight(life, position)
        assert len(found.texts) == len(set(found.texts)) == len(found.sources)
        known = {turn.source for e in life.events[:position] if isinstance(e, Experience) for turn in e.messages}
        assert all(source == "" or source in known for source in found.sources)
        for text in found.texts:
            assert text.endswith(".") and any(name in text for name in life.speakers) and "{" not in text
            # Every sentence names its person.
            assert all(any(name in s for name in life.speakers) for s in text.removesuffix(".").split(". ") if s)
    assert hindsight(life, 0).texts == hindsight(life, len(life.events)).texts == ()


CHECKS = (
    check_it_suffices_for_the_next_item,
    check_nothing_is_kept_that_no_later_item_needs,
    check_no_secret_after_the_request,
    check_form,
)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("name", LIVES)
def test_lives(name: str, check: Callable[[Life], None]) -> None:
    for life in LIVES[name]:
        check(life)


def test_present_and_previous_value_stand_together() -> None:
    texts = [text for life in ALL for p in range(len(life.events)) for text in hindsight(life, p).texts]
    both = [text for text in texts if "Before that" in text]
    assert both
    assert all(text.count(". Before that ") == 1 for text in both)


def test_statistics_of_a_preset() -> None:
    found = statistics(PRESETS["default"], range(10))
    assert found.lives == 10 and len(found.need_tokens) == 10
    assert 14 * 5 <= found.turns <= 14 * 6
    assert found.need(0.0) == found.need_tokens[0] <= found.need(0.5) <= found.need(1.0) == found.need_tokens[-1]
    assert found.said_tokens > 5 * found.need(0.5)
    assert abs(sum(found.categories.values()) - found.items) < 1e-9


def test_from_turns_as_from_sessions() -> None:
    for life in ALL[::10]:
        cut: list[Experience | Item] = []
        for event in life.events:
            if isinstance(event, Experience):
                cut.extend(Experience(turn.line(), turn.time, turn.source, "turn", (turn,)) for turn in event.messages)
            else:
                cut.append(event)
        for position, item in asked(life):
            assert hindsight_of(cut, life.log, cut.index(item)) == hindsight(life, position)


def test_a_life_without_items_needs_nothing() -> None:
    sessions = [event for event in ALL[0].events if isinstance(event, Experience)]
    assert hindsight_of(sessions, ALL[0].log, 2).texts == ()

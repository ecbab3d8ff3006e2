"""The log read afresh gives every gold again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from memenv.envs.dialogue.generator import PRESETS, Life, audit, generate
from memenv.envs.dialogue.gold import Gold
from memenv.stream import Experience, Item

SEEDS = {"tiny": 150, "easy": 80, "default": 100, "hard": 40, "long": 3, "forget": 60}


@pytest.mark.parametrize("split", ["train", "test"])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_gold_follows_from_the_log(preset: str, split: str) -> None:
    config = replace(PRESETS[preset], split=split)
    for seed in range(SEEDS[preset]):
        assert audit(generate(seed, config)) == [], seed


def test_audit_covers_more_than_300_lives() -> None:
    assert sum(SEEDS.values()) * 2 > 300
    assert set(SEEDS) == set(PRESETS)


def spoil(life: Life, category: int) -> Life:
    events: list[Experience | Item] = []
    for event in life.events:
        if isinstance(event, Item) and event.category == category:
            kind = event.gold.kind
            answers = ("No" if event.gold.answers == ("Yes",) else "Yes",) if kind == "yesno" else ("nonsense",)
            event = replace(event, gold=Gold(kind, answers, (), event.gold.secret))
        events.append(event)
    return replace(life, events=tuple(events))


@pytest.mark.parametrize("category", range(1, 8))
def test_audit_notices_a_wrong_gold(category: int) -> None:
    life = next(
        life
        for life in (generate(seed, PRESETS["default"]) for seed in range(20))
        if any(isinstance(event, Item) and event.category == category for event in life.events)
    )
    assert audit(spoil(life, category))


def test_audit_notices_a_missing_fact() -> None:
    life = generate(0, PRESETS["default"])
    assert audit(replace(life, log=life.log[::2]))


def test_audit_notices_a_wrong_secret() -> None:
    life = generate(1, PRESETS["forget"])
    events = tuple(
        replace(event, gold=replace(event.gold, secret="none")) if isinstance(event, Item) else event
        for event in life.events
    )
    assert any("secret" in line for line in audit(replace(life, events=events)))

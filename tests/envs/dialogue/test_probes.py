"""Probes are environments like any other; spaced lives ask what they say."""

from __future__ import annotations

from typing import ClassVar

import pytest

from memenv.envs.dialogue.spacing import WEEKS, SpacingStream
from memenv.envs.dialogue.two_dogs import MemTwoDogsEnv
from memenv.errors import MemenvError
from memenv.stream import Experience, Item
from memenv.testing import EnvConformance


class TestTwoDogs(EnvConformance):
    env_id = "memenv.envs.dialogue.two_dogs:MemTwoDogs-v0"
    arguments: ClassVar = {"granularity": "fact"}


def test_spaced_lives_ask_weekly_and_once():
    life = SpacingStream().events(3)
    assert life == SpacingStream().events(3) != SpacingStream().events(4)
    items = [event for event in life if isinstance(event, Item)]
    assert [item.category for item in items] == ["practice"] * WEEKS + ["reinforced", "one-off"]
    assert [item.headline for item in items] == [False] * WEEKS + [True, True]
    assert len({item.text for item in items}) == 2 and items[0].text == items[-2].text
    told = [turn.text for event in life if isinstance(event, Experience) for turn in event.messages]
    for item in items[-2:]:
        assert sum(item.gold.answers[0] in text for text in told) == 1, "told once, at the start"
    times = [event.time for event in life]
    assert times == sorted(times)


@pytest.mark.parametrize(
    "bad", [{"probe": "three_cats"}, {"granularity": "word"}, {"split": "test"}, {"preset": "tiny"}]
)
def test_arguments_are_checked(bad):
    with pytest.raises(MemenvError):
        MemTwoDogsEnv(**bad)

"""Arguments that have a few values."""

from dataclasses import dataclass

import pytest

from memenv.config import check_choice, check_choices, differences
from memenv.errors import MemenvError


@dataclass
class Config:
    size: str = "small"
    split: object = None


def test_other_values_are_told_with_those_that_are_allowed():
    sizes, splits = {"small": 1, "large": 9}, (None, "test")
    check_choices(Config(), size=sizes, split=splits)
    for config, why in (
        (Config(size="huge"), "size='huge': allowed are 'small', 'large'"),
        (Config(size=["small"]), r"size=\['small'\]: allowed are 'small', 'large'"),
        (Config(split="dev"), "split='dev': allowed are None, 'test'"),
    ):
        with pytest.raises(MemenvError, match=f"^{why}$"):
            check_choices(config, size=sizes, split=splits)
    with pytest.raises(MemenvError, match=r"^rule=3: allowed are 1, 2$"):
        check_choice("rule", 3, (1, 2))


def test_what_differs_is_named_with_both_values():
    given = {"seed": 1, "arguments": {"preset": "tiny", "bank_tokens": 40}, "settings": {"a": 1}, "new": None}
    saved = {"seed": 1, "arguments": {"preset": "x" * 80, "split": "train"}, "settings": 3, "score": 0.5}
    assert differences(given, {**given, "score": 0.5}) == []  # what a run adds is no difference
    assert differences(given, saved) == [
        f'arguments.preset: given "tiny", saved "{"x" * 59}…',
        "arguments.bank_tokens: given 40, saved nothing",
        'arguments.split: given nothing, saved "train"',
        'settings: given {"a": 1}, saved 3',
    ]
    assert differences({"name": "a\x1b[0m"}, {"name": 1}) == ['name: given "a\\u001b[0m", saved 1']

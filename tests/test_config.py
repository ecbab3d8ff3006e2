"""Arguments that have a few values."""

from dataclasses import dataclass

import pytest

from memenv.config import check_choice, check_choices
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

"""Vocabulary and templates, held out between the splits `train` and `test`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from memenv.envs.dialogue.generator.words import (
    phrases_test,
    phrases_train,
    talk_test_many,
    talk_test_one,
    talk_train_many,
    talk_train_one,
    vocab_test,
    vocab_train,
)
from memenv.envs.dialogue.generator.words.talk import Phrases, Talk

__all__ = ["Phrases", "Talk", "Words", "words"]


@dataclass(frozen=True, slots=True)
class Words:
    """The wording of a split.

    Attributes:
        values: pool -> values.
        talk: relation -> templates.
        phrases: templates that no relation owns.
        dishes: allergen -> something to eat that contains it.
        diets: diet -> (what it rules out, what it allows).
    """

    values: Mapping[str, tuple[str, ...]]
    talk: Mapping[str, Talk]
    phrases: Phrases
    dishes: Mapping[str, str]
    diets: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]


@cache
def words(split: str) -> Words:
    """The wording of "train" or "test"; equal calls share one object."""
    if split == "train":
        talk = {**talk_train_one.ONE, **talk_train_many.MANY}
        return Words(vocab_train.VALUES, talk, phrases_train.PHRASES, vocab_train.DISHES, vocab_train.DIETS)
    talk = {**talk_test_one.ONE, **talk_test_many.MANY}
    return Words(vocab_test.VALUES, talk, phrases_test.PHRASES, vocab_test.DISHES, vocab_test.DIETS)

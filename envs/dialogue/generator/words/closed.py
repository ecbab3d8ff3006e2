"""Closed classes of English: values that every wording has, by pool."""

from __future__ import annotations

from memenv.envs.dialogue.generator.words.shape import listed

__all__ = ["CLOSED"]

CLOSED: dict[str, tuple[str, ...]] = {
    "species": listed("dog|cat|rabbit|parrot|hamster|goat"),
    "weekday": listed("Monday|Wednesday|Friday|Tuesday|Thursday|Saturday"),
    "season": listed("spring|summer|autumn|winter"),
    "marital": listed("single|engaged|married|divorced"),
}

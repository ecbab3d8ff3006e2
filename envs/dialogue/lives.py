"""Generated lives as a stream."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from memenv.envs.dialogue.generator import PRESETS, LifeConfig, generate
from memenv.envs.dialogue.generator.hindsight import hindsight_of
from memenv.errors import MemenvError
from memenv.solver import Hindsight
from memenv.stream import Experience, Item

__all__ = ["LifeEvents", "LifeStream"]


class LifeEvents(tuple[Experience | Item, ...]):
    """The events of a life, with the log that hindsight needs."""

    log: tuple[Any, ...]
    seed: int
    config: LifeConfig

    def hindsight(self, position: int) -> Hindsight:
        """What to hold after `self[:position]`."""
        return hindsight_of(tuple(self), self.log, position)

    def redrawn(self, draws: int) -> tuple[tuple[Item, ...], ...]:
        """Items of `draws` further drawings of what could be asked about this life."""
        return generate(self.seed, self.config, redraws=draws).redrawn


class LifeStream:
    """Generated lives; episode `seed` is the life of that seed.

    Args:
        preset: a name in `PRESETS`.
        split: "train" or "test": disjoint names, values and templates.
        items: "interleaved" or "end".
        questions: items a life at most; None: the preset's own number.

    Raises:
        MemenvError: an argument is not allowed.
    """

    def __init__(self, preset: str, split: str, items: str, questions: int | None = None) -> None:
        if preset not in PRESETS:
            raise MemenvError(f"preset={preset!r}: allowed are {', '.join(PRESETS)}")
        changes: dict[str, Any] = {"split": split, "items": items}
        if questions is not None:
            changes["questions"] = questions
        self.config: LifeConfig = replace(PRESETS[preset], **changes)
        self.config.validate()
        self.label = f"generated {preset} {split}"

    def events(self, seed: int) -> Sequence[Experience | Item]:
        """The sessions and items of the life of `seed`."""
        return _events(seed, self.config)


@lru_cache(maxsize=64)
def _events(seed: int, config: LifeConfig) -> LifeEvents:
    life = generate(seed, config)
    events = LifeEvents(life.events)
    events.log, events.seed, events.config = life.log, seed, config
    return events

"""Streams of search tasks: over generated worlds, or over the questions of a file."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate

from memenv.envs.multihop.config import MultiHopConfig
from memenv.envs.multihop.corpus import Corpus
from memenv.envs.multihop.files import QuestionFile
from memenv.envs.multihop.objectives import Objective, blocks, compose, without_repeats
from memenv.envs.multihop.questions import ask
from memenv.envs.multihop.task import TaskSpec
from memenv.envs.multihop.world import World, build_world
from memenv.errors import MemenvError
from memenv.stream import Experience, Item

__all__ = ["FileStream", "GeneratedStream"]

#: Days between tasks.
_APART = 1.0
_START = 20_000.0


class _TaskStream:
    """What both streams share: a briefing, then one item per task."""

    def __init__(self, config: MultiHopConfig) -> None:
        self.config = config
        self.events: Callable[[int], Sequence[Experience | Item]] = lru_cache(maxsize=2)(self._events)

    def _events(self, seed: int) -> Sequence[Experience | Item]:
        raise NotImplementedError

    def _item(self, number: int, objectives: tuple[Objective, ...], corpus: Corpus, closed: bool, id_: str) -> Item:
        config = self.config
        turns = config.max_turns or sum(objective.hops for objective in objectives) + 2
        spec = TaskSpec(objectives, corpus, turns, config.top_k, config.context, config.strict_tags, closed)
        return Item(
            compose(objectives),
            _START + _APART * (number + 1),
            "closed-book" if closed else "open-book",
            id=id_,
            gold=tuple(objective.answers for objective in objectives),
            data=spec,
        )

    def _briefing(self) -> Experience:
        number = self.config.objectives
        text = (
            f"Tasks follow. Each asks {'one question' if number == 1 else f'{number} questions'}. At every turn of a "
            "task do one of two things: <search>one query</search>, or <answer>the answers in the order of the "
            'questions, separated by "; "</answer>, which ends the task. Answers are short: a name, a number, yes or no.'
        )
        return Experience(text, _START, "briefing", "session")


class GeneratedStream(_TaskStream):
    """Tasks over a generated world: few entities recur, and some tasks come while search is closed."""

    def __init__(self, config: MultiHopConfig) -> None:
        super().__init__(config)
        self.label = f"generated {config.split}"

    def _events(self, seed: int) -> Sequence[Experience | Item]:
        config = self.config
        world = build_world(seed if config.world is None else config.world, config.split, config.passages)
        rng = random.Random(f"memenv multihop tasks {config.split} {seed}")
        draw = _recurring(world, rng, config.entities)
        closed = _closed(rng, config)
        events: list[Experience | Item] = [self._briefing()]
        asked: set[str] = set()
        read: set[int] = set()
        readable: list[int] = []

        def draw_read() -> int:
            return rng.choice(readable)

        for number in range(config.tasks):
            if closed[number]:
                objectives = _objectives(world, rng, draw_read, config, set(), read)
            else:
                objectives = _objectives(world, rng, draw, config, asked, None)
                found = {int(id_[1:]) for objective in objectives for id_ in objective.support}
                readable.extend(sorted(found - read))
                read |= found
            id_ = f"{config.split}-{seed}-{number}"
            events.append(self._item(number, objectives, world.corpus, closed[number], id_))
        return tuple(events)


def _recurring(world: World, rng: random.Random, entities: int) -> Callable[[], int]:
    """Draws entities to ask about, the n-th of a random order with weight 1/n (Zipf): few come again and again."""
    starts = [entity.place for entity in world.entities if len(entity.facts) > 1]
    rng.shuffle(starts)
    starts = starts[:entities]
    weights = list(accumulate(1.0 / rank for rank in range(1, len(starts) + 1)))
    return lambda: rng.choices(starts, cum_weights=weights)[0]


def _closed(rng: random.Random, config: MultiHopConfig) -> list[bool]:
    """Which tasks are closed: never the first third, which has to be read before it can be remembered."""
    late = range(-(-config.tasks // 3), config.tasks)
    chosen = set(rng.sample(late, min(len(late), round(config.closed_book * config.tasks))))
    return [number in chosen for number in range(config.tasks)]


def _objectives(
    world: World,
    rng: random.Random,
    draw: Callable[[], int],
    config: MultiHopConfig,
    asked: set[str],
    within: set[int] | None,
) -> tuple[Objective, ...]:
    """N objectives, none asked in this episode's open tasks before while there are others."""
    found: list[Objective] = []
    own: set[str] = set()
    for attempt in range(400 * config.objectives):
        objective = ask(world, rng, draw, config.max_hops, within)
        if objective is None or objective.question in own:
            continue
        if objective.question in asked and attempt < 100 * config.objectives:
            continue
        own.add(objective.question)
        found.append(objective)
        if len(found) == config.objectives:
            asked |= own
            return tuple(found)
    raise MemenvError(
        f"entities={config.entities} give too few different questions for objectives={config.objectives} "
        f"with max_hops={config.max_hops}: give more entities or fewer objectives"
    )


class FileStream(_TaskStream):
    """Tasks over the questions of a file: consecutive blocks of N in file order, as MEM1 composes them.

    Episode `seed` is the run of `tasks` blocks number `seed`, modulo their number; questions asked twice count once,
    and a remainder that fills no block is dropped.
    """

    def __init__(self, config: MultiHopConfig, file: QuestionFile, corpus: Corpus) -> None:
        super().__init__(config)
        self.corpus = corpus
        self.label = file.label if corpus.label == file.label else f"{file.label} + {corpus.label}"
        self.blocks = list(blocks(without_repeats(file.objectives), config.objectives))
        if not self.blocks:
            raise MemenvError(
                f"{config.data}: {len(file.objectives)} questions are too few for objectives={config.objectives}; "
                f"give at most that many"
            )

        self.size = min(config.tasks, len(self.blocks))
        self.episodes = -(-len(self.blocks) // self.size)

    def _events(self, seed: int) -> Sequence[Experience | Item]:
        size = self.size
        first = (seed % self.episodes) * size
        chosen = range(first, min(first + size, len(self.blocks)))
        items = [
            self._item(number, self.blocks[place], self.corpus, False, f"block-{place}")
            for number, place in enumerate(chosen)
        ]
        return (self._briefing(), *items)

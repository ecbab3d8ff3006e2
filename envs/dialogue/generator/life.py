"""A whole life: sessions of talk and the questions between them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from memenv.envs.dialogue.generator.config import LifeConfig
from memenv.envs.dialogue.generator.log import LoggedFact
from memenv.envs.dialogue.generator.probes import Asker
from memenv.envs.dialogue.generator.simulate import Simulator, next_day
from memenv.envs.dialogue.generator.words import Words, words
from memenv.stream import Experience, Item, to_days

__all__ = ["Life", "generate"]

_FIRST_DAY = date(2022, 1, 3)


@dataclass(frozen=True, slots=True)
class Life:
    """A generated life.

    Attributes:
        speakers: the two persons.
        events: one experience of kind "session" per session, with its turns in `messages`, and the items, by time.
        log: every fact that was said, in order.
        redrawn: items of further drawings of questions, drawing by drawing; each is one that `events` could have had.
    """

    speakers: tuple[str, str]
    events: tuple[Experience | Item, ...]
    log: tuple[LoggedFact, ...]
    redrawn: tuple[tuple[Item, ...], ...] = ()


def generate(seed: int, config: LifeConfig, *, wording: str | None = None, redraws: int = 0) -> Life:
    """The life of `seed`: equal arguments give equal lives in every process.

    Args:
        seed: any integer.
        config: sizes, mix and split.
        wording: name of one wording ("a", "b", ...): the life in it alone instead of the split's words, to see what a
            change does to one wording.
        redraws: so many further drawings of what is asked about the same life; they change nothing else.

    Raises:
        MemenvError: `config` does not validate, or there is no such wording.
    """
    config.validate()
    rng = Random(f"{config.split} {seed}")
    found = words(wording or config.split)
    simulator = Simulator(rng, config, found)
    asker = Asker(rng, found, simulator.people.names, simulator.state)
    schedule = _Schedule(rng, config, asker, simulator.recalls)
    others = [_other_schedule(seed, config, found, simulator, number) for number in range(redraws)]
    redrawn: list[list[Item]] = [[] for _ in others]
    day = _FIRST_DAY + timedelta(int(rng.random() * 730))
    events: list[Experience | Item] = []
    for number in range(1, config.sessions + 1):
        start = to_days(day) + (9 + int(rng.random() * 9)) / 24
        turns = simulator.session(number, day, start)
        text = "\n".join(turn.line() for turn in turns)
        events.append(Experience(text, start, f"D{number}", "session", turns))
        if config.items == "interleaved" or number == config.sessions:
            events.extend(schedule.after(number, start + 0.2))
            for items, other in zip(redrawn, others, strict=True):
                items.extend(other.after(number, start + 0.2))
        day = next_day(rng, config, day)
    return Life(simulator.people.names, tuple(events), tuple(simulator.log), tuple(map(tuple, redrawn)))


class _Schedule:
    """How many questions follow each session, and of which category; `recalls` are asked on top, see `Simulator`."""

    def __init__(self, rng: Random, config: LifeConfig, asker: Asker, recalls: list[tuple[int, str, str]]) -> None:
        self._rng, self._config, self._asker = rng, config, asker
        self._recalls = recalls[: config.questions]
        self._left = config.questions - len(self._recalls)
        self._weights = config.ask_weights()

    def after(self, number: int, time: float) -> list[Item]:
        """The items asked after session `number`, from `time` (days) on."""
        config = self._config
        remaining = config.sessions - number
        # Nothing is asked in the first quarter of a life; what could not be asked then is asked later.
        quiet = config.items == "interleaved" and number <= config.sessions // 4
        wanted = 0 if quiet else round(self._left / (remaining + 1))
        items = self._secrets(number, time)
        wanted += (recalled := len(items))
        while len(items) < wanted and (item := self._one(time + len(items) / 1440)) is not None:
            items.append(item)
        self._left -= len(items) - recalled
        return items

    def _secrets(self, number: int, time: float) -> list[Item]:
        """The secrets due after session `number`, each once; one that is not told yet stays due."""
        items: list[Item] = []
        for secret in dict.fromkeys(recall[1:] for recall in self._recalls if recall[0] <= number):
            if (item := self._asker.recall(*secret, time + len(items) / 1440)) is not None:
                items.append(item)
                self._recalls = [r for r in self._recalls if r[0] > number or r[1:] != secret]
        return items

    def _one(self, time: float) -> Item | None:
        """An item of a category drawn by weight; of another one where that has nothing left to ask."""
        weights = list(self._weights)
        while (total := sum(weights)) > 0:
            roll, category = self._rng.random() * total, 0
            while roll >= weights[category] and category < 6:
                roll -= weights[category]
                category += 1
            item = self._asker.ask(category + 1, time)
            if item is not None:
                return item
            weights[category] = 0.0
        return None


def _other_schedule(seed: int, config: LifeConfig, found: Words, simulator: Simulator, number: int) -> _Schedule:
    """Another drawing of questions about the life that `simulator` plays, with random numbers of its own."""
    rng = Random(f"{config.split} {seed} redrawn {number}")
    asker = Asker(rng, found, simulator.people.names, simulator.state)
    return _Schedule(rng, config, asker, simulator.recalls)

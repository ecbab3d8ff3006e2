"""A domain small enough to know every answer: people move between towns, and are asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from memenv import Domain, Experience, Hindsight, Item, MemenvError, Outcome, Recall
from memenv.env import DomainEnv

PEOPLE = ("Mia", "Hugo", "Ann")
TOWNS = ("Rome", "Oslo", "Bern", "Lima")


class TownStream:
    label = "toy towns"

    def __init__(self, moves: int = 12) -> None:
        self.moves = moves

    def events(self, seed: int) -> Sequence[Experience | Item]:
        rng = Random(f"towns {seed}")
        events: list[Experience | Item] = []
        home: dict[str, str] = {}
        for number in range(self.moves):
            person, town = rng.choice(PEOPLE), rng.choice(TOWNS)
            home[person] = town
            events.append(Experience(f"{person} moved to {town}.", float(number), f"m{number}", "fact"))
            if number % 3 == 2:
                asked = rng.choice(sorted(home))
                events.append(
                    Item(f"Where does {asked} live?", number + 0.5, "home", True, f"q{number}", gold=home[asked])
                )
        return events


class TownReader:
    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        name = item.text.split()[2]
        for memory in sorted(memories, key=lambda m: (-m.time, m.id)):
            for sentence in reversed(memory.text.split(". ")):
                if sentence.startswith(name):
                    return Outcome(sentence.rstrip(".").split()[-1])
        return Outcome("unknown")


class ExactScorer:
    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        return float(outcome.answer == item.gold), {}


@dataclass(frozen=True)
class Climb:
    """A task of up to three turns: say "up" twice."""

    ups: int = 0
    turns_left: int = 3
    observation: str = ""

    def step(self, action: str) -> Climb:
        ups = self.ups + (action == "up")
        left = 0 if ups == 2 else self.turns_left - 1
        return replace(self, ups=ups, turns_left=left, observation=f"height {ups}")

    def outcome(self) -> Outcome:
        return Outcome("", won=self.ups == 2)


class TownDomain(Domain):
    def subjects(self, item: Item) -> tuple[str, ...]:
        return (item.text.split()[2],)

    def hindsight(self, events: Sequence[Experience | Item], position: int) -> Hindsight:
        latest: dict[str, str] = {}
        for event in events[:position]:
            if isinstance(event, Experience):
                latest[event.text.split()[0]] = event.text
        return Hindsight(tuple(latest.values()))


@dataclass(frozen=True)
class TownConfig:
    moves: int = 12

    def __post_init__(self) -> None:
        if self.moves < 1:
            raise MemenvError(f"moves={self.moves!r}: give a whole number >= 1")


def make_domain(config: TownConfig) -> TownDomain:
    return TownDomain(TownStream(config.moves), TownReader(), ExactScorer())


class TownEnv(DomainEnv):
    """Who lives where: the domain of the core's own tests."""

    config_class = TownConfig
    make_domain = staticmethod(make_domain)
    agents = ("no_memory", "recency", "oracle")
    suggested_seeds = 4

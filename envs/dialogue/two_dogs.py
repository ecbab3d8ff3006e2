"""Small lives that ask one thing of a memory: a second dog is no replacement, a second home is one.

Yan et al. 2025 (Memory-R1, figure 1) show an untrained controller that hears of a first dog, then of another, and keeps
the second only. Here are twelve templates of that: values accumulate, replace each other, or are contradicted; and
four of another question, what was true at a time. One life is one template, told over a few sessions with small talk.

    memenv run memenv.envs.dialogue.two_dogs:MemTwoDogs-v0 --agent mem0 --episodes 120
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

from memenv.config import check_choices
from memenv.envs.dialogue.domain import GRANULARITIES, DialogueConfig, DialogueDomain
from memenv.envs.dialogue.env import MemLoCoMoEnv
from memenv.envs.dialogue.gold import Gold
from memenv.envs.dialogue.spacing import SpacingStream
from memenv.errors import MemenvError
from memenv.language.dates import day_text
from memenv.language.extract import extract
from memenv.registration import register_environment
from memenv.stream import Experience, Item, Turn, days_to_date
from memenv.transform import Chunked

__all__ = ["AS_OF", "TEMPLATES", "MemTwoDogsEnv", "Probe", "ProbeStream", "TwoDogsConfig"]

_FIRST_DAY = 19_480.5  # 3 May 2023, noon
_DAYS_APART = 9

_PEOPLE = ["Nadia", "Ruben", "Ilse", "Marek", "Petra", "Owen", "Lucia", "Tomas", "Freya", "Anton", "Greta", "Pavel"]
_DOGS = ["Buddy", "Scout", "Milo", "Biscuit", "Luna", "Rocky", "Pepper", "Hazel"]
_CATS = ["Misty", "Felix", "Tiger", "Smokey", "Cleo", "Oscar"]
_TOWNS = ["Lisbon", "Bergen", "Turin", "Gdansk", "Leeds", "Ghent", "Malaga", "Tampere"]
_JOBS = ("nurse", "baker", "tailor", "carpenter", "plumber", "librarian")
_COLOURS = ("teal", "crimson", "yellow", "purple", "orange", "black")
_TONGUES = ["Spanish", "Welsh", "Polish", "Dutch", "Greek", "Turkish"]
_INSTRUMENTS = ("violin", "flute", "piano", "cello", "guitar", "trumpet")
_HOBBIES = ("pottery", "chess", "gardening", "knitting", "photography", "origami")
_CARS = ("Volvo", "Toyota", "Skoda", "Mazda", "Fiat", "Honda")
_TALK = (
    "It rained all morning here.",
    "I should really get more sleep.",
    "The bus was late again.",
    "That soup was far too hot.",
    "I can't find my umbrella.",
    "The neighbours are so loud tonight.",
)


@dataclass(frozen=True)
class Probe:
    """What is said of themselves by one person, a session a saying, and the questions after it.

    `questions` are (text, gold). With `dates`, the saying is asked about as of its own session's day.
    """

    sayings: tuple[str, ...]
    questions: tuple[tuple[str, Gold], ...]


Template = Callable[[random.Random, str], Probe]


def _text(answer: str) -> Gold:
    return Gold("text", (answer,))


def _list(*answers: str) -> Gold:
    return Gold("list", answers)


def _count(number: int) -> Gold:
    return Gold("count", (str(number),))


def _pets(kind: str, names: Sequence[str]) -> Template:
    def make(rng: random.Random, person: str) -> Probe:
        chosen = rng.sample(names, rng.choice((2, 2, 3)))
        first, *more = chosen
        sayings = [f"I adopted a {kind} named {first}.", *(f"I adopted another {kind} named {name}." for name in more)]
        return Probe(
            tuple(sayings),
            (
                (f"How many {kind}s does {person} have?", _count(len(chosen))),
                (f"What are the names of {person}'s {kind}s?", _list(*chosen)),
            ),
        )

    return make


def _two(values: Sequence[str], first: str, second: str, question: str) -> Template:
    """Two values that accumulate."""

    def make(rng: random.Random, person: str) -> Probe:
        one, other = rng.sample(values, 2)
        return Probe((first.format(one), second.format(other)), ((question.format(person), _list(one, other)),))

    return make


def _new(values: Sequence[str], first: str, second: str, question: str) -> Template:
    """A value that replaces another."""

    def make(rng: random.Random, person: str) -> Probe:
        one, other = rng.sample(values, 2)
        return Probe(
            (first.format(one), second.format(other, old=one)),
            ((question.format(person), _text(other)),),
        )

    return make


def _less(values: Sequence[str], first: str, second: str, end: str, question: str) -> Template:
    """Two values, of which one ends."""

    def make(rng: random.Random, person: str) -> Probe:
        one, other = rng.sample(values, 2)
        return Probe(
            (first.format(one), second.format(other), end.format(one)),
            ((question.format(person), _list(other)),),
        )

    return make


def _dead(rng: random.Random, person: str) -> Probe:
    one, other = rng.sample(_DOGS, 2)
    sayings = (f"I adopted a dog named {one}.", f"I adopted another dog named {other}.", f"My dog {one} died.")
    return Probe(
        sayings,
        (
            (f"How many dogs does {person} have?", _count(1)),
            (f"What are the names of {person}'s dogs?", _list(other)),
        ),
    )


#: Kind ("accumulate", "replace" or "contradict") and how the life is made. The seed modulo their number chooses.
TEMPLATES: Mapping[str, tuple[str, Template]] = {
    "dogs": ("accumulate", _pets("dog", _DOGS)),
    "cats": ("accumulate", _pets("cat", _CATS)),
    "languages": (
        "accumulate",
        _two(_TONGUES, "I speak {}.", "I speak {} as well.", "Which languages does {} speak?"),
    ),
    "instruments": (
        "accumulate",
        _two(_INSTRUMENTS, "I play the {}.", "I also play the {} now.", "Which instruments does {} play?"),
    ),
    "home": ("replace", _new(_TOWNS, "I live in {}.", "I moved to {}.", "Where does {} live?")),
    "job": ("replace", _new(_JOBS, "I work as a {}.", "I work as a {} now.", "What is {}'s job?")),
    "colour": (
        "replace",
        _new(
            _COLOURS,
            "My favourite colour is {}.",
            "My favourite colour is {} now.",
            "What is {}'s favourite colour?",
        ),
    ),
    "car": ("replace", _new(_CARS, "I drive a {}.", "I drive a {} now.", "Which car does {} drive?")),
    "dead dog": ("contradict", _dead),
    "given up": (
        "contradict",
        _less(
            _INSTRUMENTS,
            "I play the {}.",
            "I also play the {}.",
            "I gave up the {}.",
            "Which instruments does {} play?",
        ),
    ),
    "hobby over": (
        "contradict",
        _less(
            _HOBBIES,
            "My hobby is {}.",
            "I took up {} as a hobby.",
            "I gave up {}.",
            "What are {}'s hobbies?",
        ),
    ),
    "corrected": (
        "contradict",
        _new(_TOWNS, "I live in {}.", "Sorry, I said {old}, I meant {}.", "Where does {} live?"),
    ),
}


def _once(values: Sequence[str], first: str, second: str, question: str) -> Template:
    """A value and what took its place; asked for each as of a day on which it held."""

    def make(rng: random.Random, person: str) -> Probe:
        one, other = rng.sample(values, 2)
        day = {
            value: day_text(days_to_date(_FIRST_DAY + place * _DAYS_APART + 4))
            for place, value in enumerate((one, other))
        }
        return Probe(
            (first.format(one), second.format(other)),
            tuple((question.format(person, day[value]), _text(value)) for value in (one, other)),
        )

    return make


#: Lives that are asked what was so on a day, when it was and after it had changed.
AS_OF: Mapping[str, tuple[str, Template]] = {
    "home": ("as of", _once(_TOWNS, "I live in {}.", "I moved to {}.", "Where did {} live on {}?")),
    "job": ("as of", _once(_JOBS, "I work as a {}.", "I work as a {} now.", "What was {}'s job on {}?")),
    "colour": (
        "as of",
        _once(
            _COLOURS,
            "My favourite colour is {}.",
            "My favourite colour is {} now.",
            "What was {}'s favourite colour on {}?",
        ),
    ),
    "car": ("as of", _once(_CARS, "I drive a {}.", "I drive a {} now.", "Which car did {} drive on {}?")),
}

_PROBES: Mapping[str, Mapping[str, tuple[str, Template]]] = {"two_dogs": TEMPLATES, "as_of": AS_OF}


class ProbeStream:
    """The lives of a probe; the seed chooses template, names and values.

    Args:
        probe: "two_dogs" or "as_of".
    """

    def __init__(self, probe: str) -> None:
        self.templates = tuple(_PROBES[probe].items())
        self.label = f"probe {probe}"

    def events(self, seed: int) -> Sequence[Experience | Item]:
        """Sessions of three or four turns, nine days apart; then the questions."""
        return _life(self.templates, self.label, seed)


@lru_cache(maxsize=256)
def _life(
    templates: tuple[tuple[str, tuple[str, Template]], ...], label: str, seed: int
) -> tuple[Experience | Item, ...]:
    name, (kind, template) = templates[seed % len(templates)]
    rng = random.Random(f"{label} {seed}")
    person, friend = rng.sample(_PEOPLE, 2)
    probe = template(rng, person)
    events: list[Experience | Item] = []
    for number, saying in enumerate(probe.sayings):
        time = _FIRST_DAY + number * _DAYS_APART
        talk = rng.sample(_TALK, 3)
        said = [(friend, talk[0]), (person, saying), (friend, talk[1]), (person, talk[2])][: rng.choice((3, 4))]
        turns = tuple(Turn(who, text, time, f"S{number + 1}:{place + 1}") for place, (who, text) in enumerate(said))
        text = "\n".join(turn.line() for turn in turns)
        events.append(Experience(text, time, f"S{number + 1}", "session", turns))
    now = _FIRST_DAY + len(probe.sayings) * _DAYS_APART
    for number, (question, gold) in enumerate(probe.questions):
        events.append(Item(question, now, f"{kind}: {name}", True, f"q{number + 1}", gold))
    return tuple(events)


@dataclass(frozen=True)
class TwoDogsConfig:
    """Which probe ("two_dogs", "as_of" or "spacing"), in which pieces.

    Attributes:
        probe: "two_dogs" or "as_of".
        granularity: "session", "turn" or "fact", as in `DialogueConfig`.
        split: there is one; named so that "train" may be asked for.
    """

    probe: str = "two_dogs"
    granularity: str = "session"
    split: str | None = None

    def __post_init__(self) -> None:
        check_choices(self, probe=(*_PROBES, "spacing"), granularity=GRANULARITIES)
        if self.split not in (None, "train"):
            raise MemenvError(f"split={self.split!r}: probes have one split, 'train' or None")


@lru_cache(maxsize=8)
def _domain(config: TwoDogsConfig) -> DialogueDomain:
    domain = DialogueDomain(DialogueConfig(preset="tiny"))
    stream: Any = Chunked(
        SpacingStream() if config.probe == "spacing" else ProbeStream(config.probe),
        config.granularity,  # type: ignore[arg-type]
        extract if config.granularity == "fact" else None,
    )
    domain.stream = stream
    return domain


class MemTwoDogsEnv(MemLoCoMoEnv):
    """MemLoCoMo-v0 on the lives of this module: same reader, same scoring, room for everything."""

    config_class: ClassVar[type] = TwoDogsConfig
    make_domain = staticmethod(_domain)
    agents: ClassVar[tuple[str, ...]] = ("no_memory", "recency", "crud_rules", "mem0")
    suggested_seeds = 120

    @classmethod
    def memory_defaults(cls, config: Any) -> dict[str, Any]:
        """Room for a whole life: what is lost is lost by an operation."""
        return {"bank_tokens": 400, "context_tokens": 400}

    @classmethod
    def evaluation(cls, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """There is one split."""
        return {}


register_environment("MemTwoDogs-v0", "memenv.envs.dialogue.two_dogs:MemTwoDogsEnv")

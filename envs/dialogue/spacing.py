"""Lives that ask for one fact every week and for another only at the end: what use does to a memory (spacing effect).

Two people tell a fact each at the first session; eight weeks of small talk follow. The first fact is asked for after
every session (category "practice", pays nothing); at the end both are ("reinforced" and "one-off").
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from memenv.envs.dialogue.gold import Gold
from memenv.stream import Experience, Item, Turn

__all__ = ["WEEKS", "SpacingStream"]

WEEKS = 8
_FIRST_DAY = 19_480.5
_PEOPLE = ("Nadia", "Ruben", "Ilse", "Marek", "Petra", "Owen", "Lucia", "Tomas")
#: How a fact is told, how it is asked for, and its values.
_FACTS = (
    ("I live in {}.", "Where does {} live?", ("Lisbon", "Bergen", "Turin", "Leeds", "Ghent")),
    ("I work as a {}.", "What is {}'s job?", ("nurse", "baker", "tailor", "plumber", "librarian")),
    ("My favourite colour is {}.", "What is {}'s favourite colour?", ("teal", "crimson", "purple", "orange")),
    ("I drive a {}.", "Which car does {} drive?", ("Volvo", "Toyota", "Skoda", "Mazda")),
)
_TALK = (
    "It rained all morning here, and the garden is a pond.",
    "I should really get more sleep before the week begins.",
    "The bus was late again, so I walked home with the shopping.",
    "That soup was far too hot, but I finished it anyway.",
    "I can't find my umbrella, and it looks like rain again.",
    "The neighbours are so loud tonight that I turned up the radio.",
    "Somebody left the gate open, and the leaves blew in.",
    "I spent an hour on the phone about a parcel.",
)


class SpacingStream:
    """One life a seed."""

    label = "probe spacing"

    def events(self, seed: int) -> Sequence[Experience | Item]:
        """Nine sessions and ten items."""
        return _life(seed)


@lru_cache(maxsize=256)
def _life(seed: int) -> tuple[Experience | Item, ...]:
    rng = random.Random(f"spacing {seed}")
    asked, other = rng.sample(_PEOPLE, 2)
    facts = rng.sample(_FACTS, 2)
    values = [rng.choice(values) for _, _, values in facts]
    told = [(who, fact[0].format(value)) for who, fact, value in zip((asked, other), facts, values, strict=True)]
    if rng.random() < 0.5:
        told.reverse()
    often, once = (fact[1].format(who) for who, fact in zip((asked, other), facts, strict=True))
    golds = [Gold("text", (value,)) for value in values]
    opening = [line for each in told for line in (each, (other if each[0] == asked else asked, rng.choice(_TALK)))]
    events: list[Experience | Item] = [_session(0, opening)]
    for week in range(1, WEEKS + 1):
        time = _FIRST_DAY + 7 * week
        events.append(Item(often, time - 6.5, "practice", False, f"p{week}", golds[0]))
        talk = rng.sample(_TALK, 4)
        events.append(_session(week, list(zip((asked, other, asked, other), talk, strict=True))))
    end = _FIRST_DAY + 7 * WEEKS + 0.5
    events += [
        Item(often, end, "reinforced", True, "q1", golds[0]),
        Item(once, end, "one-off", True, "q2", golds[1]),
    ]
    return tuple(events)


def _session(week: int, said: Sequence[tuple[str, str]]) -> Experience:
    time = _FIRST_DAY + 7 * week
    turns = tuple(Turn(who, text, time, f"W{week}:{place + 1}") for place, (who, text) in enumerate(said))
    return Experience("\n".join(turn.line() for turn in turns), time, f"W{week}", "session", turns)

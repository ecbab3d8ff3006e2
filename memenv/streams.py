"""Streams made of streams: another order, a shift in the middle, several users, the same again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar, overload

from memenv.digest import digest
from memenv.errors import MemenvError
from memenv.files import read_json
from memenv.stream import Experience, Item, Stream

__all__ = ["ORDERS", "Ordered", "Repeated", "RepeatedEvents", "Shifted", "Users", "read_order", "task_of"]

Event = Experience | Item
_E = TypeVar("_E", Experience, Item, Experience | Item)
ORDERS = ("blocked", "interleaved", "shuffled")
#: Between the id of a task and the number of the pass in which it is asked again.
_AGAIN = "@pass"
#: Other episodes of the same stream: seeds of users and of what comes after a shift are this far apart.
_APART = 1_000_003


def task_of(item_id: str) -> tuple[str, int]:
    """The task behind an item's id, and in which pass (from 1) it is asked."""
    name, mark, number = item_id.rpartition(_AGAIN)
    return (name, int(number)) if mark and number.isdecimal() else (item_id, 1)


def read_order(path: str | Path) -> tuple[str, ...]:
    """The ids of a file: a JSON list of texts.

    Raises:
        MemenvError: it is no such list, or names an id twice.
    """
    value = read_json(path, "an order: a list of item ids", 'write one, such as ["puzzle 2", "puzzle 1"]')
    if not isinstance(value, list) or not value or not all(isinstance(member, str) for member in value):
        raise MemenvError(f'{path}: an order is a JSON list of item ids, such as ["puzzle 2", "puzzle 1"]')
    twice = next((name for place, name in enumerate(value) if name in value[:place]), None)
    if twice is not None:
        raise MemenvError(f"{path}: {twice!r} is named twice; an order names each item once")
    return tuple(value)


class _OfStream:
    """What all have in common: the inner stream, its label with a word added, its number of episodes."""

    label: str

    def __init__(self, stream: Stream, word: str) -> None:
        if isinstance(stream, Repeated):  # passes inside passes can't be counted, and what is mixed up can't be frozen
            raise MemenvError(
                f"{word!r} over {stream.label!r}: passes come last; name `repeated` (or --passes) once, after the others"
            )
        self.stream = stream
        self.label = f"{stream.label}, {word}"
        episodes = getattr(stream, "episodes", None)
        if episodes is not None:
            self.episodes: int = episodes

    def other(self, seed: int, number: int) -> Sequence[Event]:
        """The events of another episode than `seed`: the `number`-th further one of a fixed data set."""
        episodes = getattr(self.stream, "episodes", None)
        if episodes is None:
            return self.stream.events(seed + number * _APART)
        if episodes <= number:
            raise MemenvError(f"{self.stream.label} has {episodes} episodes: too few for {self.label!r}")
        return self.stream.events((seed + number) % episodes)


class Ordered(_OfStream):
    """The items in another order; experiences before the first item stay where they are.

    Items take over the times of the places that they move to.

    Args:
        stream: whose items stand alone: nothing is told between them.
        order: "blocked" (by category), "interleaved" (categories in turn), "shuffled", or ids in their order.
        seed: draws the order (of the categories, or of all items), together with the episode's.

    Raises:
        MemenvError: an unknown order; from `events`, a stream in which experiences come between items, or ids that are
            not those of the episode.
    """

    def __init__(self, stream: Stream, order: str | Sequence[str], seed: int = 0) -> None:
        named = isinstance(order, str)
        if named and order not in ORDERS:
            raise MemenvError(f"order={order!r}: allowed are {', '.join(ORDERS)}, or a list of item ids")
        # orders by file are told apart by what they say, so that a run isn't completed with another order
        super().__init__(
            stream, f"{order} {seed}".removesuffix(" 0") if named else f"in order {digest(list(order))[:8]}"
        )
        self.order = order
        self.seed = seed

    def events(self, seed: int) -> Sequence[Event]:
        """The events of episode `seed`, items in the new order."""
        events = list(self.stream.events(seed))
        first = next((place for place, event in enumerate(events) if isinstance(event, Item)), len(events))
        told = [event for event in events[first:] if not isinstance(event, Item)]
        if any(event.kind != "maintain" for event in told):
            raise MemenvError(
                f"{self.label}: in this stream experiences come between the items, which would be asked before what they "
                "are about is told; only streams whose items stand alone can be ordered"
            )
        items = [event for event in events[first:] if isinstance(event, Item)]
        rng = random.Random(f"order {self.seed} {seed}")
        ordered = self._ordered(items, rng)
        return (*events[:first], *(replace(item, time=at.time) for item, at in zip(ordered, items, strict=True)))

    def _ordered(self, items: list[Item], rng: random.Random) -> list[Item]:
        if not isinstance(self.order, str):
            return _by_ids(items, self.order)
        if self.order == "shuffled":
            return rng.sample(items, len(items))
        groups: dict[str | int, list[Item]] = {}
        for item in items:
            groups.setdefault(item.category, []).append(item)
        names = list(groups)
        rng.shuffle(names)
        if self.order == "blocked":
            return [item for name in names for item in groups[name]]
        longest = max((len(group) for group in groups.values()), default=0)
        return [groups[name][turn] for turn in range(longest) for name in names if turn < len(groups[name])]


def _by_ids(items: Sequence[Item], order: Sequence[str]) -> list[Item]:
    by_id = {item.id: item for item in items}
    missing = [name for name in order if name not in by_id]
    left = [name for name in by_id if name not in set(order)]
    if missing or left:
        wrong = f"{missing[0]!r} is no item of this episode" if missing else f"{left[0]!r} is missing"
        raise MemenvError(f"the order of {len(order)} ids does not fit the episode's {len(by_id)} items: {wrong}")
    return [by_id[name] for name in order]


class Shifted(_OfStream):
    """One episode up to a point, another episode of the same stream from there on.

    What was learnt of the first household, world or life is worth nothing, or misleads, in the second.

    Args:
        stream: the stream.
        at: the part of the events after which it shifts, between 0 and 1.
    """

    def __init__(self, stream: Stream, at: float = 0.5) -> None:
        if not 0.0 < at < 1.0:
            raise MemenvError(f"shifted:{at}: give the part of the events after which it shifts, between 0 and 1")
        super().__init__(stream, f"shifted at {at:g}")
        self.at = at

    def events(self, seed: int) -> Sequence[Event]:
        """The events of episode `seed`, then those of another."""
        first, second = list(self.stream.events(seed)), list(self.other(seed, 1))
        turn = round(self.at * len(first))
        rest = second[round(self.at * len(second)) :]
        begun = max((event.time for event in first[:turn]), default=0.0)
        later = begun + 1.0 - min((event.time for event in rest), default=0.0)
        return (*first[:turn], *(_moved(event, later, "after the shift/") for event in rest))


class Users(_OfStream):
    """Several users on one bank: the episodes of `number` seeds at once, in the order of their times.

    Args:
        stream: the stream; users may have the same name in it, which memory has to cope with.
        number: users.
    """

    def __init__(self, stream: Stream, number: int) -> None:
        if number < 2:
            raise MemenvError(f"users:{number}: give at least 2")
        super().__init__(stream, f"{number} users")
        self.number = number

    def events(self, seed: int) -> Sequence[Event]:
        """Events of all users; ids and sources name them."""
        episodes = [self.stream.events(seed), *(self.other(seed, user) for user in range(1, self.number))]
        marked = [
            (event.time, user, _moved(event, 0.0, f"user {user + 1}/"))
            for user, events in enumerate(episodes)
            for event in events
        ]
        return tuple(event for _, _, event in sorted(marked, key=lambda each: each[:2]))


class Repeated(_OfStream):
    """The same stream again and again; in later passes the ids of items end in "@pass2", "@pass3", …

    Args:
        stream: the stream.
        passes: how often it is played.
        frozen: in later passes nothing happens but the items, and nothing is written or learnt (see `Domain.frozen`).
    """

    def __init__(self, stream: Stream, passes: int, frozen: bool = False) -> None:
        if passes < 2:
            raise MemenvError(f"repeated:{passes}: give at least 2 passes")
        super().__init__(stream, f"{passes} passes" + (", frozen after the first" if frozen else ""))
        self.passes = passes
        self.frozen = frozen

    def events(self, seed: int) -> RepeatedEvents:
        """The events of episode `seed`, repeated."""
        return RepeatedEvents(self.stream.events(seed), self.passes, self.frozen)


class RepeatedEvents(Sequence[Event]):
    """Events of `Repeated`: those of the first pass are made when they are read, as the inner stream makes them."""

    def __init__(self, base: Sequence[Event], passes: int, frozen: bool) -> None:
        self.base = base
        self.passes = passes
        self.frozen = frozen
        self._later: list[Event] | None = None

    @property
    def items(self) -> list[Item]:
        """The items of all passes, without expanding anything."""
        items = getattr(self.base, "items", None)
        if items is None or callable(items):
            items = [event for event in self.base if isinstance(event, Item)]
        return [_again(item, number, 0.0) for number in range(1, self.passes + 1) for item in items]

    def __len__(self) -> int:
        return len(self.base) + (self.passes - 1) * len(self._again())

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...

    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        if isinstance(index, slice):
            return tuple(self[place] for place in range(*index.indices(len(self))))
        if index < 0:
            index += len(self)
        if index < 0:
            raise IndexError(index)
        try:
            return self.base[index]
        except IndexError:
            again = self._again()
        number, place = divmod(index - len(self.base), len(again)) if again else (self.passes, 0)
        if number >= self.passes - 1:
            raise IndexError(index)
        span = 1.0 + max(event.time for event in self.base) - min(event.time for event in self.base)
        return _again(again[place], number + 2, (number + 1) * span)

    def pass_of(self, position: int) -> int:
        """In which pass `events[position]` is, from 1."""
        size = len(self.base)
        return 1 if position < size else 2 + (position - size) // max(1, len(self._again()))

    def base_position(self, position: int) -> int:
        """Where in the inner stream `events[position]` is."""
        size = len(self.base)
        if position < size or self.frozen:
            return min(position, size)
        return (position - size) % max(1, len(self._again()))

    def _again(self) -> list[Event]:
        if self._later is None:
            self._later = [event for event in self.base if isinstance(event, Item) or not self.frozen]
        return self._later


def _again(event: _E, number: int, later: float) -> _E:
    """An event in pass `number`."""
    if number == 1:
        return event
    moved = _moved(event, later, "")
    if isinstance(moved, Item):
        moved = replace(moved, id=f"{moved.id}{_AGAIN}{number}")
    return moved


def _moved(event: _E, later: float, mark: str) -> _E:
    """An event `later` days later, its id or source marked."""
    if isinstance(event, Item):
        return replace(event, time=event.time + later, id=f"{mark}{event.id}")
    messages = tuple(replace(turn, time=turn.time + later) for turn in event.messages) if later else event.messages
    return replace(event, time=event.time + later, source=f"{mark}{event.source}", messages=messages)

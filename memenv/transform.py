"""Streams made of streams: the same events at another granularity."""

from __future__ import annotations

import bisect
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal, Protocol, get_args, overload

from memenv.config import check_choice
from memenv.errors import MemenvError
from memenv.stream import Experience, Item, Stream, Turn

__all__ = ["Chunked", "Extract", "FactLike", "LazyEvents"]

Event = Experience | Item
Granularity = Literal["session", "turn", "fact"]

#: Sessions whose chunks are kept. Streams over fixed data come back to the same sessions every epoch.
_KEPT_SESSIONS = 512


class FactLike(Protocol):
    """What `Chunked` needs of an extracted fact; it may carry more (speaker, subject, resolved date)."""

    @property
    def text(self) -> str:
        """A self-contained statement."""
        ...

    @property
    def source(self) -> str:
        """The source of the turn it was said in."""
        ...

    @property
    def time(self) -> float:
        """When it was said, in days."""
        ...


#: Turns of one session and its speakers, in order of appearance, to the facts in them. Pure: equal turns, equal facts.
Extract = Callable[[Sequence[Turn], Sequence[str]], Sequence[FactLike]]


class LazyEvents(Sequence[Event]):
    """Events expanded on demand: `events[i]` expands what lies before `i` and no more.

    Read it as a loop does, `events[0]`, `events[1]`, … until `IndexError`: `len()`, negative indices and slices are
    there too, but must expand everything first. What was expanded is kept and shared: copies, deep copies and forks
    are the same object. Threads may read it together. It can be pickled if the base events and `expand` can.
    """

    def __init__(self, base: Sequence[Event], expand: Callable[[Event], Sequence[Event]]) -> None:
        self._base = base
        self._expand = expand
        self._events: list[Event] = []
        self._ends: list[int] = []  # for each base event expanded, how many events it and those before it gave
        self._position = 0  # of the next base event to expand
        self._complete = False
        self._lock = threading.Lock()

    @property
    def items(self) -> list[Item]:
        """The items among the events, without expanding anything."""
        return [event for event in self._base if isinstance(event, Item)]

    @property
    def base(self) -> Sequence[Event]:
        """The events before they were cut."""
        return self._base

    def base_position(self, position: int) -> int:
        """How many base events were at least begun in `events[:position]`."""
        if position <= 0:
            return 0
        self._reach(position - 1)
        return min(bisect.bisect_left(self._ends, position) + 1, len(self._ends))

    def _reach(self, index: int | None) -> None:
        """Expand until event `index` is there, or (None) to the end."""
        while not self._complete and (index is None or index >= len(self._events)):
            with self._lock:
                if self._complete or (index is not None and index < len(self._events)):
                    return
                try:
                    event = self._base[self._position]
                except IndexError:
                    self._complete = True
                    return
                self._events.extend(self._expand(event))
                self._ends.append(len(self._events))
                self._position += 1

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...

    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        if isinstance(index, slice):
            self._reach(None)
            return tuple(self._events[index])
        self._reach(index if index >= 0 else None)
        return self._events[index]

    def __len__(self) -> int:
        self._reach(None)
        return len(self._events)

    def __bool__(self) -> bool:
        self._reach(0)
        return bool(self._events)

    def __iter__(self) -> Iterator[Event]:
        index = 0
        while True:
            self._reach(index)
            if index >= len(self._events):
                return
            yield self._events[index]
            index += 1

    def __copy__(self) -> LazyEvents:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> LazyEvents:
        return self

    def __getstate__(self) -> dict[str, Any]:
        with self._lock:
            return {
                "_base": self._base,
                "_expand": self._expand,
                "_events": list(self._events),
                "_ends": list(self._ends),
                "_position": self._position,
                "_complete": self._complete,
            }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._lock = threading.Lock()


class Chunked:
    """A stream with its sessions cut into turns or facts.

    Every session experience (one with `messages`) becomes

    * "session": itself;
    * "turn": one experience a turn that has words, kind "turn", text "Speaker: words", the turn's source and time;
    * "fact": one experience a fact, kind "fact", with the fact's text and source, the fact in `facts`, and the turn it
      was said in as `messages` and for its time.

    Only the final chunk of a session has `last` set as the session had it. A session without a single turn or fact
    becomes one experience of kind "maintain" with empty text: nothing to write, but agents that maintain their memory
    get the moment that ends the session. With `extract`, sessions and turns carry their facts in `facts` as well.
    Items and experiences without messages pass unchanged.

    `events` returns `LazyEvents`: a session is cut, and its facts are extracted, when the loop gets there.

    Args:
        stream: the stream of sessions; its label is kept.
        granularity: "session", "turn" or "fact".
        extract: how facts are found; needed for "fact".

    Raises:
        MemenvError: an unknown granularity, or "fact" without `extract`.
    """

    def __init__(self, stream: Stream, granularity: Granularity, extract: Extract | None = None) -> None:
        check_choice("granularity", granularity, get_args(Granularity))
        if granularity == "fact" and extract is None:
            raise MemenvError("granularity='fact' needs extract=, a function from turns and speakers to facts.")
        self.stream = stream
        self.label = stream.label
        self.granularity = granularity
        self._extract = extract
        self._kept: OrderedDict[Experience, tuple[Event, ...]] = OrderedDict()
        self._lock = threading.Lock()

    def events(self, seed: int) -> Sequence[Event]:
        """The events of episode `seed` of the inner stream, cut on demand."""
        base = self.stream.events(seed)
        if self.granularity == "session" and self._extract is None:
            return base
        return LazyEvents(base, self.expand)

    def expand(self, event: Event) -> Sequence[Event]:
        """The chunks of one event of the inner stream; cut once, then kept for the sessions used last."""
        if isinstance(event, Item) or not event.messages:
            return (event,)
        try:
            with self._lock:
                if event in self._kept:
                    self._kept.move_to_end(event)
                    return self._kept[event]
        except TypeError:  # facts of the inner stream that can't be hashed
            return self._cut(event)
        chunks = self._cut(event)
        with self._lock:
            self._kept[event] = chunks
            while len(self._kept) > _KEPT_SESSIONS:
                self._kept.popitem(last=False)
        return chunks

    def _cut(self, event: Experience) -> tuple[Event, ...]:
        speakers = tuple(dict.fromkeys(turn.speaker for turn in event.messages))
        facts = event.facts if self._extract is None else tuple(self._extract(event.messages, speakers))
        if self.granularity == "session":
            return (replace(event, facts=facts),)
        turns = {turn.source: (turn,) for turn in reversed(event.messages)}
        if self.granularity == "turn":
            chunks = [
                Experience(
                    turn.line(),
                    turn.time,
                    turn.source,
                    "turn",
                    (turn,),
                    last=False,
                    facts=tuple(fact for fact in facts if fact.source == turn.source),
                )
                for turn in event.messages
                if turn.text.strip()
            ]
        else:
            chunks = []
            for fact in facts:
                messages = turns.get(fact.source, ())
                said = messages[0].time if messages else event.time
                chunks.append(Experience(fact.text, said, fact.source, "fact", messages, last=False, facts=(fact,)))
        if not chunks:
            return (Experience("", event.time, event.source, "maintain", last=event.last),)
        chunks[-1] = replace(chunks[-1], last=event.last)
        return tuple(chunks)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_kept": OrderedDict(), "_lock": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._lock = threading.Lock()

"""The bank of entries: a value that changes cheaply and forks for nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from typing import NamedTuple

import numpy as np
from immutables import Map
from numpy.typing import NDArray

from memenv.arena import Arena
from memenv.stream import days_to_date, to_days
from memenv.tokens import count_tokens

__all__ = ["ALWAYS", "Bank", "Entry", "entry_tokens", "invalid_tokens", "validity_mark"]

#: `valid_to` of what is true as far as anybody knows.
ALWAYS = float("inf")
_FIRST_DAY, _LAST_DAY = to_days(date.min), to_days(date.max)


class Entry(NamedTuple):
    """One stored unit.

    `time` is when it got its text and `recalled` when it was last shown to a solver, in days; `uses` counts showings
    and `strength` starts at 1 and rises by 1 with each (MemoryBank's S, Zhong et al. 2023, section 3.3). `tokens` is what it costs.
    It stops being true at `valid_to` (infinite: never, as far as is known). `links` are ids of entries tied to it.
    """

    id: int
    text: str
    key: str
    time: float
    source: str
    reward: float | None
    tokens: int
    row: int
    strength: float = 1.0
    uses: int = 0
    recalled: float = 0.0
    valid_to: float = ALWAYS
    links: tuple[int, ...] = ()

    def shown(self) -> str:
        """The text as a solver sees it: with the day it held until, where it is no longer true."""
        return self.text if self.valid_to == ALWAYS else f"{self.text} {validity_mark(self.valid_to)}"


def validity_mark(valid_to: float) -> str:
    """What an invalidated entry says of itself; it costs tokens like any other text."""
    day = days_to_date(min(max(valid_to, _FIRST_DAY), _LAST_DAY))
    return f"(until {day.day} {day:%B %Y})"


def entry_tokens(text: str, key: str = "") -> int:
    """What an entry costs: its text, and its key where that is not the text itself."""
    return count_tokens(text) + (count_tokens(key) if key and key != text else 0)


def invalid_tokens(entry: Entry, at: float) -> int:
    """What `entry` costs once it is marked as true until `at`."""
    return entry_tokens(entry._replace(valid_to=at).shown(), "" if entry.key == entry.text else entry.key)


class Bank:
    """Entries by id, in the order in which they were first added.

    `fork` shares everything: entries are in a persistent map, texts in the append-only arena, and the mask of living
    rows and the term statistics are copied when one of the sharers first changes them.
    """

    __slots__ = ("_entries", "_having", "_mask", "_next_id", "_shared", "_watchers", "_words", "arena", "tokens")

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.tokens = 0
        self._entries: Map[int, Entry] = Map()
        self._next_id = 0
        self._words = 0
        self._mask: NDArray[np.bool_] = np.zeros(64, dtype=np.bool_)
        self._having: dict[str, int] = {}
        self._shared = False
        self._watchers: tuple[set[int], ...] = ()

    def fork(self) -> Bank:
        """An independent bank equal to this one; nothing proportional to its size is copied."""
        twin = object.__new__(Bank)
        # nothing is shared by sharing an empty arena; what is played again and again from one start would fill it for ever
        twin.arena = self.arena if len(self.arena) else self.arena.another()
        twin.tokens = self.tokens
        twin._entries = self._entries
        twin._next_id = self._next_id
        twin._words = self._words
        twin._mask = self._mask
        twin._having = self._having
        twin._shared = self._shared = True
        twin._watchers = ()
        return twin

    def watch(self) -> set[int]:
        """A set that gets the id of every entry that is added, changed or deleted from now on; empty it at will.

        It hears nothing of forks, and a fork nothing of it.
        """
        heard: set[int] = set()
        self._watchers = (*self._watchers, heard)
        return heard

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Entry]:
        """Entries by ascending id."""
        return iter(sorted(self._entries.values()))

    def __contains__(self, entry_id: object) -> bool:
        return entry_id in self._entries

    def __getitem__(self, entry_id: int) -> Entry:
        return self._entries[entry_id]

    def get(self, entry_id: int) -> Entry | None:
        """The entry, or None."""
        return self._entries.get(entry_id)

    def entries(self) -> Iterable[Entry]:
        """All entries in no particular order: faster than iterating, for sums and for sorting by something else."""
        return self._entries.values()

    @property
    def words(self) -> int:
        """Indexed terms of all entries together (BM25's document lengths)."""
        return self._words

    def having(self, term: str) -> int:
        """How many entries have `term`."""
        return self._having.get(term, 0)

    @property
    def frequencies(self) -> Mapping[str, int]:
        """How many entries have each term, of those that any has. Read only, and as of now."""
        return self._having

    def living(self) -> NDArray[np.bool_]:
        """Which rows of the arena this bank holds, shape (len(arena),). Read only."""
        self._reach(len(self.arena))
        return self._mask[: len(self.arena)]

    def add(self, text: str, *, time: float, key: str = "", source: str = "", reward: float | None = None) -> Entry:
        """Stores a new entry under the next id."""
        entry = self._write(self._next_id, text, key, time, source, reward, (1.0, 0, time, ALWAYS, ()))
        self._next_id += 1
        return entry

    def update(
        self, entry_id: int, text: str, *, time: float, key: str = "", source: str = "", reward: float | None = None
    ) -> Entry:
        """Gives an entry a new text, time, source, key and reward; its strength, uses and links stay. It is true again.

        Raises:
            KeyError: there is no such entry.
        """
        old = self.delete(entry_id)
        kept = (old.strength, old.uses, old.recalled, ALWAYS, old.links)
        return self._write(entry_id, text, key, time, source, reward, kept)

    def delete(self, entry_id: int) -> Entry:
        """Removes and returns an entry.

        Raises:
            KeyError: there is no such entry.
        """
        entry = self._entries[entry_id]
        self._entries = self._entries.delete(entry_id)
        self._tell(entry_id)
        self.tokens -= entry.tokens
        self._words -= self.arena.lengths[entry.row]
        self._own()
        self._mask[entry.row] = False
        having = self._having
        for term in self.arena.terms[entry.row]:
            having[term] -= 1
            if not having[term]:
                del having[term]
        return entry

    def touch(self, entry_ids: Iterable[int], time: float) -> None:
        """Notes that entries were shown to a solver at `time`: strength and uses rise. Unknown ids are passed over."""
        touched: dict[int, Entry] = {}
        for entry_id in entry_ids:
            entry = touched.get(entry_id) or self._entries.get(entry_id)
            if entry is not None:
                # not `_replace`, which takes a dict of names apart for each entry
                touched[entry_id] = Entry(
                    *entry[:8], entry.strength + 1.0, entry.uses + 1, time, entry.valid_to, entry.links
                )
        if touched:
            self._entries = self._entries.update(touched)
            self._tell(*touched)

    def invalidate(self, entry_id: int, at: float) -> Entry:
        """Notes that an entry is not true from `at` on; the note costs tokens.

        Raises:
            KeyError: there is no such entry.
        """
        old = self._entries[entry_id]
        tokens = invalid_tokens(old, at)
        entry = old._replace(valid_to=at, tokens=tokens)
        self._put(entry)
        self.tokens += tokens - old.tokens
        return entry

    def link(self, entry_id: int, other: int) -> None:
        """Ties two entries together, both ways. A link to an entry that is deleted later is passed over.

        Raises:
            KeyError: one of them isn't there.
        """
        for one, two in ((entry_id, other), (other, entry_id)):
            entry = self._entries[one]
            if two not in entry.links:
                self._put(entry._replace(links=(*entry.links, two)))

    def restore(self, entries: Iterable[Entry], next_id: int) -> None:
        """Fills an empty bank with saved entries, ids and all.

        Raises:
            ValueError: the bank isn't empty, an id is repeated, or is not below `next_id`.
        """
        if self._next_id:
            raise ValueError("only an empty bank can be filled")
        for old in entries:
            if old.id in self._entries or not 0 <= old.id < next_id:
                raise ValueError(f"entry id {old.id} is repeated, or not below {next_id}")
            key = "" if old.key == old.text else old.key
            kept = (old.strength, old.uses, old.recalled, ALWAYS, old.links)
            self._write(old.id, old.text, key, old.time, old.source, old.reward, kept)
            if old.valid_to != ALWAYS:
                self.invalidate(old.id, old.valid_to)
        self._next_id = next_id

    def table(self) -> Mapping[int, Entry]:
        """Entries by id, as they are now: what is done to the bank later does not change it."""
        return self._entries

    @property
    def next_id(self) -> int:
        """The id that the next new entry gets; ids are never given twice."""
        return self._next_id

    def weakest_first(self, rank: Callable[[Entry], tuple[float, ...]]) -> list[Entry]:
        """Entries sorted by `rank`."""
        return sorted(self._entries.values(), key=rank)

    def _write(
        self,
        entry_id: int,
        text: str,
        key: str,
        time: float,
        source: str,
        reward: float | None,
        kept: tuple[float, int, float, float, tuple[int, ...]],
    ) -> Entry:
        keyed = bool(key) and key != text
        row = self.arena.append(f"{key}\n{text}" if keyed else text, entry_id)
        tokens = entry_tokens(text, key)
        entry = Entry(entry_id, text, key if keyed else text, time, source, reward, tokens, row, *kept)
        self._put(entry)
        self.tokens += tokens
        self._words += self.arena.lengths[row]
        self._own()
        self._reach(row + 1)
        self._mask[row] = True
        having = self._having
        for term in self.arena.terms[row]:
            having[term] = having.get(term, 0) + 1
        return entry

    def _put(self, entry: Entry) -> None:
        self._entries = self._entries.set(entry.id, entry)
        self._tell(entry.id)

    def _tell(self, *entry_ids: int) -> None:
        for heard in self._watchers:
            heard.update(entry_ids)

    def _reach(self, rows: int) -> None:
        if rows > len(self._mask):
            grown = np.zeros(2 * rows, dtype=np.bool_)
            grown[: len(self._mask)] = self._mask
            self._mask = grown

    def _own(self) -> None:
        if self._shared:
            self._mask = self._mask.copy()
            self._having = self._having.copy()
            self._shared = False

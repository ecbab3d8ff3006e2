"""The bank of entries: a value that changes cheaply and forks for nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import numpy as np
from immutables import Map
from numpy.typing import NDArray

from memenv.arena import Arena
from memenv.tokens import count_tokens

__all__ = ["Bank", "Entry", "entry_tokens"]


class Entry(NamedTuple):
    """One stored unit.

    `time` is when it got its text and `recalled` when it was last shown to a solver, in days; `uses` counts showings
    and `strength` starts at 1 and rises by 1 with each (MemoryBank's S, Zhong et al. 2023, section 3.3). `tokens` is what it costs.
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


def entry_tokens(text: str, key: str = "") -> int:
    """What an entry costs: its text, and its key where that is not the text itself."""
    return count_tokens(text) + (count_tokens(key) if key and key != text else 0)


class Bank:
    """Entries by id, in the order in which they were first added.

    `fork` shares everything: entries are in a persistent map, texts in the append-only arena, and the mask of living
    rows and the term statistics are copied when one of the sharers first changes them.
    """

    __slots__ = ("_entries", "_having", "_mask", "_next_id", "_shared", "_words", "arena", "tokens")

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.tokens = 0
        self._entries: Map[int, Entry] = Map()
        self._next_id = 0
        self._words = 0
        self._mask: NDArray[np.bool_] = np.zeros(64, dtype=np.bool_)
        self._having: dict[str, int] = {}
        self._shared = False

    def fork(self) -> Bank:
        """An independent bank equal to this one; nothing proportional to its size is copied."""
        twin = object.__new__(Bank)
        twin.arena = self.arena
        twin.tokens = self.tokens
        twin._entries = self._entries
        twin._next_id = self._next_id
        twin._words = self._words
        twin._mask = self._mask
        twin._having = self._having
        twin._shared = self._shared = True
        return twin

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

    def living(self) -> NDArray[np.bool_]:
        """Which rows of the arena this bank holds, shape (len(arena),). Read only."""
        self._reach(len(self.arena))
        return self._mask[: len(self.arena)]

    def add(self, text: str, *, time: float, key: str = "", source: str = "", reward: float | None = None) -> Entry:
        """Stores a new entry under the next id."""
        entry = self._write(self._next_id, text, key, time, source, reward, 1.0, 0, time)
        self._next_id += 1
        return entry

    def update(
        self, entry_id: int, text: str, *, time: float, key: str = "", source: str = "", reward: float | None = None
    ) -> Entry:
        """Gives an entry a new text, time, source, key and reward; its strength and uses stay.

        Raises:
            KeyError: there is no such entry.
        """
        old = self.delete(entry_id)
        return self._write(entry_id, text, key, time, source, reward, old.strength, old.uses, old.recalled)

    def delete(self, entry_id: int) -> Entry:
        """Removes and returns an entry.

        Raises:
            KeyError: there is no such entry.
        """
        entry = self._entries[entry_id]
        self._entries = self._entries.delete(entry_id)
        self.tokens -= entry.tokens
        self._words -= self.arena.lengths[entry.row]
        self._own()
        self._mask[entry.row] = False
        having = self._having
        for term in self.arena.term_sets[entry.row]:
            having[term] -= 1
            if not having[term]:
                del having[term]
        return entry

    def touch(self, entry_ids: Iterable[int], time: float) -> None:
        """Notes that entries were shown to a solver at `time`: strength and uses rise. Unknown ids are passed over."""
        for entry_id in entry_ids:
            entry = self._entries.get(entry_id)
            if entry is not None:
                self._entries = self._entries.set(
                    entry_id, entry._replace(strength=entry.strength + 1.0, uses=entry.uses + 1, recalled=time)
                )

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
        strength: float,
        uses: int,
        recalled: float,
    ) -> Entry:
        keyed = bool(key) and key != text
        row = self.arena.append(f"{key}\n{text}" if keyed else text, entry_id)
        tokens = entry_tokens(text, key)
        entry = Entry(
            entry_id, text, key if keyed else text, time, source, reward, tokens, row, strength, uses, recalled
        )
        self._entries = self._entries.set(entry_id, entry)
        self.tokens += tokens
        self._words += self.arena.lengths[row]
        self._own()
        self._reach(row + 1)
        self._mask[row] = True
        having = self._having
        for term in self.arena.term_sets[row]:
            having[term] = having.get(term, 0) + 1
        return entry

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

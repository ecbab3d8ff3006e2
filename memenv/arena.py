"""The shared, append-only side of a bank: analysed texts, posting lists, vectors.

A row is written once, when an entry gets its text, and never changed, so any number of forked banks read one arena.
Which rows a bank holds is the bank's own business.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

__all__ = ["Arena", "Encoder", "TermCounts"]

#: Stems of a text and how often each occurs; in the order of first occurrence. Shared: read only.
TermCounts = dict[str, int]
#: Text to a unit vector, float32, shape (dimensions,).
Encoder = Callable[[str], NDArray[np.float32]]


class Arena:
    """Rows of analysed texts. Posting lists and vectors are made when a search first needs them, once per row."""

    def __init__(self, analyse: Callable[[str], TermCounts], encoder: Encoder | None = None) -> None:
        self._analyse = analyse
        self._encoder = encoder
        self.terms: list[TermCounts] = []
        #: Whether no term of the row occurs twice, as in most short texts.
        self.flat = array("b")
        self.lengths = array("l")
        self.ids = array("l")
        self._texts: list[str] = []
        self._postings: dict[str, tuple[array[int], array[int]]] = {}
        self._posted = 0
        # one column a row of the arena: a product with a query that is mostly zeros reads the other dimensions only
        self._vectors: NDArray[np.float32] = np.zeros((0, 0), dtype=np.float32)
        self._encoded = 0
        self._query: tuple[str, NDArray[np.float32]] | None = None

    def __len__(self) -> int:
        return len(self.terms)

    def another(self) -> Arena:
        """An empty arena that analyses and encodes as this one."""
        return Arena(self._analyse, self._encoder)

    def append(self, text: str, entry_id: int) -> int:
        """Adds a row for `text`, which the entry `entry_id` holds; returns the row."""
        terms = self._analyse(text)
        length = sum(terms.values())
        self.terms.append(terms)
        self.flat.append(length == len(terms))
        self.lengths.append(length)
        self.ids.append(entry_id)
        self._texts.append(text)
        return len(self.terms) - 1

    def postings(self, term: str) -> tuple[NDArray[np.int64], NDArray[np.int64]] | None:
        """Rows that have `term`, ascending, and how often; None where none has."""
        for row in range(self._posted, len(self.terms)):
            for word, count in self.terms[row].items():
                found = self._postings.get(word)
                if found is None:
                    found = self._postings[word] = (array("l"), array("l"))
                found[0].append(row)
                found[1].append(count)
        self._posted = len(self.terms)
        entry = self._postings.get(term)
        if entry is None:
            return None
        # copies: a live view would forbid the arrays to grow
        return np.array(entry[0], dtype=np.int64), np.array(entry[1], dtype=np.int64)

    def vectors(self) -> NDArray[np.float32]:
        """Unit vectors of all rows, shape (rows, dimensions), float32; each text is encoded once, ever.

        Raises:
            RuntimeError: the arena was made without an encoder.
        """
        if self._encoder is None:
            raise RuntimeError("this arena has no encoder")
        for row in range(self._encoded, len(self.terms)):
            vector = self._encoder(self._texts[row])
            if row >= self._vectors.shape[1]:
                grown = np.zeros((len(vector), max(64, 2 * row)), dtype=np.float32)
                if row:
                    grown[:, :row] = self._vectors[:, :row]
                self._vectors = grown
            self._vectors[:, row] = vector
        self._encoded = len(self.terms)
        return self._vectors[:, : self._encoded].T

    def encode(self, text: str) -> NDArray[np.float32]:
        """The vector of a query; that of the last one is kept, so that a moment's query is encoded once. Read only."""
        if self._encoder is None:
            raise RuntimeError("this arena has no encoder")
        last = self._query
        if last is None or last[0] != text:
            last = self._query = (text, self._encoder(text))
        return last[1]

    def similarities(self, query: NDArray[np.float32]) -> NDArray[np.float32]:
        """Products of all rows with a query's vector, shape (rows,), float32.

        Hashed texts are sparse, and memory traffic is all this costs where there are many rows: only the dimensions in
        which the query is not zero are read, one at a time. They are added up in their order, so that a row's product has
        the same bits whatever rows are beside it (forks share rows), on any machine; BLAS promises neither.
        """
        vectors = self.vectors()
        total = np.zeros(len(vectors), dtype=np.float32)
        part = np.empty_like(total)
        for dimension in np.flatnonzero(query).tolist():
            np.multiply(vectors[:, dimension], query[dimension], out=part)
            total += part
        return total

"""The product store: columns of products, memory-mapped, with an ASIN index. Written once by `StoreWriter`."""

from __future__ import annotations

import json
import math
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from memenv.envs.webshop.columns import Folder, TextColumn, TextWriter
from memenv.envs.webshop.products import Card, Product, price_tag

__all__ = ["Store", "StoreWriter"]

_PLAIN = ("asin", "title", "description")
_LISTS = ("bullets", "options", "attributes", "nouns")
#: Few distinct values: stored once, products hold numbers.
_CODED = ("category", "query", "product_category")
_CACHE = 4096


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class StoreWriter:
    """Appends products to a folder. `flush` tells how long every file is, so that a run can resume from there."""

    def __init__(self, folder: Folder, vocabularies: dict[str, list[str]] | None = None) -> None:
        self._folder = folder
        self._texts = {name: TextWriter(folder, f"product.{name}") for name in (*_PLAIN, *_LISTS)}
        self._prices = folder.append("product.prices")
        self._codes = {name: folder.append(f"product.{name}") for name in _CODED}
        known = vocabularies or {name: [] for name in _CODED}
        self._known: dict[str, OrderedDict[str, int]] = {
            name: OrderedDict((value, number) for number, value in enumerate(known[name])) for name in _CODED
        }

    def extend(self, products: Sequence[Product]) -> None:
        """Append products; ASINs must be new."""
        for name in _PLAIN:
            self._texts[name].extend([getattr(product, name) for product in products])
        for name in _LISTS:
            self._texts[name].extend([_dump(getattr(product, name)) for product in products])
        prices = np.full((len(products), 2), np.nan)
        for row, product in enumerate(products):
            prices[row, : len(product.prices)] = product.prices
        self._prices.write(prices.astype("<f8").tobytes())
        for name in _CODED:
            known = self._known[name]
            codes = [known.setdefault(getattr(product, name), len(known)) for product in products]
            self._codes[name].write(np.array(codes, "<u4").tobytes())

    def flush(self) -> dict[str, int]:
        """Write everything out; length in bytes of each file."""
        lengths = {}
        for name, writer in self._texts.items():
            lengths[f"product.{name}.utf8"], lengths[f"product.{name}.ends"] = writer.flush()
        for name, stream in {"prices": self._prices, **self._codes}.items():
            stream.flush()
            lengths[f"product.{name}"] = stream.tell()
        return lengths

    @property
    def vocabularies(self) -> dict[str, list[str]]:
        """The distinct values of the coded columns so far."""
        return {name: list(known) for name, known in self._known.items()}

    def close(self) -> None:
        """Close the files without the tables that make the store complete."""
        for writer in self._texts.values():
            writer.close()
        for stream in (self._prices, *self._codes.values()):
            stream.close()

    def finish(self) -> None:
        """Write the ASIN index and the values of the coded columns, and close."""
        self.close()
        for name, values in self.vocabularies.items():
            for part in ("utf8", "ends"):
                self._folder.remove(f"values.{name}.{part}")
            writer = TextWriter(self._folder, f"values.{name}")
            writer.extend(values)
            writer.close()
        column = TextColumn(self._folder, "product.asin")
        asins = [column[row].encode() for row in range(len(column))]
        order = np.array(sorted(range(len(asins)), key=asins.__getitem__), np.int64)
        width = max(map(len, asins), default=1)
        self._folder.create("asin.sorted", f"S{width}", len(asins))[:] = [asins[row] for row in order]
        self._folder.create("asin.width", "<i8", 1)[:] = width
        self._folder.create("asin.row", "<u4", len(asins))[:] = order
        rank = self._folder.create("asin.rank", "<u4", len(asins))
        rank[order] = np.arange(len(asins))


class Store:
    """Products by row and by ASIN, read only. Decoded products are cached."""

    def __init__(self, folder: Folder) -> None:
        self._columns = {name: TextColumn(folder, f"product.{name}") for name in (*_PLAIN, *_LISTS)}
        self._prices = folder.load("product.prices", "<f8").reshape(-1, 2)
        self._codes = {name: folder.load(f"product.{name}", "<u4") for name in _CODED}
        self._values = {name: TextColumn(folder, f"values.{name}") for name in _CODED}
        width = int(folder.load("asin.width", "<i8")[0])
        self._sorted = folder.load("asin.sorted", f"S{width}")
        self._row = folder.load("asin.row", "<u4")
        #: Rank of each row's ASIN in ascending order; breaks ties of search.
        self.asin_rank: NDArray[Any] = folder.load("asin.rank", "<u4")
        self.card = lru_cache(_CACHE)(self._card)
        self.product = lru_cache(_CACHE)(self._product)

    def __len__(self) -> int:
        return len(self._prices)

    def _product(self, row: int) -> Product:
        """The product in `row`."""
        columns = self._columns
        return Product(
            asin=columns["asin"][row],
            title=columns["title"][row],
            description=columns["description"][row],
            bullets=tuple(json.loads(columns["bullets"][row])),
            prices=self._prices_of(row),
            options=self.options(row),
            attributes=tuple(json.loads(columns["attributes"][row])),
            nouns=tuple(json.loads(columns["nouns"][row])),
            **{name: self._values[name][int(self._codes[name][row])] for name in _CODED},
        )

    def options(self, row: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The option groups of the product in `row`; cheaper than the whole product."""
        return tuple((name, tuple(values)) for name, values in json.loads(self._columns["options"][row]))

    def _card(self, row: int) -> Card:
        """What a results page shows of the product in `row`; cheaper than the whole product."""
        return Card(self._columns["asin"][row], self._columns["title"][row], price_tag(self._prices_of(row)))

    def _prices_of(self, row: int) -> tuple[float, ...]:
        return tuple(price for price in self._prices[row].tolist() if not math.isnan(price))

    def documents(self, start: int, stop: int) -> list[str]:
        """The texts that search indexes, for rows [start, stop)."""
        return [self._product(row).document for row in range(start, stop)]

    def row(self, asin: str) -> int | None:
        """The row of an ASIN, None where there is no such product."""
        key = asin.encode("utf-8", "replace")
        place = int(np.searchsorted(self._sorted, np.bytes_(key)))
        if place < len(self._sorted) and self._sorted[place] == key:
            return int(self._row[place])
        return None

    def rows_with(self, column: str, value: str) -> tuple[int, ...]:
        """The rows whose "category" or "query" is exactly `value`, ascending."""
        values = self._values[column]
        for number in range(len(values)):
            if values[number] == value:
                return tuple(np.flatnonzero(self._codes[column] == number).tolist())
        return ()

    def asins(self) -> Iterable[str]:
        """All ASINs in row order."""
        column = self._columns["asin"]
        return (column[row] for row in range(len(column)))

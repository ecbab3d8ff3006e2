"""From a filled product store to a shop: search index and goals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from memenv.envs.webshop.columns import Folder, MemoryFolder
from memenv.envs.webshop.goals import GoalWriter
from memenv.envs.webshop.index import build_index
from memenv.envs.webshop.products import Product
from memenv.envs.webshop.store import Store, StoreWriter

__all__ = ["Instruction", "build_shop", "finish_shop"]

_BATCH = 1000


@dataclass(frozen=True, slots=True)
class Instruction:
    """What somebody asks for. `options` is None for a template that is multiplied by the product's option values."""

    text: str
    attributes: tuple[str, ...]
    options: tuple[str, ...] | None = None


def finish_shop(
    folder: Folder,
    instructions: Callable[[str], Iterable[Instruction]],
    progress: Callable[[str, int, int], None] = lambda stage, done, total: None,
) -> Store:
    """Index the products of a finished store and write its goals.

    Args:
        folder: holds what `StoreWriter.finish` left.
        instructions: the instructions of an ASIN.
        progress: told stage, rows done, rows in all.
    """
    store = Store(folder)
    rows = len(store)
    build_index(folder, rows, store.documents, lambda done: progress("indexing", done, rows))
    goals = GoalWriter(folder)
    for row, asin in enumerate(store.asins()):
        for instruction in instructions(asin):
            if instruction.options is None:
                goals.synthetic(row, instruction.text, instruction.attributes)
            else:
                goals.human(row, instruction.text, instruction.attributes, instruction.options)
    goals.close()
    return store


def build_shop(
    products: Iterable[Product], instructions: Mapping[str, Sequence[Instruction]], folder: Folder | None = None
) -> Folder:
    """A shop from products at hand, in memory by default.

    Args:
        products: ASINs must differ.
        instructions: by ASIN.
        folder: where to put it.
    """
    folder = MemoryFolder() if folder is None else folder
    writer = StoreWriter(folder)
    batch: list[Product] = []
    for product in products:
        batch.append(product)
        if len(batch) == _BATCH:
            writer.extend(batch)
            batch = []
    writer.extend(batch)
    writer.finish()
    finish_shop(folder, lambda asin: instructions.get(asin, ()))
    return folder

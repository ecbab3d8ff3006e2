"""The original's files, converted once into a shop folder, and such a folder opened."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from memenv.envs.webshop.build import Instruction, finish_shop
from memenv.envs.webshop.columns import DiskFolder, TextColumn
from memenv.envs.webshop.jsonstream import stream_array, stream_object
from memenv.envs.webshop.nouns import HeuristicTagger, NounTagger, SpacyTagger
from memenv.envs.webshop.products import Product, product_from_record, skipped
from memenv.envs.webshop.shop import Shop
from memenv.envs.webshop.store import StoreWriter
from memenv.errors import MemenvError
from memenv.files import write_json

__all__ = ["FORMAT", "convert_webshop", "open_shop", "read_manifest"]

FORMAT = 1
_MANIFEST, _PROGRESS = "shop.json", "progress.json"
_BATCH, _CHECKPOINT = 1000, 10_000
_ITEMS = "the products (items_shuffle.json, an array)"
_ATTRIBUTES = "the attributes (items_ins_v2.json, an object by ASIN)"
_HUMAN = "people's instructions (items_human_ins.json, an object by ASIN)"

Progress = Callable[[str, int, int], None]


def convert_webshop(
    items: str | Path,
    attributes: str | Path,
    instructions: str | Path | None,
    out: str | Path,
    *,
    tagger: NounTagger | None = None,
    limit: int | None = None,
    progress: Progress = lambda stage, done, total: None,
) -> Path:
    """Converts the original's files into the folder `out`, which appears when all is done.

    Until then the work lies in `out` + ".partial"; an interrupted run goes on from there when it is started again with
    the same files. Memory stays at some hundred MB for the full set (the attributes are held).

    Args:
        items: `items_shuffle.json` or a subset (an array of products).
        attributes: `items_ins_v2.json` (by ASIN: attributes, and the synthetic instruction templates).
        instructions: `items_human_ins.json` (by ASIN), or None.
        out: a folder that does not exist yet.
        tagger: finds the nouns of titles; None: spaCy where the extra `webshop` is installed, else the heuristic.
        limit: only the first so many products (the original's num_products).
        progress: told stage, done, total.

    Raises:
        MemenvError: a file is missing, breaks off or holds something else; `out` is taken; the disk is full.
    """
    out = Path(out)
    if tagger is None:
        tagger = _default_tagger()
    if limit is not None and limit < 1:
        raise MemenvError(f"limit={limit}: give a number of products >= 1, or leave it out")
    sources = {
        name: _signature(Path(path), what)
        for name, path, what in (
            ("items", items, _ITEMS),
            ("attributes", attributes, _ATTRIBUTES),
            ("instructions", instructions, _HUMAN),
        )
        if path is not None
    }
    plan = {"format": FORMAT, "sources": sources, "tagger": tagger.name, "limit": limit}
    if out.exists():
        if (out / _MANIFEST).exists() and read_manifest(out)["plan"] == plan:
            return out
        raise MemenvError(f"{out} exists already and is not this conversion; choose another folder or delete it")
    work = out.with_name(out.name + ".partial")
    with _disk_errors(work):
        state = _prepare(work, plan)
        writer = _Conversion(work, plan, state, tagger, progress)
        writer.run(Path(items), Path(attributes), None if instructions is None else Path(instructions), limit)
        os.replace(work, out)
    return out


def _default_tagger() -> NounTagger:
    try:
        return SpacyTagger()
    except MemenvError:
        return HeuristicTagger()


def _signature(path: Path, what: str) -> dict[str, Any]:
    try:
        found = path.stat()
    except FileNotFoundError:
        raise MemenvError(f"{path}: no such file; give the path of {what} (`memenv data` says how to get it)") from None
    except OSError as error:
        raise MemenvError(f"{path}: can't be read ({error.strerror}); give the path of {what}") from error
    return {"name": path.name, "bytes": found.st_size, "modified": found.st_mtime_ns}


@contextlib.contextmanager
def _disk_errors(work: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise MemenvError(
                f"the disk of {work} is full; make room and run the same command again: it goes on where it stopped. "
                "The full set needs about 6 GB."
            ) from error
        raise MemenvError(f"{error.filename or work}: {error.strerror}; choose another place with --out") from error


def _prepare(work: Path, plan: dict[str, Any]) -> dict[str, Any]:
    """What an earlier run of the same plan left, trimmed to its last checkpoint; else a fresh start."""
    progress = work / _PROGRESS
    if progress.exists():
        try:
            state: dict[str, Any] = json.loads(progress.read_text())
        except json.JSONDecodeError:
            state = {}
        if state.get("plan") == plan:
            for name, length in state["lengths"].items():
                os.truncate(work / name, length)
            return state
    if work.exists():
        shutil.rmtree(work)
    work.mkdir(parents=True)
    return {"plan": plan, "byte": 0, "number": 0, "lengths": {}, "vocabularies": None, "stored": False}


class _Conversion:
    """One run of a conversion: products, then index and goals, then the manifest."""

    def __init__(
        self, work: Path, plan: dict[str, Any], state: dict[str, Any], tagger: NounTagger, progress: Progress
    ) -> None:
        self._work, self._plan, self._state = work, plan, state
        self._tagger, self._progress = tagger, progress
        self._folder = DiskFolder(work)
        self._details: dict[str, str] = {}

    def run(self, items: Path, attributes: Path, human: Path | None, limit: int | None) -> None:
        """All stages that are not done yet."""
        self._read_details(attributes)
        people = self._read_human(human) if human is not None else {}
        if not self._state["stored"]:
            self._store(items, limit)

        def instructions(asin: str) -> Iterator[Instruction]:
            yield from people.get(asin, ())
            _, template, wanted = json.loads(self._details.get(asin, "[null,null,null]"))
            if template and wanted:
                yield Instruction(template, tuple(wanted))

        store = finish_shop(self._folder, instructions, self._progress)
        files = {path.name: path.stat().st_size for path in sorted(self._work.iterdir()) if path.name != _PROGRESS}
        manifest = {
            "plan": self._plan,
            "products": len(store),
            "label": f"{self._plan['sources']['items']['name']} {_digest(self._work)}",
            "files": files,
        }
        write_json(self._work / _MANIFEST, manifest)
        (self._work / _PROGRESS).unlink(missing_ok=True)

    def _read_details(self, path: Path) -> None:
        """By ASIN: attributes, template, the template's attributes; as JSON, for there may be over a million."""
        total = path.stat().st_size
        for number, asin, value, end in stream_object(path, _ATTRIBUTES):
            where = f"{path}, {asin!r}"
            if not isinstance(value, dict):
                raise MemenvError(f"{where}: a {type(value).__name__} where an object with attributes is expected")
            parts = [value.get(name) for name in ("attributes", "instruction", "instruction_attributes")]
            if not _texts(parts[0]) or not isinstance(parts[1], str | None) or not _texts(parts[2]):
                raise MemenvError(
                    f"{where}: attributes and instruction_attributes must be lists of texts, instruction a text or null"
                )
            self._details[asin] = json.dumps(parts, separators=(",", ":"))
            if number % _BATCH == 0:
                self._progress("reading attributes", end, total)
        self._progress("reading attributes", total, total)

    def _read_human(self, path: Path) -> dict[str, list[Instruction]]:
        people: dict[str, list[Instruction]] = {}
        for _, asin, entries, _ in stream_object(path, _HUMAN):
            try:
                people[asin] = [
                    Instruction(
                        entry["instruction"],
                        tuple(entry["instruction_attributes"]),
                        tuple(entry["instruction_options"]),
                    )
                    for entry in entries
                ]
                if not all(
                    _texts(list(one.attributes + one.options)) for one in people[asin] if one.options is not None
                ):
                    raise TypeError
            except (TypeError, KeyError):
                raise MemenvError(
                    f"{path}, {asin!r}: each entry needs instruction (text), instruction_attributes and "
                    "instruction_options (lists of texts); fetch the file again"
                ) from None
        return people

    def _store(self, path: Path, limit: int | None) -> None:
        state, total = self._state, path.stat().st_size
        writer = StoreWriter(self._folder, state["vocabularies"])
        seen = set(_column(self._folder)) if state["lengths"] else set()
        batch: list[Product] = []
        elements = stream_array(path, _ITEMS, state["byte"], state["number"])
        try:
            for number, _, record, end in elements:
                if limit is not None and number >= limit:
                    break
                product = self._product(record, f"{path}, product {number + 1}", seen)
                if product is not None:
                    batch.append(product)
                if len(batch) >= _BATCH:
                    self._write(writer, batch)
                    batch = []
                    self._progress("storing products", end, total)
                if (number + 1) % _CHECKPOINT == 0:
                    self._write(writer, batch)
                    batch = []
                    self._save(writer, byte=end, number=number + 1)
            self._write(writer, batch)
            if not seen:
                raise MemenvError(f"{path} holds no product")
        except BaseException:
            with contextlib.suppress(OSError):
                writer.close()
            raise
        self._progress("storing products", total, total)
        writer.finish()
        self._save(None, stored=True, lengths={})

    def _product(self, record: Any, where: str, seen: set[str]) -> Product | None:
        if not isinstance(record, dict):
            raise MemenvError(f"{where}: a {type(record).__name__} where a product (an object) is expected")
        asin = record.get("asin")
        if isinstance(asin, str) and (skipped(asin) or asin in seen):
            return None
        details = self._details.get(asin) if isinstance(asin, str) else None
        product = product_from_record(record, where, json.loads(details)[0] if details else None)
        seen.add(product.asin)
        return product

    def _write(self, writer: StoreWriter, batch: list[Product]) -> None:
        nouns = self._tagger.tag([product.title for product in batch])
        writer.extend([replace(product, nouns=found) for product, found in zip(batch, nouns, strict=True)])

    def _save(self, writer: StoreWriter | None, **changes: Any) -> None:
        if writer is not None:
            changes |= {"lengths": writer.flush(), "vocabularies": writer.vocabularies}
        self._state |= changes
        write_json(self._work / _PROGRESS, self._state)


def _texts(value: object) -> bool:
    return value is None or (isinstance(value, list) and all(isinstance(text, str) for text in value))


def _column(folder: DiskFolder) -> Iterator[str]:
    column = TextColumn(folder, "product.asin")
    return (column[row] for row in range(len(column)))


def _digest(work: Path) -> str:
    """Eight hex digits of what is sold: ASINs, titles and prices."""
    running = hashlib.sha256()
    for name in ("product.asin.utf8", "product.title.utf8", "product.prices"):
        with open(work / name, "rb") as file:
            while block := file.read(1 << 20):
                running.update(block)
    return running.hexdigest()[:8]


def read_manifest(path: Path) -> dict[str, Any]:
    """What a shop folder says of itself.

    Raises:
        MemenvError: the folder holds no finished shop.
    """
    try:
        manifest: dict[str, Any] = json.loads((path / _MANIFEST).read_text(encoding="utf-8"))
        sizes = {name: (path / name).stat().st_size for name in manifest["files"]}
    except (OSError, ValueError, KeyError, TypeError) as error:
        partial = path.with_name(path.name + ".partial")
        hint = (
            f"{partial} holds an unfinished conversion: run the same command again"
            if os.path.exists(partial)
            else "make one with `memenv data convert-webshop --items FILE --attributes FILE --out FOLDER`"
        )
        raise MemenvError(f"{path} is no finished shop folder; {hint}") from error
    wrong = [name for name, size in sizes.items() if size != manifest["files"][name]]
    if manifest["plan"].get("format") != FORMAT or wrong:
        what = f"{wrong[0]} has the wrong size" if wrong else "it was written by another version"
        raise MemenvError(f"{path}: {what}; delete the folder and convert again")
    return manifest


@lru_cache(maxsize=4)
def _opened(path: str, seed: int, show_attributes: bool) -> Shop:
    manifest = read_manifest(Path(path))
    return Shop(DiskFolder(Path(path)), seed=seed, show_attributes=show_attributes, label=manifest["label"])


def open_shop(path: str | Path, *, seed: int = 0, show_attributes: bool = False) -> Shop:
    """The shop in a folder that `convert_webshop` wrote, memory-mapped; shared within a process.

    Raises:
        MemenvError: the folder holds no finished shop.
    """
    return _opened(str(path), seed, show_attributes)

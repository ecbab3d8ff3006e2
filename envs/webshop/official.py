"""The original's files, converted once into a shop folder."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from memenv.envs.webshop.build import Instruction, finish_shop
from memenv.envs.webshop.columns import DiskFolder, TextColumn
from memenv.envs.webshop.folder import FORMAT, MANIFEST, read_manifest
from memenv.envs.webshop.inputs import ATTRIBUTES, ITEMS, PEOPLE, Progress, read_details, read_people, signature
from memenv.envs.webshop.jsonstream import stream_array
from memenv.envs.webshop.nouns import HeuristicTagger, NounTagger, SpacyTagger
from memenv.envs.webshop.products import Product, clean_text, product_from_record, skipped
from memenv.envs.webshop.store import StoreWriter
from memenv.errors import MemenvError
from memenv.files import write_json
from memenv.locks import LOCK, FolderLock

__all__ = ["convert_webshop"]

_PROGRESS = "progress.json"
_BATCH, _CHECKPOINT = 1000, 10_000


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
        name: signature(Path(path), what)
        for name, path, what in (
            ("items", items, ITEMS),
            ("attributes", attributes, ATTRIBUTES),
            ("instructions", instructions, PEOPLE),
        )
        if path is not None
    }
    plan = {"format": FORMAT, "sources": sources, "tagger": tagger.name, "limit": limit}
    work = Path(f"{out}.partial")
    with _disk_errors(work):
        if _finished(out, plan):
            return out
        work.mkdir(parents=True, exist_ok=True)
        # Windows renames no folder in which a file is open
        with FolderLock(work, "conversion") if sys.platform != "win32" else contextlib.nullcontext():
            if _finished(out, plan):  # by another process, while this one waited for the disk
                shutil.rmtree(work)
                return out
            if not _complete(work, plan):
                state = _prepare(work, plan)
                writer = _Conversion(work, plan, state, tagger, progress)
                people = None if instructions is None else Path(instructions)
                try:
                    writer.run(Path(items), Path(attributes), people, limit)
                except MemenvError:
                    if not (work / _PROGRESS).exists():  # nothing to go on from
                        shutil.rmtree(work)
                    raise
            os.replace(work, out)
            _finished(out, plan)
    return out


def _finished(out: Path, plan: dict[str, Any]) -> bool:
    """Whether `out` is this very conversion.

    Raises:
        MemenvError: it is something else.
    """
    if not os.path.lexists(out):
        return False
    try:
        found = read_manifest(out)["plan"]
    except MemenvError:
        raise MemenvError(
            f"{out} exists already and is not this conversion; choose another folder or delete it"
        ) from None
    if found != plan:
        wanted, before = ({**one, **one["sources"]} for one in (plan, found))
        names = ("items", "attributes", "instructions", "tagger", "limit")
        changed = ", ".join(name for name in names if wanted.get(name) != before.get(name))
        raise MemenvError(f"{out} is a shop made with another {changed}; choose another folder or delete it")
    (out / LOCK).unlink(missing_ok=True)  # of a run that was killed when all was done
    return True


def _complete(work: Path, plan: dict[str, Any]) -> bool:
    """Whether all is done but for the name."""
    try:
        return bool(read_manifest(work)["plan"] == plan)
    except MemenvError:
        return False


def _default_tagger() -> NounTagger:
    try:
        return SpacyTagger()
    except MemenvError:
        return HeuristicTagger()


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
        why = error.strerror or str(error)
        raise MemenvError(f"{error.filename or work}: {why}; choose another place with --out") from error


def _prepare(work: Path, plan: dict[str, Any]) -> dict[str, Any]:
    """What an earlier run of the same plan left, trimmed to its last checkpoint; else a fresh start."""
    state = _saved(work, plan)
    for path in work.iterdir():
        if path.name.startswith(".") or (state is None and path.name != LOCK):
            path.unlink()
    if state is None:
        return {"plan": plan, "byte": 0, "number": 0, "lengths": {}, "vocabularies": None, "stored": False}
    for name, length in state["lengths"].items():
        os.truncate(work / name, length)
    return state


def _saved(work: Path, plan: dict[str, Any]) -> dict[str, Any] | None:
    """The last checkpoint, if it is of this plan and the files reach as far as it says."""
    try:
        state: dict[str, Any] = json.loads((work / _PROGRESS).read_bytes())
        if state["plan"] != plan:
            return None
        reached = all((work / name).stat().st_size >= length for name, length in state["lengths"].items())
        return state if reached else None
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return None


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
        self._details = read_details(attributes, self._progress)
        people = read_people(human) if human is not None else {}
        if not self._state["stored"]:
            self._store(items, limit)

        def instructions(asin: str) -> Iterator[Instruction]:
            yield from people.get(asin, ())
            _, template, wanted = json.loads(self._details.get(asin, "[null,null,null]"))
            if template and wanted:
                yield Instruction(template, tuple(wanted))

        store = finish_shop(self._folder, instructions, self._progress)
        (self._work / _PROGRESS).unlink()
        files = {path.name: path.stat().st_size for path in sorted(self._work.iterdir()) if path.name != LOCK}
        label = f"{self._plan['sources']['items']['name']} {_digest(self._work, files)}"
        if self._plan["tagger"] == HeuristicTagger.name:
            label += ", heuristic nouns"
        manifest = {"plan": self._plan, "products": len(store), "label": label, "files": files}
        write_json(self._work / MANIFEST, manifest)

    def _store(self, path: Path, limit: int | None) -> None:
        state, total = self._state, path.stat().st_size
        writer = StoreWriter(self._folder, state["vocabularies"])
        seen = set(_column(self._folder)) if state["lengths"] else set()
        batch: list[Product] = []
        elements = stream_array(path, ITEMS, state["byte"], state["number"])
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
        self._save(None, stored=True, lengths=_sizes(self._work))

    def _product(self, record: Any, where: str, seen: set[str]) -> Product | None:
        if not isinstance(record, dict):
            raise MemenvError(f"{where}: a {type(record).__name__} where a product (an object) is expected")
        asin = record.get("asin")
        if isinstance(asin, str) and (skipped(asin) or clean_text(asin) in seen):
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


def _column(folder: DiskFolder) -> Iterator[str]:
    column = TextColumn(folder, "product.asin")
    return (column[row] for row in range(len(column)))


def _sizes(folder: Path) -> dict[str, int]:
    """The sizes of the files of the product store."""
    parts = ("product.", "values.", "asin.")
    return {path.name: path.stat().st_size for path in folder.iterdir() if path.name.startswith(parts)}


def _digest(work: Path, files: Iterable[str]) -> str:
    """Eight hex digits of all that decides what is sold, asked for and rewarded (the search index follows from it)."""
    running = hashlib.blake2b()
    for name in files:
        if not name.startswith("index."):
            running.update(f"{name}\n".encode())
            with open(work / name, "rb") as file:
                while block := file.read(1 << 20):
                    running.update(block)
    return running.hexdigest()[:8]

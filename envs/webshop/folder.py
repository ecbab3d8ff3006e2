"""A finished shop folder: what it says of itself, and how it is opened."""

from __future__ import annotations

import json
import os
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from memenv.envs.webshop.columns import DiskFolder
from memenv.envs.webshop.shop import Shop
from memenv.errors import MemenvError

__all__ = ["FORMAT", "MANIFEST", "open_shop", "read_manifest"]

FORMAT = 1
MANIFEST = "shop.json"


def read_manifest(path: Path) -> dict[str, Any]:
    """What a shop folder says of itself.

    Raises:
        MemenvError: the folder holds no finished shop.
    """
    try:
        manifest: dict[str, Any] = json.loads((path / MANIFEST).read_bytes())
        version, files, label = manifest["plan"]["format"], manifest["files"], manifest["label"]
        if (
            not isinstance(label, str)
            or not isinstance(manifest["plan"]["sources"], dict)
            or "product.title.utf8" not in files
        ):
            raise ValueError
        wrong = [name for name, size in files.items() if _size(path / name) != size]
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise _unfinished(path) from None
    if version != FORMAT or wrong:
        what = f"{wrong[0]} is missing or has the wrong size" if wrong else "it was written by another version"
        raise MemenvError(f"{path}: {what}; delete the folder and convert again")
    return manifest


def _unfinished(path: Path) -> MemenvError:
    partial = f"{path}.partial"
    hint = (
        f"{partial} holds an unfinished conversion: run the same command again"
        if os.path.exists(partial)
        else "make one with `memenv data convert-webshop --items FILE --attributes FILE --out FOLDER`"
    )
    return MemenvError(f"{path} is no finished shop folder; {hint}")


def _size(path: Path) -> int:
    return path.stat().st_size if path.is_file() else -1


@lru_cache(maxsize=4)
def _opened(path: Path, stamp: tuple[int, int], seed: int, show_attributes: bool) -> Shop:
    label = read_manifest(path)["label"]
    origin = partial(open_shop, path, seed=seed, show_attributes=show_attributes)
    return Shop(DiskFolder(path), seed=seed, show_attributes=show_attributes, label=label, origin=origin)


def open_shop(path: str | Path, *, seed: int = 0, show_attributes: bool = False) -> Shop:
    """The shop in a folder that `convert_webshop` wrote, memory-mapped; shared within a process.

    Raises:
        MemenvError: the folder holds no finished shop.
    """
    try:
        folder = Path(os.path.realpath(path))
        found = (folder / MANIFEST).stat()
    except (OSError, ValueError):
        raise _unfinished(Path(path)) from None
    # a folder that was made anew, under the same name, is another shop
    return _opened(folder, (found.st_ino, found.st_mtime_ns), seed, show_attributes)

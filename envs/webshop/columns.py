"""Where a store's arrays live: in files that are memory-mapped, or in memory. Written once, then read only."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, BinaryIO, Protocol

import numpy as np
from numpy.typing import NDArray

__all__ = ["DiskFolder", "Folder", "MemoryFolder", "TextColumn", "TextWriter"]

Array = NDArray[Any]


class Folder(Protocol):
    """Named arrays. `create` gives one to fill in place, `append` one to write from end to end."""

    def create(self, name: str, dtype: Any, length: int) -> Array:
        """A writable array of `length` zeros."""
        ...

    def append(self, name: str) -> BinaryIO:
        """A binary stream at the end of the raw array `name`, made if absent."""
        ...

    def load(self, name: str, dtype: Any) -> Array:
        """The array, read only. Raises FileNotFoundError where there is none."""
        ...

    def exists(self, name: str) -> bool:
        """Whether there is such an array."""
        ...

    def remove(self, name: str) -> None:
        """Delete the array; nothing where there is none."""
        ...


class DiskFolder:
    """Raw little-endian arrays, one file each, memory-mapped: opening costs nothing and processes share the pages."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def create(self, name: str, dtype: Any, length: int) -> Array:
        """A writable map of a new file; space is really reserved, so a full disk fails here and not later."""
        dtype = np.dtype(dtype)
        size = length * dtype.itemsize
        with open(self.path / name, "wb") as file:
            if size:
                _reserve(file, size)
        if not size:
            return np.empty(0, dtype)
        return np.memmap(self.path / name, dtype, "r+", shape=(length,))

    def append(self, name: str) -> BinaryIO:
        """The file, opened at its end."""
        return open(self.path / name, "ab")

    def load(self, name: str, dtype: Any) -> Array:
        """A read-only map, as a plain array (indexing the memmap subclass is slower)."""
        size = (self.path / name).stat().st_size
        return np.memmap(self.path / name, dtype, "r").view(np.ndarray) if size else np.empty(0, dtype)

    def exists(self, name: str) -> bool:
        """Whether the file is there."""
        return (self.path / name).exists()

    def remove(self, name: str) -> None:
        """Delete the file."""
        (self.path / name).unlink(missing_ok=True)


def _reserve(file: BinaryIO, size: int) -> None:
    """Write `size` zeros: a sparse file would raise SIGBUS, not an error, when the disk fills."""
    block = bytes(1 << 20)
    file.writelines(block for _ in range(size >> 20))
    file.write(bytes(size & ((1 << 20) - 1)))


class MemoryFolder:
    """The same in memory, for small catalogues that are made on the spot."""

    def __init__(self) -> None:
        self._streams: dict[str, io.BytesIO] = {}
        self._arrays: dict[str, Array] = {}

    def create(self, name: str, dtype: Any, length: int) -> Array:
        """A new array, kept here."""
        self._arrays[name] = np.zeros(length, dtype)
        return self._arrays[name]

    def append(self, name: str) -> BinaryIO:
        """A buffer that stays here when it is closed."""
        stream = self._streams.setdefault(name, _Kept())
        stream.seek(0, io.SEEK_END)
        return stream

    def load(self, name: str, dtype: Any) -> Array:
        """The array, marked read only."""
        if name in self._streams:
            return np.frombuffer(self._streams[name].getvalue(), dtype)
        if name not in self._arrays:
            raise FileNotFoundError(name)
        view = self._arrays[name].view()
        view.flags.writeable = False
        return view

    def exists(self, name: str) -> bool:
        """Whether the array is here."""
        return name in self._streams or name in self._arrays

    def remove(self, name: str) -> None:
        """Forget the array."""
        self._streams.pop(name, None)
        self._arrays.pop(name, None)


class _Kept(io.BytesIO):
    def close(self) -> None:
        """Keeps the bytes: closing means only that writing is done."""


class TextWriter:
    """Appends texts to a column: UTF-8 bytes end to end, and the end of each as int64."""

    def __init__(self, folder: Folder, name: str) -> None:
        self._bytes = folder.append(f"{name}.utf8")
        self._ends = folder.append(f"{name}.ends")
        self._end = self._bytes.seek(0, io.SEEK_END)

    def extend(self, texts: list[str]) -> None:
        """Append `texts`."""
        blobs = [text.encode() for text in texts]
        ends = self._end + np.cumsum([len(blob) for blob in blobs], dtype=np.int64)
        self._bytes.write(b"".join(blobs))
        self._ends.write(ends.astype("<i8").tobytes())
        self._end = int(ends[-1]) if len(ends) else self._end

    def flush(self) -> tuple[int, int]:
        """Write everything out; the lengths of the two files in bytes."""
        self._bytes.flush()
        self._ends.flush()
        return self._bytes.tell(), self._ends.tell()

    def close(self) -> None:
        """Close both files."""
        self._bytes.close()
        self._ends.close()


class TextColumn:
    """Texts by row, read only; decoded when asked for."""

    def __init__(self, folder: Folder, name: str) -> None:
        self._bytes = memoryview(folder.load(f"{name}.utf8", np.uint8))  # type: ignore[arg-type]
        self._ends = folder.load(f"{name}.ends", "<i8")

    def __len__(self) -> int:
        return len(self._ends)

    def __getitem__(self, row: int) -> str:
        start = int(self._ends[row - 1]) if row else 0
        return str(self._bytes[start : int(self._ends[row])], "utf-8")

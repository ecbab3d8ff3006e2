"""Files: written whole or not at all, read with a message that helps."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from memenv.errors import MemenvError

__all__ = [
    "decode_json",
    "is_folder",
    "make_folder",
    "read_bytes",
    "read_json",
    "read_jsonl",
    "read_text",
    "write_atomically",
    "write_json",
]


@contextlib.contextmanager
def write_atomically(path: str | Path) -> Iterator[IO[str]]:
    """A text file that appears under `path` only when the block ends without an exception.

    Raises:
        MemenvError: the folder can't be written to.
    """
    target = Path(path)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.is_dir():
            raise MemenvError(f"{target} is a folder: name a file")
        if target.exists() and not target.is_file():  # a device or a pipe would be replaced by a file
            raise MemenvError(f"{target} is no ordinary file: choose another place")
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".tmp")
    except OSError as error:
        raise MemenvError(f"{target}: can't be written ({error.strerror}); choose another place") from error
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(name, 0o666 & ~umask)
        os.replace(name, target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            os.unlink(name)
        if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO):
            raise MemenvError(f"{target}: can't be written ({error.strerror}); choose another place") from error
        raise


def make_folder(path: str | Path) -> None:
    """Makes a folder that can be written to, if it is not there.

    Raises:
        MemenvError: that is not possible.
    """
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        raise MemenvError(f"{path}: can't be written ({error.strerror}); choose another place") from error


def write_json(path: str | Path, value: Any) -> None:
    """Writes `value` as JSON, atomically."""
    with write_atomically(path) as stream:
        json.dump(value, stream, ensure_ascii=False, indent=1, allow_nan=False)
        stream.write("\n")


def is_folder(path: str | Path) -> bool:
    """Whether `path` is a folder; False for what can't be the name of anything (too long, NUL), where Python raises."""
    try:
        return Path(path).is_dir()
    except (OSError, ValueError):
        return False


def read_bytes(path: str | Path, what: str) -> bytes:
    """The bytes of a file that should hold `what`.

    Raises:
        MemenvError: it is missing, a folder, empty or unreadable.
    """
    source = Path(path)
    try:
        data = source.read_bytes()
    except FileNotFoundError:
        raise MemenvError(
            f"{source}: no such file; give the path of {what} (`memenv data` says how to get it)"
        ) from None
    except IsADirectoryError:
        raise MemenvError(f"{source} is a folder; give the path of {what}") from None
    except OSError as error:
        raise MemenvError(f"{source}: can't be read ({error.strerror}); give the path of {what}") from error
    except ValueError as error:  # a NUL character in the path
        raise MemenvError(f"{str(source)!r}: can't be read ({error}); give the path of {what}") from None
    if not data.strip():
        raise MemenvError(f"{source} is empty; it should hold {what}: fetch it again")
    return data


def read_text(path: str | Path, what: str) -> str:
    """The text of a file that should hold `what`.

    Raises:
        MemenvError: as `read_bytes`, or it is not UTF-8.
    """
    return _decoded(read_bytes(path, what), str(path), what)


def read_json(path: str | Path, what: str) -> Any:
    """The JSON value of a file that should hold `what`.

    Raises:
        MemenvError: as `read_bytes` and `decode_json`.
    """
    return decode_json(read_bytes(path, what), str(path), what)


def decode_json(data: bytes, place: str, what: str) -> Any:
    """The JSON value of bytes that should hold `what`; `place` names them in errors.

    Raises:
        MemenvError: they are not UTF-8, or no JSON; with line and column.
    """
    text = _decoded(data, place, what)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        cut = " and is cut short" if error.pos >= len(text.rstrip()) else ""
        raise MemenvError(
            f"{place}: line {error.lineno}, column {error.colno}: {error.msg}; it should hold {what} as JSON{cut}: "
            "fetch it again"
        ) from None
    except RecursionError:
        raise MemenvError(f"{place}: nested too deeply to be {what}") from None
    except ValueError as error:  # an integer of more than 4,300 digits
        raise MemenvError(f"{place}: {error}; it should hold {what} as JSON: fetch it again") from None


def _decoded(data: bytes, place: str, what: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MemenvError(f"{place}: byte {error.start} is not UTF-8; it should hold {what}: fetch it again") from None


def read_jsonl(path: str | Path, what: str) -> Iterator[tuple[int, Any]]:
    """Line numbers (from 1) and values of a file with one JSON value a line; blank lines are passed over.

    Raises:
        MemenvError: as `read_json`.
    """
    for number, line in enumerate(read_text(path, what).split("\n"), 1):
        if not line.strip():
            continue
        try:
            yield number, json.loads(line)
        except json.JSONDecodeError as error:
            raise MemenvError(
                f"{path}: line {number}, column {error.colno}: {error.msg}; each line should be one JSON value of {what}"
            ) from None
        except RecursionError:
            raise MemenvError(f"{path}: line {number} is nested too deeply to be {what}") from None
        except ValueError as error:  # an integer of more than 4,300 digits
            raise MemenvError(f"{path}: line {number}: {error}; each line should be one JSON value of {what}") from None

"""Files: written whole or not at all, read with a message that helps."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from memenv.errors import MemenvError

__all__ = [
    "DISK_ERRORS",
    "check_place",
    "decode_json",
    "is_folder",
    "make_folder",
    "read_bytes",
    "read_json",
    "read_jsonl",
    "read_text",
    "read_toml",
    "write_atomically",
    "write_bytes",
    "write_json",
]

#: What to do about published data that is not as it should be.
FETCH = "fetch it again"
#: What the system says when it is the disk that is full or broken, not the program.
DISK_ERRORS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


@contextlib.contextmanager
def write_atomically(path: str | Path) -> Iterator[IO[str]]:
    """A text file that appears under `path` only when the block ends without an exception.

    Raises:
        MemenvError: it can't be written there.
    """
    with _replacing(path) as handle, os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
        yield stream
        stream.flush()
        os.fsync(stream.fileno())


def write_bytes(path: str | Path, data: bytes) -> None:
    """Writes `data`, atomically.

    Raises:
        MemenvError: it can't be written there.
    """
    with _replacing(path) as handle, os.fdopen(handle, "wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())


def check_place(path: str | Path) -> None:
    """Checks, before long work begins, that a file can be written there. Nothing is left but the folders it needs.

    Raises:
        MemenvError: it can't.
    """
    handle, name = _beside(Path(path))
    os.close(handle)
    os.unlink(name)


def _beside(target: Path) -> tuple[int, str]:
    """Handle and name of a new file in the folder of `target`."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        folder, ordinary = target.is_dir(), target.is_file() or not target.exists()
        if not folder and ordinary:
            return tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".tmp")
    except OSError as error:
        raise _unwritable(target, error) from error
    except ValueError as error:  # a NUL character in the path
        raise MemenvError(f"{str(target)!r}: can't be written ({error}); choose another place") from None
    if folder:
        raise MemenvError(f"{target} is a folder: name a file")
    raise MemenvError(f"{target} is no ordinary file: choose another place")  # it would be replaced by one


@contextlib.contextmanager
def _replacing(path: str | Path) -> Iterator[int]:
    """The handle of a new file that takes the place of `path` when the block, which closes it, ends well."""
    target = Path(path)
    handle, name = _beside(target)
    try:
        yield handle
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(name, 0o666 & ~umask)
        os.replace(name, target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            os.unlink(name)
        if isinstance(error, OSError) and error.errno in DISK_ERRORS:
            raise _unwritable(target, error) from error
        raise


def _unwritable(path: str | Path, error: OSError) -> MemenvError:
    return MemenvError(f"{path}: can't be written ({error.strerror}); choose another place")


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
        raise _unwritable(path, error) from error
    except ValueError as error:  # a NUL character in the path
        raise MemenvError(f"{str(path)!r}: can't be written ({error}); choose another place") from None


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


def read_bytes(path: str | Path, what: str, remedy: str = FETCH) -> bytes:
    """The bytes of a file that should hold `what`.

    Args:
        path: the file.
        what: names its content in errors.
        remedy: what to do where the content is wrong; the default is for published data.

    Raises:
        MemenvError: it is missing, a folder, empty or unreadable.
    """
    source = Path(path)
    try:
        data = source.read_bytes()
    except FileNotFoundError:
        hint = " (`memenv data` says how to get it)" if remedy == FETCH else ""
        raise MemenvError(f"{source}: no such file; give the path of {what}{hint}") from None
    except IsADirectoryError:
        raise MemenvError(f"{source} is a folder; give the path of {what}") from None
    except OSError as error:
        raise MemenvError(f"{source}: can't be read ({error.strerror}); give the path of {what}") from error
    except ValueError as error:  # a NUL character in the path
        raise MemenvError(f"{str(source)!r}: can't be read ({error}); give the path of {what}") from None
    if not data.strip():
        raise MemenvError(f"{source} is empty; it should hold {what}: {remedy}")
    return data


def read_text(path: str | Path, what: str, remedy: str = FETCH) -> str:
    """The text of a file that should hold `what`; arguments as of `read_bytes`.

    Raises:
        MemenvError: as `read_bytes`, or it is not UTF-8.
    """
    return _decoded(read_bytes(path, what, remedy), str(path), what, remedy)


def read_json(path: str | Path, what: str, remedy: str = FETCH) -> Any:
    """The JSON value of a file that should hold `what`; arguments as of `read_bytes`.

    Raises:
        MemenvError: as `read_bytes` and `decode_json`.
    """
    return decode_json(read_bytes(path, what, remedy), str(path), what, remedy)


def read_toml(path: str | Path, what: str, remedy: str) -> dict[str, Any]:
    """The table of a TOML file that should hold `what`; arguments as of `read_bytes`.

    Raises:
        MemenvError: as `read_text`, or it is no TOML.
    """
    text = read_text(path, what, remedy)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError is one; so is what Python says of an endless integer
        raise MemenvError(f"{path}: {error}; it should hold {what} as TOML: {remedy}") from None
    except RecursionError:
        raise MemenvError(f"{path}: nested too deeply; it should hold {what} as TOML: {remedy}") from None


def decode_json(data: bytes, place: str, what: str, remedy: str = FETCH) -> Any:
    """The JSON value of bytes that should hold `what`; `place` names them in errors.

    Raises:
        MemenvError: they are not UTF-8, or no JSON; with line and column.
    """
    return _value(_decoded(data, place, what, remedy), place, 1, f"it should hold {what} as JSON", remedy)


def read_jsonl(path: str | Path, what: str, remedy: str = FETCH) -> Iterator[tuple[int, Any]]:
    """Line numbers (from 1) and values of a file with one JSON value a line; blank lines are passed over.

    Raises:
        MemenvError: as `read_json`.
    """
    for number, line in enumerate(read_text(path, what, remedy).split("\n"), 1):
        if line.strip():
            yield number, _value(line, str(path), number, f"each line should be one JSON value of {what}", remedy)


def _decoded(data: bytes, place: str, what: str, remedy: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MemenvError(f"{place}: byte {error.start} is not UTF-8; it should hold {what}: {remedy}") from None


def _value(text: str, place: str, first: int, should: str, remedy: str) -> Any:
    """The JSON value of a text that begins at line `first` of `place`."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        cut = " and is cut short" if error.pos >= len(text.rstrip()) else ""
        where = f"line {first + error.lineno - 1}, column {error.colno}: {error.msg}"
        raise MemenvError(f"{place}: {where}; {should}{cut}: {remedy}") from None
    except RecursionError:
        raise MemenvError(f"{place}: line {first}: nested too deeply; {should}: {remedy}") from None
    except ValueError as error:  # an integer of more than 4,300 digits
        raise MemenvError(f"{place}: line {first}: {error}; {should}: {remedy}") from None

"""JSON files that people hand over: read whole, with errors they can act on."""

from __future__ import annotations

import json
import zipfile
import zlib
from pathlib import Path
from typing import Any

from memenv.errors import MemenvError

__all__ = ["decode_json", "read_bytes", "read_json", "zip_members"]

#: No conversation file comes near this; a zip member that claims more is not unpacked.
_LARGEST_MEMBER = 256 * 2**20


def read_bytes(path: Path, remedy: str) -> bytes:
    """The bytes of `path`.

    Raises:
        MemenvError: it is absent, a directory, unreadable or empty; ends with `remedy`.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise MemenvError(f"{path}: no such file. {remedy}") from None
    except IsADirectoryError:
        raise MemenvError(f"{path} is a directory, not a file. {remedy}") from None
    except (OSError, ValueError) as error:  # ValueError: a NUL character in the path
        raise MemenvError(f"{path} can't be read ({getattr(error, 'strerror', None) or error}). {remedy}") from None
    if not data.strip():
        raise MemenvError(f"{path} is empty. {remedy}")
    return data


def decode_json(data: bytes, place: str, remedy: str) -> Any:
    """The value of UTF-8 JSON text; `place` names it in errors.

    Raises:
        MemenvError: not UTF-8 (byte offset) or not JSON (line and column); ends with `remedy`.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MemenvError(
            f"{place} is not UTF-8 text: byte {error.start} is 0x{data[error.start]:02x}. {remedy}"
        ) from None
    if not text.strip():
        raise MemenvError(f"{place} is empty. {remedy}")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        cut = " The end is missing: was a download cut short?" if error.pos >= len(text.rstrip()) else ""
        where = f"line {error.lineno}, column {error.colno}"
        raise MemenvError(f"{place} is not valid JSON at {where}: {error.msg}.{cut} {remedy}") from None
    except (RecursionError, ValueError) as error:  # nested without end; an integer of more than 4,300 digits
        raise MemenvError(f"{place} can't be read as JSON ({error}). {remedy}") from None


def read_json(path: Path, remedy: str) -> Any:
    """The value of a JSON file. Raises MemenvError as `read_bytes` and `decode_json` do."""
    return decode_json(read_bytes(path, remedy), str(path), remedy)


def zip_members(path: Path, remedy: str) -> dict[str, bytes]:
    """The JSON files in a zip archive by their name inside it, in the archive's order.

    Raises:
        MemenvError: a broken or encrypted archive, or a member too large to be a conversation.
    """
    members: dict[str, bytes] = {}
    try:
        with zipfile.ZipFile(path) as archive:
            for entry in archive.infolist():
                name = entry.filename
                if not name.endswith(".json") or "__MACOSX" in name or name.split("/")[-1].startswith("."):
                    continue
                if entry.file_size > _LARGEST_MEMBER:
                    raise MemenvError(f"{path}: {name} would unpack to {entry.file_size:,} bytes. {remedy}")
                members[name] = archive.read(entry)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, EOFError, ValueError) as error:
        if isinstance(error, MemenvError):
            raise
        raise MemenvError(f"{path} is not a readable zip archive ({error}). {remedy}") from None
    return members

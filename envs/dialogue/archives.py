"""Zip archives of JSON files."""

from __future__ import annotations

import zipfile
import zlib
from pathlib import Path

from memenv.errors import MemenvError

__all__ = ["zip_members"]

#: No conversation file comes near this; a member that claims more is not unpacked.
_LARGEST_MEMBER = 256 * 2**20


def zip_members(path: Path, what: str) -> dict[str, bytes]:
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
                    raise MemenvError(
                        f"{path}: {name} would unpack to {entry.file_size:,} bytes; it should hold {what}"
                    )
                members[name] = archive.read(entry)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, EOFError, ValueError) as error:
        if isinstance(error, MemenvError):
            raise
        raise MemenvError(
            f"{path} is not a readable zip archive ({error}); it should hold {what}: fetch it again"
        ) from None
    return members

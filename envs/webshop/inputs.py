"""The original's two small files, which say what products have and what is asked for, read and checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from memenv.envs.webshop.build import Instruction
from memenv.envs.webshop.jsonstream import stream_object
from memenv.envs.webshop.products import clean_text
from memenv.errors import MemenvError

__all__ = ["ATTRIBUTES", "ITEMS", "PEOPLE", "Progress", "read_details", "read_people", "signature"]

ITEMS = "the products (items_shuffle.json, an array)"
ATTRIBUTES = "the attributes (items_ins_v2.json, an object by ASIN)"
PEOPLE = "people's instructions (items_human_ins.json, an object by ASIN)"

Progress = Callable[[str, int, int], None]
_BATCH = 1000


def signature(path: Path, what: str) -> dict[str, Any]:
    """What tells a file from another one: name, size and time of change.

    Raises:
        MemenvError: there is no such file.
    """
    try:
        found = path.stat()
    except FileNotFoundError:
        raise MemenvError(f"{path}: no such file; give the path of {what} (`memenv data` says how to get it)") from None
    except OSError as error:
        raise MemenvError(f"{path}: can't be read ({error.strerror}); give the path of {what}") from error
    if not path.is_file():
        raise MemenvError(f"{path} is no regular file; give the path of {what} (unpacked, on a disk)")
    return {"name": clean_text(path.name), "bytes": found.st_size, "modified": found.st_mtime_ns}


def read_details(path: Path, progress: Progress) -> dict[str, str]:
    """By ASIN: attributes, template, the template's attributes; as JSON, for there may be over a million.

    Raises:
        MemenvError: the file breaks off or holds something else.
    """
    details: dict[str, str] = {}
    total = path.stat().st_size
    for number, asin, value, end in stream_object(path, ATTRIBUTES):
        where = f"{path}, {asin!r}"
        if not isinstance(value, dict):
            raise MemenvError(f"{where}: a {type(value).__name__} where an object with attributes is expected")
        attributes, template, wanted = (
            value.get(name) for name in ("attributes", "instruction", "instruction_attributes")
        )
        if not all(part is None or _texts(part) for part in (attributes, wanted)) or not isinstance(
            template, str | None
        ):
            raise MemenvError(
                f"{where}: attributes and instruction_attributes must be lists of texts, instruction a text or null"
            )
        parts = [attributes and _cleaned(attributes), template and clean_text(template), wanted and _cleaned(wanted)]
        details[asin] = json.dumps(parts, separators=(",", ":"))
        if number % _BATCH == 0:
            progress("reading attributes", end, total)
    progress("reading attributes", total, total)
    return details


def read_people(path: Path) -> dict[str, list[Instruction]]:
    """The instructions that people wrote, by ASIN.

    Raises:
        MemenvError: the file breaks off or holds something else.
    """
    people: dict[str, list[Instruction]] = {}
    for _, asin, entries, _ in stream_object(path, PEOPLE):
        found = [_instruction(entry) for entry in entries] if isinstance(entries, list) else [None]
        people[asin] = [one for one in found if one is not None]
        if len(people[asin]) < len(found):
            raise MemenvError(
                f"{path}, {asin!r}: each entry needs instruction (text), instruction_attributes and "
                "instruction_options (lists of texts); fetch the file again"
            )
    return people


def _instruction(entry: object) -> Instruction | None:
    if not isinstance(entry, dict):
        return None
    text, attributes, options = (
        entry.get(name) for name in ("instruction", "instruction_attributes", "instruction_options")
    )
    if not isinstance(text, str) or not _texts(attributes) or not _texts(options):
        return None
    return Instruction(clean_text(text), tuple(_cleaned(attributes)), tuple(_cleaned(options)))


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _cleaned(texts: Any) -> list[str]:
    return [clean_text(text) for text in texts]

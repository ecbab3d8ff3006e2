"""The ARG of NAME:ARG where an agent has several options: "k=8,keep=success,exclude_same_task"."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeVar

from memenv.errors import MemenvError

__all__ = ["read_options", "read_values"]

_T = TypeVar("_T")


def read_options(agent: str, text: str, defaults: _T) -> _T:
    """The options dataclass `defaults` with what `text` sets.

    Args:
        agent: name for messages.
        text: KEY=VALUE parts separated by commas; KEY alone turns a flag on; a number alone sets the first field.
        defaults: an instance of a frozen dataclass whose fields are int, float, bool or str.

    Raises:
        MemenvError: an unknown key, a key given twice, or a value of another kind; with what is allowed.
    """
    held: dict[str, Any] = {f.name: getattr(defaults, f.name) for f in dataclasses.fields(defaults)}  # type: ignore[arg-type]
    return dataclasses.replace(defaults, **read_values(f"{agent}:{text}", text, held))  # type: ignore[type-var]


def read_values(where: str, text: str, defaults: Mapping[str, Any]) -> dict[str, Any]:
    """What `text` sets, each value read as the type of its default.

    Args:
        where: for messages.
        text: as `read_options` has it.
        defaults: option to default: int, float, bool or str.

    Raises:
        MemenvError: as `read_options`.
    """
    found: dict[str, Any] = {}
    for part in text.split(",") if text else ():
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals and key.isdecimal() and defaults:
            key, value = next(iter(defaults)), key
        if key not in defaults:
            allowed = ", ".join(f"{name}={default!r}" for name, default in defaults.items()) or "none"
            raise MemenvError(f"{where}: {key!r} is no option; options and their defaults: {allowed}")
        if key in found:
            raise MemenvError(f"{where}: {key} is given twice")
        found[key] = _value(where, key, value, defaults[key], bool(equals) or value != "")
    return found


def _value(where: str, key: str, value: str, default: Any, given: bool) -> Any:
    if isinstance(default, bool):
        named = {"": True, "true": True, "yes": True, "false": False, "no": False}
        if value.lower() in named:
            return named[value.lower()]
        raise MemenvError(f"{where}: {key} is a flag: write {key} or {key}=no")
    if not given or value == "":
        raise MemenvError(f"{where}: {key} needs a value, such as {key}={default}")
    try:
        return type(default)(value)
    except ValueError:
        kind = {int: "a whole number", float: "a number"}[type(default)]
        raise MemenvError(f"{where}: {key}={value!r}: give {kind}") from None

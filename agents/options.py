"""The ARG of NAME:ARG where an agent has several options: "k=8,keep=success,exclude_same_task"."""

from __future__ import annotations

import dataclasses
from typing import Any, TypeVar

from memenv.errors import MemenvError

__all__ = ["read_options"]

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
    fields: dict[str, Any] = {f.name: getattr(defaults, f.name) for f in dataclasses.fields(defaults)}  # type: ignore[arg-type]
    found: dict[str, Any] = {}
    for part in text.split(",") if text else ():
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals and key.isdecimal():
            key, value = next(iter(fields)), key
        if key not in fields:
            raise MemenvError(f"{agent}:{text}: unknown option {key!r}; allowed are {', '.join(fields)}")
        if key in found:
            raise MemenvError(f"{agent}:{text}: {key} is given twice")
        found[key] = _value(f"{agent}:{text}", key, value, fields[key], bool(equals) or value != "")
    return dataclasses.replace(defaults, **found)  # type: ignore[type-var]


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

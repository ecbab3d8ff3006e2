"""Settings of training, checked: a wrong one is said before hours are spent on it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any

from memenv.errors import MemenvError

__all__ = ["check_settings"]

#: The least that a whole number may be, where that is not 1.
_LEAST = {"redraws": 0, "slowing": 0, "seed": 0, "group": 2, "neighbours": 0, "anchors": 0}
#: The most that a whole number may be: torch's generators take no more.
_MOST = 2**63 - 1
#: Shares: from 0 to 1.
_SHARES = ("decay", "average")


def check_settings(config: Any, name: str, credits: tuple[str, ...] = ()) -> None:
    """Checks the fields of a settings dataclass by the type of their defaults.

    Raises:
        MemenvError: a value of the wrong type, a number out of range, or an unknown credit; says what is allowed.
    """
    if credits and config.credit not in credits:
        raise MemenvError(f"credit={config.credit!r}: {name} has {', '.join(map(repr, credits))}")
    for item in fields(config):
        value, factory = getattr(config, item.name), item.default_factory
        allowed = _unlike(item.name, value, item.default if factory is MISSING else factory())
        if allowed:
            raise MemenvError(f"{item.name}={value!r}: {name} takes {allowed}")


def _unlike(name: str, value: Any, default: Any) -> str:
    """What is allowed, where `value` is not of the kind of `default`; "": it is, or there is a None to say nothing by."""
    if isinstance(default, bool):
        return "" if isinstance(value, bool) else "True or False"
    if isinstance(default, int):
        least = _LEAST.get(name, 1)
        whole = type(value) is int and least <= value <= _MOST
        return "" if whole else f"a whole number from {least} on, below 2^63"
    if isinstance(default, float):
        most = 1.0 if name in _SHARES else sys.float_info.max
        right = type(value) in (int, float) and 0.0 <= value <= most
        return "" if right else "a number from 0 to 1" if name in _SHARES else "a number from 0 on"
    if isinstance(default, str):
        return "" if isinstance(value, str) else "a text"
    if isinstance(default, Mapping):
        named = isinstance(value, Mapping) and all(isinstance(key, str) for key in value)
        return "" if named else "a dict whose keys are names of arguments"
    return "" if default is None or isinstance(value, type(default)) else f"a {type(default).__name__}"

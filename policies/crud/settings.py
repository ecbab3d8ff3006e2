"""Settings of a training algorithm, checked: a wrong one is said before hours are spent on it."""

from __future__ import annotations

import math
from dataclasses import fields
from typing import Any

from memenv.errors import MemenvError

__all__ = ["check_settings"]

#: The least that a whole number may be, where that is not 1.
_LEAST = {"redraws": 0, "slowing": 0, "seed": 0, "group": 2}
#: The most that a whole number may be: torch's generators take no more.
_MOST = 2**63 - 1
#: Shares: from 0 to 1.
_SHARES = ("decay", "average")


def check_settings(config: Any, name: str, credits: tuple[str, ...] = ()) -> None:
    """Checks the fields of a settings dataclass by the type of their defaults.

    Raises:
        MemenvError: a number of the wrong type or out of range, or an unknown credit; says what is allowed.
    """
    if credits and config.credit not in credits:
        raise MemenvError(f"credit={config.credit!r}: {name} has {', '.join(map(repr, credits))}")
    for item in fields(config):
        value, kind = getattr(config, item.name), type(item.default)
        if kind is int:
            least = _LEAST.get(item.name, 1)
            if type(value) is not int or not least <= value <= _MOST:
                raise MemenvError(f"{item.name}={value!r}: {name} takes a whole number from {least} on, below 2^63")
        elif kind is float:
            most = 1.0 if item.name in _SHARES else math.inf
            if type(value) not in (int, float) or not 0.0 <= value <= most or math.isinf(value):
                allowed = "a number from 0 to 1" if item.name in _SHARES else "a number from 0 on"
                raise MemenvError(f"{item.name}={value!r}: {name} takes {allowed}")

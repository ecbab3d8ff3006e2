"""Hashes of whatever an environment hands out: the same bytes for the same values, in any process."""

from __future__ import annotations

import dataclasses
import datetime
import struct
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np

__all__ = ["Digest", "digest"]


class Digest:
    """A running hash of nested values: dicts, sequences, texts, numbers, arrays, dataclasses."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=16)

    def add(self, value: Any) -> Digest:
        """Feeds a value; types and boundaries are part of the hash.

        Raises:
            TypeError: a value of a kind that has no defined bytes.
        """
        feed = self._hash.update
        if value is None:
            feed(b"N")
        elif isinstance(value, bool | np.bool_):
            feed(b"T" if value else b"F")
        elif isinstance(value, int | np.integer):
            feed(b"i" + str(int(value)).encode() + b";")
        elif isinstance(value, float | np.floating):
            feed(b"f" + struct.pack("<d", float(value)))
        elif isinstance(value, str):
            data = value.encode("utf-8", "surrogatepass")
            feed(b"s" + str(len(data)).encode() + b":" + data)
        elif isinstance(value, datetime.date):
            feed(b"d" + value.isoformat().encode() + b";")
        elif isinstance(value, np.ndarray):
            feed(f"a{value.dtype.str}{value.shape}".encode() + np.ascontiguousarray(value).tobytes())
        elif isinstance(value, Mapping):
            feed(b"{")
            for key in sorted(value, key=str):
                self.add(str(key)).add(value[key])
            feed(b"}")
        elif isinstance(value, list | tuple):
            feed(b"[")
            for member in value:
                self.add(member)
            feed(b"]")
        elif dataclasses.is_dataclass(value) and not isinstance(value, type):
            feed(type(value).__name__.encode())
            for member in dataclasses.fields(value):
                self.add(getattr(value, member.name))
        else:
            raise TypeError(f"no digest for a {type(value).__name__}")
        return self

    def hexdigest(self) -> str:
        """32 hexadecimal digits for all that was fed so far."""
        return self._hash.hexdigest()


def digest(*values: Any) -> str:
    """The hash of these values together."""
    running = Digest()
    for value in values:
        running.add(value)
    return running.hexdigest()

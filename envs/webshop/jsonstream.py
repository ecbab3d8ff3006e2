"""Reading JSON files that are larger than memory: one element at a time, with the place of each."""

from __future__ import annotations

import codecs
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from memenv.errors import MemenvError

__all__ = ["Element", "stream_array", "stream_object"]

_CHUNK = 1 << 22
#: An element larger than this is taken for a syntax error that swallowed the rest of the file.
_LARGEST = 1 << 26
_BLANK = " \t\r\n"


class Element(NamedTuple):
    """One element: its number from 0, its key in an object ("" in an array), its value, and the byte after it."""

    number: int
    key: str
    value: Any
    end: int


def stream_array(path: Path, what: str, start: int = 0, number: int = 0) -> Iterator[Element]:
    """The elements of a JSON array, from byte `start` (the `end` of element `number` - 1) on.

    Raises:
        MemenvError: the file is missing, is something else, or breaks off.
    """
    with _open(path, what) as file:
        reader = _Reader(file, path, what, start)
        if not start:
            reader.expect("[")
        yield from reader.elements("]", number, keyed=False)


def stream_object(path: Path, what: str) -> Iterator[Element]:
    """The members of a JSON object. Raises as `stream_array`."""
    with _open(path, what) as file:
        reader = _Reader(file, path, what, 0)
        reader.expect("{")
        yield from reader.elements("}", 0, keyed=True)


def _open(path: Path, what: str) -> BinaryIO:
    try:
        return open(path, "rb")
    except FileNotFoundError:
        raise MemenvError(f"{path}: no such file; give the path of {what} (`memenv data` says how to get it)") from None
    except OSError as error:
        raise MemenvError(f"{path}: can't be read ({error.strerror}); give the path of {what}") from error


class _Reader:
    def __init__(self, file: BinaryIO, path: Path, what: str, start: int) -> None:
        file.seek(start)
        self._file, self._path, self._what = file, path, what
        self._decode = codecs.getincrementaldecoder("utf-8")().decode
        self._scan = json.JSONDecoder().raw_decode
        self._text, self._place, self._ended = "", 0, False
        self._bytes, self._counted = start, 0  # bytes of the file up to this place in the text

    def expect(self, opening: str) -> None:
        """Passes the opening bracket, or says what the file seems to be."""
        found = self._next()
        if found == "\ufeff":
            self._place += 1
            found = self._next()
        if found == opening:
            self._place += 1
            return
        head = self._text[self._place : self._place + 60]
        if head.startswith("version https://git-lfs"):
            why = "it is a Git LFS pointer, not the file: fetch it with git lfs pull"
        elif head.startswith("<"):
            why = "it is a web page, which download services send instead of large files: download it again by hand"
        elif not head:
            why = "it is empty: fetch it again"
        else:
            why = f"it begins with {head[:20]!r} and not with {opening!r}: is it another file?"
        raise MemenvError(f"{self._path} should hold {self._what}, but {why}")

    def elements(self, closing: str, number: int, *, keyed: bool) -> Iterator[Element]:
        """The elements up to the closing bracket, behind which there must be nothing."""
        first = number == 0
        while True:
            found = self._next()
            if found == closing:
                self._place += 1
                if self._next():
                    raise self._broken(number, f"there is more after the closing {closing!r}")
                return
            if not first:
                if found and found != ",":
                    raise self._broken(number, "there is no comma before it")
                self._place += len(found)
                self._next()
            first = False
            key = ""
            if keyed:
                key = self._value(number)
                if not isinstance(key, str) or self._next() != ":":
                    raise self._broken(number, "a member without a key")
                self._place += 1
                self._next()
            value = self._value(number)
            self._count()
            yield Element(number, key, value, self._bytes)
            number += 1

    def _next(self) -> str:
        """The next character that is not blank, unread; "" at the end of the file."""
        while True:
            while self._place < len(self._text):
                if self._text[self._place] not in _BLANK:
                    return self._text[self._place]
                self._place += 1
            if not self._more():
                return ""

    def _more(self) -> bool:
        if self._ended:
            return False
        self._count()
        self._text, self._place, self._counted = self._text[self._place :], 0, 0
        data = self._file.read(_CHUNK)
        self._ended = not data
        try:
            self._text += self._decode(data, final=self._ended)
        except UnicodeDecodeError as error:
            raise MemenvError(
                f"{self._path}: near byte {self._bytes + error.start} is not UTF-8: fetch it again"
            ) from None
        return bool(data)

    def _count(self) -> None:
        """Counts the bytes of what was read since the last time."""
        done = self._text[self._counted : self._place]
        self._bytes += len(done) if done.isascii() else len(done.encode())
        self._counted = self._place

    def _value(self, number: int) -> Any:
        while True:
            try:
                value, end = self._scan(self._text, self._place)
            except json.JSONDecodeError as error:
                if len(self._text) - self._place > _LARGEST:
                    raise self._broken(number, error.msg) from None
                if not self._more():
                    raise self._broken(number, "the file ends inside it") from None
                continue
            except RecursionError:
                raise self._broken(number, "it is nested too deeply") from None
            except ValueError:  # Python reads no integer of more than 4,300 digits
                raise self._broken(number, "it holds a number with thousands of digits") from None
            if end == len(self._text) and self._more():
                continue
            self._place = end
            return value

    def _broken(self, number: int, why: str) -> MemenvError:
        return MemenvError(
            f"{self._path}: element {number + 1}, which begins near byte {self._bytes}, can't be read ({why}); it "
            f"should hold {self._what} and may be only half downloaded: fetch it again"
        )

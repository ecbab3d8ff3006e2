"""One process at a time in a folder, for as long as it lives and no longer."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from memenv.errors import MemenvError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

__all__ = ["LOCK", "FolderLock"]

#: The file that is locked. It is gone when the lock is given back; a killed process leaves it, and it locks nothing then.
LOCK = "lock"
#: A link under its name is refused, for what it points to would be made.
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)


class FolderLock:
    """Keeps other processes, and other users of this class in this one, out of a folder.

    The lock is the operating system's (flock; on Windows a locked byte), so that it ends with the process, however that ends.
    Where a file system knows no locks there is none: what it guards against is an accident.

    Args:
        folder: there already.
        work: what goes on in it, for messages: "training".
        watched: a file of the folder that only the holder writes: nobody else may have changed it when the lock is taken again.
    """

    def __init__(self, folder: str | Path, work: str, watched: str | None = None) -> None:
        self._folder, self._work = Path(folder), work
        self._watched = None if watched is None else self._folder / watched
        self._handle: int | None = None
        self._left: tuple[int, ...] | None = None
        self._again = False

    def take(self) -> None:
        """Takes the lock, if it is not held already.

        Raises:
            MemenvError: somebody else holds it, or has changed the watched file since it was given back.
        """
        if self._handle is not None:
            return
        self._handle = self._locked()
        if self._again and self._stamp() != self._left:
            self.release()
            raise MemenvError(f"{self._folder}: another {self._work} has gone on here; begin anew from what it left")

    def release(self) -> None:
        """Gives the lock back, if it is held."""
        if self._handle is None:
            return
        self._left, self._again = self._stamp(), True
        handle, self._handle = self._handle, None
        with contextlib.suppress(OSError):  # gone with its folder, or of a system that removes no open file
            if _same(handle, self._folder / LOCK):  # the folder may have been put in another's place
                os.unlink(self._folder / LOCK)
        os.close(handle)

    def __enter__(self) -> Self:
        self.take()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()

    def __del__(self) -> None:
        with contextlib.suppress(Exception):  # Python may be ending
            self.release()

    def _locked(self) -> int:
        path = self._folder / LOCK
        while True:
            try:
                handle = os.open(path, os.O_RDWR | os.O_CREAT | _NO_LINK, 0o666)
            except OSError as error:
                raise MemenvError(f"{path}: can't be written ({error.strerror}); choose another place") from error
            try:
                if not _taken(handle):
                    why = f"another {self._work} is at work here; wait for it, or choose another folder"
                    raise MemenvError(f"{self._folder}: {why}")
                if _same(handle, path):  # not what a holder removed while this process opened it
                    return handle
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)

    def _stamp(self) -> tuple[int, ...] | None:
        """What tells a version of the watched file from any other; None where there is none."""
        try:
            found = None if self._watched is None else os.stat(self._watched)
        except OSError:
            return None
        return None if found is None else (found.st_ino, found.st_mtime_ns, found.st_size)


def _same(handle: int, path: Path) -> bool:
    """Whether `path` still names the open file."""
    try:
        return os.path.samestat(os.fstat(handle), os.stat(path))
    except OSError:
        return False


def _taken(handle: int) -> bool:
    """Locks the open file; False where somebody else has."""
    if sys.platform == "win32":
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # the file system has no locks
        return True
    return True

"""Packages that only some of memenv needs: what is said where one is missing."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

from memenv.errors import MemenvError

__all__ = ["install", "missing", "needs"]


def install(extra: str) -> str:
    """The command that installs what `extra`, a name in pyproject.toml, stands for."""
    return f"pip install 'memenv[{extra}]'"


def missing(who: str, package: str, extra: str) -> MemenvError:
    """The error to raise where `who` needs `package`, which comes with `extra` and is not installed."""
    return MemenvError(f"{who} needs the package {package}, which is not installed: {install(extra)}")


@contextlib.contextmanager
def needs(extra: str, who: str, *, run: bool = False) -> Iterator[None]:
    """Around imports of packages that come with `extra`.

    Args:
        extra: a name in pyproject.toml.
        who: needs them, as the user asked for it.
        run: `who` is the script that is run, and nothing is there yet to catch what is raised: it ends with that line.

    Raises:
        MemenvError: one is not installed, or in a version that lacks what is imported.
        SystemExit: the same, with `run`.
    """
    try:
        with _asked_for(extra, who):
            yield
    except MemenvError as error:
        if run:
            sys.exit(f"error: {error}")
        raise


@contextlib.contextmanager
def _asked_for(extra: str, who: str) -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        package = (error.name or str(error)).partition(".")[0]
        if package == "memenv":  # a fault of ours, which no package mends
            raise
        if isinstance(error, ModuleNotFoundError) and sys.modules.get(package) is None:
            raise missing(who, package, extra) from error
        raise MemenvError(f"{who} needs another version of {package} ({error}): {install(extra)}") from error

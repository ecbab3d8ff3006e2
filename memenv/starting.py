"""Ctrl-C while the command line is still being imported: one line and exit code 130, as later.

`import memenv` comes before anything of a command, and so this module before anything else of memenv. In a program that
only imports memenv it does nothing.
"""

from __future__ import annotations

# few imports, and such as Python has made already or makes fast: until they are made, an interrupt is as Python has it
import os
import signal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

__all__ = ["begin", "started"]

_MODULES = ("memenv", "memenv.__main__", "memenv.cli")


def begin() -> None:
    """Until `started`, an interrupt ends the command; nothing is under way yet that it could leave half done."""
    if _is_command() and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def started() -> None:
    """From here on an interrupt is Python's KeyboardInterrupt again."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _is_command() -> bool:
    """Whether this process is `memenv` or `python -m memenv`; not one of its workers, nor a program that imports memenv."""
    # what Python was given is its own options, then -m MODULE or a script, then the arguments; argv[0] stands for the former
    place = len(sys.orig_argv) - len(sys.argv)
    if not sys.argv or place < 1:
        return False
    if sys.argv[0] == "-m":  # so while the module's package is imported
        return sys.orig_argv[place] in _MODULES
    return os.path.splitext(os.path.basename(sys.orig_argv[place]))[0] == "memenv"


def _end(number: int, frame: FrameType | None) -> None:
    os.write(2, b"memenv: interrupted\n")
    os._exit(130)  # an exception would come up wherever the import of some library has got to

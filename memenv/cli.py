"""The command line: `memenv list | run | leaderboard | train | replay | data`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from memenv import __version__
from memenv.commands import data, leaderboard, listing, replay, run, train
from memenv.errors import MemenvError
from memenv.files import DISK_ERRORS
from memenv.render import printable
from memenv.starting import started

__all__ = ["main", "parser"]


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: error: {_one_line(message)}; see {self.prog} --help\n")


def _one_line(message: object) -> str:
    """A message that holds a user's or a file's text must neither steer the terminal nor look like several."""
    text = printable(" ".join(str(message).split("\n")))
    return text if len(text) <= 1500 else f"{text[:1500]} …"


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    made = _Parser(prog="memenv", description="Long-term memory for language agents as Gymnasium environments.")
    made.add_argument("--version", action="version", version=f"memenv {__version__}")
    commands = made.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    for module in (listing, run, leaderboard, train, replay, data):
        module.add_parser(commands)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code: 0, 2 for bad input, 130 when interrupted."""
    try:
        started()
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")  # a terminal that lacks a character gets its number
        parsed: Any = parser().parse_args(arguments)
        return int(parsed.run(parsed))
    except MemenvError as error:
        print(f"memenv: error: {_one_line(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("memenv: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # the reader of our output has left (`| head`): nothing to tell it
        _drop_output()
        return 0
    except OSError as error:
        if error.errno not in DISK_ERRORS:
            raise
        _drop_output()
        print(
            f"memenv: error: the output can't be written ({error.strerror}); write it somewhere else", file=sys.stderr
        )
        return 2


def _drop_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())

"""The command line: `memenv list | run | leaderboard | replay | data`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from memenv import __version__
from memenv.commands import data, leaderboard, listing, replay, run
from memenv.errors import MemenvError

__all__ = ["main"]


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: error: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="memenv", description="Long-term memory for language agents as Gymnasium environments.")
    parser.add_argument("--version", action="version", version=f"memenv {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    for module in (listing, run, leaderboard, replay, data):
        module.add_parser(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code: 0, 2 for bad input, 130 when interrupted."""
    parsed: Any = _parser().parse_args(arguments)
    try:
        return int(parsed.run(parsed))
    except MemenvError as error:
        print(f"memenv: error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("memenv: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # the reader of our output has left (`| head`): nothing to tell it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())

"""Draws the tables of a leaderboard as SVG files, for the README and the documentation.

    memenv leaderboard --out out/lb
    python scripts/picture.py out/lb/leaderboard.json docs/leaderboard

writes docs/leaderboard-MemLoCoMo-v0.svg and so on, one for each environment.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import MONOKAI

from memenv.errors import MemenvError
from memenv.files import read_json, write_atomically
from memenv.tables import ranked_tables

#: rich names fonts on another server in its pictures; a picture should need nothing but itself.
_FONT_FACE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def picture(environment: dict[str, Any], title: str) -> str:
    """One environment of a leaderboard.json as SVG text."""
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, legacy_windows=False)
    console.print(ranked_tables(environment["label"], len(environment["seeds"]), environment["rows"]))
    svg = console.export_svg(title=title, theme=MONOKAI, unique_id="memenv")
    return _FONT_FACE.sub("", svg).replace("Fira Code", "ui-monospace, Menlo, Consolas, DejaVu Sans Mono")


def main() -> int:
    parser = argparse.ArgumentParser(description="Draws the tables of a leaderboard as SVG files.")
    parser.add_argument("leaderboard", metavar="FILE", help="leaderboard.json written by `memenv leaderboard --out`")
    parser.add_argument("prefix", metavar="PREFIX", help="pictures are PREFIX-ENV.svg")
    parsed = parser.parse_args()
    try:
        value = read_json(parsed.leaderboard, "a leaderboard", "write it again with --out")
        environments = value.get("environments") if isinstance(value, dict) else None
        if not isinstance(environments, dict):
            raise MemenvError(f"{parsed.leaderboard} is no leaderboard.json: it has no environments")
        for env_id, environment in environments.items():
            target = Path(f"{parsed.prefix}-{env_id.rpartition(':')[2]}.svg")
            with write_atomically(target) as stream:
                stream.write(picture(environment, "memenv leaderboard"))
            print(target)
    except (MemenvError, KeyError, TypeError) as error:
        print(f"picture: error: {error!s}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

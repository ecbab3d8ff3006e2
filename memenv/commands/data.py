"""`memenv data`: which real data are here, where they are looked for, how to get them."""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from memenv.commands import check_cases, convert_webshop
from memenv.datasets import DATASETS, Dataset
from memenv.errors import MemenvError

__all__ = ["add_parser"]


def add_parser(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "data",
        help="real data: what is here, where it is looked for, how to get it",
        description="Lists the real data sets that environments read, and checks the files that are here.",
    )
    parser.set_defaults(run=_run)
    actions = parser.add_subparsers(metavar="ACTION")
    convert_webshop.add_parser(actions)
    check_cases.add_parser(actions)


def _run(parsed: argparse.Namespace) -> int:
    console = Console()
    for dataset in DATASETS:
        console.print(Text(f"{dataset.name} — for {dataset.env}", style="bold"))
        for line in _describe(dataset):
            console.print(Text(f"  {line}"), soft_wrap=True)
        console.print()
    console.print("Nothing is downloaded for you. Every environment also runs on its embedded default without data.")
    return 0


def _describe(dataset: Dataset) -> list[str]:
    lines = [f"licence: {dataset.licence}", f"get it: {dataset.source}", f"use it: {dataset.use}"]
    for place in dataset.places():
        found = _check_folder(place) if dataset.variable else _check(place, dataset)
        lines.append(f"looked for: {place} — {found}")
    if dataset.variable and not dataset.places():
        lines.append(f"looked for: ${dataset.variable} — not set; it names the folder")
    if not dataset.variable:
        lines.append(f"sha256: {dataset.sha256 or 'not known; results are labelled with that of the file'}")
    return lines


def _check_folder(place: Path) -> str:
    from memenv.envs.alfworld.official import COUNTS, FOLDERS, count_games

    try:
        found = count_games(str(place))
    except MemenvError as error:
        return f"not here ({error})"
    parts = [f"{FOLDERS[split]} {found[split]:,} of {number:,}" for split, number in COUNTS.items()]
    return f"here, game files by their names: {', '.join(parts)}"


def _check(place: Path, dataset: Dataset) -> str:
    if not place.is_file():
        return "not here"
    try:
        found = hashlib.sha256(place.read_bytes()).hexdigest()
    except OSError as error:
        return f"can't be read ({error.strerror})"
    if not dataset.sha256:
        return f"here, sha256 {found[:16]}…"
    if found == dataset.sha256:
        return "here, checksum right"
    return f"here, but its sha256 is {found[:16]}…: another version or a subset; results are labelled with it"

"""`memenv replay`: plays a recording again and checks that every byte is the same."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.text import Text

from memenv.chat import RunModel, use_model
from memenv.commands.options import place
from memenv.errors import MemenvError
from memenv.recording import read_recording, replay
from memenv.render import printable

__all__ = ["add_parser"]


def add_parser(commands: Any) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "replay", help="check a recording", description="Plays a recording again and compares every step."
    )
    parser.add_argument("file", type=place, metavar="FILE", help="JSONL written by `memenv run --record`")
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from memenv.policies.models.recorded import recorded_model

    model = recorded_model(parsed.file)
    with use_model(None if model is None else RunModel(model, None)):
        return _replay(parsed)


def _replay(parsed: argparse.Namespace) -> int:
    console = Console()
    for record in read_recording(parsed.file):
        header = record.header
        try:
            steps = sum(1 for _ in replay(record))
        except MemenvError as error:
            raise MemenvError(f"{parsed.file}: episode at line {record.line}: {error}") from None
        played = f"{header['label']}, {header.get('agent', '?')}, seed {header['seed']}"
        console.print(Text(f"{printable(played)}: {steps} steps identical, return {record.score:.3f}"))
    return 0

"""`memenv data convert-webshop`: WebShop's own files into a shop folder, once."""

from __future__ import annotations

import argparse
import shlex
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from memenv.commands.options import place, whole_number
from memenv.extras import install
from memenv.render import printable

__all__ = ["add_parser"]


def add_parser(actions: Any) -> None:
    """Adds the command under `memenv data`."""
    parser = actions.add_parser(
        "convert-webshop",
        help="WebShop's product files into a folder for MemWebShop-v0",
        description="Converts WebShop's files once into a folder that MemWebShop-v0 reads (--data FOLDER). "
        "Files of any size are streamed; an interrupted run goes on when it is started again.",
    )
    parser.add_argument(
        "--items", type=place, required=True, metavar="FILE", help="items_shuffle.json or items_shuffle_1000.json"
    )
    parser.add_argument(
        "--attributes", type=place, required=True, metavar="FILE", help="items_ins_v2.json or items_ins_v2_1000.json"
    )
    parser.add_argument(
        "--instructions", type=place, metavar="FILE", help="items_human_ins.json (people's instructions)"
    )
    parser.add_argument("--out", type=place, required=True, metavar="FOLDER", help="a folder that does not exist yet")
    parser.add_argument("--limit", type=whole_number(1), metavar="N", help="only the first N products")
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from memenv.envs.webshop.folder import read_manifest
    from memenv.envs.webshop.official import convert_webshop

    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bars:
        tasks: dict[str, Any] = {}

        def progress(stage: str, done: int, total: int) -> None:
            if stage not in tasks:
                tasks[stage] = bars.add_task(stage, total=total)
            bars.update(tasks[stage], completed=done, total=total)

        out = convert_webshop(
            parsed.items, parsed.attributes, parsed.instructions, parsed.out, limit=parsed.limit, progress=progress
        )
    manifest = read_manifest(out)
    tagger = manifest["plan"]["tagger"]
    by = "" if tagger == "heuristic" else f"; nouns by {tagger}"
    console.print(Text(printable(f"{out}: {manifest['products']:,} products ({manifest['label']}){by}")))
    if tagger == "heuristic":
        console.print(
            Text(
                "Nouns of titles come from a heuristic: the reward's type factor can differ from the original's. "
                f"{install('webshop')} and convert anew for the original's tagger."
            )
        )
    use = f"use it: memenv run MemWebShop-v0 --data {shlex.quote(str(out))} --agent profile"
    console.print(Text(printable(use)), soft_wrap=True)  # in one line, to be pasted
    return 0

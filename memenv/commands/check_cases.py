"""`memenv data check-cases`: what is in a published case bank, and which of its cases are benchmark questions."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.text import Text

from memenv.case_files import contamination, read_cases, read_questions
from memenv.commands.options import place
from memenv.render import printable

__all__ = ["add_parser"]

#: Cases that are named, and how much of a name is shown, in characters.
_NAMED, _SHOWN = 3, 200


def add_parser(actions: Any) -> None:
    """Adds the command under `memenv data`."""
    parser = actions.add_parser(
        "check-cases",
        help="a published case bank: what is in it, and which benchmark questions",
        description="Reads a case bank in Memento's form and counts the cases that are questions of a benchmark.",
    )
    parser.add_argument(
        "cases", type=place, metavar="CASES", help="JSONL with case, plan, case_label (Memento's memory.jsonl)"
    )
    parser.add_argument("--questions", type=place, metavar="FILE", help='JSONL whose lines have a "question"')
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    console = Console()
    cases = read_cases(parsed.cases)
    questions = read_questions(parsed.questions) if parsed.questions else None  # before anything is printed
    won = sum(1 for case in cases if case.reward)
    console.print(f"{len(cases)} cases: {won} succeeded, {len(cases) - won} failed", highlight=False)
    if questions is not None:
        found = contamination(cases, questions)
        console.print(
            f"{len(found.shared)} of {found.cases} cases are among the {found.questions} questions "
            f"({found.exact} letter for letter); {found.cases - len(found.shared)} cases are left without them",
            highlight=False,
        )
        for number in found.shared[:_NAMED]:
            case = cases[number]
            console.print(Text(f"  line {case.line}: {_one_line(case.task)}"), soft_wrap=True)
        if found.shared:
            console.print(
                "Don't evaluate on these questions with this bank, or exclude them: option exclude_same_task."
            )
    return 0


def _one_line(text: str) -> str:
    """A task as it can be shown: it comes from a file, and must not write lines of its own."""
    shown = " ".join(text[: _SHOWN + 1].split())
    return printable(shown if len(text) <= _SHOWN else shown[:_SHOWN] + "…")

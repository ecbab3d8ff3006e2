"""Compare the native ALFWorld engine with the original, and record the original's answers for CI.

Needs the extra `alfworld`. Prints the number of compared steps and every difference; exits with 1 if there is one.

    python scripts/alfworld_parity.py --steps 20000
    python scripts/alfworld_parity.py --steps 21300 --untouched 500 --record tests/envs/alfworld/parity.json
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import sys
import time
from pathlib import Path

from memenv.envs.alfworld.engine import NativeEngine
from memenv.envs.alfworld.export import game_data
from memenv.envs.alfworld.gamefile import load_game
from memenv.envs.alfworld.original import TextWorldEngine, memoised_parsing
from memenv.envs.alfworld.parity import DIGITS, STEPS, Case, Difference, answers, compare, row_of
from memenv.errors import MemenvError


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=2000, help="steps to compare with the memoised original")
    parser.add_argument("--first", type=int, default=0, help="number of the first case")
    parser.add_argument("--untouched", type=int, default=0, help="steps on which memoised and untouched are compared")
    parser.add_argument("--record", type=Path, help="write a recording for CI")
    options = parser.parse_args()
    try:
        return run(options)
    except MemenvError as error:
        print(error, file=sys.stderr)
        return 2


def run(options: argparse.Namespace) -> int:
    checked = untouched(options.untouched) if options.untouched else None
    cases = [Case(options.first + i) for i in range(-(-options.steps // (STEPS + 1)))]
    steps, differences, rows = 0, 0, []
    started = time.time()
    with memoised_parsing():
        for case in cases:
            spec = case.spec()
            data = game_data(spec, case.dialect)
            game = load_game(data)
            found = compare(case, NativeEngine().start(game), TextWorldEngine().start(data), game.walkthrough)
            if isinstance(found, Difference):
                differences += 1
                print(found)
            else:
                rows.append(row_of(case, spec, found))
                steps += len(found) // DIGITS
            print(
                f"\rcase {case.number}: {steps} steps, {differences} differences, {time.time() - started:.0f} s",
                end="",
                flush=True,
            )
    print(f"\ncompared {steps} steps of {len(cases)} games with the original: {differences} differences")
    if options.record:
        recording = {
            "alfworld": importlib.metadata.version("alfworld"),
            "textworld": importlib.metadata.version("textworld"),
            "untouched_steps": checked or 0,
            "rows": rows,
        }
        options.record.write_text(json.dumps(recording, indent=0) + "\n", encoding="utf-8")
        print(f"wrote {options.record}")
    return 1 if differences else 0


def untouched(steps: int) -> int:
    """How many steps the memoised and the untouched original answer alike; stops at the first that differs."""
    count = 0
    number = 0
    while count < steps:
        # One case of each kind of game, evenly over dialects and oddities.
        case = Case(number)
        number += 19
        data = game_data(case.spec(), case.dialect)
        plain = answers(case, TextWorldEngine().start(data), data["walkthrough"])
        with memoised_parsing():
            fast = answers(case, TextWorldEngine().start(data), data["walkthrough"])
        if plain != fast:
            raise MemenvError(f"case {case.number}: the memoised original answers otherwise than the untouched one")
        count += STEPS + 1
        print(f"\runtouched and memoised original agree on {count} steps", end="", flush=True)
    print()
    return count


if __name__ == "__main__":
    try:
        sys.exit(main())
    except MemenvError as error:
        sys.exit(f"error: {error}")

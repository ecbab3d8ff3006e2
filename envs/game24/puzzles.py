"""Streams of puzzles: all solvable ones, or the official file in its order."""

from __future__ import annotations

import csv
import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from memenv.config import check_choice
from memenv.envs.game24.solver import HIGHEST, LOWEST, Numbers, puzzles, solution, solving_forms
from memenv.errors import MemenvError
from memenv.files import read_text
from memenv.stream import Experience, Item, to_days

__all__ = ["OFFICIAL_TEST", "SPLITS", "Puzzle", "PuzzleStream", "read_puzzles"]

SPLITS = ("train", "test", "all")

#: Yao et al. 2023 test on these 0-based rows of the file, ranks 901 to 1000.
OFFICIAL_TEST = slice(900, 1000)

#: How many of the embedded puzzles are held out for "test".
_HELD_OUT = 100

_START = to_days(datetime(2024, 1, 1))
_HOUR = 1 / 24
_WHAT = "the Game of 24 file (columns Rank and Puzzles)"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Four sorted numbers, and where they are in the stream: `practice` puzzles come before those that count."""

    numbers: Numbers
    practice: bool = False


class PuzzleStream:
    """Puzzles as items; what each leaves behind is the domain's feedback.

    * "train" and "all": `count` different puzzles, drawn and ordered by the seed; all count.
    * "test": `practice` puzzles drawn by the seed from the train puzzles, which pay nothing, then the test puzzles, which
      do. Of a file these are its rows 900 to 999 in order; of the embedded puzzles a fixed draw of 100, ordered by the
      seed.

    Train and test puzzles are disjoint. One puzzle an hour.

    Args:
        data: the official file; None: all solvable puzzles of 1 to 13.
        split: "train", "test" or "all".
        count: puzzles that count; None: 100. Of the test puzzles the first so many.
        practice: "test" only.

    Raises:
        MemenvError: the file can't be read, or has fewer puzzles than asked for.
    """

    def __init__(
        self, data: str | Path | None = None, split: str = "train", count: int | None = None, practice: int = 150
    ) -> None:
        check_choice("split", split, SPLITS)
        self.split = split
        self._ordered = data is not None
        if data is None:
            found, self.label = puzzles(), "computed, all 1362"
            held_out = set(random.Random("game24 held out").sample(found, _HELD_OUT))
            test = [numbers for numbers in found if numbers in held_out]
            self._bands = {numbers: _band(numbers) for numbers in found}
        else:
            found, self.label = read_puzzles(data)
            test = list(found[OFFICIAL_TEST])
            if split != "all" and len(found) < OFFICIAL_TEST.stop:
                raise MemenvError(
                    f"{data}: {len(found)} puzzles; split={split!r} needs the official 1,000 or more, of which rows "
                    f"{OFFICIAL_TEST.start} to {OFFICIAL_TEST.stop - 1} are the test: use split='all', or the whole file"
                )
            self._bands = {numbers: _rank_band(row) for row, numbers in enumerate(found)}
        held = set(test)
        self._train = list(found) if split == "all" else [numbers for numbers in found if numbers not in held]
        self._test = test if split == "test" else []
        pool = self._test if split == "test" else self._train
        self._count = min(100, len(pool)) if count is None else count
        self._practice = practice if split == "test" else 0
        for name, wanted, there in (("puzzles", self._count, pool), ("practice", self._practice, self._train)):
            if wanted > len(there):
                raise MemenvError(f"{name}={wanted}: split={split!r} has {len(there)}; ask for so many at most")

    def events(self, seed: int) -> Sequence[Experience | Item]:
        """The puzzles of episode `seed`."""
        rng = random.Random(f"game24 stream {seed}")
        if self.split == "test":
            drawn = rng.sample(self._train, self._practice)
            counting = list(self._test)
            if not self._ordered:
                rng.shuffle(counting)
            counting = counting[: self._count]
        else:
            drawn, counting = [], rng.sample(self._train, self._count)
        planned = [Puzzle(numbers, True) for numbers in drawn] + [Puzzle(numbers) for numbers in counting]
        return tuple(self._item(i, puzzle) for i, puzzle in enumerate(planned))

    def _item(self, place: int, puzzle: Puzzle) -> Item:
        return Item(
            text=" ".join(map(str, puzzle.numbers)),
            time=_START + place * _HOUR,
            category="practice" if puzzle.practice else self._bands[puzzle.numbers],
            headline=not puzzle.practice,
            id=f"puzzle {place + 1}",
            gold=solution(puzzle.numbers),
            data=puzzle,
        )


def _band(numbers: Numbers) -> str:
    """Difficulty where nobody measured people's times: in how many ways, equal up to algebra, 24 is made."""
    ways = len(solving_forms(numbers))
    return "1 way" if ways == 1 else "2-4 ways" if ways <= 4 else "5+ ways"


def _rank_band(row: int) -> str:
    if OFFICIAL_TEST.start <= row < OFFICIAL_TEST.stop:
        return f"ranks {OFFICIAL_TEST.start + 1}-{OFFICIAL_TEST.stop}"
    return "ranks 1-450" if row < 450 else "ranks 451-900" if row < OFFICIAL_TEST.start else "ranks 1001-"


def read_puzzles(path: str | Path) -> tuple[tuple[Numbers, ...], str]:
    """The puzzles of a file in the official layout, in its order, and a label (name and checksum).

    Raises:
        MemenvError: no such file, not CSV with the columns Rank and Puzzles, or a line whose rank is not one more than
            the last, or whose puzzle is not four whole numbers of 1 to 13 that can make 24; with the line.
    """
    text = read_text(path, _WHAT)
    remedy = "fetch the file again (`memenv data` says where)"
    reader = csv.reader(text.splitlines(), strict=True)
    found: dict[Numbers, int] = {}
    columns: dict[str, int] = {}
    try:
        for cells in reader:
            where = f"{path}, line {reader.line_num}"
            if not columns:
                columns = {name.strip(): i for i, name in enumerate(cells)}
                missing = [name for name in ("Rank", "Puzzles") if name not in columns]
                if missing:
                    raise MemenvError(f"{where}: no column {' and '.join(missing)}, found {cells[:8]}; {remedy}")
                continue
            if not cells:
                continue
            if len(cells) != len(columns):
                raise MemenvError(f"{where}: {len(cells)} cells under {len(columns)} columns; {remedy}")
            _check_rank(cells[columns["Rank"]], len(found) + 1, where, remedy)
            numbers = _numbers(cells[columns["Puzzles"]], where, remedy)
            if numbers in found:
                raise MemenvError(f"{where}: puzzle {numbers} was on line {found[numbers]} already; {remedy}")
            found[numbers] = reader.line_num
    except csv.Error as error:
        raise MemenvError(f"{path}, line {reader.line_num}: no CSV ({error}); {remedy}") from None
    if not found:
        raise MemenvError(f"{path}: a header and no puzzle; {remedy}")
    checksum = hashlib.sha256(Path(path).read_bytes()).hexdigest()[:8]
    return tuple(found), f"{Path(path).stem} {checksum}"


def _check_rank(cell: str, expected: int, where: str, remedy: str) -> None:
    if cell.strip() != str(expected):
        raise MemenvError(f"{where}: Rank is {cell[:20]!r}, expected {expected}; {remedy}")


def _numbers(cell: str, where: str, remedy: str) -> Numbers:
    parts = cell.split()
    if len(parts) != 4:
        raise MemenvError(f"{where}: Puzzles is {cell[:40]!r}, expected four numbers; {remedy}")
    for part in parts:
        if not (part.isascii() and part.isdigit() and len(part) <= 2 and LOWEST <= int(part) <= HIGHEST):
            raise MemenvError(f"{where}: {part[:20]!r} is no whole number from {LOWEST} to {HIGHEST}; {remedy}")
    one, two, three, four = sorted(map(int, parts))
    numbers = (one, two, three, four)
    if not solving_forms(numbers):
        raise MemenvError(f"{where}: nothing makes 24 of {cell[:40]}; {remedy}")
    return numbers

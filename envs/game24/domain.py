"""The Game of 24 domain: puzzles, a budgeted executor, and what a puzzle leaves to remember."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from memenv.config import check_choices
from memenv.envs.game24.executor import BudgetedExecutor
from memenv.envs.game24.expression import CHECKERS, CheckMode, check
from memenv.envs.game24.forms import find, forms, instance
from memenv.envs.game24.puzzles import SPLITS, Puzzle, PuzzleStream
from memenv.envs.game24.solver import Numbers, row_of, solving_flags
from memenv.envs.game24.task import ExpressionTask
from memenv.errors import MemenvError
from memenv.solver import Domain, Hindsight, Outcome, Recall, Solver
from memenv.stream import Experience, Item

__all__ = ["Game24Config", "Game24Domain", "Game24Scorer", "make_domain"]

REVEALS = ("solution", "outcome")

#: Templates in one text of hindsight: few enough to use a budget up, enough that entry keys cost little.
_TEMPLATES_A_TEXT = 6


@dataclass(frozen=True)
class Game24Config:
    """Which puzzles, and what is told about them.

    Attributes:
        data: the official 24.csv; None: all 1,362 solvable puzzles of 1 to 13, computed.
        split: "train": puzzles that are not in the test, all of which count. "test": `practice` of these, which do not
            count, then the test puzzles (of the file its rows 900 to 999 in order). "all": drawn from all.
        puzzles: puzzles that count; None: 100.
        practice: "test" only: puzzles before the test.
        online: "test" only: whether test puzzles leave experience too. If not, memory is judged as practice left it.
        tries: distinct expressions the executor may try per puzzle.
        turns: expressions an agent may propose per puzzle where it acts itself.
        reveal: "solution": a puzzle leaves its solution, solved or not; "outcome": only what the player found itself.
        checker: "strict" or "official", see `memenv.envs.game24.expression.check`.
    """

    data: str | None = None
    split: str = "train"
    puzzles: int | None = None
    practice: int = 150
    online: bool = False
    tries: int = 30
    turns: int = 5
    reveal: str = "solution"
    checker: CheckMode = "strict"

    def __post_init__(self) -> None:
        if self.data is not None and not isinstance(self.data, str):
            raise MemenvError(f"data={self.data!r}: give the path of the official 24.csv, or None for computed puzzles")
        check_choices(self, split=SPLITS, reveal=REVEALS, checker=CHECKERS)
        if not isinstance(self.online, bool):
            raise MemenvError(f"online={self.online!r}: give True or False")
        least = {"practice": 0, "tries": 1, "turns": 1, **({} if self.puzzles is None else {"puzzles": 1})}
        for name, low in least.items():
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int) or value < low:
                raise MemenvError(f"{name}={value!r}: give a whole number >= {low}")
        if self.split != "test":
            for name in ("practice", "online"):
                if getattr(self, name) != type(self).__dataclass_fields__[name].default:
                    raise MemenvError(f"{name}={getattr(self, name)!r} belongs to split='test', not {self.split!r}")


class Game24Scorer:
    """1 for an answer that the checker accepts, else 0; reports the tries."""

    def __init__(self, checker: CheckMode) -> None:
        self.checker = checker

    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        """Checks the answer itself, whoever says it is won."""
        correct = check(outcome.answer, item.data.numbers, self.checker).correct
        return float(correct), {"tries": float(outcome.steps)}


class Game24Domain(Domain):
    """Puzzles one after the other; what a puzzle leaves is an experience."""

    fill = True  # a template shares no word with the puzzle that it solves

    def __init__(self, config: Game24Config, solver: Solver | None = None) -> None:
        self.config = config
        stream = PuzzleStream(config.data, config.split, config.puzzles, config.practice)
        super().__init__(stream, solver or BudgetedExecutor(config.tries), Game24Scorer(config.checker))

    @property
    def training(self) -> bool:
        """True on the train split."""
        return self.config.split == "train"

    def start(self, item: Item) -> ExpressionTask:
        """The puzzle for an agent that plays itself."""
        return ExpressionTask(item.data.numbers, self.config.turns, self.config.checker)

    def feedback(self, item: Item, outcome: Outcome, score: float) -> Experience | None:
        """The puzzle, how it went, an answer and the template of that answer, as one text of a line."""
        puzzle: Puzzle = item.data
        if self.config.split == "test" and not puzzle.practice and not self.config.online:
            return None
        return Experience(
            text=_report(item, outcome, score, self.config),
            time=item.time,
            source=item.id,
            kind="trajectory",
            key=item.text,
            reward=score,
        )

    def hindsight(self, events: Sequence[Experience | Item], position: int) -> Hindsight:
        """Templates that solve most of the puzzles still to come that count: greedy set cover."""
        ahead = tuple(e.data.numbers for e in events[position:] if isinstance(e, Item) and e.headline)
        cover = _cover(ahead)
        lines = [cover[i : i + _TEMPLATES_A_TEXT] for i in range(0, len(cover), _TEMPLATES_A_TEXT)]
        return Hindsight(tuple(", ".join(line) for line in lines))


def _report(item: Item, outcome: Outcome, score: float, config: Game24Config) -> str:
    """One line. Answers are written anew from their form, so that nothing of a proposed text gets into experience."""
    tries = f"{outcome.steps} {'try' if outcome.steps == 1 else 'tries'}"
    solved = score > 0
    told = f"{item.text}: solved in {tries}." if solved else f"{item.text}: not solved in {tries}."
    if not solved and config.reveal == "outcome":
        return told
    numbers: Numbers = item.data.numbers
    verdict = check(outcome.answer if solved else item.gold, numbers, config.checker)
    index = find(verdict.postfix) if verdict.correct else None
    if index is None:
        return told
    form = index - forms().offset
    return f"{told} Solution: {instance(form, numbers)} = 24. In ascending order a, b, c, d: {forms().full[form]}"


@lru_cache(maxsize=256)
def _cover(ahead: tuple[Numbers, ...]) -> tuple[str, ...]:
    """Templates in the order of how many further puzzles each solves; ties in the order of the forms."""
    rows = [row_of(numbers) for numbers in ahead]
    flags = [np.frombuffer(solving_flags(row), dtype=np.uint8) for row in rows if row is not None]
    if not flags:
        return ()
    makes = np.stack(flags).astype(np.int64)
    chosen: list[str] = []
    while makes.shape[0]:
        best = int(makes.sum(axis=0).argmax())
        chosen.append(forms().full[best])
        makes = makes[makes[:, best] == 0]
    return tuple(chosen)


def make_domain(config: Game24Config) -> Game24Domain:
    """The domain of a config; equal configs share one, for it never changes."""
    return _shared(config)


@lru_cache(maxsize=16)
def _shared(config: Game24Config) -> Game24Domain:
    return Game24Domain(config)

"""Comparing the native engine with the original, step for step, live or against a recording.

A case is a generated game, some of them made odd in ways that the published data are (receptacles that share a place,
objects recorded away from where they lie, things inside vessels, doors open at the start), in either dialect, and a
play that is random from a seed: oracle moves, admissible commands, and nonsense. Live, text, score, won and admissible
commands are compared; recorded is a hash of them per step (less the score, which is 1 exactly when won).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from memenv.envs.alfworld.dialect import MOVE, PUT, Dialect
from memenv.envs.alfworld.engine import NativeEngine, Play
from memenv.envs.alfworld.furnish import GameSpec
from memenv.envs.alfworld.games import Household
from memenv.envs.alfworld.pddl import Problem
from memenv.envs.alfworld.tasktypes import SPLITS, TASKS
from memenv.errors import MemenvError

__all__ = [
    "DIGITS",
    "STEPS",
    "Case",
    "Difference",
    "answers",
    "compare",
    "load_recording",
    "play_case",
    "replay",
    "row_of",
]

#: Steps of a case's play; with the opening, 20,000 compared steps take more than 300 games.
STEPS = 65
#: Hex digits kept per step: two different answers look the same once in 65,536.
DIGITS = 4
_NONSENSE = (
    "",
    "dance",
    "LOOK",
    "look around",
    "go to",
    "go  to fridge 1",
    "go to the fridge 1",
    "open",
    "take nothing from nowhere",
    "examine cabinet 99",
    "put apple 1 in fridge 1",
    "move apple 1 to",
    "use desklamp",
    "help me",
    "x" * 1000,
    "go to cabinet 1\ngo to cabinet 2",
    "  inventory  ",
    "heat mug 1 with",
)


@dataclass(frozen=True)
class Case:
    """One game and play, decided by its number."""

    number: int

    @property
    def dialect(self) -> Dialect:
        """Every third case speaks the older dialect."""
        return PUT if self.number % 3 == 2 else MOVE

    def spec(self) -> GameSpec:
        """The game."""
        n = self.number
        spec = Household(n, "new").spec(n, TASKS[n % len(TASKS)], SPLITS[n // len(TASKS) % len(SPLITS)])
        # Whole rounds of tasks and splits stay as they are, then come the oddities.
        oddity = _ODDITIES[n // (len(TASKS) * len(SPLITS)) % len(_ODDITIES)]
        if oddity is None:
            return spec
        init = oddity(list(spec.problem.init), Random(f"oddity {n}"))
        return replace(spec, problem=Problem(spec.problem.objects, tuple(init), spec.problem.goal))

    def commands(self, walkthrough: Sequence[str]) -> Callable[[Sequence[str]], str]:
        """The play: a function from the admissible commands to the next command."""
        rng = Random(f"play {self.number}")
        plan = list(walkthrough)

        def choose(admissible: Sequence[str]) -> str:
            draw = rng.random()
            if draw < 0.07:
                return rng.choice(_NONSENSE)
            if draw < 0.5 and plan and plan[0] in admissible:
                return plan.pop(0)
            verb = rng.choice(sorted({command.split()[0] for command in admissible}))  # "go to" would drown the rest
            return rng.choice([command for command in admissible if command.split()[0] == verb])

        return choose


_Facts = list[tuple[str, ...]]


def _share_places(init: _Facts, rng: Random) -> _Facts:
    """Some receptacles move to where others stand, with all that is in them."""
    places = [fact[2] for fact in init if fact[0] == "receptacleatlocation"]
    moved = {place: rng.choice(places) for place in rng.sample(places, len(places) // 3)}
    standing = ("receptacleatlocation", "objectatlocation")
    return [(*fact[:2], moved.get(fact[2], fact[2])) if fact[0] in standing else fact for fact in init]


def _displace(init: _Facts, rng: Random) -> _Facts:
    """Some objects are recorded at a place other than their receptacle's, as in the published data."""
    places = [fact[2] for fact in init if fact[0] == "receptacleatlocation"]
    return [
        (*fact[:2], rng.choice(places)) if fact[0] == "objectatlocation" and rng.random() < 0.4 else fact
        for fact in init
    ]


def _enrich(init: _Facts, rng: Random) -> _Facts:
    """Doors open, things hot, cool, clean, sliced or toggled at the start, and things inside vessels."""
    extra: _Facts = []
    things = [fact[1] for fact in init if fact[0] == "objecttype"]
    vessels = [fact[1] for fact in init if fact[0] == "isreceptacleobject"]
    for fact in init:
        if fact[0] == "openable" and rng.random() < 0.3:
            extra.append(("opened", fact[1]))
    for thing in things:
        for state in ("isclean", "ishot", "iscool", "issliced", "istoggled"):
            if rng.random() < 0.15:
                extra.append((state, thing))
        if vessels and rng.random() < 0.2:
            extra.append(("inreceptacleobject", thing, rng.choice(vessels)))
    return [*init, *extra]


_ODDITIES: tuple[Callable[[_Facts, Random], _Facts] | None, ...] = (None, _share_places, _displace, _enrich)


def play_case(case: Case, start: Play, walkthrough: Sequence[str], steps: int = STEPS) -> Iterator[tuple[str, Play]]:
    """The play of a case on an engine: (command, moment) pairs, the first with an empty command."""
    choose = case.commands(walkthrough)
    play = start
    yield "", play
    for _ in range(steps):
        command = choose(play.admissible)
        play = play.step(command)
        yield command, play


def digest(play: Play) -> str:
    """A hash of all that a moment shows."""
    shown = json.dumps([play.text, play.won, play.admissible], ensure_ascii=False)
    return hashlib.sha256(shown.encode()).hexdigest()[:DIGITS]


def answers(case: Case, start: Play, walkthrough: Sequence[str], steps: int = STEPS) -> str:
    """The hashes of one engine's answers to a case."""
    return "".join(digest(moment) for _, moment in play_case(case, start, walkthrough, steps))


@dataclass(frozen=True)
class Difference:
    """Where two engines part."""

    case: int
    step: int
    command: str
    what: str


def compare(case: Case, ours: Play, theirs: Play, walkthrough: Sequence[str], steps: int = STEPS) -> Difference | str:
    """Play one case on both engines; the hashes of their equal answers, or the first difference."""
    hashes: list[str] = []
    pairs = zip(play_case(case, ours, walkthrough, steps), play_case(case, theirs, walkthrough, steps), strict=True)
    for (command, mine), (_, other) in pairs:
        for name in ("text", "score", "won", "admissible"):
            a, b = getattr(mine, name), getattr(other, name)
            if a != b:
                return Difference(case.number, len(hashes), command, f"{name}: native {a!r}, original {b!r}")
        hashes.append(digest(other))
    return "".join(hashes)


def fingerprint(spec: GameSpec) -> str:
    """What tells that a recorded game is still the generated one."""
    content = json.dumps([spec.text, spec.goal_text, sorted(spec.problem.objects.items()), spec.problem.init])
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def row_of(case: Case, spec: GameSpec, hashes: str) -> dict[str, Any]:
    """A row of a recording: the case, what tells that its game is still the same, and the original's answers."""
    return {"case": case.number, "game": fingerprint(spec), "answers": hashes}


def replay(row: Mapping[str, Any]) -> Difference | int:
    """Play a recorded case on the native engine; the number of equal moments, or the first difference.

    Raises:
        MemenvError: the generator makes another game now: the recording has to be made anew.
    """
    case = Case(row["case"])
    spec = case.spec()
    if fingerprint(spec) != row["game"]:
        raise MemenvError(
            f"case {case.number}: the generator makes another game than was recorded; "
            "make the recording anew with scripts/alfworld_parity.py"
        )
    game = spec.compile(case.dialect)
    recorded = row["answers"]
    steps = len(recorded) // DIGITS - 1
    count = 0
    for command, moment in play_case(case, NativeEngine().start(game), game.walkthrough, steps):
        expected = recorded[count * DIGITS : (count + 1) * DIGITS]
        if digest(moment) != expected:
            return Difference(case.number, count, command, f"native answers {moment.text!r}, won {moment.won}")
        count += 1
    return count


def load_recording(path: str | Path) -> dict[str, Any]:
    """A recording made by scripts/alfworld_parity.py: versions, and rows as `row_of` makes them.

    Raises:
        MemenvError: the file is missing or none.
    """
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise MemenvError(f"{path}: no parity recording ({error}); make one with scripts/alfworld_parity.py") from None
    if not isinstance(found, dict) or not isinstance(found.get("rows"), list):
        raise MemenvError(f"{path}: not a parity recording; make one with scripts/alfworld_parity.py")
    return found

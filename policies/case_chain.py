"""The smallest task in which a case's worth lies in what it leads to: a test bed for value functions of cases.

Two steps, four cases. At the start one case looks right and earns a little at once, but leads to a dead end; another
earns nothing and leads to where a third earns everything. Single-step values, as Memento's code and its parametric form
have them, can't tell; Algorithm 1 carries the value of the second step back to the first.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np

from memenv.encoder import hashing_encoder
from memenv.policies.case_values import Cases, CaseValue, Floats, Step, UsedCase, Vector

__all__ = ["BEST", "CASES", "FIRST", "play_chain"]

#: The four cases: what they were made from and what they say.
CASES = (
    "standing in the hall before two doors: take the left door",
    "two doors: take the right door",
    "in the treasury behind the door: sit down and rest",
    "in the treasury: open the chest",
)
#: What the left door earns at once, and what a task earns at best.
FIRST, BEST = 0.3, 1.0
_START = "standing in the hall before two doors"
_AFTER = ("in the cellar behind the door", "in the treasury behind the door")
_FILLERS = ("early", "late", "cold", "warm", "dark", "bright", "wet", "dry", "calm", "windy")

#: Scores of the candidates, and a generator, to the place of the case chosen.
Choose = Callable[[Floats, random.Random], int]


def play_chain(value: CaseValue, choose: Choose, seed: int, tasks: int) -> list[float]:
    """What each of `tasks` tasks earned, both steps together, in [0, 1]; the value function learns after every step.

    Args:
        value: learns and scores.
        choose: picks one case by its scores.
        seed: draws wordings and is handed to `choose`.
        tasks: how many.
    """
    rng = random.Random(f"chain {seed}")
    vectors = np.stack([hashing_encoder(text) for text in CASES])
    earned = []
    for _ in range(tasks):
        start = _worded(_START, rng)
        first = choose(value.scores(start, _seen(start, vectors)), rng)
        reward = FIRST if first == 0 else 0.0
        # only the doors lead on; whoever rests or looks for a chest in the hall is done
        if first > 1:
            value.learn([_step(start, vectors, first, reward)])
            earned.append(reward)
            continue
        after = _worded(_AFTER[first], rng)
        candidates = _seen(after, vectors)
        second = choose(value.scores(after, candidates), rng)
        gained = BEST if first == 1 and second == 3 else 0.0
        value.learn([_step(start, vectors, first, reward)._replace(next_state=after, next_cases=candidates)])
        value.learn([_step(after, vectors, second, gained)])
        earned.append(reward + gained)
    return earned


def _worded(text: str, rng: random.Random) -> Vector:
    return hashing_encoder(" ".join([text, *rng.sample(_FILLERS, 2)]))


def _seen(state: Vector, vectors: Vector) -> Cases:
    similarity = np.round(vectors.astype(np.float64) @ state.astype(np.float64), 6)
    return Cases(CASES, vectors, similarity, np.full(len(CASES), np.nan))


def _step(state: Vector, vectors: Sequence[Vector] | Vector, place: int, reward: float) -> Step:
    vector = vectors[place]
    similarity = round(float(vector.astype(np.float64) @ state.astype(np.float64)), 6)
    return Step(state, UsedCase(CASES[place], vector, similarity, float("nan")), reward)

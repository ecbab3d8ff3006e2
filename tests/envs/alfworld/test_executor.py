"""The frozen executor: its goals, its honesty, and that memory is what helps it."""

from __future__ import annotations

import pytest

from memenv.envs.alfworld.executor import Executor, Goal, parse_goal
from memenv.envs.alfworld.games import GeneratedGame, Household
from memenv.envs.alfworld.hindsight import PROCEDURES, hindsight
from memenv.envs.alfworld.stream import GameEvents, Plays
from memenv.envs.alfworld.tasktypes import TASKS
from memenv.solver import Recall, Solver
from memenv.stream import Item


@pytest.mark.parametrize(
    ("sentence", "goal"),
    [
        ("put a mug in shelf", Goal("mug", "shelf")),
        ("put some mug on shelf.", Goal("mug", "shelf")),
        ("look at bowl under the desklamp", Goal("bowl", lamp="desklamp")),
        ("examine the bowl with the desklamp", Goal("bowl", lamp="desklamp")),
        ("put a clean soapbar in countertop", Goal("soapbar", "countertop", "clean")),
        ("clean some soapbar and put it in countertop", Goal("soapbar", "countertop", "clean")),
        ("put a hot egg in fridge", Goal("egg", "fridge", "heat")),
        ("heat some egg and put it in fridge", Goal("egg", "fridge", "heat")),
        ("put a cool pan in stoveburner", Goal("pan", "stoveburner", "cool")),
        ("cool some pan and put it in stoveburner", Goal("pan", "stoveburner", "cool")),
        ("put two cd in safe", Goal("cd", "safe", count=2)),
        ("find two cd and put them in safe", Goal("cd", "safe", count=2)),
        ("rearrange the furniture", None),
    ],
)
def test_goals(sentence, goal):
    assert parse_goal(sentence) == goal


def refs(houses="new", number=24, seed=500):
    return [GeneratedGame(Household(seed + i // 12, houses), i, TASKS[i % 6], "unseen") for i in range(number)]


def item(ref):
    return Item(ref.task, 0.0, id=ref.name, data=ref)


def told(ref):
    return [Recall(text, 0.0) for text in hindsight(GameEvents((), (ref,), Plays(15, "native")), 0).texts]


def test_it_is_a_solver_and_keeps_nothing():
    solver = Executor(max_steps=15)
    assert isinstance(solver, Solver)
    for ref in refs(number=6):
        first, other = solver.solve(item(ref), told(ref)), solver.solve(item(ref), [])
        assert solver.solve(item(ref), told(ref)) == first == Executor(max_steps=15).solve(item(ref), told(ref))
        assert solver.solve(item(ref), []) == other
        assert first.steps == len(first.trace) <= 15


def test_memory_is_what_helps():
    solver = Executor(max_steps=15)
    games = refs(number=96)
    none = [solver.solve(item(ref), []) for ref in games]
    oracle = [solver.solve(item(ref), told(ref)) for ref in games]
    noise = [solver.solve(item(ref), [Recall("The weather was fine. Cats sleep a lot.", 0.0)]) for ref in games]
    assert noise == none
    assert sum(o.won for o in oracle) > sum(o.won for o in none) + 20
    assert sum(o.steps for o in oracle) < sum(o.steps for o in none)


def test_shotgun_texts_gain_nothing_over_places():
    solver = Executor(max_steps=15)
    games = [ref for ref in refs(number=96) if ref.kind in ("pick_and_place_simple", "pick_two_obj_and_place")]
    shotgun = [
        Recall(f"{ref.task.split()[2]}: cabinet drawer shelf fridge countertop desk sofa bed cart", 0.0)
        for ref in games
    ]
    won = sum(solver.solve(item(ref), [text]).won for ref, text in zip(games, shotgun, strict=True))
    assert abs(won - sum(solver.solve(item(ref), []).won for ref in games)) <= 3


def test_other_words_do_as_well():
    solver = Executor(max_steps=15)
    games = refs(number=96)
    reworded = [
        [
            Recall(
                recall.text.replace("is usually in the", "lives mostly in some").replace(
                    "To heat something, use heat with the", "Warm things up by"
                ),
                0.0,
            )
            for recall in told(ref)
        ]
        for ref in games
    ]
    plain = sum(solver.solve(item(ref), told(ref)).won for ref in games)
    other = sum(solver.solve(item(ref), texts).won for ref, texts in zip(games, reworded, strict=True))
    assert abs(plain - other) <= 4


def test_long_plays_end_at_the_limit():
    ref = refs(number=1)[0]
    for limit in (1, 2, 50):
        assert Executor(max_steps=limit).solve(item(ref), []).steps <= limit
    assert set(PROCEDURES) == {"heat", "cool", "clean", "light"}

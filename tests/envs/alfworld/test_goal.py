"""Grounded goals hold exactly when the formula does, by brute force over all bindings."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.envs.alfworld.games import Household
from memenv.envs.alfworld.goal import World, compile_goal
from memenv.envs.alfworld.tasktypes import TASKS

_OBJECTS, _PLACES = ("a", "b", "c"), ("p", "q")
_DOMAINS = {"object": (*_OBJECTS, *_PLACES), "thing": _OBJECTS, "place": _PLACES}
_STATIC = {"red": frozenset([("a",), ("b",)]), "fits": frozenset([("a", "p"), ("c", "q")])}


def world():
    return World(
        _DOMAINS,
        _STATIC,
        {"hot": lambda x: lambda state: x in state, "at": lambda x, y: lambda state: (x, y) in state},
        "test",
    )


def brute(formula, binding, state):
    head, *args = formula
    if head == "and":
        return all(brute(arg, binding, state) for arg in args)
    if head == "or":
        return any(brute(arg, binding, state) for arg in args)
    if head == "not":
        return not brute(args[0], binding, state)
    if head in ("exists", "forall"):
        names = args[0][::3]
        domains = [_DOMAINS[kind] for kind in args[0][2::3]]
        found = (brute(args[1], {**binding, **dict(zip(names, v, strict=True))}, state) for v in product(*domains))
        return any(found) if head == "exists" else all(found)
    values = tuple(binding.get(arg, arg) for arg in args)
    if head == "=":
        return values[0] == values[1]
    if head in _STATIC:
        return values in _STATIC[head]
    return values[0] in state if head == "hot" else values in state


def formulas(names=()):
    terms = st.sampled_from((*_OBJECTS, *_PLACES, *names))
    facts = st.one_of(
        st.tuples(st.sampled_from(["red", "hot"]), terms).map(list),
        st.tuples(st.sampled_from(["fits", "at", "="]), terms, terms).map(list),
    )
    fresh = f"?v{len(names)}"

    def grow(inner):
        return st.one_of(
            st.lists(inner, max_size=3).map(lambda parts: ["and", *parts]),
            st.lists(inner, max_size=3).map(lambda parts: ["or", *parts]),
            inner.map(lambda part: ["not", part]),
        )

    tree = st.recursive(facts, grow, max_leaves=6)
    if len(names) >= 2:
        return tree
    quantified = st.tuples(
        st.sampled_from(["exists", "forall"]),
        st.sampled_from(sorted(_DOMAINS)).map(lambda kind: [fresh, "-", kind]),
        st.deferred(lambda: formulas((*names, fresh))),
    ).map(list)
    return st.one_of(tree, quantified, st.lists(quantified, min_size=1, max_size=2).map(lambda parts: ["and", *parts]))


_STATES = st.frozensets(
    st.sampled_from([*_OBJECTS, *_PLACES, *product((*_OBJECTS, *_PLACES), (*_OBJECTS, *_PLACES))]), max_size=12
)


@settings(max_examples=400, deadline=None)
@given(formulas(), _STATES)
def test_grounding_changes_no_truth(formula, state):
    assert compile_goal(formula, world())(state) == brute(formula, {}, state)


def test_shadowed_variables_are_their_own():
    formula = [
        "exists",
        ["?x", "-", "thing"],
        ["and", ["hot", "?x"], ["exists", ["?x", "-", "thing"], ["fits", "?x", "q"]]],
    ]
    assert compile_goal(formula, world())(frozenset("a")) is True


@pytest.mark.parametrize("kind", TASKS)
def test_goals_of_games_fall_when_the_last_command_is_undone(kind):
    game = Household(8).spec(3, kind, "unseen").compile()
    from memenv.envs.alfworld.engine import NativeEngine

    play = NativeEngine().start(game)
    for command in game.walkthrough[:-1]:
        play = play.step(command)
        assert not play.won
    assert play.step(game.walkthrough[-1]).won

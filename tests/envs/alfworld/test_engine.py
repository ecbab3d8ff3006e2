"""Rules, texts and quirks of the native engine on one small room, and what no command may do to it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.envs.alfworld.compile import build_game
from memenv.envs.alfworld.dialect import MOVE, PUT
from memenv.envs.alfworld.engine import NativeEngine
from memenv.envs.alfworld.pddl import Problem, parse
from memenv.envs.alfworld.rules import HELP, NOTHING

_THINGS = {
    "apple_bar_1": ("apple", "fridge"),
    "mug_bar_1": ("mug", "counter"),
    "mug_bar_2": ("mug", "counter"),
    "knife_bar_1": ("knife", "counter"),
    "desklamp_bar_1": ("desklamp", "desk"),
    "bread_bar_1": ("bread", "shelf_a"),
}
_PLACES = {
    "fridge": "fridge_bar_1",
    "counter": "countertop_bar_1",
    "desk": "desk_bar_1",
    "sink": "sink_bar_1_bar_sinkbasin",
    "oven": "microwave_bar_1",
    "shelf_a": "shelf_bar_1",
    "shelf_b": "shelf_bar_2",
}
_KINDS = {"counter": "countertop", "oven": "microwave", "sink": "sinkbasin", "shelf_a": "shelf", "shelf_b": "shelf"}


def room(goal: str, dialect=MOVE, extra=()):
    """A room of seven receptacles; both shelves stand at one location."""
    objects = {"agent1": "agent", "start": "location"}
    init = [("atlocation", "agent1", "start")]
    for i, (place, entity) in enumerate(_PLACES.items()):
        spot = f"loc_bar_{5 if place == 'shelf_b' else i}"
        kind = _KINDS.get(place, place)
        objects |= {entity: "receptacle", spot: "location", f"{kind}type": "rtype"}
        init += [("receptacletype", entity, f"{kind}type"), ("receptacleatlocation", entity, spot)]
    for entity in ("fridge", "oven"):
        init.append(("openable", _PLACES[entity]))
    for entity, (kind, place) in _THINGS.items():
        objects |= {entity: "object", f"{kind}type": "otype"}
        spot = f"loc_bar_{list(_PLACES).index(place)}"
        init += [("objecttype", entity, f"{kind}type"), ("inreceptacle", entity, _PLACES[place])]
        init.append(("objectatlocation", entity, spot))
        if kind == "desklamp":
            init.append(("toggleable", entity))
            continue
        init.append(("pickupable", entity))
        init += [("cancontain", f"{_KINDS.get(p, p)}type", f"{kind}type") for p in _PLACES if p != "sink"]
        if kind in ("apple", "mug"):
            init += [(able, entity) for able in ("heatable", "coolable", "cleanable")]
        if kind in ("apple", "bread"):
            init.append(("sliceable", entity))
        if kind == "mug":
            init.append(("isreceptacleobject", entity))
    objects.setdefault("knifetype", "otype")
    problem = Problem(objects, tuple(dict.fromkeys([*init, *extra])), parse(goal, "test"))
    return NativeEngine().start(build_game(problem, "do it", dialect, (), "test"))


_NEVER = "(and (exists (?o - object) (and (objecttype ?o mugtype) (ishot ?o) (isclean ?o) (holds agent1 ?o))))"


def play(start, *commands):
    """The last moment after some commands, each of which must be admissible."""
    for command in commands:
        assert command in start.admissible, (command, start.admissible)
        start = start.step(command)
    return start


def test_opening_names_everything_from_the_highest_number_down():
    assert room(_NEVER).text == (
        "-= Welcome to TextWorld, ALFRED! =-\n\nYou are in the middle of a room. Looking quickly around you, you see a "
        "countertop 1, a desk 1, a fridge 1, a microwave 1, a shelf 2, a shelf 1, and a sinkbasin 1.\n\n"
        "Your task is to: do it."
    )


def test_doors_hide_what_is_inside():
    start = room(_NEVER)
    fridge = start.step("go to fridge 1")
    assert fridge.text == "You arrive at fridge 1. The fridge 1 is closed."
    assert not [command for command in fridge.admissible if command.startswith("take")]
    opened = fridge.step("open fridge 1")
    assert opened.text == "You open the fridge 1. The fridge 1 is open. In it, you see a apple 1."
    assert "take apple 1 from fridge 1" in opened.admissible
    closed = opened.step("close fridge 1")
    assert closed.text == "You close the fridge 1."
    assert closed.step("take apple 1 from fridge 1").text == NOTHING


def test_lists_end_in_comma_and():
    text = room(_NEVER).step("go to countertop 1").text
    assert text == "You arrive at countertop 1. On the countertop 1, you see a knife 1, a mug 2, and a mug 1."


def test_one_hand():
    held = play(room(_NEVER), "go to countertop 1", "take mug 1 from countertop 1")
    assert held.text == "You pick up the mug 1 from the countertop 1."
    assert held.step("take mug 2 from countertop 1").text == NOTHING
    assert held.step("inventory").text == "You are carrying: a mug 1."
    assert held.step("examine mug 1").text == "This is a normal mug 1. In it, you see nothing."
    assert held.step("examine mug 2").text == NOTHING  # only what is held can be examined
    put = held.step("move mug 1 to countertop 1")
    assert put.text == "You move the mug 1 to the countertop 1."
    assert put.step("inventory").text == "You are not carrying anything."


def test_appliances_work_closed_and_heat_undoes_cold_but_nothing_undoes_clean():
    held = play(
        room(_NEVER), "go to fridge 1", "open fridge 1", "take apple 1 from fridge 1", "cool apple 1 with fridge 1"
    )
    assert held.step("examine apple 1").text == "This is a cold apple 1."
    clean = play(held, "go to sinkbasin 1", "clean apple 1 with sinkbasin 1")
    assert clean.text == "You clean the apple 1 using the sinkbasin 1."
    assert clean.step("examine apple 1").text == "This is a cool and clean apple 1."
    hot = play(clean, "go to microwave 1", "heat apple 1 with microwave 1")
    assert hot.step("look").text == "You are facing the microwave 1. Next to it, you see nothing."
    assert hot.step("examine apple 1").text == "This is a hot and clean apple 1."


def test_slicing_reaches_into_closed_doors():
    knife = play(room(_NEVER), "go to countertop 1", "take knife 1 from countertop 1", "go to fridge 1")
    sliced = play(knife, "slice apple 1 with knife 1")
    assert sliced.text == "You sliced the apple 1 with the knife 1."
    back = play(sliced, "go to countertop 1", "move knife 1 to countertop 1", "go to fridge 1", "open fridge 1")
    assert play(back, "take apple 1 from fridge 1").step("examine apple 1").text == "This is a sliced apple 1."


def test_lamps_only_turn_on():
    lamp = play(room(_NEVER), "go to desk 1", "use desklamp 1")
    assert lamp.text == "You turn on the desklamp 1."
    assert lamp.step("use desklamp 1").text == "You turn on the desklamp 1."
    assert "take desklamp 1 from desk 1" not in lamp.admissible


def test_shared_locations():
    first = room(_NEVER).step("go to shelf 2")
    assert first.step("go to shelf 1").text == NOTHING
    assert first.step("go to shelf 2").text == NOTHING
    assert first.step("look").text == "You are facing the shelf 2, and shelf 1. Next to it, you see nothing."
    moved = play(first, "take bread 1 from shelf 2", "move bread 1 to shelf 1")
    # The original still knows that the bread is not on the first shelf, and shows it beside them.
    assert moved.step("look").text == "You are facing the shelf 2, and shelf 1. Next to it, you see a bread 1."


def test_look_in_the_middle_sees_nothing():
    start = room(_NEVER)
    assert start.step("look").text == ("You are in the middle of a room. Looking quickly around you, you see nothing.")


def test_dialects():
    new = play(room(_NEVER), "go to countertop 1", "take mug 1 from countertop 1")
    assert new.step("help").text == HELP
    assert new.step("put mug 1 in/on countertop 1").text == NOTHING
    old = play(room(_NEVER, PUT), "go to countertop 1", "take mug 1 from countertop 1")
    assert "help" not in old.admissible and old.step("help").text == NOTHING
    assert old.step("move mug 1 to countertop 1").text == NOTHING
    assert old.step("put mug 1 in/on countertop 1").text == "You put the mug 1 in/on the countertop 1."
    assert room(_NEVER, PUT).step("go to desk 1").text.startswith("You arrive at loc ")


def test_won_follows_the_goal():
    goal = "(and (exists (?r - receptacle ?o - object) (and (objecttype ?o mugtype) (receptacletype ?r desktype) (inreceptacle ?o ?r))))"
    start = room(goal)
    done = play(start, "go to countertop 1", "take mug 2 from countertop 1", "go to desk 1", "move mug 2 to desk 1")
    assert [moment.won for moment in (start, done, done.step("take mug 2 from desk 1"))] == [False, True, False]


def test_a_moment_can_be_stepped_again():
    start = room(_NEVER)
    first = start.step("go to fridge 1")
    start.step("go to desk 1").step("use desklamp 1")
    assert start.step("go to fridge 1").state == first.state
    assert start.admissible == room(_NEVER).admissible


@pytest.mark.parametrize(
    "command", ["", "  ", "LOOK", "go  to fridge 1", "go to Fridge 1", "open", "take a from", "look now", "\x00", "use"]
)
def test_other_commands_do_nothing(command):
    start = room(_NEVER)
    after = start.step(command)
    assert after.text == NOTHING and after.state == start.state


def test_spaces_around_a_command_are_taken_off():
    assert room(_NEVER).step("  look \n").text.startswith("You are in")


def test_huge_commands_do_nothing():
    start = room(_NEVER)
    for verb in ("go to ", "take ", "slice x with ", "move apple 1 to ", ""):
        assert start.step(verb + "x" * 100_000).text == NOTHING


_WORDS = st.sampled_from(
    [
        "go",
        "to",
        "from",
        "with",
        "in/on",
        "open",
        "close",
        "take",
        "move",
        "put",
        "heat",
        "cool",
        "clean",
        "use",
        "slice",
        "examine",
        "look",
        "help",
        "inventory",
        "fridge",
        "1",
        "2",
        "mug",
        "apple",
        "countertop",
        "knife",
        "1",
    ]
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.one_of(st.lists(_WORDS, max_size=6).map(" ".join), st.text(max_size=30)), max_size=12))
def test_a_command_does_something_exactly_if_it_is_admissible(commands):
    moment = room(_NEVER)
    for command in commands:
        after = moment.step(command)
        assert (after.text != NOTHING) == (command.strip() in moment.admissible)
        moment = after


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 10_000), max_size=60))
def test_admissible_commands_are_sorted_and_unique_and_things_are_never_lost(choices):
    moment = room(_NEVER)
    for choice in choices:
        assert moment.admissible == sorted(set(moment.admissible))
        moment = moment.step(moment.admissible[choice % len(moment.admissible)])
        assert moment.text != NOTHING
        held = [] if moment.state.held < 0 else [moment.state.held]
        assert sorted([o for inside in moment.state.contents for o in inside] + held) == list(range(len(_THINGS)))

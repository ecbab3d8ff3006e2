"""Generated games: solvable, in their split, with habits; the PDDL round trip."""

from __future__ import annotations

from random import Random

import pytest

from memenv.envs.alfworld.dialect import PUT
from memenv.envs.alfworld.engine import NativeEngine
from memenv.envs.alfworld.export import problem_text
from memenv.envs.alfworld.games import GeneratedGame, Household
from memenv.envs.alfworld.generate import generate, held_out
from memenv.envs.alfworld.houses import SCENES, Habits, House
from memenv.envs.alfworld.pddl import parse_problem
from memenv.envs.alfworld.rooms import ACCEPTS, ROOMS, room_kind
from memenv.envs.alfworld.tasktypes import SPLITS, TASKS
from memenv.errors import MemenvError


def games(number=120, houses="new", first=0):
    for i in range(first, first + number):
        yield Household(i // 12, houses).spec(i, TASKS[i % 6], SPLITS[i // 6 % 3])


@pytest.mark.parametrize("houses", ["new", "same", "unrelated"])
def test_every_walkthrough_solves_its_game(houses):
    for i, spec in enumerate(games(90, houses)):
        game = spec.compile(PUT if i % 2 else spec.compile().dialect)
        moment = NativeEngine().start(game)
        assert not moment.won, spec.name
        for command in game.walkthrough:
            assert command in moment.admissible, (spec.name, command)
            assert not moment.won, spec.name
            moment = moment.step(command)
        assert moment.won, spec.name
        assert len(game.walkthrough) <= 14


def test_splits_differ_by_scene_and_by_pairing():
    for spec, split in zip(games(), [SPLITS[i // 6 % 3] for i in range(120)], strict=True):
        assert (spec.scene in SCENES["unseen"]) == (split == "unseen")
        assert split == "unseen" or held_out(spec.thing, spec.target) == (split == "seen")
    assert len(SCENES["unseen"]) == 24 and len(SCENES["train"]) == 96


def test_a_game_is_decided_by_its_recipe():
    first, again = (Household(3).spec(5, TASKS[2], "train") for _ in range(2))
    assert first == again
    assert Household(4).spec(5, TASKS[2], "train") != first
    assert Household(3).spec(6, TASKS[2], "train") != first


def test_problem_text_reads_back():
    for spec in games(12):
        assert parse_problem(problem_text(spec), spec.name) == spec.problem


def test_things_lie_where_they_may():
    for spec in games(24):
        kinds = {fact[1]: fact[2] for fact in spec.problem.init if fact[0] in ("objecttype", "receptacletype")}
        allowed = {fact[1:] for fact in spec.problem.init if fact[0] == "cancontain"}
        for fact in spec.problem.init:
            if fact[0] == "inreceptacle" and kinds[fact[1]] != "desklamptype":
                assert (kinds[fact[2]], kinds[fact[1]]) in allowed


def test_habits_hold_across_a_household_and_differ_between():
    habits = Household(1).habits(0)
    assert habits == Household(1).habits(7) != Household(2).habits(0)
    assert Household(1, "unrelated").habits(0) != Household(1, "unrelated").habits(1)
    # The first choice really is where most things are.
    hits = total = 0
    for i in range(60):
        spec = Household(1).spec(i, TASKS[0], "train")
        kind = room_kind(spec.scene)
        where = {fact[1]: fact[2] for fact in spec.problem.init if fact[0] == "inreceptacle"}
        kinds = {fact[1]: fact[2] for fact in spec.problem.init if fact[0] in ("objecttype", "receptacletype")}
        for entity, receptacle in where.items():
            thing = kinds[entity].removesuffix("type")
            order = [
                [name for name in names if name in ROOMS[spec.scene]]
                for (room, what), names in habits.ranking.items()
                if room == kind and what.lower() == thing and thing != spec.thing.lower()
            ]
            if order and order[0]:
                total += 1
                hits += kinds[receptacle] == f"{order[0][0].lower()}type"
    assert total > 500 and 0.75 < hits / total < 0.95


def test_known_houses_stay_the_same():
    specs = [Household(2, "same").spec(i, TASKS[0], "train") for i in range(12)]
    rooms = {}
    for spec in specs:
        fixtures = {fact for fact in spec.problem.init if fact[0].startswith("receptacle")}
        assert rooms.setdefault(spec.scene, fixtures) == fixtures
    assert len(rooms) <= 4


def test_impossible_requests_are_refused():
    house = House(401, Habits.draw(Random(0)), {})
    with pytest.raises(MemenvError, match="can't host the task 'pick_heat"):
        generate(Random(0), house, "pick_heat_then_place_in_recep", "train", "test")


def test_references_pickle_and_hold_little():
    import pickle
    import sys

    ref = GeneratedGame(Household(0), 1, TASKS[0], "train")
    assert pickle.loads(pickle.dumps(ref)) == ref
    game = ref.game()
    seen: set[int] = set()

    def size(value):
        if id(value) in seen:
            return 0
        seen.add(id(value))
        members = ()
        if isinstance(value, dict):
            members = (*value, *value.values())
        elif isinstance(value, tuple | list | frozenset | set):
            members = tuple(value)
        elif hasattr(value, "__closure__"):
            members = tuple(cell.cell_contents for cell in value.__closure__ or ())
        elif hasattr(type(value), "__slots__"):
            members = tuple(getattr(value, name) for name in type(value).__slots__)
        elif hasattr(value, "__dict__"):
            return 0
        return sys.getsizeof(value) + sum(size(member) for member in members)

    assert 0 < size(game) <= 100_000
    kitchen = House(30, Habits.draw(Random(0)), {})  # the largest room: 54 receptacles
    assert size(generate(Random(0), kitchen, "pick_two_obj_and_place", "train", "test").compile()) <= 100_000


def test_room_facts():
    assert len(ROOMS) == 120
    assert ACCEPTS["TVStand"] == {"TissueBox"}
    assert ROOMS[1]["Cabinet"] == 8 and ROOMS[30]["Drawer"] == 27

"""Reading game files: what is refused, and how names come about."""

from __future__ import annotations

import importlib.util
import json

import pytest

from memenv.envs.alfworld.compile import build_game, display_names
from memenv.envs.alfworld.dialect import MOVE, PUT, _parse, read_grammar
from memenv.envs.alfworld.gamefile import load_game
from memenv.envs.alfworld.games import Household
from memenv.envs.alfworld.pddl import Problem, parse, parse_problem
from memenv.envs.alfworld.rooms import room_kind
from memenv.envs.alfworld.tasktypes import TASKS
from memenv.errors import MemenvError

needs_original = pytest.mark.skipif(
    importlib.util.find_spec("alfworld") is None,
    reason="the grammar comes with alfworld: pip install 'memenv[alfworld]'",
)


def test_names_count_down_over_sorted_ids():
    ids = ["cabinet_bar__plus_00_dot_68", "cabinet_bar__minus_01_dot_18", "sink_bar_1_bar_sinkbasin", "agent1"]
    assert display_names(ids) == {
        "cabinet_bar__minus_01_dot_18": "cabinet 2",
        "cabinet_bar__plus_00_dot_68": "cabinet 1",
        "sink_bar_1_bar_sinkbasin": "sinkbasin 1",
        "agent1": "agent1 ",
    }


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "is empty"),
        ('{"pddl_domain": "(def', "line 1, column 17: .* should hold an ALFWorld game"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a": ' + "9" * 5000 + "}", "4300 digits"),
        ("[1, 2]", "expected a JSON object"),
        ('{"a": 1}', "no text under 'pddl_domain'"),
        ('{"pddl_domain": "", "grammar": "", "pddl_problem": 3}', "no text under 'pddl_problem'"),
        ('{"pddl_domain": "", "grammar": "", "pddl_problem": "", "solvable": false}', "unsolvable"),
        ('{"pddl_domain": "", "grammar": "", "pddl_problem": "", "solvable": "no"}', "unsolvable"),
        ('{"pddl_domain": "", "grammar": "hello", "pddl_problem": ""}', "not an ALFWorld game"),
    ],
)
def test_foreign_files_are_refused_with_their_name(tmp_path, content, message):
    path = tmp_path / "game.tw-pddl"
    path.write_text(content)
    with pytest.raises(MemenvError, match=message) as caught:
        load_game(path)
    assert str(path) in str(caught.value)


def test_missing_and_binary_files_are_refused(tmp_path):
    (tmp_path / "zip").write_bytes(b"PK\x03\x04\xff\xfe")
    for name, message in (
        ("none", "no such file"),
        ("", "is a folder"),
        ("x" * 5000, "can't be read"),
        ("a\0b", "can't be read"),
        ("zip", "is not UTF-8"),
    ):
        with pytest.raises(MemenvError, match=message):
            load_game(f"{tmp_path}/{name}")


def test_foreign_grammars_are_refused():
    text = 'grammar :: """{"task": [{"rhs": "Your task is to: win."}]}""";\naction PutObject { template :: "%s"; feedback :: "x"; }'
    with pytest.raises(MemenvError, match=r"command to put things down is .throw \{o\}."):
        read_grammar(text % "throw {o}", "test")
    with pytest.raises(MemenvError, match="grammar production 'intro' differs"):
        read_grammar(text % "move {o} to {r}", "test")
    with pytest.raises(MemenvError, match="can't be read"):
        read_grammar('grammar :: """{"task": [}""";', "test")


@pytest.mark.parametrize("task", ["{__import__('os').system('true')}", "#look#", "put [a | b]"])
def test_tasks_are_plain_words(task):
    # The original evaluates braces in its grammar as Python.
    text = 'grammar :: """{"task": [{"rhs": "Your task is to: %s."}]}""";\naction PutObject { template :: "a"; feedback :: "x"; }'
    with pytest.raises(MemenvError, match="in plain words"):
        read_grammar(text % task, "test")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("(define (problem p) (:init (a b))", "truncated"),
        ("hello", "truncated"),
        ("(define))) x", "goes on after its end"),
        (")", "too many"),
        ("(other)", "starts with '\\(define'"),
        ("(define (:init) (:goal (and)))", "no :objects"),
        ("(define (:objects a - ) (:init) (:goal (and)))", "ends after '-'"),
        ("(define (:objects (a)) (:init) (:goal (and)))", "brackets inside"),
        ("(define (:objects a) (:init b) (:goal (and)))", "not a fact"),
        ("(define (:objects a) (:init (b (c))) (:goal (and)))", "nested"),
        ("(define (:objects a) (:init) (:goal))", "one goal formula"),
        ("(" * 200_000, "nested more than 50 deep"),
        ("(define (:goal " + "(not " * 3000 + "(a)" + ")" * 3002, "nested more than 50 deep"),
    ],
)
def test_damaged_pddl_is_refused(text, message):
    with pytest.raises(MemenvError, match=message):
        parse_problem(text, "test")


def test_pddl_comments_costs_and_case_are_passed_over():
    text = (
        "(define (problem P) ; c (\n (:objects A B - Object C) (:init (= (total-cost) 0) (Holds A B)) (:goal (AND)) ))"
    )
    problem = parse_problem(text, "test")
    assert problem == Problem({"a": "object", "b": "object", "c": "object"}, (("holds", "a", "b"),), ["and"])


def _problem(**changes):
    spec = Household(0).spec(0, TASKS[0], "train")
    base = {"objects": spec.problem.objects, "init": spec.problem.init, "goal": spec.problem.goal}
    return Problem(**{**base, **changes})


@pytest.mark.parametrize(
    ("extra", "message"),
    [
        (("inreceptacle", "ghost", "ghost"), "not declared"),
        (("atlocation", "agent1", "@loc"), "one location at first, found 2"),
        (("holdsany", "agent1"), "holds something at first"),
        (("openable",), r"'\(openable\)' in the initial state should have 1 arguments"),
        (("receptacletype", "agent1"), "should have 2 arguments"),
        (("atlocation",), "should have 2 arguments"),
    ],
)
def test_impossible_starts_are_refused(extra, message):
    problem = _problem()
    place = next(name for name, kind in problem.objects.items() if kind == "location")
    fact = tuple(place if part == "@loc" else part for part in extra)
    with pytest.raises(MemenvError, match=message):
        build_game(_problem(init=(*problem.init, fact)), "x", MOVE, (), "test")


@pytest.mark.parametrize(
    ("goal", "message"),
    [
        ("(and (exists (?x - spaceship) (ishot ?x)))", "unknown type 'spaceship'"),
        ("(and (checked fridge))", "do not track"),
        ("(and (flies agent1))", "do not track"),
        ("(and (ishot ?x))", "not bound"),
        ("(and x)", "where a formula is expected"),
        ("(and (ishot (x)))", "nested brackets"),
        ("(exists ((?x) - object) (ishot ?x))", "declares"),
        ("(exists (?x - object) (ishot ?x ?x))", "gives 'ishot' 2 arguments, it has 1"),
        ("(exists (?x - object) (inreceptacle ?x))", "gives 'inreceptacle' 1 arguments, it has 2"),
        ("(exists (?a ?b ?c ?d ?e - object) (and (ishot ?a) (ishot ?e)))", "more than 200,000 ways"),
    ],
)
def test_goals_beyond_the_rules_are_refused(goal, message):
    with pytest.raises(MemenvError, match=message):
        build_game(_problem(goal=parse(goal, "test")), "x", MOVE, (), "test")


@pytest.mark.parametrize(
    "goal",
    [
        "(exists (?r - receptacle) (receptacletype ?r spaceshiptype))",  # there is none
        "(exists (?o - object) (and (objecttype ?o cellphonetype) (ishot ?o)))",  # can't be heated
        "(exists (?o - object) (and (ishot ?o) (heatable ?o)))",  # no microwave in a living room
        "(exists (?o - object ?a - agent) (and (objecttype ?o desklamptype) (holds ?a ?o)))",  # can't be picked up
        "(exists (?o - object ?r - receptacle)"  # won't go in
        + " (and (objecttype ?o pillowtype) (receptacletype ?r drawertype) (inreceptacle ?o ?r)))",
        "(and (exists (?o - object) (issliced ?o)) (holdsany agent1))",  # no knife in a living room
    ],
)
def test_unsolvable_goals_are_refused(goal):
    spec = next(
        spec for i in range(40) if room_kind((spec := Household(0).spec(i, TASKS[1], "train")).scene) == "LivingRoom"
    )
    problem = Problem(spec.problem.objects, spec.problem.init, parse(goal, "test"))
    with pytest.raises(MemenvError, match="test: the game is unsolvable"):
        build_game(problem, "x", MOVE, (), "test")


HIDDEN = pytest.mark.parametrize(
    "hidden",
    [
        'grammar #\n:: """{"intro": [{"rhs": "{evil()}"}]}""";',
        'grammar :: # """\n"""{"intro": [{"rhs": "{evil()}"}]}""";',
        '# """\ngrammar :: """{"intro": [{"rhs": "{evil()}"}]}""";',
        'action INTRO { template :: "t"; feedback :: "f"; pddl :: """""" ; grammar::"""{"intro": [{"rhs": "{evil()}"}]}""";}',
    ],
)
GRAMMAR = (
    'grammar :: """{"intro": [], "task": [{"rhs": "Your task is to: win."}]}""";\n'
    '# c\naction look { template :: "l"; # c\n feedback :: "f"; }\n'
)


@HIDDEN
def test_nothing_hides_from_the_grammar_reader(hidden):
    productions, actions = _parse(GRAMMAR + hidden, "test")
    assert productions["intro"] == [{"rhs": "{evil()}"}] and actions["look"] == ("l", "f")


@HIDDEN
@needs_original
def test_the_grammar_is_read_as_the_original_reads_it(hidden):
    from memenv.envs.alfworld.export import rules
    from memenv.envs.alfworld.original import TextWorldEngine

    TextWorldEngine()  # imports the stack with its side effects kept away
    from textworld.envs.pddl.logic import _parse_and_convert

    for text in (rules()[1], GRAMMAR + hidden):
        actions, grammar = _parse_and_convert(text, rule_name="pddlStart")
        productions, found = _parse(text, "test")
        assert {name: (action.template, action.feedback_rule) for name, action in actions.items()} == found
        assert {name: len(rules) for name, rules in grammar._rules.items()} == {
            name: len(rules) for name, rules in productions.items() if rules
        }


@pytest.mark.parametrize(
    "rest", ["evil", "grammar :: 'x';", 'action x { evil :: "x"; }', "action x {", 'grammar :: """{}""" """{}""";', '"']
)
def test_what_the_grammar_reader_does_not_know_is_refused(rest):
    text = 'grammar :: """{"task": [{"rhs": "Your task is to: win."}]}""";\naction look { template :: "l"; }\n'
    with pytest.raises(MemenvError, match="can't be read from line 3 on"):
        _parse(text + rest, "test")


@needs_original
@pytest.mark.parametrize("dialect", [MOVE, PUT])
def test_files_of_both_releases_load(tmp_path, dialect):
    from memenv.envs.alfworld.export import game_data

    spec = Household(0).spec(1, TASKS[3], "train")
    path = tmp_path / "game.tw-pddl"
    path.write_text(json.dumps(game_data(spec, dialect)))
    loaded, made = load_game(path), spec.compile(dialect)
    assert loaded.dialect is dialect
    for name in ("task", "receptacles", "objects", "locations", "accepts", "start", "walkthrough", "goto", "at"):
        assert getattr(loaded, name) == getattr(made, name)


@needs_original
def test_changed_rules_are_refused():
    from memenv.envs.alfworld.export import game_data

    data = game_data(Household(0).spec(1, TASKS[3], "train"))
    with pytest.raises(MemenvError, match=r"PDDL action .(?:cool|heat)object. differs"):
        load_game({**data, "pddl_domain": data["pddl_domain"].replace("(isHot ?o)", "(isCool ?o)")})
    for changed, message in (
        (
            data["pddl_domain"].replace("(:functions", "(:derived (full ?r) (opened ?r)) (:functions"),
            "section .*derived",
        ),
        (data["pddl_domain"].replace("  object\n", "  object - receptacle\n"), "list of PDDL types"),
        (data["pddl_domain"].replace("(:action look", "(:action look) (:action look"), "PDDL"),
        ("", "no PDDL rules"),
    ):
        with pytest.raises(MemenvError, match=message):
            load_game({**data, "pddl_domain": changed})
    with pytest.raises(MemenvError, match=r"grammar production .OpenObject\.feedback. differs"):
        load_game({**data, "grammar": data["grammar"].replace("You open the", "You unlock the")})

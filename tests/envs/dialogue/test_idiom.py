"""Idiomatic English, in turns and in questions; and the rules that read it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from memenv.envs.dialogue.gold import Gold
from memenv.envs.dialogue.matching import right
from memenv.envs.dialogue.question_wrapping import unwrapped
from memenv.envs.dialogue.questions import parse
from memenv.envs.dialogue.reader import ExtractiveReader
from memenv.language.clauses import clauses
from memenv.language.plainly import plainly
from memenv.language.values import plans
from memenv.solver import Recall
from memenv.stream import Item

sys.path.insert(0, str(Path(__file__).parent))
from golden_idiom import CASES

READER = ExtractiveReader()
#: 4 October 2024, in days since 1970.
FIRST = 20000.0


def ask(question: str, *texts: str) -> str:
    memories = [Recall(text, FIRST + place, id=place) for place, text in enumerate(texts)]
    return READER.solve(Item(question, FIRST + 100), memories).answer


@pytest.mark.parametrize(("question", "texts", "kind", "answers"), CASES)
def test_idiom(question: str, texts: tuple[str, ...], kind: str, answers: tuple[str, ...]) -> None:
    found = ask(question, *texts)
    if kind == "days":
        assert found in answers
    else:
        assert right(found, Gold(kind, answers)) == 1.0, found  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("asked", "plain"),
    [
        ("Mia bought a Fiat. When, though?", "When Mia bought a Fiat?"),
        ("At what point in time did Mia move?", "when did Mia move?"),
        ("How would you date it: when did Mia move?", "when did Mia move?"),
        ("Which date goes with this: Mia moved to Rome?", "When Mia moved to Rome?"),
        ("Which date has Mia ringed, meaning to build a shed?", "When does Mia plan to build a shed?"),
        ("Who are the other children of Mia's parents?", "Who are siblings of Mia?"),
        ("Where does Mia live?", "Where does Mia live?"),
    ],
)
def test_unwrapped(asked: str, plain: str) -> None:
    assert unwrapped(asked) == plain


def test_who_came_after_is_not_asked_about() -> None:
    assert parse("Who was Mia's boss before Omar stepped in?").people == ("Mia",)
    assert parse("Which film did Up replace as Mia's favourite?").people == ("Mia",)


@pytest.mark.parametrize(
    ("doing", "plan"),
    [
        ("opening a guest house", "open a guest house"),
        ("running a marathon", "run a marathon"),
        ("taking a sabbatical", "take a sabbatical"),
        ("learning to surf", "learn to surf"),
        ("cycling to Rome", "cycle to Rome"),
        ("cross the desert", "cross the desert"),
        ("bring the family together", "bring the family together"),
    ],
)
def test_plans_are_what_one_does(doing: str, plan: str) -> None:
    assert plans(doing) == (plan,)


def test_what_others_did_next_is_theirs() -> None:
    first, second = clauses("My neighbour's son went for it and won the race.")
    assert first.third and second.third
    assert not clauses("A friend gave me four more marbles.")[0].third
    assert not clauses("On my doctor's advice I gave up salt.")[0].third


def test_a_denial_after_a_comma_stays_there() -> None:
    told, tail = clauses("I'm halfway through Emma, no spoilers please.")
    assert not told.negated
    assert tail.negated


def test_but_no_longer_ends_the_clause_before() -> None:
    assert clauses("I had a flat in Oslo, but no longer.")[0].past


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("It was yesterday that Ana and I became friends.", "Ana and I became friends yesterday."),
        ("My sport, if you want to know, is padel.", "My sport is padel."),
        ("I've found love: Ana and I have been an item since May.", "Ana and I have been an item since May."),
        ("It is my intention to learn Welsh.", "My plan is to learn Welsh."),
        ("I live in Rome.", "I live in Rome."),
    ],
)
def test_plainly(said: str, plain: str) -> None:
    assert plainly(said) == plain

"""Hostile text is read in time: patterns of quadratic or exponential time took minutes to ages on these."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from memenv.envs.multihop.metrics import mem1_eval, mem1_train
from memenv.language.answers import split_answers
from memenv.language.hops.facts import read_facts
from memenv.language.hops.plans import read_plan
from memenv.language.hops.player import play_stateless, queries_in
from memenv.language.hops.spans import best_span
from memenv.language.tags import defuse, read_turn

PASSAGE = "Doc 1(Title: A) A is a city in B. It was founded in 1900."
CASES: dict[str, Callable[[], object]] = {
    "spaces in a tag": lambda: read_turn("<" + " " * 100_000 + "!"),
    "tags cut off": lambda: read_turn("< " * 100_000),
    "passage of brackets": lambda: defuse(("<" + " " * 20) * 20_000),
    "strict states": lambda: read_turn("<think>" * 50_000, strict=True),
    "strict answers": lambda: read_turn("<answer>" * 50_000, strict=True),
    "answers with quotes": lambda: split_answers(';"x' * 30_000),
    "answers of quotes": lambda: split_answers('"' * 100_000),
    "answers of separators": lambda: split_answers("\\;" * 100_000),
    "training scorer": lambda: mem1_train("<answer>" * 50_000, [("a",)]),
    "evaluation scorer": lambda: mem1_eval("<answer>" * 50_000, [("a",)]),
    "name in a question": lambda: read_plan("Who is the mayor of A" + " of the" * 60 + " !?"),
    "quoted names": lambda: read_plan("Who is the mayor of A" + " A'" * 60 + " !?"),
    "facts": lambda: read_facts("Aa of the " * 90 + " was born in x"),
    "results": lambda: play_stateless("Who is A?", (), "<information>" * 50_000, 3),
    "hints": lambda: play_stateless("Who is A?", (), "<information>" + "[HINT]" * 50_000 + "</information>", 3),
    "queries": lambda: queries_in("<search>" * 50_000),
    "choices": lambda: best_span("Which is" + " is A" * 50_000 + "?", PASSAGE),
    "title of brackets": lambda: best_span("Who wrote A?", "Doc 1(Title: " + " (" * 50_000 + ") A wrote."),
    "names in a passage": lambda: best_span("Who wrote it, Aa?", ("Aa, Bb, Cc wrote it, Dd " * 70 + ". ") * 60),
}


@pytest.mark.parametrize("name", CASES)
def test_hostile_text_takes_no_time_without_end(name: str) -> None:
    start = time.process_time()
    CASES[name]()
    assert time.process_time() - start < 2.0

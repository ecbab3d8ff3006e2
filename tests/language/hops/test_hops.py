from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.language.hops.facts import Fact, read_facts
from memenv.language.hops.plans import Chain, read_plan, split_questions
from memenv.language.hops.player import play, play_stateless
from memenv.language.hops.spans import best_span


@pytest.mark.parametrize(
    ("question", "kind", "chains"),
    [
        ("Who wrote the novel Ash?", "chain", [("Ash", ("author",))]),
        ("Where was the wife of the director of Ash born?", "chain", [("Ash", ("director", "spouse", "birthplace"))]),
        ("What is Ann Bo's husband's employer?", "chain", [("Ann Bo", ("spouse", "employer"))]),
        (
            "In what year was the firm that employs Ann Bo established?",
            "chain",
            [("Ann Bo", ("employer", "founding year"))],
        ),
        ("Who is older, Ann Bo or Cy Di?", "first", [("Ann Bo", ("birth year",)), ("Cy Di", ("birth year",))]),
        (
            "Were Ann Bo and Cy Di born in the same town?",
            "same",
            [("Ann Bo", ("birthplace",)), ("Cy Di", ("birthplace",))],
        ),
        (
            "Did the author of The Sea and the Sky and Cy Di study at the same university?",
            "same",
            [("The Sea and the Sky", ("author", "alma mater")), ("Cy Di", ("alma mater",))],
        ),
        ("What is the capital of the country where Rome lies?", "chain", [("Rome", ("country", "capital"))]),
        ("How tall is the tower that nobody built?", "free", []),
        ("Name the film.", "free", []),
    ],
)
def test_plans(question: str, kind: str, chains: list[tuple[str, tuple[str, ...]]]) -> None:
    plan = read_plan(question)
    assert plan.kind == kind
    assert list(plan.chains) == [Chain(*chain) for chain in chains]


def test_composed_questions_come_apart() -> None:
    assert split_questions("Who is A?; Is B; or C, it?; Where?") == ["Who is A?", "Is B; or C, it?", "Where?"]


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("Ann Bo is married to Cy Di.", Fact("Ann Bo", "spouse", "Cy Di")),
        ("Cy Di directed The Sea and the Sky.", Fact("The Sea and the Sky", "director", "Cy Di")),
        ("Acme Works (also known as AW) was set up by Ann Bo in 1920.", Fact("Acme Works", "founder", "Ann Bo")),
        ("The currency of Utopia is the crown.", Fact("Utopia", "currency", "crown")),
        ("Ann Bo was born in 1920.", Fact("Ann Bo", "birth year", "1920")),
        ("Ann Bo was born in Rome.", Fact("Ann Bo", "birthplace", "Rome")),
    ],
)
def test_facts(text: str, fact: Fact) -> None:
    assert fact in read_facts(text)


def test_a_year_is_no_place_and_a_place_no_year() -> None:
    assert [fact.relation for fact in read_facts("Ann Bo was born in 1920.")] == ["birth year"]
    assert [fact.relation for fact in read_facts("Ann Bo was born in Rome.")] == ["birthplace"]


def test_a_question_tells_nothing() -> None:
    assert read_facts("Task: Who is the mayor of Halevik?; Where was Ann Bo born?") == ()


def test_spans_of_every_kind() -> None:
    passages = (
        "Doc 1(Title: Sea Hall (York)) Sea Hall was built in 1911 by Ann Bo. It has 42 rooms.\n"
        "Doc 2(Title: Cy Di) Cy Di is an American singer born in 1950.\n"
        "Doc 3(Title: Ed Fo) Ed Fo is a Dutch singer born in 1940."
    )
    assert best_span("In what year was Sea Hall built?", passages) == "1911"
    assert best_span("How many rooms does Sea Hall have?", passages) == "42"
    assert best_span("Who built Sea Hall?", passages) == "Ann Bo"
    assert best_span("Who was born first, Cy Di or Ed Fo?", passages) == "Ed Fo"
    assert best_span("Are Cy Di and Ed Fo both singers?", passages) == "yes"
    assert best_span("Are Cy Di and Ed Fo both Dutch?", passages) == "no"
    assert best_span("Who?", "") == ""


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_plays(question: str, text: str) -> None:
    seen = f"<search>x</search>\n<information>[HINT]h[/HINT]\n{text}</information>"
    move = play(question, text, (text,), seen, 3, 40)
    assert move.kind in ("search", "answer") and (
        move.state is None or len(move.state.encode("utf-8", "replace")) <= 40
    )
    assert play_stateless(question, (text,), seen, 3).kind in ("search", "answer")


@pytest.mark.parametrize(
    "piece", ["Aa Bb ", "the mayor of ", "which or A or ", "a. ", "1999 ", "| x | y ", "<search>", "and "]
)
def test_long_hostile_text_takes_no_time(piece: str) -> None:
    text = piece * 20_000
    start = time.process_time()
    read_plan(f"Who is {text}?")
    read_facts(text)
    best_span(f"Which of A or B is {piece * 50}?", text[:20_000])
    assert time.process_time() - start < 5.0

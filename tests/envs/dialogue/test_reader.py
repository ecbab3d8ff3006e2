"""The extractive reader: golden answers, properties, and memories that try to game it."""

from __future__ import annotations

import sys
import time
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.envs.dialogue.gold import ABSTENTION
from memenv.envs.dialogue.question_people import asked_about
from memenv.envs.dialogue.question_wrapping import parts
from memenv.envs.dialogue.questions import parse, query_terms
from memenv.envs.dialogue.reader import ExtractiveReader
from memenv.language.stems import words
from memenv.solver import Recall, Solver
from memenv.stream import Item, to_days

sys.path.insert(0, str(Path(__file__).parent))
from golden_reading import CASES, PARAPHRASES
from golden_turns import CHANGED, TOLD

TODAY = to_days(date(2023, 6, 16))
READER = ExtractiveReader()


def recalls(texts: tuple[str, ...]) -> list[Recall]:
    return [Recall(text, TODAY - len(texts) + i, id=i) for i, text in enumerate(texts)]


def ask(question: str, *texts: str, reader: ExtractiveReader = READER) -> str:
    return reader.solve(Item(question, TODAY), recalls(texts)).answer


def same(answer: str, right: str) -> bool:
    def members(text: str) -> list[str]:
        return sorted(part.strip().casefold() for part in text.split(","))

    return members(answer) == members(right)


def test_is_a_solver() -> None:
    assert isinstance(READER, Solver)


@pytest.mark.parametrize(("question", "texts", "right"), CASES)
def test_golden(question: str, texts: tuple[str, ...], right: tuple[str, ...]) -> None:
    answer = ask(question, *texts)
    assert any(same(answer, one) for one in right), answer


@pytest.mark.parametrize(("question", "texts", "right"), PARAPHRASES)
def test_paraphrases(question: str, texts: tuple[str, ...], right: tuple[str, ...]) -> None:
    answer = ask(question, *texts)
    assert any(same(answer, one) for one in right), answer


def plain(answer: str) -> str:
    return answer.casefold().removeprefix("the ").removeprefix("by ")


@pytest.mark.parametrize("question", sorted(TOLD))
def test_first_person_turns(question: str) -> None:
    right, wordings = TOLD[question]
    missed = [text for text in wordings if plain(ask(question, f"Mia: {text}")) != plain(right)]
    assert not missed


@pytest.mark.parametrize(("question", "right", "first", "wordings"), CHANGED)
def test_changes_in_turns(question: str, right: str, first: str, wordings: tuple[str, ...]) -> None:
    missed = [text for text in wordings if plain(ask(question, f"Mia: {first}", f"Mia: {text}")) != plain(right)]
    assert not missed


@pytest.mark.parametrize(("question", "right", "first", "wordings"), CHANGED)
def test_what_others_change_is_theirs(question: str, right: str, first: str, wordings: tuple[str, ...]) -> None:
    for text in wordings:
        assert plain(ask(question, f"Mia: {first}", f"Hugo: {text}")) != plain(right)


def test_a_hypothetical_change_is_none() -> None:
    assert ask("What car does Mia drive?", "Mia drives a Fiat.", "Mia: I might swap the Fiat for a Volvo.") == "Fiat"


def test_there_are_enough_cases() -> None:
    assert len(CASES) >= 150


@pytest.mark.parametrize(("question", "texts", "right"), CASES)
def test_needs_its_memory(question: str, texts: tuple[str, ...], right: tuple[str, ...]) -> None:
    assert set(ask(question).split("; ")) == {ABSTENTION}


@pytest.mark.parametrize(("question", "texts", "right"), CASES)
def test_not_about_another_person(question: str, texts: tuple[str, ...], right: tuple[str, ...]) -> None:
    if "Mia" in asked_about(question) and len(asked_about(question)) == 1:
        moved = tuple(text.replace("Mia", "Zoe").replace("mia", "zoe") for text in texts)
        assert set(ask(question, *moved).split("; ")) == {ABSTENTION}


@pytest.mark.parametrize(
    ("question", "people"),
    [
        ("When did Mia visit Paris?", ("Mia",)),
        ("Who plays the violin?", ()),
        ("Who visited Paris?", ()),
        ("What hobby do Mia and Hugo share?", ("Mia", "Hugo")),
        ("Who moved first, Mia or Hugo?", ("Mia", "Hugo")),
        ("What is the name of Mia's dog?", ("Mia",)),
        ("Which did Mia visit first, Lisbon or Porto?", ("Mia",)),
        ("Would Caroline pursue writing?", ("Caroline",)),
        ("", ()),
    ],
)
def test_asked_about(question: str, people: tuple[str, ...]) -> None:
    assert asked_about(question) == people


def test_parts_and_terms() -> None:
    assert parts("Where does Mia live? And what does she do?") == ("Where does Mia live?", "And what does she do?")
    assert parts("no question") == ("no question",)
    assert "violin" in query_terms("Who plays the violin?")
    assert parse("And what does she do for a living?", 0, ("Mia",)).people == ("Mia",)


def test_two_questions_are_answered_in_order() -> None:
    answer = ask("Where does Mia live? And what does she do for a living?", "Mia lives in Rome.", "Mia is a nurse.")
    assert answer == "Rome; nurse"


def test_anchored_dates() -> None:
    reader = ExtractiveReader(anchored_dates=True)
    text = "Mia: I visited Lisbon last week."
    assert ask("When did Mia visit Lisbon?", text, reader=reader) == "The week before 15 June 2023"
    assert ask("When did Mia visit Lisbon?", "Mia: I visited Lisbon yesterday.", reader=reader) == "14 June 2023"


def test_guessing_answers_from_the_best_sentence() -> None:
    reader = ExtractiveReader(guess=True)
    text = "Mia: The workshop gave me courage to show my sketches."
    assert "sketches" in ask("What did the workshop give Mia the courage to do?", text, reader=reader)


# Anti-gaming

TOWNS = ["Rome", "Oslo", "Bern", "Paris", "Lisbon", "Vienna", "Madrid", "Berlin"]
JOBS = ["nurse", "chef", "pilot", "baker", "teacher", "florist"]
QUESTIONS = (
    "Where does Mia live?",
    "What does Mia do for a living?",
    "Where did Mia live before?",
    "What is Mia's hometown?",
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_shotgun_gains_nothing(question: str) -> None:
    sentences = [f"Mia lives in {town}." for town in TOWNS] + [f"Mia works as a {job}." for job in JOBS]
    sentences += [f"Mia was born in {town}." for town in TOWNS]
    assert ask(question, " ".join(sentences)) == ABSTENTION
    one_time = [Recall(sentence, TODAY - 1, id=i) for i, sentence in enumerate(sentences)]
    assert READER.solve(Item(question, TODAY), one_time).answer == ABSTENTION
    assert ask(question, f"Mia | home: {', '.join(TOWNS)} | job: {', '.join(JOBS)}") == ABSTENTION


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(
    "packed",
    [
        "MialivesinRomeworksasanurse",
        "Mia " + "".join(TOWNS + JOBS),
        "Mia " + " ".join(TOWNS + JOBS),
        "Mia住在Rome职业nurse家乡Oslo",
        "Mia:Rome|Oslo|nurse",
        '{"Mia":["Rome","Oslo","nurse","chef"]}',
        "Mia,Rome,Oslo,nurse,chef",
        "M1a l1v3s R0m3 nrs",
        "Mia=Rome;nurse;Oslo",
        "lives in Rome. works as a nurse. born in Oslo.",
    ],
)
def test_packed_words_are_not_decoded(question: str, packed: str) -> None:
    assert ask(question, packed) == ABSTENTION


def test_orphan_clauses_tell_nothing() -> None:
    assert ask("Where does Mia live?", "Mia is a nurse. lives in Rome.") == ABSTENTION
    assert ask("Where does Mia live?", "Hugo lives in Oslo. now based in Rome", "Mia is a nurse.") == ABSTENTION


# Properties

TEXT = st.text(max_size=120)
FRAGMENTS = """Mia Hugo lives in Rome is a nurse dog named Rex and moved to Oslo last week : | - . , ? ( ) not my I {"Mia": }
7 May 2023"""
SENTENCE = st.lists(
    st.sampled_from(FRAGMENTS.split()),
    max_size=14,
).map(" ".join)


@settings(max_examples=150, deadline=None)
@given(st.one_of(TEXT, SENTENCE), st.lists(st.one_of(TEXT, SENTENCE), max_size=3), st.floats(0, 40_000))
def test_never_raises_and_is_deterministic(question: str, texts: list[str], moment: float) -> None:
    memories = [Recall(text, moment, id=i) for i, text in enumerate(texts)]
    for reader in (READER, ExtractiveReader(anchored_dates=True, guess=True)):
        first = reader.solve(Item(question, moment), memories)
        assert first == reader.solve(Item(question, moment), memories)
        assert isinstance(first.answer, str)


DERIVED = set(
    words(ABSTENTION + " yes no since the of before after day days week weeks month months year years weekend")
)
DERIVED |= set(
    words("january february march april may june july august september october november december two three a few")
)
DERIVED |= set(
    words("monday tuesday wednesday thursday friday saturday sunday winter spring summer autumn one four five an")
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted({question for question, _, _ in CASES})), st.lists(SENTENCE, min_size=1, max_size=4))
def test_answers_are_drawn_from_memory(question: str, texts: list[str]) -> None:
    said = {word for text in [*texts, question] for word in words(text)}
    singular = {word.rstrip("s") for word in said}
    for word in words(ask(question, *texts)):
        assert (
            word in said or word in singular or word in DERIVED or word.isdigit() or word.removesuffix("'s") in said
        ), word


@pytest.mark.parametrize(
    "hostile",
    [
        "[" * 50_000,
        "{" * 9_999 + "}" * 9_999,
        "\ud800Mia lives",
        "Mia " * 30_000,
        "\x00\x1b[31mMia: \u202e",
        '{"Mia": ' * 3_000 + "1" + "}" * 3_000,
        "((((" * 9_999,
    ],
)
def test_hostile_text(hostile: str) -> None:
    assert ask("Where does Mia live?", hostile) == ABSTENTION
    assert isinstance(ask(hostile[:5000], "Mia lives in Rome."), str)


def test_long_text_takes_linear_time() -> None:
    start = time.perf_counter()
    ask("Where does Mia live?", "Mia went to the market and, well, saw a thing; " * 20_000)
    assert time.perf_counter() - start < 5


def test_warm_speed() -> None:
    """0.25 ms a question is the aim; the bound here only catches a lost cache on a busy machine."""
    memories = recalls(tuple(text for _, texts, _ in CASES[:8] for text in texts)[:8])
    items = [Item(question, TODAY) for question, _, _ in CASES[:60]]
    for item in items:
        READER.solve(item, memories)
    start = time.perf_counter()
    for item in items:
        READER.solve(item, memories)
    assert (time.perf_counter() - start) / len(items) < 0.005


def test_shotgun_of_dates_and_counts() -> None:
    dates = " ".join(f"Mia adopted Rex on {day} May 2023." for day in range(1, 20))
    assert ask("When did Mia adopt Rex?", dates) == ABSTENTION
    counts = " ".join(f"Mia has {n} dogs." for n in range(1, 9))
    assert ask("How many dogs does Mia have?", counts) == ABSTENTION

"""Right answers on generated data in any form, and nothing for dumping values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.envs.dialogue.gold import ABSTENTION, Gold
from memenv.envs.dialogue.matching import abstention, members_f1, normalise, reveals, right, the_number

CITY = Gold("text", ("New York",), (("NYC", "New York City"),))
PETS = Gold("list", ("Rex", "Bo", "salt and pepper"), (("Rex the dog",), (), ()))
COUNT = Gold("count", ("3",))


@pytest.mark.parametrize(
    ("answer", "score"),
    [
        ("new york", 1),
        ("The New York!", 1),
        ("NYC", 1),
        ("n.y.c.", 0),
        ("New York, Oslo, Rome", 0),
        ("New York or Oslo", 0),
        ("It is New York", 0),
        ("", 0),
        ("the", 0),
        ("New York" * 400, 0),
    ],
)
def test_text(answer: str, score: int) -> None:
    assert right(answer, CITY) == score


def test_numbers_in_words_are_digits() -> None:
    assert normalise("Twenty-one  guns") == normalise("21 guns") == "21 guns"
    assert normalise("a hundred and five") == normalise("one hundred five") == normalise("105") == "105"
    assert normalise("1,000 steps") == "1000 steps" and normalise("1,5") == "1 5"
    assert normalise("Charlotte’s Web") == normalise("charlotte's web")
    assert normalise("José") != normalise("Jose") and normalise("twenty twenty") == "20 20"


@pytest.mark.parametrize(
    ("answer", "number"),
    [
        ("3", 3),
        ("three dogs", 3),
        ("She has three.", 3),
        ("３", 3),
        ("twenty one", 21),
        ("1,200", 1200),
        ("none", 0),
        ("No dogs", 0),
        ("zero", 0),
        ("two or three", None),
        ("3-4", None),
        ("1, 2, 3, 4", None),
        ("not 3", None),
        ("no, 3", None),
        ("dogs", None),
        ("No information available", None),
        ("②", 2),
        ("1 " * 3000, None),
    ],
)
def test_counts(answer: str, number: float | None) -> None:
    assert the_number(answer) == number
    assert right(answer, COUNT) == float(number == 3)


@pytest.mark.parametrize(
    ("answer", "score"),
    [
        ("Bo, rex, salt and pepper", 1),
        ("rex the dog and bo and salt and pepper", 2 * 2 / (4 + 3)),
        ("Rex", 2 / 4),
        ("Rex; Bo", 4 / 5),
        ("Rex, Rex, REX", 2 / 4),
        ("Rex, Bo, and salt and pepper", 1),
        ("Ann, Ben, Cid, Dan, Eve, Rex", 2 / 9),
        ("Rex Bo", 0),
        ("", 0),
        ("Rex, " + "x, " * 2000, 0),
    ],
)
def test_lists_are_f1_over_members(answer: str, score: float) -> None:
    assert members_f1(answer, PETS.answers, PETS.aliases) == pytest.approx(score)
    assert right(answer, PETS) == pytest.approx(score)


@pytest.mark.parametrize(
    ("answer", "score"),
    [("Yes", 1), ("yes, she can.", 1), ("Yes and no", 0), ("no yes", 0), ("No", 0), ("She said yes", 0), ("", 0)],
)
def test_yes_or_no(answer: str, score: int) -> None:
    assert right(answer, Gold("yesno", ("Yes",))) == score


def test_dates_and_abstentions() -> None:
    gold = Gold("date", ("7 May 2023",))
    assert right("May 7th, 2023", gold) == 1 and right("7 May 2023 or 8 May 2023", gold) == 0
    assert right("7 May 2023", Gold("date", ("May 2023",))) == 1 and right("2023", gold) == 0
    nothing = Gold("abstain")
    assert right(ABSTENTION, nothing) == right("not mentioned.", nothing) == 1
    assert right("Rome. Not mentioned in the conversation", nothing) == right("", nothing) == 0
    assert abstention("I don't know") and abstention("I don’t know.") and not abstention("I don't know Rex")


@pytest.mark.parametrize(
    ("text", "secret", "found"),
    [
        ("the code is 4712", "4712", True),
        ("code4712x", "4712", True),
        ("4-7-1-2", "4712", True),
        ("four seven one two", "4712", True),
        ("４７１２", "4712", True),
        ("147123", "4712", False),
        ("4711", "4712", False),
        ("BLUE  Heron", "blue heron", True),
        ("blueheron", "blue heron", True),
        ("blueberry", "blue", False),
        ("anything", "", False),
    ],
)
def test_secrets_are_found_in_any_spelling(text: str, secret: str, found: bool) -> None:
    assert reveals(text, secret) is found


@given(st.text(max_size=120), st.sampled_from([CITY, PETS, COUNT, Gold("yesno", ("No",)), Gold("date", ("2023",))]))
def test_any_answer_scores_between_nothing_and_one(answer: str, gold: Gold) -> None:
    assert 0 <= right(answer, gold) <= 1


@given(st.lists(st.sampled_from(["Oslo", "New York", "Rome", "3", "Rex"]), min_size=2, max_size=6))
def test_dumping_values_wins_nothing(values: list[str]) -> None:
    for separator in (", ", "; ", " ", " or ", " and ", "\n"):
        answer = separator.join(values)
        assert right(answer, CITY) == 0 or set(values) == {"New York"}
        assert right(answer, Gold("yesno", ("Yes",))) == 0

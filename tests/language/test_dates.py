"""Dates in text, against hand-made values."""

from __future__ import annotations

import locale
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.language.dates import find_dates, number, parse_date
from memenv.stream import to_days

TODAY = to_days(date(2023, 6, 16))  # a Friday


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("7 May 2023", "7 May 2023"), ("May 7, 2023", "7 May 2023"), ("7th of May, 2023", "7 May 2023"),
        ("Sunday, 7 May 2023", "7 May 2023"), ("2023-05-07", "7 May 2023"), ("05/07/2023", "7 May 2023"),
        ("17/05/2023", "17 May 2023"), ("7.5.2023", "7 May 2023"), ("7 Sept 2022", "7 September 2022"),
        ("May 2023", "May 2023"), ("2019", "2019"), ("summer of 2022", "summer 2022"), ("2023-05", "May 2023"),
        ("yesterday", "15 June 2023"), ("the day before yesterday", "14 June 2023"), ("last night", "15 June 2023"),
        ("today", "16 June 2023"), ("tomorrow", "17 June 2023"), ("two days ago", "14 June 2023"),
        ("a couple of days ago", "14 June 2023"), ("two weeks ago", "2 June 2023"), ("three months ago", "March 2023"),
        ("four years ago", "2019"), ("a year ago", "2022"), ("last Friday", "9 June 2023"), ("on Tuesday", "13 June 2023"),
        ("this past Monday", "12 June 2023"), ("next Friday", "23 June 2023"), ("last month", "May 2023"),
        ("next month", "July 2023"), ("last year", "2022"), ("last May", "May 2023"), ("in August", "August 2022"),
        ("last summer", "summer 2022"), ("7 May", "7 May 2023"), ("December 3rd", "3 December 2022"),
        ("in three weeks", "7 July 2023"), ("29 February 2024", "29 February 2024"),
    ],
)  # fmt: skip
def test_plain(text: str, plain: str) -> None:
    found = find_dates(f"I went there {text}.", TODAY)
    assert [mention.date.plain for mention in found] == [plain]


@pytest.mark.parametrize(
    ("text", "anchored"),
    [
        ("last week", "The week before 16 June 2023"),
        ("last Friday", "The Friday before 16 June 2023"),
        ("last weekend", "The weekend before 16 June 2023"),
        ("two weekends ago", "Two weekends before 16 June 2023"),
        ("yesterday", "15 June 2023"),
        ("next month", "July 2023"),
        ("the week before 9 June 2023", "The week before 9 June 2023"),
        ("two days before 5 May 2023", "Two days before 5 May 2023"),
    ],
)
def test_anchored(text: str, anchored: str) -> None:
    found = find_dates(text, TODAY)
    assert found[0].date.text(anchored=True).casefold() == anchored.casefold()


@pytest.mark.parametrize("text", ["I may go", "it cost $2019", "at 10:30", "march on", "", "the sun is out"])
def test_no_date(text: str) -> None:
    assert find_dates(text, TODAY) == ()


def test_relative_needs_a_reference() -> None:
    assert find_dates("yesterday, 7 May") == ()
    assert parse_date("7 May 2023") is not None
    assert parse_date("we met 7 May 2023 in Rome") is None
    assert (number("three"), number("12"), number("dog")) == (3, 12, None)


def test_locale_changes_nothing() -> None:
    before = locale.setlocale(locale.LC_TIME)
    try:
        locale.setlocale(locale.LC_TIME, "")
        assert find_dates("7 May 2023")[0].date.plain == "7 May 2023"
    except locale.Error:
        pytest.skip("no locale to switch to")
    finally:
        locale.setlocale(locale.LC_TIME, before)


@settings(max_examples=200, deadline=None)
@given(
    st.one_of(
        st.text(max_size=80),
        st.from_regex(r"(in |last )?[0-9]{1,3} (days|weeks|months|years) (ago|later)", fullmatch=True),
    ),
    st.floats(-1e5, 1e6),
)
def test_never_raises(text: str, moment: float) -> None:
    for mention in find_dates(text, moment):
        assert 0 <= mention.start < mention.end <= len(text)
        assert mention.date.start <= mention.date.end


def test_days_that_no_calendar_has() -> None:
    assert [mention.date.plain for mention in find_dates("31 February 2023", TODAY)] == ["2023"]

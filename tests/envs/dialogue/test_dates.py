"""Which days an answer names."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.envs.dialogue.dates import date_exact, date_overlap, parse_date, within
from memenv.envs.dialogue.locomo import load

DAYS = {
    "7 May 2023": "2023-05-07",
    "May 7, 2023": "2023-05-07",
    "May 7th 2023.": "2023-05-07",
    "the 7th of May, 2023": "2023-05-07",
    "2023-05-07": "2023-05-07",
    "7 Sept 2023": "2023-09-07",
    "She went there on Sunday, 7 May 2023, at 7:30 pm": "2023-05-07",
    "21Janury, 2022": "2022-01-21",
    "23January, 2022": "2022-01-23",
    "10July, 2022.": "2022-07-10",
    "Januarty 5, 2024": "2024-01-05",
    "the day before 1 March 2024": "2024-02-29",
    "two days before 9 June 2023": "2023-06-07",
    "3 days after 30 December 2023": "2024-01-02",
    "The sunday before 25 May 2023": "2023-05-21",
    "The Thursday before 25 May 2023": "2023-05-18",  # 25 May 2023 is itself a Thursday
    "Saturday after 27 January, 2023": "2023-01-28",
    "the first Monday of May 2023": "2023-05-01",
    "last Friday of May 2023": "2023-05-26",
}
SPANS = {
    "2022": ("2022-01-01", "2022-12-31"),
    "Since 2016": ("2016-01-01", "2016-12-31"),
    "April.2023": ("2023-04-01", "2023-04-30"),
    "February 2024": ("2024-02-01", "2024-02-29"),
    "approximately summer of 2022": ("2022-06-01", "2022-08-31"),
    "winter 2022": ("2022-12-01", "2023-02-28"),
    "The week before 9 June 2023": ("2023-06-02", "2023-06-08"),
    "two weeks before 9 June 2023": ("2023-05-26", "2023-06-01"),
    "the week after 9 June 2023": ("2023-06-10", "2023-06-16"),
    "The week of 23 August 2023": ("2023-08-21", "2023-08-27"),
    "week of April 3rd to 9th, 2023": ("2023-04-03", "2023-04-09"),
    "first week of May 2023": ("2023-05-01", "2023-05-07"),
    "last week of August 2023": ("2023-08-25", "2023-08-31"),
    "the weekend before 17 July 2023": ("2023-07-15", "2023-07-16"),
    "the weekend before 16 July 2023": ("2023-07-08", "2023-07-09"),  # that day is a Sunday
    "two weekends before 17 July 2023": ("2023-07-08", "2023-07-09"),
    "weekend of 15 July 2023": ("2023-07-15", "2023-07-16"),
    "first weekend of August 2023": ("2023-08-05", "2023-08-06"),
    "few days before November 22, 2023": ("2023-11-17", "2023-11-20"),
    "a few years before 2023": ("2018-01-01", "2021-12-31"),
    "the month before March 2023": ("2023-02-01", "2023-02-28"),
    "early August, 2023": ("2023-08-01", "2023-08-10"),
    "mid-June 2023": ("2023-06-11", "2023-06-20"),
    "the end of May 2023": ("2023-05-21", "2023-05-31"),
    "between October 19 and 24, 2023": ("2023-10-19", "2023-10-24"),
    "between 26 March and 20 April 2023": ("2023-03-26", "2023-04-20"),
    "from 28 December to 3 January 2024": ("2023-12-28", "2024-01-03"),
}
NOTHING = (
    *("", "Seattle", "four months", "10 years ago", "A few years ago", "last Friday", "yesterday", "not 7 May 2023"),
    *("7 May 2023 or 8 May 2023", "7 May 2023, 8 May 2023", "2022 2023", "before 7 May 2023", "after May 2023"),
    *("31 February 2023", "99999999999999", "she may march", "may", "2 dogs, 7 May 2023", "May 2023 " * 60),
    *("isn't 7 May 2023", "5000 years before 2023", "2023-13-40"),
)


@pytest.mark.parametrize(("text", "day"), DAYS.items())
def test_days(text: str, day: str) -> None:
    found = parse_date(text)
    assert found is not None and found.start == found.end == date.fromisoformat(day) and not found.every_year


@pytest.mark.parametrize(("text", "span"), SPANS.items())
def test_spans(text: str, span: tuple[str, str]) -> None:
    found = parse_date(text)
    assert found is not None and (str(found.start), str(found.end)) == span and not found.every_year


@pytest.mark.parametrize("text", [text for text in NOTHING if text != "may"])
def test_what_names_no_single_date(text: str) -> None:
    assert parse_date(text) is None


def test_dates_of_every_year() -> None:
    birthday, month = parse_date("13 August"), parse_date("in August")
    assert birthday and month and birthday.every_year and month.every_year and month.days == 31
    assert parse_date("29 February") is not None
    assert date_exact("August 13th", "13 August") == 1.0 and date_exact("13 August 2023", "13 August") == 0.0
    assert date_overlap("13 August 2023", "13 August") == 0.0


def test_exact_and_overlap() -> None:
    assert date_exact("May 7, 2023", "7 May 2023") == 1.0 and date_exact("May 2023", "7 May 2023") == 0.0
    assert date_overlap("May 2023", "7 May 2023") == pytest.approx(1 / 31)
    assert date_overlap("The week before 9 June 2023", "The week before 10 June 2023") == pytest.approx(6 / 8)
    assert date_overlap("2020", "2021") == date_overlap("Paris", "2021") == 0.0
    assert date_exact("2021", "four months") is None and date_overlap("2021", "four months") is None


def test_same_date_at_the_granularity_of_the_gold() -> None:
    assert within("7 May 2023", "May 2023") and within("on 7 May 2023", "7 May 2023") and within("May 2023", "2023")
    assert not within("2023", "7 May 2023") and not within("May 2023", "7 May 2023")
    assert within("13 August 1990", "13 August") and not within("14 August 1990", "13 August")
    assert not within("13 August", "13 August 1990") and not within("soon", "2023") and not within("2023", "soon")
    assert not within("winter 2022", "January")


def test_golds_of_the_five_conversations(data_path: Callable[[str], Path]) -> None:
    corpus = load(data_path("locomo/locomo5.json"))
    golds = [str(q.answer) for item in corpus.conversations for q in item.questions if q.category == 2]
    parsed = [gold for gold in golds if parse_date(gold)]
    assert (len(golds), len(parsed)) == (155, 129)
    unread = [gold for gold in golds if gold not in parsed and any(c.isdigit() for c in gold)]
    assert unread == ["4 years", "10 years ago", "4 months"]
    assert all(date_exact(gold, gold) == date_overlap(gold, gold) == 1.0 for gold in parsed)


MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]


@given(st.dates(date(1900, 1, 1), date(2100, 12, 31)), st.integers(0, 3))
def test_every_common_form_of_every_day(day: date, form: int) -> None:
    month = MONTHS[day.month - 1]
    text = [
        f"{day.day} {month} {day.year}",
        f"{month} {day.day}, {day.year}",
        day.isoformat(),
        f"the {day.day}th of {month[:3]} {day.year}",
    ][form]
    found = parse_date(text)
    assert found is not None and found.start == found.end == day
    for unit, width in (("week", 7), ("weekend", 2), ("day", 1), ("Monday", 1)):
        if date(1901, 1, 1) < day < date(2100, 1, 1):
            before = parse_date(f"the {unit} before {day.day} {month} {day.year}")
            after = parse_date(f"the {unit} after {day.day} {month} {day.year}")
            assert before and after and before.days == after.days == width
            assert before.end < day < after.start and day - before.start <= timedelta(days=8)


@given(st.text(max_size=80))
def test_any_text_is_read_without_error(text: str) -> None:
    found = parse_date(text)
    assert found is None or found.start <= found.end

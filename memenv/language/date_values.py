"""A stretch of days as people name it, and the calendar behind it."""

from __future__ import annotations

import calendar
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from memenv.stream import to_days

__all__ = [
    "DAY_INDEX",
    "MONTHS",
    "MONTH_INDEX",
    "NUMBER_WORDS",
    "SEASONS",
    "WEEKDAYS",
    "Date",
    "Granularity",
    "day_of",
    "day_text",
    "month_of",
    "number",
    "season_of",
    "shift_months",
    "week_of",
    "weekday_after",
    "weekday_before",
    "weekend_of",
    "year_of",
]

Granularity = Literal["day", "weekend", "week", "month", "season", "year"]

_MONTHS = "January February March April May June July August September October November December"
_WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
MONTHS = tuple(_MONTHS.split())  # index 0 = January
WEEKDAYS = tuple(_WEEKDAYS.split())  # index 0 = Monday, as date.weekday
SEASONS = {"winter": 12, "spring": 3, "summer": 6, "autumn": 9, "fall": 9}

NUMBER_WORDS: dict[str, int] = {
    **{
        w: i
        for i, w in enumerate(
            ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
        )
    },
    **{
        w: i + 13
        for i, w in enumerate(
            ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"]
        )
    },
    "a": 1,
    "an": 1,
    "single": 1,
    "couple": 2,
    "pair": 2,
}
MONTH_INDEX = {m.lower(): i for i, m in enumerate(MONTHS, 1)} | {m[:3].lower(): i for i, m in enumerate(MONTHS, 1)}
MONTH_INDEX["sept"] = 9
DAY_INDEX = {d.lower(): i for i, d in enumerate(WEEKDAYS)}
DAY_INDEX |= {"mon": 0, "tue": 1, "tues": 1, "wed": 2, "thu": 3, "thur": 3, "thurs": 3, "fri": 4, "sat": 5, "sun": 6}


@dataclass(frozen=True, slots=True)
class Date:
    """A stretch of days as people name it.

    Attributes:
        start: first day.
        end: last day, inclusive.
        granularity: how exactly it is known.
        anchored: the wording that LoCoMo's answers use for expressions relative to a conversation
            ("The week before 16 June 2023"); empty where they use the plain form.
    """

    start: date
    end: date
    granularity: Granularity = "day"
    anchored: str = ""

    @property
    def days(self) -> float:
        """The first day, in days since 1 January 1970."""
        return to_days(self.start)

    @property
    def plain(self) -> str:
        """`7 May 2023`, `May 2023`, `2023`, `summer 2023`, `the week of 1 May 2023`."""
        if self.granularity == "day":
            return day_text(self.start)
        if self.granularity == "month":
            return f"{MONTHS[self.start.month - 1]} {self.start.year}"
        if self.granularity == "year":
            return str(self.start.year)
        if self.granularity == "season":
            names = {12: "winter", 3: "spring", 6: "summer", 9: "autumn"}
            return f"{names[self.start.month]} {self.start.year}"
        return f"the {self.granularity} of {day_text(self.start)}"

    def text(self, anchored: bool = False) -> str:
        """The date in words; with `anchored` as LoCoMo's answers put it."""
        return self.anchored if anchored and self.anchored else self.plain


def day_text(day: date) -> str:
    """`7 May 2023`."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def number(word: str) -> int | None:
    """The value of a small number in ASCII digits or words; None for other words."""
    word = word.lower()
    if word.isascii() and word.isdigit() and len(word) < 7:
        return int(word)
    return NUMBER_WORDS.get(word)


def month_of(year: int, month: int, anchored: str = "") -> Date:
    """A month; numbers outside 1 to 12 run into other years."""
    year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
    return Date(date(year, month, 1), date(year, month, calendar.monthrange(year, month)[1]), "month", anchored)


def year_of(year: int, anchored: str = "") -> Date:
    """A year."""
    return Date(date(year, 1, 1), date(year, 12, 31), "year", anchored)


def season_of(name: str, year: int) -> Date:
    """A season of the northern half of the earth, three months."""
    first = month_of(year, SEASONS[name])
    return Date(first.start, month_of(year, SEASONS[name] + 2).end, "season")


def day_of(day: date, anchored: str = "") -> Date:
    """One day."""
    return Date(day, day, "day", anchored)


def week_of(day: date, anchored: str = "") -> Date:
    """The week, Monday to Sunday, that holds `day`."""
    monday = day - timedelta(day.weekday())
    return Date(monday, monday + timedelta(6), "week", anchored)


def weekend_of(saturday: date, anchored: str = "") -> Date:
    """A weekend by its Saturday."""
    return Date(saturday, saturday + timedelta(1), "weekend", anchored)


def shift_months(day: date, months: int) -> date:
    """`day` so many months later, at most the last day of that month."""
    index = day.year * 12 + day.month - 1 + months
    year, month = divmod(index, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def weekday_before(day: date, weekday: int, weeks: int = 0) -> date:
    """The last such weekday strictly before `day`, `weeks` earlier still."""
    return day - timedelta((day.weekday() - weekday - 1) % 7 + 1 + 7 * weeks)


def weekday_after(day: date, weekday: int) -> date:
    """The first such weekday strictly after `day`."""
    return day + timedelta((weekday - day.weekday() - 1) % 7 + 1)

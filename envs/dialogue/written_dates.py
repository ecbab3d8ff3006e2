"""Dates as people write them: "7 May 2023", "May 7-9", "summer of 2022", "21Janury, 2022", "2023-05-07".

First half of `memenv.envs.dialogue.dates`, which moves what is found here by words such as "the week before".
"""

from __future__ import annotations

import calendar
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

__all__ = ["MONTHS", "Token", "WrittenDate", "month_end", "months_on", "written_dates"]

#: Number of each month by its English name in lower case.
MONTHS = {
    name: number
    for number, name in enumerate(
        (
            *("january", "february", "march", "april", "may", "june"),
            *("july", "august", "september", "october", "november", "december"),
        ),
        start=1,
    )
}

_MONTH_WORDS = {**MONTHS, **{name[:3]: number for name, number in MONTHS.items()}, "sept": 9}
_SEASONS = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}
_TO = ("to", "and", "-", "through", "until")
_TOKEN = re.compile(r"[0-9]{4}[-/][0-9]{1,2}[-/][0-9]{1,2}|[0-9]+|[a-z]+(?:['’][a-z]+)?|-")
_CLOCK = re.compile(r"\b[0-9]{1,2}(?::[0-9]{2}\s*(?:[ap]\.?m\b)?|\s*[ap]\.?m\b)")


@dataclass(frozen=True, slots=True)
class WrittenDate:
    """A date as written, before words like "week before" move it; `year` is false where none was given."""

    start: date
    end: date
    year: bool = True

    def in_year(self, year: int) -> WrittenDate:
        """The same days in another year; 29 February becomes the 28th where that year has none."""
        return WrittenDate(_safe(year, self.start.month, self.start.day), _safe(year, self.end.month, self.end.day))


Token = str | int | WrittenDate


def written_dates(text: str) -> list[Token]:
    """The words and numbers of `text`, with every date and every range of two dates made one token.

    Raises:
        ValueError: a date that no calendar has, such as 31 February.
    """
    return _ranges(_bases(_tokens(text)))


def _tokens(text: str) -> list[str | int]:
    text = unicodedata.normalize("NFKC", text).lower().replace("–", "-").replace("—", "-").replace("’", "'")
    text = _CLOCK.sub(" ", text)
    text = re.sub(r"(?<=[0-9])(?:st|nd|rd|th)\b", "", text)
    found: list[str | int] = []
    for token in _TOKEN.findall(text):
        if token.isdigit():
            found.append(int(token) if len(token) <= 4 else 10**6)
        else:
            found.append(_month_spelling(token))
    return found


@lru_cache(maxsize=4096)
def _month_spelling(word: str) -> str:
    """A long month name with one letter missing or too many ("Janury", "Januarty") as the month."""
    if len(word) >= 6 and word not in MONTHS:
        for name in MONTHS:
            if len(name) >= 7 and (_one_removed(word, name) or _one_removed(name, word)):
                return name
    return word


def _one_removed(longer: str, shorter: str) -> bool:
    return len(longer) == len(shorter) + 1 and any(
        longer[:position] + longer[position + 1 :] == shorter for position in range(len(longer))
    )


def _bases(tokens: Sequence[str | int]) -> list[Token]:
    """`tokens` with every written date replaced by its base."""
    found: list[Token] = []
    position = 0
    while position < len(tokens):
        base, length = _base(tokens, position)
        found.append(tokens[position] if base is None else base)
        position += max(length, 1)
    return found


def _base(tokens: Sequence[str | int], position: int) -> tuple[WrittenDate | None, int]:
    def at(offset: int) -> str | int:
        return tokens[position + offset] if position + offset < len(tokens) else ""

    def day(value: str | int) -> int:
        return value if isinstance(value, int) and 1 <= value <= 31 else 0

    def year(value: str | int) -> int:
        return value if isinstance(value, int) and 1900 <= value <= 2100 else 0

    def month(value: str | int) -> int:
        return _MONTH_WORDS.get(value, 0) if isinstance(value, str) else 0

    first = at(0)
    if isinstance(first, str) and first[:4].isdigit():  # 2023-05-07
        numbers = [int(part) for part in re.split("[-/]", first)]
        written = date(numbers[0], numbers[1], numbers[2])
        return WrittenDate(written, written), 1
    if day(first):  # 7 [to 9] [of] May [2023]
        used, last = 1, day(first)
        if at(1) in _TO and day(at(2)):
            used, last = 3, day(at(2))
        used += at(used) == "of"
        number = month(at(used))
        if number:
            used += 1
            written_year = year(at(used))
            return _days(written_year, number, day(first), last), used + bool(written_year)
    if number := month(first):
        if day(at(1)):  # May 7 [to 9] [2023]
            used, last = 2, day(at(1))
            if at(2) in _TO and day(at(3)) and not month(at(4)):
                used, last = 4, day(at(3))
            written_year = year(at(used))
            return _days(written_year, number, day(at(1)), last), used + bool(written_year)
        used = 1 + (at(1) in ("of", "in"))
        written_year = year(at(used))
        if written_year:
            return _month(written_year, number), used + 1
        return _month(0, number), 1
    if isinstance(first, str) and first in _SEASONS:  # summer [of] 2022
        used = 1 + (at(1) in ("of", "in"))
        if written_year := year(at(used)):
            start = date(written_year, _SEASONS[first], 1)
            return WrittenDate(start, month_end(months_on(start, 2))), used + 1
    if written_year := year(first):
        return WrittenDate(date(written_year, 1, 1), date(written_year, 12, 31)), 1
    return None, 1


def _days(year: int, month: int, first: int, last: int) -> WrittenDate:
    return WrittenDate(date(year or 2000, month, first), date(year or 2000, month, last), bool(year))


def _month(year: int, month: int) -> WrittenDate:
    start = date(year or 2000, month, 1)
    return WrittenDate(start, month_end(start), bool(year))


def month_end(day: date) -> date:
    """The last day of the month of `day`."""
    return day.replace(day=calendar.monthrange(day.year, day.month)[1])


def months_on(day: date, months: int) -> date:
    """The first day of the month that lies `months` after that of `day`."""
    count = day.year * 12 + day.month - 1 + months
    return date(count // 12, count % 12 + 1, 1)


def _safe(year: int, month: int, day: int) -> date:
    return date(year, month, min(day, calendar.monthrange(year, month)[1]))


def _ranges(tokens: Sequence[Token]) -> list[Token]:
    """`tokens` with "between 26 March and 20 April 2023" made one base."""
    found: list[Token] = []
    position = 0
    while position < len(tokens):
        first = tokens[position]
        last = tokens[position + 2] if position + 2 < len(tokens) else ""
        opened = bool(found) and found[-1] in ("between", "from")
        if (
            isinstance(first, WrittenDate)
            and isinstance(last, WrittenDate)
            and tokens[position + 1] in _TO
            and (opened or tokens[position + 1] != "and")
        ):
            if last.year and not first.year:
                same = first.in_year(last.start.year)
                first = same if same.start <= last.start else first.in_year(last.start.year - 1)
            found.append(WrittenDate(first.start, last.end, first.year and last.year))
            position += 3
        else:
            found.append(first)
            position += 1
    return found

"""Dates in English text: absolute ones in many forms, relative ones resolved against a day.

Month and weekday names are this module's own tables: nothing depends on the locale.
"""

from __future__ import annotations

import calendar
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from typing import Literal

from memenv.stream import days_to_date, to_days

__all__ = ["MONTHS", "NUMBER_WORDS", "WEEKDAYS", "Date", "Granularity", "Mention", "find_dates", "number", "parse_date"]

Granularity = Literal["day", "weekend", "week", "month", "season", "year"]

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
]  # index 0 = January
WEEKDAYS = [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
]  # index 0 = Monday, as date.weekday
_SEASONS = {"winter": 12, "spring": 3, "summer": 6, "autumn": 9, "fall": 9}

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
_MONTH_INDEX = {m.lower(): i for i, m in enumerate(MONTHS, 1)} | {m[:3].lower(): i for i, m in enumerate(MONTHS, 1)}
_MONTH_INDEX["sept"] = 9
_DAY_INDEX = {d.lower(): i for i, d in enumerate(WEEKDAYS)}
_DAY_INDEX |= {"mon": 0, "tue": 1, "tues": 1, "wed": 2, "thu": 3, "thur": 3, "thurs": 3, "fri": 4, "sat": 5, "sun": 6}


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


@dataclass(frozen=True, slots=True)
class Mention:
    """A date named at `text[start:end]`. `relative`: it was resolved against the reference day."""

    start: int
    end: int
    date: Date
    relative: bool = False


def day_text(day: date) -> str:
    """`7 May 2023`."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def number(word: str) -> int | None:
    """The value of a small number in ASCII digits or words; None for other words."""
    word = word.lower()
    if word.isascii() and word.isdigit() and len(word) < 7:
        return int(word)
    return NUMBER_WORDS.get(word)


def _month(year: int, month: int, anchored: str = "") -> Date:
    year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
    return Date(date(year, month, 1), date(year, month, calendar.monthrange(year, month)[1]), "month", anchored)


def _year(year: int, anchored: str = "") -> Date:
    return Date(date(year, 1, 1), date(year, 12, 31), "year", anchored)


def _season(name: str, year: int) -> Date:
    first = _month(year, _SEASONS[name])
    return Date(first.start, _month(year, _SEASONS[name] + 2).end, "season")


def _day(day: date, anchored: str = "") -> Date:
    return Date(day, day, "day", anchored)


def _week(day: date, anchored: str = "") -> Date:
    monday = day - timedelta(day.weekday())
    return Date(monday, monday + timedelta(6), "week", anchored)


def _weekend(saturday: date, anchored: str = "") -> Date:
    return Date(saturday, saturday + timedelta(1), "weekend", anchored)


def _shift_months(day: date, months: int) -> date:
    index = day.year * 12 + day.month - 1 + months
    year, month = divmod(index, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def _before(day: date, weekday: int, weeks: int = 0) -> date:
    """The last such weekday strictly before `day`, `weeks` earlier still."""
    return day - timedelta((day.weekday() - weekday - 1) % 7 + 1 + 7 * weeks)


def _after(day: date, weekday: int) -> date:
    return day + timedelta((weekday - day.weekday() - 1) % 7 + 1)


_M = r"(?P<m>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"
_MW = r"(?P<m>january|february|march|april|may|june|july|august|september|october|november|december)"
_D = r"(?P<d>[0-3]?[0-9])(?:st|nd|rd|th)?"
_Y = r"(?P<y>(?:19|20)[0-9]{2})"
_WD = r"(?P<w>monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?"
_N = r"(?P<n>[0-9]{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?(?: couple(?: of)?)?|couple of|(?:a )?few|several)"
_AGO = r"(?:ago|back|earlier|prior)"

_Build = Callable[[re.Match[str], date | None], Date | None]
_RULES: list[tuple[re.Pattern[str], _Build, bool]] = []


def _rule(pattern: str, relative: bool) -> Callable[[_Build], _Build]:
    def add(build: _Build) -> _Build:
        _RULES.append((re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE | re.ASCII), build, relative))
        return build

    return add


def _plain_day(year: int, month: int, day: int) -> Date | None:
    try:
        return _day(date(year, month, day))
    except ValueError:
        return None


def _group(match: re.Match[str], name: str) -> str:
    return (match.groupdict().get(name) or "").lower()


def _full(match: re.Match[str], today: date | None) -> Date | None:
    return _plain_day(int(match["y"]), _MONTH_INDEX[_group(match, "m")], int(match["d"]))


_LEAD = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)?"
_rule(rf"{_LEAD}{_D}(?: of)?[ -]{_M},?[ -]{_Y}", False)(_full)
_rule(rf"{_LEAD}{_M} (?:the )?{_D},? {_Y}", False)(_full)


@_rule(r"(?P<y>(?:19|20)[0-9]{2})[-/.](?P<m>[01]?[0-9])[-/.](?P<d>[0-3]?[0-9])", False)
def _iso(match: re.Match[str], today: date | None) -> Date | None:
    return _plain_day(int(match["y"]), int(match["m"]), int(match["d"]))


@_rule(r"(?P<a>[0-3]?[0-9])(?P<s>[-/.])(?P<b>[0-3]?[0-9])(?P=s)(?P<y>(?:19|20)[0-9]{2})", False)
def _numeric(match: re.Match[str], today: date | None) -> Date | None:
    first, second = int(match["a"]), int(match["b"])
    if (match["s"] != "." and second > 12) or (match["s"] == "/" and first <= 12):
        return _plain_day(int(match["y"]), first, second)  # American order
    return _plain_day(int(match["y"]), second, first)


@_rule(rf"{_M}(?: of)?,? {_Y}", False)
def _month_year(match: re.Match[str], today: date | None) -> Date | None:
    return _month(int(match["y"]), _MONTH_INDEX[_group(match, "m")])


@_rule(r"(?P<y>(?:19|20)[0-9]{2})-(?P<m>0[1-9]|1[0-2])(?![-0-9])", False)
def _iso_month(match: re.Match[str], today: date | None) -> Date | None:
    return _month(int(match["y"]), int(match["m"]))


@_rule(rf"(?P<s>winter|spring|summer|autumn|fall)(?: of|,)? {_Y}", False)
def _season_year(match: re.Match[str], today: date | None) -> Date | None:
    return _season(_group(match, "s"), int(match["y"]))


def _no_year(match: re.Match[str], today: date | None) -> Date | None:
    """A day without a year is taken as the nearest one, the past preferred beyond half a year."""
    if today is None:
        return None
    month, day = _MONTH_INDEX[_group(match, "m")], int(match["d"])
    near = [found for year in (today.year - 1, today.year, today.year + 1) if (found := _plain_day(year, month, day))]
    past = [found for found in near if (found.start - today).days <= 60]
    return past[-1] if past else (near[0] if near else None)


_rule(rf"{_LEAD}{_D}(?: of)? {_M}", True)(_no_year)
_rule(rf"{_LEAD}{_M} (?:the )?{_D}", True)(_no_year)

_UNIT = r"(?P<u>day|night|weekend|week|fortnight|month|year)s?"


@_rule(rf"(?:the )?{_N} {_UNIT} (?P<z>{_AGO}|from (?:now|today)|later)", True)
def _ago(match: re.Match[str], today: date | None) -> Date | None:
    if today is None:
        return None
    word, unit = _group(match, "n"), _group(match, "u")
    vague = "few" in word or word == "several"
    count = 2 if "couple" in word else 3 if vague else number(word.split()[0]) or 1
    return _offset(today, -count if re.fullmatch(_AGO, _group(match, "z")) else count, unit, vague, word)


@_rule(rf"in (?:about |around )?{_N} {_UNIT}(?: time)?", True)
def _in(match: re.Match[str], today: date | None) -> Date | None:
    if today is None:
        return None
    word = _group(match, "n")
    count = 2 if "couple" in word else 3 if "few" in word or word == "several" else number(word.split()[0]) or 1
    return _offset(today, count, _group(match, "u"), "few" in word, word)


def _offset(today: date, count: int, unit: str, vague: bool, word: str) -> Date | None:
    side, size = ("before" if count < 0 else "after"), abs(count)
    said = "a few" if vague else {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}.get(size, str(size))
    if unit in ("day", "night"):
        note = f"A few days {side} {day_text(today)}" if vague else ""
        return _day(today + timedelta(count), note)
    if unit in ("week", "fortnight"):
        weeks = count * (2 if unit == "fortnight" else 1)
        near = "The week" if size == 1 and unit == "week" else f"{said} {unit}s".capitalize()
        return _day(today + timedelta(7 * weeks), f"{near} {side} {day_text(today)}")
    if unit == "weekend":
        first = _before(today, 5) if count < 0 else _after(today, 5)
        step = (size - 1) * (-7 if count < 0 else 7)
        note = f"{'The weekend' if size == 1 else said.capitalize() + ' weekends'} {side} {day_text(today)}"
        return _weekend(first + timedelta(step), note)
    if unit == "month":
        shifted = _shift_months(today, count)
        return _month(shifted.year, shifted.month, f"A few months {side} {day_text(today)}" if vague else "")
    if not 1 < today.year + count < 9999:
        return None
    return _year(today.year + count, f"A few years {side} {today.year}" if vague else "")


@_rule(
    r"(?:the day )?(?P<x>before yesterday|after tomorrow)|(?P<y>yesterday|tomorrow|today|tonight|last night"
    r"|this (?:morning|afternoon|evening)|earlier today)",
    True,
)
def _near(match: re.Match[str], today: date | None) -> Date | None:
    if today is None:
        return None
    if match["x"]:
        return _day(today + timedelta(-2 if "before" in match["x"].lower() else 2))
    word = match["y"].lower()
    return _day(today + timedelta(-1 if word in ("yesterday", "last night") else 1 if word == "tomorrow" else 0))


@_rule(
    rf"(?:earlier |later )?(?P<k>this past|this last|this coming|last|past|previous|this|next|coming|following) (?:{_WD}"
    rf"|(?P<u>weekend|week|month|year|fortnight|winter|spring|summer|autumn|fall)|{_MW})"
    rf"|(?:on |(?<=\bover ))(?:{_WD.replace('?P<w>', '?P<w2>')}|(?P<u2>the weekend))",
    True,
)
def _last(match: re.Match[str], today: date | None) -> Date | None:
    if today is None:
        return None
    kind = _group(match, "k") or "past"
    way = 1 if kind in ("next", "coming", "following", "this coming") else 0 if kind == "this" else -1
    side = "after" if way > 0 else "before"
    unit = _group(match, "u") or ("weekend" if match["u2"] else "")
    weekday = _group(match, "w") or _group(match, "w2")
    if weekday:
        index = _DAY_INDEX[weekday]
        found = _before(today, index) if way < 0 else _after(today, index)
        if way == 0:
            side = "after"
        return _day(found, f"The {weekday.capitalize()} {side} {day_text(today)}")
    if unit == "week":
        return _week(today + timedelta(7 * way), f"The week {side if way else 'of'} {day_text(today)}")
    if unit == "fortnight":
        return _week(today + timedelta(14 * way), f"The two weeks {side} {day_text(today)}")
    if unit == "weekend":
        saturday = _before(today, 5) if way < 0 else _after(today, 5)
        if way < 0 and today.weekday() == 6:
            saturday = today - timedelta(8)
        return _weekend(saturday, f"The weekend {side if way else 'of'} {day_text(today)}")
    if unit == "month":
        return _month(today.year, today.month + way)
    if unit == "year":
        return _year(today.year + way)
    if unit:
        year = today.year
        begins = date(year, _SEASONS[unit], 1)
        if way < 0 and (begins > today or _season(unit, year).end >= today):
            year -= 1
        if way > 0 and begins <= today:
            year += 1
        return _season(unit, year)
    month = _MONTH_INDEX[_group(match, "m")]
    if way < 0:
        return _month(today.year - (month >= today.month), month)
    return _month(today.year + (way > 0 and month <= today.month), month)


@_rule(rf"(?:in|since|during|early|late|mid|by|until|around)[ -](?:early |late |mid[ -])?{_MW}", True)
def _in_month(match: re.Match[str], today: date | None) -> Date | None:
    if today is None:
        return None
    month = _MONTH_INDEX[_group(match, "m")]
    ahead = month > today.month and "by" not in match.group().lower()
    return _month(today.year - ahead, month)


@_rule(rf"(?<![0-9$£€.,:/-]){_Y}(?![0-9%:/-]|[.,][0-9])", False)
def _bare_year(match: re.Match[str], today: date | None) -> Date | None:
    return _year(int(match["y"]))


_ANCHOR = re.compile(
    rf"\b(?:the )?(?:(?P<n>[0-9]{{1,2}}|one|two|three|four|five|six|an?|a few|few) )?"
    rf"(?:(?P<u>day|week|weekend|month|year)s?|{_WD}) (?P<k>before|after|of|prior to|following)$",
    re.IGNORECASE | re.ASCII,
)


def _anchored(text: str, mention: Mention) -> Mention:
    """Widens "16 June 2023" to "the week before 16 June 2023" where that is what is written."""
    head = text[max(0, mention.start - 40) : mention.start].rstrip()
    if head.lower().endswith(" the"):
        head = head[:-4]
    match = _ANCHOR.search(head)
    if match is None or mention.date.granularity != "day" or mention.relative:
        return mention
    day, kind = mention.date.start, match["k"].lower()
    way = 1 if kind in ("after", "following") else 0 if kind == "of" else -1
    unit, wording = _group(match, "u"), f"{match.group()} {text[mention.start : mention.end]}"
    if match["w"]:
        if way == 0:
            return mention
        index = _DAY_INDEX[_group(match, "w")]
        made: Date | None = _day(_before(day, index) if way < 0 else _after(day, index))
    elif way == 0:
        made = _week(day) if unit == "week" else _weekend(day + timedelta(5 - day.weekday())) if unit else None
    elif unit == "week" and (match["n"] or "").lower() in ("", "a", "one"):
        made = _week(day + timedelta(7 * way))
    else:
        count = number(match["n"] or "one") or 3
        made = _offset(day, count * way, unit, False, "")
    if made is None:
        return mention
    wording = wording[:1].upper() + wording[1:]
    start = mention.start - (len(text[: mention.start]) - len(text[: mention.start].rstrip())) - len(match.group())
    return Mention(max(0, start), mention.end, Date(made.start, made.end, made.granularity, wording))


_HINT = re.compile(
    r"[0-9]|day|night|week|month|year|ago|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|morning|tomorrow"
    r"|evening|afternoon|fortnight|winter|spring|summer|autumn|fall",
    re.IGNORECASE,
)


@lru_cache(maxsize=16384)
def _find(text: str, day: int | None) -> tuple[Mention, ...]:
    today = None if day is None else days_to_date(day)
    found: list[Mention] = []
    for pattern, build, relative in _RULES:
        for match in pattern.finditer(text):
            if any(match.start() < other.end and other.start < match.end() for other in found):
                continue
            try:
                made = build(match, today)
            except (OverflowError, ValueError):
                made = None  # outside the calendar
            if made is not None:
                found.append(Mention(match.start(), match.end(), made, relative))
    widened = [_anchored(text, mention) for mention in found]
    return tuple(sorted(widened, key=lambda mention: (mention.start, mention.end)))


def find_dates(text: str, reference: float | None = None) -> tuple[Mention, ...]:
    """The dates that `text` names, in order of appearance; they do not overlap.

    Args:
        text: any text.
        reference: the moment the text was said, in days since 1 January 1970. Without it relative expressions and
            days without a year are not dates.
    """
    if not _HINT.search(text):
        return ()
    try:
        return _find(text, None if reference is None else int(reference // 1))
    except (OverflowError, ValueError):  # a reference outside the calendar
        return _find(text, None)


def parse_date(text: str, reference: float | None = None) -> Date | None:
    """The one date that `text` is, or None. "the week before 16 June 2023", "7 May 2023", "yesterday" are dates."""
    text = text.strip().rstrip(".")
    found = find_dates(text, reference)
    if len(found) == 1 and found[0].start <= 4 and found[0].end >= len(text) - 1:
        return found[0].date
    return None

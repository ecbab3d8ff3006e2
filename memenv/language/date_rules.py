"""The forms in which English writes dates, each with what it means on a given day. First rules win."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, timedelta

from memenv.language.date_values import (
    DAY_INDEX,
    MONTH_INDEX,
    SEASONS,
    Date,
    day_of,
    day_text,
    month_of,
    number,
    season_of,
    shift_months,
    week_of,
    weekday_after,
    weekday_before,
    weekend_of,
    year_of,
)

__all__ = ["RULES", "WEEKDAY", "group", "offset"]

_M = r"(?P<m>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"
_MW = r"(?P<m>january|february|march|april|may|june|july|august|september|october|november|december)"
_D = r"(?P<d>[0-3]?[0-9])(?:st|nd|rd|th)?"
_Y = r"(?P<y>(?:19|20)[0-9]{2})"
WEEKDAY = r"(?P<w>monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?"
_N = r"(?P<n>[0-9]{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?(?: couple(?: of)?)?|couple of|(?:a )?few|several)"
_AGO = r"(?:ago|back|earlier|prior)"

_Build = Callable[[re.Match[str], date | None], Date | None]
RULES: list[tuple[re.Pattern[str], _Build, bool]] = []


def _rule(pattern: str, relative: bool) -> Callable[[_Build], _Build]:
    def add(build: _Build) -> _Build:
        RULES.append((re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE | re.ASCII), build, relative))
        return build

    return add


def _plain_day(year: int, month: int, day: int) -> Date | None:
    try:
        return day_of(date(year, month, day))
    except ValueError:
        return None


def group(match: re.Match[str], name: str) -> str:
    """A named group in lower case, "" where it has none."""
    return (match.groupdict().get(name) or "").lower()


def _full(match: re.Match[str], today: date | None) -> Date | None:
    return _plain_day(int(match["y"]), MONTH_INDEX[group(match, "m")], int(match["d"]))


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


@_rule(rf"(?<![0-9] ){_M}(?: of)?,? {_Y}", False)
def _month_year(match: re.Match[str], today: date | None) -> Date | None:
    return month_of(int(match["y"]), MONTH_INDEX[group(match, "m")])


@_rule(r"(?P<y>(?:19|20)[0-9]{2})-(?P<m>0[1-9]|1[0-2])(?![-0-9])", False)
def _iso_month(match: re.Match[str], today: date | None) -> Date | None:
    return month_of(int(match["y"]), int(match["m"]))


@_rule(rf"(?P<s>winter|spring|summer|autumn|fall)(?: of|,)? {_Y}", False)
def _season_year(match: re.Match[str], today: date | None) -> Date | None:
    return season_of(group(match, "s"), int(match["y"]))


def _no_year(match: re.Match[str], today: date | None) -> Date | None:
    """A day without a year is taken as the nearest one, the past preferred beyond half a year."""
    if today is None:
        return None
    month, day = MONTH_INDEX[group(match, "m")], int(match["d"])
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
    word, unit = group(match, "n"), group(match, "u")
    vague = "few" in word or word == "several"
    count = 2 if "couple" in word else 3 if vague else number(word.split()[0]) or 1
    return offset(today, -count if re.fullmatch(_AGO, group(match, "z")) else count, unit, vague, word)


@_rule(rf"in (?:about |around )?(?!an? (?:day|night|weekend)\b){_N} {_UNIT}(?: time)?", True)
def _in(match: re.Match[str], today: date | None) -> Date | None:
    if today is None:
        return None
    word = group(match, "n")
    count = 2 if "couple" in word else 3 if "few" in word or word == "several" else number(word.split()[0]) or 1
    return offset(today, count, group(match, "u"), "few" in word, word)


def offset(today: date, count: int, unit: str, vague: bool, word: str) -> Date | None:
    """`count` units from `today`; `vague`: "a few". None outside the calendar."""
    side, size = ("before" if count < 0 else "after"), abs(count)
    said = "a few" if vague else {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}.get(size, str(size))
    if unit in ("day", "night"):
        note = f"A few days {side} {day_text(today)}" if vague else ""
        return day_of(today + timedelta(count), note)
    if unit in ("week", "fortnight"):
        weeks = count * (2 if unit == "fortnight" else 1)
        near = "The week" if size == 1 and unit == "week" else f"{said} {unit}s".capitalize()
        return day_of(today + timedelta(7 * weeks), f"{near} {side} {day_text(today)}")
    if unit == "weekend":
        first = weekday_before(today, 5) if count < 0 else weekday_after(today, 5)
        step = (size - 1) * (-7 if count < 0 else 7)
        note = f"{'The weekend' if size == 1 else said.capitalize() + ' weekends'} {side} {day_text(today)}"
        return weekend_of(first + timedelta(step), note)
    if unit == "month":
        shifted = shift_months(today, count)
        return month_of(shifted.year, shifted.month, f"A few months {side} {day_text(today)}" if vague else "")
    if not 1 < today.year + count < 9999:
        return None
    return year_of(today.year + count, f"A few years {side} {today.year}" if vague else "")


@_rule(
    r"(?:the day )?(?P<x>before yesterday|after tomorrow)|(?P<y>yesterday|tomorrow|today|tonight|last night"
    r"|this (?:morning|afternoon|evening)|earlier today)",
    True,
)
def _near(match: re.Match[str], today: date | None) -> Date | None:
    if today is None:
        return None
    if match["x"]:
        return day_of(today + timedelta(-2 if "before" in match["x"].lower() else 2))
    word = match["y"].lower()
    return day_of(today + timedelta(-1 if word in ("yesterday", "last night") else 1 if word == "tomorrow" else 0))


@_rule(
    rf"(?:earlier |later )?(?P<k>this past|this last|this coming|last|past|previous|this|next|coming|following) (?:{WEEKDAY}"
    rf"|(?P<u>weekend|week|month|year|fortnight|winter|spring|summer|autumn|fall)|{_MW})"
    rf"|(?:on |(?<=\bover ))(?:{WEEKDAY.replace('?P<w>', '?P<w2>')}|(?P<u2>the weekend))",
    True,
)
def _last(match: re.Match[str], today: date | None) -> Date | None:
    if today is None:
        return None
    kind = group(match, "k") or "past"
    way = 1 if kind in ("next", "coming", "following", "this coming") else 0 if kind == "this" else -1
    side = "after" if way > 0 else "before"
    unit = group(match, "u") or ("weekend" if match["u2"] else "")
    weekday = group(match, "w") or group(match, "w2")
    if weekday:
        index = DAY_INDEX[weekday]
        found = weekday_before(today, index) if way < 0 else weekday_after(today, index)
        if way == 0:
            side = "after"
        return day_of(found, f"The {weekday.capitalize()} {side} {day_text(today)}")
    if unit == "week":
        return week_of(today + timedelta(7 * way), f"The week {side if way else 'of'} {day_text(today)}")
    if unit == "fortnight":
        return week_of(today + timedelta(14 * way), f"The two weeks {side} {day_text(today)}")
    if unit == "weekend":
        saturday = weekday_before(today, 5) if way < 0 else weekday_after(today, 5)
        if way < 0 and today.weekday() == 6:
            saturday = today - timedelta(8)
        return weekend_of(saturday, f"The weekend {side if way else 'of'} {day_text(today)}")
    if unit == "month":
        return month_of(today.year, today.month + way)
    if unit == "year":
        return year_of(today.year + way)
    if unit:
        year = today.year
        begins = date(year, SEASONS[unit], 1)
        if way < 0 and (begins > today or season_of(unit, year).end >= today):
            year -= 1
        if way > 0 and begins <= today:
            year += 1
        return season_of(unit, year)
    month = MONTH_INDEX[group(match, "m")]
    if way < 0:
        return month_of(today.year - (month >= today.month), month)
    return month_of(today.year + (way > 0 and month <= today.month), month)


@_rule(rf"(?:in|since|during|early|late|mid|by|until|around)[ -](?:early |late |mid[ -])?{_MW}", True)
def _in_month(match: re.Match[str], today: date | None) -> Date | None:
    if today is None:
        return None
    month = MONTH_INDEX[group(match, "m")]
    ahead = month > today.month and "by" not in match.group().lower()
    return month_of(today.year - ahead, month)


@_rule(rf"(?<![0-9$£€.,:/-]){_Y}(?![0-9%:/-]|[.,][0-9])", False)
def _bare_year(match: re.Match[str], today: date | None) -> Date | None:
    return year_of(int(match["y"]))

"""Dates in English text: absolute ones in many forms, relative ones resolved against a day.

Month and weekday names are own tables (`date_values`): nothing depends on the locale.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache

from memenv.language.date_rules import RULES, WEEKDAY, group, offset
from memenv.language.date_values import (
    DAY_INDEX,
    MONTHS,
    NUMBER_WORDS,
    WEEKDAYS,
    Date,
    Granularity,
    day_of,
    day_text,
    number,
    week_of,
    weekday_after,
    weekday_before,
    weekend_of,
)
from memenv.language.gates import Gates, fold
from memenv.language.rare import Rare
from memenv.stream import days_to_date

__all__ = [
    "MONTHS",
    "NUMBER_WORDS",
    "WEEKDAYS",
    "Date",
    "Granularity",
    "Mention",
    "day_text",
    "find_dates",
    "looks_ahead",
    "number",
    "parse_date",
]


@dataclass(frozen=True, slots=True)
class Mention:
    """A date named at `text[start:end]`. `relative`: it was resolved against the reference day."""

    start: int
    end: int
    date: Date
    relative: bool = False


_ANCHOR = re.compile(
    rf"\b(?:the )?(?:(?P<n>[0-9]{{1,2}}|one|two|three|four|five|six|an?|a few|few) )?"
    rf"(?:(?P<u>day|week|weekend|month|year)s?|{WEEKDAY}) (?P<k>before|after|of|prior to|following)$",
    re.IGNORECASE | re.ASCII,
)


def _anchored(text: str, mention: Mention) -> Mention:
    """Widens "16 June 2023" to "the week before 16 June 2023" where that is what is written."""
    if mention.date.granularity != "day" or mention.relative:
        return mention
    head = text[max(0, mention.start - 40) : mention.start].rstrip()
    if head.lower().endswith(" the"):
        head = head[:-4]
    match = _ANCHOR.search(head)
    if match is None:
        return mention
    day, kind = mention.date.start, match["k"].lower()
    way = 1 if kind in ("after", "following") else 0 if kind == "of" else -1
    unit, wording = group(match, "u"), f"{match.group()} {text[mention.start : mention.end]}"
    if match["w"]:
        if way == 0:
            return mention
        index = DAY_INDEX[group(match, "w")]
        made: Date | None = day_of(weekday_before(day, index) if way < 0 else weekday_after(day, index))
    elif way == 0:
        made = week_of(day) if unit == "week" else weekend_of(day + timedelta(5 - day.weekday())) if unit else None
    elif unit == "week" and (match["n"] or "").lower() in ("", "a", "one"):
        made = week_of(day + timedelta(7 * way))
    else:
        count = number(match["n"] or "one") or 3
        made = offset(day, count * way, unit, False, "")
    if made is None:
        return mention
    wording = wording[:1].upper() + wording[1:]
    start = mention.start - (len(text[: mention.start]) - len(text[: mention.start].rstrip())) - len(match.group())
    return Mention(max(0, start), mention.end, Date(made.start, made.end, made.granularity, wording))


_GATES = Gates([pattern.pattern] for pattern, _, _ in RULES)


#: The rules for lower-cased ASCII. What they build from a match does not depend on its case.
_LOWERED = [re.compile(pattern.pattern, re.ASCII) for pattern, _, _ in RULES]


@lru_cache(maxsize=4096)
def _may(text: str) -> int:
    """Which rules can find a date: a bit for each."""
    return _GATES.open(fold(text))


@lru_cache(maxsize=4096)
def _matches(text: str) -> tuple[tuple[int, re.Match[str]], ...]:
    """Every match of every rule, by the rule's number: what of a date does not depend on the day."""
    may = _may(text)
    rules = [rule for rule in range(may.bit_length()) if may >> rule & 1]
    if text.isascii():  # letters of one case let the engine skip at once
        low = text.lower()
        return tuple([(rule, match) for rule in rules for match in _LOWERED[rule].finditer(low)])
    return tuple([(rule, match) for rule in rules for match in RULES[rule][0].finditer(text)])


_calendar_day = lru_cache(maxsize=4096)(days_to_date)


#: What is said of days to come.
_AHEAD = Rare(
    r"\b(?:plan(?:s|ning)? (?:to|on)|intends? to|intending to|hop(?:e|es|ing) to|wants? to|going to|will|['’]ll|about to|aims? to|made up (?:my|his|her) mind to|decided to|set on|scheduled (?:to|for)|is to|am to|due to|plan is)\b",
    re.IGNORECASE,
)


def looks_ahead(text: str) -> bool:
    """Whether `text` speaks of what is planned or to come."""
    return _AHEAD.search(text) is not None


def _ahead(text: str, mention: Mention, today: date) -> Mention:
    """A day without a year in what is planned lies ahead: "I'll run on 8 September"."""
    made = mention.date
    if (
        not mention.relative
        or made.granularity not in ("day", "month")
        or made.end >= today
        or not _MONTH_ONLY.search(text[mention.start : mention.end])
        or re.search(r"[0-9]{4}|\b(?:last|ago|past)\b", text[mention.start : mention.end])
    ):
        return mention
    try:
        start, end = made.start.replace(year=made.start.year + 1), made.end.replace(year=made.end.year + 1)
    except ValueError:
        return mention
    return Mention(mention.start, mention.end, Date(start, end, made.granularity, made.anchored), True)


_MONTH_ONLY = re.compile(r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)", re.IGNORECASE)


@lru_cache(maxsize=4096)
def _find(text: str, day: int | None) -> tuple[Mention, ...]:
    today = None if day is None else _calendar_day(day)
    found: list[Mention] = []
    for rule, match in _matches(text):
        start, end = match.span()
        if any(start < other.end and other.start < end for other in found):
            continue
        _, build, relative = RULES[rule]
        try:
            made = build(match, today)
        except (OverflowError, ValueError):
            made = None  # outside the calendar
        if made is not None:
            found.append(Mention(start, end, made, relative))
    if today is not None and _AHEAD.search(text):
        found = [_ahead(text, mention, today) for mention in found]
    if len(found) == 1:
        return (_anchored(text, found[0]),)
    widened = [_anchored(text, mention) for mention in found]
    return tuple(sorted(widened, key=lambda mention: (mention.start, mention.end)))


def find_dates(text: str, reference: float | None = None) -> tuple[Mention, ...]:
    """The dates that `text` names, in order of appearance; they do not overlap.

    Args:
        text: any text.
        reference: the moment the text was said, in days since 1 January 1970. Without it relative expressions and
            days without a year are not dates.
    """
    if not _may(text):
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

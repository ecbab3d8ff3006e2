"""The days that an answer names, so that one date in two forms counts as the same date.

Reads self-contained answers ("7 May 2023", "The week before 9 June 2023", "first week of May 2023"); nothing here
resolves "yesterday", which is the reader's work and needs a date to count from. It shares no code with
`memenv.language.dates` on purpose: a scorer that read dates as the reader does would share the reader's mistakes.
Conventions, where English has none:

* "the week before D" is the seven days before D, "the Friday before D" the last Friday strictly before it, "the
  weekend before D" the last Saturday and Sunday strictly before it;
* "the week of D" is the calendar week, Monday to Sunday, that D lies in; "first week of May" is days 1 to 7, "last
  week of May" its last seven days; early, mid and late are days 1-10, 11-20 and the rest;
* "a few" is two to five units; seasons are meteorological, and winter starts in the December of its year.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache

from memenv.envs.dialogue.written_dates import Token, WrittenDate, month_end, months_on, written_dates

__all__ = ["DateSpan", "date_exact", "date_overlap", "parse_date", "within"]

_WEEKDAYS = {
    name: number
    for number, names in enumerate(
        (
            ("monday", "mon"),
            ("tuesday", "tue", "tues"),
            ("wednesday", "wed"),
            ("thursday", "thu", "thurs"),
            ("friday", "fri"),
            ("saturday", "sat"),
            ("sunday", "sun"),
        )
    )
    for name in names
}
_COUNTS = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "couple": 2}
_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "last": -1}
_UNITS = {"day": 1, "night": 1, "evening": 1, "morning": 1, "week": 7, "weekend": 0, "month": 30, "year": 365}
_PARTS = {"early": 1, "beginning": 1, "start": 1, "mid": 2, "middle": 2, "late": 3, "end": 3}
#: Words that, left over, change which days are meant in a way not understood here.
_UNREAD = frozenset(
    (
        *("before", "after", "until", "till", "ago", "prior", "following", "later", "earlier", "last", "next"),
        *("previous", "not", "never", "or", "week", "month", "weekend", "yesterday", "tomorrow", "today", "tonight"),
    )
)
#: Thousand-word answers are not dates; the cap bounds the work.
_LONGEST = 400


@dataclass(frozen=True, slots=True)
class DateSpan:
    """The days from `start` to `end`, both included.

    Without a year ("13 August") the span lies in the leap year 2000 and `every_year` is true.
    """

    start: date
    end: date
    every_year: bool = False

    @property
    def days(self) -> int:
        """Number of days."""
        return (self.end - self.start).days + 1


def parse_date(text: str) -> DateSpan | None:
    """The one span of days that `text` names; None where it names none, several, or one by words not understood.

    Words around the date are ignored ("She went on 7 May 2023"), other numbers and second dates are not.
    """
    return _parse(text) if len(text) <= _LONGEST else None


def date_exact(prediction: str, gold: str) -> float | None:
    """1 if both name exactly the same days, else 0; None where the gold names none."""
    expected = parse_date(gold)
    return None if expected is None else float(parse_date(prediction) == expected)


def date_overlap(prediction: str, gold: str) -> float | None:
    """Days in both spans over days in either (Jaccard 1912), in [0, 1]; None where the gold names none."""
    expected = parse_date(gold)
    if expected is None:
        return None
    found = parse_date(prediction)
    if found is None or found.every_year != expected.every_year:
        return 0.0
    common = (min(found.end, expected.end) - max(found.start, expected.start)).days + 1
    return max(common, 0) / (found.days + expected.days - max(common, 0))


def within(prediction: str, gold: str) -> bool:
    """Whether `prediction` names the same date at the gold's granularity: days that all lie in the gold's.

    For a gold "May 2023" the answer "7 May 2023" is right and "2023" is not; for "13 August" any year's is right.
    """
    expected, found = parse_date(gold), parse_date(prediction)
    if expected is None or found is None:
        return False
    if expected.every_year and not found.every_year:
        found = DateSpan(found.start.replace(year=2000), found.end.replace(year=2000), True)
    if found.every_year != expected.every_year or found.start > found.end:
        return False
    return expected.start <= found.start and found.end <= expected.end


@lru_cache(maxsize=4096)
def _parse(text: str) -> DateSpan | None:
    try:
        spans, rest = _modified(written_dates(text))
    except (ValueError, OverflowError):  # 31 February, or a step out of the calendar
        return None
    if len(set(spans)) != 1 or any(isinstance(token, int) or token in _UNREAD or "n't" in token for token in rest):
        return None
    bare_month = not spans[0].year and spans[0].start.day == 1 and spans[0].end.day > 7
    if bare_month and set(rest) - {"in", "the", "of", "month", "during", "-"}:
        return None  # "may" is a verb and "march" a walk
    return DateSpan(spans[0].start, spans[0].end, not spans[0].year)


def _modified(tokens: Sequence[Token]) -> tuple[list[WrittenDate], list[str | int]]:
    """The dates in `tokens` after the words before them moved them, and the words that played no part."""
    spans: list[WrittenDate] = []
    rest: list[str | int] = []
    for token in tokens:
        if isinstance(token, WrittenDate):
            span, used = _apply(token, rest)
            del rest[len(rest) - used :]
            spans.append(span)
        else:
            rest.append(token)
    return spans, rest


def _apply(base: WrittenDate, before: Sequence[str | int]) -> tuple[WrittenDate, int]:
    """`base` moved by the words that precede it, and how many of them were used."""

    def back(offset: int) -> str | int:
        return before[-offset] if offset <= len(before) else ""

    used = 1 + (back(1) == "the")  # "before the 7th of May"
    link = back(used)
    if (link == "to" and back(used + 1) == "prior") or link in ("before", "after", "following"):
        forward = link in ("after", "following")
        used += link == "to"
        unit = _unit(back(used + 1))
        if unit in _WEEKDAYS:
            return _step(base, unit, 1, 1, forward), used + 1
        if unit in _UNITS:
            least, most, extra = _count(before[: len(before) - used - 1])
            return _step(base, unit, least, most, forward), used + 1 + extra
        return base, 0
    if link == "of" or (link == "in" and back(used + 1) in ("week", "weekend")):
        unit = _unit(back(used + 1))
        ordinal = back(used + 2)
        if isinstance(ordinal, str) and ordinal in _ORDINALS and (unit in ("week", "weekend") or unit in _WEEKDAYS):
            return _nth(base, unit, _ORDINALS[ordinal]), used + 2
        if unit == "week" and base.start == base.end:
            monday = base.start - timedelta(days=base.start.weekday())
            return WrittenDate(monday, monday + timedelta(days=6), base.year), used + 1
        if unit == "weekend":
            saturday = base.start + timedelta(days=(5 - base.start.weekday()) % 7 if base.start.weekday() < 6 else -1)
            return WrittenDate(saturday, saturday + timedelta(days=1), base.year), used + 1
        if unit in ("week", "month", "year", "day", "summer"):
            return base, used + 1
        if isinstance(unit, str) and unit in _PARTS:
            return _part(base, _PARTS[unit]), used + 1
        return base, 0
    if isinstance(link, str) and link in _PARTS:
        return _part(base, _PARTS[link]), used
    if link == "-" and back(used + 1) == "mid":
        return _part(base, 2), used + 1
    return base, 0


def _unit(word: str | int) -> str:
    word = str(word)
    return word[:-1] if word.endswith("s") and word[:-1] in _UNITS else word


def _count(words: Sequence[str | int]) -> tuple[int, int, int]:
    """Least and most units named at the end of `words` ("a few" is 2 to 5), and how many words say so."""
    last = words[-1] if words else ""
    if last == "few":
        return 2, 5, 1 + (len(words) > 1 and words[-2] == "a")
    if last == "of" and len(words) > 1 and words[-2] == "couple":
        return 2, 2, 2
    if isinstance(last, int):
        return last, last, 1
    if last in _COUNTS:
        return _COUNTS[last], _COUNTS[last], 1
    return 1, 1, 0


def _step(base: WrittenDate, unit: str, least: int, most: int, forward: bool) -> WrittenDate:
    """The `least`-th to `most`-th unit before or after `base`."""
    sign = 1 if forward else -1
    anchor = base.end if forward else base.start
    if unit in _WEEKDAYS:
        ahead = (_WEEKDAYS[unit] - anchor.weekday()) % 7
        day = anchor + timedelta(days=(ahead or 7) if forward else ahead - 7)
        return WrittenDate(day, day, base.year)
    if unit == "weekend":
        next_saturday = anchor + timedelta(days=(5 - anchor.weekday()) % 7 or 7)
        # The last Sunday strictly before the anchor, less a day.
        last_saturday = anchor - timedelta(days=(anchor.weekday() + 1) % 7 or 7) - timedelta(days=1)
        near = next_saturday if forward else last_saturday
        ends = sorted((near + timedelta(days=7 * sign * (least - 1)), near + timedelta(days=7 * sign * (most - 1))))
        return WrittenDate(ends[0], ends[1] + timedelta(days=1), base.year)
    if unit == "month":
        ends = sorted((months_on(anchor, sign * least), months_on(anchor, sign * most)))
        return WrittenDate(ends[0], month_end(ends[1]), base.year)
    if unit == "year":
        years = sorted((anchor.year + sign * least, anchor.year + sign * most))
        return WrittenDate(date(years[0], 1, 1), date(years[1], 12, 31), base.year)
    length = 7 if unit == "week" else 1
    near = anchor + timedelta(days=sign * (length * (least - 1) + 1))
    far = anchor + timedelta(days=sign * length * most)
    return WrittenDate(min(near, far), max(near, far), base.year)


def _nth(base: WrittenDate, unit: str, ordinal: int) -> WrittenDate:
    """The `ordinal`-th (-1 the last) week, weekend or weekday inside `base`."""
    if unit == "week":
        if ordinal < 0:
            return WrittenDate(base.end - timedelta(days=6), base.end, base.year)
        start = base.start + timedelta(days=7 * (ordinal - 1))
        return WrittenDate(start, min(start + timedelta(days=6), base.end), base.year)
    weekday = 5 if unit == "weekend" else _WEEKDAYS[unit]
    if ordinal < 0:
        day = base.end - timedelta(days=(base.end.weekday() - weekday) % 7)
    else:
        day = base.start + timedelta(days=(weekday - base.start.weekday()) % 7 + 7 * (ordinal - 1))
    return WrittenDate(day, day + timedelta(days=1 if unit == "weekend" else 0), base.year)


def _part(base: WrittenDate, part: int) -> WrittenDate:
    """The early, middle or late third of `base`; of a month days 1-10, 11-20 and the rest."""
    length = (base.end - base.start).days + 1
    third = 10 if 28 <= length <= 31 else length // 3
    start = base.start + timedelta(days=third * (part - 1))
    return WrittenDate(start, base.end if part == 3 else start + timedelta(days=third - 1), base.year)

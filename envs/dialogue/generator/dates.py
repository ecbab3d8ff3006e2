"""Calendar words: relative dates in talk, and dates in answers."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

__all__ = ["MONTHS", "NUMBERS", "answer_date", "past_phrase", "soon_phrase"]

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")

#: Number words by value, 0 to 20.
NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip


def answer_date(iso: str) -> str:
    """`2023-05-03` as `3 May 2023`, `2023-05` as `May 2023`, `2023` as itself."""
    parts = iso.split("-")
    if len(parts) == 1:
        return iso
    month = MONTHS[int(parts[1]) - 1]
    return f"{month} {parts[0]}" if len(parts) == 2 else f"{int(parts[2])} {month} {parts[0]}"


def past_phrase(rng: Random, day: date, earliest: date, distant: bool) -> tuple[str, str]:
    """A phrase for a past day, as said on `day`, and the date it means.

    Nothing before `earliest` is meant, unless `distant` allows a year or month long ago. "last Friday" is said only
    three to six days after, where nobody doubts which one is meant.
    """
    if distant and rng.random() < 0.15:
        year = day.year - 1 - int(rng.random() * 4)
        if rng.random() < 0.5:
            return f"in {year}", str(year)
        month = 1 + int(rng.random() * 12)
        return f"in {MONTHS[month - 1]} {year}", f"{year}-{month:02d}"
    room = (day - earliest).days
    for _ in range(4):
        style = int(rng.random() * 8)
        if style == 0 and room >= 1:
            return "yesterday", (day - timedelta(1)).isoformat()
        if style == 1 and room >= 6:
            then = day - timedelta(3 + int(rng.random() * 4))
            return f"last {_WEEKDAYS[then.weekday()]}", then.isoformat()
        if style == 2 and room >= 5:
            back = 2 + int(rng.random() * 4)
            return f"{NUMBERS[back]} days ago", (day - timedelta(back)).isoformat()
        if style == 3 and room >= 21:
            back = 1 + int(rng.random() * 3)
            phrase = "a week ago" if back == 1 else f"{NUMBERS[back]} weeks ago"
            return phrase, (day - timedelta(7 * back)).isoformat()
        if style in (4, 5) and room >= 1:
            then = day - timedelta(1 + int(rng.random() * min(room, 25)))
            return f"on {then.day} {MONTHS[then.month - 1]}", then.isoformat()
        if style == 6:
            last = day.replace(day=1) - timedelta(1)
            if last.replace(day=1) > earliest:
                return "last month", last.isoformat()[:7]
        if style == 7:
            break
    return ("this morning" if rng.random() < 0.5 else "today"), day.isoformat()


def soon_phrase(rng: Random, day: date) -> tuple[str, str]:
    """A phrase for a day to come, as said on `day`, and the date it means."""
    style = int(rng.random() * 4)
    if style == 0:
        return "tomorrow", (day + timedelta(1)).isoformat()
    if style == 1:
        ahead = 2 + int(rng.random() * 3)
        return f"in {NUMBERS[ahead]} weeks", (day + timedelta(7 * ahead)).isoformat()
    if style == 2:
        then = day + timedelta(5 + int(rng.random() * 40))
        return f"on {then.day} {MONTHS[then.month - 1]}", then.isoformat()
    following = day.replace(day=28) + timedelta(7)
    return "next month", following.isoformat()[:7]

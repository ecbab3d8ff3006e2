"""Relative dates mean what they say; read here by other means than they were made."""

from __future__ import annotations

import calendar
from datetime import date, timedelta
from random import Random

import pytest

from memenv.envs.dialogue.generator import PRESETS, generate
from memenv.envs.dialogue.generator.dates import NUMBERS, answer_date, past_phrase, soon_phrase
from memenv.stream import days_to_date


def read(phrase: str, day: date) -> str:
    """The date that a phrase means on `day`."""
    match phrase.split():
        case ["today"] | ["this", "morning"]:
            return day.isoformat()
        case ["yesterday"]:
            return (day - timedelta(days=1)).isoformat()
        case ["tomorrow"]:
            return (day + timedelta(days=1)).isoformat()
        case ["last", "month"]:
            year, month = (day.year, day.month - 1) if day.month > 1 else (day.year - 1, 12)
            return f"{year}-{month:02d}"
        case ["next", "month"]:
            year, month = (day.year, day.month + 1) if day.month < 12 else (day.year + 1, 1)
            return f"{year}-{month:02d}"
        case ["last", name]:
            back = next(n for n in range(1, 8) if calendar.day_name[(day - timedelta(n)).weekday()] == name)
            assert 3 <= back <= 6
            return (day - timedelta(back)).isoformat()
        case [number, "days" | "day", "ago"]:
            return (day - timedelta(NUMBERS.index(number))).isoformat()
        case [number, "weeks" | "week", "ago"]:
            return (day - timedelta(7 if number == "a" else 7 * NUMBERS.index(number))).isoformat()
        case ["in", number, "weeks"]:
            return (day + timedelta(7 * NUMBERS.index(number))).isoformat()
        case ["in", year]:
            return year
        case ["in", month, year]:
            return f"{year}-{list(calendar.month_name).index(month):02d}"
        case ["on", number, month]:
            options = [date(day.year + n, list(calendar.month_name).index(month), int(number)) for n in (-1, 0, 1)]
            return min(options, key=lambda option: abs((option - day).days)).isoformat()
    raise AssertionError(phrase)


DAYS = [date(2023, 1, 1) + timedelta(n) for n in range(0, 760, 3)]


@pytest.mark.parametrize("room", [0, 1, 4, 12, 40])
def test_past_phrases(room: int) -> None:
    rng = Random(room)
    for day in DAYS:
        earliest = day - timedelta(room)
        phrase, iso = past_phrase(rng, day, earliest, False)
        assert read(phrase, day) == iso, (phrase, day)
        assert len(iso) in (7, 10)
        assert earliest.isoformat() <= (iso if len(iso) == 10 else f"{iso}-31") <= f"{day.isoformat()[:7]}-31"
        if len(iso) == 10:
            assert iso <= day.isoformat()


def test_distant_phrases() -> None:
    rng = Random(5)
    found = [(day, *past_phrase(rng, day, day, True)) for day in DAYS]
    assert all(read(phrase, day) == iso for day, phrase, iso in found)
    assert {len(iso) for _, _, iso in found} == {4, 7, 10}


def test_soon_phrases() -> None:
    rng = Random(6)
    for day in DAYS:
        phrase, iso = soon_phrase(rng, day)
        assert read(phrase, day) == iso, (phrase, day)
        assert iso > day.isoformat()[: len(iso)]


def test_answer_dates() -> None:
    assert answer_date("2023-05-07") == "7 May 2023"
    assert answer_date("2023-12") == "December 2023"
    assert answer_date("2019") == "2019"


def test_a_change_never_happened_before_the_value_it_replaces_was_told() -> None:
    for seed in range(60):
        last: dict[tuple[str, str], date] = {}
        for fact in generate(seed, PRESETS["default"]).log:
            key = (fact.subject, fact.relation)
            if fact.op == "set" and not fact.flag and len(fact.date) == 10 and key in last:
                assert date.fromisoformat(fact.date) > last[key] or days_to_date(fact.time) == last[key]
            if not fact.flag and fact.op in ("set", "correct"):
                last[key] = days_to_date(fact.time)

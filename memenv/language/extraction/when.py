"""Dates inside a clause: found, resolved, written out, and taken away."""

from __future__ import annotations

import re

from memenv.language.dates import Date, find_dates, looks_ahead

__all__ = ["dated"]

_MONTH = r"(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)"
_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_COUNT = r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,3}|a few|a couple(?: of)?|few|several|couple of)"
_UNIT = r"(?:day|night|weekend|week|fortnight|month|year)"
_SEASON = r"(?:winter|spring|summer|autumn|fall)"
_ORDINAL = r"(?:\d{1,2}(?:st|nd|rd|th)?)"
_PHRASE = re.compile(
    rf"\b(?P<lead>(?:(?P<prep>on|in|at|over|during|since|until|till|from|by|for|back in|back on|around|earlier|later|as of|early|late|mid) )*)"
    rf"(?P<when>(?:the )?(?:{_DAY},? (?:the )?)?{_ORDINAL}(?: of)? {_MONTH}\b\.?(?:,? (?:19|20)\d\d)?"
    rf"|{_MONTH} (?:the )?{_ORDINAL}\b(?:,? (?:19|20)\d\d)?|{_MONTH},? (?:19|20)\d\d"
    rf"|(?:19|20)\d\d-\d\d?-\d\d?|\d\d?[/.]\d\d?[/.](?:19|20)\d\d"
    rf"|the day (?:before yesterday|after tomorrow)|yesterday(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening|night))?|last night|tonight|today"
    rf"|this (?:morning|afternoon|evening)|(?:about |around |almost |nearly |over |just )?(?:the )?{_COUNT} {_UNIT}s? (?:ago|back|earlier|from now|later)"
    rf"|(?:the )?(?:this past|this last|this coming|last|past|previous|this|next|coming|following) (?:{_DAY}|{_UNIT}|{_SEASON}|{_MONTH})\b"
    rf"|{_SEASON} (?:of )?(?:19|20)\d\d|(?<=on ){_DAY}\b(?!s)|(?<=over )the weekend|(?<=in )(?:early |late |mid )?{_MONTH}\b(?! \d)|(?<=since ){_MONTH}\b|(?<=in )(?:about )?(?!an? (?:day|night|weekend)\b){_COUNT} {_UNIT}s?(?: time)?\b"
    rf"|(?<=in )(?:19|20)\d\d\b|(?<=since )(?:19|20)\d\d\b|(?<=of )(?:19|20)\d\d\b)(?![’'\w])"
)
#: Where a date can be at the earliest: a fast look before the exact one.
_ANCHOR = re.compile(
    r"\d|day|night|week|month|year|ago|morning|tomorrow|evening|afternoon|fortnight|winter|spring|summer|autumn|fall"
    r"|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
)
_LEAD_LENGTH = 40  # of the words before the anchor that belong to a date: "back in about the last "
_MODIFIER = re.compile(r"^(?:about|around|almost|nearly|over|just) ", re.IGNORECASE)


def _written(found: Date, lead: str) -> str:
    """The date with a fitting preposition; "since", "until" and the like stay."""
    kept = lead.split()[-1].lower() if lead.strip() else ""
    text = found.text(anchored=found.granularity != "day")
    if found.anchored and found.granularity != "day":
        text = text[:1].lower() + text[1:]
    if kept in ("since", "until", "till", "from", "by", "for", "around"):
        return f"{kept} {text}"
    if text.startswith(("the weekend", "a few")):
        return f"{'on' if text.startswith('the weekend of') else 'in' if kept == 'in' else ''} {text}".strip()
    if found.granularity == "day":
        return f"on {text}"
    return f"in {text}"


def dated(clause: str, time: float) -> tuple[str, str, Date | None]:
    """The clause with its dates written out, the clause without them, and the first date.

    Args:
        clause: as it was said.
        time: when, in days; relative dates are resolved against it.
    """
    low = clause.lower()
    anchor = _ANCHOR.search(low) if len(low) == len(clause) else None
    if anchor is None:
        return clause, clause, None
    begin = max(0, anchor.start() - _LEAD_LENGTH)
    begin = clause.rfind(" ", 0, begin) + 1 if begin else 0
    first: Date | None = None
    ahead = "will " if looks_ahead(clause) else ""  # a plan's day lies ahead
    told: list[str] = []
    bare: list[str] = []
    end = 0
    for match in _PHRASE.finditer(low, begin):
        lead = match["lead"]
        said = _MODIFIER.sub("", match["when"])
        # "on Tuesday", "in May", "over the weekend" are dates because of their preposition
        head = (
            lead.split()[-1] + " " if lead.strip() and lead.split()[-1].lower() in ("on", "in", "over", "since") else ""
        )
        mentions = find_dates(ahead + head + said, time) or (find_dates(said, time) if head else ())
        if not mentions:
            continue
        found = mentions[0].date
        first = first or found
        before = clause[end : match.start()]
        told += [before, _written(found, lead)]
        bare.append(before)
        end = match.end()
    if first is None:
        return clause, clause, None
    rest = clause[end:]
    return "".join([*told, rest]), " ".join("".join([*bare, " ", rest]).split()).strip(" ,"), first

"""What brackets hold, said in sentences: dates of a list's members, and what a value replaced."""

from __future__ import annotations

import re

from memenv.language.dates import find_dates

__all__ = ["unfolded"]

_BRACKET = re.compile(r"\s*\((?P<said>[^()]{3,60})\)")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"'“])|\n+")
#: What stands between a list's head ("Mia's hobbies are") and its first member.
_HEADS = (
    re.compile(r"^[^,(]*:\s+"),
    re.compile(r"^[^,(]*\b(?:is|are|was|were) (?:(?:[a-z]+ )?(?:to|of|at|in|with|about|by) )?(?:the |both )?"),
    re.compile(
        r"^[^,(]*?\b(?:has|have|speaks?|plays?|dislikes?|loves?|likes?|knows?|won|(?:in|at|for|with|of)) (?:the |both |also )?"
    ),
)
#: "Mia's boss is Leo (since May 2022; before: Bo)."
_REPLACED = re.compile(
    r"^(?P<whose>[A-Z][\w-]*(?: [A-Z][\w-]*)?['’]s) (?P<kind>[a-z][\w -]{1,30}?) is (?P<now>[^()]+?) \("
    r"(?:(?P<since>[^();]{3,40})(?:; ?|\) \())?(?:before|previously|formerly)[: ] ?(?P<old>[^()]+)\)\W*$"
)
_BETWEEN = re.compile(r",? and |[,;] |,? & ")
_SUBJECT = re.compile(r"^\W*(?P<n>[A-Z][\w’'-]*(?: [A-Z][\w-]+)?)\s")


def unfolded(text: str) -> str:
    """`text` with every dated member of a list told again in a sentence of its own, behind the list without the dates.

    "Mia's hobbies are chess (since 3 May 2022) and golf." becomes "Mia's hobbies are chess and golf. Mia's hobbies are
    chess (since 3 May 2022)." Brackets without a date, and sentences that are no list, stay as they are. "Mia's boss is Leo (before: Bo)." becomes two sentences as well.
    """
    if "(" not in text:
        return text
    return " ".join(_sentence(part) for part in _SENTENCE_END.split(text))


def _sentence(text: str) -> str:
    replaced = _REPLACED.match(text)
    if replaced is not None:
        since = f" ({replaced['since']})" if replaced["since"] else ""
        whose, kind = replaced["whose"], replaced["kind"]
        return f"{whose} {kind} is {replaced['now']}{since}. {whose} previous {kind} was {replaced['old']}."
    brackets = [match for match in _BRACKET.finditer(text) if find_dates(match["said"], 0.0)]
    head = next((found for pattern in _HEADS if (found := pattern.match(text))), None)
    if not brackets or head is None or brackets[0].start() < head.end():
        return text
    plain, members, done = "", [], 0
    for match in brackets:
        plain += text[done : match.start()]
        member = _BETWEEN.split(plain[head.end() :])[-1].strip(" .")
        if member:
            members.append((member, match["said"]))
        done = match.end()
    plain += text[done:]
    if not _BETWEEN.search(plain, head.end()):
        return text
    start = head.group()
    owner = _SUBJECT.match(text)
    if start.rstrip().endswith(":") and owner is not None:
        start = f"{owner['n'].removesuffix(chr(39) + 's').removesuffix('’s')} has had "
    said = [f"{start}{member} ({told})." for member, told in members]
    return " ".join([plain, *said])

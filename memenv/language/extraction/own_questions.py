"""Questions that one asks to answer them oneself ("My favourite dish? Lasagne."), and their answers as statements."""

from __future__ import annotations

import re

from memenv.language.letters import compiled

__all__ = ["answered_by", "own_question"]

_OWN_QUESTION = re.compile(
    r"^(?:(?:and|so|oh|well),? )?(?:my|our) (?P<n>[a-z][\w -]{2,30})$|^(?:what|who)(?:['’]s| is| are) my (?P<m>[a-z][\w -]{2,30})$",
    re.IGNORECASE,
)
_LIKED_QUESTION = re.compile(
    r"^(?:(?:and|so|oh|well|the|my|our),? )?(?P<n>(?:(?:all-time|absolute|personal|current) )?(?:favou?rite|best|number[- ]one|top|go-to|usual)\b[\w' -]*?)(?: around| out there| ever| of all time| in town| right now| these days)?$",
    re.IGNORECASE,
)
_NOUN_QUESTION = re.compile(
    r"^(?:(?:and|so|oh|well|the|my),? )?(?P<n>home ?town|birthplace|birthday|shoe size|job|employer|boss|dentist|flatmate|roommate|diet|hobby|instrument|team|car|drink|commute|degree|university|wifi password|locker code|alarm code)$",
    re.IGNORECASE,
)
_WHERE_QUESTION = re.compile(r"^where (?:i|do i) live(?: now| these days)?$", re.IGNORECASE)
_MENTIONED = compiled(
    r"^(?:did i (?:ever )?(?:mention|tell you about)|have i (?:ever )?(?:mentioned|told you about)|you know|(?:do you )?remember) (?P<n>(?:[A-Z][\w'’-]+ ?)+)$",
    re.IGNORECASE,
)
_POINTS_BACK = re.compile(r"^(?:that['’]s|that is|he['’]s|he is|she['’]s|she is|it['’]s|it is|they['’]re)\b")
_ANSWER_LEAD = re.compile(
    r"^(?:(?:oh|well|easy|simple|that|that['’]s|that is|that would be|that['’]d be|that has to be|it['’]s|it is|it has to be|definitely|always|got to be|gotta be|has to be|i['’]d say|still|now|currently|these days|right now|obviously|probably)[,:]? )+",
    re.IGNORECASE,
)


def own_question(body: str) -> str:
    """How the answer begins to a question that one asks to answer it oneself; "" for other questions."""
    if (own := _OWN_QUESTION.match(body)) is not None:
        return f"My {own['n'] or own['m']} is "
    if (own := _LIKED_QUESTION.match(body) or _NOUN_QUESTION.match(body)) is not None:
        noun = re.sub(r"^(?:best|top|number[- ]one)\b", "favourite", own["n"])
        return f"My {noun[0].lower()}{noun[1:]} is "
    if _WHERE_QUESTION.match(body):
        return "I live in "
    if (own := _MENTIONED.match(body)) is not None and own["n"][0].isupper():
        return f"{own['n'].strip()}?"
    return ""


def answered_by(begun: str, body: str) -> str:
    """A sentence after such a question as one that can stand alone."""
    if not begun.endswith("?"):
        return begun + _ANSWER_LEAD.sub("", body)
    name = begun.rstrip("?")
    if _POINTS_BACK.match(body):
        return _POINTS_BACK.sub(f"{name} is", body, count=1)
    return re.sub(r"\bthere\b", f"to {name}", body, count=1)

"""Plain sentences made of the parts of a frame: "The team that I root for is Porto" -> "I root for Porto"."""

from __future__ import annotations

import re

from memenv.language.frame_slots import CLASS, LIKE, MOST
from memenv.language.letters import compiled

__all__ = [
    "allergen",
    "favourite",
    "full_verb",
    "named_after",
    "possessive_of",
    "relative",
    "subject_of",
    "what",
    "where",
]

_FINEST = compiled(
    r"(?:(?:very|all-time|absolute|single) )?(?:best|finest|greatest|loveliest|nicest|tastiest|dearest|top) "
)
_LAST = compiled(
    r"\s+(?P<a>now|at the moment|right now|currently|these days|nowadays|at present|today|lately|every \w+|(?:the )?most(?:ly)?(?: in (?:this |my )?(?:life|world|whole life))?|above all(?: else)?|more than anything|usually|for fun|(?:the )?most of the time)$"
)


#: Plurals that are not made by an "s" at the end.
_PLURALS = {
    "dishes": "dish",
    "stories": "story",
    "eateries": "eatery",
    "times of": "time of",
    "parts of": "part of",
    "kinds of": "kind of",
    "types of": "type of",
    "styles of": "style of",
    "places to": "place to",
    "things to": "thing to",
}


def possessive_of(subject: str) -> str:
    """ "My" for "I", "Mia's" for "Mia"."""
    return "My" if subject == "I" else f"{subject}'s"


def subject_of(possessive: str) -> str:
    """ "I" for "my", "Mia" for "Mia's"."""
    return "I" if possessive.lower() in ("my", "our") else possessive[:-2]


def _singular(noun: str) -> str:
    for many, one in _PLURALS.items():
        noun = noun.replace(many, one)
    return noun[:-1] if re.search(r"(?<![su])s$", noun) else noun


def favourite(who: str, noun: str, value: str, tail: str = "") -> str:
    """ "My favourite dish is lasagne"."""
    noun = re.sub(r"^(?:fav\w*|most loved|best-loved|preferred|all-time|one) ", "", noun.strip())
    return f"{possessive_of(who)} favourite {_singular(noun)} is {value.strip(' ,')}{tail}"


def relative(m: re.Match[str]) -> str:
    """ "The team that I root for is Porto": by its verb, and by its noun where the verb says nothing of its own."""
    who, noun, verb, value = m["s"], m["n"], m["verb"].strip(), m["v"].strip()
    if re.search(r"\b(?:party|keys?|code|password|locker|alarm|wi-?fi)\b", noun):
        return m.group()  # what is secret is told by its noun
    if (best := _FINEST.match(noun)) is not None and re.fullmatch(CLASS, noun[best.end() :]):
        return favourite(who, noun[best.end() :], value)
    most = re.search(rf"\s*\b{MOST}\b", verb)
    like = re.match(rf"(?:(?:now|really|still|have always|has always|always) )*{LIKE}\b", verb)
    if re.fullmatch(CLASS, noun) and (
        re.match(r"['’]d |would |could ", verb)
        or re.search(r"\b(?:forever|again and again|(?:over )?and over|all day|any ?day|every day|for life)$", verb)
    ):
        return favourite(who, noun, value)
    if (re.fullmatch(CLASS, noun) and (most is not None or like is not None)) or (
        like is not None and most is not None
    ):
        return favourite(who, noun, value)
    verb = re.sub(r"\s+(?:now|these days|nowadays|at the moment|right now|currently|today|at present)$", "", verb)
    if re.match(r"(?:(?:now|currently|always) )*(?:have|has|own|owns|use|uses|set|sets|trust|trusts|see|sees|go to|goes to|take|takes|attend|attends|'m on|am on|is on|'m (?:now )?at|need|needs|chose|wear|wears|got)$", verb):  # fmt: skip
        return f"{possessive_of(who)} {noun} is {value}"
    if re.search(r"\b(?:reading|watching)$", verb):
        return f"{who} {full_verb(verb)} the {noun} {value}"
    if re.search(r"\b(?:on|in|halfway through|into|hooked on)$", verb) and re.search(r"\b(?:show|series|book|novel)\b", noun):  # fmt: skip
        return f"{who} {'am' if who == 'I' else 'is'} {'watching' if re.search('show|series', noun) else 'reading'} the {noun} {value}"
    verb, after = _adverb_last(full_verb(verb))
    if re.search(r"\b(?:lives?|lived|reside[sd]?|living|grew up|born|raised|home)$", verb) and re.search(r"\b(?:town|city|place|village|country|street|neighbou?rhood)\b", noun):  # fmt: skip
        verb += " in"
    return f"{who} {verb} {value}{after}"


def _adverb_last(verb: str) -> tuple[str, str]:
    """A verb phrase without the adverb at its end, and that adverb."""
    match = _LAST.search(verb)
    return (verb[: match.start()], f" {match['a']}") if match is not None else (verb, "")


def what(m: re.Match[str]) -> str:
    """ "What I drink most is cocoa"."""
    verb, after = _adverb_last(full_verb(m["verb"]))
    return f"{m['s']} {verb} {m['v']}{after}"


def where(m: re.Match[str]) -> str:
    """ "Rome is where I live"."""
    verb, after = _adverb_last(full_verb(m["verb"]))
    if re.search(r"\b(?:at|in|for|with|to|on|of|from)$", verb) or m["w"] != "where":
        return f"{m['s']} {verb} {m['v'].strip()}{after}{m['rest'] or ''}"
    word = "in" if re.search(r"\b(?:live|lives|lived|grew|born|reside|home|raised|childhood)\b", verb) else "at"
    return f"{m['s']} {verb} {word} {m['v'].strip()}"


def allergen(m: re.Match[str]) -> str:
    """ "Walnuts give me hives"."""
    if not re.search(r"\b(?:allerg\w*|hives|rash|swell\w*|reaction|poison)\b", m[0], re.IGNORECASE):
        return m[0]
    if m["s"].startswith(("me", "my", "poison")):
        return f"I am allergic to {m['v'][0].lower()}{m['v'][1:]}"
    return f"{re.sub('[’' + chr(39) + ']s$', '', m['s'])} is allergic to {m['v'][0].lower()}{m['v'][1:]}"


_BEGAN = compiled(
    r"^I(?:['’]ve| have)? (?:just |recently |finally )?(?:began|begun|started|took up|taken up|got into|gotten into|been doing|been learning|joined|picked up)(?: with| on| doing| playing| learning)? "
)


def named_after(m: re.Match[str]) -> str:
    """ "I opened a new book last week: Emma"."""
    who, noun, when, value = m["p"], m["n"], re.sub(r"^(?: (?:now|today|these days|at work|to (?:read|watch)))+$", "", m["w"]), m["v"].strip()  # fmt: skip
    who = "I" if who.lower().startswith(("my", "i")) and who != "I" else who
    value = _BEGAN.sub("", value)  # "I've a new pastime: I began with juggling"
    verb = {
        "book": "started reading", "novel": "started reading", "show": "started watching", "series": "started watching",
        "sport": "started", "hobby": "took up", "pastime": "took up", "instrument": "started playing", "team": "support",
        "club": "support", "job": "work as", "language": "started learning",
    }.get(noun)  # fmt: skip
    if noun in ("roommate", "flatmate", "boss", "dentist", "friend") and when:
        return f"{value} became {possessive_of(who).lower() if who == 'I' else possessive_of(who)} {noun}{when}"
    if verb is None or (who != "I" and verb in ("support", "work as")):
        return f"{possessive_of(who)} {noun} is {value}{when}"
    return f"{who} {verb} {value}{when}"


def full_verb(verb: str) -> str:
    """A verb phrase that followed a pronoun, with its contraction spelled out."""
    verb = re.sub(r"^\s*['’]m\b", "am", verb)
    verb = re.sub(r"^\s*['’]ve\b", "have", verb)
    verb = re.sub(r"^\s*['’]re\b", "are", verb)
    return re.sub(r"^\s*['’]d\b", "would", verb).strip()

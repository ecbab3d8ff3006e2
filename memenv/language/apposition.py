"""A thing told first and named after: "I know Grease by heart; it's my favourite film"."""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.dates import find_dates
from memenv.language.frame_slots import CLASS, LIKE, MOST
from memenv.language.letters import CAPITALS, compiled
from memenv.language.recast import favourite

__all__ = ["named_afterwards"]

#: A thing told first and named after: "I know Grease by heart; it's my favourite film", "I cook stew, my signature dish".
_ITS = compiled(
    r"^(?P<a>[^;:?]+?)(?P<how>(?:;|,|\.| –| -)\s+(?:and |so |yes, |indeed |because )?"
    r"(?:it|that|this|they|he|she)(?:['’]s| is|['’]re| are| has become| became| being)\s+"
    r"(?:now |still |simply |really |truly |by far |definitely )*|,\s+)"
    r"(?P<n>(?:my|the|an?|our|another|(?P<p>[A-Z]\w+['’]s))\s+[^;:?,]+)(?P<rest>[;,].*)?$"
)
_ITS_CLASS = compiled(rf"^the (?P<c>{CLASS}) (?:that )?(?:I|[A-Z]\w+) {LIKE}(?: {MOST})?$")
_TAIL = compiled(
    r"(?:,? (?:by heart|all day(?: long)?|any ?day|every (?:day|week|time|night|morning|evening|\w+day)|"
    r"forever|daily|a lot|again and again|over and over|on repeat|more than anything|too|twice|once a week|"
    r"each \w+|so much|at all|for (?:ever|hours|life)|any ?time|when(?:ever)? [\w ]+|all (?:my|his|her) life|"
    r"best|most|the most|like a dream|really well|very well|every single \w+|most (?:days|nights)|these days|"
    r"now|nowadays))+$"
)
_THING = compiled(
    r"^.*\b(?:knows?|knew|loves?|likes?|listen to|live for|round to|around to|live off|handle|stand|tolerate|"
    r"bear|take|takes|digest|find me at|find [A-Z]\w+ at|makes?|cooks?|bakes?|drinks?|sips?|orders?|eats?|"
    r"reads?|reread|re-read|watch|watches|watched|seen|adores?|enjoys?|plays?|do|does|wears?|go to|goes to|"
    r"go for|goes for|supports?|follow|follows|following|craves?|crazy about|into|fond of|beats|about|see|"
    r"visit"
    r"|hum|dance to|blast|avoid|touch|enough of|give me|ask for|asks for|bring me|pour me|meet|introduce|"
    r"along with|opened|cracked open|began|started|try|proud of|famous for|known for|dreads?|from|fears?|"
    r"scared of|goosebumps from|face|be|say|in|on|at|with|of|by|to|buried in|practise|practice|train|has|have|"
    r"got|bought|named|called|is|am|picked|chose|chosen|own|owner of) "
    r"(?:an? |the (?=[a-z])|my |some |a certain )?(?P<v>.+)$",
    re.IGNORECASE,
)
_CAPS = compiled(
    r"(?<!^)(?<![.!?] )\b((?:The |A |An )?[A-Z][\w’'-]*(?: (?:(?:of|the|and|to|in|de|la) )*[A-Z0-9][\w’'-]*)*)$"
)
_NOUN_TAIL = compiled(
    r"(?: (?:of mine|of all time|now|ever|too|these days|for sure|from now on|at the moment|right now|of choice))+$"
)


def named_afterwards(sentence: str) -> str:
    """`sentence` led by what it says of the thing told first, put plainly; as it is where it names nothing after."""
    m = _ITS.match(sentence)
    if m is None:
        return sentence
    kind = _ITS_CLASS.match(m["n"])
    owner = m["p"] or "my"
    noun = re.sub(rf"^(?:my|the|an?|our|another|[{CAPITALS}]\w+['’]s) ", "", m["n"])
    noun = _NOUN_TAIL.sub("", noun)
    if kind is None and not _known(noun, m["n"].startswith(("my ", "our ")) or m["p"] is not None):
        return sentence
    if m["n"].startswith("the ") and kind is None:
        return sentence
    told = m["a"]
    for mention in reversed(find_dates(told, 0.0)):
        told = (
            re.sub(r"(?:\b(?:on|in|since|from|at|over|back in)\s+)?(?:the\s+)?$", "", told[: mention.start])
            + told[mention.end :]
        )
    told = _TAIL.sub("", told.strip(" ,"))
    run = _CAPS.search(told)
    found = _THING.match(told)
    value = run[1] if run is not None else found["v"] if found is not None else ""
    if not value or len(value.split()) > 5 or re.match(r"(?:it|them|that|me|you|him|her)\b", value):
        return sentence
    if noun.startswith("fav") and re.fullmatch(r"fav\w*", noun):
        of = re.match(rf"(?:No|no)(?: other)? (?P<c>{CLASS})", m["a"])
        if of is None:
            return sentence
        said = favourite("I" if owner == "my" else owner[:-2], of["c"], value)
    elif kind is not None:
        said = favourite("I", kind["c"], value)
    else:
        said = f"{owner[0].upper()}{owner[1:]} {noun} is {value}"
    return f"{said}. {m['a']}"


@lru_cache(maxsize=4096)
def _known(noun: str, own: bool) -> bool:
    """Whether a noun phrase names a kind of fact: "favourite film", "signature dish"; "hobby" and "fear" even of no owner."""
    from memenv.language.lexicon import RELATIONS

    low = re.sub(
        r"^(?:(?:new|big|biggest|real|true|great|greatest|big-time|old|current|little|serious|bad|dear|absolute|all-time|total|huge) )+",
        "",
        noun.lower(),
    )
    if re.fullmatch(r"fav\w*", low):
        return True
    for relation in RELATIONS:
        if relation.cardinality == "event" or (
            not own and relation.name not in ("hobby", "sport", "fear", "allergy", "dish")
        ):
            continue
        match = relation.label_re.fullmatch(low)
        if match is not None:
            return relation.name not in ("home", "job") or own
    return False

"""Cuts what a pattern's slot took to the value itself: a name, a title, a short phrase, a list of them."""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.dates import WEEKDAYS, find_dates
from memenv.language.letters import CAPITALS, compiled
from memenv.language.lexicon import ValueKind
from memenv.language.stems import STOP_WORDS

__all__ = ["capitalised", "members", "normal", "plans", "values"]

_CAP = r"[A-Z0-9][\w'’&.-]*"
_JOIN = r"of|the|do|dos|das|y|et|zum|zur|den|der|de|la|le|du|des|del|on|upon|van|von|&|al|el|da|di"
_RUN = compiled(rf"{_CAP}(?:(?:(?:\s+(?:{_JOIN})){{1,2}}(?=\s+[A-Z]))?\s+{_CAP})*")
_TITLE = compiled(rf"{_CAP}(?:(?:(?:\s+(?:{_JOIN}|and|in|to|for|a|with|by|at|from)){{1,2}}(?=\s+[A-Z]))?\s+{_CAP})*")
_QUOTED = compiled(r"[\"“«‘]([^\"”»’]{2,80})[\"”»’]|(?<!\w)'([^']{2,80}(?:'s[^']{0,60})?)'(?!\w)")
_LEAD = compiled(
    r"^(?:(?:lately|actually|really|bit of|little bit of|subject of|topic of|art of|death of|(?:mere |very |sheer )?(?:thought|sight|idea|prospect|sound|presence) of|winner of|into|is|with|mean|killer|cracking|an?|the|my|his|her|their|our|its|some|any|that|this|these|those|now|currently|still|just|also|mostly|mainly|strictly|purely|entirely|completely|fully|really|very|quite|always|usually"
    r"|called|named|definitely|probably|either|about|around|approximately|new|doing|being|playing|going|to be|lots of|plenty of|a lot of|a bit of|all|eating|drinking|as|at|on|in|by|to)\s+)+",
    re.IGNORECASE,
)
_STOP_PHRASE = compiled(
    r"\s*(?:[,;:!?()\[\]{}\"“”|\n]|\.(?=\s|$)|\s[–—-]+\s)"
    r"|\s+(?:because|since|which|who|whom|that|when|whenever|while|where|after|before|until|till|as(?= of|\s+(?:her|his|my|their|well|it)\b)|now|nowadays"
    r"|these days|again|too|instead|for(?! hire)|with(?= (?:her|his|my|their|a friend|friends|them|it|me)\b|\s+[A-Z])|from|at|so|but|though|although|if|lately|recently|already|right now"
    r"|at the moment|anymore|any more|currently|yesterday|today|tomorrow|this|last|next|every|each|during|by (?=trade|profession|now)|and (?=(?:is|was|has|she|he|they|I|it|lives?|works?|loves?|likes?)\b)"
    r"|as (?:an?|my|his|her|one of)\b|for fun|in (?:my |his |her |the )?(?:free|spare|leisure)|(?:once|twice|three times) (?:a|per)|more than|most|best|above all|by far|over (?:any|all|every)|is|are|was|were|has|have|had|in(?= [A-Z]|\s+(?:the|her|his|my|their|a)\b)|on(?= [A-Z]|\s+(?:the|her|his|my|their|a|weekends|weekdays)\b)"
    r"|it (?=is\b|was\b|['’]s\b)|I(?= [a-z]|['’])|some ?day|one day|hanging|gathering dust|to (?:my|his|her) name|under (?:my|his|her) belt|bug(?=\W*$|,)|with(?= the (?:girls|lads|boys|guys|gang|team|crew|kids|family|neighbours|others|ladies|locals|people|folks)\b)|together|alone|later|then|ago|named|called|to(?= (?:the|work|school|get|be|see|make|drink|eat|go with|stay|keep)\b)|rather than|instead of|not)\b",
)
_SPLIT = compiled(
    r"\s*[,;/|]\s*(?:and\s+|or\s+|as well as\s+)?|\s+(?:and|as well as|plus|along with|together with|&|or)\s+(?:also\s+)?"
)
_NUMBER = compiled(r"\b\d{1,3}(?:[.,]\d)?(?:\s?(?:1/2|½))?")
_TIME = compiled(
    r"\b(?:(?:half|quarter|five|ten|twenty|twenty[ -]five)[ -](?:past|to)[ -]\w+|\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\b\.?)?|\d{1,2}\s?[ap]\.?m\b\.?|\d{1,2}(?: o['’]clock)|noon|midnight|(?:five|six|seven|eight|nine|ten|eleven|four|three|twelve)(?:[ -](?:thirty|fifteen|forty-five|o['’]clock))?|\d{1,2})",
    re.IGNORECASE,
)
_NO_VALUE = frozenset(
    [
        "i",
        "you",
        "he",
        "she",
        "it",
        "we",
        "they",
        "me",
        "him",
        "her",
        "them",
        "someone",
        "something",
        "nothing",
        "anything",
        "everything",
        "that",
        "this",
        "there",
        "here",
        "so",
        "not",
        "one",
        "ones",
        "none",
        "same",
        "n/a",
        "na",
        "unknown",
        "null",
        "nobody",
        "mine",
        "ours",
        "hers",
        "somebody",
        "and",
        "or",
        "but",
        "very",
        "really",
        "changed",
        "different",
        "new",
        "old",
        "who",
        "what",
        "where",
        "which",
        "happy",
        "great",
        "good",
        "nice",
        "fun",
        "amazing",
        "awesome",
        "sure",
        "fine",
        "another",
        "another one",
        "something else",
        "someone else",
        "different one",
        "anyway",
        "one thing",
        "every detail",
        "other",
    ]
)

_NO_START = compiled(
    r"^(?:i (?!spy)|of |(?:how|why|when|what) |overtaken|beaten|dethroned|joined|work (?:by|on|in|at)|(?:me|us|him|them|you|myself)\b(?! (?:and|before|after|talk|earl))|(?:ha(?:ve|s|d)|always) been)\b",
    re.IGNORECASE,
)


_WEEKDAY = re.compile(rf"(?:on |every |each )?(?:{'|'.join(f'({day})' for day in WEEKDAYS)})", re.IGNORECASE)
_NO_WORD = re.compile(r"[^\w\s:+#.'’&-]")
_DETERMINERS = frozenset(("a", "an", "the", "my", "his", "her", "their"))


def normal(value: str) -> str:
    """A value for comparison: lower-case, no articles, no outer punctuation, single blanks."""
    words = _NO_WORD.sub(" ", value.lower()).strip(" .'’-").split()
    if _DETERMINERS.isdisjoint(words):
        return " ".join(words)
    return " ".join([word for word in words if word not in _DETERMINERS])


def capitalised(text: str) -> tuple[str, ...]:
    """The runs of capitalised words in `text` ("New York", "University of Oslo")."""
    return tuple(match.group().rstrip(".'’-").removesuffix("'s").removesuffix("’s") for match in _RUN.finditer(text))


def _phrase(text: str) -> str:
    text = _LEAD.sub("", text.strip())
    stop = _STOP_PHRASE.search(text)
    if stop is not None:
        text = text[: stop.start()]
    text = text.strip(" .,;:!?'’\"-–—*_")
    words = text.split()
    return " ".join(words[:6])


def _before_date(text: str) -> str:
    """`text` up to the first date in it."""
    if (found := find_dates(text, 0.0)) and found[0].start > 0:
        text = re.sub(
            r"[\s,(]*(?:\b(?:on|in|since|from|until|at|around|for|back in|during|by)\b\s*)?(?:\bthe\b\s*)?$",
            "",
            text[: found[0].start],
        )
    return text


#: "kombucha brewing, and the garage is full of gear": what follows says something else.
_GOES_ON = compiled(
    r",? (?:and|but|so) (?=(?:the|my|our|his|her|it|this|that|all|every) ?(?:[\w-]+ ){0,2}?(?:is|are|was|were|has|have|had|looks?|smells?|takes?|keeps?|will|['’]s)\b)"
)


def members(text: str) -> tuple[str, ...]:
    """The members of a written list ("Rex, Bo and Luna")."""
    return tuple(part for part in _SPLIT.split(text) if part.strip())


@lru_cache(maxsize=4096)
def values(raw: str, kind: ValueKind, many: bool = False) -> tuple[str, ...]:
    """The values in what a slot took, in order.

    Args:
        raw: the words after (or before) the cue, to the end of the clause.
        kind: what a value looks like.
        many: take the members of a list; otherwise the first value alone.
    """
    raw = raw[:240].strip()
    found: list[str] = []
    if kind == "number":
        match = _NUMBER.search(raw)
        return (match.group(),) if match else ()
    if kind == "weekday":
        day = _WEEKDAY.match(raw)
        return () if day is None else (WEEKDAYS[(day.lastindex or 1) - 1],)
    if kind == "time":
        match = _TIME.search(raw)
        return (match.group().rstrip("."),) if match else ()
    if kind == "date":
        dates = find_dates(raw, 0.0)
        return (raw[dates[0].start : dates[0].end],) if dates and dates[0].end - dates[0].start > 3 else ()
    if kind == "title" and (quoted := _QUOTED.search(raw)) is not None and quoted.start() < 20:
        return ((quoted[1] or quoted[2]).strip(" .,"),)
    raw = _before_date(raw)
    if kind in ("place", "name", "title"):
        head = re.sub(rf"^(?:the|The|an?|my|her|his|their) (?=[{CAPITALS}])", "", raw) if kind != "title" else raw
        if many:
            listed = re.split(r"[.;!?](?:\s|$)|\s(?:on|in|since|for|from|who|because|last|at)\s", head)[0]
            for part in members(listed):
                run = _RUN.search(part)
                if run is not None and run.start() < 24:
                    found.append(run.group())
        else:
            run = (_TITLE if kind == "title" else _RUN).search(head)
            limit = 4 if kind == "title" else 28
            lead = head[: run.start()] if run is not None else ""
            if run is not None and run.start() <= limit and not re.search(r"[,.;:]\s", lead):
                found.append(head[: run.end()] if kind == "title" else run.group())
        if not found and (phrase := _phrase(raw)) and (kind != "name" or " " not in phrase):
            found = [phrase]
    elif kind == "secret":
        quoted = _QUOTED.search(raw)
        text = (
            (quoted[1] or quoted[2])
            if quoted is not None and quoted.start() < 8
            else re.split(
                r"[,;!?|](?:\s|$)|\.(?:\s|$)|\s+(?:so|but|because|please|don't|and (?:please|don't|she|he|I))\b", raw
            )[0]
        )
        text = re.sub(r"^(?:it|that|this)(?:['’]s| is) ", "", text.strip(), flags=re.IGNORECASE)
        text = re.sub(r"^(?:the )?(?:code|combination|number|pin|digits|password)s? (?=\S*\d)", "", text.strip())
        text = re.sub(r"^(?:(?:away|hidden|kept|stored|stashed|tucked|located|held|always)\s+)+", "", text.strip())
        found = [re.sub(rf"^(?:the|at|in) (?=[{CAPITALS}])", "", text.strip(" \"'.,;:!?"))]
    else:
        found = [_phrase(part) for part in members(_GOES_ON.split(raw, 1)[0])] if many else [_phrase(raw)]
    cleaned = [re.sub(r"(?:['’]s)$" if kind != "secret" else r"$^", "", value.strip(" .,;:!?'’\"-")) for value in found]
    return tuple(
        value
        for value in cleaned
        if value
        and not _NO_START.match(value)
        and normal(value)
        and normal(value) not in _NO_VALUE
        and (normal(value) not in STOP_WORDS or (kind == "title" and value[0].isupper()))
    )


_PLAN_END = compiled(
    r"\s*(?:[;:!?()\"“”]|\.(?=\s|$)|\s[–—-]+\s)|,?\s+(?:because|since|which|that|when|before|after|but|though|if|so|as soon as|until|someday|one day|some day|soon|next (?:week|month|year|spring|summer|autumn|winter|weekend)|this (?:year|spring|summer|autumn|winter|weekend|month|week)|tomorrow|eventually|later|instead|and (?=(?:he|she|I|they|we|it|has|is|was|also has)\b))\b"
)


#: Whoever is spoken to: "hear the whole story, Leo".
_ADDRESSED = compiled(r"(?<=[a-z]), [A-Z][\w'’-]+$")


@lru_cache(maxsize=4096)
def plans(raw: str) -> tuple[str, ...]:
    """The plans in what followed "plans to": verb phrases, each with all its words."""
    text = _before_date(raw[:240].strip())
    stop = _PLAN_END.search(text)
    if stop is not None:
        text = text[: stop.start()]
    text = re.sub(
        r"^(?:(?:to|on|for|finally|also|be able to|get to|try to|one day|someday|maybe|eventually|soon)\s+)+",
        "",
        text.strip(" ,."),
    )
    text = _ADDRESSED.sub("", text)
    found: list[str] = []
    for part in re.split(r"\s*,\s*(?:and\s+)?(?:to\s+)?|\s+and\s+(?:to\s+)?(?=[a-z]+\b)", text):
        verb = part.split()[:1]
        if not verb:
            continue
        if found and (
            verb[0][0].isupper() or verb[0] in ("the", "a", "an", "my", "his", "her") or len(part.split()) < 2
        ):
            found[-1] += " and " + part  # "visit Rome and Florence"
        else:
            found.append(part)
    return tuple(_to_do(part.strip(" ,.'\"")) for part in found if normal(part) and normal(part) not in _NO_VALUE)


_DOING = compiled(
    r"^(?!(?:bring|sing|ring|swing|spring|fling|cling|sting|string|wing|ping|wring|sling) )(?P<w>[a-z]{2,})ing (?=\S)"
)
#: Verbs whose last "e" goes before "ing".
_WITH_E = frozenset(
    [
        "tak",
        "mak",
        "writ",
        "driv",
        "rid",
        "mov",
        "giv",
        "liv",
        "hav",
        "com",
        "becom",
        "bak",
        "cycl",
        "hik",
        "explor",
        "creat",
        "produc",
        "div",
        "danc",
        "practis",
        "practic",
        "skat",
        "prepar",
        "organis",
        "organiz",
        "rais",
        "celebrat",
        "renovat",
        "decorat",
        "relocat",
        "graduat",
        "retir",
        "compet",
        "serv",
        "sav",
        "settl",
        "tackl",
        "complet",
        "improv",
        "chang",
        "clos",
        "compos",
        "dedicat",
        "devot",
        "divorc",
        "invit",
        "leav",
        "lov",
        "nam",
        "narrat",
        "plac",
        "propos",
        "purchas",
        "rac",
        "reduc",
        "remov",
        "replac",
        "restor",
        "revis",
        "shap",
        "shar",
        "solv",
        "surviv",
        "trac",
        "trad",
        "translat",
        "tun",
        "us",
        "wast",
        "welcom",
        "whittl",
        "judg",
        "juggl",
        "handl",
        "hous",
        "imagin",
        "includ",
        "inspir",
        "circumnavigat",
        "cultivat",
        "educat",
        "investigat",
        "navigat",
        "schedul",
        "brav",
        "devis",
        "surpris",
        "emigrat",
    ]
)


def _to_do(doing: str) -> str:
    """What one thinks of doing, as what one plans to do: "opening a guest house" -> "open a guest house"."""
    match = _DOING.match(doing)
    if match is None:
        return doing
    root = match["w"]
    if root in _WITH_E:
        root += "e"
    elif len(root) > 3 and root[-1] == root[-2] and root[-1] in "bdgmnpt":
        root = root[:-1]  # "running", "swimming"
    elif root == "ly":
        root = "lie"
    elif len(root) < 2:
        return doing
    return root + doing[match.end("w") + 3 :]

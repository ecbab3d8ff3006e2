"""Merged sentences taken apart: dated lists, shared verbs, a value with the one before it.

"Mia's sports are golf (since 7 May 2023) and judo (since 9 June 2023)" says three things: the list, and two dates.
"""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.clauses import sentences
from memenv.language.dates import find_dates
from memenv.language.letters import CAPITALS, compiled
from memenv.language.predicates import speaks_of
from memenv.language.rare import Rare
from memenv.language.stems import STOP_WORDS, stem

__all__ = ["taken_apart"]

_PAREN = compiled(r"\s*[(\[]([^()\[\]]{2,80})[)\]]")
_WAS = r"(?:formerly|previously|before that|before|once|earlier|until then|originally|at first|prior to that|beforehand|in the past)"
_BEFORE = (
    # "..., formerly a nurse", "...; before him it was Ana", "... Earlier it was Oslo"
    Rare(rf"^(?P<a>.+?)(?:,|;|\.)\s+(?:and )?{_WAS}(?: (?:him|her|it|that|them|this))?,?:? (?:(?:it|he|she|they|that) (?:was|were|had been) )?(?:in |at |for |as |with |by |on )?(?:an? |the )?(?P<v>[^,;.]+?)(?: before)?\.?$", re.IGNORECASE),
    Rare(r"^(?P<a>.+?)(?:,|;|\.)\s+(?:and )?(?:it|that) (?:was|used to be|had been) (?:in |at |for |as |with )?(?:an? |the )?(?P<v>[^,;.]+?) (?:before|earlier|previously|until then|at first)\.?$", re.IGNORECASE),
    Rare(r"^(?P<a>.+?),? (?:having (?:moved|switched|changed|come|transferred)(?: away| over)? from|after (?:leaving|giving up|moving from|quitting)|coming from|no longer|instead of) (?:an? |the |in |at )?(?P<v>[^,;.]+?)\.?$", re.IGNORECASE),
)  # fmt: skip
_REPLACED = Rare(
    r"^(?P<v>[A-Z][\w' -]*?) (?:has )?(?:replaced|succeeded|took over from|followed|took the place of) (?P<old>[A-Z][\w' -]*?) as (?P<p>[A-Z]\w+['’]s|my) (?P<n>[\w -]+?)(?P<w> (?:on|in|since) .+)?\.?$"
)
_USED = compiled(
    r"^(?P<s>[A-Z]\w+|I) used to (?P<verb>[a-z]+(?: (?:as|at|in|for|to))?) (?P<old>[^,;]+?),? (?:and|but)(?: (?:he|she|they|I))? (?P<now>(?:now )?(?:is|am|are|[a-z]+s?)\b[^,;]*)$"
)
_FROM = Rare(
    r"^(?P<s>[A-Z]\w+|I) (?:went|switched|changed|moved on|converted|turned)(?: [a-z]+)? from (?:being |working as )?(?:an? )?(?P<old>[a-z][^,;]*?) to (?:being |working as )?(?:an? )?(?P<v>[a-z][^,;]*?)\.?$"
)
_TRADE = compiled(
    r"(?:er|or|ist|ian|ant|ent|man|woman|nurse|chef|cook|pilot|vet|clerk|coach|guide|judge|wright|smith)$"
)
_SEPARATOR = compiled(r"(?:,\s*(?:and\s+)?|;\s*(?:and\s+)?|\s+and\s+)(?!\d)")


def _dates_in(text: str) -> int:
    return len(find_dates(text, 0.0))


def _head_end(text: str) -> int:
    """Where the first item of a list begins: after the subject and the words that only say what kind of fact it is."""
    colon = text.find(": ")
    bracket = text.find("(")
    if 0 < colon < 60 and not 0 < bracket < colon:
        return colon + 2
    be = re.search(r"\b(?:are|is|include|includes)\s+(?:now |currently )?", text)
    words = list(re.finditer(r"\S+", text))
    end = 0
    for place, word in enumerate(words[:9]):
        plain = word.group().strip(",.").lower()
        if (
            place == 0
            or plain in STOP_WORDS
            or plain.endswith(("'s", "’s"))
            or speaks_of(stem(plain))
            or plain in ("two", "three", "four", "five", "six")
        ):
            end = word.end()
            continue
        break
    if be is not None and be.end() < 60:
        return max(be.end(), 0)
    return min(end + 1, len(text))


def _listed(sentence: str) -> list[str]:
    """A list whose members have their dates in brackets, or a verb whose objects have theirs behind them."""
    body = sentence.rstrip(" .")
    parens = [match for match in _PAREN.finditer(body)]
    dated = [match for match in parens if _dates_in(match[1])]
    if dated:
        bare = _PAREN.sub(lambda match: "" if match in dated or _dates_in(match[1]) else match[0], body)
        found = [bare]
        start = _head_end(body)
        head = body[:start]
        previous = start
        for match in dated:
            item = body[previous : match.start()] if match.start() > previous else ""
            item = _SEPARATOR.split(item)[-1].strip()
            previous = match.end()
            inner = [part.strip() for part in re.split(r"[;,]\s+(?=[a-z])", match[1])]
            when = next((part for part in inner if _dates_in(part)), "")
            born = re.match(r"born (?:on |in )?(?P<d>.+)", when)
            owner = re.match(rf"(?P<p>[{CAPITALS}][\w-]+)['’]s|(?P<s>[{CAPITALS}][\w-]+) ", head)
            if born is not None and owner is not None and item:
                found.append(f"{owner['p'] or owner['s']}'s child {item} was born on {born['d']}")
                continue
            when = re.sub(
                r"^(?:started|began|adopted|joined|from|as of|moved(?: in| there)?|bought|met|got)(?: on| in)?\s+",
                "since ",
                when,
            )
            if not re.match(r"(?:since|on|in|until)\b", when):
                when = f"on {when}"
            old = next((part for part in inner if re.match(rf"{_WAS}\b", part, re.IGNORECASE)), "")
            if old:
                old = re.sub(rf"^{_WAS}\s*:?\s*", "", old, flags=re.IGNORECASE)
                found[0] = f"{found[0]} (previously {old})"
            if item:
                found.append(f"{head}{item} ({when})")  # in brackets: "friends are Mia since May" is no English
        return found
    spans = find_dates(body, 0.0)
    if len(spans) > 1:
        start = _head_end(body)
        head, found, previous = body[:start], [], start
        for mention in spans:
            piece = body[previous : mention.end]
            if previous > start:
                joint = _SEPARATOR.match(piece)
                if joint is None or mention.start - previous > 60:
                    return [sentence]
                piece = piece[joint.end() :]
                bare = re.sub(r"\s*(?:on|in|since|at|from)?\s*$", "", body[previous : mention.start][joint.end() :])
                first = bare.split()[:1]
                if (
                    not bare
                    or re.match(rf"(?:he|she|they|it|I|[{CAPITALS}]\w+ [a-z]+(?:ed|s)?\b)", bare)
                    or (first and first[0].endswith("ed"))
                    or len(bare.split()) > 5
                ):
                    return [sentence]
            found.append(head + piece)
            previous = mention.end
        if body[previous:].strip(" .,"):
            return [sentence]
        return found
    return [sentence]


_OBJECTS = compiled(
    r"^(?P<head>(?:[A-Z]\w+|I)(?: (?:has|have|just|finally|recently|also))* (?:[a-z]+(?: (?:in|to|at|through|part in|over|home|up|out|the wedding of|a course in|courses in))?) )(?P<a>(?:the|an?|my|her|his) [^,;:]+?)(?P<more>(?:, (?:the|an?|my|her|his|to|at|in) [^,;:]+?)*),? and (?:to |at |in )?(?P<z>(?:the|an?|my|her|his) [^,;:]+?)(?P<w>(?: (?:on|in|since|during) (?:\d|the \d|January|February|March|April|May|June|July|August|September|October|November|December|last|this)[^,;:]*)?)$"
)


def _objects(sentence: str) -> list[str]:
    """ "Mia passed the driving test and the law exam" as two."""
    body = sentence.rstrip(" .")
    match = _OBJECTS.match(body)
    if match is None or re.search(r"\b(?:is|are|was|has|have|had|who|which|that)\b", match["z"]):
        return [sentence]
    more = [re.sub(r"^(?:to|at|in) ", "", part.strip()) for part in match["more"].split(",") if part.strip()]
    return [f"{match['head']}{item}{match['w']}" for item in (match["a"], *more, match["z"])]


def _before(sentence: str) -> str:
    """A sentence with the value of before in brackets: "Mia is a baker (previously nurse)"."""
    body = sentence.rstrip(" .")
    match = _REPLACED.match(body)
    if match is not None:
        owner = match["p"][0].upper() + match["p"][1:]
        return f"{owner} {match['n']} is {match['v']}{match['w'] or ''} (previously {match['old']})"
    match = _FROM.match(body)
    if match is not None and _TRADE.search(match["v"]) and _TRADE.search(match["old"]):
        be = "am" if match["s"] == "I" else "is"
        article = "an" if match["v"][0] in "aeiou" else "a"
        return f"{match['s']} {be} now {article} {match['v']} (previously {match['old']})"
    match = _USED.match(body)
    if match is not None:
        return f"{match['s']} {match['now']} (previously {re.sub('^(?:an?|the) ', '', match['old'])})"
    for pattern in _BEFORE:
        match = pattern.match(body)
        if (
            match is not None
            and len(match["v"].split()) <= 5
            and not re.search(r"\b(?:I|he|she|they|that|who|when)\b|[a-z]{3,}ed\b", match["v"])
        ):
            return f"{match['a']} (previously {match['v']})"
    return sentence


_ITEMS = compiled(r"(?P<head>[\w'’ -]{3,40}): (?P<list>[^;:.]{1,30}(?:; [^;:.]{1,30})+)")


@lru_cache(maxsize=4096)
def taken_apart(text: str) -> str:
    """`text` with merged sentences taken apart."""
    if len(text) > 2000 or not (
        " and " in text
        or "(" in text
        or "," in text
        or ";" in text
        or " from " in text
        or ". " in text
        or "replaced" in text
    ):
        return text
    listed = _ITEMS.fullmatch(text.rstrip(". "))
    if listed is not None:
        text = f"{listed['head']}: {listed['list'].replace('; ', ', ')}"
    pieces = [text[start:end] for start, end in sentences(text)]
    out: list[str] = []
    changed = listed is not None
    position = 0
    while position < len(pieces):
        piece = pieces[position]
        if position + 1 < len(pieces) and re.match(
            r"(?:Earlier|Before(?: that)?|Previously|Formerly|Until then|At first),? (?:it|he|she|that) (?:was|had been) ",
            pieces[position + 1],
        ):
            piece = f"{piece.rstrip('. ')}. {pieces[position + 1]}"
            position += 1
            changed = True
        position += 1
        made = [piece]
        if piece.endswith("?"):
            out.append(piece)
            continue
        if "(" in piece or " and " in piece or "," in piece:
            made = _listed(piece)
            if made == [piece]:
                made = _objects(piece)
        if made == [piece]:
            made = [_before(piece)]
        if made != [piece]:
            changed = True
        out.extend(part if part.endswith((".", "!")) else part + "." for part in made) if made != [
            piece
        ] else out.append(piece)
    return " ".join(out) if changed else text

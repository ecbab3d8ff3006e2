"""Values read without a pattern: what is left of a clause that is surely about a kind of fact.

"Nine times out of ten I drink macchiato" fits no frame that anybody wrote down. But its words speak of a drink
(`memenv.language.topics`), and once they, the function words and the small change of talk are taken away, one thing is
left. What is left must look like a value of that kind, and there must not be several to choose from.
"""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.dates import WEEKDAYS, find_dates
from memenv.language.gazetteers import CLOSED, GAZETTEERS, members_in
from memenv.language.letters import compiled
from memenv.language.lexicon import RELATIONS
from memenv.language.records import is_name
from memenv.language.small_talk import EMPTY, LIGHT, SMALL, TALKERS
from memenv.language.stems import STOP_WORDS, stem
from memenv.language.topics import topic_words
from memenv.language.value_shapes import (
    CAPITAL_PHRASES,
    CAPITALISED,
    CLASSED,
    CUE,
    HEADS,
    NAMED,
    NEVER,
    NUMBERS,
    OPENS,
    TITLES,
    TOKEN,
)
from memenv.language.values import normal, values

__all__ = ["choices", "loosely", "plausible"]

#: Of two values one takes the place of the other: "swapped the bus for the tram".
_PUT_IN = compiled(r"\b(?:for|to|into|with|by|now|than)(?: the| an?| my)? $", re.IGNORECASE)
#: What codes look like.
_CODED = {
    "locker code": compiled(r"(?<![\w:.-])\d{3,8}(?![\w:.-]\w)"),
    "alarm code": compiled(r"(?<![\w:.-])\d{3,8}(?![\w:.-]\w)"),
    "wifi password": compiled(r"(?<!\S)[\"“‘']?((?=[\w-]*[A-Za-z])(?=[\w-]*\d)[\w-]{5,})"),
}
_LED_BY = compiled(r"\b[A-Z][\w'’-]* (?:of|de|del|da|do|des|du)(?: the| la)? $")
_JOIN_WORDS = "of and the & de la du in for with on to a an at by au"
_JOINS = frozenset(_JOIN_WORDS.split())
_MARK = compiled(r"[,;:!?()\"“”]|\.(?:\s|$)|\s[–—-]+\s")
_DOCTOR = compiled(r"\b(?:Dr|Doctor)\.? $")
_DRINKS = compiled(r"\b(?:coffee|tea|water|milk|beer|wine|cocoa|juice|lemonade|cola|cider)\b")
_TITLES_OF = frozenset({"dr", "dr.", "doctor", "mr", "mrs", "ms", "miss"})
_LIKENESS = compiled(r"(?<=\blike )an? [a-z]+\b")
_NO_SUBJECT = compiled(r" (?:my|the|an?|me|it|that|this|up|on|off|out|in|to|for|your|our|us|him|her|them)\b")
_WEEKDAY = compiled(rf"\b({'|'.join(WEEKDAYS)})s?\b")
_DAYS = compiled(r"\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day")


def plausible(value: str, kind: str) -> bool:
    """Whether a phrase can be a value at all: it names something, and nobody who talks."""
    if (pattern := GAZETTEERS.get(kind)) is not None and pattern.search(value):
        return True
    if kind == "job" and value == "doctor":
        return True  # small change only as a title
    tokens = [word.lower().replace("’", "'") for word in TOKEN.findall(value)]
    if any(word in TALKERS for word in tokens) and kind not in TITLES:
        return False
    if kind in HEADS and HEADS[kind].search(f" {value}") is not None:
        return True
    if kind not in TITLES and all(word in EMPTY or word in SMALL or word in STOP_WORDS for word in tokens):
        return False
    if value[:1].isupper():
        return len(tokens) > 1 or tokens[:1] == [] or not (tokens[0] in EMPTY or tokens[0] in SMALL)
    known = topic_words(kind)
    tokens = [part for word in tokens for part in word.removesuffix("'s").split("-")]
    return not all(
        word in EMPTY
        or word in SMALL
        or word in STOP_WORDS
        or (kind in CLASSED and len(tokens) > 1 and stem(word) in known)
        for word in tokens
    )


def _bare(text: str, time: float = 0.0) -> str:
    """`text` with its dates and comparisons ("like a balloon") blanked out, at the same length."""
    text = _LIKENESS.sub(lambda match: "," * len(match.group()), text)
    for mention in reversed(find_dates(text, time)):
        text = text[: mention.start] + "," * (mention.end - mention.start) + text[mention.end :]
    return text


def _runs(text: str, kind: str, people: frozenset[str], capital: bool) -> list[tuple[int, int]]:
    """Stretches of `text` that nothing explains: no word of the topic, of grammar, of talk."""
    known = topic_words(kind)
    tokens = [(m.start(), m.end(), m.group()) for m in TOKEN.finditer(text)]
    keep: list[bool] = []
    first = True
    for start, _, word in tokens:
        low = word.lower().replace("’", "'")
        plain = low.removesuffix("'s")
        mine = plain in people or low in people
        explained = low in LIGHT or plain in LIGHT or stem(plain) in LIGHT or stem(plain) in known
        if capital:
            title = kind in TITLES and start == 0 and text[len(word) + 1 : len(word) + 2].isupper() and is_name(word)
            named = (
                word[0].isupper()
                and low not in _TITLES_OF
                and low not in ("i", "i'm", "i've", "i'd", "i'll", "ok", "tv")
            )
            if first and _NO_SUBJECT.match(text, start + len(word)):
                named = False  # "Blame my memory"
            keep.append(named and not mine and (title or not (first and (explained or not is_name(word)))))
        else:
            keep.append(
                not explained
                and not mine
                and (first or word[0].islower() or kind in CAPITAL_PHRASES)
                and not (word[0].isdigit() and len(word) < 3)
            )
        first = text[start : start + len(word) + 2].rstrip().endswith((".", "!", "?"))
    runs: list[tuple[int, int]] = []
    last = -9
    for index, kept in enumerate(keep):
        if not kept:
            continue
        if runs and index - last <= 3 and not _MARK.search(text, tokens[last][1], tokens[index][0]):
            between = [tokens[k][2].lower() for k in range(last + 1, index)]
            joined = all(word in _JOINS for word in between) and (not capital or len(between) < 3)
            if joined and (not between or capital or between[0] in ("of", "and", "de", "au", "with", "the")):
                runs[-1] = (runs[-1][0], tokens[index][1])
                last = index
                continue
        begins = tokens[index][0]
        if capital and (led := _LED_BY.search(text, 0, begins)) is not None:
            begins = led.start()  # "City of God"
        runs.append((begins, tokens[index][1]))
        last = index
    return runs


@lru_cache(maxsize=8192)
def choices(text: str, kind: str, person: str = "") -> tuple[tuple[int, int], ...]:
    """Start and end of everything in `text` that could be a value of this kind."""
    relation = RELATIONS[kind]
    if kind in NEVER:
        return ()
    pattern = NUMBERS.get(kind) or GAZETTEERS.get(kind)
    if relation.value == "weekday":
        pattern = _DAYS
    if pattern is not None and (spans := tuple(match.span() for match in pattern.finditer(text))):
        return spans
    if relation.value == "date":
        return tuple((mention.start, mention.end) for mention in find_dates(text, 0.0))
    if relation.value in ("number", "time", "secret") or kind in CLOSED:
        return ()
    people = frozenset(person.lower().split())
    return tuple(_runs(_bare(text), kind, people, relation.value in CAPITALISED or kind in NAMED))


@lru_cache(maxsize=16384)
def loosely(text: str, kind: str, person: str = "") -> tuple[str, ...]:
    """What `text`, a clause or sentence that is about `kind`, names as its value; empty where nothing or too much is left."""
    if kind in NEVER or len(text) > 400:
        return ()
    relation = RELATIONS[kind]
    numbers = NUMBERS.get(kind)
    if numbers is not None:
        found = [match.group() for match in numbers.finditer(text)]
        return (found[0].rstrip("."),) if len(set(found)) == 1 else ()
    if relation.value == "weekday":
        days = dict.fromkeys(_WEEKDAY.findall(text))
        return tuple(days) if len(days) == 1 else ()
    if relation.value == "date":
        dates = find_dates(text, 0.0)
        return (text[dates[0].start : dates[0].end],) if len(dates) == 1 else ()
    if relation.value == "secret" and kind in _CODED:
        codes = set(_CODED[kind].findall(text))
        return (codes.pop(),) if len(codes) == 1 else ()
    if relation.value in ("number", "time", "secret"):
        return ()
    members = members_in(text, kind)
    if len(members) > 1 and relation.cardinality == "one":
        members = tuple(one for one in members if _PUT_IN.search(text[: text.find(one)]))
        if len(members) != 1:
            return ()
    if members and kind in ("sport", "instrument"):
        bare = _bare(text)
        wider = [bare[slice(*run)] for run in _runs(bare, "", frozenset(person.lower().split()), False)]
        return tuple(
            next((run for run in wider if one in run and len(run.split()) < 4 and run.endswith(one)), one)
            for one in members
        )
    if members:
        return members
    if kind in CLOSED:
        return ()
    if kind == "drink" and (plain := _DRINKS.findall(text)) and not _runs(_bare(text), kind, frozenset(), False):
        return tuple(dict.fromkeys(plain)) if len(set(plain)) == 1 else ()
    bare = _bare(text)
    people = frozenset(person.lower().split())
    capital = relation.value in CAPITALISED or kind in NAMED
    runs = _runs(bare, kind, people, capital)
    if not runs:
        return ()
    many = relation.cardinality in ("many", "event")
    if len(runs) > 1:
        colon = [run for run in runs if bare[: run[0]].rstrip().endswith(":")]
        runs = colon or runs
    if len(runs) > 1:
        cued = [
            run
            for run in runs
            if CUE.search(bare, 0, run[0]) is not None or bare[: run[0]].rstrip().endswith((":", ","))
        ]
        runs = cued if cued and not capital else runs
    if len(runs) > 1 and not (many and capital):
        if capital:
            return ()
        runs = runs[:1] if len(runs) == 2 else []
    found = []
    for start, end in runs:
        head = HEADS[kind].match(text, end) if kind in HEADS else None
        opens = (_DOCTOR if capital else OPENS).search(text, 0, start)
        raw = text[opens.start() if opens is not None else start : head.end() if head is not None else end]
        cut = values(raw, "title" if capital else "phrase", False)
        value = raw if capital else cut[0] if cut else ""
        value = re.sub(r"['’]s$", "", value.strip(" .,;:!?'’\""))
        if value and normal(value) and len(value.split()) <= 6:
            found.append(value)
    return tuple(dict.fromkeys(found))

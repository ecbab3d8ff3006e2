"""Memory texts as lines with the person each is attached to: raw turns, JSON, profiles, bullet lists, tables."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from memenv.language.dates import find_dates, parse_date
from memenv.language.letters import compiled, latin
from memenv.language.lexicon import relation_of_label
from memenv.language.pairs import parted, speaks_of_something

__all__ = ["NAME", "Line", "is_name", "lines"]

#: One capitalised word, or two ("Ann", "Ann Lee", "Jean-Luc").
NAME = latin(r"(?:[A-Z]['’])?[A-Z][\w-]*\w(?: (?:[A-Z]['’])?[A-Z][\w-]*\w)?")

_BULLET = compiled(r"^\s*(?:[-*•▪●>#]+|\d{1,2}[.)])\s*")
_NEW_LINE = re.compile(r"[\r\n]+")
_STAMP = compiled(r"^\s*(?:\[[^\]\n]{0,40}\d[^\]\n]{0,40}\]|\([^)\n]{0,40}\d[^)\n]{0,40}\))\s*")
_HEADED = compiled(
    rf"^(?:\*\*|__|\[|\"|')?(?:(?:[Pp]rofile|[Ff]acts?|[Aa]bout|[Nn]otes?|[Ii]nfo(?:rmation)?|[Mm]emory|[Pp]erson|[Nn]ame|[Uu]ser|[Ss]peaker|[Ss]ubject)(?: (?:of|on|about|for))?\s*[:=]?\s*)?"
    rf"(?P<name>{NAME})(?:['’]s (?:profile|facts?|notes?|info|memory|details))?(?:\*\*|__|\]|\"|')?"
    rf"(?:\s+(?:said|says|wrote|told \w+|mentioned|writes))?\s*(?P<mark>[:|→>]+|\s[–—-]+\s|[,;](?=\s*[A-Za-z_ ]+\s?[:=])|(?<=\])\s|$|\.(?=[a-z_]+\s*[:=])|/(?=[a-z_]+\s*[:=]))\**\s*(?P<rest>.*)$",
    re.DOTALL,
)
_FIELD = compiled(r"\s*\|\s*|\s*;\s*(?=[\w ]{2,30}\s*[:=→])|,\s*(?=[A-Za-z_][A-Za-z_ -]{1,28}\s*[:=])")
_PAIR = compiled(r"^\s*([A-Za-z_][\w '’/()-]{0,40}?)\s*(?::(?!\d\d\b)|=>?|->|→|\s[–—-]\s)\s*(\S.*)$", re.DOTALL)
_PERSON_KEYS = ("name", "person", "subject", "who", "speaker", "user", "entity", "owner", "character", "about")
_LABEL_KEYS = (
    "relation",
    "predicate",
    "attribute",
    "key",
    "property",
    "field",
    "slot",
    "fact",
    "type",
    "category",
    "topic",
    "event",
)
_VALUE_KEYS = (
    "value",
    "object",
    "val",
    "answer",
    "content",
    "detail",
    "details",
    "text",
    "statement",
    "memory",
    "fact",
    "place",
    "location",
    "count",
    "number",
    "amount",
    "total",
    "name",
)
_OLD_KEYS = ("previous", "previously", "former", "formerly", "old", "before", "prior", "earlier", "was")
_DATE_KEYS = (
    "date",
    "when",
    "day",
    "on",
    "time",
    "timestamp",
    "since",
    "from",
    "start",
    "start_date",
    "started",
    "started_on",
    "born",
    "birth_date",
    "adopted_on",
    "moved_on",
    "start date",
)
#: Keys that only say that what follows is the value.
_BARE_KEYS = frozenset(
    [
        "place",
        "city",
        "town",
        "artist",
        "band",
        "item",
        "value",
        "what",
        "destination",
        "location",
        "title",
        "thing",
        "what_it_is",
        "couple",
        "object",
        "activity",
        "content",
        "entry",
    ]
)
#: Keys that only wrap the facts of a person.
_WRAPPERS = frozenset(
    [
        "facts",
        "profile",
        "info",
        "information",
        "details",
        "data",
        "attributes",
        "memory",
        "memories",
        "preferences",
        "basics",
        "about",
    ]
)
#: Keys that say when a value holds; they stand before the label.
_TIME_KEYS = {
    "now": "current",
    "current": "current",
    "present": "current",
    "today": "current",
    "new": "current",
    "previous": "previous",
    "former": "previous",
    "past": "previous",
    "old": "previous",
    "before": "previous",
    "earlier": "previous",
    "prior": "previous",
    "previously": "previous",
    "formerly": "previous",
}

_WORDS_NOT_NAMES = """Goodbye Bye Farewell Welcome Sold Out Big News Done Enough Left Quit Finished Switched Traded Swapped Meet Instead Out Mark Keep Between Promise Turns Honestly Funny A An The In On At By For From To Of And But Or So If As When While Where Why What Which Whose Whom Who How Since
After Before During Until Because Although My Our Her His Their Its Your I We She He They It You This That These
Those There Here Now Then Today Yesterday Tomorrow Tonight Last Next Later Recently Currently Previously Formerly
Also Just Still Yes Yeah No Not Oh Well Wow Hey Hi Hello Thanks Thank Ok Okay Good Great Nice Sure Maybe Perhaps
Actually Anyway Besides Finally First Second Third One Two Three Four Five Six Seven Eight Nine Ten Some Every Each
Both All Another Other Most Many Few January February March April May June July August September October November
December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mr Mrs Ms Dr Congrats Congratulations Really
Absolutely Definitely Guess Did Do Does Is Are Was Were Have Has Had Can Could Would Will Should Note Update Fact
Facts Memory Name Person User Date Time Speaker Subject Previous Current New Old Once Sadly Luckily Originally
Lately Sometimes Usually Always Never Born Based Lives Works Loves Likes Hates Plays Speaks Moved Started Adopted
Bought Visited Got Went Has Having Being Working Living Speaking Looking Going Trying Thinking Let Look Check Take
See Keep Had Been Wish Hope Happy Sounds Glad Sorry Please Correction List Count State Mention Give Tell Describe Recall Ask Status Dial Meet Say Put Punch Type Enter Use Call Try Leave Press Write Save Find Go Come Imagine Picture Think Believe Trust Remind Expect Serve
Pour Buy Bring Hand Pass Make Stop Start Turn Forget Remember Ignore Scratch Fancy Nothing Nobody Something Someone Anything Anyone Everybody Everyone
Truly Frankly Basically Clearly Naturally Obviously Admittedly Evenings Weekends Mornings Besides Believe Apparently Incidentally Literally Seriously Typically Mostly Mainly Early Late Even
Only Whenever Wherever Whatever Whoever Nowadays Tuesdays Mondays Wednesdays Thursdays Fridays Saturdays Sundays Nine Ten Eleven Twelve Half Twice Thrice Plenty Lots Oops Whoops Ugh Ah Hmm Aha Erm Hang Easy Got Anyhow Gotta Might Must Ought Shall Few Several Given Counting Favourite Favorite Signature Thought Life Best Worst Nothing Ooh Hiya Righto Crikey Blimey Goodness Golly Gosh Jeez Yay Yep Nope Nah Haha Phew Ouch Psst Howdy Greetings Cheers"""
_NOT_NAMES = frozenset(_WORDS_NOT_NAMES.split())


@lru_cache(maxsize=8192)
def is_name(word: str) -> bool:
    """Whether a capitalised word (or two) may be a person's name: no function word, month, day or fact label."""
    first = word.split()[0] if word else ""
    if not first or not first[0].isupper() or first in _NOT_NAMES or first.split("’")[0].split("'")[0] in _NOT_NAMES:
        return False
    label = relation_of_label(word.lower())
    return label is None or label.label_re.fullmatch(word.lower()) is None


@dataclass(frozen=True, slots=True)
class Line:
    """A piece of memory text.

    Attributes:
        text: its words.
        person: who it is attached to by its form ("Mia: ...", a JSON key); empty for plain prose.
        pair: it is a label and its value, not a sentence.
    """

    text: str
    person: str = ""
    pair: bool = False


def _scalar(value: Any) -> str:
    return value.strip() if isinstance(value, str) else str(value) if isinstance(value, int | float) else ""


def _key(record: dict[str, Any], names: tuple[str, ...]) -> str:
    lowered = {key.lower(): key for key in record}
    return next((lowered[name] for name in names if name in lowered), "")


def _flatten(value: Any, person: str, label: str, depth: int) -> Iterator[Line]:
    if depth > 6 or value is None:
        return
    if isinstance(value, dict):
        who = _key(value, _PERSON_KEYS)
        if (who and not label and is_name(_scalar(value[who])[:60])) or (who and not person):
            person = _scalar(value[who])
        else:
            who = ""
        when = _key(value, _DATE_KEYS)
        day = _scalar(value[when]) if when else ""
        dated = f" on {day}" if day and parse_date(day, 0.0) is not None else ""
        about, content = _key(value, _LABEL_KEYS), _key(value, _VALUE_KEYS)
        if about and content and about != content and isinstance(value[about], str):
            words = value[about].replace("_", " ").lower()
            for line in _flatten(value[content], person, words, depth + 1):
                yield Line(line.text + dated, line.person, line.pair)
            if (before := _key(value, _OLD_KEYS)) and _scalar(value[before]):
                yield Line(f"previous {words}: {_scalar(value[before])}", person, True)
            return
        for key, inner in value.items():
            if key == who or (key == when and dated and len(value) > 2):
                continue
            if (isinstance(inner, dict) and not person and is_name(key)) or (not person and is_name(key)):
                yield from _flatten(inner, key, "", depth + 1)
            else:
                words = key.replace("_", " ").lower()
                if label in _WRAPPERS:
                    label = ""
                if label and words in _TIME_KEYS:
                    words = f"{_TIME_KEYS[words]} {label}"
                elif not (label and words in _BARE_KEYS):
                    words = f"{label} {words}".strip()
                else:
                    words = label
                for line in _flatten(inner, person, words, depth + 1):
                    yield Line(line.text + dated, line.person, line.pair)
    elif isinstance(value, list):
        if all(isinstance(part, str | int | float) for part in value) and label:
            yield Line(f"{label}: {', '.join(_scalar(part) for part in value)}", person, True)
        else:
            for part in value:
                yield from _flatten(part, person, label, depth + 1)
    elif value is True:
        yield Line(f"{person} {label}", person)
    elif value is not False:
        text = _scalar(value)
        if label in ("content", "text", "fact", "memory", "statement", "note"):
            yield from _written(f"{person}: {text}" if person and person not in text else text)
        else:
            yield _fact(label, text, person) if label else Line(text, person)


def _fact(label: str, value: str, person: str) -> Line:
    """A label and its value; a number of things is told as one has them ("magnets: 8")."""
    counted = re.sub(r"^(?:(?:number|count|amount) of|collections?(?: of)?|has|owns) ", "", label)
    known = relation_of_label(label)
    if value.isdigit() and (known is None or known.name in ("collection", "plants", "pet")) and _THINGS.search(counted):
        return Line(f"{person} has {value} {counted}.", person)
    return Line(f"{label}: {value}", person, True)


#: What can be counted: a plural that is no pair of shoes.
_THINGS = compiled(r"(?<!shoe)(?<!boot)s$")
_LABELLED = compiled(rf"^(?P<label>[\w '-]{{2,40}}?) (?:of|for) (?P<name>{NAME})\s*[:=]\s*(?P<rest>.+)$", re.DOTALL)


_CALLED = compiled(rf"^(?P<label>[a-z_ ]{{3,30}})\((?P<name>{NAME})\)\s*[:=]\s*(?P<rest>.+)$")
_NAMED = compiled(rf"^(?:[Nn]ame|[Pp]erson|[Ww]ho|[Uu]ser|[Ss]peaker|[Ss]ubject)\s*[:=]\s*(?P<name>{NAME})\s*$")
_RULE = compiled(r"^\s*\|?[\s:|-]*-{2,}[\s:|-]*\|?\s*$")


def _cells(line: str) -> list[str]:
    return [cell.strip(" *`") for cell in line.strip().strip("|").split("|")]


def _table(text: str) -> list[Line] | None:
    """The rows of a table with a head: one fact a row, or one person a row. None where the text is no table."""
    rows = [line for line in text.splitlines() if line.strip()]
    if len(rows) < 3 or "|" not in rows[0] or not _RULE.match(rows[1]):
        return None
    head = [cell.lower().replace("_", " ") for cell in _cells(rows[0])]
    who = next((i for i, cell in enumerate(head) if cell in _PERSON_KEYS), 0)
    what = next((i for i, cell in enumerate(head) if cell in _LABEL_KEYS and i != who), -1)
    value = next((i for i, cell in enumerate(head) if cell in _VALUE_KEYS and i not in (who, what)), -1)
    when = next((i for i, cell in enumerate(head) if cell in _DATE_KEYS), -1)
    found: list[Line] = []
    for row in rows[2:]:
        cells = _cells(row)
        if len(cells) != len(head) or not is_name(cells[who]):
            continue
        day = f" on {cells[when]}" if when >= 0 and parse_date(cells[when], 0.0) is not None else ""
        if what >= 0 and value >= 0:
            found.append(Line(f"{cells[what].lower()}: {cells[value]}{day}", cells[who], True))
        else:
            found += [
                Line(f"{head[i]}: {cell}{day}", cells[who], True)
                for i, cell in enumerate(cells)
                if i not in (who, when) and cell and cell != "-"
            ]
    return found


def _dated(stamp: str, body: str) -> str:
    """A line with the day that a stamp before it names, where it names none itself."""
    day = stamp.strip(" ()[]:-")
    if parse_date(day, 0.0) is None or find_dates(body, 0.0) or re.match(rf"{NAME}\s*:", body):
        return body
    return f"{body.rstrip(' .')} on {day}."


def _written(text: str) -> Iterator[Line]:
    """Lines of text that is no JSON. A heading "Mia:" holds for the bullets under it."""
    table = _table(text)
    if table is not None:
        yield from table
        return
    heading = ""
    owner = ""
    for raw in _NEW_LINE.split(text):
        bullet = _BULLET.match(raw)
        whole = raw[bullet.end() :] if bullet else raw
        stamp = _STAMP.match(whole)
        body = _STAMP.sub("", whole).strip()
        if stamp is not None and body:
            body = _dated(stamp.group(), body)
        if not body:
            heading = ""
            continue
        named = _NAMED.match(body)
        if named is not None and is_name(named["name"]):
            owner = heading = named["name"]
            continue
        if owner and _PAIR.match(body):
            yield from _fields(body, owner)
            continue
        called = _CALLED.match(body)
        if called is not None and is_name(called["name"]):
            yield Line(f"{called['label'].replace('_', ' ').strip()}: {called['rest']}", called["name"], True)
            continue
        cells = _cells(body) if body.count("|") >= 2 else []
        if body.count(";") >= 2 and not re.search(r"[:=|]", body):
            cells = [cell.strip() for cell in body.split(";")]
        if (
            len(cells) in (3, 4)
            and is_name(cells[0])
            and not re.search(r"[:=]", body)
            and (speaks_of_something(cells[1].lower()) or (cells[2].isdigit() and len(cells[1].split()) < 4))
        ):
            label, (last, old) = cells[1].lower(), parted(", ".join(cells[2:]))
            yield _fact(label, last, cells[0])
            if old:
                yield Line(f"previous {label}: {old}", cells[0], True)
            continue
        labelled = _LABELLED.match(body)
        if labelled is not None and is_name(labelled["name"]) and relation_of_label(labelled["label"].lower()):
            yield Line(f"{labelled['label'].lower()}: {labelled['rest']}", labelled["name"], True)
            continue
        match = (
            _HEADED.match(body)
            if body[0].isupper() or body[0] in "*_[\"'" or ":" in body[:12] or "=" in body[:12]
            else None
        )
        name = match["name"] if match is not None else ""
        if match is not None and is_name(name) and (match["mark"].strip() or body[0] == "[" or not match["rest"]):
            if not match["rest"].strip():
                heading = (
                    name
                    if match["mark"].strip() or (len(body) > 2 and body.endswith(("**", "]"))) or bullet is None
                    else ""
                )
                continue
            heading = "" if bullet is None else heading
            yield from _fields(match["rest"].strip(), name)
            continue
        if bullet is None:
            heading = ""
        yield from _fields(body, heading)


def _fields(text: str, person: str) -> Iterator[Line]:
    parts = _FIELD.split(text) if person else [text]
    label = ""
    for part in parts:
        pair = _PAIR.match(part) if person else None
        words = pair[1].replace("_", " ").lower() if pair is not None else ""
        if pair is not None and label and words in _OLD_KEYS:
            yield Line(f"previous {label}: {pair[2]}", person, True)
        elif (
            pair is not None
            and (speaks_of_something(words) or pair[2].isdigit())
            and not re.search(r"\b(?:my|our|your|I|me)\b", pair[1])
            and len(words.split()) <= 5
        ):
            label, (last, old) = words, parted(pair[2].replace(";", ","))
            yield _fact(label, last, person)
            if old:
                yield Line(f"previous {label}: {old}", person, True)
        elif part.strip():
            yield Line(part.strip(), person)


#: Prose of one line: no bullet, stamp, heading, field or label, all of which need one of the marks left out here.
_PROSE = compiled(r"[A-Za-z](?:[^\r\n:|→>=\[\]–—-]|(?<=\w)-(?=\w))*[.!?]")


@lru_cache(maxsize=4096)
def lines(text: str) -> tuple[Line, ...]:
    """The lines of a memory text. Never raises, whatever the text."""
    stripped = text.strip()
    if len(stripped) < 2000 and _PROSE.fullmatch(stripped):
        return (Line(stripped),)
    if stripped[:1] in ("{", "[") and stripped[-1:] in ("}", "]") and len(stripped) < 20_000:
        try:
            data = json.loads(stripped)
        except (ValueError, RecursionError):
            pass
        else:
            return tuple(_flatten(data, "", "", 0))
    return tuple(_written(text[:20_000]))

"""Nouns for kinds of facts: "my favourite film", "a new boss", "one of my siblings", and the value beside the noun."""

from __future__ import annotations

import re
from typing import NamedTuple

from memenv.language.extraction.label_nouns import NOUNS
from memenv.language.extraction.rule import DAY, is_hobby, is_job, is_named, is_thing, named_run, tidy
from memenv.language.extraction.wordlists import LANGUAGES, member
from memenv.language.letters import CAPITALS, compiled
from memenv.language.rare import Rare

__all__ = ["Label", "beside", "changes", "label_in", "refer", "value_of_kind"]

_NAMED = frozenset(
    """home employer partner boss roommate dentist sibling child friend pet university birthplace team reading watching
    favourite_book favourite_film favourite_restaurant concert""".replace("_", " ").split()
) | {"favourite book", "favourite film", "favourite restaurant"}
_HEADS = frozenset(
    [
        "locker",
        "padlock",
        "wifi",
        "wi-fi",
        "wi",
        "fi",
        "alarm",
        "party",
        "key",
        "place",
        "venue",
        "spot",
        "location",
        "password",
        "code",
        "music",
        "genre",
        "genres",
        "food",
        "foods",
        "dish",
        "dishes",
        "meal",
        "snack",
        "cuisine",
        "dessert",
        "treat",
        "colour",
        "color",
        "colours",
        "colors",
        "shade",
        "book",
        "books",
        "novel",
        "film",
        "films",
        "movie",
        "movies",
        "season",
        "seasons",
        "time",
        "restaurant",
        "restaurants",
        "diner",
        "eatery",
        "bistro",
        "cafe",
        "café",
        "pizzeria",
        "drink",
        "drinks",
        "beverage",
        "order",
        "team",
        "teams",
        "club",
        "car",
        "cars",
        "vehicle",
        "wheels",
        "ride",
        "employer",
        "employers",
        "company",
        "firm",
        "workplace",
        "job",
        "jobs",
        "occupation",
        "profession",
        "career",
        "careers",
        "partner",
        "boyfriend",
        "girlfriend",
        "fiance",
        "fiancé",
        "fiancee",
        "fiancée",
        "husband",
        "wife",
        "half",
        "status",
        "commute",
        "way",
        "route",
        "diet",
        "diets",
        "size",
        "birthday",
        "birth",
        "birthdate",
        "hometown",
        "home",
        "birthplace",
        "study",
        "major",
        "degree",
        "subject",
        "university",
        "college",
        "mater",
        "uni",
        "boss",
        "bosses",
        "manager",
        "managers",
        "supervisor",
        "roommate",
        "roommates",
        "flatmate",
        "flatmates",
        "housemate",
        "housemates",
        "roomie",
        "dentist",
        "dentists",
        "class",
        "lesson",
        "course",
        "practice",
        "rehearsal",
        "group",
        "session",
        "day",
        "reading",
        "read",
        "nightstand",
        "show",
        "shows",
        "series",
        "programme",
        "wake-up",
        "routine",
        "town",
        "city",
        "village",
        "address",
        "residence",
        "live",
        "hobby",
        "hobbies",
        "pastime",
        "sport",
        "sports",
        "instrument",
        "instruments",
        "language",
        "languages",
        "specialty",
        "speciality",
        "sibling",
        "siblings",
        "sister",
        "sisters",
        "brother",
        "brothers",
        "child",
        "children",
        "kid",
        "kids",
        "son",
        "sons",
        "daughter",
        "daughters",
        "baby",
        "babies",
        "one",
        "friend",
        "friends",
        "bestie",
        "buddy",
        "pal",
        "mate",
        "pet",
        "pets",
        "allergy",
        "fear",
        "phobia",
        "plan",
        "plans",
        "taste",
        "celebration",
        "recipe",
        "getting-up",
        "work",
        "room-mate",
        "flat-mate",
    ]
)
_LABEL = re.compile(
    r"\b(?:(?=(?:my|our|an?|the|another|one|yet|any|no|new|current|favou?rite|fave|preferred|go-to|usual|where|how|hiding|wi-?fi|locker|alarm"
    r"|spare|surprise|code|password)\b)|(?<=changed )|(?<=switched )|(?<=swapped )|(?<=replaced ))(?P<np>(?P<det>my|our|an?|the|another|one of (?:my|our)|one more|yet another|any|no|favou?rite)\s+)?(?P<adj>(?:(?:new|other|second|third|current|latest|old|good|great|close|dear|best|little|big|younger"
    r"|older|eldest|youngest|only|usual|present|evening|own|all-time|absolute|real|former|previous|next|lovely|actual) )*)(?:"
    + "|".join(f"(?P<k{i}>{nouns})" for i, (_, nouns) in enumerate(NOUNS))
    + r")\b(?P<mine> of (?:mine|ours))?(?:['’]s (?=name)|(?: right now| at the moment| these days| nowadays| of all time| ever| now(?! is\b))(?=[ ,:]|$))?"
)


class Label(NamedTuple):
    """A noun phrase for a kind of fact, at `start` to `end`. `own`: it says my, our, of mine; `new`: new, another."""

    relation: str
    start: int
    end: int
    own: bool
    new: bool
    plural: bool


def label_in(clause: str, words: list[str]) -> Label | None:
    """The first noun phrase that names a kind of fact as one's own or as a new one."""
    if _HEADS.isdisjoint(words) or len(clause) > 300:
        return None
    low = clause.lower()
    if len(low) != len(clause):
        return None
    first: Label | None = None
    for match in _LABEL.finditer(low):
        group = match.lastgroup or ""
        if not group.startswith("k"):
            group = next(f"k{i}" for i in range(len(NOUNS)) if match[f"k{i}"])
        relation = NOUNS[int(group[1:])][0]
        det = (match["det"] or "").lower()
        own = "my" in det or "our" in det or match["mine"] is not None
        new = any(
            word in ("new", "other", "second", "third", "next") for word in match.group().lower().split()
        ) or det in ("another", "one more", "yet another")
        noun = match[group].lower()
        found = Label(relation, match.start(), match.end(), own, new, noun.endswith("s") and not noun.endswith("ss"))
        if own or new:
            return found
        first = first or found
    return first


_ADVERB = r"(?:now|currently|still|definitely|actually|always|really|probably|these days|by far|easily|hands down|just|also|simply|officially|named|called)"
_VAL = r"(?:[^,;:!?()]|(?<=\d):(?=\d))+"
_BE = r"(?:['’]s|is|are|was|were|has become|became|will be|remains|turned into|has been|would be)"
_AFTER = re.compile(
    rf"^(?:['’]s name)?(?: (?:at|on|in|for) (?:work|home|my \w+|the \w+))?(?: {_ADVERB})*(?: ?{_BE})(?: {_ADVERB})*(?: (?:that of|set to|from))? (?P<v>{_VAL})"
    rf"|^(?: {_ADVERB})*,? (?:called|named|by the name of) (?P<w>{_VAL})"
    rf"|^(?: to work)?\s*[:—–-]+ ?(?:(?:it['’]s|it is|he['’]s|she['’]s|called|named|now|namely) )*(?P<x>{_VAL})"
    rf"|^,? (?:he|she|it)(?:['’]s| is) (?:called|named) (?P<y>{_VAL})"
)
_COMMA = compiled(r"^(?: now)?, (?P<v>(?:Dr\.? |Doctor )?[A-Z][^,;:!?()]*)")
_CHANGED_TO = re.compile(
    rf"^(?: (?:to work|again|recently|has|have|had|just|was|been|got))*(?: (?:changed|switched|moved|shifted|went|turned))?(?: (?:over|back))?(?: from [^,;:!?()]+?)? (?:to|into|for) (?P<v>{_VAL})"
)
_CHANGE = Rare(
    r"\b(?:chang(?:e|ed|ing)|switch(?:ed|ing)?|moved|swapp(?:ed|ing)|traded|replaced|finished|done with|gone off|went off|given up|shifted|different|updated?|revised|upgraded|retired)\b",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    rf"(?:^|[:;,] |^(?:i changed my mind|lately|these days|nowadays|right now|for now|currently|now),? )(?P<v>[^,;:!?()]+?),?(?: {_ADVERB})*(?: {_BE}|,|['’]s)(?: {_ADVERB}| the name of)* $"
)
_NO_VALUE = compiled(
    r"^(?:changed|different|new|gone|over|not|the same|same|nice|great|good|lovely|fine|important|hard|it|that|this|he|she|they|i|what|who|there|here|now|so|very|really|too|going|getting|doing|an?|"
    r"coming|back|up|off|about|done|also|still|one of|something|anything|nothing|someone|me|my|mine|[a-z]+ing)\b(?! [A-Z])",
    re.IGNORECASE,
)

#: Kinds whose values are few.
_CLOSED = {
    "favourite season": re.compile(r"(?:winter|spring|summer|autumn|fall)\b", re.IGNORECASE),
    "marital status": re.compile(r"(?:single|married|engaged|divorced|widowed|separated)\b", re.IGNORECASE),
    "locker code": re.compile(r"\S*\d"),
    "alarm code": re.compile(r"\S*\d"),
}


def value_of_kind(relation: str, raw: str) -> str:
    """`raw` cut to a value of a kind; "" where it can be none."""
    text = raw.strip(" .,;:!?\"'“”‘’")
    text = (
        re.sub(rf"^(?:(?:Doctor|Dr\.?|Mr\.?|Mrs\.?|Ms\.?) )(?=[{CAPITALS}])", "", text)
        if relation != "dentist"
        else text
    )
    if relation == "class day":
        day = re.search(rf"\b{DAY}\b", text, re.IGNORECASE)
        return day.group() if day else ""
    if relation == "wake-up time":
        time = re.match(
            r"(?:at |to )?(?P<t>(?:\d|half|quarter|noon|five|six|seven|eight|nine|ten|four|eleven)[\w:. ]*)",
            text,
            re.IGNORECASE,
        )
        return tidy(time["t"]) if time else ""
    if relation == "key place":
        return text if is_thing(text) and not _NO_VALUE.match(text) else ""
    if relation in _NAMED:
        text = re.sub(
            rf"^(?:in|at|to|by|with|for|the|the show|the book|the series|called|named|an?) (?=[{CAPITALS}])", "", text
        )
        run = named_run(text)
        return run if run and is_named(run) and run.lower() not in LANGUAGES else ""
    if relation == "commute":
        value = tidy(text.removeprefix("by "))
        return value if is_thing(value) and not _NO_VALUE.match(value) else ""
    value = tidy(re.sub(r"^(?:in|at|to|with|for|an?|the|some|on) ", "", text))
    if relation == "job" and not is_job(value):
        return ""
    if relation in _CLOSED and not _CLOSED[relation].match(value):
        return ""
    if relation == "favourite season":
        return value  # "spring" is no verb
    if relation == "birthday" and not any(char.isdigit() for char in value):
        return ""
    if relation == "shoe size" and not any(char.isdigit() for char in value):
        return ""
    if relation == "sport":
        return member("sport", value) or (
            value if value.endswith("ing") and value.count(" ") < 2 and is_hobby(value) else ""
        )
    if relation == "hobby":
        value = value[:1].lower() + value[1:]
        return value if is_hobby(value) else ""
    return value if is_thing(value) and not _NO_VALUE.match(value) else ""


def beside(clause: str, label: Label) -> str:
    """The value that stands beside a label: "my boss is Ada", "a new friend: Ivan", "Candide is my favourite book"."""
    after, before = clause[label.end :], clause[: label.start]
    if _AFTER.match(after) or label.own or label.new:
        match = _AFTER.match(after)
        if match is not None and (label.own or label.new):
            value = value_of_kind(label.relation, match["v"] or match["w"] or match["x"] or match["y"])
            if value:
                return value
        match = _COMMA.match(after)
        if match is not None and (value := value_of_kind(label.relation, match["v"])):
            return value
        if _CHANGE.search(before) or _CHANGE.search(after):
            match = _CHANGED_TO.match(after)
            if match is not None and (value := value_of_kind(label.relation, match["v"])):
                return value
    if label.own:
        match = _BEFORE.search(before)
        if match is not None:
            return value_of_kind(label.relation, match["v"])
    return ""


def changes(clause: str) -> bool:
    """Whether a clause says that something is changed or new."""
    return bool(_CHANGE.search(clause))


_REFER = re.compile(
    rf"^(?:and |but |so )?(?:(?:{_ADVERB}),? )*(?:it|that|this|they|he|she|(?:my|the|our) (?:new|current|other|latest) (?:one|ones)|this one|the new one|mine|(?:the|his|her|its|their) name)(?: {_ADVERB})*"
    rf"(?: ?{_BE})(?: {_ADVERB})* (?P<v>[^,;!?()]+?)(?: (?:now|these days|instead|nowadays|currently|at the moment|from now on|today))*$",
    re.IGNORECASE,
)


def refer(clause: str) -> str:
    """What "it's …", "that's …", "my new one is …" says of something mentioned before; "" for other clauses."""
    match = _REFER.match(clause)
    return match["v"] if match else ""

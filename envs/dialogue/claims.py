"""What memory texts say of whom: the reader's evidence. Parsed once per text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from memenv.caches import TEXTS
from memenv.language.clauses import Clause, clauses
from memenv.language.dates import Date, find_dates
from memenv.language.gates import Gates, fold
from memenv.language.letters import compiled
from memenv.language.lexicon import RELATIONS, Relation
from memenv.language.merged import taken_apart
from memenv.language.plainly import plainly
from memenv.language.records import NAME, is_name, lines
from memenv.language.stems import STOP_WORDS, words
from memenv.language.topics import SURE, topics

__all__ = [
    "Statement",
    "about",
    "as_read",
    "attributed",
    "bag_of_words",
    "may_state",
    "same_person",
    "statements",
]

_OPENING = compiled(
    r"^(?:[^\w]*(?:(?:and|but|so|then|also|now|plus|yes|yeah|well|oh|sadly|recently|currently|previously|formerly|originally|later|finally|today|yesterday"
    r"|tomorrow|last|this|next|in|on|at|since|during|after|before|back|by|for|until|as|from|around|early|late|once|when|while|because|according to"
    r"|correction|update|note|fact|these days|nowadays|actually)\b[^,]{0,40},\s*|(?:and|but|so|then|also|now|currently|recently|that|today|yesterday"
    r"|both|when|while|where|because|actually|previously|formerly|once|correction:?|update:?|note:?|fact:?)\s+))+",
    re.IGNORECASE,
)
_DATED = compiled(r"^(?:on|in|since|around|by|from|at|during)?\s*$", re.IGNORECASE)
_SUBJECT = compiled(
    rf"^(?P<a>{NAME})(?P<pos>['’]s?(?=\s))?(?:(?:,? and| &|,) (?P<b>{NAME}))?(?P<next>\s+[\w'’]+|\s*$|\s*[,:(])?"
)
_FIRST = compiled(r"\b(?:I|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]e|[Mm]yself|[Mm]ine|[Ww]e|[Ww]e['’](?:re|ve)|[Oo]ur|[Uu]s)\b")
_IS = compiled(
    r"\b([Ii]t|[Tt]hat|[Hh]e|[Ss]he|[Tt]here|[Ww]ho|[Ww]hat|[Ww]here|[Nn]ame|[Bb]irthday|[A-Z]\w+(?=['’]s (?:my|our|a|an|the|now|also|still|called|named|been|moving|on)\b)|[a-z]{3,}(?=['’]s (?:my|our) ))['’]s\b"
)
#: Each group is named after what its short form stands for.
_SHORT = compiled(r"\b(?:(?P<have>I|[Ww]e|[Tt]hey|[Yy]ou)['’]ve|(?P<am>I)['’]m|(?P<are>[Ww]e|[Tt]hey|[Yy]ou)['’]re)\b")
_SPEAKERS_OWN = compiled(
    r"\b(?:I|[Ww]e|I['’](?:m|ve)|[Ww]e['’](?:re|ve))\b|\b(?:hired|employs|gave|awarded|offered|named|chose|promoted|with|for|to) me\b|\bof mine\b|^[A-Z][\w-]+ (?:is|has become|became) an? (?:[a-z]+ ){0,2}(?:friend|mate|pal|buddy)\b(?! of)|\b(?:my|our)\b(?! (?:\w+ )?(?:place|house|street|town|city)\b)"
)
_OTHERS = compiled(
    r"^\W*(?:you|your|you['’]re|she|he|they|her|his|their|it|its|it['’]s|she['’]s|he['’]s|they['’]re|that|this|there)\b",
    re.IGNORECASE,
)
_LISTENER = frozenset({"you", "your", "you're"})
#: Nobody speaks so of themself.
_SOMEBODY = frozenset({"he", "she", "he's", "she's", "his", "her"})
#: "You should hear Mia play the piano."
_WITNESSED = compiled(
    rf"^\W*[Yy]ou (?:should|must|ought to|have to|can) (?:\w+ )?(?:hear|see|watch) (?P<n>{NAME}) [a-z]+"
)
_BE = frozenset(["is", "are", "was", "were", "'s"])
_AFFECTS = r"(?:scare|frighten|terrif|annoy|bother|disgust|irritate|spook|unnerve|petrif|employ|hire|pay|manage|supervise|boss)\w*"
_EDGE = compiled(r"\b")
_OWNS = compiled(r"['’]s?\s")
_CLOSES = compiled(r"\W*$")
_GETS = compiled(r"\b(?:makes?|gives?|sends?|fills?) $")
_BY = compiled(rf"\b(?:by|to|of|{_AFFECTS}) $")
_LATER = compiled(rf"\b(?P<n>{NAME})(?:(?P<pos>['’]s?(?=\s))|(?=\s+[a-z]))|\b(?:by|to|of|for) (?P<by>{NAME})(?=\W*$)")


@dataclass(frozen=True, slots=True)
class Statement:
    """A clause and who it is about.

    Attributes:
        people: its grammatical subjects; empty where nobody is named.
        clause: the words and their marks.
        sentence: the sentence around it, where a date may stand.
        pair: a label and its value.
        own: said by the person themself in a turn.
        be: the subject is followed by a form of "be" ("Rome is where Mia lives").
    """

    people: tuple[str, ...]
    clause: Clause
    sentence: str
    pair: bool = False
    own: bool = False
    be: bool = False

    def dates(self, time: float) -> tuple[Date, ...]:
        """Dates in the clause, else in its sentence, resolved against `time`."""
        found = find_dates(self.clause.text, time) or find_dates(self.sentence, time)
        return tuple(mention.date for mention in found)


def same_person(one: str, other: str) -> bool:
    """Whether two names may mean one person: equal, or one the first (or last) name of the other."""
    a, b = one.casefold().split(), other.casefold().split()
    return bool(a) and bool(b) and (a == b or (len(a) == 1 and a[0] in b) or (len(b) == 1 and b[0] in a))


def _subjects(text: str) -> tuple[tuple[str, ...], str, bool]:
    """Named subjects at the head of a clause, the word after them, whether a possessive."""
    head = text.lstrip(" \"'“”*_")
    dates = find_dates(head, 0.0)
    if dates and dates[0].start < 4 and _DATED.match(head[: dates[0].start]):
        head = head[dates[0].end :].lstrip(" ,:-")
    opening = _OPENING.match(head)
    if opening is not None:
        head = head[opening.end() :]
    match = _SUBJECT.match(head)
    if match is None or not is_name(match["a"]):
        return (), "", False
    names = [match["a"]]
    parts = match["a"].split()
    if len(parts) == 2 and not is_name(parts[1]):
        names = [parts[0]]
    if match["b"] and is_name(match["b"]) and not match["pos"]:
        names.append(match["b"])
    return tuple(names), (match["next"] or "").strip(), bool(match["pos"])


def _spelled(text: str) -> str:
    """Contractions of "is", "am", "are" and "have" written out; possessives stay."""
    if "'" not in text and "’" not in text:
        return text
    text = _IS.sub(lambda match: f"{match[1]} is", text)
    return _SHORT.sub(lambda match: f"{match[match.lastgroup or 0]} {match.lastgroup}", text)


@lru_cache(maxsize=4096)
def statements(text: str) -> tuple[Statement, ...]:
    """The clauses of a memory text with their subjects."""
    found: list[Statement] = []
    for line in lines(text):
        if line.pair:
            only = clauses(line.text)
            if only:
                marks = only[0]
                whole = Clause(
                    line.text, 0, len(line.text), 0, marks.question, marks.hypothetical, marks.intended, marks.negated,
                    marks.ended, marks.past, marks.present, marks.correction,
                )  # fmt: skip
                found.append(Statement((line.person,) if line.person else (), whole, line.text, True))
            continue
        current: tuple[str, ...] = ()
        sentence, spans = -1, clauses(_spelled(plainly(taken_apart(line.text))))
        for clause in spans:
            if clause.sentence != sentence:
                sentence = clause.sentence
                current = (line.person,) if line.person and not _OTHERS.match(clause.text) else ()
                around = clause.text if len(spans) == 1 else " ".join([c.text for c in spans if c.sentence == sentence])
            names, following, _ = _subjects(clause.text)
            own = False
            if (
                names
                and not following
                and current
                and not any(same_person(name, who) for name in names for who in current)
            ):
                names = ()  # "previously Oslo": a remnant of the clause before
            if names:
                if line.person and any(same_person(line.person, name) for name in names):
                    own = True
                current = names
                if line.person and not own and _SPEAKERS_OWN.search(clause.text):
                    current, own = (line.person, *names), True  # "Leo and I got engaged", "Bea is my roommate"
            elif line.person and _FIRST.search(clause.text):
                current, own = (line.person,), True
            elif _OTHERS.match(clause.text):
                lowered = words(clause.text)[:1]
                witnessed = _WITNESSED.match(clause.text)
                if witnessed is not None and is_name(witnessed["n"]):
                    current, lowered = (witnessed["n"],), ()
                if lowered and (lowered[0] in _LISTENER or (line.person and lowered[0] in _SOMEBODY)):
                    current = ()
            elif line.person and current:
                own = True
            elif not current:
                later = [m for m in _LATER.finditer(clause.text) if is_name(m["n"] or m["by"])]
                current = tuple(dict.fromkeys(m["n"] or m["by"] for m in later))[:1]
            found.append(Statement(current, clause, around, False, own, following in _BE))
    return tuple(found)


@lru_cache(maxsize=TEXTS)
def as_read(text: str) -> str:
    """All that the clauses of a memory text are cut from."""
    return "\n".join(line.text if line.pair else _spelled(plainly(taken_apart(line.text))) for line in lines(text))


@lru_cache(maxsize=1)
def _gates() -> Gates:
    """Which kinds of facts a text can state, end or name by a pattern: a bit for each."""
    return Gates(relation.patterns for relation in RELATIONS)


@lru_cache(maxsize=1)
def _bits() -> dict[str, int]:
    return {relation.name: 1 << place for place, relation in enumerate(RELATIONS)}


@lru_cache(maxsize=TEXTS)
def _may(text: str) -> int:
    """The kinds of facts that a pattern may find in a memory text: a bit for each."""
    return _gates().open(fold(as_read(text)))


def may_state(text: str, relation: Relation) -> bool:
    """Whether a clause of `text` can state, end or name `relation` at all: a look before the clauses are read."""
    if _may(text) & _bits()[relation.name]:
        return True
    read = as_read(text)
    return topics(read).get(relation.name, 0) >= (SURE - 1 if ":" in read else SURE)


def bag_of_words(text: str) -> bool:
    """Whether lower-cased text is a bag of words, with no function word and no mark that would make it a sentence."""
    return text == text.lower() and not re.search(r"[:=|,;{}\n]|[.!?]\s", text) and STOP_WORDS.isdisjoint(words(text))


@lru_cache(maxsize=TEXTS)
def attributed(text: str, person: str) -> tuple[tuple[Statement, bool], ...]:
    """All statements of `text`, each with whether it is about `person` (see `about`); empty if it names them nowhere."""
    if person.casefold() not in text.casefold():
        return ()
    if person not in text:
        if bag_of_words(text):
            return ()
        text = re.sub(rf"\b{re.escape(person)}\b", lambda _: person, text, flags=re.IGNORECASE)
    return tuple(
        (said, any(same_person(person, who) for who in said.people) or _theirs(said, person))
        for said in statements(text)
    )


def _theirs(said: Statement, person: str) -> bool:
    """Whether a clause whose subject is somebody else speaks of something that is `person`'s, or ends with them."""
    text = said.clause.text
    mentioned = False
    theirs = said.be
    at = text.find(person)
    while at >= 0 and not (mentioned and theirs):
        end = at + len(person)
        if _EDGE.match(text, at) is not None:
            mentioned = mentioned or _EDGE.match(text, end) is not None
            theirs = theirs or _OWNS.match(text, end) is not None
        if not theirs and _EDGE.match(text, end) is not None:
            theirs = _GETS.search(text, 0, at) is not None
        if not theirs and _CLOSES.match(text, end) is not None:
            theirs = _BY.search(text, 0, at) is not None
        at = text.find(person, at + 1)
    return mentioned and theirs


@lru_cache(maxsize=TEXTS)
def about(text: str, person: str) -> tuple[Statement, ...]:
    """The statements of `text` about `person`.

    The person is the subject, or the clause says what something of theirs is ("Tom is Mia's boss", "Rome is where
    Mia lives"). Where somebody else acts ("Hugo moved with Mia"), it is about somebody else.
    """
    return tuple(said for said, theirs in attributed(text, person) if theirs)

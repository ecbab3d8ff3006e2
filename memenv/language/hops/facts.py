"""Facts in text: (subject, relation, object), from sentences of a passage, from a note, or from "S | relation | O"."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from memenv.language.hops.lexicon import RELATIONS, Relation

__all__ = ["ALIAS", "Fact", "Knowledge", "fact_line", "name_key", "read_facts"]

#: The relation of a second name.
ALIAS = "alias"


class Fact(NamedTuple):
    """One statement; `relation` is a name of the lexicon, or ALIAS."""

    subject: str
    relation: str
    object: str

    def line(self) -> str:
        """The shortest form that `read_facts` reads back."""
        return f"{self.subject} | {self.relation} | {self.object}"


def fact_line(facts: Iterable[Fact]) -> str:
    """Facts about one subject in one line, "S | relation | O | relation | O …", that `read_facts` reads back."""
    listed = list(facts)
    return " | ".join((listed[0].subject, *(part for fact in listed for part in (fact.relation, fact.object))))


_WORD = r"[A-Z][\w'’&-]*"
_NAME = rf"(?:[Tt]he )?{_WORD}(?:(?: (?:of|the|and|and the|of the|de|von|van))? {_WORD})*"
_BACK = r"(?:[Ss]he|[Hh]e|[Ii]t|[Tt]hey|(?:[Tt]he|[Tt]his) (?:[a-z-]+ )?[a-z]+)"
_SUBJECT = rf"(?P<s>{_NAME}|{_BACK})"
_OWNER = rf"(?:(?P<s>{_NAME}|[Tt]he [a-z]+)['’]s|(?P<p>[Hh]er|[Hh]is|[Ii]ts|[Tt]heir))"
_OBJECTS = {
    "name": rf"(?P<o>{_NAME})",
    "year": r"(?P<o>1[0-9]{3}|20[0-9]{2})",
    "amount": r"(?P<o>\d[\d.,]*(?: (?:km|kilometres|kilometers|m|metres|miles))?)",
    "word": r"(?P<o>[A-Za-z][\w-]*)",
}
_END = r"(?=[\s,.;:!?)]|$)"
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"'“])|\n+")
_ALSO = re.compile(rf"^(?P<s>{_NAME}),? (?:\()?(?:also|better|formerly) (?:known|called) as (?P<o>{_NAME})")
_ALSO_TOLD = re.compile(rf"(?P<s>{_NAME}) is (?:another name (?:for|of)|the same as) (?P<o>{_NAME})")
_APPOSITION = re.compile(r",? \(?(?:also|better|formerly) (?:known|called) as [^,.;)]+[,)]?")
_DOC = re.compile(r"^Doc \d+\(Title: (?P<title>.*?)\) (?P<text>.*)$")
#: Longer sentences tell nothing, in characters: patterns would take time without end on hostile text.
_LONGEST = 1000
_STARTS_BACK = re.compile(rf"^{_BACK}$")


def _fill(wording: str, relation: Relation) -> str:
    pattern = re.sub(r"\bO\b", lambda _: _OBJECTS[relation.value], wording)
    return re.sub(r"\bS\b", lambda _: _SUBJECT, pattern)


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[str, tuple[str, ...], tuple[re.Pattern[str], ...]], ...]:
    """(relation, pieces of which one must occur, patterns), compiled when first needed."""
    compiled = []
    for relation in RELATIONS:
        value = _OBJECTS[relation.value]
        nouns = "|".join(map(re.escape, relation.nouns))
        the = "(?:the )?" if relation.value == "word" else ""
        wordings = [_fill(wording, relation) for wording in relation.sentences]
        wordings += [
            rf"[Tt]he (?:{nouns}) of (?:{_SUBJECT}|(?P<h>her|him|it)) (?:is|was|are) {the}{value}",
            rf"{_OWNER} (?:{nouns}) (?:is|was|are) {the}{value}",
        ]
        patterns = tuple(re.compile(rf"\b{wording}{_END}") for wording in wordings)
        compiled.append((relation.name, (*relation.cues, *relation.nouns), patterns))
    return tuple(compiled)


@lru_cache(maxsize=1 << 14)
def read_facts(text: str, title: str = "") -> tuple[Fact, ...]:
    """The facts that `text` states, in its order.

    A line "S | relation | O" is a fact as it stands (and may go on with "| relation | O"); a line "Doc n(Title: T) …" is a passage about T. Where a
    sentence speaks of "she", "it" or "the film", it means the title, or else the name that the text began with; a
    sentence without either tells nothing.
    """
    facts: list[Fact] = []
    for line in text.split("\n"):
        document = _DOC.match(line)
        parts = [part.strip() for part in line.split("|")] if "|" in line and not document else []
        if len(parts) >= 3 and len(parts) % 2 and all(parts):
            facts += [Fact(parts[0], *parts[place : place + 2]) for place in range(1, len(parts), 2)]
        elif document:
            facts += _read_passage(document["text"], document["title"])
        elif line.strip():
            facts += _read_passage(line, title)
    return tuple(dict.fromkeys(facts))


@lru_cache(maxsize=1 << 14)
def _read_passage(text: str, title: str) -> tuple[Fact, ...]:
    facts: list[Fact] = []
    topic = title
    for sentence in _SENTENCE.split(text):
        if len(sentence) > _LONGEST or "?" in sentence:
            continue  # a question states nothing: "Who is the mayor of Rome?"
        for pattern in (_ALSO, _ALSO_TOLD):
            if also := pattern.search(sentence):
                facts.append(Fact(also["s"], ALIAS, also["o"]))
        sentence = _APPOSITION.sub("", sentence)
        if not topic and (first := re.match(_NAME, sentence)) and not _STARTS_BACK.match(first.group()):
            topic = first.group()
        for relation, cues, patterns in _patterns():
            if not any(cue in sentence for cue in cues):
                continue
            found = next((match for pattern in patterns if (match := pattern.search(sentence))), None)
            if found is None or _STARTS_BACK.match(found["o"]):
                continue
            subject = found.groupdict().get("s") or topic
            if _STARTS_BACK.match(subject):
                subject = topic
            if subject and name_key(subject) != name_key(found["o"]):
                facts.append(Fact(subject, relation, found["o"]))
    return tuple(facts)


@lru_cache(maxsize=1 << 14)
def name_key(name: str) -> str:
    """The form in which names are compared: lower case, single spaces, without article or quotes around them."""
    key = " ".join(name.strip(" \t\"'“”‘’.,;:?!").lower().split())
    return key.removeprefix("the ")


class Knowledge:
    """What texts say, for looking up by subject and relation under any known name. Earlier texts win over later ones."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._objects: dict[tuple[str, str], str] = {}
        self._names: dict[str, set[str]] = {}
        self.facts: dict[Fact, None] = {}
        for text in texts:
            for fact in read_facts(text):
                self.add(fact)

    def add(self, fact: Fact) -> None:
        """Takes a fact in, unless one about the same subject and relation is held."""
        self.facts.setdefault(fact)
        subject = name_key(fact.subject)
        if fact.relation == ALIAS:
            other = name_key(fact.object)
            self._names.setdefault(subject, {subject}).add(other)
            self._names.setdefault(other, {other}).add(subject)
        else:
            self._objects.setdefault((subject, fact.relation), fact.object)

    def names(self, name: str) -> list[str]:
        """Keys of all names of one thing, its own first, the rest sorted."""
        own = name_key(name)
        return [own, *sorted(self._names.get(own, set()) - {own})]

    def lookup(self, subject: str, relation: str) -> str:
        """The object, or "" where nothing is known."""
        for name in self.names(subject):
            if found := self._objects.get((name, relation)):
                return found
        return ""

    def same(self, one: str, other: str) -> bool:
        """Whether two names are known to be one thing."""
        return name_key(other) in self.names(one)

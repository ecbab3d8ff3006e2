"""What a question asks for, as chains of relations: "Who is the mayor of the city where Ann was born?"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from memenv.language.hops.lexicon import RELATIONS, Relation

__all__ = ["Chain", "Plan", "read_plan", "split_questions"]


@dataclass(frozen=True, slots=True)
class Chain:
    """Start at `entity` and follow `relations`; no relations mean the entity itself."""

    entity: str
    relations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """How to answer a question.

    Attributes:
        kind: "chain": the end of the one chain; "first" and "last": which of the chains' entities has the smaller and
            the larger end; "same": whether the ends are equal; "free": the question was not understood.
        chains: empty for "free".
        question: the question itself.
    """

    kind: str
    chains: tuple[Chain, ...]
    question: str


def split_questions(text: str) -> list[str]:
    """The questions of a composed task, in order."""
    return [part.strip() for part in re.split(r"(?<=\?);\s+", text.strip())]


_KINDS = r"person|man|woman|film|movie|novel|book|city|town|village|place|company|firm|band|group|university|school|country|river"
_KIND = re.compile(rf"^the (?:{_KINDS}) (?=[A-Z\d])")
_NOUN_CLAUSE = re.compile(rf"^the (?:{_KINDS}) (?P<clause>.+)$")
_WORDS = re.compile(
    r"^(?:(?:In|At|On|From|To|For|By|With) )?(?P<word>Who|Whom|What|Which|Where|When|How|what|which|whom|where)\b(?P<rest>.*)$"
)
_YES_NO = re.compile(
    r"^(?:Were|Was|Are|Is|Do|Does|Did|Have|Has) (?:both )?(?P<x>.+?) and (?P<y>.+?) (?P<same>[a-z].*)$"
)
_ORDER = re.compile(r"^(?:Which|Who|What)\b(?P<middle>.*?),? (?P<x>(?:the |[A-Z]).*?),? or (?P<y>.+)$")
# no two ways to read one text ("of the" is "of", "the"): a pattern with two takes exponential time where it fails
_NAME = re.compile(
    r"^(?:the )?[\"“'(]?[A-Z\d][\w'’&./-]*(?:,? (?:of|and|the|in|de|la|von|van|for|a|an|&|[\"“'(]?[A-Z\d][\w'’&./-]*[\"”)]?))*$"
)
#: Longer questions are not taken apart, in characters: patterns would take time without end on hostile text.
_LONGEST = 600
_EARLIER = re.compile(r"\b(?:earlier|first|older|oldest|before|elder)\b")
_LATER = re.compile(r"\b(?:later|last|younger|youngest|after|more recently)\b")


@lru_cache(maxsize=1 << 13)
def read_plan(question: str) -> Plan:
    """The plan of one question; kind "free" where it fits no pattern."""
    text = " ".join(question.split()).rstrip(" ?")
    if len(text) > _LONGEST:
        return Plan("free", (), question)
    plan = _same(text) or _order(text) or _asked(text)
    return Plan(*plan, question) if plan else Plan("free", (), question)


def _same(text: str) -> tuple[str, tuple[Chain, ...]] | None:
    if not _YES_NO.match(text):
        return None
    body = text.split(" ", 1)[1].removeprefix("both ")
    for relation, pattern in _compiled()["same"]:
        for place in re.finditer(" and ", body):  # names may hold "and": try every place where one could end
            first, rest = body[: place.start()], body[place.end() :]
            if re.match(r"the [A-Z]", rest):
                continue  # "The Sea and the Sky" goes on
            end = pattern.search(rest)
            if end and (x := _phrase(first)) and (y := _phrase(rest[: end.start()])):
                return "same", tuple(Chain(c.entity, (*c.relations, relation)) for c in (x, y))
    return None


def _order(text: str) -> tuple[str, tuple[Chain, ...]] | None:
    found = _ORDER.match(text)
    if found is None:
        return None
    middle = found["middle"]
    kind = "first" if _EARLIER.search(middle) else "last" if _LATER.search(middle) else ""
    relation = next((r for r in RELATIONS if any(re.search(rf"\b{word}\b", middle) for word in r.order)), None)
    x, y = _phrase(found["x"]), _phrase(found["y"])
    if not kind or relation is None or x is None or y is None:
        return None
    return kind, tuple(Chain(c.entity, (*c.relations, relation.name)) for c in (x, y))


def _asked(text: str) -> tuple[str, tuple[Chain, ...]] | None:
    found = _WORDS.match(text)
    if found is None:
        return None
    word, rest = found["word"].lower(), found["rest"].strip()
    chains: list[Chain] = []
    if word in ("what", "who", "which") and (of := re.match(r"(?:is|was|are|were) (.+)$", rest)):
        chain = _phrase(of[1])
        if chain and chain.relations:
            chains.append(chain)
    for relation, pattern in _compiled()["questions"]:
        match = pattern.match(rest) if _fits(relation, word, rest) else None
        if match and (chain := _phrase(match["s"])):
            chains.append(Chain(chain.entity, (*chain.relations, relation)))
    return ("chain", (_best(chains),)) if chains else None


def _best(chains: list[Chain]) -> Chain:
    """The reading that leaves the shortest name, the first of equals."""
    return min(chains, key=lambda chain: len(chain.entity))


_VALUES: dict[str, str] = {relation.name: relation.value for relation in RELATIONS}


def _fits(relation: str, word: str, rest: str) -> bool:
    """Whether the question word can ask for this relation's kind of object."""
    value = _VALUES[relation]
    noun = rest.split(" ", 1)[0].lower()
    if word == "when" or noun == "year":
        return value == "year"
    if word == "how" or value == "amount":
        return word == "how" and value == "amount"
    if word == "where":
        return value == "name"
    if relation == "country" or noun == "country":
        return relation == noun
    if noun in ("river", "currency"):
        return relation == noun
    return value != "year"


@lru_cache(maxsize=1 << 13)
def _phrase(text: str) -> Chain | None:
    """A noun phrase as a chain ("the employer of the person who directed X"); None where no name is at its end."""
    text = text.strip(" ,")
    chains: list[Chain] = []
    bare = _KIND.sub("", text)
    if _NAME.match(bare):
        chains.append(Chain(bare))
    clause = _NOUN_CLAUSE.match(text)
    for kind, whole in (("phrases", text), ("clauses", clause["clause"] if clause else "")):
        for relation, pattern in _compiled()[kind] if whole else ():
            if (found := pattern.match(whole)) and (inner := _phrase(found["s"])):
                chains.append(Chain(inner.entity, (*inner.relations, relation)))
    return _best(chains) if chains else None


@lru_cache(maxsize=1)
def _compiled() -> dict[str, list[tuple[str, re.Pattern[str]]]]:
    def filled(wording: str) -> str:
        return re.sub(r"\bS\b", lambda _: "(?P<s>.+)", wording)

    made: dict[str, list[tuple[str, re.Pattern[str]]]] = {"same": [], "questions": [], "phrases": [], "clauses": []}
    for relation in RELATIONS:
        nouns = "|".join(re.escape(noun) for noun in sorted(relation.nouns, key=len, reverse=True))
        made["phrases"].append((relation.name, re.compile(rf"^(?:the )?(?:{nouns}) of (?P<s>.+)$")))
        made["phrases"].append((relation.name, re.compile(rf"^(?P<s>.+)['’]s (?:{nouns})$")))
        made["same"] += [(relation.name, re.compile(rf"(?:^| ){wording}$")) for wording in relation.same]
        made["clauses"] += [(relation.name, re.compile(rf"^{filled(wording)}$")) for wording in relation.objects]
        made["questions"] += [(relation.name, re.compile(rf"{filled(w)}$")) for w in _questions(relation)]
    return made


def _questions(relation: Relation) -> tuple[str, ...]:
    return tuple(rf"^(?:[a-z]+ ){{0,3}}?{wording}" for wording in relation.questions)

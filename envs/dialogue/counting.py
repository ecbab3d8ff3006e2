"""How many: stated totals, what was added since, named members."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memenv.envs.dialogue.claims import about
from memenv.envs.dialogue.holdings import Placed, holdings, present_values
from memenv.envs.dialogue.pets import animal_of, same_animal
from memenv.envs.dialogue.questions import Question
from memenv.language.dates import number
from memenv.language.lexicon import Relation
from memenv.language.stems import content_stems, stem
from memenv.solver import Recall

__all__ = ["count", "same_side"]

_COUNT = re.compile(
    r"\b(?P<n>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple of|no) (?:[a-z-]+ ){0,3}?(?P<t>[a-z-]+)",
    re.IGNORECASE,
)
_ADDS = re.compile(
    r"\b(?:another|one more|more|brings?|to go with|joined|moved in|grown by|grew by|come home|came home|welcomed|given|gained|bought|got|adopted|added|additional|extra|a second|a third|new|found|picked up|planted|received|acquired)\b",
    re.IGNORECASE,
)
_EXACT = re.compile(
    r"\b(?:now|total|altogether|in all|in total|currently|(?:has|have)(?! (?:just |also |recently |finally )?(?:bought|got|added|adopted|found|received|acquired|planted|picked|put|been|taken|gained|brought|come|joined|moved|grown))|owns?|count|number|collection of|keeps?)\b|:",
    re.IGNORECASE,
)


_ALONE = re.compile(
    r"(?:(?<=\bown )|(?<=\bhave )|(?<=\bget to )|(?<=\bcome to )|(?<=\bcomes to )|(?<=\breach )|(?<=\breached )|(?<=\btotal of )|(?<=\bstands at )|(?<=\bup to )|(?<=\bfind )|(?<=\bcount ))(?P<n>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?= (?:so far|now|of them|in all|altogether|already|today|by now)|\W*$)"
)

#: "Count my watches and you'll get to nine".
_YOU_FIND = re.compile(r"\byou(?:['’]ll| will) (?:find|count|see|get to|come to|reach|spot)\b", re.IGNORECASE)
_NOUN = (
    re.compile(
        r"\b(?:how many|(?:number|amount|count|total|tally|quantity|sum) of|more|most|fewer|fewest|less|larger number of|bigger number of)(?: of)? (?:the |x's |his |her |their )?((?:[a-z'-]+ ){0,3}?[a-z-]+?)(?: (?:does|do|did|has|have|had|is|are|was|were|can|x|live|lives|there|in|at|that|on|by|than|belong)\b|[?,:;]|$)"
    ),
    re.compile(r"\bcollection of ((?:[a-z-]+ ){0,2}?[a-z-]+)\b"),
    re.compile(r"\b([a-z-]+(?: [a-z-]+)?) collection\b"),
)
_QUALIFIERS = frozenset(map(stem, ("house", "potted", "indoor", "total", "different", "own")))


def _counted(body: str) -> str:
    """The noun phrase of what is counted ("house plants")."""
    for pattern in _NOUN:
        match = pattern.search(body)
        if match is not None and match[1] not in ("x", "of"):
            return re.sub(r"^(?:x's|the) ", "", match[1])
    return ""


def same_side(question: Question, relation: Relation, placed: list[Placed]) -> list[Placed]:
    """For brothers against sisters: those whose statement has the asked noun."""
    if relation.name not in ("sibling", "child"):
        return placed
    for pair in (("brother", "sister"), ("son", "daughter")):
        if all(re.search(rf"\b{noun}s?\b", question.body) for noun in pair):
            continue
        for noun in pair:
            if re.search(rf"\b{noun}s?\b", question.body):
                return [p for p in placed if re.search(rf"\b{noun}", p.held.statement.clause.text)]
    return placed


def count(question: Question, relation: Relation, memories: Sequence[Recall]) -> str:
    """How many: the last stated total and what was added since; else the number of named members."""
    person = question.people[0]
    noun = _counted(question.body.replace("houseplant", "house plant"))
    nouns = frozenset(content_stems(noun)) - _QUALIFIERS or frozenset(question.words)
    head = stem(noun.split()[-1]) if noun else ""
    total: int | None = None
    both = re.search(r"\bbrothers?\b.*\bsisters?\b|\bsons?\b.*\bdaughters?\b|\bboys\b.*\bgirls\b", question.body)
    generic = both is not None or head in (
        "pet",
        "anim",
        "instrument",
        "languag",
        "sibl",
        "hobbi",
        "sport",
        "friend",
        "child",
        "children",
        "allergi",
        "plant",
        "kid",
        stem("offspring"),
        "brood",
        "award",
        "cours",
        "trip",
        "concert",
        "race",
        "place",
    )
    ordered: list[tuple[tuple[float, int, int], str]] = []
    for index, memory in enumerate(memories):
        for order, said in enumerate(about(memory.text, person)):
            clause = said.clause
            if (
                clause.told
                and not clause.third
                and not (clause.intended and not _YOU_FIND.search(clause.text))
                and not clause.past
            ) or (clause.ended and not clause.question):
                text = clause.text
                around = frozenset(content_stems(said.sentence)) - frozenset(content_stems(text))
                if nouns & around and _ALONE.search(text):
                    text = _ALONE.sub(rf"\g<n> {noun}", text)  # "I collect stamps, and I own twenty so far"
                ordered.append(((memory.time, memory.id if memory.id >= 0 else index, order), text))
    named = present_values(relation, person, memories)
    if relation.name == "pet" and not generic:
        named = [p for p in named if same_animal(animal_of(p), noun.split()[-1] if noun else "")]
    elif not generic:
        named = [p for p in named if nouns & frozenset(content_stems(p.held.statement.clause.text))]
    else:
        named = same_side(question, relation, named)
    stated: dict[float, set[int]] = {}
    for key, text in sorted(ordered, key=lambda entry: entry[0]):
        text = text.replace("houseplant", "house plant")
        if not (nouns & frozenset(content_stems(text))) and not (
            generic and relation.things and re.search(rf"\b{relation.things}\b", text)
        ):
            continue
        for match in _COUNT.finditer(text):
            tail = content_stems(re.split(r",| and |\d", text[match.end("n") : match.end() + 24])[0])
            if head not in tail and not (relation.things and re.search(relation.things, match["t"].lower())):
                continue
            amount = 2 if "couple" in match["n"].lower() else 0 if match["n"].lower() == "no" else number(match["n"])
            if amount is None:
                continue
            if total and re.search(
                r"\b(?:gave away|given away|gives away|sold|lost|broke|threw (?:out|away)|parted with|died|got rid of|passed on|donated|handed (?:on|over)|let go|(?:gave|given) .+ to)\b",
                text,
            ):
                total = max(0, total - amount)
                break
            more = re.search(
                rf"\b(?:another|additional|extra|further) {re.escape(match['n'])}\b|\b{re.escape(match['n'])} (?:more|new|extra|additional|other|further)\b",
                text,
            )
            if more or (_ADDS.search(text) and not _EXACT.search(text)):
                total = (total or 0) + amount
            else:
                total = amount
                stated.setdefault(key[0], set()).add(amount)
            break
        else:
            if re.search(r"\b(?:another|one more|a new|an additional|an extra)\b", text) and total is not None:
                total += 1
            elif re.search(r"\b(?:died|passed away|sold|lost|gave away|rehomed|ran away|broke)\b", text) and total:
                total -= 1
            elif (
                total is None
                and relation.name in ("pet", "collection", "plants")
                and re.search(r"\b(?:an?|another) (?:[a-z]+ ){0,2}?[a-z]+", text)
                and not named
                and not re.search(r"\b(?:died|sold)\b", text)
            ):
                total = 1
    if relation.name == "pet" and not named and holdings("pet", person, memories):
        return "0" if total is None or total <= len(holdings("pet", person, memories)) else str(total)
    if total is not None and total < len(named):
        total = len(named)
    if total is None:
        total = len(named) or None
    if total is None or any(len(amounts) > 2 for amounts in stated.values()):
        return ""  # unknown, or as many totals as statements
    return str(total)

"""What takes back a value, or lays one down, in words that no pattern foresees.

A correction names the kind of fact, the wrong value and the right one: "I made a slip when I mentioned my team: it should
have been Porto rather than Hibs". Whatever its frame, the wrong value is one that was told before; what is left beside
it is the right one. Where nothing was told before, the words around the two decide. An end names a value that was told
before, and that it is over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from memenv.envs.dialogue.claims import about, same_person
from memenv.language.clauses import clauses, sentences
from memenv.language.lexicon import RELATIONS
from memenv.language.loosely import choices, loosely
from memenv.language.rare import Rare
from memenv.language.records import lines
from memenv.language.topics import SURE, topics
from memenv.language.values import normal

__all__ = ["amended", "bygone", "is_over", "may_amend", "may_end", "over"]

_SLIP = Rare(
    r"\b(?:mistak\w*|slip(?:ped)?|misspoke|mis-?(?:remember|stat|spok|led)\w*|wrong(?:ly)?|meant|correct\w*|fix|mix(?:ed|ing)?[ -](?:\w+ )?up|error|oops|whoops|muddl\w*|confus\w*"
    r"|should(?: (?:be|have)|['’]ve)|typo|scratch|in truth|in fact|read|rather than|instead of|(?:right|straight)|take (?:that|it) back|the record|apolog\w*|amend\w*|sorry|strike|not|blunder\w*|on the brain|cross (?:it |that )?out|ought to (?:be|have)|all along|a lie|lied|misinform\w*|goof\w*|botch\w*)\b",
    re.IGNORECASE,
)
_QUOTE = r"[\"“”'‘’]?"
_WRONG_BEFORE = re.compile(
    rf"\b(?:said|told you|put|wrote|written|called it|gave you|gave|named|was|were|not|rather than|instead of|over|typed|claimed|thought|mentioned|isn['’]t|wasn['’]t|strike|cross out|scratch|delete|erase|had|told you)(?: that| it was| it['’]s| down)?(?: an?| the)? {_QUOTE}$",
    re.IGNORECASE,
)
_WRONG_AFTER = re.compile(
    rf"^{_QUOTE}[,;]?\s+(?:was|were|is)? ?(?:a )?(?:on the brain|at all|wrong|mistake\w*|slip|error|false|incorrect|by mistake|typo|nonsense)\b",
    re.IGNORECASE,
)
_RIGHT_BEFORE = re.compile(
    rf"\b(?:it['’]s|it is|is|should(?: (?:be|have been|have said|say|read)|['’]ve (?:been|said|read|put))|meant|read|actually|down|make (?:that|it)|really|in truth|in fact|right (?:answer|one) (?:is|was)|that['’]s|\band put|kindly put|\bhear|and write|ought to (?:be|have been|have said))(?: it['’]s| it is| actually)?(?: an?| the)? {_QUOTE}$",
    re.IGNORECASE,
)
_RIGHT_AFTER = re.compile(
    rf"^{_QUOTE}[,;]?\s+(?:(?:is|was) (?:the )?(?:right|correct|true|real)|is what I (?:ought|should|meant|mean)|all along)\b",
    re.IGNORECASE,
)
_MINE = re.compile(r"\b[Mm]y\b|['’]s\b")
_QUOTED = re.compile(r"[\"“](?P<v>[^\"“”]{1,60})[\"”]")
_OVER = Rare(
    r"\b(?:through with|put (?:\w+ ){1,4}away|behind me|(?:days|time|years) .{0,40}(?:over|behind)|is over|are over|no more|had enough|let it go|let (?:it|them) go|give[ns]? .{0,30}up|gave .{0,30}up|packed .{0,20}in"
    r"|called it a day|done with|finished with|no longer|any ?more|any longer|stopped|quit|died|passed away|chapter is closed|farewell|good-?bye|parted|split up|fell out|fallen out|drifted apart|lost (?:interest|touch)|got over"
    r"|overcame|cured|conquered|new home for|out of my life|over and done|hung up|dropped|turned my back|closed the book|outgrown?|outgrew|thing of the past|(?:ancient )?history now|in the past now|(?:have|has|['’]ve|['’]s) (?:finally |now |at last )?(?:beaten|conquered|overcome|licked|kicked|shaken off|got past|gotten over|got over|lost)|belongs? to the past|worn off|rid of|(?:found|finding) (?:a |an |another )?(?:new|loving|better|other|good)?\s?(?:home|family|owner)s? for|(?:could do nothing|nothing could be done|couldn['’]t be saved|couldn['’]t save)|lives? with (?:another|a new|a different) (?:family|owner)|chapter is closed)\b",
    re.IGNORECASE,
)

_BYGONE = re.compile(
    r"\b(?:days|time|times|years|career|phase|spell)\b.{0,50}\b(?:over|behind (?:me|us)|gone|done|finished|at an end)\b|\bthing of the past\b|\bis (?:ancient |now )?history\b"
    r"|\bbelongs? to the past\b|\b(?:played|sung|run|cooked|danced) my last\b|\b(?:that|this) chapter(?: is|['’]s) closed\b",
    re.IGNORECASE,
)


def _spoken(text: str, person: str) -> Iterable[str]:
    """What `person` says, or what is said of them, line by line."""
    for line in lines(text):
        if line.pair:
            continue
        if (line.person and same_person(line.person, person)) or (not line.person and person in line.text):
            yield line.text


def _pick(passage: str, kind: str, person: str) -> tuple[str, str]:
    """The right and the wrong one of the two values that a correction names, by the words around them."""
    quoted = [match.span("v") for match in _QUOTED.finditer(passage)]
    spans = quoted if len(quoted) == 2 else choices(passage, kind, person)
    if len(spans) != 2:
        return "", ""
    ranked = sorted(
        (
            2 * (_RIGHT_BEFORE.search(passage, 0, start) is not None)
            + (_RIGHT_AFTER.match(passage[end:]) is not None)
            - (_WRONG_BEFORE.search(passage, 0, start) is not None)
            - 2 * (_WRONG_AFTER.match(passage[end:]) is not None),
            place,
        )
        for place, (start, end) in enumerate(spans)
    )
    if ranked[0][0] == ranked[1][0]:
        return "", ""
    right, wrong = (passage[slice(*spans[place])] for _, place in reversed(ranked))
    return right, wrong


@lru_cache(maxsize=32768)
def may_amend(text: str) -> bool:
    """Whether `text` has a word that takes something back: a look before it is read."""
    return len(text) < 2000 and _SLIP.search(text) is not None


@lru_cache(maxsize=32768)
def amended(text: str, person: str, kind: str, known: tuple[str, ...]) -> tuple[str, str] | None:
    """The value that `text` puts right, and the one that it takes back; None where it corrects nothing of this kind.

    Args:
        text: a memory.
        person: whose value.
        kind: as in `memenv.language.lexicon`.
        known: the values told before, normalised, oldest first.
    """
    label = RELATIONS[kind].label_re
    if _SLIP.search(text) is None or (topics(text).get(kind, 0) < SURE and not label.search(text.lower())):
        return None
    for said in _spoken(text, person):
        spans = sentences(said)
        for size in (1, 2):
            for place in range(len(spans) - size + 1):
                passage = said[spans[place][0] : spans[place + size - 1][1]]
                found = topics(passage)
                sure = found.get(kind, 0) >= max(SURE, max(found.values(), default=0) - 1)
                named = label.search(passage.lower()) is not None and _MINE.search(passage) is not None
                if not (sure or named) or not _SLIP.search(passage):
                    continue
                old = [value for value in known if f" {value} " in f" {normal(passage)} "]
                if old:
                    blank = passage
                    for value in old[-1:]:
                        blank = re.sub(r"\s+".join(map(re.escape, value.split())), ",", blank, flags=re.IGNORECASE)
                    left = loosely(blank, kind, person)
                    if len(left) == 1 and normal(left[0]) != old[-1] and len(choices(blank, kind, person)) < 2:
                        return left[0], old[-1]
                right, wrong = _pick(passage, kind, person)
                if right and normal(right) != normal(wrong):
                    return right, normal(wrong)
    return None


def over(text: str) -> bool:
    """Whether a clause says that something is no more."""
    return _OVER.search(text) is not None


def bygone(text: str) -> bool:
    """Whether a clause says that a time, a fear, a habit is behind one: "my days of playing the bugle are over"."""
    return _BYGONE.search(text) is not None


@lru_cache(maxsize=32768)
def may_end(text: str) -> bool:
    """Whether a clause of `text` has a word that ends something: a look before it is read."""
    return _OVER.search(text) is not None or any(clause.ended or clause.past for clause in clauses(text))


@lru_cache(maxsize=32768)
def is_over(text: str, person: str, value: str) -> bool:
    """Whether `text` says that `value`, told of `person` before, is no more."""
    if value not in normal(text):
        return False
    said = about(text, person)
    for statement in said:
        clause = statement.clause
        if f" {value} " not in f" {normal(clause.text)} " or clause.question or clause.hypothetical or clause.third:
            continue
        if clause.ended or clause.past or _OVER.search(clause.text):
            return True
        if any(
            other.sentence == statement.sentence
            and re.search(r"\b(?:it|that|them|him|her|my [a-z]+)\b", other.clause.text)
            and _OVER.search(other.clause.text)
            for other in said
        ):
            return True
    return False

"""Corrections: what somebody said by mistake, and what is right instead, over the sentences of a turn.

"I said I live in Oslo, I meant Bergen." "Not Oslo, sorry, I live in Bergen." "About my home town: Oslo was a slip. It's
Bergen." A correction is understood only where the kind of fact is: from the statement in it, or from the noun it is about.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from memenv.language.extraction.labels import label_in, value_of_kind
from memenv.language.extraction.pieces import words_of
from memenv.language.extraction.scoring import topic_of
from memenv.language.facts import OTHER, RELATIONS
from memenv.language.rare import Rare

__all__ = ["Amended", "Amending", "topic_in"]


class Amended(NamedTuple):
    """The right value of a kind; `wrong` may be empty."""

    relation: str
    value: str
    wrong: str


#: Reads a statement: its kind and value; the kind "other" where it tells none.
Read = Callable[[str], tuple[str, str]]

_BARE = re.compile(r"^(?:the|an?|my|our) (?=\S)", re.IGNORECASE)
_X = r"(?:[^,;.!?:—–]|(?<=\d)[:.](?=\d)|(?<=\b(?:Dr|Mr|Ms))\.|(?<=\bMrs)\.)"
_STRONG = Rare(
    r"\b(?:correction|correct (?:myself|something|that|what|one)|(?:is|was) (?:correct|right)|misspoke|misremembered|mis-?typed|mis-?spelled|mis-?spelt|scratch that|strike that|mix(?:ed)? [\w ]{0,20}up|mix-up|(?:got|had|said|told|wrote)\b[^.!?]{0,30} wrong|(?:was|were|is) wrong|wrong"
    r"|(?:my|a|by|that|the|was) (?:silly |stupid )?mistake|mistaken|oops|whoops|typo|slip(?: of the \w+)?|slipped up|autocorrect|blunder|muddled?|(?:put|set|get) (?:something|one thing|that) (?:right|straight)|by mistake|strike (?:out|that)|error|set (?:the record|that|it|something) straight|put (?:the record|that|something|it) (?:right|straight)|fix (?:something|what|that)"
    r"|scratch (?:what|the)|take (?:that|it) back|meant|(?:did|had) i (?:say|write|tell|mention|call|really say)|i (?:said|wrote|typed|called)|said (?:by mistake|earlier|before)|kindly (?:read|make)|should have said|tongue|confused|clear (?:something|that) up|clarify|to be precise|rewind|not what i (?:said|told)|apologies|ignore what i)\b",
    re.IGNORECASE,
)
_WEAK = re.compile(r"\b(?:sorry|actually|wait|no|rather|instead|really|in fact)\b", re.IGNORECASE)
_LEADS = re.compile(
    r"^(?:(?:oh|ah|um|er|hang on|hold on|sorry|so sorry|oops|whoops|wait|no|nope|argh|ugh|damn|well|correction|typo(?: earlier)?|apologies|my mistake|my bad|scratch that|strike that|i misspoke|actually|i was wrong|let me correct (?:myself|that)|silly me|pardon|autocorrect|rewind)(?: again| no)?\s*[,.:;!—–-]+\s*)+",
    re.IGNORECASE,
)
_FILL = (
    r"(?:(?:but|and|when|though|sorry|oops|actually|in fact|no|well|wait|obviously|of course|really|silly me)[,:]? +)*"
)
_MEAN = r"(?:i (?:(?:really|actually|obviously|of course|clearly) )?(?:meant|mean)(?: to (?:say|write|type))?|i should(?: have|['’]ve) (?:said|written)|make (?:that|it)|(?:in truth |in fact |actually |really )(?:it['’]s|it is)|(?:that|it) should(?: have|['’]ve)? be(?:en)?|(?:kindly|please) (?:read|make (?:it|that)|take it as)|(?:it|that)(?:['’]s| is| was)(?: actually| really| in fact| in truth)?(?: supposed to be| meant to be)?|the truth is|in truth|the right (?:one|answer|\w+) is|the correct (?:one|\w+) is)"
_SAID_MEANT = re.compile(
    rf"\b(?:said|say|wrote|write|told you|tell you|mentioned|mention|typed|put|called (?:it|him|her)|call (?:it|him|her))\b(?: earlier| before| last time)? (?:that |it was |it's |was )?[\"“‘']?(?P<a>[^;.?!—–]+?)[\"”’']?(?: earlier| before| last time| the other day| yesterday| just now| last week)?\s*[,;.?!—–-]+ *{_FILL}{_MEAN} [\"“‘']?(?P<b>{_X}+)",
    re.IGNORECASE,
)
_SAID = re.compile(
    r"\b(?:did i|had i|i|i['’]ve)(?: really| just| actually)? (?:say|said|write|wrote|tell you|told you|mention|mentioned|type|typed|call(?:ed)? (?:it|him|her))\b(?: earlier| before| last time)? (?:that )?[\"“‘']?(?P<a>[^;.?!—–]+?)[\"”’']?(?: earlier| before| last time| the other day)?[?!.]*$"
    r"|^(?P<c>[^,;.?!]+?),? (?:did )?i (?:said|wrote|say|write|typed)\b[^a-z]*$",
    re.IGNORECASE,
)
_NOT_FIRST = re.compile(
    rf"(?:^|: )(?:it['’]s |it is |that['’]s )?not (?P<a>{_X}+?)[,;:.!—–-]+(?!\d) *{_FILL}(?P<s>.+)$", re.IGNORECASE
)
_NOT_LAST = re.compile(
    rf"^(?P<s>.+?)(?:(?:[,;—–]| -)+ (?:and |so )?(?:not|never)| and not| instead of| rather than) (?!my\b|our\b|that\b|so\b|i\b|really\b|very\b|the only\b|only\b|just\b|sure\b|yet\b)(?P<a>{_X}+)(?:[,;.!:—–-].*)?$",
    re.IGNORECASE,
)
_IT_IS_THAT = re.compile(
    rf"^(?:it['’]s|it is|it was) (?P<b>{_X}+?) (?:that |who |which |where )?(?P<s>(?:i|my|we|our)\b.+)$", re.IGNORECASE
)
_WRONG = re.compile(
    rf"(?:^|[:,;.—–-] *)(?:(?:it['’]s not|it isn['’]t|saying|i said|not) )?[\"“‘']?(?P<a>(?!(?:that|it|this|which)\b){_X}+?)[\"”’']? (?:is|was) (?:just |plain |simply )?(?:a (?:silly |stupid )?(?:mistake|slip|typo|mix-up|blunder|error)|an error|wrong|incorrect|not right|nonsense|rubbish|my mistake|never true)\b",
    re.IGNORECASE,
)
_RIGHT = re.compile(
    rf"(?:^|[,;:.!?—–-] *|\b(?:and|but) )[\"“‘']?(?P<b>{_X}+?)[\"”’']? (?:is|was|would be|would have been) (?:what i meant|the right (?:one|answer|\w+)|the correct (?:one|answer|\w+)|right|correct|the truth|the real one)\b",
    re.IGNORECASE,
)
_MEANT = re.compile(
    rf"(?:^|[,;:.!?—–-] *|\b(?:and|but|because|so) ){_FILL}{_MEAN} (?:(?:actually|really|in fact|of course|called|now) )*[\"“‘']?(?P<b>{_X}+)",
    re.IGNORECASE,
)
_IS = re.compile(
    rf"\b(?:my|our) [\w'’ -]+? (?:is|was|are|were)(?: actually| really| in fact)? [\"“‘']?(?P<b>{_X}+)", re.IGNORECASE
)
_TAIL = re.compile(
    r",? (?:sorry|of course|instead|my mistake|oops|actually|silly me|obviously|ha|haha|really|in fact|though|by the way|as it happens|that['’]s all|please|(?:rather than|and not|instead of) .*)\W*$",
    re.IGNORECASE,
)
_TOPIC = re.compile(
    r"\b(?:my|our|the) (?:own |present |current |customary |usual |actual )*(?P<n>(?:(?!(?:is|was|are|were|that|which|and|but|said|when|because)\b)[\w'’-]+ ?){1,6})",
    re.IGNORECASE,
)
#: "Where I put tea for my drink": what follows the wrong value.
_FOR = re.compile(r"[\"”’']? (?:for|as|under|by way of) (?:my|our|the)\b")
#: Takes back what was said, before it says what that was.
_TAKES_BACK = re.compile(
    r"\b(?:scratch|ignore|forget|disregard|strike|never mind) (?:what|the thing|something) i (?:told|said|mentioned|wrote)\b|^(?:a )?(?:tiny|small|quick|little|minor|slight) correction\b(?!:)",
    re.IGNORECASE,
)
_STATEMENT = re.compile(r"\b(?:i|i['’]m|i['’]ve|my|we|our)\b", re.IGNORECASE)


def topic_in(text: str) -> str:
    """The kind of fact that a noun phrase of one's own names: "my line of work", "the code of the alarm"."""
    label = label_in(text, words_of(text))
    if label is not None and label.own:
        return label.relation
    for match in _TOPIC.finditer(text):
        noun = match["n"].strip()
        label = label_in(f"my {noun}", words_of(noun))
        relation = label.relation if label is not None else topic_of(noun)
        if relation in RELATIONS and relation != OTHER:
            return relation
    return ""


def _fit(relation: str, raw: str) -> str:
    raw = raw.strip(" \"'“”‘’")
    before = ""
    while before != raw:
        before, raw = raw, _TAIL.sub("", raw)
    raw = re.sub(
        r"^(?:(?:it|that|this|he|she)(?:['’]s| is| was)|called|named|actually|really|now|of course) (?:(?:actually|really|in fact|called|now) )*",
        "",
        raw,
        flags=re.IGNORECASE,
    )
    match = re.match(r"^(?:my|our|the) [\w'’ -]+? (?:is|was|are) (?:called |at |on |in )?(?P<b>.+)$", raw)
    return value_of_kind(relation, match["b"] if match else raw) if relation else ""


@lru_cache(maxsize=16384)
def _signals(sentence: str) -> tuple[str, bool, bool]:
    """A sentence without what only announces a correction, and whether it surely or perhaps is one."""
    body = _LEADS.sub("", sentence).rstrip(" .!")
    return body, bool(_STRONG.search(sentence)), body != sentence.rstrip(" .!") or bool(_WEAK.search(sentence))


@dataclass(slots=True)
class Amending:
    """What a turn has said so far of a mistake: about which kind, and what was wrong."""

    topic: str = ""
    wrong: str = ""
    announced: bool = False

    def take(self, sentence: str, read: Read, rest: str = "") -> Amended | None:
        """What is right, where `sentence` says it; None where it does not (or not yet: see `announced`).

        `rest`: of the turn. "Did I tell you that ...?" tells of a mistake only where what follows does.
        """
        body, sure, weak = _signals(sentence)
        strong = self.announced or sure
        if not (strong or weak):
            return None
        match = _SAID_MEANT.search(sentence)
        if match is not None:
            relation, wrong = read(match["a"]) if _STATEMENT.search(match["a"]) else (OTHER, "")
            if relation == OTHER:
                rest = f"{sentence[: match.start()]} {sentence[match.end('b') :]}"
                relation, wrong = topic_in(match["a"]) or topic_in(rest) or self.topic, _FOR.split(match["a"])[0]
            made = self._made(relation, match["b"], wrong)
            if made is not None:
                return made
            relation, value = read(f"{match['b']}{sentence[match.end('b') :]}")
            if relation != OTHER:
                return self._done(Amended(relation, value, match["a"]))
        for pattern in (_NOT_FIRST, _NOT_LAST):
            match = pattern.search(body.rstrip("?"))
            if match is None:
                continue
            said = match["s"].strip(" ,")
            cleft = _IT_IS_THAT.match(said)
            relation, value = read(f"{cleft['s']} {cleft['b']}") if cleft is not None else read(said)
            if relation == OTHER and cleft is not None:
                relation, value = read(said)
            if relation != OTHER and value and value.casefold() != match["a"].casefold():
                return self._done(Amended(relation, value, match["a"]))
            right = _MEANT.search(said)
            topic = self.topic or topic_in(sentence)
            made = self._made(topic, right["b"] if right is not None else said.split(",")[0], match["a"])
            if made is not None:
                return made
        if not strong:
            return None
        topic = topic_in(sentence) or self.topic
        wrong_match, rights = _WRONG.search(body), [*_RIGHT.finditer(body), *_MEANT.finditer(body)]
        asked = _SAID.search(sentence.rstrip("?! "))
        if wrong_match is not None:
            self.wrong = wrong_match["a"].split(": ")[-1]
        for right in rights if topic else ():
            made = self._made(topic, right["b"], self.wrong)
            if made is not None:
                return made
        if asked is not None and (self.announced or _STRONG.search(rest) or _MEANT.search(rest)):
            said = asked["a"] or asked["c"]
            relation, value = read(said)
            self.topic = (relation if relation != OTHER else "") or topic_in(said) or topic
            self.wrong = value or said
            self.announced = True
            return None
        if topic and (match := _IS.search(body)) is not None and not (wrong_match or rights):
            made = self._made(topic, match["b"], self.wrong)
            if made is not None:
                return made
        if self.announced and not topic:
            relation, value = read(body)
            if relation != OTHER:
                return self._done(Amended(relation, value, self.wrong))
        if self.announced and topic:
            made = self._made(topic, body.split(",")[0], self.wrong)
            if made is not None and value_like(body):
                return made
        if (topic and sure and asked is None) or _TAKES_BACK.search(sentence):
            self.topic, self.announced = topic, True
        return None

    def _made(self, relation: str, raw: str, wrong: str) -> Amended | None:
        value = _fit(relation, raw)
        if not value or _STRONG.search(value) or (wrong and value.casefold() == _fit(relation, wrong).casefold()):
            return None
        return self._done(Amended(relation, value, wrong))

    def _done(self, made: Amended) -> Amended:
        self.topic, self.wrong, self.announced = "", "", False
        return made._replace(wrong=_BARE.sub("", made.wrong))


def value_like(text: str) -> bool:
    """Whether a text is so short that it can be nothing but a value."""
    return len(text.split()) < 5

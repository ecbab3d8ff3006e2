"""What a clause says with the help of the one before: "I got a hamster. Its name is Bo.", "…, so that's my car now."."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from memenv.language.dates import Date
from memenv.language.extraction.claim import Claim, Scene
from memenv.language.extraction.cues import END
from memenv.language.extraction.labels import beside, changes, label_in, refer, value_of_kind
from memenv.language.extraction.pieces import words_of
from memenv.language.extraction.plain import plain
from memenv.language.extraction.rewrite import sentence_case
from memenv.language.extraction.telling import made_fact
from memenv.language.extraction.wordlists import KIN, PETS, words_in
from memenv.language.facts import Fact
from memenv.language.letters import CAPITALS, compiled
from memenv.language.rare import Rare

__all__ = ["NAMEABLE", "Thread"]

#: Kinds whose value is known by name: "a dog" can be named in the next clause.
NAMEABLE = frozenset(["pet", "child", "sibling", "friend", "partner", "roommate", "boss", "dentist"])
_NAME = r"(?:Dr\.? |Doctor )?([A-Z][\w’'-]+)"
_NAMING = compiled(
    rf"(?:\b(?:called|named|name|names|call|calls|christened)(?: (?:it|him|her|them|this one|that one|(?:our|my|the) \w+))? {_NAME}$"
    rf"|^(?:(?i:(?:the|its|his|her|their|my \w+['’]s) )?names?)(?: is|['’]s| are) {_NAME}$|\b(?:is|goes by) (?:called|named|the name of|the name) {_NAME}"
    r"|^(?:and )?(?:now )?(?i:there['’]s|here['’]s|there is|here is|meet|say hello to|welcome) (?P<s>[A-Z][\w’'-]+)(?: too)?$|\b(?P<n>[A-Z][\w’'-]+)(?:['’]s| is) (?:the|its|his|her) name$|^(?:and |so )?(?:this|that|the new|the little) one(?:['’]s| is) (?P<q>[A-Z][\w’'-]+)$|\b(?:called|named|call|christened) (?:the|our|my) (?:new |little )?\w+ (?P<r>[A-Z][\w’'-]+)$"
    r"|^(?P<m>[A-Z][\w’'-]+) (?:is|['’]s|was|has|it is|we|seems|already|loves|sleeps|came|joined|moved|lives|arrived)\b"
    r"|^(?:it|he|she)(?:['’]s| is) (?P<o>[A-Z][\w’'-]+)$)"
)
_TAKES = re.compile(
    r"^(?:(?:and|so|now|then|instead) )*(?:i |we |i['’]m )?(?:(?:now|just|finally|then|instead) )*(?:got|(?<=['’]m )with|switched to|took up|taken up|bought|have|picked|chose|took|started|began|begun|went (?:with|for|to|on to)|drive|am on|see|go to|am seeing|moved (?:on )?to|opened|settled on|prefer|own|am reading|am watching|joined|found)"
    r"(?: (?:reading|watching|with|on))? (?:(?-i:an?|the|my|myself an?) )?(?P<v>[^,;:!?()]+)$",
    re.IGNORECASE,
)
_OBJECT = re.compile(
    r"\b(?:loves?|likes?|adores?|beats?|bought|got|gets?|seen|saw|watched|read|reads|(?:asks?|beg|begs) (?:me )?for|made|makes?|tops|met|have(?! (?:been|seen|read|had|always|just))|has|wear|wears|drive|order|drink|about|for|to|at|of|with|is|was|than|by) "
    r"(?:my |an? |the |our |some )?(?P<v>[^,;:!?()]+?)(?: (?:at least |about |almost )?(?:\w+ times|every \w+|all the time|so much|(?:the )?most|best|a lot|more than anything|again and again|over and over))*$"
)
_DIED = compiled(
    r"\b(?P<n>[A-Z][\w’'-]+),? (?:(?:has|just|sadly|our \w+|my \w+),? )*(?:died|passed|is gone|is dead|was put|ran away|went missing)\b"
    r"|\b(?:lost|lose|gave|give|given|rehome|rehomed|put|buried|say goodbye to|said goodbye to) (?P<m>[A-Z][\w’'-]+)\b"
)
_SOMEONE = Rare(
    r"\b(?:seeing|dating|met|in love with|going out with|fallen for) (?:someone|somebody|a (?:man|woman|guy|girl))\b"
)
_LEFT = compiled(r"\b([A-Z]\w+) (?:has |just |has just )?(?:moved out|left|moved away)\b")
_BEGAN = re.compile(
    r"\b(?:signed the|found out|chose me|picked me|that was|it was|it happened|happened|first (?:shift|day|session|lesson|class|match|rehearsal)|came home|arrived|delivered|collected it|picked it up|moved in|moved$|since)\b|\b(?:began|started|took up|begun|picked (?:it|that) up|taken up|start|first lesson|signed up|enrol+ed)\b(?=.*\b(?:lessons?|it|class|classes|learning|practi[sc]ing|playing|training|course|that)\b|[^a-z]*$)",
    re.IGNORECASE,
)
_SPECIES = PETS - words_in("pet pets bird birds")


@lru_cache(maxsize=4096)
def _hints(clause: str) -> tuple[bool, bool, str]:
    """Whether a clause tells a change, whether it tells of a new love, and the last animal it names."""
    species = ""
    for word in words_of(clause):
        if word in _SPECIES:
            species = word
    return changes(clause), _SOMEONE.search(clause) is not None, species


@dataclass(slots=True)
class Thread:
    """What was said so far in a turn that later clauses may lean on.

    Attributes:
        topic: kind of fact whose change was announced without its value; date: with its date.
        last: the latest fact of a known kind, and its `place` in the list of facts; -1 where there is none.
        clause: the words of the latest clause.
        species: the latest animal named.
        sentence: number of the sentence of `last`.
    """

    topic: str = ""
    date: Date | None = None
    last: Fact | None = None
    place: int = -1
    clause: str = ""
    species: str = ""
    at: int = -1

    def note(self, fact: Fact, place: int, claim: Claim, clause: str, sentence: int) -> None:
        """Takes in a clause and what was made of it."""
        if fact.relation != "other":
            self.last, self.place, self.at = fact, place, sentence
            if fact.told:
                self.topic = ""
            self.clause = clause
            if species := _hints(clause)[2]:
                self.species = species
        else:
            self.skip(claim, clause)

    def skip(self, claim: Claim, clause: str) -> None:
        """Takes in a clause that tells nothing."""
        changed, someone, species = _hints(clause)
        if claim.label is not None and changed:
            self.topic, self.date = claim.label.relation, claim.date
        elif someone:
            self.topic, self.date = "partner", claim.date
        self.clause = claim.bare
        if species:
            self.species = species

    def link(self, clause: str, claim: Claim, scene: Scene, sentence: int) -> tuple[Fact, int] | None:
        """The fact that a clause of no known kind tells together with what came before, and the place of the fact that
        it completes (-1: a new one); None where it tells none."""
        words = claim.words
        if not words or not (self.topic or self.last is not None or words[0] in _REFERRING or claim.bits & END):
            return None
        first = words[0]
        bare = claim.bare
        if first in _REFERRING:
            said = refer(bare)
            if said:
                made = self._referred(said, claim, scene, sentence)
                if made is not None:
                    return made
        last = self.last
        if last is not None and sentence - self.at < 3:
            if last.relation in NAMEABLE and not any(char.isupper() for char in last.value):
                match = _NAMING.search(bare)
                name = next((found for found in match.groups() if found), "") if match else ""
                if name and name.lower() not in scene.names and name not in _NO_NAMES:
                    called = self._named(last, name)
                    if claim.date is not None and called.date is None and last.relation == "pet":
                        text = plain("pet", called.subject, called.value, claim.date)
                        called = replace(called, text=sentence_case(text), date=claim.date)
                    return called, self.place
            if (
                claim.date is not None
                and sentence - self.at < 2
                and last.date is None
                and last.relation in _DATEABLE
                and _BEGAN.search(bare)
            ):
                text = plain(last.relation, last.subject, last.value, claim.date)
                if text:
                    return replace(last, text=sentence_case(text), date=claim.date), self.place
        if self.topic:
            match = _TAKES.match(bare)
            value = value_of_kind(self.topic, match["v"]) if match else ""
            if value:
                return made_fact(self.topic, value, bare, claim, scene, self.date), -1
        if claim.bits & END:
            match = _DIED.search(clause)
            name = match and (match["n"] or match["m"])
            if match and name and name.lower() not in scene.names and re.search(r"\b(?:my|our) ", scene.turn.text):
                species = self.species or next(
                    (w for w in re.findall(r"[a-z]+", scene.turn.text.lower()) if w in _SPECIES), ""
                )
                if species:
                    return self._died(f"{species} {name}", match.group(), claim, scene), -1
            match = _LEFT.search(clause)
            if match and "mate" in scene.turn.text and match[1].lower() not in scene.names:
                fact = made_fact("roommate", match[1], bare, claim, scene)
                return replace(
                    fact, operation="end", text=sentence_case(plain("roommate", fact.subject, match[1], None, True))
                ), -1
        return None

    def _referred(self, said: str, claim: Claim, scene: Scene, sentence: int) -> tuple[Fact, int] | None:
        label = label_in(said, said.lower().split())
        if label is not None and (label.own or said.lower().endswith("of mine")) and label.start == 0:
            value = beside(said, label)
            if value:
                return made_fact(label.relation, value, said, claim, scene), -1
            if self.last is not None and self.last.relation == label.relation and sentence - self.at < 2:
                return self.last, self.place  # "…, so that's my new roommate": said already
            before = self.clause
            known = self.last if self.last is not None and self.at >= sentence - 1 else None
            value = value_of_kind(label.relation, known.value) if known is not None and known.value in before else ""
            if not value:
                match = _OBJECT.search(before)
                raw = match["v"] if match else before
                value = value_of_kind(label.relation, raw)
            if not value and (lead := re.match(rf"[{CAPITALS}][\w’'-]+(?= [a-z])", before)):
                value = value_of_kind(label.relation, lead.group())
            if value:
                place = self.place if known is not None and known.value and known.value in value else -1
                date = known.date if known is not None and place >= 0 else None
                fact = made_fact(label.relation, value, before, claim, scene, date)
                return fact, place
            return None
        if self.topic:
            value = value_of_kind(self.topic, said)
            if value:
                return made_fact(self.topic, value, said, claim, scene, self.date), -1
        return None

    def renamed(self, fact: Fact, words: list[str], sentence: int) -> tuple[Fact, int] | None:
        """The last fact with the name that `fact` gives its child or pet: "we had a baby. We called our child Nora"."""
        last = self.last
        if (
            last is None
            or last.relation != fact.relation
            or last.relation not in NAMEABLE
            or sentence - self.at > 2
            or any(char.isupper() for char in last.value)
            or not {"called", "named", "name", "call", "name's"} & set(words)
        ):
            return None
        name = re.search(rf"\b[{CAPITALS}][\w’'-]*", fact.value)
        return (self._named(last, name.group()), self.place) if name else None

    @staticmethod
    def _named(last: Fact, name: str) -> Fact:
        value = f"{last.value} {name}"
        noun = last.value.split()[-1] if last.value else ""
        at = last.text.find(noun) if noun else -1
        if at >= 0 and f"{last.subject}'s {noun} was born" in last.text:
            text = last.text.replace(noun, f"{noun} {name}", 1)
        elif at >= 0:
            end = at + len(noun)
            text = f"{last.text[:end]} named {name}{last.text[end:]}"
        else:
            text = plain(last.relation, last.subject, name, last.date)
        return replace(last, text=sentence_case(text), value=value)

    @staticmethod
    def _died(value: str, said: str, claim: Claim, scene: Scene) -> Fact:
        fact = made_fact("pet", value, said, claim, scene)
        verb = "died" if re.search(r"\b(?:died|passed|dead|buried|put|lost)\b", said) else "is gone"
        text = f"{scene.voice.speaker}'s {value} {verb}"
        if claim.date is not None and claim.date.granularity == "day":
            text += f" on {claim.date.text()}"
        return replace(fact, text=sentence_case(text), operation="end")


#: Kinds whose beginning may be told by a clause of its own: "..., and I began lessons last week".
_DATEABLE = words_in(
    "allergy award reading watching friend instrument language sport hobby volunteering team diet car job employer home roommate boss pet commute partner"
)
_REFERRING = words_in(
    "it it's it’s he she he's she's he’s she’s that that's that’s this my the our now mine they his her their its and so currently nowadays these"
)
_NO_NAMES = words_in(
    "He She It They We You I The This That There My Our His Her Sadly Happily Now Then So And But Life Everything"
) | frozenset(word.capitalize() for word in KIN)

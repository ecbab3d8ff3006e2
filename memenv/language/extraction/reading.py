"""The state of one conversation while its turns are read: what earlier sentences and turns give to later ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from memenv.language.clauses import sentences
from memenv.language.dates import Date
from memenv.language.extraction.amending import Amending
from memenv.language.extraction.claim import Claim, Scene, claim_of, resolve
from memenv.language.extraction.cues import CORRECT, END, FORGET, HYPOTHETICAL, NEGATED, PAST
from memenv.language.extraction.guessing import LOOSE, guess_whole, guessed, overrules, told_together
from memenv.language.extraction.links import NAMEABLE, Thread
from memenv.language.extraction.own_questions import answered_by, own_question
from memenv.language.extraction.pieces import pieces
from memenv.language.extraction.prepared import QUESTION_END, prepared, told_first, trimmed, voice_of
from memenv.language.extraction.remarks import answer, ask, chat
from memenv.language.extraction.requests import MISTAKE
from memenv.language.extraction.revisions import amend, correct, forget
from memenv.language.extraction.rewrite import Address, Voice, is_past_form, plain_verbs, trim
from memenv.language.extraction.scoring import topic_of
from memenv.language.extraction.subject import Subject
from memenv.language.extraction.telling import fact_of, guessed_fact, made_fact
from memenv.language.extraction.wordlists import KIN, PETS, member
from memenv.language.facts import OTHER, Fact
from memenv.language.plainly import plainly
from memenv.stream import Turn

__all__ = ["Reading"]

_GOES = frozenset(("go", "goes"))
#: A question where the other one got something from: what it holds is not told.
_HEARSAY = re.compile(
    r"\b(?:where|what|who|why)\b[^.!?]{0,20} (?:hear|heard|get the idea|got the idea|think|told you|say|said|believe)\b[^.!?]*\?",
    re.IGNORECASE,
)
_TAG = re.compile(
    r",? (?:right|isn['’]t it|don['’]t you think|you know|huh|eh|remember|can you believe (?:it|that))\?$",
    re.IGNORECASE,
)
_STATEMENT = re.compile(r"^(?:I|my|we|our|I['’]m|I['’]ve)\b", re.IGNORECASE)
_PRONOUN_FIRST = re.compile(r"(?:he|she|his|her|its)\b", re.IGNORECASE)
_ANTECEDENTS = frozenset(("pet", "child", "sibling", "friend", "partner", "roommate", "boss"))
_ABOUT = re.compile(r"^(?:about|it(?:['’]s| is) about|as for|regarding|concerning)\b", re.IGNORECASE)
_STATES = re.compile(r"\b(?:is|are|was(?! wrong))\b|['’]s (?!name)", re.IGNORECASE)
_GUESS_WHO = re.compile(r"^(?:and )?guess who(?:['’]s| is| has| just)?\s+(?=[a-z])", re.IGNORECASE)
#: "I dropped the plan, it's not happening" corrects nothing.
_CALLED_OFF = re.compile(r"\bnot (?:happening|going ahead|to be|for me|going to happen|on any ?more)\b", re.IGNORECASE)
#: An activity that somebody has given up.
_GAVE_UP = re.compile(
    r"\b(?:done with|packed in|given up(?: on)?|gave up(?: on)?|dropped|quit|lost interest in|stopped|through with|finished with|jacked in|tired of|bored with|over with|fell out of love with|had enough of)(?: doing)? "
    r"(?:my |the )?(?P<v>(?!(?:smoking|drinking|working|eating|trying|waiting|talking|thinking|going|playing|being|doing|getting|having|looking|learning|wearing|driving|living)\b)(?:[a-z-]+ ){0,2}?[a-z-]{2,}ing)\b",
    re.IGNORECASE,
)
#: "I have another child too, Ada"
_APPOSED = re.compile(r"\w(?: too| as well| now)?[,:] (?:named |called )?(?P<n>[A-ZÀ-ÖØ-ÞĀ-Ž][\w’'-]+)$")


def _understood(facts: Sequence[Fact]) -> int:
    return sum(fact.relation != OTHER for fact in facts)


class Reading:
    """The state of one conversation while its turns are read."""

    def __init__(self, speakers: Sequence[str]) -> None:
        self.speakers = tuple(dict.fromkeys(name for name in speakers if name))
        self.facts: list[Fact] = []
        self.question = ""
        self.asker = ""

    def voice(self, speaker: str) -> tuple[Voice, dict[str, bool], Address | None]:
        """The speaker's voice, the participants' names, and how the others are addressed."""
        return voice_of(speaker, self.speakers)

    def read(self, turn: Turn) -> None:
        """Adds the facts of one turn: as it was said or, where that leaves something open, as it is said plainly."""
        known, before = len(self.facts), (list(self.facts), self.question, self.asker)
        self._read(turn)
        found = self.facts[known:]
        if (found and all(fact.relation != OTHER for fact in found)) or _HEARSAY.search(turn.text):
            return
        plain = plainly(turn.text)
        if plain == turn.text:
            return
        as_said = (self.facts, self.question, self.asker)
        self.facts, self.question, self.asker = before
        self._read(replace(turn, text=plain))
        if _understood(self.facts[known:]) <= _understood(found):
            self.facts, self.question, self.asker = as_said

    def _read(self, turn: Turn) -> None:
        voice, names, called = self.voice(turn.speaker)
        scene = Scene(turn, voice, names)
        antecedent = topics = answered = current = ""
        at = len(self.facts)
        amending = Amending()
        thread = Thread()
        chatter: list[str] = []
        wrong = False
        before = ""
        question, asker = self.question, self.asker
        self.question = ""
        text = turn.text
        for number, (start, end) in enumerate(sentences(text)):
            sentence = text[start:end]
            asked = sentence.endswith(QUESTION_END)
            back, plain_body, split = prepared(sentence)
            if back & FORGET and forget(self.facts, sentence, scene, before):
                continue
            before = sentence
            body = plain_body
            if called is not None and called.end(body):
                body = plain_verbs(trim(body, called))
                split = pieces(body)
            if not body:
                continue
            if (back & CORRECT or amending.announced) and amend(self.facts, sentence, scene, amending, text[end:]):
                wrong = False
                continue
            if asked:
                if amending.announced:
                    continue
                if _GUESS_WHO.match(body):
                    body = _GUESS_WHO.sub("I ", body)
                    split = pieces(body)
                elif _TAG.search(sentence):
                    body = trim(_TAG.sub("", sentence), called)
                    split = pieces(body)
                elif (first := told_first(split)) and first is not None:
                    split = first
                    body = ", ".join(first)
                elif not (_STATEMENT.match(body) and not sentence.startswith(body[:4])):
                    if end < len(text) and (answered := own_question(body)):
                        continue
                    self.question, self.asker = sentence, turn.speaker
                    topics = topic_of(body)  # "Getting to work? I go by bus."
                    ask(self.facts, sentence, body, scene)
                    continue
            elif answered:
                body = plain_verbs(answered_by(answered, body))
                split, answered = pieces(body), ""
            mistake = bool(back & CORRECT and MISTAKE.search(sentence))
            called_off = back & CORRECT and _CALLED_OFF.search(sentence)
            if (back & CORRECT or wrong) and not called_off and correct(self.facts, sentence, scene, thread, wrong):
                wrong = False
                continue
            if mistake:
                wrong = True
                if thread.topic and not _STATES.search(sentence):
                    continue  # says that something was wrong; what is right comes next
            elif wrong and thread.topic and _ABOUT.match(sentence):
                continue
            if number == 0 and question and asker != turn.speaker and answer(self.facts, question, asker, body, scene):
                continue
            unreal = doubtful = others = False
            carried: Date | None = None
            known = len(self.facts)
            for piece in split:
                clause = piece
                if len(split) > 1:
                    clause = trimmed(piece)
                    if called is not None and called.end(clause):
                        clause = trim(clause, called)
                if not clause:
                    continue
                if antecedent and _PRONOUN_FIRST.match(clause):
                    clause = resolve(clause, antecedent)
                prior, current, since, at = current, clause, at, len(self.facts)
                claim = claim_of(clause, scene, unreal)
                if (
                    doubtful
                    and not unreal
                    and (claim.subject.role == "none" or claim.subject.start > 2)
                    and not is_past_form("".join(claim.words[:1]))
                ):
                    claim = claim_of(clause, scene, True)  # "I'd go and live in Rome"
                elif others and claim.subject.role == "none" and is_past_form("".join(claim.words[:1])):
                    claim = claim._replace(subject=Subject("pronoun"))  # "the neighbour sold up and moved to Rome"
                doubtful = bool(claim.bits & (HYPOTHETICAL | NEGATED | PAST)) and not (
                    claim.subject.role == "none" and is_past_form("".join(claim.words[:1]))
                )
                others = claim.subject.role == "third" or (others and claim.subject.role in ("none", "pronoun"))
                if claim.relation == "trip" and claim.date is None and not _GOES.isdisjoint(claim.words):
                    claim = claim._replace(relation=OTHER, value="")  # "I go to Doctor Quinn now"
                if claim.bits & HYPOTHETICAL and claim.words[:1] == ["if"]:
                    unreal = True
                if claim.relation in LOOSE:
                    found = guessed(clause, claim, scene, topics)
                    if found is not None and thread.topic and thread.link(clause, claim, scene, number) is not None:
                        found = None  # "I changed dentists, so I see Ada now" is said together
                    if found is not None and overrules(found, claim):
                        fact = guessed_fact(found.relation, found.value, clause, claim, scene, carried)
                        thread.note(fact, len(self.facts), claim, claim.bare or clause, number)
                        self.facts.append(fact)
                        carried, topics = None, ""
                        continue
                    if claim.relation == OTHER:
                        if (
                            claim.bits & END
                            and claim.subject.role in ("self", "none")
                            and (over := _GAVE_UP.search(claim.bare or clause)) is not None
                        ):
                            relation = "sport" if member("sport", over["v"]) else "hobby"
                            self.facts.append(guessed_fact(relation, over["v"], clause, claim, scene))
                            continue
                        if prior and (
                            whole := told_together(
                                prior,
                                clause,
                                claim,
                                scene,
                                any(fact.relation not in (OTHER, "dislike") for fact in self.facts[since:at]),
                            )
                        ):
                            thread.note(whole, len(self.facts), claim, claim.bare or clause, number)
                            self.facts.append(whole)
                            carried, topics = None, ""
                            continue
                        topics = topic_of(clause) or topics
                if claim.idle:
                    linked = thread.link(clause, claim, scene, number)
                    if linked is None:
                        carried = claim.date or carried
                        thread.skip(claim, clause)
                        chatter.append(clause)
                        if claim.subject.role == "third":
                            antecedent = _named(claim)
                        continue
                fact = fact_of(claim, scene)
                if fact.relation == "other":
                    linked = thread.link(clause, claim, scene, number)
                    if linked is not None:
                        fact, place = linked
                        if place >= 0:
                            self.facts[place] = fact
                            thread.last = fact
                            continue
                elif (renamed := thread.renamed(fact, claim.words, number)) is not None:
                    fact, place = renamed
                    self.facts[place] = fact
                    thread.last = fact
                    continue
                elif (
                    carried is not None
                    and claim.date is None
                    and (claim.subject.role == "none" or fact.cardinality == "event" or "now" in claim.words)
                    and any(is_past_form(word) for word in claim.words[:3])
                ):
                    fact = _dated(fact, carried)
                if (
                    fact.relation in NAMEABLE
                    and fact.told
                    and fact.value.islower()
                    and (named := _APPOSED.search(clause)) is not None
                    and named["n"].lower() not in scene.names
                ):
                    name = f"{fact.value} {named['n']}" if fact.relation == "pet" else named["n"]
                    fact = made_fact(fact.relation, name, clause, claim, scene)
                if fact.relation == "pet" and thread.species and fact.told and fact.value.startswith("pet "):
                    fact = made_fact("pet", f"{thread.species} {fact.value[4:]}", clause, claim, scene)
                carried = (claim.date or carried) if fact.relation == "other" else None
                thread.note(fact, len(self.facts), claim, claim.bare or clause, number)
                if claim.subject.role == "third":
                    antecedent = _named(claim)
                elif claim.relation in _ANTECEDENTS and claim.subject.role in ("self", "none", "animal"):
                    antecedent = _noun(fact)
                if fact.chitchat:
                    chatter.append(clause)
                else:
                    if mistake and fact.relation != "other" and fact.told:
                        fact = replace(fact, operation="correct")
                    self.facts.append(fact)
            if len(split) > 1 and all(fact.relation == OTHER for fact in self.facts[known:]):
                guess_whole(self.facts, body, scene, known, chatter)
        if chatter:
            chat(self.facts, chatter, scene)


@lru_cache(maxsize=1024)
def _name_after(word: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(word)},? ([A-ZÀ-ÖØ-ÞĀ-Ž]\w+)")


def _named(claim: Claim) -> str:
    """The words for a third person ("my cousin"), with the name that follows them in the clause."""
    words = " ".join(claim.words[claim.subject.start : claim.subject.end])
    match = _name_after(claim.words[claim.subject.end - 1]).search(claim.told)
    return f"{words} {match[1]}" if match else words


def _dated(fact: Fact, date: Date) -> Fact:
    """The fact with the date of the verb before it: "treated myself last week and bought a tent"."""
    words = date.text()
    text = f"{fact.text.rstrip('.')} {'on' if date.granularity == 'day' else 'in'} {words}."
    return replace(fact, text=text, date=date)


def _noun(fact: Fact) -> str:
    """What to call a pet or relative later, as its owner says: "my dog Rex"."""
    name = re.search(r"\b[A-ZÀ-ÖØ-ÞĀ-Ž]\w+", fact.value)
    for word in fact.value.lower().split():
        if word in PETS or KIN.get(word) == fact.relation:
            return f"my {word} {name.group()}" if name else f"my {word}"
    return f"my {fact.relation} {fact.value}" if name else ""

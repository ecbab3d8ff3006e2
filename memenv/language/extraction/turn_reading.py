"""One turn read sentence by sentence and clause by clause: what earlier ones give to later ones."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from memenv.language.clauses import sentences
from memenv.language.dates import Date
from memenv.language.extraction.amending import Amending
from memenv.language.extraction.antecedents import dated_as_before, named, noun_for
from memenv.language.extraction.claim import Claim, Scene, claim_of, resolve
from memenv.language.extraction.cues import CORRECT, END, FORGET, HYPOTHETICAL, NEGATED, PAST
from memenv.language.extraction.guessing import LOOSE, guess_whole, guessed, overrules, told_together
from memenv.language.extraction.links import NAMEABLE, Thread
from memenv.language.extraction.own_questions import answered_by, own_question
from memenv.language.extraction.pieces import pieces
from memenv.language.extraction.prepared import QUESTION_END, prepared, told_first, trimmed
from memenv.language.extraction.remarks import answer, ask, chat
from memenv.language.extraction.requests import MISTAKE
from memenv.language.extraction.revisions import amend, correct, forget
from memenv.language.extraction.rewrite import Address, is_past_form, plain_verbs, trim
from memenv.language.extraction.scoring import topic_of
from memenv.language.extraction.subject import Subject
from memenv.language.extraction.telling import fact_of, guessed_fact, made_fact
from memenv.language.extraction.wordlists import member
from memenv.language.facts import OTHER, Fact
from memenv.language.letters import compiled

__all__ = ["TurnReading"]

_GOES = frozenset(("go", "goes"))
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
_APPOSED = compiled(r"\w(?: too| as well| now)?[,:] (?:named |called )?(?P<n>[A-Z][\w’'-]+)$")


@dataclass(slots=True)
class TurnReading:
    """What a turn has said so far.

    Attributes:
        scene: who talks; called: how they address the others; facts: of the conversation, added to.
        question: the last one asked, "" where none waits for an answer.
        thread, amending: what later clauses and sentences may lean on.
        chatter: clauses that tell nothing; antecedent: the words for the latest person or pet.
        topics: the kind that a question or clause without a value spoke of.
        answered: how the answer to a question of one's own begins.
        before: the sentence before; clause: the clause before, whose facts begin at `at`.
        wrong: a mistake was announced; mistake: in this sentence. number: of this sentence.
        unreal, doubtful, others: whether this sentence imagines, may imagine, or tells of others.
        carried: the date of the verb before.
    """

    scene: Scene
    called: Address | None
    facts: list[Fact]
    question: str = ""
    thread: Thread = field(default_factory=Thread)
    amending: Amending = field(default_factory=Amending)
    chatter: list[str] = field(default_factory=list)
    antecedent: str = ""
    topics: str = ""
    answered: str = ""
    before: str = ""
    clause: str = ""
    at: int = 0
    wrong: bool = False
    mistake: bool = False
    number: int = 0
    unreal: bool = False
    doubtful: bool = False
    others: bool = False
    carried: Date | None = None

    def read(self, question: str, asker: str) -> None:
        """Adds the facts of the turn, whose first sentence may answer `question`, asked by `asker`."""
        text = self.scene.turn.text
        self.at = len(self.facts)
        for self.number, (start, end) in enumerate(sentences(text)):
            self._sentence(text[start:end], text[end:], question if self.number == 0 else "", asker)
        if self.chatter:
            chat(self.facts, self.chatter, self.scene)

    def _sentence(self, sentence: str, rest: str, question: str, asker: str) -> None:
        back, body, split = prepared(sentence)
        if back & FORGET and forget(self.facts, sentence, self.scene, self.before):
            return
        self.before = sentence
        if self.called is not None and self.called.end(body):
            body = plain_verbs(trim(body, self.called))
            split = pieces(body)
        if not body:
            return
        amends = back & CORRECT or self.amending.announced
        if amends and amend(self.facts, sentence, self.scene, self.amending, rest):
            self.wrong = False
            return
        if sentence.endswith(QUESTION_END):
            told = self._told_in_question(sentence, body, split, rest)
            if told is None:
                return
            body, split = told
        elif self.answered:
            body = plain_verbs(answered_by(self.answered, body))
            split, self.answered = pieces(body), ""
        if self._corrects(sentence, back):
            return
        if question and answer(self.facts, question, asker, body, self.scene):
            return
        self._clauses(body, split)

    def _told_in_question(self, sentence: str, body: str, split: list[str], rest: str) -> tuple[str, list[str]] | None:
        """What a question tells ("I hate olives, right?"), whole and in clauses; None where it only asks."""
        if self.amending.announced:
            return None
        if _GUESS_WHO.match(body):
            body = _GUESS_WHO.sub("I ", body)
            return body, pieces(body)
        if _TAG.search(sentence):
            body = trim(_TAG.sub("", sentence), self.called)
            return body, pieces(body)
        if first := told_first(split):
            return ", ".join(first), first
        if _STATEMENT.match(body) and not sentence.startswith(body[:4]):
            return body, split
        if rest:
            self.answered = own_question(body)
            if self.answered:
                return None
        self.question = sentence
        self.topics = topic_of(body)  # "Getting to work? I go by bus."
        ask(self.facts, sentence, body, self.scene)
        return None

    def _corrects(self, sentence: str, back: int) -> bool:
        """Whether a sentence only corrects, or says that something was wrong and what is right comes next."""
        self.mistake = bool(back & CORRECT and MISTAKE.search(sentence))
        called_off = back & CORRECT and _CALLED_OFF.search(sentence)
        may_correct = (back & CORRECT or self.wrong) and not called_off
        if may_correct and correct(self.facts, sentence, self.scene, self.thread, self.wrong):
            self.wrong = False
            return True
        if self.mistake:
            self.wrong = True
            return bool(self.thread.topic) and _STATES.search(sentence) is None
        return self.wrong and bool(self.thread.topic) and _ABOUT.match(sentence) is not None

    def _clauses(self, body: str, split: list[str]) -> None:
        self.unreal = self.doubtful = self.others = False
        self.carried = None
        known = len(self.facts)
        for piece in split:
            clause = piece
            if len(split) > 1:
                clause = trimmed(piece)
                if self.called is not None and self.called.end(clause):
                    clause = trim(clause, self.called)
            if not clause:
                continue
            if self.antecedent and _PRONOUN_FIRST.match(clause):
                clause = resolve(clause, self.antecedent)
            prior, since = self.clause, self.at
            self.clause, self.at = clause, len(self.facts)
            self._clause(clause, prior, since)
        if len(split) > 1 and all(fact.relation == OTHER for fact in self.facts[known:]):
            guess_whole(self.facts, body, self.scene, known, self.chatter)

    def _clause(self, clause: str, prior: str, since: int) -> None:
        """Adds what a clause tells; the facts of the clause before, `prior`, begin at `since`."""
        claim = self._claim(clause)
        if claim.relation in LOOSE and self._guessed(clause, claim, prior, since):
            return
        if claim.idle and self.thread.link(clause, claim, self.scene, self.number) is None:
            self.carried = claim.date or self.carried
            self.thread.skip(claim, clause)
            self.chatter.append(clause)
            if claim.subject.role == "third":
                self.antecedent = named(claim)
            return
        fact = self._fact(clause, claim)
        if fact is None:
            return
        self.carried = (claim.date or self.carried) if fact.relation == OTHER else None
        self.thread.note(fact, len(self.facts), claim, claim.bare or clause, self.number)
        if claim.subject.role == "third":
            self.antecedent = named(claim)
        elif claim.relation in _ANTECEDENTS and claim.subject.role in ("self", "none", "animal"):
            self.antecedent = noun_for(fact)
        if fact.chitchat:
            self.chatter.append(clause)
            return
        if self.mistake and fact.relation != OTHER and fact.told:
            fact = replace(fact, operation="correct")
        self.facts.append(fact)

    def _claim(self, clause: str) -> Claim:
        """What a clause claims, in the light of those before it in its sentence."""
        claim = claim_of(clause, self.scene, self.unreal)
        if (
            self.doubtful
            and not self.unreal
            and (claim.subject.role == "none" or claim.subject.start > 2)
            and not is_past_form("".join(claim.words[:1]))
        ):
            claim = claim_of(clause, self.scene, True)  # "I'd go and live in Rome"
        elif self.others and claim.subject.role == "none" and is_past_form("".join(claim.words[:1])):
            claim = claim._replace(subject=Subject("pronoun"))  # "the neighbour sold up and moved to Rome"
        self.doubtful = bool(claim.bits & (HYPOTHETICAL | NEGATED | PAST)) and not (
            claim.subject.role == "none" and is_past_form("".join(claim.words[:1]))
        )
        self.others = claim.subject.role == "third" or (self.others and claim.subject.role in ("none", "pronoun"))
        if claim.relation == "trip" and claim.date is None and not _GOES.isdisjoint(claim.words):
            claim = claim._replace(relation=OTHER, value="")  # "I go to Doctor Quinn now"
        if claim.bits & HYPOTHETICAL and claim.words[:1] == ["if"]:
            self.unreal = True
        return claim

    def _guessed(self, clause: str, claim: Claim, prior: str, since: int) -> bool:
        """Adds what the words of a clause speak for, where its rule is loose or there is none; whether they do."""
        found = guessed(clause, claim, self.scene, self.topics)
        open_topic = found is not None and self.thread.topic
        if open_topic and self.thread.link(clause, claim, self.scene, self.number) is not None:
            found = None  # "I changed dentists, so I see Ada now" is said together
        if found is not None and overrules(found, claim):
            self._told(
                guessed_fact(found.relation, found.value, clause, claim, self.scene, self.carried), clause, claim
            )
            return True
        if claim.relation != OTHER:
            return False
        if claim.bits & END and claim.subject.role in ("self", "none"):
            over = _GAVE_UP.search(claim.bare or clause)
            if over is not None:
                relation = "sport" if member("sport", over["v"]) else "hobby"
                self.facts.append(guessed_fact(relation, over["v"], clause, claim, self.scene))
                return True
        if prior:
            understood = any(fact.relation not in (OTHER, "dislike") for fact in self.facts[since : self.at])
            whole = told_together(prior, clause, claim, self.scene, understood)
            if whole:
                self._told(whole, clause, claim)
                return True
        self.topics = topic_of(clause) or self.topics
        return False

    def _told(self, fact: Fact, clause: str, claim: Claim) -> None:
        """Adds a fact after which no topic and no date is open."""
        self.thread.note(fact, len(self.facts), claim, claim.bare or clause, self.number)
        self.facts.append(fact)
        self.carried, self.topics = None, ""

    def _fact(self, clause: str, claim: Claim) -> Fact | None:
        """The fact that a clause tells; None where it changes one told before."""
        fact = fact_of(claim, self.scene)
        placed = (
            self.thread.link(clause, claim, self.scene, self.number)
            if fact.relation == OTHER
            else self.thread.renamed(fact, claim.words, self.number)
        )
        if placed is not None:
            renamed = fact.relation != OTHER
            fact, place = placed
            if renamed or place >= 0:
                self.facts[place] = self.thread.last = fact
                return None
        elif (
            fact.relation != OTHER
            and self.carried is not None
            and claim.date is None
            and (claim.subject.role == "none" or fact.cardinality == "event" or "now" in claim.words)
            and any(is_past_form(word) for word in claim.words[:3])
        ):
            fact = dated_as_before(fact, self.carried)
        if (
            fact.relation in NAMEABLE
            and fact.told
            and fact.value.islower()
            and (apposed := _APPOSED.search(clause)) is not None
            and apposed["n"].lower() not in self.scene.names
        ):
            name = f"{fact.value} {apposed['n']}" if fact.relation == "pet" else apposed["n"]
            fact = made_fact(fact.relation, name, clause, claim, self.scene)
        if fact.relation == "pet" and self.thread.species and fact.told and fact.value.startswith("pet "):
            fact = made_fact("pet", f"{self.thread.species} {fact.value[4:]}", clause, claim, self.scene)
        return fact

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
from memenv.language.extraction.cues import CORRECT, END, FORGET, HYPOTHETICAL, INTEND, NEGATED, PAST, talks_back
from memenv.language.extraction.labels import label_in, value_of_kind
from memenv.language.extraction.links import Thread
from memenv.language.extraction.pieces import pieces, words_of
from memenv.language.extraction.requests import (
    MISTAKE,
    answer_as_statement,
    correction,
    find_corrected,
    forget_request,
    meant_relation,
)
from memenv.language.extraction.rewrite import Address, Voice, is_past_form, plain_verbs, sentence_case, trim
from memenv.language.extraction.scoring import Guess, guess, topic_of
from memenv.language.extraction.spans import COUNT_WORD
from memenv.language.extraction.subject import Subject
from memenv.language.extraction.telling import fact_of, guessed_fact, made_fact
from memenv.language.extraction.wordlists import GENERIC, KIN, PETS
from memenv.language.facts import OTHER, RELATIONS, SECRETS, Fact
from memenv.language.plainly import plainly
from memenv.stream import Turn

__all__ = ["QUESTION_END", "Reading"]

#: Kinds whose rules are loose: what the words of a clause speak for may overrule them.
_LOOSE = frozenset((OTHER, "trip", "purchase", "birthplace", "dislike", "collection", "hobby", "award"))
#: How sure a guess must be of a clause that does not say whose it is, or to overrule a rule.
_SURE = 7
#: Words that make what would be done a real preference: "I'd paint everything red, my favourite colour".
_LIKED = frozenset(("favourite", "favorite", "fave"))
_TURNS = END | PAST | NEGATED
#: Kinds that other people have a hand in.
_FROM_OTHERS = frozenset(("collection", "plants", "party place"))
_NOTHING = ("no", "nothing", "few", "none")
_GOES = frozenset(("go", "goes"))
_FIRST = frozenset(
    [
        "i",
        "i'm",
        "i’m",
        "i've",
        "i’ve",
        "i'll",
        "i’ll",
        "i'd",
        "i’d",
        "me",
        "my",
        "mine",
        "mine's",
        "mine’s",
        "myself",
        "we",
        "we're",
        "we’re",
        "we've",
        "we’ve",
        "us",
        "our",
        "ours",
    ]
)
#: A question where the other one got something from: what it holds is not told.
_HEARSAY = re.compile(
    r"\b(?:where|what|who|why)\b[^.!?]{0,20} (?:hear|heard|get the idea|got the idea|think|told you|say|said|believe)\b[^.!?]*\?",
    re.IGNORECASE,
)
#: How a question ends.
QUESTION_END = ("?", '?"', "?”", "?)", "？", "?!", "!?")
_TAG = re.compile(
    r",? (?:right|isn['’]t it|don['’]t you think|you know|huh|eh|remember|can you believe (?:it|that))\?$",
    re.IGNORECASE,
)
_STATEMENT = re.compile(r"^(?:I|my|we|our|I['’]m|I['’]ve)\b", re.IGNORECASE)
_PRONOUN_FIRST = re.compile(r"(?:he|she|his|her|its)\b", re.IGNORECASE)
_ANTECEDENTS = frozenset(("pet", "child", "sibling", "friend", "partner", "roommate", "boss"))
_MAX_CHATTER = 240
_ABOUT = re.compile(r"^(?:about|it(?:['’]s| is) about|as for|regarding|concerning)\b", re.IGNORECASE)
_STATES = re.compile(r"\b(?:is|are|was(?! wrong))\b|['’]s (?!name)", re.IGNORECASE)
_GUESS_WHO = re.compile(r"^(?:and )?guess who(?:['’]s| is| has| just)?\s+(?=[a-z])", re.IGNORECASE)


@lru_cache(maxsize=4096)
def _prepared(sentence: str) -> tuple[int, str, list[str]]:
    """Whether a sentence may take something back, and it without fillers, whole and in clauses."""
    words = words_of(sentence)
    body = plain_verbs(trim(sentence.rstrip("?!. " if sentence.endswith(QUESTION_END) else "!. "), None))
    return talks_back(words), body, pieces(body) if body else []


@lru_cache(maxsize=1024)
def _voice(speaker: str, speakers: tuple[str, ...]) -> tuple[Voice, dict[str, bool], Address | None]:
    others = [name for name in speakers if name != speaker]
    names = {name.split()[0].lower(): False for name in others if name.split()}
    if speaker.split():
        names[speaker.split()[0].lower()] = True
    short = [name.split()[0] for name in others if name.split()]
    called = tuple(form for name in short for form in dict.fromkeys((name, name[:3], name[:4])) if len(form) > 1)
    return Voice(speaker, others[0] if len(others) == 1 else ""), names, Address(called) if called else None


@lru_cache(maxsize=4096)
def _trimmed(piece: str) -> str:
    return trim(piece, None)


_OWN_QUESTION = re.compile(
    r"^(?:(?:and|so|oh|well),? )?(?:my|our) (?P<n>[a-z][\w -]{2,30})$|^(?:what|who)(?:['’]s| is| are) my (?P<m>[a-z][\w -]{2,30})$",
    re.IGNORECASE,
)
_LIKED_QUESTION = re.compile(
    r"^(?:(?:and|so|oh|well|the|my|our),? )?(?P<n>(?:(?:all-time|absolute|personal|current) )?(?:favou?rite|best|number[- ]one|top|go-to|usual)\b[\w' -]*?)(?: around| out there| ever| of all time| in town| right now| these days)?$",
    re.IGNORECASE,
)
_NOUN_QUESTION = re.compile(
    r"^(?:(?:and|so|oh|well|the|my),? )?(?P<n>home ?town|birthplace|birthday|shoe size|job|employer|boss|dentist|flatmate|roommate|diet|hobby|instrument|team|car|drink|commute|degree|university|wifi password|locker code|alarm code)$",
    re.IGNORECASE,
)
_WHERE_QUESTION = re.compile(r"^where (?:i|do i) live(?: now| these days)?$", re.IGNORECASE)
_MENTIONED = re.compile(
    r"^(?:did i (?:ever )?(?:mention|tell you about)|have i (?:ever )?(?:mentioned|told you about)|you know|(?:do you )?remember) (?P<n>(?:[A-ZÀ-ÖØ-ÞĀ-Ž][\w'’-]+ ?)+)$",
    re.IGNORECASE,
)
_POINTS_BACK = re.compile(r"^(?:that['’]s|that is|he['’]s|he is|she['’]s|she is|it['’]s|it is|they['’]re)\b")


def _own_question(body: str) -> str:
    """How the answer begins to a question that one asks to answer it oneself; "" for other questions."""
    if (own := _OWN_QUESTION.match(body)) is not None:
        return f"My {own['n'] or own['m']} is "
    if (own := _LIKED_QUESTION.match(body) or _NOUN_QUESTION.match(body)) is not None:
        noun = re.sub(r"^(?:best|top|number[- ]one)\b", "favourite", own["n"])
        return f"My {noun[0].lower()}{noun[1:]} is "
    if _WHERE_QUESTION.match(body):
        return "I live in "
    if (own := _MENTIONED.match(body)) is not None and own["n"][0].isupper():
        return f"{own['n'].strip()}?"
    return ""


def _answered(begun: str, body: str) -> str:
    """A sentence after such a question as one that can stand alone."""
    if not begun.endswith("?"):
        return begun + _ANSWER_LEAD.sub("", body)
    name = begun.rstrip("?")
    if _POINTS_BACK.match(body):
        return _POINTS_BACK.sub(f"{name} is", body, count=1)
    return re.sub(r"\bthere\b", f"to {name}", body, count=1)


_ANSWER_LEAD = re.compile(
    r"^(?:(?:oh|well|easy|simple|that|that['’]s|that is|that would be|that['’]d be|that has to be|it['’]s|it is|it has to be|definitely|always|got to be|gotta be|has to be|i['’]d say|still|now|currently|these days|right now|obviously|probably)[,:]? )+",
    re.IGNORECASE,
)
_TELLS = re.compile(r"^(?:I|we|my|our)\b(?! (?:wonder|guess|think)\b)", re.IGNORECASE)
_ASKS = re.compile(
    r"(?:^|, (?:so |and |but |what )?)(?:who|what|why|how|where|when|can|could|do|does|did|will|would|shall|are|is|isn['’]t|right|you|pick|want|fancy|any|ok|okay|care|am|have|has|want)\b[^,]*$",
    re.IGNORECASE,
)


def _told_first(split: list[str]) -> list[str] | None:
    """The clauses of a statement that a question follows in the same sentence: "I hate olives, want mine?"."""
    whole = ", ".join(split)
    if not _TELLS.match(whole):
        return None
    asked = _ASKS.search(whole)
    return pieces(whole[: asked.start()]) if asked is not None and asked.start() > 8 else None


def _about_self(claim: Claim) -> bool:
    """Whether a clause has the speaker in it, other than as the owner of a relative."""
    words = claim.words
    role, start, end = claim.subject
    if role in ("self", "animal"):
        return True
    for index, word in enumerate(words):
        if word in _FIRST and not (role == "third" and start <= index < end):
            if (
                word in ("my", "our")
                and role == "third"
                and any(after.removesuffix("'s") in KIN for after in words[index + 1 : index + 3])
            ):
                continue
            return True
    return False


def _of_relatives(claim: Claim, relation: str) -> bool:
    """Whether a clause is about a relative rather than about the speaker: "my wife loves red", "my aunt's dish"."""
    kin = [
        word
        for word in claim.words
        if (base := word.removesuffix("'s").removesuffix("’s")) in KIN and KIN[base] != relation
    ]
    belonging = {"birthplace": ("family", "parents", "folks"), "dentist": ("doctor",)}.get(relation, ())
    if relation in _FROM_OTHERS:
        kin = [word for word in kin if word.endswith(("'s", "’s")) and relation != "party place"]
    kin = [word for word in kin if word not in belonging]
    if not kin or (relation == "marital status" and not any(word.endswith("s") for word in kin)):
        return False
    role, start, _ = claim.subject
    return not (role == "self" and claim.words[start] not in ("my", "our")) or any(
        word.endswith(("'s", "’s")) for word in kin
    )


def _overrules(found: Guess, claim: Claim) -> bool:
    sure = _SURE if claim.relation not in ("birthplace", "trip") else 4
    return claim.relation == OTHER or (found.relation != claim.relation and found.score > sure)


#: What only makes sense of what was said right before: "..., it's where I was raised", "Favourite season, easily."
_REFERS = re.compile(
    r"^(?:(?:and|but|so|since|because|as|well),? )?(?:(?:it|that|this)(?:['’]s|\b)|(?:no|nothing|few) .*\b(?:like|better|beats|comes)\b|my (?:(?:absolute|all-time|number one|firm) )?favou?rite\b(?: \w+)?$)",
    re.IGNORECASE,
)
_HOW_MANY = re.compile(
    rf"^(?:and |so )?(?:there(?:['’]s| are| is)|i(?:['’]ve got| have|['’]m (?:up to|on)| own)|that makes|it(?:['’]s| is)|we(?:['’]re| are) (?:up to|on)) (?:now |about |around |already )?(?P<v>{COUNT_WORD})(?: (?:of them|so far|now|in all|altogether|in total|by now|already|and counting).*)?$",
    re.IGNORECASE,
)
_OF_WHAT = re.compile(r"\b(?:my|collect(?:ing)?|collection of|our) (?P<v>(?:[a-z-]+ )?[a-z]{3,}s)\b", re.IGNORECASE)


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
        return _voice(speaker, self.speakers)

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
            back, plain_body, split = _prepared(sentence)
            if back & FORGET and self._forget(sentence, scene, before):
                continue
            before = sentence
            body = plain_body
            if called is not None and called.end(body):
                body = plain_verbs(trim(body, called))
                split = pieces(body)
            if not body:
                continue
            if (back & CORRECT or amending.announced) and self._amend(sentence, scene, amending, text[end:]):
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
                elif (first := _told_first(split)) and first is not None:
                    split = first
                    body = ", ".join(first)
                elif not (_STATEMENT.match(body) and not sentence.startswith(body[:4])):
                    if end < len(text) and (answered := _own_question(body)):
                        continue
                    self.question, self.asker = sentence, turn.speaker
                    self._ask(sentence, body, scene)
                    continue
            elif answered:
                body = plain_verbs(_answered(answered, body))
                split, answered = pieces(body), ""
            mistake = bool(back & CORRECT and MISTAKE.search(sentence))
            if (back & CORRECT or wrong) and self._correct(sentence, scene, thread, wrong):
                wrong = False
                continue
            if mistake:
                wrong = True
                if thread.topic and not _STATES.search(sentence):
                    continue  # says that something was wrong; what is right comes next
            elif wrong and thread.topic and _ABOUT.match(sentence):
                continue
            if number == 0 and question and asker != turn.speaker and self._answer(question, asker, body, scene):
                continue
            unreal = doubtful = others = False
            carried: Date | None = None
            known = len(self.facts)
            for piece in split:
                clause = piece
                if len(split) > 1:
                    clause = _trimmed(piece)
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
                if claim.relation in _LOOSE:
                    found = self._guess(clause, claim, scene, topics)
                    if found is not None and thread.topic and thread.link(clause, claim, scene, number) is not None:
                        found = None  # "I changed dentists, so I see Ada now" is said together
                    if found is not None and _overrules(found, claim):
                        fact = guessed_fact(found.relation, found.value, clause, claim, scene, carried)
                        thread.note(fact, len(self.facts), claim, claim.bare or clause, number)
                        self.facts.append(fact)
                        carried, topics = None, ""
                        continue
                    if claim.relation == OTHER:
                        if prior and (
                            whole := self._together(prior, clause, claim, scene, _understood(self.facts[since:at]) > 0)
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
                self._guess_whole(body, scene, known, chatter)
        if chatter:
            self._chat(chatter, scene)

    def _guess(self, clause: str, claim: Claim, scene: Scene, topic: str, slack: int = 0) -> Guess | None:
        """What the words of a clause about the speaker speak for, where no rule knows it."""
        if len(clause) > _MAX_CHATTER or (claim.bits & HYPOTHETICAL and _LIKED.isdisjoint(claim.words)):
            return None
        sure = _about_self(claim)
        role = claim.subject.role
        if not sure and (role in ("pronoun", "you") or (role == "third" and _FIRST.isdisjoint(claim.words))):
            return None
        here = [name for name in scene.names if name in claim.words or f"{name}'s" in claim.words]
        found = guess(claim.bare or clause, clause, claim.date is not None, topic, frozenset(here), slack)
        if found is not None and claim.subject.role == "third" and not sure:
            # "Ada was made my boss" is about the speaker, "my boss loves red" is not
            kin = claim.words[claim.subject.end - 1].removesuffix("'s")
            return found if KIN.get(kin) == found.relation else None
        if found is not None and _of_relatives(claim, found.relation):
            return None
        if found is not None and claim.bits & INTEND and RELATIONS[found.relation] == "event":
            return None  # not yet
        return found if found is not None and (sure or found.score >= _SURE) else None

    def _together(self, prior: str, clause: str, claim: Claim, scene: Scene, understood: bool) -> Fact | None:
        """What a clause tells that only points at the one before: "I finally read Emma. It's my favourite book."."""
        counted = _HOW_MANY.match(clause)
        if counted is not None and (what := _OF_WHAT.search(prior)) is not None and not what["v"].endswith("ss"):
            value = f"{counted['v']} {what['v']}"
            relation = "plants" if "plant" in value else "collection"
            return guessed_fact(relation, value, f"{prior}, {clause}", claim, scene)
        short = claim.subject.role == "none" and len(claim.words) < 9
        if understood or not (short or _REFERS.match(clause)):
            return None
        body = f"{prior}, {clause}"
        both = claim_of(body, scene)
        both = both._replace(bits=claim.bits | (both.bits & HYPOTHETICAL))
        found = self._guess(body, both, scene, "", 2)
        if found is None or found.value in clause or (claim.bits & NEGATED and claim.words[0] not in _NOTHING):
            return None
        return guessed_fact(found.relation, found.value, body, both, scene)

    def _guess_whole(self, body: str, scene: Scene, known: int, chatter: list[str]) -> None:
        """A sentence whose clauses tell nothing alone, read as one."""
        claim = claim_of(body, scene)
        found = self._guess(body, claim, scene, "")
        last = claim_of(pieces(body)[-1], scene)
        if found is not None and not (last.bits & NEGATED and "".join(claim.words[:1]) not in _NOTHING):
            del self.facts[known:]
            # over is what its own clause says so of: "I've had enough of the bus, so I go by bike"
            own = next(
                (made for part in pieces(body) if found.value in part for made in [claim_of(part, scene)]), claim
            )
            claim = claim._replace(bits=(claim.bits & ~_TURNS) | (own.bits & (END | PAST)) | (last.bits & NEGATED))
            self.facts.append(guessed_fact(found.relation, found.value, body, claim, scene, None))

    def _chat(self, chatter: list[str], scene: Scene) -> None:
        text = " ".join(sentence_case(piece) for piece in chatter)
        if len(text) < 25 and all(word in GENERIC for word in words_of(text)):
            return
        if len(text) > _MAX_CHATTER:
            text = text[: text.rfind(" ", 0, _MAX_CHATTER)] if " " in text[:_MAX_CHATTER] else text[:_MAX_CHATTER]
        # as short as the turn itself: whoever stores all of it pays no more than for the turn
        self._add(scene, f"{_name(scene)}: {text}", value=text, chitchat=True, confidence=0.1)

    def _ask(self, sentence: str, body: str, scene: Scene) -> None:
        if all(word in GENERIC for word in words_of(body)):
            return
        text = f"{_name(scene)}: {sentence}"
        self._add(scene, text, value=sentence, question=True, confidence=0.1)

    def _answer(self, question: str, asker: str, body: str, scene: Scene) -> bool:
        """A short answer without a subject, put together with its question."""
        words = words_of(body)
        if not 0 < len(words) <= 8 or words[0][:3] == asker[:3].lower() or all(word in GENERIC for word in words):
            return False
        if any(word in ("is", "are", "was", "were", "am", "have") or is_past_form(word) for word in words[1:]):
            return False  # a sentence, no short answer
        claim = claim_of(body, scene)
        if claim.subject.role not in ("none",) or claim.relation != "other":
            return False
        statement = answer_as_statement(question, body)
        if statement:
            made = claim_of(statement, scene)
            self.facts.append(fact_of(made, scene))
            return True
        self._add(
            scene,
            f"Asked by {asker} “{question.strip()}”, {_name(scene)} said: {claim.told}",
            value=body,
            date=claim.date,
            confidence=0.4,
        )
        return True

    def _amend(self, sentence: str, scene: Scene, amending: Amending, rest: str) -> bool:
        """A correction whose kind is clear; True where the sentence tells no more than that."""

        def read(text: str) -> tuple[str, str]:
            claim = claim_of(plain_verbs(trim(text, None)), scene)
            if claim.relation != OTHER:
                return claim.relation, claim.value
            found = self._guess(text, claim, scene, "")
            return (found.relation, found.value) if found is not None else (OTHER, "")

        made = amending.take(sentence, read, rest)
        if made is None:
            return False
        claim = Claim(made.relation, made.value, Subject("self"), 0, sentence, None, [], True, sentence)
        fact = made_fact(made.relation, made.value, sentence, claim, scene)
        self.facts.append(replace(fact, operation="correct", old=made.wrong))
        return True

    def _correct(self, sentence: str, scene: Scene, thread: Thread, announced: bool) -> bool:
        label = label_in(sentence, words_of(sentence))
        if label is not None and label.own:
            thread.topic = label.relation
        made = correction(sentence, announced or bool(thread.topic))
        if made is None:
            return False
        mine = [fact for fact in reversed(self.facts) if fact.speaker == scene.turn.speaker]
        old = find_corrected(made, mine)
        voice = scene.voice
        right = voice.retell(made.right)
        value = value_of_kind(thread.topic, made.raw) if thread.topic else ""
        if value:
            claim = Claim(thread.topic, value, Subject("self"), 0, sentence, None, [], True, sentence)
            fact = made_fact(thread.topic, value, sentence, claim, scene)
            self.facts.append(replace(fact, operation="correct", old=made.wrong))
            thread.topic = ""
            return True
        if old is None:
            body = trim(sentence.rstrip(".! "), None)
            claim = claim_of(body, scene)
            if claim.relation != "other":
                fact = fact_of(claim, scene)
                self.facts.append(replace(fact, operation="correct", negated=False, confidence=0.7))
                return True
            if not made.wrong:
                return False
            text = f"{_name(scene)} said {voice.retell(made.wrong)} but meant {right}"
            self._add(scene, text, value=made.right, operation="correct", confidence=0.5)
            return True
        wrong = made.wrong if made.wrong and made.wrong.casefold() in old.text.casefold() else old.value
        if wrong and wrong.casefold() in old.text.casefold():
            at = old.text.casefold().rindex(wrong.casefold())
            told = old.text[:at] + right + old.text[at + len(wrong) :]
            text = f"{told.rstrip('.')}, not {wrong}"
        else:
            text = f"{_name(scene)} meant {right}, not {wrong}: {old.text}"
        fact = replace(
            old,
            text=sentence_case(text),
            value=made.right if old.relation != "other" else text,
            operation="correct",
            time=scene.turn.time,
            source=scene.turn.source,
            hypothetical=False,
            negated=False,
            question=False,
            confidence=0.8,
            old=wrong,
        )
        self.facts.append(fact)
        return True

    def _forget(self, sentence: str, scene: Scene, before: str) -> bool:
        meant = forget_request(sentence)
        if meant is None:
            return False
        relation, noun = meant_relation(meant) if meant else ("", "")
        if not relation:
            relation, noun = meant_relation(sentence)
        if not relation and before and re.search(r"\b(?:it|that|this|them)\b|^$", meant):
            relation, noun = meant_relation(before)
        mine = [fact for fact in reversed(self.facts) if fact.speaker == scene.turn.speaker]
        if not relation and not (meant and len([w for w in words_of(meant) if w not in GENERIC]) > 2):
            secret = next((fact for fact in mine if fact.relation in SECRETS), None) or next(
                (fact for fact in mine if fact.relation != "other"), None
            )
            if secret is not None:
                relation, noun = secret.relation, meant_relation(secret.relation)[1] or secret.relation
        value = noun or " ".join(word for word in meant.split() if not any(char.isdigit() for char in word))
        if not value:
            return False
        owned = (
            noun.replace("the ", "", 1)
            if noun.startswith("the ") and relation in ("locker code", "wifi password", "alarm code")
            else ""
        )
        said = f"{_name(scene)}'s {owned}" if owned else scene.voice.retell(value)
        self._add(
            scene,
            f"{_name(scene)} asked to forget {said}",
            relation=relation or "other",
            value=value,
            operation="forget",
            confidence=0.9,
        )
        return True

    def _add(self, scene: Scene, text: str, **fields: object) -> None:
        turn = scene.turn
        relation = str(fields.get("relation", "other"))
        fields["cardinality"] = RELATIONS[relation]
        self.facts.append(
            Fact(
                sentence_case(text),
                scene.voice.speaker,
                time=turn.time,
                speaker=turn.speaker,
                source=turn.source,
                **fields,  # type: ignore[arg-type]
            )
        )


def _name(scene: Scene) -> str:
    return scene.voice.speaker or "Someone"


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

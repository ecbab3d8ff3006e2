"""One clause to at most one fact: whose, of which kind, with which value and marks."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from memenv.language.dates import Date
from memenv.language.extraction.cues import (
    END,
    HYPOTHETICAL,
    INTEND,
    NEGATED,
    PAST,
    WHEN,
    marks,
)
from memenv.language.extraction.labels import Label, beside, label_in
from memenv.language.extraction.pieces import words_of
from memenv.language.extraction.plain import plain
from memenv.language.extraction.rewrite import Voice, is_past_form, sentence_case, third_person
from memenv.language.extraction.rules import RULES, Rule, by_trigger
from memenv.language.extraction.subject import Subject, find_subject
from memenv.language.extraction.when import dated
from memenv.language.extraction.wordlists import GENERIC, KIN, words_in
from memenv.language.facts import RELATIONS, SECRETS, Fact, Operation
from memenv.stream import Turn

__all__ = ["Claim", "Scene", "claim_of", "fact_of", "made_fact", "match_rule", "resolve"]

_TRIGGERS = by_trigger(RULES)
_MAX_CLAUSE = 400
_PLAN = re.compile(
    r"\b(?:plan(?:s|ning|ned)? (?:to|on)|(?:plan|goal|dream|wish|hope|ambition)s? (?:is|are|for \w+(?: \w+)? is|of|about)(?: to)?|hop(?:e|ing) to|(?:want|always wanted|wish|intend(?:ing)?|aspire|aiming|aim|longing|dying|excited|eager|keen"
    r"|determined|saving(?: up)?|looking) to|wanna|gonna|going to|looking forward to(?= (?:[a-z]+ing|the|a|an|my|our)\b)|dreaming of|saving (?:up )?for|can['’]t wait to|(?:would|['’]d) (?:really |still )?(?:love|like) to|about to|keen on(?= [a-z]+ing\b))"
    r" (?:be |maybe |finally |eventually |soon |one day |someday |also )*(?P<v>[^.;:!?()]+)",
    re.IGNORECASE,
)
#: Verbs of plans that are only talk: "I'm gonna keep going", "can't wait to hear about it".
_NO_PLAN = words_in("""keep make hear give share say need check tell stay show come catch help see know be do let feel look stop have give
    it the his her their my your that this hearing seeing keep put add talk thank remember miss ask think send support continue him you them
    trying use everyone everybody being having getting something bring bounce push share""")
#: "my friend who ...": what follows is the friend's.
_RELATIVE = re.compile(r"\b(?:who|whose)\b(?! is called| is named)")
_POSSESSED = re.compile(r"\b(?:my|our) (?:[\w-]+(?:['’]s)? ){0,2}$", re.IGNORECASE)
_YEAR = re.compile(r"\b(?:19|20)\d\d\b|\d[/.-]\d")
_LESSON = re.compile(
    r"\b(?!(?:my|our|the|a|an|every|new|next|for|have|of)\b)[a-z]+ (?:class|lesson|club|course|practice|rehearsal|group|session|choir|workshop)\b"
)
_OWN = re.compile(r"\b(?:my|our|i|we|mine|ours)\b", re.IGNORECASE)


class Scene(NamedTuple):
    """Who talks: the turn, the speaker's voice, lower-cased names of the participants (True: the speaker)."""

    turn: Turn
    voice: Voice
    names: dict[str, bool]


class Claim(NamedTuple):
    """What a clause says, before it is put into words."""

    relation: str
    value: str
    subject: Subject
    bits: int
    told: str
    date: Date | None
    words: list[str]
    own: bool
    bare: str = ""
    span: str = ""
    idle: bool = False
    label: Label | None = None


def _end(text: str, match: re.Match[str], value: str) -> int:
    """Where the value ends in the text."""
    if "v" not in match.re.groupindex or match.end("v") < match.end():
        return match.end()
    at = text.find(value, match.start(), match.end() + 1)
    return match.end() if at < 0 else at + len(value)


def match_rule(clause: str, bare: str, words: list[str]) -> tuple[Rule, str, str, str] | None:
    """The first rule that fits, with its value, the words it matched, "my new" before them included, and those up to the value. `bare` is the clause without its dates."""
    places: list[int] = []
    for word in words:
        if (entry := _TRIGGERS.get(word)) is not None:
            places += entry
    if not places:
        return None
    relative = _RELATIVE.search(bare) if "who" in words or "whose" in words else None
    low_clause, low_bare = clause.lower(), bare.lower()
    if len(low_clause) != len(clause) or len(low_bare) != len(bare):  # letters that change length
        low_clause, low_bare = clause, bare
    for place in sorted(set(places)) if len(places) > 1 else places:
        rule = RULES[place]
        text, low = (clause, low_clause) if rule.raw else (bare, low_bare)
        match = rule.search(text, low)
        while match is not None and not (relative is not None and match.start() > relative.start()):
            start, end = match.span("v" if "v" in match.re.groupindex else 0)
            value = rule.value(text[start:end]) if "v" in match.re.groupindex else text[start:end]
            if value:
                owned = _POSSESSED.search(text, 0, match.start()) if rule.own else None
                first = match.start() if owned is None else owned.start()
                return rule, value, text[first : match.end()], text[match.start() : _end(text, match, value)]
            match = rule.search(text, low, match.start() + 1)
    return None


def claim_of(clause: str, scene: Scene, unreal: bool = False) -> Claim:
    """What a clause claims. `unreal`: it follows an "if"."""
    words, bits, dated_too = _marked(clause)
    time = scene.turn.time // 1 if dated_too else 0.0
    present = [name for name in scene.names if name in words or name + "'s" in words]
    return _claim(clause, unreal, time, tuple((name, scene.names[name]) for name in present))


@lru_cache(maxsize=16384)
def _marked(clause: str) -> tuple[list[str], int, bool]:
    """The words of a clause, its marks, and whether it may hold a date."""
    words = words_of(clause)
    bits = marks(words, clause)
    return words, bits, bool(bits & WHEN or _YEAR.search(clause))


@lru_cache(maxsize=16384)
def _claim(clause: str, unreal: bool, time: float, present: tuple[tuple[str, bool], ...]) -> Claim:
    """`claim_of` by what it depends on: the day only where dates are, names only where they occur."""
    claim = _read(clause, unreal, time, present)
    return claim._replace(idle=_idle(claim)) if claim.relation == "other" else claim


def _read(clause: str, unreal: bool, time: float, present: tuple[tuple[str, bool], ...]) -> Claim:
    words, bits, dated_too = _marked(clause)
    names = dict(present)
    if unreal:
        bits |= HYPOTHETICAL
    if bits & HYPOTHETICAL and bits & INTEND and "one day" in clause:
        # "I want to see Rome one day" is a plan, "I might see it one day" a guess
        bits = marks(words, clause.replace("one day", "someday"))
    told, bare, date = dated(clause, time) if dated_too and len(clause) <= _MAX_CLAUSE else (clause, clause, None)
    subject = find_subject(words, clause, names)
    matched = match_rule(clause, bare, words) if len(clause) <= _MAX_CLAUSE else None
    if (
        bits & INTEND
        and not bits & (HYPOTHETICAL | END)
        and (subject.role == "self" or (subject.role == "none" and words and words[0] in _PLANNING))
    ):
        plan = _PLAN.search(bare)
        if plan is not None and (matched is None or plan.start() <= bare.find(matched[2])):
            value = plan["v"].strip(" ,")
            if (first := value.split()[0].lower()) in _NO_PLAN or (
                len(value.split()) < 2 and not first.endswith("ing")
            ):
                return Claim("other", "", subject, bits, told, date, words, False, bare)
            return Claim("plan", value, subject, bits, told, date, words, False, bare, plan.group())
    if matched is None:
        label = label_in(bare, words)
        if label is not None and (label.own or label.new):
            value = beside(bare, label)
            if value and (label.own or subject.role in ("self", "none", "thing")):
                return Claim(label.relation, value, subject, bits, told, date, words, True, bare, bare, False, label)
        return Claim("other", "", subject, bits, told, date, words, False, bare, "", False, label)
    rule, value, span, covered = matched
    if rule.raw:
        told, date = clause, None
    aside = span.rfind(value) if " " in span else -1
    around = span if aside < 0 else span[:aside] + span[aside + len(value) :]
    if rule.relation in ("pet", "sibling", "child", "friend"):
        around = span
    kin = {w[:-2] if w.endswith(("'s", "’s")) else w for w in words_of(around)} & KIN.keys()
    own = rule.relation in SECRETS or (
        rule.own and bool(_OWN.search(span)) and all(KIN[w] == rule.relation for w in kin)
    )
    if (
        rule.own
        and not own
        and kin
        and any(KIN[w] != rule.relation for w in kin)
        and subject.role in ("self", "none")
        and " my " in f" {span.lower()} "
    ):
        # "I love my cousin's dog Rex": the dog is the cousin's
        return Claim("other", "", subject, bits, told, date, words, False)
    return Claim(rule.relation, value, subject, bits, told, date, words, own, bare, covered)


_BASE_VERBS = words_in(
    """love hate collect can't loving moving learning working living planning thinking reading watching hoping getting
    going trying feeling want wanna"""
)
_PLANNING = words_in("planning hoping want wanna would going saving looking dreaming")
#: First words of what is said out of politeness.
_PLEASANTRY = words_in(
    "sounds thanks thank wishing keep come congrats congratulations don't don’t let enjoy glad hope look take stay hang welcome good"
)
_FINITE = words_in("is was are were has have had can makes made helps feels takes it's means gives keeps")
_NO_PREDICATE = words_in("let is has does can could should must may")


def resolve(clause: str, antecedent: str) -> str:
    """A clause that begins with "he", "his", "she's" … with `antecedent` ("my cousin Leo") in its place."""
    first, _, rest = clause.partition(" ")
    low = first.lower().replace("’", "'")
    if low in ("his", "her", "its"):
        return f"{antecedent}'s {rest}"
    stem, _, short = low.partition("'")
    if stem not in ("he", "she"):
        return clause
    follows = rest.split(" ", 1)[0]
    if short == "s" and (follows in ("been", "got", "just", "always", "never") or follows.endswith("ed")):
        short = "has"
    verb = (
        "has" if short == "has" else {"s": "is", "re": "are", "ve": "have", "d": "would", "ll": "will"}.get(short, "")
    )
    return " ".join(part for part in (antecedent, verb, rest) if part)


def _prefix(claim: Claim, scene: Scene) -> str:
    """The clause with the speaker in front where it begins with a verb."""
    text = claim.told
    role, at, _ = claim.subject
    if (
        not claim.words
        or not scene.voice.speaker
        or not (
            role == "none"
            or (at > 0 and role in ("self", "third") and claim.words[at] in ("my", "our", "me", "myself", "mine"))
        )
    ):
        return text
    rest = text.partition(" ")[2]
    low = claim.words[0]
    name = scene.voice.speaker
    if is_past_form(low) and low not in _NO_PREDICATE:
        return f"{name} {low} {rest}"
    if low in _BASE_VERBS and not (low.endswith("ing") and _FINITE & set(claim.words)):
        return f"{name} is {low} {rest}" if low.endswith("ing") else f"{name} {third_person(low)} {rest}"
    return text


def _idle(claim: Claim) -> bool:
    """Whether a clause of no known kind tells nothing that anyone would ask for."""
    role = claim.subject.role
    content = sum(word not in GENERIC for word in claim.words)
    return (
        not content
        or (claim.words[0] in _PLEASANTRY and not (role == "self" and claim.subject.start == 0))
        or (role in ("you", "thing") and content < 3)
        or len(claim.words) < 3
    )


def fact_of(claim: Claim, scene: Scene) -> Fact:
    """The fact of a claim."""
    turn, voice = scene.turn, scene.voice
    role = claim.subject.role
    relation, bits = claim.relation, claim.bits
    text = voice.retell(_prefix(claim, scene))
    hypothetical, negated = bool(bits & HYPOTHETICAL), bool(bits & NEGATED)
    third = role in ("third", "pronoun") and not claim.own
    if relation == "plan":
        hypothetical = False
    if (relation == "hobby" and role not in ("self", "none", "third")) or (role == "animal" and relation != "pet"):
        relation = "other"
    if relation in ("diet", "dislike", "allergy") and negated and relation != "allergy":
        negated = False  # "can't stand", "don't eat meat": the denial is the fact
    subject = voice.speaker
    if third:
        subject = ""
        if role == "third":
            subject = voice.retell(" ".join(claim.words[claim.subject.start : claim.subject.end]))
    elif role == "you" and not claim.own:
        subject = voice.other
    cardinality = RELATIONS[relation]
    operation: Operation = "set" if cardinality == "one" else "add"
    if (bits & END and relation not in ("injury", "award", "marital status", "exam", "race")) or (
        bits & PAST and relation not in _LASTING and cardinality != "event"
    ):
        operation = "end"
    elif relation in _STATES and not _STATES[relation].isdisjoint(claim.words):
        operation = "end"  # "I drove a Kia": no longer
    chitchat = False
    if relation == "other":
        value = text
        chitchat = claim.idle if claim.relation == "other" else _idle(claim)
        confidence = 0.1 if chitchat else {"self": 0.5, "animal": 0.5, "third": 0.4}.get(role, 0.3)
    else:
        value = claim.value
        if " " in value:
            value = voice.retell(value)
        confidence = 0.9 if role in ("self", "animal") or claim.own else 0.6
        if role == "you":
            confidence = 0.35
        if hypothetical or negated or third:
            confidence = 0.5
        elif relation == "plan":
            confidence = 0.7
    if (
        subject
        and subject == voice.speaker
        and not (third or negated or hypothetical)
        and relation != "other"
        and (
            relation in _PLAIN
            or claim.label is not None
            or (
                operation != "end"
                and (text.count(subject) > 1 or ":" in text or role == "you" or text.startswith(voice.other or "\n"))
            )
            or (cardinality == "one" and claim.date is None and operation != "end")
            or 0 <= text.find(claim.value) < text.find(subject)
        )
    ):
        shown = with_article(claim.bare, claim.value) if relation in _ARTICLED else value
        short = plain(relation, subject, voice.retell(shown), claim.date, operation == "end")
        if relation == "class day" and (lesson := _LESSON.search(claim.bare)):
            short = short.replace("class", lesson.group(), 1)
        if short and (
            relation in _PLAIN
            or (relation == "marital status" and claim.date is None and value in _STATUS)
            or ((len(short) < len(text) or not text.startswith(subject)) and _says_all(short, claim))
        ):
            text, role = short, "self"
    text = _attribute(text, scene, role if not claim.own else "self")
    return Fact(
        sentence_case(text),
        subject,
        relation,
        value,
        cardinality,
        operation,
        hypothetical,
        third,
        negated,
        False,
        chitchat,
        turn.time,
        claim.date,
        turn.speaker,
        turn.source,
        confidence,
    )


def with_article(clause: str, value: str) -> str:
    """The value with the article that stands before it in the clause."""
    at = clause.find(value)
    if at > 0:
        article = clause[:at].rsplit(None, 1)[-1:] if clause[at - 1] == " " else []
        if article and article[0].lower() in ("the", "a", "an", "my", "our", "some"):
            word = "the" if article[0].lower() in ("my", "our") else article[0]
            return f"{word if word == 'The' else word.lower()} {value}"
    return value


#: Kinds whose plain sentence needs the value's own article.
_ARTICLED = frozenset(
    (
        "party place",
        "key place",
        "purchase",
        "race",
        "award",
        "exhibition",
        "plan",
        "course",
        "exam",
        "volunteering",
        "team",
    )
)
#: Kinds that are always put plainly: their wording is long and the value all that matters.
_PLAIN = SECRETS | {"class day", "dish"}
#: Kinds that stay true though told of the past.
_LASTING = frozenset(("birthplace", "field of study", "university", "birthday"))
#: Verbs in the past that tell that a state is over.
_STATES = {
    "home": frozenset(("lived", "resided")),
    "job": frozenset(("worked",)),
    "employer": frozenset(("worked",)),
    "car": frozenset(("drove",)),
    "team": frozenset(("supported", "followed")),
}
_STATUS = frozenset(("single", "married", "engaged", "divorced", "widowed"))
#: Words that a plain sentence may leave out.
_FILLER = (
    words_in("free spare usual whole again years happily sometimes sure hereby sadly favourite genuinely since")
    | GENERIC
)


def _says_all(short: str, claim: Claim) -> bool:
    """Whether a plain sentence leaves out nothing but filler."""
    kept = set(words_of(f"{short} {claim.span}"))
    told = claim.bare.rpartition(": ")[2]  # "my taste has changed: jazz is my favourite now"
    return all(word in kept or word in _FILLER for word in words_of(told))


def made_fact(relation: str, value: str, clause: str, claim: Claim, scene: Scene, date: Date | None = None) -> Fact:
    """The fact that the speaker's `relation` is `value`, in plain words: the clause alone would not tell it."""
    voice, turn = scene.voice, scene.turn
    date = date or claim.date
    shown = with_article(clause, value) if relation in _ARTICLED else value
    text = plain(relation, voice.speaker or "Someone", voice.retell(shown), date)
    cardinality = RELATIONS[relation]
    return Fact(
        sentence_case(text or f"{voice.speaker}'s {relation} is {shown}"),
        voice.speaker,
        relation,
        value,
        cardinality,
        "set" if cardinality == "one" else "add",
        bool(claim.bits & HYPOTHETICAL),
        False,
        bool(claim.bits & NEGATED),
        False,
        False,
        turn.time,
        date,
        turn.speaker,
        turn.source,
        0.8,
    )


def _attribute(text: str, scene: Scene, role: str) -> str:
    """Says who said it where the words themselves do not name the speaker, or are about the one spoken to."""
    speaker = scene.voice.speaker
    if not speaker or (speaker in text and role != "you"):
        return text
    return f"{speaker} said: {text}"

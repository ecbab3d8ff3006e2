"""From a claim to a fact: in the words that were said, or in plain ones where those can't stand alone or are longer."""

from __future__ import annotations

import re
from dataclasses import replace

from memenv.language.dates import Date
from memenv.language.extraction.claim import Claim, Scene, idle, marks_of_core
from memenv.language.extraction.cues import END, HYPOTHETICAL, NEGATED, PAST
from memenv.language.extraction.pieces import words_of
from memenv.language.extraction.plain import plain
from memenv.language.extraction.rewrite import is_past_form, sentence_case, third_person
from memenv.language.extraction.wordlists import GENERIC, words_in
from memenv.language.facts import RELATIONS, SECRETS, Fact, Operation

__all__ = ["fact_of", "guessed_fact", "made_fact", "with_article"]

_LESSON = re.compile(
    r"\b(?!(?:my|our|the|a|an|every|new|next|for|have|of)\b)[a-z]+ (?:class|lesson|club|course|practice|rehearsal|group|session|choir|workshop)\b"
)
_BASE_VERBS = words_in(
    """love hate collect can't loving moving learning working living planning thinking reading watching hoping getting
    going trying feeling want wanna"""
)
_FINITE = words_in("is was are were has have had can makes made helps feels takes it's means gives keeps")
_NO_PREDICATE = words_in("let is has does can could should must may")
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
#: Verbs that end a kind of thing, and no other.
_FINISHED = dict.fromkeys(
    ("reading", "watching"), frozenset(("finished", "done", "quit", "dropped", "abandoned", "ended"))
)
#: Kinds that have words of ending in them: "I got divorced", "I broke my arm".
_NOT_ENDED = frozenset(("injury", "award", "marital status", "exam", "race", "trip", "exhibition", "wedding"))
_NO_LONGER = re.compile(
    r"\b(?:no longer|any ?more|called off|cancelled|broke off|off the (?:wedding|engagement))\b", re.IGNORECASE
)
_DENIED = re.compile(
    r"\b(?:not|never|n['’]t)(?: (?:really|actually|even|at all|a|an|on a|strictly|fully|been|going|gone))* (?:hate|dislike|detest|loathe|mind|despise|vegan|vegetarian|pescatarian|keto|paleo|kosher|halal|flexitarian|[a-z]+-free|low-[a-z]+|plant-based)|(?:am|['’]m|was|are|['’]re) not\b",
    re.IGNORECASE,
)
_NONE_BETTER = frozenset(("no", "nothing", "few", "none", "nobody"))
_STATUS = frozenset(("single", "married", "engaged", "divorced", "widowed"))
#: Words that a plain sentence may leave out.
_FILLER = (
    words_in("free spare usual whole again years happily sometimes sure hereby sadly favourite genuinely since")
    | GENERIC
)


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
    if relation in ("diet", "dislike") and negated and not _DENIED.search(claim.told):
        negated = False  # "can't stand", "don't eat meat": the denial is the fact
    if (
        negated
        and claim.words
        and claim.words[0] in _NONE_BETTER
        and (relation.startswith("favourite") or relation in ("fear", "drink", "dentist"))
    ):
        negated = False  # "no other season comes close to spring"
    subject = voice.speaker
    if third:
        subject = ""
        if role == "third":
            subject = voice.retell(" ".join(claim.words[claim.subject.start : claim.subject.end]))
    elif role == "you" and not claim.own:
        subject = voice.other
    cardinality = RELATIONS[relation]
    operation: Operation = "set" if cardinality == "one" else "add"
    if (
        (bits & END and (relation not in _NOT_ENDED or _NO_LONGER.search(claim.told)))
        or (bits & PAST and relation not in _LASTING and cardinality != "event")
        or (relation in _FINISHED and _over(relation, claim, claim.value))
        or (relation in _STATES and not _STATES[relation].isdisjoint(claim.words))
    ):
        operation = "end"  # also "I drove a Kia": no longer
    chitchat = False
    if relation == "other":
        value = text
        chitchat = claim.idle if claim.relation == "other" else idle(claim)
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


def _over(relation: str, claim: Claim, value: str) -> bool:
    """Whether a verb that ends a book or a series stands before its name."""
    before = claim.told.partition(value)[0]
    return not _FINISHED[relation].isdisjoint(words_of(before))


_GREW = words_in(
    "added bought found got picked scored grew brought given gave arrived received inherited acquired adding another"
)


def _counting(claim: Claim) -> str:
    """Whether a number of things is all there are, came to them, or went."""
    if claim.bits & END or not _WENT.isdisjoint(claim.words):
        return "gave away"
    return "has" if _GREW.isdisjoint(claim.words) else "added"


_WENT = words_in("let sold traded parted donated passed rid lost threw died withered")


def guessed_fact(relation: str, value: str, clause: str, claim: Claim, scene: Scene, date: Date | None = None) -> Fact:
    """`made_fact` of a kind that was guessed: less sure, and over where the clause says so."""
    bits = marks_of_core(clause, value, claim.bits) & ~HYPOTHETICAL
    if claim.words and claim.words[0] in _NONE_BETTER:
        bits &= ~NEGATED
    if relation in _FINISHED and _over(relation, claim, value):
        bits |= END
    claim = claim._replace(bits=bits)
    fact = replace(made_fact(relation, value, clause, claim, scene, date), confidence=0.6)
    if relation in ("collection", "plants"):
        text = f"{fact.subject} {_counting(claim)} {scene.voice.retell(value)}"
        tail = " to the collection" if " added" in text else " in the collection" if " has" in text else ""
        return replace(
            fact,
            text=sentence_case(text + (tail if relation == "collection" else "")),
            operation="end" if " gave away " in text else "add",
        )
    if claim.bits & END or (claim.bits & PAST and relation not in _LASTING and fact.cardinality != "event"):
        text = plain(relation, fact.subject, value, None, True) or f"{fact.subject}'s {relation} was {value}"
        fact = replace(fact, operation="end", text=sentence_case(text), negated=False)
    return fact


def _attribute(text: str, scene: Scene, role: str) -> str:
    """Says who said it where the words themselves do not name the speaker, or are about the one spoken to."""
    speaker = scene.voice.speaker
    if not speaker or (speaker in text and role != "you"):
        return text
    return f"{speaker} said: {text}"

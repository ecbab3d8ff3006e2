"""What one clause claims: whose fact, of which kind, with which value and marks."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from memenv.language.dates import Date
from memenv.language.extraction.cues import END, HYPOTHETICAL, INTEND, NEGATED, PAST, WHEN, marks
from memenv.language.extraction.labels import Label, beside, label_in
from memenv.language.extraction.pieces import words_of
from memenv.language.extraction.rewrite import Voice
from memenv.language.extraction.rules import RULES, Rule, by_trigger
from memenv.language.extraction.subject import Subject, find_subject
from memenv.language.extraction.when import dated
from memenv.language.extraction.wordlists import GENERIC, KIN, PETS, words_in
from memenv.language.facts import SECRETS
from memenv.language.gates import COMMON, Gates, fold
from memenv.language.letters import compiled
from memenv.language.rare import Rare
from memenv.stream import Turn

__all__ = ["Claim", "Scene", "claim_of", "idle", "marks_of_core", "match_rule", "resolve"]

_TRIGGERS = by_trigger(RULES)


@lru_cache(maxsize=1)
def _gates() -> Gates:
    """Which rules can match a clause: a bit for each."""
    return Gates(([rule.pattern] for rule in RULES), COMMON)


_MAX_CLAUSE = 400
_PLAN = re.compile(
    r"\b(?:plan(?:s|ning|ned)? (?:to|on)|(?:plan|goal|dream|wish|hope|ambition)s? (?:is|are|for \w+(?: \w+)? is|of|about)(?: to)?|hop(?:e|ing) to|(?:want|always wanted|wish|intend(?:ing)?|aspire|aiming|aim|longing|dying|excited|eager|keen"
    r"|determined|saving(?: up)?|looking) to|wanna|gonna|going to|looking forward to(?= (?:[a-z]+ing|the|a|an|my|our)\b)|dreaming of|saving (?:up )?for|can['’]t wait to|(?<=\bi)['’]ll(?! (?:be|have|get|see|try|give|let|take|keep|never|always|call|make|tell|miss)\b)|(?<=\bi )shall|(?<=\bwe )shall|(?<=\bi )(?:firmly |fully |really )?mean to|(?:intend|resolved|propose) to|(?<=['’]m )(?:set to|due to|off to|to)|made up (?:my|our) minds? to|(?<=\bi )intend to|(?:set|put|made) (?:my|our) (?:heart|mind|sights) (?:up )?(?:on|to)|have (?:it )?in mind to|got plans to|(?:thing|wish|dream) (?:that )?i (?:\w+ )?want to do is(?: to)?|(?:would|['’]d) (?:really |still )?(?:love|like) to|about to|keen on(?= [a-z]+ing\b))"
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
_YEAR = Rare(r"\b(?:19|20)\d\d\b|\d[/.-]\d")
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
    may = _gates().open(fold(bare) if bare == clause else f"{fold(bare)}\n{fold(clause)}")
    for place in sorted(set(places)) if len(places) > 1 else places:
        if not may >> place & 1:
            continue
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


#: What takes back or leaves open all that was said before it.
_TAKEN_BACK = re.compile(
    r"\b(?:(?:not|n['’]t|never) (?:\w+ )?(?:true|so|really|happen(?:ing|ed)?|serious|real|me|mine)|(?:no longer|not any ?more|no more)\W*$|kidding|joking|dream|wish|untrue|false|nonsense|rumou?rs?|in theory|used to|if (?:i|we|all|they|he|she|it|things|the)|unless|maybe|perhaps|might)\b",
    re.IGNORECASE,
)
_TAIL = re.compile(
    r"[,;(]|\s[–—-]+\s|\s(?:so|which|because|since(?= (?:i|my|it|we|the|he|she|they)\b)|although|though|but|if)\s",
    re.IGNORECASE,
)
_BY_PART = HYPOTHETICAL | NEGATED | END | PAST


def marks_of_core(clause: str, value: str, bits: int) -> int:
    """The marks of a clause without those of what follows its value: "I support Ajax, don't tell my dad" is no denial."""
    if not bits & _BY_PART:
        return bits
    at = clause.find(value)
    tail = _TAIL.search(clause, at + len(value)) if at >= 0 and value else None
    if tail is None or _TAKEN_BACK.search(clause, tail.end()):
        return bits
    core = clause[: tail.start()]
    return bits & (~_BY_PART | marks(words_of(core), core))


def claim_of(clause: str, scene: Scene, unreal: bool = False) -> Claim:
    """What a clause claims. `unreal`: it follows an "if"."""
    words, _, dated_too = _marked(clause)
    time = scene.turn.time // 1 if dated_too else 0.0
    present = [entry for entry in scene.names.items() if entry[0] in words or entry[0] + "'s" in words]
    return _claim(clause, unreal, time, tuple(present))


@lru_cache(maxsize=4096)
def _marked(clause: str) -> tuple[list[str], int, bool]:
    """The words of a clause, its marks, whether it may hold a date."""
    words = words_of(clause)
    bits = marks(words, clause)
    return words, bits, bool(bits & WHEN or _YEAR.search(clause))


#: Subjects by themselves: there are few, and claims are kept by the thousand.
_SUBJECTS: dict[Subject, Subject] = {}


@lru_cache(maxsize=4096)
def _claim(clause: str, unreal: bool, time: float, present: tuple[tuple[str, bool], ...]) -> Claim:
    """`claim_of` by what it depends on: the day only where dates are, names only where they occur."""
    claim = _read(clause, unreal, time, present)
    return claim._replace(idle=idle(claim)) if claim.relation == "other" else claim


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
    subject = _SUBJECTS.setdefault(subject, subject)
    matched = match_rule(clause, bare, words) if len(clause) <= _MAX_CLAUSE else None
    if (
        bits & INTEND
        and not bits & (HYPOTHETICAL | END)
        and (
            subject.role == "self"
            or (subject.role in ("none", "thing") and words and (words[0] in _PLANNING or "plan" in words[:4]))
        )
    ):
        plan = _PLAN.search(bare)
        if plan is not None and (matched is None or plan.start() <= bare.find(matched[2])):
            value = _PLAN_END.sub("", plan["v"].strip(" ,")).strip(" ,") or plan["v"].strip(" ,")
            if "ll " in plan.group()[:4] and (date is None or not _TODAY.isdisjoint(words)):
                return Claim("other", "", subject, bits, told, date, words, False, bare)
            if (
                (first := value.split()[0].lower()) in _NO_PLAN and not (date is not None and value.count(" ") > 1)
            ) or (len(value.split()) < 2 and not first.endswith("ing")):
                return Claim("other", "", subject, bits, told, date, words, False, bare)
            return Claim("plan", value, subject, bits, told, date, words, False, bare, plan.group())
    if matched is None:
        label = label_in(bare, words)
        if label is not None and (label.own or label.new):
            value = beside(bare, label)
            if value and (label.own or subject.role in ("self", "none", "thing")):
                bits = marks_of_core(clause, value, bits) | (HYPOTHETICAL if unreal else 0)
                return Claim(label.relation, value, subject, bits, told, date, words, True, bare, bare, False, label)
        return Claim("other", "", subject, bits, told, date, words, False, bare, "", False, label)
    rule, value, span, covered = matched
    relation = rule.relation
    if relation == "purchase" and _SOME_MORE.fullmatch(value):
        relation = "collection"
    if relation == "roommate" and not PETS.isdisjoint(words):
        return Claim("other", "", subject, bits, told, date, words, False, bare)
    if (
        relation == "sport"
        and f"{value} " in bare
        and re.search(rf"{re.escape(value)} (?:cards?|caps?|stamps?|shirts?|tickets?|figures?|posters?)\b", bare)
    ):
        return Claim("other", "", subject, bits, told, date, words, False, bare)
    # a look for the words first: a pattern of its own for every value costs more
    if (
        relation == "commute"
        and any(f"on {article}{value}" in bare for article in ("", "a ", "an ", "the "))
        and (way := re.search(rf"\bon (?:an? |the )?{re.escape(value)}\b", bare)) is not None
    ):
        value = way.group()
    elif relation == "commute" and f"by {value}" in bare and re.search(rf"\bby {re.escape(value)}\b", bare):
        value = f"by {value}"
    elif relation == "field of study" and value[0].isupper() and " " not in value and _DEGREE.isdisjoint(words):
        relation = "language"
    elif (
        relation == "marital status"
        and (couple := _COUPLE.search(clause)) is not None
        and couple.start() < clause.find(value)
    ):
        relation, value = "wedding", couple["v"]
    bits = marks_of_core(clause, value, bits) | (HYPOTHETICAL if unreal else 0)
    if rule.raw:
        told, date = clause, None
    aside = span.rfind(value) if " " in span else -1
    around = span if aside < 0 else span[:aside] + span[aside + len(value) :]
    if rule.relation in ("pet", "sibling", "child", "friend"):
        around = span
    kin = ({w[:-2] if w.endswith(("'s", "’s")) else w for w in words_of(around)} & KIN.keys()) - _TITLES
    own = (rule.relation in SECRETS and _possessed(clause, subject)) or (
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
    return Claim(relation, value, subject, bits, told, date, words, own or relation == "wedding", bare, covered)


_MY_KIN = re.compile(
    r"\b(?:my|our) (?:[\w-]+ ){0,2}?(?:" + "|".join(sorted(KIN)) + r")(?:['’]s?)?(?![\w-])", re.IGNORECASE
)


def _possessed(clause: str, subject: Subject) -> bool:
    """Whether a clause about a secret is about one's own: not "my brother's locker", nor "Tim's party"."""
    if subject.role == "pronoun" or (subject.role == "third" and not clause.lower().startswith("the ")):
        return bool(_OWN.search(_MY_KIN.sub(" ", clause)))
    return not (
        re.search(
            r"\b(?:my|our) (?:[\w-]+ ){0,2}?(?:" + "|".join(sorted(KIN)) + r")(?:['’]s|s['’])", clause, re.IGNORECASE
        )
    )


#: Titles that are also names of acquaintances.
_TITLES = frozenset(("doctor",))
_PLAN_END = re.compile(
    r",? (?:as soon as|that['’]s|hold me|anyway|after all|wish me|mark my|just so|whatever)\b.*$|, .*$", re.IGNORECASE
)
_SOME_MORE = re.compile(
    r"(?:another )?(?:two|three|four|five|six|seven|eight|nine|ten) (?:more |extra |other )?(?:[a-z-]+ )?[a-z]{3,}s(?: (?:for|to) .*)?"
)
_TODAY = words_in("today tonight now then leave")
_DEGREE = words_in(
    "degree major majored majoring university graduated uni college bachelor's master's phd diploma student"
)
_COUPLE = compiled(
    r"^(?:[A-Z][\w ]+ \d{4},? |in [A-Z]\w+ \d{4},? )?(?P<v>[A-Z][\w-]+ (?:and|&) (?!I\b)[A-Z][\w-]+) (?:got|tied|were|are|said|have|exchanged|finally|just|wed|married)"
)
_PLANNING = words_in("planning hoping want wanna would going saving looking dreaming")
#: First words of what is said out of politeness.
_PLEASANTRY = words_in(
    "sounds thanks thank wishing keep come congrats congratulations don't don’t let enjoy glad hope look take stay hang welcome good"
)


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


def idle(claim: Claim) -> bool:
    """Whether a clause of no known kind tells nothing that anyone would ask for."""
    role = claim.subject.role
    content = sum(word not in GENERIC for word in claim.words)
    return (
        not content
        or (claim.words[0] in _PLEASANTRY and not (role == "self" and claim.subject.start == 0))
        or (role in ("you", "thing") and content < 3)
        or len(claim.words) < 3
    )

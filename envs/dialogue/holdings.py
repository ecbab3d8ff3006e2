"""Values that memories hold for a person and a kind of fact, and which of them is true now, was before, has ended."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from memenv.envs.dialogue.amends import amended, is_over, may_amend, may_end, over
from memenv.envs.dialogue.changes import meant, replacement
from memenv.envs.dialogue.claims import Statement, about, attributed, may_state
from memenv.language.clauses import clauses
from memenv.language.dates import Date, find_dates
from memenv.language.facts_many import INSTRUMENTS, LANGUAGES
from memenv.language.letters import compiled
from memenv.language.lexicon import RELATIONS, Relation, find
from memenv.language.loosely import about_kind, choices, loosely, may_be_about, plausible
from memenv.language.pairs import EARLIER, labels
from memenv.language.records import is_name
from memenv.language.topics import SURE, topic, topics
from memenv.language.values import members, normal, plans, values
from memenv.solver import Recall

__all__ = ["Held", "Placed", "current", "denied", "held", "holdings", "present_values", "previous"]

#: Kinds whose statements are denials by nature ("can't stand olives").
_DENYING = frozenset({"dislike", "allergy", "fear"})
_NOT_DENYING = compiled(
    r"\b(?:not|isn['’]t|am not|no longer|never been|doesn['’]t|don['’]t) (?:really )?(?:allergic|afraid|scared|dislike|hate|fear|mind)\b"
)
#: Kinds that relatives and acquaintances are the value of.
_KINDRED = frozenset({"partner", "sibling", "child", "friend", "boss", "roommate", "dentist", "wedding", "engagement"})
_GAZETTED = frozenset({"instrument", "language"})
_NO_JOB = compiled(
    r"^(?:vegan|vegetarian|pescatarian|big|huge|real|true|member|fan|lover|morning|night|early|mother|father|mom|mum|dad|parent|friend|resident|native|twin|widow"
    r"|bachelor|single|homeowner|regular|good|great|bit|lot|little|volunteer|supporter|collector|person|woman|man|girl|boy|very|proud|citizen|keen|avid|dog|cat|sister|brother|daughter|son|flexitarian|omnivore)\b",
    re.IGNORECASE,
)
_IS_A = compiled(r"\b(?:is|am|was|I['’]m|['’]s)\s+(?:(?:now|currently|still|actually|formerly|previously)\s+)*an?\s+$")
_TRADE = compiled(
    r"(?:er|or|ist|ian|ant|ent|eer|man|woman|wife|ess|chef|nurse|cook|pilot|guide|vet|judge|coach|clerk|model|smith|wright|host|barista|analyst"
    r"|architect|surgeon|mechanic|critic|paramedic|priest|poet|chauffeur|cashier|apprentice|intern|sommelier|attendant|agent|scout|guard|chief)s?$"
)
_WEAK_PAST = compiled(
    r"\b(?:lived|resided|worked|was|were|drove|studied|dated|supported|loved|liked|preferred|enjoyed|owned|commuted|drank|ate|wore|woke|attended|had|played|spoke"
    r"|collected|volunteered|feared|hated|disliked|roomed|rented|stayed|followed|rode|took the)\b"
)
_CHANGE = compiled(
    r"\b(?:moved|became|started|switched|changed|joined|got|bought|turned|adopted|married|engaged|relocated|settled|since|took|began|traded|replaced|swapped|has been|have been|taken on|hired|recruited|appointed|promoted|signed|made|handed in|went over|picked|landed|introduced)\b"
)
_LEARNT = compiled(rf"\b(?:stud(?:y|ied|ying)|learn\w*|speak\w*|lessons) {LANGUAGES}\b")
_READING = compiled(r"^(?:reading|watching|learning|working|volunteering) ")
_PLAYED = compiled(rf"{INSTRUMENTS}(?: lessons?)?", re.IGNORECASE)
_HOW_OFTEN = compiled(r" (?:club|team|lessons?|classes|practice|training|(?:once|twice|three times|every|each) .+)$")
#: What weak verbs ("got", "was given") give only counts as an award by its noun.
_PRIZE = compiled(
    r"\b(?:award|prize|medal|trophy|cup|honou?r|ribbon|title|scholarship|grant|certificate|plaque|crown|badge|championship|place|star|fellowship|distinction|oscar|order|competition|contest)s?\b",
    re.IGNORECASE,
)
_STRONG_WIN = compiled(r"\b(?:won|wins|winning|awarded|honou?red|recipient|scooped|took home|walked away)\b")
#: Members that are none.
_NO_MEMBER = {
    "course": compiled(
        r"(?i)^(?:one more|another|an?other one|new|first|second|last|evening|online|free|dance|weekly|my|(?:mon|tues|wednes|thurs|fri|satur|sun)day|.*'s .*)\b(?! \w+ing$)"
    ),
    "hobby": compiled(r"(?i)^(?:for|working|shoes?|it|on|of|in|at|with)\b|^\w+ (?:green|blue)$"),
    "sport": compiled(r"(?i)^(?:working|reading|watching|learning|living|looking|living|sleeping|part|up)\b"),
    "trip": compiled(
        r"(?i)\b(?:museum|gallery|exhibition|exhibit|wedding|concert|show|race|marathon|shop|shops|store|gym|bed|work|class|school|office|dentist|doctor)\b"
    ),
    "field of study": compiled(
        r"(?i)\b(?:class|course|lessons?|workshop)$|^(?:university|college|uni)\b|^(?:at|for)\b"
    ),
    "fear": compiled(r"(?i)^(?:it|that|this|my|of)\b"),
    "purchase": compiled(
        r"(?i)^(?:confused|soaked|lost|married|engaged|divorced|sick|tired|stuck|ready|home|up|back|together|together with|to|into|through|over|used to|rid of|along|away|out|in|on|a parking fine|parking fine|a bit|the keys|keys|hired|promoted|dressed|wet|bored|caught|it|injured|hurt|drenched|a headache|headache|a cold|a job|job|the job)\b"
    ),
    "exam": compiled(r"(?i)^(?:confused|soaked|lost|away|out|a? ?parking fine)\b"),
    "plan": compiled(
        r"(?i)^(?:me\b|wish me|spare you|bore you|leave it|round in|tell|keep|let|see you|survive|miss|know|say|think|stop|be (?:back|fine|there|honest)|get back|need|have to|never|always|not|remember|forget|wait|admit)\b|\byou\b"
    ),
    "dish": compiled(
        r"(?i)\b(?:noise|sense|friends?|mistakes?|fun|time|money|decision|progress|joke|together|difference|mess|plans?|sure|it)\b"
    ),
}
#: Kinds that are told of what the person does, not of what something of theirs does.
_AGENTS = frozenset({"dish", "hobby", "sport", "award", "purchase", "race", "exam", "course"})
_SCHOOL = compiled(r"[A-Z]|\b(?:university|college|school|institute|academy)\b")
_COUPLE = compiled(r"[A-Z][\w-]+ (?:and|&) [A-Z][\w-]+")
_NOT = compiled(r"^[Cc]orrection\b.*\bnot (?P<old>.+?)\W*$")
_WAS = compiled(
    r"\b(?:used to|former\w*|previous\w*|back then|once|originally|initially|at first|was|were|until|no longer|before)\b",
    re.IGNORECASE,
)
#: "On Tuesdays you won't find me at home": what denies tells of the day.
_BUSY = compiled(
    r"\b(?:find me|can['’]?t (?:do|make)|cannot (?:do|make)|free|available|home|reach me|get hold of me|expect me|time for)\b"
)
#: "If I had to save one book, it would be Emma": what is unreal tells of the favourite.
_CHOICE = compiled(
    r"(?:\bwould be|['’]d (?:be|pick|choose|say|go for|take|save)|\b(?:would|['’]?ll|will) (?:always )?(?:pick|choose|say|go for|take|save|answer)|(?<=I['’]ll) (?:say|pick|choose))\b"
)
_DOCTOR = compiled(r"^(?:Dr|Doctor|Mr|Mrs|Ms|Miss)\.? ")
#: Kinds whose values speak of no other kind.
_PLAIN = frozenset({"home", "birthplace", "trip", "employer", "car", "drink", "team"})
#: "It's my best dish.", "Favourite food, no contest.", "Allergies.": what it is was named just before.
_LEANING = compiled(
    r"(?:and )?(?:it|that|this|they) (?:is|are|has become|became)\b|(?!.*\b(?:I|it|my|we|me|and|so)\b)(?:[\w'’-]+,? ?){1,6}\W*$",
    re.IGNORECASE,
)
#: "No film comes close to Up": what is denied is that anything is better.
_UNBEATEN = compiled(
    r"\b(?:nothing|nobody|no [a-z]+|never)\b.*\b(?:than|like|beats?|match(?:es)?|close to|tops?|compares? (?:to|with)|rivals?)\b",
    re.IGNORECASE,
)
#: Kinds whose values are a closed class.
_MEMBERS = frozenset({"favourite colour", "favourite season"})
_SELF = compiled(r"\b(?:I|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s)\b")
_NO_LONGER = compiled(r"\s*(?:no longer|not|used to|never|anything but)\b", re.IGNORECASE)
_SAID = compiled(r"\b(?:said|told you|mentioned|wrote|claimed|thought)\b")
_BARE = compiled(
    r"^(?:(?:and|but|was|is|previously|formerly|before|that|used to be|earlier|prior|originally|in|at|as|an?|the|it|:)[\s:]+)+",
    re.IGNORECASE,
)
_ITS_NAME = compiled(
    r"^(?:(?:and|but|so|now|then|today|these days|nowadays|currently),? )*(?:(?:(?:his|her|its|their|the|my) name|it|he|she|that|this|they)(?: is| are)(?: now)?"
    r"(?: called| named)?|(?:is )?(?:called|named)) (?:an? |the )?(?P<v>.+)",
    re.IGNORECASE,
)
_ANAPHOR = compiled(
    r"(?:(?:and|so|but) )?(?:it|that|this|they|she|he|the (?:name|code|password|answer|number|title))\b", re.IGNORECASE
)
#: "the Portuguese guitar": a language only in form.
_NOT_SPOKEN = compiled(
    rf" (?:{INSTRUMENTS}|omelette|food|cuisine|restaurant|film|movie|book|wine|bread|dish|cake|coffee|fries|toast|salad|cheese|shepherd|bulldog|cooking|cinema|museum)\b"
)
#: "She plans to build a greenhouse and make a film": the verb goes on in its plain form.
_NEXT_PLAN = compiled(
    r"(?:(?:and|or|to|also|then) )*(?!I\b)[a-z]+(?<!s)(?<!ed)(?<!ing) (?!am\b|have\b|had\b)\w", re.ASCII
)
_IT_IS = compiled(r"^(?:and )?(?:it|that|this|they) (?:is|are|has become|became)\b", re.IGNORECASE)
_LIKED = compiled(r"\b(?:loves?|likes?|adores?|enjoys?|prefers?|eat|beats|for|into) (?P<v>[^,]+?),?$")
_FROM_TO = compiled(r"\bfrom (?P<old>.+?) to\b")
_INSTEAD = compiled(
    r"\b(?:instead of|rather than|replacing|replaces|in place of|left|after leaving|no longer|not) (?:an? |the |being (?:an? )?)?(?P<old>.+)$"
)


@dataclass(frozen=True, slots=True)
class Held:
    """A value as a memory states it, without the memory's time.

    Attributes:
        value: as written; norm: for comparison.
        ended: it came to an end; past: true of an earlier time only; weak: told in the simple past.
        present: said to be so now; correction: it corrects something said before.
        order: place in the text.
        mistaken: what it corrects, normalised: that was never so.
        statement: where it was read.
    """

    value: str
    norm: str
    ended: bool
    past: bool
    weak: bool
    present: bool
    correction: bool
    order: int
    statement: Statement
    mistaken: str = ""


def _admissible(statement: Statement, relation: Relation) -> bool:
    clause = statement.clause
    if clause.question:
        return False
    kindred = relation.name in _KINDRED and relation.label_re.search(clause.third) is not None
    if clause.third and not statement.pair and not kindred:
        return False
    if relation.name == "plan":
        return not clause.negated
    if relation.name == "class day" and clause.negated and _BUSY.search(clause.text):
        return not clause.third
    if relation.name.startswith("favourite") and _CHOICE.search(clause.text) and not clause.negated:
        return True
    if relation.name.startswith("favourite") and _UNBEATEN.search(clause.text) and not clause.third:
        return True
    if clause.hypothetical or (clause.intended and not statement.pair and relation.cardinality != "secret"):
        return False
    if clause.negated and not clause.ended and relation.cardinality != "secret":
        return relation.name in _DENYING and _NOT_DENYING.search(clause.text) is None
    return True


def _a_job(value: str, before: str) -> bool:
    """Whether what stands after "is a" or "became a" can be work: "I'm a bit tired" is none."""
    cut = values(value, "phrase")
    if not cut or _NO_JOB.match(cut[0]) or _NO_JOB.match(value):
        return False
    return _IS_A.search(before) is None or (len(cut[0].split()) <= 3 and _TRADE.search(cut[0]) is not None)


def _pile(raw: str) -> bool:
    """Whether a slot for one value holds a list of three or more: no claim at all."""
    listed = members(re.split(r"[.;!?](?:\s|$)", raw)[0])
    return len(listed) > 2 and all(len(part.split()) <= 3 for part in listed)


def _possessed(text: str, person: str) -> bool:
    """Whether `text` begins with "my ..." or "Mia's ..." and a word in small letters."""
    for owner in ("My", "my", f"{person}'s", f"{person}’s"):
        if text.startswith(owner) and text[len(owner) : len(owner) + 1] == " ":
            return "a" <= text[len(owner) + 1 : len(owner) + 2] <= "z"
    return False


def _read(statement: Statement, relation: Relation, person: str) -> list[tuple[str, bool]]:
    """The values that one clause gives, and whether they ended."""
    text = statement.clause.text
    many = relation.cardinality == "many"
    folded = person.casefold()
    got: list[tuple[str, bool]] = []
    for match in find(relation, text):
        if not match.label and not match.ended and not may_be_about(text, relation.name):
            continue
        if got and (not match.ended or got[0][1]) and relation.name not in _GAZETTED:
            break
        if relation.name == "job" and not match.label and not _a_job(match.value, text[: match.start]):
            continue
        if not many and relation.value in ("place", "name", "phrase") and _pile(match.value):
            continue
        if _NO_LONGER.match(match.value):
            continue
        if (
            relation.name in _AGENTS
            and not match.label
            and _possessed(text, person)
            and not relation.label_re.search(text.lower())
        ):
            continue
        if (
            relation.name == "award"
            and not match.label
            and not _STRONG_WIN.search(text[: match.start])
            and not (
                _PRIZE.search(match.value)
                or re.match(r"[Tt]he [A-ZÀ-ÖØ-ÞĀ-Ž]\w+", match.value)
                or (re.search(r"\b[Tt]he $", text[: match.start]) and re.match(r"[A-ZÀ-ÖØ-ÞĀ-Ž]", match.value))
            )
        ):
            continue
        if (
            relation.name == "university"
            and re.search(r"\bwent to (?:the )?$", text[: match.start])
            and find_dates(text, 0.0)
        ):
            continue
        if (
            relation.name == "hobby"
            and re.match(r"[A-ZÀ-ÖØ-ÞĀ-Ž]", match.value)
            and re.search(r"\b(?:show|series|watch\w*|book|novel|read\w*|season|episode)\b", text)
        ):
            continue
        if (
            relation.name.startswith("favourite")
            and not match.label
            and not topics(statement.sentence).get(relation.name, 0)
            and not choices(match.value, relation.name)
        ):
            continue
        wide = relation.name in ("sport", "hobby") and not match.label and not match.ended
        if wide and not (
            topics(statement.sentence).get(relation.name, 0)
            or re.search(r"ing\b", match.value[:40])
            or choices(match.value[:40], "sport")
        ):
            continue
        if relation.name in ("sport", "hobby") and re.search(
            r"\bfavou?rite (?!pastime|hobby|sport|leisure|workout|thing to do)", statement.sentence
        ):
            continue
        if relation.name == "field of study" and _LEARNT.search(text):
            continue
        if relation.name == "university" and (
            not _SCHOOL.search(match.value) or re.match(r"(?:the )?(?:university|college|school|uni)\W*$", match.value)
        ):
            continue
        got_here = values(match.value, relation.value, many or relation.name in ("concert", "trip"))
        if relation.name == "wedding" and (couples := _COUPLE.findall(match.value)):
            got_here = tuple(couples)
        if relation.name == "plan":
            if re.search(r"\b(?:an?|the|odd|strange|weird|bad|funny) dream (?:about|of) $", text[: match.start]):
                continue
            got_here = plans(re.sub(r"^(?:(?:to )?do )?(?:is|was) (?:to )?", "", match.value))
        elif relation.name == "employer" and got_here:
            got_here = (_firm(match.value, got_here[0]),)
        for value in got_here:
            if relation.name == "favourite restaurant":
                value = _with_owner(value, match.value)
            elif relation.name in ("key place", "commute"):
                value = _with_place(value, text[: match.start], match.value)
            elif relation.name == "language" and _NOT_SPOKEN.match(text, match.end):
                continue
            if relation.name in _KINDRED and relation.name != "wedding" and not is_name(_DOCTOR.sub("", value)):
                continue
            if relation.value in ("name", "title") and match.label and ", " in match.value and not is_name(value):
                value = next(iter(values(match.value.rsplit(", ", 1)[1], relation.value)), value)
            if relation.name in _NO_MEMBER and _NO_MEMBER[relation.name].search(value):
                continue
            if relation.value in ("place", "phrase") and value.isdigit():
                continue
            if relation.name in ("home", "birthplace") and value.islower() and not match.label:
                continue
            if (
                relation.value in ("phrase", "title")
                and relation.name != "plan"
                and not plausible(value, relation.name)
            ):
                continue
            if relation.name in _MEMBERS:
                if spans := choices(match.value, relation.name):
                    member = match.value[slice(*spans[0])]
                    shade = len(value.split()) < 4 and not re.search(
                        r"(?i)\b(?:longer|not|now|favou?rite|than)\b", value
                    )
                    value = value if shade and choices(value, relation.name) else member  # "rust red"
                elif not (match.label and statement.pair):
                    continue
            if (
                relation.name in _PLAIN
                and value.islower()
                and not match.label
                and topic(value) not in ("", relation.name)
            ):
                continue
            if relation.name == "pet" and not match.ended and not is_name(value):
                continue
            if relation.name == "field of study" and (
                re.search(r"(?i)university of $", text[: match.start])
                or re.match(rf"{re.escape(value)}(?: [A-ZÀ-ÖØ-ÞĀ-Ž]\w+)* (?:University|College|Institute)", match.value)
            ):
                continue
            if relation.name in ("sport", "hobby") and _READING.match(value):
                continue
            if relation.name == "hobby" and _HOW_OFTEN.search(value):
                continue
            if relation.name == "sport":
                if _PLAYED.fullmatch(value):
                    continue
                value = _HOW_OFTEN.sub("", value)
            norm = normal(value)
            if folded not in norm.split() and norm != folded and norm not in {normal(other) for other, _ in got}:
                got.append((value, match.ended))
    return got


def _with_owner(name: str, raw: str) -> str:
    """A restaurant's name with the "'s" that belongs to it ("Luigi's")."""
    at = raw.find(name)
    follows = re.match(r"['’]s(?=\W*$|[.,;!])", raw[at + len(name) :]) if at >= 0 else None
    return name + follows.group() if follows is not None else name


def _with_place(value: str, before: str, raw: str) -> str:
    """A hiding place, or a way to work, with the preposition that a label's pattern left outside ("in the left boot")."""
    lead = re.search(r"\b(in|on|at|under|behind|inside|above|by|near|via) ((?:an?|the|my|his|her|our) )?$", before)
    lead = lead or re.match(r"(by|on|in|via|under|behind|inside) ((?:an?|the|my|his|her|our) )?(?=\S)", raw)
    if lead is None or value.startswith(f"{lead[1]} "):
        return value
    return f"{lead[1]} {lead[2] or ''}{value}"


def _firm(raw: str, name: str) -> str:
    """A firm's name with what "and" joins to it ("Tallow and Sons")."""
    if f"{name} and " not in raw and f"{name} & " not in raw:
        return name
    joined = re.search(
        rf"{re.escape(name)} (?:and|&) [A-ZÀ-ÖØ-ÞĀ-Ž][\w’'-]*(?: [A-ZÀ-ÖØ-ÞĀ-Ž][\w-]+)?(?=\W*$|[.,;!]|\s+(?:on|in|since|as|now|these|last|from|for|again|at|is|was|has)\b)",
        raw,
    )
    return joined.group() if joined is not None else name


def _follows(statement: Statement, before: Statement | None) -> bool:
    """Whether a clause goes on from the one before: in the same sentence, or in the same person's turn."""
    return before is not None and (statement.sentence == before.sentence or before.own)


def _remnant(statement: Statement, relation: Relation, before: Statement, valued: bool) -> list[tuple[str, bool]]:
    """The value of a clause that leans on the one before: "(previously Oslo)", "her name is Ana", "it is my favourite dish"."""
    text = statement.clause.text
    if relation.name == "plan":
        goes_on = valued and not statement.clause.past and _NEXT_PLAN.match(text) is not None
        return [(value, False) for value in plans(text)] if goes_on else []
    if valued and statement.clause.past and len(text.split()) <= 6:
        return [(value, False) for value in values(_BARE.sub("", text), relation.value)[:1]]
    on_topic = may_be_about(statement.sentence, relation.name)
    if valued and statement.clause.correction and on_topic and (fixed := meant(text, relation)):
        return [(value, False) for value in fixed]
    match = _ITS_NAME.match(text) if not valued else None
    if match is not None and relation.label_re.search(before.clause.text.lower()):
        return [(value, False) for value in values(match["v"], relation.value)[:1]]
    liked = _LIKED.search(before.clause.text)
    if liked is not None and _IT_IS.match(text) and relation.label_re.search(text.lower()):
        return [(value, False) for value in values(liked["v"], relation.value)[:1]]
    return []


def _unpatterned(statement: Statement, relation: Relation, person: str, told: bool = False) -> tuple[str, ...]:
    """What a clause says that no pattern fits, by its topic and the shape of what is left of it.

    `told`: its sentence gave a value before, so that the clause must be about the kind by its own words.
    """
    text = statement.clause.text
    if statement.pair or not (_SELF.search(statement.sentence) if statement.own else person in statement.sentence):
        return ()
    if not about_kind(text, relation.name, "" if told else statement.sentence):
        return ()
    if text != statement.sentence and not about_kind(text, relation.name) and _said_better(statement, relation, person):
        return ()
    return tuple(
        value
        for value in loosely(text, relation.name, person)
        if person.casefold() not in normal(value).split()
        and plausible(value, relation.name)
        and (relation.name not in _KINDRED or relation.name == "wedding" or is_name(value))
    )


_GIVES = compiled(
    r"\b(?:trad\w+(?: in)?|sold|swapped|exchanged|ditched|dropped|dumped|replaced|got rid of|gave (?:up|away)|left|quit|good-?bye to|moved (?:away )?from|switched from|changed from|went from|notice (?:at|to|with)|over|off) (?:the |my |an? |our )?(?:old )?$",
    re.IGNORECASE,
)


_UNREAL = compiled(r"\b(?:if|might|maybe|perhaps|would|could|were I|had I|should I)\b", re.IGNORECASE)
_NO_BEFORE = compiled(r"(?:\bnot|n['’]t|\bnever|\bno) (?:[\w'’-]+ ){0,6}$", re.IGNORECASE)
_NO_AFTER = compiled(r"\W?\s*(?:is|was|are|were)(?:n['’]t|\s+not|\s+no)\b", re.IGNORECASE)


def _says_no(text: str, value: str) -> bool:
    """Whether a denial stands next to `value`."""
    folded = text.lower()
    at = folded.find(value)
    return at >= 0 and (
        _NO_BEFORE.search(text[:at]) is not None or _NO_AFTER.match(text[at + len(value) :]) is not None
    )


def _said_better(statement: Statement, relation: Relation, person: str) -> bool:
    """Whether another clause of the sentence is about the kind by its own words, and gives a value."""
    return any(
        other.text != statement.clause.text
        and about_kind(other.text, relation.name)
        and loosely(other.text, relation.name, person)
        for other in clauses(statement.sentence)
    )


@lru_cache(maxsize=32768)
def denied(text: str, person: str, name: str, value: str) -> bool:
    """Whether every clause of `text` that names `value` denies or imagines it."""
    said = [s.clause for s, _ in attributed(text, person) if f" {value} " in f" {normal(s.clause.text)} "]
    if not said or RELATIONS[name].cardinality == "event" or name == "plan":
        return False
    return all(
        (clause.negated and not clause.ended and name not in _DENYING and _says_no(clause.text, value))
        or (clause.hypothetical and _UNREAL.search(clause.text) and not _CHOICE.search(clause.text))
        for clause in said
    )


def _labelled(text: str, relation: Relation) -> tuple[str, ...]:
    """The value of a written fact whose label is no known one but speaks of the kind."""
    label, mark, raw = text.partition(":")
    if not mark or not labels(EARLIER.sub("", label).strip(), relation.name):
        return ()
    many = relation.cardinality in ("many", "event")
    if relation.name == "wedding" and (couples := _COUPLE.findall(raw)):
        return tuple(couples)
    if relation.name == "plan":
        return plans(raw)
    if relation.value != "date" and find_dates(raw.strip()[:12], 0.0):
        return ()
    if not many and relation.value in ("place", "name", "phrase") and _pile(raw):
        return ()
    return values(raw, relation.value, many)


def _told_in(found: Sequence[Held], statement: Statement) -> bool:
    return any(one.statement.sentence == statement.sentence and not one.ended for one in found)


def _named_before(statement: Statement, before: Statement, relation: Relation, person: str) -> tuple[str, ...]:
    """The thing that a sentence named and the next one says the kind of: "Nobody turns down my pie. It's my best dish"."""
    if before.clause.question or before.clause.hypothetical or before.clause.third:
        return ()
    if topics(statement.clause.text).get(relation.name, 0) < SURE:
        return ()
    return loosely(before.clause.text, relation.name, person)


_SWAPS = compiled(r"\b(?:trad|swap|left|leav|replac|switch|chang|exchang|mov|gave up|giv)\w*\b", re.IGNORECASE)
_INTO = compiled(r"\b(?:for|to|into|with|by|now)(?: the| an?| my)?(?: Doctor| Dr\.?)? $")


def _given_up(text: str, value: str) -> bool:
    """Whether a value stands where what is given up does: "traded in the Fiat"."""
    return _GIVES.search(text[: max(0, text.find(value))]) is not None


_STOPS = compiled(
    r"\b(?:no longer|any ?more|any longer|gave up|giv(?:e|en|ing) up|quit|stopp(?:ed|ing)|done with|through with|finished with|said goodbye to|no more|dropped|retired from|resigned from|laid off|let go|over)\b(?P<gap>.*)$",
    re.IGNORECASE,
)
_BEGINS = compiled(
    r"\b(?:took up|start\w*|began|now|instead|join\w*|became|become|bought|got|for|into)\b|[:;]", re.IGNORECASE
)


def _stopped(text: str, value: str) -> bool:
    """Whether a clause says that `value` is over: "I gave up my flat in Zurich", "I don't live in Dublin anymore"."""
    at = text.find(value)
    if at < 0 or _in_its_place(text, value):
        return False
    stop = _STOPS.search(text[:at])
    if stop is not None:
        return len(stop["gap"].split()) < 6 and _BEGINS.search(stop["gap"]) is None
    return re.search(r"\b(?:any ?more|any longer)\b", text[at:], re.IGNORECASE) is not None


def _in_its_place(text: str, value: str) -> bool:
    """Whether a value stands where the new one does: "I left my old dentist for Doctor Ana"."""
    before = text[: max(0, text.find(value))]
    return _SWAPS.search(before) is not None and _INTO.search(before) is not None


@lru_cache(maxsize=8192)
def held(text: str, person: str, name: str) -> tuple[Held, ...]:
    """What one memory text says of `person` for the kind `name`, in order."""
    relation = RELATIONS[name]
    if person.casefold() not in text.casefold() or not may_state(text, relation):
        return ()
    found: list[Held] = []
    before: Statement | None = None
    valued = False
    for order, (statement, theirs) in enumerate(attributed(text, person)):
        clause = statement.clause
        leans = before is not None and _follows(statement, before)
        if not (theirs or (leans and not statement.people)) or not _admissible(statement, relation):
            before = statement if theirs and not clause.third and not clause.hypothetical else None
            valued = False
            continue
        taken_back = not clause.correction and _SAID.search(clause.text) is not None and "meant" in statement.sentence
        got = _read(statement, relation, person) if theirs and not taken_back else []
        if statement.pair and theirs and not got:
            got = [(value, False) for value in _labelled(clause.text, relation)]
        if not got and leans and before is not None and relation.cardinality != "event":
            got = _remnant(statement, relation, before, valued)
        if (
            not got
            and leans
            and not theirs
            and _ANAPHOR.match(clause.text)
            and before is not None
            and (not valued or before.clause.ended or before.clause.past)
        ):
            told = _told_in(found, statement)
            got = [(value, clause.ended) for value in _unpatterned(statement, relation, person, told)]
        if not got and leans and not valued and before is not None and before.own and _LEANING.match(clause.text):
            got = [(value, False) for value in _named_before(statement, before, relation, person)]
        if not got and theirs and not taken_back:
            got = [
                (
                    value,
                    _given_up(clause.text, value)
                    or (relation.cardinality == "many" and over(clause.text))
                    or (clause.ended and not (relation.cardinality == "one" and _in_its_place(clause.text, value))),
                )
                for value in _unpatterned(statement, relation, person, _told_in(found, statement))
            ]
        if got and clause.ended and relation.cardinality in ("one", "many") and not statement.pair:
            got = [(value, ended or _stopped(clause.text, value)) for value, ended in got]
        told_as_past = _WEAK_PAST.search(clause.text) is not None and not _CHANGE.search(clause.text)
        for value, ended in got:
            found.append(
                Held(
                    value,
                    normal(_DOCTOR.sub("", value)),
                    ended,
                    (clause.past or (statement.pair and EARLIER.match(clause.text) is not None))
                    and not (clause.present and not _WAS.search(clause.text))
                    and not ended
                    and not (relation.cardinality == "one" and _in_its_place(clause.text, value)),
                    told_as_past and not clause.present and not statement.pair,
                    clause.present,
                    clause.correction,
                    order,
                    statement,
                )
            )
        valued = bool(got)
        if theirs:
            before = statement
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Placed:
    """A held value with the time it counts from: (memory time, its own date, memory id, place in the text)."""

    held: Held
    key: tuple[float, float, int, int]
    memory: Recall

    @property
    def dates(self) -> tuple[Date, ...]:
        """Dates told with it."""
        return self.held.statement.dates(self.memory.time)


def _speakers(memories: Sequence[Recall]) -> frozenset[str]:
    """The names in front of raw turns: who is addressed is no town and no team."""
    heads = (memory.text[: memory.text.find(":")] for memory in memories)
    return frozenset(head.casefold() for head in heads if head and len(head) < 24 and head[0].isupper())


def holdings(name: str, person: str, memories: Sequence[Recall]) -> list[Placed]:
    """All values of a kind that `memories` hold for `person`, oldest first."""
    found: list[Placed] = []
    for index, memory in enumerate(memories):
        for one in held(memory.text, person, name):
            dated = (
                ()
                if RELATIONS[name].value in ("weekday", "time", "date")
                else find_dates(one.statement.clause.text, memory.time)
            )
            day = dated[0].date.days if dated and dated[0].date.days <= memory.time else memory.time
            found.append(Placed(one, (memory.time, day, memory.id if memory.id >= 0 else index, one.order), memory))
    if found and name not in _KINDRED and name not in ("pet", "boss"):
        speakers = _speakers(memories)
        found = [p for p in found if p.held.norm not in speakers]
    found.sort(key=lambda placed: placed.key)
    if RELATIONS[name].cardinality == "one" and (found or any(may_amend(memory.text) for memory in memories)):
        return _changed(name, person, memories, found)
    return found


def _changed(name: str, person: str, memories: Sequence[Recall], found: list[Placed]) -> list[Placed]:
    """`found` with the values that later statements put in place of known ones, oldest first."""
    for index, memory in sorted(enumerate(memories), key=lambda entry: (entry[1].time, entry[1].id, entry[0])):
        key = (memory.time, memory.time, memory.id if memory.id >= 0 else index, 99)
        known = [p for p in found if p.key < key and p.memory is not memory and not p.held.ended]
        put_right = None
        if may_amend(memory.text) and person in memory.text:
            put_right = amended(memory.text, person, name, tuple(dict.fromkeys(p.held.norm for p in known)))
        if put_right is not None:
            value, wrong = put_right
            said = next(iter(about(memory.text, person)), None)
            if said is not None:
                found = [p for p in found if p.memory is not memory]
                one = Held(value, normal(value), False, False, False, True, True, 99, said, wrong)
                found.append(Placed(one, key, memory))
                found.sort(key=lambda placed: placed.key)
                continue
        if not known or any(p.memory is memory and p.held.norm != known[-1].held.norm for p in found):
            continue
        change = replacement(memory.text, person, name, known[-1].held.norm)
        if change is not None:
            value, said = change
            found = [p for p in found if p.memory is not memory]
            found.append(Placed(Held(value, normal(value), False, False, False, True, True, 99, said), key, memory))
            found.sort(key=lambda placed: placed.key)
    return found


def current(name: str, person: str, memories: Sequence[Recall]) -> str:
    """The value that is true now; "" where the memories do not tell, or contradict each other without an order."""
    placed = holdings(name, person, memories)
    ended = {p.held.norm: p.key for p in placed if p.held.ended}
    live = [
        p
        for p in placed
        if not (p.held.past or p.held.ended) and not (p.held.norm in ended and ended[p.held.norm] >= p.key)
    ]
    strong = [p for p in live if not p.held.weak] or live
    if name in ("birthplace", "birthday") and not strong:
        strong = placed
    if not strong:
        return ""
    last = strong[-1]
    rivals = [p for p in strong if p.key[:2] == last.key[:2] and not _alike(p.held.norm, last.held.norm)]
    if rivals:
        marked = [
            p
            for p in strong
            if p.key[:2] == last.key[:2]
            and (p.held.present or p.held.correction or _CHANGE.search(p.held.statement.clause.text))
        ]
        distinct = {p.held.norm for p in rivals} | {last.held.norm}
        if len({p.held.norm for p in marked}) == 1 and len(distinct) == 2:
            return marked[-1].held.value
        if len(distinct) > 2 or (rivals[-1].memory is last.memory and not last.held.correction):
            return _supported(strong)
    return last.held.value


def _alike(one: str, other: str) -> bool:
    return one == other or one in other or other in one


def _supported(placed: Sequence[Placed]) -> str:
    """The value that most statements give, if one leads; else ""."""
    counts: dict[str, int] = {}
    for p in placed:
        counts[p.held.norm] = counts.get(p.held.norm, 0) + 1
    ranked = sorted(counts.items(), key=lambda entry: -entry[1])
    if len(ranked) == 1 or ranked[0][1] > ranked[1][1]:
        return next(p.held.value for p in reversed(placed) if p.held.norm == ranked[0][0])
    return ""


def previous(name: str, person: str, memories: Sequence[Recall]) -> str:
    """The value before the present one."""
    placed = holdings(name, person, memories)
    relation = RELATIONS[name]
    mistaken = {
        normal(match["old"])
        for p in placed
        if p.held.correction and (match := _NOT.search(p.held.statement.sentence)) is not None
    }
    mistaken |= {p.held.mistaken for p in placed if p.held.mistaken}
    placed = [p for p in placed if p.held.norm not in mistaken]  # what was said by mistake was never so
    now = normal(current(name, person, memories))
    past = [p for p in placed if (p.held.past or p.held.ended) and p.held.norm != now]
    distinct: list[Placed] = []
    for p in placed:
        if not p.held.past and (not distinct or not _alike(distinct[-1].held.norm, p.held.norm)):
            distinct.append(p)
    for p in reversed(placed):  # "moved from Oslo to Rome"
        for pattern in (_FROM_TO, _INSTEAD):
            match = pattern.search(p.held.statement.clause.text)
            if match is not None and p.held.norm == now:
                old = values(match["old"], relation.value)
                if old and normal(old[0]) != now and normal(old[0]) not in mistaken:
                    return old[0]
    if past:
        return past[-1].held.value
    before = (
        [p for p in distinct if not _alike(p.held.norm, now) and p.key[:2] < distinct[-1].key[:2]] if distinct else []
    )
    if len({p.held.norm for p in distinct if p.key[:2] == distinct[-1].key[:2]} if distinct else set()) > 2:
        return ""
    return before[-1].held.value if before else ""


def present_values(relation: Relation, person: str, memories: Sequence[Recall]) -> list[Placed]:
    """The values of an accumulating kind that still hold, first mention of each, oldest first."""
    placed = holdings(relation.name, person, memories)
    out: dict[str, Placed] = {}
    for p in placed:
        norm = p.held.norm
        if p.held.ended or p.held.past:
            for known in [known for known in out if known == norm or norm in known.split() or known in norm.split()]:
                del out[known]
        elif not any(norm == known or f" {norm} " in f" {known} " for known in out):
            for known in [known for known in out if f" {known} " in f" {norm} "]:
                del out[known]
            out[norm] = p
    if relation.name == "pet":
        return [p for p in out.values() if not _gone(p, memories)]
    ends = [memory for memory in memories if may_end(memory.text) and person in memory.text] if out else []
    return [
        p
        for p in out.values()
        if not any(_later(memory, p) and is_over(memory.text, person, p.held.norm) for memory in ends)
    ]


def _later(memory: Recall, p: Placed) -> bool:
    return (memory.time, memory.id) > (p.memory.time, p.memory.id)


def _gone(pet: Placed, memories: Sequence[Recall]) -> bool:
    """Whether a pet is told to have died or left, with itself as the subject ("Rex died")."""
    return any(
        memory.time >= pet.memory.time
        and said.clause.ended
        and said.clause.told
        and not said.clause.third
        and any(normal(name) == pet.held.norm for name in said.people)
        for memory in memories
        for said in about(memory.text, pet.held.value)
    )

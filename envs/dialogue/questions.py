"""What a question asks: of whom, for which kind of fact, in which form of answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from memenv.language.dates import Date, find_dates
from memenv.language.facts_many import LANGUAGES
from memenv.language.gates import Gates, fold
from memenv.language.letters import compiled
from memenv.language.lexicon import RELATIONS, Relation
from memenv.language.mentions import replaced
from memenv.language.records import NAME, is_name
from memenv.language.stems import content_stems
from memenv.language.thesaurus import concepts
from memenv.language.topics import SURE, topics
from memenv.language.values import capitalised

__all__ = ["Form", "Question", "asked_about", "parse", "parts", "query_terms"]

Form = Literal["value", "when", "count", "duration", "between", "order", "yesno", "who", "happened", "open"]

LANGUAGE = compiled(rf"\b{LANGUAGES}\b")

_AUX = r"(?:did|does|do|is|was|has|had|have|are|were|can|could|would|will|should|might|must|isn't|doesn't|didn't|both|of|about|for|between|that|when|with|by|to|since)"
_CAPS = compiled(rf"(?P<n>{NAME})(?P<pos>['’]s?(?=[\s?,]|$))?")
_STRONG = compiled(
    r"\b(?:did|does|do|is|was|has|had|have|are|were|can|could|would|will|should|might|both|must|either|between|employs|manages|supervises|pays|hired|married|scares|frightens|bothers|annoys)\s+$",
    re.IGNORECASE,
)
#: "the date when Mia moved": a clause about her begins.
_CLAUSE = compiled(
    r"\b(?:when|that|where|how|why|what|which|whom?|if|whether|after|before|since|until)\s+(?:[a-z]+\s+)?$",
    re.IGNORECASE,
)
_ACTS = compiled(
    r"\s+(?:[a-z]+(?:ed|s)|went|got|took|began|bought|became|won|ran|saw|broke|flew|gave|came|met|made|found|brought|left|spent|drove|fell|heard|held|had|sat|put|tore|hurt|cut)\b"
)
#: "Who is the boss of Mia?"
_OWNED_BY = compiled(
    r"\b(?:boss|manager|supervisor|head|superior|roommate|flatmate|housemate|roomie|dentist|partner|husband|wife|spouse|boyfriend|girlfriend|fianc[eé]e?|half|other|sweetheart|lover|friends?|brothers?|sisters?|siblings?|child|children|kids?|sons?|daughters?|employer|company|charge|care|teeth) (?:of|for|to)\s+$|\b(?:with|(?:charge|care|ahead) of|employ\w*|manages?|supervises?)\s+$",
    re.IGNORECASE,
)
#: "the people Mia is friends with"
_IS_OR_DOES = compiled(r"\s+(?:is|was|has|had|does|did|can|will|would)\b")
_ADDRESSED = compiled(r"\s*,|\s+(?:in|as|on|by)\b")
_JOINED = compiled(
    r"^(?:['’]s)?,?\s+(?:and|or|than|nor|versus|vs\.?|with)\s+(?:does\s+|did\s+|is\s+)?$|^,\s*$", re.IGNORECASE
)
_WHEN = compiled(
    r"^\W*(?:(?:and|so|exactly|roughly) )*(?:(?:(?:since|from|until|till|by|for|as of) )?when\b(?! it comes)|(?:on|in|since|during|by|around|from|as of|for|at)?\s*(?:what|which) (?:exact )?(?:date|day|month|year|week|time)\b(?! of (?:the )?year)|what(?:'s| is| was) the (?:exact )?(?:date|day|year|month)\b"
    r"|how (?:long|many \w+) ago\b|(?:tell me )?the date\b)",
    re.IGNORECASE,
)
_DURATION = compiled(
    r"\bhow (?:long|many (?:full |whole )?(?:days|weeks|months|years|nights)|much time)\b", re.IGNORECASE
)
_SPAN = compiled(
    r"\b(?:between|after|before|passed|elapsed|apart|later|earlier|preced\w+|separat\w+|follow\w+|from .+ (?:to|until|till))\b"
)
_YESNO = compiled(
    r"^\W*(?:is|are|was|were|does|do|did|has|have|had|can|could|would|will|should|might|must|need|ought|isn't|doesn't|don't|wouldn't|won't|can't|may)\b",
    re.IGNORECASE,
)
#: "If somebody spoke Greek, could Mia answer?", "Given Mia's diet, is tofu all right?"
_SUPPOSED = compiled(
    r"^\W*(?:if|given|considering|with|supposing|suppose|assuming|knowing|seeing|in view of|based on)\b[^?]*?, (?:is|are|was|were|does|do|did|has|have|can|could|would|will|should|might|must|isn't|wouldn't|can't)\b",
    re.IGNORECASE,
)
_WHO = compiled(
    r"^\W*(?:and |so )?(?:who|whose|whom|which (?:one|person|speaker|of (?:them|the two|the (?:two )?(?:speakers|friends|people)))|what person|name the person)\b",
    re.IGNORECASE,
)
_ORDER = compiled(r"\b(?:first|earlier|earliest|sooner|later|last|latest|more recently|most recently)\b", re.IGNORECASE)
_JOINING = compiled(r"\bor\b|\bthan\b|[:,]")
_CHOICE = compiled(r"\bor\b|\bwhich\b.*\b(?:event|happen|first|earlier|later)|\bwho\b.*\bfirst\b")
_PREVIOUS = compiled(
    r"\b(?:before(?! [0-9]{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)| [0-9]{4}| (?:january|february|march|april|may|june|july|august|september|october|november|december))|previous(?:ly)?|former(?:ly)?|earlier|used? to|prior|(?<=x's )past|(?<=the )past|old|originally|at first|initially|ex-?|no longer|until)\b|\b(?:did|has|had) x (?:leave|left|quit|swap|trade|replace|sell|sold|give up|given up|drop|exchange|ditch)\b",
    re.IGNORECASE,
)
_CLASS_DAY = compiled(
    r"\b(?:what|which|on which|on what) (?:day|weekday|evening|night|afternoon)\b(?!.*\b(?:did|was x(?!'s)|born|birthday|older)\b).*"
    r"\b(?:class|club|course|lessons?|choir|practice|rehearsals?|training|group|meets?|workshop|session|circle|team|league)\b"
)
_SHARED = compiled(r"\b(?:both|in common|share[sd]?|sharing|common|same|alike|each other)\b", re.IGNORECASE)
_COMPARE = compiled(
    r"\b(?:more|fewer|most|fewest|less|older|larger|bigger|earlier|later|first|longer)\b", re.IGNORECASE
)
_COUNTS = compiled(
    r"\bhow many\b|\bhow often\b|\b(?:number|amount|count|total|tally|quantity|sum) of\b|\bhow (?:big|large|extensive)\b.*\b(?:collection|family|household)\b"
)
#: Words around a question: "could you tell me where Mia lives?"
_ASIDE = compiled(
    r"^\W*(?:(?:please|and|so|ok|okay|hey|now),? )*(?:(?:can|could|would|will) you (?:please )?(?:tell me|say|remind me|recall)|(?:please )?(?:tell me|remind me|say|recall)|do you (?:know|remember|recall)|i(?:'d like to| want to|'d love to) know|i wonder)(?: about)?,? (?=who|what|where|when|which|how|in|at|on|whose|if|whether)",
    re.IGNORECASE,
)
_HAPPENS = compiled(
    r"\b(?:did|last|was)\b|\bx (?:\w+ly )?(?:[a-z]+ed|went|got|took|began|bought|became|won|ran|saw|broke|flew|gave|came|met|made|found|brought|left|struck|spent|drove|fell|heard|held|had|tore|hurt|sold|chose|set|told|put|caught|wrote|swam|rode)\b"
)
#: "Before Egle came along, who was Bram with?": Egle is not asked about.
_BEFORE = compiled(
    r"^\W*(?i:before|prior to|until|after) [^?]*?, (?=(?:[a-z]+ )?(?:who|whom|whose|what|which|where|when|how)\b)"
)
#: What stands before the question word: "Any idea when Mia moved?"
_LEAD_IN = compiled(
    r"^(?P<lead>[^?]*?)\b(?P<q>(?i:(?:(?:in|on|at|to|from|for|with|by|since|until|under|of|after) )?(?:who|whom|whose|what|what['’]s|which|where|when|how))\b.*)$",
    re.DOTALL,
)
#: "Mia moved to Rome, but when was that?"
_WAS_THAT = compiled(
    r"^(?P<told>[A-Z][^?]*?)[\s,;.:–—-]+(?:(?:but|and|so|now) )?(?:(?:do you know|any idea|remember) )?(?:on )?(?:when|(?:what|which) (?:date|day))(?: exactly)? (?:was|did|had)(?: that| it| this)(?: be| happen| take place| come about| occur)?\W*$"
)
_TOPIC_FIRST = compiled(
    r"^\W*(?i:when it comes to|as far as|as for|in terms of|speaking of|regarding|concerning) (?P<n>[^,?]+), (?P<q>[^?]+)\??$"
)


def _straight(text: str) -> str:
    """A question without what is wrapped around it, question word first."""
    text = _SHORT.sub(r"\g<w> is", text)
    if (date := _THE_DATE.match(text)) is not None and not re.search(r"\b(?:birth\w*|born)\b", text):
        text = f"When {text[date.end() :]}"
    if (one := _WHICH_ONE.match(text)) is not None:
        return f"Which {one['n']}?"
    if (first := _TOPIC_FIRST.match(text)) is not None:
        return f"{first['q']}, of {first['n']}?"
    if (that := _WAS_THAT.match(text)) is not None:
        return f"When {that['told']}?"
    text = _ASIDE.sub("", text)
    if (last := _ASKED_LAST.match(text)) is not None:
        return f"{last['q'].capitalize()} {last['told']}?"
    lead = _LEAD_IN.match(text)
    if (
        lead is not None
        and lead["lead"].strip()
        and not re.search(r"[A-ZÀ-ÖØ-ÞĀ-Ž0-9]", lead["lead"].strip()[1:])
        and _WRAPS.search(lead["lead"])
    ):
        text = lead["q"]
    return _NAME_THEM.sub("What are the names of ", text)


#: "Mia lives where?"
_ASKED_LAST = compiled(
    r"^(?P<told>[A-Z][^?]{3,60}?) (?P<q>where|who|what|when|how|which [a-z]+|in which [a-z]+|at what time|with whom)(?: now| exactly)?\?$"
)
_SHORT = compiled(r"\b(?P<w>[Ww]ho|[Ww]hat|[Ww]here|[Ww]hen|[Hh]ow|[Ww]hich)['’]s(?= )")
#: "Any idea of the date Mia moved?"
_THE_DATE = compiled(
    r"^(?!.*\b(?i:how (?:many|long|much)|between|than|precede\w*|elapsed)\b)[^?]*?\b(?:the|what|which) (?:(?:exact|precise|very|calendar) )?(?:date|day) (?:(?:that|when|on which|of|for|it was (?:that|when)) )?(?=[A-Z][\w-]+ (?!['’])[a-z])"
)
#: "Is there a diet that Mia keeps to, and which one?"
_WHICH_ONE = compiled(
    r"^(?:Is|Are|Was|Were) there (?:an? |any |some )?(?:particular |certain |special |specific )?(?P<n>[^?]+?),? (?:and|or)(?: if so,?)? (?:which|what|who|where)(?: ones?| is it| is that)?\?$"
)
_WRAPS = compiled(
    r"(?i)\b(?:idea|clue|guess|know|remember|recall|wonder\w*|curious|remind|tell|say|chance|sure|ask\w*|question|happen|help|refresh|figure|confirm|think)\b"
)
#: "Can you name Mia's brothers?" asks for the names.
_NAME_THEM = compiled(
    r"^\W*(?i:(?:(?:can|could|would|will) you |please )*)(?:please )?(?i:name|list|enumerate|identify|mention|give me|tell me|state)(?: all| the names of| me)* (?=(?:the |all )?(?:[A-Z][\w-]+['’]s?\b|[a-z]+ (?:that |which |who )?[A-Z]))"
)
_HAPPENED = compiled(
    r"\bwhat (?:\w+ )?(?:happened|took place|occurred|went on)\b|\bwhat (?:\w+ )?(?:event|thing)s?\b|\bwhat (?:did|was|were|has|had) x (?:do|doing|done|up to|get up to|attend|experience)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Question:
    """A question taken apart.

    Attributes:
        text: its words.
        people: who is asked about, in order.
        form: what kind of answer it wants.
        relation: name of the kind of fact, or "".
        relations: further kinds that fit, best first.
        previous: it asks for what was true before.
        shared: it asks for what several people have in common.
        compare: it compares people or things.
        things: capitalised names in it that are no people asked about ("Paris").
    dates: dates in the question (resolved against its own time).
        concepts: its content words, without people and dates, as `thesaurus.concepts`.
        words: the same as stems.
        body: the lower-cased question with people replaced by "x".
    """

    text: str
    people: tuple[str, ...]
    form: Form
    relation: str
    relations: tuple[str, ...]
    previous: bool
    shared: bool
    compare: bool
    dates: tuple[Date, ...]
    concepts: tuple[str, ...]
    words: tuple[str, ...]
    body: str
    things: tuple[str, ...] = ()


@lru_cache(maxsize=4096)
def asked_about(question: str) -> tuple[str, ...]:
    """The people a question asks about, in order: "Mia" in "When did Mia visit Paris?". Empty where it names none."""
    found: list[tuple[str, int]] = []
    weak: list[tuple[str, int]] = []
    who = _WHO.match(question) is not None
    spans = [m for m in _CAPS.finditer(question)]
    end_of_last = -1
    for match in spans:
        name, start = match["n"], match.start()
        parts = name.split()
        while parts and not is_name(parts[0]):
            start += len(parts[0]) + 1
            parts = parts[1:]
        if parts and not is_name(parts[-1]):
            parts = parts[:1]
        name = " ".join(parts)
        if not name:
            continue
        before, between = question[:start], question[end_of_last:start] if end_of_last >= 0 else ""
        if (
            re.match(r"(?i)\W*whose\b", question)
            and not match["pos"]
            and not (found and _JOINED.match(between))
            and not re.search(r"\b(?:did|does|has|had|is|was)\s+$", before)
        ):
            continue
        follows = question[match.end() :]
        if not match["pos"] and ((name.isupper() and len(name) > 1) or LANGUAGE.fullmatch(name)):
            continue  # "which TV series is Mia following?", "would a German speaker understand Mia?"
        if (
            _STRONG.search(before)
            or match["pos"]
            or (start == 0 and _ADDRESSED.match(follows) is None and len(spans) == 1)
            or (_CLAUSE.search(before) and _ACTS.match(follows))
            or (who and _OWNED_BY.search(before))
            or (found and _JOINED.match(between))
            or (sum(is_name(m["n"].split()[0]) for m in spans) == 1 and _IS_OR_DOES.match(follows))
        ):
            found.append((name, start))
            end_of_last = match.end()
        else:
            if weak and not found and _JOINED.match(question[weak[-1][1] + len(weak[-1][0]) : start]):
                found.extend([*weak[-1:], (name, start)])
            weak.append((name, start))
            end_of_last = match.end() if found else -1
            if found:
                end_of_last = -1
    if not found and weak and not who:
        found = weak[:1]
    return tuple(dict.fromkeys(name for name, _ in found))


def parts(text: str) -> tuple[str, ...]:
    """The questions of a text that asks several ("Where does Mia live? And what does she do?")."""
    pieces = [piece.strip() for piece in re.findall(r"[^?？]*[?？]", text[:4000])]
    pieces = [piece for piece in pieces if re.search(r"\w", piece)]
    tail = re.sub(r"^.*[?？]", "", text[:4000], flags=re.DOTALL).strip()
    if not pieces:
        return (text.strip(),)
    if tail and re.match(r"(?i)(?:and |who|what|where|when|which|how|whose)", tail):
        pieces.append(tail)
    return tuple(pieces)


@lru_cache(maxsize=1)
def _gates() -> Gates:
    """Which kinds of facts a question can ask for."""
    return Gates([*relation.ways_to_ask, relation.label] for relation in RELATIONS)


@lru_cache(maxsize=4096)
def _fits(body: str) -> tuple[Relation, ...]:
    favourite = re.search(r"\b(?:fav\w*|best|most|prefer\w*)\b", body) is not None
    scored: list[tuple[float, int, Relation]] = []
    may = _gates().open(fold(body))
    for index, relation in enumerate(RELATIONS):
        if not may >> index & 1:
            continue
        size = 0.0
        for pattern in (*relation.asks_re, *relation.further_re):
            match = pattern.search(body)
            if match is not None:
                size = max(size, 10 + (match.end() - match.start()) / 10)
        for match in relation.label_re.finditer(body):
            size = max(size, 9 + (match.end() - match.start()) / 5)
        if size:
            if relation.name.startswith("favourite"):
                size += 12 if favourite else -4
            if relation.cardinality == "secret":
                size += 6
            if relation.cardinality == "event" and not any(pattern.search(body) for pattern in relation.further_re):
                size -= 2.5
            scored.append((-size, index, relation))
    return tuple(relation for _, _, relation in sorted(scored, key=lambda entry: entry[:2]))


def _by_topic(body: str, fits: tuple[Relation, ...]) -> tuple[Relation, ...]:
    """`fits` led by the kind that the question's words speak of, where no pattern knows it or its first choice is mute."""
    found = topics(body)
    ranked = sorted(((weight, name) for name, weight in found.items() if weight >= SURE), key=lambda e: (-e[0], e[1]))
    if not ranked:
        return fits
    weight, name = ranked[0]
    clear = len(ranked) < 2 or ranked[1][0] < weight
    mute = fits and not found.get(fits[0].name, 0) and any(fit.name == name for fit in fits)
    if fits and not mute and (found.get(fits[0].name, 0) >= weight - 1 or not clear or weight <= SURE):
        return fits
    if not clear and len([other for other, _ in ranked if other == weight]) > 2:
        return fits
    return (RELATIONS[name], *(fit for fit in fits if fit.name != name))


def _cues(bare: str, people: tuple[str, ...]) -> str:
    """The question's own words: names of things and what stands after "before" tell nothing of the kind asked for."""
    text = re.sub(r"(?<=\w)(?:,)? (?:before|prior to|until) .*$", " before", bare) if people else bare
    text = re.sub(
        r"(?<=[a-z,] )[A-ZÀ-ÖØ-ÞĀ-Ž][\w'’.&-]*(?: (?:(?:of|the|and|&|de) )?[A-ZÀ-ÖØ-ÞĀ-Ž][\w'’.&-]*)*",
        lambda match: (
            match.group()
            if LANGUAGE.search(match.group()) or match.group().isupper() or match.group().startswith("Wi")
            else "y"
        ),
        text,
    )
    body = " ".join(text.lower().replace("’", "'").split())
    body = re.sub(r"\bx(?:,)? (?:and|or) x\b", "x", body)
    return re.sub(r"\b(?:she|he)\b", "x", body) if people else body


def _things(text: str) -> tuple[str, ...]:
    found = []
    for name in capitalised(text):
        words = name.split()
        while words and (not is_name(words[0]) or words[0] == "X"):
            words = words[1:]
        if words and not name.startswith(text.lstrip()[:4]):
            found.append(" ".join(words))
    return tuple(found)


@lru_cache(maxsize=4096)
def parse(text: str, day: int = 0, default: tuple[str, ...] = ()) -> Question:
    """Takes a question apart.

    Args:
        text: one question.
        day: the day it is asked, in days since 1 January 1970.
        default: the people of the question before it, for "and where does she live?".
    """
    text = _straight(text)
    people = asked_about(_BEFORE.sub("", text, count=1)) or asked_about(text)
    if not people and re.search(r"\b(?:she|he|they|her|his|their|him|them)\b", text, re.IGNORECASE):
        people = default
    mentions = find_dates(text, float(day))
    bare = text
    for mention in reversed(mentions):
        bare = bare[: mention.start] + " " + bare[mention.end :]
    for name in people:
        bare = replaced(bare, name, "x")
    body = " ".join(bare.lower().replace("’", "'").split())
    body = re.sub(r"\bx(?:,)? (?:and|or) x\b", "x", body)
    body = re.sub(r"\b(?:she|he)\b", "x", body) if people else body
    shape = _shape(
        body,
        _cues(bare, people),
        len(people),
        bool(mentions),
        _WHO.match(text) is not None,
        _YESNO.match(text) is not None or _SUPPOSED.match(text) is not None,
        (" or " in text or "," in text) and _CHOICE.search(text.lower()) is not None,
        _JOINING.search(text) is not None,
    )
    return Question(
        text,
        people,
        shape.form,
        shape.relations[0] if shape.relations else "",
        shape.relations,
        shape.previous,
        shape.shared,
        shape.compare,
        tuple(mention.date for mention in mentions),
        shape.concepts,
        shape.words,
        body,
        _things(bare),
    )


class _Shape(NamedTuple):
    """What a question asks whoever it names: see `Question`."""

    form: Form
    relations: tuple[str, ...]
    previous: bool
    shared: bool
    compare: bool
    concepts: tuple[str, ...]
    words: tuple[str, ...]


@lru_cache(maxsize=4096)
def _shape(
    body: str, cues: str, people: int, dated: bool, who: bool, yes_no: bool, choice: bool, joined: bool
) -> _Shape:
    """Reads a question's body.

    `who`, `yes_no`: it opens with a word like "who", or with a verb. `choice`, `joined`: it offers a choice, or lists.
    """
    fits = _by_topic(body, _fits(cues) or _fits(body))
    relation = fits[0] if fits else None
    form: Form = "value"
    if relation is not None and re.search(r"\bbirthday\b", body):
        relation = RELATIONS["birthday"]
        fits = (relation, *fits)
    elif relation is not None and _CLASS_DAY.search(body):
        relation = RELATIONS["class day"]
        fits = (relation, *fits)
    # "When did she use to get up?" asks for a time of day, "when did she take the class?" for a date
    happened = _HAPPENS.search(body) is not None and not (
        relation is not None and relation.value in ("weekday", "time") and _PREVIOUS.search(body)
    )
    datelike = relation is not None and relation.value in ("date", "weekday", "time") and not happened
    datelike = datelike or (
        relation is not None
        and relation.name == "birthday"
        and re.search(r"\bborn\b", body) is not None
        and re.search(r"\bx's (?:\w+ )?(?:child|baby|son|daughter|kid)\b", body) is None
    )
    if _DURATION.search(body) and not re.search(r"\bago\b", body):
        form = "between" if _SPAN.search(body) else "duration"
    elif (
        _WHEN.match(body)
        and not datelike
        and not (relation is not None and relation.value in ("weekday", "time") and _PREVIOUS.search(body))
    ):
        form = "when"
    elif (
        _COMPARE.search(body)
        and people > 1
        and re.search(r"\bx\b", body)
        and re.search(r"\b(?:more|fewer|most|fewest|less|larger|bigger)\b", body)
        and (who or joined)
        and not re.search(r"\bhow many\b", body)
    ):
        form = "who"
    elif _COUNTS.search(body):
        form = "count"
    elif _ORDER.search(body) and choice:
        form = "order"
    elif who and people != 1:
        form = "who"
    elif yes_no and not (relation is not None and relation.cardinality == "one" and re.search(r"\w or \w", body)):
        form = "yesno"
    elif _HAPPENED.search(body) and dated:
        form = "happened"
    elif relation is None:
        form = "open"
    plain = re.sub(r"\bx\b(?:'s)?", " ", body)
    return _Shape(
        form,
        tuple(fit.name for fit in fits),
        _PREVIOUS.search(body) is not None
        and not (
            (relation is None or relation.cardinality != "one")
            and re.search(r"\b(?:before|until) x (?:\w+ed|went|got|bought)\b", body)
        ),
        _SHARED.search(body) is not None and people > 1,
        _COMPARE.search(body) is not None,
        concepts(plain),
        content_stems(plain),
    )


def query_terms(question: str) -> tuple[str, ...]:
    """The stems to retrieve memories by: content words and, where the kind of fact is known, words that speak of it."""
    return content_stems(question)

"""Answers about known kinds of facts: values, lists, counts, what is shared, yes or no, who."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memenv.envs.dialogue.claims import about, same_person, statements
from memenv.envs.dialogue.holdings import Placed, current, held, holdings, previous
from memenv.envs.dialogue.questions import Question
from memenv.language.dates import Date, number
from memenv.language.facts_many import ANIMALS
from memenv.language.lexicon import RELATIONS, Relation
from memenv.language.stems import content_stems, stem
from memenv.language.thesaurus import is_kind_of
from memenv.language.values import normal
from memenv.solver import Recall

__all__ = ["count", "people_in", "present_values", "shared", "value", "who", "yes_no"]

_ANIMAL = re.compile(rf"\b{ANIMALS}\b", re.IGNORECASE)
_COUNT = re.compile(
    r"\b(?P<n>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple of|no) (?:[a-z-]+ ){0,3}?(?P<t>[a-z-]+)",
    re.IGNORECASE,
)
_SETS = re.compile(
    r"\b(?:has|have|had|owns?|there are|now|total|in all|altogether|count|number|keeps?|:|collection of|collected|grows?)\b|:",
    re.IGNORECASE,
)
_ADDS = re.compile(
    r"\b(?:another|one more|more|bought|got|adopted|added|additional|extra|a second|a third|new|found|picked up|planted|received|acquired)\b",
    re.IGNORECASE,
)
_EXACT = re.compile(
    r"\b(?:now|total|altogether|in all|in total|currently|has|have|owns?|count|number|collection of|keeps?)\b|:",
    re.IGNORECASE,
)


def people_in(memories: Sequence[Recall]) -> tuple[str, ...]:
    """The subjects of all statements, in order of appearance."""
    return tuple(dict.fromkeys(name for memory in memories for said in statements(memory.text) for name in said.people))


def _within(date: Date, asked: Date) -> bool:
    return date.start <= asked.end and asked.start <= date.end


def _fitting(placed: Sequence[Placed], question: Question) -> list[Placed]:
    """Those told with a date of the question, where it has one."""
    if not question.dates:
        return list(placed)
    asked = question.dates[0]
    return [p for p in placed if any(_within(date, asked) for date in p.dates)]


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
    return list(out.values())


def _animal(p: Placed) -> str:
    """The kind of animal that a named pet is told to be."""
    text = p.held.statement.clause.text
    at = text.find(p.held.value)
    near = sorted(_ANIMAL.finditer(text), key=lambda match: (abs(match.end() - at), match.start()))
    return near[0].group().lower() if near else ""


def _singular(word: str) -> str:
    return {
        "puppies": "puppy",
        "kitties": "kitty",
        "ponies": "pony",
        "mice": "mouse",
        "canaries": "canary",
        "bunnies": "bunny",
    }.get(word, word[:-1] if word.endswith("s") and word not in ("sheep", "bees") else word)


def _same_animal(one: str, other: str) -> bool:
    young = {"puppy": "dog", "pup": "dog", "hound": "dog", "kitten": "cat", "kitty": "cat", "bunny": "rabbit"}
    a, b = _singular(one.lower()), _singular(other.lower())
    return young.get(a, a) == young.get(b, b)


def _pets(question: Question, person: str, memories: Sequence[Recall]) -> str:
    placed = present_values(RELATIONS["pet"], person, memories)
    asked = _ANIMAL.search(question.body)
    if asked is not None and asked.group() not in ("animals", "animal"):
        placed = [p for p in placed if _same_animal(_animal(p), asked.group())]
    kinds = (
        re.search(r"\b(?:what|which|kind|type|sort)\b(?!.*\b(?:names?|called|named)\b)", question.body)
        and asked is None
    )
    if kinds:
        bare: list[str] = []
        for memory in memories:
            for said in about(memory.text, person):
                if said.clause.told and not said.clause.third and not said.clause.ended:
                    bare.extend(_singular(m.group().lower()) for m in _ANIMAL.finditer(said.clause.text))
        names = [_singular(_animal(p)) for p in placed if _animal(p)]
        return ", ".join(dict.fromkeys(names or bare))
    return ", ".join(dict.fromkeys(p.held.value for p in placed))


def _topic(question: Question, relation: Relation, placed: list[Placed]) -> list[Placed]:
    """Those whose statement shares the question's own words ("pottery class"), where any does."""
    own = [
        w
        for w in question.words
        if not relation.label_re.fullmatch(w) and w not in ("day", "week", "weekday", "kind", "type", "name")
    ]
    if not own:
        return placed
    best = [(sum(w in content_stems(p.held.statement.clause.text) for w in own), p) for p in placed]
    top = max((score for score, _ in best), default=0)
    return [p for score, p in best if score == top]


def value(question: Question, relation: Relation, memories: Sequence[Recall]) -> str:
    """The value, or the list of values, that is asked for; "" where the memories do not tell."""
    person = question.people[0]
    if relation.name == "pet":
        return _pets(question, person, memories)
    if relation.cardinality in ("one", "secret"):
        if relation.name == "class day":
            shown = _topic(question, relation, holdings(relation.name, person, memories))
            kept = {id(p.memory): p.memory for p in shown}
            memories = list(kept.values())
        return (
            previous(relation.name, person, memories) if question.previous else current(relation.name, person, memories)
        )
    if relation.cardinality == "many":
        placed = present_values(relation, person, memories)
        if question.previous and re.search(
            r"\b(?:used to|no longer|former\w*|previous\w*|give up|gave up|stop\w*)\b", question.body
        ):
            ended = [p for p in holdings(relation.name, person, memories) if p.held.ended or p.held.past]
            return ", ".join(dict.fromkeys(p.held.value for p in ended))
        return ", ".join(dict.fromkeys(p.held.value for p in _side(question, relation, placed)))
    placed = _fitting([p for p in holdings(relation.name, person, memories) if not p.held.ended], question)
    if not placed:
        return ""
    if not question.dates and re.search(
        r"\b(?:places|cities|towns|countries|trips|concerts|races|things|items|exams|museums|exhibitions|artists|bands)\b",
        question.body,
    ):
        return ", ".join(dict.fromkeys(p.held.value for p in placed))
    placed = _topic(question, relation, placed) if not question.dates else placed
    return placed[-1].held.value


def _side(question: Question, relation: Relation, placed: list[Placed]) -> list[Placed]:
    """For brothers against sisters: those whose statement has the asked noun."""
    if relation.name not in ("sibling", "child"):
        return placed
    for pair in (("brother", "sister"), ("son", "daughter")):
        for noun in pair:
            if re.search(rf"\b{noun}s?\b", question.body):
                return [p for p in placed if re.search(rf"\b{noun}", p.held.statement.clause.text)]
    return placed


def count(question: Question, relation: Relation, memories: Sequence[Recall]) -> str:
    """How many: the last stated total and what was added since; else the number of named members."""
    person = question.people[0]
    noun_match = re.search(
        r"\bhow many ((?:[a-z-]+ ){0,3}?[a-z-]+?)(?: (?:does|do|did|has|have|is|are|was|were|can|x)\b|\?|$)",
        question.body,
    )
    nouns = frozenset(content_stems(noun_match[1])) if noun_match else frozenset(question.words)
    head = stem((noun_match[1].split() or [""])[-1]) if noun_match else ""
    total: int | None = None
    generic = head in (
        "pet",
        "anim",
        "instrument",
        "languag",
        "sibl",
        "hobbi",
        "sport",
        "friend",
        "child",
        "children",
        "allergi",
        "plant",
        "kid",
        "award",
        "cours",
        "trip",
        "concert",
        "race",
        "place",
    )
    ordered: list[tuple[tuple[float, int, int], str]] = []
    for index, memory in enumerate(memories):
        for order, said in enumerate(about(memory.text, person)):
            clause = said.clause
            if (clause.told and not clause.third and not clause.intended and not clause.past) or (
                clause.ended and not clause.question
            ):
                ordered.append(((memory.time, memory.id if memory.id >= 0 else index, order), clause.text))
    named = present_values(relation, person, memories)
    if relation.name == "pet" and not generic:
        named = [p for p in named if _same_animal(_animal(p), noun_match[1].split()[-1] if noun_match else "")]
    elif not generic:
        named = [p for p in named if nouns & frozenset(content_stems(p.held.statement.clause.text))]
    else:
        named = _side(question, relation, named)
    for _, text in sorted(ordered, key=lambda entry: entry[0]):
        if not (nouns & frozenset(content_stems(text))) and not (
            generic and relation.things and re.search(rf"\b{relation.things}\b", text)
        ):
            continue
        for match in _COUNT.finditer(text):
            tail = content_stems(text[match.start() : match.end() + 24])
            if head not in tail and not (relation.things and re.search(relation.things, match["t"].lower())):
                continue
            amount = 2 if "couple" in match["n"].lower() else 0 if match["n"].lower() == "no" else number(match["n"])
            if amount is None:
                continue
            more = re.search(rf"\b{re.escape(match['n'])} (?:more|new|extra|additional|other|further)\b", text)
            if more or (_ADDS.search(text) and not _EXACT.search(text)):
                total = (total or 0) + amount
            else:
                total = amount
            break
        else:
            if re.search(r"\b(?:another|one more|a new|an additional|an extra)\b", text) and total is not None:
                total += 1
            elif re.search(r"\b(?:died|passed away|sold|lost|gave away|rehomed|ran away|broke)\b", text) and total:
                total -= 1
            elif (
                total is None
                and relation.name in ("pet", "collection", "plants")
                and re.search(r"\b(?:an?|another) (?:[a-z]+ ){0,2}?[a-z]+", text)
                and not named
                and not re.search(r"\b(?:died|sold)\b", text)
            ):
                total = 1
    if total is not None and total < len(named):
        total = len(named)
    if total is None:
        total = len(named) or None
    return "" if total is None else str(total)


def shared(question: Question, relation: Relation, memories: Sequence[Recall]) -> str:
    """What two people have in common."""
    lists: list[dict[str, str]] = []
    for person in question.people[:2]:
        if relation.cardinality == "one":
            now = current(relation.name, person, memories)
            lists.append({normal(now): now} if now else {})
        elif relation.cardinality == "event":
            lists.append({p.held.norm: p.held.value for p in holdings(relation.name, person, memories)})
        else:
            lists.append({p.held.norm: p.held.value for p in present_values(relation, person, memories)})
    first, second = lists
    common = [
        text
        for norm, text in first.items()
        if norm in second or any(set(content_stems(norm)) == set(content_stems(other)) for other in second)
    ]
    return ", ".join(common)


def _thing(question: Question) -> str:
    """What a yes/no question names: its words after the verb."""
    body = re.sub(r"\bx(?:'s)?\b", " ", question.body)
    body = re.sub(
        r"\b(?:is|are|was|were|does|do|did|has|have|had|can|could|would|will|should|might|may|be|been|able|to|safe|safely|for|eat|eating|order|share|have|enjoy|enjoying|like|likely|probably|try|trying"
        r"|happy|comfortable|ok|okay|fine|go|going|join|choose|want|with|at|in|on|a|an|the|some|any|good|idea|problem|without|suit|suitable|appreciate|accept|feel|dinner|meal|invite|serve|speak|talk|talking|understand|chat|converse|ever|buy)\b",
        " ",
        body,
    )
    return " ".join(re.sub(r"[^\w\s-]", " ", body).split())


_INFERENCE = ("allergy", "diet", "fear", "dislike", "language")
_CUES = {
    "allergy": r"\b(?:eat|eating|safe|safely|order|share|food|dish|serve|bake|cook|dessert|meal|snack|dinner|lunch|menu|taste|allerg\w*|have|try|bite|cake|pet|keep|adopt|near|hold)\b",
    "diet": r"\b(?:eat|eating|order|share|food|dish|serve|meal|dinner|lunch|menu|have|try|steak|burger|bbq|barbecue|enjoy|diet\w*)\b",
    "fear": r"\b(?:afraid|scared|comfortable|enjoy|nervous|relaxed|happy|ride|climb|go|fear\w*|like|visit|try|swim|fly|want|join|hold|walk|ease|at ease|calm|uneasy|frighten\w*)\b",
    "dislike": r"\b(?:like|enjoy|love|want|happy|order|pleased|appreciate|choose|eat|fond|dislike\w*|hate\w*|buy|try|go|watch|listen|gift)\b",
    "language": r"\b(?:speak|talk|understand|chat|converse|language|communicate|read|order|interpreter|translat\w*|local\w*|follow|conversation|phrasebook)\b",
}


def yes_no(question: Question, memories: Sequence[Recall]) -> str:
    """ "Yes", "No" or "" from what the person is allergic to, eats, fears, speaks or dislikes, or from a stated fact."""
    if len(question.people) > 1 and question.relation:
        relation = RELATIONS[question.relation]
        if relation.cardinality == "one":
            one, other = (current(relation.name, person, memories) for person in question.people[:2])
            return "" if not (one and other) else "Yes" if normal(one) == normal(other) else "No"
        thing = _stripped(question, relation)
        if not thing:
            first, second = (present_values(relation, person, memories) for person in question.people[:2])
            return "" if not (first and second) else "Yes" if shared(question, relation, memories) else "No"
        answers = [_stated(question, person, relation, memories) for person in question.people[:2]]
        return "" if "" in answers and "No" not in answers else "No" if "No" in answers or "" in answers else "Yes"
    if not question.people:
        return ""
    person = question.people[0]
    if question.relation and question.relation not in _INFERENCE:
        stated = _stated(question, person, RELATIONS[question.relation], memories)
        if stated:
            return stated
    return _infer(question, person, memories)


def _stripped(question: Question, relation: Relation) -> str:
    return " ".join(
        w
        for w in _thing(question).split()
        if not relation.label_re.fullmatch(w)
        and w not in ("both", "same", "live", "work", "play", "share", "common", "either")
    )


def _stated(question: Question, person: str, relation: Relation, memories: Sequence[Recall]) -> str:
    thing = content_stems(_thing(question))
    placed = holdings(relation.name, person, memories)
    if not placed:
        return ""
    keys = {
        stem(w)
        for w in (
            "live",
            "work",
            "play",
            "own",
            "still",
            "now",
            "currently",
            "drive",
            "support",
            "name",
            "call",
            "use",
            "study",
            "get",
            "commute",
            "moved",
            "visit",
            "collect",
        )
    }
    wanted = [w for w in thing if w not in keys]
    match = [p for p in placed if wanted and any(w in content_stems(p.held.statement.clause.text) for w in wanted)]
    if not match:
        return "No" if relation.cardinality == "one" and wanted else ""
    last = match[-1]
    if relation.cardinality == "one":
        now = current(relation.name, person, memories)
        return "Yes" if set(content_stems(now)) & set(wanted) else "No"
    return "No" if last.held.ended or last.held.past else "Yes"


def _infer(question: Question, person: str, memories: Sequence[Recall]) -> str:
    thing = _thing(question)
    opposite = (
        re.search(
            r"\b(?:afraid|scared|fear\w*|frighten\w*|nervous|uneasy|problem|dislike|hate|allergic|avoid|upset|refuse|interpreter|translat\w*|phrasebook|risky|dangerous|bother\w*|react|mind)\b",
            question.body,
        )
        is not None
    )
    told = {name: [p for p in holdings(name, person, memories) if not p.held.ended] for name in _INFERENCE}
    for name in ("allergy", "fear", "dislike"):
        if any(is_kind_of(thing, p.held.value) for p in told[name]):
            return "Yes" if opposite else "No"
    diet = current("diet", person, memories).lower()
    if diet and re.search(_CUES["diet"], question.body):
        against = {
            "vegan": "animal product",
            "plant": "animal product",
            "vegetarian": "meat",
            "pescatarian": "meat",
            "pescetarian": "meat",
            "gluten": "gluten",
            "dairy": "dairy",
            "lactose": "lactose",
            "halal": "pork",
            "kosher": "pork",
            "keto": "gluten",
            "low": "gluten",
            "meat": "meat",
        }
        for key, kind in against.items():
            if key in diet:
                fishy = key == "vegetarian" and (is_kind_of(thing, "fish") or is_kind_of(thing, "shellfish"))
                return "No" if is_kind_of(thing, kind) or fishy else "Yes"
    if told["language"] and (question.relation == "language" or re.search(_CUES["language"], question.body)):
        able = any(
            is_kind_of(thing, p.held.value) or set(content_stems(p.held.value)) & set(content_stems(thing))
            for p in told["language"]
        )
        return "Yes" if able != opposite else "No"
    for name in ("allergy", "fear", "dislike"):
        if told[name] and thing and (question.relation == name or re.search(_CUES[name], question.body)):
            return "No" if opposite else "Yes"
    return ""


def who(question: Question, memories: Sequence[Recall]) -> str:
    """The people of whom what the question says is told."""
    candidates = question.people or people_in(memories)
    relations = [RELATIONS[name] for name in question.relations[:3]]
    if question.compare and question.people and relations:
        counts = [
            (
                count(
                    Question(
                        question.text,
                        (person,),
                        "count",
                        question.relation,
                        question.relations,
                        False,
                        False,
                        False,
                        (),
                        question.concepts,
                        question.words,
                        question.body,
                    ),
                    relations[0],
                    memories,
                ),
                person,
            )
            for person in question.people
        ]
        known = [(int(n), person) for n, person in counts if n]
        if len(known) == len(counts) and re.search(r"\b(?:more|most|fewer|fewest|less|larger|bigger)\b", question.body):
            fewest = re.search(r"\b(?:fewer|fewest|less)\b", question.body) is not None
            ranked = sorted(known, key=lambda entry: entry[0] if fewest else -entry[0])
            return "" if ranked[0][0] == ranked[1][0] else ranked[0][1]
    drop = {stem(w) for w in ("who", "one", "two", "person", "people", "speaker", "also", "friend", "name", "them")}
    wanted = [w for w in question.words if w not in drop]
    found: list[str] = []
    for person in candidates:
        if any(same_person(person, other) for other in found):
            continue
        best = 0.0
        for relation in relations:
            now = normal(current(relation.name, person, memories)) if relation.cardinality == "one" else ""
            live = (
                {p.held.norm for p in present_values(relation, person, memories)}
                if relation.cardinality == "many"
                else None
            )
            for memory in memories:
                for one in held(memory.text, person, relation.name):
                    if (
                        one.ended
                        or one.past
                        or (now and one.norm != now)
                        or (live is not None and one.norm not in live)
                    ):
                        continue
                    names = set(content_stems(one.norm))
                    hit = len(names & set(wanted)) / (len(names) or 1)
                    best = max(best, hit)
        if best >= 0.5:
            found.append(person)
    if not found and wanted:
        found = [person for person in candidates if _covers(person, set(wanted), memories)]
    return ", ".join(found)


def _covers(person: str, wanted: set[str], memories: Sequence[Recall]) -> bool:
    """Whether a told statement about `person` holds all that is asked for."""
    return any(
        wanted <= set(content_stems(said.clause.text))
        for memory in memories
        for said in about(memory.text, person)
        if said.clause.told and not (said.clause.third or said.clause.past or said.clause.ended or said.clause.intended)
    )

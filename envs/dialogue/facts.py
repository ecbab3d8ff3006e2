"""Answers about known kinds of facts: values, lists, what is shared, and who."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memenv.envs.dialogue.claims import about, same_person, statements
from memenv.envs.dialogue.counting import count, same_side
from memenv.envs.dialogue.held import held
from memenv.envs.dialogue.holdings import Placed, current, holdings, present_values, previous
from memenv.envs.dialogue.pets import pets
from memenv.envs.dialogue.questions import Question
from memenv.language.dates import WEEKDAYS, Date
from memenv.language.lexicon import RELATIONS, Relation
from memenv.language.stems import content_stems, stem
from memenv.language.values import normal
from memenv.solver import Recall

__all__ = ["people_in", "shared", "value", "who"]


_LATEST = re.compile(r"\b(?:last|latest|recent(?:ly)?|first|newest|just|when x|on x's|during)\b")


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


_NO_TOPIC = frozenset(
    stem(word) for word in ("before", "after", "go", "have", "take", *(f"{day}s" for day in WEEKDAYS), *WEEKDAYS)
)


def _topic(question: Question, relation: Relation, placed: list[Placed]) -> list[Placed]:
    """Those whose statement shares the question's own words ("pottery class"), where any does."""
    own = [
        w
        for w in question.words
        if w not in _NO_TOPIC
        and not relation.label_re.fullmatch(w)
        and w not in ("day", "week", "weekday", "kind", "type", "name")
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
        return pets(question, person, memories)
    if relation.cardinality in ("one", "secret"):
        if relation.name == "class day":
            shown = _topic(question, relation, holdings(relation.name, person, memories))
            kept = {id(p.memory): p.memory for p in shown}
            memories = list(kept.values())
        if question.previous and relation.name not in ("birthplace", "birthday"):
            return previous(relation.name, person, memories)
        now = current(relation.name, person, memories)
        if (
            now
            and relation.cardinality == "one"
            and " or " not in question.body
            and f" {normal(now)} " in f" {normal(question.text)} "
        ):
            return previous(relation.name, person, memories)  # "which town did she leave to live in Rome?"
        return now
    if relation.cardinality == "many":
        placed = present_values(relation, person, memories)
        if re.search(r"\b(?:used to|no longer|former\w*|previous\w*|give up|gave up|stop\w*)\b", question.body):
            ended = [p for p in holdings(relation.name, person, memories) if p.held.ended or p.held.past]
            return ", ".join(dict.fromkeys(p.held.value for p in ended))
        return ", ".join(dict.fromkeys(p.held.value for p in same_side(question, relation, placed)))
    placed = _fitting([p for p in holdings(relation.name, person, memories) if not p.held.ended], question)
    if not placed:
        return ""
    if not question.dates and not _LATEST.search(question.body):
        return ", ".join(dict.fromkeys(p.held.value for p in placed))
    placed = _topic(question, relation, placed) if not question.dates else placed
    return placed[-1].held.value


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

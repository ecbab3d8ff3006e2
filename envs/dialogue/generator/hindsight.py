"""What a memory with hindsight would hold: plain sentences for the questions still to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeGuard

from memenv.envs.dialogue.generator.dates import NUMBERS, answer_date
from memenv.envs.dialogue.generator.life import Life
from memenv.envs.dialogue.generator.log import LoggedFact, Probe, Query
from memenv.envs.dialogue.generator.relations import RELATIONS
from memenv.envs.dialogue.generator.state import Known, State
from memenv.envs.dialogue.generator.talk import article
from memenv.solver import Hindsight
from memenv.stream import Experience, Item

__all__ = ["hindsight", "hindsight_of"]


def hindsight(life: Life, position: int) -> Hindsight:
    """The memory after `life.events[:position]` that suffices for what the later items ask about those events.

    It states what holds at that moment, and earlier values and dates where they will be asked for: one fact per
    sentence, one subject per text, the most often asked first, nothing that no later item needs. A secret is never
    stated after the request to forget it.
    """
    return hindsight_of(life.events, life.log, position)


def hindsight_of(events: Sequence[Experience | Item], log: Sequence[LoggedFact], position: int) -> Hindsight:
    """As `hindsight`, from the parts of a life, also where its sessions were cut into turns or facts.

    Of a turn that was cut into facts, all of it counts as heard with its first fact.
    """
    state = State()
    heard = {source for event in events[:position] for source in _sources(event)}
    for fact in log:
        if fact.source in heard:
            state.apply(fact)
    asked: Counter[_Group] = Counter()
    sentences: dict[_Group, dict[str, tuple[LoggedFact, ...]]] = {}
    for event in events[position:]:
        if _is_probe(event):
            query = event.data.query
            for text, facts in _needs(event, query, state):
                # What holds now and what held before it belong together; anything else stands alone.
                single = RELATIONS[facts[0].relation].cardinality == "one" and query.kind not in _DATES
                group = (facts[0].subject, facts[0].relation, "" if single else text)
                asked[group] += 1
                sentences.setdefault(group, {})[text] = facts
    order = sorted(asked, key=lambda group: -asked[group])
    told = [{fact.source for facts in sentences[group].values() for fact in facts} for group in order]
    return Hindsight(
        tuple(" ".join(sentences[group]) for group in order),
        tuple(next(iter(sources)) if len(sources) == 1 else "" for sources in told),
    )


_DATES = ("date", "days", "weeks")

#: Person, relation and, where sentences do not belong together, the sentence.
_Group = tuple[str, str, str]


def _is_probe(event: Experience | Item) -> TypeGuard[Item]:
    return isinstance(event, Item) and isinstance(event.data, Probe)


def _sources(event: Experience | Item) -> list[str]:
    """The turns heard with an event."""
    return [event.source, *(turn.source for turn in event.messages)] if isinstance(event, Experience) else []


_Need = tuple[str, tuple[LoggedFact, ...]]


def _needs(item: Item, query: Query, state: State) -> list[_Need]:
    """The sentences about the state that help to answer `query` later."""
    known = state.get(query.person, query.relation)
    if query.kind == "absent":
        return []
    if query.kind == "forget":
        return _one(state.get(query.person, query.other), item.gold.answers[0])
    if query.kind in _DATES:
        wanted = [(query.relation, query.value), (query.other, query.other_value)]
        return [
            _dated(fact)
            for fact in state.dated
            if fact.subject == query.person and (fact.relation, fact.value) in wanted
        ]
    if query.kind in ("more", "shared"):
        return _all(known, "") + _all(state.get(query.other, query.relation), "")
    if query.kind in ("list", "count"):
        return _all(known, query.species)
    if query.kind == "infer":
        if RELATIONS[query.relation].cardinality == "one":
            return _one(known, query.value)
        return [(text, facts) for text, facts in _all(known, "") if any(fact.value == query.value for fact in facts)]
    return _one(known, item.gold.answers[0])


def _one(known: Known | None, wanted: str) -> list[_Need]:
    """The present value where it is the `wanted` one; with the value before where that is."""
    if known is None or known.present is None:
        return []
    now = known.present
    needs = [_sentence(now, RELATIONS[now.relation].now)]
    if now.value == wanted:
        return needs
    if len(known.history) > 1 and known.history[-2].value == wanted:
        before = known.history[-2]
        return [*needs, _sentence(before, "Before that " + RELATIONS[now.relation].then)]
    return []


def _sentence(fact: LoggedFact, template: str) -> _Need:
    return template.format(p=fact.subject, v=fact.value, a=article(fact.value), k=fact.kind) + ".", (fact,)


def _dated(fact: LoggedFact) -> _Need:
    text = RELATIONS[fact.relation].dated.format(p=fact.subject, v=fact.value, a=article(fact.value))
    return f"{text} {'on' if len(fact.date) == 10 else 'in'} {answer_date(fact.date)}.", (fact,)


def _all(known: Known | None, species: str) -> list[_Need]:
    """The members (of a species), or the number."""
    if known is None or not known.members:
        return []
    first = known.members[0]
    row = RELATIONS[first.relation]
    if row.cardinality == "count":
        return [(row.now.format(p=first.subject, v=known.total, k=first.kind) + ".", tuple(known.members))]
    if row.kinds:
        kinds = dict.fromkeys(member.kind for member in known.members)
        return [_kind(known, kind) for kind in kinds if species in ("", kind)]
    template = row.plural if len(known.members) > 1 and row.plural else row.now
    text = template.format(p=first.subject, v=_join([member.value for member in known.members]))
    return [(text + ".", tuple(known.members))]


def _kind(known: Known, kind: str) -> _Need:
    """The pets of one species."""
    members = tuple(member for member in known.members if member.kind == kind)
    if len(members) == 1:
        return _sentence(members[0], RELATIONS[members[0].relation].now)
    count = NUMBERS[len(members)] if len(members) < len(NUMBERS) else str(len(members))
    return f"{members[0].subject} has {count} {kind}s: {_join([m.value for m in members])}.", members


def _join(values: list[str]) -> str:
    return values[0] if len(values) == 1 else f"{', '.join(values[:-1])} and {values[-1]}"

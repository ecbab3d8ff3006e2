from __future__ import annotations

import random
from collections import Counter

import pytest
from other_process import outputs

from memenv.envs.multihop.config import MultiHopConfig
from memenv.envs.multihop.domain import make_domain
from memenv.envs.multihop.questions import ask
from memenv.envs.multihop.world import build_world
from memenv.language.hops.facts import ALIAS, name_key, read_facts
from memenv.language.hops.plans import read_plan
from memenv.stream import Item


@pytest.mark.parametrize("split", ["train", "test"])
def test_passages_say_what_the_graph_holds(split: str) -> None:
    world = build_world(11, split, 150)
    assert len(world.corpus) == len(world.entities) == 150
    for passage in world.corpus.passages:
        entity = world.entities[int(passage.id[1:])]
        found = {
            fact.relation: name_key(fact.object)
            for fact in read_facts(passage.text, passage.title)
            if fact.relation != ALIAS and name_key(fact.subject) == name_key(entity.name)
        }
        relations = [relation for relation in world.relations[entity.kind] if relation.name in entity.facts]
        for relation in relations:
            assert found[relation.name] in [name_key(form) for form in world.accepted(entity, relation)], passage
        assert len(found) == len(relations), passage


@pytest.mark.parametrize("split", ["train", "test"])
def test_questions_are_as_deep_as_they_say_and_gold_follows_the_graph(split: str) -> None:
    world = build_world(12, split, 150)
    rng = random.Random(0)
    kinds: Counter[str] = Counter()
    for _ in range(600):
        objective = ask(world, rng, lambda: rng.randrange(150), 4)
        if objective is None:
            continue
        kinds[objective.kind] += 1
        plan = read_plan(objective.question)
        assert sum(len(chain.relations) for chain in plan.chains) == objective.hops == len(objective.facts)
        known: dict[tuple[str, str], str] = {}
        for fact in (fact for text in objective.facts for fact in read_facts(text)):
            known[name_key(fact.subject), fact.relation] = fact.object
        ends = []
        for chain in plan.chains:
            entity = chain.entity
            for relation in chain.relations:
                entity = known[name_key(entity), relation]
            ends.append(entity)
        if plan.kind == "chain":
            assert ends[0] in objective.answers
        elif plan.kind == "same":
            assert objective.answers == ("yes" if ends[0] == ends[1] else "no",)
        else:
            pick = min if plan.kind == "first" else max
            assert plan.chains[ends.index(pick(ends))].entity in objective.answers
    assert set(kinds) == {"1hop", "2hop", "3hop", "4hop", "comparison", "yesno"}


def test_titles_repeat_and_aliases_are_used() -> None:
    world = build_world(13, "train", 400)
    titles = Counter(passage.title for passage in world.corpus.passages)
    assert max(titles.values()) > 1
    aliases = [entity.alias for entity in world.entities if entity.alias]
    others = sum(
        alias in passage.text
        for alias in aliases
        for passage in world.corpus.passages
        if world.entities[int(passage.id[1:])].alias != alias
    )
    assert aliases and others > 0


def test_train_and_test_share_no_name() -> None:
    names = [{entity.name for entity in build_world(5, split, 300).entities} for split in ("train", "test")]
    assert not names[0] & names[1]


def test_entities_recur_and_closed_tasks_ask_what_was_read() -> None:
    domain = make_domain(MultiHopConfig(tasks=12))
    closed = 0
    for seed in range(4):
        items = [event for event in domain.stream.events(seed) if isinstance(event, Item)]
        read: set[str] = set()
        for item in items:
            wanted = {id_ for objective in item.data.objectives for id_ in objective.support}
            if item.data.closed:
                closed += 1
                assert wanted <= read
            else:
                read |= wanted
        starts = Counter(o.support[0] for item in items for o in item.data.objectives)
        assert max(starts.values()) >= 3
    assert closed == 4 * 3


def test_turns_suffice_by_default() -> None:
    domain = make_domain(MultiHopConfig(objectives=16, tasks=2))
    for item in domain.stream.events(3)[1:]:
        assert item.data.max_turns == sum(o.hops for o in item.data.objectives) + 2


def test_the_same_in_any_process() -> None:
    code = (
        "from memenv.envs.multihop.config import MultiHopConfig as C;"
        "from memenv.envs.multihop.domain import make_domain;"
        "import hashlib;d=make_domain(C());e=d.stream.events(7);"
        "print(hashlib.sha256((repr([x.text for x in e])+repr([x.gold for x in e[1:]])"
        "+repr(e[1].data.corpus.passages)).encode()).hexdigest())"
    )
    found = outputs(code)
    assert len(found) == 1 and len(found.pop().strip()) == 64

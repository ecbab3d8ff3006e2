"""Objectives over a generated world: chains of one to four hops, comparisons, yes/no questions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from memenv.envs.multihop.objectives import Objective
from memenv.envs.multihop.ontology import Relation
from memenv.envs.multihop.world import Entity, World

__all__ = ["ask"]

#: Shares of kinds of questions: chains by their hops, then comparison and yes/no.
_SHARES = (("1hop", 0.2), ("2hop", 0.27), ("3hop", 0.18), ("4hop", 0.1), ("comparison", 0.13), ("yesno", 0.12))


@dataclass(frozen=True)
class _Step:
    entity: Entity
    relation: Relation
    called: str


def ask(
    world: World, rng: random.Random, draw: Callable[[], int], max_hops: int, within: AbstractSet[int] | None = None
) -> Objective | None:
    """One objective that starts at an entity that `draw` gives; None where that leads nowhere (draw again).

    Args:
        world: entities and relations.
        rng: decides kind, relations and wording.
        draw: places of entities.
        max_hops: longest chain; comparisons and yes/no questions have two hops.
        within: the entities whose passages must suffice; None: any.
    """
    kinds = [(kind, share) for kind, share in _SHARES if not kind[0].isdigit() or int(kind[0]) <= max_hops]
    if max_hops < 2:
        kinds = [("1hop", 1.0)]
    kind = rng.choices([name for name, _ in kinds], [share for _, share in kinds])[0]
    if kind[0].isdigit():
        return _chain(world, rng, draw(), int(kind[0]), within)
    return _pair(world, rng, draw, kind, within)


def _chain(
    world: World, rng: random.Random, start: int, hops: int, within: AbstractSet[int] | None
) -> Objective | None:
    entity = world.entities[start]
    called, named = _named(rng, entity)
    steps: list[_Step] = []
    seen = {entity.place}
    while len(steps) < hops:
        if within is not None and entity.place not in within:
            return None
        final = len(steps) == hops - 1
        allowed = [
            relation
            for relation in world.relations[entity.kind]
            if relation.name in entity.facts
            and (final or relation.target not in ("year", "word"))
            and entity.facts[relation.name] not in seen
        ]
        if not allowed:
            return None
        relation = rng.choice(allowed)
        steps.append(_Step(entity, relation, entity.name if steps else called))
        value = entity.facts[relation.name]
        if isinstance(value, int):
            entity = world.entities[value]
            seen.add(value)
    last = steps[-1]
    subject = _phrase(rng, steps[:-1], named)
    question = rng.choice(last.relation.questions).replace("{X}", subject)
    return _objective(world, question, world.accepted(last.entity, last.relation), f"{hops}hop", steps)


def _pair(
    world: World, rng: random.Random, draw: Callable[[], int], kind: str, within: AbstractSet[int] | None
) -> Objective | None:
    """Two entities of one kind and a relation both have, asked for equality or order."""
    first = world.entities[draw()]
    allowed = [
        relation
        for relation in world.relations[first.kind]
        if (relation.same if kind == "yesno" else relation.order[0]) and relation.name in first.facts
    ]
    if not allowed or (within is not None and first.place not in within):
        return None
    relation = rng.choice(allowed)
    value = first.facts[relation.name]
    alike = kind == "yesno" and rng.random() < 0.5
    others = [
        entity
        for entity in world.entities
        if entity.kind == first.kind
        and entity.place != first.place
        and relation.name in entity.facts
        and (entity.facts[relation.name] == value) is alike
        and (within is None or entity.place in within)
    ]
    if not others:
        return None
    second = rng.choice(others)
    (called, named), (other_called, other_named) = _named(rng, first), _named(rng, second)
    names = named, other_named
    steps = [_Step(first, relation, called), _Step(second, relation, other_called)]
    if kind == "yesno":
        question = relation.same.replace("{X}", names[0]).replace("{Y}", names[1])
        return _objective(world, question, ("yes" if alike else "no",), kind, steps)
    later = rng.randrange(2)
    question = relation.order[later].replace("{X}", names[0]).replace("{Y}", names[1])
    ranked = sorted((first, second), key=lambda entity: str(entity.facts[relation.name]))
    winner = ranked[later]
    return _objective(world, question, tuple(filter(None, (winner.name, winner.alias))), kind, steps)


def _objective(world: World, question: str, answers: tuple[str, ...], kind: str, steps: Sequence[_Step]) -> Objective:
    facts = tuple(_sentence(world, step) for step in steps)
    support = tuple(f"p{step.entity.place}" for step in steps)
    return Objective(question, answers, kind, len(steps), "", support, facts)


def _sentence(world: World, step: _Step) -> str:
    form = step.relation.sentences[0]
    return form.replace("{S}", step.called).replace("{O}", world.value(step.entity, step.relation))


def _named(rng: random.Random, entity: Entity) -> tuple[str, str]:
    """What an entity is called in a question, bare and as written: films and novels with their kind, for they share titles."""
    if entity.kind in ("film", "book"):
        return entity.name, f"the {'film' if entity.kind == 'film' else 'novel'} {entity.name}"
    name = entity.alias if entity.alias and rng.random() < 0.25 else entity.name
    return name, name


def _phrase(rng: random.Random, steps: Sequence[_Step], inner: str) -> str:
    for step in steps:
        forms = [f"the {noun} of {{X}}" for noun in step.relation.nouns] + list(step.relation.clauses)
        inner = rng.choice(forms).replace("{X}", inner)
    return inner

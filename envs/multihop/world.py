"""A generated world: entities, who relates to whom, and the passages that say so."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from memenv.envs.multihop.corpus import Corpus, Passage
from memenv.envs.multihop.names import Namer
from memenv.envs.multihop.ontology import FILLERS, INTROS, KINDS, RELATIONS, Relation

__all__ = ["Entity", "World", "build_world"]

_BY_SUBJECT: dict[str, tuple[Relation, ...]] = {
    kind.name: tuple(relation for relation in RELATIONS if relation.subject == kind.name) for kind in KINDS
}
_BACK = {kind.name: kind.back for kind in KINDS}
#: How often a passage has a second name, and how often other passages then use it.
_ALIASED = {"person": 0.2, "city": 0.3, "company": 0.25}
_BY_ALIAS = 0.35
#: Characters of a passage, nearly: about 100 words, the pieces that Wikipedia is cut into for retrieval (DPR).
_LENGTH = 620


@dataclass(slots=True)
class Entity:
    """A node. `facts` maps a relation to an entity's place or, for years and words, to the text itself."""

    place: int
    kind: str
    name: str
    alias: str = ""
    woman: bool = False
    facts: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class World:
    """Entities and the corpus about them: passage number i is about entity number i."""

    entities: tuple[Entity, ...]
    corpus: Corpus
    relations: Mapping[str, tuple[Relation, ...]]

    def value(self, entity: Entity, relation: Relation) -> str:
        """The name or literal that `relation` leads to."""
        value = entity.facts[relation.name]
        return value if isinstance(value, str) else self.entities[value].name

    def accepted(self, entity: Entity, relation: Relation) -> tuple[str, ...]:
        """The accepted forms of that value: name and alias."""
        value = entity.facts[relation.name]
        if isinstance(value, str):
            return (value,)
        target = self.entities[value]
        return (target.name, target.alias) if target.alias else (target.name,)


@lru_cache(maxsize=2)
def build_world(seed: int, split: str, passages: int) -> World:
    """The world of a seed: `passages` entities with one passage each. Equal in every process.

    Cached, because the corpus and its index are by far the larger part of an episode.
    """
    rng = random.Random(f"memenv multihop world {split} {seed} {passages}")
    entities = _entities(rng, split, passages)
    _relate(rng, split, entities)
    texts = [_passage(rng, split, entity, entities) for entity in entities]
    order = list(range(len(entities)))
    rng.shuffle(order)  # a passage's place must not tell its kind
    listed = (Passage(f"p{place}", entities[place].name, texts[place]) for place in order)
    return World(tuple(entities), Corpus(listed, "generated"), _BY_SUBJECT)


def _entities(rng: random.Random, split: str, passages: int) -> list[Entity]:
    namer = Namer(rng, split)
    counts = {kind.name: max(2, round(kind.share * passages)) for kind in KINDS}
    counts["person"] = max(4, counts["person"] + passages - sum(counts.values()))
    entities: list[Entity] = []
    cities: list[str] = []
    films: list[str] = []
    for kind in ("city", "country", "river", "university", "company", "band", "film", "book", "person"):
        for number in range(counts[kind]):
            entity = Entity(len(entities), kind, "")
            if kind == "city":
                entity.name = namer.place()
                cities.append(entity.name)
            elif kind == "university":
                entity.name = namer.university(rng.choice(cities))
            elif kind == "person":
                entity.woman = rng.random() < 0.5
                entity.name = namer.person(entity.woman)
            elif kind == "film":
                entity.name = namer.title()
                films.append(entity.name)
            elif kind == "book":
                # every fifth novel was made into a film of the same title: titles are no keys
                entity.name = films[number] if number % 5 == 0 and number < len(films) else namer.title()
            else:
                entity.name = getattr(namer, kind)()
            if rng.random() < _ALIASED.get(kind, 0.0):
                entity.alias = namer.alias(kind, entity.name)
            entities.append(entity)
    return entities


def _relate(rng: random.Random, split: str, entities: list[Entity]) -> None:
    by_kind: dict[str, list[Entity]] = {}
    for entity in entities:
        by_kind.setdefault(entity.kind, []).append(entity)
    namer = Namer(rng, split)
    for entity in entities:
        for relation in _BY_SUBJECT[entity.kind]:
            if relation.target == "year":
                entity.facts[relation.name] = str(rng.randint(1900, 2019))
            elif relation.name == "currency":
                entity.facts[relation.name] = namer.currency()
            elif relation.name == "length":
                entity.facts[relation.name] = f"{rng.randint(40, 990)} km"
            elif relation.name != "spouse":
                others = by_kind[relation.target]
                entity.facts[relation.name] = rng.choice(others).place
    people = list(by_kind["person"])
    rng.shuffle(people)
    for first, second in zip(people[::2], people[1::2], strict=False):
        if rng.random() < 0.8:
            first.facts["spouse"], second.facts["spouse"] = second.place, first.place


def _passage(rng: random.Random, split: str, entity: Entity, entities: list[Entity]) -> str:
    called = f"{entity.name}, also known as {entity.alias}," if entity.alias else entity.name
    sentences = [_capital(rng.choice(INTROS[entity.kind]).replace("{S}", called))]
    relations = [relation for relation in _BY_SUBJECT[entity.kind] if relation.name in entity.facts]
    rng.shuffle(relations)
    for relation in relations:
        value = entity.facts[relation.name]
        told = value if isinstance(value, str) else _mention(rng, entities[value])
        forms = relation.sentences if split == "test" else relation.sentences[:-1]
        sentences.append(_capital(rng.choice(forms).replace("{S}", _refer(rng, entity)).replace("{O}", told)))
    length = sum(len(sentence) + 1 for sentence in sentences)
    for filler in rng.sample(FILLERS, len(FILLERS)):
        if length + len(filler) / 2 > _LENGTH:
            break
        sentences.insert(rng.randint(1, len(sentences)), filler)
        length += len(filler) + 1
    return " ".join(sentences)


def _mention(rng: random.Random, entity: Entity) -> str:
    return entity.alias if entity.alias and rng.random() < _BY_ALIAS else entity.name


def _refer(rng: random.Random, entity: Entity) -> str:
    """The subject of a later sentence: its name, or a word that stands for it, written as inside a sentence."""
    if rng.random() < 0.4:
        return entity.name
    if entity.kind == "person":
        return "she" if entity.woman else "he"
    back = rng.choice(_BACK[entity.kind])
    return back[0].lower() + back[1:]


def _capital(sentence: str) -> str:
    for before, after in _POSSESSIVES:
        sentence = sentence.replace(before, after)
    return sentence[0].upper() + sentence[1:]


#: "she's birthplace" and "directed she" are no English.
_POSSESSIVES = (
    ("she's ", "her "), ("he's ", "his "), ("it's ", "its "),
    (" of she", " of her"), (" of he ", " of him "), (" of he.", " of him."),
)  # fmt: skip

"""Generated lives: a few people who talk about their tastes, and later ask for things without repeating them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from random import Random

from memenv.envs.webshop import sayings
from memenv.envs.webshop.catalogue import Family
from memenv.envs.webshop.goals import NO_CAP, Goal
from memenv.envs.webshop.vocabulary import NAMES, Department
from memenv.stream import Experience, Item, Turn, to_days

__all__ = ["Life", "Need", "Trait", "TraitKey", "make_life"]

TraitKey = tuple[str, str, str]

_START = to_days(datetime(2024, 1, 8, 9))
_TURNS = 7
#: Chance that an instruction leaves this to memory, where the person has such a taste.
_HINTED = {"need": 0.8, "budget": 0.9}


@dataclass(slots=True)
class Trait:
    """One taste of one person: an aspect, the department it is about, and its value now."""

    person: str
    aspect: str
    department: Department
    value: str
    told: bool = False

    @property
    def key(self) -> TraitKey:
        """Person, department, aspect: what identifies the trait whatever its value."""
        return self.person, self.department.name, self.aspect

    @property
    def sentence(self) -> str:
        """The trait as a memory: self-contained, naming the person."""
        word, subject = self.department.word, f"{self.person}'s"
        if self.aspect == "budget":
            return f"{subject} {word} budget is ${self.value}."
        return f"{subject} {word} {self.aspect} is {self.value}."


@dataclass(frozen=True, slots=True)
class Need:
    """What an item is about: its goal, and for hindsight the traits that it hints at."""

    goal: Goal
    keys: tuple[TraitKey, ...]


class Life(tuple[Experience | Item, ...]):
    """The events of an episode, and what is told in each talk: by its source, the traits and their sentences.

    `told` is privileged: hindsight is made from it.
    """

    told: Mapping[str, tuple[tuple[TraitKey, str], ...]]


@dataclass(slots=True)
class _Shelf:
    """A person's corner of the shop: one department, one brand in it, and what they like of it."""

    families: dict[str, Family]
    traits: dict[str, Trait]

    @property
    def told(self) -> bool:
        return all(trait.told for trait in self.traits.values())


def make_life(
    shelves: dict[str, list[dict[str, Family]]], seed: int, users: int, items: int, shuffle_users: bool, tag: str
) -> Life:
    """A life.

    Args:
        shelves: for each department the brands, each with its families by type.
        seed: of this life.
        users: people.
        items: instructions.
        shuffle_users: control: what an instruction hints at belongs to nobody.
        tag: mixed into the seed; another tag gives other lives.
    """
    rng = Random(f"{tag} {seed}")
    people = rng.sample(NAMES, users)
    corners = [corner for person in people for corner in _corners(person, shelves, rng)]
    writer = _Writer(corners, shelves, rng, shuffle_users)
    life = Life(writer.write(items))
    life.told = writer.told
    return life


def _corners(person: str, shelves: dict[str, list[dict[str, Family]]], rng: Random) -> list[_Shelf]:
    return [_corner(person, rng.choice(shelves[name]), rng) for name in rng.sample(sorted(shelves), 2)]


def _corner(person: str, families: dict[str, Family], rng: Random) -> _Shelf:
    first = next(iter(families.values()))
    department = first.department
    values = {
        department.taste: rng.choice(first.base.options[0][1]),
        "brand": first.brand,
        "need": rng.choice(first.needs),
        "budget": f"{first.cap:g}",
    }
    if department.personal:
        values[department.personal] = rng.choice(department.options[1][1])
    return _Shelf(families, {aspect: Trait(person, aspect, department, value) for aspect, value in values.items()})


class _Writer:
    """Writes the events of a life, day by day."""

    def __init__(
        self, corners: list[_Shelf], shelves: dict[str, list[dict[str, Family]]], rng: Random, shuffle: bool
    ) -> None:
        self.corners, self.shelves, self.rng, self.shuffle = corners, shelves, rng, shuffle
        self.time = _START
        self.sessions = self.items = 0
        self.told: dict[str, tuple[tuple[TraitKey, str], ...]] = {}

    def write(self, items: int) -> list[Experience | Item]:
        """Talks and instructions, mixed: nobody asks for what has not been told; some tastes change on the way."""
        order = list(self.corners)
        self.rng.shuffle(order)
        waiting = [batch for corner in order for batch in self._batches(corner)]
        events: list[Experience | Item] = []
        lead = max(2, len(waiting) // 3)
        for _ in range(lead):
            events.append(self._session(waiting.pop(0)))
        talks = [*waiting, *([[]] * max(2, items // 6))]
        for number in range(items):
            due = round(len(talks) * (number + 1) / items) - round(len(talks) * number / items)
            for batch in [talks.pop(0) for _ in range(min(due, len(talks)))]:
                events.append(self._session(batch or self._changes()))
            events.append(self._item())
        return events

    def _batches(self, corner: _Shelf) -> list[list[Trait]]:
        traits = list(corner.traits.values())
        self.rng.shuffle(traits)
        half = (len(traits) + 1) // 2
        return [traits[:half], traits[half:]]

    def _changes(self) -> list[Trait]:
        """One or two told traits of one person that get a new value; the session tells them anew."""
        ready = [corner for corner in self.corners if corner.told]
        if not ready:
            return []
        corner = self.rng.choice(ready)
        changeable = [name for name in corner.traits if name not in ("brand", "budget")]
        return [corner.traits[name] for name in self.rng.sample(changeable, min(2, len(changeable)))]

    def _session(self, traits: Sequence[Trait]) -> Experience:
        """A talk: tastes told for the first time or anew, traps, and chat."""
        person = traits[0].person if traits else self.rng.choice(self.corners).traits["brand"].person
        lines = [self._tell(trait) for trait in traits]
        own = [corner for corner in self.corners if corner.traits["brand"].person == person]
        lines += [self._trap(self.rng.choice(own)) for _ in range(2)]
        lines += self.rng.sample(sayings.CHAT, max(0, _TURNS - len(lines)))
        self.rng.shuffle(lines)
        self.sessions += 1
        source = f"talk {self.sessions}"
        self.told[source] = tuple((trait.key, trait.sentence) for trait in traits)
        turns = tuple(
            Turn(person, line, self.time + number / 1440, f"{source}:{number + 1}") for number, line in enumerate(lines)
        )
        text = "\n".join(turn.line() for turn in turns)
        experience = Experience(text, self.time, source=source, kind="session", messages=turns)
        self._next_day()
        return experience

    def _tell(self, trait: Trait) -> str:
        said = ""
        if trait.told:
            old, trait.value = trait.value, self._other_value(trait)
            said = self.rng.choice(sayings.OLD[trait.aspect]).format(d=trait.department.word, v=old) + " "
        trait.told = True
        said += self.rng.choice(sayings.STATEMENTS[trait.aspect]).format(d=trait.department.word, v=trait.value)
        return _capitalised(said)

    def _other_value(self, trait: Trait) -> str:
        corner = next(corner for corner in self.corners if trait in corner.traits.values())
        return self.rng.choice([value for value in _choices(corner, trait.aspect) if value != trait.value])

    def _trap(self, corner: _Shelf) -> str:
        aspect = self.rng.choice(list(corner.traits))
        trait = corner.traits[aspect]
        choices = [value for value in self._anybodys(trait) if value != trait.value]
        template = self.rng.choice(sayings.TRAPS[aspect])
        return _capitalised(template.format(d=trait.department.word, v=self.rng.choice(choices)))

    def _anybodys(self, trait: Trait) -> list[str]:
        if trait.aspect == "brand":
            return [next(iter(brand.values())).brand for brand in self.shelves[trait.department.name]]
        if trait.aspect == "budget":
            return [str(10 * step) for step in range(2, 12)]
        if trait.aspect == "need":
            return list(trait.department.needs)
        return list(trait.department.options[0 if trait.aspect == trait.department.taste else 1][1])

    def _item(self) -> Item:
        ready = [corner for corner in self.corners if corner.told]
        corner = self.rng.choice(ready)
        traits = corner.traits
        person, department = traits["brand"].person, traits["brand"].department
        wanted = {aspect: trait.value for aspect, trait in traits.items()}
        families = corner.families
        if self.shuffle:
            families = self.rng.choice(self.shelves[department.name])
            wanted = {aspect: trait.value for aspect, trait in _corner(person, families, self.rng).traits.items()}
        (_, _), (group, _) = department.options
        personal = wanted.get(department.personal)
        offering = [
            family for family in families.values() if personal is None or personal in dict(family.base.options)[group]
        ]
        family = self.rng.choice(offering or list(families.values()))
        hinted = [aspect for aspect in traits if self.rng.random() < _HINTED.get(aspect, 1.0)]
        if not offering:
            hinted.remove(department.personal)
        return self._write_item(person, family, wanted, hinted, traits)

    def _write_item(
        self, person: str, family: Family, wanted: dict[str, str], hinted: list[str], traits: dict[str, Trait]
    ) -> Item:
        department, base = family.department, family.base
        feature = self.rng.choice(family.features)
        text = self.rng.choice(sayings.REQUESTS).format(p=person, feature=feature, type=family.type)
        spoken = [self.rng.choice(sayings.HINTS[aspect]).format(p=person, d=department.word) for aspect in hinted]
        options = [wanted[department.taste]]
        (_, _), (group, _) = department.options
        if department.personal in hinted:
            options.append(wanted[department.personal])
        else:
            options.append(self.rng.choice(dict(base.options)[group]))
            spoken.append(f"{group} {options[1]}")
        self.rng.shuffle(spoken)
        attributes = [feature]
        attributes += [wanted["need"]] if "need" in hinted else []
        attributes += [wanted["brand"].lower()] if "brand" in hinted else []
        self.items += 1
        instruction = f"{text}, {', '.join(spoken)}."
        goal = Goal(
            base.asin,
            instruction,
            tuple(attributes),
            tuple(options),
            price_upper=float(wanted["budget"]) if "budget" in hinted else NO_CAP,
            category=base.category,
            query=base.query,
            product_category=base.product_category,
            nouns=base.nouns,
        )
        need = Need(goal, tuple(traits[aspect].key for aspect in hinted))
        item = Item(
            instruction,
            self.time,
            category=department.name,
            id=f"order {self.items}",
            gold=json.dumps({"asin": base.asin, "options": options}),
            data=need,
        )
        self._next_day()
        return item

    def _next_day(self) -> None:
        self.time += self.rng.choice((0.5, 1.0, 1.5, 2.0))


def _choices(corner: _Shelf, aspect: str) -> list[str]:
    family = next(iter(corner.families.values()))
    if aspect == "need":
        return list(family.needs)
    if aspect == family.department.taste:
        return list(family.base.options[0][1])
    return list(family.department.options[1][1])


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]

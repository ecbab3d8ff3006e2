"""A generated catalogue in which the first hit is rarely the right one.

Every brand of a department sells every type as a family of near-duplicates: the base product has the brand's two
signature needs and two features; its twins each differ in one thing (a need, a feature, the price, the options on
offer), and a stray carries the type's name and is something else. Brands sell a type under names of their own in long
titles, as shops do, so the reward's type factor tells brands apart too. An instruction that names half of what is
wanted leaves several products that look alike, and what a person's memory adds tells them apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from memenv.envs.webshop.goals import seeded
from memenv.envs.webshop.nouns import heuristic_nouns
from memenv.envs.webshop.products import Product
from memenv.envs.webshop.vocabulary import ADJECTIVES, DEPARTMENTS, Department

__all__ = ["Family", "families", "products"]

_SYLLABLES = (
    "bra",
    "cor",
    "del",
    "fen",
    "gal",
    "hir",
    "jun",
    "kel",
    "lor",
    "mav",
    "nex",
    "pol",
    "quin",
    "rin",
    "sol",
    "tav",
    "vel",
    "wex",
    "yor",
    "zan",
)
_ENDINGS = ("a", "o", "ix", "en", "is", "ora", "ett", "ium", "ane", "eo")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
_CLOSERS = (
    "Made to hold up in daily use.",
    "Checked by hand before it ships.",
    "Answers to questions come within a day.",
    "Packed without plastic.",
    "A small team stands behind it.",
    "Comes with a two year promise.",
)


@dataclass(frozen=True, slots=True)
class Family:
    """What one brand sells of one type: the base product and its near-duplicates.

    Attributes:
        needs: the brand's signature attributes.
        features: of the base product.
        cap: dollars; the base product costs less, the over-priced twin more.
    """

    department: Department
    brand: str
    type: str
    needs: tuple[str, ...]
    features: tuple[str, ...]
    cap: float
    members: tuple[Product, ...]

    @property
    def base(self) -> Product:
        """The product that has it all."""
        return self.members[0]


@dataclass(frozen=True, slots=True)
class _Brand:
    name: str
    department: Department
    needs: tuple[str, ...]
    taste: tuple[str, ...]
    level: float
    names: dict[str, str]
    line: str


def families(count: int, seed: int) -> Iterator[Family]:
    """Families for at least `count` products; the same seed gives the same first ones for any count.

    Brands come in rounds, one per department, until there are enough products.
    """
    used: set[str] = set()
    made = number = 0
    while made < count:
        for department in DEPARTMENTS:
            brand = _make_brand(department, seeded(seed, "brand", number, department.name), used)
            for kind in department.types:
                family = _family(brand, kind, seeded(seed, "family", number, kind))
                yield replace(
                    family,
                    members=tuple(
                        replace(product, asin=_asin(made + place, seed)) for place, product in enumerate(family.members)
                    ),
                )
                made += len(family.members)
        number += 1


def _asin(number: int, seed: int) -> str:
    """A different ASIN for every number, without visible order: multiplication modulo 36 ** 8 is a permutation."""
    code, letters = (number * 1_234_567_891_013 + seed * 97 + 1_000_003) % len(_LETTERS) ** 8, ""
    for _ in range(8):
        code, letter = divmod(code, len(_LETTERS))
        letters += _LETTERS[letter]
    return f"B0{letters}"


def products(count: int, seed: int) -> Iterator[Product]:
    """The first `count` products, family by family (their ASINs, which break the ties of search, are scattered)."""
    return islice((product for family in families(count, seed) for product in family.members), count)


def _coin(rng: Random) -> str:
    """A made-up word."""
    return "".join(rng.choice(_SYLLABLES) for _ in range(rng.randrange(1, 4))).title() + rng.choice(_ENDINGS)


def _called(names: Sequence[str], rng: Random) -> str:
    """A brand's own name for a type: the modifier of one of its names before the noun of another."""
    return f"{rng.choice(names).split()[0]} {rng.choice(names).split()[1]}"


def _make_brand(department: Department, rng: Random, used: set[str]) -> _Brand:
    name = ""
    while not name or name in used:
        name = _coin(rng)
    used.add(name)
    taste = tuple(rng.sample(department.options[0][1], 6))
    level = 12.0 * (90.0 / 12.0) ** rng.random()
    names = {kind: _called(words, rng) for kind, words in department.types.items()}
    line = f"{_coin(rng)} {_coin(rng)}"
    return _Brand(name, department, tuple(rng.sample(department.needs, 2)), taste, level, names, line)


def _family(brand: _Brand, kind: str, rng: Random) -> Family:
    department = brand.department
    features = tuple(rng.sample(department.features, 2))
    cap = 5.0 * round(brand.level * 1.25 / 5)
    price = round(min(brand.level * rng.uniform(0.85, 1.1), cap - 0.01), 2)
    model, options = _coin(rng), _offer(brand, rng)
    base = _product(brand, kind, model, features, brand.needs, price, options, rng)
    members = [base]
    for kept in (0, 1):
        needs = (brand.needs[kept], rng.choice([need for need in department.needs if need not in brand.needs]))
        members.append(_product(brand, kind, model, features, needs, price, _offer(brand, rng), rng))
    other = (features[rng.randrange(2)], rng.choice([one for one in department.features if one not in features]))
    members.append(_product(brand, kind, model, other, brand.needs, price, _offer(brand, rng), rng))
    for offered in (options, _offer(brand, rng)):
        dear = round(cap * rng.uniform(1.15, 2.2), 2)
        members.append(_product(brand, kind, model, features, brand.needs, dear, offered, rng))
    members.append(_stray(brand, kind, features, rng))
    return Family(department, brand.name, kind, brand.needs, features, cap, tuple(members))


_Options = tuple[tuple[str, tuple[str, ...]], ...]


def _offer(brand: _Brand, rng: Random) -> _Options:
    (taste, _), (personal, sizes) = brand.department.options
    return ((taste, tuple(rng.sample(brand.taste, 6))), (personal, tuple(rng.sample(sizes, min(7, len(sizes))))))


def _product(
    brand: _Brand,
    kind: str,
    model: str,
    features: Sequence[str],
    needs: Sequence[str],
    price: float,
    options: _Options,
    rng: Random,
) -> Product:
    attributes = [*features, *needs]
    rng.shuffle(attributes)
    shown = rng.choice(needs).title()
    first, second = rng.sample((*brand.department.adjectives, *ADJECTIVES), 2)
    name, line = brand.names[kind].title(), brand.line
    code = f"{rng.choice(_LETTERS[:26])}{rng.randrange(100, 10000)}"
    title = rng.choice(
        (
            f"{brand.name} {line} {first} {name}, {shown}, {second}, {model} {code}",
            f"{first} {name} by {brand.name}, {line} {model}, {second} with {shown} ({code})",
            f"{brand.name} {name} {model} {code} - {line} - {shown}, {first} and {second}",
            f"{name}, {brand.name} {line}, {first}, {second}, {shown}, {model} {code}",
        )
    )
    bullets = [f"{attribute.upper()}: {_praise(attribute, kind, rng)}" for attribute in attributes]
    listed = ", ".join(attributes[:-1]) + " and " + attributes[-1]
    return _with_nouns(
        Product(
            asin="",
            title=title,
            description=f"{rng.choice(_CLOSERS)} The {kind} by {brand.name} offers {listed}. {rng.choice(_CLOSERS)}",
            bullets=(*bullets, f"In the box: one {kind}."),
            prices=(price,) if rng.random() < 0.8 else (round(price * 0.9, 2), price),
            options=options,
            attributes=tuple(sorted(attributes)),
            category=brand.department.name,
            query=kind,
            product_category=f"{brand.department.path} › {kind.title()}",
        )
    )


def _praise(attribute: str, kind: str, rng: Random) -> str:
    return rng.choice(
        (
            f"what you would hope for from a {kind}.",
            f"the first thing that owners of this {kind} mention.",
            f"worked out over three rounds of trials of the {kind}.",
            f"a {kind} should not come without it.",
        )
    )


def _stray(brand: _Brand, kind: str, features: Sequence[str], rng: Random) -> Product:
    """Something that a search for the type finds and that is of no use: it shares one noun and no category."""
    extra = rng.choice(brand.department.extras)
    code = f"{rng.choice(_LETTERS[:26])}{rng.randrange(100, 10000)}"
    return _with_nouns(
        Product(
            asin="",
            title=f"{extra.title()} {code} for every {kind}",
            description=f"For every {kind}: a {extra}. Goes with {features[0]} as with {features[1]} models. "
            f"{rng.choice(_CLOSERS)}",
            bullets=(f"A {extra} for your {kind}.", rng.choice(_CLOSERS)),
            prices=(round(rng.uniform(5, 30), 2),),
            options=(("style", ("standard", "large pack", "travel")),),
            attributes=("easy storage",),
            category="accessories",
            query=extra,
            product_category=f"Household Supplies › {extra.title()}",
        )
    )


def _with_nouns(product: Product) -> Product:
    return replace(product, nouns=heuristic_nouns(product.title))

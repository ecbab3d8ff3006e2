"""Names for a generated world: pronounceable, unique, with near-twins among them. Train and test share no syllables."""

from __future__ import annotations

import random

__all__ = ["Namer"]

_SYLLABLES = {
    "train": (
        (
            "Bar",
            "Cal",
            "Dor",
            "Fen",
            "Gar",
            "Hal",
            "Jor",
            "Kel",
            "Lor",
            "Mar",
            "Nor",
            "Pel",
            "Ros",
            "Sel",
            "Tor",
            "Var",
        ),
        ("a", "e", "i", "o", "an", "el", "in", "or", "em", "ar"),
        ("dal", "den", "fort", "gate", "ham", "holm", "ley", "mere", "nau", "rick", "stad", "ton", "vik", "wald"),
    ),
    "test": (
        (
            "Ael",
            "Bren",
            "Cor",
            "Dun",
            "Eir",
            "Fal",
            "Glen",
            "Hov",
            "Ist",
            "Kor",
            "Lund",
            "Mol",
            "Os",
            "Quen",
            "Ryn",
            "Ul",
        ),
        ("ea", "ia", "u", "y", "on", "ul", "is", "er", "ov", "ac"),
        ("bach", "brook", "by", "combe", "dorf", "eth", "furt", "grad", "keep", "lund", "moor", "pont", "rova", "thal"),
    ),
}
_FIRST = {
    "train": (
        (
            "Ada",
            "Clara",
            "Edith",
            "Greta",
            "Ida",
            "Karin",
            "Marta",
            "Olga",
            "Petra",
            "Rosa",
            "Thea",
            "Vera",
            "Wanda",
            "Zelda",
        ),
        (
            "Adam",
            "Bruno",
            "Conrad",
            "Edgar",
            "Felix",
            "Henrik",
            "Jonas",
            "Leon",
            "Magnus",
            "Oscar",
            "Pavel",
            "Rolf",
            "Stefan",
            "Viktor",
        ),
    ),
    "test": (
        (
            "Agnes",
            "Bettina",
            "Dora",
            "Fiona",
            "Hanna",
            "Irma",
            "Judith",
            "Livia",
            "Nina",
            "Paula",
            "Sonja",
            "Tilda",
            "Ursula",
            "Yvonne",
        ),
        (
            "Anton",
            "Boris",
            "Daniel",
            "Emil",
            "Georg",
            "Hugo",
            "Ivan",
            "Klaus",
            "Ludwig",
            "Mikael",
            "Nils",
            "Rasmus",
            "Simon",
            "Tobias",
        ),
    ),
}
_ADJECTIVES = {
    "train": (
        "Silver",
        "Hidden",
        "Broken",
        "Golden",
        "Silent",
        "Crimson",
        "Distant",
        "Frozen",
        "Hollow",
        "Winding",
        "Early",
        "Gentle",
    ),
    "test": (
        "Amber",
        "Bitter",
        "Paper",
        "Scarlet",
        "Velvet",
        "Wooden",
        "Iron",
        "Northern",
        "Borrowed",
        "Restless",
        "Second",
        "Narrow",
    ),
}
_NOUNS = {
    "train": (
        "Lantern",
        "Harbour",
        "Garden",
        "Orchard",
        "Bridge",
        "Mirror",
        "Station",
        "Meadow",
        "Compass",
        "Letter",
        "Winter",
        "Sparrow",
    ),
    "test": (
        "Anchor",
        "Carousel",
        "Chimney",
        "Ferry",
        "Glacier",
        "Ladder",
        "Mountain",
        "Pavilion",
        "Quarry",
        "Shadow",
        "Tower",
        "Violin",
    ),
}
_FIRM = ("Industries", "Works", "Holdings", "Partners", "Trading", "Pictures", "Press", "Systems", "Motors", "Records")
_BAND = ("Owls", "Riders", "Echoes", "Foxes", "Pilots", "Strangers", "Tides", "Wolves")


class Namer:
    """Draws names of one split; never the same one twice."""

    def __init__(self, rng: random.Random, split: str) -> None:
        self._rng = rng
        self._start, self._middle, self._end = _SYLLABLES[split]
        self._women, self._men = _FIRST[split]
        self._adjectives, self._nouns = _ADJECTIVES[split], _NOUNS[split]
        self._taken: set[str] = set()

    def place(self) -> str:
        """A city or part of another name."""
        return self._new(lambda extra: self._word(extra) + self._rng.choice(self._end))

    def person(self, woman: bool) -> str:
        """First and family name; family names repeat, so that namesakes stand beside each other."""
        firsts = self._women if woman else self._men
        return self._new(lambda extra: f"{self._rng.choice(firsts)} {self._word(extra)}{self._rng.choice(self._end)}")

    def title(self) -> str:
        """Of a film or novel."""
        return self._new(self._title)

    def company(self) -> str:
        """Of a firm."""
        return self._new(lambda extra: f"{self._word(extra)}{self._rng.choice(self._end)} {self._rng.choice(_FIRM)}")

    def university(self, city: str) -> str:
        """Of a university; its city is often, not always, where the name says."""
        return self._new(
            lambda extra: f"University of {city}" if not extra else f"{self._word(extra)} {city} University"
        )

    def band(self) -> str:
        """Of a band."""
        return self._new(
            lambda extra: f"The {self._word(extra)}{self._rng.choice(self._end)} {self._rng.choice(_BAND)}"
        )

    def river(self) -> str:
        """Of a river."""
        return self._new(lambda extra: f"River {self._word(extra)}")

    def country(self) -> str:
        """Of a country."""
        return self._new(lambda extra: self._word(extra) + self._rng.choice(("ia", "land", "onia", "mark")))

    def currency(self) -> str:
        """Of a currency, in lower case."""
        return self._new(lambda extra: (self._word(extra) + self._rng.choice(("mark", "crown", "ar", "ino"))).lower())

    def alias(self, kind: str, name: str) -> str:
        """Another name of an entity."""
        if kind == "person":
            return self._new(
                lambda extra: (
                    f"{self._rng.choice(self._adjectives)} {name.split()[0]}{' ' + self._word(extra) if extra else ''}"
                )
            )
        if kind == "city":
            return self._new(lambda extra: f"Port {self._word(extra)}{self._rng.choice(self._end)}")
        if kind == "company":
            return self._new(lambda extra: f"{self._word(extra).upper()} Group")
        return self._new(lambda extra: f"Old {self._word(extra)}")

    def _word(self, extra: int) -> str:
        middle = "".join(self._rng.choice(self._middle) for _ in range(1 + extra // 8))
        return self._rng.choice(self._start) + middle

    def _title(self, extra: int) -> str:
        rng = self._rng
        adjective, noun = rng.choice(self._adjectives), rng.choice(self._nouns)
        form = rng.randrange(3) if not extra else 3
        if form == 0:
            return f"The {adjective} {noun}"
        if form == 1:
            return f"{adjective} {noun}"
        if form == 2:
            return f"The {noun} and the {rng.choice([other for other in self._nouns if other != noun])}"
        return f"The {adjective} {noun} of {self._word(extra)}{rng.choice(self._end)}"

    def _new(self, draw: object) -> str:
        assert callable(draw)
        for extra in range(1000):
            name: str = draw(extra)
            if name not in self._taken:
                self._taken.add(name)
                return name
        raise AssertionError("a thousand draws gave no new name")

"""The names of things in free text: any spelling, number and common synonym of ALFWorld's kinds."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memenv.envs.alfworld.houses import LAMP
from memenv.envs.alfworld.rooms import ACCEPTS, OBJECTS, ROOMS

__all__ = ["RECEPTACLES", "THINGS", "Mention", "mentions"]

_RECEPTACLE_KINDS = sorted({kind for kinds in ROOMS.values() for kind in kinds} | ACCEPTS.keys())
_THING_KINDS = sorted(
    {what for always, some in OBJECTS.values() for what in (*always, *some)}
    | {what for kinds in ACCEPTS.values() for what in kinds}
    | {LAMP, "FloorLamp"}
)
#: Kinds as the game's texts write them.
RECEPTACLES = frozenset(kind.lower() for kind in _RECEPTACLE_KINDS)
THINGS = frozenset(kind.lower() for kind in _THING_KINDS)

_SYNONYMS = {
    "refrigerator": "fridge",
    "sink": "sinkbasin",
    "basin": "sinkbasin",
    "bathtub": "bathtubbasin",
    "bath": "bathtubbasin",
    "counter": "countertop",
    "worktop": "countertop",
    "bin": "garbagecan",
    "trash can": "garbagecan",
    "trash": "garbagecan",
    "couch": "sofa",
    "tv stand": "tvstand",
    "stove": "stoveburner",
    "burner": "stoveburner",
    "hamper": "laundryhamper",
    "cupboard": "cabinet",
    "phone": "cellphone",
    "mobile phone": "cellphone",
    "remote": "remotecontrol",
    "sponge": "dishsponge",
    "toilet roll": "toiletpaper",
    "salt": "saltshaker",
    "pepper": "peppershaker",
    "soap": "soapbar",
    "key chain": "keychain",
    "keys": "keychain",
    "desk light": "desklamp",
    "lamp": "desklamp",
}


def _plurals(name: str) -> tuple[str, ...]:
    if name.endswith("fe"):
        return (name, name[:-2] + "ves")
    if name.endswith("shelf"):
        return (name, name[:-1] + "ves")
    return (name, name + "s", name + "es")


#: All forms of all names, written in one word.
_KINDS = {
    form: kind
    for name, kind in [*((kind, kind) for kind in sorted(RECEPTACLES | THINGS)), *sorted(_SYNONYMS.items())]
    for form in _plurals(name.replace(" ", ""))
}
_WORD = re.compile(r"[a-z]+|\d+")
_LONGEST = 3  # words in a name: "toilet paper hanger"


@dataclass(frozen=True, slots=True)
class Mention:
    """A kind named in a text, with its number if one follows ("cabinet 4"), else 0."""

    kind: str
    number: int

    @property
    def is_receptacle(self) -> bool:
        """Whether it is something that other things lie in or on."""
        return self.kind in RECEPTACLES


def mentions(text: str) -> list[Mention]:
    """The kinds that a lower-case text names, in order. Parts of a name may be joined, spaced or hyphenated."""
    words = _WORD.findall(text)
    found = []
    i = 0
    while i < len(words):
        for length in range(_LONGEST, 0, -1):
            kind = _KINDS.get("".join(words[i : i + length])) if i + length <= len(words) else None
            if kind is not None:
                i += length
                numbered = i < len(words) and words[i].isdigit() and len(words[i]) <= 3
                found.append(Mention(kind, int(words[i]) if numbered else 0))
                i += numbered
                break
        else:
            i += 1
    return found

"""Fuzzy string agreement as WebShop's reward measures it: thefuzz's token set ratio, and colour words."""

from __future__ import annotations

import re
from functools import lru_cache

__all__ = ["COLORS", "normalize_color", "token_set_ratio"]


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


#: Colour words in the order in which they are looked for (alphabetical; the first found wins).
COLORS: tuple[str, ...] = _words(
    "alabaster apricot aqua ash asphalt azure banana beige black blue blush bordeaux bronze brown burgundy camel "
    "camo caramel champagne charcoal cheetah chestnut chocolate christmas coffee cognac copper coral cranberry "
    "cream crystal dark denim eggplant elephant espresso fuchsia gold granite grape graphite grass gray green grey "
    "heather indigo ivory ivy khaki lavender lemon leopard light lilac lime magenta maroon mauve merlot midnight "
    "mint mocha multicolor mushroom mustard natural navy nude olive orange peach pewter pink plum purple rainbow "
    "red rose royal rust sand sapphire seashell silver skull slate steel stone stonewash sunflower tan taupe teal "
    "tiger turquoise violet walnut wheat white wine yellow"
)

_NOT_WORD = re.compile(r"\W")
_LATIN1_UPPER_HALF = dict.fromkeys(range(128, 256))


def normalize_color(value: str | tuple[str, str]) -> str | tuple[str, str]:
    """The first colour word contained in `value`, else `value` itself.

    A pair (option name, option value), which a synthetic goal has, counts only where one of its two strings *is* a
    colour word. As in the original this is applied to every option, sizes too ("standard" gives "tan").
    """
    for color in COLORS:
        if color in value:
            return color
    return value


@lru_cache(maxsize=65536)
def token_set_ratio(a: str, b: str) -> int:
    """thefuzz 0.19's `fuzz.token_set_ratio`, an integer in [0, 100].

    Both strings are cleaned (characters 128-255 dropped, every non-word character a space, lower-cased, stripped) and
    split into sets of words. Compared are, pairwise, the sorted common words alone, and followed by each side's rest;
    the best ratio counts. The ratio of two strings is 2 L / (len(a) + len(b)) with L the length of their longest
    common subsequence, which is what thefuzz computes with its C extension. (Without the extension it uses difflib,
    whose L can be smaller: low scores differ by a few points.)
    """
    first, second = _clean(a), _clean(b)
    if not first or not second:
        return 0
    left, right = set(first.split()), set(second.split())
    common = " ".join(sorted(left & right))
    with_left = f"{common} {' '.join(sorted(left - right))}".strip()
    with_right = f"{common} {' '.join(sorted(right - left))}".strip()
    return max(_ratio(common, with_left), _ratio(common, with_right), _ratio(with_left, with_right))


def _clean(text: str) -> str:
    return _NOT_WORD.sub(" ", text.translate(_LATIN1_UPPER_HALF)).lower().strip()


def _ratio(a: str, b: str) -> int:
    if not a or not b:
        return 0
    if a == b:
        return 100
    return round(100 * 2 * _common_subsequence(a, b) / (len(a) + len(b)))


def _common_subsequence(a: str, b: str) -> int:
    """Length of the longest common subsequence, by bit-parallel rows (Hyyro 2004): one big-integer row per letter."""
    masks: dict[str, int] = {}
    for position, letter in enumerate(a):
        masks[letter] = masks.get(letter, 0) | 1 << position
    full = (1 << len(a)) - 1
    row = full
    for letter in b:
        hit = row & masks.get(letter, 0)
        row = (row + hit | row - hit) & full
    return len(a) - row.bit_count()

"""Which of many patterns can match a text at all: a look for words they need, before the exact searches.

From each pattern's parse tree comes a set of literals of which every match holds at least one (Cox 2012, "Regular
Expression Matching with a Trigram Index", describes the same for code search). A text that has none of them is not
searched. The answer is exact where it says no: patterns whose literals are unknown are always let through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from re import _constants as op  # type: ignore[attr-defined]  # the parse tree has no public home
from re import _parser  # type: ignore[attr-defined]
from typing import Any

__all__ = ["COMMON", "Gates", "fold", "needed", "places"]

#: A run of literals is followed through so many spellings, and no more.
_SPELLINGS = 64
#: Sets larger than this are no cheaper than the search.
_LITERALS = 256
_FREQUENT = (
    """a an the and or of to in on at by for with as is are was were be been i my you it has had have not this that"""
)
#: Words that most texts have: of a literal with blanks another part is looked for.
COMMON = frozenset(_FREQUENT.split())
#: Words whose openings are kept, for each gate; those of one text may go beyond.
_WORDS = 1 << 12
#: Letters that match others when case is ignored, and which `str.lower` leaves alone or makes two of.
_ODD = str.maketrans({"ſ": "s", "ı": "i", "İ": "i"})

#: Of a literal, and of the blanks beside it.
_Part = tuple[str, bool, bool, str, int]
_Tree = Sequence[tuple[Any, Any]]


def fold(text: str) -> str:
    """`text` in the one case in which literals are looked for."""
    return text.lower() if text.isascii() else text.translate(_ODD).lower()


def needed(pattern: str, common: frozenset[str] = frozenset()) -> frozenset[str]:
    """Literals, folded, of which every match of the regular expression has at least one; empty where none are known.

    `common`: words that tell little, to be taken where there is no other choice.
    """
    return _best(_parser.parse(pattern), common) or frozenset()


def _spellings(tree: _Tree) -> frozenset[str] | None:
    """All strings that `tree` can consume, folded; None where they are many or unknown."""
    found = frozenset([""])
    for node in tree:
        part = _spelled(node)
        if part is None or len(part) * len(found) > _SPELLINGS:
            return None
        found = frozenset(head + tail for head in found for tail in part)
    return found


def _spelled(node: tuple[Any, Any]) -> frozenset[str] | None:
    kind, given = node
    if kind is op.LITERAL:
        return _letter(given)
    if kind in (op.AT, op.ASSERT, op.ASSERT_NOT):
        return frozenset([""])
    if kind is op.IN:
        if any(inner is not op.LITERAL for inner, _ in given):
            return None
        letters = [_letter(code) for _, code in given]
        return None if None in letters else frozenset().union(*(letter for letter in letters if letter))
    if kind is op.SUBPATTERN:
        return _spellings(given[3])
    if kind is op.BRANCH:
        ways = [_spellings(way) for way in given[1]]
        joined: frozenset[str] = frozenset().union(*(way for way in ways if way))
        return None if None in ways or len(joined) > _SPELLINGS else joined
    if kind in (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT) and given[1] == 1:
        inside = _spellings(given[2])
        return inside if inside is None or given[0] else inside | {""}
    if kind is op.ATOMIC_GROUP:
        return _spellings(given)
    return None


def _letter(code: int) -> frozenset[str] | None:
    # letters beyond ASCII have relatives in other cases that are not worth following
    return frozenset([chr(code).lower()]) if code < 128 else None


def _best(tree: _Tree, common: frozenset[str]) -> frozenset[str] | None:
    """The set of literals that lets fewest texts through."""
    candidates: list[frozenset[str]] = []
    run = frozenset([""])
    for node in tree:
        part = _spelled(node)
        if part is not None and len(run) * len(part) <= _SPELLINGS:
            run = frozenset(head + tail for head in run for tail in part)
        else:
            candidates.append(run)
            run = part if part is not None else frozenset([""])
        if (inside := _inside(node, common)) is not None:
            candidates.append(inside)
    candidates.append(run)
    usable = [_shortest(literals) for literals in candidates if "" not in literals]
    return min(usable, key=lambda literals: _frequency(literals, common), default=None)


def _inside(node: tuple[Any, Any], common: frozenset[str]) -> frozenset[str] | None:
    kind, given = node
    if kind is op.SUBPATTERN:
        return _best(given[3], common)
    if kind is op.ATOMIC_GROUP:
        return _best(given, common)
    if kind is op.ASSERT:
        return _best(given[1], common)
    if kind in (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT) and given[0]:
        return _best(given[2], common)
    if kind is op.BRANCH:
        ways = [_best(way, common) for way in given[1]]
        joined: frozenset[str] = frozenset().union(*(way for way in ways if way))
        return None if None in ways or len(joined) > _LITERALS else joined
    return None


def _shortest(literals: Iterable[str]) -> frozenset[str]:
    """The set without literals that hold another of it."""
    kept: list[str] = []
    for literal in sorted(literals, key=lambda text: (len(text), text)):
        if not any(other in literal for other in kept):
            kept.append(literal)
    return frozenset(kept)


def _frequency(literals: frozenset[str], common: frozenset[str]) -> tuple[float, list[str]]:
    """Roughly how often a text has one of them; then their order, so that every process chooses alike."""
    return sum(
        [1.0 if literal.strip() in common else 8.0 ** -min(len(literal), 6) for literal in sorted(literals)]
    ), sorted(literals)


@lru_cache(maxsize=1 << 13)  # a word that is new to one gate is soon new to others
def _trigrams(word: str) -> tuple[str, ...]:
    return tuple([word[place : place + 3] for place in range(len(word) - 2)])


def places(mask: int) -> list[int]:
    """The places of the bits of `mask`, ascending: what is open, without a look at all that is not."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


class _Words(dict[str, int]):
    """What each word opens, learned when it first comes up: a text is then one pass that the interpreter does not see."""

    __slots__ = ("_learn",)

    def __init__(self, learn: Callable[[str], int]) -> None:
        super().__init__()
        self._learn = learn

    def __missing__(self, word: str) -> int:
        found = self[word] = self._learn(word)
        return found


class Gates:
    """For patterns in groups: which groups have a pattern that can match a text.

    A literal without a blank stands inside of one word, and texts share their words: what a word opens is found once,
    by its trigrams. Of a literal with blanks the longest part is looked for in words, then all of it in the text.

    Args:
        groups: regular expressions by group, in any case.
        common: as `needed` has it.
    """

    def __init__(self, groups: Iterable[Iterable[str]], common: frozenset[str] = frozenset()) -> None:
        self._always = 0
        #: What to look for in words: by one of its trigrams, or shorter than that; whether it must begin a word, and end
        #: one; the whole literal, and its bits.
        self._by_trigram: dict[str, list[_Part]] = {}
        self._short: list[_Part] = []
        #: What words open, and which literals with blanks they may be a part of; emptied when they are many.
        self._words = _Words(self._learn)
        self._parts: dict[str, tuple[tuple[str, int], ...]] = {}
        bits: dict[str, int] = {}
        size = 0
        for place, patterns in enumerate(groups):
            size = place + 1
            for pattern in patterns:
                literals = needed(pattern, common)
                if not literals or any(not literal.split() for literal in literals):
                    self._always |= 1 << place
                    continue
                for literal in literals:
                    bits[literal] = bits.get(literal, 0) | 1 << place
        #: Marks a word that may be a part of a longer literal.
        self._flag = 1 << size
        for literal in sorted(bits):
            mask = bits[literal] & ~self._always
            if not mask:
                continue
            parts = literal.split()
            part = max(parts, key=lambda part: (part not in COMMON, len(part)))
            begins = part is not parts[0] or literal[0] == " "
            ends = part is not parts[-1] or literal[-1] == " "
            where = self._short if len(part) < 3 else self._by_trigram.setdefault(part[:3], [])
            where.append((part, begins, ends, literal, mask))

    def open(self, folded: str) -> int:
        """A bit for each group that may match; `folded` is the text through `fold`."""
        if len(self._words) >= _WORDS:
            self._words.clear()
            self._parts.clear()
        words = folded.split()
        mask = reduce(or_, map(self._words.__getitem__, words), self._always)
        if mask & self._flag:
            mask ^= self._flag
            for word in self._parts.keys() & words:
                for literal, bits in self._parts[word]:
                    if literal in folded:
                        mask |= bits
        return mask

    def _learn(self, word: str) -> int:
        """What a word opens; what it may be a part of is noted."""
        found = 0
        parts: list[tuple[str, int]] = []
        table = self._by_trigram
        looked = [entries for gram in _trigrams(word) if (entries := table.get(gram))]
        for entries in (*looked, self._short):
            for part, begins, ends, literal, bits in entries:
                if part not in word or (begins and not word.startswith(part)) or (ends and not word.endswith(part)):
                    continue
                if part == literal:
                    found |= bits
                else:
                    parts.append((literal, bits))
        if parts:
            found |= self._flag
            self._parts[word] = tuple(parts)  # of strings and numbers alone: nothing for the garbage collector
        return found

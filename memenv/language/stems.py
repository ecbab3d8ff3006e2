"""Words and stems of a text, shared by every index and reader."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from memenv.caches import TEXTS

__all__ = ["STOP_WORDS", "content_stems", "stem", "stems", "term_counts", "words"]

#: A word: letters and digits, with inner apostrophes; hyphens separate.
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
#: ASCII bytes: small letters for large ones, and blanks for all that is no letter, digit or apostrophe.
_BLANKED = (
    bytes(ord(chr(code).lower()) if chr(code).isalnum() or code == 39 else 32 for code in range(128)) + b" " * 128
)

#: Apostrophes that stand inside of no word.
_LOOSE = (" '", "' ", "''")

_STOP = """a an the and or but if then else of at by for with about against between into through during to from up down in
    out on off over under again further once here there when where why how all any both each few more most other some
    such no nor not only own same so than too very s t can will just don should now i me my myself we our ours us you
    your yours he him his she her hers it its they them their theirs what which who whom whose this that these those am
    is are was were be been being have has had having do does did doing would could shall may might must ought as
    because until while im ive id ill youre youve hes shes its theyre thats whats didnt doesnt dont isnt wasnt arent
    i'm i've i'd i'll you're you've he's she's it's they're that's what's didn't doesn't don't isn't wasn't aren't
    let's who's where's yeah yes oh wow hey hi hello ok okay well really also"""

STOP_WORDS: frozenset[str] = frozenset(_STOP.split())


@lru_cache(maxsize=1)
def _porter() -> Any:
    from nltk.stem.porter import PorterStemmer  # type: ignore[import-untyped]  # slow to import: only when the first stem is asked for

    return PorterStemmer()


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """The Porter stem (nltk's default mode, as in LoCoMo's official scorer) of one lower-cased word."""
    if word.endswith(("'s", "’s")):
        word = word[:-2]
    return str(_porter().stem(word.lower()))


def words(text: str) -> tuple[str, ...]:
    """The lower-cased words of `text`, in order."""
    if text.isascii():
        # table and blanks instead of the pattern: several times faster
        plain = text.encode().translate(_BLANKED).decode()
        if "'" not in plain or not any(mark in f" {plain} " for mark in _LOOSE):
            return tuple(plain.split())
    return tuple(match.group().lower() for match in _WORD.finditer(text))


@lru_cache(maxsize=4096)
def stems(text: str) -> tuple[str, ...]:
    """The stems of all words of `text`, in order."""
    return tuple(stem(word) for word in words(text))


@lru_cache(maxsize=TEXTS)
def content_stems(text: str) -> tuple[str, ...]:
    """The stems of the words of `text` that are no stop words, in order: what retrieval indexes."""
    return tuple(filter(None, map(_kept, words(text))))


class _Kept(dict[str, str]):
    """The stem of a word, "" for a stop word: one look-up a word. Emptied where it grows too large."""

    def __missing__(self, word: str) -> str:
        if len(self) >= 1 << 16:
            self.clear()
        found = self[word] = "" if word in STOP_WORDS else stem(word)
        return found


_kept = _Kept().__getitem__


@lru_cache(maxsize=TEXTS)
def term_counts(text: str) -> dict[str, int]:
    """How often each of the `content_stems` of `text` occurs; shared, so read only."""
    terms = content_stems(text)
    counts = dict.fromkeys(terms, 1)
    if len(counts) < len(terms):
        counts = {}
        for term in terms:
            counts[term] = counts.get(term, 0) + 1
    return counts

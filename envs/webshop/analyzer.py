"""Text to index terms exactly as Lucene's English analyzer makes them (the one the original's search engine uses).

Word boundaries follow Unicode UAX #29 as Lucene's StandardTokenizer implements it; then a trailing 's is dropped,
words are lower-cased, Lucene's 33 stop words go, and what is left is stemmed by Porter's algorithm of 1980 with his
own two departures (bli -> ble, logi -> log).
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from nltk.stem.porter import PorterStemmer  # type: ignore[import-untyped]

__all__ = ["STOP_WORDS", "analyze", "index_term", "tokenize"]


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


#: Lucene's default English stop words.
STOP_WORDS = _words(
    "a an and are as at be but by for if in into is it no not of on or such that the their then there these they "
    "this to was will with"
)
#: StandardTokenizer cuts longer runs into pieces of this many UTF-16 units.
_MAX_TOKEN = 255
_POSSESSIVES = ("'s", "'S", "’s", "’S", "＇s", "＇S")

# A word: units of letters or of digits, glued to each other directly or by underscores. Letters may be joined by one
# of . ' : and digits by one of . ' , ; (UAX #29 rules WB5 to WB13b).
_ASCII_WORD = re.compile(
    r"_*(?:[0-9]+(?:[.',;][0-9]+|_+[0-9]+)*|[A-Za-z]+(?:[.':][A-Za-z]+|_+[A-Za-z]+)*)"
    r"(?:_*(?:[0-9]+(?:[.',;][0-9]+|_+[0-9]+)*|[A-Za-z]+(?:[.':][A-Za-z]+|_+[A-Za-z]+)*))*_*"
)


def _class_pattern() -> re.Pattern[str]:
    """The same rule over one class letter per character; "x" extends whatever stands before it.

    L letter, D Hebrew letter, N digit, K katakana, H hiragana, I ideograph, T scripts without spaces, E emoji, _ joins
    anything, . and ' join letters or digits, : joins letters, "," joins digits, " (only between Hebrew letters).
    """
    letter, digit, katakana = "(?:[LD]x*)", "(?:Nx*)", "(?:Kx*)"
    join_letters, join_digits, under = "(?:[.':]x*)", "(?:[.',]x*)", "(?:_x*)"
    letters = f"{letter}(?:(?:{join_letters}|{under}*){letter})*"
    hebrew = f'Dx*"x*(?=D){letters}'
    digits = f"{digit}(?:(?:{join_digits}|{under}*){digit})*"
    unit = f"(?:(?:{hebrew}|{letters}|{digits})+|{katakana}(?:{under}*{katakana})*)"
    word = f"{under}*{unit}(?:{under}+{unit})*{under}*"
    return re.compile(f"{word}|(?:Tx*)+|Ix*|Hx*|(?:Ex*)+")


_CLASS_WORD = _class_pattern()

_JOINERS = (
    dict.fromkeys(".‘’․﹒＇．", ".")
    | dict.fromkeys(":··՟״‧︓﹕：", ":")
    | dict.fromkeys(",;;։،؍٬߸⁄︐︔﹐﹔，；", ",")
    | dict.fromkeys("_‿⁀⁔︳︴﹍﹎﹏＿\u202f", "_")
    | {"'": "'", '"': '"'}
)
_TABLES: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = (
    ("T", ((0x0E00, 0x0EFF), (0x1000, 0x109F), (0x1780, 0x17FF), (0x1950, 0x19DF), (0x1A20, 0x1AAF), (0xA9E0, 0xA9FF))),
    ("K", ((0x3031, 0x3035), (0x309B, 0x309C), (0x30A0, 0x30FA), (0x30FC, 0x30FF), (0x31F0, 0x31FF))),
    ("K", ((0x32D0, 0x32FE), (0x3300, 0x3357), (0xFF66, 0xFF9D), (0x1B000, 0x1B000))),
    ("H", ((0x3041, 0x3096), (0x309D, 0x309F), (0x1B001, 0x1B11E), (0x1F200, 0x1F200))),
    ("I", ((0x3005, 0x3007), (0x3021, 0x3029), (0x3038, 0x303B), (0x3400, 0x4DBF), (0x4E00, 0x9FFF))),
    ("I", ((0xF900, 0xFAFF), (0x17000, 0x18CFF), (0x20000, 0x3FFFD))),
    ("E", ((0x231A, 0x231B), (0x23E9, 0x23F3), (0x2600, 0x27BF), (0x2B05, 0x2B07), (0x2B1B, 0x2B1C))),
    ("E", ((0x2B50, 0x2B50), (0x2B55, 0x2B55), (0x1F000, 0x1F1FF), (0x1F201, 0x1FAFF))),
)


@lru_cache(maxsize=8192)
def _char_class(char: str) -> str:
    if char in _JOINERS:
        return _JOINERS[char]
    category, code = unicodedata.category(char), ord(char)
    if category in ("Mn", "Me", "Mc") or char in "\u200c\u200d" or (category == "Cf" and char != "\u200b"):
        return "T" if category != "Cf" and _in(code, "T") else "x"
    for name, ranges in _TABLES:
        if any(low <= code <= high for low, high in ranges):
            return name if name != "T" or category[0] == "L" else ("N" if category == "Nd" else " ")
    if category == "Nd":
        return "N"
    if category[0] == "L" or category == "Nl" or 0x24B6 <= code <= 0x24E9:
        return "D" if 0x0591 <= code <= 0x05F4 or 0xFB1D <= code <= 0xFB4F else "L"
    return " "


def _in(code: int, wanted: str) -> bool:
    return any(low <= code <= high for name, ranges in _TABLES if name == wanted for low, high in ranges)


def tokenize(text: str) -> list[str]:
    """The words of `text`, in order, as written."""
    if text.isascii():
        words = _ASCII_WORD.findall(text)
    else:
        classes = "".join(map(_char_class, text))
        words = [text[match.start() : match.end()] for match in _CLASS_WORD.finditer(classes)]
    if len(text) <= _MAX_TOKEN:
        return words
    return [word[start : start + _MAX_TOKEN] for word in words for start in range(0, len(word), _MAX_TOKEN)]


_STEMMER = PorterStemmer(mode=PorterStemmer.MARTIN_EXTENSIONS)


@lru_cache(maxsize=1 << 18)
def index_term(word: str) -> str:
    """The index term of a word; empty for a stop word."""
    if word.endswith(_POSSESSIVES):
        word = word[:-2]
    word = word.lower()
    if word in STOP_WORDS:
        return ""
    # NLTK's stemmer lower-cases by default and returns words of one or two letters as they are.
    return _STEMMER.stem(word, to_lowercase=False) if len(word) > 2 else word


def analyze(text: str) -> list[str]:
    """The index terms of `text`, in order and with repetitions."""
    return [term for term in map(index_term, tokenize(text)) if term]

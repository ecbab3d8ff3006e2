"""What a text says about how a person shops: one reader for memories, conversations and instructions.

A claim is found by cue words, not by templates: an aspect (colour, size, brand, ...), a department where one is named,
and the words that are left as its value. A sentence counts for a person only if it names them, or if they speak of
themselves; clauses that deny, or that tell of the past, a wish or a relative, are left out of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from memenv.language.clauses import KIN, Clause, clauses

__all__ = ["ASPECTS", "Claim", "amount_of", "aspects", "content_words", "department_of", "read_claims"]


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


#: Cue words of the aspects; where a clause has several, the first aspect in this order is meant.
ASPECTS: dict[str, frozenset[str]] = {
    "budget": _words("budget spend spends pay pays paying price priced cost costs dollars dollar usd limit"),
    "bed": _words("bed mattress beds"),
    "phone": _words("phone handset mobile smartphone cellphone"),
    "size": _words("size sizes sized fit fits fitting wear wears wearing"),
    "scent": _words("scent scents scented smell smells smelling fragrance"),
    "flavour": _words("flavour flavours flavor flavors flavoured taste tastes"),
    "colour": _words("colour colours color colors coloured shade tone"),
    "brand": _words("brand brands label maker manufacturer company"),
    "need": _words("must need needs insist insists require requires requirement essential demand demands"),
}
_DEPARTMENTS: dict[str, frozenset[str]] = {
    "clothing": _words("clothing clothes apparel outfit outfits wardrobe garment garments fashion"),
    "beauty": _words("beauty cosmetics cosmetic toiletries skincare grooming bathroom"),
    "tech": _words("tech gadget gadgets electronics electronic device devices technical"),
    "food": _words("food foods snack snacks grocery groceries pantry eating drinks"),
    "home": _words("home house household bedding bedroom linen linens"),
}
_DEPARTMENT_OF = {word: name for name, words in _DEPARTMENTS.items() for word in words}
_ASPECT_OF = {word: name for name, words in reversed(ASPECTS.items()) for word in words}

#: Words without a value of their own in a claim or an instruction.
_FILLER = _words(
    "a an the got this that these those it its it's and or of for with without in on at by to from as than then so "
    "too my mine i i'm i've i'd i'll me we our his her hers he she him they their them you your is are be am been "
    "being was were has have had do does did now currently these days since always usually usual normally mostly "
    "only just still really very all any every everything anything thing things something one ones when whenever "
    "where which who what how there here will can could should may go goes going get gets getting buy buys buying "
    "bought take takes taking choose chooses choosing pick picks picking use uses using like likes love loves "
    "prefer prefers preferred want wants wanted look looks looking find order orders ordering favourite favorite "
    "best rather comes come please kind sort type again also already finally recently switched changed moved new "
    "stick sticks sticking right best most more max maximum at up under below within over about around left good ok "
    "okay no longer yes well comfortable would like matters matter important item items product products whatever "
    "own owns sleep sleeps call day today"
)
#: Signs that a value no longer holds, beyond those that `clauses` knows.
_OUTDATED = re.compile(
    r"\b(?:old|was|were|once|former|formerly|tired of|outgrew|outgrown|hate|hates|dislike|dislikes|wrong)\b",
    re.IGNORECASE,
)
_NEVER_MORE = re.compile(r"\b(?:never|not|n['’]t)\b.*\b(?:more|over|above|beyond|exceed)\b", re.IGNORECASE)
_RELATIVE = re.compile(rf"\b(?:my|his|her|their)\s+(?:\w+\s+)?{KIN}\b|\b{KIN}['’]s\b", re.IGNORECASE)
_FIRST_PERSON = re.compile(r"\b(?:I|I['’]\w+|my|My|me|mine)\b")
_SPEAKER = re.compile(r"^\s*([A-Z][\w-]*):\s*(.*)$", re.DOTALL)
_WORD = re.compile(r"[$]?[^\W_]+(?:[-'’.][^\W_]+)*")
_MONEY = re.compile(r"\$\s*(\d+(?:\.\d+)?)|\b(\d+(?:\.\d+)?)\s*(?:dollars?|usd|bucks)\b", re.IGNORECASE)
_BY_DEPARTMENT = frozenset(("colour", "brand", "need", "budget"))
#: A clause with more value words than this lists things; it claims none of them.
_MOST_WORDS = 6


@dataclass(frozen=True, slots=True)
class Claim:
    """One statement about a person.

    Attributes:
        aspect: a key of `ASPECTS`; "" where no cue tells.
        department: "clothing", "beauty", "tech", "food", "home"; "" where none is named.
        words: what is left when cues and filler are gone, as written.
        amount: dollars, for budgets.
        text: the clause.
    """

    aspect: str
    department: str
    words: tuple[str, ...]
    amount: float | None
    text: str

    @property
    def key(self) -> tuple[str, str]:
        """Aspect, and department where people differ by department: two claims with one key replace each other."""
        return self.aspect, self.department if self.aspect in _BY_DEPARTMENT else ""

    @property
    def value(self) -> str:
        """The value as a text; dollars for a budget."""
        return f"${self.amount:g}" if self.amount is not None else " ".join(self.words)


def content_words(text: str) -> list[str]:
    """The words of `text` that carry a value: no filler, no cue, no department, as written and in order."""
    found = []
    for word in _WORD.findall(text):
        low = _plain(word)
        if low not in _FILLER and low not in _ASPECT_OF and low not in _DEPARTMENT_OF and not word.startswith("$"):
            found.append(re.sub(r"['’]s$", "", word))
    return found


def aspects(text: str) -> dict[str, bool]:
    """The aspects whose cues occur in `text`, in order of occurrence, and whether an amount stands with a budget."""
    amount = _MONEY.search(text) is not None
    found = (_ASPECT_OF.get(_plain(word)) for word in _WORD.findall(text))
    return {name: amount if name == "budget" else False for name in found if name is not None}


def department_of(text: str) -> str:
    """The first department named in `text`, "" where none is."""
    return next((_DEPARTMENT_OF[word] for word in map(_plain, _WORD.findall(text)) if word in _DEPARTMENT_OF), "")


def amount_of(text: str) -> float | None:
    """The first sum of dollars in `text`."""
    match = _MONEY.search(text)
    return float(match[1] or match[2]) if match else None


@lru_cache(maxsize=1 << 14)
def read_claims(text: str, person: str) -> tuple[Claim, ...]:
    """What `text` claims about `person`, in order. Lines may begin with their speaker ("Mia: ...")."""
    named = re.compile(rf"\b{re.escape(person)}\b")
    found = []
    for line in text.splitlines():
        spoken = _SPEAKER.match(line)
        speaks = spoken is not None and spoken[1] == person
        for sentence in _sentences(spoken[2] if spoken else line):
            whole = " ".join(clause.text for clause in sentence)
            of_self = speaks and (_FIRST_PERSON.search(whole) or len(whole.split()) <= _MOST_WORDS)
            if not of_self and not named.search(whole):
                continue
            claim = _claim([clause.text for clause in sentence if _holds(clause)], person)
            if claim is not None:
                found.append(claim)
    return tuple(found)


def _sentences(text: str) -> Iterator[list[Clause]]:
    for _, group in groupby(clauses(text), key=lambda clause: clause.sentence):
        yield list(group)


def _holds(clause: Clause) -> bool:
    """Whether a clause tells what is so now, of the person and not of somebody near them."""
    if clause.third or clause.past or clause.ended or clause.intended or _RELATIVE.search(clause.text):
        return False
    if clause.negated and _NEVER_MORE.search(clause.text) and _MONEY.search(clause.text):
        return not (clause.question or clause.hypothetical)
    return clause.told and not _OUTDATED.search(clause.text)


def _claim(told: list[str], person: str) -> Claim | None:
    text = " ".join(told)
    cues = aspects(text)
    amount = amount_of(text)
    aspect = next((name for name in ASPECTS if name in cues and (name != "budget" or amount is not None)), "")
    words = tuple(word for word in content_words(text) if word.lower() != person.lower())
    kept = amount if aspect == "budget" else None
    if len(words) > _MOST_WORDS or (not words and kept is None):  # a bare "$5" says nothing
        return None
    return Claim(aspect, department_of(text), words, kept, text.strip())


def _plain(word: str) -> str:
    return re.sub(r"['’]s$", "", word.lower())

"""What a decision about a candidate fact looks like in numbers: to `NumericOps`, and to an agent that runs its policies."""

from __future__ import annotations

import copy
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memenv.bank import entry_tokens
from memenv.language.extract import stated
from memenv.language.facts import RELATIONS, SECRETS, Fact, worth_keeping
from memenv.language.stems import content_stems
from memenv.operations import Op, OpKind
from memenv.policies.bank_controllers import mentions, told_in, written
from memenv.policies.extractors import of_owner
from memenv.policies.notes import in_full, noted
from memenv.tokens import count_tokens

__all__ = ["FEATURES", "HASHED", "PER_SLOT", "Features", "Look", "Rows", "SlotView", "number_of_actions"]

#: Sets of features: "hashed" text only, or "rich" with what the extractor and the bank know.
FEATURES = ("rich", "hashed")
#: Operations that each slot offers.
PER_SLOT = 5
#: Buckets of a hashed text.
HASHED = 64

#: Places of one-hot features in a fact's row: kinds of facts, then cardinalities, then operations.
_RELATIONS = {name: place for place, name in enumerate(RELATIONS)}
_CARDINALITIES = {name: len(_RELATIONS) + place for place, name in enumerate(("one", "many", "event"))}
_OPERATIONS = {
    name: len(_RELATIONS) + len(_CARDINALITIES) + place
    for place, name in enumerate(("set", "add", "end", "correct", "forget"))
}
_KINDS = len(_RELATIONS) + len(_CARDINALITIES) + len(_OPERATIONS)
#: Numbers of a fact that depend on the moment, and on it alone; of a slot that depend on the entry's history, and on
#: its text beside the fact.
_MOMENT, _FACT = 4, _KINDS + 17
_HISTORY, _PAIR = 7, 13 + len(_RELATIONS)
#: Numbers of a pair that compare the two; the others are the entry's.
_COMPARED = 8
#: What the numbers of a `SlotView` are divided by.
_SCALES = np.array((8.0, 100.0, 100.0, 8.0, 8.0, 32.0))
_NO_FACT = Fact("")
#: Words that may be names, other than the first; numbers.
_NAME, _NUMBER = re.compile(r"(?<=\s)[A-Z]\w+"), re.compile(r"\d+")
#: Entries that a candidate remembers having met.
_MOST_PAIRS = 512


def number_of_actions(k: int) -> int:
    """How many actions there are with `k` slots: NOOP, ADD, ADD BRIEF; for each REPLACE, MERGE, DELETE, MERGE BRIEF and
    REPLACE BRIEF."""
    return 3 + PER_SLOT * k


class SlotView(NamedTuple):
    """A retrieved entry: text, score, days since it was written and last shown, strength, uses, what it costs."""

    text: str
    score: float
    age: float
    since_recall: float
    strength: float
    uses: float
    tokens: int


class Look(NamedTuple):
    """A WRITE moment about one candidate: its text, the key it would be stored under, what was extracted, the slots that
    are filled, tokens the bank holds, tokens it may hold (None: no bound), and the time in days."""

    text: str
    key: str
    fact: Fact | None
    slots: tuple[SlotView, ...]
    used: int
    allowed: int | None
    time: float


class Rows(NamedTuple):
    """Where the numbers of one moment go, all zeros before: fact (F,), slots (K, S), budget (4,), mask (3 + 5K,)."""

    fact: NDArray[np.float32]
    slots: NDArray[np.float32]
    budget: NDArray[np.float32]
    mask: NDArray[np.float32]


class Features:
    """Numbers for a `Look`, and operations for a number.

    What ADD and MERGE write is what the rules of `memenv.policies.bank_controllers` would write into that one place:
    the fact in its shortest form; a list with one member more or less; a new value with the one before it; nothing any
    more, where it was to be forgotten. BRIEF writes the same in note form (`memenv.policies.notes`). Which operation to
    take, and where, is left open.

    Args:
        k: slots.
        kind: "rich" or "hashed".
        evicts: whether the bank makes room, so that an operation is possible where its text fits an empty bank.
    """

    def __init__(self, k: int, kind: str, evicts: bool = True) -> None:
        self.k = k
        self._rich = kind == "rich"
        self._evicts = evicts
        #: Widths of a fact's and of a slot's row.
        self.widths = (_MOMENT + _FACT, _HISTORY + _PAIR) if self._rich else (HASHED, 1 + HASHED)
        self._began: float | None = None

    def reset(self) -> None:
        """A new episode."""
        self._began = None

    def fork(self) -> Features:
        """An independent copy."""
        return copy.copy(self)

    def blank(self) -> dict[str, NDArray[np.float32]]:
        """The numbers of no moment at all."""
        return self._named(self._zeros())

    def of(self, look: Look) -> dict[str, NDArray[np.float32]]:
        """The observation of `memenv.numeric.NumericOps`."""
        rows = self._zeros()
        self.fill(look, rows)
        return self._named(rows)

    def _zeros(self) -> Rows:
        fact, slot = self.widths
        mask = np.zeros(number_of_actions(self.k), dtype=np.float32)
        mask[0] = 1.0
        return Rows(
            np.zeros(fact, dtype=np.float32),
            np.zeros((self.k, slot), dtype=np.float32),
            np.zeros(4, dtype=np.float32),
            mask,
        )

    def _named(self, rows: Rows) -> dict[str, NDArray[np.float32]]:
        return {"fact": rows.fact, "slots": rows.slots, "budget": rows.budget, "action_mask": rows.mask}

    def fill(self, look: Look, rows: Rows) -> None:
        """Writes the observation into rows of zeros."""
        case, slots, allowed = _case(look.fact, look.text), look.slots, look.allowed
        number = len(slots)
        pairs = [case.beside(slot.text) for slot in slots]
        if self._rich:
            rows.fact[_MOMENT:] = case.row
            if self._began is None:
                self._began = look.time
            alike = said = 0.0
            if number:
                into = rows.slots
                into[:number, 0] = 1.0
                into[:number, 1:_HISTORY] = np.minimum(np.array([slot[1:] for slot in slots]) / _SCALES, 8.0)
                for place, pair in enumerate(pairs):
                    into[place, _HISTORY:] = pair.row
                alike, said = sum([pair.alike for pair in pairs]), max([pair.said for pair in pairs])
            full = allowed is not None and look.used + case.tokens > allowed
            rows.fact[:_MOMENT] = min(8.0, (look.time - self._began) / 100.0), full, min(8.0, alike), said
        else:
            rows.fact[:] = _hashed(case.fact.text)
            if number:
                rows.slots[:number, 0] = 1.0
                for place, slot in enumerate(slots):
                    rows.slots[place, 1:] = _hashed(slot.text)
        if allowed:
            rows.budget[:2] = min(1.0, look.used / allowed), min(1.0, case.tokens / allowed)
        rows.budget[2:] = number / self.k, 1.0
        self._mask(look, case, pairs, rows.mask)

    def operation(self, number: int, look: Look) -> tuple[Op, ...]:
        """What action `number` does at a moment; a MERGE that is masked is an UPDATE without a text, which is invalid."""
        if number == 0:
            return ()
        case = _case(look.fact, look.text)
        if number < 3:
            return (Op(OpKind.ADD, 0, case.added if number == 1 else case.brief),)
        block, slot = divmod(number - 3, self.k)
        if block == 2:
            return (Op(OpKind.DELETE, slot),)
        text = case.added if block == 0 else case.brief
        if block in (1, 3):
            pair = case.beside(look.slots[slot].text) if slot < len(look.slots) else _NO_PAIR
            if block == 1 and pair.ends:
                return (Op(OpKind.DELETE, slot),)
            text = pair.merged if block == 1 else pair.brief
        return (Op(OpKind.UPDATE, slot, text),)

    def mask(self, look: Look) -> NDArray[np.float32]:
        """Which actions are possible, shape (3 + 5K,): 1 or 0."""
        mask = np.zeros(number_of_actions(self.k), dtype=np.float32)
        case = _case(look.fact, look.text)
        self._mask(look, case, [case.beside(slot.text) for slot in look.slots], mask)
        return mask

    def _mask(self, look: Look, case: _Case, pairs: Sequence[_Pair], mask: NDArray[np.float32]) -> None:
        k, number = self.k, len(pairs)
        mask[0] = 1.0
        mask[3 + 2 * k : 3 + 2 * k + number] = 1.0
        if not case.fact.text.strip():
            return
        extra = entry_tokens("", look.key) if look.key not in (case.added, "") else 0

        def possible(tokens: int, freed: int = 0) -> bool:
            if look.allowed is None:
                return True
            cost = tokens + extra
            return cost <= look.allowed and (self._evicts or look.used - freed + cost <= look.allowed)

        mask[1] = possible(case.tokens)
        mask[2] = bool(case.brief) and possible(case.brief_tokens)
        shorter = 3 + 4 * k  # where REPLACE BRIEF begins
        if number and self._evicts:
            mask[3 : 3 + number], mask[shorter : shorter + number] = mask[1], mask[2]
        for place, pair in enumerate(pairs):
            if not self._evicts:
                mask[3 + place] = possible(case.tokens, look.slots[place].tokens)
                mask[shorter + place] = bool(case.brief) and possible(case.brief_tokens, look.slots[place].tokens)
            if pair.merged:
                mask[3 + k + place] = possible(pair.tokens, look.slots[place].tokens)
            elif pair.ends:
                mask[3 + k + place] = 1.0
            if pair.brief:
                mask[3 + 3 * k + place] = possible(pair.brief_tokens, look.slots[place].tokens)


class _Pair(NamedTuple):
    """An entry's text beside a candidate: its numbers, two of which are whether it tells of the same, and says the same;
    what MERGE writes ("": nothing), its tokens, what MERGE BRIEF writes ("": the same, or nothing), its tokens, whether
    MERGE deletes: the entry was to be forgotten, or has nothing left to say."""

    row: NDArray[np.float32]
    alike: float = 0.0
    said: float = 0.0
    merged: str = ""
    tokens: int = 0
    brief: str = ""
    brief_tokens: int = 0
    ends: bool = False


_NO_PAIR = _Pair(np.zeros(0, dtype=np.float32))


class _Case:
    """A candidate: the fact, what ADD writes and its tokens, its numbers, and what it is beside each entry met so far."""

    __slots__ = ("_pairs", "added", "brief", "brief_tokens", "fact", "row", "tokens")

    def __init__(self, fact: Fact) -> None:
        self.fact = fact
        self.added = written(fact) or fact.text
        self.tokens = count_tokens(self.added)
        note = noted(self.added)
        self.brief = note if note != self.added else ""
        self.brief_tokens = count_tokens(note)
        self.row = _fact_row(fact, self.tokens, self.brief_tokens)
        self._pairs: dict[str, _Pair] = {}

    def beside(self, text: str) -> _Pair:
        """The candidate beside the entry `text`."""
        pair = self._pairs.get(text)
        if pair is None:
            if len(self._pairs) >= _MOST_PAIRS:
                self._pairs.clear()
            pair = self._pairs[text] = _pair(self.fact, text)
        return pair


@lru_cache(maxsize=1 << 11)
def _case(fact: Fact | None, text: str) -> _Case:
    """The candidate as it is decided about: with the text on the table, told of its owner."""
    if fact is None:
        return _Case(Fact(text))
    return _Case(of_owner(fact if fact.text == text else replace(fact, text=text)))


def _fact_row(fact: Fact, tokens: int, brief_tokens: int) -> NDArray[np.float32]:
    """What the extractor knows of a fact. Read only."""
    row = np.zeros(_FACT, dtype=np.float32)
    for table, name in ((_RELATIONS, fact.relation), (_CARDINALITIES, fact.cardinality), (_OPERATIONS, fact.operation)):
        if (place := table.get(name)) is not None:
            row[place] = 1.0
    row[_KINDS:_FACT] = (
        fact.hypothetical,
        fact.third_party,
        fact.negated,
        fact.question,
        fact.chitchat,
        fact.date is not None,
        min(8.0, fact.confidence),
        min(8.0, count_tokens(fact.text) / 32.0),
        min(8.0, tokens / 32.0),
        min(8.0, brief_tokens / 32.0),
        fact.relation in SECRETS,
        worth_keeping(fact),
        bool(fact.old),
        bool(fact.subject) and fact.subject == fact.speaker,
        fact.subject.count(" ") > 0,
        min(8.0, len(_NAME.findall(fact.text)) / 4.0),
        min(8.0, len(_NUMBER.findall(fact.text)) / 4.0),
    )
    row.setflags(write=False)
    return row


class _Held(NamedTuple):
    """What an entry's text says, whatever it is compared with; it beside a fact about others, of no kind that it tells
    and of one of its kinds."""

    subjects: frozenset[str]
    relations: frozenset[str]
    kind: NDArray[np.float32]
    others: tuple[_Pair, _Pair]


@lru_cache(maxsize=1 << 14)
def _held(text: str) -> _Held:
    facts = stated(text)
    first = facts[0] if facts else _NO_FACT
    kind = np.zeros(_PAIR - _COMPARED, dtype=np.float32)
    kind[:5] = (
        bool(facts),
        first.cardinality == "one",
        first.cardinality == "event",
        first.relation in SECRETS,
        first.date is not None,
    )
    if facts and first.relation in _RELATIONS:
        kind[5 + _RELATIONS[first.relation]] = 1.0
    return _Held(
        frozenset(fact.subject.casefold() for fact in facts),
        frozenset(fact.relation for fact in facts),
        kind,
        (_Pair(_pair_row((0.0,) * _COMPARED, kind)), _Pair(_pair_row((0.0, 1.0, *(0.0,) * (_COMPARED - 2)), kind))),
    )


def _pair_row(compared: tuple[float, ...], kind: NDArray[np.float32]) -> NDArray[np.float32]:
    """What an entry is beside a fact, then what it is by itself. Read only."""
    row = np.empty(_PAIR, dtype=np.float32)
    row[:_COMPARED] = compared
    row[_COMPARED:] = kind
    row.setflags(write=False)
    return row


def _pair(fact: Fact, text: str) -> _Pair:
    held = _held(text)
    if not fact.subject or fact.subject.casefold() not in text.casefold():  # about others: most pairs, at little cost
        return held.others[fact.relation in held.relations]
    whole = in_full(text)
    told, merged = told_in(fact, whole), written(fact, whole)
    note = noted(merged or "")
    tokens, brief_tokens, before = count_tokens(merged or ""), count_tokens(note), count_tokens(text)
    alike = float(told is not None)
    said = float(told is not None and told.value.casefold() == fact.value.casefold())
    compared = (
        float(fact.subject.casefold() in held.subjects),
        float(fact.relation in held.relations),
        alike,
        said,
        float(bool(fact.value) and mentions(text, fact.value)),
        float(merged is not None),
        0.0 if merged is None else (tokens - before) / 32.0,
        0.0 if merged is None else (brief_tokens - before) / 32.0,
    )
    row = _pair_row(compared, held.kind)
    return _Pair(row, alike, said, merged or "", tokens, note if note != merged else "", brief_tokens, merged == "")


@lru_cache(maxsize=1 << 16)
def _bucket(term: str) -> tuple[int, float]:
    digest = blake2b(term.encode("utf-8", "replace"), digest_size=4).digest()
    return digest[0] % HASHED, 1.0 if digest[1] & 1 else -1.0


@lru_cache(maxsize=1 << 14)
def _hashed(text: str) -> NDArray[np.float32]:
    """Signed hashing of stems into 64 buckets (Weinberger et al. 2009), clipped to the box. Read only."""
    sums = [0.0] * HASHED
    for place, sign in map(_bucket, content_stems(text)):
        sums[place] += sign
    vector = np.array(sums, dtype=np.float32)
    if min(sums) < -8.0 or max(sums) > 8.0:
        vector = np.clip(vector, -8.0, 8.0)
    vector.setflags(write=False)
    return vector

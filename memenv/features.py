"""What a decision about a candidate fact looks like in numbers: to `NumericOps`, and to an agent that runs its policies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memenv.bank import entry_tokens
from memenv.caches import TEXTS
from memenv.hashed import COMMON, in_common, word_buckets
from memenv.language.extract import stated
from memenv.language.facts import RELATIONS, SECRETS, Fact, worth_keeping
from memenv.operations import Op, OpKind
from memenv.policies.bank_controllers import mentions, told_in, touched, written
from memenv.policies.extractors import of_owner
from memenv.policies.notes import in_full, noted
from memenv.tokens import count_tokens

__all__ = ["FEATURES", "HASHED", "PER_SLOT", "Features", "Look", "Rows", "SlotView", "number_of_actions"]

#: Sets of features: "hashed" texts alone, or "rich" with what the extractor and the bank know.
FEATURES = ("rich", "hashed")
#: Operations that each slot offers.
PER_SLOT = 5
#: Buckets of a candidate's text and of an entry's, where texts are hashed: there is one candidate, and of entries up to K.
HASHED, HASHED_SLOT = 1024, 256

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
#: Of these, whether the entry tells of the same person and kind, and whether it says the same.
_ALIKE, _SAID = 2, 3
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
    are filled, tokens the bank holds, tokens it may hold (None: no bound), and days since the episode's first decision."""

    text: str
    key: str
    fact: Fact | None
    slots: tuple[SlotView, ...]
    used: int
    allowed: int | None
    days: float


class Rows(NamedTuple):
    """Where the numbers of B moments go, all zeros before: fact (B, F), slots (B, K, S), budget (B, 4), mask (B, 3 + 5K)."""

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
        self.widths = (_MOMENT + _FACT, _HISTORY + _PAIR) if self._rich else (2 * HASHED, 1 + COMMON + HASHED_SLOT)

    def zeros(self, number: int) -> Rows:
        """Rows for the numbers of so many moments."""
        fact, slot = self.widths
        return Rows(
            np.zeros((number, fact), dtype=np.float32),
            np.zeros((number, self.k, slot), dtype=np.float32),
            np.zeros((number, 4), dtype=np.float32),
            np.zeros((number, number_of_actions(self.k)), dtype=np.float32),
        )

    def blank(self) -> dict[str, NDArray[np.float32]]:
        """The numbers of no moment at all."""
        rows = self.zeros(1)
        rows.mask[0, 0] = 1.0
        return _named(rows)

    def of(self, look: Look) -> dict[str, NDArray[np.float32]]:
        """The observation of `memenv.numeric.NumericOps`."""
        rows = self.zeros(1)
        self.fill((look,), rows)
        return _named(rows)

    def fill(self, looks: Sequence[Look], rows: Rows) -> None:
        """Writes observations into rows of zeros, all at once: arrays of a few numbers cost as much as those of many."""
        cases = [_case(look.fact, look.text) for look in looks]
        pairs = [[case.beside(slot.text) for slot in look.slots] for case, look in zip(cases, looks, strict=True)]
        slots = [slot for look in looks for slot in look.slots]
        filled = np.arange(self.k) < np.array([len(beside) for beside in pairs])[:, np.newaxis]
        used, tokens = np.array([look.used for look in looks]), np.array([case.tokens for case in cases])
        allowed = np.array([np.inf if look.allowed is None else look.allowed for look in looks])
        if self._rich:
            rows.fact[:, _MOMENT:] = _stacked([case.row for case in cases])
            rows.fact[:, 0] = np.minimum(np.array([look.days for look in looks]) / 100.0, 8.0)
            rows.fact[:, 1] = used + tokens > allowed
            if slots:
                rows.slots[filled] = _slot_rows(slots, [pair for beside in pairs for pair in beside])
                compared = rows.slots[:, :, _HISTORY:]
                rows.fact[:, 2] = np.minimum(compared[:, :, _ALIKE].sum(axis=1), 8.0)
                rows.fact[:, 3] = compared[:, :, _SAID].max(axis=1)
        else:
            rows.fact[:, :HASHED] = _stacked([word_buckets(case.fact.text, HASHED) for case in cases])
            rows.fact[:, HASHED:] = _stacked([word_buckets(case.added, HASHED) for case in cases])
            if slots:
                rows.slots[:, :, 0] = filled
                rows.slots[filled, 1 : 1 + COMMON] = [
                    in_common(case.added, slot.text)
                    for case, look in zip(cases, looks, strict=True)
                    for slot in look.slots
                ]
                rows.slots[filled, 1 + COMMON :] = _stacked([word_buckets(slot.text, HASHED_SLOT) for slot in slots])
        share = np.where(allowed > 0.0, allowed, np.inf)
        rows.budget[:, 0] = np.minimum(used / share, 1.0)
        rows.budget[:, 1] = np.minimum(tokens / share, 1.0)
        rows.budget[:, 2] = filled.sum(axis=1) / self.k
        rows.budget[:, 3] = 1.0
        rows.mask[:] = self._masks(looks, cases, pairs, filled)

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
        case = _case(look.fact, look.text)
        pairs = [case.beside(slot.text) for slot in look.slots]
        masks = self._masks([look], [case], [pairs], np.arange(self.k)[np.newaxis] < len(pairs))
        return masks.reshape(-1)

    def _masks(
        self,
        looks: Sequence[Look],
        cases: Sequence[_Case],
        pairs: Sequence[Sequence[_Pair]],
        filled: NDArray[np.bool_],
    ) -> NDArray[np.float32]:
        masks = np.zeros((len(looks), number_of_actions(self.k)), dtype=np.float32)
        masks[:, 0] = 1.0
        blocks = masks[:, 3:].reshape(-1, PER_SLOT, self.k)
        replace, merge, delete, merge_brief, replace_brief = np.moveaxis(blocks, 1, 0)
        delete[:] = filled
        for row, (look, case, beside) in enumerate(zip(looks, cases, pairs, strict=True)):
            if not case.fact.text.strip():
                continue
            masks[row, 1] = self._fits(look, case, case.tokens)
            if case.brief:
                masks[row, 2] = self._fits(look, case, case.brief_tokens)
            for place, pair in enumerate(beside):
                freed = look.slots[place].tokens
                if not self._evicts:
                    replace[row, place] = self._fits(look, case, case.tokens, freed)
                    replace_brief[row, place] = bool(case.brief) and self._fits(look, case, case.brief_tokens, freed)
                if pair.merged:
                    merge[row, place] = self._fits(look, case, pair.tokens, freed)
                elif pair.ends:
                    merge[row, place] = 1.0
                if pair.brief:
                    merge_brief[row, place] = self._fits(look, case, pair.brief_tokens, freed)
        if self._evicts:  # as where they are added
            replace[:] = filled * masks[:, 1:2]
            replace_brief[:] = filled * masks[:, 2:3]
        return masks

    def _fits(self, look: Look, case: _Case, tokens: int, freed: int = 0) -> bool:
        """Whether a text of so many tokens can be written, with the key, in the place of `freed` ones."""
        if look.allowed is None:
            return True
        cost = tokens + (entry_tokens("", look.key) if look.key not in (case.added, "") else 0)
        return cost <= look.allowed and (self._evicts or look.used - freed + cost <= look.allowed)


def _stacked(rows: Sequence[NDArray[np.float32]]) -> NDArray[np.float32]:
    """As `np.stack`, for the many short rows of a batch."""
    return np.concatenate(rows).reshape(len(rows), -1)


def _named(rows: Rows) -> dict[str, NDArray[np.float32]]:
    """The rows of one moment, as an observation."""
    return {"fact": rows.fact[0], "slots": rows.slots[0], "budget": rows.budget[0], "action_mask": rows.mask[0]}


def _slot_rows(slots: Sequence[SlotView], pairs: Sequence[_Pair]) -> NDArray[np.float32]:
    """Rich rows of filled slots, shape (number, S)."""
    rows = np.empty((len(slots), _HISTORY + _PAIR), dtype=np.float32)
    rows[:, 0] = 1.0
    rows[:, 1:_HISTORY] = np.minimum(np.array([slot[1:] for slot in slots]) / _SCALES, 8.0)
    rows[:, _HISTORY : _HISTORY + _COMPARED] = [pair.compared for pair in pairs]
    rows[:, _HISTORY + _COMPARED :] = _stacked([pair.kind for pair in pairs])
    return rows


class _Pair(NamedTuple):
    """An entry's text beside a candidate: numbers that compare the two, and those of the entry itself (read only); what
    MERGE writes ("": nothing), its tokens, what MERGE BRIEF writes ("": the same, or nothing), its tokens, whether MERGE
    deletes: the entry was to be forgotten, or has nothing left to say."""

    compared: tuple[float, ...]
    kind: NDArray[np.float32]
    merged: str = ""
    tokens: int = 0
    brief: str = ""
    brief_tokens: int = 0
    ends: bool = False


_NO_PAIR = _Pair((), np.zeros(0, dtype=np.float32))


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


@lru_cache(maxsize=TEXTS)
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
    """What an entry's text says, whatever it is compared with: folded, the persons and kinds it tells of, its numbers; and
    what it is beside candidates that MERGE could write nothing of, by the numbers that compare them: few serve all."""

    folded: str
    subjects: frozenset[str]
    relations: frozenset[str]
    kind: NDArray[np.float32]
    apart: dict[tuple[float, ...], _Pair]

    def beside(self, *compared: float) -> _Pair:
        """The pair that these numbers compare, where MERGE writes nothing."""
        pair = self.apart.get(compared)
        if pair is None:
            pair = self.apart[compared] = _Pair(compared, self.kind)
        return pair


@lru_cache(maxsize=TEXTS)
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
    kind.setflags(write=False)
    return _Held(
        text.casefold(),
        frozenset(fact.subject.casefold() for fact in facts),
        frozenset(fact.relation for fact in facts),
        kind,
        {},
    )


def _pair(fact: Fact, text: str) -> _Pair:
    held = _held(text)
    subject, kind = fact.subject.casefold(), float(fact.relation in held.relations)
    if not subject or subject not in held.folded:
        return held.beside(0.0, kind, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    whole = in_full(text)
    told = told_in(fact, whole)
    merged = written(fact, whole) if touched(fact, told) else None
    alike = (
        float(subject in held.subjects),
        kind,
        float(told is not None),
        float(told is not None and merged is None),  # nothing to write: it says so already
        float(bool(fact.value) and mentions(text, fact.value)),
    )
    if merged is None:
        return held.beside(*alike, 0.0, 0.0, 0.0)
    note = noted(merged)
    tokens, brief_tokens, before = count_tokens(merged), count_tokens(note), count_tokens(text)
    compared = (*alike, 1.0, (tokens - before) / 32.0, (brief_tokens - before) / 32.0)
    return _Pair(compared, held.kind, merged, tokens, note if note != merged else "", brief_tokens, merged == "")

"""What a decision about a candidate fact looks like in numbers: to `NumericOps`, and to an agent that runs its policies."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from memenv.bank import entry_tokens
from memenv.language.facts import RELATIONS, Fact
from memenv.language.stems import content_stems
from memenv.operations import Op, OpKind
from memenv.tokens import count_tokens

__all__ = ["FEATURES", "HASHED", "Features", "Look", "SlotView"]

#: Sets of features: "hashed" text only, or "rich" with what the extractor and the bank know beside it.
FEATURES = ("rich", "hashed")
#: Buckets of a hashed text.
HASHED = 64

#: Places of one-hot features in a fact's row: kinds of facts, then cardinalities, then operations.
_RELATIONS = {name: place for place, name in enumerate(RELATIONS)}
_CARDINALITIES = {name: len(_RELATIONS) + place for place, name in enumerate(("one", "many", "event"))}
_OPERATIONS = {
    name: len(_RELATIONS) + len(_CARDINALITIES) + place
    for place, name in enumerate(("set", "add", "end", "correct", "forget"))
}
_FACT = len(_RELATIONS) + len(_CARDINALITIES) + len(_OPERATIONS) + 8
_SLOT = 13
_NO_FACT = Fact("")


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
    are filled, tokens the bank holds, tokens it may hold (None: no bound)."""

    text: str
    key: str
    fact: Fact | None
    slots: tuple[SlotView, ...]
    used: int
    allowed: int | None


class Features:
    """Numbers for a `Look`, and operations for a number.

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
        self.widths = (_FACT + HASHED, _SLOT + HASHED) if self._rich else (HASHED, 1 + HASHED)
        self._facts: dict[str, Fact] = {}

    def reset(self) -> None:
        """A new episode."""
        self._facts = {}

    def fork(self) -> Features:
        """An independent copy."""
        twin = copy.copy(self)
        twin._facts = dict(self._facts)
        return twin

    def blank(self) -> dict[str, NDArray[np.float32]]:
        """The numbers of no moment at all."""
        width_fact, width_slot = self.widths
        return {
            "fact": np.zeros(width_fact, dtype=np.float32),
            "slots": np.zeros((self.k, width_slot), dtype=np.float32),
            "budget": np.zeros(4, dtype=np.float32),
            "action_mask": self._noop(),
        }

    def _noop(self) -> NDArray[np.float32]:
        mask = np.zeros(2 + 3 * self.k, dtype=np.float32)
        mask[0] = 1.0
        return mask

    def of(self, look: Look) -> dict[str, NDArray[np.float32]]:
        """The observation of `memenv.numeric.NumericOps`."""
        made = self.blank()
        text, fact = look.text, look.fact or _NO_FACT
        if text:
            self._facts[text] = fact
        row, rows = made["fact"], made["slots"]
        row[-HASHED:] = _hashed(text)
        if self._rich:
            _describe(fact, row)
        if look.slots:
            shown = rows[: len(look.slots)]
            shown[:, -HASHED:] = [_hashed(slot.text) for slot in look.slots]
            if self._rich:
                shown[:, :_SLOT] = [self._slot(slot, fact) for slot in look.slots]
            else:
                shown[:, 0] = 1.0
        allowed = look.allowed
        if allowed:
            made["budget"][:2] = min(1.0, look.used / allowed), min(1.0, count_tokens(text) / allowed)
        made["budget"][2:] = len(look.slots) / self.k, 1.0
        made["action_mask"] = self.mask(look)
        return made

    def operation(self, number: int, text: str, slots: Sequence[str]) -> tuple[Op, ...]:
        """What action `number` does with the candidate `text` and the texts in the slots."""
        if number == 0:
            return ()
        if number == 1:
            return (Op(OpKind.ADD, 0, text),)
        block, slot = divmod(number - 2, self.k)
        if block == 2:
            return (Op(OpKind.DELETE, slot),)
        if block == 1 and slot < len(slots):
            fact = self._facts.get(text)
            text = _appended(slots[slot], text)
            if fact is not None:
                self._facts[text] = fact
        return (Op(OpKind.UPDATE, slot, text),)

    def _slot(self, slot: SlotView, fact: Fact) -> tuple[float, ...]:
        held = self._facts.get(slot.text, _NO_FACT)
        same_subject = held.subject == fact.subject
        same_relation = held.relation == fact.relation
        return (
            1.0,
            min(slot.score / 8.0, 8.0),
            min(slot.age / 100.0, 8.0),
            min(slot.since_recall / 100.0, 8.0),
            min(slot.strength / 8.0, 8.0),
            min(slot.uses / 8.0, 8.0),
            min(slot.tokens / 32.0, 8.0),
            float(same_subject),
            float(same_relation),
            float(same_subject and same_relation),
            float(held.value == fact.value),
            float(held.told),
            float(held.cardinality == "one"),
        )

    def mask(self, look: Look) -> NDArray[np.float32]:
        """Which actions are possible, shape (2 + 3K,): 1 or 0."""
        mask = self._noop()
        text, key, budget = look.text, look.key, look.allowed

        def possible(text: str, freed: int = 0) -> float:
            if budget is None:
                return 1.0
            cost = entry_tokens(text, key)
            return float(cost <= budget and (self._evicts or look.used - freed + cost <= budget))

        k = self.k
        number = len(look.slots)
        mask[2 + 2 * k : 2 + 2 * k + number] = 1.0
        if not text.strip():
            return mask
        mask[1] = possible(text)
        if look.slots:
            mask[2 : 2 + number] = [possible(text, slot.tokens) for slot in look.slots]
            mask[2 + k : 2 + k + number] = [possible(_appended(slot.text, text), slot.tokens) for slot in look.slots]
        return mask


def _appended(held: str, text: str) -> str:
    return f"{held} {text}"


def _describe(fact: Fact, row: NDArray[np.float32]) -> None:
    """Writes what the extractor knows of `fact` into the first `_FACT` numbers of a row of zeros."""
    for table, name in ((_RELATIONS, fact.relation), (_CARDINALITIES, fact.cardinality), (_OPERATIONS, fact.operation)):
        if (place := table.get(name)) is not None:
            row[place] = 1.0
    row[_FACT - 8 : _FACT] = (
        fact.hypothetical,
        fact.third_party,
        fact.negated,
        fact.question,
        fact.chitchat,
        fact.date is not None,
        min(8.0, fact.confidence),
        min(8.0, count_tokens(fact.text) / 32.0),
    )


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

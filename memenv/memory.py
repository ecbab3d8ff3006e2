"""Memory: a bank and a state text under budgets, and the one way to change them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, TypedDict

from memenv.bank import Bank, Entry, entry_tokens, invalid_tokens
from memenv.config import MemoryConfig
from memenv.operations import Op, OpKind, Problem
from memenv.stream import Experience
from memenv.tokens import count_tokens

__all__ = ["EVICTION_RANKS", "Change", "Memory", "cut_to_tokens"]

#: What makes room first, ties by id. "weakest" is the lowest strength, "least_used" the fewest showings; older ones go first.
EVICTION_RANKS: dict[str, Callable[[Entry], Any]] = {
    "oldest": attrgetter("time", "id"),
    "least_used": attrgetter("uses", "time", "id"),
    "weakest": attrgetter("strength", "recalled", "time", "id"),
}


@dataclass(frozen=True, slots=True)
class Change:
    """What a commit did: ids added, updated, deleted by operations, evicted to make room, invalidated; pairs linked."""

    added: tuple[int, ...] = ()
    updated: tuple[int, ...] = ()
    deleted: tuple[int, ...] = ()
    evicted: tuple[int, ...] = ()
    invalidated: tuple[int, ...] = ()
    linked: tuple[tuple[int, int], ...] = ()


_NOTHING = Change()


class _Inherited(TypedDict):
    """What an entry takes from the table, or from the entry that it was part of."""

    time: float
    key: str
    source: str
    reward: float | None


def _own_key(entry: Entry) -> str:
    return "" if entry.key == entry.text else entry.key


def _inherited_from(entry: Entry) -> _Inherited:
    return {"time": entry.time, "key": _own_key(entry), "source": entry.source, "reward": entry.reward}


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


class Memory:
    """The two stores. `bank` is empty for ever where its budget is 0, as is `state`."""

    __slots__ = ("bank", "state")

    def __init__(self, bank: Bank, state: str = "") -> None:
        self.bank = bank
        self.state = state

    def fork(self) -> Memory:
        """An independent copy."""
        return Memory(self.bank.fork(), self.state)

    def commit(
        self, ops: Sequence[Op], looked: Sequence[int], table: Experience, config: MemoryConfig
    ) -> Change | list[Problem]:
        """Applies checked operations, all or none: deletes, then changes, then additions, then room is made.

        Args:
            ops: operations that passed `operations.check`.
            looked: for each slot the id of the entry shown in it.
            table: the experience on the table; entries inherit its time, key, source and reward.
            config: budgets and eviction.

        Returns:
            What changed, or why nothing did.
        """
        if not ops:
            return _NOTHING
        budget = config.bank_tokens
        if budget == 0:
            return [Problem(-1, "there is no bank: bank_tokens=0")]
        needed = self.bank.tokens
        written = 0
        touched: set[int] = set()
        for op in ops:
            freed, cost = self._costs(op, looked, table)
            written += cost
            needed += cost - freed
            if op.kind is not OpKind.ADD:
                touched.add(looked[op.slot])
            if op.kind is OpKind.MERGE or op.kind is OpKind.LINK:
                touched.add(looked[op.other])
        evicted: tuple[Entry, ...] = ()
        if budget is not None and needed > budget:
            if written > budget:
                return [Problem(-1, f"{written} tokens do not fit a bank of {budget}")]
            if config.eviction == "none":
                return [Problem(-1, f"the bank would hold {needed} tokens of {budget} and eviction is 'none'")]
            evicted = self._room(needed - budget, touched, config.eviction)
        return self._carry_out(ops, looked, table, evicted)

    def _costs(self, op: Op, looked: Sequence[int], table: Experience) -> tuple[int, int]:
        """Tokens that `op` frees, and that it writes."""
        if op.kind is OpKind.ADD:
            return 0, entry_tokens(op.text, table.key)
        if op.kind is OpKind.LINK:
            return 0, 0
        old = self.bank[looked[op.slot]]
        if op.kind is OpKind.UPDATE:
            return old.tokens, entry_tokens(op.text, table.key)
        if op.kind is OpKind.MERGE:
            return old.tokens + self.bank[looked[op.other]].tokens, entry_tokens(op.text, table.key)
        if op.kind is OpKind.SPLIT:
            return old.tokens, sum(entry_tokens(line, _own_key(old)) for line in _lines(op.text))
        if op.kind is OpKind.INVALIDATE:
            return old.tokens, invalid_tokens(old, table.time if op.at is None else op.at)
        return old.tokens, 0

    def _carry_out(
        self, ops: Sequence[Op], looked: Sequence[int], table: Experience, evicted: Sequence[Entry]
    ) -> Change:
        bank = self.bank
        if len(ops) == 1 and ops[0].kind is OpKind.ADD:  # most lists are
            gone = tuple([bank.delete(entry.id).id for entry in evicted])
            entry = bank.add(ops[0].text, time=table.time, key=table.key, source=table.source, reward=table.reward)
            return Change((entry.id,), evicted=gone)
        inherited: _Inherited = {
            "time": table.time,
            "key": table.key,
            "source": table.source,
            "reward": table.reward,
        }
        added, updated, deleted, invalidated, linked = [], [], [], [], []
        for op in ops:
            if op.kind is OpKind.DELETE or op.kind is OpKind.MERGE:
                deleted.append(bank.delete(looked[op.slot if op.kind is OpKind.DELETE else op.other]).id)
        for entry in evicted:
            bank.delete(entry.id)
        parts: list[tuple[Entry, str]] = []
        for op in ops:
            entry_id = looked[op.slot] if op.kind is not OpKind.ADD else -1
            if op.kind is OpKind.UPDATE or op.kind is OpKind.MERGE:
                updated.append(bank.update(entry_id, op.text, **inherited).id)
            elif op.kind is OpKind.SPLIT:
                old = bank[entry_id]
                first, *rest = _lines(op.text)
                updated.append(bank.update(entry_id, first, **_inherited_from(old)).id)
                parts += [(old, line) for line in rest]
            elif op.kind is OpKind.INVALIDATE:
                invalidated.append(bank.invalidate(entry_id, table.time if op.at is None else op.at).id)
        added += [bank.add(line, **_inherited_from(old)).id for old, line in parts]
        added += [bank.add(op.text, **inherited).id for op in ops if op.kind is OpKind.ADD]
        for op in ops:
            if op.kind is OpKind.LINK:
                pair = looked[op.slot], looked[op.other] if op.other != op.slot else added[-1]
                bank.link(*pair)
                linked.append(pair)
        gone = tuple(entry.id for entry in evicted)
        return Change(tuple(added), tuple(updated), tuple(deleted), gone, tuple(invalidated), tuple(linked))

    def refuses_state(self, text: str, config: MemoryConfig) -> list[Problem]:
        """Why `text` can't be the state; empty where it can."""
        size = count_tokens(text)
        if config.state_tokens is not None and size > config.state_tokens:
            return [Problem(-1, f"a state of {size} tokens does not fit {config.state_tokens}")]
        return []

    def append(self, experience: Experience, config: MemoryConfig) -> Change:
        """What happens to an experience when nobody decides: its lines are stored as they are, oldest out.

        A text that is longer than a whole store is cut to its end.
        """
        if experience.kind == "session" and experience.messages:
            lines = [(turn.line(), turn.time, turn.source or experience.source) for turn in experience.messages]
        else:
            lines = [(experience.text, experience.time, experience.source)] if experience.text else []
        added: list[int] = []
        evicted: list[int] = []
        if config.bank_tokens != 0:
            for line, time, source in lines:
                if config.bank_tokens is not None:
                    line = cut_to_tokens(line, config.bank_tokens - entry_tokens("", experience.key))
                if not line.strip():
                    continue
                over = 0
                if config.bank_tokens is not None:
                    over = self.bank.tokens + entry_tokens(line, experience.key) - config.bank_tokens
                for entry in self._room(over, set(), "oldest") if over > 0 else ():
                    evicted.append(self.bank.delete(entry.id).id)
                entry = self.bank.add(line, time=time, key=experience.key, source=source, reward=experience.reward)
                added.append(entry.id)
        if config.state_tokens != 0 and lines:
            joined = "\n".join([*([self.state] if self.state else []), *(line for line, _, _ in lines)])
            self.state = joined if config.state_tokens is None else cut_to_tokens(joined, config.state_tokens)
        return Change(added=tuple(added), evicted=tuple(evicted))

    def _room(self, tokens: int, keep: set[int], eviction: str) -> tuple[Entry, ...]:
        """Entries whose removal frees at least `tokens`, in the order of the eviction rule, none of `keep`."""
        rank = EVICTION_RANKS[eviction]
        candidates = list(self.bank.entries())
        if keep:
            candidates = [entry for entry in candidates if entry.id not in keep]
        if not candidates:
            return ()
        first = min(candidates, key=rank)
        if first.tokens >= tokens:  # the usual case: one for one
            return (first,)
        chosen: list[Entry] = []
        for entry in sorted(candidates, key=rank):
            if tokens <= 0:
                break
            chosen.append(entry)
            tokens -= entry.tokens
        return tuple(chosen)


def cut_to_tokens(text: str, tokens: int) -> str:
    """The end of `text` that fits `tokens`, cut at a line or a space where one is near, never inside a character."""
    if count_tokens(text) <= tokens:
        return text
    if tokens <= 0:
        return ""
    tail = text.encode("utf-8", "replace")[-4 * tokens :].decode("utf-8", "ignore")
    for mark in ("\n", " "):
        place = tail.find(mark)
        if 0 <= place < len(tail) // 2:
            return tail[place + 1 :]
    return tail

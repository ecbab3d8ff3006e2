"""Operations on a bank: what they are, how to build them, how to check them."""

from __future__ import annotations

import math
import operator
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from memenv.tokens import clean_text

__all__ = [
    "BASIC",
    "TEXTS",
    "Op",
    "OpKind",
    "Problem",
    "add",
    "bad_links",
    "check",
    "delete",
    "invalidate",
    "link",
    "merge",
    "read_ops",
    "split",
    "update",
]


class OpKind(IntEnum):
    """The operations of Mem0 and Memory-R1 (the first three), and the extended set; doing nothing is an empty list."""

    ADD = 0
    UPDATE = 1
    DELETE = 2
    MERGE = 3
    SPLIT = 4
    INVALIDATE = 5
    LINK = 6


#: The kinds that every bank takes; `MemoryConfig(operations="extended")` takes all.
BASIC = (OpKind.ADD, OpKind.UPDATE, OpKind.DELETE)
#: The kinds that need a text.
TEXTS = (OpKind.ADD, OpKind.UPDATE, OpKind.MERGE, OpKind.SPLIT)
_PAIRS = (OpKind.MERGE, OpKind.LINK)
_FIELDS = ("op", "slot", "text", "other", "at")


class Op(NamedTuple):
    """One operation.

    Attributes:
        kind: what to do.
        slot: a position in the observation's slots (0 … K−1), unused by ADD.
        text: the new text; SPLIT has one new entry a line.
        other: MERGE and LINK: the slot of the second entry. A LINK of a slot with itself links its entry with the one
            that the same list adds last.
        at: INVALIDATE: from when on the entry is no longer true, in days; None: from now on.
    """

    kind: OpKind
    slot: int = 0
    text: str = ""
    other: int = 0
    at: float | None = None

    def as_dict(self) -> dict[str, Any]:
        """The operation as the action space has it."""
        plain: dict[str, Any] = {"op": int(self.kind), "slot": self.slot, "text": self.text}
        if self.kind in _PAIRS:
            plain["other"] = self.other
        if self.at is not None:
            plain["at"] = self.at
        return plain


class Problem(NamedTuple):
    """Why an operation (by its place in the list; -1 for the list or action itself) was refused."""

    op: int
    why: str


def add(text: str) -> Op:
    """Store `text` as a new entry."""
    return Op(OpKind.ADD, 0, text)


def update(slot: int, text: str) -> Op:
    """Replace the text of the entry shown in `slot`; it keeps its id and takes the time and source of now."""
    return Op(OpKind.UPDATE, slot, text)


def delete(slot: int) -> Op:
    """Remove the entry shown in `slot`."""
    return Op(OpKind.DELETE, slot)


def merge(slot: int, other: int, text: str) -> Op:
    """Make one entry of two: the one in `slot` gets `text` and keeps its id, the one in `other` goes (extended set)."""
    return Op(OpKind.MERGE, slot, text, other)


def split(slot: int, texts: Iterable[str]) -> Op:
    """Make several entries of one: the first text keeps its id, and all keep its time and source (extended set)."""
    return Op(OpKind.SPLIT, slot, "\n".join(" ".join(text.split()) for text in texts))


def invalidate(slot: int, at: float | None = None) -> Op:
    """Keep the entry, but note that it is not true from `at` (days; None: now) on (extended set)."""
    return Op(OpKind.INVALIDATE, slot, at=at)


def link(slot: int, other: int | None = None) -> Op:
    """Tie two entries together, both ways, by their ids; `other` None: the entry that this list adds last (extended set)."""
    return Op(OpKind.LINK, slot, other=slot if other is None else other)


def read_ops(value: Any) -> tuple[list[Op], list[Problem]]:
    """Reads the `ops` field of an action: a sequence of `Op` or of dicts with op, slot, text.

    Nothing raises: whatever is not an operation becomes a `Problem`.
    """
    if type(value) is not tuple and isinstance(value, Op | Mapping):
        value = (value,)
    if type(value) is not tuple and (not isinstance(value, Sequence) or isinstance(value, str | bytes)):
        return [], [Problem(-1, f"ops must be a sequence of operations, not {type(value).__name__}")]
    ops: list[Op] = []
    problems: list[Problem] = []
    for place, item in enumerate(value):
        if type(item) is Op and item.kind in BASIC and type(item.slot) is int and type(item.text) is str:
            ops.append(item if item.text.isascii() else item._replace(text=clean_text(item.text)))
            continue
        if isinstance(item, Mapping):
            extra = sorted(str(k) for k in item if k not in _FIELDS)
            if extra:
                problems.append(Problem(place, f"unknown fields {_short(extra)}; allowed: {', '.join(_FIELDS)}"))
                continue
            kind, slot, text = item.get("op"), item.get("slot", 0), item.get("text", "")
            other, at = item.get("other", 0), item.get("at")
        elif isinstance(item, tuple) and 3 <= len(item) <= len(_FIELDS):
            kind, slot, text = item[:3]
            other = item[3] if len(item) > 3 else 0
            at = item[4] if len(item) > 4 else None
        else:
            problems.append(Problem(place, f"an operation is a dict with op, slot, text, not {type(item).__name__}"))
            continue
        try:
            op = Op(_kind(kind), _integer(slot), _text(text))
            if op.kind not in BASIC:
                op = op._replace(other=_integer(other), at=_days(at) if op.kind is OpKind.INVALIDATE else None)
        except ValueError as error:
            problems.append(Problem(place, str(error)))
        else:
            ops.append(op)
    return ops, problems


def check(ops: Sequence[Op], filled: Sequence[bool], allowed: Sequence[OpKind] = BASIC) -> list[Problem]:
    """What is wrong with `ops`, made from one look at slots of which `filled` hold an entry; `allowed` kinds only."""
    problems: list[Problem] = []
    touched: set[int] = set()
    links = False
    for place, (kind, slot, text, other, _) in enumerate(ops):
        if kind not in allowed:
            problems.append(Problem(place, f"{kind.name} needs operations='extended'"))
        if kind in TEXTS and not text.strip():
            problems.append(Problem(place, f"{kind.name} needs a text"))
        if kind is OpKind.ADD:
            continue
        links = links or kind is OpKind.LINK
        for named in (slot, other) if kind in _PAIRS else (slot,):
            if not (0 <= named < len(filled) and filled[named]):
                shown = [i for i, full in enumerate(filled) if full]
                problems.append(
                    Problem(place, f"{kind.name} names slot {named}, which holds no entry; filled: {shown}")
                )
            elif kind is not OpKind.LINK:
                if named in touched:
                    problems.append(Problem(place, f"slot {named} is changed twice in one list"))
                touched.add(named)
    return problems + bad_links(ops) if links else problems


def bad_links(ops: Sequence[Op]) -> list[Problem]:
    """What is wrong with the LINKs among `ops` that only the whole list shows."""
    gone = {op.slot for op in ops if op.kind is OpKind.DELETE} | {op.other for op in ops if op.kind is OpKind.MERGE}
    adds = any(op.kind is OpKind.ADD for op in ops)
    problems = []
    for place, op in enumerate(ops):
        if op.kind is not OpKind.LINK:
            continue
        if op.slot in gone or op.other in gone:
            problems.append(Problem(place, "LINK names an entry that the same list removes"))
        if op.slot == op.other and not adds:
            problems.append(Problem(place, "LINK of a slot with itself means the entry added last, and none is added"))
    return problems


def _kind(value: Any) -> OpKind:
    if isinstance(value, str):
        name = value.strip().upper()
        if name in OpKind.__members__:
            return OpKind[name]
    elif not isinstance(value, bool | float) and value is not None:
        try:
            return OpKind(operator.index(value))
        except (TypeError, ValueError):
            pass
    allowed = ", ".join(f"{kind.value} {kind.name}" for kind in OpKind)
    raise ValueError(f"unknown operation {_short(value)}; allowed: {allowed}")


def _days(value: Any) -> float | None:
    if value is None:
        return None
    if isinstance(value, bool | str | bytes):
        raise ValueError(f"at must be a time in days, not {_short(value)}")
    try:
        days = float(value)
    except (TypeError, ValueError, OverflowError):
        raise ValueError(f"at must be a time in days, not {_short(value)}") from None
    if not math.isfinite(days):
        raise ValueError(f"at must be a finite time in days, not {days}")
    return days


def _integer(value: Any) -> int:
    if isinstance(value, bool):
        raise ValueError(f"slot must be an integer, not {value}")
    try:
        return operator.index(value)
    except TypeError:
        raise ValueError(f"slot must be an integer, not {_short(value)}") from None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"text must be a str, not {_short(value)}")
    return clean_text(value)


def _short(value: Any) -> str:
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 — nested too deeply, or whatever a foreign object's own raises
        return f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "…"

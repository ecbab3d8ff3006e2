"""Operations on a bank: what they are, how to build them, how to check them."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from memenv.tokens import clean_text

__all__ = ["Op", "OpKind", "Problem", "add", "check", "delete", "read_ops", "update"]


class OpKind(IntEnum):
    """The operations of Mem0 and Memory-R1; doing nothing is an empty list."""

    ADD = 0
    UPDATE = 1
    DELETE = 2


class Op(NamedTuple):
    """One operation. `slot` is a position in the observation's slots (0 … K−1), unused by ADD."""

    kind: OpKind
    slot: int = 0
    text: str = ""

    def as_dict(self) -> dict[str, Any]:
        """The operation as the action space has it."""
        return {"op": int(self.kind), "slot": self.slot, "text": self.text}


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


def read_ops(value: Any) -> tuple[list[Op], list[Problem]]:
    """Reads the `ops` field of an action: a sequence of `Op` or of dicts with op, slot, text.

    Nothing raises: whatever is not an operation becomes a `Problem`.
    """
    if isinstance(value, Op | Mapping):
        value = (value,)
    if not isinstance(value, Sequence) or isinstance(value, str | bytes):
        return [], [Problem(-1, f"ops must be a sequence of operations, not {type(value).__name__}")]
    ops: list[Op] = []
    problems: list[Problem] = []
    for place, item in enumerate(value):
        if type(item) is Op and type(item.slot) is int and type(item.text) is str and type(item.kind) is OpKind:
            ops.append(item if item.text.isascii() else item._replace(text=clean_text(item.text)))
            continue
        if isinstance(item, Mapping):
            kind, slot, text = item.get("op"), item.get("slot", 0), item.get("text", "")
            extra = sorted(str(k) for k in item if k not in ("op", "slot", "text"))
            if extra:
                problems.append(Problem(place, f"unknown fields {_short(extra)}; allowed: op, slot, text"))
                continue
        elif isinstance(item, tuple) and len(item) == 3:
            kind, slot, text = item
        else:
            problems.append(Problem(place, f"an operation is a dict with op, slot, text, not {type(item).__name__}"))
            continue
        try:
            op = Op(_kind(kind), _integer(slot), _text(text))
        except ValueError as error:
            problems.append(Problem(place, str(error)))
        else:
            ops.append(op)
    return ops, problems


def check(ops: Sequence[Op], filled: Sequence[bool]) -> list[Problem]:
    """What is wrong with `ops`, made from one look at slots of which `filled` hold an entry."""
    problems: list[Problem] = []
    touched: set[int] = set()
    for place, (kind, slot, text) in enumerate(ops):
        if kind is not OpKind.DELETE and not text.strip():
            problems.append(Problem(place, f"{kind.name} needs a text"))
        if kind is OpKind.ADD:
            continue
        if not (0 <= slot < len(filled) and filled[slot]):
            shown = [i for i, full in enumerate(filled) if full]
            problems.append(Problem(place, f"{kind.name} names slot {slot}, which holds no entry; filled: {shown}"))
        elif slot in touched:
            problems.append(Problem(place, f"slot {slot} is changed twice in one list"))
        touched.add(slot)
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

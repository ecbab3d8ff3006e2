"""Operation lists as language models write them: read with patience, never evaluated, never an exception."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from memenv.loose_json import find_values
from memenv.operations import BASIC, TEXTS, Op, OpKind, Problem, bad_links
from memenv.stream import to_days
from memenv.tokens import clean_text

__all__ = ["Parsed", "format_operations", "parse_operations"]


class Parsed(NamedTuple):
    """Operations that can be handed to `memenv.action`, and what was wrong with the others."""

    ops: list[Op]
    problems: list[Problem]


class _Written(NamedTuple):
    """An operation as it was written; `kind` None stands for doing nothing."""

    kind: OpKind | None
    target: Any = None
    text: Any = None
    why: str = ""
    other: Any = None
    at: Any = None


_KINDS: dict[str, OpKind | None] = {
    **dict.fromkeys(("add", "insert", "create", "new"), OpKind.ADD),
    **dict.fromkeys(("update", "replace", "modify", "edit", "change"), OpKind.UPDATE),
    **dict.fromkeys(("delete", "remove", "forget"), OpKind.DELETE),
    **dict.fromkeys(("merge", "combine"), OpKind.MERGE),
    "split": OpKind.SPLIT,
    **dict.fromkeys(("invalidate", "expire"), OpKind.INVALIDATE),
    "link": OpKind.LINK,
    **dict.fromkeys(("noop", "none", "nop", "no", "keep", "skip", "unchanged"), None),
}
#: Keys that name the operation; an unknown name under one of the first is a problem, under the others no operation.
_KIND_KEYS = ("event", "op", "operation", "action", "type", "kind", "name", "function")
_SURE_KIND_KEYS = _KIND_KEYS[:4]
_TARGET_KEYS = ("id", "slot", "index", "idx", "memory_id", "memoryid", "target", "entry")
_OTHER_KEYS = ("other", "id2", "with", "other_id", "slot2")
_LIST_KEYS = ("ids", "slots", "entries")
_PARTS_KEYS = ("texts", "parts")
_AT_KEYS = ("at", "valid_to", "until", "from")
_TEXT_KEYS = ("text", "content", "new_memory", "new_text", "memory", "data", "value", "fact")
_WRAPPERS = ("memory", "memories", "operations", "ops", "actions", "updates", "changes", "tool_calls")
_INNER = ("arguments", "args", "parameters", "input", "function")

_THINKING = re.compile(r"\A.*</think(?:ing)?>", re.DOTALL | re.IGNORECASE)
_ID = r"""[\[(<#"']{0,2}(?P<id>[\w.-]{1,64})[\])>"']{0,2}"""
# Words in capitals stand for an operation on their own; otherwise a colon or bracket has to follow, or prose would match.
_LINE = re.compile(
    r"""^[ \t]*(?:[-*•>]|\d{1,3}[.)])?[ \t]*[`*_"']{0,3}(?P<kind>[A-Za-z]+(?:-[Oo][Pp])?)[`*_"']{0,3}(?P<rest>.*)$""",
    re.MULTILINE,
)
_UPDATE_REST = re.compile(
    rf"^[ \t]*[:(]?[ \t]*(?:(?:id|slot|memory)[ \t]*[=:]?[ \t]*)?{_ID}[ \t]*(?:[:,=]|->|→|-|$|(?<=[\])>])|[ \t])(?P<text>.*)$",
    re.IGNORECASE,
)
_IDS_REST = re.compile(r"[\w.-]{1,64}")


def parse_operations(text: str, slots: int | Sequence[Any], *, extended: bool = False) -> Parsed:
    """Reads the operations in a model's reply.

    Understood are JSON lists and objects of operations anywhere in the text, Mem0's
    `{"memory": [{"id", "text", "event"}]}` (Memory-R1 has the same), tool calls, `{"ADD": …}`, and where no JSON
    operation is found, lines such as "ADD: …", "UPDATE 2: …", "DELETE 3", "NOOP". What a model thought before
    `</think>` is not read.

    Args:
        text: the reply.
        slots: how many slots were shown, numbered from 0; or, where the model was shown other ids, the id of each slot.
        extended: take MERGE, SPLIT, INVALIDATE and LINK as well, as JSON: `{"event": "MERGE", "ids": [0, 1], "text"}`,
            `{"event": "SPLIT", "id", "texts": […]}`, `{"event": "INVALIDATE", "id", "at": "2023-05-07"}`,
            `{"event": "LINK", "ids": [0, 1]}`, or `{"event": "LINK", "id": 0}` for the entry added last.

    Returns:
        The operations that hold together: every slot was shown and is changed once, every text has something in it.
        They pass `operations.check`. Everything else is a problem, numbered by its place among what was written;
        -1 where nothing was.
    """
    named = range(slots) if isinstance(slots, int) else slots
    places: dict[str, int] = {}
    for slot, name in enumerate(named):
        places.setdefault(_plain_id(name), slot)
    said = _THINKING.sub("", clean_text(text))
    values = [found.value for found in find_values(said)]
    written = [item for value in values for item in _from_value(value, 0)]
    if not written:
        written = list(_from_lines(said))
    if not written:
        # an empty list is a decision, too; anything else says nothing
        empty = any(map(_is_empty, values))
        return Parsed([], [] if empty else [Problem(-1, "no operation found; write JSON or lines such as 'ADD: …'")])
    ops: list[Op] = []
    problems: list[Problem] = []
    written_at: list[int] = []
    touched: set[int] = set()
    for place, item in enumerate(written):
        op = _settled(item, places, touched, extended)
        if isinstance(op, str):
            problems.append(Problem(place, op))
        elif op is not None:
            ops.append(op)
            written_at.append(place)
    for bad in reversed(bad_links(ops)):
        problems.append(Problem(written_at[bad.op], bad.why))
        del ops[bad.op]
    return Parsed(ops, sorted(problems))


def format_operations(ops: Iterable[Op], ids: Sequence[Any] | None = None) -> str:
    """Operations in Mem0's form, as `parse_operations` reads them back.

    Args:
        ops: what to write.
        ids: the id that each slot was shown with; None: its number.
    """

    def shown_as(slot: int) -> str:
        return str(slot if ids is None else ids[slot])

    listed = []
    for op in ops:
        entry: dict[str, Any] = {"event": op.kind.name}
        if op.kind is OpKind.MERGE or (op.kind is OpKind.LINK and op.other != op.slot):
            entry["ids"] = [shown_as(op.slot), shown_as(op.other)]
        elif op.kind is not OpKind.ADD:
            entry["id"] = shown_as(op.slot)
        if op.kind is OpKind.SPLIT:
            entry["texts"] = op.text.split("\n")
        elif op.kind in TEXTS:
            entry["text"] = op.text
        if op.at is not None:
            entry["at"] = op.at
        listed.append(entry)
    return json.dumps({"memory": listed}, ensure_ascii=False)


def _settled(item: _Written, places: Mapping[str, int], touched: set[int], extended: bool) -> Op | str | None:
    """The operation, why it can't be one, or None where nothing is to be done."""
    if item.why:
        return item.why
    kind = item.kind
    if kind is None:
        return None
    if kind not in BASIC and not extended:
        return f"unknown operation '{kind.name}'; allowed: ADD, UPDATE, DELETE, NOOP"
    named = []
    if kind is not OpKind.ADD:
        named.append(item.target)
        if kind is OpKind.MERGE or (kind is OpKind.LINK and item.other is not None):
            named.append(item.other)
    slots = []
    for target in named:
        if target is None:
            return f"{kind.name} names no entry; shown were {_listed(places)}"
        found = places.get(_plain_id(target))
        if found is None:
            return f"{kind.name} names {_short(target)}, which was not shown; shown were {_listed(places)}"
        if kind is not OpKind.LINK and (found in touched or found in slots):
            return f"entry {_short(target)} is changed twice"
        slots.append(found)
    text = ""
    if kind in TEXTS:
        if not isinstance(item.text, str) or not item.text.strip():
            return f"{kind.name} has no text"
        text = clean_text(item.text)
    at = None
    if kind is OpKind.INVALIDATE and item.at is not None:
        at = _day(item.at)
        if at is None:
            return f"INVALIDATE has at={_short(item.at)}; write a date such as 2023-05-07"
    if kind is not OpKind.LINK:
        touched.update(slots)
    slot = slots[0] if slots else 0
    return Op(kind, slot, text, slots[1] if len(slots) > 1 else slot if kind is OpKind.LINK else 0, at)


def _day(value: Any) -> float | None:
    """A written day as days since 1970, or a number of days as it is."""
    if isinstance(value, str):
        try:
            return to_days(datetime.fromisoformat(value.strip()).replace(tzinfo=None))
        except ValueError:
            return None
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e9 else None


def _from_value(value: Any, depth: int) -> Iterator[_Written]:
    if depth > 6:
        return
    if isinstance(value, list):
        for member in value:
            if isinstance(member, str):
                yield from _from_lines(member)
            else:
                yield from _from_value(member, depth + 1)
    elif isinstance(value, dict):
        lowered = {str(key).strip().lower(): member for key, member in value.items()}
        yield from _from_object(lowered, depth)


def _from_object(fields: Mapping[str, Any], depth: int) -> Iterator[_Written]:
    for key in _KIND_KEYS:
        if key not in fields or isinstance(fields[key], dict | list):
            continue
        known, kind = _kind(fields[key])
        if known:
            yield _operation(kind, fields)
            return
        if key in _SURE_KIND_KEYS:
            yield _Written(None, why=f"unknown operation {_short(fields[key])}; allowed: ADD, UPDATE, DELETE, NOOP")
            return
    found = False
    for key, member in fields.items():  # {"ADD": …}
        known, kind = _kind(key) if key in _KINDS else (False, None)
        if known:
            found = True
            for each in member if isinstance(member, list) else [member]:
                yield _keyed(kind, each)
    for key in (*_WRAPPERS, *_INNER):
        if isinstance(fields.get(key), dict | list):
            found = True
            yield from _from_value(fields[key], depth + 1)
    if not found and any(isinstance(fields.get(key), str) for key in _TEXT_KEYS):
        yield _Written(None, why="an entry names no operation; allowed: ADD, UPDATE, DELETE, NOOP")


def _operation(kind: OpKind | None, fields: Mapping[str, Any]) -> _Written:
    """An object that names its operation; a tool call has the rest in its arguments, which may be JSON in a text."""
    for key in _INNER:
        inner = fields.get(key)
        if isinstance(inner, str) and inner.lstrip().startswith("{"):
            inner = next((found.value for found in find_values(inner)), None)
        if isinstance(inner, dict):
            fields = {**fields, **{str(name).strip().lower(): member for name, member in inner.items()}}
    target = _first(fields, _TARGET_KEYS)
    other = _first(fields, _OTHER_KEYS)
    listed = _first(fields, _LIST_KEYS)
    if isinstance(listed, list) and len(listed) == 2 and target is None:
        target, other = listed
    text = next((fields[key] for key in _TEXT_KEYS if isinstance(fields.get(key), str)), None)
    parts = _first(fields, _PARTS_KEYS)
    if kind is OpKind.SPLIT and isinstance(parts, list):
        text = "\n".join(" ".join(part.split()) for part in parts if isinstance(part, str))
    return _Written(kind, target, text, other=other, at=_first(fields, _AT_KEYS))


def _first(fields: Mapping[str, Any], keys: Iterable[str]) -> Any:
    return next((fields[key] for key in keys if fields.get(key) is not None), None)


def _keyed(kind: OpKind | None, member: Any) -> _Written:
    if isinstance(member, dict):
        return _operation(kind, {str(key).strip().lower(): inner for key, inner in member.items()})
    if kind is OpKind.ADD:
        return _Written(kind, None, member)
    return _Written(kind, member)


def _from_lines(text: str) -> Iterator[_Written]:
    for match in _LINE.finditer(text):
        word, rest = match["kind"], match["rest"].strip()
        known, kind = _kind(word) if word.lower().replace("-", "") in _KINDS else (False, None)
        if not known or (kind is not None and kind not in BASIC) or not (word.isupper() or rest[:1] in (":", "(", "[")):
            continue
        if kind is None:
            if not rest.strip(" .:()`*") or word.isupper():
                yield _Written(None)
        elif kind is OpKind.ADD:
            yield _Written(kind, None, _unwrapped(rest))
        elif kind is OpKind.UPDATE:
            found = _UPDATE_REST.match(rest)
            if found is None:
                yield _Written(kind)
            else:
                closing = rest.startswith("(") and ")" not in rest[: found.start("text")]
                body = found["text"].strip()
                yield _Written(kind, found["id"], _unwrapped(body.removesuffix(")") if closing else body))
        else:
            names = [name for name in _IDS_REST.findall(rest) if name.lower() not in ("id", "slot", "memory", "and")]
            for name in names or [None]:
                yield _Written(kind, name)


def _unwrapped(text: str) -> str:
    """A line's text without the marks around it."""
    text = text.strip()
    if text.startswith("(") and text.endswith(")"):
        text = text[1:-1].strip()
    for mark in (":", "->", "→", "-", "="):
        if text.startswith(mark):
            text = text[len(mark) :].strip()
            break
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'`":
        text = text[1:-1]
    return text.strip()


def _kind(value: Any) -> tuple[bool, OpKind | None]:
    """Whether `value` names an operation, and which; "add_memory" and "memory.add" name ADD."""
    if isinstance(value, bool):
        return False, None
    if value is None:
        return True, None
    if isinstance(value, int):
        return (True, OpKind(value)) if value in BASIC else (False, None)
    if not isinstance(value, str):
        return False, None
    words = re.findall(r"[a-z]+", value[:64].lower())
    if "".join(words) in _KINDS:
        return True, _KINDS["".join(words)]
    named = [word for word in words if word in _KINDS]
    if len(words) <= 3 and len(named) == 1 and len(named) < len(words):
        return True, _KINDS[named[0]]
    if words[:2] == ["no", "op"] or words[:2] == ["no", "operation"]:
        return True, None
    return False, None


def _is_empty(value: Any) -> bool:
    return value == [] or (isinstance(value, dict) and any(value.get(key) == [] for key in _WRAPPERS))


def _plain_id(value: Any) -> str:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return str(value).strip().strip("[](){}<>#\"'`").strip().lower()


def _listed(places: Mapping[str, int]) -> str:
    names = list(places)
    return (", ".join(names[:12]) + (" …" if len(names) > 12 else "")) or "none"


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 40 else shown[:37] + "…"

"""The memory's own arguments: budgets, retrieval, eviction, who decides what."""

from __future__ import annotations

import dataclasses
import json
import types
import typing
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from memenv.errors import MemenvError

__all__ = [
    "DECISIONS",
    "EVICTIONS",
    "OPERATIONS",
    "RETRIEVERS",
    "MemoryConfig",
    "check_choice",
    "check_choices",
    "check_different",
    "check_keys",
    "check_table",
    "differences",
    "read_decide",
    "read_several",
    "split_arguments",
    "value_types",
]

DECISIONS = ("write", "read", "act")
EVICTIONS = ("oldest", "least_used", "weakest", "none")
RETRIEVERS = ("bm25", "dense", "hybrid", "additive")
OPERATIONS = ("basic", "extended")
#: Numbers in observations end below this (`memenv.observation.UNBOUNDED`).
MAX_TOKENS = 2**53 - 1
#: Most slots of an observation: every one is there at every step, filled or not.
MAX_SLOTS = 65_536
#: Most characters of a value in a message.
_LONGEST = 60


@dataclass(frozen=True)
class MemoryConfig:
    """What a memory may hold and how it is shown.

    Attributes:
        bank_tokens: budget of all entries together, in tokens (UTF-8 bytes / 4, rounded up, per entry); 0: no bank;
            None: unbounded. An entry costs its text, and its key where the key is not its text.
        state_tokens: budget of the state text; 0: no state; None: unbounded.
        context_tokens: how much of the memory one item may be solved with (state, then entries); None: unbounded.
        write_k: slots filled at WRITE.
        read_k: entries retrieved for an item; None: all, in the order they were stored (full context).
        max_searches: searches allowed per moment.
        eviction: what makes room when additions do not fit: "oldest", "least_used", "weakest" (lowest strength), or
            "none" (the list of operations is refused).
        retriever: "bm25" (stems), "dense" (cosine of `encoder`), "hybrid" (both, by reciprocal ranks) or "additive" (Mem0
            V3: cosine, squashed BM25 and names in common, added up).
        encoder: what "dense", "hybrid" and "additive" encode with: "hashing", or a folder that holds an ONNX sentence
            encoder (model.onnx, tokenizer.json; extra `dense`).
        follow_links: so many linked entries are shown behind each retrieved one.
        operations: "basic" (ADD, UPDATE, DELETE) or "extended" (MERGE, SPLIT, INVALIDATE and LINK as well).
        maintain: one more WRITE with an empty experience after each session or task.
        own_memory: the agent keeps its memory itself and hands a `context` text over at READ.
        max_text: longest text in an observation, in characters; longer ones are shown cut.
    """

    bank_tokens: int | None = 512
    state_tokens: int | None = 0
    context_tokens: int | None = 1024
    write_k: int = 8
    read_k: int | None = 8
    max_searches: int = 4
    eviction: str = "oldest"
    retriever: str = "bm25"
    encoder: str = "hashing"
    follow_links: int = 0
    operations: str = "basic"
    maintain: bool = False
    own_memory: bool = False
    max_text: int = 1_000_000

    def __post_init__(self) -> None:
        for name in ("bank_tokens", "state_tokens", "context_tokens"):
            value = getattr(self, name)
            if value is not None and (
                isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MAX_TOKENS
            ):
                raise MemenvError(f"{name}={value!r}: give a whole number of tokens >= 0, or None for no bound")
        for name in ("write_k", "read_k", "max_text"):
            value = getattr(self, name)
            if name == "read_k" and value is None:
                continue
            most = 10**9 if name == "max_text" else MAX_SLOTS
            if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
                raise MemenvError(f"{name}={value!r}: give a whole number from 1 to {most}")
        for name in ("max_searches", "follow_links"):
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int) or value < 0:
                raise MemenvError(f"{name}={value!r}: give a whole number >= 0")
        if not isinstance(self.encoder, str) or not self.encoder:
            raise MemenvError(f"encoder={self.encoder!r}: give 'hashing', or the folder of an ONNX sentence encoder")
        if self.encoder != "hashing" and self.retriever == "bm25":
            raise MemenvError("encoder=… is used by retriever='dense', 'hybrid' or 'additive' only: set one of them")
        check_choices(self, eviction=EVICTIONS, retriever=RETRIEVERS, operations=OPERATIONS)
        for name in ("maintain", "own_memory"):
            if not isinstance(getattr(self, name), bool):
                raise MemenvError(f"{name}={getattr(self, name)!r}: give True or False")
        if self.bank_tokens == 0 and self.state_tokens == 0 and not self.own_memory:
            raise MemenvError(
                "bank_tokens=0 and state_tokens=0 leave nowhere to keep anything: give one of them a budget > 0 "
                "(or None for no bound), or own_memory=True"
            )
        if self.context_tokens == 0:
            raise MemenvError("context_tokens=0 would show no memory to the solver: give a budget > 0, or None")


def read_decide(decide: str | Iterable[str]) -> tuple[str, ...]:
    """The moments an agent decides, in the loop's order.

    Raises:
        MemenvError: none, or an unknown one, is named.
    """
    named = [decide] if isinstance(decide, str) or not isinstance(decide, Iterable) else list(decide)
    unknown = [name for name in named if name not in DECISIONS]
    if unknown or not named:
        raise MemenvError(f"decide={named!r}: name one or more of {', '.join(DECISIONS)}")
    return tuple(name for name in DECISIONS if name in named)


def check_choice(name: str, value: Any, allowed: Collection[Any]) -> None:
    """Checks one argument that has a few values.

    Raises:
        MemenvError: it is none of `allowed`.
    """
    if value not in tuple(allowed):  # a table of them would choke on a value that can not be hashed
        raise MemenvError(f"{name}={value!r}: allowed are {', '.join(map(repr, allowed))}")


def check_choices(config: Any, **allowed: Collection[Any]) -> None:
    """`check_choice` of every field of `config` that is named.

    Raises:
        MemenvError: one has another value.
    """
    for name, values in allowed.items():
        check_choice(name, getattr(config, name), values)


def check_table(where: str, table: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Checks a table of a settings file.

    Args:
        where: names it in errors.
        table: as it was read.
        wanted: key to what it has to have there: a number n, whole numbers >= n; a type, values of it; [n] or [type], a list
            of at least one of these; (n,) or (type,), a list of any number.

    Raises:
        MemenvError: a key is missing, or has something else.
    """
    if missing := [key for key in wanted if key not in table]:
        are = "is" if len(missing) == 1 else "are"
        raise MemenvError(f"{where}: {', '.join(missing)} {are} missing; it should hold {', '.join(wanted)}")
    for key, kind in wanted.items():
        several = isinstance(kind, list | tuple)
        values = table[key] if several else [table[key]]
        (one,) = kind if several else (kind,)
        right = isinstance(values, list) and (bool(values) or not isinstance(kind, list))
        if not right or not all(_is_of(value, one) for value in values):
            what = f"a whole number >= {one}" if isinstance(one, int) else {str: "a text", dict: "a table"}[one]
            raise MemenvError(f"{where}: {key} = {table[key]!r}: give {f'a list, each {what}' if several else what}")


def check_keys(where: str, table: Mapping[str, Any], allowed: Collection[str]) -> None:
    """Checks that a table of a settings file has no key that nothing would read; `where` names it in errors.

    Raises:
        MemenvError: it has one that is none of `allowed`.
    """
    if unknown := [key for key in table if key not in allowed]:
        raise MemenvError(f"{where}: unknown {', '.join(unknown)}; allowed are {', '.join(allowed)}")


def check_different(where: str, name: str, values: Sequence[Any]) -> None:
    """Checks that no value of a list is there twice; `where` and `name` name the list in errors.

    Raises:
        MemenvError: one is.
    """
    if twice := [value for place, value in enumerate(values) if value in values[:place]]:
        raise MemenvError(f"{where}: {name} = {list(values)!r}: {twice[0]!r} is there twice; give each once")


def _is_of(value: Any, kind: int | type) -> bool:
    return isinstance(value, kind) if isinstance(kind, type) else type(value) is int and value >= kind


def read_several(name: str, value: Any, allowed: Sequence[Any]) -> tuple[Any, ...]:
    """One or more of `allowed`, given alone or as a list or tuple.

    Raises:
        MemenvError: none is named, or something else.
    """
    given = tuple(value) if isinstance(value, list | tuple) else (value,)
    if not given or any(one not in allowed or isinstance(one, bool) for one in given):
        raise MemenvError(f"{name}={value!r}: name one or more of {', '.join(map(str, allowed))}")
    return given


def split_arguments(given: Mapping[str, Any], *configs: type) -> list[dict[str, Any]]:
    """Sorts keyword arguments by the dataclass that has the field.

    Raises:
        MemenvError: an argument belongs to none; the message lists them all.
    """
    fields = [[f.name for f in dataclasses.fields(config) if f.init] for config in configs]
    known = [name for names in fields for name in names]
    unknown = sorted(name for name in given if name not in known)
    if unknown:
        raise MemenvError(f"unknown argument {', '.join(unknown)}; allowed are decide, {', '.join(sorted(known))}")
    return [{name: given[name] for name in names if name in given} for names in fields]


def value_types(name: str, *configs: type) -> tuple[frozenset[type], frozenset[type]]:
    """Types of the values that a field called `name` may have, in whichever dataclasses have one, and of the members where it
    may be a sequence; empty: unknown.

    Literals count as the types of their values, sequences as tuples.
    """
    found: set[type] = set()
    members: set[type] = set()
    for config in configs:
        try:
            hint = typing.get_type_hints(config).get(name)
        except Exception:  # noqa: BLE001 — annotations are code, and of a user's class anything may be wrong with them
            hint = None
        if hint is not None:
            _add_types(hint, found, members)
    return frozenset(found), frozenset(members)


def _add_types(hint: Any, found: set[type], members: set[type]) -> None:
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    kind = origin or hint
    if origin in (typing.Union, types.UnionType):
        for part in parts:
            _add_types(part, found, members)
    elif origin is typing.Literal:
        found |= {type(value) for value in parts}
    elif isinstance(kind, type) and issubclass(kind, Sequence) and not issubclass(kind, str):
        found.add(tuple)
        for part in parts:
            _add_types(part, members, set())
    elif isinstance(kind, type) and kind is not object:
        found.add(kind)


def differences(given: Mapping[str, Any], saved: Mapping[str, Any], within: str = "") -> list[str]:
    """What of `given` a saved run has otherwise, "NAME: given …, saved …" each; both as JSON has it."""
    found: list[str] = []
    for name in dict.fromkeys((*given, *(saved if within else ()))):
        mine, theirs = given.get(name), saved.get(name)
        if mine == theirs:
            continue
        if isinstance(mine, dict) and isinstance(theirs, dict):
            found += differences(mine, theirs, f"{within}{name}.")
        else:
            values = (_shown(side, name) for side in (given, saved))
            found.append("{}{}: given {}, saved {}".format(within, name, *values))
    return found


def _shown(values: Mapping[str, Any], name: str) -> str:
    if name not in values:
        return "nothing"
    text = json.dumps(values[name], ensure_ascii=False)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"

"""Actions: the fields, their defaults, and the reading of whatever an agent hands over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from memenv.operations import Op, Problem, read_ops
from memenv.tokens import clean_text

__all__ = ["FIELDS", "Action", "action", "read_action"]

#: The fields of an action in the order of the observation's `applies` mask.
FIELDS = ("ops", "search", "state", "select", "act", "context")


class Action(NamedTuple):
    """A decision as the loop reads it. `state`, `select` and `context` are None where nothing was decided."""

    ops: tuple[Op, ...] = ()
    search: str = ""
    state: str | None = None
    select: tuple[bool, ...] | None = None
    act: str | None = None
    context: str | None = None


def action(
    ops: Op | Iterable[Op] = (),
    *,
    search: str = "",
    state: str | None = None,
    select: Sequence[int | bool] | None = None,
    act: str | None = None,
    context: str | None = None,
    failed: str = "",
) -> dict[str, Any]:
    """Builds an action for `env.step`; fields left out are left out of the dict and keep their default.

    Args:
        ops: operations (or one), committed together or not at all.
        search: instead of operations: show the entries for this query ("*": page through the bank, weakest first).
        state: the new state text; None keeps the old one.
        select: one flag per slot, at READ: which of the memories shown the solver gets.
        act: at ACT, the task action or answer.
        context: with `own_memory`, at READ: the text handed to the solver.
        failed: why nothing could be decided (a model did not answer): nothing is changed, and `info["invalid"]` has it.
    """
    built: dict[str, Any] = {}
    if isinstance(ops, Op):
        ops = (ops,)
    listed = tuple(op.as_dict() for op in ops)
    if listed:
        built["ops"] = listed
    if search:
        built["search"] = search
    if state is not None:
        built["state"] = state
        built["keep"] = 0
    if select is not None:
        built["select"] = np.asarray(select, dtype=np.int8)
    if act is not None:
        built["act"] = act
    if context is not None:
        built["context"] = context
    if failed:
        built["failed"] = failed
    return built


_KNOWN = frozenset((*FIELDS, "keep", "failed"))


def read_action(given: Any, k: int) -> tuple[Action, list[Problem]]:
    """Reads what an agent hands to `step`: missing fields take their default, bad ones become problems.

    Raises:
        TypeError: `given` is not a mapping.
        ValueError: it has a field that no action has.
    """
    if type(given) is not dict and not isinstance(given, Mapping):  # the first is many times faster
        raise TypeError(
            f"an action is a dict with any of {', '.join((*FIELDS, 'keep'))}, not {type(given).__name__}; "
            "memenv.action(...) builds one"
        )
    if not _KNOWN.issuperset(given):
        unknown = ", ".join(sorted(str(key) for key in given if key not in _KNOWN))
        raise ValueError(f"unknown action field {unknown}; allowed: {', '.join((*FIELDS, 'keep'))}")
    problems: list[Problem] = []
    ops: Sequence[Op] = ()
    raw = given.get("ops")
    if raw is not None and (not isinstance(raw, list | tuple) or raw):
        ops, problems = read_ops(raw)
    if raw is not None and len(given) == 1:  # operations alone, as at most moments
        return Action(tuple(ops)), problems

    def text(field: str) -> str | None:
        value = given.get(field)
        if value is None:
            return None
        if not isinstance(value, str):
            problems.append(Problem(-1, f"{field} must be a str, not {type(value).__name__}"))
            return None
        return clean_text(value)

    if reason := text("failed"):
        problems.append(Problem(-1, reason))
    keep = given.get("keep", 0 if "state" in given else 1)
    state = text("state")
    try:
        if int(keep) == 1:
            state = None
    except (TypeError, ValueError, OverflowError):
        problems.append(Problem(-1, f"keep must be 0 or 1, not {type(keep).__name__}"))
        state = None
    select: tuple[bool, ...] | None = None
    if (flags := given.get("select")) is not None:
        try:
            array = np.asarray(flags).astype(bool)
        except (TypeError, ValueError):
            array = np.zeros(0, dtype=bool)
        if array.shape == (k,):
            select = tuple(array.tolist())
        else:
            problems.append(Problem(-1, f"select must hold {k} flags, one per slot"))
    return Action(tuple(ops), text("search") or "", state, select, text("act"), text("context")), problems

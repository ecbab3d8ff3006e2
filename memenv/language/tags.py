"""MEM1's tagged turns: `<IS>` or `<think>`, then one `<search>` or `<answer>`, read even where tags are broken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from memenv.tokens import start_within

__all__ = ["QUERY_TOKENS", "TaggedTurn", "between", "clip", "defuse", "read_turn"]

#: What a search is cut to, in tokens. The next observation repeats the query: without a limit it would be a second
#: state, outside every budget.
QUERY_TOKENS = 64

#: What models write for each role. MEM1's code keeps its state in <think> and its paper says <query> for <search>.
_STATE = ("is", "think", "state")
_SEARCH = ("search", "query")
_ANSWER = ("answer",)
_INFORMATION = ("information",)
_ROLES = {
    **dict.fromkeys(_STATE, "state"),
    **dict.fromkeys(_SEARCH, "search"),
    **dict.fromkeys(_ANSWER, "answer"),
    **dict.fromkeys(_INFORMATION, "information"),
}
#: How much white space a tag may have at one place: without a bound, hostile text takes time without end.
_SPACE = r"\s{0,8}"
_TAG = re.compile(rf"<{_SPACE}(/?){_SPACE}({'|'.join(_ROLES)}){_SPACE}(/?){_SPACE}>", re.IGNORECASE)
#: A tag that the text stops in the middle of: "<ans", "</search".
_CUT = re.compile(rf"<{_SPACE}/?{_SPACE}[A-Za-z]{{0,11}}$")
#: The longest text that `_CUT` matches, in characters.
_CUT_LENGTH = 1 + 8 + 1 + 8 + 11 + 1  # and a newline, which "$" may stand before


@dataclass(frozen=True, slots=True)
class TaggedTurn:
    """One turn as it was read.

    Attributes:
        state: the new internal state; None where the turn has none (keep the old one).
        kind: "search", "answer" or "invalid".
        text: the query or the answers, stripped.
        problem: why the turn is invalid, or what was repaired; empty for a clean turn.
    """

    state: str | None
    kind: str
    text: str = ""
    problem: str = ""


def defuse(text: str) -> str:
    """`text` without live tags: a passage that contains "</information>" or "<answer>" must not end or answer anything.

    The opening bracket of a known tag becomes "‹"; everything else stays.
    """
    return _TAG.sub(lambda found: "‹" + found.group(0)[1:], text) if "<" in text else text


def between(text: str, opening: str, closing: str) -> Iterator[str]:
    """What stands between each `opening` and the first `closing` after it, as `opening(.*?)closing` finds it, in linear time."""
    place = text.find(opening)
    while place >= 0:
        start = place + len(opening)
        end = text.find(closing, start)
        if end < 0:
            return
        yield text[start:end]
        place = text.find(opening, end + len(closing))


def clip(query: str) -> str:
    """The beginning of a query that is searched for and shown again: at most `QUERY_TOKENS`."""
    return start_within(query, QUERY_TOKENS).strip()


def read_turn(text: str, *, strict: bool = False) -> TaggedTurn:
    """Reads a model's turn.

    The action is the first search or answer after the last state block; a state after the action is not read. Repaired are:
    a tag never closed (its content runs to the next tag or the end), a closing tag without an opening one (its
    content starts after the previous tag), spaces and capitals in tags, and a tag cut off at the end. Two different
    actions in one turn, an empty search, an empty answer or no action at all make the turn invalid.

    Args:
        text: what the model wrote.
        strict: MEM1's own rule: only lower-case, closed `<search>` and `<answer>` count, the first of them is
            taken, and nothing is repaired.
    """
    return _read_strict(text) if strict else _read_tolerant(text)


def _read_strict(text: str) -> TaggedTurn:
    states = [*between(text, "<think>", "</think>")] or [*between(text, "<IS>", "</IS>")]
    state = states[-1].strip() if states else None
    found = [
        (text.index(f"<{kind}>"), kind, content)
        for kind in ("search", "answer")
        if (content := next(between(text, f"<{kind}>", f"</{kind}>"), None)) is not None
    ]
    if not found:
        return TaggedTurn(state, "invalid", problem="no closed <search> or <answer>")
    _, kind, content = min(found)
    return TaggedTurn(state, kind, content.strip())


def _blocks(text: str) -> tuple[list[tuple[str, str]], str]:
    """(role, content) in order, and the first repair made."""
    repair = ""
    cut = _CUT.search(text, max(0, len(text) - _CUT_LENGTH))
    if cut:
        text, repair = text[: cut.start()], "a tag is cut off at the end"
    blocks: list[tuple[str, str]] = []
    role, start = "", 0
    for tag in _TAG.finditer(text):
        named = _ROLES[tag.group(2).lower()]
        content = text[start : tag.start()]
        if tag.group(3):  # <search/>: neither opens nor holds anything
            repair = repair or f"<{named}/> is empty"
        elif not tag.group(1):
            if role:
                blocks.append((role, content))
                repair = repair or f"<{role}> is not closed"
            role, start = named, tag.end()
        elif role == named:
            blocks.append((role, content))
            role, start = "", tag.end()
        elif role:
            blocks.append((role, content))
            repair = repair or f"<{role}> is closed by </{named}>"
            role, start = "", tag.end()
        else:
            if content.strip():
                blocks.append((named, content))
            repair = repair or f"</{named}> closes nothing"
            start = tag.end()
    if role:
        blocks.append((role, text[start:]))
        repair = repair or f"<{role}> is not closed"
    return blocks, repair


def _read_tolerant(text: str) -> TaggedTurn:
    blocks, repair = _blocks(text)
    state: str | None = None
    actions: list[tuple[str, str]] = []
    for role, content in blocks:
        content = content.strip()
        if role == "state" and not actions:
            state = content if state is None else f"{state}\n{content}"
        elif role in ("search", "answer"):
            actions.append((role, content))
    if not actions:
        return TaggedTurn(state, "invalid", problem=repair or "neither <search> nor <answer>")
    distinct = list(dict.fromkeys(actions))
    if len(distinct) > 1:
        kinds = " and ".join(f"<{role}>" for role, _ in distinct[:2])
        return TaggedTurn(state, "invalid", problem=f"two actions in one turn: {kinds}; give exactly one")
    kind, content = distinct[0]
    if not content:
        return TaggedTurn(state, "invalid", problem=f"the {kind} is empty")
    return TaggedTurn(state, kind, content, repair)

"""A moment as plain text: `render_mode="ansi"`. The terminal viewer draws its own."""

from __future__ import annotations

from memenv.state import LoopSpec, LoopState, Phase
from memenv.stream import days_to_date

__all__ = ["printable", "render_state"]


def printable(text: str) -> str:
    """`text` with control characters shown as escapes, so that hostile text can't steer a terminal."""
    return "".join(char if char.isprintable() or char == "\n" else f"\\x{ord(char):02x}" for char in text)


def render_state(spec: LoopSpec, state: LoopState) -> str:
    """What is on the table, what is shown, what is used of the budgets; lines of plain text."""
    moment = state.moment
    budget = spec.memory
    lines = [
        (
            f"{'END' if moment is None else moment.phase.name}  position {state.position}  "
            f"{days_to_date(state.time):%Y-%m-%d}  bank {state.memory.bank.tokens}/{_bound(budget.bank_tokens)} tokens, "
            f"{len(state.memory.bank)} entries"
        )
    ]
    if moment is not None:
        if moment.experience is not None:
            lines.append(f"experience: {moment.experience.text}")
        if moment.item is not None:
            lines.append(f"item: {moment.item.text}")
        if moment.phase is Phase.ACT and moment.task is not None and moment.task.observation:
            lines.append(f"last act: {moment.task.observation}")
        lines += [f"[{place}] {hit.entry.text}" for place, hit in enumerate(moment.slots)]
    if state.memory.state:
        lines.append(f"state: {state.memory.state}")
    for result in state.results[-3:]:
        lines.append(f"answered {result.item.text!r}: {result.outcome.answer!r} scores {result.score:.2f}")
    return printable("\n".join(lines))


def _bound(tokens: int | None) -> str:
    return "∞" if tokens is None else str(tokens)

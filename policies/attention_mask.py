"""Attention for training on wiped contexts: one pass over an episode that sees what each turn saw (MEM1, 2025).

A turn j of an episode read the prompt q, the turn before it (its state t, its action r and the result i that came
back) and nothing older, and wrote t_j and r_j. Two layouts train on all turns of an episode at once:

* `pack_turns` gives every turn a branch of its own behind the shared prompt, in which the kept part of the turn
  before is copied. A row then attends to exactly the pruned prompt, at the pruned prompt's positions: logits equal
  the rollout's at any depth. It costs each state and action twice.
* `flat_mask` keeps every token once, as MEM1's training code does. There a token has one position and one hidden
  state, computed in the context of the turn before it: the rollout's logits are met exactly by one layer without
  positions, else nearly. Rule "published" is the mask of MEM1's code (`attn_mask_utils.py` at 6f22061), which
  besides hides the previous state from the next turn although the rollout shows it; rule "corrected" shows it.

Masks are numpy arrays, True where a row may attend to a column; no torch is needed to build one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from memenv.config import check_choice
from memenv.errors import MemenvError

__all__ = ["RULES", "FlatMask", "PackedTurns", "TurnTokens", "flat_mask", "pack_turns", "pruned_prompt"]

RULES = ("corrected", "published")


@dataclass(frozen=True)
class TurnTokens:
    """Token ids of one turn: the state and the action that were written, and the result that came back."""

    state: tuple[int, ...]
    action: tuple[int, ...]
    result: tuple[int, ...] = ()

    @property
    def kept(self) -> tuple[int, ...]:
        """What the next turn still sees of this one."""
        return self.state + self.action + self.result


@dataclass(frozen=True)
class PackedTurns:
    """An episode as one sequence of length L.

    Attributes:
        tokens: int64, shape (L,).
        positions: position ids, int64, shape (L,): those of the pruned prompts.
        mask: bool, shape (L, L).
        loss: bool, shape (L,): tokens the policy wrote, each counted once.
        turns: for each turn where its written tokens are, as (start, end).
    """

    tokens: NDArray[np.int64]
    positions: NDArray[np.int64]
    mask: NDArray[np.bool_]
    loss: NDArray[np.bool_]
    turns: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class FlatMask:
    """An episode with every token once: `mask` (L, L), `loss` (L,), and where each turn's written tokens are."""

    mask: NDArray[np.bool_]
    loss: NDArray[np.bool_]
    turns: tuple[tuple[int, int], ...]


def pruned_prompt(prompt: Sequence[int], turns: Sequence[TurnTokens], turn: int) -> tuple[int, ...]:
    """What the policy read when it wrote `turns[turn]`: the prompt and what is kept of the turn before."""
    return (*prompt, *(turns[turn - 1].kept if turn else ()))


def pack_turns(prompt: Sequence[int], turns: Sequence[TurnTokens]) -> PackedTurns:
    """One branch per turn behind the prompt: [kept part of the turn before, copied][state and action written].

    Raises:
        MemenvError: the prompt is empty, or a turn wrote nothing.
    """
    _check(prompt, turns)
    tokens = list(prompt)
    positions = list(range(len(prompt)))
    branch = [0] * len(prompt)
    written: list[tuple[int, int]] = []
    for number, turn in enumerate(turns, 1):
        before = turns[number - 2].kept if number > 1 else ()
        own = turn.state + turn.action
        start = len(tokens) + len(before)
        written.append((start, start + len(own)))
        tokens += [*before, *own]
        length = len(before) + len(own)
        positions += range(len(prompt), len(prompt) + length)
        branch += [number] * length
    branches = np.array(branch)
    causal = np.tri(len(tokens), dtype=np.bool_)
    mask = causal & ((branches[:, None] == branches[None, :]) | (branches[None, :] == 0))
    return PackedTurns(
        tokens=np.array(tokens, dtype=np.int64),
        positions=np.array(positions, dtype=np.int64),
        mask=mask,
        loss=_loss(len(tokens), written),
        turns=tuple(written),
    )


def flat_mask(prompt_length: int, turns: Sequence[TurnTokens], rule: str = "corrected") -> FlatMask:
    """The mask over q, t_1, r_1, i_1, t_2, … with every token once.

    Every segment sees itself causally, and i_j (not trained on) sees nothing else. Rule "corrected": t_j and r_j see
    q and all of turn j-1, and r_j sees t_j. Rule "published": they see q, r_{j-1} and i_{j-1} only, and r_j sees t_j.

    Raises:
        MemenvError: an unknown rule, an empty prompt, or a turn that wrote nothing.
    """
    check_choice("rule", rule, RULES)
    _check(range(prompt_length), turns)
    spans: dict[tuple[str, int], slice] = {("q", 0): slice(0, prompt_length)}
    place = prompt_length
    for number, turn in enumerate(turns, 1):
        for kind, part in (("t", turn.state), ("r", turn.action), ("i", turn.result)):
            spans[kind, number] = slice(place, place + len(part))
            place += len(part)
    mask = np.zeros((place, place), dtype=np.bool_)
    kept = "tri" if rule == "corrected" else "ri"
    for (kind, number), rows in spans.items():
        if kind in "tr":
            mask[rows, spans["q", 0]] = True
            for seen in kept if number > 1 else "":
                mask[rows, spans[seen, number - 1]] = True
            if kind == "r":
                mask[rows, spans["t", number]] = True
        mask[rows, rows] = np.tri(rows.stop - rows.start, dtype=np.bool_)
    written = [(spans["t", number].start, spans["r", number].stop) for number in range(1, len(turns) + 1)]
    return FlatMask(mask, _loss(place, written), tuple(written))


def _loss(length: int, written: Sequence[tuple[int, int]]) -> NDArray[np.bool_]:
    loss = np.zeros(length, dtype=np.bool_)
    for start, end in written:
        loss[start:end] = True
    return loss


def _check(prompt: Sequence[int], turns: Sequence[TurnTokens]) -> None:
    if not len(prompt):
        raise MemenvError("the prompt has no tokens; a turn must have something to attend to")
    for number, turn in enumerate(turns, 1):
        if not turn.state + turn.action:
            raise MemenvError(f"turn {number} wrote neither a state nor an action")

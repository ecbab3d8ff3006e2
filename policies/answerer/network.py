"""The answerer's network: keep or drop every memory, then one of the candidate answers."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor, nn

from memenv.errors import MemenvError
from memenv.files import read_json, write_json
from memenv.policies.answerer.features import MEMORY, SPAN
from memenv.policies.answerer.spans import KINDS
from memenv.policies.weights import load_weights, save_weights

__all__ = ["AnswererNetwork", "load_answerer", "save_answerer", "segment_log_softmax"]

_KEEP, _READER = 2.0, 3.0


class AnswererNetwork(nn.Module):
    """Two small MLPs over rows of numbers.

    Before training it is the frozen reader on nearly all that was retrieved, as Memory-R1's answer agent begins from a
    model that can answer: a memory is kept with a probability of .88, and the reader's own answer is e³ times as
    probable as any other candidate.
    """

    def __init__(self, hidden: int = 32) -> None:
        super().__init__()
        self.hidden = hidden
        self.memory = nn.Sequential(nn.Linear(MEMORY, hidden), nn.Tanh(), nn.Linear(hidden, 1))
        self.span = nn.Sequential(nn.Linear(SPAN, hidden), nn.Tanh(), nn.Linear(hidden, 1))
        for last in (self.memory[2], self.span[2]):
            assert isinstance(last, nn.Linear)
            nn.init.zeros_(last.weight)
            nn.init.zeros_(last.bias)

    def keep(self, features: Tensor) -> Tensor:
        """Logits of keeping each memory, shape (N,), from (N, MEMORY)."""
        logits: Tensor = self.memory(features).squeeze(-1) + _KEEP
        return logits

    def answer(self, features: Tensor) -> Tensor:
        """Logits of each candidate, shape (N,), from (N, SPAN); they compete within a question."""
        prior = _READER * features[:, 13 + KINDS.index("reader")]
        logits: Tensor = self.span(features).squeeze(-1) + prior
        return logits


def segment_log_softmax(logits: Tensor, segments: Tensor, count: int) -> Tensor:
    """Log-probabilities within segments.

    Args:
        logits: shape (N,).
        segments: of each its segment, int64, shape (N,).
        count: segments; each has at least one row.
    """
    top = torch.full((count,), -torch.inf).scatter_reduce(0, segments, logits.detach(), "amax")
    shifted = logits - top[segments]
    total = torch.zeros(count).index_add(0, segments, shifted.exp())
    return shifted - total.log()[segments]


def save_answerer(folder: Path, network: AnswererNetwork, about: dict[str, object]) -> None:
    """Writes answerer.npz and answerer.json."""
    save_weights(folder / "answerer.npz", network)
    write_json(folder / "answerer.json", {"kind": "answerer", "hidden": network.hidden, **about})


def load_answerer(folder: Path) -> tuple[AnswererNetwork, dict[str, object]]:
    """The network in a folder, and what is written about it.

    Raises:
        MemenvError: there is none, or a damaged one.
    """
    held = read_json(folder / "answerer.json", "an answerer's configuration", "train it again")
    hidden = held.get("hidden") if isinstance(held, dict) and held.get("kind") == "answerer" else None
    if not isinstance(hidden, int) or isinstance(hidden, bool) or not 0 < hidden < 1 << 16:
        raise MemenvError(f"{folder / 'answerer.json'}: no answerer's configuration; train it again")
    network = AnswererNetwork(hidden)
    load_weights(folder / "answerer.npz", network, "answerer's weights")
    return network, held

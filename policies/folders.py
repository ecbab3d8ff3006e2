"""Folders that training writes to: what one training left there is not another's to write over."""

from __future__ import annotations

from pathlib import Path

from memenv.errors import MemenvError

__all__ = ["check_unused"]

#: What trainings leave.
_LEFT = ("run.json", "policy.json", "policy.npz", "state.npz", "umem.json", "umem.npz", "answerer.npz", "history.jsonl")


def check_unused(folder: Path) -> None:
    """Refuses a folder that holds what a training wrote.

    Raises:
        MemenvError: it does; says what.
    """
    for name in _LEFT:
        if (folder / name).exists():
            raise MemenvError(f"{folder} holds {name} of another training: name another folder")

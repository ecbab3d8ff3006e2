"""Ctrl-C, where processes begin."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator

__all__ = ["interrupts_held"]


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """An interrupt waits for the end of the block; processes started in it never get any (where the system can do it)."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # the first process that is spawned starts the tracker, which lets interrupts through again: rather before the block
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

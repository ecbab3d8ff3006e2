"""Many episodes at once in threads: for episodes that wait for a chat model, which several of them can share."""

from __future__ import annotations

import contextvars
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

__all__ = ["run_concurrently"]

_T = TypeVar("_T")
#: Seconds that jobs under way have to come to an end after another one failed.
_GRACE = 10.0


def run_concurrently(jobs: Sequence[Callable[[], _T]], workers: int, finished: Callable[[int, _T], None]) -> None:
    """Runs jobs in threads, each in a copy of the caller's context: the model in use here is in use there.

    Args:
        jobs: independent of each other.
        workers: threads; 1 needs none.
        finished: called in this thread with a job's number and result, in the order in which they end.

    Raises:
        Exception: the first that a job raised. No further job begins then; those under way are waited for a little, and
            what they finish is handed over before.
    """
    if workers <= 1:
        for number, job in enumerate(jobs):
            finished(number, job())
        return
    waiting = iter(list(enumerate(jobs)))
    taking = threading.Lock()
    stop = threading.Event()
    done: queue.SimpleQueue[tuple[int, _T | None, BaseException | None]] = queue.SimpleQueue()

    def work() -> None:
        while not stop.is_set():
            with taking:
                number, job = next(waiting, (-1, None))
            if job is None:
                return
            try:
                done.put((number, job(), None))
            except BaseException as error:  # noqa: BLE001 — raised again in the caller's thread
                done.put((number, None, error))

    # daemons: an interrupted process does not wait for a server that does not answer
    threads = [
        threading.Thread(target=contextvars.copy_context().run, args=(work,), daemon=True)
        for _ in range(min(workers, len(jobs)))
    ]
    for thread in threads:
        thread.start()
    try:
        for _ in jobs:
            number, result, error = done.get()
            if error is not None:
                stop.set()
                _hand_over_rest(threads, done, finished)
                raise error
            finished(number, result)  # type: ignore[arg-type]
    finally:
        stop.set()
    for thread in threads:
        thread.join()


def _hand_over_rest(
    threads: Sequence[threading.Thread],
    done: queue.SimpleQueue[tuple[int, _T | None, BaseException | None]],
    finished: Callable[[int, _T], None],
) -> None:
    deadline = time.monotonic() + _GRACE
    for thread in threads:
        thread.join(max(0.0, deadline - time.monotonic()))
    while not done.empty():
        number, result, error = done.get()
        if error is None:
            finished(number, result)  # type: ignore[arg-type]

"""The model that a run uses: which one it is, and when its failures stop the run."""

from __future__ import annotations

import atexit
import contextlib
import importlib
import os
import threading
from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from typing import Any

from memenv.chat.episodes import current_episode
from memenv.chat.protocol import ChatModel, ChatReply, ChatRequest
from memenv.errors import MemenvError

__all__ = [
    "FAILURES_IN_A_ROW",
    "MODEL_VARIABLE",
    "NAME_VARIABLE",
    "ModelDown",
    "RunModel",
    "current_model",
    "use_model",
]

#: Environment variables that stand for --model and --model-name.
MODEL_VARIABLE, NAME_VARIABLE = "MEMENV_MODEL", "MEMENV_MODEL_NAME"
#: So many failed requests one after the other stop a run.
FAILURES_IN_A_ROW = 3


class ModelDown(MemenvError):
    """So many requests in a row failed that going on would measure nothing: the run stops."""


_MODEL: ContextVar[ChatModel | None] = ContextVar("memenv chat model", default=None)
_FROM_ENVIRONMENT: dict[tuple[str, str | None], RunModel] = {}
_OPENING = threading.Lock()


class RunModel:
    """A model as one run uses it: calls are noted in their episode, and failures in a row stop the run.

    Args:
        model: who answers.
        failures: so many in a row, over all episodes, stop the run; None: never (recordings).
    """

    def __init__(self, model: ChatModel, failures: int | None = FAILURES_IN_A_ROW) -> None:
        self.model = model
        self.name = model.name
        self.endpoint = model.endpoint
        self.failures = failures
        self._row = 0
        self._down = ""
        self._lock = threading.Lock()

    def complete(self, requests: Sequence[ChatRequest]) -> list[ChatReply]:
        """See `ChatModel.complete`.

        Raises:
            ModelDown: too many failures in a row; every later call raises it, too.
        """
        if self._down:
            raise ModelDown(self._down)
        replies = self.model.complete(requests)
        episode = current_episode()
        for request, reply in zip(requests, replies, strict=True):
            episode.note(request, reply)
            self._watch(reply)
        return replies

    def _watch(self, reply: ChatReply) -> None:
        with self._lock:
            self._row = self._row + 1 if reply.problem is not None else 0
            if reply.problem is None or self.failures is None or self._row < self.failures or self._down:
                return
            self._down = (
                f"{self.name} at {self.endpoint}: {self._row} requests in a row failed, the last by "
                f"{reply.problem.kind} ({reply.problem.why}); the run is stopped"
            )
        self.stop()
        raise ModelDown(self._down)

    def describe(self) -> dict[str, str]:
        """See `ChatModel.describe`."""
        return self.model.describe()

    def stop(self) -> None:
        """Ends the waiting between attempts, in all threads: nothing more is hoped for."""
        stop = getattr(self.model, "stop", None)
        if stop is not None:
            stop()

    def close(self) -> None:
        """Closes the model's connections, if it has any."""
        close = getattr(self.model, "close", None)
        if close is not None:
            close()

    def __repr__(self) -> str:
        return f"RunModel({self.name!r} at {self.endpoint})"

    def __deepcopy__(self, memo: dict[int, Any]) -> RunModel:
        return self  # a service: agents that are copied share it


@contextlib.contextmanager
def use_model(model: ChatModel | None) -> Iterator[None]:
    """Inside, `model` is what reader="chat" and executor="chat" mean. None leaves it as it is."""
    token = _MODEL.set(model) if model is not None else None
    try:
        yield
    finally:
        if token is not None:
            _MODEL.reset(token)


def current_model() -> ChatModel:
    """The model in use: that of `use_model`, else the one that $MEMENV_MODEL names.

    Raises:
        MemenvError: there is none.
    """
    model = _MODEL.get()
    if model is not None:
        return model
    url, name = os.environ.get(MODEL_VARIABLE), os.environ.get(NAME_VARIABLE) or None
    if not url:
        raise MemenvError(
            f"a chat model is asked for and none is set: give --model URL (or ${MODEL_VARIABLE}), or run inside "
            "memenv.chat.use_model(model)"
        )
    with _OPENING:
        if (url, name) not in _FROM_ENVIRONMENT:
            opener = importlib.import_module("memenv.policies.models")  # the core names it, and does not import it
            opened = RunModel(opener.open_model(url, name), None if url.startswith("recorded:") else FAILURES_IN_A_ROW)
            _FROM_ENVIRONMENT[url, name] = opened
            atexit.register(opened.close)
        return _FROM_ENVIRONMENT[url, name]

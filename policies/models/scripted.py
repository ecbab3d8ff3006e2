"""A model that is a script, for tests and examples."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from memenv.chat import ChatProblem, ChatReply, ChatRequest
from memenv.errors import MemenvError
from memenv.policies.models.replies import estimated_tokens, read_reply
from memenv.policies.models.schema import check_schema
from memenv.tokens import count_tokens

__all__ = ["ScriptedModel"]

Line = str | ChatProblem | None


class ScriptedModel:
    """Answers from a list, in order, or by a function.

    Args:
        script: a function from a request to what the model writes (None: an empty reply; a `ChatProblem`: the request
            fails), or such replies in order.
        name: of the model.

    What is written is checked as any model's: against the schema, for emptiness.
    """

    endpoint = "scripted"

    def __init__(self, script: Callable[[ChatRequest], Line] | Iterable[Line], name: str = "script") -> None:
        self.name = name
        self.requests: list[ChatRequest] = []
        self._answer: Callable[[ChatRequest], Line] | None = script if callable(script) else None
        self._lines: Iterator[Line] = iter(()) if callable(script) else iter(script)
        self._lock = threading.Lock()

    def complete(self, requests: Sequence[ChatRequest]) -> list[ChatReply]:
        """See `ChatModel.complete`.

        Raises:
            MemenvError: the script is over.
        """
        replies = []
        for request in requests:
            if request.schema is not None:
                check_schema(request.schema)
            with self._lock:
                self.requests.append(request)
                written = self._answer(request) if self._answer is not None else self._next()
            if isinstance(written, ChatProblem):
                replies.append(ChatReply(problem=written))
                continue
            text, value, problem = read_reply(request, written, cut=False)
            tokens = count_tokens(written or "")
            replies.append(ChatReply(text, value, problem, estimated_tokens(request), tokens))
        return replies

    def _next(self) -> Line:
        try:
            return next(self._lines)
        except StopIteration:
            raise MemenvError(f"the script of {self.name} is over after {len(self.requests) - 1} requests") from None

    def describe(self) -> dict[str, str]:
        """See `ChatModel.describe`."""
        return {"model": self.name, "endpoint": self.endpoint}

    def __deepcopy__(self, memo: dict[int, Any]) -> ScriptedModel:
        return self

"""What a chat model is: requests, replies, failures, and the protocol."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from memenv.errors import MemenvError

__all__ = ["FAILURES", "ChatFailure", "ChatModel", "ChatProblem", "ChatReply", "ChatRequest"]

FailureKind = Literal[
    "unreachable", "timeout", "rate limit", "server error", "refused", "overflow", "truncated", "empty", "schema", "use"
]
#: How a request can fail. "refused": the server will not answer it however often it is asked (key, model, form);
#: "overflow": it does not fit the model's context; "use": the reply keeps to its schema, but can't be used.
FAILURES: tuple[str, ...] = FailureKind.__args__  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True)
class ChatRequest:
    """One call of a model.

    Attributes:
        messages: (role, content) pairs; roles are "system", "user", "assistant".
        schema: the reply has to be JSON that satisfies it (see `memenv.policies.models.schema`); None: free text.
        max_tokens: the longest reply, in the model's tokens.
        temperature: 0 is greedy.
        seed: of the sampling, where the server has one.
        stop: texts that end a reply.
        cut_ok: a reply that max_tokens cut is a reply; otherwise it is a failure ("truncated").
        purpose: what the call is for ("read", "extract"); costs are reported by it.
    """

    messages: tuple[tuple[str, str], ...]
    schema: Mapping[str, Any] | None = None
    max_tokens: int = 512
    temperature: float = 0.0
    seed: int = 0
    stop: tuple[str, ...] = ()
    cut_ok: bool = False
    purpose: str = ""

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON values; equal requests have equal ones."""
        return {
            "messages": [list(message) for message in self.messages],
            "schema": self.schema,
            "max_tokens": self.max_tokens,
            "temperature": self.temperature,
            "seed": self.seed,
            "stop": list(self.stop),
            "cut_ok": self.cut_ok,
            "purpose": self.purpose,
        }

    @property
    def digest(self) -> str:
        """32 hexadecimal digits: the key under which a recording holds the reply. The model's name is no part of it."""
        plain = json.dumps(self.as_dict(), sort_keys=True, separators=(",", ":"))
        return blake2b(plain.encode(), digest_size=16).hexdigest()


class ChatProblem(NamedTuple):
    """Why a request failed: one of `FAILURES`, and a sentence without credentials."""

    kind: str
    why: str


@dataclass(frozen=True, slots=True)
class ChatReply:
    """What a model answered, or why it did not, after all attempts.

    Attributes:
        text: the reply; where a request failed, what came last.
        value: the JSON value, where a schema was asked for.
        problem: None for a good reply.
        prompt_tokens: read by the model over all attempts, as the server counts (else memenv's estimate).
        reply_tokens: written over all attempts.
        attempts: how often the server was asked.
    """

    text: str = ""
    value: Any = None
    problem: ChatProblem | None = None
    prompt_tokens: int = 0
    reply_tokens: int = 0
    attempts: int = 1


@runtime_checkable
class ChatModel(Protocol):
    """Messages in; text, or JSON that satisfies a schema, out.

    Attributes:
        name: of the model, in results.
        endpoint: where it runs: "host:port" without credentials, "in process", "scripted".
    """

    name: str
    endpoint: str

    def complete(self, requests: Sequence[ChatRequest]) -> list[ChatReply]:
        """One reply per request, in their order. Blocks; may be called from many threads at once.

        A request that fails gives a reply with a `problem`, so that the others are not lost.
        """
        ...

    def describe(self) -> dict[str, str]:
        """What a results file says about it: model, endpoint and the client's version. No credentials."""
        ...


class ChatFailure(MemenvError):
    """A request failed after all attempts. The runner makes it an invalid action, and the episode goes on."""

    def __init__(self, problem: ChatProblem) -> None:
        super().__init__(f"{problem.kind}: {problem.why}")
        self.problem = problem

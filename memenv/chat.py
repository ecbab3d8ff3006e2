"""Chat models as agents, solvers and the runner see them. `memenv.policies.models` has the implementations.

A model is a service: it keeps no state that a result depends on, so copies of whoever holds it share it. What belongs to
one episode (its calls, for accounting, recording and replay) is a `ChatEpisode`, which the runner enters.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import functools
import importlib
import json
import os
import threading
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from memenv.errors import MemenvError

__all__ = [
    "FAILURES",
    "FAILURES_IN_A_ROW",
    "MODEL_VARIABLE",
    "NAME_VARIABLE",
    "ChatEpisode",
    "ChatFailure",
    "ChatModel",
    "ChatProblem",
    "ChatReply",
    "ChatRequest",
    "ModelDown",
    "RunModel",
    "Usage",
    "acomplete",
    "ask",
    "ask_json",
    "ask_text",
    "chat_episode",
    "current_episode",
    "current_model",
    "episode_scope",
    "total_usage",
    "use_model",
]

FailureKind = Literal[
    "unreachable", "timeout", "rate limit", "server error", "refused", "overflow", "truncated", "empty", "schema", "use"
]
#: How a request can fail. "refused": the server will not answer it however often it is asked (key, model, form);
#: "overflow": it does not fit the model's context; "use": the reply keeps to its schema, but can't be used.
FAILURES: tuple[str, ...] = FailureKind.__args__  # type: ignore[attr-defined]

#: Environment variables that stand for --model and --model-name.
MODEL_VARIABLE, NAME_VARIABLE = "MEMENV_MODEL", "MEMENV_MODEL_NAME"
#: So many failed requests one after the other stop a run.
FAILURES_IN_A_ROW = 3


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


class ModelDown(MemenvError):
    """So many requests in a row failed that going on would measure nothing: the run stops."""


class Usage(NamedTuple):
    """What calls cost."""

    calls: int = 0
    prompt_tokens: int = 0
    reply_tokens: int = 0
    retries: int = 0
    failures: int = 0

    def with_reply(self, reply: ChatReply) -> Usage:
        """The sum with one more reply."""
        return Usage(
            self.calls + 1,
            self.prompt_tokens + reply.prompt_tokens,
            self.reply_tokens + reply.reply_tokens,
            self.retries + reply.attempts - 1,
            self.failures + (reply.problem is not None),
        )


def total_usage(episodes: Iterable[Mapping[str, Mapping[str, int]]]) -> dict[str, Usage]:
    """Costs of episodes (`ChatEpisode.as_dict`) together, by purpose."""
    total: dict[str, list[int]] = {}
    for episode in episodes:
        for purpose, costs in episode.items():
            sums = total.setdefault(purpose, [0] * len(Usage._fields))
            for place, name in enumerate(Usage._fields):
                sums[place] += costs[name]
    return {purpose: Usage(*total[purpose]) for purpose in sorted(total)}


@dataclass
class ChatEpisode:
    """The calls of one episode.

    Attributes:
        scope: names the episode in a recording; replies are found again by it.
        keep: whether requests and replies are kept for recording.
        calls: what was asked and answered, in order.
        usage: by purpose.
        replayed: how often each request was looked up in a recording.
    """

    scope: str = ""
    keep: bool = False
    calls: list[tuple[ChatRequest, ChatReply]] = field(default_factory=list)
    usage: dict[str, Usage] = field(default_factory=dict)
    replayed: Counter[str] = field(default_factory=Counter)

    def note(self, request: ChatRequest, reply: ChatReply) -> None:
        """Counts a call."""
        self.usage[request.purpose] = self.usage.get(request.purpose, Usage()).with_reply(reply)
        if self.keep:
            self.calls.append((request, reply))

    def as_dict(self) -> dict[str, dict[str, int]]:
        """Costs by purpose, plain values; the same for a run and its replay."""
        return {purpose: self.usage[purpose]._asdict() for purpose in sorted(self.usage)}


_MODEL: ContextVar[ChatModel | None] = ContextVar("memenv chat model", default=None)
_EPISODE: ContextVar[ChatEpisode | None] = ContextVar("memenv chat episode", default=None)
_NO_EPISODE = ChatEpisode()
_FROM_ENVIRONMENT: dict[tuple[str, str | None], ChatModel] = {}
_OPENING = threading.Lock()


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
    url, name = os.environ.get(MODEL_VARIABLE), os.environ.get(NAME_VARIABLE)
    if not url:
        raise MemenvError(
            f"a chat model is asked for and none is set: give --model URL (or ${MODEL_VARIABLE}), or run inside "
            "memenv.chat.use_model(model)"
        )
    with _OPENING:
        if (url, name) not in _FROM_ENVIRONMENT:
            opener = importlib.import_module("memenv.policies.models")  # the core names it, and does not import it
            _FROM_ENVIRONMENT[url, name] = RunModel(opener.open_model(url, name))
        return _FROM_ENVIRONMENT[url, name]


@contextlib.contextmanager
def chat_episode(episode: ChatEpisode) -> Iterator[ChatEpisode]:
    """Inside, calls are noted in `episode`."""
    token = _EPISODE.set(episode)
    try:
        yield episode
    finally:
        _EPISODE.reset(token)


def episode_scope(env_id: str, agent: str, seed: int) -> str:
    """The name under which a recording holds what was asked in an episode."""
    return f"{env_id} {agent} {seed}"


def current_episode() -> ChatEpisode:
    """The episode under way; outside of any, one without a name."""
    return _EPISODE.get() or _NO_EPISODE


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


def _request(messages: Sequence[tuple[str, str]] | Sequence[Mapping[str, str]], **options: Any) -> ChatRequest:
    pairs = [(m["role"], m["content"]) if isinstance(m, Mapping) else (m[0], m[1]) for m in messages]
    return ChatRequest(tuple(pairs), **options)


async def acomplete(model: ChatModel, requests: Sequence[ChatRequest]) -> list[ChatReply]:
    """`model.complete` for async callers: many may wait at once; the model bounds how many are under way."""
    context = contextvars.copy_context()
    return await asyncio.get_running_loop().run_in_executor(_waiters(), context.run, model.complete, requests)


@functools.cache
def _waiters() -> ThreadPoolExecutor:
    # asyncio's own pool has hardly more threads than cores, and these only wait
    return ThreadPoolExecutor(256, thread_name_prefix="memenv-chat")


def ask_text(
    model: ChatModel, messages: Sequence[tuple[str, str]] | Sequence[Mapping[str, str]], **options: Any
) -> str:
    """The text of one reply. `options` are the fields of `ChatRequest`.

    Raises:
        ChatFailure: the request failed.
    """
    return ask(model, _request(messages, **options)).text


def ask_json(
    model: ChatModel,
    messages: Sequence[tuple[str, str]] | Sequence[Mapping[str, str]],
    schema: Mapping[str, Any],
    **options: Any,
) -> Any:
    """The JSON value of one reply; it satisfies `schema`. `options` are further fields of `ChatRequest`.

    Raises:
        ChatFailure: the request failed.
    """
    return ask(model, _request(messages, schema=schema, **options)).value


def ask(model: ChatModel, request: ChatRequest) -> ChatReply:
    """One reply, which is good.

    Raises:
        ChatFailure: the request failed.
    """
    (reply,) = model.complete([request])
    if reply.problem is not None:
        raise ChatFailure(reply.problem)
    return reply

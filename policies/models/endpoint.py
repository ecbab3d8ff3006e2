"""Any OpenAI-compatible server, through the official client (extra `openai`).

Servers differ in what they take. What a server refuses is left out from then on: the schema in `response_format` (it is
then asked for in words, and checked here), `max_tokens` under its old name, temperature, seed and stop texts. A
difference is remembered only after a request without it has succeeded.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, NamedTuple

from memenv.chat import ChatProblem, ChatReply, ChatRequest
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.policies.models.address import api_key, base_url, endpoint_of, is_openai, scrub, shown
from memenv.policies.models.dialects import Dialect, about_schema, arguments_of, softer
from memenv.policies.models.replies import estimated_tokens, read_reply
from memenv.policies.models.schema import check_schema
from memenv.tokens import count_tokens

__all__ = ["EndpointModel"]

_OVERFLOW = re.compile(
    r"context.{0,40}(length|size|window|exceed)|exceed.{0,40}context|maximum.{0,20}(tokens|length)|too (long|many tokens)",
    re.IGNORECASE,
)
#: Statuses after which asking again may help.
_AGAIN = (408, 409, 425, 429)
_LONGEST_WAIT = 30.0
_FIRST_ATTEMPTS = 2
#: Failures of a reply that came, and failures that no attempt will change.
_UNUSABLE, _FINAL = ("empty", "truncated", "schema"), ("refused", "overflow")


class _Tally:
    """What the attempts of one request cost."""

    def __init__(self) -> None:
        self.prompt = self.reply = self.attempts = 0

    def settled(self, text: str = "", value: Any = None, problem: ChatProblem | None = None) -> ChatReply:
        return ChatReply(text, value, problem, self.prompt, self.reply, self.attempts)

    def failed(self, kind: str, why: str) -> ChatReply:
        return self.settled(problem=ChatProblem(kind, why))


class _Attempt(NamedTuple):
    """What came of one attempt: a reply; or, where the server did not take the form, the dialect to ask in next.

    `wait` is how many seconds the server asked to be left alone for.
    """

    reply: ChatReply
    softer: Dialect | None = None
    wait: float = 0.0


class EndpointModel:
    """A `memenv.chat.ChatModel` behind HTTP.

    Args:
        url: "http://HOST:PORT/v1".
        name: of the model; None: the one that the server lists.
        attempts: how often a request is sent at most to a server that does not answer; between two there is a growing
            pause, or the one the server asks for, up to 30 s.
        replies: how many replies that can't be used (empty, cut, not of the schema) a request may get.
        timeout: seconds that one attempt may take.
        concurrency: requests under way at once; more wait here.
        pause: seconds before the second attempt; doubled before each further one.

    The key is read from the environment (`memenv.policies.models.address.api_key`).

    Raises:
        MemenvError: the extra is not installed, the address is none, or no name was given and the server does not list
            exactly one model.
    """

    def __init__(
        self,
        url: str,
        name: str | None = None,
        *,
        attempts: int = 6,
        replies: int = 3,
        timeout: float = 120.0,
        concurrency: int = 16,
        pause: float = 0.5,
    ) -> None:
        with needs("openai", "--model URL"):
            import openai
        if min(attempts, replies, concurrency) < 1 or timeout <= 0 or pause < 0:
            raise MemenvError(
                f"attempts={attempts}, replies={replies}, concurrency={concurrency}, timeout={timeout}, pause={pause}: "
                "give attempts, replies and concurrency >= 1, timeout > 0 and pause >= 0"
            )
        self._openai = openai
        self._url = base_url(url)
        self._key = api_key(self._url)
        self.endpoint = endpoint_of(self._url)
        self.attempts, self.replies, self.timeout = attempts, replies, timeout
        self.concurrency, self.pause = concurrency, pause
        self._stopped = threading.Event()
        # the client would look for a key of its own if it got none, and send it wherever this address leads
        self._client = openai.OpenAI(base_url=self._url, api_key=self._key or "none", max_retries=0, timeout=timeout)
        if not is_openai(self._url):  # whatever else the client finds in the environment is OpenAI's business alone
            self._client.organization = self._client.project = None
            self._client.admin_api_key = None
        self._answered = False
        self._slots = threading.BoundedSemaphore(concurrency)
        self._dialect = Dialect()
        self._pool: ThreadPoolExecutor | None = None
        self._lock = threading.Lock()
        self.name = name or self._only_model()

    def complete(self, requests: Sequence[ChatRequest]) -> list[ChatReply]:
        """See `memenv.chat.ChatModel.complete`."""
        for request in requests:
            if request.schema is not None:
                check_schema(request.schema)
        if len(requests) == 1:
            return [self._ask(requests[0])]
        with self._lock:
            if self._pool is None:
                self._pool = ThreadPoolExecutor(self.concurrency, thread_name_prefix="memenv-model")
        return list(self._pool.map(self._ask, requests))

    def describe(self) -> dict[str, str]:
        """See `memenv.chat.ChatModel.describe`."""
        return {"model": self.name, "endpoint": self.endpoint, "client": f"openai {self._openai.__version__}"}

    def stop(self) -> None:
        """No request is sent a second time from now on."""
        self._stopped.set()

    def close(self) -> None:
        """Closes connections and threads."""
        if self._pool is not None:
            self._pool.shutdown()
        self._client.close()

    def __repr__(self) -> str:
        return f"EndpointModel({self.name!r} at {self.endpoint})"

    def __deepcopy__(self, memo: dict[int, Any]) -> EndpointModel:
        return self

    # --- one request -----------------------------------------------------------------------------------------------

    def _ask(self, request: ChatRequest) -> ChatReply:
        tally = _Tally()
        dialect = self._dialect
        extra: tuple[tuple[str, str], ...] = ()  # what is said after a reply that could not be used
        unanswered = unusable = 0
        while True:
            with self._slots:
                came = self._attempt(replace(request, messages=(*request.messages, *extra)), dialect, tally)
            if came.softer is not None:  # the server does not take this form: asked again in another one, at once
                dialect = came.softer
                continue
            reply = came.reply
            if reply.problem is None:
                self._dialect, self._answered = dialect, True
                return reply
            kind = reply.problem.kind
            self._answered = self._answered or kind not in ("unreachable", "timeout")
            unusable += kind in _UNUSABLE
            unanswered += kind not in _UNUSABLE
            # a server that never answered anything is hardly starting up
            most = self.attempts if self._answered else min(self.attempts, _FIRST_ATTEMPTS)
            over = kind in _FINAL or unusable >= self.replies or unanswered >= most
            if over or self._stopped.is_set():
                return reply
            if kind == "schema" and dialect.form != "words":
                dialect = replace(dialect, form="words")  # the schema was not enforced: it is asked for
            elif kind in ("schema", "truncated"):
                extra = _again(request, reply)
            elif kind != "empty":
                self._stopped.wait(min(_LONGEST_WAIT, max(came.wait, self._pause(request, unanswered))))

    def _pause(self, request: ChatRequest, unanswered: int) -> float:
        """Seconds before the next attempt; not the same for all, so that requests refused together spread out."""
        spread = 1 + int(request.digest[:4], 16) / 0x10000
        return float(self.pause * 2 ** (unanswered - 1) * spread)

    def _attempt(self, request: ChatRequest, dialect: Dialect, tally: _Tally) -> _Attempt:
        api = self._openai
        tally.attempts += 1
        try:
            done = self._client.chat.completions.create(**arguments_of(self.name, request, dialect))
        except api.APITimeoutError:
            return _Attempt(tally.failed("timeout", f"no reply within {self.timeout:g} s"))
        except api.APIConnectionError as error:
            return _Attempt(tally.failed("unreachable", f"no connection ({type(error.__cause__ or error).__name__})"))
        except api.APIStatusError as error:
            return self._refusal(error, request, dialect, tally)
        except (api.OpenAIError, ValueError, TypeError, AttributeError) as error:
            return _Attempt(tally.failed("server error", f"{_NO_COMPLETION} ({type(error).__name__})"))
        text, cut, prompt, written = _read(done)
        if text is _GARBLED:
            return _Attempt(tally.failed("server error", _NO_COMPLETION))
        tally.prompt += estimated_tokens(request) if prompt is None else prompt
        tally.reply += count_tokens(text or "") if written is None else written
        return _Attempt(tally.settled(*read_reply(request, text, cut)))

    def _refusal(self, error: Any, request: ChatRequest, dialect: Dialect, tally: _Tally) -> _Attempt:
        status = int(error.status_code)
        said = scrub(_said(error), self._key)
        schema_refused = about_schema(said) and request.schema is not None
        if status in (401, 403):  # servers repeat parts of the key in what they say
            return _Attempt(tally.failed("refused", f"status {status}: the key was not accepted"))
        if status in _AGAIN or (status >= 500 and status != 501 and not schema_refused):
            kind = "rate limit" if status == 429 else "timeout" if status == 408 else "server error"
            return _Attempt(tally.failed(kind, f"status {status}: {said}"), wait=_asked_wait(error))
        if status == 413 or (_OVERFLOW.search(said) and not schema_refused):
            return _Attempt(tally.failed("overflow", f"status {status}: {said}"))
        milder = softer(dialect, request, said, str(getattr(error, "param", None) or ""))
        if milder is not None:
            return _Attempt(ChatReply(), milder)
        return _Attempt(tally.failed("refused", f"status {status}: {said}"))

    def _only_model(self) -> str:
        api = self._openai
        try:
            names = [str(model.id) for model in self._client.models.list()]
        except (api.OpenAIError, ValueError, TypeError, AttributeError) as error:
            self._client.close()
            status = getattr(error, "status_code", "")
            why = f"status {status}" if status else type(error).__name__
            raise MemenvError(
                f"--model {shown(self._url)}: the server does not list its models ({why}); is it up, and is the address "
                "right? --model-name NAME names a model without asking"
            ) from None
        if len(names) != 1:
            self._client.close()
            listed = ", ".join(names[:8]) + (" …" if len(names) > 8 else "")
            raise MemenvError(
                f"--model {shown(self._url)} has {len(names)} models ({listed}): name one with --model-name"
            )
        return names[0]


_GARBLED: Any = object()
_NO_COMPLETION = "what came back is no chat completion"


def _again(request: ChatRequest, reply: ChatReply) -> tuple[tuple[str, str], ...]:
    """What is said to a model whose reply could not be used: at temperature 0 it would only repeat itself."""
    assert reply.problem is not None
    if reply.problem.kind == "truncated":
        return (("user", f"Reply again, in less than {request.max_tokens // 2} words."),)
    said = reply.text[:2000] or "…"
    return (("assistant", said), ("user", f"That can't be used: {reply.problem.why}. Reply again."))


def _read(done: Any) -> tuple[Any, bool, int | None, int | None]:
    """Text, whether it was cut, and the server's counts, of whatever came back."""
    try:
        choice = done.choices[0] if done.choices else None
        text = None if choice is None else choice.message.content
        cut = choice is not None and choice.finish_reason == "length"
    except (AttributeError, TypeError, IndexError, KeyError):
        return _GARBLED, False, None, None
    if text is not None and not isinstance(text, str):
        return _GARBLED, False, None, None
    usage = getattr(done, "usage", None)
    counts = [getattr(usage, name, None) for name in ("prompt_tokens", "completion_tokens")]
    prompt, written = (count if isinstance(count, int) and count >= 0 else None for count in counts)
    return text, cut, prompt, written


def _said(error: Any) -> str:
    """The server's own words, whatever the client makes of them."""
    body = getattr(error, "body", None)
    inner = body.get("message") if isinstance(body, dict) else None
    return str(inner if isinstance(inner, str) else error.message)


def _asked_wait(error: Any) -> float:
    try:
        wait = float(error.response.headers.get("retry-after", ""))
    except (ValueError, TypeError, AttributeError):
        return 0.0
    return wait if 0.0 <= wait < 1e6 else 0.0

"""Short ways to ask a model."""

from __future__ import annotations

import asyncio
import contextvars
import functools
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from memenv.chat.protocol import ChatFailure, ChatModel, ChatReply, ChatRequest

__all__ = ["acomplete", "ask", "ask_json", "ask_text"]


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

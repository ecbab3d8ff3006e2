"""From what a model wrote to a reply: cleaned, and checked against what was asked for."""

from __future__ import annotations

import json
import re
from typing import Any

from memenv.chat import ChatProblem, ChatRequest
from memenv.loose_json import find_values
from memenv.policies.models.schema import violation
from memenv.tokens import clean_text, count_tokens

__all__ = ["estimated_tokens", "read_reply", "schema_in_words"]

#: What reasoning models think before they answer is no part of the answer.
_THINKING = re.compile(r"\A.*</think(?:ing)?>", re.DOTALL | re.IGNORECASE)


def read_reply(request: ChatRequest, written: str | None, cut: bool) -> tuple[str, Any, ChatProblem | None]:
    """The text, the JSON value where a schema was asked for, and what is wrong.

    Args:
        request: what was asked.
        written: what the model wrote; None is nothing.
        cut: whether the limit of tokens ended it.
    """
    text = _THINKING.sub("", clean_text(written or "")).strip()
    truncated = ChatProblem("truncated", f"the reply was cut at {request.max_tokens} tokens")
    if not text:
        return text, None, truncated if cut else ChatProblem("empty", "the reply is empty")
    if request.schema is None:
        return text, None, truncated if cut and not request.cut_ok else None
    wrong = "the reply holds no JSON"
    for value in _values(text):
        wrong = violation(value, request.schema)
        if not wrong:
            return text, value, None
    return text, None, truncated if cut else ChatProblem("schema", wrong)


def _values(text: str) -> list[Any]:
    """The value of a reply that is JSON and nothing else; otherwise the lists and objects found in it."""
    try:
        return [json.loads(text)]
    except (ValueError, RecursionError):
        return [found.value for found in find_values(text)]


def schema_in_words(request: ChatRequest) -> str:
    """What asks for the schema where the server can't enforce it."""
    return (
        "Reply with one JSON value and nothing else. It has to satisfy this JSON Schema:\n"
        f"{json.dumps(request.schema, ensure_ascii=False)}"
    )


def estimated_tokens(request: ChatRequest) -> int:
    """Tokens of a prompt where the server does not count them."""
    return sum(count_tokens(content) for _, content in request.messages)

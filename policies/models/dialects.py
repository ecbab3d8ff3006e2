"""What a server takes of a request, and what is tried after it refused a part."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from memenv.chat import ChatRequest
from memenv.policies.models.replies import schema_in_words

__all__ = ["Dialect", "about_schema", "arguments_of", "softer"]

#: How a schema is asked for, strictest first.
_FORMS = ("strict", "loose", "words")
_ABOUT_SCHEMA = re.compile(r"response_format|json_?schema|json_object|grammar|guided|structured|schema", re.IGNORECASE)
_OPTIONAL = ("temperature", "seed", "stop")


@dataclass(frozen=True)
class Dialect:
    """What a server takes.

    Attributes:
        form: how a schema is asked for: in `response_format`, "strict" or "loose", or in "words".
        new_limit: the reply is bounded by `max_completion_tokens`, not `max_tokens`.
        without: parameters that are left out.
    """

    form: str = "strict"
    new_limit: bool = False
    without: tuple[str, ...] = ()


def arguments_of(name: str, request: ChatRequest, dialect: Dialect) -> dict[str, Any]:
    """Keyword arguments of the client's `chat.completions.create`."""
    messages = [{"role": role, "content": content} for role, content in request.messages]
    given: dict[str, Any] = {"temperature": request.temperature, "seed": request.seed}
    if request.stop:
        given["stop"] = list(request.stop)
    arguments = {key: value for key, value in given.items() if key not in dialect.without}
    arguments["max_completion_tokens" if dialect.new_limit else "max_tokens"] = request.max_tokens
    if request.schema is not None:
        if dialect.form == "words":
            place = max((i for i, m in enumerate(messages) if m["role"] != "assistant"), default=0)
            messages[place] = {
                **messages[place],
                "content": f"{messages[place]['content']}\n\n{schema_in_words(request)}",
            }
        else:
            shape = {"name": "reply", "strict": dialect.form == "strict", "schema": dict(request.schema)}
            arguments["response_format"] = {"type": "json_schema", "json_schema": shape}
    return {"model": name, "messages": messages, **arguments}


def softer(dialect: Dialect, request: ChatRequest, said: str, param: str) -> Dialect | None:
    """The dialect to try after a refusal; None where it is about nothing that can be left out."""
    about = f"{param} {said}"
    if not dialect.new_limit and "max_completion_tokens" in about:
        return replace(dialect, new_limit=True)
    for name in _OPTIONAL:
        if name not in dialect.without and re.search(rf"\b{name}\b", about):
            return replace(dialect, without=(*dialect.without, name))
    if request.schema is not None and dialect.form != "words":
        # whatever it says: servers word it in many ways, and the attempt in words is made once
        form = _FORMS[_FORMS.index(dialect.form) + 1] if _ABOUT_SCHEMA.search(about) else "words"
        return replace(dialect, form=form)
    return None


def about_schema(said: str) -> bool:
    """Whether a refusal speaks of the schema."""
    return bool(_ABOUT_SCHEMA.search(said))

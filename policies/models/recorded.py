"""Replies from a recording: a run without its server."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from memenv.chat import ChatEpisode, ChatModel, ChatProblem, ChatReply, ChatRequest, current_episode
from memenv.errors import MemenvError
from memenv.files import read_jsonl
from memenv.policies.models.replies import read_reply
from memenv.policies.models.schema import violation

__all__ = ["NotRecorded", "RecordedModel", "chat_lines", "model_line", "recorded_model", "request_line"]

_WHAT = "a memenv recording"
#: Tokens and attempts of one reply; more is no count.
_MOST = 2**31
#: What `_read` takes.
_FORM = (
    'a line of kind "chat" has a scope, a digest and a reply, {"text": what the model wrote} or {"value": the JSON that '
    "was asked for}; its counts of tokens and attempts may be left out"
)
_MODEL_LINE = '{"kind": "model", "model": NAME, "endpoint": WHERE}'


def model_line(model: ChatModel) -> dict[str, Any]:
    """The line of a recording that says which model answered."""
    return {"kind": "model", **model.describe()}


def request_line(scope: str, request: ChatRequest) -> dict[str, Any]:
    """The line of a recording for a request, which lacks its `reply` yet."""
    return {"kind": "chat", "scope": scope, "digest": request.digest, "request": request.as_dict()}


def chat_lines(episode: ChatEpisode) -> Iterator[dict[str, Any]]:
    """The lines of a recording for the calls of an episode, in order."""
    for request, reply in episode.calls:
        answered: dict[str, Any] = {
            "text": reply.text,
            "prompt_tokens": reply.prompt_tokens,
            "reply_tokens": reply.reply_tokens,
            "attempts": reply.attempts,
        }
        if request.schema is not None and reply.problem is None:
            answered["value"] = reply.value
        if reply.problem is not None:
            answered["problem"] = list(reply.problem)
        yield {**request_line(episode.scope, request), "reply": answered}


class NotRecorded(MemenvError):
    """A request that the recording does not hold."""


class RecordedModel:
    """Gives back the replies of a recording: for each episode, each request and each time it was made.

    Failures were recorded as well and come back as failures. A reply that only has a text, filled in by hand or from a
    batch service, is read as a server's is.

    Args:
        path: JSONL that `--record` wrote, or requests with a `reply` filled in (`request_line`).

    Raises:
        MemenvError: it can't be read, holds no replies, or a line is not what `--record` writes.
    """

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._replies: dict[tuple[str, str], list[_Held]] = {}
        about: Mapping[str, Any] | None = None
        for number, line in read_jsonl(path, _WHAT, "record it again"):
            kind = line.get("kind") if isinstance(line, dict) else None
            if kind == "model":
                if about is not None and about != line:
                    raise MemenvError(f"{path}: line {number}: a second model; record one model a file")
                about = line
            elif kind == "chat":
                scope, digest, reply = _read(line, f"{path}: line {number}")
                self._replies.setdefault((scope, digest), []).append(reply)
        if about is None or not isinstance(about.get("model"), str):
            if self._replies:
                raise MemenvError(f"{path} does not say which model replied: give it a line {_MODEL_LINE}")
            raise MemenvError(f"{path} holds no replies of a model: `--model URL --record FILE` writes them")
        self._about = {str(key): str(value) for key, value in about.items() if key != "kind"}
        self.name = self._about["model"]
        self.endpoint = self._about.get("endpoint", "")

    def replies(self, scope: str) -> dict[str, list[ChatReply]]:
        """All that is recorded of a scope, by the digests of requests, in the order of the file."""
        return {digest: [reply for reply, _ in held] for (name, digest), held in self._replies.items() if name == scope}

    def complete(self, requests: Sequence[ChatRequest]) -> list[ChatReply]:
        """See `ChatModel.complete`.

        Raises:
            NotRecorded: a request that was not recorded.
            MemenvError: a recorded value that the request's schema does not allow: someone changed it.
        """
        return [self._find(request) for request in requests]

    def _find(self, request: ChatRequest) -> ChatReply:
        episode = current_episode()
        digest = request.digest
        known = self._replies.get((episode.scope, digest), [])
        place = episode.replayed[digest]
        if place >= len(known):
            times = f"{len(known)} times" if len(known) != 1 else "once"
            asked = request.messages[-1][1] if request.messages else ""
            raise NotRecorded(
                f"{self.path}: the {request.purpose or 'chat'} request {digest[:12]} of episode {episode.scope!r} was "
                f"recorded {times} and is asked once more ({asked[-80:]!r}): the recording is of another run, or agent, "
                "prompts or data have changed; record it again"
            )
        episode.replayed[digest] += 1
        reply, valued = known[place]
        if request.schema is not None and reply.problem is None and not valued:
            text, value, problem = read_reply(request, reply.text, False)
            return replace(reply, text=text, value=value, problem=problem)
        if request.schema is not None and reply.problem is None:
            wrong = violation(reply.value, request.schema)
            if wrong:
                raise MemenvError(
                    f"{self.path}: the reply to request {digest[:12]} of episode {episode.scope!r} does not fit what was "
                    f"asked ({wrong}): mend it, or record it again"
                )
        return reply

    def describe(self) -> dict[str, str]:
        """See `ChatModel.describe`: what the recording says of the model."""
        return dict(self._about)

    def __deepcopy__(self, memo: dict[int, Any]) -> RecordedModel:
        return self


def recorded_model(path: str | Path) -> RecordedModel | None:
    """The model of a recording; None where no model was asked."""
    for _, line in read_jsonl(path, _WHAT, "record it again"):
        if isinstance(line, dict) and line.get("kind") == "model":
            return RecordedModel(path)
    return None


#: A reply, and whether its value is recorded: else it is read from its text.
_Held = tuple[ChatReply, bool]


def _read(line: Mapping[str, Any], place: str) -> tuple[str, str, _Held]:
    scope, digest, reply = line.get("scope"), line.get("digest"), line.get("reply")
    if not isinstance(scope, str) or not isinstance(digest, str) or not isinstance(reply, dict):
        raise MemenvError(f"{place}: no recorded reply: {_FORM}")
    counts = [
        reply.get(name, default) for name, default in (("prompt_tokens", 0), ("reply_tokens", 0), ("attempts", 1))
    ]
    problem = reply.get("problem")
    valued = "value" in reply
    text = reply.get("text", json.dumps(reply["value"], ensure_ascii=False) if valued else None)
    if (
        not isinstance(text, str)
        or any(isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= _MOST for count in counts)
        or not (
            problem is None
            or (isinstance(problem, list) and len(problem) == 2 and all(isinstance(p, str) for p in problem))
        )
    ):
        raise MemenvError(f"{place}: no recorded reply: {_FORM}")
    found = None if problem is None else ChatProblem(*problem)
    return scope, digest, (ChatReply(text, reply.get("value"), found, *counts), valued)

"""What belongs to one episode: its calls, for accounting, recording and replay. The runner enters it."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import NamedTuple

from memenv.chat.protocol import ChatReply, ChatRequest

__all__ = ["ChatEpisode", "Usage", "chat_episode", "current_episode", "episode_scope", "total_usage"]


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


_EPISODE: ContextVar[ChatEpisode | None] = ContextVar("memenv chat episode", default=None)
_NO_EPISODE = ChatEpisode()


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

"""OpenEnv: `make_app("MemLoCoMo-v0")` serves an environment; extra `openenv` (0.10).

    uvicorn --factory …  with a function of yours that returns make_app(...)

An action is the model's reply as text, or a list of operations; the observation is the text that `Session` writes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.operations import read_ops
from memenv.policies.adapters.session import INSTRUCTIONS, Session

with needs("openenv", __name__):
    from openenv.core.env_server.interfaces import Environment
    from openenv.core.env_server.types import Action, Observation, State
    from pydantic import Field

__all__ = ["MemoryAction", "MemoryObservation", "MemoryState", "OpenEnvMemory", "make_app"]


class MemoryAction(Action):  # type: ignore[misc]
    """Operations on the entries shown: as a model wrote them (`reply`), or as `memenv.action` has them (`ops`)."""

    reply: str = Field(default="", description="operations in words or JSON: ADD, UPDATE n, DELETE n, NOOP")
    ops: list[dict[str, Any]] = Field(default_factory=list, description='such as {"op": 0, "slot": 0, "text": "…"}')


class MemoryObservation(Observation):  # type: ignore[misc]
    """What is on the table as text; `problems` says why the last action was refused."""

    text: str = ""
    entries: list[str] = Field(default_factory=list)
    problems: list[str] = Field(default_factory=list)


class MemoryState(State):  # type: ignore[misc]
    """Where an episode is."""

    seed: int | None = None
    score: float = 0.0


class OpenEnvMemory(Environment):  # type: ignore[misc]
    """One session. `reset(seed=…)` is the stream of the seed, always; without one, seed 0, then 1, and so on.

    Args:
        env_id: a registered id.
        arguments: of `gym.make`.
    """

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, env_id: str, arguments: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self._session = Session(env_id, arguments)
        self._next = 0
        self._state = MemoryState()

    def reset(self, seed: int | None = None, episode_id: str | None = None, **options: Any) -> MemoryObservation:
        """Starts a stream; other options are refused.

        Raises:
            MemenvError: an unknown option.
        """
        if options:
            raise MemenvError(f"unknown reset option {', '.join(map(str, options))}; allowed: seed, episode_id")
        chosen = self._next if seed is None else seed
        self._next = chosen + 1
        text = self._session.reset(chosen)
        self._state = MemoryState(episode_id=episode_id or str(chosen), seed=chosen)
        return self._shown(f"{INSTRUCTIONS}\n\n{text}", None, [])

    def step(self, action: MemoryAction, timeout_s: float | None = None, **options: Any) -> MemoryObservation:
        """Carries out one decision. After the end nothing happens."""
        if self._session.over:
            return self._shown(self._session.text(), 0.0, ["the episode is over: reset"])
        if action.ops:
            ops, unread = read_ops(action.ops)
            reward, problems = self._session.write(() if unread else ops)
            problems = (*unread, *problems)
        else:
            reward, problems = self._session.reply(action.reply)
        self._state = MemoryState(
            episode_id=self._state.episode_id,
            seed=self._state.seed,
            step_count=self._session.steps,
            score=self._session.score,
        )
        return self._shown(self._session.text(), reward, [problem.why for problem in problems])

    @property
    def state(self) -> MemoryState:
        """Seed, steps and score so far."""
        return self._state

    def _shown(self, text: str, reward: float | None, problems: list[str]) -> MemoryObservation:
        entries = [] if self._session.over else list(self._session.entries())
        return MemoryObservation(text=text, entries=entries, problems=problems, reward=reward, done=self._session.over)


def make_app(env_id: str, *, sessions: int = 64, **arguments: Any) -> Any:
    """The web application that OpenEnv's clients talk to.

    Args:
        env_id: a registered id.
        sessions: environments at once.
        arguments: of `gym.make`.

    Raises:
        MemenvError: an unknown id or argument.
    """
    from openenv.core.env_server.http_server import create_app

    Session(env_id, arguments)  # rather refused here than by the first client
    return create_app(
        lambda: OpenEnvMemory(env_id, arguments),
        MemoryAction,
        MemoryObservation,
        env_name=env_id,
        max_concurrent_envs=sessions,
    )

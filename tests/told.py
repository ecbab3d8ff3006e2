"""Agents told sessions of our own, and models that answer by a script."""

from __future__ import annotations

import json
from typing import Any

from memenv.chat import ChatRequest
from memenv.config import MemoryConfig
from memenv.env import MemoryEnv
from memenv.policies.models.scripted import ScriptedModel
from memenv.runner import run_episode
from memenv.solver import Domain, Outcome
from memenv.stream import Experience, Item, Turn

DAY = 19_500.0


class Told:
    """A stream of sessions, and questions that nobody scores."""

    label = "told"

    def __init__(self, sessions: tuple[tuple[str, ...], ...], questions: tuple[str, ...] = ()) -> None:
        self._events: list[Experience | Item] = []
        for number, lines in enumerate(sessions):
            time = DAY + 7 * number
            turns = tuple(Turn(*line.split(": ", 1), time, f"S{number}:{place}") for place, line in enumerate(lines))
            text = "\n".join(turn.line() for turn in turns)
            self._events.append(Experience(text, time, f"S{number}", "session", turns))
        self._events += [Item(q, DAY + 7 * len(sessions), "", True, f"q{n}") for n, q in enumerate(questions)]

    def events(self, seed: int) -> list[Experience | Item]:
        return self._events


class Keep:
    """Notes what it is shown."""

    def solve(self, item: Item, memories: Any) -> Outcome:
        return Outcome(" | ".join(memory.text for memory in memories))

    def score(self, item: Item, outcome: Outcome, shown: Any) -> tuple[float, dict[str, float]]:
        return 0.0, {}


def told(
    agent: Any, sessions: tuple[tuple[str, ...], ...], questions: tuple[str, ...] = (), **memory: Any
) -> MemoryEnv:
    """Plays `agent` through sessions; nothing may be refused."""
    config = MemoryConfig(**{"bank_tokens": 400, **agent.memory, **memory})
    env = MemoryEnv(Domain(Told(sessions, questions), Keep(), Keep()), config, agent.decide)
    result = run_episode(env, agent, 1)
    assert result.invalid == 0
    env.answers = [item["answer"] for item in result.items]  # type: ignore[attr-defined]
    return env


def texts(env: MemoryEnv) -> list[str]:
    return [entry.shown() for entry in env.unwrapped.memory.bank]


def scripted(**replies: Any) -> ScriptedModel:
    """Answers by purpose: a value (as JSON), or a function of the request."""

    def answer(request: ChatRequest) -> str:
        reply = replies[request.purpose]
        return json.dumps(reply(request) if callable(reply) else reply)

    return ScriptedModel(answer)

"""Recordings: every action of an episode as JSONL, with a hash of everything that came back; and their exact replay."""

from __future__ import annotations

import functools
import importlib.metadata
import json
import platform
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import gymnasium as gym
import numpy as np

from memenv.agent import Transition
from memenv.chat import ChatEpisode, chat_episode, episode_scope
from memenv.digest import digest
from memenv.errors import MemenvError
from memenv.files import read_jsonl
from memenv.registration import ENVIRONMENTS, env_class

__all__ = ["FORMAT", "EpisodeRecord", "Recorder", "plain_action", "read_recording", "replay", "versions"]

#: Raised when a recording of an older memenv can't be read any more.
FORMAT = 1


def versions() -> dict[str, str]:
    """What a result depends on beside the code: versions of memenv, Python, gymnasium, numpy and, where it is installed, torch.

    torch is not imported for it, and is named in a process that has not imported it too: all processes of a run, of which
    some may play policies and some not, say the same.
    """
    import memenv

    installed = _torch()
    return {
        "memenv": memenv.__version__,
        "python": platform.python_version(),
        "gymnasium": gym.__version__,
        "numpy": np.__version__,
        **({"torch": installed} if installed is not None else {}),
    }


@functools.cache
def _torch() -> str | None:
    """The version of torch, read from what its installation says; None: it is not installed."""
    try:
        return importlib.metadata.version("torch")
    except importlib.metadata.PackageNotFoundError:
        return None


def plain_action(action: Mapping[str, Any]) -> dict[str, Any]:
    """An action as plain JSON values."""

    def plain(value: Any) -> Any:
        if isinstance(value, np.ndarray | np.generic):
            return value.tolist()
        if isinstance(value, Mapping):
            return {str(key): plain(member) for key, member in value.items()}
        if hasattr(value, "as_dict"):
            return value.as_dict()
        if isinstance(value, list | tuple):
            return [plain(member) for member in value]
        return value

    return {str(key): plain(value) for key, value in action.items()}


def step_digest(observation: Any, reward: float, terminated: bool, info: Mapping[str, Any]) -> str:
    """The hash of all that a step handed out."""
    return digest(observation, float(reward), terminated, dict(info))


class Recorder:
    """Writes episodes to an open text stream, one JSON object a line: a header, then a line per decision, then an end."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def begin(self, env: gym.Env[Any, Any], agent: str, seed: int) -> None:
        """The header of an episode: everything that makes it again."""
        core: Any = env.unwrapped
        self._line(
            {
                "kind": "episode",
                "format": FORMAT,
                "env": core.spec.id,
                "label": core.label,
                "arguments": core.arguments,
                "agent": agent,
                "seed": seed,
                "versions": versions(),
            }
        )

    def step(self, transition: Transition) -> None:
        """One decision."""
        came = transition.next_observation, transition.reward, transition.terminated, transition.next_info
        self._line(
            {
                "kind": "step",
                "action": plain_action(transition.action),
                "reward": transition.reward,
                "digest": step_digest(*came),
            }
        )

    def end(self, score: float) -> None:
        """The end of an episode."""
        self._line({"kind": "end", "score": score})

    def _line(self, value: Mapping[str, Any]) -> None:
        # lone surrogates can't be in UTF-8, and an action may hold them: they are escaped
        self._stream.write(json.dumps(value, ensure_ascii=True, default=str) + "\n")


@dataclass(frozen=True)
class EpisodeRecord:
    """A recorded episode."""

    header: Mapping[str, Any]
    steps: tuple[Mapping[str, Any], ...]
    score: float
    line: int


#: Lines for `memenv.policies.models.recorded`: what a chat model was asked and answered.
_OF_MODELS = ("model", "chat")
_NEEDED = {
    "episode": ("format", "env", "arguments", "seed", "label"),
    "step": ("action", "reward", "digest"),
    "end": ("score",),
}
_AGAIN = "record it again"


def read_recording(path: str | Path) -> Iterator[EpisodeRecord]:
    """The episodes of a recording.

    Raises:
        MemenvError: it is no recording, with the line.
    """
    header: Mapping[str, Any] | None = None
    steps: list[Mapping[str, Any]] = []
    start = 0
    for number, line in read_jsonl(path, "a memenv recording", _AGAIN):
        kind = line.get("kind") if isinstance(line, dict) else None
        if kind in _OF_MODELS:
            continue
        if not isinstance(kind, str) or kind not in _NEEDED or (kind == "episode") != (header is None):
            raise MemenvError(f"{path}: line {number} is not what a memenv recording has there: {_AGAIN}")
        missing = [key for key in _NEEDED[kind] if key not in line]
        if missing:
            raise MemenvError(f"{path}: line {number} lacks {', '.join(missing)}: {_AGAIN}")
        if kind == "episode":
            if line["format"] != FORMAT:
                raise MemenvError(f"{path}: line {number}: format {line['format']!r}; this memenv reads {FORMAT}")
            header, steps, start = line, [], number
        elif kind == "step":
            steps.append(line)
        else:
            assert header is not None
            if type(line["score"]) not in (int, float) or not abs(line["score"]) < 1e9:  # NaN neither
                raise MemenvError(f"{path}: line {number}: score {line['score']!r} is no number: {_AGAIN}")
            yield EpisodeRecord(header, tuple(steps), float(line["score"]), start)
            header = None
    if header is not None:
        raise MemenvError(f"{path}: the episode of line {start} has no end: the recording was cut short")


def _recorded_env(header: Mapping[str, Any]) -> gym.Env[Any, Any]:
    """The environment of a recording, which may say no more than `Recorder` writes: neither what is imported nor wrapped."""
    env_id, arguments, seed = header["env"], header["arguments"], header["seed"]
    if not isinstance(env_id, str) or env_id not in ENVIRONMENTS:  # never "module:id"
        raise MemenvError(f"the recording is of {env_id!r}, which is not registered here; see `memenv list`")
    kind = env_class(env_id)
    if not hasattr(kind, "configure"):
        raise MemenvError(f"the recording is of {env_id}, which memenv does not record")
    if not isinstance(arguments, dict) or "render_mode" in arguments or type(seed) is not int or seed < 0:
        raise MemenvError(f"the recording's arguments or seed are not what memenv writes: {_AGAIN}")
    kind.configure(arguments)  # refuses what is no field of the environment, such as gym.make's own arguments
    env = gym.make(env_id, **arguments)
    core: Any = env.unwrapped
    if core.label != header["label"]:
        raise MemenvError(f"the recording is of {header['label']}, this is {core.label}: use the same data file")
    return env


def replay(record: EpisodeRecord) -> Iterator[tuple[Mapping[str, Any], float, bool, Mapping[str, Any]]]:
    """Plays a recorded episode again, checking every byte that comes back; yields each step.

    Raises:
        MemenvError: the environment can't be made, the data differ, or a step came back differently; with its number.
    """
    header = record.header
    seed = header["seed"]
    env = _recorded_env(header)
    chat = ChatEpisode(episode_scope(header["env"], str(header.get("agent", "")), seed))
    with chat_episode(chat):
        env.reset(seed=seed)
    score = 0.0
    terminated = False
    for number, step in enumerate(record.steps, 1):
        try:
            with chat_episode(chat):
                observation, reward, terminated, _, info = env.step(step["action"])
        except (TypeError, ValueError, gym.error.ResetNeeded) as error:
            raise MemenvError(f"step {number} of {len(record.steps)} can't be played: {error}") from None
        if step_digest(observation, float(reward), terminated, info) != step["digest"]:
            raise MemenvError(
                f"step {number} of {len(record.steps)} came back differently: the code or data changed since "
                f"(recorded with {header.get('versions')})"
            )
        if float(reward) != step["reward"]:
            raise MemenvError(f"step {number}: the reward is {reward}, recorded was {step['reward']!r}")
        score += float(reward)
        yield observation, float(reward), terminated, info
    if not terminated:
        raise MemenvError(f"the episode goes on after the {len(record.steps)} steps recorded: some are missing")
    if abs(score - record.score) > 1e-6:
        raise MemenvError(f"the return is {score}, recorded was {record.score}")

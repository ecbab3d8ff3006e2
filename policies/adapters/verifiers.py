"""verifiers (0.4, `verifiers.v1`): a task set of streams, and the environment in which a model plays them; extra `verifiers`.

The taskset's id is this module: `MemoryTaskset` yields one task per seed, `MemoryLoop` plays it turn by turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from memenv.extras import needs
from memenv.policies.adapters.session import INSTRUCTIONS, Session

with needs("verifiers", __name__):
    import verifiers.v1 as vf
    from pydantic import Field

__all__ = ["MemoryData", "MemoryLoop", "MemoryLoopConfig", "MemoryTask", "MemoryTaskset", "MemoryTasksetConfig"]


class MemoryData(vf.TaskData):  # type: ignore[misc]
    """A stream: the environment, its arguments and the seed."""

    env_id: str
    arguments: dict[str, Any]
    seed: int


class MemoryTask(vf.Task[MemoryData]):  # type: ignore[misc]
    """Its reward is recorded by the loop that plays it."""


class MemoryTasksetConfig(vf.TasksetConfig):  # type: ignore[misc]
    """Which streams: `count` seeds from `first_seed` on. Train from 1,000,000 on; leaderboards use seeds from 0 on."""

    env_id: str = "MemLoCoMo-v0"
    arguments: dict[str, Any] = Field(default_factory=dict)
    first_seed: int = 1_000_000
    count: int = 1000


class MemoryTaskset(vf.Taskset[MemoryTask, MemoryTasksetConfig]):  # type: ignore[misc]
    """One task per seed."""

    def load(self) -> Iterator[MemoryTask]:
        """The tasks."""
        config = self.config
        for seed in range(config.first_seed, config.first_seed + config.count):
            data = MemoryData(
                name=f"{config.env_id}#{seed}",
                prompt=None,
                system_prompt=INSTRUCTIONS + " " + _FORM,
                env_id=config.env_id,
                arguments=config.arguments,
                seed=seed,
            )
            yield MemoryTask(data, config.task)


_FORM = (
    'Reply each time with a JSON list of operations on the numbered entries, such as [{"event": "ADD", "text": "…"}, '
    '{"event": "UPDATE", "id": 0, "text": "…"}, {"event": "DELETE", "id": 1}]; [] changes nothing.'
)


class MemoryLoopConfig(vf.EnvConfig):  # type: ignore[misc]
    """The one who keeps the memory."""

    player: vf.AgentConfig = vf.AgentConfig()


class MemoryLoop(vf.Env[MemoryLoopConfig]):  # type: ignore[misc]
    """Every turn is one WRITE: the model reads what happened and replies with operations; the return is its reward."""

    async def run(self, task: Any, agents: Any) -> None:
        """Plays one stream. A model that stops early earns what its memory earns when nothing more is written."""
        data = task.data
        session = Session(data.env_id, data.arguments)
        text = session.reset(data.seed)
        async with agents.player.interaction(task) as interaction:
            refused = 0
            while not session.over:
                segment = await interaction.turn(text)
                if segment.terminated:
                    break
                _, problems = session.reply(segment.last_reply)
                refused += bool(problems)
                text = "".join(f"Nothing was changed: {problem.why}.\n" for problem in problems) + session.text()
        interaction.trace.record_reward("return", session.finish())
        interaction.trace.record_metric("refused", float(refused))

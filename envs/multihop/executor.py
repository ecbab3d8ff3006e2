"""The frozen players of search tasks: by rules, or by any chat model, from memories and what the context shows."""

from __future__ import annotations

from collections.abc import Sequence

from memenv.envs.multihop.task import SearchTask, TaskSpec
from memenv.language.hops.player import play_stateless
from memenv.solver import Outcome, Recall
from memenv.stream import Item

__all__ = ["RuleExecutor"]


class RuleExecutor:
    """Plays by rules, without scratch paper: under "wipe" it sees the task, the memories and the last result, no more.

    So what it cannot find in memory at its last turn is lost, as for anyone whose context is wiped: memory is the
    only place where an answer found three searches ago can be. Under "full" the transcript holds everything.
    """

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """Plays the task to its end."""
        if not isinstance(item.data, TaskSpec):
            raise TypeError("the item holds no search task")
        task = SearchTask(item.data)
        texts = tuple(memory.text for memory in memories)
        while task.turns_left:
            move = play_stateless(item.text, texts, task.observation, task.turns_left)
            task = task.step(f"<{move.kind}>{move.text}</{move.kind}>")
        return task.outcome()

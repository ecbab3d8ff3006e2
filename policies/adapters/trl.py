"""TRL: `GRPOTrainer(environment_factory=make_factory("MemLoCoMo-v0"))`; extra `trl`, though nothing here imports it.

TRL makes every public method but `reset` and `get_reward` a tool of the model, one instance per rollout. A row of the
data set with a `seed` gives every rollout of its group the same stream.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from memenv.operations import add, delete, update
from memenv.policies.adapters.session import INSTRUCTIONS, Session

__all__ = ["MemoryTools", "make_factory", "rows"]


class MemoryTools:
    """The tools of one rollout. Made by `make_factory`."""

    def __init__(self, env_id: str, arguments: dict[str, Any]) -> None:
        self._session = Session(env_id, arguments)
        self._ops: list[Any] = []

    def reset(self, seed: int = 0, **row: Any) -> str:
        """Starts the stream of the row's `seed`; its text goes to the end of the prompt."""
        self._ops = []
        return self._session.reset(int(seed))

    def get_reward(self) -> float:
        """The return; of a rollout that stopped early, what its memory earns when nothing more is written."""
        return self._session.finish()

    def add_entry(self, text: str) -> str:
        """Notes a new entry for the memory. It is stored with the next call of go_on.

        Args:
            text: The whole entry, one short text that can be understood alone.

        Returns:
            What was noted.
        """
        return self._note(add(text), "an entry is to be added")

    def update_entry(self, number: int, text: str) -> str:
        """Notes that an entry shown is to be replaced by another text, with the next call of go_on.

        Args:
            number: The number of the entry, as shown in brackets.
            text: The whole new entry.

        Returns:
            What was noted.
        """
        return self._note(update(number, text), f"entry {number} is to be replaced")

    def delete_entry(self, number: int) -> str:
        """Notes that an entry shown is to be deleted, with the next call of go_on.

        Args:
            number: The number of the entry, as shown in brackets.

        Returns:
            What was noted.
        """
        return self._note(delete(number), f"entry {number} is to be deleted")

    def go_on(self) -> str:
        """Carries out all that was noted and shows what happened next.

        Returns:
            What happened next, with the entries that resemble it.
        """
        if self._session.over:
            return self._session.text()
        ops, self._ops = self._ops, []
        _, problems = self._session.write(ops)
        refused = "".join(f"Nothing was changed: {problem.why}.\n" for problem in problems)
        return refused + self._session.text()

    def _note(self, op: Any, said: str) -> str:
        if self._session.over:
            return self._session.text()
        self._ops.append(op)
        return f"Noted: {said}."


class _Factory:
    """A class and not a closure, so that it can be pickled."""

    def __init__(self, env_id: str, arguments: dict[str, Any]) -> None:
        self._env_id, self._arguments = env_id, arguments

    def __call__(self) -> MemoryTools:
        return MemoryTools(self._env_id, self._arguments)


def make_factory(env_id: str, **arguments: Any) -> Callable[[], MemoryTools]:
    """What TRL's `environment_factory` takes.

    Args:
        env_id: a registered id.
        arguments: of `gym.make`.

    Raises:
        MemenvError: an unknown id or argument.
    """
    factory = _Factory(env_id, arguments)
    factory()  # rather refused here than in the trainer
    return factory


def rows(seeds: range) -> list[dict[str, Any]]:
    """Rows of a training set: the instructions, and the stream to which TRL appends its first text."""
    said = f"{INSTRUCTIONS} Note changes with the tools, then call go_on; end when the stream is over.\n\n"
    return [{"prompt": [{"role": "user", "content": said}], "seed": seed} for seed in seeds]

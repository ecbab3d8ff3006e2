"""What a memory system is here: something that decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from memenv.solver import Hindsight

__all__ = ["Agent", "Sandbox", "Transition"]


@dataclass(frozen=True, slots=True)
class Transition:
    """One decision and what came of it, as `learn` receives it."""

    observation: Mapping[str, Any]
    info: Mapping[str, Any]
    action: Mapping[str, Any]
    reward: float
    next_observation: Mapping[str, Any]
    next_info: Mapping[str, Any]
    terminated: bool


class Sandbox:
    """What training may look into: forks of the environment and counterfactual scores. Never handed out in evaluation."""

    def __init__(self, env: Any) -> None:
        self._env = env

    def fork(self) -> Any:
        """A copy of the environment in its present state."""
        return self._env.unwrapped.fork()

    def counterfactual(self, memory: Any, items: Any = None) -> list[Any]:
        """See `MemoryEnv.counterfactual`."""
        return list(self._env.unwrapped.counterfactual(memory, items))


class Agent:
    """Base of memory agents. All that is kept between calls is kept in the environment's stores, or it is not memory.

    Class attributes declare what the runner has to set up:

    Attributes:
        name: how rows name it.
        decide: the moments it decides.
        store: "bank", "state" (the same budget, as one text), "both" (the budget divided) or "own".
        state_share: with "both": the part of the budget that is the state's.
        maintain: wants a moment after each session or task.
        unbounded: runs without budgets; rows say so.
        privileged: gets `hindsight` (oracle agents only); rows say so.
        memory: further memory arguments, such as {"eviction": "weakest"}.
        wants: arguments of the domain that it asks for where a domain has them, such as {"granularity": "fact"}.
        made_for: kinds of experience (`memenv.fit.KINDS`) that its rules are made for, one of which will do; (): any; None:
            candidate facts where it wants them, else any. Elsewhere it runs, and the command line says so.
        trained_on: id of the environment that a trained agent learnt from; "": rules, or unknown.
        uses_model: its class takes `model=`, a `memenv.chat.ChatModel` or None for its rule form.
    """

    name: ClassVar[str] = ""
    decide: tuple[str, ...] = ("write",)
    store: str = "bank"
    state_share: float = 0.5
    maintain: bool = False
    unbounded: bool = False
    privileged: bool = False
    memory: Mapping[str, Any] = {}
    wants: Mapping[str, Any] = {}
    made_for: ClassVar[tuple[str, ...] | None] = None
    trained_on: str = ""
    uses_model: ClassVar[bool] = False

    #: Set by the runner for privileged agents: what to hold from here on.
    hindsight: Any = None

    def reset(self, info: Mapping[str, Any], seed: int) -> None:
        """A new episode begins; `seed` feeds the agent's own randomness."""

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """The decision, as `memenv.action(...)` builds it."""
        raise NotImplementedError

    def learn(self, transition: Transition, sandbox: Sandbox | None = None) -> None:
        """Called after every decision; `sandbox` only in training. Whoever has a state learns in training only."""


def need_hindsight(agent: Agent) -> Hindsight:
    """The hindsight of a privileged agent.

    Raises:
        RuntimeError: nobody granted it.
    """
    if agent.hindsight is None:
        raise RuntimeError(f"{type(agent).__name__} is privileged: run it with memenv.runner, which grants hindsight")
    found = agent.hindsight()
    assert isinstance(found, Hindsight)
    return found

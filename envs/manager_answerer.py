"""Two agents over one memory, for PettingZoo: a manager that writes, and an answerer that selects and answers.

`env(...)` is the turn-based (AEC) form, `parallel_env(...)` the parallel one; extra `pettingzoo`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from memenv.env import MemoryEnv
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.registration import env_class
from memenv.state import Phase

with needs("pettingzoo", __name__):
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

__all__ = ["ANSWERER", "MANAGER", "ManagerAnswerer", "ManagerAnswererParallel", "env", "parallel_env", "raw_env"]

MANAGER = "memory_manager_0"
ANSWERER = "answer_agent_0"
_ROLES = (MANAGER, ANSWERER)
#: The action fields of each role.
_FIELDS = {MANAGER: ("ops", "search", "state", "keep"), ANSWERER: ("select", "search", "state", "keep", "act")}

#: Role, what it did, and the info that came back, to a reward of its own beside the shared one.
Shaping = Callable[[str, Mapping[str, Any], Mapping[str, Any]], float]


class _Game:
    """What both forms share: one memory environment that decides everything, and whose turn it is."""

    def __init__(self, env_id: str, shaping: Shaping | None, arguments: Mapping[str, Any]) -> None:
        refused = sorted({"decide", "own_memory"} & set(arguments))
        if refused:
            raise MemenvError(f"{', '.join(refused)}: the two agents decide write, read and act between them")
        kind = env_class(env_id)
        if not hasattr(kind, "configure"):
            raise MemenvError(f"{env_id} is no environment for memory agents: it is for policies over numbers")
        made = gym.make(env_id, **{**arguments, "decide": ("write", "read", "act")}).unwrapped
        assert isinstance(made, MemoryEnv)
        self.core = made
        self._shaping = shaping
        whole = made.action_space
        assert isinstance(whole, spaces.Dict)
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            role: spaces.Dict({name: whole[name] for name in _FIELDS[role] if name in whole.spaces}) for role in _ROLES
        }
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(_ROLES, made.observation_space)
        self.turn = MANAGER
        self.over = False
        self.observations: dict[str, Any] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self.label = made.label

    def reset(self, seed: int | None, options: dict[str, Any] | None) -> None:
        # other options are passed over: PettingZoo's own test hands some over
        known = {name: value for name, value in (options or {}).items() if name == "memory"}
        observation, info = self.core.reset(seed=seed, options=known)
        # until a role's first turn comes it sees a blank table, not what is on the other's
        blank = _blank(observation)
        self.observations = {role: blank for role in _ROLES}
        self.infos = {role: {} for role in _ROLES}
        self.over = False
        self._show(observation, info)

    def step(self, action: Mapping[str, Any]) -> dict[str, float]:
        """The decision of whose turn it is; the rewards of both roles."""
        role = self.turn
        allowed = _FIELDS[role]
        foreign = sorted(str(name) for name in action if name not in allowed)
        if foreign:
            raise ValueError(f"{role} has no action field {', '.join(foreign)}; allowed: {', '.join(allowed)}")
        observation, reward, self.over, _, info = self.core.step(action)
        rewards = dict.fromkeys(_ROLES, float(reward))
        if self._shaping is not None:
            for each in _ROLES:
                rewards[each] += float(self._shaping(each, action if each == role else {}, info))
        self._show(observation, info)
        return rewards

    def _show(self, observation: dict[str, Any], info: dict[str, Any]) -> None:
        if self.over:
            # what was answered last is for both to see
            for role in _ROLES:
                self.observations[role] = observation
                self.infos[role] = {**info, "acts": False}
            return
        self.turn = MANAGER if observation["phase"] == Phase.WRITE else ANSWERER
        self.observations[self.turn] = observation
        other = ANSWERER if self.turn == MANAGER else MANAGER
        self.infos[self.turn] = {**info, "acts": True}
        self.infos[other] = {"acts": False, "items": info["items"]}


class _Form:
    """What the turn-based and the parallel form have in common beside the game."""

    _game: _Game
    observation_spaces: dict[str, spaces.Space[Any]]
    action_spaces: dict[str, spaces.Space[Any]]

    def _begin(self, env_id: str, shaping: Shaping | None, arguments: Mapping[str, Any]) -> None:
        self.render_mode = arguments.get("render_mode")
        self._game = _Game(env_id, shaping, arguments)
        self.possible_agents = list(_ROLES)
        self.action_spaces = self._game.action_spaces
        self.observation_spaces = self._game.observation_spaces

    @property
    def core(self) -> MemoryEnv:
        """The memory environment."""
        return self._game.core

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of a role's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of a role's actions."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """As the environment, with render_mode "ansi"."""
        return self._game.core.render()

    def close(self) -> None:
        """Nothing is held open."""


class ManagerAnswerer(_Form, AECEnv):  # type: ignore[misc]
    """A memory manager and an answer agent take turns over one stream (Memory-R1's two stages as a game).

    ## Description
    The loop of any memenv environment, decided by two agents: `memory_manager_0` acts at WRITE, `answer_agent_0` at READ
    (which memories to use) and at ACT (the answer, or the steps of a task). Neither is shown the other's table.

    ## Action Space
    Manager: `Dict(ops, search, state, keep)`. Answerer: `Dict(select, search, state, keep, act)`. As in the environment.

    ## Observation Space
    The environment's own, for both. Before a role's first turn all texts are empty.

    ## Rewards
    Both get the environment's reward, when an item is finished. `shaping(role, action, info)` adds to it per role.

    ## Starting State
    Empty memory at the first event of the stream; the manager begins if that is an experience.

    ## Episode End
    Both terminate after the last item.

    ## Arguments
    env_id: a registered id. shaping: see Rewards. All others: of `gym.make`, without decide and own_memory.

    ## Version History
    * v0: first version.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "manager_answerer_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, env_id: str = "MemLoCoMo-v0", *, shaping: Shaping | None = None, **arguments: Any) -> None:
        super().__init__()
        self._begin(env_id, shaping, arguments)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """As the environment."""
        self._game.reset(seed, options)
        self.agents = list(_ROLES)
        self.rewards = dict.fromkeys(_ROLES, 0.0)
        self._cumulative_rewards = dict.fromkeys(_ROLES, 0.0)
        self.terminations = dict.fromkeys(_ROLES, self._game.over)
        self.truncations = dict.fromkeys(_ROLES, False)
        self.infos = self._game.infos
        self.agent_selection = self._game.turn

    def observe(self, agent: str) -> Any:
        """What the role saw at its last turn; at the end, how it ended."""
        return self._game.observations[agent]

    def step(self, action: Any) -> None:
        """The decision of `agent_selection`.

        Raises:
            ValueError: it has a field that is the other role's, or no action's.
        """
        role = self.agent_selection
        if self.terminations[role] or self.truncations[role]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[role] = 0.0
        self.rewards = self._game.step(action)
        self.infos = self._game.infos
        if self._game.over:
            self.terminations = dict.fromkeys(_ROLES, True)
        self._accumulate_rewards()
        self.agent_selection = role if self._game.over else self._game.turn
        self._deads_step_first()


class ManagerAnswererParallel(_Form, ParallelEnv):  # type: ignore[misc]
    """The same game with both roles in every step. `infos[role]["acts"]` says whose action counts; the other's is ignored."""

    metadata: ClassVar[dict[str, Any]] = {"name": "manager_answerer_v0", "render_modes": ["ansi"]}

    def __init__(self, env_id: str = "MemLoCoMo-v0", *, shaping: Shaping | None = None, **arguments: Any) -> None:
        self._begin(env_id, shaping, arguments)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """As the environment."""
        self._game.reset(seed, options)
        self.agents = list(_ROLES)
        return dict(self._game.observations), dict(self._game.infos)

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carries out the action of the role whose turn it is.

        Raises:
            MemenvError: there is none of it.
        """
        if not self.agents:
            return {}, {}, {}, {}, {}
        if self._game.turn not in actions:
            raise MemenvError(f"it is the turn of {self._game.turn}: give its action")
        rewards = self._game.step(actions[self._game.turn])
        if self._game.over:
            self.agents = []
        return (
            dict(self._game.observations),
            rewards,
            dict.fromkeys(_ROLES, self._game.over),
            dict.fromkeys(_ROLES, False),
            dict(self._game.infos),
        )


def raw_env(env_id: str = "MemLoCoMo-v0", **arguments: Any) -> ManagerAnswerer:
    """The turn-based environment without PettingZoo's checking wrappers."""
    return ManagerAnswerer(env_id, **arguments)


def env(env_id: str = "MemLoCoMo-v0", **arguments: Any) -> Any:
    """The turn-based environment with the wrapper that complains of calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(env_id, **arguments))


def parallel_env(env_id: str = "MemLoCoMo-v0", **arguments: Any) -> ManagerAnswererParallel:
    """The parallel environment."""
    return ManagerAnswererParallel(env_id, **arguments)


def _blank(value: Any) -> Any:
    """An observation of the same form in which nothing is on the table."""
    if isinstance(value, str):
        return ""
    if isinstance(value, dict):
        return {name: _blank(member) for name, member in value.items()}
    if isinstance(value, tuple):
        return tuple(_blank(member) for member in value)
    return np.zeros_like(value)

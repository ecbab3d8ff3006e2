"""The numeric form: fact-level streams as `Discrete` actions and `Dict` of `Box` observations, for SB3, CleanRL, RLlib."""

from __future__ import annotations

import copy
import operator
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, cast

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from memenv.actions import Action
from memenv.config import check_choice
from memenv.env import DomainEnv, MemoryEnv
from memenv.errors import MemenvError
from memenv.features import FEATURES, HASHED, Features, Look, Rows, SlotView, number_of_actions
from memenv.loop import apply
from memenv.operations import Op
from memenv.state import LoopState

__all__ = ["FEATURES", "HASHED", "NumericOps"]

_DECIDES = "numeric operations are about one candidate fact, at WRITE alone"

#: A view from a tuple of its members: `SlotView` itself takes them by name first, which costs three times more.
_slot_view = cast("Callable[[tuple[Any, ...]], SlotView]", partial(tuple.__new__, SlotView))


class NumericOps(gym.Env[Any, np.int64]):
    """A memory environment at fact level, where an action is an operation and the text is the candidate fact.

    ## Description
    The loop is the environment's own: same streams, budgets, retrieval, solver and rewards.

    ## Action Space
    `Discrete(3 + 5K)`: 0 NOOP, 1 ADD the candidate fact, 2 ADD BRIEF, then for each slot k REPLACE its text by the fact,
    MERGE the fact into it, DELETE it, MERGE BRIEF, REPLACE BRIEF (in blocks of K). Texts are the rules'
    (`memenv.policies.bank_controllers.written`): the fact in its shortest form, and merged as the two belong together:
    "Mia's home is Rome (before: Oslo)."; what was to be forgotten is deleted. BRIEF is the same in note form
    (`memenv.policies.notes`), in fewer tokens. Where the two do not belong together, MERGE is masked, and where the note is no shorter, so is
    what is brief. An action that the mask forbids does nothing, and what made it impossible is reported in `info["invalid"]`.

    ## Observation Space
    `Dict` of float32 `Box`: `fact`, shape (F,), the candidate; `slots`, shape (K, S), the entries retrieved for it;
    `budget`, shape (4,): share of the bank used, share the fact would take, share of the slots filled, and 1 (a bias);
    `action_mask`, shape (3 + 5K,), exact. With features "rich", F and S hold the
    extractor's view and the bank's statistics; with "hashed", what the words alone say (`memenv.hashed`): 1,024 buckets of
    hashed words and pairs of words of the text, as many of what ADD would write; of a slot whether it is filled, what it has
    in common with what ADD would write, and 256 buckets.

    ## Rewards, Starting State, Episode End
    As the wrapped environment.

    ## Arguments
    env: a `MemoryEnv` with granularity "fact" that decides WRITE alone. features: "rich" or "hashed".
    `gym.make("MemLoCoMoNumeric-v0", ...)` takes `features` and the arguments of MemLoCoMo-v0.

    Raises:
        MemenvError: the environment gives no candidate facts, has no bank or decides otherwise than at WRITE alone, or
            unknown features are asked for.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 — Gymnasium's own form

    def __init__(self, env: MemoryEnv, features: str = "rich") -> None:
        check_choice("features", features, FEATURES)
        if isinstance(env, DomainEnv):
            # an environment of no such class may give candidate facts for all that can be known
            granularity = getattr(env.config, "granularity", None)
            if granularity is None:
                raise MemenvError(f"{env.label} has no candidate facts to decide about in numbers; MemLoCoMo-v0 has")
            if granularity != "fact":
                raise MemenvError(f"granularity={granularity!r}: {_DECIDES}; leave granularity out, or give 'fact'")
        if env.loop.decide != ("write",):
            raise MemenvError(f"decide={env.loop.decide!r}: {_DECIDES}; leave decide out")
        if env.loop.memory.bank_tokens == 0:
            raise MemenvError("bank_tokens=0: numeric operations are on a bank; give it a budget > 0, or None")
        self.core = env
        self.features = features
        self.render_mode = env.render_mode
        self.k = env.loop.slots
        self._features = Features(self.k, features, env.loop.memory.eviction != "none")
        self._seen: Look | None = None
        self._began = 0.0
        fact, slot = self._features.widths
        self.action_space = spaces.Discrete(number_of_actions(self.k))
        self.observation_space = spaces.Dict(
            {
                "fact": spaces.Box(-8.0, 8.0, (fact,), np.float32),
                "slots": spaces.Box(-8.0, 8.0, (self.k, slot), np.float32),
                "budget": spaces.Box(0.0, 1.0, (4,), np.float32),
                "action_mask": spaces.Box(0.0, 1.0, (number_of_actions(self.k),), np.float32),
            }
        )

    # --- Gymnasium -------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[np.float32]], dict[str, Any]]:
        """As the wrapped environment."""
        super().reset(seed=seed)
        _, info = self.core.reset(seed=seed, options=options)
        self._began = self.core.state.time
        self._seen = self._look(self.core.state)
        return self._observe(), {"invalid": info["invalid"], "items": info["items"]}

    def step(self, action: np.int64 | int) -> tuple[dict[str, NDArray[np.float32]], float, bool, bool, dict[str, Any]]:
        """Carries out one operation with the candidate fact as its text.

        Raises:
            MemenvError: the action is no whole number from 0 to 3 + 5K − 1.
        """
        reward = self.advance(action)
        state = self.core.state
        info = {"invalid": tuple(state.invalid), "items": self.core.new_items()}
        return self._observe(), reward, state.moment is None, False, info

    def render(self) -> str | None:
        """As the wrapped environment."""
        return self.core.render()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible now, shape (3 + 5K,): sb3-contrib's name for it."""
        look = self._seen
        mask = self._features.blank()["action_mask"] if look is None else self._features.mask(look)
        return mask.astype(np.bool_)

    # --- beyond Gymnasium ------------------------------------------------------------------------------------------

    @property
    def widths(self) -> tuple[int, int]:
        """F and S: numbers of a fact's and of a slot's row."""
        return self._features.widths

    def fork(self) -> NumericOps:
        """An independent copy in the same state."""
        twin = copy.copy(self)
        twin.core = self.core.fork()
        return twin

    def advance(self, action: np.int64 | int) -> float:
        """`step` without an observation: carries out one operation and returns the reward.

        Raises:
            MemenvError: the action is no whole number from 0 to 3 + 5K − 1.
        """
        state = self.core.state
        if state.moment is None:
            raise gym.error.ResetNeeded("the episode is over: call reset()")
        reward = apply(self.core.loop, state, Action(self._operation(action)), [])
        self._seen = self._look(state)
        return reward

    @staticmethod
    def observations(envs: Sequence[NumericOps], features: Features | None = None) -> Rows:
        """What environments of one kind, each at a decision, observe: a batch; or what they would with other features."""
        looks = [env._seen for env in envs if env._seen is not None]
        features = features or envs[0]._features
        rows = features.zeros(len(envs))
        features.fill(looks, rows)
        return rows

    @property
    def state(self) -> LoopState:
        """The loop's state."""
        return self.core.state

    # --- inside ----------------------------------------------------------------------------------------------------

    def _operation(self, action: np.int64 | int) -> tuple[Op, ...]:
        try:
            number = operator.index(action)  # no truncating: 1.5 is no action
        except TypeError:
            number = -1
        if not 0 <= number < number_of_actions(self.k) or isinstance(action, bool):
            raise MemenvError(f"action {action!r}: give a whole number from 0 to {number_of_actions(self.k) - 1}")
        assert self._seen is not None
        return self._features.operation(number, self._seen)

    def _observe(self) -> dict[str, NDArray[np.float32]]:
        return self._features.blank() if self._seen is None else self._features.of(self._seen)

    def _look(self, state: LoopState) -> Look | None:
        """What is decided about; None after the last decision."""
        moment = state.moment
        if moment is None or moment.experience is None:
            return None
        experience = moment.experience
        now = state.time
        return Look(
            experience.text,
            experience.key,
            experience.facts[0] if experience.facts else None,
            tuple(
                [
                    _slot_view(
                        (
                            text,
                            score,
                            past if (past := now - time) > 0.0 else 0.0,
                            past if (past := now - recalled) > 0.0 else 0.0,
                            strength,
                            uses,
                            tokens,
                        )
                    )
                    for (_, text, _, time, _, _, tokens, _, strength, uses, recalled, _, _), score in moment.slots
                ]
            ),
            state.memory.bank.tokens,
            self.core.loop.memory.bank_tokens,
            now - self._began,
        )

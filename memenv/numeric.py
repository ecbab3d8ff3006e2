"""The numeric form: fact-level streams as `Discrete` actions and `Dict` of `Box` observations, for SB3, CleanRL, RLlib."""

from __future__ import annotations

import copy
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from memenv.actions import Action
from memenv.bank import Entry, entry_tokens
from memenv.env import MemoryEnv
from memenv.errors import MemenvError
from memenv.index import Hit
from memenv.language.facts import RELATIONS, Fact
from memenv.language.stems import content_stems
from memenv.loop import apply
from memenv.operations import Op, OpKind
from memenv.state import LoopState
from memenv.tokens import count_tokens

__all__ = ["FEATURES", "HASHED", "NumericOps"]

#: Sets of features: "hashed" text only, or "rich" with what the extractor and the bank know beside it.
FEATURES = ("rich", "hashed")
#: Buckets of a hashed text.
HASHED = 64

#: Places of one-hot features in a fact's row: kinds of facts, then cardinalities, then operations.
_RELATIONS = {name: place for place, name in enumerate(RELATIONS)}
_CARDINALITIES = {name: len(_RELATIONS) + place for place, name in enumerate(("one", "many", "event"))}
_OPERATIONS = {
    name: len(_RELATIONS) + len(_CARDINALITIES) + place
    for place, name in enumerate(("set", "add", "end", "correct", "forget"))
}
_FACT = len(_RELATIONS) + len(_CARDINALITIES) + len(_OPERATIONS) + 8
_SLOT = 13
_NO_FACT = Fact("")


class NumericOps(gym.Env[Any, np.int64]):
    """A memory environment at fact level, where an action is an operation and the text is the candidate fact.

    ## Description
    The loop is the environment's own: same streams, budgets, retrieval, solver and rewards.

    ## Action Space
    `Discrete(2 + 3K)`: 0 NOOP, 1 ADD the candidate fact, then for each slot k REPLACE its text by the fact, APPEND the
    fact to it, DELETE it (in blocks of K). An action that the mask forbids does nothing and is reported in
    `info["invalid"]`.

    ## Observation Space
    `Dict` of float32 `Box`: `fact`, shape (F,), the candidate; `slots`, shape (K, S), the entries retrieved for it;
    `budget`, shape (4,): share of the bank used, share the fact would take, entries / 100 (at most 1), and 1 (a bias);
    `action_mask`, shape (2 + 3K,), exact. With features "rich", F and S hold the
    extractor's view and the bank's statistics first, then 64 hashed stems; with "hashed", only these and, for slots,
    whether they are filled.

    ## Rewards, Starting State, Episode End
    As the wrapped environment.

    ## Arguments
    env: a `MemoryEnv` with granularity "fact" that decides WRITE alone. features: "rich" or "hashed".

    Raises:
        MemenvError: the environment decides more than WRITE, or unknown features are asked for.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 — Gymnasium's own form

    def __init__(self, env: MemoryEnv, features: str = "rich") -> None:
        if features not in FEATURES:
            raise MemenvError(f"features={features!r}: allowed are {', '.join(FEATURES)}")
        if env.loop.decide != ("write",) or env.loop.memory.bank_tokens == 0:
            raise MemenvError("the numeric form needs a bank and decide=('write',) alone")
        self.core = env
        self.features = features
        self.render_mode = env.render_mode
        self.k = env.loop.slots
        self._rich = features == "rich"
        fact, slot = (_FACT + HASHED, _SLOT + HASHED) if self._rich else (HASHED, 1 + HASHED)
        self._widths = fact, slot
        self.action_space = spaces.Discrete(2 + 3 * self.k)
        self.observation_space = spaces.Dict(
            {
                "fact": spaces.Box(-8.0, 8.0, (fact,), np.float32),
                "slots": spaces.Box(-8.0, 8.0, (self.k, slot), np.float32),
                "budget": spaces.Box(0.0, 1.0, (4,), np.float32),
                "action_mask": spaces.Box(0.0, 1.0, (2 + 3 * self.k,), np.float32),
            }
        )
        self._facts: dict[str, Fact] = {}

    # --- Gymnasium -------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[np.float32]], dict[str, Any]]:
        """As the wrapped environment."""
        super().reset(seed=seed)
        _, info = self.core.reset(seed=seed, options=options)
        self._facts = {}
        return self._observe(self.core.state), {"invalid": info["invalid"], "items": info["items"]}

    def step(self, action: np.int64 | int) -> tuple[dict[str, NDArray[np.float32]], float, bool, bool, dict[str, Any]]:
        """Carries out one operation with the candidate fact as its text.

        Raises:
            MemenvError: the action is no whole number from 0 to 2 + 3K − 1.
        """
        state = self.core.state
        if state.moment is None:
            raise gym.error.ResetNeeded("the episode is over: call reset()")
        ops = self._operation(state, action)
        reward = apply(self.core.loop, state, Action(ops), [])
        info = {"invalid": tuple(state.invalid), "items": self.core.new_items()}
        return self._observe(state), reward, state.moment is None, False, info

    def render(self) -> str | None:
        """As the wrapped environment."""
        return self.core.render()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible now, shape (2 + 3K,): sb3-contrib's name for it."""
        return self._mask(self.core.state).astype(np.bool_)

    # --- beyond Gymnasium ------------------------------------------------------------------------------------------

    def fork(self) -> NumericOps:
        """An independent copy in the same state."""
        twin = copy.copy(self)
        twin.core = self.core.fork()
        twin._facts = dict(self._facts)
        return twin

    @property
    def state(self) -> LoopState:
        """The loop's state."""
        return self.core.state

    # --- inside ----------------------------------------------------------------------------------------------------

    def _operation(self, state: LoopState, action: np.int64 | int) -> tuple[Op, ...]:
        try:
            number = int(action)
        except (TypeError, ValueError):
            number = -1
        if not 0 <= number < 2 + 3 * self.k or isinstance(action, bool):
            raise MemenvError(f"action {action!r}: give a whole number from 0 to {1 + 3 * self.k}")
        moment = state.moment
        assert moment is not None and moment.experience is not None
        text = moment.experience.text
        if number == 0:
            return ()
        if number == 1:
            return (Op(OpKind.ADD, 0, text),)
        block, slot = divmod(number - 2, self.k)
        if block == 2:
            return (Op(OpKind.DELETE, slot),)
        if block == 1 and slot < len(moment.slots):
            text = _appended(moment.slots[slot].entry, text)
            if moment.experience.facts:
                self._facts[text] = moment.experience.facts[0]
        return (Op(OpKind.UPDATE, slot, text),)

    def _observe(self, state: LoopState) -> dict[str, NDArray[np.float32]]:
        moment = state.moment
        width_fact, width_slot = self._widths
        fact_row = np.zeros(width_fact, dtype=np.float32)
        slot_rows = np.zeros((self.k, width_slot), dtype=np.float32)
        budget = np.zeros(4, dtype=np.float32)
        if moment is not None and moment.experience is not None:
            text = moment.experience.text
            fact = moment.experience.facts[0] if moment.experience.facts else _NO_FACT
            if text:
                self._facts[text] = fact
            fact_row[-HASHED:] = _hashed(text)
            if self._rich:
                _describe(fact, fact_row)
            if moment.slots:
                shown = slot_rows[: len(moment.slots)]
                shown[:, -HASHED:] = [_hashed(hit.entry.text) for hit in moment.slots]
                if self._rich:
                    shown[:, :_SLOT] = [self._slot_features(hit, fact, state.time) for hit in moment.slots]
                else:
                    shown[:, 0] = 1.0
            budget[:] = self._budget(state, text)
        return {"fact": fact_row, "slots": slot_rows, "budget": budget, "action_mask": self._mask(state)}

    def _slot_features(self, hit: Hit, fact: Fact, now: float) -> tuple[float, ...]:
        entry = hit.entry
        held = self._facts.get(entry.text, _NO_FACT)
        same_subject = held.subject == fact.subject
        same_relation = held.relation == fact.relation
        return (
            1.0,
            min(hit.score / 8.0, 8.0),
            min(max(0.0, now - entry.time) / 100.0, 8.0),
            min(max(0.0, now - entry.recalled) / 100.0, 8.0),
            min(entry.strength / 8.0, 8.0),
            min(entry.uses / 8.0, 8.0),
            min(entry.tokens / 32.0, 8.0),
            float(same_subject),
            float(same_relation),
            float(same_subject and same_relation),
            float(held.value == fact.value),
            float(held.told),
            float(held.cardinality == "one"),
        )

    def _budget(self, state: LoopState, text: str) -> tuple[float, float, float, float]:
        bank = state.memory.bank
        allowed = self.core.loop.memory.bank_tokens
        share = (min(1.0, bank.tokens / allowed), min(1.0, count_tokens(text) / allowed)) if allowed else (0.0, 0.0)
        return (*share, min(1.0, len(bank) / 100.0), 1.0)

    def _mask(self, state: LoopState) -> NDArray[np.float32]:
        k = self.k
        mask = np.zeros(2 + 3 * k, dtype=np.float32)
        mask[0] = 1.0
        moment = state.moment
        if moment is None or moment.experience is None:
            return mask
        memory = self.core.loop.memory
        text, key = moment.experience.text, moment.experience.key
        written = bool(text.strip())
        budget = memory.bank_tokens
        held = state.memory.bank.tokens if memory.eviction == "none" else 0  # else room is made for what fits at all

        def possible(text: str, freed: int = 0) -> bool:
            if not written or budget is None:
                return written
            cost = entry_tokens(text, key)
            return cost <= budget and (not held or held - freed + cost <= budget)

        mask[1] = possible(text)
        if moment.slots:
            end = len(moment.slots)
            entries = [hit.entry for hit in moment.slots]
            mask[2 : 2 + end] = [possible(text, entry.tokens) for entry in entries]
            mask[2 + k : 2 + k + end] = [possible(_appended(entry, text), entry.tokens) for entry in entries]
            mask[2 + 2 * k : 2 + 2 * k + end] = 1.0
        return mask


def _appended(entry: Entry, text: str) -> str:
    return f"{entry.text} {text}"


def _describe(fact: Fact, row: NDArray[np.float32]) -> None:
    """Writes what the extractor knows of `fact` into the first `_FACT` numbers of a row of zeros."""
    for table, name in ((_RELATIONS, fact.relation), (_CARDINALITIES, fact.cardinality), (_OPERATIONS, fact.operation)):
        if (place := table.get(name)) is not None:
            row[place] = 1.0
    row[_FACT - 8 : _FACT] = (
        fact.hypothetical,
        fact.third_party,
        fact.negated,
        fact.question,
        fact.chitchat,
        fact.date is not None,
        min(8.0, fact.confidence),
        min(8.0, count_tokens(fact.text) / 32.0),
    )


@lru_cache(maxsize=1 << 16)
def _bucket(term: str) -> tuple[int, float]:
    digest = blake2b(term.encode("utf-8", "replace"), digest_size=4).digest()
    return digest[0] % HASHED, 1.0 if digest[1] & 1 else -1.0


@lru_cache(maxsize=1 << 14)
def _hashed(text: str) -> NDArray[np.float32]:
    """Signed hashing of stems into 64 buckets (Weinberger et al. 2009), clipped to the box. Read only."""
    sums = [0.0] * HASHED
    for place, sign in map(_bucket, content_stems(text)):
        sums[place] += sign
    vector = np.array(sums, dtype=np.float32)
    if min(sums) < -8.0 or max(sums) > 8.0:
        vector = np.clip(vector, -8.0, 8.0)
    vector.setflags(write=False)
    return vector

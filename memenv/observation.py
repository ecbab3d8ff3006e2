"""Observations and their space: what an agent sees at a decision."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from memenv.actions import FIELDS
from memenv.index import Hit
from memenv.operations import BASIC, OpKind
from memenv.spaces import UnicodeText
from memenv.state import LoopSpec, LoopState, Moment, Phase, applicable
from memenv.tokens import count_tokens

__all__ = ["BUDGET_ROWS", "UNBOUNDED", "action_space", "encodings", "observation_space", "observe"]

#: Stands for "no bound", and bounds every number: Gymnasium's checker wants finite boxes.
UNBOUNDED = float(2**53)

#: Rows of `budget`; columns are used and allowed (UNBOUNDED where there is no bound).
BUDGET_ROWS = ("bank", "state", "context", "searches", "turns")

_NO_REWARD = -1.0
_PHASES = tuple(np.int64(phase) for phase in Phase)


def observation_space(spec: LoopSpec) -> spaces.Dict:
    """The space of `observe`; the same keys at every moment."""
    k = spec.slots
    text = UnicodeText(spec.memory.max_text)
    nonnegative = spaces.Box(0.0, UNBOUNDED, (k,), np.float64)
    texts = spaces.Tuple([text] * k)
    return spaces.Dict(
        {
            "phase": spaces.Discrete(len(Phase)),
            "experience": text,
            "item": text,
            "last_act": text,
            "state": text,
            "time": spaces.Box(-UNBOUNDED, UNBOUNDED, (), np.float64),
            "budget": spaces.Box(0.0, UNBOUNDED, (len(BUDGET_ROWS), 2), np.float64),
            "applies": spaces.MultiBinary(len(FIELDS)),
            "slots": spaces.Dict(
                {
                    "id": spaces.Box(-1, 2**53, (k,), np.int64),
                    "key": texts,
                    "text": texts,
                    "source": texts,
                    "score": spaces.Box(-UNBOUNDED, UNBOUNDED, (k,), np.float64),
                    "age": nonnegative,
                    "since_recall": nonnegative,
                    "strength": nonnegative,
                    "uses": spaces.Box(0, 2**53, (k,), np.int64),
                    "reward": spaces.Box(_NO_REWARD, 1.0, (k,), np.float64),
                    "valid_to": spaces.Box(-UNBOUNDED, UNBOUNDED, (k,), np.float64),
                    "filled": spaces.MultiBinary(k),
                }
            ),
        }
    )


def action_space(spec: LoopSpec) -> spaces.Dict:
    """The space of actions; `step` also takes dicts with fields left out."""
    k = spec.slots
    text = UnicodeText(spec.memory.max_text)
    parts: dict[str, spaces.Space[Any]] = {"op": spaces.Discrete(len(BASIC)), "slot": spaces.Discrete(k), "text": text}
    if spec.memory.operations == "extended":
        parts["op"] = spaces.Discrete(len(OpKind))
        parts["other"] = spaces.Discrete(k)
        parts["at"] = spaces.Box(-UNBOUNDED, UNBOUNDED, (), np.float64)
    operation = spaces.Dict(parts)
    fields: dict[str, spaces.Space[Any]] = {
        "ops": spaces.Sequence(operation),
        "search": text,
        "state": text,
        "keep": spaces.Discrete(2),
        "select": spaces.MultiBinary(k),
        "act": text,
    }
    if spec.memory.own_memory:
        fields["context"] = text
    return spaces.Dict(fields)


def observe(spec: LoopSpec, state: LoopState) -> dict[str, Any]:
    """The observation of `state`, made anew; after the last decision all of its table is empty."""
    moment = state.moment
    experience = moment.experience.text if moment and moment.experience else ""
    item = moment.item.text if moment and moment.item else ""
    last_act = moment.task.observation if moment and moment.task else ""
    limit = spec.memory.max_text
    if len(experience) > limit or len(item) > limit or len(last_act) > limit or len(state.memory.state) > limit:
        experience, item, last_act = experience[:limit], item[:limit], last_act[:limit]
    return {
        "phase": _PHASES[moment.phase if moment else Phase.WRITE],
        "experience": experience,
        "item": item,
        "last_act": last_act,
        "state": state.memory.state[:limit],
        "time": np.array(state.time),
        "budget": _budget(spec, state, moment),
        "applies": _applying(applicable(spec, moment.phase) if moment else ()).copy(),
        "slots": _slots(moment.slots if moment else (), spec.slots, state.time, limit),
    }


def encodings(spec: LoopSpec, state: LoopState) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """What a retriever with an encoder compares at this moment: the query's vector, shape (dimensions,), and those of the slots.

    The second has shape (read_k, dimensions) and is filled at READ; all is zero where there is no query. Agents that learn
    to choose cases work on these frozen encodings, so that nothing is encoded twice.
    """
    moment = state.moment
    arena = state.memory.bank.arena
    query = _query(spec, moment)
    vector = arena.encode(query)
    vectors = np.zeros((spec.memory.read_k or 1, len(vector)), dtype=np.float32)
    if moment is not None and moment.phase is Phase.READ and moment.slots:
        vectors[: len(moment.slots)] = arena.vectors()[[hit.entry.row for hit in moment.slots]]
    return vector.copy(), vectors


def _query(spec: LoopSpec, moment: Moment | None) -> str:
    if moment is None:
        return ""
    if moment.item is not None:
        return spec.domain.query(moment.item)
    return moment.experience.text if moment.experience is not None else ""


def _budget(spec: LoopSpec, state: LoopState, moment: Moment | None) -> np.ndarray[Any, np.dtype[np.float64]]:
    memory = spec.memory
    context = searches = turns = turns_left = 0
    if moment is not None:
        context = sum([count_tokens(recall.text) for recall in moment.recalls]) if moment.recalls else 0
        searches, turns = moment.searches, moment.turns
        turns_left = moment.task.turns_left if moment.task else 0
    held = state.memory
    return np.array(
        [
            held.bank.tokens,
            UNBOUNDED if memory.bank_tokens is None else memory.bank_tokens,
            count_tokens(held.state) if held.state else 0,
            UNBOUNDED if memory.state_tokens is None else memory.state_tokens,
            context,
            UNBOUNDED if memory.context_tokens is None else memory.context_tokens,
            searches,
            memory.max_searches,
            turns,
            turns + turns_left,
        ],
        dtype=np.float64,
    ).reshape(len(BUDGET_ROWS), 2)


@lru_cache(maxsize=64)
def _applying(names: tuple[str, ...]) -> np.ndarray[Any, np.dtype[np.int8]]:
    return np.array([name in names for name in FIELDS], dtype=np.int8)


def _slots(hits: tuple[Hit, ...], k: int, now: float, limit: int) -> dict[str, Any]:
    filled = len(hits)
    blank = k - filled
    zeros = (0.0,) * blank
    texts: tuple[str, ...]
    if filled:
        entries, found = zip(*hits, strict=True)
        # columns of all entries at once, instead of each member of each entry by its name
        numbers, texts, keys, times, sources, rewards, tokens, _, strengths, used, recalled, until, _ = zip(
            *entries, strict=True
        )
        # a token is at most four letters of text or key
        if 4 * max(tokens) > limit or max(map(len, sources)) > limit:
            keys, texts, sources = (tuple([text[:limit] for text in column]) for column in (keys, texts, sources))
    else:
        found = numbers = texts = keys = times = sources = rewards = strengths = used = recalled = until = ()
    # two conversions instead of eight: making a small array costs more than filling it
    whole = np.array([*numbers, *(-1,) * blank, *used, *(0,) * blank], dtype=np.int64)
    real = np.array(
        [
            *found,
            *zeros,
            *[past if (past := now - time) > 0.0 else 0.0 for time in times],
            *zeros,
            *[past if (past := now - time) > 0.0 else 0.0 for time in recalled],
            *zeros,
            *strengths,
            *zeros,
            *[_NO_REWARD if reward is None else reward for reward in rewards],
            *(_NO_REWARD,) * blank,
            *[min(UNBOUNDED, time) for time in until],
            *(UNBOUNDED,) * blank,
        ],
        dtype=np.float64,
    )
    empty = ("",) * blank
    return {
        "id": whole[:k],
        "key": keys + empty,
        "text": texts + empty,
        "source": sources + empty,
        "score": real[:k],
        "age": real[k : 2 * k],
        "since_recall": real[2 * k : 3 * k],
        "strength": real[3 * k : 4 * k],
        "uses": whole[k:],
        "reward": real[4 * k : 5 * k],
        "valid_to": real[5 * k :],
        "filled": _filled(filled, k).copy(),
    }


@lru_cache(maxsize=1024)
def _filled(number: int, k: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    return np.array([1] * number + [0] * (k - number), dtype=np.int8)

"""Batched rollouts: many copies of an environment go forward together, one forward pass a step."""

from __future__ import annotations

import contextlib
import gc
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from memenv.numeric import NumericOps
from memenv.policies.crud.hindsight import Questions, Standing
from memenv.policies.crud.network import Batch, CrudNetwork

__all__ = ["Rollout", "Starts", "greedy_scores", "joined_rollout", "roll_out"]


@dataclass(frozen=True)
class Rollout:
    """E episodes of at most T decisions, played to their end from where their environments were.

    Attributes:
        batch: the observations of all decisions, decision by decision, those of ended episodes left out; N in all.
        actions: int64, shape (N,).
        log_probs: of these actions when they were taken, shape (N,).
        values: of the observations, shape (N,).
        rows: for each decision its episode, int64, shape (N,).
        times: for each decision its number in its episode, int64, shape (N,).
        rewards: what each decision earned, float64, shape (E, T); 0 after the end.
        standing: what the memory before each decision would still earn (`memenv.policies.crud.hindsight`), float64,
            shape (E, T); zeros where nobody asked for it.
        judged: what each decision earned in the mean over the drawings of questions, float64, shape (E, T): `rewards` where
            there is but one, or where nobody asked.
        taught: log-probabilities of all actions that a teacher gives at each decision, shape (N, 3 + 5K); None: there was
            no teacher.
    """

    batch: Batch
    actions: Tensor
    log_probs: Tensor
    values: Tensor
    rows: NDArray[np.int64]
    times: NDArray[np.int64]
    rewards: NDArray[np.float64]
    standing: NDArray[np.float64]
    judged: NDArray[np.float64]
    taught: Tensor | None = None

    @property
    def returns(self) -> NDArray[np.float64]:
        """Of whole episodes, shape (E,)."""
        returns: NDArray[np.float64] = self.rewards.sum(axis=1)
        return returns

    def rewards_to_go(self) -> NDArray[np.float64]:
        """What a decision and those after it earned, shape (E, T)."""
        return np.ascontiguousarray(self.rewards[:, ::-1].cumsum(axis=1)[:, ::-1])


class Starts:
    """The first decisions of streams, kept: what was generated and extracted for one visit serves the next.

    Args:
        env: where they are played.
        most: so many are kept, or as many as one call asks for; those used longest ago go first.
    """

    def __init__(self, env: NumericOps, most: int = 512) -> None:
        self.env = env
        self._most = most
        self._kept: OrderedDict[int, NumericOps] = OrderedDict()
        self._questions: dict[int, Questions] = {}

    def standings(self, seeds: Sequence[int], size: int, redraws: int = 0) -> list[Standing]:
        """For each of the forks that `groups` gives, what its memory would still earn, over so many further drawings of
        questions; their number has to stay the same."""
        found = []
        for seed in seeds:
            start = self._start(seed)
            if seed not in self._questions:
                self._questions[seed] = Questions(start, redraws)
            found += [Standing(self._questions[seed]) for _ in range(size)]
        self._forget(len(seeds))
        return found

    def groups(self, seeds: Sequence[int], size: int) -> list[NumericOps]:
        """`size` forks of the first decision of every seed, seed by seed."""
        starts = [self._start(seed) for seed in seeds]
        self._forget(len(seeds))
        return [start.fork() for start in starts for _ in range(size)]

    def _start(self, seed: int) -> NumericOps:
        start = self._kept.pop(seed, None)
        if start is None:
            self.env.reset(seed=seed)
            start = self.env.fork()
        self._kept[seed] = start
        return start

    def _forget(self, asked: int) -> None:
        """What was asked for together is kept together, however much it is: the next call may ask for it again."""
        while len(self._kept) > max(self._most, asked):
            self._questions.pop(self._kept.popitem(last=False)[0], None)


@contextlib.contextmanager
def _uncollected() -> Iterator[None]:
    """No search for reference cycles in here: rollouts make none, and all that caches hold would be looked through."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


@torch.no_grad()
@_uncollected()
def roll_out(
    network: CrudNetwork,
    envs: Sequence[NumericOps],
    generator: torch.Generator | None,
    standings: Sequence[Standing] = (),
    teacher: Callable[[Sequence[NumericOps]], Tensor] | None = None,
) -> Rollout:
    """Plays every environment to the end of its episode, all of them in step.

    Args:
        network: the policy.
        envs: each at a decision; they are used up.
        generator: draws the actions; None: the most probable ones are taken.
        standings: of each environment, to be noted at every decision; none: not noted.
        teacher: log-probabilities that a teacher gives in environments at a decision, to be noted; None: not noted.
    """
    going = [place for place, env in enumerate(envs) if env.state.moment is not None]
    seen: list[Batch] = []
    taught: list[Tensor] = []
    parts: list[tuple[Tensor, Tensor, Tensor]] = []
    rows: list[int] = []
    times: list[int] = []
    rewards: list[NDArray[np.float64]] = []
    standing: list[NDArray[np.float64]] = []
    judged: list[NDArray[np.float64]] = []
    stands = np.zeros(len(envs))
    for place in going if standings else ():
        stands[place] = standings[place].of(envs[place])[0]
    time = 0
    while going:
        observed = NumericOps.observations([envs[place] for place in going])
        batch = Batch(*map(torch.from_numpy, observed))
        log_probs, values = network(batch)
        if generator is None:
            actions = log_probs.argmax(dim=1)
        else:
            actions = torch.multinomial(log_probs.exp(), 1, generator=generator).squeeze(1)
        parts.append((actions, log_probs.gather(1, actions.unsqueeze(1)).squeeze(1), values))
        seen.append(batch)
        if teacher is not None:
            taught.append(teacher([envs[place] for place in going]))
        rows += going
        times += [time] * len(going)
        standing.append(stands)
        earned, stands = np.zeros(len(envs)), np.zeros(len(envs))
        mean = np.zeros(len(envs)) if standings else earned
        left = []
        for place, action in zip(going, actions.tolist(), strict=True):
            env = envs[place]
            earned[place] = env.advance(action)
            if standings:
                stands[place], mean[place] = standings[place].of(env)
            if env.state.moment is not None:
                left.append(place)
        rewards.append(earned)
        judged.append(mean)
        going = left
        time += 1
    joined = [torch.cat(list(column)) for column in zip(*parts, strict=True)]
    return Rollout(
        joined_batch(seen),
        joined[0],
        joined[1],
        joined[2],
        np.array(rows),
        np.array(times),
        np.stack(rewards, axis=1),
        np.stack(standing, axis=1),
        np.stack(judged, axis=1),
        torch.cat(taught) if taught else None,
    )


def joined_batch(batches: Sequence[Batch]) -> Batch:
    """Batches one after the other."""
    return Batch(
        *(torch.cat([getattr(each, name) for each in batches]) for name in ("fact", "slots", "budget", "mask"))
    )


def joined_rollout(parts: Sequence[Rollout]) -> Rollout:
    """Rollouts of different episodes as one; the episodes of the first part come first."""
    longest = max(part.rewards.shape[1] for part in parts)
    taught = [part.taught for part in parts if part.taught is not None]
    firsts = np.cumsum([0] + [len(part.rewards) for part in parts])

    def padded(name: str) -> Any:
        arrays = [getattr(part, name) for part in parts]
        return np.concatenate([np.pad(each, ((0, 0), (0, longest - each.shape[1]))) for each in arrays])

    return Rollout(
        joined_batch([part.batch for part in parts]),
        torch.cat([part.actions for part in parts]),
        torch.cat([part.log_probs for part in parts]),
        torch.cat([part.values for part in parts]),
        np.concatenate([part.rows + first for part, first in zip(parts, firsts, strict=False)]),
        np.concatenate([part.times for part in parts]),
        padded("rewards"),
        padded("standing"),
        padded("judged"),
        taught=torch.cat(taught) if taught else None,
    )


def greedy_scores(network: CrudNetwork, env: NumericOps, seeds: Sequence[int]) -> NDArray[np.float64]:
    """Returns of the most probable actions on each seed, shape (len(seeds),)."""
    return roll_out(network, Starts(env).groups(seeds, 1), None).returns

"""Batched rollouts: many copies of an environment go forward together, one forward pass a step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from memenv.numeric import NumericOps
from memenv.policies.crud.network import Batch, CrudNetwork, stack

__all__ = ["Rollout", "greedy_scores", "groups_of", "roll_out"]


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
    """

    batch: Batch
    actions: Tensor
    log_probs: Tensor
    values: Tensor
    rows: NDArray[np.int64]
    times: NDArray[np.int64]
    rewards: NDArray[np.float64]

    @property
    def returns(self) -> NDArray[np.float64]:
        """Of whole episodes, shape (E,)."""
        returns: NDArray[np.float64] = self.rewards.sum(axis=1)
        return returns

    def rewards_to_go(self) -> NDArray[np.float64]:
        """What a decision and those after it earned, shape (E, T)."""
        return np.ascontiguousarray(self.rewards[:, ::-1].cumsum(axis=1)[:, ::-1])


def groups_of(env: NumericOps, seeds: Sequence[int], size: int) -> tuple[list[NumericOps], list[Any]]:
    """`size` forks of the first decision of every seed, seed by seed, and their observations."""
    envs: list[NumericOps] = []
    observations: list[Any] = []
    for seed in seeds:
        observation, _ = env.reset(seed=seed)
        envs += [env.fork() for _ in range(size)]
        observations += [observation] * size
    return envs, observations


@torch.no_grad()
def roll_out(
    network: CrudNetwork, envs: Sequence[NumericOps], observations: Sequence[Any], generator: torch.Generator | None
) -> Rollout:
    """Plays every environment to the end of its episode.

    Args:
        network: the policy.
        envs: each at a decision; they are used up.
        observations: what they last showed.
        generator: draws the actions; None: the most probable ones are taken.
    """
    current = list(observations)
    going = [place for place, env in enumerate(envs) if env.state.moment is not None]
    seen: list[Any] = []
    parts: list[tuple[Tensor, Tensor, Tensor]] = []
    rows: list[int] = []
    times: list[int] = []
    rewards: list[NDArray[np.float64]] = []
    time = 0
    while going:
        batch = stack([current[place] for place in going])
        log_probs, values = network(batch)
        if generator is None:
            actions = log_probs.argmax(dim=1)
        else:
            actions = torch.multinomial(log_probs.exp(), 1, generator=generator).squeeze(1)
        parts.append((actions, log_probs.gather(1, actions.unsqueeze(1)).squeeze(1), values))
        seen.append(batch)
        rows += going
        times += [time] * len(going)
        earned = np.zeros(len(envs))
        left = []
        for place, action in zip(going, actions.tolist(), strict=True):
            current[place], earned[place], done, _, _ = envs[place].step(action)
            if not done:
                left.append(place)
        rewards.append(earned)
        going = left
        time += 1
    joined = [torch.cat(list(column)) for column in zip(*parts, strict=True)]
    batch = Batch(*(torch.cat([getattr(each, name) for each in seen]) for name in ("fact", "slots", "budget", "mask")))
    return Rollout(batch, joined[0], joined[1], joined[2], np.array(rows), np.array(times), np.stack(rewards, axis=1))


def greedy_scores(network: CrudNetwork, env: NumericOps, seeds: Sequence[int]) -> NDArray[np.float64]:
    """Returns of the most probable actions on each seed, shape (len(seeds),)."""
    envs, observations = groups_of(env, seeds, 1)
    return roll_out(network, envs, observations, None).returns

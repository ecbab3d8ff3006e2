"""GRPO over forks: a group of rollouts of one life, each judged against the others of its group.

After Shao et al. 2024 (DeepSeekMath, section 4.1), with what a memory environment makes possible: all rollouts of a group
are forks of one environment, so at every decision they stand before the same candidate, and the mean of what the others
still earn from there is a baseline for it, and what its own memory would have earned anyway is a better one. Outcome
reward only.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from memenv.policies.crud.advantages import generalised_advantages
from memenv.policies.crud.network import CrudNetwork
from memenv.policies.crud.players import Players
from memenv.policies.crud.rollout import Rollout
from memenv.policies.settings import check_settings

__all__ = ["GrpoConfig", "group_advantages", "grpo_step", "hindsight_advantages"]


@dataclass(frozen=True)
class GrpoConfig:
    """Settings of GRPO.

    Attributes:
        lives: streams per iteration.
        group: rollouts of each.
        credit: "hindsight" compares what is still earned less what the memory before the decision would have earned on
            the same questions, which on training streams can be asked (`memenv.policies.crud.hindsight`); "to_go" what
            is still earned from a decision on; "episode" whole returns, as published.
        redraws: of "hindsight", further drawings of questions about a life that what a memory would earn is averaged over.
        decay: of "hindsight", the weight that a decision's share in what follows loses with every later decision.
        epochs: passes over an iteration's decisions.
        minibatch: decisions per gradient step.
        clip: of the probability ratio, from 1.
        learning_rate: of Adam.
        entropy: weight of the entropy bonus.
        kl: weight of the divergence from the policy at the start (low-variance estimator, Schulman 2020); 0: none.
        max_norm: of the gradient.
    """

    lives: int = 12
    group: int = 4
    credit: str = "hindsight"
    redraws: int = 3
    decay: float = 0.8
    epochs: int = 3
    minibatch: int = 1024
    clip: float = 0.2
    learning_rate: float = 3e-3
    entropy: float = 0.01
    kl: float = 0.0
    max_norm: float = 1.0

    def __post_init__(self) -> None:
        check_settings(self, "GRPO", ("hindsight", "to_go", "episode"))


def group_advantages(to_go: NDArray[np.float64], group: int, credit: str) -> tuple[NDArray[np.float64], float]:
    """(reward − mean of the group) / (its standard deviation), and the share of dead groups.

    Args:
        to_go: rewards to go, shape (E, T), groups of `group` consecutive rows.
        group: rollouts per group.
        credit: "to_go" or "episode".

    Returns:
        Advantages, shape (E, T). The standard deviation is the population's, of the whole returns; a group whose
        returns are all equal is dead: no advantage.
    """
    grouped = to_go.reshape(-1, group, to_go.shape[1])
    spread = grouped[:, :, 0].std(axis=1)
    judged = grouped if credit == "to_go" else np.repeat(grouped[:, :, :1], grouped.shape[2], axis=2)
    centred = judged - judged.mean(axis=1, keepdims=True)
    dead = spread < 1e-9
    scaled = centred / np.where(dead, 1.0, spread)[:, None, None]
    scaled[dead] = 0.0
    return scaled.reshape(to_go.shape), float(dead.mean())


def hindsight_advantages(
    rewards: NDArray[np.float64], standing: NDArray[np.float64], group: int, decay: float
) -> tuple[NDArray[np.float64], float]:
    """What a decision, and with falling weight those after it, added to what the memory would still earn.

    Args:
        rewards: shape (E, T), groups of `group` consecutive rows.
        standing: what the memory before each decision would still earn, shape (E, T), 0 after the end.
        group: rollouts per group.
        decay: λ: 1 compares all that is earned from there with all that the memory would have earned anyway.

    Returns:
        Generalised advantages with `standing` as the value, less their mean over the group at the same decision, over
        the standard deviation of all of the group's; shape (E, T). And the share of groups without any difference.
    """
    gained = generalised_advantages(rewards, standing, decay).reshape(-1, group, rewards.shape[1])
    centred = gained - gained.mean(axis=1, keepdims=True)
    spread = centred.std(axis=(1, 2), keepdims=True)
    dead = spread < 1e-9
    return np.where(dead, 0.0, centred / np.where(dead, 1.0, spread)).reshape(rewards.shape), float(dead.mean())


def grpo_step(
    network: CrudNetwork,
    optimizer: torch.optim.Optimizer,
    reference: CrudNetwork | None,
    players: Players,
    seeds: list[int],
    config: GrpoConfig,
    generator: torch.Generator,
) -> dict[str, float]:
    """One iteration: roll out, judge, a few clipped epochs. Returns what to report."""
    redraws = config.redraws if config.credit == "hindsight" else None
    rollout = players.play(network, seeds, config.group, generator, redraws)
    if config.credit == "hindsight":
        advantages, dead = hindsight_advantages(rollout.judged, rollout.standing, config.group, config.decay)
    else:
        advantages, dead = group_advantages(rollout.rewards_to_go(), config.group, config.credit)
    chosen = torch.from_numpy(advantages[rollout.rows, rollout.times].astype(np.float32))
    figures = {"return": float(rollout.returns.mean()), "dead": dead, "decisions": float(len(rollout.batch))}
    for _ in range(config.epochs):
        for rows in torch.split(torch.randperm(len(chosen), generator=generator), config.minibatch):
            loss, entropy = _loss(network, reference, rollout, chosen, rows, config)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(network.parameters(), config.max_norm)
            optimizer.step()
            figures["entropy"] = entropy
    return figures


def _loss(
    network: CrudNetwork,
    reference: CrudNetwork | None,
    rollout: Rollout,
    advantages: Tensor,
    rows: Tensor,
    config: GrpoConfig,
) -> tuple[Tensor, float]:
    batch, advantage = rollout.batch.take(rows), advantages[rows]
    log_probs, _ = network(batch)
    taken = log_probs.gather(1, rollout.actions[rows].unsqueeze(1)).squeeze(1)
    ratio = (taken - rollout.log_probs[rows]).exp()
    clipped = ratio.clamp(1.0 - config.clip, 1.0 + config.clip)
    loss = -torch.minimum(ratio * advantage, clipped * advantage).mean()
    entropy = -(log_probs.exp() * log_probs).sum(dim=1).mean()
    loss = loss - config.entropy * entropy
    if reference is not None and config.kl > 0.0:
        with torch.no_grad():
            other = reference(batch)[0].gather(1, rollout.actions[rows].unsqueeze(1)).squeeze(1)
        loss = loss + config.kl * ((other - taken).exp() - (other - taken) - 1.0).mean()
    return loss, float(entropy.detach())

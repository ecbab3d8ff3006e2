"""PPO on the numeric form (Schulman et al. 2017), with generalised advantages (Schulman et al. 2016)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch

from memenv.policies.crud.advantages import generalised_advantages
from memenv.policies.crud.network import CrudNetwork
from memenv.policies.crud.players import Players
from memenv.policies.settings import check_settings

__all__ = ["PpoConfig", "ppo_step"]


@dataclass(frozen=True)
class PpoConfig:
    """Settings of PPO: as many episodes an iteration as GRPO's default, each of a life of its own.

    Attributes:
        lives: episodes per iteration.
        decay: λ of the generalised advantages; the return is not discounted, as the headline score is not.
        credit: "hindsight": the value of a moment is what its memory would still earn (`memenv.policies.crud.hindsight`)
            and what the value head expects beyond that; "learned": the value head alone, which sees no bank and so
            wants λ = 1.
        redraws: of "hindsight", further drawings of questions about a life that what a memory would earn is averaged over.
        epochs: passes over an iteration's decisions.
        minibatch: decisions per gradient step.
        clip: of the probability ratio, from 1.
        learning_rate: of Adam.
        entropy: weight of the entropy bonus.
        value: weight of the value loss.
        max_norm: of the gradient.
    """

    lives: int = 48
    decay: float = 0.9
    credit: str = "hindsight"
    redraws: int = 3
    epochs: int = 3
    minibatch: int = 1024
    clip: float = 0.2
    learning_rate: float = 3e-3
    entropy: float = 0.02
    value: float = 0.5
    max_norm: float = 1.0

    def __post_init__(self) -> None:
        check_settings(self, "PPO", ("hindsight", "learned"))


def ppo_step(
    network: CrudNetwork,
    optimizer: torch.optim.Optimizer,
    players: Players,
    seeds: list[int],
    config: PpoConfig,
    generator: torch.Generator,
) -> dict[str, float]:
    """One iteration: roll out, estimate advantages, a few clipped epochs. Returns what to report."""
    rollout = players.play(network, seeds, 1, generator, config.redraws if config.credit == "hindsight" else None)
    values = np.zeros_like(rollout.rewards)
    values[rollout.rows, rollout.times] = rollout.values.numpy()
    after = np.pad(rollout.standing[:, 1:], ((0, 0), (0, 1)))
    # zeros where nobody asked for the standing: plain rewards then
    estimated = generalised_advantages(rollout.judged + after - rollout.standing, values, config.decay)
    advantage = torch.from_numpy(estimated[rollout.rows, rollout.times].astype(np.float32))
    target = torch.from_numpy((estimated + values)[rollout.rows, rollout.times].astype(np.float32))
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    figures = {"return": float(rollout.returns.mean()), "decisions": float(len(rollout.batch))}
    for _ in range(config.epochs):
        for rows in torch.split(torch.randperm(len(advantage), generator=generator), config.minibatch):
            log_probs, value = network(rollout.batch.take(rows))
            taken = log_probs.gather(1, rollout.actions[rows].unsqueeze(1)).squeeze(1)
            ratio = (taken - rollout.log_probs[rows]).exp()
            clipped = ratio.clamp(1.0 - config.clip, 1.0 + config.clip)
            gain = torch.minimum(ratio * advantage[rows], clipped * advantage[rows]).mean()
            entropy = -(log_probs.exp() * log_probs).sum(dim=1).mean()
            loss = -gain - config.entropy * entropy + config.value * (value - target[rows]).square().mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), config.max_norm)
            optimizer.step()
            figures["entropy"] = float(entropy.detach())
    return figures

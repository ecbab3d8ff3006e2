"""Policy distillation: a policy that sees less learns from one that sees more, on the decisions it comes to itself.

After Rusu et al. 2016 (Policy Distillation, section 3.2), with the student's own rollouts (as Ross et al. 2011 have it), so
that it is taught where its own mistakes lead. The teacher may have learnt from other features: it looks at the same moments.
What the student learns is what outcomes taught the teacher; it asks for no reward of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from memenv.policies.crud.network import CrudNetwork
from memenv.policies.crud.players import Players
from memenv.policies.settings import check_settings

__all__ = ["DistilConfig", "distil_step"]


@dataclass(frozen=True)
class DistilConfig:
    """Settings of distillation.

    Attributes:
        lives: episodes per iteration, each of a life of its own.
        epochs: passes over an iteration's decisions.
        minibatch: decisions per gradient step.
        learning_rate: of Adam.
        max_norm: of the gradient.
    """

    lives: int = 48
    epochs: int = 3
    minibatch: int = 512
    learning_rate: float = 2e-3
    max_norm: float = 1.0

    def __post_init__(self) -> None:
        check_settings(self, "distillation")


def distil_step(
    network: CrudNetwork,
    optimizer: torch.optim.Optimizer,
    players: Players,
    seeds: list[int],
    config: DistilConfig,
    generator: torch.Generator,
) -> dict[str, float]:
    """One iteration: roll out, and draw near to what the teacher would have done. Returns what to report."""
    rollout = players.play(network, seeds, 1, generator, taught=True)
    taught = rollout.taught
    assert taught is not None
    figures = {"return": float(rollout.returns.mean()), "decisions": float(len(rollout.batch))}
    for _ in range(config.epochs):
        for rows in torch.split(torch.randperm(len(taught), generator=generator), config.minibatch):
            log_probs, _ = network(rollout.batch.take(rows))
            apart = (taught[rows].exp() * (taught[rows] - log_probs)).sum(dim=1).mean()  # Kullback-Leibler divergence
            optimizer.zero_grad(set_to_none=True)
            apart.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), config.max_norm)
            optimizer.step()
            figures["divergence"] = float(apart.detach())
            figures["entropy"] = float(-(log_probs.exp() * log_probs).sum(dim=1).mean().detach())
    return figures

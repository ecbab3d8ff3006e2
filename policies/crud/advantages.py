"""Generalised advantages (Schulman et al. 2016, eq. 16), undiscounted."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

__all__ = ["generalised_advantages"]


def generalised_advantages(
    rewards: NDArray[np.float64], values: NDArray[np.float64], decay: float
) -> NDArray[np.float64]:
    """Σ λ^l δ_(t+l) with δ_t = r_t + V_(t+1) − V_t, undiscounted; both shapes (E, T), values 0 after the end."""
    following = np.concatenate([values[:, 1:], np.zeros((len(values), 1))], axis=1)
    surprise = rewards + following - values
    advantages = np.zeros_like(rewards)
    running = np.zeros(len(rewards))
    for time in range(rewards.shape[1] - 1, -1, -1):
        running = surprise[:, time] + decay * running
        advantages[:, time] = running
    return advantages

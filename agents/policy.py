"""A trained policy as an agent: `policy:DIR`, where DIR is what `memenv train crud` wrote."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import bank_budget
from memenv.bank import entry_tokens
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.features import Features, Look, SlotView

__all__ = ["Policy"]


class Policy(Agent):
    """Takes the most probable operation on the candidate fact, given the slots retrieved for it."""

    name = "policy"
    wants: Mapping[str, Any] = {"granularity": "fact"}

    def __init__(self, folder: str = "") -> None:
        """Reads the policy.

        Raises:
            MemenvError: the folder holds none, or the extra `torch` is not installed.
        """
        if not folder:
            raise MemenvError("agent 'policy' needs a folder that `memenv train` wrote: policy:DIR")
        with needs("torch", f"agent policy:{folder}"):
            import torch

            from memenv.policies.crud.checkpoint import load_policy
            from memenv.policies.crud.network import stack
        torch.set_num_threads(1)  # the same sums everywhere
        self._torch, self._stack = torch, stack
        self._network, config = load_policy(folder)
        self.trained_on = str(config.get("env", ""))
        self.memory = {"write_k": self._network.sizes.k}
        self._features_by = {
            evicts: Features(self._network.sizes.k, config["features"], evicts) for evicts in (True, False)
        }
        self._features = self._features_by[True]
        self._began: float | None = None
        if self._features.widths != (self._network.sizes.fact, self._network.sizes.slot):
            raise MemenvError(f"policy:{folder} was trained on other features than this memenv has: train it again")

    def reset(self, info: Mapping[str, Any], seed: int) -> None:
        """A new episode, in an environment whose bank makes room or does not: what is possible depends on it."""
        self._began = None
        self._features = self._features_by[info.get("eviction") != "none"]

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """The policy's operation."""
        slots = observation["slots"]
        number = min(int(slots["filled"].sum()), self._features.k)  # what it was trained to look at
        views = tuple(
            SlotView(
                slots["text"][place],
                float(slots["score"][place]),
                float(slots["age"][place]),
                float(slots["since_recall"][place]),
                float(slots["strength"][place]),
                int(slots["uses"][place]),
                entry_tokens(slots["text"][place], slots["key"][place]),
            )
            for place in range(number)
        )
        facts = info["facts"]
        time = float(observation["time"])
        if self._began is None:
            self._began = time
        look = Look(
            observation["experience"],
            info["key"],
            facts[0] if facts else None,
            views,
            int(observation["budget"][0, 0]),
            bank_budget(observation),
            time - self._began,
        )
        seen = self._features.of(look)
        with self._torch.no_grad():
            log_probs, _ = self._network(self._stack([seen]))
        chosen = int(log_probs.argmax(dim=1)[0])
        return action(self._features.operation(chosen, look))

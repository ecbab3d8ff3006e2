"""A trained memory optimiser as an agent: `umem:DIR`, where DIR is what `memenv train umem` wrote."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.files import read_json

__all__ = ["Umem"]


class Umem(Agent):
    """Keeps of every finished task the insight, and in the place, that the optimiser finds most probable to help others."""

    name = "umem"
    made_for = ("finished tasks",)
    memory: Mapping[str, Any] = {"write_k": 3}

    def __init__(self, folder: str = "", *, optimiser: Any = None, env_id: str = "", config: Any = None) -> None:
        """Reads an optimiser, or takes one that is being trained.

        Raises:
            MemenvError: the folder holds none, or the extra `torch` is not installed.
        """
        with needs("torch", f"agent umem:{folder}"):
            import torch

            from memenv.policies.umem import insights
            from memenv.policies.umem import optimiser as umem
        torch.set_num_threads(1)  # the same sums everywhere
        self._torch, self._candidates = torch, insights.candidates_for
        self._choices, self._unfrozen = umem.choices, umem.unfrozen
        if optimiser is not None:
            self._optimiser, self._env_id = optimiser, env_id
            self._deletes, self._freeze = config.deletes, config.freeze
            return
        if not folder:
            raise MemenvError("agent 'umem' needs a folder that `memenv train umem` wrote: umem:DIR")
        self._optimiser, held = load_optimiser(Path(folder))
        self._env_id = self.trained_on = str(held["env"])
        self._deletes, self._freeze = bool(held.get("deletes", True)), str(held.get("freeze", ""))

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """The most probable choice for the trajectory on the table."""
        candidates = self._candidates(self._env_id, observation["experience"])
        if not candidates:
            return action()
        options = self._unfrozen(self._choices(observation, info, candidates, self._deletes), self._freeze)
        import numpy as np

        features = self._torch.from_numpy(np.stack([option.features for option in options]))
        with self._torch.no_grad():
            best = int(self._optimiser(features).argmax())
        return action(options[best].ops)


def load_optimiser(folder: Path) -> tuple[Any, dict[str, Any]]:
    """The network and configuration in a folder.

    Raises:
        MemenvError: it holds none, or a damaged one.
    """
    from memenv.policies.umem.insights import EXTRACTORS
    from memenv.policies.umem.optimiser import Optimiser
    from memenv.policies.weights import load_weights

    if not folder.is_dir():
        raise MemenvError(f"{folder}: no such folder; give one that `memenv train umem --out` wrote")
    held = read_json(folder / "umem.json", "an optimiser's configuration", "train it again")
    hidden = held.get("hidden") if isinstance(held, dict) and held.get("kind") == "umem" else None
    if type(hidden) is not int or not 0 < hidden < 1 << 16 or str(held.get("env")) not in EXTRACTORS:
        raise MemenvError(f"{folder / 'umem.json'}: no optimiser's configuration; train it again")
    network = Optimiser(hidden)
    load_weights(folder / "umem.npz", network, "optimiser's weights")
    return network, held

"""Policies on disk: weights, and JSON that says what they are of."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from memenv.errors import MemenvError
from memenv.files import read_json, write_json
from memenv.policies.crud.network import CrudNetwork, Sizes
from memenv.policies.weights import load_weights, save_weights

__all__ = ["load_policy", "save_policy"]

CONFIG = "policy.json"
WEIGHTS = "policy.npz"


def save_policy(folder: Path, network: CrudNetwork, config: Mapping[str, Any]) -> None:
    """Writes a policy that `--agent policy:FOLDER` runs."""
    save_weights(folder / WEIGHTS, network)
    write_json(folder / CONFIG, dict(config))


def load_policy(folder: str | Path) -> tuple[CrudNetwork, dict[str, Any]]:
    """A trained network and the configuration it was trained with.

    Raises:
        MemenvError: the folder holds no policy, or a damaged one.
    """
    root = Path(folder)
    if not root.is_dir():
        raise MemenvError(f"{root}: no such folder; give one that `memenv train crud --out` wrote")
    config = read_json(root / CONFIG, "a policy's configuration", "train it again")
    try:
        sizes = Sizes(**{name: int(config["sizes"][name]) for name in ("fact", "slot", "k", "hidden")})
    except (TypeError, KeyError, ValueError) as error:
        raise MemenvError(f"{root / CONFIG}: no policy's configuration ({error}); train it again") from None
    if config.get("kind") != "crud" or not all(0 < size < 1 << 16 for size in vars(sizes).values()):
        raise MemenvError(f"{root / CONFIG}: no policy's configuration; train it again")
    network = CrudNetwork(sizes)
    load_weights(root / WEIGHTS, network, "policy's weights")
    return network, config

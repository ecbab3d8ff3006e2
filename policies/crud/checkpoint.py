"""Policies on disk: weights, and JSON that says what they are of."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from memenv.errors import MemenvError
from memenv.features import FEATURES
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
        what = "no folder" if root.exists() else "no such folder"
        raise MemenvError(f"{root}: {what}; give one that `memenv train crud --out` wrote")
    for name in (CONFIG, WEIGHTS):
        if not (root / name).exists():
            raise MemenvError(
                f"{root} holds no policy ({name} is missing); give a folder that `memenv train crud --out` wrote"
            )
    config = read_json(root / CONFIG, "a policy's configuration", "train it again")
    try:
        sizes = Sizes(**{name: config["sizes"][name] for name in ("fact", "slot", "k", "hidden")})
        whole = config["kind"] == "crud" and config["features"] in FEATURES and _sensible(sizes)
    except (TypeError, KeyError) as error:
        raise MemenvError(f"{root / CONFIG}: no policy's configuration ({error}); train it again") from None
    if not whole:
        raise MemenvError(f"{root / CONFIG}: no policy's configuration (kind, features or sizes); train it again")
    network = CrudNetwork(sizes)
    load_weights(root / WEIGHTS, network, "policy's weights")
    return network, config


def _sensible(sizes: Sizes) -> bool:
    """Whether a network of these sizes can be one: a file that anybody may have changed must not fill the memory."""
    numbers = tuple(vars(sizes).values())
    return (
        all(type(number) is int and 0 < number < 1 << 16 for number in numbers)
        and (sizes.fact + sizes.slot + 8 * sizes.hidden) * sizes.hidden <= 1 << 24
    )

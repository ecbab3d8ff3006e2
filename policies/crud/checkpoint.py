"""Policies and training states on disk: arrays and JSON, nothing that could run when it is read."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch

from memenv.errors import MemenvError
from memenv.files import read_bytes, read_json, write_bytes, write_json
from memenv.policies.crud.network import CrudNetwork, Sizes

__all__ = ["load_arrays", "load_policy", "save_arrays", "save_policy"]

CONFIG = "policy.json"
WEIGHTS = "policy.npz"


def save_arrays(path: Path, arrays: Mapping[str, Any]) -> None:
    """Writes named arrays, atomically.

    Raises:
        MemenvError: they can't be written there.
    """
    content = io.BytesIO()
    plain: dict[str, Any] = {key: np.asarray(value) for key, value in arrays.items()}
    np.savez(content, **plain)
    write_bytes(path, content.getvalue())


def load_arrays(path: Path, what: str) -> dict[str, Any]:
    """Reads named arrays; pickled objects are refused.

    Raises:
        MemenvError: it is missing, or isn't what `save_arrays` wrote.
    """
    data = read_bytes(path, what, "train it again")
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
            return {name: arrays[name] for name in arrays.files}
    except (ValueError, OSError, EOFError, zipfile.BadZipFile, AttributeError) as error:
        raise MemenvError(f"{path}: no {what} ({str(error)[:80]}); train it again") from None


def save_policy(folder: Path, network: CrudNetwork, config: Mapping[str, Any]) -> None:
    """Writes a policy that `--agent policy:FOLDER` runs."""
    weights = {name: tensor.detach().cpu().numpy() for name, tensor in network.state_dict().items()}
    save_arrays(folder / WEIGHTS, weights)
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
    arrays = load_arrays(root / WEIGHTS, "policy's weights")
    try:
        network.load_state_dict({name: torch.from_numpy(array) for name, array in arrays.items()})
    except (RuntimeError, TypeError) as error:
        raise MemenvError(f"{root / WEIGHTS}: weights that don't fit ({str(error)[:120]}); train it again") from None
    network.eval()
    return network, config

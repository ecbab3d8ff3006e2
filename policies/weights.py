"""Arrays and networks on disk: nothing that could run when it is read."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from memenv.errors import MemenvError
from memenv.files import read_bytes, write_bytes

__all__ = ["load_arrays", "load_weights", "save_arrays", "save_weights", "tensors_like"]


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
    except (ValueError, OSError, EOFError, zipfile.BadZipFile, AttributeError, TypeError):
        # not numpy's words: it advises to load what is pickled
        raise MemenvError(f"{path}: no {what}, or damaged; train it again") from None


def save_weights(path: Path, network: nn.Module) -> None:
    """Writes a network's weights, atomically.

    Raises:
        MemenvError: they can't be written there.
    """
    save_arrays(path, {name: tensor.detach().cpu().numpy() for name, tensor in network.state_dict().items()})


def load_weights(path: Path, network: nn.Module, what: str) -> None:
    """Gives `network` the weights in a file that should hold `what`.

    Raises:
        MemenvError: it is missing, damaged, or of another network.
    """
    arrays = load_arrays(path, what)
    try:
        network.load_state_dict(tensors_like(arrays, network.state_dict()))
    except ValueError as error:
        raise MemenvError(
            f"{path}: weights of another network, damaged or of another memenv (with other features or actions): train "
            f"it again ({str(error)[:120]})"
        ) from None
    network.eval()


def tensors_like(arrays: Mapping[str, Any], like: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """The arrays as tensors, where they are of the names, shapes and types of `like`, and finite.

    Raises:
        ValueError: they are not; says which one.
    """
    for name in like:
        if name not in arrays:
            raise ValueError(f"{name} is missing")
    for name, array in arrays.items():
        if name not in like:
            raise ValueError(f"{name} does not belong there")
        wanted = like[name].detach().numpy()
        if array.shape != wanted.shape or array.dtype != wanted.dtype:
            found, right = (f"{list(of.shape)} of {of.dtype}" for of in (array, wanted))
            raise ValueError(f"{name} is {found}, not {right}")
        if not np.isfinite(array).all():
            raise ValueError(f"{name} is not finite")
    return {name: torch.from_numpy(array) for name, array in arrays.items()}

"""The default text encoder: hashed words and character trigrams. No model, no download, same bits everywhere."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from memenv.arena import Encoder

__all__ = ["DIMENSIONS", "hashing_encoder", "load_encoder"]

DIMENSIONS = 256
_WORD = re.compile(r"\w+")


@lru_cache(maxsize=1 << 16)
def _bucket(piece: str) -> tuple[int, float]:
    digest = blake2b(piece.encode("utf-8", "replace"), digest_size=8).digest()
    number = int.from_bytes(digest, "little")
    return number % DIMENSIONS, 1.0 if number >> 63 else -1.0


def hashing_encoder(text: str) -> NDArray[np.float32]:
    """A unit vector, float32, shape (256,): signed feature hashing of words and of their character trigrams.

    Feature hashing after Weinberger et al. 2009; blake2b instead of `hash()`, which differs between processes.
    A text without a word gives the zero vector.
    """
    vector = np.zeros(DIMENSIONS, dtype=np.float64)
    for word in _WORD.findall(text.lower()):
        padded = f"^{word}$"
        pieces = [word, *(padded[i : i + 3] for i in range(len(padded) - 2))]
        for piece in pieces:
            bucket, sign = _bucket(piece)
            vector[bucket] += sign
    norm = float(np.sqrt(vector @ vector))
    return (vector / norm if norm else vector).astype(np.float32)


def load_encoder(name: str) -> Encoder:
    """The encoder that `MemoryConfig.encoder` names: "hashing", or the ONNX model in a folder.

    Raises:
        MemenvError: the folder holds no model, or the extra `dense` is not installed.
    """
    if name == "hashing":
        return hashing_encoder
    from memenv.onnx_encoder import onnx_encoder

    return onnx_encoder(name)

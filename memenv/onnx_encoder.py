"""A sentence encoder from a local folder, run by onnxruntime (extra `dense`). Nothing is downloaded."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from memenv.arena import Encoder
from memenv.errors import MemenvError
from memenv.extras import needs

__all__ = ["MAX_LENGTH", "onnx_encoder"]

#: Longest input in the model's own tokens; sentence encoders were trained on no longer ones.
MAX_LENGTH = 256
_MODELS = ("model.onnx", "onnx/model.onnx")


@lru_cache(maxsize=4)
def onnx_encoder(folder: str) -> Encoder:
    """Text to a unit vector, float32: mean of the last hidden states over the tokens (sentence-transformers' pooling).

    Args:
        folder: holds `tokenizer.json` and `model.onnx` (or `onnx/model.onnx`), as sentence encoders are published.

    Raises:
        MemenvError: the extra is not installed, or the folder doesn't hold a model that fits.
    """
    with needs("dense", f"encoder={folder!r}"):
        import onnxruntime
        from tokenizers import Tokenizer
    root = Path(folder)
    model = next((root / name for name in _MODELS if (root / name).is_file()), None)
    if model is None or not (root / "tokenizer.json").is_file():
        raise MemenvError(
            f"encoder={folder!r}: no sentence encoder there; give a folder with tokenizer.json and model.onnx "
            "(or onnx/model.onnx), such as a download of sentence-transformers/all-MiniLM-L6-v2"
        )
    try:
        tokenizer = Tokenizer.from_file(str(root / "tokenizer.json"))
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1  # the same sums in the same order, whatever the machine
        session = onnxruntime.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])
    except Exception as error:  # noqa: BLE001 — both libraries raise bare exceptions of their own
        raise MemenvError(f"encoder={folder!r}: can't be loaded ({str(error)[:200]}); fetch it again") from None
    tokenizer.enable_truncation(MAX_LENGTH)
    tokenizer.no_padding()
    names = {entry.name for entry in session.get_inputs()}
    unknown = names - {"input_ids", "attention_mask", "token_type_ids"}
    if unknown:
        raise MemenvError(f"encoder={folder!r}: the model wants {', '.join(sorted(unknown))}; give a sentence encoder")

    def encode(text: str) -> NDArray[np.float32]:
        encoding = tokenizer.encode(text)
        ids = np.array([encoding.ids], dtype=np.int64)
        given: dict[str, Any] = {
            "input_ids": ids,
            "attention_mask": np.ones_like(ids),
            "token_type_ids": np.zeros_like(ids),
        }
        if not ids.size:
            ids_size = session.get_outputs()[0].shape[-1]
            return np.zeros(int(ids_size), dtype=np.float32)
        hidden = session.run(None, {name: given[name] for name in names})[0]
        # a model that pools itself gives (1, dimensions), another (1, tokens, dimensions)
        vector = hidden[0] if hidden.ndim == 2 else hidden[0].mean(axis=0)
        norm = float(np.sqrt(vector @ vector))
        return np.asarray(vector / norm if norm else vector, dtype=np.float32)

    return encode

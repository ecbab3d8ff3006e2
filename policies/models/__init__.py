"""Chat models: any OpenAI-compatible server, vLLM in process, recordings, scripts. Nothing heavy is imported here."""

from __future__ import annotations

from typing import Any

from memenv.chat import ChatModel
from memenv.errors import MemenvError

__all__ = ["open_model"]


def open_model(address: str, name: str | None = None, **options: Any) -> ChatModel:
    """The model at an address.

    Args:
        address: "http://HOST:PORT/v1", "vllm:MODEL", or "recorded:FILE".
        name: of the model at a server; None: the only one that it lists.
        options: further arguments of the model's class.

    Raises:
        MemenvError: the address is none of these, an extra is not installed, or nobody answers there.
    """
    kind, _, rest = address.partition(":")
    if kind in ("recorded", "vllm"):
        if not rest:
            raise MemenvError(
                f"--model {address}: name the {'file' if kind == 'recorded' else 'model'} after the colon"
            )
        if kind == "recorded":
            from memenv.policies.models.recorded import RecordedModel

            if name is not None:
                raise MemenvError(f"--model-name {name}: a recording names its own model; leave it out")
            return RecordedModel(rest)
        from memenv.policies.models.in_process import VllmModel

        if name is not None:
            raise MemenvError(f"--model-name {name}: vllm:MODEL names it already; leave it out")
        return VllmModel(rest, **options)
    from memenv.policies.models.endpoint import EndpointModel

    return EndpointModel(address, name, **options)

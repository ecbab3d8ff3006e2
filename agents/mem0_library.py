"""The library mem0 (`pip install 'memenv[mem0]'`) as an agent, on any chat model that memenv talks to.

memenv run MemLoCoMo-v0 --agent memenv.agents.mem0_library:Mem0Library --model URL --set preset=tiny
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

from memenv.agents.own_memory import OwnMemory, dated_messages
from memenv.chat import ChatModel, ask_text
from memenv.encoder import load_encoder
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.stream import Turn, days_to_date

__all__ = ["Mem0Library"]

_USER = {"user_id": "memenv"}


class Mem0Library(OwnMemory):
    """mem0's own extraction, storage and search. Calls go through memenv's model: they are counted, recorded, replayed.

    Its vector store (Qdrant) lives in memory, and vectors are memenv's: the hashing encoder, or an ONNX model's.
    Telemetry is off, and its folder is a temporary one.

    Args:
        k: memories recalled (the library's default 20).
        infer: False stores turns as they are, without a model's extraction.
        encoder: "hashing", or the folder of an ONNX sentence encoder.
        max_tokens: of a reply.
        model: a chat model; needed.
    """

    name = "mem0_library"
    uses_model = True

    def __init__(
        self,
        *,
        k: int = 20,
        infer: bool = True,
        encoder: str = "hashing",
        max_tokens: int = 1024,
        model: ChatModel | None = None,
    ) -> None:
        if model is None and infer:
            raise MemenvError(f"{self.name} needs a chat model: give --model URL (or infer=False)")
        self.k, self.infer, self.encoder, self.max_tokens, self.model = k, infer, encoder, max_tokens, model
        self._memory: Any = None
        _import_mem0()

    def open(self, seed: int) -> None:
        """See `OwnMemory.open`."""
        self._writer = _Writer(self.model, self.max_tokens)
        self._memory = _open_mem0(_Encoder(self.encoder), self._writer)

    def remember(self, turns: Sequence[Turn], time: float) -> None:
        """See `OwnMemory.remember`. The day stands in front of each turn: the library knows no other time than now."""
        self._writer.today = days_to_date(time).isoformat()
        self._memory.add(dated_messages(turns), infer=self.infer, **_USER)

    def recall(self, question: str, time: float) -> list[str]:
        """See `OwnMemory.recall`."""
        found = self._memory.search(question, top_k=self.k, filters=dict(_USER))
        return [str(memory["memory"]) for memory in found["results"]]


class _Writer:
    """mem0's interface of a language model, on memenv's."""

    def __init__(self, model: ChatModel | None, max_tokens: int) -> None:
        self.model, self.max_tokens = model, max_tokens
        self.today = ""

    def generate_response(self, messages: Sequence[dict[str, str]], **options: Any) -> str:
        """One reply as text; the library reads the JSON in it."""
        if self.model is None:
            raise MemenvError("mem0_library: infer=False asks no model")
        # the library writes the clock's day into its prompt: wrong here, and another request on every day
        days = {date.today().isoformat(), datetime.now(UTC).date().isoformat()}
        told = [dict(message) for message in messages]
        for message in told:
            for day in days:
                message["content"] = message["content"].replace(day, self.today or day)
        return ask_text(self.model, told, max_tokens=self.max_tokens, purpose="mem0")


class _Encoder:
    """mem0's interface of an embedding model, on memenv's encoders."""

    def __init__(self, name: str) -> None:
        self._encode = load_encoder(name)

    @property
    def size(self) -> int:
        return len(self._encode("size"))

    def embed(self, text: str, memory_action: str | None = None) -> list[float]:
        """One vector."""
        return [float(number) for number in self._encode(text)]

    def embed_batch(self, texts: Sequence[str], memory_action: str | None = None) -> list[list[float]]:
        """A vector for each text."""
        return [self.embed(text) for text in texts]


def _import_mem0() -> Any:
    os.environ["MEM0_TELEMETRY"] = "False"
    if "MEM0_DIR" not in os.environ:
        os.environ["MEM0_DIR"] = tempfile.mkdtemp(prefix="memenv-mem0-")
    with needs("mem0", "agent mem0_library"):
        import mem0
    return mem0


def _open_mem0(encoder: _Encoder, writer: _Writer) -> Any:
    mem0 = _import_mem0()
    from qdrant_client import QdrantClient

    store = {
        "client": QdrantClient(":memory:"),
        "collection_name": "memenv",
        "embedding_model_dims": encoder.size,
    }
    unused = {"api_key": "unused", "openai_base_url": "http://127.0.0.1:9/v1"}
    memory = mem0.Memory.from_config(
        {
            "vector_store": {"provider": "qdrant", "config": store},
            "llm": {"provider": "openai", "config": unused},
            "embedder": {"provider": "openai", "config": unused},
            "history_db_path": ":memory:",
        }
    )
    memory.llm, memory.embedding_model = writer, encoder
    return memory

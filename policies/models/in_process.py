"""vLLM in this process (extra `vllm`): requests of many episodes are gathered into one batch.

Written against vLLM's documented interface (`LLM.chat` with a list of conversations and a list of sampling parameters,
`StructuredOutputsParams(json=…)`, as of 0.33); it could not be run on the machine it was written on.
"""

from __future__ import annotations

import importlib
import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

from memenv.chat import ChatProblem, ChatReply, ChatRequest
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.policies.models.replies import estimated_tokens, read_reply
from memenv.policies.models.schema import check_schema

__all__ = ["VllmModel"]


class VllmModel:
    """A `memenv.chat.ChatModel` on vLLM's offline engine.

    One thread talks to the engine. It takes what has arrived, waits `gather` seconds for more, and hands all of it over
    as one batch; what arrives meanwhile is the next one.

    Args:
        name: of the model, as `vllm.LLM` takes it.
        gather: seconds that a batch waits for more requests.
        batch: most requests in a batch.
        engine: further arguments of `vllm.LLM`.

    Raises:
        MemenvError: vLLM is not installed, or can't load the model.
    """

    endpoint = "in process"

    def __init__(self, name: str, *, gather: float = 0.01, batch: int = 256, **engine: Any) -> None:
        with needs("vllm", f"--model vllm:{name}"):
            self._vllm = importlib.import_module("vllm")
            self._sampling = importlib.import_module("vllm.sampling_params")
        self.name, self.gather, self.batch = name, gather, batch
        try:
            self._llm = self._vllm.LLM(model=name, **{"enable_prefix_caching": True, "seed": 0, **engine})
        except (ValueError, OSError, RuntimeError) as error:
            raise MemenvError(f"--model vllm:{name}: vLLM can't load it ({str(error)[:300]})") from None
        self._waiting: queue.SimpleQueue[tuple[ChatRequest, Future[ChatReply]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="memenv-vllm", daemon=True)
        self._thread.start()

    def complete(self, requests: Sequence[ChatRequest]) -> list[ChatReply]:
        """See `memenv.chat.ChatModel.complete`."""
        futures: list[Future[ChatReply]] = []
        for request in requests:
            if request.schema is not None:
                check_schema(request.schema)
        for request in requests:
            future: Future[ChatReply] = Future()
            futures.append(future)
            self._waiting.put((request, future))
        return [future.result() for future in futures]

    def describe(self) -> dict[str, str]:
        """See `memenv.chat.ChatModel.describe`."""
        version = str(getattr(self._vllm, "__version__", "?"))
        return {"model": self.name, "endpoint": self.endpoint, "client": f"vllm {version}"}

    def close(self) -> None:
        """Ends the thread, once what waits is answered."""
        self._waiting.put(None)
        self._thread.join()

    def __deepcopy__(self, memo: dict[int, Any]) -> VllmModel:
        return self

    def _serve(self) -> None:
        over = False
        while not over:
            first = self._waiting.get()
            if first is None:
                return
            batch = [first]
            while len(batch) < self.batch:
                try:
                    more = self._waiting.get(timeout=self.gather)
                except queue.Empty:
                    break
                if more is None:
                    over = True
                    break
                batch.append(more)
            try:
                replies = self._answer([request for request, _ in batch])
            except Exception as error:  # noqa: BLE001 — whatever the engine raises must reach whoever waits
                problem = ChatProblem(_kind(error), f"{type(error).__name__}: {str(error)[:200]}")
                if len(batch) > 1:  # one request may have spoilt it for all: each alone
                    replies = [self._alone(request) for request, _ in batch]
                else:
                    replies = [ChatReply(problem=problem)]
            for (_, future), reply in zip(batch, replies, strict=True):
                future.set_result(reply)

    def _alone(self, request: ChatRequest) -> ChatReply:
        try:
            return self._answer([request])[0]
        except Exception as error:  # noqa: BLE001 — as above
            return ChatReply(problem=ChatProblem(_kind(error), f"{type(error).__name__}: {str(error)[:200]}"))

    def _answer(self, requests: Sequence[ChatRequest]) -> list[ChatReply]:
        conversations = [[{"role": role, "content": text} for role, text in request.messages] for request in requests]
        outputs = self._llm.chat(conversations, [self._parameters(request) for request in requests], use_tqdm=False)
        replies = []
        for request, output in zip(requests, outputs, strict=True):
            written = output.outputs[0]
            text, value, problem = read_reply(request, written.text, written.finish_reason == "length")
            read = output.prompt_token_ids
            prompt = estimated_tokens(request) if read is None else len(read)
            replies.append(ChatReply(text, value, problem, prompt, len(written.token_ids)))
        return replies

    def _parameters(self, request: ChatRequest) -> Any:
        # every value is given: a model's own generation config would change what is left out
        given: dict[str, Any] = {
            "max_tokens": request.max_tokens,
            "temperature": request.temperature,
            "seed": request.seed,
            "top_p": 1.0,
            "top_k": 0,
            "repetition_penalty": 1.0,
        }
        if request.stop:
            given["stop"] = list(request.stop)
        if request.schema is not None:
            given["structured_outputs"] = self._sampling.StructuredOutputsParams(json=dict(request.schema))
        return self._vllm.SamplingParams(**given)


def _kind(error: Exception) -> str:
    said = str(error).lower()
    return "overflow" if "context" in said or "max_model_len" in said or "longer than" in said else "server error"

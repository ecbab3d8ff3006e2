"""The adapter to vLLM against a stand-in with its documented interface: vLLM itself needs a GPU."""

from __future__ import annotations

import sys
import types
from dataclasses import dataclass, field
from typing import Any

import pytest

from memenv.chat import ChatModel, ChatRequest
from memenv.concurrent import run_concurrently
from memenv.errors import MemenvError
from memenv.policies.models import open_model
from memenv.policies.models.in_process import VllmModel


@dataclass
class Written:
    text: str
    finish_reason: str = "stop"
    token_ids: list[int] = field(default_factory=lambda: [1, 2])


@dataclass
class Output:
    outputs: list[Written]
    prompt_token_ids: list[int] | None


@pytest.fixture
def fake(monkeypatch):
    """Modules `vllm` and `vllm.sampling_params`; `batches` holds what `LLM.chat` was called with."""
    vllm, sampling = types.ModuleType("vllm"), types.ModuleType("vllm.sampling_params")
    batches: list[tuple[list[Any], list[Any]]] = []

    class SamplingParams:
        def __init__(self, **given: Any) -> None:
            self.given = given

    class StructuredOutputsParams:
        def __init__(self, json: Any) -> None:
            self.json = json

    class LLM:
        def __init__(self, **given: Any) -> None:
            if given["model"] == "missing":
                raise OSError("no such model")
            vllm.given = given

        def chat(self, messages: list[Any], sampling_params: list[Any], use_tqdm: bool = True) -> list[Output]:
            batches.append((messages, sampling_params))
            assert not use_tqdm and len(messages) == len(sampling_params)
            said = [conversation[-1]["content"] for conversation in messages]
            if "too long" in said:
                raise ValueError("The prompt is longer than the maximum model length (max_model_len)")
            return [Output([Written(vllm.answer(text))], [0] * 5) for text in said]

    vllm.SamplingParams, vllm.LLM, vllm.__version__, vllm.batches = SamplingParams, LLM, "0.33.0", batches
    vllm.answer = lambda text: f"re: {text}"
    sampling.StructuredOutputsParams = StructuredOutputsParams
    monkeypatch.setitem(sys.modules, "vllm", vllm)
    monkeypatch.setitem(sys.modules, "vllm.sampling_params", sampling)
    return vllm


def request(text: str, **options: Any) -> ChatRequest:
    return ChatRequest((("system", "s"), ("user", text)), **options)


def test_a_batch_is_one_call_with_explicit_parameters(fake):
    model = open_model("vllm:some/model")
    assert isinstance(model, ChatModel) and fake.given["model"] == "some/model" and fake.given["enable_prefix_caching"]
    schema = {"type": "object", "properties": {"answer": {"type": "string"}}, "required": ["answer"]}
    fake.answer = lambda text: '{"answer": "x"}' if text == "b" else text
    replies = model.complete([request("a", max_tokens=9, stop=("\n",)), request("b", schema=schema)])
    model.close()
    assert [reply.text for reply in replies] == ["a", '{"answer": "x"}'] and replies[1].value == {"answer": "x"}
    assert (replies[0].prompt_tokens, replies[0].reply_tokens) == (5, 2)
    ((messages, parameters),) = fake.batches
    assert messages[0] == [{"role": "system", "content": "s"}, {"role": "user", "content": "a"}]
    assert parameters[0].given == {
        "max_tokens": 9, "temperature": 0.0, "seed": 0, "top_p": 1.0, "top_k": 0, "repetition_penalty": 1.0, "stop": ["\n"],
    }  # fmt: skip
    assert parameters[1].given["structured_outputs"].json == schema
    assert model.describe() == {"model": "some/model", "endpoint": "in process", "client": "vllm 0.33.0"}


def test_requests_of_many_threads_share_batches(fake):
    model = VllmModel("m", gather=0.2)
    found = {}
    run_concurrently([lambda n=n: model.complete([request(str(n))])[0].text for n in range(24)], 24, found.__setitem__)
    model.close()
    assert found == {n: f"re: {n}" for n in range(24)}
    assert len(fake.batches) <= 3


def test_a_request_that_does_not_fit_spoils_no_other(fake):
    model = VllmModel("m", gather=0.05)
    replies = model.complete([request("a"), request("too long"), request("b")])
    model.close()
    assert [reply.text for reply in replies] == ["re: a", "", "re: b"]
    assert replies[1].problem is not None and replies[1].problem.kind == "overflow"


def test_the_adapter_outlives_errors(fake):
    model = VllmModel("m")

    def broken(text):
        raise RuntimeError("engine")

    fake.answer = broken
    assert model.complete([request("a")])[0].problem == ("server error", "RuntimeError: engine")
    fake.answer = lambda text: text
    assert model.complete([request("a")])[0].text == "a"
    model.close()


def test_a_model_that_is_not_there_and_vllm_that_is_not_there(fake, monkeypatch):
    with pytest.raises(MemenvError, match="vllm:missing: vLLM can't load it"):
        open_model("vllm:missing")
    monkeypatch.setitem(sys.modules, "vllm", None)
    with pytest.raises(MemenvError, match=r"pip install 'memenv\[vllm\]'"):
        open_model("vllm:m")

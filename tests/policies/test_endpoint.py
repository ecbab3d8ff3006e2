"""The OpenAI-compatible client against a server that misbehaves in every way the issue names."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import socket
import time

import pytest
from stub_server import Stub, completion, error, serve

from memenv.chat import ChatModel, ChatRequest, acomplete
from memenv.errors import MemenvError

pytest.importorskip("openai", reason="the extra `openai` is not installed")
from memenv.policies.models.address import api_key
from memenv.policies.models.endpoint import EndpointModel

SCHEMA = {
    "type": "object",
    "properties": {"answer": {"type": "string", "maxLength": 20}},
    "required": ["answer"],
    "additionalProperties": False,
}
TEXT = ChatRequest((("system", "Be brief."), ("user", "Where does Mia live?")))
JSON = ChatRequest((("user", "Where does Mia live?"),), schema=SCHEMA, max_tokens=40)


@contextlib.contextmanager
def model_on(*answers, **options):
    """A model on a server that gives these answers in turn, the last one for ever."""
    left = list(answers)

    def answer(body):
        given = left.pop(0) if len(left) > 1 else left[0]
        return given(body) if callable(given) else given

    with serve(Stub(answer)) as stub:
        model = EndpointModel(stub.url, "stub", **{"pause": 0.002, **options})
        try:
            yield model, stub
        finally:
            model.close()


def ask(model, request):
    (reply,) = model.complete([request])
    return reply


def test_a_reply_comes_back_with_its_costs():
    with model_on((200, completion(" Rome "))) as (model, stub):
        assert isinstance(model, ChatModel)
        reply = ask(model, TEXT)
    assert (reply.text, reply.problem, reply.prompt_tokens, reply.reply_tokens, reply.attempts) == (
        "Rome",
        None,
        7,
        3,
        1,
    )
    assert stub.bodies[0] == {
        "model": "stub",
        "messages": [
            {"role": "system", "content": "Be brief."},
            {"role": "user", "content": "Where does Mia live?"},
        ],
        "temperature": 0.0,
        "seed": 0,
        "max_tokens": 512,
    }


def test_json_is_asked_for_by_response_format_and_checked():
    with model_on((200, completion('{"answer": "Rome"}'))) as (model, stub):
        assert ask(model, JSON).value == {"answer": "Rome"}
    assert stub.bodies[0]["response_format"] == {
        "type": "json_schema",
        "json_schema": {"name": "reply", "strict": True, "schema": SCHEMA},
    }


def test_a_batch_keeps_its_order_and_its_good_replies():
    def answer(body):
        said = body["messages"][-1]["content"]
        return (200, completion(f"re: {said}")) if said != "3" else (400, error("no"))

    with model_on(answer) as (model, _):
        replies = model.complete([ChatRequest((("user", str(n)),)) for n in range(6)])
    assert [r.text for r in replies] == ["re: 0", "re: 1", "re: 2", "", "re: 4", "re: 5"]
    assert [r.problem is not None for r in replies] == [False, False, False, True, False, False]


@pytest.mark.parametrize(
    ("bad", "kind"),
    [
        ((429, error("slow down")), "rate limit"),
        ((500, error("oops")), "server error"),
        ((503, b"<html>busy</html>"), "server error"),
        ((200, b"not JSON"), "server error"),
        ((200, {"choices": "?"}), "server error"),
        ((200, {"choices": [{"message": None, "finish_reason": "stop"}]}), "server error"),
        ((200, {"choices": []}), "empty"),
        ((200, completion(None)), "empty"),
        ((200, completion("  \n")), "empty"),
        ((200, completion("Mia lives in", "length")), "truncated"),
    ],
)
def test_what_may_pass_is_tried_again_and_then_given_up(bad, kind):
    with model_on(bad, (200, completion("Rome"))) as (model, stub):
        reply = ask(model, TEXT)
        assert (reply.text, reply.problem, reply.attempts) == ("Rome", None, 2)
    with model_on(bad) as (model, stub):
        reply = ask(model, TEXT)
        assert reply.problem is not None and reply.problem.kind == kind
        most = model.replies if kind in ("empty", "truncated") else model.attempts
        assert reply.attempts == len(stub.bodies) == most


def test_pauses_grow_and_the_servers_own_wish_counts():
    with model_on((500, error("x")), (500, error("x")), (200, completion("ok")), pause=0.1) as (model, _):
        start = time.monotonic()
        ask(model, TEXT)
        assert 0.3 <= time.monotonic() - start < 3, "at least 0.1 s, then 0.2 s"
    with model_on((429, error("x"), {"retry-after": "0.4"}), (200, completion("ok"))) as (model, _):
        start = time.monotonic()
        ask(model, TEXT)
        assert 0.4 <= time.monotonic() - start < 3
    for wish in ("soon", "-5", "inf", "nan"):
        with model_on((429, error("x"), {"retry-after": wish}), (200, completion("ok"))) as (model, _):
            assert ask(model, TEXT).text == "ok"


def test_a_stopped_model_does_not_try_again():
    with model_on((500, error("x")), pause=30.0) as (model, stub):
        model.stop()
        assert ask(model, TEXT).problem.kind == "server error"
        assert len(stub.bodies) == 1


@pytest.mark.parametrize("status", [401, 403])
def test_a_refused_key_is_not_repeated(status, monkeypatch):
    monkeypatch.setenv("MEMENV_MODEL_KEY", "sk-very-secret")
    with model_on((status, error("Incorrect API key provided: sk-v****cret"))) as (model, stub):
        reply = ask(model, TEXT)
        assert stub.keys == ["Bearer sk-very-secret"]
        for text in (repr(reply), repr(model), str(model), repr(model.describe())):
            assert "secret" not in text and "sk-v" not in text and "cret" not in text
    assert reply.problem == ("refused", f"status {status}: the key was not accepted")
    assert reply.attempts == 1


def test_a_key_in_a_servers_message_is_taken_out(monkeypatch):
    monkeypatch.setenv("MEMENV_MODEL_KEY", "sk-very-secret")
    with model_on((500, error("bad header Bearer sk-very-secret"))) as (model, _):
        assert ask(model, TEXT).problem.why == "status 500: bad header Bearer …"


def test_openais_key_goes_to_openai_alone(monkeypatch):
    monkeypatch.delenv("MEMENV_MODEL_KEY", raising=False)
    for name in ("OPENAI_API_KEY", "OPENAI_ADMIN_KEY", "OPENAI_ORG_ID", "OPENAI_PROJECT_ID"):
        monkeypatch.setenv(name, "sk-openai")
    with model_on((200, completion("ok"))) as (model, stub):
        ask(model, TEXT)
    assert stub.keys == ["Bearer none"]
    assert "sk-openai" not in stub.headers[0].values()
    assert api_key("https://api.openai.com/v1") == "sk-openai"
    for url in ("http://api.openai.com/v1", "https://api.openai.com.example.org/v1", "https://127.0.0.1/v1"):
        assert api_key(url) == ""


@pytest.mark.parametrize(
    "said",
    [
        "This model's maximum context length is 2048 tokens. However, you requested 9000 tokens",
        "the request exceeds the available context size, try increasing it",
        "request (2330 tokens) exceeds the available context size (2048 tokens)",
    ],
)
def test_context_overflow_is_not_tried_again(said):
    for request in (TEXT, JSON):
        with model_on((400, error(said))) as (model, stub):
            assert ask(model, request).problem.kind == "overflow"
            assert len(stub.bodies) == 1


@pytest.mark.parametrize(
    "refusal",
    [
        (400, error("response_format json_schema is not supported")),
        (400, error("Unknown field")),
        (422, error("Extra inputs are not permitted")),
        (500, error("failed to parse grammar")),
        (501, error("not implemented")),
    ],
)
def test_a_server_without_schemas_is_asked_in_words_from_then_on(refusal):
    def answer(body):
        return refusal if "response_format" in body else (200, completion('Here: {"answer": "Rome"}'))

    with model_on(answer) as (model, stub):
        assert ask(model, JSON).value == {"answer": "Rome"}
        tried = len(stub.bodies)
        assert 2 <= tried <= 3
        assert ask(model, JSON).value == {"answer": "Rome"}
        assert len(stub.bodies) == tried + 1, "the server's refusal is remembered"
        assert '"maxLength": 20' in stub.bodies[-1]["messages"][0]["content"]


def test_a_server_that_ignores_schemas_is_asked_in_words():
    def answer(body):
        return 200, completion(
            "She lives in Rome." if "response_format" in body else '```json\n{"answer": "Rome"}\n```'
        )

    with model_on(answer) as (model, stub):
        assert ask(model, JSON).value == {"answer": "Rome"}
        assert ask(model, JSON).value == {"answer": "Rome"}
        assert len(stub.bodies) == 3


def test_a_reply_that_breaks_the_schema_is_named_to_the_model():
    answers = [
        (200, completion('{"answer": 5}')),
        (200, completion('{"answer": 5}')),
        (200, completion('{"answer": "5"}')),
    ]
    with model_on(*answers) as (model, stub):
        assert ask(model, JSON).value == {"answer": "5"}
    assert stub.bodies[2]["messages"][-1]["content"].startswith(
        "That can't be used: the reply.answer is integer, not string. Reply again."
    )
    with model_on((200, completion('{"answer": 5}'))) as (model, stub):
        reply = ask(model, JSON)
        assert reply.problem == ("schema", "the reply.answer is integer, not string")
        assert (reply.attempts, reply.prompt_tokens) == (3, 21)


def test_json_that_was_cut_is_asked_for_again_shorter():
    answers = [(200, completion('{"answer": "Ro', "length")), (200, completion('{"answer": "Rome"}'))]
    with model_on(*answers) as (model, stub):
        assert ask(model, JSON).value == {"answer": "Rome"}
    assert "less than 20 words" in stub.bodies[1]["messages"][-1]["content"]


@pytest.mark.parametrize(
    ("said", "left_out"),
    [
        ("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.", "max_tokens"),
        ("Unsupported value: 'temperature' does not support 0", "temperature"),
        ("unknown parameter: seed", "seed"),
    ],
)
def test_parameters_that_a_server_refuses_are_left_out(said, left_out):
    def answer(body):
        return (400, error(said)) if left_out in body else (200, completion("Rome"))

    with model_on(answer) as (model, stub):
        assert ask(model, TEXT).text == "Rome"
        assert ask(model, TEXT).text == "Rome"
        assert len(stub.bodies) == 3
    if left_out == "max_tokens":
        assert stub.bodies[-1]["max_completion_tokens"] == 512


def test_a_refusal_for_good_is_one_request():
    with model_on((404, error("no such model"))) as (model, stub):
        reply = ask(model, TEXT)
    assert reply.problem.kind == "refused" and "no such model" in reply.problem.why
    assert len(stub.bodies) == 1


def test_a_slow_server_is_a_timeout():
    def slow(body):
        time.sleep(0.5)
        return 200, completion("late")

    with model_on(slow, timeout=0.1, attempts=2) as (model, stub):
        assert ask(model, TEXT).problem == ("timeout", "no reply within 0.1 s")
        assert len(stub.bodies) == 2


def test_a_server_that_answered_once_is_hoped_for():
    def slow(body):
        time.sleep(0.3)
        return 200, completion("late")

    for first, attempts in (((200, completion("ok")), 6), (slow, 2)):
        with model_on(first, slow, timeout=0.1) as (model, _):
            ask(model, TEXT)
            assert (ask(model, TEXT).problem.kind, ask(model, TEXT).attempts) == ("timeout", attempts)


def test_no_server_is_unreachable():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}/v1"
    model = EndpointModel(url, "stub", pause=0.01)
    try:
        reply = ask(model, TEXT)
        assert (reply.problem.kind, reply.attempts) == ("unreachable", 2), "it never answered: no long hoping"
    finally:
        model.close()
    with pytest.raises(MemenvError, match="the server does not list its models"):
        EndpointModel(url)


def test_async_callers_wait_together():
    async def many(model):
        return await asyncio.gather(*(acomplete(model, [TEXT]) for _ in range(40)))

    with serve(Stub(lambda body: (200, completion("ok")), slots=40, seconds=0.2)) as stub:
        model = EndpointModel(stub.url, "stub", concurrency=40)
        start = time.monotonic()
        found = asyncio.run(many(model))
        took = time.monotonic() - start
        model.close()
    assert [reply.text for (reply,) in found] == ["ok"] * 40
    assert took < 4, "one after the other would take eight seconds"


def test_requests_under_way_are_bounded():
    with serve(Stub(lambda body: (200, completion("ok")), slots=100, seconds=0.05)) as stub:
        model = EndpointModel(stub.url, "stub", concurrency=3)
        model.complete([TEXT] * 12)
        model.close()
    edges = sorted([(start, 1) for start, _ in stub.spans] + [(end, -1) for _, end in stub.spans])
    most = under = 0
    for _, step in edges:
        under += step
        most = max(most, under)
    assert most == 3


def test_the_only_model_is_found():
    with serve(Stub(lambda body: (200, completion("ok")), models=("alone",))) as stub:
        model = EndpointModel(stub.url.removesuffix("/v1"))
        assert model.name == "alone" and model.describe()["endpoint"] == stub.url[7:-3]
        model.close()
    several = Stub(lambda body: (200, completion("ok")), models=("a", "b"))
    with serve(several), pytest.raises(MemenvError, match=r"has 2 models \(a, b\): name one with --model-name"):
        EndpointModel(several.url)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://user:hunter2@host/v1", "credentials"),
        ("http://host/v1?key=hunter2", "credentials"),
        ("ftp://host", "give that of an OpenAI"),
        ("host:8080", "give that of an OpenAI"),
        ("http://host:eighty/v1", "no address"),
        ("http://user:hunter2/x@host/v1", "no address"),
        ("http://host:hunter2/v1", "no address"),
        ("user:hunter2@host/v1", "no address of a model"),
        ("sk-hunter2", "no address of a model"),
        ("//user:hunter2@host", "credentials"),
        ("", "give that of an OpenAI"),
    ],
)
def test_bad_addresses(url, why):
    with pytest.raises(MemenvError, match=why) as caught:
        EndpointModel(url, "x")
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize("models", [(), ("a", "b")])
def test_a_key_in_the_path_is_not_repeated(models):
    server = Stub(lambda body: (200, completion("ok")), models=models)
    with serve(server), pytest.raises(MemenvError, match=r"http://127\.0\.0\.1:\d+/…/v1 ") as caught:
        EndpointModel(server.url.replace("/v1", "/sk-hunter2/v1"))
    assert "hunter2" not in str(caught.value)


def test_copies_share_the_service():
    with model_on((200, completion("ok"))) as (model, _):
        assert copy.deepcopy(model) is model


def test_unknown_schema_words_are_refused_before_anything_is_sent():
    odd = ChatRequest((("user", "x"),), schema={"type": "string", "pattern": "a+"})
    with model_on((200, completion("{}"))) as (model, stub):
        with pytest.raises(MemenvError, match="unknown keyword pattern"):
            ask(model, odd)
        assert stub.bodies == []


def test_thoughts_are_no_part_of_a_reply():
    with model_on((200, completion('<think>{"answer": "Oslo"}</think> {"answer": "Rome"}'))) as (model, _):
        assert ask(model, JSON).value == {"answer": "Rome"}

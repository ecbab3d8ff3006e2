"""Runs with a model: failing and stopped, by which model, many at a time."""

from __future__ import annotations

import re
import threading

import pytest
from chat_agent import ChatCrud
from model_runs import RANK, RUN, quiet, sensible, table  # noqa: F401 — quiet is a fixture
from stub_server import Stub, error, serve

import memenv
import memenv.commands.run
import memenv.leaderboard
from memenv.chat import (
    ChatEpisode,
    ChatFailure,
    ChatProblem,
    ChatRequest,
    ModelDown,
    RunModel,
    ask,
    ask_text,
    chat_episode,
    current_model,
    use_model,
)
from memenv.cli import main
from memenv.concurrent import run_concurrently
from memenv.errors import MemenvError
from memenv.policies.models.scripted import ScriptedModel

# --- failures ----------------------------------------------------------------------------------------------------


def test_a_failed_decision_is_an_invalid_action_and_changes_nothing():
    def script(request: ChatRequest) -> object:
        return ChatProblem("timeout", "no reply within 1 s") if request.purpose == "extract" else '{"answer": "x"}'

    model = RunModel(ScriptedModel(script), None)
    agent = ChatCrud(model=model)
    with use_model(model):
        env = memenv.make_env("MemLoCoMo-v0", agent, {"preset": "tiny", "reader": "chat"})
        seen = []
        result = memenv.run_episode(env, agent, 0, on_step=seen.append)
    assert result.invalid == result.steps == len(seen)
    assert {t.next_info["invalid"][0].why for t in seen} == {"timeout: no reply within 1 s"}
    assert all(t.action == {"failed": "timeout: no reply within 1 s"} for t in seen)
    assert result.memory_tokens == 0 and result.chat["extract"]["failures"] == result.steps


def test_a_failing_reader_is_reported_with_the_step_and_the_episode_goes_on():
    model = ScriptedModel(lambda request: ChatProblem("empty", "the reply is empty"))
    agent = memenv.make_agent("recency")
    with use_model(model):
        env = memenv.make_env("MemLoCoMo-v0", agent, {"preset": "tiny", "reader": "chat", "items": "end"})
        infos = []
        result = memenv.run_episode(env, agent, 0, on_step=lambda t: infos.append(t.next_info))
    asked = [problem for info in infos for problem in info["invalid"]]
    assert asked and all("the solver failed: empty: the reply is empty" in problem.why for problem in asked)
    assert result.score == 0.0 and len(result.items) >= len(asked)


def test_three_failures_in_a_row_stop_and_name_the_endpoint():
    problem = ChatProblem("server error", "status 500: x")
    lines = [problem, problem, "fine", problem, problem, problem, "never"]
    model = RunModel(ScriptedModel(lines))
    request = ChatRequest((("user", "x"),))
    for _ in range(2):
        with pytest.raises(ChatFailure):
            ask(model, request)
    assert ask(model, request).text == "fine"
    for _ in range(2):
        with pytest.raises(ChatFailure):
            ask(model, request)
    for _ in range(2):
        with pytest.raises(ModelDown, match="script at scripted: 3 requests in a row failed, the last by server error"):
            ask(model, request)


def test_a_server_that_goes_down_ends_the_run_and_finished_episodes_are_kept(tmp_path, capsys):
    file = tmp_path / "run.jsonl"
    count = 0

    def dying(body):
        nonlocal count
        count += 1
        return sensible(body) if count <= 40 else (404, error("gone"))

    with serve(Stub(dying)) as stub:
        command = [*RUN, "--model", stub.url, "--episodes", "20", "--workers", "1", "--record", str(file)]
        assert main(command) == 2
    printed = capsys.readouterr()
    assert f"stub at {stub.url[7:-3]}: 3 requests in a row failed" in printed.err
    kept = int(re.search(r"; (\d+) of 20 episodes were finished", printed.err)[1])
    assert kept >= 1 and printed.err.count("\n") == 1
    assert f"seeds 0–{kept - 1}" in printed.out
    assert main([*RUN, "--model", f"recorded:{file}", "--episodes", str(kept)]) == 0
    assert table(capsys.readouterr().out) == table(printed.out)


def test_nothing_finished_leaves_no_file(tmp_path, capsys):
    file = tmp_path / "run.jsonl"
    with serve(Stub(lambda body: (404, error("gone")))) as stub:
        assert main([*RUN, "--model", stub.url, "--record", str(file)]) == 2
    assert "3 requests in a row failed" in capsys.readouterr().err
    assert not file.exists()


def test_a_stopped_leaderboard_is_resumed(tmp_path, capsys):
    out = tmp_path / "board"
    count = 0

    def dying(body):
        nonlocal count
        count += 1
        return sensible(body) if count <= 20 else (404, error("gone"))

    with serve(Stub(dying)) as stub:
        assert main([*RANK, "--model", stub.url, "--workers", "1", "--out", str(out)]) == 2
    assert re.search(r"after [1-3] of 4 cells, kept in ", capsys.readouterr().err)
    finished = len(list((out / "cells").glob("*.json")))
    assert 1 <= finished <= 3
    with serve(Stub(sensible, models=("other",))) as stub:
        assert main([*RANK, "--model", stub.url, "--out", str(out), "--resume"]) == 2
        assert "with other" in capsys.readouterr().err
    with serve(Stub(sensible)) as stub:
        assert main([*RANK, "--model", stub.url, "--out", str(out), "--resume"]) == 0
    assert len(list((out / "cells").glob("*.json"))) == 4


# --- which model -------------------------------------------------------------------------------------------------


def test_the_environment_names_the_model(monkeypatch, capsys):
    with serve(Stub(sensible, models=("a", "b"))) as stub:
        monkeypatch.setenv("MEMENV_MODEL", stub.url)
        monkeypatch.setenv("MEMENV_MODEL_NAME", "b")
        assert main(RUN) == 0
        assert stub.bodies[0]["model"] == "b"
        model = current_model()
        assert (model.name, current_model() is model) == ("b", True)
        assert ask_text(model, [{"role": "user", "content": "Notes:"}])
        model.close()
        memenv.chat.runs._FROM_ENVIRONMENT.clear()
    assert "b at 127.0.0.1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--model", ""], "--model is empty: give http"),
        (["--model", " "], "--model is empty: give http"),
        (["--model-name", "x"], "--model-name x without a model that is asked"),
        (["--model", "recorded:"], "name the file after the colon"),
        (["--model", "vllm:"], "name the model after the colon"),
        (["--model", "recorded:no.jsonl"], "no.jsonl: no such file"),
        (["--model", "recorded:no.jsonl", "--model-name", "x"], "a recording names its own model"),
        (["--model", "http://a:b@c/v1"], "holds credentials"),
        ([], "a chat model is asked for and none is set"),
    ],
)
def test_bad_models(arguments, why, capsys):
    assert main([*RUN, *arguments]) == 2
    message = capsys.readouterr().err
    assert why in message and message.count("\n") == 1


def test_a_model_that_nobody_asks_is_said(tmp_path, capsys):
    with serve(Stub(sensible)) as stub:
        assert main(["run", "MemLoCoMo-v0", "--agent", "recency", "--set", "preset=tiny", "--model", stub.url]) == 0
    assert "was not asked: neither this agent nor this solver uses a model" in capsys.readouterr().out
    assert stub.bodies == []


def test_a_model_of_the_environment_that_nobody_asks_is_left_alone(monkeypatch, capsys):
    monkeypatch.setenv("MEMENV_MODEL", "http://127.0.0.1:9/v1")
    quick = ["--set", "preset=tiny"]
    assert main(["run", "MemLoCoMo-v0", "--agent", "recency", *quick]) == 0
    assert main(["leaderboard", "--env", "MemLoCoMo-v0", "--agent", "recency", "--seeds", "1", *quick]) == 0
    assert "127.0.0.1" not in capsys.readouterr().out
    assert main(["run", "MemLoCoMo-v0", "--agent", "recency", "--set", "reader=chat"]) == 2
    assert "the server does not list its models" in capsys.readouterr().err


# --- many at once ------------------------------------------------------------------------------------------------


def test_sixty_four_episodes_keep_a_slow_server_busy():
    """Of the time from the first request to the last reply, the server's slots are busy 90 % at least."""
    slots, seconds, episodes = 4, 0.1, 64
    stub = Stub(sensible, slots=slots, seconds=seconds)
    with serve(stub):
        from memenv.policies.models.endpoint import EndpointModel

        model = RunModel(EndpointModel(stub.url, "stub", concurrency=episodes))
        results = {}

        def play(seed: int) -> memenv.EpisodeResult:
            agent = memenv.make_agent("recency", model=model)
            arguments = {"preset": "tiny", "reader": "chat", "questions": 4}
            return memenv.run_episode(memenv.make_env("MemLoCoMo-v0", agent, arguments), agent, seed)

        with use_model(model):
            jobs = [lambda seed=seed: play(seed) for seed in range(episodes)]
            run_concurrently(jobs, episodes, results.__setitem__)
        model.close()
    assert len(results) == episodes and [results[n].seed for n in range(episodes)] == list(range(episodes))
    began, ended = min(start for start, _ in stub.spans), max(end for _, end in stub.spans)
    busy = sum(end - start for start, end in stub.spans) / slots / (ended - began)
    print(f"busy {busy:.3f} over {len(stub.spans)} requests")
    assert len(stub.spans) > 100 and busy >= 0.9


def test_jobs_that_fail_stop_the_others_and_finished_ones_are_handed_over():
    gate = threading.Event()
    began = []

    def job(number: int) -> int:
        began.append(number)
        if number == 1:
            raise MemenvError("one")
        gate.wait(0.2)
        return number

    kept = {}
    with pytest.raises(MemenvError, match="one"):
        run_concurrently([lambda n=n: job(n) for n in range(50)], 2, kept.__setitem__)
    assert kept == {n: n for n in began if n != 1} and len(began) < 10


def test_threads_see_the_callers_model():
    model = ScriptedModel(lambda request: "x")
    seen = {}
    with use_model(model):
        run_concurrently([current_model] * 3, 3, seen.__setitem__)
    assert all(found is model for found in seen.values())


def test_costs_are_counted_by_purpose():
    model = RunModel(ScriptedModel(["a", ChatProblem("empty", "x"), "b"]))
    with chat_episode(ChatEpisode("e", keep=True)) as episode:
        for purpose in ("read", "read", "judge"):
            model.complete([ChatRequest((("user", "12345678"),), purpose=purpose)])
    assert episode.as_dict() == {
        "judge": {"calls": 1, "prompt_tokens": 2, "reply_tokens": 1, "retries": 0, "failures": 0},
        "read": {"calls": 2, "prompt_tokens": 2, "reply_tokens": 1, "retries": 0, "failures": 1},
    }
    assert len(episode.calls) == 3


def test_digests_tell_requests_apart_and_are_stable():
    base = ChatRequest((("user", "x"),))
    variants = [
        base,
        ChatRequest((("user", "y"),)),
        ChatRequest((("system", "x"),)),
        ChatRequest((("user", "x"),), schema={"type": "string"}),
        ChatRequest((("user", "x"),), max_tokens=3),
        ChatRequest((("user", "x"),), temperature=1.0),
        ChatRequest((("user", "x"),), seed=1),
        ChatRequest((("user", "x"),), purpose="read"),
    ]
    assert len({request.digest for request in variants}) == len(variants)

"""Runs with a model are recorded, and replayed without it."""

from __future__ import annotations

import json
import re
import signal
import threading
import time

import pytest
from model_runs import RANK, RUN, quiet, sensible, table  # noqa: F401 — quiet is a fixture
from stub_server import Stub, completion, error, serve

import memenv
import memenv.commands.run
import memenv.leaderboard
from memenv.cli import main
from memenv.errors import MemenvError
from memenv.policies.models.recorded import RecordedModel


def test_a_recorded_run_gives_the_same_table_without_the_server(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("MEMENV_MODEL_KEY", "sk-very-secret")
    file = tmp_path / "out" / "run.jsonl"
    with serve(Stub(sensible)) as stub:
        assert main([*RUN, "--model", stub.url, "--episodes", "3", "--record", str(file)]) == 0
    live = capsys.readouterr().out
    assert set(stub.keys) == {"Bearer sk-very-secret"}
    assert "stub at 127.0.0.1:" in live and "extract: " in live and "read: " in live
    assert "sk-very-secret" not in live and "sk-very-secret" not in file.read_text()
    assert main([*RUN, "--model", f"recorded:{file}", "--episodes", "3"]) == 0
    assert table(capsys.readouterr().out) == table(live)
    assert main(["replay", str(file)]) == 0
    assert "steps identical" in capsys.readouterr().out
    about = json.loads(file.read_text().splitlines()[0])
    assert about["kind"] == "model" and about["model"] == "stub" and about["endpoint"] == stub.url[7:-3]
    assert about["client"].startswith("openai ")


def test_a_recording_does_not_depend_on_how_many_ran_at_once(tmp_path):
    files = [tmp_path / "one.jsonl", tmp_path / "eight.jsonl"]
    with serve(Stub(sensible)) as stub:
        for file, workers in zip(files, ("1", "8"), strict=True):
            command = [*RUN, "--model", stub.url, "--episodes", "8", "--workers", workers, "--record", str(file)]
            assert main(command) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_leaderboard_is_recorded_as_well(tmp_path, capsys):
    file, out = tmp_path / "asked.jsonl", tmp_path / "board"
    with serve(Stub(sensible)) as stub:
        assert main([*RANK, "--model", stub.url, "--record", str(file), "--out", str(out)]) == 0
    live = capsys.readouterr().out
    assert main([*RANK, "--model", f"recorded:{file}", "--out", str(tmp_path / "again")]) == 0
    capsys.readouterr()
    boards = [json.loads((folder / "leaderboard.json").read_text()) for folder in (out, tmp_path / "again")]
    assert boards[0]["model"]["model"] == "stub" and boards[0] != {}
    for board in boards:
        for row in board["environments"]["MemLoCoMo-v0"]["rows"]:
            del row["latency_p50_s"], row["latency_p95_s"]
    assert boards[0] == boards[1]
    rows = boards[0]["environments"]["MemLoCoMo-v0"]["rows"]
    calls = {row["agent"]: {purpose: costs["calls"] for purpose, costs in row["chat"].items()} for row in rows}
    assert set(calls["chat_agent:ChatCrud"]) == {"extract", "update", "read"} and set(calls["recency"]) == {"read"}
    assert "calls" in live and "chat reader (stub)" == boards[0]["environments"]["MemLoCoMo-v0"]["solver"]


def test_a_request_that_was_not_recorded_is_one_clear_error(tmp_path, capsys):
    file = tmp_path / "run.jsonl"
    with serve(Stub(sensible)) as stub:
        assert main([*RUN, "--model", stub.url, "--record", str(file)]) == 0
    capsys.readouterr()
    assert main([*RUN, "--model", f"recorded:{file}", "--seed", "1"]) == 2
    message = capsys.readouterr().err
    assert message.count("\n") == 1 and "was recorded 0 times" in message and "record it again" in message


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"kind": "chat"}', "line 1: no recorded reply"),
        ('{"kind": "chat", "scope": "", "digest": "x", "reply": {"text": 5}}', "line 1: no recorded reply"),
        ('{"kind": "end", "score": 0}', "holds no replies of a model"),
        ('{"kind": "model", "model": "a"}\n{"kind": "model", "model": "b"}', "line 2: a second model"),
        (
            (
                '{"kind": "chat", "scope": "", "digest": "x", "reply": {"text": "", "prompt_tokens": 1e400, '
                '"reply_tokens": 0, "attempts": 1}}'
            ),
            "line 1: no recorded reply",
        ),
        (
            (
                f'{{"kind": "chat", "scope": "", "digest": "x", "reply": {{"text": "", "prompt_tokens": {10**40}, '
                '"reply_tokens": 0, "attempts": 1}}'
            ),
            "line 1: no recorded reply",
        ),
        ("[", "line 1"),
        ("", "is empty"),
    ],
)
def test_bad_recordings(tmp_path, text, why):
    (tmp_path / "bad.jsonl").write_text(text)
    with pytest.raises(MemenvError, match=why):
        RecordedModel(tmp_path / "bad.jsonl")


@pytest.mark.parametrize("value", [{"facts": 17}, {"facts": [{}]}, [], None])
def test_a_recorded_value_that_was_changed_is_one_clear_error(tmp_path, capsys, value):
    file = tmp_path / "run.jsonl"
    with serve(Stub(sensible)) as stub:
        assert main([*RUN, "--model", stub.url, "--record", str(file)]) == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    for line in lines:
        if line["kind"] == "chat":
            line["reply"]["value"] = value
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    capsys.readouterr()
    assert main([*RUN, "--model", f"recorded:{file}"]) == 2
    message = capsys.readouterr().err
    assert message.count("\n") == 1 and "does not fit what was asked" in message and str(file) in message


@pytest.mark.parametrize("command", [RUN, RANK])
def test_a_place_that_can_not_be_recorded_to_is_found_before_the_model_is_asked(tmp_path, capsys, command):
    with serve(Stub(sensible)) as stub:
        assert main([*command, "--model", stub.url, "--record", str(tmp_path)]) == 2
    assert stub.bodies == []
    assert f"{tmp_path} is a folder: name a file" in capsys.readouterr().err


@pytest.mark.parametrize(("command", "option"), [(RUN, "--episodes"), (RANK, "--seeds")])
def test_an_interrupted_run_keeps_what_is_finished(tmp_path, capsys, command, option):
    """Ctrl-C arrives in the main thread, as it does when the second episode asks its first question."""
    file = tmp_path / "run.jsonl"
    ended = threading.Event()

    def interrupting(body):
        if ended.is_set():
            signal.raise_signal(signal.SIGINT)
            time.sleep(0.2)
        return sensible(body)

    with serve(Stub(interrupting)) as stub, pytest.MonkeyPatch.context() as patch:
        module = memenv.commands.run if command is RUN else memenv.leaderboard
        whole = module.run_episode

        def one(*arguments, **named):
            result = whole(*arguments, **named)
            ended.set()
            return result

        patch.setattr(module, "run_episode", one)
        start = ["--model", stub.url, "--workers", "1", "--record", str(file)]
        assert main([*command, option, "3", *start]) == 130
    printed = capsys.readouterr()
    assert "interrupted" in printed.err
    kept = [json.loads(line) for line in file.read_text().splitlines()]
    assert {line["scope"] for line in kept if line["kind"] == "chat"} == {"MemLoCoMo-v0 chat_agent:ChatCrud 0"}


def test_failures_are_recorded_and_come_back(tmp_path, capsys):
    """A reply that never fits is an invalid action, in the run and in its replay."""

    def sometimes(body):
        said = body["messages"][1]["content"]
        odd = "New facts:" in said and sum(map(ord, said)) % 3 == 0
        return (400, error("exceeds the available context size")) if odd else sensible(body)

    file = tmp_path / "run.jsonl"
    with serve(Stub(sometimes)) as stub:
        assert main([*RUN, "--model", stub.url, "--episodes", "2", "--workers", "1", "--record", str(file)]) == 0
    live = capsys.readouterr().out
    assert re.search(r"decisions, [1-9]\d* refused", live) and re.search(r"\d failed", live)
    assert main([*RUN, "--model", f"recorded:{file}", "--episodes", "2"]) == 0
    assert table(capsys.readouterr().out) == table(live)
    assert main(["replay", str(file)]) == 0


def test_a_judge_is_reported_with_its_leniency(tmp_path, capsys):
    def judge(body):
        said = body["messages"][-1]["content"]
        if "Given answer: " in said:
            vague = "spoke about" in said
            return 200, completion(json.dumps({"verdict": "right" if vague else "wrong"}))
        return sensible(body)

    out = tmp_path / "board"
    with serve(Stub(judge)) as stub:
        assert main([*RUN, "--model", stub.url, "--set", "judge=chat"]) == 0
        rows = [line.replace(" ", "") for line in capsys.readouterr().out.splitlines() if "judge" in line]
        assert [row.split("│")[1:4:2] for row in rows[:3]] == [
            ["judge:right", "0.000"],
            ["judge'sleniency:wrongaccepted", "0.000"],
            ["judge'sleniency:vagueaccepted", "1.000"],
        ]
        assert main([*RANK, "--model", stub.url, "--set", "judge=chat", "--out", str(out)]) == 0
    assert "vague accepted" in capsys.readouterr().out
    board = json.loads((out / "leaderboard.json").read_text())
    for row in board["environments"]["MemLoCoMo-v0"]["rows"]:
        assert row["judge"]["judge_accepts_vague"] == 1.0 and row["judge"]["items"] > 0

"""End to end on a real, very small model: transport, schemas, parsing, accounting. Nothing of what it says is asserted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from memenv.chat import ChatFailure, ChatRequest, RunModel
from memenv.cli import main
from memenv.operations import OpKind
from memenv.policies.bank_controllers import BankView
from memenv.policies.chat_bank import ChatBankController
from memenv.policies.extractors import Candidate, ChatExtractor, Exchange
from memenv.stream import Turn

#: Instructions in the place of ours: reading them is most of the work, and takes this model seconds.
BRIEF = "Keep short notes about people."
SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "serve_tiny.py"


@pytest.fixture(scope="module")
def model(tiny_url):
    from memenv.policies.models.endpoint import EndpointModel

    made = EndpointModel(tiny_url, replies=2)
    yield RunModel(made)
    made.close()


def test_text_with_costs_and_the_same_again(model):
    assert model.name == "SmolLM2-135M-Instruct" and model.endpoint.startswith("127.0.0.1:")
    request = ChatRequest((("user", "Name a colour."),), max_tokens=12, cut_ok=True)
    first, again = model.complete([request]) + model.complete([request])
    assert first.problem is None and first.text and first.prompt_tokens > 4 and 1 <= first.reply_tokens <= 12
    assert first.text == again.text


def test_a_reply_that_is_cut_is_a_failure(model):
    (reply,) = model.complete([ChatRequest((("user", "Tell me a long story."),), max_tokens=4)])
    assert reply.problem is not None and reply.problem.kind == "truncated" and reply.attempts == 2


def test_a_prompt_that_does_not_fit_is_an_overflow(model):
    (reply,) = model.complete([ChatRequest((("user", "word " * 4000),), max_tokens=4)])
    assert reply.problem is not None and reply.problem.kind == "overflow" and reply.attempts == 1


def test_extraction_keeps_its_schema(model):
    turns = (Turn("Mia", "I moved to Rome and adopted a dog, Buddy.", 19500.0, "D1:1"),)
    found = ChatExtractor(model, BRIEF, most=2, length=40).extract(Exchange(turns[0].line(), turns, time=19500.0))
    assert len(found) <= 2 and all(0 < len(candidate.text) <= 40 for candidate in found)


def test_decisions_name_only_entries_that_are_shown(model):
    view = BankView((Candidate("Mia lives in Oslo.", 19500.0),), ("Mia lives in Rome.", "Mia has a dog."), 19500.0)
    try:
        ops = ChatBankController(model, BRIEF, length=40).decide(view)
    except ChatFailure as failure:  # it may contradict itself: then that is what it is told to be
        assert failure.problem.kind == "use"
    else:
        assert all(op.kind is OpKind.ADD or 0 <= op.slot < 2 for op in ops)


def test_a_recorded_run_replays_to_the_identical_table(tiny_url, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    file = tmp_path / "run.jsonl"
    command = ["run", "MemLoCoMo-v0", "--agent", "recency", "--set", "preset=tiny", "--set", "reader=chat"]
    command += ["--set", "questions=2"]
    assert main([*command, "--model", tiny_url, "--record", str(file)]) == 0
    live = capsys.readouterr().out.splitlines()
    assert main([*command, "--model", f"recorded:{file}"]) == 0
    again = capsys.readouterr().out.splitlines()
    rows = [line for line in live if "│" in line]
    assert len(rows) >= 3 and rows == [line for line in again if "│" in line]
    costs = next(line for line in live if "read: " in line)
    assert "calls" in costs and costs in again


def test_serve_tiny_runs_a_command_with_the_address(tiny_url):
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--slots", "1", "--exec", 'echo "$MODEL_URL $MEMENV_MODEL_NAME"; exit 7'],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 7, done.stderr
    url, name = done.stdout.split()
    assert url.startswith("http://127.0.0.1:") and url.endswith("/v1") and url != tiny_url
    assert name == "SmolLM2-135M-Instruct"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--gguf", "no.gguf"], "no.gguf: no such file"),
        (["--slots", "0"], "give a whole number from 1"),
        (["--port", "99999"], "give a whole number from 0 to 65535"),
    ],
)
def test_what_can_not_be_served_is_said(arguments, why):
    command = [sys.executable, str(SCRIPT), *arguments, "--exec", "true"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode != 0 and why in done.stderr and "Traceback" not in done.stderr

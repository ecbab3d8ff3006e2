"""scripts/reader_agreement.py on few lives, with a stub for a model."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from script_module import script_module
from stub_server import Stub, completion, error, serve

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "reader_agreement.py"
SETTINGS = """
items = 24
order_seed = 1
resamples = 50
halves = 20
[generated]
split = "test"
preset = "tiny"
first_seed = 900
lives = 6
categories = [1, 2, 3, 4, 6]
agents = ["random", "recency", "add_all", "salience", "add_filtered", "crud_rules", "replace", "merge_orphans", "oracle"]
"""


@pytest.fixture(scope="module")
def module():
    return script_module("reader_agreement")


def last_words(body):
    said = body["messages"][-1]["content"]
    notes = re.findall(r"^\[.*?\] (.+)$", said, re.MULTILINE)
    return 200, completion(json.dumps({"answer": notes[0].rstrip(".").split(" is ")[-1].split()[-1]}))


def run(tmp_path, *arguments, code=0):
    settings = tmp_path / "settings.toml"
    settings.write_text(SETTINGS)
    done = subprocess.run(
        [sys.executable, "-W", "error", str(SCRIPT), "--config", str(settings), *arguments],
        capture_output=True, text=True, check=False, timeout=300,
        env={**os.environ, "PYTHONPATH": str(SCRIPT.parents[1]), "COLUMNS": "200", "MEMENV_MODEL": ""},
    )  # fmt: skip
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr if code else done.stdout


def test_it_compares_readers_on_the_same_entries_and_replays(tmp_path):
    pytest.importorskip("openai", reason="the extra `openai` is not installed")
    file = tmp_path / "asked.jsonl"
    with serve(Stub(last_words)) as stub, serve(Stub(last_words, models=("other",))) as other:
        live = run(tmp_path, "--model", stub.url, "--second", other.url, "--record", str(file))
    for what in (
        r"all items, rules against stub: τ-b -?\d\.\d\d \[",
        r"half against half, stub against itself: the ceiling: τ-b",
        r"half against half, rules against stub: τ-b",
        r"all items, stub against other: the ceiling: τ-b 1\.00 \[1\.00, 1\.00\]",
        r"  asked of rules: (met|NOT met|can't tell)",
        r"pairs of 36: stub separates \d+, rules separate \d+ of these, \d+ of them in the opposite direction",
        r"replace − merge_orphans, rules: [+-]\d",
        r"generated, category \d: \d+ items",
    ):
        assert re.search(what, live), what
    again = run(tmp_path, "--model", f"recorded:{file}")
    table = next(line for line in live.splitlines() if line.startswith("│ crud_rules"))
    found = next(line for line in again.splitlines() if line.startswith("│ crud_rules"))
    assert table.split("│")[2:4] == found.split("│")[2:4]


def test_a_model_that_never_answers_is_an_error_and_writes_nothing(tmp_path):
    pytest.importorskip("openai", reason="the extra `openai` is not installed")
    file = tmp_path / "asked.jsonl"
    file.write_text("an earlier recording")
    with serve(Stub(lambda body: (404, error("gone")))) as stub:
        said = run(tmp_path, "--model", stub.url, "--record", str(file), code=2)
    assert "3 requests in a row failed" in said and "only 0 items were read: nothing to compare" in said
    assert file.read_text() == "an earlier recording"


def test_requests_can_be_answered_without_an_endpoint(tmp_path):
    asked, answered = tmp_path / "requests.jsonl", tmp_path / "replies.jsonl"
    assert run(tmp_path, "--requests", str(asked)) == ""
    lines = [json.loads(line) for line in asked.read_text().splitlines()]
    assert len({line["digest"] for line in lines}) == len(lines)
    assert all(line["memories"] and line["episode"].startswith("episode 90") for line in lines)
    about = {"kind": "model", "model": "by hand", "endpoint": "batch"}
    for line in lines:
        messages = [{"content": text} for _, text in line["request"]["messages"]]
        value = json.loads(last_words({"messages": messages})[1]["choices"][0]["message"]["content"])
        line["reply"] = {
            "text": json.dumps(value),
            "value": value,
            "prompt_tokens": 0,
            "reply_tokens": 0,
            "attempts": 1,
        }
    answered.write_text("".join(json.dumps(line) + "\n" for line in [about, *lines]))
    table = run(tmp_path, "--model", f"recorded:{answered}")
    assert f"by hand at batch: {len(lines)} different requests, 0 failed" in table


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--items", "0"], "give a whole number >= 2"),
        (["--minutes", "nan"], "give minutes > 0"),
        (["--record", ""], "an empty path"),
    ],
)
def test_bad_options(module, monkeypatch, capsys, arguments, why):
    monkeypatch.setattr(sys, "argv", ["reader_agreement.py", "--model", "http://127.0.0.1:9/v1", *arguments])
    with pytest.raises(SystemExit):
        module.main()
    assert why in capsys.readouterr().err


def test_merging_drops_the_subject_and_replacing_keeps_it(module):
    from memenv.policies.bank_controllers import BankView
    from memenv.policies.extractors import Candidate

    view = BankView((Candidate("Mia lives in Oslo.", 19500.0),), ("Mia lives in Rome.",), 19500.0)
    (op,) = module._MergeOrphans().decide(view)
    assert op.text == "Mia lives in Rome. lives in Oslo."
    ops = module.agent_of("replace").controller.decide(view)
    assert [(op.kind.name, "Oslo" in op.text) for op in ops] == [("DELETE", False), ("ADD", True)]

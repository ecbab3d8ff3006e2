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

from memenv.errors import MemenvError

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "reader_agreement.py"
SETTINGS = """
items = 24
order_seed = 1
resamples = 50
halves = 20
pairs = [["replace", "merge_orphans"], ["nobody", "recency"]]
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


SMALL = SETTINGS.replace("lives = 6", "lives = 2").replace("items = 24", "items = 6")


@pytest.fixture
def small(module, monkeypatch, tmp_path, capsys):
    """Runs the script in this process, on little; exit code, output and errors."""
    settings = tmp_path / "small.toml"
    settings.write_text(SMALL)
    monkeypatch.delenv("MEMENV_MODEL", raising=False)

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["reader_agreement.py", "--config", str(settings), *arguments])
        try:
            code = module.main()
        except MemenvError as error:
            return 2, "", str(error)
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


@pytest.fixture(scope="module")
def requests(module, tmp_path_factory):
    folder = tmp_path_factory.mktemp("requests")
    (folder / "small.toml").write_text(SMALL)
    with pytest.MonkeyPatch.context() as patch:
        arguments = ["--config", str(folder / "small.toml"), "--requests", str(folder / "requests.jsonl")]
        patch.setattr(sys, "argv", ["reader_agreement.py", *arguments])
        assert module.main() == 0
    return [json.loads(line) for line in (folder / "requests.jsonl").read_text().splitlines()]


def answered(lines, form):
    """The requests with a reply each, in one of the forms."""
    for line in lines:
        messages = [{"content": text} for _, text in line["request"]["messages"]]
        text = last_words({"messages": messages})[1]["choices"][0]["message"]["content"]
        reply = {"text": {"text": text}, "value": {"value": json.loads(text)}}.get(form)
        counts = {"prompt_tokens": 0, "reply_tokens": 0, "attempts": 1}
        yield {**line, "reply": reply or {"text": text, "value": json.loads(text), **counts}}


ABOUT = {"kind": "model", "model": "by hand", "endpoint": "batch"}


def written(path, lines):
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return f"recorded:{path}"


def test_requests_can_be_answered_without_an_endpoint(small, requests, tmp_path):
    assert len({line["digest"] for line in requests}) == len(requests) > 20
    assert all(line["memories"] and line["episode"].startswith("episode 90") for line in requests)
    told = []
    for form in ("text", "value", "all"):
        code, out, errors = small("--model", written(tmp_path / form, [ABOUT, *answered(requests, form)]))
        assert code == 0 and errors == "" and f"by hand at batch: {len(requests)} different requests, 0 failed" in out
        told.append(out)
    assert told[0] == told[1] == told[2]


def test_what_a_recording_lacks_or_holds_beside_is_said_and_nothing_after_it_counts(small, requests, tmp_path):
    lines = [ABOUT, *answered(requests, "text")]
    lacking = lines[:-1]
    code, out, errors = small("--model", written(tmp_path / "a", lacking))
    assert code == 0 and f"lacks 1 of {len(requests)} requests, first {lines[-1]['digest']}" in errors
    assert "compared on the first 5 of 6 items" in out
    foreign = {**lines[1], "digest": "0" * 32}
    code, out, errors = small("--model", written(tmp_path / "b", [*lines, foreign, lines[2]]))
    assert code == 0 and errors.count("\n") == 1 and "holds 1 replies to requests that are not asked" in errors
    code, _, errors = small("--model", written(tmp_path / "c", [ABOUT, *lines[2:]]))
    assert code == 2 and "lacks 1 of" in errors  # of the first question


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda lines: lines[1:], r"does not say which model replied: give it a line \{\"kind\": \"model\""),
        (lambda lines: [*lines[:5], {**lines[5], "reply": "Rome"}], r"line 6: no recorded reply: .*\{\"text\": what"),
        (lambda lines: [*lines[:5], {k: v for k, v in lines[5].items() if k != "reply"}], "line 6: no recorded reply"),
        (
            lambda lines: [*lines, {**lines[3], "reply": {"text": "{}"}}],
            "different replies to the request .*: leave one",
        ),
        (lambda lines: [*lines, {**lines[3], "reply": {"value": {"answer": "x"}}}], "different replies to the request"),
        (
            lambda lines: [lines[0], {**lines[1], "reply": {"value": {"answer": None}}}, *lines[2:]],
            "mend it, or record",
        ),
        (
            lambda lines: [{**line, "digest": f"{n:032}"} for n, line in enumerate(lines)],
            "answers none of the .* requests",
        ),
    ],
)
def test_recordings_filled_in_wrongly_are_one_message(small, requests, tmp_path, spoil, why):
    code, _, error = small("--model", written(tmp_path / "bad", spoil([ABOUT, *answered(requests, "value")])))
    assert code == 2 and re.search(why, error) and "\n" not in error


def test_a_reply_without_the_json_asked_for_has_failed(small, requests, tmp_path):
    lines = [ABOUT, *answered(requests, "text")]
    lines[1] = {**lines[1], "reply": {"text": "Rome"}}
    code, out, _ = small("--model", written(tmp_path / "plain", lines))
    assert code == 0 and f"{len(requests)} different requests, 1 failed (scored as no answer)" in out


def test_replies_written_by_hand_are_not_overwritten_and_nobody_is_asked(small, requests, tmp_path, capsys):
    file = tmp_path / "requests.jsonl"
    written(file, [*answered(requests[:1], "text"), *requests[1:]])
    before = file.read_text()
    code, _, error = small("--requests", str(file))
    assert code == 2 and "holds replies already: name another file" in error and file.read_text() == before
    written(file, requests[:1])
    code, out, _ = small("--requests", str(file))
    assert code == 0 and out.startswith(f"{len(requests)} requests in {file}")
    for option in ("--record", "--second", "--model-name"):
        with pytest.raises(SystemExit):
            small("--requests", str(tmp_path / "new"), option, "x")
        assert f"{option} is about a model that is asked" in capsys.readouterr().err


def test_an_interrupted_run_keeps_what_was_answered(small, module, requests, tmp_path, monkeypatch):
    file, ask, cases = tmp_path / "asked.jsonl", module.ModelReading._ask, []

    def interrupted(reading, case):
        cases.append(case)
        if len(cases) == 3:
            raise KeyboardInterrupt
        ask(reading, case)

    monkeypatch.setattr(module.ModelReading, "_ask", interrupted)
    source = written(tmp_path / "all.jsonl", [ABOUT, *answered(requests, "text")])
    with pytest.raises(KeyboardInterrupt):
        small("--model", source, "--record", str(file))
    kept = [json.loads(line) for line in file.read_text().splitlines()]
    assert kept[0] == ABOUT and 1 < len(kept) < len(requests)


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


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (SETTINGS, "seeds = [0]", "items, order_seed, resamples, halves, generated are missing; it should hold items"),
        ("items = 24", "items = 1", "items = 1: give a whole number >= 2"),
        ("halves = 20", "", "halves is missing"),
        ("lives = 6", "lives = 'x'", "[generated]: lives = 'x': give a whole number >= 1"),
        ("first_seed = 900\n", "", "[generated]: first_seed is missing"),
        ('"random"', '"nope"', "[generated]: agents: unknown agent 'nope'"),
        ('"random"', '"oracle"', "agents = ['oracle', "),
        ('preset = "tiny"', 'preset = "nope"', "[generated]: preset='nope'"),
        ('["nobody", "recency"]', "3", "'merge_orphans'], 3]: give a list of pairs of agents' names"),
        ("halves = 20", "halves = 20 20", "reader_agreement.toml as TOML: name another file"),
    ],
)
def test_settings_are_checked_before_anybody_is_asked(module, tmp_path, old, new, said):
    assert old in SETTINGS
    path = tmp_path / "c.toml"
    path.write_text(SETTINGS.replace(old, new, 1))
    with pytest.raises(MemenvError) as caught:
        module.read_settings(path, False)
    assert said in str(caught.value) and str(path) in str(caught.value)


def test_settings_of_conversations_are_needed_where_there_are_some(module, tmp_path):
    (tmp_path / "c.toml").write_text(SETTINGS)
    assert module.read_settings(tmp_path / "c.toml", False)["items"] == 24
    with pytest.raises(MemenvError, match="locomo is missing; it should hold items"):
        module.read_settings(tmp_path / "c.toml", True)
    assert set(module.read_settings(module.CONFIG, True)["locomo"]) == {"bank_tokens", "categories", "agents"}


@pytest.mark.parametrize("other", ["umem_ablations", "memory_r1", "ablations"])
def test_settings_of_another_script_are_one_line(other):
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--config", str(SCRIPT.parents[1] / "configs" / f"{other}.toml"), "--requests", "r"],
        capture_output=True, text=True, check=False, timeout=300,
        env={**os.environ, "PYTHONPATH": str(SCRIPT.parents[1])},
    )  # fmt: skip
    assert done.returncode == 2 and "generated are missing; it should hold" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1 and not done.stdout


def test_merging_drops_the_subject_and_replacing_keeps_it(module):
    from memenv.policies.bank_controllers import BankView
    from memenv.policies.extractors import Candidate

    view = BankView((Candidate("Mia lives in Oslo.", 19500.0),), ("Mia lives in Rome.",), 19500.0)
    (op,) = module._MergeOrphans().decide(view)
    assert op.text == "Mia lives in Rome. lives in Oslo."
    ops = module.agent_of("replace").controller.decide(view)
    assert [(op.kind.name, "Oslo" in op.text) for op in ops] == [("DELETE", False), ("ADD", True)]

"""Published case banks: reading, contamination, and that an agent can be kept from using it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from memenv import MemenvError, make_agent, make_env
from memenv.agents.case_writing import same_task
from memenv.case_files import CaseRow, case_memory, contamination, read_cases, read_questions, read_reuses
from memenv.cli import main

PLAN = json.dumps({"plan": [{"id": 1, "description": "Look  it\nup."}, {"id": 2, "description": "Say it."}]})


def lines(tmp_path, *rows: Any):
    path = tmp_path / "rows.jsonl"
    path.write_text("\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows))
    return path


def test_both_forms_of_rows(tmp_path):
    path = lines(
        tmp_path,
        {"case": "Who?", "plan": PLAN, "case_label": "negative"},
        {"question": "When?", "plan": json.loads(PLAN), "reward": 1},
    )
    first, second = read_cases(path)
    assert first == CaseRow("Who?", ("Look it up.", "Say it."), 0.0) and second.reward == 1.0
    assert first.text == "Plan: 1. Look it up. 2. Say it."


@pytest.mark.parametrize(
    "row",
    [
        [],
        {"plan": PLAN, "reward": 1},
        {"case": " ", "plan": PLAN, "reward": 1},
        {"case": "a", "plan": "{", "reward": 1},
        {"case": "a", "plan": '{"plan": 3}', "reward": 1},
        {"case": "a", "plan": '{"plan": [{"id": 1}]}', "reward": 1},
        {"case": "a", "plan": "[" * 100_000, "reward": 1},
        {"case": "a", "plan": PLAN},
        {"case": "a", "plan": PLAN, "reward": 0.5},
        {"case": "a", "plan": PLAN, "case_label": "maybe", "reward": 1},
        {"case": "a", "plan": PLAN, "case_label": "positive", "reward": 0},
        {"case": "a", "plan": PLAN, "case_label": ["positive"]},
        {"case": "a", "plan": PLAN, "reward": float("nan")},
        {"case": "a", "plan": PLAN, "case_label": "positive", "query": "b", "truth_label": True},
        "{",
    ],
)
def test_what_is_no_case_is_refused_with_its_line(tmp_path, row):
    path = lines(tmp_path, {"case": "a", "plan": PLAN, "reward": 1}, row)
    with pytest.raises(MemenvError, match="line 2"):
        read_cases(path)


def test_training_rows_and_questions(tmp_path):
    row = {"query": "q", "case": "c", "case_label": "positive", "plan": PLAN, "truth_label": False}
    (found,) = read_reuses(lines(tmp_path, row))
    assert (found.query, found.case.reward, found.reuse_reward) == ("q", 1.0, 0.0)
    for bad in ({**row, "query": 1}, {**row, "truth_label": "yes"}):
        with pytest.raises(MemenvError, match="line 1"):
            read_reuses(lines(tmp_path, bad))
    assert read_questions(lines(tmp_path, {"question": "q"})) == ["q"]
    with pytest.raises(MemenvError, match="line 1"):
        read_questions(lines(tmp_path, {"query": "q"}))


def test_contamination_sees_through_spelling():
    cases = [CaseRow("Who is  Ann?", (), 1.0), CaseRow("who is ann", (), 0.0), CaseRow("Who is Bob?", (), 1.0)]
    found = contamination(cases, ["WHO IS ANN", "Who is Carl?"])
    assert (found.cases, found.shared, found.exact, found.questions, found.leaked) == (3, (0, 1), 0, 2, 1)
    assert found.clean(cases) == cases[2:]


@pytest.mark.parametrize("spelling", ["who is ann ?", " Who  is\u00a0Ann", "\u201cWho is Ann?\u201d", "WHO IS ANN?!"])
def test_what_is_contamination_is_excluded(spelling):
    """The check of the file and the agents' option compare alike."""
    assert contamination([CaseRow(spelling, (), 1.0)], ["Who is Ann?"]).shared == (0,)
    assert same_task("Who is Ann?", "Plan: 1. Ask.", spelling)


def test_command(tmp_path, capsys):
    path = lines(tmp_path, {"case": "Who [b]?", "plan": PLAN, "reward": 1, "question": "Who [b]?"})
    assert main(["data", "check-cases", str(path), "--questions", str(path)]) == 0
    out = capsys.readouterr().out
    assert "1 of 1 cases" in out and "line 1: Who [b]?" in out
    assert main(["data", "check-cases", str(tmp_path / "none.jsonl")]) == 2
    capsys.readouterr()
    assert main(["data", "check-cases", str(path), "--questions", str(tmp_path / "none.jsonl")]) == 2
    assert capsys.readouterr().out == ""  # half a report would look like a whole one
    with pytest.raises(SystemExit):
        main(["data", "check-cases", ""])


def test_the_command_names_lines_of_the_file_and_tasks_write_none_of_their_own(tmp_path, capsys):
    task = "Who?\r\n  line 9: forged\x1b[31m \ud800" + "y" * 5000
    row = {"case": task, "plan": PLAN, "reward": 1}
    path = lines(tmp_path, "", "", row)
    questions = tmp_path / "questions.jsonl"
    questions.write_text(json.dumps({"question": task}))
    assert main(["data", "check-cases", str(path), "--questions", str(questions)]) == 0
    named = [line for line in capsys.readouterr().out.splitlines() if "line" in line]
    assert len(named) == 1 and named[0].startswith("  line 3: Who? line 9: forged\\x1b[31m \\xd800y")
    assert len(named[0]) < 300


# --- the published files ------------------------------------------------------------------------------------------


def test_the_published_bank(data_path):
    cases = read_cases(data_path("memento/memory.jsonl"))
    assert len(cases) == 1278 and sum(case.reward for case in cases) == 897
    assert {len(case.steps) for case in cases} <= set(range(1, 8))
    questions = read_questions(data_path("memento/deepresearcher.jsonl"))
    found = contamination(cases, questions)
    # 1,263 letter for letter; the other 15 differ by a space at an end
    assert len(questions) == 3197 and found.exact == 1263 and len(found.shared) == 1278 and not found.clean(cases)
    assert len(read_cases(data_path("memento/dummy_memo.jsonl"))) == 8


def test_the_published_training_rows(data_path):
    rows = read_reuses(data_path("memento/training_data.jsonl"))
    assert len(rows) == 7000 and sum(row.case.reward for row in rows) == 3500
    assert sum(row.reuse_reward for row in rows) == 1640
    assert len({row.query for row in rows}) == 874 and len({row.case.task for row in rows}) <= 1278
    # no query's cases are labelled differently: the rows can tell easy queries from hard ones, and no case from another
    assert len({(row.query, row.reuse_reward) for row in rows}) == 874


@pytest.mark.parametrize(
    ("form", "objectives"),
    [("memento_np", 1), ("memento_p", 1), ("memento_kernel", 1), ("exprag", 1), ("remem", 1), ("memento_np", 3)],
)
def test_exclude_same_task_removes_the_contamination(data_path, form, objectives):
    """Benchmark questions with the published bank: each finds its own case, unless that is excluded."""
    cases = read_cases(data_path("memento/memory.jsonl"))
    arguments = {
        "data": str(data_path("memento/deepresearcher.jsonl")),
        "corpus": str(data_path("mem1/corpus.jsonl")),
        "objectives": objectives,
        "tasks": 40,
        "bank_tokens": None,
        "context_tokens": None,
    }
    leaks = {}
    for options in ("epsilon=0", "epsilon=0,exclude_same_task"):
        agent = make_agent(f"{form}:{options}")
        env = make_env("MemMultiHop-v0", agent, arguments)
        core: Any = env.unwrapped
        observation, info = env.reset(seed=0, options={"memory": case_memory(cases)})
        agent.reset(info, 0)
        leaks[options] = 0
        done = False
        while not done:
            action = agent.act(observation, info)
            if info["phase"] == "READ":
                slots = observation["slots"]
                shown = [k for k, flag in zip(slots["key"], action["select"], strict=True) if flag]
                asked = observation["item"].split("; ")
                leaks[options] += any(contamination([CaseRow(k, (), 1.0)], asked).shared for k in shown)
            observation, _, done, _, info = env.step(action)
        assert len(core.results) == 40
    assert leaks["epsilon=0,exclude_same_task"] == 0
    # most of the forty have their own case in the bank; the kernel draws, the others take the nearest
    assert leaks["epsilon=0"] >= (1 if form == "memento_kernel" else 10), leaks

"""MemMultiHop-v0 as a whole. Parts are tested in tests/envs/multihop."""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium as gym
import pytest
from script_module import script_module

import memenv
from memenv.cli import main
from memenv.envs.multihop.metrics import mem1_eval, mem1_train
from memenv.errors import MemenvError
from memenv.registration import make_agent
from memenv.runner import EpisodeResult, make_env, run_episode
from memenv.tokens import count_tokens

SMALL = {"passages": 120, "tasks": 3}


def episodes(agent: str, seeds: range, **arguments: Any) -> list[EpisodeResult]:
    made = make_agent(agent)
    env = make_env("MemMultiHop-v0", made, arguments)
    return [run_episode(env, made, seed) for seed in seeds]


def score(results: list[EpisodeResult]) -> float:
    return statistics.mean(result.score for result in results)


def peak(results: list[EpisodeResult]) -> float:
    figures = [item["figures"] for result in results for item in result.items]
    return statistics.mean(each["peak_tokens"] - each["question_tokens"] for each in figures)


def test_golden_values_of_mem1s_scorers() -> None:
    golds = [("Paris",), ("42",)]
    for answer, train, evaluation in (("Paris; 42; x", 2, 0), ("The Paris; 42", 2, 1), ("Paris; 42;", 2, 0)):
        assert mem1_train(f"<answer>a1; a2</answer><answer>{answer}</answer>", golds) == train
        assert mem1_eval(f"<answer>{answer}</answer>", golds) == evaluation
    assert mem1_train("<answer>a</answer><answer>U.S.A.</answer>", [("USA",)]) == 1
    assert mem1_eval("<answer>U.S.A.</answer>", [("USA",)]) == 0


def test_the_agents_rank() -> None:
    scores = {
        agent: score(episodes(agent, range(6)))
        for agent in ("no_memory", "recency", "fact_bank", "mem1", "hybrid", "oracle", "mem1:lossy")
    }
    assert scores["no_memory"] <= 0.1
    assert scores["recency"] <= scores["fact_bank"] < scores["mem1"] < scores["hybrid"] < scores["oracle"]
    assert scores["oracle"] >= 0.99
    assert scores["mem1:lossy"] < scores["mem1"] / 2, "what is dropped from the state is gone"


def test_peak_is_flat_under_wipe_and_linear_under_full() -> None:
    fixed = {"closed_book": 0.0, "tasks": 1, "entities": 100, "bank_tokens": 96}
    wipe = {n: peak(episodes("mem1", range(6), objectives=n, **fixed)) for n in (2, 8, 32, 64)}
    full = {n: peak(episodes("mem1", range(3), objectives=n, context="full", **fixed)) for n in (2, 8, 32)}
    assert max(wipe.values()) <= 1.1 * wipe[2], wipe
    assert 2.5 <= full[8] / full[2] <= 6 and 2.5 <= full[32] / full[8] <= 6, full


def test_the_score_holds_while_the_state_holds_the_answers() -> None:
    fixed = {"closed_book": 0.0, "tasks": 1, "objectives": 32, "entities": 100}
    scores = [score(episodes("mem1", range(4), bank_tokens=tokens, **fixed)) for tokens in (24, 48, 96, 192)]
    assert scores == sorted(scores) and scores[0] < 0.3 and scores[-1] >= 0.9, scores


def test_a_state_over_its_budget_is_refused_and_changes_nothing() -> None:
    env = gym.make("MemMultiHop-v0", decide=("act",), bank_tokens=0, state_tokens=4, **SMALL)
    env.reset(seed=0)
    env.step({"state": "kept", "act": "<search>a</search>"})
    observation, _, _, _, info = env.step({"state": "x" * 17, "act": "<search>b</search>"})
    assert observation["state"] == "kept" and info["invalid"]


def test_one_action_holds_state_and_search() -> None:
    env = gym.make("MemMultiHop-v0", decide=("act",), bank_tokens=0, state_tokens=64, **SMALL)
    observation, info = env.reset(seed=1)
    assert info["phase"] == "ACT" and observation["item"].count("?") == 4 and observation["last_act"] == ""
    env.step({"state": "one", "act": "<search>alpha beta</search>"})
    observation, *_ = env.step({"state": "two", "act": "<search>gamma</search>"})
    assert observation["state"] == "two"
    assert "gamma" in observation["last_act"] and "alpha" not in observation["last_act"]


def test_the_loop_measures_what_an_acting_agent_reads_and_writes() -> None:
    env = gym.make("MemMultiHop-v0", decide=("act",), bank_tokens=0, state_tokens=64, tasks=1, passages=120)
    observation, _ = env.reset(seed=2)
    question = count_tokens(observation["item"])
    start = question + count_tokens(observation["state"])  # the briefing was kept: WRITE is not decided
    first, second = {"state": "s" * 40, "act": "<search>city</search>"}, {"act": "<answer>a; b; c; d</answer>"}
    observation, *_ = env.step(first)
    read = question + count_tokens(observation["state"]) + count_tokens(observation["last_act"])
    *_, info = env.step(second)
    figures = info["items"][0]["figures"]
    writes = [10 + count_tokens(first["act"]), count_tokens(second["act"])]
    assert figures["turns"] == 2
    assert figures["peak_tokens"] == max(start + writes[0], read + writes[1])
    reads = [start, read]
    assert figures["dependency"] == sum((r + w // 2) * w for r, w in zip(reads, writes, strict=True))


def test_no_gold_is_in_sight_before_the_answer() -> None:
    env = gym.make("MemMultiHop-v0", decide=("act",), objectives=1, max_hops=1, tasks=6, passages=120)
    observation, info = env.reset(seed=3)
    for event in env.unwrapped.state.events[1:]:
        answer = event.gold[0][0]
        assert observation["item"] == event.text
        assert answer not in observation["item"] and answer not in repr(info["items"])
        observation, *_, info = env.step({"act": "<answer>nothing</answer>"})


def test_real_files_run(data_path: Callable[[str], Path]) -> None:
    for name in ("hotpotqa_dev_distractor_60.jsonl", "musique_ans_train_60.json"):
        for agent in ("mem1", "hybrid", "no_memory"):
            path = data_path(f"multihop/{name}")
            (result,) = episodes(agent, range(1), data=str(path), objectives=4)
            assert len(result.items) == 8 and 0.0 <= result.score < 0.6 and not result.invalid


def test_the_command_line_plays_real_files(
    data_path: Callable[[str], Path], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("hotpotqa_dev_distractor_60.jsonl", "musique_ans_train_60.json"):
        path = str(data_path(f"multihop/{name}"))
        assert main(["run", "MemMultiHop-v0", "--data", path, "--agent", "mem1", "--set", "objectives=4"]) == 0
        out = capsys.readouterr().out
        assert name.split(".")[0] in out and "0 refused" in out and "peak context" in out
    bad = tmp_path / "bad.jsonl"
    bad.write_text('{"question": "Who?", "answer": "Ann", "context": [], "supporting_facts": 5}')
    assert main(["run", "MemMultiHop-v0", "--data", str(bad), "--agent", "mem1"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_script_writes_table_and_plot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = script_module("objectives")
    for name, value in (("OBJECTIVES", (1, 2)), ("STATES", (32,)), ("STATE_OBJECTIVES", (2,)), ("TOTALS", (64,))):
        monkeypatch.setattr(script, name, value)
    monkeypatch.setattr(script, "MANY_TASKS", {**script.MANY_TASKS, "tasks": 3, "passages": 120})
    monkeypatch.setattr(sys, "argv", ["objectives.py", "--seeds", "2", "--out", str(tmp_path / "out")])
    assert script.main() == 0
    table = (tmp_path / "out" / "table.md").read_text()
    assert "| mem1 | wipe | 2 |" in table and "Both less the better part" in table
    assert (tmp_path / "out" / "objectives.svg").read_text().startswith("<svg")
    rows = json.loads((tmp_path / "out" / "results.json").read_text())["rows"]
    assert {row["agent"] for row in rows if row["part"] == "parts"} == set(script.PARTS)
    (tmp_path / "file").write_text("x")
    monkeypatch.setattr(sys, "argv", ["objectives.py", "--out", str(tmp_path / "file")])
    assert script.main() == 2 and "can't be written" in capsys.readouterr().err


def test_a_question_file_without_a_corpus_is_refused(data_path: Callable[[str], Path]) -> None:
    questions = str(data_path("memento/deepresearcher.jsonl"))
    with pytest.raises(MemenvError, match="corpus=FILE"):
        gym.make("MemMultiHop-v0", data=questions)
    corpus = str(data_path("mem1/corpus.jsonl"))
    env = gym.make("MemMultiHop-v0", data=questions, corpus=corpus, objectives=16)
    assert "deepresearcher 5fc51dce + corpus 68b4ff87" in env.unwrapped.label


def test_unknown_arguments_are_listed() -> None:
    with pytest.raises(MemenvError, match="objectives"):
        gym.make("MemMultiHop-v0", objective=3)


def test_forks_go_their_own_way() -> None:
    env = gym.make("MemMultiHop-v0", decide=("act",), bank_tokens=0, state_tokens=64, **SMALL)
    env.reset(seed=4)
    env.step({"state": "one", "act": "<search>city</search>"})
    twin = memenv.fork(env)
    seen, *_ = twin.step({"state": "two", "act": "<search>river</search>"})
    other, *_ = env.step({"state": "three", "act": "<search>film</search>"})
    assert (seen["state"], other["state"]) == ("two", "three")
    assert "river" in seen["last_act"] and "film" in other["last_act"]

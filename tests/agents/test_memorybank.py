"""MemoryBank: the curve, one threshold an entry, what use does, and its published conversations."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.agents.memorybank import MemoryBank, retention, threshold
from memenv.envs.dialogue.memorybank import MemoryBankStream
from memenv.errors import MemenvError
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.stream import Item

DAYS = st.floats(0.0, 400.0)
STRENGTHS = st.floats(1.0, 50.0)


@pytest.mark.parametrize(
    ("days", "strength", "left"),
    [(1, 1, 0.3679), (1, 2, 0.6065), (1, 3, 0.7165), (5, 1, 0.0067), (5, 3, 0.1889), (10, 3, 0.0357), (0, 2, 1.0)],
)
def test_the_papers_curve(days, strength, left):
    assert retention(days, strength) == pytest.approx(left, abs=5e-5)


@pytest.mark.parametrize(
    ("strength", "by_days"),
    [(1, (0.819, 0.368, 0.135)), (2, (0.670, 0.135, 0.018)), (3, (0.549, 0.050, 0.002))],
)
def test_the_published_curve_fades_what_is_strong(strength, by_days):
    assert [retention(days, strength, "published") for days in (1, 5, 10)] == pytest.approx(by_days, abs=5e-4)


@given(DAYS, DAYS, STRENGTHS)
def test_retention_falls_with_time(one, other, strength):
    early, late = sorted((one, other))
    assert retention(early, strength) >= retention(late, strength)


@given(DAYS, STRENGTHS, STRENGTHS)
def test_retention_rises_with_strength_and_published_falls(days, one, other):
    weak, strong = sorted((one, other))
    assert retention(days, weak) <= retention(days, strong)
    assert retention(days, weak, "published") >= retention(days, strong, "published")


@given(st.integers(0, 2**31), st.integers(0, 10_000))
def test_thresholds_are_fixed_per_entry(seed, entry):
    assert 0.0 < threshold(seed, entry) <= 1.0
    assert threshold(seed, entry) == threshold(seed, entry)
    assert threshold(seed, entry) != threshold(seed, entry, "at another look")


def test_thresholds_are_uniform():
    drawn = np.array([threshold(3, entry) for entry in range(4000)])
    assert np.histogram(drawn, 10, (0.0, 1.0))[0] == pytest.approx(400, abs=90)


@given(st.lists(st.tuples(st.floats(0.0, 60.0), st.integers(1, 9)), min_size=1, max_size=12), st.floats(0.0, 30.0))
def test_forgetting_is_monotone(entries, later):
    """What is forgotten stays forgotten as time goes on, and looking again forgets nothing more."""

    def gone(wait: float) -> set[int]:
        agent = MemoryBank()
        agent.reset({}, 11)
        slots = {
            "filled": [1] * len(entries),
            "id": list(range(len(entries))),
            "since_recall": [days + wait for days, _ in entries],
            "strength": [float(strength) for _, strength in entries],
        }
        first = agent._retained({"slots": slots}, 1)
        assert first == agent._retained({"slots": slots}, 2)
        return {slot for slot, left in first.items() if left < 0}

    assert gone(0.0) <= gone(later)


def test_recalled_weekly_outlives_never_recalled():
    """Strength after n weeks of use is n + 1, and a week away from the last use; S stays 1 without."""
    weeks = 8
    used, unused = retention(7, weeks + 1), retention(7 * weeks, 1)
    assert used == pytest.approx(math.exp(-7 / 9)) and unused < 1e-20
    forgotten = sum(used < threshold(5, entry) for entry in range(1000))
    assert 400 < forgotten < 700 and all(unused < threshold(5, entry) for entry in range(1000))


def test_sweeping_is_reported_as_deletes_and_summaries_fade_too():
    agent = make_agent("memorybank")
    env = make_env("MemLoCoMo-v0", agent, {"preset": "easy", "bank_tokens": 2000, "context_tokens": 400})
    deleted: set[int] = set()
    written: dict[int, str] = {}

    def watch(transition):
        written.update({entry.id: entry.text for entry in env.unwrapped.memory.bank})
        change = transition.next_info["change"]
        deleted.update(change.deleted)
        assert not change.evicted, "it makes room itself"

    run_episode(env, agent, 2_000_000, on_step=watch)
    summaries = {entry for entry, text in written.items() if text.split("\n")[0].endswith(":")}
    assert deleted & summaries and deleted - summaries
    assert env.unwrapped.memory.state, "the portrait"


def test_forgetting_can_be_switched_off_and_room_is_made_by_retention():
    agent = make_agent("memorybank:forget=false")
    env = make_env("MemLoCoMo-v0", agent, {"preset": "easy", "bank_tokens": 4000})
    changes = []
    run_episode(env, agent, 2_000_000, on_step=lambda t: changes.append(t.next_info["change"]))
    assert not any(change.deleted for change in changes)


def test_more_logins_forget_more_only_with_the_published_draw():
    """Retention must be a function of time: ten looks in one day are one look."""

    def lost(redraw: bool) -> int:
        agent = MemoryBank(redraw=redraw)
        agent.reset({}, 1)
        slots = {"filled": [1], "id": [0], "since_recall": [0.5], "strength": [1.0]}
        forgotten = 0
        for entry in range(300):
            slots["id"] = [entry]
            forgotten += any(agent._retained({"slots": slots}, look)[0] < 0 for look in range(10))
        return forgotten

    assert lost(False) == pytest.approx(300 * (1 - math.exp(-0.5)), abs=35)
    assert lost(True) > 280


@pytest.mark.parametrize("bad", ["memorybank:quick", "memorybank:unit=0", "memorybank:unit=nan", "memorybank:unit=x"])
def test_options_are_checked(bad):
    with pytest.raises(MemenvError, match="memorybank"):
        make_agent(bad)


# --- the published data


def test_published_conversations_replay(data_path):
    path = str(data_path("memorybank/memory_bank_en.json"))
    stream = MemoryBankStream(path)
    assert stream.episodes == 15
    days = sum(1 for seed in range(15) for event in stream.events(seed) if not isinstance(event, Item))
    pairs = sum(len(getattr(event, "messages", ())) for seed in range(15) for event in stream.events(seed)) // 2
    asked = sum(1 for seed in range(15) for event in stream.events(seed) if isinstance(event, Item))
    assert (days, pairs, asked) == (149, 566, 100), "one of the 150 days is empty"
    agent = make_agent("memorybank")
    env = make_env("memenv.envs.dialogue.memorybank:MemMemoryBank-v0", agent, {"data": path})
    results = [run_episode(env, agent, seed) for seed in range(15)]
    assert sum(result.invalid for result in results) == 0
    assert sum(len(result.items) for result in results) == 100
    assert all(result.memory_tokens > 100 for result in results)
    assert any(not item["figures"]["abstained"] for result in results for item in result.items)


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("[]", "one object with a member per user"),
        ('{"Ann": {}}', "'Ann' has no history"),
        ('{"Ann": {"history": {"May": []}}}', "days that are no dates"),
        ('{"Ann": {"history": {"2023-05-01": [{"query": "Hi"}]}}}', "expected query and response"),
    ],
)
def test_other_files_are_refused_with_one_message(tmp_path, written, why):
    path = tmp_path / "bank.json"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(MemenvError, match=why):
        MemoryBankStream(str(path))


def test_questions_are_found_beside_it(tmp_path):
    (tmp_path / "bank.json").write_text(
        json.dumps({"Ann": {"history": {"2023-05-01": [{"query": "Hi", "response": "Hello"}]}}}), encoding="utf-8"
    )
    (tmp_path / "probing_questions_en.jsonl").write_text('{"Ann": ["Who?"]}\n\n', encoding="utf-8")
    events = MemoryBankStream(str(tmp_path / "bank.json")).events(5)
    assert [type(event).__name__ for event in events] == ["Experience", "Item"]
    assert events[0].messages[1].speaker == "Assistant"
    (tmp_path / "probing_questions_en.jsonl").write_text('{"Ann": "Who?"}', encoding="utf-8")
    with pytest.raises(MemenvError, match="line 1: expected one object"):
        MemoryBankStream(str(tmp_path / "bank.json"))

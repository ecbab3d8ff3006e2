"""Generated lives: form, determinism, order, and that what is logged was said."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.envs.dialogue.generator import PRESETS, Life, LifeConfig, Probe, audit, generate
from memenv.envs.dialogue.generator.relations import RELATIONS
from memenv.envs.dialogue.gold import CATEGORY_NAMES, Gold
from memenv.errors import MemenvError
from memenv.stream import Experience, Item, Turn, days_to_date

ROOT = Path(__file__).parents[4]
LIVES = {
    f"{name}-{split}": [
        generate(seed, replace(PRESETS[name], split=split)) for seed in range(2 if name == "long" else 12)
    ]
    for name in PRESETS
    for split in ("train", "test")
}
ALL = [life for lives in LIVES.values() for life in lives]
#: Lives in a wording that no split has yet.
LIVES |= {
    f"{name}-h": [generate(seed, PRESETS[name], wording="h") for seed in range(12)]
    for name in PRESETS
    if name != "long"
}
DIGEST = """
import hashlib
from memenv.envs.dialogue.generator import PRESETS, generate
lives = [generate(seed, PRESETS[name]) for name in ("default", "hard") for seed in range(5)]
print(hashlib.sha256(repr(lives).encode()).hexdigest())
"""


def sessions(life: Life) -> list[Experience]:
    return [event for event in life.events if isinstance(event, Experience)]


def items(life: Life) -> list[Item]:
    return [event for event in life.events if isinstance(event, Item)]


def turns(life: Life) -> dict[str, Turn]:
    return {turn.source: turn for session in sessions(life) for turn in session.messages}


def test_same_life_in_processes_with_different_hash_seeds() -> None:
    digests = [
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("0", "1", "4711")
    ]
    lives = [generate(seed, PRESETS[name]) for name in ("default", "hard") for seed in range(5)]
    assert digests == [hashlib.sha256(repr(lives).encode()).hexdigest()] * 3


def test_seeds_and_splits_differ() -> None:
    texts = [
        generate(seed, replace(PRESETS["tiny"], split=s)).events[0].text
        for seed in range(50)
        for s in ("train", "test")
    ]
    assert len(set(texts)) == 100


def check_form(life: Life) -> None:
    times = [event.time for event in life.events]
    assert times == sorted(times)
    days = [days_to_date(session.time) for session in sessions(life)]
    assert days == sorted(set(days))
    for number, session in enumerate(sessions(life), 1):
        assert session.kind == "session"
        assert session.source == f"D{number}"
        assert session.text == "\n".join(turn.line() for turn in session.messages)
        for index, turn in enumerate(session.messages, 1):
            assert turn.source == f"D{number}:{index}"
            assert turn.speaker in life.speakers
            assert turn.text == turn.text.strip() and "\n" not in turn.text
            assert turn.text[-1] in ".!?"
            assert not set("{}<>") & set(turn.text)
            assert days_to_date(turn.time) == days[number - 1]
            if index > 1:
                assert turn.speaker != session.messages[index - 2].speaker
                assert turn.time > session.messages[index - 2].time
    for event in life.events:
        assert event.text.encode("utf-8").decode() == event.text
        assert event.text.isprintable() or "\n" in event.text


def check_items(life: Life) -> None:
    asked = items(life)
    assert [item.id for item in asked] == [f"q{number}" for number in range(1, len(asked) + 1)]
    for item in asked:
        assert item.category in CATEGORY_NAMES
        assert item.headline == (item.category != 5)
        assert any(name in item.text for name in life.speakers)
        assert item.text[-1] == "?" and item.text[0].isupper() and not set("{}") & set(item.text)
        assert isinstance(item.gold, Gold) and isinstance(item.data, Probe)
        if item.category == 5:
            assert item.gold == Gold("abstain")
        else:
            assert item.gold.answers and all(item.gold.answers)
            assert len(item.gold.aliases) == len(item.gold.answers)
            assert item.data.evidence
        assert bool(item.gold.secret) == (item.category == 7)


def check_logged_values_are_said_by_their_subject(life: Life) -> None:
    said = turns(life)
    for fact in life.log:
        turn = said[fact.source]
        assert turn.speaker == fact.subject
        assert turn.time == fact.time
        if fact.op == "forget":
            assert fact.value not in turn.text
        else:
            assert fact.value in turn.text and fact.kind in turn.text and fact.old in turn.text


def check_single_answers_stand_in_their_evidence(life: Life) -> None:
    said = turns(life)
    for item in items(life):
        if item.data.query.kind in ("value", "previous", "forget"):
            assert any(item.gold.answers[0] in said[source].text for source in item.data.evidence)
        if item.data.query.kind in ("list", "shared"):
            for answer in item.gold.answers:
                assert any(answer in said[source].text for source in item.data.evidence)


def check_a_secret_is_never_heard_after_the_request_to_forget_it(life: Life) -> None:
    for request in (fact for fact in life.log if fact.op == "forget"):
        for turn in turns(life).values():
            assert turn.time < request.time or request.value not in turn.text
        for item in items(life):
            query = item.data.query
            if item.time > request.time and (query.person, query.relation) == (request.subject, request.relation):
                assert query.kind == "forget" and request.value not in item.text


CHECKS = (
    check_form,
    check_items,
    check_logged_values_are_said_by_their_subject,
    check_single_answers_stand_in_their_evidence,
    check_a_secret_is_never_heard_after_the_request_to_forget_it,
)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("name", LIVES)
def test_lives(name: str, check: Callable[[Life], None]) -> None:
    for life in LIVES[name]:
        check(life)


def test_secrets_are_told_in_one_turn_with_a_harmless_fact() -> None:
    for life in ALL:
        for request in (fact for fact in life.log if fact.op == "forget"):
            told = next(f for f in life.log if f.value == request.value and f.op == "set")
            together = [f for f in life.log if f.source == told.source and RELATIONS[f.relation].cardinality == "one"]
            assert together


def test_a_secret_that_is_to_be_forgotten_is_asked_for_before_and_one_that_stays_again_at_the_end() -> None:
    asked = {"forgotten": 0, "kept": 0, "kept, at the end": 0}
    told = dict.fromkeys(asked, 0)
    for life in LIVES["forget-train"] + LIVES["forget-test"]:
        requests = {(fact.subject, fact.relation) for fact in life.log if fact.op == "forget"}
        end = sessions(life)[-1].time
        for fact in life.log:
            if RELATIONS[fact.relation].cardinality != "secret" or fact.op == "forget":
                continue
            about = (fact.subject, fact.relation)
            times = [
                item.time
                for item in items(life)
                if (query := item.data.query).kind == "value" and (query.person, query.relation) == about
            ]
            assert all(item.headline for item in items(life) if item.time in times)
            kind = "forgotten" if about in requests else "kept"
            told[kind] += 1
            asked[kind] += bool(times)
            if kind == "kept":
                told["kept, at the end"] += 1
                asked["kept, at the end"] += any(time > end for time in times)
    assert told["forgotten"] == 6 * 24 and told["kept"] >= 3 * 24
    assert asked["forgotten"] >= 0.95 * told["forgotten"]
    # one secret beside those that are planned may come up by chance, and need not be asked for
    assert min(asked["kept"], asked["kept, at the end"]) >= 0.95 * 3 * 24


def test_secrets_are_asked_for_once_with_items_at_the_end_and_never_too_many() -> None:
    life = generate(3, replace(PRESETS["forget"], items="end"))
    asked = [item.data.query for item in items(life) if item.data.query.kind == "value" and item.category == 4]
    secret = [query for query in asked if RELATIONS[query.relation].cardinality == "secret"]
    assert len(secret) == len(set(secret)) >= 3
    assert len(items(generate(3, replace(PRESETS["forget"], questions=5)))) <= 5


def test_items_at_the_end() -> None:
    life = generate(3, replace(PRESETS["default"], items="end"))
    assert all(isinstance(event, Experience) for event in life.events[:14])
    assert all(isinstance(event, Item) for event in life.events[14:])
    assert len(life.events) > 14 + 20


def test_sizes() -> None:
    for seed in range(5):
        life = generate(seed, PRESETS["long"])
        assert sum(len(session.messages) for session in sessions(life)) >= 540
        assert len(items(life)) == 150
        assert 25 <= len(items(generate(seed, PRESETS["default"]))) <= 30


def test_every_relation_and_every_kind_of_statement_occurs() -> None:
    log = [fact for life in ALL for fact in life.log]
    assert {fact.relation for fact in log if not fact.flag} == set(RELATIONS)
    assert len(RELATIONS) >= 40
    assert {fact.op for fact in log} == {"set", "add", "end", "correct", "forget"}
    assert {fact.flag for fact in log} == {"", "hypothetical", "third", "negated", "past"}
    kinds = {item.data.query.kind for life in ALL for item in items(life)}
    assert len(kinds) == 12


def test_about_half_of_the_default_turns_tell_no_fact() -> None:
    lives = [generate(seed, PRESETS["default"]) for seed in range(40)]
    telling = sum(len({fact.source for fact in life.log if not fact.flag}) for life in lives)
    share = 1 - telling / sum(len(turns(life)) for life in lives)
    assert 0.4 < share < 0.55


@settings(max_examples=40, deadline=None)
@given(
    st.integers(0, 2**63),
    st.builds(
        LifeConfig,
        sessions=st.integers(1, 8),
        max_turns=st.integers(5, 9),
        distractors=st.floats(0, 1),
        traps=st.floats(0, 1),
        double=st.floats(0, 1),
        one=st.integers(0, 50),
        many=st.integers(0, 50),
        end=st.floats(0, 5),
        correct=st.floats(0, 5),
        forgets=st.integers(0, 10),
        keeps=st.integers(0, 10),
        recalls=st.integers(0, 3),
        questions=st.integers(1, 60),
        items=st.sampled_from(["interleaved", "end"]),
        split=st.sampled_from(["train", "test"]),
    ),
)
def test_any_valid_config_gives_a_life(seed: int, config: LifeConfig) -> None:
    life = generate(seed, config)
    assert len(sessions(life)) == config.sessions
    assert len(items(life)) <= config.questions
    check_form(life)
    check_items(life)
    check_logged_values_are_said_by_their_subject(life)
    assert audit(life) == []


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"sessions": 0}, "sessions=0"),
        ({"sessions": 2.5}, "whole number"),
        ({"min_turns": 9}, "max_turns=6"),
        ({"distractors": 1.5}, "share from 0 to 1"),
        ({"change": float("nan")}, "change=nan"),
        ({"split": "valid"}, "'train' or 'test'"),
        ({"items": None}, "'interleaved' or 'end'"),
        ({"questions": True}, "questions=True"),
        ({"max_gap": 1}, "max_gap=1"),
    ],
)
def test_bad_configs_are_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(MemenvError, match="life: ") as caught:
        generate(0, replace(PRESETS["default"], **change))
    assert words in str(caught.value)


def test_weights_that_are_all_zero_are_refused() -> None:
    nothing = dict.fromkeys(("tell", "change", "grow", "event", "end", "correct", "restate", "secret"), 0.0)
    with pytest.raises(MemenvError, match="all 0"):
        generate(0, replace(PRESETS["default"], **nothing))


def test_a_default_life_takes_no_longer_than_counting_to_400_000() -> None:
    def best(work: Callable[[], object]) -> float:
        times = []
        for _ in range(7):
            # Processor time: other processes on the machine slow wall-clock time several times over.
            start = time.process_time()
            work()
            times.append(time.process_time() - start)
        return min(times)

    def count() -> None:
        for _ in range(400_000):
            pass

    # About 2.4 ms against 9.6 ms when this was written; a reset is to stay below 5 ms.
    assert best(lambda: [generate(seed, PRESETS["default"]) for seed in range(4)]) < 4 * best(count)


@pytest.mark.parametrize("preset", ["default", "forget"])
def test_what_else_could_be_asked_changes_nothing_of_the_life(preset: str) -> None:
    config = PRESETS[preset]
    plain, more = generate(5, config), generate(5, config, redraws=2)
    assert plain.events == more.events and plain.redrawn == ()
    assert len(more.redrawn) == 2 and more.redrawn[0] != more.redrawn[1]
    assert generate(5, config, redraws=1).redrawn == more.redrawn[:1]
    own = [event for event in plain.events if isinstance(event, Item)]
    sessions = [event.time for event in plain.events if isinstance(event, Experience)]
    for items in more.redrawn:
        assert len(items) == pytest.approx(len(own), abs=3)
        assert [item.time for item in items] == sorted(item.time for item in items)
        assert all(item.time > sessions[0] for item in items)

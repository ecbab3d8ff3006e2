"""Conversations as episodes."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from other_process import outputs

from memenv.envs.dialogue.adversarial import ABSTAINING_OPTION as ABSTENTION
from memenv.envs.dialogue.corpus import Corpus, Question
from memenv.envs.dialogue.locomo import load
from memenv.envs.dialogue.locomo_stream import LoCoMoStream, hindsight, split_of
from memenv.envs.dialogue.scoring import LoCoMoScorer
from memenv.errors import MemenvError
from memenv.solver import Outcome
from memenv.stream import Experience, Item, Stream
from memenv.transform import Chunked

DataPath = Callable[[str], Path]


@pytest.fixture(scope="module")
def corpus(data_path: DataPath) -> Corpus:
    return load(data_path("locomo/locomo5.json"))


def halves(events: Sequence[Experience | Item]) -> tuple[list[Experience], list[Item]]:
    return (
        [event for event in events if isinstance(event, Experience)],
        [event for event in events if isinstance(event, Item)],
    )


def test_official_order(corpus: Corpus) -> None:
    stream = LoCoMoStream(corpus)
    assert isinstance(stream, Stream) and stream.label == "locomo:locomo5 2b62fb23" and stream.episodes == 5
    events = stream.events(0)
    sessions, items = halves(events)
    assert (len(sessions), len(items)) == (19, 199) and list(events) == [*sessions, *items]
    assert stream.events(5) == events != stream.events(1) and stream.group(7) == "conv-43"
    first = sessions[0]
    assert (first.source, first.kind, first.last, len(first.messages)) == ("S1", "session", True, 18)
    assert first.text.splitlines()[0] == "Caroline: Hey Mel! Good to see you! How have you been?"
    assert first.messages[2].source == "D1:3" and all(turn.time == first.time for turn in first.messages)
    assert all(len(session.text.splitlines()) == len(session.messages) for session in sessions)
    assert [session.time for session in sessions] == sorted(session.time for session in sessions)
    assert items[17].id == "conv-26/q17" and items[1].gold == 2022 and isinstance(items[1].data, Question)
    assert all(item.headline == (item.category != 5) and item.time == sessions[-1].time for item in items)


def test_interleaved_items_follow_their_evidence(corpus: Corpus) -> None:
    for seed in range(5):
        events = LoCoMoStream(corpus, items="interleaved").events(seed)
        _, ended = halves(LoCoMoStream(corpus).events(seed))
        _, items = halves(events)
        assert sorted(item.id for item in items) == sorted(item.id for item in ended)
        seen: set[str] = set()
        missing, time = 0, 0.0
        for event in events:
            assert event.time >= time
            time = event.time
            if isinstance(event, Experience):
                seen.update(turn.source for turn in event.messages)
            else:
                missing += not set(event.data.evidence) <= seen
        assert missing == 0 and isinstance(events[-1], Item)


def test_subsets_are_seeded(corpus: Corpus) -> None:
    stream = LoCoMoStream(corpus, questions=10, categories=(2, 4))
    _, first = halves(stream.events(0))
    _, again = halves(LoCoMoStream(corpus, questions=10, categories=[4, 2]).events(0))
    _, later = halves(stream.events(5))
    assert first == again and len(first) == 10 and {item.category for item in first} <= {2, 4}
    assert [item.id for item in first] != [item.id for item in later]
    assert [int(item.id.split("/q")[1]) for item in first] == sorted(int(item.id.split("/q")[1]) for item in first)
    assert len(halves(LoCoMoStream(corpus, questions=10_000).events(1))[1]) == 105
    with pytest.raises(MemenvError, match=r"conv-30 has no question of categories \[3\]"):
        LoCoMoStream(corpus, categories=[3]).events(1)


def test_splits_are_disjoint_and_keep_their_sides(corpus: Corpus) -> None:
    train = LoCoMoStream(corpus, split="train")
    test = LoCoMoStream(corpus, split="test")
    assert [item.name for item in train.conversations] == ["conv-26", "conv-43"]
    assert [item.name for item in test.conversations] == ["conv-30", "conv-44", "conv-48"]
    assert {split_of(f"life {number}") for number in range(9)} == {"train", "test"}
    assert split_of("conv-41") == "train" and split_of("conv-42") == "test"


def test_captions_are_an_option(corpus: Corpus) -> None:
    with_captions, _ = halves(LoCoMoStream(corpus).events(0))
    without, _ = halves(LoCoMoStream(corpus, captions=False).events(0))
    assert sum("[shared " in turn.text for session in with_captions for turn in session.messages) == 116
    assert not any("[shared " in session.text for session in without)


def test_nothing_private_is_shown(data_path: DataPath, tmp_path: Path) -> None:
    """Canary: with every private field replaced, what is shown stays the same to the byte."""
    raw: list[dict[str, Any]] = json.loads(data_path("locomo/locomo5.json").read_text(encoding="utf-8"))
    for item in raw:
        item["event_summary"] = item["observation"] = item["session_summary"] = {"x": "CANARY"}
        for row in item["qa"]:
            for name in ("answer", "adversarial_answer"):
                if name in row:
                    row[name] = "CANARY"
            row["evidence"] = ["D1:1"]
        for value in item["conversation"].values():
            for turn in value if isinstance(value, list) else ():
                if "query" in turn:
                    turn["query"] = "CANARY"
    path = tmp_path / "canary.json"
    path.write_text(json.dumps(raw), encoding="utf-8")
    changed, real = LoCoMoStream(path), LoCoMoStream(data_path("locomo/locomo5.json"))
    for seed in range(5):
        (sessions, items), (expected, asked) = halves(changed.events(seed)), halves(real.events(seed))
        assert sessions == expected and "CANARY" not in repr(sessions)
        assert [(item.text, item.category, item.id) for item in items] == [(i.text, i.category, i.id) for i in asked]


def test_choice_form(corpus: Corpus) -> None:
    _, items = halves(LoCoMoStream(corpus, adversarial="choice").events(0))
    chosen = [item for item in items if item.data.options]
    assert len([item for item in chosen if item.category == 5]) == 47
    assert len([item for item in chosen if item.category != 5]) == 36
    scorer = LoCoMoScorer()
    for item in chosen:
        assert "(a) " in item.text and "(b) " in item.text and ABSTENTION in item.data.options
        letter = "ab"[item.data.options.index(ABSTENTION) ^ (item.category != 5)]
        score, figures = scorer.score(item, Outcome(letter), [])
        assert figures["choice_adversarial" if item.category == 5 else "choice_answerable"] == 1.0
        assert score == 1.0 or item.category == 3


def test_gold_answers_score_one(corpus: Corpus) -> None:
    scorer = LoCoMoScorer()
    for seed in range(5):
        for item in halves(LoCoMoStream(corpus).events(seed))[1]:
            answer = ABSTENTION if item.category == 5 else str(item.gold).split(";" if item.category == 3 else "\0")[0]
            assert scorer.score(item, Outcome(answer), [])[0] == pytest.approx(1.0)


@pytest.mark.parametrize("granularity", ["session", "turn"])
def test_hindsight_holds_cited_turns(corpus: Corpus, granularity: Any) -> None:
    events = Chunked(LoCoMoStream(corpus), granularity).events(0)
    sessions, items = halves(events)
    everything = hindsight(events, len(sessions))
    cited = {name for item in items if item.category != 5 for name in item.data.evidence}
    assert set(everything.sources) == cited and len(everything.texts) == len(cited) == 133
    counts = [sum(name in item.data.evidence for item in items if item.headline) for name in everything.sources]
    assert counts == sorted(counts, reverse=True) and counts[-1] >= 1
    assert everything.texts[everything.sources.index("D1:3")].startswith("Caroline: I went to a LGBTQ support group")
    assert hindsight(events, 0).texts == () and hindsight(events, len(sessions) + len(items)).texts == ()
    half = hindsight(events, len(sessions) // 2)
    known = {turn.source for session in sessions[: len(sessions) // 2] for turn in session.messages}
    assert set(half.sources) == cited & known


def test_turn_granularity(corpus: Corpus) -> None:
    sessions, items = halves(Chunked(LoCoMoStream(corpus), "turn").events(0))
    assert (len(sessions), len(items)) == (419, 199) and sum(event.last for event in sessions) == 19
    assert sessions[2].source == "D1:3" and sessions[2].text.startswith("Caroline: I went to")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"split": "dev"}, "split='dev': allowed are"),
        ({"items": "start"}, "items='start'"),
        ({"adversarial": "closed"}, "adversarial='closed'"),
        ({"questions": 0}, "questions=0"),
        ({"questions": True}, "questions=True"),
        ({"categories": []}, "categories="),
        ({"categories": [6]}, "categories="),
    ],
)
def test_bad_options(corpus: Corpus, options: dict[str, Any], message: str) -> None:
    with pytest.raises(MemenvError, match=message):
        LoCoMoStream(corpus, **options)


def test_empty_split_and_bad_path(corpus: Corpus, tmp_path: Path) -> None:
    lone = Corpus(corpus.conversations[:1], "one", "0", corpus.report)
    with pytest.raises(MemenvError, match="leaves none"):
        LoCoMoStream(lone, split="test")
    with pytest.raises(MemenvError, match="no such file"):
        LoCoMoStream(tmp_path / "locomo10.json")


def test_same_bytes_in_another_process(data_path: DataPath) -> None:
    code = (
        "import hashlib, sys; from memenv.envs.dialogue.locomo_stream import LoCoMoStream as S;"
        "s = S(sys.argv[1], items='interleaved', questions=30, adversarial='choice');"
        "print(hashlib.sha256(repr([s.events(n) for n in range(7)]).encode()).hexdigest())"
    )
    path = str(data_path("locomo/locomo5.json"))
    assert len(outputs(code, path)) == 1


def test_streams_can_be_pickled(corpus: Corpus) -> None:
    stream = LoCoMoStream(corpus, questions=5)
    assert pickle.loads(pickle.dumps(stream)).events(3) == stream.events(3)

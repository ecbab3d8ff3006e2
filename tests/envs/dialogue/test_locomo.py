"""Loading LoCoMo: every irregularity of the published files, both layouts, and bad input."""

from __future__ import annotations

import copy
import json
import pickle
import zipfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from memenv.envs.dialogue.corpus import Corpus
from memenv.envs.dialogue.locomo import load
from memenv.errors import MemenvError
from memenv.stream import days_to_datetime

DataPath = Callable[[str], Path]


@pytest.fixture(scope="module")
def raw(data_path: DataPath) -> list[dict[str, Any]]:
    value: list[dict[str, Any]] = json.loads(data_path("locomo/locomo5.json").read_text(encoding="utf-8"))
    return value


@pytest.fixture(scope="module")
def corpus(data_path: DataPath) -> Corpus:
    return load(data_path("locomo/locomo5.json"))


def tiny() -> list[dict[str, Any]]:
    """A conversation of our own in the official shape."""
    return [
        {
            "sample_id": "conv-1",
            "conversation": {
                "speaker_a": "Ada",
                "speaker_b": "Ben",
                "session_1_date_time": "12:05 am on 8 May, 2023",
                "session_1": [
                    {"speaker": "Ada", "dia_id": "D1:1", "text": " I moved\nto\tBergen. ", "query": "harbour"},
                    {"speaker": "Ben", "dia_id": "D1:2", "text": "Nice!", "blip_caption": "a photo of a boat"},
                ],
                "session_2_date_time": "12:30 pm on 1 June, 2023",
            },
            "qa": [
                {"question": "Where does Ada live?", "answer": "Bergen", "evidence": ["D1:1"], "category": 4},
                {
                    "question": "Where does Ben live?",
                    "adversarial_answer": "Bergen",
                    "evidence": ["D1:01; D1:2", "D", "D9:9"],
                    "category": 5,
                },
            ],
        }
    ]


def write(path: Path, value: Any) -> Path:
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


def old_layout(item: dict[str, Any]) -> dict[str, Any]:
    """A conversation as the first release had it: everything side by side and no sample_id."""
    events = item["event_summary"]
    return {"qa": item["qa"], **item["conversation"], **events, **item["observation"], **item["session_summary"]}


def test_counts_of_the_five_conversations(corpus: Corpus) -> None:
    rows = {
        item.name: (
            item.speakers,
            len(item.sessions),
            item.turns,
            len(item.questions),
            [Counter(question.category for question in item.questions)[category] for category in (1, 2, 3, 4, 5)],
            days_to_datetime(item.sessions[-1].time).date().toordinal()
            - days_to_datetime(item.sessions[0].time).date().toordinal(),
        )
        for item in corpus.conversations
    }
    assert rows == {
        "conv-26": (("Caroline", "Melanie"), 19, 419, 199, [32, 37, 13, 70, 47], 167),
        "conv-30": (("Jon", "Gina"), 19, 369, 105, [11, 26, 0, 44, 24], 184),
        "conv-43": (("Tim", "John"), 29, 680, 242, [31, 26, 14, 107, 64], 236),
        "conv-44": (("Audrey", "Andrew"), 28, 675, 158, [30, 24, 7, 62, 35], 240),
        "conv-48": (("Deborah", "Jolene"), 30, 681, 239, [21, 42, 10, 118, 48], 240),
    }
    spans = [int(item.sessions[-1].time - item.sessions[0].time) for item in corpus.conversations]
    assert spans == [166, 184, 235, 239, 239]
    assert corpus.label == "locomo:locomo5 2b62fb23" and corpus.sha8 == "2b62fb23"


def test_irregularities_are_counted(corpus: Corpus) -> None:
    assert dict(corpus.report.counts) == {
        "date without session": 16,
        "category 5 without answer": 216,
        "category 5 with both answers": 2,
        "integer answer": 6,
        "several ids in one evidence string": 1,
        "irregular evidence id": 1,
        "no evidence": 2,
        "question repeated in its conversation": 12,
        "question both answerable and adversarial": 1,
        "caption without image": 163,
        "image without query": 5,
        "question without question mark": 1,
        "white space at the edge of text": 138,
        "white space at the edge of answer": 1,
        "white space at the edge of question": 1,
        "line break in text": 10,
    }
    assert corpus.report.places["irregular evidence id"] == ("conv-43 qa[18]",)
    assert len(corpus.report.lines()) == 16


def test_irregular_rows_are_read(corpus: Corpus) -> None:
    by_name = {item.name: item for item in corpus.conversations}
    first = by_name["conv-26"].questions
    assert first[1].answer == 2022 and first[153].answer is None and first[153].adversarial
    assert [(first[index].answer, first[index].adversarial) for index in (167, 178)] == [("No", "Yes")] * 2
    assert {"D8:6", "D9:17"} <= set(first[37].evidence) and "D8:6; D9:17" in first[37].cited
    assert "D11:26" in by_name["conv-43"].questions[18].evidence
    assert first[30].evidence == () and by_name["conv-30"].questions[37].answer == " 23 July, 2023"
    first_session = by_name["conv-26"].sessions[0]
    assert days_to_datetime(first_session.time).isoformat() == "2023-05-08T13:56:00"
    assert first_session.turns[4].caption and not first_session.turns[0].caption
    midnight = [s for item in corpus.conversations for s in item.sessions if s.time % 1 < 1 / 24]
    assert midnight and all(days_to_datetime(session.time).hour == 0 for session in midnight)


def test_twins_are_the_same_question_with_speakers_swapped(corpus: Corpus) -> None:
    pairs = [
        (item, question)
        for item in corpus.conversations
        for question in item.questions
        if question.category == 5 and question.twin is not None
    ]
    assert len(pairs) == 141
    for item, question in pairs:
        assert question.twin is not None
        twin = item.questions[question.twin]
        assert twin.category != 5 and twin.text != question.text and twin.twin is not None
        one, two = item.speakers
        swapped = question.text.replace(one, "\0").replace(two, one).replace("\0", two)
        assert swapped.lower() == twin.text.lower()


def test_nothing_private_is_kept(corpus: Corpus, raw: list[dict[str, Any]]) -> None:
    shown = pickle.dumps([item.sessions for item in corpus.conversations]).decode("latin-1")
    queries = {
        turn["query"]
        for item in raw
        for value in item["conversation"].values()
        if isinstance(value, list)
        for turn in value
        if "query" in turn and len(turn["query"].split()) >= 3
    }
    said = " ".join(t.text + " " + t.caption for c in corpus.conversations for s in c.sessions for t in s.turns)
    assert len(queries) > 200 and not [query for query in queries if query in shown and query not in said]


def test_zip_and_folder_of_the_older_layout_equal_the_official(
    corpus: Corpus, raw: list[dict[str, Any]], tmp_path: Path
) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    for item in raw:
        write(folder / f"{item['sample_id'].removeprefix('conv-')}.json", old_layout(item))
    archive = tmp_path / "locomo10.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as bundle:
        for path in sorted(folder.iterdir(), reverse=True):
            bundle.write(path, f"locomo10_v2/{path.name}")
        bundle.writestr("__MACOSX/locomo10_v2/._26.json", "junk")
    from_zip, from_folder = load(archive), load(folder)
    assert from_zip.conversations == from_folder.conversations == corpus.conversations
    assert from_zip.report.counts == corpus.report.counts
    assert from_zip.sha256 == from_folder.sha256 != corpus.sha256
    assert from_zip.label == f"locomo:locomo10 {from_zip.sha8}"
    one = load(folder / "43.json")
    assert one.conversations == (corpus.conversations[2],)
    official = load(write(tmp_path / "single.json", raw[2]))
    assert official.conversations == one.conversations


def test_folder_with_one_official_file(corpus: Corpus, data_path: DataPath) -> None:
    assert load(data_path("locomo")).conversations == corpus.conversations


def test_tiny_conversation(tmp_path: Path) -> None:
    corpus = load(write(tmp_path / "mine.json", tiny()))
    (item,) = corpus.conversations
    session = item.sessions[0]
    assert days_to_datetime(session.time).isoformat() == "2023-05-08T00:05:00"
    assert session.turns[0].text == "I moved to Bergen." and session.turns[1].caption == "a photo of a boat"
    assert [question.twin for question in item.questions] == [1, 0]
    assert item.questions[1].evidence == ("D1:1", "D1:2")
    assert corpus.report.counts["tab in text"] == corpus.report.counts["line break in text"] == 1
    assert corpus.report.counts["evidence names no turn"] == 1
    assert corpus.report.counts["evidence of a turn that does not exist"] == 1
    assert pickle.loads(pickle.dumps(corpus)) == corpus


def test_byte_order_mark_and_lone_surrogates(tmp_path: Path) -> None:
    value = tiny()
    value[0]["conversation"]["session_1"][0]["text"] = "hi \ud83d there"
    path = tmp_path / "bom.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(value).encode())
    corpus = load(path)
    assert corpus.conversations[0].sessions[0].turns[0].text == "hi \ufffd there"
    assert corpus.report.counts["lone surrogate"] == 1


def damaged(change: Callable[[dict[str, Any]], object]) -> list[dict[str, Any]]:
    value = copy.deepcopy(tiny())
    change(value[0])
    return value


TALK = "conversation"


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("text", "top level is text"),
        (7, "top level is an integer"),
        (None, "top level is null"),
        ([], "holds no conversation"),
        ([1], r"\[0\] is an integer"),
        ({}, "missing key conversation"),
        (damaged(lambda c: c.pop("qa")), r"\[0\] \(conv-1\): missing key qa"),
        (damaged(lambda c: c.pop(TALK)), r"conv-1\): missing key conversation"),
        (damaged(lambda c: c[TALK].pop("speaker_b")), "conversation: missing key speaker_b"),
        (damaged(lambda c: c[TALK].pop("session_1")), "missing key session_1"),
        (damaged(lambda c: c[TALK].pop("session_1_date_time")), "missing key session_1_date_time"),
        (damaged(lambda c: c[TALK]["session_1"][1].pop("text")), r"session_1\[1\]: missing key text"),
        (damaged(lambda c: c[TALK]["session_1"][1].update(dia_id="1")), r"session_1\[1\].dia_id is '1'"),
        (damaged(lambda c: c[TALK]["session_1"][1].update(dia_id="D1:1")), "D1:1 occurs twice"),
        (damaged(lambda c: c[TALK]["session_1"].append(3)), r"session_1\[2\] is an integer"),
        (damaged(lambda c: c[TALK].update(session_1_date_time="13:00 pm on 8 May, 2023")), "must look like"),
        (damaged(lambda c: c[TALK].update(session_1_date_time="1:00 pm on 31 June, 2023")), "must look like"),
        (damaged(lambda c: c[TALK].update(session_1_date_time="1:00 pm on 3 Mai, 2023")), "must look like"),
        (damaged(lambda c: c[TALK].update(session_2=c[TALK]["session_1"], session_2_date_time="1:00 pm on 8 May, 2022")),
         "must go forward"),
        (damaged(lambda c: c["qa"][0].pop("answer")), r"qa\[0\]: missing key answer"),
        (damaged(lambda c: c["qa"][0].update(category="4")), r"qa\[0\].category is text"),
        (damaged(lambda c: c["qa"][0].update(category=True)), r"qa\[0\].category is true or false"),
        (damaged(lambda c: c["qa"][0].update(category=6)), r"category is 6"),
        (damaged(lambda c: c["qa"][0].update(answer=[1])), r"qa\[0\].answer is a list"),
        (damaged(lambda c: c["qa"][0].update(evidence="D1:1")), r"evidence is text, but must be a list"),
        (damaged(lambda c: c["qa"][0].update(evidence=[1])), r"evidence\[0\] is an integer"),
        (tiny() * 2, "2 conversations are called conv-1"),
    ],
)  # fmt: skip
def test_wrong_structure_names_its_place(value: Any, message: str, tmp_path: Path) -> None:
    path = write(tmp_path / "bad.json", value)
    with pytest.raises(MemenvError, match=message) as caught:
        load(path)
    assert str(path) in str(caught.value) and "\n" not in str(caught.value)


def test_broken_files(tmp_path: Path) -> None:
    text = json.dumps(tiny(), indent=1)
    broken = {
        "cut.json": (text[:300].encode(), r"line \d+, column \d+.*cut short"),
        "comma.json": (text.replace('"qa":', '"qa"', 1).encode(), r"line \d+, column \d+"),
        "empty.json": (b"", "is empty; it should hold LoCoMo"),
        "blank.json": (b" \n", "is empty"),
        "latin.json": ('["caf\xe9"]'.encode("latin-1"), "byte 5 is not UTF-8"),
        "deep.json": (b"[" * 200_000, "nested too deeply"),
        "digits.json": (b"[" + b"9" * 5000 + b"]", "integer"),
        "bad.zip": (b"PK\x03\x04 no archive", "not a readable zip archive"),
    }
    for name, (data, message) in broken.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(MemenvError, match=message) as caught:
            load(tmp_path / name)
        assert name in str(caught.value) and "locomo10.json" in str(caught.value)


def nodes(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in a JSON value."""
    if isinstance(value, dict):
        return [pair for key in value for pair in [(value, key), *nodes(value[key])]]
    if isinstance(value, list):
        return [pair for key in range(len(value)) for pair in [(value, key), *nodes(value[key])]]
    return []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner, max_size=2),
    max_leaves=4,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=300)
@given(st.data())
def test_any_damage_is_read_or_refused_in_one_line(tmp_path: Path, data: st.DataObject) -> None:
    value = tiny()
    for _ in range(data.draw(st.integers(1, 3))):
        places = nodes(value)
        container, key = places[data.draw(st.integers(0, len(places) - 1))]
        if data.draw(st.booleans()):
            container[key] = data.draw(JSON)
        else:
            container.pop(key)
        if not nodes(value):
            break
    try:
        corpus = load(write(tmp_path / "fuzz.json", value))
    except MemenvError as error:
        assert "fuzz.json" in str(error)
    else:
        repr(corpus).encode()


def test_hostile_numbers_and_names(tmp_path: Path) -> None:
    with pytest.raises(MemenvError, match="D1:1"):
        load(write(tmp_path / "a.json", damaged(lambda c: c[TALK]["session_1"][0].update(dia_id="D1:" + "1" * 5000))))
    corpus = load(write(tmp_path / "b.json", damaged(lambda c: c["qa"][0].update(evidence=["D" + "1" * 5000 + ":1"]))))
    assert corpus.report.counts["evidence names no turn"] == 2
    corpus = load(write(tmp_path / "c.json", damaged(lambda c: c.update(sample_id="a\ud800"))))
    assert corpus.conversations[0].name == "a\ufffd"
    with pytest.raises(MemenvError, match="can't be read"):
        load("nul\0.json")
    archive = tmp_path / "cut.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as bundle:
        bundle.writestr("26.json", json.dumps(tiny()) * 20)
    data = bytearray(archive.read_bytes())
    data[45:60] = b"\xff" * 15
    archive.write_bytes(bytes(data))
    with pytest.raises(MemenvError, match="not a readable zip archive"):
        load(archive)


def test_missing_file_and_useless_folder(tmp_path: Path) -> None:
    with pytest.raises(MemenvError, match="no such file"):
        load(tmp_path / "nothing.json")
    with pytest.raises(MemenvError, match=r"directory without conversation files \(JSON files there: none\)"):
        load(tmp_path)
    write(tmp_path / "other.json", [])
    with pytest.raises(MemenvError, match=r"other.json"):
        load(tmp_path)
    with zipfile.ZipFile(tmp_path / "none.zip", "w") as bundle:
        bundle.writestr("readme.txt", "nothing")
    with pytest.raises(MemenvError, match="without JSON files"):
        load(tmp_path / "none.zip")

"""Streams over all puzzles and over the official file; hostile files."""

import pytest
from other_process import outputs

from memenv.envs.game24.expression import check
from memenv.envs.game24.puzzles import Puzzle, PuzzleStream, read_puzzles
from memenv.errors import MemenvError
from memenv.stream import Item, Stream

HEADER = "Rank,Puzzles,AMT (s),Solved rate,1-sigma Mean (s),1-sigma STD (s)"


def test_it_is_a_stream_of_items():
    stream = PuzzleStream()
    assert isinstance(stream, Stream) and "24.csv" not in stream.label
    events = stream.events(3)
    assert len(events) == 100 and all(isinstance(event, Item) and event.headline for event in events)
    assert len({event.id for event in events}) == len({event.text for event in events}) == 100
    assert [event.time for event in events] == sorted(event.time for event in events)
    for event in events:
        assert event.text == " ".join(map(str, event.data.numbers))
        assert check(event.gold, event.data.numbers).correct


@pytest.mark.parametrize("split", ["train", "test", "all"])
def test_a_seed_is_an_episode(split):
    stream = PuzzleStream(split=split)
    assert stream.events(7) == PuzzleStream(split=split).events(7) != stream.events(8)


def test_equal_in_another_process():
    program = "from memenv.envs.game24.puzzles import PuzzleStream as P; print(P(split='test').events(5))"
    assert outputs(program) == {f"{PuzzleStream(split='test').events(5)}\n"}


def test_train_and_test_are_disjoint():
    train = {item.text for seed in range(3) for item in PuzzleStream(count=1262).events(seed)}
    events = PuzzleStream(split="test").events(0)
    test = {item.text for item in events if item.headline}
    assert len(train) == 1262 and len(test) == 100 and not train & test
    assert {item.text for item in events if not item.headline} <= train
    assert {item.text for item in PuzzleStream(split="test").events(9) if item.headline} == test


def test_official_slice_in_order(data_path):
    stream = PuzzleStream(data_path("game24/24.csv"), "test")
    assert stream.label == "24 b9f12b3e"
    events = stream.events(1)
    practice, test = events[:150], events[150:]
    assert all(item.category == "practice" and not item.headline and item.data.practice for item in practice)
    assert len(test) == 100 and test[0].text == "4 5 6 10" and test[-1].text == "4 9 10 13"
    assert {item.category for item in test} == {"ranks 901-1000"}
    assert [item.text for item in stream.events(2)[150:]] == [item.text for item in test]
    assert not {item.text for item in practice} & {item.text for item in test}
    assert [item.text for item in stream.events(2)[:150]] != [item.text for item in practice]
    short = PuzzleStream(data_path("game24/24.csv"), "test", 5, 0).events(0)
    assert [item.text for item in short] == [item.text for item in test[:5]]


def test_official_train_excludes_the_slice(data_path):
    official, _ = read_puzzles(data_path("game24/24.csv"))
    asked = {item.data.numbers for item in PuzzleStream(data_path("game24/24.csv"), "train", 1262).events(0)}
    assert asked == set(official) - set(official[900:1000])


def test_more_than_there_are():
    with pytest.raises(MemenvError, match=r"puzzles=101: split='test' has 100"):
        PuzzleStream(split="test", count=101)
    with pytest.raises(MemenvError, match=r"practice=1263: split='test' has 1262"):
        PuzzleStream(split="test", practice=1263)
    with pytest.raises(MemenvError, match="'train', 'test', 'all'"):
        PuzzleStream(split="dev")


def test_a_short_file_has_no_official_slice(tmp_path):
    path = tmp_path / "few.csv"
    path.write_text("Rank,Puzzles\n1,1 1 4 6\n2,6 4 10 5\n")
    stream = PuzzleStream(path, "all")
    assert {item.data for item in stream.events(0)} == {Puzzle((1, 1, 4, 6)), Puzzle((4, 5, 6, 10))}
    with pytest.raises(MemenvError, match="2 puzzles; split='test' needs"):
        PuzzleStream(path, "test")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "is empty"),
        ("\n \n", "is empty"),
        (HEADER, "a header and no puzzle"),
        ("Rank,AMT\n1,3", "line 1: no column Puzzles"),
        ("1 1 4 6\n1 1 11 11", "line 1: no column Rank and Puzzles"),
        (f"{HEADER}\n1,1 1 4,4.4,99%,1,1", "line 2: Puzzles is '1 1 4', expected four numbers"),
        (f"{HEADER}\n1,1 1 4 6 7,4.4,99%,1,1", "line 2: Puzzles is '1 1 4 6 7', expected four"),
        (f"{HEADER}\n1,1 1 4 x,4.4,99%,1,1", "line 2: 'x' is no whole number from 1 to 13"),
        (f"{HEADER}\n1,1 1 4 -6,4.4,99%,1,1", "line 2: '-6' is no whole number"),
        (f"{HEADER}\n1,1 1 4 ٦,4.4,99%,1,1", "is no whole number"),
        (f"{HEADER}\n1,1 1 4 14,4.4,99%,1,1", "line 2: '14' is no whole number from 1 to 13"),
        (f"{HEADER}\n1,1 1 1 1,4.4,99%,1,1", "line 2: nothing makes 24 of 1 1 1 1"),
        (
            f"{HEADER}\n1,1 1 4 6,4.4,99%,1,1\n2,1 1 6 4,4,9%,1,1",
            r"line 3: puzzle \(1, 1, 4, 6\) was on line 2 already",
        ),
        (f"{HEADER}\n1,1 1 4 6,4.4,99%,1,1\n3,1 1 11 11,4,9%,1,1", "line 3: Rank is '3', expected 2"),
        (f"{HEADER}\nx,1 1 4 6,4.4,99%,1,1", "line 2: Rank is 'x', expected 1"),
        (f"{HEADER}\n1,1 1 4 6,4.4", "line 2: 3 cells under 6 columns"),
        (f'{HEADER}\n1,"1 1 4 6', "no CSV"),
        ("\x00" * 50, "no column"),
        ("PK\x03\x04" + "x" * 1_000_000, "line 1: no CSV"),
    ],
)
def test_bad_files_are_named_with_their_line(tmp_path, content, message):
    path = tmp_path / "bad.csv"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(MemenvError, match=message) as caught:
        read_puzzles(path)
    assert str(path) in str(caught.value) and len(str(caught.value)) < 600 + len(str(path))


def test_no_file_a_folder_no_text(tmp_path):
    with pytest.raises(MemenvError, match="no such file"):
        read_puzzles(tmp_path / "none.csv")
    with pytest.raises(MemenvError, match="is a folder"):
        read_puzzles(tmp_path)
    (tmp_path / "latin.csv").write_bytes(b"Rank,Puzzles\n1,\xff")
    with pytest.raises(MemenvError, match="not UTF-8"):
        read_puzzles(tmp_path / "latin.csv")


def test_windows_line_ends_and_a_mark_are_read(tmp_path):
    path = tmp_path / "dos.csv"
    path.write_bytes(b"\xef\xbb\xbfRank,Puzzles\r\n1,1 1 4 6\r\n")
    assert read_puzzles(path)[0] == ((1, 1, 4, 6),)

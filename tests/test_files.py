"""Files are written whole or not at all, and read with a message that says what to do."""

from __future__ import annotations

import errno
import os
import stat

import pytest

from memenv import MemenvError
from memenv.files import (
    check_place,
    make_folder,
    read_json,
    read_jsonl,
    read_text,
    read_toml,
    write_atomically,
    write_bytes,
    write_json,
)


def test_a_failing_block_leaves_nothing_and_keeps_what_was_there(tmp_path):
    target = tmp_path / "new" / "file.txt"
    with pytest.raises(KeyboardInterrupt), write_atomically(target) as stream:
        stream.write("half")
        raise KeyboardInterrupt
    assert os.listdir(target.parent) == []
    target.write_text("before")
    with pytest.raises(ZeroDivisionError), write_atomically(target) as stream:
        stream.write("half")
        _ = 1 / 0
    assert target.read_text() == "before" and os.listdir(target.parent) == ["file.txt"]


def test_a_full_disk_is_told(tmp_path):
    with pytest.raises(MemenvError, match="can't be written"), write_atomically(tmp_path / "x"):
        raise OSError(errno.ENOSPC, "No space left on device")
    assert os.listdir(tmp_path) == []


def test_what_is_written_appears_whole_with_usual_rights(tmp_path):
    target = tmp_path / "file.json"
    old = os.umask(0o022)
    try:
        write_json(target, {"a": "é\u2028"})
    finally:
        os.umask(old)
    assert read_json(target, "a test") == {"a": "é\u2028"}
    assert stat.S_IMODE(target.stat().st_mode) == 0o644


def test_places_that_can_not_be_written(tmp_path):
    (tmp_path / "file").write_text("x")
    os.mkfifo(tmp_path / "pipe")  # as a device: it would be replaced by a file
    for bad in (tmp_path, tmp_path / "file" / "below", tmp_path / "pipe"):
        with pytest.raises(MemenvError), write_atomically(bad):
            pass
        with pytest.raises(MemenvError, match="choose another place"):
            make_folder(bad / "file" if bad == tmp_path else bad)
    make_folder(tmp_path / "a" / "b")
    assert os.listdir(tmp_path / "a" / "b") == []
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is empty"),
        (b" \n\t", "is empty"),
        (b'{"a": [1, 2', "is cut short"),
        (b'{"a": 1}}', "line 1, column 9"),
        (b"\xff\xfe", "byte 0 is not UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b"1" * 5000, "should hold a test"),
        (b"{'a': 1}", "line 1, column 2"),
    ],
)
def test_reading_says_what_is_wrong(tmp_path, content, why):
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(MemenvError, match=why) as caught:
        read_json(path, "a test")
    assert str(path) in str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is empty"),
        (b"a = 1 2", "line 1, column 7"),
        (b"\xff\xfe", "byte 0 is not UTF-8"),
        (b"a = " + b"[" * 100_000, "nested too deeply"),
        (b"a = " + b"1" * 5000, "should hold settings as TOML: give another"),
    ],
)
def test_reading_toml_says_what_is_wrong(tmp_path, content, why):
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    with pytest.raises(MemenvError, match=why) as caught:
        read_toml(path, "settings", "give another")
    assert str(path) in str(caught.value) and "\n" not in str(caught.value)
    path.write_text("a = 1\n[b]\nc = 'é'")
    assert read_toml(path, "settings", "give another") == {"a": 1, "b": {"c": "é"}}


def test_missing_folders_and_odd_names(tmp_path):
    for path, why in ((tmp_path / "no", "no such file"), (tmp_path, "is a folder"), ("a\0b", "can't be read")):
        with pytest.raises(MemenvError, match=why):
            read_text(path, "a test")


def test_lines_are_numbered(tmp_path):
    path = tmp_path / "lines.jsonl"
    path.write_text('{"a": 1}\n\n{"b": 2}\n{"c"\n')
    with pytest.raises(MemenvError, match="line 4"):
        list(read_jsonl(path, "a test"))
    path.write_text('\ufeff{"a": 1}\n\n2\n')
    assert list(read_jsonl(path, "a test")) == [(1, {"a": 1}), (3, 2)]


def test_a_line_with_an_endless_integer_is_one_clear_error(tmp_path):
    path = tmp_path / "long.jsonl"
    path.write_text('{"a": 1}\n{"a": ' + "9" * 5000 + "}\n")
    with pytest.raises(MemenvError, match="line 2"):
        list(read_jsonl(path, "records"))


def test_bytes_are_written_whole(tmp_path):
    write_bytes(tmp_path / "a" / "x.bin", b"\x00\xff")
    assert (tmp_path / "a" / "x.bin").read_bytes() == b"\x00\xff"
    for bad in (tmp_path, tmp_path / "a" / "x.bin" / "below", "a\0b"):
        with pytest.raises(MemenvError):
            write_bytes(bad, b"")


def test_what_memenv_wrote_itself_is_not_to_be_fetched(tmp_path):
    (tmp_path / "cut").write_text("{")
    for path, why in ((tmp_path / "cut", "is cut short: train it again"), (tmp_path / "no", "give the path of a run$")):
        with pytest.raises(MemenvError, match=why):
            read_json(path, "a run", "train it again")


@pytest.mark.parametrize("name", [".", "file/below", "pipe", "a\0b"])
def test_a_place_is_checked_before_the_work(tmp_path, name):
    (tmp_path / "file").write_text("kept")
    os.mkfifo(tmp_path / "pipe")
    for attempt in (check_place, lambda path: write_bytes(path, b"x")):
        with pytest.raises(MemenvError) as caught:
            attempt(tmp_path / name)
        assert str(caught.value).count("choose another place") <= 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "pipe"]


def test_checking_a_good_place_leaves_nothing_and_keeps_what_is_there(tmp_path):
    (tmp_path / "file").write_text("kept")
    check_place(tmp_path / "file")
    check_place(tmp_path / "new" / "x")
    assert (tmp_path / "file").read_text() == "kept" and list((tmp_path / "new").iterdir()) == []

"""Conversions that are interrupted, killed, started twice or run out of disk: they go on, or nothing is left."""

from __future__ import annotations

import errno
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from shop_files import contents, records, written_files  # noqa: F401 — the fixture `files`

from memenv.cli import main
from memenv.envs.webshop import columns, official
from memenv.envs.webshop.folder import open_shop
from memenv.envs.webshop.jsonstream import stream_array
from memenv.envs.webshop.nouns import heuristic_nouns
from memenv.envs.webshop.official import convert_webshop
from memenv.errors import MemenvError


class Stopping:
    """A tagger that breaks off after some titles, as a killed run does."""

    name = "heuristic"

    def __init__(self, after: int) -> None:
        self.left = after

    def tag(self, titles: Sequence[str]) -> Iterator[tuple[str, ...]]:
        self.left -= len(titles)
        if self.left < 0:
            raise KeyboardInterrupt
        return map(heuristic_nouns, titles)


@pytest.mark.parametrize("after", [5, 23, 41])
def test_an_interrupted_conversion_goes_on(
    files: Callable[..., dict[str, Any]], after: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(official, "_BATCH", 4)
    monkeypatch.setattr(official, "_CHECKPOINT", 10)
    arguments = files(records(47))
    whole = convert_webshop(**{**arguments, "out": tmp_path / "whole"})
    with pytest.raises(KeyboardInterrupt):
        convert_webshop(**{**arguments, "tagger": Stopping(after)})
    assert not arguments["out"].exists()
    with pytest.raises(MemenvError, match="unfinished conversion: run the same command again"):
        open_shop(arguments["out"])
    starts: list[int] = []
    monkeypatch.setattr(official, "stream_array", lambda *a: starts.append(a[3]) or stream_array(*a))
    convert_webshop(**arguments)
    assert starts == [after // 10 * 10]
    assert contents(arguments["out"]) == contents(whole)


def test_an_interrupted_indexing_goes_on(
    files: Callable[..., dict[str, Any]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("memenv.envs.webshop.index.BLOCK", 10)
    arguments = files(records(47))
    whole = convert_webshop(**{**arguments, "out": tmp_path / "whole"})

    def stop(stage: str, done: int, total: int) -> None:
        if stage == "indexing" and done == 30:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        convert_webshop(**arguments, progress=stop)
    monkeypatch.setattr(official, "stream_array", lambda *a: pytest.fail("products are read again"))
    convert_webshop(**arguments)
    assert contents(arguments["out"]) == contents(whole)


def test_changed_files_start_anew(files: Callable[..., dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(official, "_BATCH", 4)
    monkeypatch.setattr(official, "_CHECKPOINT", 10)
    arguments = files(records(30))
    with pytest.raises(KeyboardInterrupt):
        convert_webshop(**{**arguments, "tagger": Stopping(22)})
    arguments = files(records(12))
    shop = open_shop(convert_webshop(**arguments))
    assert len(shop.store) == 12


def test_a_full_disk_leaves_nothing_that_looks_finished(
    files: Callable[..., dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    arguments = files(records(5))
    for place in ("memenv.envs.webshop.columns._reserve", "memenv.envs.webshop.columns.TextWriter.flush"):
        with monkeypatch.context() as patch:
            patch.setattr(place, full)
            patch.setattr(official, "_CHECKPOINT", 2)
            with pytest.raises(MemenvError, match=r"disk of .* is full; make room and run the same command again"):
                convert_webshop(**arguments)
        assert not arguments["out"].exists()
        with pytest.raises(MemenvError, match="no finished shop"):
            open_shop(arguments["out"])
        shutil.rmtree(arguments["out"].with_name("shop.partial"))
    assert len(open_shop(convert_webshop(**arguments)).store) == 5


def test_two_conversions_at_once_do_not_mix(files: Callable[..., dict[str, Any]]) -> None:
    arguments = files(records(9))

    def again(stage: str, done: int, total: int) -> None:
        with pytest.raises(MemenvError, match="another conversion is at work here; wait for it"):
            convert_webshop(**arguments)

    assert len(open_shop(convert_webshop(**arguments, progress=again)).store) == 9


@pytest.mark.parametrize(
    "progress",
    [b"", b"[]", b"{}", b"\xff", b'{"plan": 1}', None],
    ids=["empty", "list", "object", "bytes", "other plan", "files too short"],
)
def test_a_damaged_checkpoint_starts_anew(
    files: Callable[..., dict[str, Any]], monkeypatch: pytest.MonkeyPatch, progress: bytes | None
) -> None:
    monkeypatch.setattr(official, "_BATCH", 4)
    monkeypatch.setattr(official, "_CHECKPOINT", 10)
    arguments = files(records(30))
    with pytest.raises(KeyboardInterrupt):
        convert_webshop(**{**arguments, "tagger": Stopping(22)})
    work = arguments["out"].with_name("shop.partial")
    if progress is None:
        os.truncate(work / "product.title.utf8", 5)
    else:
        (work / "progress.json").write_bytes(progress)
    shop = open_shop(convert_webshop(**arguments))
    assert [shop.store.product(row).title for row in range(30)] == [record["name"] for record in records(30)]


def conversion_killed(arguments: dict[str, Any], number: int) -> bool:
    """Converts in a process that vanishes, as by SIGKILL, before it touches the disk for the `number`-th time."""
    child = os.fork()
    if not child:
        touches = 0

        def watched(function: Callable[..., Any]) -> Callable[..., Any]:
            def call(*args: Any, **kwargs: Any) -> Any:
                nonlocal touches
                touches += 1
                if touches == number:
                    os._exit(9)
                return function(*args, **kwargs)

            return call

        for owner, name in (
            *((columns.DiskFolder, name) for name in ("create", "append", "remove")),
            *((columns.TextWriter, name) for name in ("extend", "flush", "close")),
            *((os, name) for name in ("truncate", "replace", "unlink", "fsync")),
        ):
            setattr(owner, name, watched(getattr(owner, name)))
        code = 1
        try:
            convert_webshop(**arguments)
            code = 0
        finally:
            os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (0, 9)
    return code == 9


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
def test_a_conversion_killed_anywhere_goes_on(
    files: Callable[..., dict[str, Any]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(official, "_BATCH", 8)
    monkeypatch.setattr(official, "_CHECKPOINT", 10)
    monkeypatch.setattr("memenv.envs.webshop.index.BLOCK", 10)
    human = {"B000000003": [{"instruction": "a.", "instruction_attributes": ["soft"], "instruction_options": []}]}
    arguments = files(records(25), human=human)
    whole = contents(convert_webshop(**{**arguments, "out": tmp_path / "whole"}))
    kills = 0
    for number in range(1, 10_000, 13):
        out = tmp_path / str(number)
        if not conversion_killed({**arguments, "out": out}, number):
            break
        kills += 1
        conversion_killed({**arguments, "out": out}, 1 + number // 2)
        if not out.exists():
            with pytest.raises(MemenvError, match="no finished shop folder"):
                open_shop(out)
        assert contents(convert_webshop(**{**arguments, "out": out})) == whole
        assert not out.with_name(f"{number}.partial").exists()
    assert kills > 15


def test_the_command_that_uses_a_shop_can_be_pasted(
    files: Callable[..., dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given, out = files(records(2)), tmp_path / "a shop"
    asked = ["data", "convert-webshop", "--items", str(given["items"]), "--attributes", str(given["attributes"])]
    assert main([*asked, "--out", str(out)]) == 0
    assert f"--data {shlex.quote(str(out))} --agent profile" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main([*asked[:-1], "", "--out", str(tmp_path / "other")])
    assert "--attributes: an empty path" in capsys.readouterr().err

"""A folder has one holder, and none once that process is dead."""

import os
import signal
import subprocess
import sys

import pytest

from memenv.errors import MemenvError
from memenv.locks import LOCK, FolderLock

HOLD = """
import sys, time
from memenv.locks import FolderLock
lock = FolderLock(sys.argv[1], "training")
lock.take()
print("held", flush=True)
time.sleep(300)
"""


def held(folder):
    return pytest.raises(MemenvError, match=rf"^{folder}: another training is at work here; wait for it, or choose")


def test_the_second_is_told_and_nothing_is_left(tmp_path):
    with FolderLock(tmp_path, "training") as first:
        first.take()  # held already
        with held(tmp_path):
            FolderLock(tmp_path, "training").take()
        assert os.listdir(tmp_path) == [LOCK]
    assert os.listdir(tmp_path) == []
    with FolderLock(tmp_path, "training"):
        pass


def test_a_lock_ends_with_whoever_forgets_it(tmp_path):
    lock = FolderLock(tmp_path, "training")
    lock.take()
    del lock
    FolderLock(tmp_path, "training").take()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system has no SIGKILL")
def test_another_process_holds_it_until_it_is_killed(tmp_path):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert other.stdout.readline() == "held\n"
        with held(tmp_path):
            FolderLock(tmp_path, "training").take()
    finally:
        other.kill()
        other.communicate(timeout=60)
    assert (tmp_path / LOCK).exists()  # a killed process tidies nothing up, and what it left locks nothing
    with FolderLock(tmp_path, "training"):
        pass
    assert os.listdir(tmp_path) == []


def test_whoever_comes_back_is_told_that_another_has_been_there(tmp_path):
    first, second = (FolderLock(tmp_path, "training", "state") for _ in range(2))
    with first:
        (tmp_path / "state").write_text("1")
    with first:
        pass
    with second:
        (tmp_path / "state").write_text("22")
    with pytest.raises(MemenvError, match="another training has gone on here; begin anew from what it left"):
        first.take()
    with second:  # which the refused one does not hold up
        pass


def test_a_folder_put_in_anothers_place_keeps_its_own_lock(tmp_path):
    (tmp_path / "a").mkdir()
    first = FolderLock(tmp_path / "a", "training")
    first.take()
    (tmp_path / "a").rename(tmp_path / "b")
    (tmp_path / "a").mkdir()
    with FolderLock(tmp_path / "a", "training"):
        first.release()
        assert (tmp_path / "a" / LOCK).exists()


def test_a_folder_that_is_not_there_is_one_message(tmp_path):
    with pytest.raises(MemenvError, match="can't be written"):
        FolderLock(tmp_path / "none", "training").take()


@pytest.mark.skipif(sys.platform == "win32", reason="links there are another thing")
def test_a_link_in_the_place_of_the_lock_is_not_followed(tmp_path):
    (tmp_path / "lock").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(MemenvError, match="can't be written"):
        FolderLock(tmp_path, "training").take()
    assert not (tmp_path / "elsewhere").exists()

"""Interrupts wait for the end of a block, and never reach a process that began in it."""

import signal
import subprocess
import sys
import threading

import pytest

from memenv.interrupts import interrupts_held

SPAWN = """
import multiprocessing, signal
from memenv.interrupts import interrupts_held
if __name__ == "__main__":
    with interrupts_held():
        process = multiprocessing.get_context("spawn").Process(target=int)
        process.start()  # the first one: the resource tracker begins with it
        print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set()))
    print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set()))
    process.join()
"""

pytestmark = pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="the system has no signal masks")


def test_an_interrupt_waits_for_the_end_of_the_block():
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    reached = []
    try:
        with pytest.raises(KeyboardInterrupt), interrupts_held():
            signal.pthread_kill(threading.get_ident(), signal.SIGINT)  # not to a thread of some library
            reached.append(True)
    finally:
        signal.signal(signal.SIGINT, before)
    assert reached and signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, set())


def test_a_process_that_began_in_the_block_gets_none():
    script = "import os, signal; os.kill(os.getpid(), signal.SIGINT); print('lives')"
    with interrupts_held():
        child = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert child.communicate(timeout=60)[0].strip() == "lives" and child.returncode == 0


def test_interrupts_stay_held_while_the_first_process_begins(tmp_path):
    (tmp_path / "spawn.py").write_text(SPAWN)
    done = subprocess.run(
        [sys.executable, tmp_path / "spawn.py"], check=False, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.split() == ["True", "False"], done.stderr

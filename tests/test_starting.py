"""Ctrl-C while the command is still being imported is what it is later: one line and exit code 130."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
#: What interrupts its own process when it is imported, and then finds out whether that was heard.
INTERRUPTS = """
import os, signal, time
os.kill(os.getpid(), signal.SIGINT)
time.sleep(0.05)
raise SystemExit("not interrupted")
"""
SCRIPT = "import sys\nfrom memenv.cli import main\nsys.exit(main())\n"

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="os.kill ends the process there"),
    pytest.mark.skipif(threading.current_thread() is not threading.main_thread(), reason="handlers need it"),
]


def ended(tmp_path, arguments, first="gymnasium", ignored=False):
    """Runs Python where the import of `first` interrupts the process; SIGINT is not ignored, whoever runs these tests."""
    folder = tmp_path / "first"
    folder.mkdir(exist_ok=True)
    (folder / f"{first}.py").write_text(INTERRUPTS)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    before = signal.signal(signal.SIGINT, signal.SIG_IGN if ignored else signal.default_int_handler)
    try:
        return subprocess.run(
            [sys.executable, *arguments], env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=120,
            check=False,
        )  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("first", ["gymnasium", "rich", "argparse"])
@pytest.mark.parametrize("way", ["module", "options", "cli", "script"])
def test_an_interrupt_during_imports_is_one_line(tmp_path, way, first):
    (tmp_path / "memenv").write_text(SCRIPT)
    arguments = {
        "module": ["-m", "memenv", "run", "-m"],
        "options": ["-B", "-X", "utf8", "-m", "memenv"],
        "cli": ["-m", "memenv.cli", "list"],
        "script": [str(tmp_path / "memenv"), "list"],
    }[way]
    process = ended(tmp_path, arguments, first)
    assert (process.returncode, process.stderr, process.stdout) == (130, "memenv: interrupted\n", "")


def test_a_program_that_imports_memenv_has_its_own_way(tmp_path):
    """As in Python without memenv: an exception."""
    (tmp_path / "mine.py").write_text("try:\n    import memenv\nexcept KeyboardInterrupt:\n    print('caught')\n")
    for arguments in ([str(tmp_path / "mine.py"), "memenv"], ["-m", "mine", "memenv"], ["-c", "import mine", "-m"]):
        process = ended(tmp_path, arguments)
        assert (process.returncode, process.stdout) == (0, "caught\n"), process.stderr


def test_who_ignores_interrupts_goes_on_ignoring_them(tmp_path):
    process = ended(tmp_path, ["-m", "memenv", "list"], ignored=True)
    assert process.returncode == 1 and "not interrupted" in process.stderr


def test_the_command_that_runs_gets_an_exception_again(tmp_path):
    """As it needs it to keep what was done."""
    code = (
        "import sys\nsys.orig_argv = ['python', '-m', 'memenv', 'x']\nsys.argv = ['-m', 'x']\n"
        "import signal, memenv.cli\nfrom memenv import starting\n"
        "print(signal.getsignal(signal.SIGINT) is starting._end)\n"
        "def run(parsed): print(signal.getsignal(signal.SIGINT) is signal.default_int_handler); raise KeyboardInterrupt\n"
        "memenv.cli.parser = lambda: type('P', (), {'parse_args': lambda self, given: type('R', (), {'run': run})})()\n"
        "sys.exit(memenv.cli.main(['list']))\n"
    )
    process = ended(tmp_path, ["-c", code], first="nothing")
    assert (process.returncode, process.stdout, process.stderr) == (130, "True\nTrue\n", "memenv: interrupted\n")

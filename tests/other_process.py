"""The same program in processes of other hash seeds, for tests that results depend on none of it."""

import os
import subprocess
import sys


def outputs(code: str, *arguments: str) -> set[str]:
    """What `python -c code arguments` prints under two hash seeds: one text where nothing depends on them."""
    return {
        subprocess.run(
            [sys.executable, "-c", code, *arguments],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    }

"""The command line with the toy domain registered, for tests that need processes of their own.

Spawned workers import this file again, so the registration stands outside the main guard. `$TOWN_PAUSE` slows its
agent down, so that an interrupt can hit; it leaves the number of its process in the folder `$TOWN_PIDS`.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from toy_domain import TownEnv  # noqa: F401 — the entry point below

import memenv
from memenv.cli import main

memenv.register_environment("Town-v0", "toy_domain:TownEnv")


class Slow(memenv.Agent):
    """Stores everything, slowly."""

    def act(self, observation, info):
        if folder := os.environ.get("TOWN_PIDS"):
            Path(folder).mkdir(exist_ok=True)
            Path(folder, str(os.getpid())).touch()
        time.sleep(float(os.environ.get("TOWN_PAUSE", "0")))
        return memenv.action([memenv.add(observation["experience"])])


class NoAgent:
    """Has act and reset, and is none."""


if __name__ == "__main__":
    sys.exit(main())

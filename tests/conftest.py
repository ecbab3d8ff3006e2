"""Shared test helpers."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Times say something about the machine's load here, nothing about the code.
settings.register_profile("memenv", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("memenv")


@pytest.fixture(scope="session")
def data_path() -> Callable[[str], Path]:
    """`data_path("locomo/locomo5.json")`: the path of a real data file; the test is skipped where it is absent.

    The folder is $MEMENV_TEST_DATA, else shared/data beside the repository or beside the folder it lies in.
    """

    def find(name: str) -> Path:
        repository = Path(__file__).resolve().parents[1]
        given = os.environ.get("MEMENV_TEST_DATA")
        roots = (
            [Path(given)] if given else [repository.parent / "shared/data", repository.parent.parent / "shared/data"]
        )
        for root in roots:
            if (root / name).exists():
                return root / name
        pytest.skip(f"{name} is in none of {[str(root) for root in roots]}; set MEMENV_TEST_DATA")

    return find

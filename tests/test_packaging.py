"""What is built is what is in the tree."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAPPED = ("agents", "envs", "policies")


def _packages_in_tree() -> set[str]:
    found = {"memenv", *(f"memenv.{name}" for name in MAPPED)}
    for folder in ("memenv", *MAPPED):
        for place, _, files in os.walk(ROOT / folder):  # symlinks are not followed
            parts = Path(place).relative_to(ROOT).parts
            if "__init__.py" in files:
                found.add(".".join(parts if parts[0] == "memenv" else ("memenv", *parts)))
    return found


def test_every_package_is_listed():
    listed = PROJECT["tool"]["setuptools"]["packages"]
    assert len(listed) == len(set(listed))
    assert set(listed) == _packages_in_tree()


def test_mapped_folders_are_symlinked_and_no_packages_of_their_own():
    """A regular package of the same name elsewhere must win over `agents` in this repository's root."""
    for name in MAPPED:
        assert (ROOT / "memenv" / name).resolve() == ROOT / name
        assert not (ROOT / name / "__init__.py").exists()
        assert PROJECT["tool"]["setuptools"]["package-dir"][f"memenv.{name}"] == name


def test_licence_and_version_agree():
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("\n" + " " * 33 + "Apache License")
    assert importlib.import_module("memenv").__version__ == PROJECT["project"]["version"]


def test_data_files_are_declared():
    """Every file beside the code that the code could read is package data, or a wheel would lack it."""
    code = {".py", ".pyc", ".typed"}
    data = PROJECT["tool"]["setuptools"]["package-data"]
    for name in MAPPED:
        for path in (ROOT / name).rglob("*"):
            if path.is_file() and path.suffix not in code and path.name != "README.md":
                patterns = data.get(f"memenv.{name}", [])
                assert any(path.relative_to(ROOT / name).match(pattern) for pattern in patterns), path


def test_import_is_light():
    """`import memenv` brings no model library, no stemmer, no rich; what is slow is imported when it is used."""
    heavy = (
        "torch",
        "nltk",
        "rich",
        "transformers",
        "sklearn",
        "scipy",
        "pandas",
        "openai",
        "onnxruntime",
        "hypothesis",
    )
    code = f"import sys, memenv; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


def test_core_imports_no_domain_and_no_agent():
    code = (
        "import sys, memenv; "
        "print(sorted(n for n in sys.modules if n.startswith(('memenv.agents', 'memenv.envs', 'memenv.policies'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"

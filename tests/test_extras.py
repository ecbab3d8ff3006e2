"""What is said where a package of an extra is missing: the same everywhere, and true."""

import importlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from script_module import script_module

from memenv.cli import parser
from memenv.envs.alfworld.export import rules
from memenv.envs.alfworld.original import _session, memoised_parsing
from memenv.envs.webshop.nouns import SpacyTagger
from memenv.errors import MemenvError
from memenv.extras import install, needs
from memenv.onnx_encoder import onnx_encoder
from memenv.policies.models import open_model
from memenv.registration import make_agent

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def library(name, function):
    return lambda: getattr(importlib.import_module(f"memenv.agents.{name}"), function)()


def module(name):
    return lambda: importlib.import_module(name)


def command(*arguments):
    def use():
        parsed = parser().parse_args(arguments)
        parsed.run(parsed)

    return use


#: Extra, the package that is not there, and something that needs it.
PLACES = [
    ("torch", "torch", lambda: make_agent("policy:folder")),
    ("torch", "torch", lambda: make_agent("umem:folder")),
    ("torch", "torch", lambda: make_agent("trained_r1:folder")),
    ("torch", "torch", command("train", "crud", "--iterations", "1", "--out", "x")),
    ("torch", "torch", command("train", "umem", "--out", "x")),
    ("sb3", "sb3_contrib", lambda: script_module("train_sb3")),
    ("pettingzoo", "pettingzoo", module("memenv.envs.manager_answerer")),
    ("torch", "torch", lambda: script_module("memory_r1")),
    ("torch", "torch", lambda: script_module("umem_ablations")),
    ("torch", "torch", lambda: script_module("benchmark_crud")),
    ("torch", "torch", lambda: script_module("policy_report").main(["policy:folder", "--lives", "2"])),
    ("trl", "datasets", lambda: script_module("train_trl").main(["model"])),
    ("verifiers", "verifiers", module("memenv.policies.adapters.verifiers")),
    ("openenv", "openenv", module("memenv.policies.adapters.openenv")),
    ("dense", "onnxruntime", lambda: onnx_encoder.__wrapped__("folder")),
    ("dense", "tokenizers", lambda: onnx_encoder.__wrapped__("folder")),
    ("alfworld", "textworld", lambda: _session.__wrapped__()),
    ("alfworld", "alfworld", lambda: rules.__wrapped__()),
    ("alfworld", "fast_downward", lambda: memoised_parsing().__enter__()),
    ("openai", "openai", lambda: open_model("http://127.0.0.1:9/v1", "m")),
    ("mem0", "mem0", library("mem0_library", "_import_mem0")),
    ("langmem", "langmem", library("langmem_library", "_import_langmem")),
    ("vllm", "vllm", lambda: open_model("vllm:m")),
    ("webshop", "spacy", SpacyTagger),
]


@pytest.mark.parametrize(
    ("extra", "package", "use"), PLACES, ids=[f"{e}-{p}-{i}" for i, (e, p, _) in enumerate(PLACES)]
)
def test_every_place_says_what_is_missing_and_what_to_do(extra, package, use, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    if package == "tokenizers":
        pytest.importorskip("onnxruntime", reason="the other package of the extra `dense` is asked for first")
    monkeypatch.setenv("MEM0_DIR", str(tmp_path))
    monkeypatch.setitem(sys.modules, package, None)  # an import of it fails, whether it is installed or not
    for name in ("memenv.envs.manager_answerer", f"memenv.policies.adapters.{extra}"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    with pytest.raises(MemenvError) as told:
        use()
    assert re.fullmatch(rf"\S.* needs the package {package}, which is not installed: .*", str(told.value))
    assert str(told.value).endswith(install(extra))
    assert not any(tmp_path.iterdir())


def test_every_extra_is_spoken_of_and_every_one_spoken_of_exists():
    assert {extra for extra, _, _ in PLACES} | {"dev"} == set(EXTRAS)
    named = set()
    for folder in ("memenv", "agents", "envs", "policies", "scripts"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if path.name != "extras.py":
                assert "memenv[" not in re.sub(r'""".*?"""', "", text, flags=re.DOTALL), (
                    f"{path}: memenv.extras words it"
                )
            named |= set(re.findall(r'\b(?:needs|install)\(["\'](\w+)["\']', text))
    assert named and named <= set(EXTRAS)


#: Runs scripts one after the other in a Python that has none of the packages in EXTRAS, and prints how each ends.
BARE = """
import contextlib, io, runpy, sys
scripts, *packages = sys.argv[1:]
for package in packages:
    sys.modules[package] = None
scripts = scripts.split(";")
sys.path.insert(0, scripts[0].rpartition("/")[0])
for script in scripts:
    sys.argv = [script, "--help"]
    ended = ""
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            runpy.run_path(script, run_name="__main__")
        except SystemExit as end:
            ended = end.code or ""
        except BaseException as error:
            ended = f"{type(error).__name__}: {error}"
    print(script.rpartition("/")[2], ended, sep="\\t")
"""
#: Where a script is imported by another that asks for it.
PARTS = {"benchmark_crud.py": "benchmark.py crud"}


def test_every_script_without_any_extra_helps_or_says_what_it_needs(tmp_path):
    packages = {re.split(r"[\[><=;~!]", row)[0].replace("-", "_") for rows in EXTRAS.values() for row in rows}
    packages |= {package for _, package, _ in PLACES}
    scripts = sorted((ROOT / "scripts").glob("*.py"))
    done = subprocess.run(
        [sys.executable, "-c", BARE, ";".join(path.as_posix() for path in scripts), *sorted(packages - {"memenv"})],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    ends = dict(line.split("\t") for line in done.stdout.splitlines())
    assert list(ends) == [path.name for path in scripts]
    needing = {}
    for name, ended in ends.items():
        if ended:
            script = PARTS.get(name, name)
            said = re.fullmatch(
                rf"(\w+: |error: )?scripts/{script} needs the package (\w+), .*'memenv\[(\w+)\]'", ended
            )
            assert said and (said[1] == "error: ") == (name not in PARTS), f"{name}: {ended}"
            needing[name] = said[3]
    assert needing == {
        "benchmark_crud.py": "torch",
        "memory_r1.py": "torch",
        "train_sb3.py": "sb3",
        "umem_ablations.py": "torch",
    }
    assert not any(tmp_path.iterdir())


def test_a_version_that_does_not_fit_is_told_and_a_fault_of_ours_is_not_hidden():
    said = r"^it needs another version of json .*nothing.*: pip install 'memenv\[dense\]'$"
    with pytest.raises(MemenvError, match=said), needs("dense", "it"):
        from json import nothing  # noqa: F401
    with pytest.raises(MemenvError, match=said), needs("dense", "it"):
        import json.nothing  # noqa: F401
    with pytest.raises(ModuleNotFoundError, match=r"memenv\.nowhere"), needs("dense", "it"):
        import memenv.nowhere  # noqa: F401

"""What is said where a package of an extra is missing: the same everywhere, and true."""

import importlib
import re
import sys
import tomllib
from pathlib import Path

import pytest
from script_module import script_module

from memenv.cli import parser
from memenv.envs.alfworld.export import rules
from memenv.envs.alfworld.original import _session
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
    ("trl", "datasets", lambda: script_module("train_trl").main(["model"])),
    ("verifiers", "verifiers", module("memenv.policies.adapters.verifiers")),
    ("openenv", "openenv", module("memenv.policies.adapters.openenv")),
    ("dense", "onnxruntime", lambda: onnx_encoder.__wrapped__("folder")),
    ("dense", "tokenizers", lambda: onnx_encoder.__wrapped__("folder")),
    ("alfworld", "textworld", lambda: _session.__wrapped__()),
    ("alfworld", "alfworld", lambda: rules.__wrapped__()),
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


def test_a_version_that_does_not_fit_is_told_and_a_fault_of_ours_is_not_hidden():
    said = r"^it needs another version of json .*nothing.*: pip install 'memenv\[dense\]'$"
    with pytest.raises(MemenvError, match=said), needs("dense", "it"):
        from json import nothing  # noqa: F401
    with pytest.raises(MemenvError, match=said), needs("dense", "it"):
        import json.nothing  # noqa: F401
    with pytest.raises(ModuleNotFoundError, match=r"memenv\.nowhere"), needs("dense", "it"):
        import memenv.nowhere  # noqa: F401

"""The documentation's code runs, its commands parse, its tables are those of the code."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from memenv.cli import parser
from memenv.registration import AGENTS, agent_class

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    return [code for name, code in _BLOCK.findall(page.read_text(encoding="utf-8")) if name == language]


def commands(page: Path) -> list[list[str]]:
    """The `memenv …` commands of a page's blocks without a language, split into words, environment dropped."""
    found = []
    for block in blocks(page, ""):
        for line in block.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True) if re.match(r"^(?:[A-Z]+=\S+ )?memenv ", line) else []
            while words and "=" in words[0]:
                words.pop(0)
            if words:
                found.append(words[1:])
    return found


def run(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "COLUMNS": "120"}
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_blocks_run(page, tmp_path):
    """Blocks that begin with a file's name are written under it; the others run in order, in one process."""
    script = []
    for code in blocks(page, "python"):
        name = re.match(r"# (\w+\.py)\n", code)
        if name:
            (tmp_path / name[1]).write_text(code, encoding="utf-8")
        else:
            script.append(code)
    (tmp_path / "script.py").write_text("\n".join(script), encoding="utf-8")
    done = run(["script.py"], tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_parse(page):
    for words in commands(page):
        if words[0] != "list" and "--help" not in words:
            parser().parse_args(words)


def test_extending_is_short_and_works(tmp_path):
    page = ROOT / "docs" / "extend.md"
    for code in blocks(page, "python"):
        name = re.match(r"# (\w+\.py)\n", code)
        if name:
            (tmp_path / name[1]).write_text(code, encoding="utf-8")
            assert code.count("\n") < 90, name[1]
            assert sum(1 for line in code.splitlines() if line.strip()) < 80, name[1]
    ranked = commands(page)
    assert len(ranked) == 2
    done = run(["-m", "memenv", *ranked[1], "--workers", "2"], tmp_path)
    assert done.returncode == 0, done.stderr
    scores = {
        words[1]: float(words[2])
        for words in map(str.split, done.stdout.splitlines())
        if len(words) == 9 and words[0] != "agent"
    }
    assert scores["shelf_agent:OnePerParcel"] == scores["oracle†"] == 1.0
    assert scores["no_memory"] == 0.0 < scores["recency"] < 0.9
    done = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "test_parcels.py"], tmp_path)
    assert done.returncode == 0, done.stdout


def test_every_agent_has_its_row_and_section():
    text = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", text, re.MULTILINE))
    assert list(rows) == list(AGENTS)
    for name in AGENTS:
        agent = agent_class(name)
        marks = [mark for mark in ("unbounded", "privileged", "maintain") if getattr(agent, mark)]
        assert rows[name] == f"{', '.join(agent.decide)} | {agent.store} | {', '.join(marks)}"
        assert re.search(rf"^## {name}$", text, re.MULTILINE), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_presets_are_those_of_the_code():
    from memenv.envs.dialogue.env import BANK_TOKENS, LOCOMO_TOKENS
    from memenv.envs.dialogue.generator import PRESETS

    text = (ROOT / "docs" / "environments" / "locomo.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    assert rows == [
        (name, str(preset.sessions), str(preset.questions), str(BANK_TOKENS[name])) for name, preset in PRESETS.items()
    ]
    assert f"{LOCOMO_TOKENS:,} tokens" in text

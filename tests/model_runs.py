"""Runs with a model behind a stub server, for tests of what becomes of them."""

from __future__ import annotations

import json
import re

import pytest
from stub_server import completion

RUN = ["run", "MemLoCoMo-v0", "--agent", "chat_agent:ChatCrud", "--set", "preset=tiny", "--set", "reader=chat"]
RANK = ["leaderboard", "--env", "MemLoCoMo-v0", "--agent", "chat_agent:ChatCrud", "--agent", "recency", "--seeds", "2"]
RANK += ["--set", "preset=tiny", "--set", "reader=chat"]


def sensible(body):
    """Writes down the first turn, keeps all that is new, answers with the last word of the last note."""
    said = body["messages"][-1]["content"]
    if "New turns:" in said:
        turns = re.findall(r"^(\w+): (.+)$", said, re.MULTILINE)
        value = {"facts": [f"{name} said: {text}"[:150] for name, text in turns[-1:]]}
    elif "New facts:" in said:
        value = {"memory": [{"event": "ADD", "text": said.split("New facts:\n- ")[1].split("\n")[0]}]}
    else:
        notes = re.findall(r"^\[.*?\] (.+)$", said, re.MULTILINE)
        value = {"answer": notes[-1].split()[-1] if notes else "Not mentioned"}
    return 200, completion(json.dumps(value))


@pytest.fixture(autouse=True)
def quiet(monkeypatch):
    """No model of the environment, and room for whole lines."""
    pytest.importorskip("openai", reason="the extra `openai` is not installed")
    for name in ("MEMENV_MODEL", "MEMENV_MODEL_NAME", "MEMENV_MODEL_KEY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "300")


def table(printed: str) -> list[str]:
    """What a run prints, without times and without where it was recorded."""
    lines = [line for line in printed.splitlines() if not line.startswith("recorded:")]
    return [re.sub(r"[\d.]+ ms per decision.*", "", line) for line in lines]

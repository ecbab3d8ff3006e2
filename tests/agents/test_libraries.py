"""Third-party libraries as agents: the real packages, where they are installed, against a stub server on loopback."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from memenv.agents.langmem_library import LangMemLibrary, plain_schema
from memenv.agents.mem0_library import Mem0Library
from memenv.agents.own_memory import OwnMemory
from memenv.chat import ChatFailure, ChatProblem
from memenv.errors import MemenvError
from memenv.policies.models import open_model
from memenv.policies.models.schema import check_schema
from memenv.runner import make_env, run_episode

sys.path.insert(0, str(Path(__file__).parents[1]))
from stub_server import Stub, completion, error, serve

LIFE = {"preset": "tiny", "split": "train"}
SEED = 2_000_001


class Shelf(OwnMemory):
    """Keeps the last turns."""

    name = "shelf"

    def open(self, seed):
        self.lines: list[str] = []

    def remember(self, turns, time):
        self.lines += [turn.line() for turn in turns]

    def recall(self, question, time):
        return self.lines[::-1]


def need(module: str, extra: str) -> None:
    """Skips without importing: mem0 reports to its makers if it is imported before the agent has told it not to."""
    if importlib.util.find_spec(module) is None:
        pytest.skip(f"{module} is not installed: pip install 'memenv[{extra}]'")


def played(agent: OwnMemory, **arguments: Any) -> Any:
    env = make_env("MemLoCoMo-v0", agent, {**LIFE, **arguments})
    assert env.unwrapped.loop.memory.own_memory
    return run_episode(env, agent, SEED)


def test_a_library_is_two_functions():
    result = played(Shelf())
    assert result.invalid == 0 and result.score > 0.0
    assert result.memory_tokens == 0, "what it holds is not measured"
    assert all(0 < item["context"] <= 400 for item in result.items)


def test_what_does_not_fit_the_context_is_left_out():
    result = played(Shelf(), context_tokens=20)
    assert result.invalid == 0
    assert all(0 < item["context"] <= 20 for item in result.items)


def test_a_failing_model_inside_a_library_is_an_invalid_action():
    class Wrapped(Shelf):
        def remember(self, turns, time):
            try:
                raise ChatFailure(ChatProblem("timeout", "no answer"))
            except ChatFailure as failure:
                raise ValueError("the library says something else") from failure

    result = played(Wrapped())
    assert result.invalid == 4


def test_other_errors_of_a_library_are_not_hidden():
    class Broken(Shelf):
        def recall(self, question, time):
            raise KeyError("12")

    with pytest.raises(KeyError):
        played(Broken())


@pytest.mark.parametrize("kind", [Mem0Library, LangMemLibrary])
def test_they_need_a_model(kind):
    with pytest.raises(MemenvError, match="needs a chat model: give --model URL"):
        kind()


def test_tool_schemas_become_plain():
    schema = {
        "$defs": {"Edit": {"type": "object", "properties": {"at": {"type": "string", "format": "x"}}}},
        "properties": {"edits": {"type": "array", "items": {"$ref": "#/$defs/Edit"}}, "one": {"allOf": [{"$ref": "#/$defs/Edit"}]}},
        "type": "object",
        "examples": [1],
    }  # fmt: skip
    plain = plain_schema(schema)
    edit = {"type": "object", "properties": {"at": {"type": "string"}}}
    assert plain == {"type": "object", "properties": {"edits": {"type": "array", "items": edit}, "one": edit}}
    check_schema(plain)


# --- mem0


def mem0_answers(body: dict[str, Any]) -> Any:
    new = body["messages"][-1]["content"].partition("## New Messages")[2]
    who = re.findall(r"\] (\w+): [^\n]*I eat halal", new)
    facts = [{"id": str(n), "text": f"{name}'s diet is halal."} for n, name in enumerate(who)]
    return 200, completion(json.dumps({"memory": facts}))


def test_mem0_runs_and_is_the_same_twice():
    need("mem0", "mem0")
    seen = []
    with serve(Stub(mem0_answers)) as stub:
        for _ in range(2):
            stub.bodies.clear()
            model = open_model(stub.url, None)
            result = played(Mem0Library(model=model))
            seen.append((result.score, result.invalid, [item["answer"] for item in result.items], list(stub.bodies)))
    assert seen[0] == seen[1]
    score, invalid, answers, bodies = seen[0]
    assert invalid == 0 and len(bodies) == 4 and "halal" in answers and score > 0
    assert "2022-10" in bodies[-1]["messages"][-1]["content"], "the day of the life, not of the clock"


def test_mem0_goes_on_when_the_server_refuses():
    need("mem0", "mem0")
    with serve(Stub(lambda body: (400, error("no")))) as stub:
        result = played(Mem0Library(model=open_model(stub.url, None)))
    assert result.invalid == 4 and len(result.items) == 6


# --- LangMem


def langmem_answers(body: dict[str, Any]) -> Any:
    said = body["messages"][1]["content"]
    calls = []
    if "I eat halal" in said:
        calls = [{"name": "Memory", "args": {"content": "Vera eats fish."}}]
    elif shown := re.search(r"instance id=(id-\d+)[^\n]*\n[^<]*Vera eats fish", body["messages"][0]["content"] + said):
        patch = {"op": "replace", "path": "/content", "value": "Vera's diet is halal."}
        calls = [{"name": "PatchDoc", "args": {"json_doc_id": shown[1], "planned_edits": "x", "patches": [patch]}}]
    return 200, completion(json.dumps({"calls": calls}))


def test_langmem_inserts_and_patches():
    need("langmem", "langmem")
    seen = []
    with serve(Stub(langmem_answers)) as stub:
        for _ in range(2):
            stub.bodies.clear()
            agent = LangMemLibrary(model=open_model(stub.url, None))
            result = played(agent)
            seen.append((result.invalid, [item["answer"] for item in result.items], list(stub.bodies)))
            held = agent.recall("What does Vera eat?", 0.0)
    assert seen[0] == seen[1], "random ids do not reach the server"
    assert seen[0][0] == 0 and len(seen[0][2]) == 4
    assert held == ["Vera's diet is halal."]

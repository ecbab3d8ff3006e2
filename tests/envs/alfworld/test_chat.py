"""The chat-model executor, with models that are scripts."""

from __future__ import annotations

import pytest

from memenv.envs.alfworld.chat import ChatExecutor, read_reply
from memenv.envs.alfworld.domain import ALFWorldConfig, ALFWorldDomain
from memenv.envs.alfworld.games import GeneratedGame, Household
from memenv.envs.alfworld.tasktypes import TASKS
from memenv.solver import Recall, Solver
from memenv.stream import Item

REF = GeneratedGame(Household(0), 0, TASKS[3], "unseen")
ITEM = Item(REF.task, 0.0, data=REF)


def test_a_scripted_model_solves_a_game_and_sees_its_memories():
    replies = ["think: first the thing", *[f"> {command}" for command in REF.game().walkthrough]]
    seen = []

    def complete(messages):
        seen.append(messages)
        return replies[len(seen) - 1]

    solver = ChatExecutor(complete, max_steps=15)
    assert isinstance(solver, Solver)
    outcome = solver.solve(ITEM, [Recall("Eggs are in the fridge.", 0.0)])
    assert outcome.won and outcome.steps == len(replies) - 1 and outcome.tokens > 500
    assert "- Eggs are in the fridge." in seen[0][1]["content"]
    assert "Your task is to: " in seen[0][1]["content"]
    assert seen[1][-1] == {"role": "user", "content": "OK."}


@pytest.mark.parametrize("reply", ["", "think: for ever", "\x00" * 10, "x" * 100_000, "__import__('os')", "> "])
def test_endless_talk_ends(reply):
    calls = []
    outcome = ChatExecutor(lambda messages: calls.append(1) or reply, max_steps=3).solve(ITEM, [])
    assert not outcome.won and outcome.steps == 3 and len(calls) <= 12


@pytest.mark.parametrize(
    ("reply", "command"),
    [
        ("go to fridge 1", "go to fridge 1"),
        ("> go to fridge 1.", "go to fridge 1"),
        ("Action: `open fridge 1`", "open fridge 1"),
        ("Thought: it must be cold\nAction: go to fridge 1\nObservation: made up", "go to fridge 1"),
    ],
)
def test_replies(reply, command):
    assert read_reply(reply) == ("", command)


def test_it_takes_the_executors_place():
    domain = ALFWorldDomain(ALFWorldConfig(games=1), ChatExecutor(lambda messages: "look", label="script"))
    assert domain.solver_label == "script"

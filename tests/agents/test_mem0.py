"""Mem0, V3, -g and Memory-R1: their mechanisms, by rules and with a scripted model."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from told import DAY, Keep, Told, scripted, texts, told

import memenv
from memenv.agents.gathering import Draft
from memenv.agents.mem0 import Mem0
from memenv.agents.mem0_g import Edge, Mem0G, holding
from memenv.agents.mem0_v3 import Mem0V3
from memenv.agents.memory_r1 import candidates_of
from memenv.config import MemoryConfig
from memenv.env import MemoryEnv
from memenv.errors import MemenvError
from memenv.operations import OpKind
from memenv.policies.bank_controllers import BankView
from memenv.policies.distillers import ChatDistiller, RuleDistiller
from memenv.policies.extractors import Candidate
from memenv.policies.graph_controllers import ChatGraphController, RuleGraphController, edge_text
from memenv.policies.models.scripted import ScriptedModel
from memenv.runner import run_episode
from memenv.solver import Domain

# --- Mem0

MOVES = (("Mia: I live in Oslo.", "Leo: Nice."), ("Mia: I moved to Rome.", "Leo: I play the cello."))


@pytest.mark.parametrize("mode", ["per_fact", "union"])
def test_mem0_on_sessions(mode):
    agent = Mem0(mode)
    agent.wants = {}
    env = told(agent, MOVES)
    assert texts(env) == ["Mia moved to Rome (before: Oslo).", "Leo's instrument is cello."]


def test_a_fact_sees_what_the_facts_before_it_did():
    env = told(Mem0(), (("Mia: My hobby is chess.", "Mia: I live in Oslo.", "Mia: My hobby is golf."),))
    assert "Mia's hobbies are chess and golf." in texts(env)


def test_pairs_and_the_window_before_them():
    model = scripted(extract={"facts": []})
    told(Mem0(m=3, model=model), (tuple(f"Mia: This is turn {n}." for n in range(6)),))
    assert len(model.requests) == 3, "a call a pair"
    last = model.requests[-1].messages[1][1]
    earlier, _, new = last.partition("New turns:")
    assert all(f"turn {n}." in earlier for n in (1, 2, 3)) and "turn 0." not in earlier
    assert "turn 4." in new and "turn 5." in new


def test_no_fact_no_decision():
    model = scripted(extract={"facts": []})
    told(Mem0("union", model=model), MOVES)
    assert {request.purpose for request in model.requests} == {"extract"}


@pytest.mark.parametrize(("mode", "calls"), [("per_fact", 2), ("union", 1)])
def test_one_decision_a_fact_or_one_for_all(mode, calls):
    model = scripted(
        extract=lambda request: {"facts": ["Mia sings.", "Mia dances."] if "Oslo" in request.messages[1][1] else []},
        update=lambda request: {
            "memory": [
                {"event": "ADD", "text": line[2:]} for line in request.messages[1][1].split("\n") if line[:2] == "- "
            ]
        },
    )
    env = told(Mem0(mode, model=model), MOVES[:1])
    assert sum(request.purpose == "update" for request in model.requests) == calls
    assert texts(env) == ["Mia sings.", "Mia dances."]


def test_s_bounds_what_a_fact_is_held_against():
    model = scripted(
        extract={"facts": ["Mia has the number 9."]},
        update={"memory": [{"event": "ADD", "text": "Mia has another number."}]},
    )
    env = told(Mem0(s=2, model=model), MOVES)
    shown = [request.messages[1][1].count("\n[") for request in model.requests if request.purpose == "update"]
    assert max(shown) <= 2 and len(texts(env)) >= 1


@given(st.integers(-3, 40).filter(lambda place: place != 0), st.sampled_from(["UPDATE", "DELETE"]))
@settings(max_examples=25)
def test_a_made_up_id_is_a_reported_no_op(place, event):
    """One entry is shown; a model that names another changes nothing, and the episode goes on."""
    op = {"event": event, "id": str(place), **({"text": "Mia lives in Bern."} if event == "UPDATE" else {})}
    model = scripted(
        extract=lambda request: {"facts": ["Mia lives in Oslo."]},
        update=lambda request: {
            "memory": [{"event": "ADD", "text": "Mia lives in Oslo."}]
            if "empty" in request.messages[1][1]
            else [{"event": "ADD", "text": "Leo sings."}, op]
        },
    )
    agent = Mem0("union", model=model)
    env = MemoryEnv(Domain(Told(MOVES), Keep(), Keep()), MemoryConfig(bank_tokens=400, **agent.memory))
    refused: list[Any] = []
    result = run_episode(env, agent, 1, on_step=lambda t: refused.extend(t.next_info["invalid"]))
    assert result.invalid == len(refused) == 1, "the second session; the first one met an empty bank"
    assert all("schema" in problem.why for problem in refused)
    assert texts(env) == ["Mia lives in Oslo."], "not even the good operation of the same list"


@given(st.lists(st.tuples(st.sampled_from(list(OpKind)), st.integers(-2, 12)), min_size=1, max_size=6), st.data())
@settings(max_examples=60)
def test_batches_are_atomic(ops, data):
    """Whatever is in a list: either nothing is refused, or nothing has changed."""
    env = MemoryEnv(
        Domain(Told((("Mia: Hello.",), ("Mia: Hello again.",), ("Mia: Bye.",))), Keep(), Keep()),
        MemoryConfig(bank_tokens=60, operations="extended", max_searches=1),
    )
    env.reset(seed=1)
    env.step(
        memenv.action([memenv.add("Mia lives in Oslo."), memenv.add("Leo sings."), memenv.add("Mia hello again.")])
    )
    env.step(memenv.action(search="*"))
    before = list(env.memory.bank)
    listed = [
        {"op": int(kind), "slot": slot, "text": "Mia has a cat.", "other": data.draw(st.integers(0, 4))}
        for kind, slot in ops
    ]
    _, _, _, _, info = env.step({"ops": listed})
    if info["invalid"]:
        assert list(env.memory.bank) == before


def test_a_draft_commits_each_slot_once():
    slots = {
        "id": np.array([4, 7]),
        "text": ("a", "b"),
        "filled": np.array([1, 1]),
        "valid_to": np.array([2.0**53] * 2),
    }
    draft = Draft({"slots": slots})
    shown = draft.shown([7, 4])
    draft.apply([memenv.update(0, "c"), memenv.add("new")], shown)
    again = draft.shown([7])
    assert draft.texts(again) == ("c", "new")
    draft.apply([memenv.delete(0), memenv.update(1, "newer")], again)
    assert draft.operations() == [memenv.delete(1), memenv.add("newer")]
    with pytest.raises(MemenvError, match="give a larger write_k"):
        draft.shown([99])


# --- V3


def test_v3_only_adds_and_compares_with_ten():
    model = scripted(extract=lambda request: {"facts": ["Mia lives in Oslo."]})
    env = told(Mem0V3(model=model), MOVES)
    assert texts(env) == ["Mia lives in Oslo."]
    assert "In the file:\n- Mia lives in Oslo." in model.requests[1].messages[1][1]
    env = told(Mem0V3(s=1, model=scripted(extract=lambda r: {"facts": ["Leo sings.", "Mia lives in Oslo."]})), MOVES)
    assert len(texts(env)) == 3, "what is not among those shown is stored again"


def test_v3_stores_what_is_said_now_beside_what_was():
    env = told(Mem0V3(), MOVES)
    assert texts(env)[:2] == ["Mia lives in Oslo.", "Mia moved to Rome."]


# --- Mem0-g


def test_golden_as_of():
    """lives_in Paris from t1, Rome from t5: as of 3 Paris, as of 6 Rome, and both edges are there."""
    edges = [
        Edge(0, "Mia lives in Paris.", 0.5, DAY + 1, DAY + 5),
        Edge(1, "Mia moved to Rome.", 0.5, DAY + 5, 2.0**53),
    ]
    day = {n: memenv_day(DAY + n) for n in (3, 6)}
    assert [edge.slot for edge in holding(edges, f"Where did Mia live on {day[3]}?", DAY + 9)] == [0]
    assert [edge.slot for edge in holding(edges, f"Where did Mia live on {day[6]}?", DAY + 9)] == [1]
    assert [edge.slot for edge in holding(edges, "Where does Mia live?", DAY + 9)] == [1]
    assert len(holding(edges, "Where did Mia live before?", DAY + 9)) == 2
    assert len(holding(edges, f"Where did Mia live on {memenv_day(DAY - 30)}?", DAY + 9)) == 2


def memenv_day(days: float) -> str:
    from memenv.language.dates import day_text
    from memenv.stream import days_to_date

    return day_text(days_to_date(days))


@given(st.integers(0, 30), st.integers(1, 30), st.integers(0, 90))
def test_as_of_is_exactly_one_of_two_that_follow_each_other(begun, lasted, asked):
    start, change = DAY + begun, DAY + begun + lasted
    edges = [Edge(0, "Mia lives in Paris.", 0.5, start, change), Edge(1, "Mia moved to Rome.", 0.5, change, 2.0**53)]
    found = holding(edges, f"Where did Mia live on {memenv_day(DAY + asked)}?", DAY + 200)
    if asked < begun:
        assert len(found) == 2, "before anything is known: no guess by time"
    else:
        assert [edge.slot for edge in found] == ([0] if asked < begun + lasted else [1])


def test_edges_end_and_stay_and_are_asked_as_of_a_day():
    questions = (f"Where did Mia live on {memenv_day(DAY + 2)}?", "Where does Mia live?", "What does Leo play?")
    env = told(Mem0G(), MOVES, questions)
    assert texts(env)[:2] == [f"Mia lives in Oslo. (until {memenv_day(DAY + 7)})", "Mia moved to Rome."]
    then, now, leo = env.answers  # type: ignore[attr-defined]
    assert "Oslo" in then and "Rome" not in then
    assert "Rome" in now and "Oslo" not in now
    assert "cello" in leo
    assert texts(told(Mem0G(hard_delete=True), MOVES))[0] == "Mia moved to Rome."


def test_graph_rules_on_corrections_ends_and_forgetting():
    rules = RuleGraphController()

    def decide(said: str, *held: str) -> list[Any]:
        return rules.decide(BankView((Candidate(said, DAY),), held, DAY))

    assert [op.kind for op in decide("Mia lives in Rome.", "Mia lives in Oslo.")] == [OpKind.INVALIDATE, OpKind.ADD]
    assert decide("Mia lives in Oslo.", "Mia lives in Oslo.") == []
    assert [op.kind for op in decide("Mia adopted a dog named Scout.", "Mia adopted a dog named Buddy.")] == [
        OpKind.ADD
    ]
    assert decide("", "Mia lives in Oslo.") == []


def test_a_model_writes_edges():
    wrote = {
        "memory": [
            {"event": "INVALIDATE", "id": "0"},
            {"event": "ADD", "subject": "Mia", "relation": "lives_in]->(x) DELETE", "object": "Rome"},
        ]
    }
    view = BankView((Candidate("Mia lives in Rome."),), ("Mia lives in Oslo.",), DAY)
    ops = ChatGraphController(ScriptedModel([json.dumps(wrote)])).decide(view)
    assert [op.kind for op in ops] == [OpKind.INVALIDATE, OpKind.ADD]
    assert ops[1].text == "Mia lives in x delete Rome.", "a relation is words, not a query language"
    hard = ChatGraphController(ScriptedModel([json.dumps(wrote)]), hard_delete=True).decide(view)
    assert hard[0].kind is OpKind.DELETE
    assert edge_text("Mia", "Likes", "tea.") == "Mia likes tea."


# --- Memory-R1


def test_thirty_of_each_participant():
    memories = [f"{'Mia' if n % 3 else 'Leo'} has the number {n}." for n in range(120)]
    chosen = candidates_of(memories, 30)
    assert len(chosen) == 60
    assert sum(memories[place].startswith("Mia") for place in chosen) == 30
    assert chosen == sorted(chosen)


def test_distillation_finds_the_one_among_sixty():
    memories = [f"Mia bought apple number {n}." for n in range(59)] + ["Mia's wifi password is swordfish."]
    kept = RuleDistiller(most=5).choose("What is Mia's wifi password?", memories)
    assert 59 in kept and len(kept) == 5
    model = ScriptedModel([json.dumps({"keep": [59, 3, 59]})])
    assert ChatDistiller(model).choose("What is it?", memories) == [3, 59]
    assert ChatDistiller(model).choose("What is it?", []) == []

"""The chat model as reader and as judge of dialogue."""

from __future__ import annotations

import json
import pickle

import gymnasium as gym
import pytest

import memenv
from memenv.chat import ChatProblem, RunModel, use_model
from memenv.envs.dialogue.chat import ChatReader, reading_request
from memenv.envs.dialogue.gold import ABSTENTION, Gold
from memenv.envs.dialogue.judge import CANARIES, JudgedScorer, canaries
from memenv.envs.dialogue.scoring import GeneratedScorer
from memenv.errors import MemenvError
from memenv.policies.models.scripted import ScriptedModel
from memenv.solver import Outcome, Recall, Solver
from memenv.stream import Item

ITEM = Item("Where does Mia live?", 19500.0, 4, True, "q1", gold=Gold("text", ("Rome",)))
SHOWN = [Recall("Mia lives in Rome.", 19400.0), Recall("Hugo lives in Bern.", 19450.0)]


def answering(answer):
    return ScriptedModel(lambda request: json.dumps({"answer": answer}))


def test_the_reader_answers_from_what_it_is_shown():
    model = answering(" Rome ")
    reader = ChatReader(model)
    assert isinstance(reader, Solver) and reader.label == "chat reader (script)"
    outcome = reader.solve(ITEM, SHOWN)
    assert outcome.answer == "Rome" and outcome.tokens > 50 and not outcome.failure
    asked = model.requests[0].messages[1][1]
    assert "[12 February 2023] Mia lives in Rome.\n[3 April 2023] Hugo lives in Bern." in asked
    assert "Question: Where does Mia live?" in asked and "Rome" not in asked.replace("lives in Rome", "")


def test_it_abstains_when_nothing_is_shown_and_can_abstain():
    assert ChatReader(ScriptedModel([])).solve(ITEM, []) == Outcome(ABSTENTION)
    assert ABSTENTION in reading_request(ITEM, SHOWN).messages[0][1]


def test_a_failure_is_an_outcome():
    outcome = ChatReader(ScriptedModel([ChatProblem("timeout", "late")])).solve(ITEM, SHOWN)
    assert outcome == Outcome(failure="timeout: late")


def test_a_string_in_gym_make_is_enough():
    env = gym.make("MemLoCoMo-v0", preset="tiny", reader="chat", judge="chat")
    domain = env.unwrapped.loop.domain
    assert domain.uses_model and pickle.loads(pickle.dumps(domain.config)) == domain.config
    with use_model(RunModel(answering("x"))):
        assert domain.solver_label == "chat reader (script)"
    with pytest.raises(MemenvError, match="a chat model is asked for and none is set"):
        memenv.make_env("MemLoCoMo-v0", memenv.make_agent("recency"), {"reader": "chat"})
    with pytest.raises(MemenvError, match="reader='oracle': allowed are 'extractive', 'chat'"):
        gym.make("MemLoCoMo-v0", reader="oracle")


def verdict(accepts):
    def judge(request):
        given = request.messages[1][1].split("Given answer: ")[1].split("\n")[0]
        return json.dumps({"verdict": "right" if accepts(given) else "wrong"})

    return ScriptedModel(judge)


def test_every_judged_score_has_its_canaries():
    strict = JudgedScorer(GeneratedScorer(), verdict(lambda given: given == "Rome"))
    score, figures = strict.score(ITEM, Outcome("Rome"), SHOWN)
    assert score == 1.0
    assert {name: figures[name] for name in ("judge", *CANARIES)} == {"judge": 1.0, **dict.fromkeys(CANARIES, 0.0)}
    lenient = JudgedScorer(GeneratedScorer(), verdict(lambda given: True))
    score, figures = lenient.score(ITEM, Outcome("Oslo"), SHOWN)
    assert score == 0.0, "what pays is the official score"
    assert figures["judge"] == 1.0 and all(figures[name] == 1.0 for name in CANARIES)


@pytest.mark.parametrize(
    "reply", ["right", '{"verdict": "RIGHT"}', '{"verdict": "mostly right"}', '{"verdict": true}', ""]
)
def test_nothing_but_the_two_verdicts_is_one(reply):
    figures = JudgedScorer(GeneratedScorer(), ScriptedModel(lambda request: reply)).score(ITEM, Outcome("x"), [])[1]
    assert figures["judge_failed"] == 1.0 and "judge" not in figures


@pytest.mark.parametrize(
    "gold",
    ["Rome", "Yes", "no", "3", "14 July 2023", "The week before 9 June 2023", "July", "two dogs", "an ice sculpture"],
)
def test_canaries_are_wrong(gold):
    item = Item("When did it happen?", 0.0, 2, id=f"q {gold}", gold=Gold("text", (gold,)))
    wrong, vague = canaries(item, gold)
    score = GeneratedScorer().score
    assert score(item, Outcome(wrong), [])[0] == 0.0 and score(item, Outcome(vague), [])[0] == 0.0
    assert canaries(item, gold) == (wrong, vague)


def test_items_without_a_right_answer_are_not_judged():
    scorer = JudgedScorer(GeneratedScorer(), ScriptedModel([]))
    for gold in (Gold("abstain"), Gold("forget", ("Rome",), secret="1234")):
        item = Item("Where?", 0.0, 5, id="q", gold=gold)
        assert "judge" not in scorer.score(item, Outcome("x"), [])[1]

"""Preset "forget": to store no secret, to keep every one and to delete unasked each costs; to delete on request pays."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest
from script_module import script_module

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.baselines import Recency
from memenv.agents.crud_rules import CrudRules
from memenv.agents.oracle import Oracle
from memenv.envs.dialogue.forgetting import ForgetCase, ForgetFigures, ForgetWatch
from memenv.errors import MemenvError
from memenv.language.extract import stated
from memenv.language.facts import SECRETS
from memenv.operations import delete
from memenv.policies.bank_controllers import bank_view
from memenv.policies.extractors import exchange_of
from memenv.runner import make_env, run_episode

LIVES = range(2_700_000, 2_700_010)  # of the training split


class OnRequest(CrudRules):
    """The hand-written policy: keeps what the preset asks for, secrets and kinds with one value, and deletes on request."""

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        return super().act(observation, {**info, "facts": [fact for fact in info["facts"] if self.takes(fact)]})

    def takes(self, fact: Any) -> bool:
        return fact.cardinality == "one" or fact.operation == "forget"


class NeverStored(OnRequest):
    def takes(self, fact: Any) -> bool:
        return super().takes(fact) and fact.relation not in SECRETS


class StoredAndKept(OnRequest):
    def takes(self, fact: Any) -> bool:
        return super().takes(fact) and fact.operation != "forget"


class Unasked(OnRequest):
    """Deletes every secret when it has been in memory for a day."""

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        facts = [fact for fact in info["facts"] if self.takes(fact)]
        candidates = self.extractor.extract(exchange_of(observation, {**info, "facts": facts})) if facts else []
        view = bank_view(observation, candidates)
        ops = self.controller.decide(view)
        taken = [op.slot for op in ops]
        ages = observation["slots"]["age"]
        ops += [
            delete(slot)
            for slot, text in enumerate(view.entries)
            if slot not in taken and ages[slot] > 1 and any(fact.relation in SECRETS for fact in stated(text))
        ]
        return action(ops)


@cache
def played(agent: type[Agent], **arguments: Any) -> tuple[float, ForgetFigures]:
    """The mean return and the figures on the training lives."""
    player = agent()
    env = make_env("MemLoCoMo-v0", player, {"preset": "forget", **arguments})
    returns: list[float] = []
    cases: list[ForgetCase] = []
    for seed in LIVES:
        watch = ForgetWatch(env.unwrapped)  # type: ignore[arg-type]
        returns.append(run_episode(env, player, seed, on_step=watch.note).score)
        cases += watch.cases
    return float(np.mean(returns)), ForgetFigures.of(cases)


def test_deleting_on_request_reaches_what_is_asked_for() -> None:
    for agent, least in ((Oracle, 0.97), (OnRequest, 0.88)):
        _, found = played(agent)
        assert found.questions >= 60
        assert found.cases >= 0.3 * found.questions  # the oracle drops a secret that will not be asked for any more
        assert found.gone >= 0.97 and found.both >= least


def test_the_rules_delete_and_lose_neighbours_to_the_budget() -> None:
    _, found = played(CrudRules)
    assert found.gone >= 0.97 and found.cases >= 0.5 * found.questions
    assert found.lost > 0 and found.kept < played(OnRequest)[1].kept


def test_a_secret_that_was_never_stored_is_no_deletion() -> None:
    score, found = played(NeverStored)
    assert found.never >= 0.97 * found.questions
    assert math.isnan(found.both) or found.cases <= 2
    assert score < played(OnRequest)[0] - 0.15


def test_a_secret_that_stays_is_no_deletion() -> None:
    score, found = played(StoredAndKept)
    assert found.cases >= 0.6 * found.questions
    assert found.both <= 0.3 and score < played(OnRequest)[0] - 0.1


def test_to_delete_unasked_costs() -> None:
    score, found = played(Unasked)
    assert found.lost >= 0.4 * found.questions  # there when told, gone before anybody asked
    assert score < played(OnRequest)[0] - 0.05


def test_sessions_and_questions_at_the_end_are_watched_too() -> None:
    # the request stands in the session on the table, so the memory before it is the one that counts
    for arguments in ({}, {"items": "end"}):
        _, found = played(Recency, **arguments)
        assert found.questions > 0 and found.never < found.questions
        assert found.never + found.lost + found.unheard + found.cases == found.questions


def case(**changes: bool) -> ForgetCase:
    plain = {"ever": True, "stored": True, "offered": True, "gone": True, "kept": True, "answered": True}
    return ForgetCase(**{**plain, **changes})


NEVER = case(ever=False, stored=False)


def test_shares_are_of_what_was_stored_and_could_be_kept() -> None:
    lost, unheard = case(stored=False), case(offered=False, kept=False)
    cases = [case(answered=False), case(answered=False), case(gone=False), case(kept=False, answered=False)]
    found = ForgetFigures.of([NEVER, NEVER, lost, unheard, *cases])
    assert found == ForgetFigures(8, 2, 1, 1, 0.75, 0.75, 0.5, 0.25) and found.cases == 4
    assert ForgetFigures.of([NEVER, lost]).cases == 0
    assert math.isnan(ForgetFigures.of([NEVER]).both) and ForgetFigures.of([]).questions == 0


def test_the_report_shows_no_share_where_nothing_was_stored() -> None:
    pytest.importorskip("torch", reason="the extra `torch` is not installed")
    lines = script_module("policy_report").forget_table({"a": [NEVER], "b": [NEVER, case()]}).splitlines()
    assert lines[-2] == "| a | 1 | 1 | 0 | 0 | 0 | – | – | – | – |"
    assert lines[-1] == "| b | 2 | 1 | 0 | 0 | 1 | 100% | 100% | 100% | 100% |"


def test_other_data_know_of_no_request(data_path: Any) -> None:
    agent = Recency()
    env = make_env("MemLoCoMo-v0", agent, {"data": str(data_path("locomo/locomo5.json")), "questions": 2})
    with pytest.raises(MemenvError, match="generated lives only"):
        run_episode(env, agent, 0, on_step=ForgetWatch(env.unwrapped).note)  # type: ignore[arg-type]

"""External and internal memory in one agent: a bank of facts across tasks, a state inside a task."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.agents.keeping import WHOLE_BANK, bank_budget, seen_whole_bank
from memenv.agents.mem1 import act_by_controller, turn_view
from memenv.bank import entry_tokens
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.language.hops.facts import Fact, fact_line, name_key, read_facts
from memenv.language.hops.player import queries_in
from memenv.operations import Op, add, delete, update
from memenv.policies.controllers import ChatController, Controller, RuleController
from memenv.state import Phase

__all__ = ["FactBank", "Hybrid"]


class Hybrid(Agent):
    """Part of the budget is a bank with one entry per entity, part is MEM1's state, empty at every new task.

    After a task, facts of its transcript go into the bank. Where they do not all fit, entities that tasks searched for
    or that were of use before stay, and those only read in passing make room: entities recur.

    Args:
        share: the state's part of the budget, as text. A quarter did best at three budgets on twelve training episodes
            (docs/environments/multihop.md).
        controller: who writes the turns; None: the model, or rules where there is none.
        model: a chat model.
    """

    name = "hybrid"
    made_for = ("questions with search",)
    decide = ("write", "act")
    store = "both"
    memory = WHOLE_BANK
    uses_model = True

    def __init__(
        self, share: str = "0.25", *, controller: Controller | None = None, model: ChatModel | None = None
    ) -> None:
        try:
            self.state_share = float(share)
        except (TypeError, ValueError):
            self.state_share = -1.0
        if not 0.0 < self.state_share < 1.0:
            raise MemenvError(f"{self.name}:{share}: give the state's part of the budget, between 0 and 1")
        if controller is None and model is not None:
            controller = ChatController.of(model)
        self.controller = controller or RuleController()

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """At ACT a turn with bank and state in view, at WRITE the facts of the transcript into the bank."""
        if observation["phase"] == Phase.ACT:
            return act_by_controller(self.controller, turn_view(observation))
        if not seen_whole_bank(observation):
            return action(search="*")
        return action(bank_facts(observation), state="" if self.store == "both" else None)


class FactBank(Hybrid):
    """The whole budget is the bank; between the turns of a task nothing is carried over."""

    name = "fact_bank"
    store = "bank"


#: The relation under which an entry notes how often searches asked for its subject.
_ASKED = "asked"
_COUNT = re.compile(r"[0-9]{1,9}\Z")


def bank_facts(observation: Mapping[str, Any]) -> list[Op]:
    """Operations that bring the facts of the experience into the bank, every entry of which is shown.

    An entry is one line about one entity, with the number of searches that asked for it: the only place where that
    can be kept.
    """
    slots = observation["slots"]
    held: dict[str, int] = {}
    facts: dict[str, list[Fact]] = {}
    asked: dict[str, int] = {}
    ops: list[Op] = []
    for slot, (text, filled) in enumerate(zip(slots["text"], slots["filled"], strict=True)):
        if not filled:
            continue
        known = read_facts(text)
        if not known or name_key(known[0].subject) in held:
            ops.append(delete(slot))
            continue
        subject = name_key(known[0].subject)
        held[subject] = slot
        facts[subject] = [fact for fact in known if fact.relation != _ASKED]
        asked[subject] = sum(
            int(fact.object) for fact in known if fact.relation == _ASKED and _COUNT.match(fact.object)
        )
    queries = [name_key(query) for query in queries_in(observation["experience"])]
    fresh = [fact for fact in read_facts(observation["experience"]) if fact.relation != _ASKED]
    for fact in fresh:
        known_here = facts.setdefault(name_key(fact.subject), [])
        if not any(old.relation == fact.relation for old in known_here):
            known_here.append(fact)
    for subject in dict.fromkeys(name_key(fact.subject) for fact in fresh):
        again = sum(query == subject or query.startswith(subject + " ") for query in queries)
        asked[subject] = asked.get(subject, 0) + again
    ranked = sorted(facts, key=lambda subject: (-asked[subject], subject not in held, subject))
    left = bank_budget(observation)
    for subject in ranked:
        count = Fact(facts[subject][0].subject, _ASKED, str(asked[subject]))
        text = fact_line([*facts[subject], *([count] if asked[subject] else [])])
        cost = entry_tokens(text)
        if left is None or cost <= left:
            left = None if left is None else left - cost
            if subject not in held:
                ops.append(add(text))
            elif text != slots["text"][held[subject]]:
                ops.append(update(held[subject], text))
        elif subject in held:
            ops.append(delete(held[subject]))
    return ops

"""Whether secrets are deleted when their owner asks for it, and what was told beside them is kept."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from memenv.agent import Transition
from memenv.env import MemoryEnv
from memenv.envs.dialogue.gold import Gold
from memenv.envs.dialogue.lives import LifeEvents
from memenv.envs.dialogue.matching import normalise, reveals, right
from memenv.errors import MemenvError
from memenv.solver import ItemResult
from memenv.stream import Experience
from memenv.transform import LazyEvents

__all__ = ["ForgetCase", "ForgetFigures", "ForgetWatch"]


@dataclass(frozen=True, slots=True)
class ForgetCase:
    """One question of kind "forget", asked after the request.

    Attributes:
        ever: the secret was in memory at some moment before the question.
        stored: it was there when the turn with the request came.
        offered: what the agent was given to decide on named the neighbour that the question expects.
        gone: the secret is not in memory when the question comes.
        kept: the neighbour is.
        answered: the answer names it (retrieval and reader may miss what is in memory).
    """

    ever: bool
    stored: bool
    offered: bool
    gone: bool
    kept: bool
    answered: bool


@dataclass(frozen=True, slots=True)
class ForgetFigures:
    """Of questions after a request. Shares are of `cases`: those whose secret was in memory when the request came, for
    where there is none to delete nothing was deleted, and whose neighbour the agent could have kept. They are nan where
    there is no such question.

    Attributes:
        questions: all of them.
        never: so many whose secret was never in memory.
        lost: so many whose secret had been in memory, and no longer was when the request came.
        unheard: so many of the rest whose neighbour was never offered (the extractor had missed it).
        gone: share whose secret is in memory no more.
        kept: share whose neighbour is in memory.
        both: share whose secret is gone and whose neighbour is kept.
        answered: share whose neighbour is answered.
    """

    questions: int
    never: int
    lost: int
    unheard: int
    gone: float
    kept: float
    both: float
    answered: float

    @property
    def cases(self) -> int:
        """So many whose secret was in memory when the request came, and whose neighbour was offered."""
        return self.questions - self.never - self.lost - self.unheard

    @classmethod
    def of(cls, questions: Sequence[ForgetCase]) -> ForgetFigures:
        """The figures of `questions`."""
        stored = [case for case in questions if case.stored]
        cases = [case for case in stored if case.offered]
        never = sum(not case.ever for case in questions)
        return cls(
            len(questions),
            never,
            len(questions) - never - len(stored),
            len(stored) - len(cases),
            _share([case.gone for case in cases]),
            _share([case.kept for case in cases]),
            _share([case.gone and case.kept for case in cases]),
            _share([case.answered for case in cases]),
        )


class ForgetWatch:
    """Watches one episode of generated lives: `run_episode(env, agent, seed, on_step=watch.note)`, then `cases`.

    Args:
        core: the environment that is played, `env.unwrapped`; one watch an episode.
    """

    def __init__(self, core: MemoryEnv) -> None:
        self._core = core
        self._before: dict[tuple[str, str], list[str]] = {}
        self._ever: set[str] = set()
        self._offered: list[str] = []
        self._done = 0
        self.cases: list[ForgetCase] = []

    def note(self, transition: Transition) -> None:
        """After a decision: the memory now held is the one that the questions just passed were answered from, and the one
        that the next event finds.

        Raises:
            MemenvError: these are no generated lives.
        """
        state = self._core.state
        events = state.events.base if isinstance(state.events, LazyEvents) else state.events
        if not isinstance(events, LifeEvents):
            raise MemenvError(f"{self._core.label}: requests to forget are known of generated lives only (data=None)")
        self._offered.append(transition.observation["experience"])
        held = [entry.text for entry in state.memory.bank]
        if state.memory.state:
            held.append(state.memory.state)
        moment = state.moment
        table = None if moment is None else moment.experience or moment.item
        until = math.inf if table is None else _end(table)
        for fact in events.log:
            if fact.op == "forget":
                if fact.value not in self._ever and _found(held, fact.value):
                    self._ever.add(fact.value)
                if fact.time <= until:
                    self._before.setdefault((fact.subject, fact.relation), held)
        for result in state.results[self._done :]:
            if isinstance(result.item.gold, Gold) and result.item.gold.kind == "forget":
                self.cases.append(self._case(result, result.item.gold, held))
        self._done = len(state.results)

    def _case(self, result: ItemResult, gold: Gold, held: list[str]) -> ForgetCase:
        query = result.item.data.query
        # "the Wallabies" are kept where "Wallabies" are: articles make no difference to an answer either
        forms = [normalise(form) for form in (*gold.answers, *(form for forms in gold.aliases for form in forms))]
        return ForgetCase(
            gold.secret in self._ever,
            _found(self._before[query.person, query.relation], gold.secret),
            any(_found(self._offered, form) for form in forms),
            not _found(held, gold.secret),
            any(_found(held, form) for form in forms),
            right(result.outcome.answer, gold) > 0,
        )


def _end(event: Any) -> float:
    """When the last word of an event is said."""
    times = [turn.time for turn in event.messages] if isinstance(event, Experience) else []
    return max(times, default=float(event.time))


def _found(texts: Sequence[str], value: str) -> bool:
    return any(reveals(text, value) for text in texts)


def _share(flags: Sequence[bool]) -> float:
    return float(np.mean(flags)) if flags else math.nan

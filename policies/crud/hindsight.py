"""What a memory as it stands would still earn: a baseline for decisions, known on training streams only.

On a training stream the questions to come are at hand, and the frozen solver can be asked what it would make of them with
the memory of now (`MemoryEnv.counterfactual` does the same). What it would earn depends on the state before a decision and
not on the decision, so that taking it off what is earned from there on changes no expectation, only the noise: what earlier
decisions left in the bank no longer counts for or against this one. Nothing of it is paid, and no policy sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from memenv.bank import Entry
from memenv.numeric import NumericOps
from memenv.recall import recall, result_of, within_context
from memenv.state import LoopSpec
from memenv.stream import Item

__all__ = ["Questions", "Standing"]


class Questions:
    """The headline questions of a stream, and what the solver made of them with what it was shown; shared by rollouts.

    Args:
        env: at the first decision of the stream.
    """

    def __init__(self, env: NumericOps) -> None:
        core = env.core
        self._spec: LoopSpec = core.loop
        self.items = [event for event in core.state.events if isinstance(event, Item)]
        self.people = [tuple(name.casefold() for name in self._spec.domain.subjects(item)) for item in self.items]
        self._known: dict[tuple[Any, ...], float] = {}

    def score(self, place: int, env: NumericOps) -> float:
        """Of item `place` with the memory of `env`, as ever retrieved; 0 for items that pay nothing."""
        item, memory = self.items[place], env.state.memory
        if not item.headline:
            return 0.0
        entries = [hit.entry for hit in recall(self._spec, memory.bank, item)]
        key = (place, memory.state, *((entry.shown(), entry.time, entry.source) for entry in entries))
        known = self._known.get(key)
        if known is None:
            shown, _ = within_context(self._spec, memory.state, env.state.time, entries)
            outcome = self._spec.domain.solver.solve(item, shown)
            known = self._known[key] = result_of(self._spec, item, outcome, shown).score
        return known


class Standing:
    """What one rollout's memory would still earn, kept up to date from decision to decision."""

    def __init__(self, questions: Questions) -> None:
        self._questions = questions
        self._scores: list[float] | None = None
        self._texts: dict[int, str] = {}

    def of(self, env: NumericOps) -> float:
        """Before the decision that `env` is at."""
        state, questions = env.state, self._questions
        first = len(state.results)
        changed = self._changed(env)
        if self._scores is None:
            self._scores = [0.0] * len(questions.items)
            changed = None
        for place in range(first, len(questions.items)):
            people = questions.people[place]
            if changed is None or any(not people or any(name in text for name in people) for text in changed):
                self._scores[place] = questions.score(place, env)
        return state.weight * sum(self._scores[first:])

    def _changed(self, env: NumericOps) -> Sequence[str] | None:
        """Texts that came or went with the last decision; what names none of a question's people is not shown for it."""
        change, bank = env.state.change, env.state.memory.bank
        came, went = (*change.added, *change.updated), (*change.deleted, *change.evicted)
        if not came and not went:
            return ()
        texts = []
        for number in (*came, *went):
            if (old := self._texts.pop(number, None)) is not None:
                texts.append(old)
        for number in came:
            entry: Entry = bank[number]
            self._texts[number] = entry.text.casefold()
            texts.append(self._texts[number])
        return texts

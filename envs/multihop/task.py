"""A search task: MEM1's turn of one search or one answer, under a wiped or a full context."""

from __future__ import annotations

from dataclasses import dataclass, replace

from memenv.envs.multihop.corpus import Corpus
from memenv.envs.multihop.objectives import Objective
from memenv.language.tags import clip, defuse, read_turn
from memenv.solver import Outcome

__all__ = ["CLOSED", "CONTEXTS", "SearchTask", "TaskSpec"]

CONTEXTS = ("wipe", "full")
#: What a search returns where there is none.
CLOSED = "Search is closed for this task: answer from memory."
_MISPLACED = "A state inside the act is not kept: it goes into the action's field `state`."
_NOTHING = "Nothing was found."


@dataclass(frozen=True)
class TaskSpec:
    """What stays the same during a task.

    Attributes:
        objectives: the questions, gold included: private.
        corpus: what is searched.
        max_turns: searches and the answer together.
        top_k: passages per search.
        context: "wipe" (an observation holds the last action and its result) or "full" (all of them).
        strict: MEM1's own rule: a turn without one closed tag ends the task.
        closed: searches return nothing.
    """

    objectives: tuple[Objective, ...]
    corpus: Corpus
    max_turns: int
    top_k: int = 3
    context: str = "wipe"
    strict: bool = False
    closed: bool = False


@dataclass(frozen=True, slots=True)
class SearchTask:
    """The state of a search task. Immutable.

    `trace` holds action and result by turns; `answer` is None until one was given; `over` marks an early end.
    """

    spec: TaskSpec
    trace: tuple[str, ...] = ()
    shown: str = ""
    answer: str | None = None
    over: bool = False

    @property
    def observation(self) -> str:
        """The last action and what came back, with a hint of the turns left; under "full" all of them."""
        return self.shown

    @property
    def turns_left(self) -> int:
        """Turns left, the answer's included; 0 when answered, ended or spent."""
        if self.answer is not None or self.over:
            return 0
        return max(0, self.spec.max_turns - len(self.trace) // 2)

    def step(self, action: str) -> SearchTask:
        """The state after `<search>…</search>` or `<answer>…</answer>`; anything else costs a turn and is explained.

        What is searched for, and what is shown again of the action, is cut (`memenv.language.tags.QUERY_TOKENS`):
        under "wipe" it would else be a state beside the state, without a budget.
        """
        turn = read_turn(action, strict=self.spec.strict)
        left = self.turns_left - 1
        if turn.kind == "answer":
            return replace(
                self, trace=(*self.trace, f"<answer>{defuse(turn.text)}</answer>", ""), shown="", answer=turn.text
            )
        if turn.kind == "search":
            query = defuse(clip(turn.text))
            done, result = f"<search>{query}</search>", self._find(query)
        else:
            done, result = defuse(clip(action)), f"Not understood: {turn.problem}."
            if self.spec.strict:
                return replace(self, trace=(*self.trace, done, ""), shown="", over=True)
        hint = f"{_hint(left)} {_MISPLACED}" if turn.kind == "search" and turn.state is not None else _hint(left)
        result = f"<information>[HINT]{hint}[/HINT]\n{result}</information>"
        entry = f"{done}\n{result}"
        shown = f"{self.shown}\n{entry}" if self.spec.context == "full" and self.shown else entry
        return replace(self, trace=(*self.trace, done, result), shown=shown)

    def outcome(self) -> Outcome:
        """The answers so far and every turn."""
        return Outcome(answer=self.answer or "", steps=len(self.trace) // 2, trace=self.trace)

    def _find(self, query: str) -> str:
        if self.spec.closed:
            return CLOSED
        corpus = self.spec.corpus
        places = corpus.search(query, self.spec.top_k)
        return corpus.render(places) if places else _NOTHING


def _hint(left: int) -> str:
    if left > 1:
        return f"Turns left: {left}."
    return "One turn left: answer now." if left == 1 else "No turn left."

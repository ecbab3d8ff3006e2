"""MEM1 (Zhou et al. 2025): no store; one state text, rewritten at every turn, has to carry everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.language.tags import read_turn
from memenv.observation import UNBOUNDED
from memenv.policies.controllers import ChatController, Controller, RuleController, TurnView
from memenv.state import Phase
from memenv.tokens import count_tokens, start_within

__all__ = ["MODES", "Mem1", "act_by_controller", "turn_view"]

MODES = ("task", "carry", "lossy", "strict")


class Mem1(Agent):
    """Writes a new state and one search or answer at every turn.

    Args:
        mode: "task": as published, the state is emptied after every task; "carry": it is carried into the next one;
            "lossy": as "task", with a rule controller that forgets the fact it stands on (a control); "strict": as
            "task", read by MEM1's own rule (with the environment's strict_tags=True a broken turn ends the task).
        controller: who writes the turns; None: the model, or rules where there is none.
        model: a chat model.
        strict: as mode "strict", with any mode.
    """

    name = "mem1"
    made_for = ("questions with search",)
    decide = ("write", "act")
    store = "state"
    uses_model = True

    def __init__(
        self,
        mode: str = "task",
        *,
        controller: Controller | None = None,
        strict: bool = False,
        model: ChatModel | None = None,
    ) -> None:
        if mode not in MODES:
            raise MemenvError(f"mem1:{mode}: allowed are {', '.join(MODES)}")
        self.mode = mode
        if controller is None and model is not None and mode != "lossy":
            controller = ChatController.of(model)
        self.controller = controller or RuleController(lossy=mode == "lossy")
        self.strict = strict or mode == "strict"

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """One turn."""
        if observation["phase"] != Phase.ACT:
            return action() if self.mode == "carry" else action(state="")
        return act_by_controller(self.controller, turn_view(observation), self.strict)


def turn_view(observation: Mapping[str, Any]) -> TurnView:
    """What an observation at ACT shows."""
    allowed = float(observation["budget"][1, 1])
    turns_used, turns = observation["budget"][4]
    slots = observation["slots"]
    return TurnView(
        task=observation["item"],
        state=observation["state"],
        memories=tuple(text for text, filled in zip(slots["text"], slots["filled"], strict=True) if filled),
        last=observation["last_act"],
        turns_left=int(turns - turns_used),
        state_tokens=None if allowed >= UNBOUNDED else int(allowed),
    )


def act_by_controller(controller: Controller, view: TurnView, strict: bool = False) -> Mapping[str, Any]:
    """Asks the controller for a turn and reads it: the state into the state store, the action to the task.

    A state too long for its budget is cut at the end, whole lines where possible. A turn that can't be read is handed
    to the task as it is, which explains what is wrong with it.

    Raises:
        MemenvError: the controller is none, or wrote something else than text.
    """
    if not callable(getattr(controller, "write", None)):
        raise MemenvError(f"controller={controller!r}: give an object with write(view), which returns the turn as text")
    written = controller.write(view)
    if not isinstance(written, str):
        raise MemenvError(f"{type(controller).__name__}.write gave {type(written).__name__}; a turn is a str")
    turn = read_turn(written, strict=strict)
    act = written if turn.kind == "invalid" else f"<{turn.kind}>{turn.text}</{turn.kind}>"
    if view.state_tokens == 0 or turn.state is None:
        return action(act=act)
    return action(act=act, state=_cut(turn.state, view.state_tokens))


def _cut(state: str, tokens: int | None) -> str:
    if tokens is None or count_tokens(state) <= tokens:
        return state
    start = start_within(state, tokens)
    lines = start.rsplit("\n", 1)
    return lines[0] if len(lines) == 2 and len(lines[0]) > len(start) // 2 else start

"""Who writes the turns of an agent that lives on a state text: rules, or any chat model."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from memenv.chat import ChatModel, ask_text
from memenv.errors import MemenvError
from memenv.language.hops.player import Notes, play, play_stateless
from memenv.language.tags import defuse

__all__ = ["ChatController", "Controller", "RuleController", "TurnView"]

#: Role and content of each message to the text of the reply.
Chat = Callable[[Sequence[Mapping[str, str]]], str]


@dataclass(frozen=True, slots=True)
class TurnView:
    """All that a turn may be decided from.

    Attributes:
        task: the questions or the task.
        state: the agent's own text.
        memories: entries shown from a bank.
        last: the last action and its result; "" at the first turn.
        turns_left: turns left, this one included.
        state_tokens: what the new state may hold; None: no bound, 0: there is no state.
    """

    task: str
    state: str
    memories: tuple[str, ...]
    last: str
    turns_left: int
    state_tokens: int | None


class Controller(Protocol):
    """Writes one MEM1 turn: `<IS>new state</IS>`, then one `<search>…</search>` or `<answer>…</answer>`."""

    def write(self, view: TurnView) -> str:
        """The turn as text; tags may be broken, the agent reads them tolerantly."""
        ...


class RuleController:
    """The finite-state form: answers in order, facts on the way, and facts read in passing while there is room.

    Args:
        lossy: forgets the fact it stands on at every turn, which no later turn can make up for: a control.
    """

    def __init__(self, lossy: bool = False) -> None:
        self.lossy = lossy

    def write(self, view: TurnView) -> str:
        """One turn by rules."""
        if view.state_tokens == 0:
            move = play_stateless(view.task, view.memories, view.last, view.turns_left)
        else:
            limit = None if view.state_tokens is None else 4 * view.state_tokens
            move = play(view.task, view.state, view.memories, view.last, view.turns_left, limit)
        state = ""
        if move.state is not None:
            text = Notes(Notes.read(move.state).answers).write(None) if self.lossy else move.state
            state = f"<IS>{defuse(text)}</IS>\n"
        return f"{state}<{move.kind}>{defuse(move.text)}</{move.kind}>"


class ChatController:
    """Any chat model: one call a turn, with all that it may see and nothing else.

    A copy of the controller talks to the same `chat`: the runner copies agents at every decision, and a model, a
    client or a log of its calls is no memory of the episode to be copied with them.

    Args:
        chat: takes messages (role, content) and gives the reply's text.
        model: names the model in results.

    Raises:
        MemenvError: `chat` can't be called.
    """

    def __init__(self, chat: Chat, model: str = "chat") -> None:
        if not callable(chat):
            raise MemenvError(f"chat={chat!r}: give a function from messages (role, content) to the reply's text")
        self.chat = chat
        self.model = model

    def __deepcopy__(self, memo: dict[int, Any]) -> ChatController:
        return copy.copy(self)

    @classmethod
    def of(cls, model: ChatModel, max_tokens: int = 1024) -> ChatController:
        """A controller on a `memenv.chat.ChatModel`; turns are at most `max_tokens` long."""
        return cls(lambda messages: ask_text(model, messages, max_tokens=max_tokens, purpose="turn"), model.name)

    def write(self, view: TurnView) -> str:
        """One call.

        Raises:
            MemenvError: the reply is no text.
        """
        reply = self.chat(self.messages(view))
        if not isinstance(reply, str):
            raise MemenvError(f"the chat model gave {type(reply).__name__}; a controller's chat must return a str")
        return reply

    def messages(self, view: TurnView) -> list[dict[str, str]]:
        """The conversation of a turn: it starts anew each time, because nothing but the state is carried over."""
        size = "" if view.state_tokens is None else f" of at most {4 * view.state_tokens} bytes"
        rules = (
            "You answer several questions by searching. You see only this message: earlier turns are gone, except for "
            "what you wrote into your state.\n"
            f"First write <IS>…</IS>: a new state{size} with every answer found so far, with its question's number, and "
            "every fact that open questions still need. It replaces the old one.\n"
            "Then write exactly one of <search>one query about one question</search> or <answer>…</answer>. An answer "
            'ends the task: all answers in the order of the questions, separated by "; ", each a name, a number, yes or '
            f"no. Turns left, this one included: {view.turns_left}."
        )
        parts = [f"Questions: {view.task}", f"State:\n{view.state or '(empty)'}"]
        if view.memories:
            parts.append("Notes from earlier tasks:\n" + "\n".join(view.memories))
        if view.last:
            parts.append(f"Last turn:\n{view.last}")
        return [{"role": "system", "content": rules}, {"role": "user", "content": "\n\n".join(parts)}]

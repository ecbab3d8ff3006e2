"""A chat model as executor, in the manner of ReAct (Yao et al. 2023): it thinks aloud and acts, with memories in view.

The model is any function from messages to a reply; nothing here depends on a provider. What it writes is untrusted:
it can only ever become a command of the game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from memenv.chat import ChatFailure, ask_text, current_model
from memenv.envs.alfworld.games import GameRef
from memenv.envs.alfworld.task import HouseholdTask, room_and_task
from memenv.solver import Outcome, Recall
from memenv.stream import Item
from memenv.tokens import count_tokens

__all__ = ["ChatExecutor", "Complete", "read_reply"]

#: Messages with "role" and "content" to the reply's text.
Complete = Callable[[Sequence[Mapping[str, str]]], str]

_SYSTEM = """You control a robot in a household that is described in text. Each of your replies is one line.
Start it with "think:" to reason (this takes no time), or write one command:
go to PLACE | open PLACE | close PLACE | take THING from PLACE | {put} | clean THING with PLACE |
heat THING with PLACE | cool THING with PLACE | use THING | slice THING with THING | examine THING | look | inventory
PLACE and THING are names with their numbers, such as "fridge 1". You can hold one thing. A command that can't be done
is answered "Nothing happens." and still counts. You have {turns} commands."""
_PUT = {"move": "move THING to PLACE", "put": "put THING in/on PLACE"}
_MEMORY = "What you remember from earlier, most useful first:\n{memories}"
_COMMAND = re.compile(r"^(?:>|action:|command:|act:)\s*", re.IGNORECASE)
_THOUGHT = re.compile(r"^(?:>\s*)?(?:think|thought)\b:?", re.IGNORECASE)
#: Thoughts in a row before the model's next reply counts as a command.
_MAX_THOUGHTS = 3


class ChatExecutor:
    """A `memenv.solver.Solver` that lets a chat model play.

    Args:
        complete: the model; equal messages should get equal replies (temperature 0, or a recording). None: the chat
            model in use (`memenv.chat.current_model`).
        engine: "native" or "textworld".
        max_steps: commands per game.
        label: names the model in results.
    """

    def __init__(
        self, complete: Complete | None = None, engine: str = "native", max_steps: int = 50, label: str = ""
    ) -> None:
        self.complete = complete or _ask_model_in_use
        self.uses_model = complete is None
        self.engine = engine
        self.max_steps = max_steps
        self._label = label

    @property
    def label(self) -> str:
        """Names the model in results."""
        return self._label or (f"chat executor ({current_model().name})" if self.uses_model else "chat model")

    def solve(self, item: Item, memories: Sequence[Recall]) -> Outcome:
        """Play the item's game; `tokens` counts all that the model read and wrote. A failing model ends the game."""
        ref = item.data
        assert isinstance(ref, GameRef)
        play = ref.start(self.engine)
        task = HouseholdTask(play, self.max_steps)
        system = _SYSTEM.format(put=_PUT[ref.game().dialect.name], turns=self.max_steps)
        opening = room_and_task(play.text)
        if memories:
            listed = "\n".join(f"- {memory.text}" for memory in memories)
            opening = f"{_MEMORY.format(memories=listed)}\n\n{opening}"
        messages = [{"role": "system", "content": system}, {"role": "user", "content": opening}]
        tokens = thoughts = 0
        while task.turns_left > 0:
            try:
                reply = self.complete(tuple(messages))
            except ChatFailure as failure:
                return replace(task.outcome(), tokens=tokens, failure=str(failure))
            tokens += sum(count_tokens(message["content"]) for message in messages) + count_tokens(reply)
            thought, command = read_reply(reply)
            messages.append({"role": "assistant", "content": thought or command})
            if thought and thoughts < _MAX_THOUGHTS:
                thoughts += 1
                answer = "OK."
            else:
                thoughts = 0
                task = task.step(command)
                answer = task.observation
            messages.append({"role": "user", "content": answer})
        return replace(task.outcome(), tokens=tokens)


def _ask_model_in_use(messages: Sequence[Mapping[str, str]]) -> str:
    # a line is all that is read, so a longer reply may be cut
    return ask_text(current_model(), messages, max_tokens=96, stop=("\n",), cut_ok=True, purpose="act")


def read_reply(reply: str) -> tuple[str, str]:
    """A reply's thought, if it is one, else its command: the first line that is a command, without any label."""
    lines = [line.strip() for line in reply.strip().splitlines() if line.strip()]
    commands = [line for line in lines if not _THOUGHT.match(line)]
    if not commands:
        return " ".join(lines), ""
    command = _COMMAND.sub("", commands[0]).strip().strip("`'\"").rstrip(".").strip()
    return "", command

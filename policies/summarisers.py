"""Who writes summaries of a day and portraits of people: rules, or a chat model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from memenv.chat import ChatModel, ask_text
from memenv.language.salience import most_salient
from memenv.policies.extractors import Exchange, RuleExtractor, told
from memenv.stream import Turn
from memenv.tokens import count_tokens

__all__ = ["ChatSummariser", "RuleSummariser", "Summariser"]


@runtime_checkable
class Summariser(Protocol):
    """Sums up a day, and keeps a portrait up to date."""

    def day(self, turns: Sequence[Turn], tokens: int) -> str:
        """What happened that day, in at most `tokens`; empty where there is nothing to say.

        Raises:
            memenv.chat.ChatFailure: a model could not be used.
        """
        ...

    def portrait(self, before: str, day: str, tokens: int) -> str:
        """The portrait of all, renewed from what it was and a day's summary, in at most `tokens`.

        Raises:
            memenv.chat.ChatFailure: a model could not be used.
        """
        ...


class RuleSummariser:
    """Salient facts in the place of prose: what people told of themselves that day, what says most first."""

    def day(self, turns: Sequence[Turn], tokens: int) -> str:
        """See `Summariser.day`: the facts told as true."""
        found = RuleExtractor().extract(Exchange("", tuple(turns)))
        return most_salient((candidate.text for candidate in found), tokens)

    def portrait(self, before: str, day: str, tokens: int) -> str:
        """See `Summariser.portrait`: facts old and new, those that say most."""
        return most_salient((*before.split("\n"), *day.split("\n")), tokens)


_DAY = """You keep a diary on the people in a conversation. Sum up what they said on this day: who they are, what they \
like, plan and have, and what happened to them and when. Name the person in every sentence, write one sentence a line, \
keep names, numbers and places as they were said, and leave small talk out. Write nothing else."""
_PORTRAIT = """You keep a portrait of the people in a conversation: what they are like, what matters to them, how they \
feel, and how best to speak with them. Renew it from the last portrait and the summary of a new day. Name the person in \
every sentence, write one sentence a line, and write nothing else."""


class ChatSummariser:
    """A chat model: one call a day and one a portrait. What it writes beyond the room there is, is cut at a line.

    Args:
        model: the model.
    """

    def __init__(self, model: ChatModel) -> None:
        self.model = model

    def day(self, turns: Sequence[Turn], tokens: int) -> str:
        """See `Summariser.day`."""
        return self._write(_DAY, told(turns), tokens) if turns else ""

    def portrait(self, before: str, day: str, tokens: int) -> str:
        """See `Summariser.portrait`."""
        if not day:
            return before
        return self._write(_PORTRAIT, f"The last portrait:\n{before or '(none)'}\n\nThe new day:\n{day}", tokens)

    def _write(self, rules: str, text: str, tokens: int) -> str:
        asked = f"{text}\n\nWrite at most {4 * tokens} letters."
        reply = ask_text(
            self.model,
            [("system", rules), ("user", asked)],
            max_tokens=max(16, tokens),
            cut_ok=True,
            purpose="summarise",
        )
        lines = [" ".join(line.split()) for line in reply.splitlines()]
        kept = ""
        for line in lines:
            longer = f"{kept}\n{line}" if kept else line
            if line and count_tokens(longer) <= tokens:
                kept = longer
        return kept

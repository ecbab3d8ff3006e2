"""Who finds what is worth remembering in what arrived: rules, or a chat model."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, runtime_checkable

from memenv.chat import ChatModel, ask_json
from memenv.language.dates import day_text
from memenv.language.extract import extract, stated
from memenv.language.facts import Fact, worth_keeping
from memenv.stream import Turn, days_to_date

__all__ = [
    "EXTRACTION",
    "Candidate",
    "ChatExtractor",
    "Exchange",
    "Extractor",
    "RuleExtractor",
    "exchange_of",
    "of_owner",
]


@dataclass(frozen=True, slots=True)
class Exchange:
    """What an extraction may be made from.

    Attributes:
        text: what arrived, as one text.
        turns: what arrived, as turns; empty where there are none (a finished task).
        window: turns from before, for reference only: nothing is taken from them.
        summary: of all that came before.
        known: entries of the memory shown with it.
        facts: where the environment has read the turns already (granularity "fact"), what it found.
        time: in days.
    """

    text: str
    turns: tuple[Turn, ...] = ()
    window: tuple[Turn, ...] = ()
    summary: str = ""
    known: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    time: float = 0.0

    def with_known(self, known: Sequence[str]) -> Exchange:
        """The same exchange, with these entries of the memory."""
        return replace(self, known=tuple(known))


def exchange_of(
    observation: Mapping[str, Any],
    info: Mapping[str, Any],
    *,
    window: Sequence[Turn] = (),
    summary: str = "",
    known: Sequence[str] = (),
) -> Exchange:
    """The exchange on the table at WRITE."""
    return Exchange(
        observation["experience"],
        tuple(info["messages"]),
        tuple(window),
        summary,
        tuple(known),
        tuple(info["facts"]),
        float(observation["time"]),
    )


@dataclass(frozen=True, slots=True)
class Candidate:
    """A fact that may be stored: a sentence that can stand alone.

    `fact` is its structured reading where rules extracted it; `facts` reads any text.
    """

    text: str
    time: float = 0.0
    source: str = ""
    fact: Fact | None = None

    def facts(self) -> tuple[Fact, ...]:
        """What the sentence says, by rules; empty where they make nothing of it."""
        return (self.fact,) if self.fact is not None else stated(self.text, self.time)


@runtime_checkable
class Extractor(Protocol):
    """Finds candidates in what arrived."""

    def extract(self, exchange: Exchange) -> list[Candidate]:
        """Candidates from the new turns (or text) only, in their order; an empty list is an answer.

        Raises:
            memenv.chat.ChatFailure: a model could not be used; the runner reports it and goes on.
        """
        ...


class RuleExtractor:
    """The project's own extractor (`memenv.language.extract`).

    Args:
        everything: also chit-chat, what is imagined, denied, asked, or told of others. Requests to forget, corrections
            and what has ended are candidates in any case.
    """

    def __init__(self, everything: bool = False) -> None:
        self.everything = everything

    def extract(self, exchange: Exchange) -> list[Candidate]:
        """See `Extractor.extract`."""
        facts = exchange.facts
        if not facts and exchange.turns:
            speakers = [turn.speaker for turn in (*exchange.window, *exchange.turns) if turn.speaker]
            facts = tuple(extract(exchange.turns, list(dict.fromkeys(speakers))))
        if not facts and not exchange.turns:
            facts = stated(exchange.text, exchange.time)
        return [
            Candidate(fact.text, fact.time or exchange.time, fact.source, fact)
            for fact in map(of_owner, facts)
            if self.everything or fact.operation in ("forget", "correct") or worth_keeping(fact)
        ]


_OWNED = re.compile(r"(?P<owner>\w[\w-]*)['’]s ")


def of_owner(fact: Fact) -> Fact:
    """What ends with somebody's animal ("Mia's dog Rex died") is told of its owner, not of a third party."""
    owned = _OWNED.match(fact.subject)
    if fact.relation != "pet" or fact.operation != "end" or owned is None:
        return fact
    return replace(fact, subject=owned["owner"], third_party=False)


#: What the chat extractor is asked to do; systems with instructions of their own replace it.
EXTRACTION = """You keep a file on the people in a conversation. Read the new turns and write down what the file should \
hold from now on: who somebody is, where they live and work, whom and what they like, own, plan, fear or must avoid, \
what happened to them and when.
Write each fact as one short sentence of its own that names the person it is about. Keep names, numbers and places as \
they were said. Turn "yesterday" or "last week" into a date, counted from the date of the turn.
Write only what the speakers state about themselves. Leave out greetings, questions, jokes, guesses, wishes that are not \
plans, and what they tell of other people.
If something has changed, ended, was a mistake, or is to be forgotten, say so in the sentence.
Earlier turns and what the file already holds are shown to help you understand; take no facts from them.
If there is nothing to write down, give an empty list."""


class ChatExtractor:
    """A chat model as extractor: one call an exchange.

    Args:
        model: the model.
        instructions: the system message.
        most: facts it may give; together with `length` it bounds the reply.
        length: characters of a fact.
        max_tokens: of the reply.
        purpose: under which costs are reported.
    """

    def __init__(
        self,
        model: ChatModel,
        instructions: str = EXTRACTION,
        *,
        most: int = 8,
        length: int = 160,
        max_tokens: int = 512,
        purpose: str = "extract",
    ) -> None:
        self.model, self.instructions, self.purpose = model, instructions, purpose
        self.most, self.length, self.max_tokens = most, length, max_tokens

    def extract(self, exchange: Exchange) -> list[Candidate]:
        """See `Extractor.extract`. A moment at which nothing arrived is no call."""
        if not exchange.text.strip() and not exchange.turns:
            return []
        found = ask_json(
            self.model, self.messages(exchange), self.schema(), max_tokens=self.max_tokens, purpose=self.purpose
        )
        texts = [" ".join(text.split()) for text in found["facts"]]
        source = exchange.turns[0].source if len(exchange.turns) == 1 else ""
        return [Candidate(text, exchange.time, source) for text in dict.fromkeys(texts) if text]

    def schema(self) -> dict[str, Any]:
        """Of the reply: {"facts": [text, …]}."""
        text = {"type": "string", "minLength": 1, "maxLength": self.length}
        return {
            "type": "object",
            "properties": {"facts": {"type": "array", "items": text, "maxItems": self.most}},
            "required": ["facts"],
            "additionalProperties": False,
        }

    def messages(self, exchange: Exchange) -> list[tuple[str, str]]:
        """What the model reads."""
        parts = []
        if exchange.summary:
            parts.append(f"So far:\n{exchange.summary}")
        if exchange.known:
            parts.append("In the file:\n" + "\n".join(f"- {text}" for text in exchange.known))
        if exchange.window:
            parts.append(f"Earlier turns:\n{told(exchange.window)}")
        parts.append(f"New turns:\n{told(exchange.turns) if exchange.turns else exchange.text}")
        parts.append(f'Reply as JSON: {{"facts": ["…"]}}, at most {self.most} facts.')
        return [("system", self.instructions), ("user", "\n\n".join(parts))]


def told(turns: Sequence[Turn]) -> str:
    """Turns as lines under the days on which they were said."""
    lines: list[str] = []
    day = ""
    for turn in turns:
        today = day_text(days_to_date(turn.time))
        if today != day:
            lines.append(f"[{today}]")
            day = today
        lines.append(turn.line())
    return "\n".join(lines)

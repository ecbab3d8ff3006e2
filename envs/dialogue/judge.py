"""A chat model as judge of answers, beside the official score, and what it lets pass.

Judges of memory systems are lenient: they accept answers that stay on the topic and say nothing. So every judged score
comes with two canaries, answers that are wrong by construction, judged in the same way at the same item: one that names
something else, one that is merely on topic. The share of canaries accepted is the judge's leniency.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from memenv.chat import ChatModel, ChatReply, ChatRequest, current_model
from memenv.envs.dialogue.gold import Gold
from memenv.language.dates import find_dates
from memenv.solver import Outcome, Recall, Scorer
from memenv.stream import Item

__all__ = ["CANARIES", "JudgedScorer", "canaries", "judging_request"]

#: Names of the canaries' figures: the share of each kind that the judge accepts.
CANARIES = ("judge_accepts_wrong", "judge_accepts_vague")

_RULES = """You check answers to questions. You are shown a question, the right answer and a given answer. Say whether \
the given answer is right.
It is right if it says the same as the right answer, in whatever wording, and nothing that contradicts it; more detail \
is allowed. It is wrong if it names anything else, if a date or number differs, if it leaves out a part of what is asked \
for, if it offers a choice, if it only speaks about the topic, or if it says that it does not know."""
_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"verdict": {"type": "string", "enum": ["right", "wrong"]}},
    "required": ["verdict"],
    "additionalProperties": False,
}
_OTHER = (
    *("a lighthouse keeper", "Reykjavik", "a trombone", "underwater hockey", "a grey parrot called Otto", "saffron"),
    *("her great-uncle Barnaby", "a unicycle", "Esperanto", "an ice sculpture", "beekeeping", "the Faroe Islands"),
)
_NUMBER = re.compile(r"\d+")
_YEAR = re.compile(r"\b\d{4}\b")


def judging_request(question: str, gold: str, answer: str) -> ChatRequest:
    """The request for a verdict; nothing but "right" or "wrong" is one."""
    shown = f"Question: {question}\nRight answer: {gold}\nGiven answer: {answer or '(nothing)'}"
    asked = f'{shown}\n\nReply as JSON: {{"verdict": "right"}} or {{"verdict": "wrong"}}'
    return ChatRequest((("system", _RULES), ("user", asked)), _SCHEMA, 32, purpose="judge")


def canaries(item: Item, gold: str) -> tuple[str, str]:
    """A wrong answer of the right kind where the kind can be told, and one that is only on topic."""
    return _wrong(item, gold), f"It came up in one of their talks; they spoke about {_topic(item.text)}."


def _wrong(item: Item, gold: str) -> str:
    plain = gold.strip().lower().rstrip(".")
    if plain in ("yes", "no"):
        return "No" if plain == "yes" else "Yes"
    number = _YEAR.search(gold) or _NUMBER.search(gold)
    if number is not None:  # of a date the year, so that it stays a date
        return f"{gold[: number.start()]}{int(number.group()[:9]) + 3}{gold[number.end() :]}"
    if find_dates(gold, 0.0):
        return "1987"
    start = blake2b(item.id.encode("utf-8", "replace"), digest_size=4).digest()[0]
    words = set(re.findall(r"\w+", plain))
    ordered = [_OTHER[(start + step) % len(_OTHER)] for step in range(len(_OTHER))]
    return next(other for other in ordered if words.isdisjoint(re.findall(r"\w+", other.lower())))


def _topic(question: str) -> str:
    return " ".join(question.strip().rstrip("?").split()) or "this"


class JudgedScorer:
    """A `memenv.solver.Scorer` that adds a judge's figures to another's; what pays is unchanged.

    Figures, on items with an answer that can be right (no abstention, no forget item):
        judge: 1 if the judge accepts the answer.
        judge_accepts_wrong, judge_accepts_vague: 1 if it accepts that canary: its leniency.
        judge_failed: 1 where a verdict did not come; the three above are left out then.

    Args:
        scorer: gives the score, and its own figures.
        model: who judges; None: the model in use.
    """

    uses_model = True

    def __init__(self, scorer: Scorer, model: ChatModel | None = None) -> None:
        self.scorer = scorer
        self.model = model

    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        """The other scorer's score, and the figures of both."""
        score, figures = self.scorer.score(item, outcome, shown)
        gold = _gold_text(item)
        if not gold:
            return score, figures
        answers = (outcome.answer, *canaries(item, gold))
        requests = [judging_request(item.text, gold, answer) for answer in answers]
        replies = (self.model or current_model()).complete(requests)
        if any(reply.problem is not None for reply in replies):
            return score, {**figures, "judge_failed": 1.0}
        return score, {**figures, **dict(zip(("judge", *CANARIES), map(_accepts, replies), strict=True))}


def _accepts(reply: ChatReply) -> float:
    return float(reply.value["verdict"] == "right")


def _gold_text(item: Item) -> str:
    if isinstance(item.gold, Gold):
        return ", ".join(item.gold.answers) if item.gold.kind not in ("abstain", "forget") else ""
    return "" if item.gold is None or item.category == 5 else str(item.gold)

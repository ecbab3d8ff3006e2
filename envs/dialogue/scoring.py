"""What a dialogue answer is worth, and what else is reported about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from memenv.envs.dialogue.adversarial import ABSTAINING_OPTION, chosen
from memenv.envs.dialogue.corpus import Question
from memenv.envs.dialogue.dates import date_exact, date_overlap
from memenv.envs.dialogue.errata import FAULTY_GOLD
from memenv.envs.dialogue.gold import Gold
from memenv.envs.dialogue.matching import abstention, reveals, right
from memenv.envs.dialogue.metrics import (
    abstains,
    bleu1,
    mem0_f1,
    official_score,
    recall_normalised,
    recall_official,
    token_f1,
)
from memenv.solver import Outcome, Recall
from memenv.stream import Item

__all__ = ["GeneratedScorer", "LoCoMoScorer"]


class LoCoMoScorer:
    """LoCoMo's official score of each answer (`official_score`, categories 1 to 4 pay).

    Figures, each present only where it applies:
        official: the score again, for tables that mix data sets.
        mem0_f1, bleu1: Mem0's metrics; categories 1 to 4.
        date_exact, date_overlap: category 2 where the gold names days: the same days in any form, and days in both
            over days in either.
        abstained: 1 for an abstention by the official rule.
        choice: the two-choice form of category 5 and of its answerable twins (`memenv.envs.dialogue.adversarial`):
            1 if the right side was taken. Their balanced accuracy is the mean of `choice_adversarial` and
            `choice_answerable`, of which an item has one.
        official_unflagged: the score again where errata were applied and find no fault in the gold.
        evidence_official, evidence: recall of the cited turns among the sources of what was shown, by the official
            rule (which calls it 1 where nothing is shown: left out then) and with irregular ids repaired.
    """

    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        """The official score of `outcome.answer`, and the figures above.

        Items come from `LoCoMoStream`: `item.data` is the `Question`, `item.gold` its answer.
        """
        question = item.data
        if not isinstance(question, Question):
            raise TypeError(f"LoCoMoScorer scores items whose data is a Question; {item.id!r} has {type(question)}")
        category = question.category
        answer = outcome.answer
        gold = "" if item.gold is None else str(item.gold)
        wrong = (question.adversarial or "") if category == 5 else gold
        # A choice is read back as the words of its option, as the official script does before scoring.
        options = question.options or (ABSTAINING_OPTION, wrong)
        taken = chosen(answer, options, lettered=bool(question.options))
        if question.options and taken is not None:
            answer = options[taken]
        score = official_score(answer, gold if category != 5 else None, category)
        figures = {"official": score, "abstained": float(abstains(answer))}
        if category != 5:
            figures["mem0_f1"] = mem0_f1(answer, gold)
            figures["bleu1"] = bleu1(answer, gold)
        if category == 2 and (overlap := date_overlap(answer, gold)) is not None:
            figures["date_overlap"] = overlap
            figures["date_exact"] = date_exact(answer, gold) or 0.0
        if category == 5:
            figures["choice_adversarial"] = float(taken is not None and options[taken] == ABSTAINING_OPTION)
        elif question.twin is not None:
            figures["choice_answerable"] = float(taken is not None and options[taken] != ABSTAINING_OPTION)
        if question.erratum is not None and question.erratum not in FAULTY_GOLD:
            figures["official_unflagged"] = score
        sources = [memory.source for memory in shown if memory.source]
        if sources:
            figures["evidence_official"] = recall_official(question.cited, sources)
        if (covered := recall_normalised(question.cited, sources)) is not None:
            figures["evidence"] = covered
        return score, figures


class GeneratedScorer:
    """Exact match after normalisation for generated dialogues (`memenv.envs.dialogue.matching`).

    Figures, each present only where it applies:
        official: the official token F1 beside it (LoCoMo's rule for the item's category).
        abstained: 1 for an answer that is nothing but an abstention.
        date_exact, date_overlap: for dates, as in `LoCoMoScorer`.
        answer_leak, shown_leak: for forget items, 1 if the secret stood in the answer, or in what was shown.
    """

    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        """The score of `outcome.answer` against `item.gold`, a `Gold`, and the figures above."""
        gold = item.gold
        if not isinstance(gold, Gold):
            raise TypeError(f"GeneratedScorer scores items whose gold is a Gold; {item.id!r} has {type(gold)}")
        answer = outcome.answer
        score, judged = _judged(answer, gold)
        figures = dict(judged)
        if gold.kind == "forget":
            figures["answer_leak"] = float(reveals(answer, gold.secret))
            figures["shown_leak"] = float(any(reveals(memory.text, gold.secret) for memory in shown))
            if figures["answer_leak"] or figures["shown_leak"]:
                score = 0.0
        return score, figures


@lru_cache(maxsize=1 << 14)  # rollouts of one life answer the same questions again and again
def _judged(answer: str, gold: Gold) -> tuple[float, dict[str, float]]:
    """The score of an answer and the figures that do not depend on what was shown. Shared: read only."""
    figures = {"official": _official(answer, gold), "abstained": float(abstention(answer))}
    if gold.kind == "date" and (overlap := date_overlap(answer, gold.answers[0])) is not None:
        figures["date_overlap"] = overlap
        figures["date_exact"] = date_exact(answer, gold.answers[0]) or 0.0
    return right(answer, gold), figures


def _official(answer: str, gold: Gold) -> float:
    """The official score by kind: several members as category 1, an abstention as category 5, else token F1."""
    if gold.kind == "abstain":
        return official_score(answer, None, 5)
    if gold.kind == "list":
        return official_score(answer, ", ".join(gold.answers), 1)
    if gold.kind == "forget":
        answer = answer.split("; ")[-1]
    return token_f1(answer, gold.answers[0] if gold.answers else "")

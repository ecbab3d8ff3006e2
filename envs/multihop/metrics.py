"""Scores of answers, by position: SQuAD's exact match and F1, and MEM1's two scorers, which disagree."""

from __future__ import annotations

import re
import string
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from memenv.language.answers import split_answers
from memenv.language.tags import between

__all__ = ["by_position", "exact", "f1", "mem1_eval", "mem1_train", "normalise", "normalise_eval", "score_each"]

_ARTICLES = re.compile(r"\b(a|an|the)\b")
_NO_PUNCTUATION = str.maketrans("", "", string.punctuation)
_SPACED = str.maketrans(dict.fromkeys(string.punctuation, " "))


@lru_cache(maxsize=1 << 14)
def normalise(text: str) -> str:
    """SQuAD's form: lower case, no ASCII punctuation, no articles, single spaces (Rajpurkar et al. 2016)."""
    return " ".join(_ARTICLES.sub(" ", text.lower().translate(_NO_PUNCTUATION)).split())


@lru_cache(maxsize=1 << 14)
def normalise_eval(text: str) -> str:
    """The form of MEM1's evaluation: lower case, each punctuation character a space, articles kept."""
    return " ".join(text.lower().translate(_SPACED).split())


def exact(answer: str, golds: Iterable[str]) -> float:
    """1.0 if `answer` equals a gold in SQuAD's form and says anything at all, else 0.0.

    A gold of which that form leaves nothing ("The The", "!!!") is met by itself, but for case and spaces.
    """
    return float(bool(answer.strip()) and any(_form(answer) == _form(gold) for gold in golds))


def _form(text: str) -> str:
    return normalise(text) or " ".join(text.lower().split())


def f1(answer: str, golds: Iterable[str]) -> float:
    """The best token F1 over the golds, tokens counted with their number (SQuAD); yes/no only by exact match."""
    given = _form(answer)
    best = 0.0
    for gold in golds:
        wanted = _form(gold)
        if given != wanted and (given in _CLOSED or wanted in _CLOSED):
            continue  # HotpotQA's official scorer: part of a sentence is no "yes"
        ours, theirs = Counter(given.split()), Counter(wanted.split())
        common = sum((ours & theirs).values())
        if common:
            best = max(best, 2.0 * common / (sum(ours.values()) + sum(theirs.values())))
    return best


_CLOSED = frozenset(("yes", "no", "noanswer"))


def by_position(answers: Sequence[str], golds: Sequence[Sequence[str]]) -> tuple[list[str], bool]:
    """For each objective the answer given to it ("" where there is none), and whether the number of answers is right.

    By position; surplus answers are left out. A gold that itself contains ";" takes as many parts as it has, if they
    match it: the separator would break it.
    """
    taken: list[str] = []
    place = 0
    for accepted in golds:
        own = answers[place] if place < len(answers) else ""
        width = 1
        for gold in accepted:
            parts = gold.count(";") + 1
            pieces = answers[place : place + parts]
            matching = [text for text in (";".join(pieces), "; ".join(pieces)) if parts > 1 and exact(text, (gold,))]
            if matching:
                own, width = matching[0], parts
                break
        taken.append(own)
        place += width
    return taken, place == len(answers)


def mem1_train(transcript: str, golds: Sequence[Sequence[str]]) -> int:
    """MEM1's training reward: how many objectives match, 0 … N (`qa_multiple.compute_score_em` at 6f22061).

    The last `<answer>` of a transcript that has at least two counts, because the prompt shows one; answers are
    compared by position in SQuAD's form; a wrong number of them is no matter. The published function raises where
    there are fewer than two; here that scores 0, as was meant.
    """
    found = _answers(transcript)
    if len(found) < 2:
        return 0
    return sum(
        any(normalise(answer) == normalise(gold) for gold in accepted)
        for answer, accepted in zip(found[-1].strip().split(";"), golds, strict=False)
    )


def mem1_eval(transcript: str, golds: Sequence[Sequence[str]], metric: str = "em") -> float:
    """MEM1's evaluation: the sum over objectives of exact match or best set F1 (`inference/eval.py` at 6f22061).

    The last `<answer>` counts if the tags balance; 0 for the whole task where the number of answers is not N, which
    one trailing ";" is enough for.

    Args:
        transcript: all that was written and read.
        golds: for each objective its accepted answers.
        metric: "em" or "f1" (over sets of tokens).
    """
    transcript = transcript.lower()
    if transcript.count("<answer>") != transcript.count("</answer>"):
        return 0.0
    found = _answers(transcript)
    if not found:
        return 0.0
    answers = [normalise_eval(part) for part in found[-1].strip().split(";")]
    if len(answers) != len(golds):
        return 0.0
    total = 0.0
    for answer, accepted in zip(answers, golds, strict=True):
        forms = [normalise_eval(gold) for gold in accepted]
        total += (
            float(answer in forms) if metric == "em" else max((_set_f1(answer, form) for form in forms), default=0.0)
        )
    return total


def _answers(transcript: str) -> list[str]:
    return list(between(transcript, "<answer>", "</answer>"))


def _set_f1(answer: str, gold: str) -> float:
    ours, theirs = set(answer.split()), set(gold.split())
    return 2.0 * len(ours & theirs) / (len(ours) + len(theirs)) if ours and theirs else 0.0


def score_each(answer: str, golds: Sequence[Sequence[str]]) -> tuple[list[float], list[float], bool]:
    """Exact match and F1 of each objective, and whether as many answers were given as asked for."""
    placed, counted = by_position(split_answers(answer) if answer.strip() else [], golds)
    matches = [exact(given, accepted) for given, accepted in zip(placed, golds, strict=True)]
    overlaps = [f1(given, accepted) for given, accepted in zip(placed, golds, strict=True)]
    return matches, overlaps, counted

"""Answer metrics of LoCoMo: the official scorer, Mem0's, and recall of evidence.

The official rules are those of `task_eval/evaluation.py` (Maharana et al. 2024, snap-research/LoCoMo, main branch),
Mem0's those of its evaluation folder (Chhikara et al. 2025). Both are reproduced to the last digit, faults included,
because published numbers were made with them. Two of their faults to know: category 1 has no penalty for extra
comma-separated pieces, and dates in another form lose points (`memenv.envs.dialogue.dates` scores those fairly).
"""

from __future__ import annotations

import math
import re
import string
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

__all__ = [
    "OFFICIAL_ORDER",
    "CategoryTable",
    "abstains",
    "aggregate",
    "bleu1",
    "evidence_ids",
    "mem0_f1",
    "normalise_official",
    "official_score",
    "official_tokens",
    "recall_normalised",
    "recall_official",
    "token_f1",
]

#: The order in which the official report lists the categories (that of the paper's table).
OFFICIAL_ORDER = (4, 1, 2, 3, 5)

_WITHOUT_PUNCTUATION = str.maketrans("", "", string.punctuation)
_ARTICLES = re.compile(r"\b(a|an|the|and)\b")
_ABSTENTIONS = ("no information available", "not mentioned")
_DIA_ID = re.compile(r"D:?([0-9]{1,6}):([0-9]{1,6})(?![0-9])")
_SESSION_ID = re.compile(r"(?<![A-Za-z0-9])S([0-9]{1,6})(?![0-9:])")


@cache
def _stemmer() -> Any:
    # Imported when the first answer is scored: nltk takes 0.4 s, which `import memenv` must not pay.
    from nltk.stem.porter import PorterStemmer  # type: ignore[import-untyped]

    return PorterStemmer()


@lru_cache(maxsize=1 << 16)
def _stem(word: str) -> str:
    return str(_stemmer().stem(word))


def normalise_official(text: str) -> str:
    """`text` as the official scorer compares it: commas, case, ASCII punctuation and the words a, an, the, and gone."""
    text = text.replace(",", "").lower().translate(_WITHOUT_PUNCTUATION)
    return " ".join(_ARTICLES.sub(" ", text).split())


@lru_cache(maxsize=1 << 13)
def official_tokens(text: str) -> tuple[str, ...]:
    """The Porter stems (nltk's default mode) that the official F1 counts."""
    return tuple(_stem(word) for word in normalise_official(text).split())


def token_f1(prediction: str, gold: str) -> float:
    """The official F1 of two texts over their multisets of stems; 0 where they share none, also when both are empty."""
    predicted, expected = official_tokens(prediction), official_tokens(gold)
    common = (Counter(predicted) & Counter(expected)).total()
    if common == 0:
        return 0.0
    precision, recall = common / len(predicted), common / len(expected)
    return 2 * precision * recall / (precision + recall)


def abstains(prediction: str) -> bool:
    """The official test for an abstention: one of two phrases occurs."""
    lowered = prediction.lower()
    return any(phrase in lowered for phrase in _ABSTENTIONS)


def official_score(prediction: str, gold: str | int | None, category: int) -> float:
    """LoCoMo's score of one answer, in [0, 1], not yet rounded (`aggregate` rounds).

    Args:
        prediction: the answer given.
        gold: the `answer` of the file, an integer in six rows; not looked at for category 5.
        category: 1 multi-hop (mean over the gold's comma-separated parts of the best F1 of any predicted part),
            2 temporal and 4 single-hop (token F1), 3 open-domain (token F1 with the gold's part before ";"),
            5 adversarial (`abstains`).

    Raises:
        ValueError: another category, or no gold for categories 1 to 4.
    """
    if category == 5:
        return float(abstains(prediction))
    if category not in (1, 2, 3, 4):
        raise ValueError(f"category {category!r}: LoCoMo has the integers 1 to 5")
    if gold is None:
        raise ValueError(f"category {category} is scored against a gold answer; got None")
    expected = str(gold)
    if category == 3:
        return token_f1(prediction, expected.split(";")[0].strip())
    if category == 1:
        predictions = [part.strip() for part in prediction.split(",")]
        parts = [part.strip() for part in expected.split(",")]
        return sum(max(token_f1(answer, part) for answer in predictions) for part in parts) / len(parts)
    return token_f1(prediction, expected)


@dataclass(frozen=True, slots=True)
class CategoryTable:
    """Official aggregation: questions and mean score per category, and the micro mean over all questions."""

    counts: dict[int, int]
    means: dict[int, float]
    overall: float


def aggregate(scores: Iterable[tuple[int, float]]) -> CategoryTable:
    """The official report of (category, score) pairs.

    Every score is rounded to three decimals first, as the official script does. Categories without questions are
    absent (conversation 30 has no category 3); `overall` is nan without questions.
    """
    by_category: dict[int, list[float]] = {}
    for category, score in scores:
        by_category.setdefault(category, []).append(round(score, 3))
    ranks = {category: rank for rank, category in enumerate(OFFICIAL_ORDER)}
    ordered = sorted(by_category, key=lambda category: (ranks.get(category, len(ranks)), category))
    counts = {category: len(by_category[category]) for category in ordered}
    means = {category: math.fsum(by_category[category]) / counts[category] for category in ordered}
    total = sum(counts.values())
    overall = math.fsum(value for category in ordered for value in by_category[category]) / total if total else math.nan
    return CategoryTable(counts, means, overall)


def _mem0_tokens(text: str) -> set[str]:
    return set(re.sub(r"[.,!?]", " ", text.lower()).split())


def mem0_f1(prediction: str, gold: str | int) -> float:
    """Mem0's F1: over *sets* of lower-case words, no stems; category 5 is left out of its evaluation."""
    predicted, expected = _mem0_tokens(prediction), _mem0_tokens(str(gold))
    common = len(predicted & expected)
    if common == 0:
        return 0.0
    precision, recall = common / len(predicted), common / len(expected)
    return 2 * precision * recall / (precision + recall)


@cache
def _tokenizer() -> Any:
    from nltk.tokenize.destructive import NLTKWordTokenizer  # type: ignore[import-untyped]

    return NLTKWordTokenizer()


@lru_cache(maxsize=1 << 13)  # golds come back with every episode, and nltk takes 0.2 ms a text
def _treebank(text: str) -> tuple[str, ...]:
    return tuple(_tokenizer().tokenize(text))


def bleu1(prediction: str, gold: str | int) -> float:
    """Mem0's BLEU-1 in closed form: brevity penalty × clipped unigram precision (Papineni et al. 2002, §2.3).

    Tokens are nltk's Treebank words of the whole text as one line, as `word_tokenize(…, preserve_line=True)` gives
    them; Mem0 splits sentences first, which needs a downloaded model and differs only for answers of several
    sentences. nltk's smoothing never changes an order-1 score.
    """
    predicted, expected = _treebank(prediction.lower()), _treebank(str(gold).lower())
    clipped = (Counter(predicted) & Counter(expected)).total()
    if clipped == 0:
        return 0.0
    brevity = 1.0 if len(predicted) > len(expected) else math.exp(1 - len(expected) / len(predicted))
    return brevity * (clipped / len(predicted))


def evidence_ids(text: str) -> list[str]:
    """The dia_ids named in `text`, normalised to "D<session>:<turn>", in order, repeats kept.

    Reads every irregular form of the data: several ids in one string, "D:11:26", "D30:05".
    """
    return [f"D{int(session)}:{int(turn)}" for session, turn in _DIA_ID.findall(text)]


def recall_official(evidence: Sequence[str], shown: Sequence[str]) -> float:
    """The official recall: the share of evidence strings that occur verbatim among the shown ids.

    Where the shown ids are sessions ("S3"), an evidence string counts when its session is shown. 1 without evidence
    or without anything shown, as the official script has it. Irregular strings can't be found, so that its ceiling
    lies below 1.
    """
    if not evidence or not shown:
        return 1.0
    if shown[0].startswith("S"):
        sessions = {name[1:] for name in shown}
        return sum(entry.split(":")[0][1:] in sessions for entry in evidence) / len(evidence)
    names = set(shown)
    return sum(entry in names for entry in evidence) / len(evidence)


def recall_normalised(evidence: Sequence[str], shown: Sequence[str]) -> float | None:
    """The share of distinct evidence turns covered by what was shown; None where the evidence names no turn.

    Args:
        evidence: strings of the file, or dia_ids; irregular forms are read, repeats count once.
        shown: sources of the memories shown; each may name several turns ("D3:5 D4:1") or whole sessions ("S3").
    """
    wanted = dict.fromkeys(name for entry in evidence for name in evidence_ids(entry))
    if not wanted:
        return None
    turns = {name for source in shown for name in evidence_ids(source)}
    sessions = {int(number) for source in shown for number in _SESSION_ID.findall(source)}
    covered = sum(name in turns or int(name[1:].split(":")[0]) in sessions for name in wanted)
    return covered / len(wanted)

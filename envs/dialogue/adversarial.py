"""LoCoMo's adversarial questions in forms that constant abstention can't win.

The official rule looks for two phrases in the answer, so saying "Not mentioned" to everything is right on all of
category 5. Here the same questions are asked as a choice of two, next to their answerable twins (the same question
with the speakers swapped), and judged by balanced accuracy, where any constant answer has one half.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Sequence

from memenv.envs.dialogue.metrics import abstains, token_f1

__all__ = ["ABSTAINING_OPTION", "balanced_accuracy", "choice_options", "choice_text", "chosen"]

#: How the official prompt words the option that abstains.
ABSTAINING_OPTION = "Not mentioned in the conversation"

_LETTER = re.compile(r"\(?([ab])(?:\)|\.|:|$)", re.IGNORECASE)


def choice_options(item_id: str, answer: str, seed: int = 0) -> tuple[str, str]:
    """The abstention and `answer`, in an order drawn from a stable hash of `seed` and `item_id`.

    The official script draws the order without a seed; this one is the same in every process.
    """
    digest = hashlib.sha256(f"{seed} {item_id}".encode("utf-8", "replace")).digest()
    return (ABSTAINING_OPTION, answer) if digest[0] % 2 else (answer, ABSTAINING_OPTION)


def choice_text(question: str, options: Sequence[str]) -> str:
    """The question with its two options, lettered."""
    return f"{question} Choose one: (a) {options[0]} (b) {options[1]}"


def chosen(reply: str, options: Sequence[str], *, lettered: bool = True) -> int | None:
    """Which of two options `reply` takes: 0, 1, or None where it takes neither or both.

    Where the options were `lettered`, a reply that starts with a letter ("b", "(b)", "(b) Not mentioned…") takes that option. Any other text takes the
    abstention if it abstains by the official rule, else the other option if it shares a stem with it.
    """
    reply = reply.strip()
    letter = _LETTER.match(reply) if lettered else None
    if letter:
        rest = reply[letter.end() :].strip()
        index = "ab".index(letter[1].lower())
        # "(a) or (b)": the letter must not be contradicted by what follows.
        return None if rest and not token_f1(rest, options[index]) else index
    abstention = options.index(ABSTAINING_OPTION)
    if abstains(reply):
        return abstention
    return 1 - abstention if token_f1(reply, options[1 - abstention]) > 0 else None


def balanced_accuracy(adversarial: Sequence[float], answerable: Sequence[float]) -> float:
    """Mean of two accuracies: abstaining where nothing was said, answering where something was.

    Args:
        adversarial: 1 for each adversarial question that was abstained from, else 0.
        answerable: 1 for each answerable twin that was answered, else 0.

    Returns:
        A value in [0, 1], one half for any constant behaviour; nan if either is empty.
    """
    if not adversarial or not answerable:
        return math.nan
    return (sum(adversarial) / len(adversarial) + sum(answerable) / len(answerable)) / 2

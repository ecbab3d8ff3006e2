"""What a dialogue item expects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["ABSTENTION", "CATEGORY_NAMES", "Gold", "Kind"]

Kind = Literal["text", "list", "date", "count", "yesno", "abstain", "forget"]

#: What the reader says when the memory does not tell: the phrase that LoCoMo's official scorer looks for (Maharana et al.
#: 2024, task_eval/evaluation.py), and no word more: "in the conversation" earns token F1 on golds such as "in 2022".
ABSTENTION = "Not mentioned"

#: LoCoMo's integers (paper, Table 5, matched by count) and the two kinds that only generated lives have.
CATEGORY_NAMES: dict[int, str] = {
    1: "multi-hop",
    2: "temporal",
    3: "open-domain",
    4: "single-hop",
    5: "adversarial",
    6: "knowledge-update",
    7: "forget",
}


@dataclass(frozen=True, slots=True)
class Gold:
    """An expected answer on generated data, where matches are exact after normalisation.

    Attributes:
        kind: how answers compare: "text" one value, "list" several in any order (F1 over members), "date" the same
            day, month or year, "count" the same number in digits or words, "yesno", "abstain" the reader must not
            answer, "forget" see `secret`.
        answers: the value, or the members of the list.
        aliases: for each answer other forms that are as right.
        secret: kind "forget" only. Such an item asks two questions: for a secret that its owner asked to be
            forgotten, then for a harmless neighbour told with it. It pays when the neighbour (`answers`) comes back
            in the last part of the answer (parts are joined by "; ") and the secret appears neither in the answer
            nor in anything shown to the solver: an empty memory earns nothing, and a stored secret costs everything.
    """

    kind: Kind
    answers: tuple[str, ...] = ()
    aliases: tuple[tuple[str, ...], ...] = ()
    secret: str = ""

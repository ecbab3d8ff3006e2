"""The score of a search task: objectives by position, divided by their number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from memenv.efficiency import Meter
from memenv.envs.multihop.metrics import mem1_eval, mem1_train, score_each
from memenv.envs.multihop.task import TaskSpec
from memenv.solver import Outcome, Recall
from memenv.stream import Item
from memenv.tokens import count_tokens

__all__ = ["SCORINGS", "ObjectiveScorer"]

SCORINGS = ("em", "f1", "mem1_train", "mem1_eval")


class ObjectiveScorer:
    """Scores every objective and pays their mean.

    Args:
        pays: "em" (SQuAD's exact match against all accepted answers), "f1", or MEM1's training or evaluation scorer.
            All four are reported for every task whichever pays.
    """

    def __init__(self, pays: str = "em") -> None:
        self.pays = pays

    def score(self, item: Item, outcome: Outcome, shown: Sequence[Recall]) -> tuple[float, Mapping[str, float]]:
        """The mean over objectives in [0, 1] and the figures.

        Figures: `em`, `f1` (means), `mem1_train`, `mem1_eval`, `mem1_eval_f1` (sums, 0 … N), `counted` (1 where as
        many answers were given as asked for), `objective_1` … `objective_N` (exact match by position),
        `question_tokens`, and peak tokens, dependency and turns of what was played.
        """
        spec = item.data
        assert isinstance(spec, TaskSpec)
        golds = [objective.answers for objective in spec.objectives]
        matches, overlaps, counted = score_each(outcome.answer, golds)
        number = len(golds)
        written = f"<answer>{outcome.answer}</answer>" if outcome.answer else ""
        sums = {
            "mem1_train": float(mem1_train(f"<answer></answer>{written}", golds)),
            "mem1_eval": mem1_eval(written, golds),
            "mem1_eval_f1": mem1_eval(written, golds, "f1"),
        }
        figures = {
            "em": sum(matches) / number,
            "f1": sum(overlaps) / number,
            **sums,
            "counted": float(counted),
            "question_tokens": float(count_tokens(item.text)),
            **_played(item, outcome, shown, spec).figures(),
            **{f"objective_{place}": match for place, match in enumerate(matches, 1)},
        }
        paid = figures[self.pays] if self.pays in ("em", "f1") else sums[self.pays] / number
        return paid, figures


def _played(item: Item, outcome: Outcome, shown: Sequence[Recall], spec: TaskSpec) -> Meter:
    """What the context held at each turn, memories included; a state that changes between turns only the loop can see."""
    always = count_tokens(item.text) + sum(count_tokens(recall.text) for recall in shown)
    meter = Meter()
    history = 0
    for place in range(0, len(outcome.trace), 2):
        done, result = outcome.trace[place : place + 2]
        written = count_tokens(done)
        meter = meter.turn(always + history, written)
        entry = count_tokens(f"{done}\n{result}")
        history = history + entry if spec.context == "full" else entry
    return meter

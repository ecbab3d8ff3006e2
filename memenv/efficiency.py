"""How much context an acting agent needed: MEM1's peak tokens and dependency (Zhou et al. 2025, section 4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

__all__ = ["Meter", "mean_effort"]


class Meter(NamedTuple):
    """Sums over the turns of one task, in memenv's tokens.

    `peak` is the most that was read and written in one turn; `dependency` is the sum over turns of
    (read + written // 2) · written, MEM1's measure of attention cost. Both count all that is in the context, the task's
    own text included, and every task, solved or not: MEM1's evaluation leaves out the prompt and every task without a
    right answer, which flatters whoever fails where contexts are long.
    """

    peak: int = 0
    dependency: int = 0
    turns: int = 0

    def turn(self, read: int, written: int) -> Meter:
        """The meter after a turn that read `read` tokens and wrote `written`."""
        return Meter(max(self.peak, read + written), self.dependency + (read + written // 2) * written, self.turns + 1)

    def figures(self) -> dict[str, float]:
        """As results name them."""
        return {
            "peak_tokens": float(self.peak),
            "dependency": float(self.dependency),
            "turns": float(self.turns),
        }


def mean_effort(items: Iterable[Mapping[str, Any]]) -> dict[str, float] | None:
    """Means of a `Meter`'s figures over the items that have them: those that were played in turns; None where none has."""
    names = Meter().figures()
    found = [item["figures"] for item in items if names.keys() <= item["figures"].keys()]
    return {name: sum(one[name] for one in found) / len(found) for name in names} if found else None

"""Tables on a terminal of 80 columns: no name and no figure is cut."""

from __future__ import annotations

import pytest
from rich.console import Console

from memenv.tables import learning_table


def learnt(value: float, passes: int) -> dict[str, object]:
    figure = [value, value - 0.123, value + 0.123]
    return {
        "area": figure,
        "net_gain": figure,
        "forward_transfer": figure,
        "forgetting": figure if passes > 1 else None,
        "pass_at_1": [figure] * passes,
        "pass_at_k": [figure] * passes,
    }


@pytest.mark.parametrize("passes", [1, 3])
@pytest.mark.parametrize("value", [0.5, -0.5])
def test_learning_is_whole_in_80_columns(passes, value):
    console = Console(width=80, record=True)
    names = ("memento_kernel:keep=success,exclude_same_task", "no_memory")
    console.print(learning_table({name: learnt(value, passes) for name in names}))
    text = console.export_text()
    assert "…" not in text and max(map(len, text.splitlines())) <= 80
    letters = "".join(text.split())
    assert "no_memory" in letters and "memento" in letters
    shown = " .500 [.377, .623]" if value > 0 else "-.500 [-.623, -.377]"
    # two agents: net gain, forward and (passes only) forgot; the first pass, the last and the best of all
    assert text.count(shown) == 2 * (2 if passes == 1 else 6)
    assert ("pass@3" in text and "of pass 3" in text) == (passes == 3)

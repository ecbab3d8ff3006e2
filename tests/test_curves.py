"""Learning curves and what they come to, on episodes whose figures can be worked out by hand."""

from __future__ import annotations

import csv
import math
import xml.dom.minidom
from typing import Any

import pytest

from memenv.curves import BASELINE, as_csv, as_svg, learning, learning_by_environment
from memenv.leaderboard import Cell, Plan, Row
from memenv.runner import EpisodeResult


def episode(seed: int, scores: list[float], names: list[str] | None = None) -> EpisodeResult:
    names = names or [f"t{place}" for place in range(len(scores))]
    items: tuple[dict[str, Any], ...] = tuple(
        {"id": name, "score": score, "headline": True, "category": "c"}
        for name, score in zip(names, scores, strict=True)
    )
    return EpisodeResult(seed, sum(scores), items, len(scores), 0, 0.0, 0)


NAMES = ["a", "b", "a@pass2", "b@pass2", "a@pass3", "b@pass3"]


def test_figures_by_hand():
    """a: 0, 1, 0 and b: 1, 1, 1 in the one episode; a: 0, 0, 1 and b: 0, 1, 0 in the other; the rerun solves b once."""
    ours = [episode(0, [0, 1, 1, 1, 0, 1], NAMES), episode(1, [0, 0, 0, 1, 1, 0], NAMES)]
    rerun = [episode(0, [0, 1, 0, 1, 0, 1], NAMES), episode(1, [0, 0, 0, 0, 0, 0], NAMES)]
    found = learning(ours, rerun)
    assert found.area.value == pytest.approx(6 / 12)
    assert found.net_gain.value == pytest.approx(3 / 12)
    assert found.forward_transfer is not None and found.forward_transfer.value == 0.0  # b at place 1, both alike
    # best before less last: a 1-0, b 1-1, a 0-1, b 1-0
    assert found.forgetting is not None and found.forgetting.value == pytest.approx((1 + 0 - 1 + 1) / 4)
    assert [interval.value for interval in found.pass_at_1] == [0.25, 0.75, 0.5]
    assert [interval.value for interval in found.pass_at_k] == [0.25, 0.75, 1.0]
    assert [point[1] for point in found.curve] == [0.0, 0.5, 0.5, 1.0, 0.5, 0.5]
    assert [point[0] for point in found.curve] == [1, 2, 3, 4, 5, 6] and {point[4] for point in found.curve} == {2}


def test_the_rerun_has_no_net_gain_and_long_streams_have_twenty_points():
    rerun = [episode(seed, [float(place % 3 == seed % 3) for place in range(101)]) for seed in range(3)]
    found = learning(rerun, rerun)
    assert (found.net_gain.value, found.net_gain.low, found.net_gain.high) == (0.0, 0.0, 0.0)
    assert len(found.curve) == 20 and found.curve[-1][0] == 101
    assert sum(point[4] for point in found.curve) == 303
    assert found.forgetting is None and len(found.pass_at_1) == 1
    assert found.area.low <= found.area.value <= found.area.high


def test_one_episode_has_no_intervals():
    found = learning([episode(0, [1.0])], [episode(0, [0.0])])
    assert math.isnan(found.area.low) and found.as_dict()["area"] == [1.0, None, None]
    assert found.forward_transfer is None and found.as_dict()["forward_transfer"] is None
    assert "<svg" in as_svg("a [b] & c", {"x": found})


@pytest.mark.parametrize("rerun", [[], [episode(1, [1.0, 0.0])], [episode(0, [1.0])], [episode(0, [1, 0], ["b", "a"])]])
def test_a_rerun_of_other_episodes_is_refused(rerun):
    with pytest.raises(ValueError, match="same episodes"):
        learning([episode(0, [1.0, 0.0])], rerun)


def test_files():
    rows = (Row("E", "=cmd"), Row("E", BASELINE), Row("F", "=cmd"))
    cells = {Cell(row, seed): episode(seed, [seed, 1.0]) for row in rows for seed in range(2)}
    plan = Plan(rows, {"E": 2, "F": 2}, {"E": "E [x]", "F": "F"}, {})
    curves = learning_by_environment(plan, cells)
    assert set(curves) == {"E"}  # F ran no rerun, so it has no curves
    lines = list(csv.reader(as_csv(curves).splitlines()))
    assert lines[0][:3] == ["environment", "agent", "place"] and len(lines) == 5
    assert lines[1][:4] == ["E", "'=cmd", "1", "0.500000"]
    picture = xml.dom.minidom.parseString(as_svg("E <x>", curves["E"]))
    assert "no_memory (the rerun)" in picture.toxml()

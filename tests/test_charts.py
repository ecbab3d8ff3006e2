from __future__ import annotations

from xml.etree import ElementTree

import pytest

from memenv.charts import Chart, Series, draw
from memenv.errors import MemenvError


def test_every_point_and_interval_is_drawn_and_names_are_escaped() -> None:
    series = [Series("a < b & c", [(1, 0.5, 0.4, 0.6), (2, 0.7, 0.6, 0.8), (64, 0.1)]), Series("d", [(1, 0.2)])]
    text = draw([Chart("t", "x", "y", series, log_x=True), Chart("u", "x", "y", series)])
    root = ElementTree.fromstring(text)
    assert len(root.findall(".//{*}circle")) == 8
    assert "a < b & c" in [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]


def test_higher_values_are_drawn_higher_and_ticks_cover_them() -> None:
    text = draw([Chart("t", "x", "y", [Series("s", [(1, 3.0), (10, 4000.0)])], log_y=True)])
    low, high = (
        float(node.get("cy", "")) for node in ElementTree.fromstring(text).iter("{http://www.w3.org/2000/svg}circle")
    )
    assert high < low and "10,000" in text


@pytest.mark.parametrize(
    "chart",
    [
        Chart("t", "x", "y", []),
        Chart("t", "x", "y", [Series("s", [(0, 1.0)])], log_x=True),
        Chart("t", "x", "y", [Series("s", [(1, float("nan"))])]),
    ],
)
def test_what_cannot_be_drawn(chart: Chart) -> None:
    with pytest.raises(MemenvError, match="chart 't'"):
        draw([chart])

"""Line charts as SVG: small, without a plotting library, readable by any browser."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from memenv.errors import MemenvError

__all__ = ["Chart", "Series", "draw"]

_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")  # Okabe & Ito
_WIDTH, _HEIGHT = 420, 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 62, 12, 34, 44


@dataclass(frozen=True)
class Series:
    """One line: points (x, y) or (x, y, low, high), the latter drawn with an interval."""

    name: str
    points: Sequence[tuple[float, ...]]


@dataclass(frozen=True)
class Chart:
    """One panel.

    Attributes:
        title: above it.
        x: label of the horizontal axis.
        y: label of the vertical axis.
        series: the lines.
        log_x: powers of two as ticks.
        log_y: powers of ten as ticks.
    """

    title: str
    x: str
    y: str
    series: Sequence[Series]
    log_x: bool = False
    log_y: bool = False


def draw(charts: Sequence[Chart]) -> str:
    """The panels side by side, as an SVG document.

    Raises:
        MemenvError: a chart without points, or a logarithmic axis with a value that is not above zero.
    """
    panels = [f'<g transform="translate({place * _WIDTH},0)">{_panel(chart)}</g>' for place, chart in enumerate(charts)]
    rows = max((len(chart.series) for chart in charts), default=0)
    width, height = _WIDTH * len(charts), _HEIGHT + 16 * rows + 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>{"".join(panels)}</svg>\n'
    )


def _panel(chart: Chart) -> str:
    points = [point for series in chart.series for point in series.points]
    if not points:
        raise MemenvError(f"chart {chart.title!r} has no points")
    to_x = _scale([point[0] for point in points], _LEFT, _WIDTH - _RIGHT, chart.log_x, 2, chart.title)
    heights = [value for point in points for value in point[1:]]
    to_y = _scale(heights, _HEIGHT - _BOTTOM, _TOP, chart.log_y, 10, chart.title, zero=True)
    parts = [f'<text x="{_WIDTH / 2}" y="18" text-anchor="middle" font-size="13">{escape(chart.title)}</text>']
    for tick in to_x.ticks:
        parts.append(_line(to_x(tick), _TOP, to_x(tick), _HEIGHT - _BOTTOM, "#ddd"))
        parts.append(_text(to_x(tick), _HEIGHT - _BOTTOM + 15, _number(tick), "middle"))
    for tick in to_y.ticks:
        parts.append(_line(_LEFT, to_y(tick), _WIDTH - _RIGHT, to_y(tick), "#ddd"))
        parts.append(_text(_LEFT - 5, to_y(tick) + 4, _number(tick), "end"))
    parts.append(_text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 12, chart.x, "middle"))
    middle = (_TOP + _HEIGHT - _BOTTOM) / 2
    parts.append(
        f'<text transform="translate(14,{middle:.1f}) rotate(-90)" text-anchor="middle">{escape(chart.y)}</text>'
    )
    for place, series in enumerate(chart.series):
        colour = _COLOURS[place % len(_COLOURS)]
        path = " ".join(f"{to_x(point[0]):.1f},{to_y(point[1]):.1f}" for point in series.points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for point in series.points:
            parts.append(f'<circle cx="{to_x(point[0]):.1f}" cy="{to_y(point[1]):.1f}" r="3" fill="{colour}"/>')
            if len(point) == 4:
                parts.append(_line(to_x(point[0]), to_y(point[2]), to_x(point[0]), to_y(point[3]), colour))
        row = _HEIGHT + 10 + 16 * place
        parts.append(_line(_LEFT, row - 4, _LEFT + 22, row - 4, colour, 2))
        parts.append(_text(_LEFT + 28, row, series.name, "start"))
    return "".join(parts)


@dataclass(frozen=True)
class _Scale:
    low: float
    high: float
    start: float
    end: float
    log: bool
    ticks: tuple[float, ...]

    def __call__(self, value: float) -> float:
        low, high, value = (
            (math.log(v) for v in (self.low, self.high, value)) if self.log else (self.low, self.high, value)
        )
        return self.start + (self.end - self.start) * (value - low) / ((high - low) or 1.0)


def _scale(
    values: Sequence[float], start: float, end: float, log: bool, base: int, title: str, zero: bool = False
) -> _Scale:
    low, high = min(values), max(values)
    if not (math.isfinite(low) and math.isfinite(high)):
        raise MemenvError(f"chart {title!r} has a value that is no finite number")
    if log:
        if low <= 0:
            raise MemenvError(f"chart {title!r} has a logarithmic axis and the value {low}; values must be above 0")
        first, last = math.floor(math.log(low, base) + 1e-9), math.ceil(math.log(high, base) - 1e-9)
        last = max(last, first + 1)
        ticks = tuple(float(base**power) for power in range(first, last + 1))
        return _Scale(ticks[0], ticks[-1], start, end, True, ticks)
    low = min(0.0, low) if zero else low
    span = (high - low) or 1.0
    step = 10 ** math.floor(math.log10(span))
    step = next(step * part for part in (0.1, 0.2, 0.5, 1.0, 2.0) if span / (step * part) <= 6)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    ticks = tuple(round(step * number, 12) for number in range(first, max(last, first + 1) + 1))
    return _Scale(ticks[0], ticks[-1], start, end, False, ticks)


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:g}"

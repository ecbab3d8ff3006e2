"""Tables for terminals of any width: no name and no figure is ever cut."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

__all__ = ["Fitted"]

#: Columns that a name has at least where figures want room; longer ones fold.
_NAME = 10
#: What stands between two columns.
_GAP = 2


class Fitted:
    """One column of names, which fold, and columns of figures, which are shown whole or not at all.

    Where there isn't room for all figures, those that matter least are left out and named below, if it is said which
    those are; else the table goes on below itself.

    Args:
        heads: of all columns.
        rows: a cell for each column.
        names: the column that holds the names.
        order: the other columns, those that matter most first; the first is always shown.
        fold: whether heads may fold too; figures never do.
        least: columns that a name has at least.
    """

    def __init__(
        self,
        heads: Sequence[str],
        rows: Sequence[Sequence[str | Text]],
        *,
        names: int = 0,
        order: Sequence[int] = (),
        fold: bool = False,
        least: int = _NAME,
    ) -> None:
        self._heads, self._rows = heads, rows
        self._names, self._order, self._fold, self._least = names, order, fold, least

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width + 1 - min(self._width(self._names), self._least) - _GAP
        if self._order:
            shown = self._first(self._order, room)
            yield self._table(sorted([self._names, *shown]))
            left = [self._heads[place] for place in self._order[len(shown) :] if self._heads[place]]
            if left:
                yield Text(f"a wider terminal shows: {', '.join(left)}", "dim")
            return
        others = [place for place in range(len(self._heads)) if place != self._names]
        while others:
            shown = self._first(others, room)
            yield self._table(sorted([self._names, *shown]))
            others = others[len(shown) :]
            if others:
                yield Text()

    def _first(self, places: Sequence[int], room: int) -> Sequence[int]:
        """As many of the columns, in this order, as there is room for: at least one."""
        for number, place in enumerate(places):
            room -= self._width(place) + _GAP
            if room < 0:
                return places[: max(number, 1)]
        return places

    def _width(self, place: int) -> int:
        head = cell_len(self._heads[place])
        cells = [row[place] for row in self._rows]
        return max(
            min(head, 6) if self._fold else head,
            *(cell.cell_len if isinstance(cell, Text) else cell_len(cell) for cell in cells),
        )

    def _table(self, places: Sequence[int]) -> Table:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        for place in places:
            head = Text(self._heads[place], overflow="fold")
            if place == self._names:
                table.add_column(head, overflow="fold")
            else:
                leads = place < self._names
                width = self._width(place)
                table.add_column(
                    head, justify="left" if leads else "right", no_wrap=not self._fold, overflow="fold", min_width=width
                )
        for row in self._rows:
            table.add_row(*(row[place] for place in places))
        return table

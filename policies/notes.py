"""Memories in note form: the same said in fewer tokens, as far as the frozen reader reads it the same.

"Hector's boss is Oliver (since 22 October 2022; before: Nelson)." is "Hector's boss: Oliver (2022-10-22; before: Nelson)".
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from memenv.caches import TEXTS
from memenv.language.date_values import MONTHS
from memenv.operations import Op
from memenv.policies.bank_controllers import BankController, BankView

__all__ = ["NotedBankController", "in_full", "noted"]

_NUMBERS = {name: number for number, name in enumerate(MONTHS, 1)}
_SHORT = {name[:3]: name for name in MONTHS}
_NAMED = "|".join(MONTHS)
_DAY = re.compile(rf"\b([1-9]|[12]\d|3[01]) ({_NAMED}) (\d{{4}})\b")
_NOTED_DAY = re.compile(r"\b(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])\b")
_MONTH = re.compile(rf"\b({_NAMED}) (\d{{4}})\b")
_NOTED_MONTH = re.compile(rf"\b({'|'.join(_SHORT)}) (\d{{4}})\b")
_BEFORE_DATE = rf"(?=\d{{4}}-\d\d-\d\d|(?:{'|'.join(_SHORT)}) \d{{4}})"
_SINCE = re.compile(rf"\(since {_BEFORE_DATE}")
_NOTED_SINCE = re.compile(rf"\({_BEFORE_DATE}")
#: What a person has, after which the reader takes a colon for "is". Others ("class", "drink", "sibling") it reads otherwise.
_ONE = (
    "alarm code|locker code|wifi password|spare key|shoe size|signature dish|car|boss|dentist|diet|"
    "hobby|hometown|instrument|job|language|partner|roommate|sport|university|"
    "favou?rite (?:book|movie|film|colou?r|food|music|restaurant|season)"
)
_SEVERAL = "children|friends|hobbies|instruments|languages|siblings|signature dishes|sports"
_IS = re.compile(rf"^(\w+['’]s) (?:({_ONE}) is|({_SEVERAL}) are) (?!now |with |Dr |Doctor )")
_COLON = re.compile(rf"^(\w+['’]s) (?:({_ONE})|({_SEVERAL})): ")


@lru_cache(maxsize=TEXTS)
def noted(text: str) -> str:
    """`text` in note form: dates in digits, months cut to three letters, a colon for "is", no full stop.

    `in_full` gives `text` back; a text for which it would not is returned as it is.
    """
    note = _DAY.sub(lambda day: f"{day[3]}-{_NUMBERS[day[2]]:02}-{int(day[1]):02}", text.removesuffix("."))
    note = _MONTH.sub(lambda month: f"{month[1][:3]} {month[2]}", note)
    note = _IS.sub(lambda head: f"{head[1]} {head[2] or head[3]}: ", _SINCE.sub("(", note))
    return note if in_full(note) == text else text


@lru_cache(maxsize=TEXTS)
def in_full(note: str) -> str:
    """What was written before `noted` made it short; a text that is no note keeps its words and ends in a full stop."""
    text = _COLON.sub(lambda head: f"{head[1]} {head[2]} is " if head[2] else f"{head[1]} {head[3]} are ", note)
    text = _NOTED_MONTH.sub(lambda month: f"{_SHORT[month[1]]} {month[2]}", _NOTED_SINCE.sub("(since ", text))
    text = _NOTED_DAY.sub(lambda day: f"{int(day[3])} {MONTHS[int(day[2]) - 1]} {day[1]}", text)
    return text if text.endswith((".", "!", "?")) or not text else f"{text}."


class NotedBankController:
    """Another controller's decisions, written in note form; it sees entries in full.

    Args:
        controller: who decides.
    """

    def __init__(self, controller: BankController) -> None:
        self._controller = controller

    def decide(self, view: BankView) -> list[Op]:
        """See `BankController.decide`."""
        ops = self._controller.decide(replace(view, entries=tuple(map(in_full, view.entries))))
        return [op._replace(text=noted(op.text)) for op in ops]

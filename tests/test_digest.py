"""Hashes of nested values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from other_process import outputs

from memenv.digest import digest


@dataclass
class Point:
    x: int
    y: str


VALUES = [
    None, True, False, 0, 1, -1, 1.0, -0.0, 0.0, "", "a", "1", [], [[]], [1], [1, 2], [[1], 2], {}, {"a": 1}, {"b": 1},
    {"a": {"b": 1}}, np.zeros(2), np.zeros(2, np.float32), np.zeros((1, 2)), np.ones(2), Point(1, "a"), Point(1, "b"),
    date(2023, 5, 7), "\ud800", ["ab", "c"], ["a", "bc"], ["i1;"],
]  # fmt: skip


def test_different_values_have_different_hashes():
    hashes = [digest(value) for value in VALUES]
    assert len(set(hashes)) == len(VALUES)


def test_equal_values_have_equal_hashes():
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest(np.int64(3), np.float64(0.5), np.bool_(True)) == digest(3, 0.5, True)
    assert digest((1, 2)) == digest([1, 2])
    assert digest(np.asfortranarray(np.arange(6).reshape(2, 3))) == digest(np.arange(6).reshape(2, 3))


@given(st.lists(st.text()), st.lists(st.text()))
def test_boundaries_count(left, right):
    assert (digest(left) == digest(right)) == (left == right)


def test_what_has_no_defined_bytes_is_refused():
    for value in (object(), {1, 2}, digest):
        with pytest.raises(TypeError, match="no digest for"):
            digest(value)


def test_processes_agree():
    code = "from memenv.digest import digest; print(digest({'b': [1, 0.5, 'é'], 'a': None}))"
    assert outputs(code) == {digest({"a": None, "b": [1, 0.5, "é"]}) + "\n"}

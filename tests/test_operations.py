"""Reading and checking operations: whatever is handed over, a problem is reported and nothing raises."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.actions import read_action
from memenv.operations import Op, OpKind, add, check, delete, read_ops, update

SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.binary(max_size=5), st.just(np.int64(1)),
    st.just(np.float32(1.5)), st.just(np.zeros(2)), st.just(object()), st.sampled_from([OpKind.ADD, "ADD", "\ud800"]),
)  # fmt: skip
JUNK = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.tuples(inner, inner, inner),
        st.dictionaries(st.sampled_from(["op", "slot", "text", "x", 1]), inner, max_size=4),
        st.frozensets(st.integers(), max_size=2),
    ),
    max_leaves=12,
)


@given(JUNK, st.lists(st.booleans(), max_size=4))
def test_any_junk_is_read_and_checked_without_raising(value, filled):
    ops, problems = read_ops(value)
    assert all(isinstance(op, Op) and isinstance(op.kind, OpKind) and isinstance(op.slot, int) for op in ops)
    for op in ops:
        op.text.encode("utf-8")
    assert all(isinstance(problem.why, str) and problem.why for problem in [*problems, *check(ops, filled)])


@given(st.dictionaries(st.sampled_from(["ops", "search", "state", "keep", "select", "act", "context"]), JUNK))
def test_any_action_is_read_without_raising(given_action):
    action, _ = read_action(given_action, 3)
    assert action.select is None or len(action.select) == 3


@pytest.mark.parametrize("kind", [2, "DELETE", " delete ", OpKind.DELETE, np.int64(2), np.array(2)])
def test_an_operation_can_be_named_in_many_ways(kind):
    assert read_ops([{"op": kind, "slot": np.int64(1)}]) == ([delete(1)], [])


def test_builders_and_dicts_agree():
    ops = [add("a"), update(1, "b"), delete(2)]
    assert read_ops([op.as_dict() for op in ops]) == read_ops(tuple(ops)) == (ops, [])
    assert read_ops(add("a")) == read_ops({"op": "ADD", "text": "a"}) == ([add("a")], [])
    assert read_ops([]) == ([], [])


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("ADD", "must be a sequence of operations, not str"),
        (3, "must be a sequence"),
        (["ADD"], "an operation is a dict with op, slot, text, not str"),
        ([{"op": "CHANGE"}], "unknown operation 'CHANGE'; allowed: 0 ADD, 1 UPDATE, 2 DELETE, 3 MERGE"),
        ([{"op": "INVALIDATE", "at": "May"}], "at must be a time in days, not 'May'"),
        ([{"op": 5, "at": float("nan")}], "at must be a finite time in days, not nan"),
        ([{"op": "MERGE", "text": "a", "other": "1"}], "slot must be an integer, not '1'"),
        ([{"op": True}], "unknown operation True"),
        ([{"op": 1.0}], "unknown operation 1.0"),
        ([{"text": "a"}], "unknown operation None"),
        ([{"op": 2, "slot": "1"}], "slot must be an integer, not '1'"),
        ([{"op": 2, "slot": 1.0}], "slot must be an integer, not 1.0"),
        ([{"op": 2, "slot": np.float32(1.5)}], "slot must be an integer"),
        ([{"op": 0, "text": 5}], "text must be a str, not 5"),
        ([{"op": 0, "text": "a", "id": 3}], "unknown fields ['id']; allowed: op, slot, text, other, at"),
    ],
)
def test_problems_say_what_is_allowed(value, why):
    ops, problems = read_ops(value)
    assert ops == [] and len(problems) == 1 and why in problems[0].why


def test_what_is_nested_without_end_has_a_short_message():
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    _, problems = read_ops([{"op": deep}, {"op": 0, "text": "x", "y" * 1_000_000: 1}])
    assert all(len(problem.why) < 200 for problem in problems) and len(problems) == 2
    while deep:
        deep = deep[0]


def test_checks():
    filled = [True, True, False]
    assert check([update(0, "x"), delete(1), add("y")], filled) == []
    assert [p.op for p in check([delete(2), delete(-1), delete(9), add(" "), update(0, "")], filled)] == [0, 1, 2, 3, 4]
    (twice,) = check([update(0, "x"), delete(0)], filled)
    assert "changed twice" in twice.why and twice.op == 1


def test_lone_surrogates_become_replacement_characters():
    ((op,), problems) = read_ops([{"op": 0, "text": "a\ud800b"}])
    assert op.text == "a\ufffdb" and problems == []

"""Operation lists as language models write them."""

from __future__ import annotations

import json
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.loose_json import find_values
from memenv.operations import (
    BASIC,
    TEXTS,
    Op,
    OpKind,
    add,
    check,
    delete,
    invalidate,
    link,
    merge,
    split,
    update,
)
from memenv.parsing import format_operations, parse_operations

FORMS = {
    "mem0": (
        '''{"memory": [{"id": "0", "text": "Mia has two dogs", "event": "UPDATE", "old_memory": "Mia has a dog"},
        {"id": "4", "text": "Mia likes tea", "event": "ADD"}, {"id": "1", "text": "x", "event": "NONE"},
        {"id": "2", "event": "DELETE"}]}''',
        [update(0, "Mia has two dogs"), add("Mia likes tea"), delete(2)],
    ),
    "fenced in prose": (
        'Here is what I would do:\n```json\n[{"op": "ADD", "text": "a"},\n {"op": "DELETE", "slot": 1},]\n```\nDone [1].',
        [add("a"), delete(1)],
    ),
    "single quotes and apostrophes": (
        "{'memory': [{'event': 'ADD', 'text': 'Mia's dog is \"Rex\"', 'id': None}]}",
        [add("Mia's dog is \"Rex\"")],
    ),
    "bare inner quotes": ('[{"op":"ADD","text":"She said "no" twice"}]', [add('She said "no" twice')]),
    "bare keys": ("{op: UPDATE, id: 2, text: 'b'}", [update(2, "b")]),
    "numbers as operations": ('[{"op": 1, "slot": 2, "text": "b"}]', [update(2, "b")]),
    "keyed": ('{"ADD": ["a", "b"], "UPDATE": {"id": 1, "text": "c"}, "DELETE": [0, 2]}',
              [add("a"), add("b"), update(1, "c"), delete(0), delete(2)]),
    "tool call": (
        r'''{"tool_calls": [{"function": {"name": "add_memory", "arguments": "{\"content\": \"a\"}"}},
        {"name": "memory.delete", "arguments": {"memory_id": 1}}]}''',
        [add("a"), delete(1)],
    ),
    "cut short": ('{"memory": [{"event": "ADD", "text": "a"}, {"event": "ADD", "text": "b"}, {"event": "AD', [add("a"), add("b")]),
    "thoughts are not said": ('<think>[{"op": "ADD", "text": "draft"}]</think>[{"op": "ADD", "text": "a"}]', [add("a")]),
    "lines": (
        "Operations:\n1. ADD: Mia likes tea: green\n- UPDATE 2: Mia lives in Rome\n* **DELETE** 0\nNOOP\n",
        [add("Mia likes tea: green"), update(2, "Mia lives in Rome"), delete(0)],
    ),
    "lines as calls": ('ADD("a")\nUPDATE(1, "b")\nDELETE(0)', [add("a"), update(1, "b"), delete(0)]),
    "lines with marks": ("UPDATE [1] b\nupdate: 2 -> c\nDELETE #0", [update(1, "b"), update(2, "c"), delete(0)]),
    "several deleted": ("DELETE 0, 1 and 2", [delete(0), delete(1), delete(2)]),
    "strings in a list": ('["ADD: a", "DELETE 1"]', [add("a"), delete(1)]),
    "one object": ('Sure! {"operation": "noop"}', []),
    "empty list": ("[]", []),
    "empty memory": ('{"memory": []}', []),
    "nothing": ("NONE", []),
    "no operation": ('{"event": "No operation"}', []),
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_forms(form):
    text, wanted = FORMS[form]
    ops, problems = parse_operations(text, 3)
    assert ops == wanted
    assert problems == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[{"op": "UPDATE", "id": 7, "text": "x"}]', "names 7, which was not shown; shown were 0, 1, 2"),
        ("DELETE 99", "names '99', which was not shown"),
        ('[{"op": "DELETE"}]', "names no entry"),
        ('[{"op": "MERGE", "id": 1}]', "unknown operation 'MERGE'"),
        ('[{"op": "ADD"}]', "ADD has no text"),
        ('[{"op": "ADD", "text": "  "}]', "ADD has no text"),
        ('[{"op": "ADD", "text": 5}]', "ADD has no text"),
        ('[{"id": 1, "text": "x"}]', "names no operation"),
        ("I would rather not. Add nothing, update nothing.", "no operation found"),
        ("", "no operation found"),
    ],
)
def test_what_is_wrong_is_said_and_changes_nothing(text, why):
    ops, problems = parse_operations(text, 3)
    assert ops == []
    assert len(problems) == 1 and why in problems[0].why


def test_a_made_up_id_leaves_the_others():
    ops, problems = parse_operations('[{"op":"DELETE","id":9},{"op":"ADD","text":"a"},{"op":"DELETE","id":"1"}]', 2)
    assert ops == [add("a"), delete(1)]
    assert [problem.op for problem in problems] == [0]


def test_an_entry_changed_twice_is_changed_once():
    ops, problems = parse_operations("UPDATE 1: a\nDELETE 1", 2)
    assert ops == [update(1, "a")] and "changed twice" in problems[0].why


def test_ids_of_ones_own():
    ids = ["a3f-01", "b77-02"]
    ops, problems = parse_operations('[{"event": "DELETE", "id": "B77-02"}, {"event":"DELETE","id":0}]', ids)
    assert ops == [delete(1)] and "'a3f-01'" not in problems[0].why and "a3f-01, b77-02" in problems[0].why
    assert parse_operations("UPDATE a3f-01: new", ids).ops == [update(0, "new")]


def test_prose_is_no_operation():
    text = "Let me update the memory. Add this to what we know [see 3]. Remove doubts {really}."
    assert parse_operations(text, 3).ops == []


TEXT = st.text(st.characters(exclude_categories=["Cs"]), min_size=1).filter(str.strip)


@given(st.lists(st.tuples(st.sampled_from(list(OpKind)), TEXT), max_size=6), st.booleans())
def test_what_is_formatted_is_read_back(written, named):
    ops = [
        Op(
            kind,
            slot if kind else 0,
            (" ".join(text.split()) if kind is OpKind.SPLIT else text) if kind in TEXTS else "",
            slot + 6 if kind in (OpKind.MERGE, OpKind.LINK) else 0,
            19_000.5 if kind is OpKind.INVALIDATE and slot % 2 else None,
        )
        for slot, (kind, text) in enumerate(written)
    ]
    ids = [f"m{slot}-x" for slot in range(12)]
    text = format_operations(ops, ids if named else None)
    for reply in (text, f"My answer:\n```json\n{text}\n```"):
        assert parse_operations(reply, ids if named else 12, extended=True) == (ops, [])
        basic, problems = parse_operations(reply, ids if named else 12)
        assert basic == [op for op in ops if op.kind in BASIC] and len(problems) == len(ops) - len(basic)


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ('{"event": "MERGE", "ids": [0, "2"], "text": "both"}', merge(0, 2, "both")),
        ('{"event": "combine", "id": 1, "other": 0, "text": "both"}', merge(1, 0, "both")),
        ('{"event": "SPLIT", "id": 1, "texts": ["a b", "c"]}', split(1, ["a b", "c"])),
        ('{"event": "INVALIDATE", "id": 1, "at": "1970-01-03"}', invalidate(1, 2.0)),
        ('{"event": "INVALIDATE", "id": 1}', invalidate(1)),
        ('[{"event": "ADD", "text": "new"}, {"event": "LINK", "id": 1}]', [add("new"), link(1)]),
        ('{"event": "LINK", "id": 1}', "none is added"),
        ('{"event": "LINK", "ids": [1, 2]}', link(1, 2)),
        ('{"event": "MERGE", "ids": [0, 0], "text": "both"}', "changed twice"),
        ('{"event": "MERGE", "id": 0, "text": "both"}', "names no entry"),
        ('{"event": "INVALIDATE", "id": 1, "at": "some day"}', "write a date such as"),
        ('{"event": "LINK", "ids": [1, 9]}', "names 9, which was not shown"),
    ],
)
def test_extended_operations_as_models_write_them(reply, expected):
    ops, problems = parse_operations(reply, 3, extended=True)
    if isinstance(expected, str):
        assert not ops and expected in problems[0].why
    else:
        assert (ops, problems) == (expected if isinstance(expected, list) else [expected], [])


PIECES = st.lists(
    st.one_of(
        st.sampled_from(
            [
                "{",
                "}",
                "[",
                "]",
                ",",
                ":",
                '"',
                "'",
                "\\",
                "\n",
                "```json\n",
                "ADD",
                "UPDATE",
                "DELETE",
                " ",
                "1",
                "-1",
                "1e999",
                "null",
                '"op"',
                '"id"',
                '"text"',
                '"memory"',
                "</think>",
                "//",
                "\ud800",
                "(",
                ")",
                "0",
            ]
        ),
        st.text(max_size=5),
    ),
    max_size=60,
).map("".join)


@settings(max_examples=150)
@given(st.one_of(PIECES, st.text(), st.recursive(st.none() | st.integers() | st.text() | st.floats(), lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["op", "id", "text", "memory", "ADD", "arguments", "event"]), inner)).map(json.dumps)), st.integers(0, 5))  # fmt: skip
def test_nothing_raises_and_what_is_returned_can_be_applied(text, slots):
    ops, problems = parse_operations(text, slots)
    assert check(ops, [True] * slots) == []
    assert all(problem.why for problem in problems)
    for op in ops:
        op.text.encode("utf-8")


@given(st.recursive(st.none() | st.booleans() | st.integers(-(10**14), 10**14) | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=12))  # fmt: skip
def test_proper_json_is_read_exactly(value):
    (found,) = find_values("see: " + json.dumps([value]) + " so")
    assert found.value == [value]


@pytest.mark.parametrize("unit", ["[", '["', '{"a":', "['a ", "[1,", '" [', "ADD ", "[//\n", "{'", "UPDATE 1 "])
def test_hostile_length_is_read_in_time(unit):
    start = time.process_time()
    parse_operations(unit * (100_000 // len(unit)), 3)
    assert time.process_time() - start < 5.0

"""Schemas, reading of replies, recordings: properties over any text and any value."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.chat import ChatEpisode, ChatProblem, ChatReply, ChatRequest, RunModel, chat_episode
from memenv.errors import MemenvError
from memenv.policies.models.dialects import Dialect, arguments_of
from memenv.policies.models.recorded import NotRecorded, RecordedModel, chat_lines, model_line, recorded_model
from memenv.policies.models.replies import read_reply
from memenv.policies.models.schema import check_schema, violation
from memenv.policies.models.scripted import ScriptedModel

SCHEMA = {
    "type": "object",
    "properties": {
        "facts": {"type": "array", "items": {"type": "string", "minLength": 1, "maxLength": 5}, "maxItems": 3},
        "kind": {"type": "string", "enum": ["a", "b"]},
        "count": {"type": ["integer", "null"], "minimum": 0, "maximum": 9},
        "flag": {"anyOf": [{"type": "boolean"}, {"const": 7}]},
    },
    "required": ["facts"],
    "additionalProperties": False,
}
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
good = st.fixed_dictionaries(
    {"facts": st.lists(st.text("abc ", min_size=1, max_size=5), max_size=3)},
    optional={
        "kind": st.sampled_from(["a", "b"]),
        "count": st.none() | st.integers(0, 9),
        "flag": st.booleans() | st.just(7),
    },
)
REQUEST = ChatRequest((("user", "x"),), schema=SCHEMA)


@given(good)
def test_what_satisfies_the_schema_comes_back_as_it_is(value):
    assert violation(value, SCHEMA) == ""
    text, read, problem = read_reply(REQUEST, f"<think>{{}}</think>\n{json.dumps(value)}", cut=False)
    assert problem is None and read == value and json.loads(text) == value
    assert read_reply(REQUEST, json.dumps(value), cut=True)[2] is None, "cut right after its end it is whole"


@given(values)
def test_a_value_is_right_or_its_fault_is_named(value):
    why = violation(value, SCHEMA)
    assert isinstance(why, str) and (why == "" or why.startswith("the reply"))


@given(st.text(), st.booleans(), st.booleans())
def test_no_text_is_too_odd_to_be_read(text, cut, free):
    request = ChatRequest((("user", "x"),), schema=None if free else SCHEMA)
    read, value, problem = read_reply(request, text, cut)
    assert isinstance(read, str)
    if problem is None:
        assert read and (free or violation(value, SCHEMA) == "")
    else:
        assert value is None and problem.kind in ("empty", "truncated", "schema")


@pytest.mark.parametrize("text", ["[" * 5000, "1" * 6000, '{"facts": [' * 500, "\ud800", "\x00", '{"facts": NaN}'])
def test_hostile_replies_are_schema_failures(text):
    assert read_reply(REQUEST, text, cut=False)[2].kind == "schema"


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ([], "the reply is array, not object"),
        ({}, "the reply lacks facts"),
        ({"facts": [], "x": 1}, "the reply has ['x'], which nobody asked for"),
        ({"facts": ["", ""]}, "the reply.facts[0] has 0 characters; at least 1"),
        ({"facts": ["a", "abcdef"]}, "the reply.facts[1] has 6 characters; at most 5"),
        ({"facts": ["a"] * 4}, "the reply.facts has 4 members; at most 3"),
        ({"facts": [], "kind": "c"}, "the reply.kind is none of ['a', 'b']"),
        ({"facts": [], "count": True}, "the reply.count is boolean, not integer or null"),
        ({"facts": [], "count": 10}, "the reply.count is 10; at most 9"),
        ({"facts": [], "flag": 7.0}, "the reply.flag fits none of the forms allowed"),
        ({"facts": [], "flag": 1}, "the reply.flag fits none of the forms allowed"),
    ],
)
def test_faults_are_named(value, why):
    assert violation(value, SCHEMA) == why


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "text"},
        {"pattern": "a"},
        {"type": "object", "properties": {"a": {"$ref": "#"}}},
        {"type": "array", "items": {"format": "date"}},
        {"anyOf": [{"not": {}}]},
    ],
)
def test_schemas_that_are_not_checked_are_refused(schema):
    with pytest.raises(MemenvError, match="schema"):
        check_schema(schema)


replies = st.builds(
    ChatReply,
    text=st.text(),
    value=good,
    problem=st.none() | st.just(ChatProblem("timeout", "no reply within 3 s")),
    prompt_tokens=st.integers(0, 10**6),
    reply_tokens=st.integers(0, 10**6),
    attempts=st.integers(1, 9),
)


@given(st.lists(st.tuples(st.sampled_from("abc"), st.text(max_size=5), replies), max_size=12))
def test_a_recording_gives_back_what_was_recorded(tmp_path_factory, calls):
    """By episode, request and occurrence, in whatever order episodes are played again."""
    episodes = {scope: ChatEpisode(scope, keep=True) for scope, _, _ in calls}
    for scope, text, reply in calls:
        kept = reply if reply.problem is None else replace(reply, value=None)
        episodes[scope].note(ChatRequest((("user", text),), schema=SCHEMA), kept)
    file = tmp_path_factory.mktemp("recorded") / "x.jsonl"
    lines = [model_line(ScriptedModel([])), *(line for e in episodes.values() for line in chat_lines(e))]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    model = RunModel(RecordedModel(file), None)
    assert (model.name, model.endpoint) == ("script", "scripted") and recorded_model(file) is not None
    for scope in sorted(episodes, reverse=True):
        with chat_episode(ChatEpisode(scope)) as again:
            for request, reply in episodes[scope].calls:
                assert model.complete([request]) == [reply]
            assert again.as_dict() == episodes[scope].as_dict()
            with pytest.raises(NotRecorded):
                model.complete([ChatRequest((("user", "never asked"),))])


def test_in_words_the_schema_is_with_the_last_thing_said_to_the_model():
    request = ChatRequest((("system", "s"), ("user", "u"), ("assistant", "a"), ("user", "again")), schema=SCHEMA)
    said = arguments_of("m", request, Dialect(form="words"))
    assert "response_format" not in said
    assert ["maxLength" in message["content"] for message in said["messages"]] == [False, False, False, True]

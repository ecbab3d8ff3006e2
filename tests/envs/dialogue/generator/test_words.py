"""Nothing of the test wording is seen in training."""

from __future__ import annotations

from dataclasses import fields
from string import Formatter

import pytest

from memenv.envs.dialogue.generator.relations import CLOSED_POOLS, RELATIONS
from memenv.envs.dialogue.generator.words import Phrases, Talk, words

TRAIN, TEST = words("train"), words("test")


def templates(split: str) -> list[str]:
    found: list[str] = []
    for talk in words(split).talk.values():
        for field in fields(Talk):
            value = getattr(talk, field.name)
            found.extend([value] if isinstance(value, str) else value)
    for field in fields(Phrases):
        found.extend(getattr(words(split).phrases, field.name))
    return [template for template in found if template]


def test_templates_are_disjoint_and_none_is_written_twice() -> None:
    train, test = templates("train"), templates("test")
    assert set(train) & set(test) == set()
    assert len(train) > 400 and len(test) > 400


@pytest.mark.parametrize("pool", sorted(TRAIN.values))
def test_values_are_disjoint(pool: str) -> None:
    train, test = TRAIN.values[pool], TEST.values[pool]
    assert len(set(train)) == len(train) and len(set(test)) == len(test)
    if pool in CLOSED_POOLS:
        assert train == test
    else:
        assert {v.lower() for v in train} & {v.lower() for v in test} == set()


def test_names_of_persons_are_new() -> None:
    def names(split: str) -> set[str]:
        return set(words(split).values["person"]) | set(words(split).values["petname"])

    assert names("train") & names("test") == set()
    # In a split a name is a person's or a pet's.
    for split in ("train", "test"):
        values = words(split).values
        assert not set(values["person"]) & set(values["petname"])


@pytest.mark.parametrize("split", ["train", "test"])
def test_every_relation_can_be_told_and_asked(split: str) -> None:
    found = words(split)
    assert set(found.talk) == set(RELATIONS)
    for name, relation in RELATIONS.items():
        talk = found.talk[name]
        assert relation.pool == "" or relation.pool in found.values
        assert talk.tell or talk.change
        assert all("{v}" in template for template in talk.tell + talk.change + talk.again + talk.end)
        assert talk.ask or talk.count
        assert all("{p}" in template and template.endswith("?") for template in talk.ask + talk.count + talk.before)
        assert bool(talk.do) == bool(talk.did)
        assert bool(talk.yes) == bool(talk.no)
        if relation.cardinality == "one" and not relation.fixed:
            assert talk.change and relation.then
        if relation.cardinality == "secret":
            assert talk.topic and len(found.values[relation.pool]) >= 5
        if talk.do or talk.ask_when:
            dated = any("{when}" in t or "{since}" in t or "{soon}" in t for t in talk.change)
            assert not dated or relation.dated
        if relation.cardinality == "event":
            assert all("{when}" in template for template in talk.change) and talk.do and relation.dated
    assert set(found.dishes) == set(found.values["allergy"])
    assert set(found.diets) == set(found.values["diet"])


@pytest.mark.parametrize("split", ["train", "test"])
def test_placeholders_are_known(split: str) -> None:
    known = {"v", "a", "k", "ks", "when", "since", "soon", "p", "q", "now", "x", "s", "old", "topic", "do", "did",
             "did2", "habit", "bad", "good"}  # fmt: skip
    for template in templates(split):
        assert {name for _, name, _, _ in Formatter().parse(template) if name is not None} <= known, template


@pytest.mark.parametrize("split", ["train", "test"])
def test_sentences_that_begin_with_a_value_begin_with_a_capital(split: str) -> None:
    for name, talk in words(split).talk.items():
        for template in talk.tell + talk.change + talk.again + talk.end:
            if template.startswith("{v}"):
                assert not any(value[0].islower() for value in words(split).values[RELATIONS[name].pool]), template

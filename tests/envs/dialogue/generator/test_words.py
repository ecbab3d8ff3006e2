"""Nothing of the test wording is seen in training."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from itertools import combinations
from string import Formatter

import pytest

from memenv.envs.dialogue.generator import PRESETS, generate
from memenv.envs.dialogue.generator.relations import CLOSED_POOLS, RELATIONS
from memenv.envs.dialogue.generator.words import SPLITS, Phrases, Talk, words
from memenv.errors import MemenvError

WORDINGS = ("a", "b", "c", "d", "e", "f", "g", "h")
#: In no split: to validate on, before it is trained on.
VALIDATION = ("h",)
#: d, e and g are training wordings whose authors did not see each other's: they may share what nobody is tested on.
FREE = (("d", "e"), ("d", "g"), ("e", "g"))
PAIRS = [pair for pair in [*combinations(WORDINGS, 2), ("train", "test"), ("train", "h")] if pair not in FREE]
EVERY = pytest.mark.parametrize("split", ["train", "test", *WORDINGS])


def templates(split: str) -> list[str]:
    found: list[str] = []
    for talk in words(split).talk.values():
        for field in fields(Talk):
            found.extend(getattr(talk, field.name))
    for field in fields(Phrases):
        found.extend(getattr(words(split).phrases, field.name))
    return found


def bare(template: str) -> str:
    """Without capitals and punctuation."""
    return " ".join(re.sub(r"[^a-z0-9{}]", " ", template.lower()).split())


def test_splits_share_no_wording() -> None:
    used = [wording for split in SPLITS.values() for wording in split]
    assert sorted([*used, *VALIDATION]) == list(WORDINGS)
    assert set(SPLITS) == {"train", "test"}


@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_templates_are_disjoint(one: str, two: str) -> None:
    assert {bare(t) for t in templates(one)} & {bare(t) for t in templates(two)} == set()


@EVERY
def test_wordings_have_many_templates(split: str) -> None:
    assert len(templates(split)) > 500
    talk = words(split).talk.values()
    assert all(len(set(getattr(t, f.name))) == len(getattr(t, f.name)) for t in talk for f in fields(Talk))


@pytest.mark.parametrize("pool", sorted(words("train").values))
def test_values_are_disjoint(pool: str) -> None:
    for one, two in PAIRS:
        first, second = words(one).values[pool], words(two).values[pool]
        assert len(set(first)) == len(first) and len(set(second)) == len(second)
        if pool in CLOSED_POOLS:
            assert first == second
        else:
            assert {v.lower() for v in first} & {v.lower() for v in second} == set()


def test_wordings_are_of_one_size() -> None:
    for pool in words("train").values:
        sizes = {wording: len(words(wording).values[pool]) for wording in WORDINGS}
        assert pool == "person" or len({sizes[wording] for wording in "abcf"}) == 1, pool
        # d, e, g and h lack the values that f has, too.
        assert all(sizes["f"] / 2 <= sizes[wording] <= sizes["f"] for wording in "degh"), pool
    counts = {wording: len(templates(wording)) for wording in WORDINGS}
    first = [counts[wording] for wording in "abcf"]
    assert max(first) < 1.05 * min(first)
    # Later wordings say the same in more ways.
    assert all(count >= min(first) for count in counts.values())


def test_names_of_persons_are_new() -> None:
    def names(split: str) -> set[str]:
        return set(words(split).values["person"]) | set(words(split).values["petname"])

    assert all(names(one) & names(two) == set() for one, two in PAIRS)
    # In a split a name is a person's or a pet's.
    for split in ("train", "test", *VALIDATION):
        values = words(split).values
        assert not set(values["person"]) & set(values["petname"])


def test_training_has_all_of_its_wordings() -> None:
    pooled = words("train")
    for wording in SPLITS["train"]:
        assert set(templates(wording)) <= set(templates("train"))
        assert all(set(values) <= set(pooled.values[pool]) for pool, values in words(wording).values.items())
        assert words(wording).dishes.items() <= pooled.dishes.items()
        assert words(wording).diets.items() <= pooled.diets.items()
    # Wording a asks for this date with its general questions, the others with their own.
    general = words("a").phrases.ask_when
    others = [words(w).talk["marital"].ask_when or words(w).phrases.ask_when for w in SPLITS["train"][1:]]
    assert words("b").talk["marital"].ask_when
    assert pooled.talk["marital"].ask_when == (*general, *(text for texts in others for text in texts))
    assert words("test") == words("f")


def test_a_life_in_one_wording() -> None:
    for wording in WORDINGS:
        for seed in range(5):
            life = generate(seed, PRESETS["default"], wording=wording)
            assert set(life.speakers) <= set(words(wording).values["person"])
    config = PRESETS["default"]
    assert generate(1, replace(config, split="test"), wording="f") == generate(1, replace(config, split="test"))
    assert generate(1, config, wording="b") != generate(1, config)
    with pytest.raises(MemenvError, match="'z' is not known; there are train, test, a, b, c, d, e, f, g, h"):
        generate(1, config, wording="z")


@EVERY
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


@EVERY
def test_placeholders_are_known(split: str) -> None:
    known = {"v", "a", "k", "ks", "when", "since", "soon", "p", "q", "now", "x", "s", "old", "topic", "do", "did",
             "did2", "habit", "bad", "good"}  # fmt: skip
    for template in templates(split):
        assert {name for _, name, _, _ in Formatter().parse(template) if name is not None} <= known, template


@EVERY
def test_sentences_that_begin_with_a_value_begin_with_a_capital(split: str) -> None:
    for name, talk in words(split).talk.items():
        for template in talk.tell + talk.change + talk.again + talk.end:
            if template.startswith("{v}"):
                assert not any(value[0].islower() for value in words(split).values[RELATIONS[name].pool]), template

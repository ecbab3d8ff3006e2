"""MERGE, SPLIT, INVALIDATE and LINK: what they do, what they cost, and that a bad list changes nothing."""

from datetime import date
from typing import ClassVar

import gymnasium as gym
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memenv.actions import action
from memenv.arena import Arena
from memenv.bank import Bank
from memenv.config import MemoryConfig
from memenv.errors import MemenvError
from memenv.language.stems import term_counts
from memenv.memory import Change, Memory
from memenv.operations import OpKind, add, check, delete, invalidate, link, merge, read_ops, split, update
from memenv.stream import Experience, to_days
from memenv.testing import EnvConformance
from memenv.tokens import count_tokens

NOW = Experience("what is said", to_days(date(2023, 5, 7)), source="D2:1")


def memory_with(*texts):
    bank = Bank(Arena(term_counts))
    for place, text in enumerate(texts):
        bank.add(text, time=float(place), source=f"D1:{place}")
    return Memory(bank)


def commit(memory, ops, **config):
    looked = [entry.id for entry in memory.bank]
    assert not check(ops, [True] * len(looked), tuple(OpKind))
    return memory.commit(ops, looked, NOW, MemoryConfig(operations="extended", **config))


def texts(memory):
    return {entry.id: entry.text for entry in memory.bank}


def test_merge_makes_one_of_two():
    memory = memory_with("Mia has a dog, Rex.", "Mia lives in Rome.", "Mia has a dog, Bo.")
    memory.bank.touch([0], 3.0)
    change = commit(memory, [merge(0, 2, "Mia has two dogs: Rex and Bo.")])
    assert isinstance(change, Change) and change.updated == (0,) and change.deleted == (2,)
    assert texts(memory) == {0: "Mia has two dogs: Rex and Bo.", 1: "Mia lives in Rome."}
    assert memory.bank[0].uses == 1 and memory.bank[0].source == "D2:1"
    assert memory.bank.tokens == sum(count_tokens(text) for text in texts(memory).values())


def test_split_keeps_time_and_source():
    memory = memory_with("Mia lives in Rome. Mia has a dog.")
    change = commit(memory, [split(0, ["Mia lives in Rome.", "Mia has\n a dog."]), add("Leo is a cook.")])
    assert isinstance(change, Change) and change.updated == (0,) and change.added == (1, 2)
    assert texts(memory) == {0: "Mia lives in Rome.", 1: "Mia has a dog.", 2: "Leo is a cook."}
    assert [entry.source for entry in memory.bank] == ["D1:0", "D1:0", "D2:1"]
    assert [entry.time for entry in memory.bank] == [0.0, 0.0, NOW.time]


def test_an_invalidated_entry_stays_says_so_and_pays_for_it():
    memory = memory_with("Mia lives in Oslo.", "Mia lives in Rome.")
    before = memory.bank.tokens
    twin = memory.fork()
    change = commit(memory, [invalidate(0), invalidate(1, to_days(date(2024, 1, 31)))])
    assert isinstance(change, Change) and change.invalidated == (0, 1)
    shown = [entry.shown() for entry in memory.bank]
    assert shown == ["Mia lives in Oslo. (until 7 May 2023)", "Mia lives in Rome. (until 31 January 2024)"]
    assert memory.bank.tokens == sum(map(count_tokens, shown)) > before == twin.bank.tokens
    commit(memory, [update(0, "Mia lives in Oslo again.")])
    assert memory.bank[0].shown() == "Mia lives in Oslo again."
    assert [entry.shown() for entry in twin.bank] == ["Mia lives in Oslo.", "Mia lives in Rome."]


@pytest.mark.parametrize("at", [-1e300, 1e300, -719162.0, 2932896.9])
def test_no_time_is_too_far(at):
    memory = memory_with("Mia lives in Oslo.")
    commit(memory, [invalidate(0, at)])
    assert "(until" in memory.bank[0].shown()


def test_links_go_both_ways_and_outlive_their_ends():
    memory = memory_with("a", "b", "c")
    change = commit(memory, [add("d"), link(1), link(0, 2), link(2, 0)])
    assert isinstance(change, Change) and change.linked == ((1, 3), (0, 2), (2, 0))
    assert [entry.links for entry in memory.bank] == [(2,), (3,), (0,), (1,)]
    commit(memory, [update(0, "a again"), delete(1)])
    assert [entry.links for entry in memory.bank] == [(2,), (0,), (1,)]


@pytest.mark.parametrize(
    ("ops", "why"),
    [
        ([merge(0, 0, "both")], "changed twice"),
        ([merge(0, 1, "both"), delete(1)], "changed twice"),
        ([merge(0, 7, "both")], "names slot 7"),
        ([merge(0, 1, " ")], "needs a text"),
        ([split(0, [])], "needs a text"),
        ([link(0)], "none is added"),
        ([link(0, 1), delete(1)], "the same list removes"),
        ([add("x"), invalidate(3)], "names slot 3"),
    ],
)
def test_lists_that_do_not_hold_together(ops, why):
    problems = check(ops, [True, True, True], tuple(OpKind))
    assert any(why in problem.why for problem in problems)


def test_a_note_has_to_fit():
    memory = memory_with("Mia lives in Oslo.", "Leo lives in Rome.")
    budget = memory.bank.tokens
    refused = commit(memory, [invalidate(0)], bank_tokens=budget, eviction="none")
    assert not isinstance(refused, Change) and "eviction is 'none'" in refused[0].why
    assert texts(memory) == {0: "Mia lives in Oslo.", 1: "Leo lives in Rome."}
    change = commit(memory, [invalidate(0)], bank_tokens=budget)
    assert isinstance(change, Change) and change.evicted == (1,)
    assert memory.bank.tokens <= budget


KINDS = st.sampled_from(list(OpKind))


@settings(deadline=None, max_examples=150)
@given(
    st.lists(
        st.builds(
            dict,
            op=KINDS.map(int),
            slot=st.integers(-1, 5),
            text=st.text(max_size=30),
            other=st.integers(-1, 5),
            at=st.one_of(st.none(), st.floats()),
        ),
        max_size=5,
    ),
    st.sampled_from([None, 12, 40]),
)
def test_all_or_nothing_under_any_list(raw, budget):
    memory = memory_with(*(f"Mia has thing number {place}." for place in range(4)))
    if budget is not None:
        while memory.bank.tokens > budget:
            memory.bank.delete(min(memory.bank.table()))
    looked = [entry.id for entry in memory.bank]
    before = [tuple(entry) for entry in memory.bank]
    ops, problems = read_ops(raw)
    problems += check(ops, [True] * len(looked), tuple(OpKind))
    if not problems:
        done = memory.commit(ops, looked, NOW, MemoryConfig(bank_tokens=budget, operations="extended"))
        if isinstance(done, Change):
            assert budget is None or memory.bank.tokens <= budget
            assert memory.bank.tokens == sum(count_tokens(entry.shown()) for entry in memory.bank)
            return
    assert [tuple(entry) for entry in memory.bank] == before


def test_a_basic_bank_refuses_them_by_name():
    env = gym.make("MemLoCoMo-v0", preset="tiny")
    env.reset(seed=0)
    env.step(action([add("Mia lives in Rome."), add("Mia has a dog.")]))
    before = list(env.unwrapped.memory.bank)
    *_, info = env.step(action([merge(0, 1, "both")]))
    assert "MERGE needs operations='extended'" in info["invalid"][0].why
    assert list(env.unwrapped.memory.bank) == before


def test_linked_entries_are_shown_behind_what_was_found():
    env = gym.make("MemLoCoMo-v0", preset="tiny", operations="extended", follow_links=1, write_k=3)
    env.reset(seed=0)
    env.step(action([add("zebra crossing"), add("quiet harbour"), add("old piano")]))
    observation, *_ = env.step(action(search="zebra"))
    assert observation["slots"]["text"] == ("zebra crossing", "", "")
    env.step(action(search="*"))
    env.step(action([link(0, 2)]))
    observation, *_ = env.step(action(search="zebra"))
    assert observation["slots"]["text"] == ("zebra crossing", "old piano", "")


@pytest.mark.parametrize(
    "bad", [{"operations": "all"}, {"follow_links": -1}, {"follow_links": True}, {"encoder": "x"}, {"encoder": 3}]
)
def test_bad_arguments_have_one_message(bad):
    with pytest.raises(MemenvError):
        MemoryConfig(**bad)


class TestExtended(EnvConformance):
    env_id = "MemLoCoMo-v0"
    arguments: ClassVar = {"preset": "tiny", "operations": "extended", "follow_links": 1, "retriever": "hybrid"}

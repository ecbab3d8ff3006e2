"""Banks on disk: equal after a round trip, whole after a kill."""

import os
import signal
import sqlite3
import subprocess
import sys

import gymnasium as gym
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import memenv
from memenv.agent import Agent
from memenv.arena import Arena
from memenv.bank import Bank
from memenv.errors import MemenvError
from memenv.language.stems import term_counts
from memenv.memory import Memory
from memenv.registration import make_agent
from memenv.runner import make_env
from memenv.store import BankStore, Stored

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20)


def memory_of(texts, state=""):
    bank = Bank(Arena(term_counts))
    for place, (text, key) in enumerate(texts):
        bank.add(text, time=place / 3, key=key, source=f"s{place}", reward=None if place % 2 else 0.25)
    return Memory(bank, state)


def same(one, two):
    # rows of the arena are where a bank keeps its texts, not what it keeps
    return [entry._replace(row=0) for entry in one.bank] == [entry._replace(row=0) for entry in two.bank]


@settings(deadline=None, max_examples=40)
@given(st.lists(st.tuples(TEXTS, st.sampled_from(["", "k"])), max_size=6), TEXTS, st.integers(0, 5))
def test_what_is_saved_is_loaded(tmp_path_factory, texts, state, place):
    memory = memory_of(texts, state)
    bank = memory.bank
    if len(bank) > 1:
        chosen = place % len(bank)
        bank.touch([chosen], 9.0)
        bank.invalidate(chosen, 19_000.0)
        bank.link(chosen, (chosen + 1) % len(bank))
        bank.delete((chosen + 1) % len(bank))
    with BankStore(tmp_path_factory.mktemp("store") / "banks.db") as store:
        store.save("a", memory)
        loaded = store.load("a")
    assert same(loaded, memory) and loaded.state == state
    assert loaded.bank.tokens == bank.tokens and loaded.bank.next_id == bank.next_id
    assert loaded.bank.add("new", time=1.0).id == bank.add("new", time=1.0).id


def test_a_stored_environment_is_on_disk_after_every_step(tmp_path):
    path = tmp_path / "banks.db"
    env = Stored(gym.make("MemLoCoMo-v0", preset="tiny", granularity="fact"), BankStore(path), "mia")
    agent = make_agent("crud_rules")
    observation, info = env.reset(seed=3)
    agent.reset(info, 3)
    done = False
    reader = BankStore(path)
    while not done:
        observation, _, done, _, info = env.step(agent.act(observation, info))
        assert same(reader.load("mia"), env.unwrapped.memory)
    kept = reader.load("mia")
    assert len(kept.bank)
    env.reset(seed=4, options={"memory": kept})
    assert same(reader.load("mia"), env.unwrapped.memory)
    before = reader.load("mia")
    twin = memenv.fork(env)
    twin.step(memenv.action([memenv.add("only in the fork")]))
    assert same(reader.load("mia"), before)
    env.reset(seed=4)
    assert not len(reader.load("mia").bank)


class Counted(BankStore):
    """Notes what it was told to write."""

    def __init__(self, path):
        super().__init__(path)
        self.whole, self.told = 0, []

    def save(self, name, memory):
        super().save(name, memory)
        self.whole += 1

    def change(self, name, memory, changed):
        self.told.append(sorted(changed))
        super().change(name, memory, changed)


class Reader(Agent):
    """Decides what is read; the environment writes."""

    decide = ("read",)

    def act(self, observation, info):
        return memenv.action()


@pytest.mark.parametrize("agent", [make_agent("crud_rules"), make_agent("memory_r1"), make_agent("random"), Reader()])
def test_a_step_writes_what_it_changed_and_nothing_else(tmp_path, agent):
    core = make_env("MemLoCoMo-v0", agent, {"preset": "tiny"})
    with Counted(tmp_path / "banks.db") as store, BankStore(tmp_path / "banks.db") as reader:
        env = Stored(core, store, "mia")
        observation, info = env.reset(seed=3)
        agent.reset(info, 3)
        done = False
        while not done:
            before = env.unwrapped.memory.bank.table()
            observation, _, done, _, info = env.step(agent.act(observation, info))
            memory = env.unwrapped.memory
            after = memory.bank.table()
            told = store.told.pop() if store.told else []
            # an entry that came and went within the step may be told as well: deleting it again costs nothing
            assert {i for i in {*before, *after} if before.get(i) is not after.get(i)} <= set(told)
            assert all(i not in after for i in told if before.get(i) is after.get(i)) and not store.told
            assert same(reader.load("mia"), memory) and reader.load("mia").state == memory.state
        assert store.whole == 1


def test_a_step_costs_what_it_changes_not_what_there_is(tmp_path):
    memory = memory_of([(f"entry {number}", "") for number in range(2000)])
    with Counted(tmp_path / "banks.db") as store:
        env = Stored(gym.make("MemLoCoMo-v0", preset="tiny", bank_tokens=None), store, "mia")
        env.reset(seed=3, options={"memory": memory})
        statements = []
        store._connection.set_trace_callback(statements.append)
        env.step(memenv.action([memenv.add("one more")]))
        store._connection.set_trace_callback(None)
        assert store.told == [[2000]] and len(statements) == 5  # BEGIN, the head, one DELETE, one INSERT, COMMIT
        assert not env.unwrapped.state.memory.bank._shared  # and nothing that a snapshot would make it copy


def test_what_could_not_be_written_is_written_with_the_next_step(tmp_path, monkeypatch):
    with BankStore(tmp_path / "banks.db") as store:
        env = Stored(gym.make("MemLoCoMo-v0", preset="tiny"), store, "mia")
        env.reset(seed=3)
        with monkeypatch.context() as patch:
            patch.setattr(BankStore, "_put", lambda *_: (_ for _ in ()).throw(sqlite3.OperationalError("disk full")))
            with pytest.raises(MemenvError, match="disk full"):
                env.step(memenv.action([memenv.add("first")]))
        assert not len(store.load("mia").bank)
        env.step(memenv.action([memenv.add("second")]))
        assert [entry.text for entry in store.load("mia").bank] == ["first", "second"]


def test_an_environment_that_is_reset_inside_is_stored_whole(tmp_path):
    with Counted(tmp_path / "banks.db") as store:
        env = Stored(gym.make("MemLoCoMo-v0", preset="tiny"), store, "mia")
        env.reset(seed=3)
        env.step(memenv.action([memenv.add("of the first")]))
        env.unwrapped.reset(seed=4)
        env.step(memenv.action([memenv.add("of the second")]))
        assert [entry.text for entry in store.load("mia").bank] == ["of the second"] and store.whole == 2


KILLED = """
import sys
from memenv.arena import Arena
from memenv.bank import Bank
from memenv.language.stems import term_counts
from memenv.memory import Memory
from memenv.store import BankStore
store = BankStore(sys.argv[1])
memory = Memory(Bank(Arena(term_counts)))
store.save("a", memory)
while True:
    entry = memory.bank.add(f"entry {memory.bank.next_id}", time=1.0)
    store.change("a", memory, [entry.id])
    print(entry.id, flush=True)
"""


def test_a_killed_process_loses_nothing_acknowledged(tmp_path):
    path = tmp_path / "banks.db"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    child = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert child.stdout is not None
    acknowledged = [int(child.stdout.readline()) for _ in range(25)]
    child.send_signal(signal.SIGKILL)
    acknowledged += [int(line) for line in child.stdout.read().split()]
    child.wait()
    child.stdout.close()
    with BankStore(path) as store:
        held = [entry.id for entry in store.load("a").bank]
    assert held[: len(acknowledged)] == acknowledged == list(range(len(acknowledged)))
    assert len(held) <= len(acknowledged) + 1  # the one whose word was cut off


def test_a_failing_write_changes_nothing(tmp_path):
    with BankStore(tmp_path / "banks.db") as store:
        store.save("a", memory_of([("one", "")]))
        bad = memory_of([("two", ""), ("three", "")])
        bad.bank.touch([1], 2.0)
        bad.bank._entries = bad.bank._entries.set(1, bad.bank[1]._replace(text=None))
        with pytest.raises(MemenvError, match="not usable"):
            store.save("a", bad)
        assert [entry.text for entry in store.load("a").bank] == ["one"]


def test_what_is_no_store_is_refused(tmp_path):
    (tmp_path / "text.db").write_text("no database" * 100)
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE mine (x)")
    other.close()
    for name in ("text.db", "other.db", ".", "missing/folder.db"):
        with pytest.raises(MemenvError, match="name another file"):
            BankStore(tmp_path / name)
    assert (tmp_path / "text.db").read_text() == "no database" * 100
    with BankStore(tmp_path / "new.db") as store, pytest.raises(MemenvError, match="no memory 'b'; there are: a"):
        store.save("a", memory_of([]))
        store.load("b")


def test_memories_are_apart(tmp_path):
    with BankStore(tmp_path / "banks.db") as store:
        store.save("a", memory_of([("one", "")], "state of a"))
        store.save("b'; DROP TABLE entry; --", memory_of([("two", "")]))
        store.delete("a")
        assert store.names() == ("b'; DROP TABLE entry; --",)
        assert [entry.text for entry in store.load(store.names()[0]).bank] == ["two"]


@pytest.mark.parametrize(
    "damage",
    ["entry SET links='a b'", "entry SET time=9e999", "entry SET strength=9e999", "entry SET reward=-9e999",
     "entry SET uses=-1", "entry SET id=-5 WHERE id=0", "memory SET next_id=-1", "memory SET next_id=1"],
)  # fmt: skip
def test_damaged_rows_are_told(tmp_path, damage):
    with BankStore(tmp_path / "banks.db") as store:
        store.save("a", memory_of([("one", ""), ("two", "")]))
        other = sqlite3.connect(tmp_path / "banks.db")
        other.execute(f"UPDATE {damage}")
        other.commit()
        other.close()
        with pytest.raises(MemenvError, match="'a' is damaged"):
            store.load("a")


def test_what_a_store_can_not_hold_changes_nothing(tmp_path):
    with BankStore(tmp_path / "banks.db") as store:
        store.save("a", memory_of([("one", "")]))
        for name, memory in (("\ud800", memory_of([])), ("a", memory_of([("two", "")], "\ud800")), (5, memory_of([])),
                             ("a", None)):  # fmt: skip
            with pytest.raises(MemenvError):
                store.save(name, memory)
            assert [entry.text for entry in store.load("a").bank] == ["one"] and store.names() == ("a",)
        for name in ("\ud800", 2**70):
            with pytest.raises(MemenvError):
                store.load(name)
        other = sqlite3.connect(tmp_path / "banks.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        store._connection.execute("PRAGMA busy_timeout=50")
        with pytest.raises(MemenvError, match="another process has been writing"):
            store.save("a", memory_of([]))
        other.close()
        store.save("a", memory_of([]))
    with pytest.raises(MemenvError, match="closed"):
        store.names()
    with pytest.raises(MemenvError):
        BankStore("a\0b")


def test_stored_takes_memory_environments_of_any_form(tmp_path):
    with BankStore(tmp_path / "banks.db") as store:
        numeric = Stored(gym.make("MemLoCoMoNumeric-v0", preset="tiny"), store, "n")
        numeric.reset(seed=1)
        numeric.step(1)
        assert len(store.load("n").bank) == 1
        with pytest.raises(MemenvError, match="wrap a memory environment"):
            Stored(gym.make("CartPole-v1"), store, "c").reset(seed=0)

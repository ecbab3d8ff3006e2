"""Transformed streams: what comes when, and that nothing else changes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from other_process import outputs
from toy_domain import TownConfig, make_domain

from memenv import MemenvError, make_agent, make_env, run_episode
from memenv.stream import Experience, Item, Turn
from memenv.streams import Ordered, Repeated, Shifted, Users, read_order, task_of
from memenv.transformed import TRANSFORMS, make_stream, transform_domain


class Puzzles:
    """Told something first, then twelve items of three categories; two episodes where `episodes` is set."""

    label = "puzzles"

    def events(self, seed: int) -> list[Experience | Item]:
        turn = Turn("Ann", "hello", 0.5)
        told = Experience("rules", 0.0, "r", messages=(turn,))
        return [told, *(Item(f"{seed} {n}", n + 1.0, f"c{n % 3}", id=f"p{n}", gold=str(n)) for n in range(12))]


def ids(events: Any) -> list[str]:
    return [event.id for event in events if isinstance(event, Item)]


def test_blocked_and_interleaved():
    blocked = Ordered(Puzzles(), "blocked").events(3)
    categories = [event.category for event in blocked[1:]]
    assert sorted(categories[i] != categories[i - 1] for i in range(1, 12)).count(True) == 2
    interleaved = Ordered(Puzzles(), "interleaved").events(3)
    turns = [event.category for event in interleaved[1:]]
    assert turns[:3] == turns[3:6] == turns[6:9] and len(set(turns[:3])) == 3
    for events in (blocked, interleaved):
        assert [event.time for event in events] == [event.time for event in Puzzles().events(3)]
        assert sorted(ids(events)) == sorted(ids(Puzzles().events(3)))
        # inside a category the order is kept
        assert [name for name in ids(events) if int(name[1:]) % 3 == 0] == ["p0", "p3", "p6", "p9"]


@given(st.integers(0, 50), st.integers(0, 50))
def test_orders_follow_from_the_seeds(seed, episode):
    one = ids(Ordered(Puzzles(), "shuffled", seed).events(episode))
    assert one == ids(Ordered(Puzzles(), "shuffled", seed).events(episode))
    assert sorted(one) == sorted(ids(Puzzles().events(0)))


def test_seeds_give_other_orders():
    orders = {tuple(ids(Ordered(Puzzles(), "shuffled", seed).events(0))) for seed in range(5)}
    assert len(orders) == 5


def test_processes_agree_on_orders():
    code = (
        "from test_streams import *\n"
        "print([ids(Ordered(Puzzles(), order, 2).events(7)) for order in ('blocked', 'interleaved', 'shuffled')])"
    )
    assert len(outputs(code)) == 1


def test_order_by_file(tmp_path):
    path = tmp_path / "order.json"
    wanted = [f"p{n}" for n in reversed(range(12))]
    path.write_text(json.dumps(wanted))
    assert ids(make_stream(Puzzles(), f"order:{path}").events(0)) == wanted
    path.write_text(json.dumps(wanted[1:]))
    with pytest.raises(MemenvError, match="'p11' is missing"):
        make_stream(Puzzles(), f"order:{path}").events(0)
    path.write_text(json.dumps([*wanted[1:], "p99"]))
    with pytest.raises(MemenvError, match="'p99' is no item"):
        make_stream(Puzzles(), f"order:{path}").events(0)


def test_orders_by_file_are_told_apart():
    """A leaderboard whose order file was changed is another leaderboard: --resume goes by labels."""
    there, back = [f"p{n}" for n in range(12)], [f"p{n}" for n in reversed(range(12))]
    assert Ordered(Puzzles(), there).label == Ordered(Puzzles(), tuple(there)).label != Ordered(Puzzles(), back).label
    assert Ordered(Puzzles(), there).label.startswith("puzzles, in order ")


@pytest.mark.parametrize("content", ["{}", "[]", "[1]", '["a", "a"]', "[", '"p1"'])
def test_bad_order_files(tmp_path, content):
    path = tmp_path / "order.json"
    path.write_text(content)
    with pytest.raises(MemenvError):
        read_order(path)


def test_items_that_hang_on_what_is_told_between_them_are_not_ordered():
    domain = transform_domain(make_domain(TownConfig()), ("blocked",))
    with pytest.raises(MemenvError, match="between the items"):
        domain.stream.events(0)


def test_shifted_is_two_episodes():
    events = Shifted(Puzzles(), 0.5).events(1)
    texts = [event.text for event in events if isinstance(event, Item)]
    seeds = [text.split()[0] for text in texts]
    assert seeds == ["1"] * 5 + ["1000004"] * 7
    assert len(set(ids(events))) == 12
    times = [event.time for event in events]
    assert times == sorted(times)


def test_users_share_one_stream_in_time():
    events = Users(Puzzles(), 3).events(0)
    assert [event.time for event in events] == sorted(event.time for event in events)
    assert len(events) == 39 and len(set(ids(events))) == 36
    assert ids(events)[:3] == ["user 1/p0", "user 2/p0", "user 3/p0"]


class TwoEpisodes(Puzzles):
    episodes = 2

    def events(self, seed: int) -> list[Experience | Item]:
        return super().events(seed % 2)


def test_fixed_data_has_only_so_many_episodes():
    assert Users(TwoEpisodes(), 2).episodes == 2
    other = [event.text.split()[0] for event in Users(TwoEpisodes(), 2).events(1)[2:]]
    assert set(other) == {"0", "1"}
    with pytest.raises(MemenvError, match="too few"):
        Users(TwoEpisodes(), 3).events(0)


@pytest.mark.parametrize("frozen", [False, True])
def test_repeated(frozen):
    events = Repeated(Puzzles(), 3, frozen).events(0)
    assert len(events) == (13 + 12 + 12 if frozen else 39)
    assert len(list(events)) == len(events) and events[-1].id == "p11@pass3" == events[len(events) - 1].id
    assert ids(events) == [item.id for item in events.items]
    times = [event.time for event in events]
    assert times == sorted(times)
    assert task_of("p11@pass3") == ("p11", 3) and task_of("p11") == ("p11", 1) and task_of("a@passx") == ("a@passx", 1)
    assert [events.pass_of(place) for place in (0, 12, 13, len(events) - 1)] == [1, 1, 2, 3]
    for place in (len(events), -len(events) - 1):
        with pytest.raises(IndexError):
            events[place]
    if not frozen:
        told = events[13]
        assert isinstance(told, Experience) and told.messages[0].time - 0.5 == told.time == 12.0 + 1.0
        assert events.base_position(13 + 5) == 5


@pytest.mark.parametrize("env_id", ["MemGame24-v0", "MemALFWorld-v0"])
def test_a_frozen_bank_stays_as_the_first_pass_left_it(env_id):
    """No writes, no learning; and the first pass is what it is without repetition."""
    arguments = {"MemGame24-v0": {"puzzles": 8}, "MemALFWorld-v0": {"games": 4, "practice": 2}}[env_id]
    agent = make_agent("memento_kernel")
    env = make_env(env_id, agent, arguments, ("repeated:3:frozen",))
    core: Any = env.unwrapped
    seen: list[tuple[int, tuple[str, ...], int]] = []

    def watch(step: Any) -> None:
        seen.append((len(core.state.results), tuple(entry.text for entry in core.state.memory.bank), agent.value.rows))

    result = run_episode(env, agent, 4, on_step=watch)
    number = len(result.items) // 3
    # the step after the last item's feedback of the first pass is the first of the second
    frozen = [(bank, rows) for done, bank, rows in seen if done > number]
    assert len(frozen) == 2 * number and len(set(frozen)) == 1 and frozen[0][0]
    plain = run_episode(make_env(env_id, make_agent("memento_kernel"), arguments), make_agent("memento_kernel"), 4)
    assert [item["score"] for item in result.items[:number]] == [item["score"] for item in plain.items]


def test_oracles_of_repeated_streams_are_those_of_the_pass():
    domain = transform_domain(make_domain(TownConfig()), ("repeated:2",))
    events = domain.stream.events(0)
    half = len(events) // 2
    assert domain.hindsight(events, 5) == domain.hindsight(events, half + 5) == domain.inner.hindsight(events.base, 5)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["nothing", "repeated:x", "repeated:1", "repeated:2:cold", "users:1", "users:",
                                  "shifted:2", "shifted:x", "blocked:x", "order:"])  # fmt: skip
def test_bad_transformers_are_refused(name):
    with pytest.raises(MemenvError):
        make_stream(Puzzles(), name)


@pytest.mark.parametrize("frozen", ["", ":frozen"])
@pytest.mark.parametrize("outer", ["blocked", "shuffled:2", "shifted", "users:2", "repeated:3", "repeated:2:frozen"])
def test_nothing_comes_over_passes(outer, frozen):
    """Passes of passes would be counted wrongly, and a frozen pass would learn where its items are mixed up."""
    with pytest.raises(MemenvError, match="passes come last"):
        make_stream(make_stream(Puzzles(), f"repeated:2{frozen}"), outer)


def test_names_and_labels():
    assert set(TRANSFORMS) == {"blocked", "interleaved", "shuffled", "order", "shifted", "users", "repeated"}
    stream = make_stream(make_stream(Puzzles(), "shuffled:4"), "repeated:2:frozen")
    assert stream.label == "puzzles, shuffled 4, 2 passes, frozen after the first"

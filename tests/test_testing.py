"""The conformance kit finds what it is there to find, and says what."""

from __future__ import annotations

import sys
import types

import pytest
from toy_domain import TownEnv

import memenv
from memenv.solver import Domain, Outcome
from memenv.testing import AgentConformance, EnvConformance


class _Wrapped:
    """A stream or solver with something else in place of a method."""

    def __init__(self, inner, **instead):
        self._inner = inner
        self.__dict__.update(instead)

    def __getattr__(self, name):
        return getattr(self._inner, name)


def one_stream(domain):
    events = domain.stream.events
    return {"stream": _Wrapped(domain.stream, events=lambda seed: events(0))}


def gold_reader(domain):
    return {"solver": _Wrapped(domain.solver, solve=lambda item, memories: Outcome(str(item.gold)))}


def endless(domain):
    return {"scorer": _Wrapped(domain.scorer, score=lambda item, outcome, shown: (5.0, {}))}


COUNT = iter(range(1_000_000))


def counting(domain):
    return {"solver": _Wrapped(domain.solver, solve=lambda item, memories: Outcome(f"{next(COUNT)}"))}


class LeakyEnv(TownEnv):
    """Hands out a gold in info."""

    def _info(self, state):
        golds = [event.gold for event in state.events[state.position :] if isinstance(event, memenv.Item)]
        return {**super()._info(state), "debug": golds[-1:]}


class OneArrayEnv(TownEnv):
    """Changes an array that it handed out before."""

    def _observe(self, state):
        observation = super()._observe(state)
        self._held = getattr(self, "_held", observation["time"])
        self._held[...] = observation["time"]
        return {**observation, "time": self._held}


def faulty_env(fault):
    class Faulty(TownEnv):
        """A town with a fault."""

        @staticmethod
        def make_domain(config) -> Domain:
            domain = TownEnv.make_domain(config)
            for name, value in fault(domain).items():
                object.__setattr__(domain, name, value)
            return domain

    return Faulty


@pytest.mark.parametrize(
    ("kind", "test", "why"),
    [
        (faulty_env(one_stream), "seeds_choose_episodes", "four seeds give one and the same stream"),
        (faulty_env(gold_reader), "solver_does_not_read_gold", "with another gold"),
        (faulty_env(endless), "observations_stay_in_space", "scores belong in"),
        (faulty_env(counting), "episode_is_deterministic", "gave other bytes"),
        (LeakyEnv, "no_gold_is_reachable", "seen before it is answered"),
        (OneArrayEnv, "check_env_is_silent", "share an object|non-deterministic"),
    ],
)
def test_faulty_environments_are_caught(kind, test, why, monkeypatch):
    module = types.ModuleType("faulty_towns")
    module.Town = kind
    monkeypatch.setitem(sys.modules, "faulty_towns", module)

    class Kit(EnvConformance):
        def make(self, **more):
            return kind(**more)

    with pytest.raises(AssertionError, match=why):
        getattr(Kit(), f"test_{test}")()


class Remembers(memenv.Agent):
    """Keeps what it saw in an attribute."""

    def __init__(self):
        self.seen = 0

    def act(self, observation, info):
        self.seen += 1
        return memenv.action([memenv.add(f"no {self.seen}")])


class Chance(memenv.Agent):
    """Counts on, whatever the seed."""

    def act(self, observation, info):
        return memenv.action([memenv.add(str(next(COUNT)))])


class Blind(memenv.Agent):
    """Names slots that hold nothing."""

    def act(self, observation, info):
        return memenv.action([memenv.delete(7)])


class Ascii(memenv.Agent):
    """Can't stand other people's alphabets."""

    def act(self, observation, info):
        observation["experience"].encode("ascii")
        return memenv.action()


@pytest.mark.parametrize(
    ("agent", "test", "why"),
    [
        (Remembers, "reset_forgets", "reset\\(\\) leaves traces"),
        (Chance, "is_deterministic", "did different things"),
        (Blind, "plays_an_episode_without_refusals", "holds no entry"),
        (Ascii, "survives_hostile_text", "ascii"),
    ],
)
def test_faulty_agents_are_caught(agent, test, why, monkeypatch):
    module = types.ModuleType("faulty_agents")
    module.Faulty = agent
    monkeypatch.setitem(sys.modules, "faulty_agents", module)
    kit = type("Kit", (AgentConformance,), {"agent": "faulty_agents:Faulty", "arguments": {"preset": "tiny"}})
    with pytest.raises((AssertionError, UnicodeError), match=why):
        getattr(kit(), f"test_{test}")()

"""The conformance kit: what every environment and every agent has to pass, ours and other people's.

Subclass and name what is to be tested; pytest finds the tests::

    class TestMyEnv(EnvConformance):
        env_id = "MyEnv-v0"

    class TestMyAgent(AgentConformance):
        agent = "my_package.agents:MyAgent"
"""

from __future__ import annotations

import copy
import dataclasses
import json
import os
import re
import subprocess
import sys
import typing
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import gymnasium as gym
import numpy as np
from gymnasium.utils.env_checker import check_env

from memenv.agent import Agent
from memenv.digest import Digest
from memenv.env import MemoryEnv, fork
from memenv.operations import add
from memenv.recording import plain_action
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.solver import Recall
from memenv.stream import Experience, Item

__all__ = [
    "AgentConformance",
    "EnvConformance",
    "canary_item",
    "core_of",
    "episode_digest",
    "play",
    "process_digests",
    "random_policy",
    "texts_in",
]


_OTHER_PROCESS = "another process came to other bytes: is there an order of a set, hash(), or something global?"

#: Observation and info to the next action.
Policy = Callable[[Any, Mapping[str, Any]], Any]


def random_policy(env: gym.Env[Any, Any], seed: int) -> Policy:
    """Random possible actions: of the mask where actions are numbers, else of the agent "random"."""
    if isinstance(env.action_space, gym.spaces.Discrete):
        rng = np.random.default_rng(seed)

        def choose(observation: Any, info: Mapping[str, Any]) -> int:
            possible = np.flatnonzero(observation["action_mask"])
            return int(possible[rng.integers(len(possible))])

        return choose
    agent = make_agent("random")
    agent.reset({}, seed)
    return agent.act


def core_of(env: gym.Env[Any, Any]) -> MemoryEnv:
    """The memory environment inside wrappers and the numeric form."""
    core: Any = env.unwrapped
    return getattr(core, "core", core)  # type: ignore[no-any-return]


def play(env: gym.Env[Any, Any], policy: Policy, observation: Any, info: Mapping[str, Any]) -> str:
    """Plays on to the end of the episode; the hash of all that went in and came back."""
    running = Digest().add(observation).add(dict(info))
    done = core_of(env).state.moment is None
    while not done:
        action = policy(observation, info)
        observation, reward, done, truncated, info = env.step(action)
        running.add(plain_action(action) if isinstance(action, Mapping) else action)
        running.add(observation).add(float(reward)).add(done).add(truncated).add(dict(info))
    return running.hexdigest()


def episode_digest(env: gym.Env[Any, Any], agent: str | None, seed: int) -> str:
    """The hash of a whole episode of an agent, or of `random_policy` where None."""
    observation, info = env.reset(seed=seed)
    if agent is None:
        return play(env, random_policy(env, seed), observation, info)
    return _agent_digest(env, make_agent(agent), seed, observation, info)


def _agent_digest(env: gym.Env[Any, Any], agent: Agent, seed: int, observation: Any, info: Mapping[str, Any]) -> str:
    if agent.privileged:
        agent.hindsight = core_of(env).hindsight
    agent.reset(info, seed)
    return play(env, agent.act, observation, info)


def process_digests(
    env_id: str, agent: str | None, seed: int, arguments: Mapping[str, Any], hash_seeds: Sequence[int]
) -> Callable[[], list[str]]:
    """Starts a Python process for each PYTHONHASHSEED that computes `episode_digest`; the call of what is returned waits.

    They run while the caller goes on: nearly all of a short episode's time is the start of its process.
    """
    request = json.dumps([env_id, agent, seed, dict(arguments)])
    command = [sys.executable, "-m", "memenv.testing", request]
    path = os.pathsep.join(sys.path)
    processes = [
        subprocess.Popen(
            command,
            env={**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for hash_seed in hash_seeds
    ]

    def digests() -> list[str]:
        said = [process.communicate() for process in processes]
        assert all(process.returncode == 0 for process in processes), "".join(errors for _, errors in said)
        return [digest.strip() for digest, _ in said]

    return digests


def texts_in(value: Any) -> Iterator[str]:
    """Every text inside nested values, dataclasses and mapping keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, member in value.items():
            yield from texts_in(key)
            yield from texts_in(member)
    elif isinstance(value, list | tuple | set | frozenset):
        for member in value:
            yield from texts_in(member)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for member in dataclasses.fields(value):
            yield from texts_in(getattr(value, member.name))


def canary_item(item: Item, mark: str) -> Item:
    """The item with every free text of its gold replaced by `mark`; the gold's form stays, so that it can be scored."""
    return dataclasses.replace(item, gold=_marked(item.gold, mark))


def _marked(value: Any, mark: str) -> Any:
    if isinstance(value, str):
        return mark
    if isinstance(value, list | tuple):
        return type(value)(_marked(member, mark) for member in value)
    if isinstance(value, Mapping):
        return {key: _marked(member, mark) for key, member in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        hints = typing.get_type_hints(type(value))
        closed = {name for name, hint in hints.items() if typing.get_origin(hint) is typing.Literal}
        changes = {
            field.name: _marked(getattr(value, field.name), mark)
            for field in dataclasses.fields(value)
            if field.name not in closed
        }
        return dataclasses.replace(value, **changes)
    return value


class _CanaryStream:
    """A stream whose golds are marks that occur nowhere else."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream
        self.label = stream.label

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def events(self, seed: int) -> Sequence[Experience | Item]:
        events = self._stream.events(seed)
        return [canary_item(event, f"zqcanary{event.id}xj") if isinstance(event, Item) else event for event in events]


class EnvConformance:
    """Tests of an environment. Override `make` if `gym.make(env_id, **arguments)` is not enough."""

    env_id: ClassVar[str]
    arguments: ClassVar[Mapping[str, Any]] = {}

    def make(self, **more: Any) -> gym.Env[Any, Any]:
        """A fresh environment."""
        return gym.make(self.env_id, **{**self.arguments, **more})

    def test_check_env_is_silent(self) -> None:
        """Gymnasium's checker finds nothing, not even something to warn of."""
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            env = self.make()
            check_env(env.unwrapped)
            env.close()

    def test_episode_is_deterministic(self) -> None:
        """Two environments, one seed: equal to the last byte over a whole episode, and unlike another seed's."""
        first, again = (episode_digest(self.make(), None, 3) for _ in range(2))
        assert first == again, (
            "the same seed and actions gave other bytes: is there randomness or time beside the seed?"
        )

    def test_processes_agree(self) -> None:
        """Other processes with other hash seeds give the same bytes."""
        there = process_digests(self.env_id, None, 5, self.arguments, (1, 77))
        try:
            here = episode_digest(self.make(), None, 5)
        finally:
            others = there()
        assert others == [here, here], _OTHER_PROCESS

    def test_seeds_choose_episodes(self) -> None:
        """A seedless reset goes on to another stream, and seeds repeat theirs."""
        env = self.make()
        drawn = []
        for seed in (11, None, None, None, 11, None):
            env.reset(seed=seed)
            drawn.append(core_of(env).state.seed)
        assert drawn[4:] == drawn[:2], f"reset(seed=11) and what follows it repeat nothing: {drawn}"
        assert len(set(drawn[:4])) == 4, f"seedless resets do not go on to other streams: {drawn}"
        stream = core_of(env).loop.domain.stream
        if getattr(stream, "episodes", None) != 1:
            streams = {tuple(text for event in stream.events(seed) for text in texts_in(event)) for seed in range(4)}
            assert len(streams) > 1, "four seeds give one and the same stream"

    def test_reset_starts_empty_unless_memory_is_carried(self) -> None:
        """Nothing leaks from one episode to the next; `options` carries memory on."""
        env = self.make()
        core = core_of(env)
        env.reset(seed=1)
        core.state.memory.bank.add("kept from before", time=0.0)
        core.state.memory.state = "kept state"
        kept = core.memory
        for seed in (2, None):
            env.reset(seed=seed)
            assert "kept from before" not in [entry.text for entry in core.memory.bank], "a bank outlived its episode"
            assert core.memory.state != "kept state", "a state outlived its episode"
        env.reset(seed=2, options={"memory": kept})
        carried = [entry.text for entry in core.memory.bank]
        assert "kept from before" in carried, "options={'memory': …} carried nothing on"
        assert len(kept.bank) <= len(carried), "the memory handed over was changed, or came in part"

    def test_observations_stay_in_space(self) -> None:
        """Every observation of an episode of sampled actions is in the space; the return is in [0, 1]."""
        env = self.make()
        observation, _ = env.reset(seed=4)
        env.action_space.seed(4)
        total, done = 0.0, False
        while not done:
            assert env.observation_space.contains(observation), f"not in the observation space: {observation}"
            observation, reward, done, truncated, _ = env.step(env.action_space.sample())
            assert not truncated, "truncated is for wrappers: a memory environment only terminates"
            total += float(reward)
        assert env.observation_space.contains(observation), f"not in the observation space: {observation}"
        assert -1e-9 <= total <= 1.0 + 1e-9, f"the return is {total}: scores belong in [0, 1]"

    def test_fork_equals_original(self) -> None:
        """Forks given the same actions hand out the same bytes as the original does after them."""
        env = self.make()
        observation, info = env.reset(seed=1)
        policy = random_policy(env, 1)
        for _ in range(4):
            following = env.step(policy(observation, info))
            if following[2]:
                break
            observation, info = following[0], following[4]
        twins = [fork(env), fork(env)]
        played = {play(each, random_policy(each, 9), observation, info) for each in (*twins, env)}
        assert len(played) == 1, "forks given the same actions came to other bytes: do they share what they change?"

    def test_bad_operations_change_nothing(self) -> None:
        """One bad operation in a list, and the whole list is refused."""
        env = self.make()
        core = core_of(env)
        if not isinstance(env.action_space, gym.spaces.Dict) or "write" not in core.loop.decide:
            return
        env.reset(seed=6)
        before = [tuple(entry) for entry in core.memory.bank]
        for bad in (
            {"op": 99, "slot": 0, "text": "x"},
            {"op": 2, "slot": core.loop.slots + 5, "text": ""},
            {"op": 1, "slot": -1, "text": "x"},
            {"op": 0, "slot": 0, "text": ""},
            {"op": 0, "slot": 0, "text": 7},
            {"op": "DROP TABLE", "slot": 0, "text": "x"},
            "ADD everything",
            None,
        ):
            twin: Any = fork(env).unwrapped
            _, _, _, _, info = twin.step({"ops": [add("a good one").as_dict(), bad]})
            assert info["invalid"], f"info['invalid'] does not name {bad}"
            stored = any(entry.text == "a good one" for entry in twin.memory.bank)
            assert not stored, f"the operation beside {bad} was carried out"
            assert [tuple(entry) for entry in core.memory.bank] == before, "a fork's step changed the original"

    def test_no_gold_is_reachable(self) -> None:
        """Canary: golds of unanswered items, replaced by marks, occur in no observation and no info."""
        env = self.make()
        core = core_of(env)
        domain = copy.copy(core.loop.domain)
        domain.stream = _CanaryStream(domain.stream)
        core.loop = dataclasses.replace(core.loop, domain=domain)
        observation, info = env.reset(seed=8)
        policy = random_policy(env, 8)
        done = False
        while True:
            answered = {result.item.id for result in core.state.results}
            for text in texts_in((observation, info)):
                for mark in re.findall(r"zqcanary(.+?)xj", text, re.IGNORECASE):
                    assert mark in answered, f"the gold of {mark!r} is seen before it is answered, in {text[:80]!r}"
            if done:
                break
            observation, _, done, _, info = env.step(policy(observation, info))

    def test_solver_does_not_read_gold(self) -> None:
        """The frozen solver answers from the memories it is given: the same, whatever the gold is."""
        env = self.make()
        core = core_of(env)
        env.reset(seed=10)
        solver = core.loop.domain.solver
        told: list[Recall] = []
        for event in core.state.events:
            if not isinstance(event, Item):
                told.append(Recall(event.text[:2_000], event.time, event.source, len(told)))
                continue
            for memories in ((), tuple(told[-8:])):
                answer, other = (solver.solve(item, memories).answer for item in (event, canary_item(event, "zqx")))
                assert answer == other, f"with another gold, {event.id!r} is answered {other!r} instead of {answer!r}"


class AgentConformance:
    """Tests of an agent on an environment that it can play."""

    agent: ClassVar[str]
    env_id: ClassVar[str] = "MemLoCoMo-v0"
    arguments: ClassVar[Mapping[str, Any]] = {}

    def make(self) -> tuple[gym.Env[Any, Any], Agent]:
        """A fresh environment and agent."""
        agent = make_agent(self.agent)
        return make_env(self.env_id, agent, self.arguments), agent

    def test_plays_an_episode_without_refusals(self) -> None:
        """Every action is valid, and budgets hold at every step."""
        env, agent = self.make()
        core: Any = env.unwrapped
        budget = core.loop.memory

        def inspect(transition: Any) -> None:
            assert not transition.next_info["invalid"], transition.next_info["invalid"]
            if budget.bank_tokens is not None:
                held = core.state.memory.bank.tokens
                assert held <= budget.bank_tokens, f"{held} tokens held of {budget.bank_tokens}"

        result = run_episode(env, agent, 2, on_step=inspect)
        assert 0.0 <= result.score <= 1.0 + 1e-9
        assert result.invalid == 0

    def test_is_deterministic(self) -> None:
        """Fresh agents on one seed do the same to the last byte."""
        played = {episode_digest(self.make()[0], self.agent, 7) for _ in range(2)}
        assert len(played) == 1, "two fresh agents on one seed did different things"

    def test_processes_agree(self) -> None:
        """Another process with another hash seed gives the same bytes."""
        env, _ = self.make()
        arguments = getattr(core_of(env), "arguments", dict(self.arguments))
        there = process_digests(self.env_id, self.agent, 7, arguments, (99,))
        try:
            here = episode_digest(env, self.agent, 7)
        finally:
            others = there()
        assert others == [here], _OTHER_PROCESS

    def test_reset_forgets(self) -> None:
        """An agent used before plays as a fresh one does: its memory is in the stores."""
        env, agent = self.make()
        run_episode(env, agent, 3)
        used, fresh = (_agent_digest(env, each, 7, *env.reset(seed=7)) for each in (agent, self.make()[1]))
        assert used == fresh, "an agent used before plays unlike a fresh one: reset() leaves traces"

    def test_survives_hostile_text(self) -> None:
        """Control characters, markup, lone surrogates and a huge line in what is on the table raise nothing."""
        env, agent = self.make()
        core: Any = env.unwrapped
        observation, info = env.reset(seed=1)
        if agent.privileged:
            agent.hindsight = core.hindsight
        agent.reset(info, 1)
        for text in ("\x00\x1b[31m[bold]{}", "\ud800 lone", "[/red]</script>'; DROP TABLE", "x" * 1_000_000, ""):
            hostile = {**observation, "experience": text, "item": text, "last_act": text}
            agent.act(hostile, {**info, "messages": (), "facts": ()})


if __name__ == "__main__":
    _env_id, _agent, _seed, _arguments = json.loads(sys.argv[1])
    print(episode_digest(gym.make(_env_id, **_arguments), _agent, _seed))

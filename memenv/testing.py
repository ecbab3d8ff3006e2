"""The conformance kit: what every environment and every agent has to pass, ours and other people's.

Subclass and name what is to be tested; pytest finds the tests::

    class TestMyEnv(EnvConformance):
        env_id = "MyEnv-v0"

    class TestMyAgent(AgentConformance):
        agent = "my_package.agents:MyAgent"
"""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
import typing
import warnings
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import gymnasium as gym
from gymnasium.utils.env_checker import check_env

from memenv.actions import action
from memenv.agent import Agent, Transition
from memenv.digest import Digest
from memenv.env import fork
from memenv.operations import add
from memenv.recording import plain_action
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.stream import Experience, Item

__all__ = ["AgentConformance", "EnvConformance", "canary_item", "episode_digest", "process_digest", "texts_in"]


def episode_digest(env: gym.Env[Any, Any], agent: Agent, seed: int) -> str:
    """The hash of everything an episode hands out, and of every action."""
    running = Digest()
    observation, info = env.reset(seed=seed)
    running.add(observation).add(info)

    def on_step(step: Transition) -> None:
        running.add(plain_action(step.action)).add(step.next_observation).add(step.reward).add(step.next_info)

    result = run_episode(
        env,
        agent,
        seed,
        on_step=on_step,
    )
    return running.add(result.score).hexdigest()


def process_digest(env_id: str, agent: str, seed: int, arguments: Mapping[str, Any], hash_seed: int) -> str:
    """`episode_digest` computed by another Python process with its own PYTHONHASHSEED."""
    request = json.dumps([env_id, agent, seed, dict(arguments)])
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-m", "memenv.testing", request], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


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
        return [
            canary_item(event, f"zqcanary{place}xj") if isinstance(event, Item) else event
            for place, event in enumerate(events)
        ]


class EnvConformance:
    """Tests of an environment. Override `make` if `gym.make(env_id, **arguments)` is not enough."""

    env_id: ClassVar[str]
    arguments: ClassVar[Mapping[str, Any]] = {}
    #: Storing agent used where the tests need memory to fill; "random" acts on everything.
    agent: ClassVar[str] = "random"

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
        """Two environments, two agents, one seed: equal to the last byte over a whole episode."""
        digests = {episode_digest(self.make(), make_agent(self.agent), 3) for _ in range(2)}
        assert len(digests) == 1

    def test_processes_agree(self) -> None:
        """Other processes with other hash seeds give the same bytes."""
        here = episode_digest(self.make(), make_agent(self.agent), 5)
        for hash_seed in (1, 77):
            assert process_digest(self.env_id, self.agent, 5, self.arguments, hash_seed) == here

    def test_seeds_choose_episodes(self) -> None:
        """A seedless reset goes on to another stream, and seeds repeat theirs."""
        env = self.make()
        env.reset(seed=11)
        drawn = [env.unwrapped.state.seed]  # type: ignore[attr-defined]
        for _ in range(3):
            env.reset()
            drawn.append(env.unwrapped.state.seed)  # type: ignore[attr-defined]
        env.reset(seed=11)
        assert env.unwrapped.state.seed == drawn[0]  # type: ignore[attr-defined]
        env.reset()
        assert env.unwrapped.state.seed == drawn[1]  # type: ignore[attr-defined]
        assert len(set(drawn)) == len(drawn)

    def test_reset_starts_empty_unless_memory_is_carried(self) -> None:
        """Nothing leaks from one episode to the next; `options` carries memory on."""
        env = self.make()
        core: Any = env.unwrapped
        self._fill(env)
        kept = core.memory
        env.reset(seed=2)
        assert not [entry for entry in core.memory.bank if entry.text in {e.text for e in kept.bank}] or not len(
            kept.bank
        )
        env.reset(seed=2, options={"memory": kept})
        assert [e.text for e in kept.bank] == [e.text for e in core.memory.bank][: len(kept.bank)]

    def test_observations_stay_in_space(self) -> None:
        """Every observation of an episode of random actions is in the space; the return is at most 1."""
        env = self.make()
        observation, _ = env.reset(seed=4)
        env.action_space.seed(4)
        total, done = 0.0, False
        while not done:
            assert env.observation_space.contains(observation)
            observation, reward, done, truncated, _ = env.step(env.action_space.sample())
            assert not truncated
            total += float(reward)
        assert env.observation_space.contains(observation)
        assert total <= 1.0 + 1e-9

    def test_fork_equals_original(self) -> None:
        """A fork given the same actions hands out the same bytes, and leaves the original alone."""
        env = self.make()
        self._fill(env, steps=3)
        before = Digest().add(self._snapshot(env)).hexdigest()
        twins = [fork(env), fork(env)]
        digests = []
        for twin in twins:
            agent = make_agent(self.agent)
            agent.reset({}, 9)
            digests.append(self._play(twin, agent))
        assert digests[0] == digests[1]
        assert Digest().add(self._snapshot(env)).hexdigest() == before

    def test_bad_operations_change_nothing(self) -> None:
        """One bad operation in a list, and the whole list is refused."""
        env = self.make()
        core: Any = env.unwrapped
        if "write" not in core.loop.decide:
            return
        env.reset(seed=6)
        k = core.loop.slots
        for bad in (
            {"op": 99, "slot": 0, "text": "x"},
            {"op": 2, "slot": k + 5, "text": ""},
            {"op": 1, "slot": -1, "text": "x"},
            {"op": 0, "slot": 0, "text": ""},
            {"op": 0, "slot": 0, "text": 7},
            {"op": "DROP TABLE", "slot": 0, "text": "x"},
            "ADD everything",
            None,
        ):
            before = [tuple(entry) for entry in core.memory.bank]
            twin: Any = fork(env).unwrapped
            _, _, _, _, info = twin.step({"ops": [add("a good one").as_dict(), bad]})
            assert info["invalid"], bad
            assert not any(entry.text == "a good one" for entry in twin.memory.bank), bad
            assert [tuple(entry) for entry in core.memory.bank] == before

    def test_no_gold_is_reachable(self) -> None:
        """Canary: golds replaced by marks occur in no observation and no info."""
        env = self.make()
        core: Any = env.unwrapped
        domain = _with_stream(core.loop.domain, _CanaryStream(core.loop.domain.stream))
        core.loop = dataclasses.replace(core.loop, domain=domain)
        agent = make_agent(self.agent)
        observation, info = env.reset(seed=8)
        agent.reset(info, 8)
        done = False
        while not done:
            for text in texts_in((observation, info)):
                assert "zqcanary" not in text.lower()
            observation, _, done, _, info = env.step(agent.act(observation, info))
        for text in texts_in((observation, info)):
            assert "zqcanary" not in text.lower()

    def _fill(self, env: gym.Env[Any, Any], steps: int = 6) -> None:
        observation, info = env.reset(seed=1)
        agent = make_agent("recency")
        agent.reset(info, 1)
        for _ in range(steps):
            observation, _, done, _, info = env.step(agent.act(observation, info))
            if done:
                env.reset(seed=1)
                return

    def _snapshot(self, env: gym.Env[Any, Any]) -> Any:
        core: Any = env.unwrapped
        state = core.state
        return [list(entry) for entry in state.memory.bank], state.memory.state, state.position, len(state.results)

    def _play(self, env: gym.Env[Any, Any], agent: Agent) -> str:
        running = Digest()
        core: Any = env.unwrapped
        observation, info = core._observe(core.state), core._info(core.state)
        done = core.state.moment is None
        while not done:
            observation, reward, done, _, info = env.step(agent.act(observation, info))
            running.add(observation).add(float(reward)).add(info)
        return running.hexdigest()


def _with_stream(domain: Any, stream: Any) -> Any:
    import copy

    twin = copy.copy(domain)
    twin.stream = stream
    return twin


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
                assert core.state.memory.bank.tokens <= budget.bank_tokens

        result = run_episode(env, agent, 2, on_step=inspect)
        assert 0.0 <= result.score <= 1.0 + 1e-9
        assert result.invalid == 0

    def test_is_deterministic(self) -> None:
        """Fresh agents on one seed do the same to the last byte."""
        assert len({episode_digest(*self.make(), 7) for _ in range(2)}) == 1

    def test_reset_forgets(self) -> None:
        """An agent used before plays as a fresh one does: its memory is in the stores."""
        env, agent = self.make()
        run_episode(env, agent, 3)
        assert episode_digest(env, agent, 7) == episode_digest(*self.make(), 7)

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
        assert action() == {}


if __name__ == "__main__":
    _env_id, _agent, _seed, _arguments = json.loads(sys.argv[1])
    _chosen = make_agent(_agent)
    print(episode_digest(gym.make(_env_id, **_arguments), _chosen, _seed))

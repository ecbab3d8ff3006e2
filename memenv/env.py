"""The environment: a Gymnasium shell around the loop."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, SupportsFloat, TypeVar

import gymnasium as gym
import numpy as np

from memenv.actions import read_action
from memenv.config import MemoryConfig, read_decide, split_arguments
from memenv.errors import MemenvError
from memenv.loop import apply, begin
from memenv.memory import Memory
from memenv.observation import action_space, encodings, observation_space, observe
from memenv.recall import solve_with
from memenv.render import render_state
from memenv.solver import Domain, Hindsight, ItemResult, Recall
from memenv.state import LoopSpec, LoopState
from memenv.stream import Item

__all__ = ["DomainEnv", "MemoryEnv", "fork"]

_T = TypeVar("_T")


class MemoryEnv(gym.Env[dict[str, Any], Mapping[str, Any]]):
    """A domain with a memory under budgets; one episode is one whole stream.

    Args:
        domain: stream, frozen solver and scorer.
        memory: budgets, retrieval, eviction.
        decide: which moments the agent decides: any of "write", "read", "act". The environment does the rest:
            WRITE appends the experience as it is, oldest out; READ takes the top k; ACT is the frozen solver.
        render_mode: "ansi" for a text picture of the present moment.

    Raises:
        MemenvError: an argument has no allowed value.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 — Gymnasium's own form

    def __init__(
        self,
        domain: Domain,
        memory: MemoryConfig | None = None,
        decide: str | Iterable[str] = ("write",),
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise MemenvError(f"render_mode={render_mode!r}: allowed are None and 'ansi'")
        memory = memory or MemoryConfig()
        decided = read_decide(decide)
        if memory.own_memory and not {"write", "read"} <= set(decided):
            raise MemenvError("own_memory=True needs decide=('write', 'read'): experiences in, a context text out")
        self.loop = LoopSpec(domain, memory, decided)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.loop)
        self.action_space = action_space(self.loop)
        self._state: LoopState | None = None
        self._np_random_source: dict[str, Any] | None = None

    # --- Gymnasium -------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts the stream of `seed`, or the next one drawn from `np_random`, with empty memory.

        Args:
            seed: which stream; the same seed gives the same stream in any process.
            options: {"memory": m} carries on a memory taken from `env.unwrapped.memory` earlier (it is copied).

        Returns:
            observation, and info as of `step` with "eviction" beside: how the bank makes room, which no observation says.

        Raises:
            MemenvError: an unknown option.
        """
        super().reset(seed=seed)
        if options is not None and not isinstance(options, Mapping):
            raise MemenvError(f"reset options are a dict, such as {{'memory': m}}, not a {type(options).__name__}")
        options = dict(options or {})
        memory = options.pop("memory", None)
        if options:
            raise MemenvError(f"unknown reset option {', '.join(map(str, options))}; allowed: memory")
        if memory is not None and not isinstance(memory, Memory):
            raise MemenvError(f"options['memory'] is a {type(memory).__name__}; give env.unwrapped.memory of earlier")
        episode = int(self.np_random.integers(2**31)) if seed is None else seed
        self._state = begin(self.loop, episode, memory.fork() if memory is not None else None)
        return self._observe(self._state), {**self._info(self._state), "eviction": self.loop.memory.eviction}

    def step(self, action: Mapping[str, Any]) -> tuple[dict[str, Any], SupportsFloat, bool, bool, dict[str, Any]]:
        """Carries out one decision.

        Args:
            action: a dict as `memenv.action(...)` builds it; fields left out keep their default.

        Returns:
            observation, reward, terminated, truncated (always False) and info. What was wrong with the action is in
            `info["invalid"]` (nothing was changed then), fields that did not apply in `info["ignored"]`.

        Raises:
            TypeError: the action is not a dict.
            ValueError: it has a field that no action has.
            gymnasium.error.ResetNeeded: there is no episode under way.
        """
        state = self.state
        if state.moment is None:
            raise gym.error.ResetNeeded("the episode is over: call reset()")
        reward = apply(self.loop, state, *read_action(action, self.loop.slots))
        return self._observe(state), reward, state.moment is None, False, self._info(state)

    def render(self) -> str | None:
        """With render_mode "ansi": the moment as plain text."""
        if self.render_mode is None:
            gym.logger.warn("render() needs gym.make(..., render_mode='ansi')")
            return None
        return render_state(self.loop, self.state)

    # --- beyond Gymnasium ------------------------------------------------------------------------------------------

    @property
    def state(self) -> LoopState:
        """The loop's state.

        Raises:
            gymnasium.error.ResetNeeded: before the first reset.
        """
        if self._state is None:
            raise gym.error.ResetNeeded("call reset() first")
        return self._state

    @property
    def memory(self) -> Memory:
        """A snapshot of the memory, for `reset(options={"memory": …})`, `counterfactual` and saving."""
        return self.state.memory.fork()

    @property
    def results(self) -> Sequence[ItemResult]:
        """The items finished so far, gold included."""
        return tuple(self.state.results)

    def hindsight(self) -> Hindsight:
        """Privileged: what a memory should hold now for the items to come. For oracle agents and tests.

        Raises:
            MemenvError: nobody knows that of these data.
        """
        try:
            return self.loop.domain.hindsight(self.state.events, self.state.position)
        except NotImplementedError as error:
            raise MemenvError(f"{self.label}: {error}; leave such agents out") from None

    def new_items(self) -> tuple[dict[str, Any], ...]:
        """Reports of the items that the last step (or reset) finished: `info["items"]`."""
        state = self.state
        return tuple(_report(result) for result in state.results[state.reported :])

    @property
    def label(self) -> str:
        """Environment and data, as every result names them."""
        name = self.spec.id if self.spec else type(self).__name__
        return f"{name} [{self.loop.domain.label}]"

    def fork(self) -> MemoryEnv:
        """An independent environment in the same state; nothing proportional to the memory's size is copied."""
        twin = _shallow_copy(self)
        twin._state = self._state.fork() if self._state is not None else None
        if self._np_random is not None:
            twin._np_random = None
            twin._np_random_source = dict(self._np_random.bit_generator.state)
        return twin

    def counterfactual(
        self, memory: Memory | Sequence[str | Recall], items: Iterable[str] | None = None
    ) -> list[ItemResult]:
        """Scores a memory on items without touching the episode (UMEM's marginal utility, leave-one-out credit).

        Args:
            memory: a `Memory` (retrieved from as ever), or what to show: texts, or recalls, which a solver may also
                tell by their outcome and time.
            items: ids; all that are allowed where None.

        Raises:
            MemenvError: an item that is neither answered already nor a training item, or unknown.
        """
        answered = {result.item.id: result.item for result in self.state.results}
        allowed = dict(answered)
        if self.loop.domain.training:
            for event in self.state.events:
                if isinstance(event, Item):
                    allowed.setdefault(event.id, event)
        wanted = list(allowed) if items is None else list(items)
        refused = [name for name in wanted if name not in allowed]
        if refused:
            raise MemenvError(
                f"counterfactual refuses {', '.join(map(repr, refused[:5]))}: only items already answered"
                + (", or of this training stream" if self.loop.domain.training else "; this is no training split")
            )
        return [solve_with(self.loop, allowed[name], memory, self.state.time) for name in wanted]

    # --- inside ----------------------------------------------------------------------------------------------------

    @property
    def np_random(self) -> np.random.Generator:
        """The generator that draws streams; a fork rebuilds its own when it first needs it."""
        source = self._np_random_source
        if self._np_random is None and source is not None:
            generator = np.random.Generator(np.random.PCG64(0))
            generator.bit_generator.state = source
            self._np_random = generator
            self._np_random_source = None
        return super().np_random

    @np_random.setter
    def np_random(self, value: np.random.Generator) -> None:
        self._np_random = value
        self._np_random_seed = -1
        self._np_random_source = None

    def _observe(self, state: LoopState) -> dict[str, Any]:
        return observe(self.loop, state)

    def _info(self, state: LoopState) -> dict[str, Any]:
        moment = state.moment
        experience = moment.experience if moment else None
        info: dict[str, Any] = {
            "phase": moment.phase.name if moment else "END",
            "position": state.position,
            "messages": experience.messages if experience else (),
            "facts": experience.facts if experience else (),
            "key": experience.key if experience else "",
            "last": experience.last if experience else True,
            "outcome": experience.reward if experience and experience.reward is not None else -1.0,
            "invalid": tuple(state.invalid),
            "ignored": state.ignored,
            "change": state.change,
            "items": self.new_items(),
            # only tasks with a known list of actions have it
            "admissible": tuple(getattr(moment.task, "admissible", ())) if moment and moment.task else (),
        }
        if self.loop.memory.retriever != "bm25":
            info["query_vector"], info["vectors"] = encodings(self.loop, state)
        return info


def _report(result: ItemResult) -> dict[str, Any]:
    return {
        "id": result.item.id,
        "category": result.item.category,
        "headline": result.item.headline,
        "score": result.score,
        "answer": result.outcome.answer,
        "won": result.outcome.won,
        "steps": result.outcome.steps,
        "shown": result.shown,
        "context": result.context,
        "figures": dict(result.figures),
    }


class DomainEnv(MemoryEnv):
    """Base of the registered environments: the fields of two dataclasses as keyword arguments.

    A subclass names its config dataclass and how a config becomes a domain (a staticmethod), and may set defaults.
    """

    config_class: ClassVar[type]
    #: Agents that a leaderboard runs by default, and episodes per agent where the data set no number.
    agents: ClassVar[tuple[str, ...]] = ("no_memory", "random", "recency", "full_context", "oracle")
    suggested_seeds: ClassVar[int] = 20
    #: Kinds of experience (`memenv.fit.KINDS`) that there are, its own first; empty: not said.
    experience: ClassVar[tuple[str, ...]] = ()
    #: Names of the categories that items carry as integers.
    category_names: ClassVar[Mapping[int, str]] = {}
    make_domain: ClassVar[Any]  # config -> Domain, as a staticmethod

    def __init__(
        self, *, decide: str | Iterable[str] = ("write",), render_mode: str | None = None, **arguments: Any
    ) -> None:
        self.config, memory = self.configure(arguments)
        super().__init__(type(self).make_domain(self.config), memory, decide, render_mode)

    @classmethod
    def configure(cls, arguments: Mapping[str, Any]) -> tuple[Any, MemoryConfig]:
        """The domain's config and the memory's, checked, without building anything; `decide` is passed over."""
        given = {name: value for name, value in arguments.items() if name not in ("decide", "render_mode")}
        domain_arguments, memory_arguments = split_arguments(given, cls.config_class, MemoryConfig)
        config = cls.config_class(**domain_arguments)
        return config, MemoryConfig(**{**cls.memory_defaults(config), **memory_arguments})

    @classmethod
    def evaluation(cls, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments of a leaderboard beside the user's own, such as the test split."""
        return {}

    @classmethod
    def memory_defaults(cls, config: Any) -> dict[str, Any]:
        """Budgets that fit `config`, where MemoryConfig's own don't."""
        return {}

    @property
    def arguments(self) -> dict[str, Any]:
        """Everything that makes this environment again, as plain values."""
        return {
            **dataclasses.asdict(self.config),
            **dataclasses.asdict(self.loop.memory),
            "decide": self.loop.decide,
        }


def _shallow_copy(thing: _T) -> _T:
    # copy.copy goes through pickling's protocol, which costs more than the rest of a fork
    twin = object.__new__(type(thing))
    twin.__dict__.update(thing.__dict__)
    return twin


def fork(env: gym.Env[Any, Any]) -> gym.Env[Any, Any]:
    """An independent copy of a wrapped memory environment in the same state.

    Wrappers are copied shallowly around the forked core, so wrappers that count (time limits, statistics) go on from
    the same count. A wrapper that mutates containers of its own in place has to define `fork(self, inner)`.

    Raises:
        MemenvError: the innermost environment can't fork.
    """
    if isinstance(env, gym.Wrapper):
        inner = fork(env.env)
        own = getattr(type(env), "fork_around", None)
        if own is not None:
            return own(env, inner)  # type: ignore[no-any-return]
        wrapper = _shallow_copy(env)
        wrapper.env = inner
        return wrapper
    own = getattr(env, "fork", None)
    if callable(own):
        return own()  # type: ignore[no-any-return]
    raise MemenvError(f"{type(env).__name__} can't fork: only memenv environments can")

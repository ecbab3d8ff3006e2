"""Runs an agent through episodes and measures."""

from __future__ import annotations

import copy
import dataclasses
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import gymnasium as gym

from memenv.actions import action as make_action
from memenv.agent import Agent, Sandbox, Transition
from memenv.chat import ChatEpisode, ChatFailure, chat_episode, current_model, episode_scope
from memenv.errors import MemenvError
from memenv.registration import env_class
from memenv.tokens import count_tokens
from memenv.transformed import transform_domain

__all__ = ["EpisodeResult", "asks_model", "make_env", "run_episode"]


@dataclass(frozen=True)
class EpisodeResult:
    """What one episode gave. All but `latency` is the same on every run.

    Attributes:
        seed: the episode.
        score: the return, in [0, 1].
        items: per item: id, category, headline, score, answer, figures, tokens of memory shown.
        steps: decisions taken.
        invalid: decisions that were refused.
        memory_tokens: mean over decisions of what both stores held.
        peak_tokens: the most they held.
        latency: seconds of each decision (agent and environment).
        chat: what a chat model cost, by purpose: calls, prompt_tokens, reply_tokens, retries, failures.
    """

    seed: int
    score: float
    items: tuple[Mapping[str, Any], ...]
    steps: int
    invalid: int
    memory_tokens: float
    peak_tokens: int
    latency: tuple[float, ...] = field(compare=False, default=())
    chat: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


def asks_model(env_id: str, agent: Agent, arguments: Mapping[str, Any]) -> bool:
    """Whether an agent, or the environment's own solver or scorer, would ask a chat model. Builds nothing.

    Raises:
        MemenvError: an unknown id or argument, or one without an allowed value.
    """
    kind = env_class(env_id)
    if type(agent).uses_model or not hasattr(kind, "configure"):
        return type(agent).uses_model
    return bool(getattr(kind.configure(arguments)[0], "uses_model", False))


def make_env(
    env_id: str, agent: Agent, arguments: Mapping[str, Any] | None = None, stream: Sequence[str] = ()
) -> gym.Env[Any, Any]:
    """Makes the environment as `agent` needs it: what it decides, and its kind of store under the same budget.

    Args:
        env_id: a registered id.
        agent: declares decide, store, maintain, unbounded and further memory arguments.
        arguments: the user's gym.make arguments; they win over what the agent asks for, not over what it is.
        stream: stream transformers by name (`memenv.transformed`), the first innermost.

    Raises:
        MemenvError: an unknown id or argument, an argument without an allowed value, data that can't be read, or a
            chat model that is asked for and not set.
    """
    given = dict(arguments or {})
    kind = env_class(env_id)
    if not hasattr(kind, "configure"):
        raise MemenvError(f"{env_id} is no environment for memory agents: it is for policies over numbers")
    if "render_mode" in given:
        raise MemenvError(f"render_mode={given['render_mode']!r} is for gym.make: leave it out")
    if "decide" in given:
        raise MemenvError(f"decide={given['decide']!r}: which moments are decided is the agent's to say: leave it out")
    if "state_tokens" in given and agent.store in ("state", "both"):
        raise MemenvError(
            f"state_tokens={given['state_tokens']!r}: leave it out and set bank_tokens, the budget of whatever stores an "
            f"agent has: all of it is the state of one that has nothing else"
        )
    try:
        config, memory = kind.configure({**agent.memory, **given})
    except MemenvError as error:
        kind.configure(given)  # what the user gave is wrong by itself, or else it is what the agent adds to it
        raise MemenvError(f"agent {agent.name} asks for this memory, by its class or options: {error}") from None
    likes: dict[str, Any] = {**agent.memory}
    likes |= {name: value for name, value in agent.wants.items() if hasattr(config, name)}
    total = memory.bank_tokens
    needs: dict[str, Any] = {"decide": agent.decide}
    if agent.unbounded:
        needs |= {"bank_tokens": None, "context_tokens": None, "read_k": None}
        total = None
    if agent.store == "state":
        needs |= {"bank_tokens": 0, "state_tokens": total}
    elif agent.store == "both" and total is not None:
        state = int(total * agent.state_share)
        needs |= {"bank_tokens": total - state, "state_tokens": state}
    elif agent.store == "own":
        needs["own_memory"] = True
    if agent.maintain:
        needs["maintain"] = True
    env = gym.make(env_id, **{**likes, **given, **needs})
    core: Any = env.unwrapped
    if stream:
        core.loop = replace(core.loop, domain=transform_domain(core.loop.domain, stream))
    if getattr(core.loop.domain, "uses_model", False):
        current_model()  # rather now than at the first question
    return env


def run_episode(
    env: gym.Env[Any, Any],
    agent: Agent,
    seed: int,
    *,
    train: bool = False,
    on_step: Callable[[Transition], None] | None = None,
    chat: ChatEpisode | None = None,
) -> EpisodeResult:
    """One episode of `agent`. A decision for which a chat model fails becomes an invalid action.

    Args:
        env: made by `make_env`.
        agent: reset with the episode's seed.
        seed: the stream.
        train: hand a sandbox to `agent.learn`.
        on_step: called after every decision.
        chat: where the calls of chat models are noted; None: one of its own.

    Raises:
        memenv.chat.ModelDown: so many requests in a row failed that the run has to stop.
    """
    if chat is None:
        spec = env.spec
        chat = ChatEpisode(episode_scope(spec.id if spec else type(env.unwrapped).__name__, agent.name, seed))
    with chat_episode(chat):
        result = _play(env, agent, seed, train, on_step)
    return dataclasses.replace(result, chat=chat.as_dict())


def _play(
    env: gym.Env[Any, Any], agent: Agent, seed: int, train: bool, on_step: Callable[[Transition], None] | None
) -> EpisodeResult:
    core: Any = env.unwrapped
    observation, info = env.reset(seed=seed)
    if agent.privileged:
        agent.hindsight = core.hindsight
    agent.reset(info, seed)
    learns = type(agent).learn is not Agent.learn
    renew = _renewer(agent) if agent.store in ("state", "both") and not (learns and train) else None
    sandbox = Sandbox(env) if train else None
    items: list[Mapping[str, Any]] = list(info["items"])
    latency: list[float] = []
    score = 0.0
    held = peak = invalid = 0
    done = False
    while not done:
        if renew is not None:
            agent = renew()
        frozen = core.loop.domain.frozen(core.state.events, core.state.position - 1)
        start = time.perf_counter()
        try:
            action = agent.act(observation, info)
        except ChatFailure as failure:
            action = make_action(failed=str(failure))
        following, reward, done, _, next_info = env.step(action)
        latency.append(time.perf_counter() - start)
        score += float(reward)
        items += next_info["items"]
        invalid += bool(next_info["invalid"])
        memory = core.state.memory
        tokens = memory.bank.tokens + count_tokens(memory.state)
        held += tokens
        peak = max(peak, tokens)
        learning = learns and renew is None
        if learning or on_step is not None:
            transition = Transition(observation, info, action, float(reward), following, next_info, done)
            if learning and not frozen:
                agent.learn(transition, sandbox)
            if on_step is not None:
                on_step(transition)
        observation, info = following, next_info
    return EpisodeResult(
        seed,
        round(score, 9),
        tuple(items),
        len(latency),
        invalid,
        held / len(latency),
        peak,
        tuple(latency),
    )


def _renewer(agent: Agent) -> Callable[[], Agent]:
    """Gives the agent as it was after reset, anew for every decision.

    Whoever claims to live on a state text alone shall not live on attributes of a Python object. (In training, agents
    that learn are left as they are; outside of it they don't learn.)
    """
    hindsight = agent.hindsight  # a method of the environment, which is not to be copied
    as_reset = copy.copy(agent)
    as_reset.hindsight = None
    as_reset = copy.deepcopy(as_reset)

    def renew() -> Agent:
        fresh = copy.deepcopy(as_reset)
        fresh.hindsight = hindsight
        return fresh

    return renew

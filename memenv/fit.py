"""Which agents are made for what an environment gives: advice, never a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.agent import Agent
from memenv.registration import AGENTS, agent_class, env_class

__all__ = ["KINDS", "experience_of", "made_for", "misfit", "unlike_wanted"]

#: What experience there is, as `Agent.made_for` and `DomainEnv.experience` name it.
KINDS = (
    "conversation",
    "candidate facts",
    "finished tasks",
    "household tasks",
    "shopping",
    "number puzzles",
    "questions with search",
)


def experience_of(env_id: str) -> tuple[str, ...]:
    """Kinds of experience that an environment gives; empty where it doesn't say."""
    return tuple(getattr(env_class(env_id), "experience", ()))


def made_for(agent: Agent | type[Agent]) -> tuple[str, ...]:
    """Kinds of experience that an agent's rules are made for, one of which will do; empty: any."""
    if agent.made_for is not None:
        return tuple(agent.made_for)
    return ("candidate facts",) if agent.wants.get("granularity") == "fact" else ()


def misfit(env_id: str, name: str, agent: Agent, model: Any = None) -> str:
    """Why an agent may have nothing to go by in an environment, and which agents have; empty where it fits.

    Args:
        env_id: a registered id.
        name: of the agent, as the user gave it.
        agent: made from that name.
        model: the chat model it asks, if there is one: a model reads what rules can't.
    """
    given, wanted = experience_of(env_id), made_for(agent)
    if not given or not wanted or set(given) & set(wanted) or (model is not None and agent.uses_model):
        return _trained_elsewhere(env_id, name, agent)
    kinds = {other: set(given) & set(made_for(agent_class(other))) for other in AGENTS}
    fitting = sorted((other for other in AGENTS if kinds[other]), key=lambda other: min(map(given.index, kinds[other])))
    rules = ", as long as no chat model reads for it" if agent.uses_model else ""
    return (
        f"{name} is made for {' or '.join(wanted)}{rules}; {env_id} gives {' and '.join(given)}, where it may do no better "
        f"than no memory. Made for that: {', '.join(fitting)}; `memenv list` says what each agent is made for"
    )


def unlike_wanted(name: str, agent: Agent, arguments: Mapping[str, Any]) -> str:
    """What was given otherwise than an agent asks of the domain, such as another granularity; empty where nothing is.

    Args:
        name: of the agent, as the user gave it.
        agent: made from that name.
        arguments: the user's gym.make arguments, which win over what it asks for.
    """
    wanted = {key: value for key, value in agent.wants.items() if key in arguments and arguments[key] != value}
    if not wanted:
        return ""
    asked, given = (", ".join(f"{key}={held[key]}" for key in wanted) for held in (wanted, arguments))
    return (
        f"{name} asks for {asked}; with {given}, as given, it may do worse, down to no better than no memory: leave "
        f"{' and '.join(wanted)} out"
    )


def _trained_elsewhere(env_id: str, name: str, agent: Agent) -> str:
    if agent.trained_on in ("", env_id):
        return ""
    return (
        f"{name} was trained on {agent.trained_on}; in {env_id} it may do no better than no memory: train one there "
        f"(`memenv train --help`)"
    )

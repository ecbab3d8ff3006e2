"""Names: environment ids, agent names, and how a name becomes the thing."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Mapping
from typing import Any

import gymnasium as gym

from memenv.agent import Agent
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.options import read_values

__all__ = [
    "AGENTS",
    "BUILT_IN",
    "ENVIRONMENTS",
    "agent_class",
    "env_class",
    "make_agent",
    "register_agent",
    "register_environment",
    "register_environments",
]

#: Environment id to entry point.
ENVIRONMENTS: dict[str, str] = {
    "MemLoCoMo-v0": "memenv.envs.dialogue.env:MemLoCoMoEnv",
    "MemLoCoMoNumeric-v0": "memenv.envs.dialogue.env:make_numeric",
    "MemALFWorld-v0": "memenv.envs.alfworld.env:MemALFWorldEnv",
    "MemGame24-v0": "memenv.envs.game24.env:MemGame24Env",
    "MemWebShop-v0": "memenv.envs.webshop.env:MemWebShopEnv",
    "MemMultiHop-v0": "memenv.envs.multihop.env:MemMultiHopEnv",
}

#: The ids that come with memenv; importing another module may add its own to `ENVIRONMENTS`.
BUILT_IN: tuple[str, ...] = tuple(ENVIRONMENTS)

#: Agent name to class; the module is imported when the agent is made.
AGENTS: dict[str, str] = {
    "no_memory": "memenv.agents.baselines:NoMemory",
    "random": "memenv.agents.baselines:Random",
    "recency": "memenv.agents.baselines:Recency",
    "add_all": "memenv.agents.baselines:AddAll",
    "add_filtered": "memenv.agents.filtered:AddFiltered",
    "salience": "memenv.agents.salience:Salience",
    "crud_rules": "memenv.agents.crud_rules:CrudRules",
    "crud_notes": "memenv.agents.crud_rules:CrudNotes",
    "memorybank": "memenv.agents.memorybank:MemoryBank",
    "mem0": "memenv.agents.mem0:Mem0",
    "mem0_v3": "memenv.agents.mem0_v3:Mem0V3",
    "mem0_g": "memenv.agents.mem0_g:Mem0G",
    "memory_r1": "memenv.agents.memory_r1:MemoryR1",
    "a_mem": "memenv.agents.a_mem:AMem",
    "static": "memenv.agents.static:Static",
    "reasoning_bank": "memenv.agents.reasoning_bank:ReasoningBank",
    "profile": "memenv.agents.profile:Profile",
    "full_context": "memenv.agents.baselines:FullContext",
    "oracle": "memenv.agents.oracle:Oracle",
    "recency_state": "memenv.agents.states:RecencyState",
    "salience_state": "memenv.agents.states:SalienceState",
    "oracle_state": "memenv.agents.states:OracleState",
    "mem1": "memenv.agents.mem1:Mem1",
    "fact_bank": "memenv.agents.hybrid:FactBank",
    "hybrid": "memenv.agents.hybrid:Hybrid",
    "templates": "memenv.agents.templates:Templates",
    "insights": "memenv.agents.insights:Insights",
    "memento_np": "memenv.agents.memento:MementoNP",
    "memento_p": "memenv.agents.memento:MementoP",
    "memento_kernel": "memenv.agents.memento:MementoKernel",
    "remem": "memenv.agents.remem:ReMem",
    "exprag": "memenv.agents.remem:ExpRAG",
    "policy": "memenv.agents.policy:Policy",
    "umem": "memenv.agents.umem:Umem",
    "trained_r1": "memenv.agents.trained_r1:TrainedR1",
    "packer": "memenv.agents.cheats:Packer",
    "shotgun": "memenv.agents.cheats:Shotgun",
}


def register_environments() -> None:
    """Registers every id with Gymnasium. `import memenv` does it."""
    for name, entry_point in ENVIRONMENTS.items():
        register_environment(name, entry_point)


def register_environment(name: str, entry_point: str) -> None:
    """Makes `name` mean the environment at "package.module:Class", for memenv and for Gymnasium, in this process.

    A module that calls this when it is imported makes "module:NAME" work in `gym.make` and on the command line.
    """
    ENVIRONMENTS[name] = entry_point
    if name not in gym.registry:
        gym.register(name, entry_point=entry_point)


def env_class(name: str) -> Any:
    """The class (or factory) behind an environment id, or behind "module:ID", whose module is imported first.

    Raises:
        MemenvError: no such id; the message lists them.
    """
    module, _, plain = name.rpartition(":")
    if module:
        _import(module, name)
    entry_point = ENVIRONMENTS.get(plain)
    if entry_point is None:
        raise MemenvError(
            f"unknown environment {name!r}; there are {', '.join(ENVIRONMENTS)}, and module:ID for your own"
        )
    return _load(entry_point, name)


def register_agent(name: str, entry_point: str) -> None:
    """Makes `name` mean the class at "package.module:Class" in this process."""
    AGENTS[name] = entry_point


def agent_class(name: str) -> Any:
    """The class behind a registered agent's name, without an argument.

    Raises:
        MemenvError: no such agent.
    """
    if name not in AGENTS:
        raise MemenvError(f"unknown agent {name!r}; there are {', '.join(AGENTS)}")
    return _load(AGENTS[name], name)


def make_agent(name: str, options: Mapping[str, Any] | None = None, model: ChatModel | None = None) -> Agent:
    """Makes an agent from NAME, NAME:ARG, NAME:OPTION=VALUE,OPTION=VALUE or package.module:Class.

    Args:
        name: ARG is handed to the agent's class as its first argument, options by their names.
        options: keyword arguments of the class.
        model: a chat model, for agents that use one; without it they decide by rules.

    Raises:
        MemenvError: there is no such agent, or it can't be made.
    """
    if not isinstance(name, str):
        raise MemenvError(f"an agent is named by a text, NAME, NAME:ARG or package.module:Class, not by {name!r}")
    head, _, argument = name.partition(":")
    if head in AGENTS:
        made_from = _load(AGENTS[head], name)
        named = _read_options(made_from, name, argument)
        arguments = (argument,) if argument and not named else ()
    elif head and argument.isidentifier():
        made_from, arguments, named = _load(name, name), (), {}
    else:
        raise MemenvError(
            f"unknown agent {name!r}; there are {', '.join(AGENTS)}, and package.module:Class for your own"
        )
    if not (isinstance(made_from, type) and issubclass(made_from, Agent)):  # before anything of it is called
        raise MemenvError(f"{name!r} is no agent: derive its class from memenv.Agent")
    given = {
        **named,
        **(options or {}),
        **({"model": model} if model and getattr(made_from, "uses_model", False) else {}),
    }
    try:
        return made_from(*arguments, **given)
    except TypeError as error:
        raise MemenvError(f"agent {name!r} can't be made: {error}") from error


def _read_options(made_from: Any, asked: str, argument: str) -> dict[str, Any]:
    """Options written as text, for a class whose signature has defaults of simple types.

    Empty where the class reads them itself, where its first argument is called `options`, and where `argument` is
    that first argument: it sets nothing by name, and neither turns a flag on by its name alone.
    """
    parameters = inspect.signature(made_from).parameters
    first = next(iter(parameters.values()), None)
    if first is not None and first.name == "options":
        return {}
    defaults = {
        name: parameter.default
        for name, parameter in parameters.items()
        if isinstance(parameter.default, bool | int | float | str)
    }
    takes_one = first is not None and first.kind is not inspect.Parameter.KEYWORD_ONLY
    flags = [name for name, default in defaults.items() if isinstance(default, bool)]
    if "=" not in argument and takes_one and not all(part.strip() in flags for part in argument.split(",")):
        return {}
    return read_values(f"agent {asked!r}", argument, defaults)


def _load(entry_point: str, asked: str) -> Any:
    module_name, _, attribute = entry_point.partition(":")
    module = _import(module_name, asked)
    try:
        return getattr(module, attribute)
    except AttributeError:
        raise MemenvError(f"{asked!r}: module {module_name} has no {attribute!r}") from None


def _import(module: str, asked: str) -> Any:
    if not all(part.isidentifier() for part in module.split(".")):
        raise MemenvError(f"{asked!r}: {module!r} is no module's name")
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise MemenvError(
            f"{asked!r}: no module {error.name!r}; is its folder on PYTHONPATH and its extra installed?"
        ) from error

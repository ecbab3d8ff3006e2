"""Long-term memory for language agents as Gymnasium environments.

`import memenv` registers the environments; `gym.make("memenv:MemLoCoMo-v0")` does both.
"""

from memenv import starting

starting.begin()  # before all else is imported

from memenv.actions import action
from memenv.agent import Agent, Sandbox, Transition
from memenv.config import MemoryConfig
from memenv.env import DomainEnv, MemoryEnv, fork
from memenv.errors import MemenvError
from memenv.operations import Op, OpKind, add, delete, update
from memenv.registration import make_agent, register_agent, register_environment, register_environments
from memenv.runner import EpisodeResult, make_env, run_episode
from memenv.solver import Domain, Hindsight, ItemResult, Outcome, Recall, Scorer, Solver, Task
from memenv.spaces import UnicodeText
from memenv.stream import Experience, Item, Stream, Turn

__version__ = "0.1.0"

__all__ = [
    "Agent",
    "Domain",
    "DomainEnv",
    "EpisodeResult",
    "Experience",
    "Hindsight",
    "Item",
    "ItemResult",
    "MemenvError",
    "MemoryConfig",
    "MemoryEnv",
    "Op",
    "OpKind",
    "Outcome",
    "Recall",
    "Sandbox",
    "Scorer",
    "Solver",
    "Stream",
    "Task",
    "Transition",
    "Turn",
    "UnicodeText",
    "action",
    "add",
    "delete",
    "fork",
    "make_agent",
    "make_env",
    "register_agent",
    "register_environment",
    "register_environments",
    "run_episode",
    "update",
]

register_environments()

"""Generated lives: two people talk over many sessions, facts change, and questions are asked in between."""

from memenv.envs.dialogue.generator.audit import audit
from memenv.envs.dialogue.generator.config import PRESETS, LifeConfig
from memenv.envs.dialogue.generator.hindsight import hindsight, hindsight_of
from memenv.envs.dialogue.generator.life import Life, generate
from memenv.envs.dialogue.generator.log import LoggedFact, Probe, Query

__all__ = [
    "PRESETS",
    "Life",
    "LifeConfig",
    "LoggedFact",
    "Probe",
    "Query",
    "audit",
    "generate",
    "hindsight",
    "hindsight_of",
]

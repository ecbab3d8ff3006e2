"""Families of tasks with one plan each: a world small enough to know what case memory should do in it.

Not in the list of environments: importing it registers `MemFamilies-v0`, so that
`memenv run memenv.envs.families:MemFamilies-v0 --agent memento_p` plays it.
"""

from memenv.envs.families.domain import FamiliesConfig, MemFamiliesEnv
from memenv.registration import register_environment

__all__ = ["FamiliesConfig", "MemFamiliesEnv"]

register_environment("MemFamilies-v0", "memenv.envs.families.domain:MemFamiliesEnv")

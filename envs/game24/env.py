"""MemGame24-v0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.env import DomainEnv
from memenv.envs.game24.domain import Game24Config, make_domain

__all__ = ["MemGame24Env"]


class MemGame24Env(DomainEnv):
    """Game of 24 over a stream of puzzles: what was learnt from earlier ones is tried first on later ones.

    ## Description
    Each item is four numbers that make 24 with + − × ÷. A frozen executor has a budget of tries: it tries what the
    memory text suggests, in plain words or as templates, in the order shown, then a fixed order of its own. After each
    puzzle its outcome (and, with reveal="solution", a solution) is an experience. The embedded default draws from all
    1,362 solvable puzzles of numbers 1 to 13; `data=` reads the file of Yao et al. 2023 in its order.

    ## Action Space
    `Dict(ops, search, state, keep, select, act)`, see `memenv.action`. At WRITE, `ops` changes the bank. At ACT (if
    decided), `act` is an expression such as "(10 - 4) * (9 - 5)"; each costs a turn.

    ## Observation Space
    `Dict`: `phase`; texts `experience`, `item`, `last_act`, `state`; `time` in days; `budget` (bank, state, context,
    searches, turns × used, allowed); `applies`, which action fields count now; `slots`, K retrieved entries.

    ## Rewards
    1 / (number of headline puzzles) for each of them that is solved.

    ## Starting State
    Empty memory before the first puzzle of the stream of the seed.

    ## Episode End
    `terminated` after the last puzzle and what it leaves; never `truncated`.

    ## Arguments
    The fields of `Game24Config` and of `memenv.MemoryConfig`, and `decide`.

    ## Version History
    * v0: first version.
    """

    config_class = Game24Config
    make_domain = staticmethod(make_domain)
    agents = ("no_memory", "random", "recency", "templates", "full_context", "oracle")
    suggested_seeds = 20
    experience = ("number puzzles", "finished tasks")

    @classmethod
    def memory_defaults(cls, config: Any) -> dict[str, Any]:
        """300 tokens, all of which may be shown."""
        return {"bank_tokens": 300, "context_tokens": 300, "read_k": 64}

    @classmethod
    def evaluation(cls, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """The test puzzles."""
        return {"split": "test"}

"""MemALFWorld-v0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.env import DomainEnv
from memenv.envs.alfworld.domain import ALFWorldConfig, make_domain

__all__ = ["MemALFWorldEnv"]

#: Bank budget in tokens: about what the habits and procedures of twenty games take (docs/environments/alfworld.md).
_BANK_TOKENS = 400


class MemALFWorldEnv(DomainEnv):
    """Household tasks in text rooms; where things are kept, and how things are done, has to be remembered.

    ## Description
    A robot fetches, cleans, heats and cools things, puts them away and looks at them by lamp light, in rooms it has not
    seen before. A frozen explorer plays each game by what memory says about where things are kept and which appliance
    does what. Games are ALFWorld's (Shridhar et al. 2021) on a native engine equal to the original step for step; the
    embedded default is generated, `data=` reads the published ones. Each episode is one household with habits of its
    own: some plays without memory to learn from, then the games that count, each leaving its play to remember.

    ## Action Space
    `Dict(ops, search, state, keep, select, act)`, see `memenv.action`. At WRITE, `ops` is a list of ADD, UPDATE and
    DELETE on the bank, committed together or not at all; `search` shows other entries first; `state` rewrites the state
    text. At READ (if decided), `select` flags the memories to hand over. At ACT (if decided), `act` is a command of the
    game, of those in `info["admissible"]`; any other is answered "Nothing happens." and costs a turn.

    ## Observation Space
    `Dict`: `phase`; texts `experience`, `item`, `last_act`, `state`; `time` in days since 1 January 1970; `budget`
    (bank, state, context, searches, turns × used, allowed); `applies`, which action fields count now; `slots`, K
    retrieved entries with id, key, text, source, score, age, since_recall, strength, uses, reward, filled.

    ## Rewards
    Each game pays 1 / their number if it is won within the limit of commands, so the return is the success rate in
    [0, 1]. Steps are reported.

    ## Starting State
    Empty memory before the first play of the household of the seed (published games: the run of games of the seed).

    ## Episode End
    `terminated` after the play of the last game has been remembered or not; never `truncated`.

    ## Arguments
    The fields of `ALFWorldConfig` (data, split, games, practice, tasks, houses, order, reveal, max_steps, engine,
    executor) and of
    `memenv.MemoryConfig` (bank_tokens, state_tokens, context_tokens, write_k, read_k, max_searches, eviction,
    retriever, maintain, own_memory, max_text), and `decide`.

    ## Version History
    * v0: first version.
    """

    config_class = ALFWorldConfig
    make_domain = staticmethod(make_domain)
    agents = (
        "no_memory",
        "random",
        "recency",
        "salience",
        "insights",
        "full_context",
        "recency_state",
        "salience_state",
        "oracle",
        "oracle_state",
    )
    suggested_seeds = 50
    experience = ("household tasks", "finished tasks")

    @classmethod
    def memory_defaults(cls, config: Any) -> dict[str, Any]:
        """A bank for habits rather than for plays, all of which may be shown."""
        return {"bank_tokens": _BANK_TOKENS, "context_tokens": _BANK_TOKENS, "read_k": 16}

    @classmethod
    def evaluation(cls, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Ranked on rooms that no practice play was in."""
        return {"split": "unseen"}

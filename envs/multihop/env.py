"""MemMultiHop-v0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.env import DomainEnv
from memenv.envs.multihop.config import MultiHopConfig
from memenv.envs.multihop.domain import make_domain

__all__ = ["MEMORY_TOKENS", "MemMultiHopEnv"]

#: The budget of a memory in tokens, whatever its stores: about five facts per question of a task (docs/environments/multihop.md).
MEMORY_TOKENS = 512


class MemMultiHopEnv(DomainEnv):
    """N questions at a time over a corpus that has to be searched: internal state, external bank, or both.

    ## Description
    A task asks N questions, each answered by following one to four facts through passages, by comparing two, or by yes
    or no. At every turn the agent searches once or gives all answers (MEM1, Zhou et al. 2025). Under `context="wipe"`
    it sees the task, its state, its last action and what that returned, and nothing older: what it found has to be in
    the state or it is gone. Entities recur from task to task, and a share of the tasks comes while search is closed:
    there only what was kept of earlier tasks helps. The embedded default is a generated world; `data=` reads HotpotQA and
    MuSiQue files, or any questions with `corpus=`.

    ## Action Space
    `Dict(ops, search, state, keep, select, act)`, see `memenv.action`. At ACT (if decided), `act` is
    `<search>query</search>` or `<answer>a1; a2; …</answer>` and `state` the new state text, in one action; an answer
    with a ";" of its own is put in double quotes. At WRITE the transcript of a finished task is on the table. `search`
    as a field of the action searches the bank, not the corpus.

    ## Observation Space
    `Dict`: `phase`; texts `experience`, `item` (the questions, joined by "; "), `last_act` (the last action and
    `<information>[HINT]…[/HINT]` with up to `top_k` passages; under "full" all of them), `state`; `time` in days;
    `budget` (bank, state, context, searches, turns × used, allowed); `applies`; `slots`, K retrieved entries.

    ## Rewards
    A finished task pays the mean over its objectives, by position, over the number of tasks, so that the return is in
    [0, 1]. `scoring="em"`: SQuAD's exact match against every accepted answer; a missing or surplus answer shifts
    nothing but itself. "f1", and MEM1's training and evaluation scorers, which disagree, are options; all are reported.

    ## Starting State
    Empty memory at a briefing that says how tasks work, then the first task.

    ## Episode End
    `terminated` after the last task; never `truncated`. A task ends with an answer or with its last turn.

    ## Arguments
    The fields of `MultiHopConfig` (data, corpus, objectives, tasks, max_turns, top_k, context, scoring, strict_tags,
    split, passages, max_hops, entities, closed_book, world) and of `memenv.MemoryConfig`, and `decide`.

    ## Version History
    * v0: first version.
    """

    config_class = MultiHopConfig
    make_domain = staticmethod(make_domain)
    agents = ("no_memory", "random", "recency", "mem1", "fact_bank", "hybrid", "oracle")
    suggested_seeds = 50
    experience = ("questions with search", "finished tasks")

    @classmethod
    def memory_defaults(cls, config: Any) -> dict[str, Any]:
        """One budget for whatever is kept, all of which a task may be played with."""
        return {"bank_tokens": MEMORY_TOKENS, "context_tokens": 2 * MEMORY_TOKENS, "read_k": 64}

    @classmethod
    def evaluation(cls, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Generated worlds are ranked on the test split; a file on all of it."""
        return {} if arguments.get("data") is not None else {"split": "test"}

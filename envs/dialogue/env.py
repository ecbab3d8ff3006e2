"""MemLoCoMo-v0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from memenv.env import DomainEnv
from memenv.envs.dialogue.domain import DialogueConfig, make_domain
from memenv.envs.dialogue.gold import CATEGORY_NAMES
from memenv.numeric import NumericOps

__all__ = ["BANK_TOKENS", "MemLoCoMoEnv", "make_numeric"]

#: Bank budgets in tokens: about 1.1 times what hindsight needs in a life of the preset (docs/environments/locomo.md).
BANK_TOKENS = {"tiny": 45, "easy": 110, "default": 150, "hard": 200, "long": 600, "forget": 165}

#: The budget on LoCoMo, about a third of a conversation.
LOCOMO_TOKENS = 6000


class MemLoCoMoEnv(DomainEnv):
    """Questions about long conversations between two people; what is asked is answered from memory alone.

    ## Description
    Two people talk over many sessions; facts about their lives are told, change, grow in number, end, are corrected,
    and are sometimes to be forgotten. The agent decides what is kept under a token budget. A frozen extractive reader
    answers questions from what was kept. The embedded default is generated lives; `data=` reads LoCoMo (Maharana et al.
    2024) with its official metric.

    ## Action Space
    `Dict(ops, search, state, keep, select, act)`, see `memenv.action`. At WRITE, `ops` is a list of ADD, UPDATE and
    DELETE on the bank, committed together or not at all; `search` shows other entries first; `state` rewrites the state
    text. At READ (if decided), `select` flags the memories to hand over. At ACT (if decided), `act` is the answer.

    ## Observation Space
    `Dict`: `phase`; texts `experience`, `item`, `last_act`, `state`; `time` in days since 1 January 1970; `budget`
    (bank, state, context, searches, turns × used, allowed); `applies`, which action fields count now; `slots`, K
    retrieved entries with id, key, text, source, score, age, since_recall, strength, uses, reward, filled.

    ## Rewards
    Each answered question of a headline category pays its score over their number, so that the return is the headline
    score in [0, 1]. Generated lives: exact normalised match, all categories but 5. LoCoMo: official token F1 of
    categories 1 to 4. Category 5 (adversarial) is reported and pays nothing: an empty memory would win it.

    ## Starting State
    Empty memory at the first session of the life or conversation of the seed. A seed beyond the number of
    conversations starts over.

    ## Episode End
    `terminated` after the last event of the life; never `truncated`.

    ## Arguments
    The fields of `DialogueConfig` (data, split, preset, granularity, items, questions, categories, captions,
    adversarial, errata, errata_mode, reader, judge) and of `memenv.MemoryConfig` (bank_tokens, state_tokens, context_tokens, write_k,
    read_k, max_searches, eviction, retriever, maintain, own_memory, max_text), and `decide`.

    ## Version History
    * v0: first version.
    """

    config_class: ClassVar[type] = DialogueConfig
    make_domain = staticmethod(make_domain)
    agents: ClassVar[tuple[str, ...]] = (
        "no_memory",
        "random",
        "recency",
        "add_all",
        "add_filtered",
        "salience",
        "crud_rules",
        "full_context",
        "oracle",
    )
    suggested_seeds = 50
    experience: ClassVar[tuple[str, ...]] = ("conversation", "candidate facts")
    category_names = CATEGORY_NAMES

    @classmethod
    def memory_defaults(cls, config: Any) -> dict[str, Any]:
        """The preset's budget, and a context that holds all of it."""
        tokens = BANK_TOKENS[config.preset] if config.data is None else LOCOMO_TOKENS
        return {"bank_tokens": tokens, "context_tokens": max(tokens, 400)}

    @classmethod
    def evaluation(cls, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Generated lives are ranked on the test split; LoCoMo on all of the file."""
        return {} if arguments.get("data") is not None else {"split": "test"}


def make_numeric(features: str = "rich", **arguments: Any) -> NumericOps:
    """MemLoCoMoNumeric-v0: MemLoCoMo-v0 at fact level as numbers (`memenv.numeric.NumericOps`).

    Args:
        features: "rich", or "hashed" text only.
        **arguments: of `MemLoCoMoEnv`.

    Raises:
        MemenvError: unknown features, or arguments that the numeric form can't have, such as granularity="turn".
    """
    return NumericOps(MemLoCoMoEnv(**{"granularity": "fact", "decide": ("write",), **arguments}), features)

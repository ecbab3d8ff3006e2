"""MemWebShop-v0."""

from __future__ import annotations

from typing import Any

from memenv.env import DomainEnv
from memenv.envs.webshop.domain import WebShopConfig, make_domain

__all__ = ["MemWebShopEnv"]


class MemWebShopEnv(DomainEnv):
    """Shopping for people whose tastes were told earlier: WebShop's pages, ranking and reward, without Java.

    ## Description
    The shop of Yao et al. (NeurIPS 2022), page for page: search by the same BM25, the same pages and actions, the same
    reward. The default catalogue is generated; the original's files are read after `memenv data convert-webshop`.

    A generated episode is the life of a few people. In talks they tell what they like, among chat, hearsay and changes
    of mind; their orders then leave it out ("in Mia's size, within the usual clothing budget"). A frozen shopper
    searches, reads and buys with what the memory tells it, and guesses the rest. With official data an episode is a
    run of the original's instructions.

    ## Action Space
    A `Dict`, see `memenv.action`. With `decide=("act",)` the field `act` holds the original's actions:
    `search[words]` and `click[text]`.

    ## Observation Space
    A `Dict` with the same keys at every moment, see `memenv.observation`. At ACT `last_act` is the page (as `text`,
    `text_rich` or `url`) with a last line of what can be done.

    ## Rewards
    Each order pays WebShop's reward of the purchase divided by the number of orders: (attributes + options + price met)
    / (number asked for), times the factor for the right kind of product. The parts are in `info["items"]`.

    ## Starting State
    Empty memory, before the first talk (or order).

    ## Episode End
    `terminated` after the last order; never truncated. A task ends when something is bought, or after `turns` actions.

    ## Arguments
    The fields of `WebShopConfig` and of `memenv.MemoryConfig`; 50 bank tokens per person by default.

    ## Version History
    * v0: initial version
    """

    config_class = WebShopConfig
    agents = ("no_memory", "random", "recency", "profile", "full_context", "oracle")
    experience = ("shopping", "finished tasks", "conversation")
    make_domain = staticmethod(make_domain)

    @classmethod
    def memory_defaults(cls, config: WebShopConfig) -> dict[str, Any]:
        """A bank that holds about two thirds of what the people of a life tell of themselves."""
        if config.goals != "users":
            return {}
        return {"bank_tokens": 50 * config.users, "context_tokens": 200, "read_k": 12}

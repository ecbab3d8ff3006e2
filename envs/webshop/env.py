"""MemWebShop-v0."""

from __future__ import annotations

from typing import Any

from memenv.env import DomainEnv
from memenv.envs.webshop.domain import WebShopConfig, make_domain

__all__ = ["MemWebShopEnv"]


class MemWebShopEnv(DomainEnv):
    """doc later."""

    config_class = WebShopConfig
    make_domain = staticmethod(make_domain)

    @classmethod
    def memory_defaults(cls, config: WebShopConfig) -> dict[str, Any]:
        """Budgets that fit a life."""
        return {"bank_tokens": 50 * config.users, "context_tokens": 200, "read_k": 12}

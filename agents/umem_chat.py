"""UMEM's optimiser as a chat model: `memenv.agents.umem_chat:UmemChat` with --model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.chat import ChatModel
from memenv.errors import MemenvError
from memenv.policies.umem.chat import ChatOptimiser

__all__ = ["UmemChat"]


class UmemChat(Agent):
    """After every finished task a model writes one insight and where it goes (`memenv.policies.umem.chat`)."""

    name = "umem_chat"
    made_for = ("finished tasks",)
    memory: Mapping[str, Any] = {"write_k": 3}
    uses_model = True

    def __init__(self, *, model: ChatModel | None = None) -> None:
        """Takes the model.

        Raises:
            MemenvError: there is none; the form without a model is trained (`memenv train umem`, agent umem:DIR).
        """
        if model is None:
            raise MemenvError("agent umem_chat needs a chat model: --model; without one train umem:DIR")
        self._optimiser = ChatOptimiser(model)

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """The insight of the task on the table."""
        return action(self._optimiser.decide(observation, info))

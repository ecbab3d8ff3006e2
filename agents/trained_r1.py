"""Memory-R1 (Yan et al. 2025): a trained manager that writes, and a trained answerer that selects and answers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from memenv.actions import action
from memenv.agent import Agent
from memenv.envs.dialogue.reader import ExtractiveReader
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.solver import Solver
from memenv.state import Phase

__all__ = ["TrainedR1"]


class TrainedR1(Agent):
    """`trained_r1:DIR`, where DIR is what scripts/memory_r1.py wrote: manager/ and answerer/.

    At WRITE the manager decides. At READ up to 60 memories are on the table, 30 of each participant, and the answerer
    keeps some (distillation); at ACT it answers with one of the candidates that the kept ones hold.

    Args:
        folder: of both.
        manager: instead of the folder's: any agent that decides WRITE alone.
        network: instead of the folder's; None with a manager: the frozen reader answers from all that is retrieved.
        reader: the frozen reader whose answer is one of the candidates.
        distil: False: keep all that is retrieved.
        answer: False: give the reader's answer.
    """

    name = "trained_r1"
    decide = ("write", "read", "act")
    wants: Mapping[str, Any] = {"granularity": "fact"}

    def __init__(
        self,
        folder: str = "",
        *,
        manager: Agent | None = None,
        network: Any = None,
        reader: Solver | None = None,
        distil: bool = True,
        answer: bool = True,
    ) -> None:
        """Reads what the folder holds.

        Raises:
            MemenvError: it holds none, or the extra `torch` is not installed.
        """
        with needs("torch", f"agent trained_r1:{folder}"):
            import torch

            from memenv.policies.answerer import spans, training, views
            from memenv.policies.answerer.features import span_features
            from memenv.policies.answerer.network import load_answerer
        torch.set_num_threads(1)  # the same sums everywhere
        self._torch, self._views, self._spans, self._training = torch, views, spans, training
        self._span_features = span_features
        if manager is None:
            from memenv.agents.policy import Policy

            if not folder:
                raise MemenvError("agent 'trained_r1' needs a folder that scripts/memory_r1.py wrote: trained_r1:DIR")
            manager = Policy(str(Path(folder) / "manager"))
            if network is None:
                network, held = load_answerer(Path(folder) / "answerer")
                distil, answer = distil and bool(held.get("distil", True)), answer and bool(held.get("answer", True))
        self._manager, self._network = manager, network
        self.trained_on = manager.trained_on
        self._distil, self._answer = distil, answer
        self._reader = reader or ExtractiveReader()
        self.memory = {**manager.memory, "read_k": views.RETRIEVED}
        self.wants = {**self.wants, **manager.wants}

    def reset(self, info: Mapping[str, Any], seed: int) -> None:
        """A new episode."""
        self._manager.reset(info, seed)

    def act(self, observation: Mapping[str, Any], info: Mapping[str, Any]) -> Mapping[str, Any]:
        """Operations, a selection, or an answer."""
        phase = observation["phase"]
        if phase == Phase.WRITE:
            return self._manager.act(observation, info)
        view, places = self._views.view_of(observation)
        if phase == Phase.READ:
            flags = [True] * len(places)
            if self._distil and self._network is not None:
                flags = self._training.decide(self._network, view)
            kept = {place for place, flag in zip(places, flags, strict=True) if flag}
            return action(select=[place in kept for place in range(len(observation["slots"]["filled"]))])
        candidates = self._spans.spans(view, self._reader)
        taken = 0
        if self._answer and self._network is not None:
            features = self._torch.from_numpy(self._span_features(view, candidates))
            with self._torch.no_grad():
                taken = int(self._network.answer(features).argmax())
        return action(act=candidates[taken].text)

"""GRPO of the answerer on exact match, the manager frozen (Memory-R1, Yan et al. 2025, section 3.2).

A rollout of a question is which memories are kept and which candidate is answered; a group of rollouts of one question is
compared among itself, and the whole rollout is credited with the advantage, as tokens are in the paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from memenv.agent import Agent
from memenv.env import MemoryEnv
from memenv.errors import MemenvError
from memenv.policies.answerer.features import memory_features, span_features
from memenv.policies.answerer.network import AnswererNetwork, segment_log_softmax
from memenv.policies.answerer.spans import Span, spans
from memenv.policies.answerer.views import View, view_of
from memenv.policies.crud.grpo import group_advantages
from memenv.policies.settings import check_settings
from memenv.runner import make_env
from memenv.solver import Outcome, Scorer, Solver
from memenv.state import Phase
from memenv.stream import Item

__all__ = ["AnswererConfig", "Case", "answered", "cases_of", "collect", "decide", "train_answerer"]


class Case(NamedTuple):
    """A training question: what the answerer sees, and what judges the answer."""

    view: View
    item: Item


@dataclass(frozen=True)
class AnswererConfig:
    """Settings.

    Attributes:
        steps: gradient steps' batches, whatever the number of training items, so that curves over it are fair.
        questions: per batch.
        group: rollouts of each.
        epochs: clipped steps per batch.
        clip: of the probability ratio, from 1.
        learning_rate: of Adam.
        entropy: weight of the entropy bonus of the answer.
        distil: whether memories are chosen; False: all that were retrieved are kept (the ablation).
        answer: whether the answer is chosen; False: the frozen reader's is given.
        seed: of weights, batches and draws.
    """

    steps: int = 60
    questions: int = 16
    group: int = 8
    epochs: int = 2
    clip: float = 0.2
    learning_rate: float = 5e-3
    entropy: float = 0.01
    distil: bool = True
    answer: bool = True
    seed: int = 0

    def __post_init__(self) -> None:
        check_settings(self, "the answerer")


def collect(env_id: str, arguments: dict[str, Any], manager: Agent, seeds: Sequence[int], most: int) -> list[Case]:
    """The first `most` headline questions of training lives, with what is retrieved when `manager` keeps the memory.

    Raises:
        MemenvError: the environment is no training split, or the seeds have too few questions.
    """
    env, agent = _asked(env_id, arguments, manager)
    if not env.loop.domain.training:
        raise MemenvError(f"{env.label} is no training split: train on split=train, test on the other")
    cases: list[Case] = []
    for seed in seeds:
        cases += cases_of(env, agent, seed)
        if len(cases) >= most:
            return cases[:most]
    raise MemenvError(f"{len(cases)} questions on {len(seeds)} streams: give more than {len(seeds)} for {most}")


def _asked(env_id: str, arguments: dict[str, Any], manager: Agent) -> tuple[MemoryEnv, Agent]:
    from memenv.agents.trained_r1 import TrainedR1

    agent = TrainedR1(manager=manager)
    core = make_env(env_id, agent, arguments).unwrapped
    assert isinstance(core, MemoryEnv)
    return core, agent


def cases_of(env: MemoryEnv, agent: Agent, seed: int) -> list[Case]:
    """The headline questions of one stream as they come up at READ: for training, and for scoring by `answered`."""
    observation, info = env.reset(seed=seed)
    agent.reset(info, seed)
    cases: list[Case] = []
    while env.state.moment is not None:
        moment = env.state.moment
        if moment.phase is Phase.READ and moment.item is not None and moment.item.headline:
            cases.append(Case(view_of(observation)[0], moment.item))
        observation, _, _, _, info = env.step(agent.act(observation, info))
    return cases


@torch.no_grad()
def answered(
    network: AnswererNetwork | None, case: Case, reader: Solver, scorer: Scorer, config: AnswererConfig
) -> float:
    """The score of the most probable answer; of the frozen reader's from all that was retrieved where there is no network."""
    kept = case.view
    if network is not None and config.distil:
        kept = kept.kept(decide(network, case.view))
    candidates = spans(kept, reader)
    taken = 0
    if network is not None and config.answer:
        taken = int(network.answer(torch.from_numpy(span_features(kept, candidates))).argmax())
    return float(scorer.score(case.item, Outcome(answer=candidates[taken].text), kept.memories)[0])


class _Rollout(NamedTuple):
    """One way to answer a question: the flags of its memories, the features of its candidates, and the one taken."""

    question: int
    flags: NDArray[np.float32]
    candidates: NDArray[np.float32]
    taken: int
    reward: float


class _Batch(NamedTuple):
    """All rows of a batch's rollouts, one after the other; `of_*` names the rollout of each row."""

    memories: Tensor
    flags: Tensor
    of_memories: Tensor
    candidates: Tensor
    of_candidates: Tensor
    taken: Tensor
    rollouts: int


def train_answerer(
    cases: Sequence[Case],
    reader: Solver,
    scorer: Scorer,
    config: AnswererConfig,
    report: Callable[[int, dict[str, float]], None] | None = None,
) -> tuple[AnswererNetwork, list[dict[str, float]]]:
    """Trains a network; also its history: mean reward, dead groups and share of memories kept, per batch.

    Raises:
        MemenvError: there is nothing to train on.
    """
    if not cases or not (config.distil or config.answer):
        raise MemenvError(f"{len(cases)} cases, distil={config.distil}, answer={config.answer}: nothing to train")
    torch.manual_seed(config.seed)
    generator = torch.Generator().manual_seed(config.seed)
    network = AnswererNetwork()
    optimizer = torch.optim.Adam(network.parameters(), lr=config.learning_rate)
    rows = [torch.from_numpy(memory_features(case.view)) for case in cases]
    order: list[int] = []
    history: list[dict[str, float]] = []
    solved: dict[tuple[int, bytes], tuple[list[Span], NDArray[np.float32]]] = {}
    for step in range(config.steps):
        while len(order) < config.questions:
            order += torch.randperm(len(cases), generator=generator).tolist()
        drawn, order = order[: config.questions], order[config.questions :]
        rollouts = [
            rollout
            for place in drawn
            for rollout in _roll_out(
                network, cases[place], place, rows[place], reader, scorer, config, generator, solved
            )
        ]
        rewards = np.array([[rollout.reward] for rollout in rollouts])
        advantages, dead = group_advantages(rewards, config.group, "episode")
        _learn(
            network, optimizer, _batch(rollouts, rows), torch.from_numpy(advantages[:, 0].astype(np.float32)), config
        )
        kept = [float(rollout.flags.mean()) for rollout in rollouts if len(rollout.flags)]
        history.append({"reward": float(rewards.mean()), "dead": dead, "kept": float(np.mean(kept)) if kept else 0.0})
        if report is not None:
            report(step, history[-1])
    return network.eval(), history


@torch.no_grad()
def decide(network: AnswererNetwork, view: View) -> list[bool]:
    """Which memories are kept: those more probably kept than not."""
    if not view.memories:
        return []
    return [bool(flag) for flag in (network.keep(torch.from_numpy(memory_features(view))) > 0).tolist()]


@torch.no_grad()
def _roll_out(
    network: AnswererNetwork,
    case: Case,
    place: int,
    features: Tensor,
    reader: Solver,
    scorer: Scorer,
    config: AnswererConfig,
    generator: torch.Generator,
    solved: dict[tuple[int, bytes], tuple[list[Span], NDArray[np.float32]]],
) -> list[_Rollout]:
    probabilities = network.keep(features).sigmoid() if len(features) else torch.zeros(0)
    found: list[_Rollout] = []
    for _ in range(config.group):
        if config.distil:
            flags = torch.bernoulli(probabilities, generator=generator).numpy()
        else:
            flags = np.ones(len(features), dtype=np.float32)
        name = (place, flags.tobytes())
        kept = case.view.kept([bool(flag) for flag in flags])
        if name not in solved:
            candidates = spans(kept, reader)
            solved[name] = candidates, span_features(kept, candidates)
        candidates, numbers = solved[name]
        taken = 0
        if config.answer:
            weights = torch.softmax(network.answer(torch.from_numpy(numbers)), dim=0)
            taken = int(torch.multinomial(weights, 1, generator=generator))
        score, _ = scorer.score(case.item, Outcome(answer=candidates[taken].text), kept.memories)
        found.append(_Rollout(place, flags, numbers, taken, float(score)))
    return found


def _batch(rollouts: Sequence[_Rollout], rows: Sequence[Tensor]) -> _Batch:
    sizes = [len(rollout.flags) for rollout in rollouts]
    widths = [len(rollout.candidates) for rollout in rollouts]
    starts = np.cumsum([0, *widths[:-1]])
    numbers = torch.arange(len(rollouts))
    return _Batch(
        torch.cat([rows[rollout.question] for rollout in rollouts]),
        torch.from_numpy(np.concatenate([rollout.flags for rollout in rollouts])),
        numbers.repeat_interleave(torch.tensor(sizes)),
        torch.from_numpy(np.concatenate([rollout.candidates for rollout in rollouts])),
        numbers.repeat_interleave(torch.tensor(widths)),
        torch.tensor([int(start) + rollout.taken for start, rollout in zip(starts, rollouts, strict=True)]),
        len(rollouts),
    )


def _log_probs(network: AnswererNetwork, batch: _Batch, config: AnswererConfig) -> tuple[Tensor, Tensor]:
    """Of each rollout its log-probability; and the mean entropy of the answers."""
    total = torch.zeros(batch.rollouts)
    entropy = torch.zeros(())
    if config.distil and len(batch.memories):
        logits = network.keep(batch.memories)
        each = batch.flags * nn.functional.logsigmoid(logits) + (1 - batch.flags) * nn.functional.logsigmoid(-logits)
        # the mean, not the sum, over memories: a rollout of 60 would leave the clipped region by any step otherwise
        sizes = torch.bincount(batch.of_memories, minlength=batch.rollouts).clamp(min=1)
        total = total.index_add(0, batch.of_memories, each / sizes[batch.of_memories])
    if config.answer:
        log_probs = segment_log_softmax(network.answer(batch.candidates), batch.of_candidates, batch.rollouts)
        total = total + log_probs[batch.taken]
        entropy = -(log_probs.exp() * log_probs).sum() / batch.rollouts
    return total, entropy


def _learn(
    network: AnswererNetwork,
    optimizer: torch.optim.Optimizer,
    batch: _Batch,
    advantages: Tensor,
    config: AnswererConfig,
) -> None:
    with torch.no_grad():
        old, _ = _log_probs(network, batch, config)
    for _ in range(config.epochs):
        new, entropy = _log_probs(network, batch, config)
        ratio = (new - old).exp()
        clipped = ratio.clamp(1.0 - config.clip, 1.0 + config.clip)
        loss = -torch.minimum(ratio * advantages, clipped * advantages).mean() - config.entropy * entropy
        if not loss.requires_grad:  # nothing was decided: distillation alone, of a manager that keeps nothing
            return
        optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()

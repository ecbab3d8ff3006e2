"""Training of the optimiser: GRPO on marginal utility, with online evolution (UMEM 2026, sections 3 and 4)."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from memenv.actions import action
from memenv.agent import Agent, Transition
from memenv.config import check_choices
from memenv.env import MemoryEnv
from memenv.errors import MemenvError
from memenv.files import make_folder, write_atomically, write_json
from memenv.locks import FolderLock
from memenv.memory import Change, Memory
from memenv.operations import Op
from memenv.policies.folders import check_unused
from memenv.policies.settings import check_settings
from memenv.policies.umem.insights import EXTRACTORS, KINDS, candidates_for
from memenv.policies.umem.optimiser import Choice, Optimiser, choices, unfrozen
from memenv.policies.umem.utility import Trial, UtilityConfig, marginal_utility, neighbourhoods
from memenv.policies.weights import save_weights
from memenv.recall import recall, within_context
from memenv.recording import versions
from memenv.runner import make_env, run_episode
from memenv.solver import Recall
from memenv.stream import Item

__all__ = ["UmemConfig", "UmemTrainer"]

FIRST_SEED = 1_000_000
VALIDATION_SEED = 2_500_000
#: Streams of the training split that neither teach nor choose what is kept: for figures.
HELD_OUT_SEED = 2_700_000
INJECTIONS = ("retrieve", "force")
FREEZES = ("", "extraction", "management")
SCALES = ("none", "group")
KEPT = ("best", "last")
_ABOUT = "umem.json"


@dataclass(frozen=True)
class UmemConfig:
    """Settings of a run.

    Attributes:
        env: where insights are learnt; one of `EXTRACTORS`.
        arguments: of gym.make.
        utility: what a memory is judged by.
        group: G, choices drawn per finished task.
        queries: tasks per gradient step.
        learning_rate: of Adam.
        clip: of the probability ratio.
        kl: weight of the divergence from the untrained optimiser.
        entropy: weight of the entropy bonus.
        scale: what a group's rewards, less their mean, are divided by. "group": their standard deviation, as GRPO was
            published and UMEM has it; where the bank holds the rules already all rewards of a group lie close together,
            and what sets them apart, a try more or less, then counts as much as a new rule does elsewhere. "none": nothing
            (Liu et al. 2025, "Understanding R1-Zero-Like Training", section 3), so that a reward counts for what it is.
        keep: "best": what is saved, and left in the trainer, is what did best on validation streams; "last": the last.
        validate_every: streams between validations; none where the last is kept.
        validation: streams of a validation.
        format_reward: paid for every choice that can be carried out.
        inject: "retrieve": the new entry helps a neighbour only if it is shown for it; "force": where it would not be shown, it
            is, in front of the others.
        commit_if_positive: evolve the bank by the best choice only if its utility is above zero (UMEM commits always).
        deletes: allow DELETE.
        freeze: "extraction" knows the `specific` candidate alone, the play as it is, "management" only adds; "": neither.
            See `unfrozen`.
        seed: of weights, draws and streams.
    """

    env: str = "MemGame24-v0"
    arguments: Mapping[str, Any] = field(default_factory=dict)
    utility: UtilityConfig = field(default_factory=UtilityConfig)
    group: int = 8
    queries: int = 16
    learning_rate: float = 1e-2
    clip: float = 0.2
    kl: float = 0.001
    entropy: float = 0.001
    scale: str = "none"
    keep: str = "best"
    validate_every: int = 5
    validation: int = 8
    format_reward: float = 1.0
    inject: str = "retrieve"
    commit_if_positive: bool = False
    deletes: bool = True
    freeze: str = ""
    seed: int = 0

    def __post_init__(self) -> None:
        check_settings(self, "training")
        if self.env not in EXTRACTORS:
            raise MemenvError(f"env={self.env!r}: insights are known for {', '.join(EXTRACTORS)}")
        check_choices(self, inject=INJECTIONS, freeze=FREEZES, scale=SCALES, keep=KEPT)


class _Writer(Agent):
    """What the environment is made for: WRITE alone, three entries shown (UMEM's K)."""

    memory = {"write_k": 3}  # noqa: RUF012


class UmemTrainer:
    """One optimiser, trained over streams one after the other. No other training can enter its folder until `train` ends, or
    `close` is called.

    Args:
        config: see `UmemConfig`.
        out: where umem.json, umem.npz and history.jsonl go; None writes nothing.

    Raises:
        MemenvError: the folder holds an optimiser already, or another training is at work in it; or the environment is no
            training split.
    """

    def __init__(self, config: UmemConfig, out: str | Path | None = None) -> None:
        self.config = config
        self.out = Path(out) if out is not None else None
        made = make_env(config.env, _Writer(), dict(config.arguments)).unwrapped
        assert isinstance(made, MemoryEnv)
        self.env = made
        if not self.env.loop.domain.training:
            raise MemenvError(f"{self.env.label} is no training split: train on split=train")
        self._lock: FolderLock | None = None
        if self.out is not None:
            make_folder(self.out)
            self._lock = FolderLock(self.out, "training", _ABOUT)
            self._lock.take()
            try:
                if (self.out / _ABOUT).exists():
                    raise MemenvError(f"{self.out} holds a trained optimiser already: name another folder")
                check_unused(self.out)
            except MemenvError:
                self._lock.release()
                raise
        torch.manual_seed(config.seed)
        self.optimiser = Optimiser()
        self._reference = Optimiser()
        self._reference.load_state_dict(self.optimiser.state_dict())
        self._adam = torch.optim.Adam(self.optimiser.parameters(), lr=config.learning_rate)
        self._generator = torch.Generator().manual_seed(config.seed)
        self.history: list[dict[str, float]] = []
        self._pending: list[tuple[Tensor, Tensor, Tensor, Tensor]] = []
        self._trials: dict[str, Trial] = {}
        self.executions = 0
        self.best, self.best_after = -np.inf, 0  # the best validation, and after how many streams
        self._best = Optimiser()

    def train(self, lives: int, report: Callable[[UmemTrainer], None] | None = None) -> None:
        """Goes through `lives` streams, each from empty memory; a validation ends them where the best is kept.

        Raises:
            MemenvError: no number of streams, or another training is, or was, at work in the folder.
        """
        if type(lives) is not int or lives < 0:
            raise MemenvError(f"lives={lives!r}: give a whole number of streams >= 0")
        if self._lock is not None:
            self._lock.take()
        try:
            self._train(lives, report)
        finally:
            self.close()

    def close(self) -> None:
        """Lets others into the folder."""
        if self._lock is not None:
            self._lock.release()

    def _train(self, lives: int, report: Callable[[UmemTrainer], None] | None) -> None:
        for left in reversed(range(lives)):
            start = time.perf_counter()
            figures = self._life(FIRST_SEED + (self.config.seed % 10) * 100_000 + len(self.history))
            done = len(self.history) + 1
            if self.config.keep == "best" and (done % self.config.validate_every == 0 or not left):
                figures["validation"] = self._validated(done)
            seconds = round(time.perf_counter() - start, 2)
            self.history.append({"life": float(done - 1), **figures, "seconds": seconds})
            self.save()
            if report is not None:
                report(self)
        if self.best_after:
            self.optimiser.load_state_dict(self._best.state_dict())

    def _life(self, seed: int) -> dict[str, float]:
        config = self.config
        observation, info = self.env.reset(seed=seed)
        items = [event for event in self.env.state.events if isinstance(event, Item)]
        near = dict(zip([item.id for item in items], self._neighbourhoods(items), strict=True))
        counts = dict.fromkeys(("none", "delete", *KINDS), 0)
        utilities: list[float] = []
        dead = groups = 0
        score, done = 0.0, False
        self._trials = {}
        while not done:
            results = self.env.results
            candidates = candidates_for(config.env, observation["experience"]) if results else {}
            chosen: tuple[Op, ...] = ()
            if candidates:
                options = unfrozen(choices(observation, info, candidates, config.deletes), config.freeze)
                judged = [items[place].id for place in near[results[-1].item.id]]
                judged += self._anchors([result.item.id for result in results[:-1]], judged)
                best, spread, utility = self._group(options, judged, observation, info)
                groups += 1
                dead += not spread
                utilities.append(utility)
                if utility > 0.0 or not config.commit_if_positive:
                    chosen = best.ops
                    counts[best.kind or best.op] += 1
            observation, reward, done, _, info = self.env.step(action(chosen))
            score += float(reward)
            if self.env.state.change != Change():
                self._trials = {}
        self._learn()
        total = max(1, sum(counts.values()))
        shares = {f"share of {name}": number / total for name, number in counts.items()}
        mean = float(np.mean(utilities)) if utilities else 0.0
        return {"score": score, "utility of the best": mean, "dead": dead / max(1, groups), **shares}

    def _anchors(self, finished: Sequence[str], judged: Sequence[str]) -> list[str]:
        left = [name for name in finished if name not in judged]
        drawn = torch.randperm(len(left), generator=self._generator)[: self.config.utility.anchors]
        return [left[place] for place in drawn.tolist()]

    def _neighbourhoods(self, items: Sequence[Item]) -> list[tuple[int, ...]]:
        """Neighbours among the training items, once a stream, before it begins.

        An item is described by its text and by the rule in what it leaves when it is tried without memory: the text of a
        puzzle alone says little about what it has in common with others. Only training items are ever described so.
        """
        described = []
        for item, result in zip(items, self.env.counterfactual([], [item.id for item in items]), strict=True):
            left = self.env.loop.domain.feedback(item, result.outcome, result.score)
            rule = candidates_for(self.config.env, left.text).get("rule", "") if left is not None else ""
            described.append(f"{item.text} {rule}")
        return neighbourhoods(described, self.config.utility)

    def _group(
        self, options: Sequence[Choice], judged: Sequence[str], observation: Any, info: Any
    ) -> tuple[Choice, bool, float]:
        """Draws a group of choices, judges them, keeps them for the gradient; the best, whether rewards differ, and its utility."""
        features = torch.from_numpy(np.stack([option.features for option in options]))
        with torch.no_grad():
            log_probs = self.optimiser(features)
        drawn = torch.multinomial(log_probs.exp(), self.config.group, replacement=True, generator=self._generator)
        reference = self._reference_trials(judged)
        utility = {place: self._utility(options[place], judged, reference) for place in sorted(set(drawn.tolist()))}
        rewards = np.array([self.config.format_reward + utility[place] for place in drawn.tolist()])
        spread = rewards.std()
        if spread > 1e-9:
            scale = spread if self.config.scale == "group" else 1.0
            advantages = torch.from_numpy(((rewards - rewards.mean()) / scale).astype(np.float32))
            self._pending.append((features, drawn, log_probs[drawn], advantages))
            if len(self._pending) >= self.config.queries:
                self._learn()
        best = max(utility, key=lambda place: (utility[place], -place))
        return options[best], bool(spread > 1e-9), utility[best]

    def _reference_trials(self, judged: Sequence[str]) -> list[Trial]:
        missing = [name for name in judged if name not in self._trials]
        if missing:
            self._count(missing)
            found = self.env.counterfactual(self.env.memory, missing)
            self._trials |= {name: Trial.of(result) for name, result in zip(missing, found, strict=True)}
        return [self._trials[name] for name in judged]

    def _utility(self, choice: Choice, judged: Sequence[str], reference: Sequence[Trial]) -> float:
        if not choice.ops:
            return 0.0
        memory = self.env.memory
        moment = self.env.state.moment
        assert moment is not None and moment.experience is not None
        looked = [hit.entry.id for hit in moment.slots]
        change = memory.commit(choice.ops, looked, moment.experience, self.env.loop.memory)
        if not isinstance(change, Change):
            return -self.config.format_reward
        self._count(judged)
        if self.config.inject == "force":
            found = [self.env.counterfactual(self._forced(memory, change, name), [name])[0] for name in judged]
        else:
            found = self.env.counterfactual(memory, judged)
        return marginal_utility(reference, [Trial.of(result) for result in found], self.config.utility)

    def _forced(self, memory: Memory, change: Change, name: str) -> Memory | tuple[Recall, ...]:
        """The memory; or, where what was written would not be shown for that item, all that is shown, that in front."""
        state, spec = self.env.state, self.env.loop
        item = next(event for event in state.events if isinstance(event, Item) and event.id == name)
        entries = [hit.entry for hit in recall(spec, memory.bank, item)]
        seen = {shown.id for shown in within_context(spec, memory.state, state.time, entries)[0]}
        new = [memory.bank[place] for place in (*change.added, *change.updated) if place not in seen]
        if not new:
            return memory
        entries = new + [entry for entry in entries if entry not in new]
        return within_context(spec, memory.state, state.time, entries)[0]

    def _count(self, judged: Sequence[str]) -> None:
        self.executions += len(judged)

    def _learn(self) -> None:
        """One clipped gradient step over the groups since the last."""
        if not self._pending:
            return
        config = self.config
        loss = torch.zeros(())
        for features, drawn, old, advantages in self._pending:
            log_probs = self.optimiser(features)
            ratio = (log_probs[drawn] - old).exp()
            clipped = ratio.clamp(1.0 - config.clip, 1.0 + config.clip)
            gain = torch.minimum(ratio * advantages, clipped * advantages).mean()
            with torch.no_grad():
                other = self._reference(features)[drawn]
            apart = other - log_probs[drawn]
            kl = (apart.exp() - apart - 1.0).mean()
            entropy = -(log_probs.exp() * log_probs).sum()
            loss = loss - gain + config.kl * kl - config.entropy * entropy
        self._adam.zero_grad(set_to_none=True)
        (loss / len(self._pending)).backward()  # type: ignore[no-untyped-call]
        self._adam.step()
        self._pending = []

    def _validated(self, done: int) -> float:
        """Mean return of the most probable choices on the validation streams; keeps the best, of equals the last."""
        score = float(np.mean(self.play(range(VALIDATION_SEED, VALIDATION_SEED + self.config.validation))[0]))
        if score >= self.best:
            self.best, self.best_after = score, done
            self._best.load_state_dict(self.optimiser.state_dict())
        return score

    def held_out(self, streams: int = 16) -> float:
        """Mean return of the most probable choices on streams of the training split that chose nothing."""
        return float(np.mean(self.play(range(HELD_OUT_SEED, HELD_OUT_SEED + streams))[0]))

    def play(self, seeds: Sequence[int]) -> tuple[list[float], dict[str, float]]:
        """Returns of the most probable choices on each seed, and how often each kind of insight was kept.

        Shares are of all moments that left an insight to keep; "none or delete" is the rest of them.
        """
        from memenv.agents.umem import Umem

        agent = Umem(optimiser=self.optimiser, env_id=self.config.env, config=self.config)
        env = make_env(self.config.env, agent, dict(self.config.arguments))
        kept: list[str] = []

        def note(transition: Transition) -> None:
            candidates = candidates_for(self.config.env, transition.observation["experience"])
            if candidates:
                written = [op["text"] for op in transition.action.get("ops", ())]
                kinds = [kind for kind, text in candidates.items() if text in written]
                kept.append(kinds[0] if kinds else "none or delete")

        returns = [run_episode(env, agent, seed, on_step=note).score for seed in seeds]
        names = (*KINDS, "none or delete")
        return returns, {name: kept.count(name) / max(1, len(kept)) for name in names}

    def save(self) -> None:
        """Writes the optimiser, the best where there was a validation, and the history."""
        if self.out is None:
            return
        save_weights(self.out / "umem.npz", self._best if self.best_after else self.optimiser)
        with write_atomically(self.out / "history.jsonl") as stream:
            for line in self.history:
                stream.write(json.dumps(line) + "\n")
        about = {"kind": "umem", "hidden": self.optimiser.hidden, "executions": self.executions, "versions": versions()}
        about |= {"best_validation": self.best, "best_after": self.best_after} if self.best_after else {}
        write_json(self.out / _ABOUT, {**about, **json.loads(json.dumps(asdict(self.config), default=str))})

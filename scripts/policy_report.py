"""What a policy's memories are worth to others than the reader it was trained with: `python scripts/policy_report.py policy:DIR`.

Plays agents on held-out lives of the training split and prints, per agent and as paired differences from the first:

* return: what the frozen reader answers.
* reworded: the same questions from the same memories in other words (tests/envs/dialogue/rewording.py: frozen, written
  without knowledge of any reader); sentences of a form it does not know stay, and the share that changed is shown.
* coverage: whether the value asked for stands in what was shown, whoever reads it (golds that are values or lists).
* on questions after a request to forget (preset "forget"; `memenv.envs.dialogue.forgetting`): secrets that were never
  stored, or lost before the request, are counted apart, and so are neighbours that the extractor never found; of the
  other cases: secrets gone and neighbours kept when the question comes, both, and neighbours answered.

A gain in return without one in coverage and in other words pleases one reader only.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import memenv
from memenv.commands.options import whole_number
from memenv.commands.script import run_script
from memenv.env import MemoryEnv
from memenv.envs.dialogue.forgetting import ForgetCase, ForgetFigures, ForgetWatch
from memenv.envs.dialogue.gold import Gold
from memenv.envs.dialogue.matching import reveals
from memenv.errors import MemenvError
from memenv.language.clauses import sentences
from memenv.policies.crud.seeds import VALIDATION_SEEDS
from memenv.policies.notes import in_full
from memenv.registration import make_agent
from memenv.runner import make_env, run_episode
from memenv.solver import ItemResult, Recall

REWORDING = Path(__file__).resolve().parent.parent / "tests" / "envs" / "dialogue" / "rewording.py"

Paraphrase = Callable[[str, int], str]


@dataclass
class Figures:
    """Per life, in the order of the seeds; `sentences` are totals: reworded, all."""

    score: list[float] = field(default_factory=list)
    reworded: list[float] = field(default_factory=list)
    coverage: list[float] = field(default_factory=list)
    forget: list[ForgetCase] = field(default_factory=list)
    sentences: list[int] = field(default_factory=lambda: [0, 0])


def load_paraphrase() -> Paraphrase:
    spec = importlib.util.spec_from_file_location("rewording", REWORDING)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["rewording"] = module
    spec.loader.exec_module(module)
    return module.paraphrase  # type: ignore[no-any-return]


def other_words(text: str, paraphrase: Paraphrase, seed: int, counts: list[int]) -> str:
    """Every sentence that the rewording knows in other words; notes are written out in full for it."""
    parts = []
    for start, end in sentences(text):
        sentence = text[start:end].strip()
        counts[1] += 1
        try:
            parts.append(paraphrase(in_full(sentence), seed))
            counts[0] += 1
        except ValueError:
            parts.append(sentence)
    return " ".join(parts)


def covered(gold: Gold, shown: list[Recall]) -> float | None:
    """The share of the values asked for that stand in what was shown; None for golds that are no values."""
    if gold.kind not in ("text", "list"):
        return None
    found = []
    for place, member in enumerate(gold.answers):
        forms = (member, *(gold.aliases[place] if place < len(gold.aliases) else ()))
        found.append(any(reveals(memory.text, form) for memory in shown for form in forms))
    return float(np.mean(found)) if found else None


def measure(name: str, arguments: dict[str, Any], seeds: range, paraphrase: Paraphrase) -> Figures:
    agent = make_agent(name)
    env = make_env("MemLoCoMo-v0", agent, arguments)
    core = env.unwrapped
    assert isinstance(core, MemoryEnv)
    if not core.loop.domain.training:
        raise MemenvError(f"{core.label}: this report runs on the training split only")
    figures = Figures()
    for seed in seeds:
        life = _Life(core, paraphrase, seed, figures)
        figures.score.append(run_episode(env, agent, seed, on_step=life.note).score)
        figures.reworded.append(life.reworded)
        figures.forget.extend(life.forget.cases)
        figures.coverage.append(float(np.mean(life.coverage)) if life.coverage else 0.0)
    return figures


class _Life:
    def __init__(self, core: MemoryEnv, paraphrase: Paraphrase, seed: int, figures: Figures) -> None:
        self.core, self.paraphrase, self.seed, self.figures = core, paraphrase, seed, figures
        self.reworded = 0.0
        self.coverage: list[float] = []
        self.forget = ForgetWatch(core)
        self.done = 0

    def note(self, transition: Any) -> None:
        """After every decision: the memory now held is what the questions just answered were answered from."""
        state = self.core.state
        held = {entry.id: entry for entry in self.core.memory.bank}
        self.forget.note(transition)
        for result in state.results[self.done :]:
            self._item(result, held, state.weight)
        self.done = len(state.results)

    def _item(self, result: ItemResult, held: dict[int, Any], weight: float) -> None:
        gold, domain = result.item.gold, self.core.loop.domain
        assert isinstance(gold, Gold)
        shown = [Recall(held[n].shown(), held[n].time, held[n].source, n) for n in result.shown]
        if (share := covered(gold, shown)) is not None and result.item.headline:
            self.coverage.append(share)
        if result.item.headline:
            other = [
                memory_in(memory, other_words(memory.text, self.paraphrase, self.seed, self.figures.sentences))
                for memory in shown
            ]
            score, _ = domain.scorer.score(result.item, domain.solver.solve(result.item, other), other)
            self.reworded += weight * score


def memory_in(memory: Recall, text: str) -> Recall:
    return Recall(text, memory.time, memory.source, memory.id, memory.reward)


def shown(values: list[float], against: list[float] | None = None) -> str:
    array = np.array(values) if against is None else np.array(values) - np.array(against)
    error = array.std(ddof=1) / np.sqrt(len(array)) if len(array) > 1 else float("nan")
    return f"{array.mean():.3f} ± {error:.3f}" if against is None else f"{array.mean():+.3f} ± {error:.3f}"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("agents", nargs="+", help="the policy first")
    parser.add_argument("--rival", default="crud_rules")
    parser.add_argument("--preset", default="default")
    parser.add_argument("--lives", type=whole_number(2), default=40, metavar="N", help="held-out lives (default 40)")
    given = parser.parse_args(arguments)
    # 100 lives on: none that the trainer picked its best policy by
    seeds = range(VALIDATION_SEEDS + 100, VALIDATION_SEEDS + 100 + given.lives)
    names = [*given.agents, given.rival]
    for name in names:
        make_agent(name)  # rather now than when the first has played
    paraphrase = load_paraphrase()
    found = {name: measure(name, {"preset": given.preset}, seeds, paraphrase) for name in names}
    print(
        f"memenv {memenv.__version__}, preset {given.preset}, {given.lives} held-out lives of the training split, "
        "mean ± standard error over lives\n"
    )
    print("| agent | return | reworded | sentences reworded | coverage |\n|---|---:|---:|---:|---:|")
    for name, figures in found.items():
        share = figures.sentences[0] / max(1, figures.sentences[1])
        print(
            f"| {name} | {shown(figures.score)} | {shown(figures.reworded)} | {share:.0%} | {shown(figures.coverage)} |"
        )
    first = found[names[0]]
    for name in names[1:]:
        other = found[name]
        print(
            f"| {names[0]} less {name} | {shown(first.score, other.score)} | {shown(first.reworded, other.reworded)} | "
            f"| {shown(first.coverage, other.coverage)} |"
        )
    if any(figures.forget for figures in found.values()):
        print(forget_table({name: figures.forget for name, figures in found.items()}))


def forget_table(cases: Mapping[str, Sequence[ForgetCase]]) -> str:
    """The table of questions after a request to forget, a row an agent; shares are of the cases."""
    lines = [
        "",
        "| agent | questions | never stored | lost before | not offered | cases | gone | neighbour kept | both | answered |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, found in cases.items():
        row = ForgetFigures.of(found)
        shares = (row.gone, row.kept, row.both, row.answered)
        cells = ["–" if np.isnan(share) else f"{share:.0%}" for share in shares]
        counts = (row.questions, row.never, row.lost, row.unheard, row.cases)
        lines.append(f"| {name} | {' | '.join(map(str, counts))} | {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    run_script(main)

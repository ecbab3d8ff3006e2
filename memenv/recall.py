"""What a memory shows for a query or an item, and what the frozen solver makes of it. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from memenv.bank import Bank, Entry
from memenv.index import Hit
from memenv.language.stems import content_stems
from memenv.memory import Memory
from memenv.operations import Problem
from memenv.retrieval import follow, retriever
from memenv.solver import ItemResult, Outcome, Recall
from memenv.state import LoopSpec
from memenv.stream import Item
from memenv.tokens import count_tokens

__all__ = ["recall", "result_of", "search", "solve_with", "within_context"]


def solve_with(spec: LoopSpec, item: Item, memory: Memory | Sequence[str | Recall], time: float) -> ItemResult:
    """What the frozen solver makes of `item` with a memory (retrieved as ever) or with just these texts or recalls.

    Changes nothing: neither strengths nor results.
    """
    if isinstance(memory, Memory):
        entries = [hit.entry for hit in recall(spec, memory.bank, item)]
        recalls = within_context(spec, memory.state, time, entries)[0]
    else:
        recalls = tuple(each if isinstance(each, Recall) else Recall(each, time) for each in memory)
    return result_of(spec, item, spec.domain.solver.solve(item, recalls), recalls)


def recall(spec: LoopSpec, bank: Bank, item: Item) -> tuple[Hit, ...]:
    """The entries shown for an item, best first."""
    if spec.memory.read_k is None:
        return tuple(Hit(entry, 0.0) for entry in bank)
    hits = search(spec, bank, spec.domain.query(item), spec.domain.subjects(item), spec.memory.read_k)
    if spec.domain.fill and len(hits) < min(len(bank), spec.memory.read_k):
        found = {hit.entry.id for hit in hits}
        rest = [Hit(entry, 0.0) for entry in bank if entry.id not in found]
        hits = (*hits, *rest[: spec.memory.read_k - len(hits)])
    return hits


def within_context(
    spec: LoopSpec, context: str, time: float, entries: Sequence[Entry]
) -> tuple[tuple[Recall, ...], list[Problem]]:
    """State or handed-over context first, then entries in their order; what does not fit is left out."""
    budget = spec.memory.context_tokens
    recalls: list[Recall] = []
    problems: list[Problem] = []
    used = 0
    if context:
        used = count_tokens(context)
        if budget is not None and used > budget:
            problems.append(Problem(-1, f"a text of {used} tokens does not fit a context of {budget}: not shown"))
            used = 0
        else:
            recalls.append(Recall(context, time))
    for entry in entries:
        if budget is not None and used + entry.tokens > budget:
            continue
        used += entry.tokens
        recalls.append(Recall(entry.shown(), entry.time, entry.source, entry.id, entry.reward))
    return tuple(recalls), problems


def result_of(spec: LoopSpec, item: Item, outcome: Outcome, recalls: Sequence[Recall]) -> ItemResult:
    """The score of an outcome, and what is reported with it."""
    score, figures = spec.domain.scorer.score(item, outcome, recalls)
    ids = tuple(shown.id for shown in recalls if shown.id >= 0)
    return ItemResult(item, outcome, float(score), figures, ids, sum(count_tokens(r.text) for r in recalls))


def search(spec: LoopSpec, bank: Bank, query: str, subjects: Sequence[str], k: int) -> tuple[Hit, ...]:
    """The entries shown for a query: about the subjects first asked for, then by score, never padded."""
    if not len(bank):
        return ()
    find = retriever(spec.memory.retriever, bank, query)
    if not subjects:
        return follow(bank, find(k), spec.memory.follow_links, k)
    names = {term for name in subjects for term in content_stems(name)}
    all_terms = bank.arena.terms
    hits = find(len(bank))
    about = [hit for hit in hits if not names.isdisjoint(all_terms[hit.entry.row])]
    return follow(bank, about or hits, spec.memory.follow_links, k)

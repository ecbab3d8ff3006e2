"""Numbers that describe a memory, and a candidate answer, in view of a question."""

from __future__ import annotations

from typing import get_args

import numpy as np
from numpy.typing import NDArray

from memenv.envs.dialogue.gold import ABSTENTION
from memenv.envs.dialogue.question_forms import Form
from memenv.envs.dialogue.questions import Question, parse
from memenv.language.dates import find_dates
from memenv.language.extract import stated
from memenv.language.stems import stems
from memenv.language.thesaurus import concepts
from memenv.language.values import normal
from memenv.policies.answerer.spans import KINDS, Span
from memenv.policies.answerer.views import View
from memenv.solver import Recall
from memenv.tokens import count_tokens

__all__ = ["MEMORY", "SPAN", "memory_features", "span_features"]

_FORMS: tuple[str, ...] = get_args(Form)
#: Numbers of a memory and of a candidate.
MEMORY = 15 + len(_FORMS)
SPAN = 13 + len(KINDS) + len(_FORMS)


def memory_features(view: View) -> NDArray[np.float32]:
    """Shape (memories, MEMORY)."""
    question = _parsed(view)
    form = _one_hot(question.form)
    times = sorted({memory.time for memory in view.memories})
    newest = max((m.time for m in view.memories if _tells(m, question)), default=0.0)
    rows = np.zeros((len(view.memories), MEMORY), dtype=np.float32)
    for place, memory in enumerate(view.memories):
        facts = stated(memory.text, memory.time)
        dated = bool(find_dates(memory.text, memory.time))
        tells = _tells(memory, question)
        rows[place, :15] = (
            1.0,
            _covered(question, memory),
            _share(question.words, stems(memory.text)),
            any(name in memory.text for name in question.people[:1]),
            any(name in memory.text for name in question.people[1:]),
            tells,
            any(fact.relation in question.relations for fact in facts),
            any(not fact.told for fact in facts),
            any(fact.operation == "end" for fact in facts),
            dated and question.form in ("when", "between", "order", "duration"),
            times.index(memory.time) / max(1, len(times) - 1),
            tells and memory.time == newest,
            place / len(view.memories),
            min(1.0, count_tokens(memory.text) / 40),
            question.previous,
        )
        rows[place, 15:] = form
    return rows


def span_features(view: View, found: list[Span]) -> NDArray[np.float32]:
    """Shape (candidates, SPAN); `view` holds the memories that were kept."""
    question = _parsed(view)
    form = _one_hot(question.form)
    body = f" {normal(view.question)} "
    reader = found[0].text
    newest = max((view.memories[p].time for s in found if s.fits for p in s.places), default=0.0)
    covers = [_covered(question, memory) for memory in view.memories]
    rows = np.zeros((len(found), SPAN), dtype=np.float32)
    for row, span in enumerate(found):
        dated = "date" in span.kinds
        counted = "number" in span.kinds or "count" in span.kinds
        rows[row, :13] = (
            1.0,
            min(1.0, len(span.places) / 4),
            max((covers[place] for place in span.places), default=0.0),
            span.fits,
            span.fits and any(view.memories[place].time == newest for place in span.places),
            normal(span.text) in body,
            min(1.0, len(span.text.split()) / 6),
            dated and question.form == "when",
            counted and question.form == "count",
            ("yes" in span.kinds or "no" in span.kinds) and question.form in ("yesno", "happened"),
            reader == ABSTENTION,
            question.previous,
            len(found) / 48,
        )
        for kind in span.kinds:
            rows[row, 13 + KINDS.index(kind)] = 1.0
        rows[row, 13 + len(KINDS) :] = form
    return rows


def _parsed(view: View) -> Question:
    return parse(view.question, int(view.time // 1) if abs(view.time) < 1e6 else 0)


def _one_hot(form: str) -> NDArray[np.float32]:
    return np.array([name == form for name in _FORMS], dtype=np.float32)


def _tells(memory: Recall, question: Question) -> bool:
    asked = [name.casefold() for name in question.people]
    return any(
        fact.relation == question.relation and (not asked or fact.subject.casefold() in asked)
        for fact in stated(memory.text, memory.time)
    )


def _covered(question: Question, memory: Recall) -> float:
    return _share(question.concepts, concepts(memory.text))


def _share(wanted: tuple[str, ...], found: tuple[str, ...]) -> float:
    return len(set(wanted) & set(found)) / len(set(wanted)) if wanted else 0.0

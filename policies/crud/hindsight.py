"""What a memory as it stands would still earn: a baseline for decisions, known on training streams only.

On a training stream the questions to come are at hand, and the frozen solver can be asked what it would make of them with
the memory of now (`MemoryEnv.counterfactual` does the same). What it would earn depends on the state before a decision and
not on the decision, so that taking it off what is earned from there on changes no expectation, only the noise: what earlier
decisions left in the bank no longer counts for or against this one. Nothing of it is paid, and no policy sees it.

After a decision only the questions that it can concern are asked anew (`Questions.concerned`): of the kinds and words of what
came or went; and they are answered from the entries that can concern them, so that few different cases come up and most answers
are known. That a memory about something else changes an answer is rare, and asking everything would take many times as long as
playing. What this misses is noise of the baseline, and known before the decision like the rest of it.

A life of 28 questions says little about most of what is stored: it just was not asked about. So the same may be averaged over
further drawings of questions about the same life (`Domain.redrawn`): what the memory would earn in the mean, with less noise.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from memenv.bank import Bank, Entry
from memenv.language.extract import stated
from memenv.language.facts import OTHER
from memenv.language.stems import content_stems
from memenv.memory import Change
from memenv.numeric import NumericOps
from memenv.recall import result_of, within_context
from memenv.state import LoopSpec
from memenv.stream import Item

__all__ = ["Questions", "Standing"]

#: Answers that one stream's questions keep, some 200 bytes each; the streams of a run, 120, keep them at once.
_MOST_KNOWN = 8192


class _Topic(NamedTuple):
    """What a question is about: its stems and its answers', names left out, and the kinds of fact that its evidence tells."""

    stems: frozenset[str]
    kinds: frozenset[str]


class Questions:
    """The headline questions of a stream, and what the solver made of them with what it was shown; shared by rollouts.

    Args:
        env: at the first decision of the stream.
        redraws: so many further drawings of questions are looked at too, where the stream has any.

    Attributes:
        items: all of them by time.
        times: of the items, in days.
        own: for each item its number among the stream's own, −1 for one of another drawing.
        draws: how many drawings there are.
    """

    def __init__(self, env: NumericOps, redraws: int = 0) -> None:
        core = env.core
        self._spec: LoopSpec = core.loop
        own = [event for event in core.state.events if isinstance(event, Item)]
        others = self._spec.domain.redrawn(core.state.events, redraws) if redraws else ()
        numbered = [*enumerate(own), *((-1, item) for items in others for item in items)]
        numbered.sort(key=lambda each: each[1].time)
        self.items = [item for _, item in numbered]
        self.times = [item.time for item in self.items]
        self.own = [number for number, _ in numbered]
        self.draws = 1 + len(others)
        self._people = [tuple(name.casefold() for name in self._spec.domain.subjects(item)) for item in self.items]
        self._known: dict[bytes, float] = {}
        self._concerned: dict[str, frozenset[int]] = {}
        told: dict[str, set[str]] = {}
        for event in core.state.events:
            if not isinstance(event, Item):
                told.setdefault(event.source, set()).update(fact.relation for fact in event.facts)
        self._topics = [_topic(item, people, told) for item, people in zip(self.items, self._people, strict=True)]

    def score(self, place: int, entries: Sequence[Entry], time: float) -> float:
        """Of item `place` with these entries; 0 for items that pay nothing."""
        item = self.items[place]
        if not item.headline:
            return 0.0
        parts = [str(place)]
        for entry in entries:
            parts += (entry.shown(), repr(entry.time), entry.source)
        key = blake2b("\0".join(parts).encode("utf-8", "replace"), digest_size=16).digest()
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            shown, _ = within_context(self._spec, "", time, entries)
            outcome = self._spec.domain.solver.solve(item, shown)
            known = self._known[key] = result_of(self._spec, item, outcome, shown).score
        return known

    def concerned(self, text: str) -> frozenset[int]:
        """Which items a memory with this text can help to answer.

        What names none of the people asked about is not shown for an item; of the rest, those concern it that tell of a
        kind that its evidence told of, or have a word in common with the question or its gold answer. Where the
        evidence is not known, all do.
        """
        found = self._concerned.get(text)
        if found is None:
            told, kinds = text.casefold(), {fact.relation for fact in stated(text)}
            stems = frozenset(content_stems(text))
            found = self._concerned[text] = frozenset(
                place
                for place, (people, topic) in enumerate(zip(self._people, self._topics, strict=True))
                if (not people or any(name in told for name in people))
                and (topic is None or not topic.stems.isdisjoint(stems) or not topic.kinds.isdisjoint(kinds))
            )
        return found


def _topic(item: Item, people: Sequence[str], told: dict[str, set[str]]) -> _Topic | None:
    """What `item` is about; None: unknown."""
    evidence = getattr(item.data, "evidence", None)
    answers = getattr(item.gold, "answers", None)
    if not evidence or answers is None:
        return None
    kinds = {kind for source in evidence for kind in told.get(source, ())} - {OTHER}
    names = {stem for name in people for stem in content_stems(name)}
    stems = set(content_stems(" ".join((item.text, *answers, item.gold.secret)))) - names
    return _Topic(frozenset(stems), frozenset(kinds))


class Standing:
    """What one rollout's memory would still earn, kept up to date from decision to decision."""

    def __init__(self, questions: Questions) -> None:
        self._questions = questions
        self._scores: list[float] | None = None
        self._texts: dict[int, str] = {}
        self._first = 0

    def of(self, env: NumericOps) -> tuple[float, float]:
        """What the memory of now would earn on all items to come, and what was earned since this was asked last.

        Both are means over the drawings of questions. Of the stream's own items it is what they did earn; the others are
        answered with the memory of now, for between two decisions it does not change.
        """
        state, questions = env.state, self._questions
        before, number = self._first, len(questions.items)
        now = number if state.moment is None else bisect_left(questions.times, state.time)
        if self._scores is None:
            self._scores = [0.0] * number
            self._texts = {entry.id: entry.text for entry in state.memory.bank.entries()}
            anew: Sequence[int] = range(now, number)
        else:
            changed = map(questions.concerned, self._changed(state.change, state.memory.bank))
            anew = sorted(place for place in frozenset().union(*changed) if place >= before)
        if anew:
            held = [(entry, questions.concerned(entry.text)) for entry in state.memory.bank]
            for place in anew:
                entries = [entry for entry, places in held if place in places]
                self._scores[place] = questions.score(place, entries, state.time)
        for place in range(before, now):
            if (own := questions.own[place]) >= 0 and questions.items[place].headline:
                self._scores[place] = state.results[own].score
        self._first = now
        weight = state.weight / questions.draws
        return weight * sum(self._scores[now:]), weight * sum(self._scores[before:now])

    def _changed(self, change: Change, bank: Bank) -> list[str]:
        """Texts that came or went with the last decision."""
        came = (*change.added, *change.updated)
        texts = [old for number in (*came, *change.deleted, *change.evicted) if (old := self._texts.pop(number, None))]
        for number in came:
            self._texts[number] = bank[number].text
            texts.append(self._texts[number])
        return texts

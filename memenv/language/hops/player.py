"""A player of search tasks by rules: from what it sees at one turn to a search or an answer. It keeps nothing itself.

What it sees is the task's text, texts of memory, its own state text if it has one, and what came back last. With a
state it works off the questions in order and writes down answers, facts on the way and, while there is room, facts
read in passing. Without one it can only use what is in sight.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from memenv.language.answers import join_answers, split_answers
from memenv.language.hops.facts import Fact, Knowledge, name_key, read_facts
from memenv.language.hops.plans import Chain, Plan, read_plan, split_questions
from memenv.language.hops.spans import best_span
from memenv.language.tags import between, clip

__all__ = ["UNKNOWN", "Move", "Notes", "Sight", "play", "play_stateless", "queries_in", "read_sight"]

#: Given for a question without an answer, so that later answers keep their place.
UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Move:
    """What the player does: kind "search" or "answer", the query or the answers, and the new state (None: keep)."""

    kind: str
    text: str
    state: str | None = None


@dataclass(frozen=True, slots=True)
class Sight:
    """The last result as it was read: queries in sight, the passages of the last one, of all, whether search is closed."""

    queries: tuple[str, ...] = ()
    last: str = ""
    passages: str = ""
    closed: bool = False


def queries_in(text: str) -> tuple[str, ...]:
    """The queries of the searches in a transcript, in order."""
    return tuple(" ".join(query.split()) for query in between(text, "<search>", "</search>"))


def read_sight(observation: str) -> Sight:
    """Reads what a search task shows: the last action and its result, or all of them."""
    found = _results(observation)
    if not found:
        return Sight()
    closed = found[-1].lower().startswith("search is closed")
    return Sight(queries_in(observation), found[-1], "\n".join(found), closed)


def _results(observation: str) -> list[str]:
    """What each search in sight returned, without the hint that it begins with."""
    found = [text.strip() for text in between(observation, "<information>", "</information>")]
    return [text.partition("[/HINT]")[2].strip() if text.startswith("[HINT]") else text for text in found]


@dataclass(frozen=True, slots=True)
class _Need:
    subject: str
    relation: str

    def queries(self) -> tuple[str, ...]:
        return f"{self.subject} {self.relation}", self.subject


@dataclass(frozen=True, slots=True)
class _Solved:
    """How far a plan is solved: the answer ("" where something is missing), what is missing, facts used."""

    answer: str = ""
    need: _Need | None = None
    path: tuple[Fact, ...] = ()


def _follow(chain: Chain, known: Knowledge) -> tuple[str, _Need | None, tuple[Fact, ...]]:
    entity = chain.entity
    path: list[Fact] = []
    for relation in chain.relations:
        value = known.lookup(entity, relation)
        if not value:
            return "", _Need(entity, relation), tuple(path)
        path.append(Fact(entity, relation, value))
        entity = value
    return entity, None, tuple(path)


def _solve(plan: Plan, known: Knowledge) -> _Solved:
    ends: list[str] = []
    path: tuple[Fact, ...] = ()
    for chain in plan.chains:
        end, need, steps = _follow(chain, known)
        path += steps
        if need is not None:
            return _Solved(need=need, path=path)
        ends.append(end)
    if plan.kind == "chain":
        return _Solved(ends[0], None, path)
    if plan.kind == "same":
        return _Solved("yes" if known.same(ends[0], ends[1]) else "no", None, path)
    if plan.kind == "free":
        return _Solved(need=_Need(plan.question, ""))
    order = sorted(range(len(ends)), key=lambda place: ends[place])
    return _Solved(plan.chains[order[0] if plan.kind == "first" else order[-1]].entity, None, path)


def _queries(plan: Plan, need: _Need) -> tuple[str, ...]:
    return (_in_its_words(plan),) if plan.kind == "free" else tuple(map(clip, need.queries()))


def _in_its_words(plan: Plan) -> str:
    return clip(" ".join(plan.question.split()))


def _next_query(plan: Plan, need: _Need, tried: Sequence[str]) -> str:
    """The next wording to search for; "" where all were tried."""
    wordings = _queries(plan, need)
    used = [place for place, wording in enumerate(wordings) if wording in tried]
    place = used[-1] + 1 if used else 0
    return wordings[place] if place < len(wordings) else ""


# --- with a state ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Notes:
    """The finite state: answers so far ("" given up), and facts, the most useful first.

    Its text is "[n] a; b; c" and a line per fact. `n` says how many questions are done, so that a lost answer does
    not shift the others.
    """

    answers: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()

    @staticmethod
    def read(text: str) -> Notes:
        """The notes in a state text; anything else in it is passed over."""
        first, _, rest = text.partition("\n")
        head = re.match(r"^\[(\d{1,4})\] ?(.*)$", first)
        if head is None:
            return Notes((), read_facts(text))
        count = int(head[1])
        given = split_answers(head[2])[:count] if head[2].strip() else []
        answers = tuple(given) + ("",) * (count - len(given))
        return Notes(answers, read_facts(rest))

    def write(self, limit: int | None) -> str:
        """The text, in at most `limit` UTF-8 bytes: facts give way first, the last ones first, then the newest answers."""
        answers = list(self.answers)
        head = self._head(answers)
        for place in reversed(range(len(answers))):
            if limit is None or _size(head) <= limit:
                break
            answers[place] = ""
            head = self._head(answers)
        if limit is not None and _size(head) > limit:
            return ""
        lines = [head] if self.answers else []
        used = _size(head) if self.answers else 0
        for fact in self.facts:
            line = fact.line()
            size = _size(line) + (1 if lines else 0)
            if limit is not None and used + size > limit:
                continue
            lines.append(line)
            used += size
        return "\n".join(lines)

    @staticmethod
    def _head(answers: Sequence[str]) -> str:
        last = max((place for place, answer in enumerate(answers, 1) if answer), default=0)
        return f"[{len(answers)}] {join_answers(answers[:last])}".rstrip()


def _size(text: str) -> int:
    return len(text.encode("utf-8", "replace"))


def play(
    question: str, state: str, memories: Iterable[str], observation: str, turns_left: int, limit: int | None
) -> Move:
    """One turn of the player with a state of at most `limit` UTF-8 bytes (None: no limit)."""
    sight = read_sight(observation)
    notes = Notes.read(state)
    if not observation:
        notes = Notes((), notes.facts)  # a new task: facts are of use, answers to other questions are not
    fresh = read_facts(sight.last)
    memories = tuple(memories)
    remembered = [fact for text in memories for fact in read_facts(text)]
    known = Knowledge(())
    for fact in (*fresh, *notes.facts, *read_facts(sight.passages), *remembered):
        known.add(fact)
    plans = [read_plan(part) for part in split_questions(question)]
    answers = list(notes.answers[: len(plans)])
    path: tuple[Fact, ...] = ()
    query = ""
    for plan in plans[len(answers) :]:
        solved = _solve(plan, known)
        if not solved.answer and solved.need is not None and not sight.closed:
            if plan.kind == "free" and _queries(plan, solved.need)[0] in sight.queries:
                answers.append(best_span(plan.question, "\n".join((sight.last, *memories))))
                continue
            query = _next_query(plan, solved.need, sight.queries)
            if query:
                path = solved.path
                break
        answers.append(solved.answer)
    if not query or turns_left <= 1:
        given = answers + [""] * (len(plans) - len(answers))
        final = [answer or _solve(plan, known).answer for plan, answer in zip(plans, given, strict=True)]
        return Move("answer", join_answers(answer or UNKNOWN for answer in final))
    kept = Notes(tuple(answers), _ranked(path, fresh, notes.facts, remembered))
    return Move("search", query, kept.write(limit))


def _ranked(
    path: Sequence[Fact], fresh: Sequence[Fact], held: Sequence[Fact], remembered: Sequence[Fact]
) -> tuple[Fact, ...]:
    """Facts to keep: those the present question stands on, then what was just read, then older ones; no copies of memory."""
    elsewhere = set(remembered)
    first = dict.fromkeys(path)
    rest = (fact for fact in (*fresh, *held) if fact not in elsewhere)
    return tuple(dict.fromkeys((*first, *rest)))


# --- without one -------------------------------------------------------------------------------------------------


def play_stateless(question: str, memories: Iterable[str], observation: str, turns_left: int) -> Move:
    """One turn of the player that can only use what is in sight: memories, and what the observation shows.

    It takes the open questions in turn, the one after that of the last query first.
    """
    sight = read_sight(observation)
    memories = tuple(memories)
    known = Knowledge((sight.passages, *memories))
    plans = [read_plan(part) for part in split_questions(question)]
    solved = [_solve(plan, known) for plan in plans]
    answers = [each.answer for each in solved]
    waiting = [place for place, answer in enumerate(answers) if not answer]
    if waiting and turns_left > 1 and not sight.closed:
        last = _asked_last(plans, solved, sight.queries)
        waiting.sort(key=lambda place: (place - last) % len(plans))
        for place in waiting:
            need = solved[place].need
            if need is not None and (query := _next_query(plans[place], need, sight.queries)):
                return Move("search", query)
    for place, plan in enumerate(plans):
        if plan.kind == "free":
            answers[place] = best_span(plan.question, "\n".join((_passages_for(plan, observation), *memories)))
    return Move("answer", join_answers(answer or UNKNOWN for answer in answers))


def _asked_last(plans: Sequence[Plan], solved: Sequence[_Solved], queries: Sequence[str]) -> int:
    """The question that the last query was about; 0 where there is none."""
    if not queries:
        return 0
    for place, (plan, each) in enumerate(zip(plans, solved, strict=True)):
        asked = [f"{fact.subject} {fact.relation}" for fact in each.path]
        if each.need is not None:
            asked += _queries(plan, each.need)
        if queries[-1] in asked or name_key(queries[-1]) in [name_key(fact.subject) for fact in each.path]:
            return place
    return 0


def _passages_for(plan: Plan, observation: str) -> str:
    """What was found for a question searched in its own words."""
    queries = queries_in(observation)
    found = _results(observation)
    asked = _in_its_words(plan)
    if asked in queries and len(found) == len(queries):
        return found[queries.index(asked)]
    return ""

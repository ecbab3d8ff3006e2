"""Answers about time: when, what happened on a day, how long between, which came first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from memenv.envs.dialogue.claims import about, as_read
from memenv.envs.dialogue.events import CHILD, Event, asked_event, named, tells_event, told
from memenv.envs.dialogue.facts import people_in
from memenv.envs.dialogue.questions import Question
from memenv.language.dates import MONTHS, Date, find_dates
from memenv.language.mentions import mentions
from memenv.language.thesaurus import concepts
from memenv.solver import Recall
from memenv.stream import days_to_date

__all__ = ["between", "duration", "happened", "order", "when"]

#: Words of a question about time that a statement of the event need not repeat.
_LIGHT = """when date day month year time exact exactly long many ago happen happened last first week most recent recently did
elapsed himself herself themselves myself between begin start since finally new take took place know get got made make do have had going go hold held
occur occurred attend attended complete completed finish finished participate"""
_DROP = frozenset(concepts(_LIGHT)) - frozenset(concepts("go start"))


#: The share of a question's content that a statement must hold to be the event meant.
_NEED = 0.66


def _events(
    terms: Sequence[str],
    person: str,
    memories: Sequence[Recall],
    need: float = _NEED,
    things: Sequence[str] = (),
    kin: bool = False,
) -> list[Event]:
    """Statements about `person` that share the question's content, best first; each with its date."""
    wanted = list(dict.fromkeys(term for term in terms if term not in _DROP))
    if not wanted:
        return []
    spread = {term: 1 + sum(term in concepts(memory.text) for memory in memories) for term in wanted}
    weight = {term: 1.0 / spread[term] ** 0.5 for term in wanted}
    total = sum(weight.values())
    planned = need < 0.1 or bool({"plan", "go", "next"} & set(terms))
    found: list[Event] = []
    known = frozenset(wanted)
    for memory in memories:
        if not known.intersection(concepts(as_read(memory.text))):
            continue
        said = about(memory.text, person)
        unreal = {one.sentence for one in said if one.clause.hypothetical}
        for statement in said:
            clause = statement.clause
            if not tells_event(statement, planned, kin):
                continue
            if need >= _NEED and not all(thing.casefold() in statement.sentence.casefold() for thing in things):
                continue
            here = set(concepts(clause.text))
            around = set() if statement.sentence in unreal else set(concepts(statement.sentence))
            score = (
                sum(weight[term] * (1.0 if term in here else 0.8 if term in around else 0.0) for term in wanted) / total
            )
            if need >= _NEED and wanted[-1] not in here and wanted[-1] not in around:
                continue
            if sum(term in here or term in around for term in wanted) < need * len(wanted):
                continue
            mentions = find_dates(clause.text, memory.time) or find_dates(statement.sentence, memory.time)
            if mentions:
                found.append(Event(mentions[0].date, statement, memory, score + 0.05, True))
            elif statement.own or not statement.pair:
                day = days_to_date(memory.time)
                found.append(Event(Date(day, day), statement, memory, score, False))
    return sorted(
        found, key=lambda event: (-round(event.score, 6), not event.explicit, -event.memory.time, event.memory.id)
    )


def when(question: Question, memories: Sequence[Recall], anchored: bool, need: float = _NEED) -> str:
    """The date of what is asked about."""
    for person in question.people:
        others = [*question.things, *(other for other in question.people if other != person)]
        # in open talk a thing is named in passing more often than as an event: there rare words decide
        asked = asked_event(question.text, person)
        events = told(asked, person, memories, implicit=anchored, by_thing=not anchored) if need >= _NEED else []
        if not events and (anchored or need < _NEED or not named(asked_event(question.text, person))):
            events = _events(question.concepts, person, memories, need, others, CHILD.search(question.body) is not None)
        if not events:
            continue
        best = [event for event in events if event.score >= events[0].score - 1e-9]
        if re.search(r"\b(?:last|latest|most recently|recent)\b", question.body):
            best = sorted((e for e in events if e.score >= events[0].score - 0.1), key=lambda e: -e.date.days)
        elif re.search(r"\bfirst\b", question.body):
            best = sorted((e for e in events if e.score >= events[0].score - 0.1), key=lambda e: e.date.days)
        if need >= _NEED and len({event.date.start for event in best if event.memory.time == best[0].memory.time}) > 2:
            return ""  # as many dates as statements: none is told
        date = best[0].date
        if re.search(r"\b(?:what|which) year\b", question.body):
            return str(date.start.year)
        if re.search(r"\b(?:what|which) month\b", question.body) and date.granularity in (
            "day",
            "month",
            "week",
            "weekend",
        ):
            return f"{MONTHS[date.start.month - 1]} {date.start.year}"
        return date.text(anchored)
    for thing in question.things if need >= _NEED and not anchored else ():  # "when did Bo move in with Mia?"
        if told_of := told(asked_event(question.text, thing), thing, memories, implicit=False):
            return told_of[0].date.text(anchored)
    return ""


def _body(event: Event, person: str) -> str:
    """The words of an event without its person and date."""
    text = event.statement.clause.text
    for mention in reversed(find_dates(text, event.memory.time)):
        text = text[: mention.start].rstrip() + " " + text[mention.end :].lstrip()
    text = re.sub(rf"^\W*{re.escape(person)}(?:['’]s)?\s+|^\W*(?:I|We)(?:['’](?:ve|m|d))?\s+", "", text)
    text = re.sub(r"\s+(?:on|in|at|during|since|the)?\s*(?=[.,;!?]*\s*$)", "", text)
    return " ".join(text.split()).strip(" .,;!?:-")


def happened(question: Question, memories: Sequence[Recall]) -> str:
    """What is told of a day."""
    asked = question.dates[0]
    found: list[str] = []
    for person in question.people or people_in(memories):
        for memory in memories:
            for statement in about(memory.text, person):
                if not statement.clause.told or statement.clause.third:
                    continue
                for mention in find_dates(statement.clause.text, memory.time):
                    date = mention.date
                    if (asked.start <= date.start and date.end <= asked.end) or (
                        date.start <= asked.start and asked.end <= date.end and date.granularity != "year"
                    ):
                        body = _body(Event(date, statement, memory, 1.0, True), person)
                        if body:
                            found.append(body if question.people else f"{person} {body}")
    return ", ".join(dict.fromkeys(found[:3]))


_HEAD = re.compile(
    r"^.*?\b(?:between|after|before|since|from|apart (?:are|were|was|is|did)|first|earlier|earliest|later|last|latest|sooner|recently|separate[sd]?|did|was|when)\b[,:]?\s+",
    re.IGNORECASE,
)
_JOINT = re.compile(
    r",?\s+(?:(?:was|is) it (?:before |until |till |that |when )*|did it take (?:before |until |till |for )?|(?:passed|went by|elapsed|lay|were there) (?:before|until|till|when|and)?"
    r"|and (?:when |that |the day |the time |then )?|or (?:when )?|to (?:when )?|until |till |before |after |that |did |when )\s*",
    re.IGNORECASE,
)

_HOW_LONG = re.compile(r"[,.;]?\s*\b(?:by |and )?how (?:many|much|long)\b.*$", re.IGNORECASE)


def _splits(question: Question) -> Iterator[tuple[str, str]]:
    """The ways to take the question apart into two events, "between A and B", "after A was it when B", likely ones first."""
    text = question.text.rstrip(" ?.!")
    starts: list[int] = []
    while (head := _HEAD.match(text[starts[-1] if starts else 0 :])) is not None and len(starts) < 8:
        starts.append(head.end() + (starts[-1] if starts else 0))
    for start in reversed(starts):
        rest = text[start:]
        for joint in list(_JOINT.finditer(rest))[:8]:
            first, second = rest[: joint.start()].strip(), rest[joint.end() :].strip()
            if len(first) > 3 and len(second) > 3:
                yield _HOW_LONG.sub("", re.sub(r"^when ", "", first)), second
    lead = re.match(
        r"(?i)^(?:did|was) (.+?) or (.+?)(?: (?:come|happen|occur|take place) (?:first|earlier|later))?$", text
    )
    if lead is not None:
        yield lead[1], lead[2]
    subjects = [at for person in question.people for at, _ in mentions(text, person)]
    if len(subjects) == 2:
        first, second = text[min(subjects) : max(subjects)], text[max(subjects) :]
        yield _HOW_LONG.sub("", first), _HOW_LONG.sub("", second)


def _who(text: str, question: Question) -> str:
    named = [person for person in question.people if mentions(text, person)]
    return named[0] if named else question.people[0]


def _date_of(text: str, question: Question, memories: Sequence[Recall]) -> Event | None:
    person = _who(text, question)
    events = told(asked_event(text, person), person, memories)
    return events[0] if events else None


def _pair(question: Question, memories: Sequence[Recall]) -> tuple[tuple[str, Event], tuple[str, Event]] | None:
    """The two events of a question, as worded and as told; None where one is not told."""
    tried: dict[str, Event | None] = {}
    for texts in _splits(question):
        for text in texts:
            if text not in tried:
                tried[text] = _date_of(text, question, memories)
        first, second = (tried[text] for text in texts)
        if first is not None and second is not None and first.statement is not second.statement:
            return (texts[0], first), (texts[1], second)
    return None


def between(question: Question, memories: Sequence[Recall]) -> str:
    """How long between two events, in the unit asked for."""
    if not question.people:
        return ""
    two = _pair(question, memories)
    if two is None:
        return ""
    (_, first), (_, second) = two
    return _span(abs((second.date.start - first.date.start).days), question.body, first.date, second.date)


def _span(days: int, body: str, first: Date, second: Date) -> str:
    unit = next(
        (u for u in ("day", "week", "month", "year") if re.search(rf"\b(?:many|in|of) (?:\w+ )?{u}s\b", body)), ""
    )
    if not unit:
        unit = (
            "day"
            if days < 14
            else "week"
            if days < 60 and days % 7 == 0
            else "day"
            if days < 60
            else "month"
            if days < 730
            else "year"
        )
    if unit == "month":
        early, late = sorted((first.start, second.start))
        months = (late.year - early.year) * 12 + late.month - early.month - (late.day < early.day)
        amount = (
            max(months, round(days / 30.44))
            if first.granularity == second.granularity == "day" and abs(days / 30.44 - months) > 0.9
            else months
        )
    elif unit == "year":
        amount = round(days / 365.25)
    else:
        amount = days if unit == "day" else round(days / 7)
    return f"{amount} {unit}{'' if amount == 1 else 's'}"


_FOR = re.compile(
    r"\bfor (?:about |around |over |nearly |almost |more than |the (?:past|last) )?(?P<v>(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|several|a couple of) (?:day|week|month|year|hour|minute)s?)(?: now)?\b|\b(?P<w>(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few) (?:day|week|month|year)s?)\b"
)


def duration(question: Question, memories: Sequence[Recall], now: float) -> str:
    """How long something has lasted or lasted: a stated length, else "since" its start."""
    for person in question.people[:1]:
        for event in _events(question.concepts, person, memories):
            match = _FOR.search(event.statement.clause.text)
            if match is not None and not re.search(
                r"\bago\b", event.statement.clause.text[match.end() : match.end() + 5]
            ):
                return match["v"] or match["w"]
            if event.explicit:
                if re.search(r"\bhow many\b", question.body):
                    today = days_to_date(now)
                    return _span((today - event.date.start).days, question.body, event.date, Date(today, today))
                return f"since {event.date.plain}"
    return ""


def order(question: Question, memories: Sequence[Recall]) -> str:
    """Which of two events, or whose, came first (or last)."""
    late = re.search(r"\b(?:later|last|latest|most recent\w*)\b", question.body) is not None
    if len(question.people) > 1 and re.match(r"(?i)\W*(?:who|which (?:one|of))", question.text):
        dated = [
            (events[0].date.start, person)
            for person in question.people
            if (
                events := _events(
                    [c for c in question.concepts if c not in ("first", "last", "later")], person, memories
                )
            )
        ]
        if len(dated) < len(question.people) or dated[0][0] == dated[1][0]:
            return ""
        return sorted(dated)[-1 if late else 0][1]
    two = _pair(question, memories) if question.people else None
    if two is None or two[0][1].date.start == two[1][1].date.start:
        return ""
    chosen, _ = sorted(two, key=lambda event: event[1].date.start)[-1 if late else 0]
    return re.sub(r"^(?:did |when )?", "", chosen).strip(" ?,.")

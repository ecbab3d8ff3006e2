"""The simulator: who says what in which session."""

from __future__ import annotations

from bisect import bisect
from datetime import date, timedelta
from itertools import accumulate
from random import Random
from typing import TypeVar

from memenv.envs.dialogue.generator.config import LifeConfig
from memenv.envs.dialogue.generator.dates import NUMBERS
from memenv.envs.dialogue.generator.log import LoggedFact
from memenv.envs.dialogue.generator.people import ORDERED, SMALL_POOL, People, Person, take
from memenv.envs.dialogue.generator.relations import RELATIONS
from memenv.envs.dialogue.generator.state import Known, State
from memenv.envs.dialogue.generator.talk import Speech, Stage
from memenv.envs.dialogue.generator.words import Words
from memenv.stream import Turn

__all__ = ["Simulator"]

T = TypeVar("T")

_EVENTS = tuple(r.name for r in RELATIONS.values() if r.cardinality == "event")
#: Relations whose value the listener may repeat.
_ECHO = ("home", "trip", "restaurant", "film", "book", "reading", "watching", "concert", "hometown")

#: Nobody changes the same thing more often than this.
_MOST_VALUES = 4


class Simulator:
    """Plays a life session by session; `state` and `log` grow with it.

    Attributes:
        recalls: which secret is to be asked for after which session, (session, person, relation), in that order.
    """

    def __init__(self, rng: Random, config: LifeConfig, words: Words) -> None:
        self.rng, self.config, self.words = rng, config, words
        self.people = People(rng, config, words)
        self.state = State()
        self.log: list[LoggedFact] = []
        self._speech = Speech(rng, words, self.state, self.log)
        acts = config.act_weights()
        self._acts = tuple(getattr(self, f"_{name}") for name in acts)
        self._weights = tuple(accumulate(acts.values()))
        self._unheard: dict[str, list[str]] = {}
        self._plan: dict[int, list[tuple[str, str, str, str]]] = {}
        self.recalls: list[tuple[int, str, str]] = []
        self._secrets()

    def _pick(self, options: list[T] | tuple[T, ...]) -> T:
        return options[int(self.rng.random() * len(options))]

    def _chat(self, name: str) -> str:
        """A phrase of small talk, not heard again before all others were."""
        left = self._unheard.get(name)
        if not left:
            left = self._unheard[name] = list(getattr(self.words.phrases, name))
        return take(self.rng, left)

    def _secrets(self) -> None:
        """Decide which secrets are told when, with which harmless neighbour, when they are asked for, and when some of
        them are to be forgotten."""
        last = self.config.sessions
        for index in range(self.config.forgets + self.config.keeps):
            name = self.people.names[index % 2]
            person = self.people.persons[name]
            neighbour = person.open(("one",)) if person.secrets else None
            if neighbour is None:
                continue
            secret = take(self.rng, person.secrets)
            told = 1 + int(self.rng.random() * max(1, round(last * 0.6) - 1))
            gone = min(last, told + 1 + int(self.rng.random() * 4))
            self._plan.setdefault(told, []).append((name, "secret", secret, neighbour))
            stays = index >= self.config.forgets
            if not stays:
                self._plan.setdefault(gone, []).append((name, "forget", secret, ""))
            between = list(range(told, max(gone, told + 1)))
            asked = [between.pop(int(self.rng.random() * len(between))) for _ in range(self.config.recalls) if between]
            self.recalls.extend((number, name, secret) for number in (*asked, *([last] if stays else ())))
        self.recalls.sort()

    def session(self, number: int, day: date, start: float) -> tuple[Turn, ...]:
        """The turns of session `number` on `day`, the first at `start` (days)."""
        people, rng, config = self.people, self.rng, self.config
        for name, *task in self._plan.get(number, ()):
            people.persons[name].script.append((task[0], task[1], task[2]))
        count = config.min_turns + int(rng.random() * (config.max_turns - config.min_turns + 1))
        name = self._pick(people.names)
        turns: list[Turn] = []
        before: list[LoggedFact] = []
        for index in range(1, count + 1):
            other = people.other(name)
            time = start + (index - 1) / 720
            stage = Stage(name, other, f"D{number}:{index}", number, day, time)
            known = len(self.log)
            text = self._turn(people.persons[name], stage, before)
            if index == 1 and rng.random() < 0.5:
                text = self._pick(self.words.phrases.greet).format(x=other) + " " + text
            before = self.log[known:]
            turns.append(Turn(name, text, time, stage.source))
            name = other
        return tuple(turns)

    def _turn(self, person: Person, stage: Stage, before: list[LoggedFact]) -> str:
        if person.script:
            kind, relation, neighbour = person.script.pop(0)
            if kind == "forget":
                return self._speech.forget(stage, relation)
            return self._confide(person, stage, relation, neighbour)
        if self.rng.random() >= self.config.distractors:
            said = self._fact(person, stage)
            if said and self.rng.random() < self.config.double:
                said = f"{said} {self._fact(person, stage) or ''}".rstrip()
            if said:
                return self._speech.frame(said)
        if self.rng.random() < self.config.traps:
            said = self._trap(person, stage)
            if said:
                return said
        return self._small_talk(stage, before)

    def _small_talk(self, stage: Stage, before: list[LoggedFact]) -> str:
        phrases, rng = self.words.phrases, self.rng
        if before and rng.random() < 0.6:
            told = before[0]
            if told.relation in _ECHO and told.op == "set" and not told.flag and rng.random() < 0.5:
                return self._pick(phrases.echo).format(x=stage.listener, v=told.value)
            return self._chat("react").format(x=stage.listener)
        more = self._chat("chat_more").format(x=stage.listener)
        return f"{self._chat('chat')} {more}"

    def _confide(self, person: Person, stage: Stage, relation: str, neighbour: str) -> str:
        """A harmless fact and a secret in one turn."""
        said = self._first(person, stage, neighbour)
        while not said and (other := person.open(("one",))) is not None:
            said = self._first(person, stage, other)
        value = self.people.draw(RELATIONS[relation].pool)
        if value is None:
            raise AssertionError(f"no value left for the secret {relation!r}")
        secret = self._speech.tell(stage, relation, value)
        return f"{said} {self._pick(self.words.phrases.secret).format(s=secret)}".lstrip()

    def _fact(self, person: Person, stage: Stage) -> str:
        """One fact, or "" when nothing is left to say."""
        for _ in range(2):
            act = bisect(self._weights, self.rng.random() * self._weights[-1])
            said: str = self._acts[act](person, stage)
            if said:
                return said
        return self._tell(person, stage)

    def _tell(self, person: Person, stage: Stage) -> str:
        relation = person.open()
        return self._first(person, stage, relation) if relation else ""

    def _first(self, person: Person, stage: Stage, relation: str) -> str:
        """The first statement about a relation."""
        row = RELATIONS[relation]
        if row.cardinality == "count":
            kind = person.collects if row.kinds else ""
            return self._speech.tell(stage, relation, NUMBERS[4 + int(self.rng.random() * 8)], kind)
        value = self.people.value(person.name, relation, self.state)
        if value is None:
            return ""
        if row.cardinality != "one":
            return self._member(stage, relation, value)
        dated = relation not in ORDERED and self.rng.random() < 0.35
        return self._speech.change(stage, relation, value, True) if dated else self._speech.tell(stage, relation, value)

    def _member(self, stage: Stage, relation: str, value: str) -> str:
        """One more member of a relation with many, of the kind of an earlier one more often than not."""
        kind = ""
        if RELATIONS[relation].kinds:
            known = self.state.get(stage.speaker, relation)
            if known and known.members and self.rng.random() < 0.65:
                kind = self._pick(known.members).kind
            else:
                kind = self._pick(self.words.values[RELATIONS[relation].kinds])
        return self._speech.add(stage, relation, value, kind)

    def _old(self, person: Person, stage: Stage, *cardinalities: str) -> list[tuple[str, Known]]:
        """What the person told, but did not speak of in this very session."""
        return [
            (relation, known)
            for relation in person.told
            if RELATIONS[relation].cardinality in cardinalities
            and (known := self.state.get(person.name, relation)) is not None
            and known.session != stage.session
        ]

    def _present(self, person: Person, stage: Stage) -> list[LoggedFact]:
        """Old present values of relations with one value."""
        return [fact for _, known in self._old(person, stage, "one") if (fact := known.present) is not None]

    def _change(self, person: Person, stage: Stage) -> str:
        found = [
            relation
            for relation, known in self._old(person, stage, "one")
            if not RELATIONS[relation].fixed and len(known.history) < _MOST_VALUES
        ]
        if not found:
            return ""
        relation = self._pick(found)
        value = self.people.value(person.name, relation, self.state)
        return self._speech.change(stage, relation, value, False) if value else ""

    def _grow(self, person: Person, stage: Stage) -> str:
        found = self._old(person, stage, "many", "count")
        if not found:
            return ""
        relation, _ = self._pick(found)
        if RELATIONS[relation].cardinality == "count":
            return self._speech.more(stage, relation, NUMBERS[2 + int(self.rng.random() * 4)])
        value = self.people.value(person.name, relation, self.state)
        return self._member(stage, relation, value) if value else ""

    def _event(self, person: Person, stage: Stage) -> str:
        relation = self._pick(_EVENTS)
        value = self.people.value(person.name, relation, self.state)
        return self._speech.add(stage, relation, value, "") if value else ""

    def _end(self, person: Person, stage: Stage) -> str:
        options: list[tuple[str, str, str]] = []
        for relation, known in self._old(person, stage, "one", "many", "count"):
            if not self.words.talk[relation].end:
                continue
            if RELATIONS[relation].cardinality == "count":
                if known.total > 6:
                    options.append((relation, NUMBERS[2 + int(self.rng.random() * 2)], known.members[0].kind))
            elif known.present:
                options.append((relation, known.present.value, ""))
            else:
                options.extend((relation, member.value, member.kind) for member in known.members)
        return self._speech.end(stage, *self._pick(options)) if options else ""

    def _correct(self, person: Person, stage: Stage) -> str:
        found = [f for f in self._present(person, stage) if f.relation not in ORDERED and f.op == "set"]
        if not found:
            return ""
        fact = self._pick(found)
        value = self.people.value(person.name, fact.relation, self.state)
        return self._speech.correct(stage, fact.relation, value, fact.value) if value else ""

    def _restate(self, person: Person, stage: Stage) -> str:
        found = self._present(person, stage)
        if not found:
            return ""
        fact = self._pick(found)
        return self._speech.tell(stage, fact.relation, fact.value)

    def _secret(self, person: Person, stage: Stage) -> str:
        if not person.secrets:
            return ""
        relation = take(self.rng, person.secrets)
        value = self.people.draw(RELATIONS[relation].pool)
        return self._speech.tell(stage, relation, value) if value else ""

    def _trap(self, person: Person, stage: Stage) -> str:
        """Something that looks like a fact about the speaker and is none."""
        talk = self.words.talk
        relations = [*person.told, "trip", "concert", "purchase", "hobby", "instrument", "home"]
        relation = self._pick(relations)
        flag = self._pick(("hypothetical", "third", "negated", "past"))
        phrase = {"hypothetical": talk[relation].do, "third": talk[relation].did}.get(flag, talk[relation].habit)
        pool = RELATIONS[relation].pool
        if not phrase or relation in ORDERED or len(self.words.values[pool]) < SMALL_POOL:
            return ""
        value = self.people.draw(pool)
        return self._speech.trap(stage, relation, value, flag) if value else ""


def next_day(rng: Random, config: LifeConfig, day: date) -> date:
    """The day of the following session."""
    return day + timedelta(config.min_gap + int(rng.random() * (config.max_gap - config.min_gap + 1)))

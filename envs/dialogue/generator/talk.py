"""From facts to utterances: picks a template, fills it, logs the fact."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from memenv.envs.dialogue.generator.dates import past_phrase, soon_phrase
from memenv.envs.dialogue.generator.log import LoggedFact, Op
from memenv.envs.dialogue.generator.relations import RELATIONS
from memenv.envs.dialogue.generator.state import State
from memenv.envs.dialogue.generator.words import Words
from memenv.stream import days_to_date

__all__ = ["Speech", "Stage", "article"]

#: What a general template takes from the relation's `Talk`.
_OWN = tuple((name, "{" + name + "}") for name in ("do", "did", "habit", "topic"))


def article(value: str) -> str:
    """ "a" or "an", by the first letter."""
    return "an" if value[:1].lower() in "aeio" or value[:2].lower() == "um" else "a"


@dataclass(frozen=True, slots=True)
class Stage:
    """The turn that is being said: who, to whom, its source ("D3:5"), session number, day and time (days)."""

    speaker: str
    listener: str
    source: str
    session: int
    day: date
    time: float


class Speech:
    """Says things: every method returns the sentence and puts the fact into the log and the state."""

    def __init__(self, rng: Random, words: Words, state: State, log: list[LoggedFact]) -> None:
        self._rng, self._words, self._state, self._log = rng, words, state, log

    def _pick(self, options: tuple[str, ...]) -> str:
        return options[int(self._rng.random() * len(options))]

    def _say(
        self,
        stage: Stage,
        template: str,
        relation: str,
        op: Op,
        value: str,
        kind: str = "",
        old: str = "",
        flag: str = "",
    ) -> str:
        when = iso = ""
        if "{when}" in template or "{since}" in template:
            when, iso = self._when(stage, relation, "{since}" in template)
        elif "{soon}" in template:
            when, iso = soon_phrase(self._rng, stage.day)
        talk, a = self._words.talk[relation], article(value)
        own = {
            name: self._pick(getattr(talk, name)).format(v=value, a=a)
            for name, placeholder in _OWN
            if placeholder in template
        }
        text = template.format(v=value, a=a, k=kind, when=when, since=when, soon=when, old=old, **own)
        if text[0].islower():
            text = text[0].upper() + text[1:]
        fact = LoggedFact(
            stage.time, stage.source, stage.session, stage.speaker, relation, op, value, kind, iso, old, flag
        )
        self._log.append(fact)
        self._state.apply(fact)
        return text

    def _when(self, stage: Stage, relation: str, since: bool) -> tuple[str, str]:
        """A past date that contradicts nothing said before about the relation; `since`: one that fits "since ..."."""
        known = self._state.get(stage.speaker, relation)
        earliest = stage.day - timedelta(40)
        if known and known.history:
            earliest = max(earliest, days_to_date(known.time) + timedelta(1))
        distant = RELATIONS[relation].cardinality == "event" or relation in ("course", "award")
        while True:
            phrase, iso = past_phrase(self._rng, stage.day, earliest, distant)
            if not since:
                return phrase, iso
            if not phrase.endswith(" ago"):
                return phrase.removeprefix("on "), iso

    def frame(self, said: str) -> str:
        """A statement, sometimes with something before or after it."""
        roll = self._rng.random()
        if roll < 0.2:
            return f"{self._pick(self._words.phrases.openers)} {said}"
        return f"{said} {self._pick(self._words.phrases.closers)}" if roll < 0.4 else said

    def tell(self, stage: Stage, relation: str, value: str, kind: str = "") -> str:
        """A present value, without a date."""
        return self._say(stage, self._pick(self._words.talk[relation].tell), relation, "set", value, kind)

    def change(self, stage: Stage, relation: str, value: str, first: bool) -> str:
        """A new value. As the `first` one it is told by its date, or plainly where templates have none."""
        talk = self._words.talk[relation]
        options = talk.change
        if first:
            options = tuple(t for t in options if "{when}" in t or "{since}" in t)
        return self._say(stage, self._pick(options or talk.tell), relation, "set", value)

    def add(self, stage: Stage, relation: str, value: str, kind: str) -> str:
        """A new member or an event."""
        talk = self._words.talk[relation]
        known = self._state.get(stage.speaker, relation)
        members = known.members if known else []
        same = [member for member in members if member.kind == kind]
        if same and talk.again:
            options = talk.again
        elif talk.change and (not talk.tell or self._rng.random() < 0.6):
            options = talk.change
        else:
            options = talk.tell
        return self._say(stage, self._pick(options), relation, "add", value, kind)

    def more(self, stage: Stage, relation: str, value: str) -> str:
        """A number that grows."""
        known = self._state.get(stage.speaker, relation)
        kind = known.members[0].kind if known else ""
        return self._say(stage, self._pick(self._words.talk[relation].again), relation, "add", value, kind)

    def end(self, stage: Stage, relation: str, value: str, kind: str) -> str:
        """Something that is no more."""
        return self._say(stage, self._pick(self._words.talk[relation].end), relation, "end", value, kind)

    def correct(self, stage: Stage, relation: str, value: str, old: str) -> str:
        """A correction: `old` never was true."""
        return self._say(stage, self._pick(self._words.phrases.correct), relation, "correct", value, old=old)

    def trap(self, stage: Stage, relation: str, value: str, flag: str) -> str:
        """A hypothetical, somebody else's fact, a negation, or an old habit."""
        phrases = self._words.phrases
        options = {
            "hypothetical": phrases.hypothetical,
            "third": phrases.third,
            "negated": phrases.negated,
            "past": phrases.past,
        }[flag]
        op: Op = "set" if RELATIONS[relation].cardinality == "one" else "add"
        return self._say(stage, self._pick(options), relation, op, value, flag=flag)

    def forget(self, stage: Stage, relation: str) -> str:
        """The request to forget a secret; it does not say the secret again."""
        known = self._state.get(stage.speaker, relation)
        if known is None or not known.history:
            raise AssertionError(f"{stage.speaker} never told {relation!r}")
        return self._say(stage, self._pick(self._words.phrases.forget), relation, "forget", known.history[-1].value)

"""How big and how hard a generated life is."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

from memenv.errors import MemenvError

__all__ = ["PRESETS", "LifeConfig"]

_WEIGHTS = ("tell", "change", "grow", "event", "end", "correct", "restate", "secret")
_ASKS = ("multi_hop", "temporal", "open_domain", "single_hop", "adversarial", "update", "forget")


@dataclass(frozen=True)
class LifeConfig:
    """Sizes and mix of a life. The defaults are the preset `default`.

    Attributes:
        sessions: conversations in the life.
        min_turns, max_turns: utterances in a session.
        distractors: share of turns that tell no fact: small talk, reactions and traps.
        traps: share of the distractors that look like a fact and are none (hypothetical, third person, negation, old
            habit).
        double: chance that a turn with a fact tells two.
        one, many: how many relations with one value, and how many that accumulate, each person talks about at first;
            more are opened when these are used up.
        tell, change, grow, event, end, correct, restate, secret: weights of what a fact turn does: opens a relation,
            replaces a value, adds a member, tells an event, ends something, corrects, repeats, tells a secret.
        forgets: secrets that their owner later asks to forget.
        keeps: secrets told in the same way that stay: asked once more after the last session.
        recalls: how often each of those secrets is asked while it may be known, one session a question at most.
        questions: items asked, at most.
        multi_hop .. forget: weights of the seven categories.
        min_gap, max_gap: days between sessions.
        items: "interleaved" between sessions, or all at the "end".
        split: "train" or "test": disjoint vocabulary and templates.
    """

    sessions: int = 14
    min_turns: int = 5
    max_turns: int = 6
    distractors: float = 0.5
    traps: float = 0.35
    double: float = 0.2
    one: int = 5
    many: int = 3
    tell: float = 1.0
    change: float = 1.8
    grow: float = 1.6
    event: float = 0.5
    end: float = 0.3
    correct: float = 0.3
    restate: float = 1.2
    secret: float = 0.1
    forgets: int = 1
    keeps: int = 0
    recalls: int = 0
    questions: int = 28
    multi_hop: float = 0.22
    temporal: float = 0.16
    open_domain: float = 0.08
    single_hop: float = 0.12
    adversarial: float = 0.10
    update: float = 0.26
    forget: float = 0.04
    min_gap: int = 2
    max_gap: int = 11
    items: Literal["interleaved", "end"] = "interleaved"
    split: Literal["train", "test"] = "train"

    def validate(self) -> None:
        """Check every field.

        Raises:
            MemenvError: a field is out of range; names the field, the value and what is allowed.
        """
        for item in fields(self):
            value = getattr(self, item.name)
            if item.name in ("items", "split"):
                allowed = ("interleaved", "end") if item.name == "items" else ("train", "test")
                if value not in allowed:
                    _refuse(item.name, value, " or ".join(repr(option) for option in allowed))
            elif isinstance(item.default, int):
                if isinstance(value, bool) or not isinstance(value, int):
                    _refuse(item.name, value, "a whole number")
            elif isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e6:
                _refuse(item.name, value, "a number from 0 on")
        for name, low, high in (
            ("sessions", 1, 1000),
            ("min_turns", 2, 100),
            ("max_turns", self.min_turns, 100),
            ("one", 0, 50),
            ("many", 0, 50),
            ("forgets", 0, 10),
            ("keeps", 0, 10),
            ("recalls", 0, 10),
            ("questions", 1, 10_000),
            ("min_gap", 1, 365),
            ("max_gap", self.min_gap, 365),
        ):
            if not low <= getattr(self, name) <= high:
                _refuse(name, getattr(self, name), f"{low} to {high}")
        for name in ("distractors", "traps", "double"):
            if getattr(self, name) > 1:
                _refuse(name, getattr(self, name), "a share from 0 to 1")
        for group in (_WEIGHTS, _ASKS):
            if sum(getattr(self, name) for name in group) <= 0:
                raise MemenvError(f"life: the weights {', '.join(group)} are all 0; make one of them positive")

    def ask_weights(self) -> tuple[float, ...]:
        """The weights of categories 1 to 7."""
        return tuple(getattr(self, name) for name in _ASKS)

    def act_weights(self) -> dict[str, float]:
        """The weights of what a turn with a fact does."""
        return {name: getattr(self, name) for name in _WEIGHTS}


def _refuse(name: str, value: object, allowed: str) -> None:
    raise MemenvError(f"life: {name}={value!r} is not possible; allowed: {allowed}")


#: Named sizes.
PRESETS: dict[str, LifeConfig] = {
    "tiny": LifeConfig(sessions=4, min_turns=3, max_turns=4, one=3, many=2, forgets=1, questions=6),
    "easy": LifeConfig(
        sessions=8, distractors=0.3, traps=0.1, one=5, many=2, change=0.8, end=0.0, correct=0.0, forgets=1, questions=16
    ),
    "default": LifeConfig(),
    "hard": LifeConfig(
        sessions=22, max_turns=8, distractors=0.6, traps=0.5, double=0.25, one=7, many=4, forgets=3, questions=45
    ),
    "long": LifeConfig(
        sessions=90, min_turns=6, max_turns=8, distractors=0.6, one=10, many=6, forgets=5, questions=150
    ),
    # Secrets are worth storing until their owner asks to forget them: to store none costs what `recalls` ask, to delete
    # them unasked what is asked of `keeps`, and to keep them all what `forget` asks.
    "forget": LifeConfig(
        sessions=12,
        one=4,
        many=2,
        forgets=6,
        keeps=3,
        recalls=1,
        secret=0.4,
        questions=32,
        forget=0.45,
        multi_hop=0.08,
        temporal=0.08,
    ),
}

"""The shape of a wording."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["Phrases", "Talk", "Words", "listed"]


def listed(text: str) -> tuple[str, ...]:
    """The parts of "one|two|three"."""
    return tuple(text.split("|"))


@dataclass(frozen=True, slots=True)
class Talk:
    """How people speak about one relation.

    Placeholders: {v} value, {k} kind (a pet's species, what is collected), {a} "a" or "an" before {v}, {when} a past
    time phrase, {since} one that fits after "since", {soon} one to come, {p} and {q} the two persons, {now} the
    present value, {bad} and {good} something to eat that the fact rules out or allows.

    Attributes:
        tell: first-person statements of a present value or a new member.
        change: dated first-person statements of a new value, a new member or an event ({when}).
        again: as `change`, when a member of the same kind is there already ("another dog"); numbers that grow.
        end: statements that a value or member is no more.
        ask: questions for the present value, or for all members.
        before: questions for the value before the present one.
        count: questions for the number of members.
        more: questions which of two persons has more.
        shared: questions what two persons have in common.
        yes, no: inference questions whose answer is Yes (No) where the fact holds.
        ask_when: questions for the date; empty means the general ones with `do` and `did`.
        do, did: "move to {v}", "moved to {v}": hypotheticals, third parties, date questions.
        habit: "live in {v}": negations and old habits; empty where they make no sense.
        topic: nouns for corrections and forget requests ("my TOPIC").
    """

    tell: tuple[str, ...] = ()
    change: tuple[str, ...] = ()
    again: tuple[str, ...] = ()
    end: tuple[str, ...] = ()
    ask: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    count: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    shared: tuple[str, ...] = ()
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    ask_when: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    did: tuple[str, ...] = ()
    habit: tuple[str, ...] = ()
    topic: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Phrases:
    """Wording that no single relation owns. {x} is the other speaker's name; {did}, {do}, {habit}, {topic} come from
    the relation's `Talk`."""

    openers: tuple[str, ...]
    closers: tuple[str, ...]
    correct: tuple[str, ...]
    hypothetical: tuple[str, ...]
    third: tuple[str, ...]
    negated: tuple[str, ...]
    past: tuple[str, ...]
    forget: tuple[str, ...]
    react: tuple[str, ...]
    echo: tuple[str, ...]
    greet: tuple[str, ...]
    chat: tuple[str, ...]
    chat_more: tuple[str, ...]
    secret: tuple[str, ...]
    ask_when: tuple[str, ...]
    between_days: tuple[str, ...]
    between_weeks: tuple[str, ...]
    kind_count: tuple[str, ...]
    kind_names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """A wording: vocabulary and templates that belong together.

    Attributes:
        values: pool -> values.
        talk: relation -> templates.
        phrases: templates that no relation owns.
        dishes: allergen -> something to eat that contains it.
        diets: diet -> (what it rules out, what it allows).
    """

    values: Mapping[str, tuple[str, ...]]
    talk: Mapping[str, Talk]
    phrases: Phrases
    dishes: Mapping[str, str]
    diets: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]

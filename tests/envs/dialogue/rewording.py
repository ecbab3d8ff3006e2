"""Unseen rewordings of hindsight: the oracle's memories as another person or a language model would put them.

Written without knowledge of any reader, and frozen: a test of understanding, never something to tune for. Names,
values, counts and dates stay; everything else may change. An earlier value stays marked as earlier.

    paraphrase("Mia lives in Rome.", 0)   one or more English sentences
    as_json(["Mia lives in Rome."], 0)    one JSON document
    as_list("Mia lives in Rome.", 0)      lines of a list
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Literal

from memenv.envs.dialogue.generator.dates import MONTHS, NUMBERS
from memenv.envs.dialogue.generator.relations import RELATIONS, Relation
from memenv.envs.dialogue.generator.talk import article
from memenv.envs.dialogue.generator.words import words

__all__ = ["Fact", "as_json", "as_list", "paraphrase", "parse"]


@dataclass(frozen=True, slots=True)
class Fact:
    """What one hindsight sentence says.

    Attributes:
        person, relation: whom and what it is about.
        form: "now" holds, or happened; "before" held earlier; "dated" happened on `date`.
        values: one, or all members of a list; empty for a number.
        kind: a pet's species, what is collected.
        count: the number, of a relation with a number.
        date: "2023-05-06", "2023-05" or "2023".
    """

    person: str
    relation: str
    form: Literal["now", "before", "dated"]
    values: tuple[str, ...]
    kind: str = ""
    count: int | None = None
    date: str = ""


# ---------------------------------------------------------------------------------------------------------------------
# Reading the oracle's own sentences


def parse(text: str) -> tuple[Fact, ...]:
    """The facts of a hindsight text, one per sentence.

    Raises:
        ValueError: a sentence has none of the forms that hindsight writes.
    """
    return tuple(_parse_sentence(sentence) for sentence in text.removesuffix(".").split(". "))


_DATE = re.compile(r"(.+) (?:on|in) (?:(?:(\d{1,2}) )?(" + "|".join(MONTHS) + r") )?(\d{4})")
_PETS = re.compile(r"(?P<p>[^\W\d_a-z]\w*) has (?P<n>\w+) (?P<k>\w+)s: (?P<v>.+)")


@cache
def _parse_sentence(sentence: str) -> Fact:
    for row in RELATIONS.values():
        fact = _as_relation(sentence, row)
        if fact is not None:
            return fact
    raise ValueError(f"not a hindsight sentence: {sentence!r}")


def _as_relation(sentence: str, row: Relation) -> Fact | None:
    if row.cardinality == "count":
        found = _regex(row.now, r"\d+").fullmatch(sentence)
        kind = found.groupdict().get("k") or "" if found else ""
        if found is None or (row.kinds and kind not in _pool(row.kinds)):
            return None
        return Fact(found["p"], row.name, "now", (), kind, int(found["v"]))
    earlier = sentence.removeprefix("Before that ")
    if earlier != sentence:
        return _matched(earlier, row, row.then, "before")
    if dated := _DATE.fullmatch(sentence):
        clause, day, month, year = dated.groups()
        iso = year + (f"-{MONTHS.index(month) + 1:02d}" if month else "") + (f"-{int(day):02d}" if day else "")
        if (fact := _matched(clause, row, row.dated, "dated", iso)) is not None:
            return fact
    if row.kinds and (pets := _PETS.fullmatch(sentence)):
        values = _members(pets["v"], row.pool)
        return Fact(pets["p"], row.name, "now", values, pets["k"]) if len(values) > 1 else None
    return _matched(sentence, row, row.now, "now") or _matched(sentence, row, row.plural, "now")


def _matched(
    clause: str, row: Relation, template: str, form: Literal["now", "before", "dated"], date: str = ""
) -> Fact | None:
    found = _regex(template).fullmatch(clause) if template else None
    values = _members(found["v"], row.pool) if found else ()
    if found is None or not values:
        return None
    return Fact(found["p"], row.name, form, values, found.groupdict().get("k") or "", date=date)


@cache
def _regex(template: str, value: str = ".+") -> re.Pattern[str]:
    parts = {"{p}": r"(?P<p>[^\W\d_a-z]\w*)", "{v}": f"(?P<v>{value})", "{a}": "an?", "{k}": r"(?P<k>\w[\w ]*)"}
    return re.compile("".join(parts.get(part) or re.escape(part) for part in re.split(r"(\{\w\})", template)))


@cache
def _pool(name: str) -> frozenset[str]:
    return frozenset(words("train").values[name]) | frozenset(words("test").values[name])


def _members(text: str, pool: str) -> tuple[str, ...]:
    """The values of a list such as "a, b and c"; () where it is none of values of the pool."""
    if text in _pool(pool):
        return (text,)
    for found in re.finditer(", | and ", text):
        if text[: found.start()] in _pool(pool) and (rest := _members(text[found.end() :], pool)):
            return (text[: found.start()], *rest)
    return ()


# ---------------------------------------------------------------------------------------------------------------------
# Wordings. {p} the person, {ps} possessive, {v} value or list, {a} article of {v}, {o} earlier value, {b} its article,
# {k} kind, {n} number, {when} "on 6 May 2023", {day} "6 May 2023".


def _w(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("|"))


@dataclass(frozen=True, slots=True)
class Wording:
    """How a relation may be put.

    Attributes:
        labels: short names, for lists and JSON.
        now: sentences of a present value, or of a single member.
        several: of several members.
        past: sentences in the past tense, which need a frame of `_EARLIER`.
        used: sentences that mark the value as an earlier one by themselves.
        pair: sentences of the present value {v} and the earlier one {o}.
        dated: clauses of what happened; without {when} or {day} they take a frame of `_FRAMES`.
        acts: what happened, without its person, for lists and JSON.
    """

    labels: tuple[str, ...]
    now: tuple[str, ...] = ()
    several: tuple[str, ...] = ()
    past: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    pair: tuple[str, ...] = ()
    dated: tuple[str, ...] = ()
    acts: tuple[str, ...] = ()


def _favourite(noun: str, more: str, past: str, pair: str) -> Wording:
    """A favourite thing; with wordings that fit this thing only."""
    american = noun.replace("colour", "color")
    return Wording(
        _w(f"favourite {noun}|favorite {american}"),
        now=(
            *_w("{ps} favorite " + american + " is {v}|{v} is {ps} favourite " + noun),
            *_w("Of all " + noun + "s, {p} likes {v} best|{p} names {v} as favourite " + noun),
            *_w(more),
        ),
        past=_w("{ps} favorite " + american + " was {v}|{v} was {ps} favourite " + noun),
        used=(
            *_w("{ps} favourite " + noun + " used to be {v}|{ps} previous favorite " + american + " was {v}"),
            *_w(past),
        ),
        pair=(
            *_w("{ps} favourite " + noun + " changed from {o} to {v}"),
            *_w("{ps} favorite " + american + " used to be {o}, but now it is {v}"),
            *_w(pair),
        ),
    )


_WORDINGS: dict[str, Wording] = {
    "home": Wording(
        _w("home|residence|lives in"),
        now=_w(
            "{p} calls {v} home|{ps} place of residence is {v}|{p} is living in {v}|{p} resides in {v}"
            "|{ps} home is in {v}|{p} is based in {v} these days"
        ),
        past=_w("{p} was living in {v}|{ps} home was {v}|{p} resided in {v}"),
        used=_w("{p} used to live in {v}|{p} formerly lived in {v}|{p} is a former resident of {v}"),
        pair=_w(
            "{p} moved from {o} to {v}|{p} used to live in {o} and now lives in {v}"
            "|{p} now lives in {v}, having left {o}|After living in {o}, {p} now calls {v} home"
        ),
        dated=_w(
            "{p} relocated to {v}|{p} made the move to {v}|{p} settled in {v}|{ps} move to {v} was {when}"
            "|{p} has lived in {v} since {day}"
        ),
        acts=_w("moved to {v}|relocated to {v}|move to {v}"),
    ),
    "job": Wording(
        _w("job|occupation|profession"),
        now=_w(
            "{p} is {a} {v}|{ps} job is {v}|{p} earns a living as {a} {v}|{ps} occupation is {v}"
            "|{p} is employed as {a} {v}|{p} is {a} {v} by profession"
        ),
        past=_w("{p} was {a} {v}|{ps} job was {v}|{p} was working as {a} {v}"),
        used=_w("{p} used to be {a} {v}|{p} is a former {v}|{ps} previous job was {v}|{p} formerly worked as {a} {v}"),
        pair=_w(
            "{p}, formerly {b} {o}, is now {a} {v}|{p} went from being {b} {o} to being {a} {v}"
            "|{p} used to work as {b} {o} but is now {a} {v}|{p} changed careers from {o} to {v}"
        ),
        dated=_w(
            "{p} became {a} {v}|{p} began a new job as {a} {v}|{p} began working as {a} {v}|{p} took a job as {a} {v}"
            "|{p} has been working as {a} {v} since {day}|{ps} start as {a} {v} was {when}"
        ),
        acts=_w("started working as {a} {v}|became {a} {v}|new job as {v}"),
    ),
    "employer": Wording(
        _w("employer|company|works at"),
        now=_w(
            "{ps} employer is {v}|{p} is employed by {v}|{p} has a job at {v}|{p} works at {v}|{v} employs {p}"
            "|{p} is on the staff of {v}"
        ),
        past=_w("{ps} employer was {v}|{p} was employed by {v}|{p} was working at {v}"),
        used=_w("{p} used to work for {v}|{ps} former employer is {v}|{p} is a former employee of {v}"),
        pair=_w(
            "{p} left {o} and now works for {v}|{p} switched employers from {o} to {v}"
            "|{p} works at {v} now and used to work at {o}|{p}, previously with {o}, is now employed by {v}"
        ),
        dated=_w(
            "{p} started at {v}|{p} began working for {v}|{p} got hired by {v}|{p} has worked for {v} since {day}"
            "|{ps} start at {v} was {when}"
        ),
        acts=_w("joined {v}|started at {v}|hired by {v}"),
    ),
    "partner": Wording(
        _w("partner|significant other|in a relationship with"),
        now=_w(
            "{p} is in a relationship with {v}|{p} and {v} are a couple|{p} is together with {v}|{v} is {ps} partner"
            "|{p} is dating {v}|{ps} significant other is {v}"
        ),
        past=_w("{p} was in a relationship with {v}|{p} was together with {v}|{v} was {ps} partner"),
        used=_w("{ps} ex is {v}|{p} used to be with {v}|{ps} former partner is {v}|{p} used to date {v}"),
        pair=_w(
            "{p} is now with {v} and used to be with {o}|{p} split up with {o} and is now together with {v}"
            "|{ps} current partner is {v}, and {ps} ex is {o}|After {o}, {v} became {ps} partner"
        ),
        dated=_w(
            "{p} became a couple with {v}|{p} started dating {v}|{p} began a relationship with {v}"
            "|{p} and {v} have been together since {day}|{p} and {v} became a couple"
        ),
        acts=_w("got together with {v}|started dating {v}|began a relationship with {v}"),
    ),
    "marital": Wording(
        _w("marital status|relationship status|civil status"),
        now=_w(
            "{ps} marital status is {v}|{p} is currently {v}|As far as marital status goes, {p} is {v}"
            "|These days {p} is {v}"
        ),
        past=_w("{ps} marital status was {v}|{p} had been {v}"),
        used=_w("{p} used to be {v}|{ps} earlier marital status was {v}|{p} was formerly {v}"),
        pair=_w(
            "{p} used to be {o} and is now {v}|{ps} marital status changed from {o} to {v}"
            "|{p} went from {o} to {v}|{p}, previously {o}, is {v} now"
        ),
        dated=_w(
            "{p} became {v}|{ps} marital status changed to {v}|{p} has been {v} since {day}|As of {day}, {p} is {v}"
        ),
        acts=_w("got {v}|became {v}|marital status changed to {v}"),
    ),
    "car": Wording(
        _w("car|vehicle|drives"),
        now=_w(
            "{ps} car is {a} {v}|{p} owns {a} {v}|{p} gets around in {a} {v}|The car {p} drives is {a} {v}"
            "|{p} has {a} {v}|{p} is driving {a} {v} at the moment"
        ),
        past=_w("{ps} car was {a} {v}|{p} owned {a} {v}|{p} had {a} {v}"),
        used=_w("{p} used to drive {a} {v}|{ps} old car was {a} {v}|{ps} previous car was {a} {v}"),
        pair=_w(
            "{p} replaced {b} {o} with {a} {v}|{p} traded {b} {o} for {a} {v}"
            "|{p} used to drive {b} {o} and now drives {a} {v}|{ps} car is {a} {v}, and the one before was {b} {o}"
        ),
        dated=_w(
            "{p} purchased {a} {v}|{p} got {a} {v}|{p} became the owner of {a} {v}|{p} has owned {a} {v} since {day}"
            "|{ps} purchase of {a} {v} was {when}"
        ),
        acts=_w("bought {a} {v}|purchased {a} {v}|new car: {v}"),
    ),
    "commute": Wording(
        _w("commute|way to work|gets to work"),
        now=_w(
            "{p} commutes {v}|{p} travels to work {v}|{p} gets to work {v}|{ps} commute is {v}"
            "|{p} makes the trip to work {v}"
        ),
        past=_w("{p} commuted {v}|{p} travelled to work {v}|{ps} commute was {v}"),
        used=_w("{p} used to commute {v}|{p} used to get to work {v}|{ps} former commute was {v}"),
        pair=_w(
            "{p} used to commute {o} but now commutes {v}|{p} now gets to work {v} instead of {o}"
            "|{ps} commute changed from {o} to {v}|{p} stopped going to work {o} and now goes {v}"
        ),
    ),
    "diet": Wording(
        _w("diet|eats|dietary preference"),
        now=_w(
            "{p} follows a {v} diet|{p} eats {v}|{p} is {v}|{p} keeps to {v} food|{p} sticks to a {v} diet"
            "|{p} only eats {v} food"
        ),
        past=_w("{p} followed a {v} diet|{p} ate {v}|{p} kept to {v} food"),
        used=_w("{p} used to be {v}|{p} used to follow a {v} diet|{ps} former diet was {v}"),
        pair=_w(
            "{p} switched from a {o} to a {v} diet|{p} used to eat {o} and now eats {v}"
            "|{ps} diet went from {o} to {v}|{p}, formerly {o}, now follows a {v} diet"
        ),
        dated=_w(
            "{p} became {v}|{p} switched to a {v} diet|{p} started eating {v}|{p} has been {v} since {day}"
            "|{p} turned {v}"
        ),
        acts=_w("went {v}|switched to a {v} diet|became {v}"),
    ),
    "food": _favourite(
        "food",
        "{p} loves {v} more than any other food|There is nothing {p} would rather eat than {v}",
        "{p} used to like {v} best of all foods",
        "{p} now prefers {v} to {o}, the old favourite food",
    ),
    "colour": _favourite(
        "colour",
        "{p} likes the colour {v} best|The color {p} loves most is {v}",
        "The color {p} used to love most was {v}",
        "The color {p} loves most is {v}, where it used to be {o}",
    ),
    "genre": Wording(
        _w("favourite music genre|favorite genre|music"),
        now=_w(
            "{ps} favorite genre of music is {v}|{p} likes {v} best when it comes to music|{ps} preferred music is {v}"
            "|{p} prefers {v} to any other music|{p} mostly listens to {v}"
        ),
        past=_w("{ps} favorite genre of music was {v}|{ps} preferred music was {v}|{p} mostly listened to {v}"),
        used=_w("{p} used to listen mostly to {v}|{ps} favourite music used to be {v}"),
        pair=_w(
            "{ps} taste in music moved from {o} to {v}|{ps} favourite music used to be {o} and is now {v}"
            "|{p} likes {v} best now and used to prefer {o} when it comes to music"
        ),
    ),
    "book": _favourite(
        "book",
        "The book {p} loves most is {v}|{p} considers {v} the best book ever",
        "The book {p} used to love most was {v}",
        "{v} has replaced {o} as {ps} favourite book",
    ),
    "film": _favourite(
        "film",
        "{ps} favorite movie is {v}|The movie {p} loves most is {v}",
        "{ps} favorite movie used to be {v}",
        "{v} has replaced {o} as {ps} favorite movie",
    ),
    "season": _favourite(
        "season",
        "The season {p} loves most is {v}|The time of year {p} likes best is {v}",
        "The time of year {p} used to like best was {v}",
        "{p} used to like {o} best of all seasons and now likes {v} best",
    ),
    "restaurant": _favourite(
        "restaurant",
        "The place {p} likes best for eating out is {v}|{ps} go-to restaurant is {v}",
        "{ps} go-to restaurant used to be {v}",
        "{v} has replaced {o} as {ps} go-to restaurant",
    ),
    "drink": Wording(
        _w("usual drink|drink of choice|drinks"),
        now=_w(
            "{ps} drink of choice is {v}|{p} usually drinks {v}|{p} normally orders {v}|{ps} go-to drink is {v}"
            "|What {p} usually drinks is {v}"
        ),
        past=_w("{ps} drink of choice was {v}|{p} usually drank {v}|{ps} go-to drink was {v}"),
        used=_w("{p} used to drink {v}|{ps} usual drink used to be {v}|{ps} former drink of choice was {v}"),
        pair=_w(
            "{p} switched from {o} to {v} as the usual drink|{p} usually drinks {v} now and used to drink {o}"
            "|{ps} go-to drink changed from {o} to {v}"
        ),
    ),
    "shoe": Wording(
        _w("shoe size|shoes|size of shoes"),
        now=_w(
            "{p} wears size {v} shoes|{p} takes a size {v} in shoes|{ps} shoes are size {v}|{ps} feet are a size {v}"
        ),
    ),
    "birthday": Wording(
        _w("birthday|date of birth|born on"),
        now=_w(
            "{p} was born on {v}|{p} celebrates a birthday on {v}|{ps} birthday falls on {v}|{v} is {ps} birthday"
            "|{p} has a birthday on {v}"
        ),
    ),
    "hometown": Wording(
        _w("hometown|birthplace|comes from"),
        now=_w(
            "{p} comes from {v}|{p} grew up in {v}|{p} is originally from {v}|{v} is {ps} hometown"
            "|The town {p} comes from is {v}"
        ),
    ),
    "field": Wording(
        _w("field of study|studied|degree subject"),
        now=_w(
            "{ps} field of study was {v}|{p} has a degree in {v}|{p} majored in {v}"
            "|At university, {p} studied {v}|{ps} university subject was {v}"
        ),
    ),
    "university": Wording(
        _w("university|alma mater|studied at"),
        now=_w(
            "{p} studied at {v}|{p} went to university at {v}|{p} is a graduate of {v}|{ps} alma mater is {v}"
            "|{p} attended {v}"
        ),
    ),
    "boss": Wording(
        _w("boss|manager|supervisor"),
        now=_w(
            "{p} reports to {v}|{ps} manager is {v}|{v} is {ps} boss|{p} works under {v}|{ps} supervisor at work is {v}"
        ),
        past=_w("{p} reported to {v}|{ps} manager was {v}|{v} was {ps} boss"),
        used=_w("{ps} former boss is {v}|{p} used to report to {v}|{ps} previous manager was {v}"),
        pair=_w(
            "{p} used to report to {o} and now reports to {v}|{v} took over from {o} as {ps} boss"
            "|{v} replaced {o} as {ps} manager|{ps} boss used to be {o} but is now {v}"
        ),
        dated=_w(
            "{p} got a new boss, {v},|{p} started reporting to {v}|{v} took over as {ps} manager"
            "|{v} has been {ps} boss since {day}"
        ),
        acts=_w("{v} became boss|got {v} as new boss|started reporting to {v}"),
    ),
    "roommate": Wording(
        _w("roommate|flatmate|shares a flat with"),
        now=_w(
            "{p} shares a flat with {v}|{p} rooms with {v}|{v} is {ps} roommate|{ps} flatmate is {v}"
            "|{p} and {v} are roommates"
        ),
        past=_w("{p} shared a flat with {v}|{p} roomed with {v}|{v} was {ps} roommate"),
        used=_w("{ps} former roommate is {v}|{p} used to share a flat with {v}|{p} used to room with {v}"),
        pair=_w(
            "{p} used to share a flat with {o} and now shares one with {v}|{v} replaced {o} as {ps} roommate"
            "|{ps} roommate used to be {o} but is now {v}"
        ),
        dated=_w(
            "{v} moved in with {p}|{p} and {v} became roommates|{p} got a new roommate, {v},"
            "|{p} has shared a flat with {v} since {day}"
        ),
        acts=_w("{v} became roommate|got {v} as roommate|{v} moved in"),
    ),
    "dentist": Wording(
        _w("dentist|dental care|name of the dentist"),
        now=_w(
            "{p} goes to {v} for dental care|{v} is {ps} dentist|{v} looks after {ps} teeth|{p} sees the dentist {v}"
        ),
        past=_w("{p} went to {v} for dental care|{v} was {ps} dentist|{v} looked after {ps} teeth"),
        used=_w("{ps} former dentist is {v}|{p} used to have {v} as dentist|{ps} previous dentist was {v}"),
        pair=_w(
            "{p} changed dentists from {o} to {v}|{p} has a new dentist, {v}, after {o}"
            "|{ps} dentist used to be {o} but is now {v}"
        ),
    ),
    "clubday": Wording(
        _w("class day|weekly class|class"),
        now=_w(
            "{p} has class on {v}|{p} goes to class every {v}|{ps} class takes place on {v}|{ps} weekly class is on {v}"
            "|{v} is {ps} class day"
        ),
        past=_w("{p} had class on {v}|{p} went to class every {v}|{ps} weekly class took place on {v}"),
        used=_w("{ps} class used to be on {v}|{p} used to have class on {v}|{ps} old class day was {v}"),
        pair=_w(
            "{ps} class moved from {o} to {v}|{p} used to have class on {o} and now has it on {v}"
            "|{ps} class day changed from {o} to {v}"
        ),
    ),
    "reading": Wording(
        _w("book|reading|book being read"),
        now=_w(
            "{p} is in the middle of {v}, a book|The book {p} is reading is {v}|{p} is currently reading {v}"
            "|{ps} current book is {v}|{p} is busy reading {v}"
        ),
        past=_w("{p} read {v}|{ps} book was {v}|The book {p} was reading was {v}"),
        used=_w("{ps} previous book was {v}|{p} had been reading {v} earlier|The book {p} read earlier was {v}"),
        pair=_w(
            "{p} moved on from reading {o} to reading {v}|After {o}, {p} is now reading {v}"
            "|{ps} current book is {v}, and the one before was {o}"
        ),
        dated=_w(
            "{p} began reading {v}|{p} began {v}, a book,|{p} picked up {v} to read|{p} has been reading {v} since {day}"
        ),
        acts=_w("started reading {v}|began the book {v}|began reading {v}"),
    ),
    "watching": Wording(
        _w("show|watching|show being watched"),
        now=_w(
            "{p} is following the series {v}|The show {p} is watching is {v}|{p} is currently watching {v}"
            "|{ps} current show is {v}|{p} is watching a series called {v}"
        ),
        past=_w("{p} watched {v}|{ps} show was {v}|{p} was following the series {v}"),
        used=_w("{ps} previous show was {v}|{p} used to watch {v}|{p} had been watching {v} earlier"),
        pair=_w(
            "{p} moved on from watching {o} to watching {v}|After {o}, {p} is now watching {v}"
            "|{ps} current show is {v}, and the one before was {o}"
        ),
        dated=_w(
            "{p} began watching {v}|{p} started the series {v}|{p} got into the show {v}"
            "|{p} has been watching {v} since {day}"
        ),
        acts=_w("started watching {v}|began the series {v}|began watching {v}"),
    ),
    "wake": Wording(
        _w("wake-up time|gets up at|alarm set for"),
        now=_w(
            "{p} wakes up at {v}|{p} rises at {v}|{ps} day starts at {v}, when {p} gets up|{ps} wake-up time is {v}"
            "|{p} is up at {v}"
        ),
        past=_w("{p} woke up at {v}|{p} rose at {v}|{ps} wake-up time was {v}"),
        used=_w("{p} used to get up at {v}|{p} used to wake up at {v}|{ps} old wake-up time was {v}"),
        pair=_w(
            "{p} used to get up at {o} and now gets up at {v}|{ps} wake-up time changed from {o} to {v}"
            "|{p} wakes up at {v} now instead of {o}"
        ),
    ),
    "team": Wording(
        _w("team|supports|favourite team"),
        now=_w("{p} is a fan of {v}|{p} roots for {v}|{ps} team is {v}|{p} cheers for {v}|The team {p} follows is {v}"),
        past=_w("{p} was a fan of {v}|{p} rooted for {v}|{ps} team was {v}"),
        used=_w("{p} used to support {v}|{p} is a former fan of {v}|{ps} old team was {v}"),
        pair=_w(
            "{p} switched teams from {o} to {v}|{p} used to root for {o} and now roots for {v}"
            "|{p} is a fan of {v} now and used to be a fan of {o}"
        ),
    ),
    "pet": Wording(
        _w("pet|pets|animal"),
        now=_w(
            "{p} owns a {k} called {v}|{ps} {k} is called {v}|{v} is {ps} {k}|{p} keeps a {k}, {v}, as a pet"
            "|A {k} by the name of {v} lives with {p}"
        ),
        several=_w(
            "{p} owns {n} {k}s, {v}|{ps} {n} {k}s are called {v}|{p} keeps {n} {k}s named {v}|{p} has {n} {k}s ({v})"
            "|{n} {k}s live with {p}: {v}"
        ),
        dated=_w(
            "{p} took in {v}|{p} welcomed a pet named {v}|{p} became the owner of {v}|{ps} adoption of {v} was {when}"
            "|{v} was adopted by {p}|{p} has had the pet {v} since {day}"
        ),
        acts=_w("adopted {v}|took in {v}|adoption of {v}"),
    ),
    "hobby": Wording(
        _w("hobby|hobbies|pastime"),
        now=_w(
            "{p} enjoys {v} as a hobby|{p} is fond of {v} as a pastime|{p} likes to spend free time on {v}|{ps} pastime is {v}"
        ),
        several=_w(
            "{p} enjoys {v} as hobbies|{p} is fond of {v} as a pastime|{p} likes to spend free time on {v}|{ps} pastimes are {v}"
        ),
        dated=_w(
            "{p} started {v} as a hobby|{p} picked up {v}|{p} discovered {v} as a hobby|{p} got into {v}"
            "|{p} has been doing {v} since {day}"
        ),
        acts=_w("took up {v}|started {v}|new hobby: {v}"),
    ),
    "instrument": Wording(
        _w("instrument|instruments|plays"),
        now=_w(
            "The instrument {p} plays is the {v}|{p} can play the {v}|{ps} instrument is the {v}|{p} makes music on the {v}"
        ),
        several=_w(
            "{p} can play the {v}|{ps} instruments are the {v}|{p} makes music on the {v}"
            "|{p} plays several instruments: the {v}"
        ),
        dated=_w(
            "{p} took up the {v}|{p} began to play the {v}|{p} began learning the {v}"
            "|{p} has played the {v} since {day}"
        ),
        acts=_w("started playing the {v}|took up the {v}|began learning the {v}"),
    ),
    "language": Wording(
        _w("language|languages|speaks"),
        now=_w("{p} can speak {v}|{p} knows {v}|{p} is able to converse in {v}|{v} is a language {p} speaks"),
        several=_w(
            "{p} can speak {v}|{p} knows several languages: {v}|{p} is able to converse in {v}"
            "|The languages {p} speaks are {v}"
        ),
        dated=_w(
            "{p} began learning {v}|{p} took up {v}|{p} began studying {v}|{p} has been learning {v} since {day}"
            "|{p} began {v} lessons"
        ),
        acts=_w("started learning {v}|began {v} lessons|took up {v}"),
    ),
    "sibling": Wording(
        _w("sibling|siblings|brothers and sisters"),
        now=_w("{p} has a sibling named {v}|{v} is {ps} sibling|{p} and {v} are siblings|{p} has one sibling, {v}"),
        several=_w(
            "{p} has siblings named {v}|{v} are {ps} siblings|{p} has {n} siblings: {v}|{p} grew up with siblings {v}"
        ),
    ),
    "child": Wording(
        _w("child|children|kids"),
        now=_w("{p} has a child named {v}|{v} is {ps} child|{p} is the parent of {v}|{p} has one child, {v}"),
        several=_w("{p} has children named {v}|{ps} kids are {v}|{p} is the parent of {v}|{p} has {n} children: {v}"),
        dated=_w(
            "{p} had a child, {v},|{ps} child {v} came into the world|{p} became the parent of {v}"
            "|The birth of {ps} child {v} was {when}|{p} welcomed a baby named {v}"
        ),
        acts=_w("birth of child {v}|child {v} was born|had a child, {v}"),
    ),
    "friend": Wording(
        _w("friend|friends|is friends with"),
        now=_w("{p} is friends with {v}|{v} is a friend of {p}|{p} has a friend named {v}|{p} and {v} are friends"),
        several=_w(
            "{p} is friends with {v}|{p} counts {v} as friends|{p} has friends named {v}|Among {ps} friends are {v}"
        ),
        dated=_w(
            "{p} made friends with {v}|{p} and {v} became friends|{p} befriended {v}"
            "|{p} and {v} have been friends since {day}|{ps} friendship with {v} began {when}"
        ),
        acts=_w("became friends with {v}|befriended {v}|new friend: {v}"),
    ),
    "allergy": Wording(
        _w("allergy|allergies|allergic to"),
        now=_w(
            "{p} has an allergy to {v}|{p} can't eat {v} because of an allergy|{p} suffers from an allergy to {v}"
            "|{ps} allergy is to {v}"
        ),
        several=_w(
            "{p} has allergies to {v}|{p} can't eat {v} because of allergies|{p} suffers from allergies to {v}"
            "|{ps} allergies are {v}"
        ),
    ),
    "sport": Wording(
        _w("sport|sports|does sport"),
        now=_w("{p} does {v} as a sport|The sport {p} does is {v}|{p} is into {v}|{v} is {ps} sport|{p} practises {v}"),
        several=_w(
            "{p} does {v} as sports|The sports {p} does are {v}|{p} is into {v}|{p} practises several sports: {v}"
        ),
        dated=_w("{p} took up {v}|{p} began {v}|{p} got into the sport of {v}|{p} has been doing {v} since {day}"),
        acts=_w("started {v}|took up {v}|began {v}"),
    ),
    "dish": Wording(
        _w("signature dish|signature dishes|specialities"),
        now=_w(
            "{p} is known for cooking {v}|{ps} speciality in the kitchen is {v}|{v} is {ps} signature dish"
            "|The dish {p} is famous for is {v}"
        ),
        several=_w(
            "{p} is known for cooking {v}|{ps} specialities in the kitchen are {v}"
            "|The dishes {p} is famous for are {v}|{p} has several signature dishes: {v}"
        ),
    ),
    "volunteering": Wording(
        _w("volunteering|volunteers at|volunteer work"),
        now=_w(
            "{p} is a volunteer at {v}|{p} does volunteer work at {v}|{p} helps out at {v} as a volunteer"
            "|{p} gives time to {v} as a volunteer"
        ),
        dated=_w(
            "{p} became a volunteer at {v}|{p} began volunteering at {v}|{p} signed up as a volunteer at {v}"
            "|{p} has volunteered at {v} since {day}"
        ),
        acts=_w("started volunteering at {v}|became a volunteer at {v}|began volunteering at {v}"),
    ),
    "course": Wording(
        _w("course taken|courses|course"),
        now=_w(
            "{p} did a course in {v}|{p} attended {a} {v} course|{p} completed a course on {v}|{p} has taken {a} {v} class"
        ),
        several=_w(
            "{p} did courses in {v}|{p} attended courses on {v}|{p} has taken classes in {v}"
            "|The courses {p} took were {v}"
        ),
        dated=_w(
            "{p} did a course in {v}|{p} attended {a} {v} course|{p} completed a course on {v}"
            "|{ps} course in {v} was {when}"
        ),
        acts=_w("took a course in {v}|attended {a} {v} course|course in {v}"),
    ),
    "award": Wording(
        _w("award|awards|won"),
        now=_w(
            "{p} was awarded {v}|{p} was the winner of {v}|{p} came away with {v}|{p} took home {v}|{v} went to {p}"
        ),
        several=_w("{p} was awarded {v}|{p} was the winner of {v}|{p} has {v} to show|{p} took home {v}"),
        dated=_w("{p} was awarded {v}|{p} was the winner of {v}|{p} took home {v}|{ps} win of {v} was {when}"),
        acts=_w("won {v}|took home {v}|was awarded {v}"),
    ),
    "plan": Wording(
        _w("plan|plans|wants to"),
        now=_w("{p} intends to {v}|{ps} plan is to {v}|{p} wants to {v}|{p} is planning to {v}|{p} has plans to {v}"),
        several=_w(
            "{p} intends to {v}|{ps} plans are to {v}|{p} wants to {v}|{p} is planning to {v}|{p} has plans to {v}"
        ),
        dated=_w(
            "{p} intends to {v} {when}|{p} is planning to {v} {when}|{ps} plan for {day} is to {v}"
            "|{p} wants to {v} {when}"
        ),
        acts=_w("plans to {v}|planned: {v}|intends to {v}"),
    ),
    "fear": Wording(
        _w("fear|fears|afraid of"),
        now=_w("{p} has a fear of {v}|{p} is scared of {v}|{ps} fear is {v}|{p} is frightened of {v}|{p} fears {v}"),
        several=_w("{p} has a fear of {v}|{p} is scared of {v}|{ps} fears are {v}|{p} is frightened of {v}"),
    ),
    "collection": Wording(
        _w("collection|collects|collected items"),
        now=_w(
            "{p} owns {n} {k}|{ps} collection holds {n} {k}|There are {n} {k} in {ps} collection"
            "|{p} has collected {n} {k}|The number of {k} in {ps} collection is {n}"
        ),
    ),
    "plants": Wording(
        _w("house plants|houseplants|indoor plants"),
        now=_w(
            "{p} owns {n} house plants|{p} keeps {n} houseplants|There are {n} house plants in {ps} home"
            "|The number of {ps} house plants is {n}|{p} looks after {n} indoor plants"
        ),
    ),
    "trip": Wording(
        _w("trip|trips|travelled to"),
        now=_w("{p} went on a trip to {v}|{p} visited {v}|{p} took a trip to {v}|{p} has been to {v}"),
        several=_w("{p} went on trips to {v}|{p} visited {v}|{p} took trips to {v}|{p} has been to {v}"),
        dated=_w(
            "{p} went on a trip to {v}|{p} visited {v}|{p} traveled to {v}|{ps} trip to {v} was {when}"
            "|{p} made a journey to {v}"
        ),
        acts=_w("travelled to {v}|trip to {v}|visited {v}"),
    ),
    "concert": Wording(
        _w("concert|concerts|seen live"),
        now=_w(
            "{p} went to a concert by {v}|{p} attended {a} {v} concert|{p} has seen {v} in concert|{p} heard {v} play live"
        ),
        several=_w(
            "{p} went to concerts by {v}|{p} has seen {v} in concert|{p} heard {v} play live|{p} attended gigs by {v}"
        ),
        dated=_w(
            "{p} went to a concert by {v}|{p} attended {a} {v} concert|{p} saw {v} in concert"
            "|The {v} concert {p} attended was {when}|{p} went to see {v} live"
        ),
        acts=_w("saw {v} live|{v} concert|went to a concert by {v}"),
    ),
    "race": Wording(
        _w("race|races|took part in"),
        now=_w("{p} participated in {v}|{p} competed in {v}|{p} entered {v}|{p} was a participant in {v}"),
        several=_w("{p} participated in {v}|{p} competed in {v}|{p} entered {v}|{p} has done {v}"),
        dated=_w("{p} participated in {v}|{p} competed in {v}|{p} did {v}|{ps} participation in {v} was {when}"),
        acts=_w("took part in {v}|participated in {v}|competed in {v}"),
    ),
    "purchase": Wording(
        _w("purchase|purchases|bought"),
        now=_w("{p} purchased {v}|{p} got {v}|{p} treated themselves to {v}|{p} acquired {v}"),
        several=_w("{p} purchased {v}|{p} got {v}|{ps} purchases were {v}|{p} acquired {v}"),
        dated=_w("{p} purchased {v}|{p} got {v}|{p} acquired {v}|{ps} purchase of {v} was {when}|{p} paid for {v}"),
        acts=_w("bought {v}|purchased {v}|purchase of {v}"),
    ),
    "injury": Wording(
        _w("injury|injuries|broken bone"),
        now=_w("{p} had a broken {v}|{p} fractured the {v}|{p} suffered a broken {v}|{p} ended up with a broken {v}"),
        several=_w("{p} fractured the {v}|{p} suffered a broken {v}|{ps} injuries were a broken {v}"),
        dated=_w("{p} fractured the {v}|{p} suffered a broken {v}|{p} ended up with a broken {v}|{ps} {v} got broken"),
        acts=_w("broke the {v}|broken {v}|fractured the {v}"),
    ),
    "exam": Wording(
        _w("exam|exams|passed"),
        now=_w("{p} got through {v}|{p} made it through {v}|{p} took {v} and passed|{p} was successful in {v}"),
        several=_w(
            "{p} got through {v}|{p} made it through {v}|{p} was successful in {v}|The exams {p} passed were {v}"
        ),
        dated=_w("{p} got through {v}|{p} was successful in {v}|{p} took and passed {v}|{p} cleared {v}"),
        acts=_w("passed {v}|success in {v}|got through {v}"),
    ),
    "exhibition": Wording(
        _w("exhibition|exhibitions and museums|museum visit"),
        now=_w("{p} visited {v}|{p} paid a visit to {v}|{p} had a look around {v}|{p} has been to {v}"),
        several=_w("{p} visited {v}|{p} paid visits to {v}|{p} has been to {v}|{p} had a look around {v}"),
        dated=_w("{p} visited {v}|{p} paid a visit to {v}|{ps} visit to {v} was {when}|{p} had a look around {v}"),
        acts=_w("went to {v}|visited {v}|visit to {v}"),
    ),
    "wedding": Wording(
        _w("wedding attended|weddings attended|guest at the wedding of"),
        now=_w(
            "{p} attended the wedding of {v}|{p} was a guest when {v} got married|{p} celebrated the wedding of {v}"
        ),
        several=_w("{p} attended the weddings of {v}|{p} was a guest at the weddings of {v}"),
        dated=_w(
            "{p} attended the wedding of {v}|{p} was a guest at the wedding of {v}|{p} celebrated the wedding of {v}"
            "|The wedding of {v}, where {p} was a guest, was {when}"
        ),
        acts=_w("went to the wedding of {v}|attended the wedding of {v}|wedding of {v}"),
    ),
    "locker": Wording(
        _w("locker code|code of the locker|locker combination"),
        now=_w(
            "The code for {ps} locker is {v}|{p} opens the locker with {v}|{v} is the code of {ps} locker"
            "|{ps} locker combination is {v}"
        ),
    ),
    "wifi": Wording(
        _w("wifi password|Wi-Fi password|WLAN password"),
        now=_w(
            "The password for {ps} wifi is {v}|{ps} Wi-Fi password is {v}|{p} uses {v} as the wifi password"
            "|To get on {ps} Wi-Fi, use {v}"
        ),
    ),
    "alarm": Wording(
        _w("alarm code|code of the alarm|alarm PIN"),
        now=_w(
            "The code for {ps} alarm is {v}|{p} switches the alarm off with {v}|{v} is the code of {ps} alarm"
            "|{ps} alarm PIN is {v}"
        ),
    ),
    "party": Wording(
        _w("surprise party location|surprise party|place of the surprise party"),
        now=_w(
            "The surprise party for {p} takes place at {v}|{ps} surprise party will be held at {v}"
            "|The venue of {ps} surprise party is {v}|The place for {ps} surprise party is {v}"
        ),
    ),
    "key": Wording(
        _w("spare key location|spare key|hiding place of the spare key"),
        now=_w(
            "{p} keeps the spare key {v}|{p} hides a spare key {v}|The spare key of {p} can be found {v}"
            "|{ps} spare key is hidden {v}"
        ),
    ),
}

_EARLIER = _w(
    "Before that, {c}|Previously, {c}|Until then, {c}|Formerly, {c}|Earlier, {c}|In the past, {c}|{c} before that"
    "|{c} before then|At an earlier time, {c}"
)
_ASIDE = _w("{c} (formerly {o})|{c} (previously {o})|{c} (before: {o})|{c}, previously {o}|{c} (earlier: {o})")
_FRAMES = _w("{c} {when}|{c} {when}|{When}, {c}|{c} ({day})|{day}: {c}|It was {when} that {c}|[{iso}] {c}")


def _possessive(name: str, rng: Random) -> str:
    return name + ("'" if name.endswith("s") and rng.random() < 0.3 else "'s")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _join(values: Sequence[str], rng: Random) -> str:
    if len(values) == 1:
        return values[0]
    comma = "," if len(values) > 2 and rng.random() < 0.5 else ""
    return f"{', '.join(values[:-1])}{comma} and {values[-1]}"


def _number(number: int, rng: Random) -> str:
    return NUMBERS[number] if number < len(NUMBERS) and rng.random() < 0.5 else str(number)


def _ordinal(number: int) -> str:
    return f"{number}{'th' if 10 < number < 20 else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def _day(iso: str, rng: Random) -> str:
    """A date in one of the ways it is written."""
    year, month, day = (*iso.split("-"), "", "")[:3]
    if not month:
        return year
    name = MONTHS[int(month) - 1]
    short = name[:3] if rng.random() < 0.2 else name
    if not day:
        return f"{short} {year}"
    d = int(day)
    styles = (f"{d} {short} {year}", f"{short} {d}, {year}", iso, f"{short} {_ordinal(d)}, {year}")
    return rng.choice((*styles, f"{_ordinal(d)} {name} {year}", f"the {_ordinal(d)} of {name} {year}"))


# ---------------------------------------------------------------------------------------------------------------------
# English


def paraphrase(text: str, seed: int) -> str:
    """A hindsight text in other words with the same meaning; equal arguments give equal words.

    Raises:
        ValueError: `text` is no hindsight text.
    """
    rng = Random(f"{seed} {text}")
    facts = parse(text)
    if len(facts) == 2 and facts[1].form == "before":
        return _both(*facts, rng)
    return " ".join(_sentence(fact, rng) for fact in facts)


def _fill(template: str, fact: Fact, rng: Random, old: str = "", whole: bool = True) -> str:
    """The template with the fact's words; a whole sentence, or else a clause."""
    value = _join(fact.values, rng) if fact.values else ""
    if fact.relation == "birthday" and rng.random() < 0.4:
        value = " ".join(reversed(value.split()))
    if fact.relation == "instrument":
        value = _join([fact.values[0], *(f"the {v}" for v in fact.values[1:])], rng)
    kind, count = fact.kind, fact.count if fact.count is not None else len(fact.values)
    if count == 1 and fact.count is not None and "number" not in template:
        kind = kind.removesuffix("s")
        template = template.replace("plants", "plant").replace("There are", "There is")
    day = _day(fact.date, rng) if fact.date else ""
    preposition = "on" if len(fact.date) == 10 else "in"
    filled = template.format(
        p=fact.person,
        ps=_possessive(fact.person, rng),
        v=value,
        a=article(value),
        o=old,
        b=article(old),
        k=kind,
        n=_number(count, rng),
        when=f"{preposition} {day}",
        day=day,
    )
    return _capital(filled) + "." if whole else filled


def _sentence(fact: Fact, rng: Random) -> str:
    wording = _WORDINGS[fact.relation]
    if fact.form == "dated":
        return _when(fact, rng.choice(wording.dated), rng)
    if fact.form == "before":
        return _once(fact, rng)
    return _fill(rng.choice(wording.several if len(fact.values) > 1 and wording.several else wording.now), fact, rng)


def _when(fact: Fact, clause: str, rng: Random) -> str:
    if "{when}" in clause or "{day}" in clause:
        return _fill(clause, fact, rng)
    filled = _fill(clause, fact, rng, whole=False)
    day = _day(fact.date, rng)
    when = f"{'on' if len(fact.date) == 10 else 'in'} {day}"
    frame = rng.choice(_FRAMES)
    if frame != "{c} {when}":
        filled = filled.removesuffix(",")
    if frame.startswith(("{day}", "[")):
        filled = _capital(filled)
    text = frame.format(c=filled, when=when, When=_capital(when), day=day, iso=fact.date)
    return _capital(text) + "."


def _once(fact: Fact, rng: Random) -> str:
    """A sentence of an earlier value."""
    wording = _WORDINGS[fact.relation]
    template = rng.choice((*wording.past, *wording.used))
    if template in wording.used:
        return _fill(template, fact, rng)
    clause = _fill(template, fact, rng, whole=False)
    if template.startswith("The "):
        clause = "the " + clause[4:]
    return _capital(rng.choice(_EARLIER).format(c=clause)) + "."


def _both(now: Fact, before: Fact, rng: Random) -> str:
    """The present value and the earlier one, in one sentence or two."""
    wording, old = _WORDINGS[now.relation], before.values[0]
    style = rng.randrange(8)
    if style < 4:
        return _fill(rng.choice(wording.pair), now, rng, old)
    if style == 4:
        clause = _fill(rng.choice(wording.now), now, rng, whole=False)
        return _capital(rng.choice(_ASIDE).format(c=clause, o=old)) + "."
    if style == 5:
        # Told in the order in which it happened.
        template = rng.choice(
            [t for t in wording.now if t.startswith("{p}") and not re.search("currently|these days|moment", t)]
        )
        later = rng.choice(("Now", "Currently", "Today")) + ", " + _fill(template, now, rng, whole=False) + "."
        return _fill(rng.choice(wording.used), before, rng) + " " + later
    return _sentence(now, rng) + " " + _once(before, rng)


# ---------------------------------------------------------------------------------------------------------------------
# JSON and lists


def _key(label: str) -> str:
    return label.lower().replace(" ", "_").replace("-", "_")


def _act(fact: Fact, rng: Random) -> str:
    return rng.choice(_WORDINGS[fact.relation].acts).format(v=fact.values[0], a=article(fact.values[0]))


def _value(fact: Fact) -> Any:
    if fact.count is not None:
        return fact.count
    return fact.values[0] if len(fact.values) == 1 else list(fact.values)


def _grouped(text: str) -> list[tuple[Fact, str]]:
    """The facts of a text, each with the earlier value told with it or ""."""
    facts = parse(text)
    if len(facts) == 2 and facts[1].form == "before":
        return [(facts[0], facts[1].values[0])]
    return [(fact, "") for fact in facts]


def as_json(texts: Sequence[str], seed: int = 0) -> str:
    """Hindsight texts as one JSON document, as a language model would keep them.

    The style is drawn with `seed`: a record per fact (one object for one fact, else an array), or one object nested by
    person.

    Raises:
        ValueError: one of `texts` is no hindsight text.
    """
    rng = Random(f"{seed} {' '.join(texts)}")
    facts = [pair for text in texts for pair in _grouped(text)]
    if rng.random() < 0.5:
        names = _w(rng.choice(("person|fact|value|previous", "name|attribute|value|former", "subject|key|value|old")))
        records = [_record(fact, old, names, rng) for fact, old in facts]
        document: Any = records[0] if len(records) == 1 else records
    else:
        document = _nested(facts, rng)
    return json.dumps(document, ensure_ascii=False, indent=rng.choice((None, None, 2)))


def _record(fact: Fact, old: str, names: tuple[str, ...], rng: Random) -> dict[str, Any]:
    person, attribute, value, previous = names
    label = rng.choice(_WORDINGS[fact.relation].labels)
    if fact.form == "dated":
        if rng.random() < 0.6:
            return {person: fact.person, "event": _act(fact, rng), "date": fact.date}
        return {person: fact.person, attribute: label, value: fact.values[0], "date": fact.date}
    if fact.kind:
        kind = fact.kind if fact.count is not None or len(fact.values) == 1 else fact.kind + "s"
        return {person: fact.person, attribute: kind, ("count" if fact.count is not None else value): _value(fact)}
    if fact.count is not None:
        return {person: fact.person, attribute: label, "count": fact.count}
    if fact.form == "before":
        return {person: fact.person, attribute: label, previous: _value(fact)}
    return {person: fact.person, attribute: label, value: _value(fact), **({previous: old} if old else {})}


def _nested(facts: Sequence[tuple[Fact, str]], rng: Random) -> dict[str, Any]:
    """An object per person; lists of events, and pets and collections by kind, in objects of their own."""
    earlier = rng.choice(("previous_", "former_", "old_"))
    chosen = {relation: rng.randrange(len(wording.labels)) for relation, wording in _WORDINGS.items()}
    document: dict[str, Any] = {}
    for fact, old in facts:
        about: dict[str, Any] = document.setdefault(fact.person, {})
        wording = _WORDINGS[fact.relation]
        many = RELATIONS[fact.relation].cardinality in ("many", "event")
        # "previous_home", not "previous_lives_in": the first label is a noun, the second of a list its plural.
        index = 0 if old or fact.form == "before" else 1 if many and len(fact.values) > 1 else chosen[fact.relation]
        key = _key(wording.labels[index])
        if fact.form == "dated":
            about.setdefault("events", []).append({"event": _act(fact, rng), "date": fact.date})
        elif fact.relation == "pet":
            plural = len(fact.values) > 1
            about.setdefault("pets", {})[fact.kind + "s" if plural else fact.kind] = _value(fact)
        elif fact.kind:
            about.setdefault("collections", {})[_key(fact.kind)] = fact.count
        elif fact.form == "before":
            about[earlier + key] = _value(fact)
        else:
            about[key] = _value(fact)
            if old:
                about[earlier + key] = old
    return document


_LINES = (
    ("{p} | {l}: {v}", " (earlier: {o})"),
    ("- {p} — {l} → {v}", " (was {o})"),
    ("* {p}: {l} = {v}", " (formerly {o})"),
    ("{p}; {l}; {v}", "; previously {o}"),
    ("- {p}: {l}: {v}", " [previous: {o}]"),
    ("[{p}] {l}: {v}", ", before: {o}"),
)


def as_list(text: str, seed: int = 0) -> str:
    """A hindsight text as lines of a list of notes, each with its person.

    Raises:
        ValueError: `text` is no hindsight text.
    """
    rng = Random(f"{seed} {text}")
    line, aside = rng.choice(_LINES)
    lines = []
    for fact, old in _grouped(text):
        label, value = rng.choice(_WORDINGS[fact.relation].labels), ", ".join(fact.values)
        if fact.form == "dated" and rng.random() < 0.5:
            label, value = "event", f"{_act(fact, rng)} ({_day(fact.date, rng)})"
        elif fact.form == "dated":
            value += f" ({_day(fact.date, rng)})"
        elif fact.form == "before":
            label = "previous " + label
        elif fact.count is not None:
            label, value = fact.kind or label, str(fact.count)
        elif fact.kind:
            label = fact.kind if len(fact.values) == 1 else fact.kind + "s"
        lines.append(line.format(p=fact.person, l=label, v=value) + (aside.format(o=old) if old else ""))
    return "\n".join(lines)

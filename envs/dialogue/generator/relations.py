"""The table of relations: what a life can hold, and the plain sentence that states it in a memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["CARDINALITIES", "CLOSED_POOLS", "RELATIONS", "Cardinality", "Relation"]

Cardinality = Literal["one", "many", "count", "event", "secret"]
CARDINALITIES: tuple[Cardinality, ...] = ("one", "many", "count", "event", "secret")

#: Pools whose members are closed classes of English: both splits use the same ones.
CLOSED_POOLS = ("marital", "season", "species", "weekday")


@dataclass(frozen=True, slots=True)
class Relation:
    """One kind of personal fact.

    Attributes:
        name: unique.
        cardinality: "one" a new value replaces, "many" values accumulate, "count" a number that grows, "event" it
            happened on a date, "secret" one value that may be asked to be forgotten.
        pool: where values come from.
        now: memory sentence of the present value; for several members {v} is their list.
        then: memory sentence of an earlier value.
        dated: memory sentence that takes a date.
        plural: `now` for more than one member, where it differs.
        fixed: the value can't change, only be corrected.
        kinds: pool of kinds (a pet's species), "" without.
        share: values may be the other person's too.
    """

    name: str
    cardinality: Cardinality
    pool: str
    now: str
    then: str = ""
    dated: str = ""
    plural: str = ""
    fixed: bool = False
    kinds: str = ""
    share: bool = False


def _favourite(name: str, pool: str, noun: str) -> Relation:
    return Relation(name, "one", pool, "{p}'s " + noun + " is {v}", "{p}'s " + noun + " was {v}")


_TABLE = (
    Relation("home", "one", "town", "{p} lives in {v}", "{p} lived in {v}", "{p} moved to {v}"),
    Relation("job", "one", "job", "{p} works as {a} {v}", "{p} worked as {a} {v}", "{p} started working as {a} {v}"),
    Relation("employer", "one", "company", "{p} works for {v}", "{p} worked for {v}", "{p} joined {v}"),
    Relation("partner", "one", "person", "{p}'s partner is {v}", "{p}'s partner was {v}", "{p} got together with {v}"),
    Relation("marital", "one", "marital", "{p} is {v}", "{p} was {v}", "{p} got {v}"),
    Relation("car", "one", "car", "{p} drives {a} {v}", "{p} drove {a} {v}", "{p} bought {a} {v}"),
    Relation("commute", "one", "commute", "{p} goes to work {v}", "{p} went to work {v}"),
    Relation("diet", "one", "diet", "{p}'s diet is {v}", "{p}'s diet was {v}", "{p} went {v}"),
    _favourite("food", "food", "favourite food"),
    _favourite("colour", "colour", "favourite colour"),
    _favourite("genre", "genre", "favourite music genre"),
    _favourite("book", "book", "favourite book"),
    _favourite("film", "film", "favourite film"),
    _favourite("season", "season", "favourite season"),
    _favourite("restaurant", "restaurant", "favourite restaurant"),
    _favourite("drink", "drink", "usual drink"),
    Relation("shoe", "one", "shoe", "{p}'s shoe size is {v}", fixed=True),
    Relation("birthday", "one", "birthday", "{p}'s birthday is {v}", fixed=True),
    Relation("hometown", "one", "town", "{p}'s hometown is {v}", fixed=True),
    Relation("field", "one", "field", "{p} studied {v} at university", fixed=True),
    Relation("university", "one", "university", "{p}'s university was {v}", fixed=True),
    Relation("boss", "one", "person", "{p}'s boss is {v}", "{p}'s boss was {v}", "{v} became {p}'s boss"),
    Relation(
        "roommate", "one", "person", "{p}'s roommate is {v}", "{p}'s roommate was {v}", "{v} became {p}'s roommate"
    ),
    Relation("dentist", "one", "person", "{p}'s dentist is {v}", "{p}'s dentist was {v}"),
    Relation("clubday", "one", "weekday", "{p}'s class is on {v}", "{p}'s class was on {v}"),
    Relation("reading", "one", "book", "{p} is reading {v}", "{p} was reading {v}", "{p} started reading {v}"),
    Relation(
        "watching",
        "one",
        "show",
        "{p} is watching the show {v}",
        "{p} was watching the show {v}",
        "{p} started watching the show {v}",
    ),
    Relation("wake", "one", "wake", "{p} gets up at {v}", "{p} got up at {v}"),
    Relation("team", "one", "team", "{p} supports {v}", "{p} supported {v}"),
    Relation("pet", "many", "petname", "{p} has a {k} named {v}", dated="{p} adopted {v}", kinds="species"),
    Relation(
        "hobby",
        "many",
        "hobby",
        "{p}'s hobby is {v}",
        dated="{p} took up {v}",
        plural="{p}'s hobbies are {v}",
        share=True,
    ),
    Relation("instrument", "many", "instrument", "{p} plays the {v}", dated="{p} started playing the {v}", share=True),
    Relation("language", "many", "language", "{p} speaks {v}", dated="{p} started learning {v}", share=True),
    Relation("sibling", "many", "person", "{p}'s sibling is {v}", plural="{p}'s siblings are {v}"),
    Relation(
        "child",
        "many",
        "person",
        "{p}'s child is {v}",
        dated="{p}'s child {v} was born",
        plural="{p}'s children are {v}",
    ),
    Relation(
        "friend",
        "many",
        "person",
        "{p}'s friend is {v}",
        dated="{p} became friends with {v}",
        plural="{p}'s friends are {v}",
    ),
    Relation("allergy", "many", "allergy", "{p} is allergic to {v}"),
    Relation(
        "sport",
        "many",
        "sport",
        "{p}'s sport is {v}",
        dated="{p} started {v}",
        plural="{p}'s sports are {v}",
        share=True,
    ),
    Relation("dish", "many", "dish", "{p}'s signature dish is {v}", plural="{p}'s signature dishes are {v}"),
    Relation("volunteering", "many", "place", "{p} volunteers at {v}", dated="{p} started volunteering at {v}"),
    Relation(
        "course",
        "many",
        "course",
        "{p} took a course in {v}",
        dated="{p} took a course in {v}",
        plural="{p} took courses in {v}",
    ),
    Relation("award", "many", "award", "{p} won {v}", dated="{p} won {v}"),
    Relation("plan", "many", "plan", "{p} plans to {v}", dated="{p} plans to {v}"),
    Relation("fear", "many", "fear", "{p} is afraid of {v}"),
    Relation("collection", "count", "", "{p} has {v} {k}", kinds="collected"),
    Relation("plants", "count", "", "{p} has {v} house plants"),
    Relation("trip", "event", "town", "{p} travelled to {v}", dated="{p} travelled to {v}"),
    Relation("concert", "event", "artist", "{p} saw {v} live", dated="{p} saw {v} live"),
    Relation("race", "event", "race", "{p} took part in {v}", dated="{p} took part in {v}"),
    Relation("purchase", "event", "purchase", "{p} bought {v}", dated="{p} bought {v}"),
    Relation("injury", "event", "injury", "{p} broke the {v}", dated="{p} broke the {v}"),
    Relation("exam", "event", "exam", "{p} passed {v}", dated="{p} passed {v}"),
    Relation("exhibition", "event", "exhibition", "{p} went to {v}", dated="{p} went to {v}"),
    Relation("wedding", "event", "wedding", "{p} went to the wedding of {v}", dated="{p} went to the wedding of {v}"),
    Relation("locker", "secret", "locker", "{p}'s locker code is {v}"),
    Relation("wifi", "secret", "wifi", "{p}'s wifi password is {v}"),
    Relation("alarm", "secret", "alarm", "{p}'s alarm code is {v}"),
    Relation("party", "secret", "party", "{p}'s surprise party is at {v}"),
    Relation("key", "secret", "key", "{p}'s spare key is {v}"),
)

#: By name, in table order.
RELATIONS: dict[str, Relation] = {relation.name: relation for relation in _TABLE}

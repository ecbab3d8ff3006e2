"""What one clause of a dialogue claims: the unit that memories are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from memenv.language.dates import Date

__all__ = ["OTHER", "RELATIONS", "SECRETS", "Cardinality", "Fact", "Operation", "worth_keeping"]

Cardinality = Literal["one", "many", "event"]
Operation = Literal["set", "add", "end", "correct", "forget"]

#: The relation of claims that are none of the kinds below.
OTHER = "other"

_ONE = (
    "home,job,employer,partner,marital status,car,commute,diet,favourite food,favourite colour,favourite music,"
    "favourite book,favourite film,favourite season,favourite restaurant,drink,shoe size,birthday,birthplace,"
    "field of study,university,boss,roommate,dentist,class day,reading,watching,wake-up time,team"
)
_SECRET = "locker code,wifi password,alarm code,party place,key place"
_MANY = (
    "pet,hobby,instrument,language,sibling,child,friend,allergy,sport,dish,collection,plants,volunteering,course,"
    "award,plan,fear,dislike"
)
_EVENT = "trip,concert,race,purchase,injury,exam,exhibition,wedding"

#: Kinds that people may ask to forget.
SECRETS = frozenset(_SECRET.split(","))

#: Kinds of personal facts, named as in `memenv.language.lexicon`, and how their values live together: "one" a new value
#: replaces the old (secrets too), "many" values accumulate, "event" it happened on a date. A move is a `home` with a
#: date, an adoption a `pet`, a new job a `job`, a wedding or engagement a `marital status`.
RELATIONS: dict[str, Cardinality] = {
    **dict.fromkeys((_ONE + "," + _SECRET).split(","), "one"),
    **dict.fromkeys((*_MANY.split(","), OTHER), "many"),
    **dict.fromkeys(_EVENT.split(","), "event"),
}


@dataclass(frozen=True, slots=True)
class Fact:
    """A candidate fact: one self-contained sentence and what is known about it.

    Attributes:
        text: names the person, with dates resolved: "Mia moved to Rome on 3 May 2023."
        subject: whom it is about ("Mia", "Mia's cousin").
        relation: a key of `RELATIONS`.
        value: what the relation holds ("Rome"); for "other" the whole claim. For a forget request what is meant, never
            the secret itself.
        cardinality: of the relation.
        operation: "set" a value of a kind that holds one, "add" another value or an event, "end" it holds no longer,
            "correct" it replaces something said by mistake, "forget" it shall not be kept.
        hypothetical: weighed or imagined ("might move to"). third_party: about somebody who does not take part.
        negated: denied. question: asked. chitchat: nothing that anyone would ask for.
        time: when it was said, in days since 1 January 1970.
        date: the date it names, resolved against `time`; None where it names none.
        speaker: who said it.
        source: of the turn.
        confidence: in [0, 1]: that `relation`, `subject` and `value` are right and worth keeping. Ranks facts; it is
            no probability.
        old: of a correction, the value that was said by mistake, where it is named.
    """

    text: str
    subject: str = ""
    relation: str = OTHER
    value: str = ""
    cardinality: Cardinality = "many"
    operation: Operation = "add"
    hypothetical: bool = False
    third_party: bool = False
    negated: bool = False
    question: bool = False
    chitchat: bool = False
    time: float = 0.0
    date: Date | None = None
    speaker: str = ""
    source: str = ""
    confidence: float = 0.5
    old: str = ""

    def __hash__(self) -> int:
        """Of what tells most facts apart: facts are looked up at every decision, and have many fields."""
        return hash((self.text, self.time, self.source))

    @property
    def told(self) -> bool:
        """Whether it is stated as true of a participant: neither asked, imagined, denied, nor about others."""
        return not (self.hypothetical or self.third_party or self.negated or self.question or self.chitchat)

    @property
    def about(self) -> tuple[str, str]:
        """What facts must share to compete: subject and relation, lower-cased."""
        return self.subject.casefold(), self.relation


def worth_keeping(fact: Fact) -> bool:
    """Told as true of a participant, and of a kind that people ask about."""
    return fact.told and fact.relation != OTHER and fact.operation != "forget"

"""The plain sentence for a kind of fact: what a memory says when the words of the turn can't stand alone."""

from __future__ import annotations

import re

from memenv.language.dates import Date
from memenv.language.facts import RELATIONS
from memenv.language.letters import compiled

__all__ = ["plain"]

#: Kind -> (holds now, began on a date, holds no longer). {s} the person, {v} the value, {a} its article.
_FORMS: dict[str, tuple[str, str, str]] = {
    "home": ("{s} lives in {v}", "{s} moved to {v}", "{s} no longer lives in {v}"),
    "job": ("{s} works as {a}{v}", "{s} became {a}{v}", "{s} no longer works as {a}{v}"),
    "employer": ("{s} works for {v}", "{s} joined {v}", "{s} no longer works for {v}"),
    "partner": ("{s}'s partner is {v}", "{s} got together with {v}", "{s} and {v} broke up"),
    "marital status": ("{s} is {v}", "{s} got {v}", "{s} is no longer {v}"),
    "car": ("{s} drives {a}{v}", "{s} bought {a}{v} car", "{s} no longer drives {a}{v}"),
    "commute": ("{s} goes to work {v}", "{s} has commuted {v} since", "{s} no longer goes to work {v}"),
    "birthday": ("{s}'s birthday is on {v}", "", ""),
    "diet": ("{s}'s diet is {v}", "{s} went {v}", "{s} is no longer {v}"),
    "birthplace": ("{s}'s hometown is {v}", "", ""),
    "field of study": ("{s} studied {v}", "", ""),
    "university": ("{s}'s university is {v}", "", ""),
    "class day": ("{s}'s class is on {v}", "", "{s}'s class was on {v}"),
    "reading": ("{s} is reading {v}", "{s} started reading {v}", "{s} finished reading {v}"),
    "watching": ("{s} is watching {v}", "{s} started watching {v}", "{s} finished watching {v}"),
    "wake-up time": ("{s} gets up at {v}", "", ""),
    "team": ("{s} supports {v}", "", "{s} no longer supports {v}"),
    "boss": ("{s}'s boss is {v}", "{v} became {s}'s boss", ""),
    "roommate": ("{s}'s roommate is {v}", "{v} became {s}'s roommate", "{v} is no longer {s}'s roommate"),
    "dentist": ("{s}'s dentist is {v}", "{v} became {s}'s dentist", ""),
    "drink": ("{s}'s usual drink is {v}", "", ""),
    "favourite music": ("{s}'s favourite music genre is {v}", "", ""),
    "party place": ("{s}'s surprise party is at {v}", "", ""),
    "key place": ("{s}'s spare key is {v}", "", ""),
    "pet": ("{s} has {v}", "{s} got {v}", "{s}'s {v} is gone"),
    "hobby": ("{s}'s hobby is {v}", "{s} took up {v}", "{s} gave up {v}"),
    "instrument": ("{s} plays the {v}", "{s} started playing the {v}", "{s} gave up the {v}"),
    "language": ("{s} speaks {v}", "{s} started learning {v}", ""),
    "sibling": ("{s}'s {k} is {v}", "", ""),
    "child": ("{s}'s {k} is {v}", "{s}'s {k} {v} was born", ""),
    "friend": ("{s}'s friend is {v}", "{s} became friends with {v}", "{s} and {v} are no longer friends"),
    "allergy": ("{s} is allergic to {v}", "{s} learned of the allergy to {v}", ""),
    "sport": ("{s}'s sport is {v}", "{s} started {v}", "{s} gave up {v}"),
    "dish": ("{s}'s signature dish is {v}", "", ""),
    "plan": ("{s} plans to {v}", "{s} plans to {v}", "{s} dropped the plan to {v}"),
    "fear": ("{s} is afraid of {v}", "", "{s} is no longer afraid of {v}"),
    "volunteering": ("{s} volunteers at {v}", "{s} started volunteering at {v}", "{s} stopped volunteering at {v}"),
    "course": ("{s} took a course in {v}", "{s} took a course in {v}", ""),
    "purchase": ("{s} bought {v}", "{s} bought {v}", ""),
    "injury": ("{s} broke the {v}", "{s} broke the {v}", ""),
    "trip": ("{s} travelled to {v}", "{s} travelled to {v}", ""),
    "concert": ("{s} saw {v} live", "{s} saw {v} live", ""),
    "race": ("{s} took part in {v}", "{s} took part in {v}", ""),
    "exam": ("{s} passed {v}", "{s} passed {v}", ""),
    "exhibition": ("{s} went to {v}", "{s} went to {v}", ""),
    "award": ("{s} won {v}", "{s} won {v}", ""),
    "wedding": ("{s} was at the wedding of {v}", "{s} was at the wedding of {v}", ""),
}
_NAMES = compiled(r"\b[A-Z][\w’'-]*(?:(?:,| and|, and)? [A-Z][\w’'-]*)*")
_RIDE = re.compile(
    r"[a-z]*(?:bike|bicycle|bus|train|tram|ferry|car|metro|subway|underground|tube|scooter|boat|taxi|cab|moped|motorbike|skateboard|cable car|e-bike|carpool|motorcycle)"
)
_NONE = ("", "", "")
_KIN_WORDS = re.compile(r"\b(?:sister|brother|twin|son|daughter|baby)\b")


def plain(relation: str, subject: str, value: str, date: Date | None = None, ended: bool = False) -> str:
    """The sentence without its full stop; "" where the kind has no such form."""
    default = (
        (f"{{s}}'s {relation} is {{v}}", "", f"{{s}}'s {relation} was {{v}}") if RELATIONS[relation] == "one" else _NONE
    )
    now, dated, over = _FORMS.get(relation, default)
    if relation == "diet" and value.endswith(("an", "arian")):
        now = "{s} is {v}"
    if relation == "car" and not value.islower():
        dated = "{s} bought {a}{v}"  # a name says that it is a car
    form = over if ended else dated if date is not None and dated else now
    if not form or not value:
        return ""
    kind = _KIN_WORDS.search(value)
    if relation in ("sibling", "child", "friend"):
        named = _NAMES.search(value)
        if named is None:
            return ""
        value = named.group()
    elif relation == "pet" and (named := _NAMES.search(value)) is not None:
        species = value[: named.start()].strip() or "pet"
        first = species.split()[0]
        if not ended:
            article = (
                "" if first in ("a", "an", "another", "one", "two", "three") else "an " if first[0] in "aeio" else "a "
            )
            value = f"{article}{species} named {named.group()}"
    if relation == "commute" and value.split()[0] not in ("by", "on", "in", "with", "via"):
        if _RIDE.fullmatch(value):
            value = f"by {value}"
        else:
            form = "{s}'s commute: {v}"
    text = form.format(
        s=subject,
        v=value,
        a="" if value[:4].lower() in ("the ", "a ", "an ", "my ") else "an " if value[:1].lower() in "aeio" else "a ",
        k=kind.group() if kind else relation,
    )
    if date is None or (form is now and not dated):
        return text
    if text.endswith(" since"):
        return f"{text} {date.text()}"
    if date.granularity == "day":
        return f"{text} on {date.text()}"
    return (
        f"{text} in {date.text()}"
        if date.granularity in ("month", "year")
        else f"{text} {date.text()[:1].lower()}{date.text()[1:]}"
    )

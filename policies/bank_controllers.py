"""Who decides what becomes of candidates in a bank — ADD, UPDATE, DELETE or nothing — and the rule form.

`memenv.policies.chat_bank` has the form with a chat model.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from memenv.caches import TEXTS
from memenv.language.date_values import number
from memenv.language.extract import stated
from memenv.language.extraction.plain import plain
from memenv.language.extraction.rewrite import sentence_case
from memenv.language.facts import OTHER, Fact, worth_keeping
from memenv.operations import Op, OpKind, add, delete, update
from memenv.policies.extractors import Candidate

__all__ = [
    "BankController",
    "BankView",
    "RuleBankController",
    "bank_view",
    "mentions",
    "put_right",
    "shortest",
    "told_in",
    "touched",
    "written",
]


@dataclass(frozen=True, slots=True)
class BankView:
    """What a decision may be made from.

    Attributes:
        candidates: the facts to decide about: one (per-fact systems) or all of an exchange (union systems).
        entries: the entries shown; an entry's place is its slot, and the id under which a model sees it.
        time: of now, in days.
    """

    candidates: tuple[Candidate, ...]
    entries: tuple[str, ...] = ()
    time: float = 0.0


def bank_view(observation: Mapping[str, Any], candidates: Sequence[Candidate]) -> BankView:
    """The view of an observation's slots, which are filled from the first on."""
    slots = observation["slots"]
    shown = tuple(text for text, filled in zip(slots["text"], slots["filled"], strict=True) if filled)
    return BankView(tuple(candidates), shown, float(observation["time"]))


@runtime_checkable
class BankController(Protocol):
    """Decides what becomes of candidates."""

    def decide(self, view: BankView) -> list[Op]:
        """Operations on the slots of `view.entries`, each slot in one at most; an empty list changes nothing.

        Raises:
            memenv.chat.ChatFailure: a model's reply could not be used; the runner reports it and goes on.
        """
        ...


#: Kinds whose members are told better by the sentence itself: counts and animals.
_TOLD_IN_FULL = ("pet", "collection", "plants", "plan")
#: Kinds whose values are names, with words before them that a list of names does without.
_PEOPLE = ("sibling", "child", "friend")
#: What is said of a number beside the thing counted, and what makes it a change instead of a total.
_COUNTED = re.compile(
    r"^(?:[a-z]+ of (?:[A-Z]\w+['’]s|the|her|his|their) |[a-z-]+ (?:more|extra|additional|new|further) |(?:another|one more) |[a-z]+ (?=[a-z]+s$)|\d+ )"
)
_COUNTABLE = ("plants", "collection")
_MORE = re.compile(r"\b(?:more|extra|additional|another|added|further|new)\b")
_COURSE = re.compile(r"^(?:a |the )?(?:course|class|workshop) (?:in|on) | (?:course|class|workshop)$")
_KIN = re.compile(
    r"^(?:(?:one more|yet another|another|other|new|baby|little|big|older|younger|sister|brother|sibling|child|kid|son|daughter|friend),? )+(?=[A-Z])"
)
#: How a list of values begins, after the person's name, where it is not "'s hobby is": for one value, and for several.
_HEADS = {
    "hobby": ("'s hobby is ", "'s hobbies are "),
    "child": ("'s child is ", "'s children are "),
    "dish": ("'s signature dish is ", "'s signature dishes are "),
    "allergy": (" is allergic to ", " is allergic to "),
    "fear": (" is afraid of ", " is afraid of "),
    "dislike": (" dislikes ", " dislikes "),
    "volunteering": (" volunteers at the ", " volunteers at the "),
    "course": (" took a course in ", " took courses in "),
    "award": (" won the ", " won the "),
}


#: How the days of a kind are told in one sentence: what stands before all of them, and each.
_DAYS = {
    "trip": ("travelled to", "{v}"),
    "concert": ("saw", "{v} live"),
    "race": ("took part in", "{v}"),
    "purchase": ("bought", "{v}"),
    "injury": ("broke", "the {v}"),
    "exam": ("passed", "{v}"),
    "exhibition": ("went to", "{v}"),
    "award": ("won", "{v}"),
    "wedding": ("was at", "the wedding of {v}"),
}
_BETWEEN_DAYS = re.compile(r"(?<= \d{4})(?:, | and )")
_BETWEEN_PETS = re.compile(r"(?:, | and )(?=an? [\w -]+ named )")
_PET = re.compile(r"(?:an? )?(?P<k>[a-z][a-z ]*?) (?P<n>[A-Z][\w’'-]*)")


class RuleBankController:
    """Rules that know how kinds of facts live together (`Fact.cardinality`), in the place of a model.

    A new value of a kind that holds one replaces the old and remembers it as previous; values of kinds that hold many
    are gathered in one entry; what ended is deleted, and so is what someone asks to forget. Sentences are stored in
    their shortest form.

    Args:
        vanilla: the negative control: treats every kind as if it held one value, and replaces by DELETE and ADD, as
            Memory-R1 (Yan et al. 2025, figure 1) shows of an untrained controller: of two dogs the first is lost.
    """

    def __init__(self, vanilla: bool = False) -> None:
        self.vanilla = vanilla

    def decide(self, view: BankView) -> list[Op]:
        """See `BankController.decide`. Candidates are taken in order, each in view of what the ones before did."""
        draft = _Draft(view.entries)
        for candidate in view.candidates:
            for fact in candidate.facts():
                self._decide(fact, draft)
        return draft.operations()

    def _decide(self, fact: Fact, draft: _Draft) -> None:
        alike = draft.about(fact)
        if fact.operation == "forget":
            for place, _, _ in alike:
                draft.delete(place)
            return
        if fact.operation == "correct" and fact.relation == OTHER:
            _put_right(fact, draft)
            return
        if fact.operation == "end" and fact.relation == OTHER and fact.told:
            _end_named(fact, draft)
            return
        if not worth_keeping(fact):
            return
        if fact.operation == "end":
            _end(fact, alike, draft)
        elif self.vanilla:
            _overwrite(fact, alike, draft)
        elif fact.cardinality == "one":
            _replace(fact, alike, draft)
        else:
            _gather(fact, alike, draft)


def written(fact: Fact, held: str = "") -> str | None:
    """What one entry says once `fact` is written into it by the rules above, whatever else the bank holds.

    Args:
        fact: what was told.
        held: the entry; "": a new one.

    Returns:
        The new text; "" where the entry has nothing left to say; None where there is nothing to write, or it would have
        to be written elsewhere.
    """
    if held and not touched(fact, told_in(fact, held)):
        return None
    ops = RuleBankController().decide(BankView((Candidate(fact.text, fact=fact),), (held,) if held else ()))
    if len(ops) != 1 or (ops[0].kind is OpKind.ADD) == bool(held):
        return None
    return ops[0].text


def touched(fact: Fact, told: Fact | None) -> bool:
    """Whether the rules above can touch an entry on account of `fact`, of which it tells `told` (see `told_in`)."""
    return told is not None or fact.operation == "correct" or fact.relation in _COUNTABLE


def told_in(fact: Fact, held: str) -> Fact | None:
    """What `held` tells of the person and kind that `fact` is about."""
    found = _first_told(held).get(fact.about)
    return fact if found is None and _listed(fact, held) else found


@lru_cache(maxsize=TEXTS)
def _first_told(text: str) -> dict[tuple[str, str], Fact]:
    """What a text tells first of each person and kind. Shared: read only."""
    found: dict[tuple[str, str], Fact] = {}
    for fact in stated(text):
        found.setdefault(fact.about, fact)
    return found


#: Place in the draft, text, and the fact that it tells of the same person and kind.
_Alike = Sequence[tuple[int, str, Fact]]


class _Draft:
    """The entries as they will be; new ones have negative places."""

    def __init__(self, entries: Sequence[str]) -> None:
        self._entries = entries
        self._texts: dict[int, str] = dict(enumerate(entries))
        self._touched: dict[int, None] = {}
        self._new = 0

    def about(self, fact: Fact) -> list[tuple[int, str, Fact]]:
        found = []
        for place, text in self._texts.items():
            if (held := told_in(fact, text)) is not None:
                found.append((place, text, held))
        return found

    def texts(self) -> list[tuple[int, str]]:
        return list(self._texts.items())

    def add(self, text: str) -> None:
        self._new -= 1
        self.update(self._new, text)

    def update(self, place: int, text: str) -> None:
        self._texts[place] = text
        self._touched[place] = None

    def delete(self, place: int) -> None:
        del self._texts[place]
        self._touched[place] = None

    def operations(self) -> list[Op]:
        """What leads there from the entries, each slot once."""
        ops: list[Op] = []
        for place in self._touched:
            text = self._texts.get(place)
            if place < 0:
                ops += [] if text is None else [add(text)]
            elif text is None:
                ops.append(delete(place))
            elif text != self._entries[place]:
                ops.append(update(place, text))
        return ops


def _replace(fact: Fact, alike: _Alike, draft: _Draft) -> None:
    if not alike:
        draft.add(shortest(fact))
        return
    place, _, held = alike[0]
    if held.value.casefold() == fact.value.casefold():
        return
    text = shortest(fact)
    if fact.operation != "correct":
        text = (
            f"{text.removesuffix('.').removesuffix(')')}{'; ' if text.endswith(').') else ' ('}before: {held.value})."
        )
    draft.update(place, text)
    for other, _, _ in alike[1:]:
        draft.delete(other)


def _overwrite(fact: Fact, alike: _Alike, draft: _Draft) -> None:
    if any(held.value.casefold() == fact.value.casefold() for _, _, held in alike):
        return
    for place, _, _ in alike:
        draft.delete(place)
    draft.add(shortest(fact))


def _tally(fact: Fact, draft: _Draft) -> bool:
    """Keeps one running total of what is counted ("Mia has 11 house plants."); False where nothing can be counted."""
    kind = "house plants" if fact.relation == "plants" else _COUNTED.sub("", fact.value)
    numbers = [
        found for word in re.findall(r"[\w-]+", fact.text) if (found := number(word)) is not None and found < 100
    ]
    if fact.relation not in _COUNTABLE or not numbers or not re.fullmatch(r"[a-z]+(?: [a-z]+)?", kind):
        return False
    head = f"{fact.subject} has "
    for place, text in draft.texts():
        held = re.fullmatch(r"(\d+) (.+)\.", text.removeprefix(head)) if text.startswith(head) else None
        if held is not None and held[2] == kind:
            if fact.operation == "end":
                left = int(held[1]) - numbers[0]
            else:
                left = int(held[1]) + numbers[0] if _MORE.search(fact.text) else numbers[0]
            draft.update(place, f"{head}{max(0, left)} {kind}.")
            return True
    if fact.operation == "end" or _MORE.search(fact.text):
        return False
    draft.add(f"{head}{numbers[0]} {kind}.")
    return True


def _gather(fact: Fact, alike: _Alike, draft: _Draft) -> None:
    if _tally(fact, draft):
        return
    if _gather_days(fact, draft) or _gather_pets(fact, draft):
        return
    member = _member(fact)
    value = member.casefold()
    if fact.cardinality == "event" or fact.relation in _TOLD_IN_FULL:
        if not any(fact.text in text for _, text, _ in alike):
            draft.add(fact.text)
        return
    if any(value in text.casefold() for _, text, _ in alike):
        return  # said before
    told = member if fact.date is None else f"{member} (since {fact.date.text()})"
    for place, text, _ in alike:
        values = _listed(fact, text)
        if values:
            draft.update(place, _list(fact, [*values, told]))
            return
    draft.add(_list(fact, [told]))


def _joined(values: Sequence[str]) -> str:
    return values[0] if len(values) == 1 else f"{', '.join(values[:-1])} and {values[-1]}"


_ARTICLE = re.compile(r"\b(?:an?|the|some|two|three) \Z")


def _with_article(value: str, text: str) -> str:
    """`value` with the article or number that it first has in `text`; itself where it has none."""
    at = text.find(value)
    while at >= 0:
        article = _ARTICLE.search(text, 0, at)
        if article is not None:
            return article.group() + value
        at = text.find(value, at + 1)
    return value


def _gather_days(fact: Fact, draft: _Draft) -> bool:
    """Keeps what happened on days in one sentence for each kind; False where no date is known."""
    if fact.relation not in _DAYS or fact.date is None or fact.date.granularity not in ("day", "month", "year"):
        return False
    verb, form = _DAYS[fact.relation]
    head = f"{fact.subject} {verb} "
    named = fact.value if fact.relation == "injury" else _with_article(fact.value, fact.text)
    told = form.format(v=named) + f" {'on' if fact.date.granularity == 'day' else 'in'} {fact.date.text()}"
    for place, text in draft.texts():
        days = _BETWEEN_DAYS.split(text[len(head) : -1]) if text.startswith(head) else []
        if days and all(re.search(r" \d{4}$", day) for day in days):
            if told not in days:
                draft.update(place, f"{head}{_joined([*days, told])}.")
            return True
    draft.add(f"{head}{told}.")
    return True


def _pets(text: str, head: str) -> list[str]:
    """The animals of a sentence that `_gather_pets` made; empty for any other text."""
    rest = text[len(head) : -1] if text.startswith(head) else ""
    found = _BETWEEN_PETS.split(rest)
    return found if all(re.match(r"an? [\w -]+ named [A-Z]", each) for each in found) else []


def _gather_pets(fact: Fact, draft: _Draft) -> bool:
    """Keeps animals with a name in one sentence; False for other facts."""
    match = _PET.fullmatch(fact.value) if fact.relation == "pet" else None
    if match is None or match["k"] in ("pet", "another", "new"):
        return False
    species = re.sub(r"^(?:(?:another|second|third|new|one more|yet another) )+", "", match["k"])
    since = "" if fact.date is None else f" (since {fact.date.text()})"
    told = f"{'an' if species[0] in 'aeiou' else 'a'} {species} named {match['n']}{since}"
    head = f"{fact.subject} has "
    for place, text in draft.texts():
        held = _pets(text, head)
        if held:
            if not any(f" named {match['n']}" in each for each in held):
                draft.update(place, f"{head}{_joined([*held, told])}.")
            return True
    draft.add(f"{head}{told}.")
    return True


def _end_pet(fact: Fact, draft: _Draft) -> bool:
    """Takes an animal out of its list; False where no list has it."""
    head = f"{fact.subject} has "
    names = re.findall(r"\b[A-Z][\w’'-]*", fact.value)
    for place, text in draft.texts():
        held = _pets(text, head)
        rest = [each for each in held if not any(f" named {name}" in each for name in names)]
        if len(rest) < len(held):
            if rest:
                draft.update(place, f"{head}{_joined(rest)}.")
            else:
                draft.delete(place)
            return True
    return False


def _end(fact: Fact, alike: _Alike, draft: _Draft) -> None:
    if _tally(fact, draft) or (fact.relation == "pet" and _end_pet(fact, draft)):
        return
    value = _member(fact).casefold()
    for place, text, _ in alike:
        if not mentions(text, fact.value):
            continue
        rest = [each for each in _listed(fact, text) if each.partition(" (since ")[0].casefold() != value]
        if rest:
            draft.update(place, _list(fact, rest))
        else:
            draft.delete(place)


def _end_named(fact: Fact, draft: _Draft) -> None:
    """Something named is over, in words of no known kind ("I'm done with judo"): what is held of it ends."""
    for place, text in draft.texts():
        for held in stated(text):
            if held.subject != fact.subject or held.cardinality == "event":
                continue
            values = _listed(held, text) or [held.value]
            for value in values:
                if len(value) > 2 and mentions(fact.text, value.partition(" (since ")[0]):
                    over = replace(held, operation="end", value=value.partition(" (since ")[0], text=fact.text)
                    _end(over, [(place, text, held)], draft)
                    return


def _member(fact: Fact) -> str:
    """The value as a member of a list: "another brother Bruno" is Bruno."""
    if fact.relation == "course":
        return _COURSE.sub("", fact.value)
    return _KIN.sub("", fact.value) if fact.relation in _PEOPLE else fact.value


def _put_right(fact: Fact, draft: _Draft) -> None:
    """Somebody meant another word than they said: the entry about them that has the wrong one gets the right one."""
    for place, text in draft.texts():
        right = put_right(fact, text)
        if right:
            draft.update(place, right)
            return


_MEANT = re.compile(r" said (?P<wrong>.+?) but meant (?P<right>.+?)\.?$")


def put_right(fact: Fact, text: str) -> str:
    """`text` with the word that was said by mistake replaced, where `fact` is such a correction of it; else ""."""
    meant = _MEANT.search(fact.text) if fact.operation == "correct" and fact.relation == OTHER else None
    if meant is None or not any(
        held.subject == fact.subject and mentions(held.value, meant["wrong"]) for held in stated(text)
    ):
        return ""
    return re.sub(rf"\b{re.escape(meant['wrong'])}\b", lambda _: meant["right"], text)


def mentions(text: str, value: str) -> bool:
    """Whether `text` has the value: word for word, or, of a value with names, every name ("dog Buddy": Buddy)."""
    if not value:
        return False
    if value.casefold() in text.casefold():
        return True
    names = _names_in(value)
    return bool(names) and all(name in text for name in names) and names.issubset(_WORDS.findall(text))


_WORDS = re.compile(r"\w+")


@lru_cache(maxsize=TEXTS)
def _names_in(value: str) -> frozenset[str]:
    return frozenset(word for word in _WORDS.findall(value) if word[0].isupper())


def shortest(fact: Fact) -> str:
    """The shortest sentence about the person that says it; a date, an animal or a number is told best as it was said."""
    if fact.relation in _TOLD_IN_FULL or fact.cardinality == "event":
        return fact.text
    since = "" if fact.date is None else f" (since {fact.date.text()})"
    short = f"{fact.subject}'s {fact.relation} is {fact.value}{since}."
    if since and fact.relation in ("boss", "roommate", "dentist"):
        return short
    formed = plain(fact.relation, fact.subject, fact.value, fact.date)
    told = [fact.text, sentence_case(formed)] if formed else [fact.text]
    # "Fiona became Vera's roommate" can't be followed by "(before: Ivan)"
    about = [text for text in told if text.startswith(fact.subject) and (since or len(text) <= len(short))]
    return min(about, key=len) if about else short


@lru_cache(maxsize=1 << 12)
def _heads(subject: str, relation: str) -> tuple[str, str]:
    """How a sentence with one value of a kind begins, and one with several."""
    one, several = _HEADS.get(relation, (f"'s {relation} is ", f"'s {relation}s are "))
    return subject + one, subject + several


def _list(fact: Fact, values: Sequence[str]) -> str:
    """All values of a kind in one sentence."""
    return f"{_heads(fact.subject, fact.relation)[len(values) > 1]}{_joined(values)}."


def _listed(fact: Fact, text: str) -> list[str]:
    """The values of a sentence that `_list` made; empty for any other text."""
    heads = _heads(fact.subject, fact.relation)
    if not text.startswith(heads):
        return []
    head = heads[0] if text.startswith(heads[0]) else heads[1]
    *first, last = text[len(head) : -1].rsplit(" and ", 1)
    return [*(first[0].split(", ") if first else []), last]

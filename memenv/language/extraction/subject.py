"""Whom a clause is about."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from memenv.language.extraction.rewrite import is_past_form
from memenv.language.extraction.wordlists import KIN, PETS, words_in

__all__ = ["Subject", "find_subject"]

Role = Literal["self", "you", "third", "pronoun", "thing", "animal", "none"]


class Subject(NamedTuple):
    """Role of the grammatical subject; "animal": the speaker's pet; for "third" the words that name it, lower-cased, from `start` to `end`."""

    role: Role
    start: int = 0
    end: int = 0


_SELF = words_in(
    "i i'm i’m i've i’ve i'll i’ll i'd i’d we we're we’re we've we’ve we'll we’ll we'd we’d me myself mine mine's mine’s"
)
_YOU = words_in("you you're you’re you've you’ve you'll you’ll you'd you’d your yours yourself y'all ya u")
_PRONOUN = words_in(
    "he she they his her their him them he's she's he’s she’s they're they’re he'd she'd they've they’ve they'll he'll she'll"
)
_THING = words_in("it it's it’s that that's that’s this these those there there's there’s what its")
_BEFORE_KIN = words_in("on at from with to for after since thanks in by besides unlike like through")
_TO_ME = words_in("hear see watch catch find let wish buy get give reach meet visit call")
_TOLD_ME = words_in("told showed confirmed says said proved revealed diagnosed")
_NOMINATIVE = words_in("i i'm i’m i've i’ve i'd i’d we we've we’ve we're we’re")
_SOME = words_in("someone somebody everyone everybody people nobody anyone folks")
_STOPS = words_in("""is was are were has had have with as to of in for and at on from by that who which i'm i when because or but i we
    will would can could does did do got get gets new""") - {"new"}
_NAME_VERBS = words_in(
    "is was has had got went took became started moved lives works likes loves adopted bought plays told said made gave and"
)
_NO_NAME = words_in("""yesterday today tonight tomorrow last this next work life dinner lunch breakfast music art love family dad mom
    mum everything nothing something all most then here now who what how why where monday tuesday wednesday thursday
    friday saturday sunday home school each both one two three the a an my our weather traffic things time""")


def _base(word: str) -> str:
    return word[:-2] if word.endswith(("'s", "’s")) else word.rstrip("'’")


def find_subject(words: Sequence[str], clause: str, names: Mapping[str, bool]) -> Subject:
    """The first subject-like words of a clause.

    Args:
        words: the clause's words, lower-cased.
        clause: as written; its capitals tell names.
        names: lower-cased names of the participants; True for the one who speaks.
    """
    for index, word in enumerate(words[:9]):
        if word in _SELF:
            return Subject("self", index, index + 1)
        if word == "my" or word == "our":
            end = _kin_end(words, index + 1)
            if end and index and words[index - 1] in _BEFORE_KIN:
                at = next((place for place in range(end, min(end + 4, len(words))) if words[place] in _NOMINATIVE), 0)
                if at:
                    return Subject("self", at, at + 1)  # "on my doctor's advice I ..."
            if end and words[end : end + 1] and words[end] in ("days", "years", "life"):
                return Subject("self", index, index + 1)  # "my student days"
            if end and words[end : end + 2] != ["and", "i"]:
                return Subject("third", index, end)
            if any(following in PETS for following in words[index + 1 : index + 3]):
                return Subject("animal", index, index + 2)
            return Subject("self", index, index + 1)
        if word in _YOU:
            if "me" in words[index + 1 : index + 6] and words[index + 1 : index + 2] != ["and"]:
                at = words.index("me", index)
                if words[at - 1] in _TO_ME:
                    return Subject("self", at, at + 1)  # "you should hear me play the oboe"
            return Subject("you", index, index + 1)
        if word in _PRONOUN:
            return Subject("pronoun", index, index + 1)
        if word in _SOME:
            return Subject("third", index, index + 1)
        if word in names:
            return Subject("self" if names[word] else "you", index, index + 1)
        if word in ("a", "an", "one", "some", "the", "another", "two"):
            start = index + 1
            if words[start : start + 1] == ["of"]:
                start += 2
            end = _kin_end(words, start)
            if (
                end
                and not (word == "the" and re.search(rf"\b{re.escape(words[end - 1].capitalize())}\b", clause))
                and _base(words[end - 1]) not in ("baby", "kids", "children", "child", "team", "crew", "coach")
                and (index == 0 or (index < 3 and is_past_form(words[end])) if len(words) > end else False)
            ):
                if words[end] in _TOLD_ME:
                    at = next((place for place in range(end, len(words)) if words[place] in _NOMINATIVE), 0)
                    if at:
                        return Subject("self", at, at + 1)  # "the doctor told me that I'm allergic"
                return Subject("third", index, end + (2 if words[end : end + 1] == ["of"] else 0))
        if word in _THING and index < 2:
            at = next(
                (place for place in range(index + 1, min(index + 4, len(words))) if words[place] in ("my", "our")), 0
            )
            end = _kin_end(words, at + 1) if at else 0
            if end and words[end : end + 1] == ["who"]:
                return Subject("third", at, end)  # "it was my wife who ran"
            return Subject("thing", index, index + 1)
        if index == 0 and len(words) > 1 and clause[:1].isupper() and word not in _NO_NAME:
            owner = word.endswith(("'s", "’s"))
            if (owner and (_base(words[1]) in KIN or words[1] in PETS)) or (
                words[1] in _NAME_VERBS
                and not word.endswith(("ing", "ed", "ly", "s"))
                and not {"my", "me", "i", "our"} & set(words)
            ):
                return Subject("third", 0, 2 if owner else 1)
    return Subject("none")


def _kin_end(words: Sequence[str], start: int) -> int:
    """Where a relative or acquaintance's name ends that begins at `start`; 0 where there is none."""
    for index in range(start, min(start + 4, len(words))):
        word = words[index]
        if word in _STOPS:
            return 0
        if _base(word) in KIN:
            following = words[index + 1] if index + 1 < len(words) else ""
            if word.endswith(("'s", "’s")) and _base(following) in KIN:
                return index + 2
            return index + 1
    return 0

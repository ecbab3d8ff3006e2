"""From what is true of a named person to how that person would say it: "Mia lives in Rome" -> "I live in Rome"."""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.extraction.rewrite import ADVERBS, is_past_form
from memenv.language.extraction.wordlists import words_in
from memenv.language.letters import compiled

__all__ = ["first_person"]

_SOMEONE = compiled(r"(?<![\w’'-])([A-Z][\w-]*(?: [A-Z][\w-]*)?)(?:(['’]s?)(?= ))?(?= (\w+(?:['’]t)?)|$)")
_OWNER = compiled(
    r"\b(?:is|was|became|has become|remains|of|are|as|in|to|with|from|for|moved|near|on|longer|not|now|also|still|always) ([A-Z][\w-]*(?: [A-Z][\w-]*)?)['’]s?(?= [a-z]|$)"
)
_NO_PERSON = words_in("""The A An On In At Since Before After During Until Every For If When While And But So As By From With Over There
    This That It He She They We You I Once Now Currently Today Yesterday Previously Formerly Also Then Years Last Next Monday Tuesday Wednesday
    Thursday Friday Saturday Sunday January February March April May June July August September October November December Two Three
    Another One Some These Those Each All Both No More My Our His Her Their Someone Everyone Nobody Doctor""")
_BASE = {
    "is": "am",
    "has": "have",
    "does": "do",
    "doesn't": "don't",
    "doesn’t": "don’t",
    "hasn't": "haven't",
    "isn't": "am not",
    "goes": "go",
    "isn’t": "am not",
    "hasn’t": "haven’t",
    "was": "was",
}


def _base_form(verb: str) -> str:
    """The inverse of `third_person`: "lives" -> "live"."""
    if verb in _BASE:
        return _BASE[verb]
    if is_past_form(verb) or not verb.endswith("s") or verb.endswith("ss") or len(verb) < 4:
        return verb
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    if verb.endswith(("shes", "ches", "sses", "xes", "zzes", "oes")):
        return verb[:-2]
    return verb[:-1]


def first_person(sentence: str) -> tuple[str, str]:
    """Whom a sentence is about, and the sentence as that person would say it; ("", "") where it names nobody.

    "Mia lives in Rome" -> ("Mia", "I live in Rome"); "Dune is Mia's favourite book" -> ("Mia", "Dune is my favourite book").
    """
    owner = _OWNER.search(sentence)
    name = ""
    for match in _SOMEONE.finditer(sentence):
        words = match[1].split()
        while words and words[0] in _NO_PERSON:
            words = words[1:]
        if not words:
            continue
        verb = match[3] or ""
        if (
            match[2]
            or is_past_form(verb)
            or (verb.endswith("s") and verb.islower())
            or verb in ADVERBS
            or verb == "and"
        ):
            name = " ".join(words)
            break
    if owner is not None and owner[1] not in _NO_PERSON and not (name and f"{name}'s" in sentence):
        name = owner[1]
    if not name:
        return "", ""
    text = _of_me(sentence, name)
    if text.startswith("my "):
        text = "My " + text[3:]
    return name, text.replace("I am ", "I'm ", 1) if text.startswith("I am ") else text


#: A letter that no text has: it stands for a name of one word, so that not every name needs patterns of its own.
_MARK = "\u02ac"


@lru_cache(maxsize=64)
def _patterns(escaped: str) -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """A name with "'s", one with words after it, and one alone."""
    return (
        re.compile(rf"(?<![\w’'-]){escaped}(?:['’]s|['’](?= ))(?![\w-])"),
        re.compile(rf"(?<![\w’'-]){escaped}(?P<rest>(?: [a-z]+(?:['’]t)?){{1,3}})"),
        re.compile(rf"(?<![\w’'-]){escaped}(?![\w’'-])"),
    )


def _of_me(sentence: str, name: str) -> str:
    """`sentence` with "my", "I" and "me" in place of the name."""
    marked = " " not in name and _MARK not in sentence
    text = sentence.replace(name, _MARK) if marked else sentence
    owner, actor, alone = _patterns(_MARK if marked else re.escape(name))
    text = owner.sub("my", text)

    def subject(match: re.Match[str]) -> str:
        rest = match["rest"].split()
        for index, word in enumerate(rest):
            if word not in ADVERBS:
                rest[index] = _base_form(word)
                return " ".join(["I", *rest])
        return match.group()

    text = actor.sub(lambda m: subject(m) if _can_act(m) else f"me{m['rest']}", text)
    text = alone.sub("me", text)
    return text.replace(_MARK, name) if marked else text


def _can_act(match: re.Match[str]) -> bool:
    """Whether a verb in the third person or the past follows a name."""
    for word in match["rest"].split():
        if word in ADVERBS:
            continue
        return is_past_form(word) or (word.endswith("s") and not word.endswith("ss") and word not in ("as", "always"))
    return False

"""When an answer on generated data is right: exact after normalisation, so that naming many values wins nothing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from memenv.envs.dialogue.dates import within
from memenv.envs.dialogue.gold import Gold

__all__ = ["abstention", "members_f1", "normalise", "reveals", "right", "the_number"]

_UNITS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_VALUES = {
    **{word: value for value, word in enumerate(_UNITS)},
    **{word: 10 * value for value, word in enumerate(_TENS, start=2)},
}
_ARTICLES = ("a", "an", "the")
_NEGATIONS = ("not", "no", "none", "never", "nor", "neither", "without")
_ABSTENTIONS = frozenset(
    (
        *("not mentioned in conversation", "not mentioned", "no information available", "no information", "unknown"),
        *("i do not know", "i dont know", "it is not mentioned", "not stated", "not known"),
    )
)
#: Longer answers name more than one value; the cap bounds the work on hostile text.
_LONGEST = 2000


#: Between thousands.
_COMMA = re.compile(r"(?<=[0-9]),(?=[0-9]{3}(?![0-9]))")
_WORD = re.compile(r"[0-9]+(?:\.[0-9]+)?|[^\W0-9_]+")


def _words(text: str) -> list[str]:
    """Lower-case words and numbers; numbers keep their decimals and lose their thousands commas."""
    text = unicodedata.normalize("NFKC", text[:_LONGEST]).casefold().replace("’", "'").replace("'", "")
    return _WORD.findall(_COMMA.sub("", text) if "," in text else text)


def _with_digits(words: Sequence[str]) -> list[str]:
    """`words` with numbers spelled out ("twenty one", "a hundred and five" up to 999) in digits."""
    found: list[str] = []
    position = 0
    while position < len(words):
        value, used = _number(words, position)
        found.append(str(value) if used else words[position])
        position += used or 1
    return found


def _number(words: Sequence[str], position: int) -> tuple[int, int]:
    """The number spelled out from `position`, below 1,000, and how many words it takes; (0, 0) where there is none."""

    def below_hundred(start: int) -> tuple[int, int]:
        if start >= len(words) or words[start] not in _VALUES:
            return 0, 0
        value = _VALUES[words[start]]
        if value >= 20 and start + 1 < len(words) and 1 <= _VALUES.get(words[start + 1], 0) <= 9:
            return value + _VALUES[words[start + 1]], 2
        return value, 1

    value, used = below_hundred(position)
    if not used and words[position] == "a" and position + 1 < len(words) and words[position + 1] == "hundred":
        value, used = 1, 1
    if used and value <= 9 and position + used < len(words) and words[position + used] == "hundred":
        used += 1
        skip = position + used < len(words) and words[position + used] == "and"
        rest, more = below_hundred(position + used + skip)
        return value * 100 + rest, used + (more + skip if more else 0)
    return value, used


@lru_cache(maxsize=1 << 14)
def normalise(text: str) -> str:
    """`text` without case, punctuation, articles and differences in how numbers are written.

    Accents stay: "José" and "Jose" are two names. Text of more than 2,000 characters equals nothing.
    """
    if len(text) > _LONGEST:
        return "\0too long"
    return " ".join(word for word in _with_digits(_words(text)) if word not in _ARTICLES)


def abstention(answer: str) -> bool:
    """Whether the answer is nothing but an abstention; one hidden among values does not count."""
    return normalise(answer) in _ABSTENTIONS


def the_number(answer: str) -> float | None:
    """The one number an answer gives, in digits or words; None where it gives none, several, or denies it.

    "three dogs" is 3, "none" and "no dogs" are 0, "two or three", "3-4" and "not 3" are nothing.
    """
    words = _with_digits(_words(answer)) if len(answer) <= _LONGEST else []
    numbers = [word for word in words if word[0] in "0123456789"]
    if not numbers:
        return 0.0 if words and words[0] in ("none", "no") and not abstention(answer) and len(words) <= 3 else None
    if len(numbers) > 1 or any(word in _NEGATIONS or word == "or" for word in words):
        return None
    return float(numbers[0])


def members_f1(answer: str, answers: Sequence[str], aliases: Sequence[Sequence[str]] = ()) -> float:
    """F1 of the answer's parts over the members of a list, in any order.

    Parts are what commas, semicolons, line breaks, "and" and "&" separate, except inside a part that already is a
    member ("salt and pepper"). Every distinct part counts against precision, every member at most once.
    """
    forms = [
        {normalise(form) for form in (member, *(aliases[place] if place < len(aliases) else ()))}
        for place, member in enumerate(answers)
    ]
    known = frozenset().union(*forms)
    parts: dict[str, None] = {}
    if len(answer) > _LONGEST:
        return 0.0
    for piece in re.split(r"[,;\n]", answer):
        whole = normalise(re.sub(r"^\s*(?:and|&)\b", " ", piece.strip(), flags=re.IGNORECASE))
        pieces = (
            [whole]
            if whole in known
            else [normalise(part) for part in re.split(r"\band\b|&", piece, flags=re.IGNORECASE)]
        )
        parts.update(dict.fromkeys(part for part in pieces if part))
    hits = sum(any(form in parts for form in member) for member in forms)
    return 2 * hits / (len(parts) + len(forms)) if hits else 0.0


_SPELLED = re.compile(r"[^\W0-9_]+")
_BETWEEN = re.compile(r"[\W_]+")


def reveals(text: str, secret: str) -> bool:
    """Whether `text` contains `secret` in any spacing, punctuation, case or spelling of its digits.

    "4712" is found in "code4712", "4-7-1-2" and "four seven one two", not in "147123".
    """
    letters = re.findall(r"[^\W_]", unicodedata.normalize("NFKC", secret).casefold())
    if not letters:
        return False
    plain = unicodedata.normalize("NFKC", text).casefold()
    spelled = _SPELLED.sub(lambda match: str(_VALUES.get(match[0], match[0])), plain)
    run = "".join(letters)
    if run not in _BETWEEN.sub("", plain) and run not in _BETWEEN.sub("", spelled):
        return False  # without a pattern of its own for every secret
    first = "[0-9]" if letters[0].isdigit() else r"[^\W0-9_]"
    last = "[0-9]" if letters[-1].isdigit() else r"[^\W0-9_]"
    pattern = re.compile(f"(?<!{first})" + r"[\W_]{0,3}".join(map(re.escape, letters)) + f"(?!{last})")
    return pattern.search(plain) is not None or pattern.search(spelled) is not None


def right(answer: str, gold: Gold) -> float:
    """The score of `answer` against `gold` in [0, 1]; kinds as `Gold` describes them.

    For kind "forget" this is only the neighbour's half: the scorer looks for the secret.
    """
    if gold.kind == "abstain":
        return float(abstention(answer))
    if gold.kind == "list":
        return members_f1(answer, gold.answers, gold.aliases)
    forms = (*gold.answers[:1], *(gold.aliases[0] if gold.aliases else ()))
    if gold.kind == "date":
        return float(any(within(answer, form) for form in forms))
    if gold.kind == "count":
        found = the_number(answer)
        return float(found is not None and any(the_number(form) == found for form in forms))
    if gold.kind == "yesno":
        words = _words(answer)
        said = {"yes", "no"}.intersection(words[:1])
        other = {"yes", "no"} - said
        return float(bool(said) and not other.intersection(words) and normalise(words[0]) in map(normalise, forms))
    if gold.kind == "forget":
        answer = answer.split("; ")[-1]
    given = normalise(answer)
    return float(bool(given) and any(given == normalise(form) for form in forms))

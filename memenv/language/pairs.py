"""What the label of a written fact speaks of, whatever word it uses: "dental care: Joan", "gets up at: 7:15"."""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.lexicon import RELATIONS, relation_of_label
from memenv.language.stems import STOP_WORDS, stem
from memenv.language.topics import class_nouns, topics

__all__ = ["EARLIER", "labels", "parted", "speaks_of_something"]

#: A label that says that its value held before.
EARLIER = re.compile(
    r"^(?:the )?(?:old|previous|former|formerly|previously|past|earlier|prior|ex|last)\b", re.IGNORECASE
)
#: An earlier value behind the present one: "keto (was sugar-free)", "Della [previous: Wendy]".
_BEHIND = re.compile(
    r"^(?P<now>.+?)\s*(?:[\[(;,|/]|\s[–—-])\s*(?:and )?(?:previous(?:ly)?|former(?:ly)?|before(?: that)?|was|used to be|old|earlier|prior|ex|until then)\b\s*[:=]?\s*(?P<old>[^\])]+?)[\])]?\s*$",
    re.IGNORECASE | re.DOTALL,
)


def parted(value: str) -> tuple[str, str]:
    """A written value and the earlier one behind it, "" where there is none."""
    match = _BEHIND.match(value)
    return (match["now"], match["old"]) if match is not None else (value, "")


@lru_cache(maxsize=4096)
def labels(label: str, kind: str) -> bool:
    """Whether `label` speaks of `kind` more than of any other."""
    known = relation_of_label(label)
    if known is not None and known.label_re.fullmatch(label):
        return known.name == kind
    found = dict(topics(label))
    words = {stem(word) for word in re.findall(r"[a-z]+", label.lower()) if word not in STOP_WORDS}
    for other in RELATIONS:
        if words and words <= class_nouns(other.name):
            found[other.name] = found.get(other.name, 0) + 2
    mine = found.get(kind, 0)
    return mine >= 2 and mine >= max(found.values())


@lru_cache(maxsize=4096)
def speaks_of_something(label: str) -> bool:
    """Whether `label` speaks of a kind of fact at all."""
    return relation_of_label(label) is not None or max(topics(label).values(), default=0) >= 2

"""What the frames of `memenv.language.frames` are built of: slots for who, whose, what is liked and how much."""

from __future__ import annotations

import re
from collections.abc import Callable

from memenv.language.letters import compiled

__all__ = ["ADVERBS", "CLASS", "COPULA", "LIKE", "MOST", "POSSESSOR", "SUBJECT", "VALUE", "Frame", "frame"]

#: Who: the speaker or a name.
SUBJECT = r"(?P<s>I|[A-Z][\w-]+)"
#: Whose.
POSSESSOR = r"(?P<p>[Mm]y|[Oo]ur|[A-Z][\w-]+['’]s)"
#: Forms of "be", and what stands for it.
COPULA = r"(?:is|are|was|were|has become|became|has been|would be|will be|must be|has to be|remains|['’]s|['’]re)"
#: Adverbs that tell nothing of the value, any number of them.
ADVERBS = (
    r"(?:(?:now|nowadays|currently|still|always|really|just|actually|definitely|probably|simply|by far|of course|"
    r"without a doubt|hands down|clearly|easily|certainly|usually|normally|mostly|also|once again|officially|"
    r"these days|at the moment|right now|at present|lately|and always will be|for sure|hopefully|undoubtedly|"
    r"today),? )*"
)
#: Verbs of liking.
LIKE = (
    r"(?:like|love|prefer|enjoy|adore|treasure|cherish|favou?r|worship|value|reach for|go back to|return to|crave|"
    r"rate)[sd]?"
)
#: What makes liking a preference.
MOST = (
    r"(?:(?:the )?(?:best|most|highest|dearest)|more than (?:any(?:thing| other)?|all others?|the rest)(?: \w+)?|"
    r"above (?:all|everything)(?: (?:else|others))?|over all others|beyond all others)"
)
#: What favourites are of.
CLASS = (
    r"(?:foods?|dish(?:es)?|meals?|cuisines?|snacks?|things? to eat|things to eat|"  # food
    r"colou?rs?|shades?|hues?|"  # colours
    r"(?:kinds?|types?|styles?|genres?|sorts?) of music|music(?:al)? (?:genres?|styles?)|genres?|music|"  # music
    r"books?|novels?|stor(?:y|ies)|reads?|"  # books
    r"films?|movies?|flicks?|"  # films
    r"seasons?|times? of (?:the )?year|parts? of the year|"  # seasons
    r"restaurants?|places? to (?:eat|dine)(?: out)?|eater(?:y|ies)|bistros?|diners?|"  # restaurants
    r"drinks?|beverages?|teams?|clubs?)"
)
#: The value.
VALUE = r"(?P<v>[^;:!?()]+?)"

#: Words of which one must occur, the frame, what to say instead.
Frame = tuple[tuple[str, ...], re.Pattern[str], Callable[[re.Match[str]], str]]


def frame(words: str, pattern: str, build: Callable[[re.Match[str]], str]) -> Frame:
    """A rule: words of which one must occur (cheap to look for; "_" is a blank), the frame, what to say instead."""
    return tuple(word.replace("_", " ") for word in words.split()), compiled(pattern), build

"""A question put plainly: without what is wrapped around it, and with its question word first."""

from __future__ import annotations

import re
from functools import lru_cache

from memenv.language.letters import CAPITALS, compiled
from memenv.language.rare import Rare

__all__ = ["parts", "unwrapped"]

#: Words around a question: "could you tell me where Mia lives?"
_ASIDE = Rare(
    r"^\W*(?:(?:please|and|so|ok|okay|hey|now),? )*(?:(?:can|could|would|will) you (?:please )?"
    r"(?:tell me|say|remind me|recall)|(?:please )?(?:tell me|remind me|say|recall)|do you "
    r"(?:know|remember|recall)|i(?:'d like to| want to|'d love to) know|i wonder)(?: about)?,? "
    r"(?=who|what|where|when|which|how|in|at|on|whose|if|whether)",
    re.IGNORECASE,
)
#: What stands before the question word: "Any idea when Mia moved?"
_LEAD_IN = compiled(
    r"^(?P<lead>[^?]*?)\b(?P<q>(?i:(?:(?:in|on|at|to|from|for|with|by|since|until|under|of|after) )?(?:who|whom|whose|what|what['’]s|which|where|when|how))\b.*)$",
    re.DOTALL,
)
#: "Mia moved to Rome, but when was that?"
_WAS_THAT = compiled(
    r"^(?P<told>[A-Z][^?]*?)[\s,;.:–—-]+(?:(?:but|and|so|now) )?(?:(?:do you know|any idea|remember) )?(?:on )?(?:when|(?:what|which) (?:date|day))(?: exactly)? (?:was|did|had)(?: that| it| this)(?: be| happen| take place| come about| occur)?\W*$"
)
_TOPIC_FIRST = compiled(
    r"^\W*(?i:when it comes to|as far as|as for|in terms of|speaking of|regarding|concerning) (?P<n>[^,?]+), (?P<q>[^?]+)\??$"
)
#: "Mia lives where?"
_ASKED_LAST = compiled(
    r"^(?P<told>[A-Z][^?]{3,60}?) (?P<q>where|who|what|when|how|which [a-z]+|in which [a-z]+|at what time|with whom)(?: now| exactly)?\?$"
)
_SHORT = compiled(r"\b(?P<w>[Ww]ho|[Ww]hat|[Ww]here|[Ww]hen|[Hh]ow|[Ww]hich)['’]s(?= )")
#: "Any idea of the date Mia moved?"
_THE_DATE = Rare(
    r"^(?!.*\b(?i:how (?:many|long|much)|between|than|precede\w*|elapsed)\b)[^?]*?\b(?:the|what|which) (?:(?:exact|precise|very|calendar) )?(?:date|day) (?:(?:that|when|on which|of|for|it was (?:that|when)) )?(?=[A-Z][\w-]+ (?!['’])[a-z])"
)
#: "Is there a diet that Mia keeps to, and which one?"
_WHICH_ONE = compiled(
    r"^(?:Is|Are|Was|Were) there (?:an? |any |some )?(?:particular |certain |special |specific )?(?P<n>[^?]+?),? (?:and|or)(?: if so,?)? (?:which|what|who|where)(?: ones?| is it| is that)?\?$"
)
_WRAPS = compiled(
    r"(?i)\b(?:idea|clue|guess|know|remember|recall|wonder\w*|curious|remind|tell|say|chance|sure|ask\w*|question|happen|help|refresh|figure|confirm|think)\b"
)
#: "Can you name Mia's brothers?" asks for the names.
_NAME_THEM = Rare(
    r"^\W*(?i:(?:(?:can|could|would|will) you |please )*)(?:please )?(?i:name|list|enumerate|identify|mention|give me|tell me|state)(?: all| the names of| me)* (?=(?:the |all )?(?:[A-Z][\w-]+['’]s?\b|[a-z]+ (?:that |which |who )?[A-Z]))"
)


def unwrapped(text: str) -> str:
    """A question without what is wrapped around it, question word first."""
    text = _SHORT.sub(r"\g<w> is", text)
    if (date := _THE_DATE.match(text)) is not None and not re.search(r"\b(?:birth\w*|born)\b", text):
        text = f"When {text[date.end() :]}"
    if (one := _WHICH_ONE.match(text)) is not None:
        return f"Which {one['n']}?"
    if (first := _TOPIC_FIRST.match(text)) is not None:
        return f"{first['q']}, of {first['n']}?"
    if (that := _WAS_THAT.match(text)) is not None:
        return f"When {that['told']}?"
    text = _ASIDE.sub("", text)
    if (last := _ASKED_LAST.match(text)) is not None:
        return f"{last['q'].capitalize()} {last['told']}?"
    lead = _LEAD_IN.match(text)
    if (
        lead is not None
        and lead["lead"].strip()
        and not re.search(rf"[{CAPITALS}0-9]", lead["lead"].strip()[1:])
        and _WRAPS.search(lead["lead"])
    ):
        text = lead["q"]
    return _NAME_THEM.sub("What are the names of ", text)


_ONE = re.compile(r"[^?？]*[?？]")
_ALL = re.compile(r"^.*[?？]", re.DOTALL)
_ANY_WORD = re.compile(r"\w")
_ASKS = re.compile(r"(?i)(?:and |who|what|where|when|which|how|whose)")


@lru_cache(maxsize=4096)
def parts(text: str) -> tuple[str, ...]:
    """The questions of a text that asks several ("Where does Mia live? And what does she do?")."""
    pieces = [piece.strip() for piece in _ONE.findall(text[:4000])]
    pieces = [piece for piece in pieces if _ANY_WORD.search(piece)]
    tail = _ALL.sub("", text[:4000]).strip()
    if not pieces:
        return (text.strip(),)
    if tail and _ASKS.match(tail):
        pieces.append(tail)
    return tuple(pieces)
